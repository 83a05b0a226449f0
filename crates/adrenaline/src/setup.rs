//! What is chosen before the game: board, players, skulls, mode and table options.

use borsh::BorshSerialize;
use engine::Refusal;
use engine::form::Field;
use serde::{Deserialize, Serialize};

use crate::reason::{Reason, unless};
use crate::{BoardId, Ground};

/// How the game ends when the last skull is gone.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    BorshSerialize,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Everybody has one more turn with stronger actions (ADR-FRENZY-3).
    #[default]
    Frenzy,
    /// The game stops at the end of that turn (ADR-SUDDEN-1).
    SuddenDeath,
}

/// The options of a game.
///
/// ```
/// use adrenaline::Setup;
/// assert!(Setup::default().check().is_ok());
/// let both = Setup { domination: true, turrets: true, ..Setup::default() };
/// assert!(both.check().unwrap_err().cites("ADR-SETUP-5"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// What is played on: one of our boards by its name, or the whole file of another arena.
    #[schemars(with = "String")]
    pub board: Ground,
    /// People at the table, 3 to 5.
    pub players: u8,
    /// Skulls on the track or in the box, 5 to 8.
    pub skulls: u8,
    /// Domination: spawnpoints are fought over.
    pub domination: bool,
    /// Turrets: ammo squares shoot back.
    pub turrets: bool,
    /// The bot joins in; it is the figure after the last player.
    pub bot: bool,
    /// What happens after the last skull.
    pub ending: Ending,
    /// Point totals of others are secret until the end.
    pub hidden_points: bool,
    /// Ask in every window that could matter, even a seat that has nothing to use there, so that a pause betrays
    /// nothing.
    pub open_windows: bool,
    /// Ask before a turn ends, even if nothing is left to do: the last chance to take something back.
    pub confirm_turn: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            board: BoardId::Big.into(),
            players: 5,
            skulls: 8,
            domination: false,
            turrets: false,
            bot: false,
            ending: Ending::Frenzy,
            hidden_points: false,
            open_windows: false,
            confirm_turn: false,
        }
    }
}

impl Setup {
    /// Do the options go together? Two modes do not, all else does (ADR-SETUP-5); a bot joins 3 or 4 players (ADR-BOT-1).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self) -> Result<(), Refusal> {
        unless((3..=5).contains(&self.players), Reason::SetupPlayers(self.players))?;
        unless((5..=8).contains(&self.skulls), Reason::SetupSkulls(self.skulls))?;
        unless(!self.domination || !self.turrets, Reason::SetupTwoModes)?;
        unless(!self.bot || self.players < 5, Reason::SetupBot)?;
        Ok(())
    }

    /// Figures on the board: the players and perhaps the bot.
    pub fn figures(&self) -> usize {
        usize::from(self.players) + usize::from(self.bot)
    }

    /// Is there a killshot track, rather than a Domination or Turret board?
    pub fn deathmatch(&self) -> bool {
        !self.domination && !self.turrets
    }
}

/// What can be chosen, for those who offer it (ADR-SETUP-1).
pub(crate) fn form() -> Vec<Field> {
    vec![
        Field::number("players", 3, 5),
        Field::place("board", BoardId::ALL.map(BoardId::word)),
        Field::number("skulls", 5, 8),
        Field::flag("domination"),
        Field::flag("turrets"),
        Field::flag("bot"),
        Field::one("ending", ["frenzy", "sudden-death"]),
        Field::flag("hidden-points"),
        Field::flag("open-windows"),
        Field::flag("confirm-turn"),
    ]
}
