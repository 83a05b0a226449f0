//! What is chosen before the game: mission, marines and the rules of the house.

use borsh::BorshSerialize;
use engine::Refusal;
use engine::form::Field;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::place::{Ground, shipped_ids};
use crate::reason::Reason;
use crate::{Callsign, Side};

/// Which invasion cards the invader may choose from (D16-SET-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub enum InvasionChoice {
    /// Those that the mission offers.
    #[default]
    Offered,
    /// Only the first that the mission offers.
    First,
    /// All of them.
    Any,
}

engine::words! { InvasionChoice, "choice of invasion cards" { Offered = "offered", First = "first", Any = "any" } }

/// How many frags win for the invader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub enum FragChoice {
    /// Six for any number of marines, as all who tell of it say; the tutorial has its own numbers (D16-TUT-9).
    #[default]
    Printed,
    /// Our own numbers for 1, 2, 3 and 4 marines, tuned by play among computer players.
    Tuned,
}

engine::words! { FragChoice, "choice of frags" { Printed = "printed", Tuned = "tuned" } }

/// The options of a game.
///
/// ```
/// use doom2016::Setup;
/// assert!(Setup::default().check().is_ok());
/// let nobody = Setup { marines: Default::default(), ..Setup::default() };
/// assert!(nobody.check().unwrap_err().cites("D16-GEN-2"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The mission: one of ours by its name, or the whole file of another one.
    #[schemars(with = "String")]
    pub mission: Ground,
    /// The marines, in letter order (D16-SET-3). The invader sits after them.
    #[schemars(with = "Vec<Callsign>")]
    pub marines: ArrayVec<[Callsign; 4]>,
    /// Play a tutorial mission with all rules (D16-TUT-8).
    pub full_rules: bool,
    /// Squad cards give activations of their own instead of more main actions.
    pub split_activations: bool,
    /// Cover is one shield more instead of a second card (D16-COV-5).
    pub flat_cover: bool,
    /// Which invasion cards there are to choose from.
    pub invasion: InvasionChoice,
    /// How many frags win for the invader.
    pub frags: FragChoice,
    /// The mission has no last round (D16-MIS-7).
    pub no_round_limit: bool,
    /// Who lost the mission before and has a perk now (D16-MIS-6).
    pub perk: Option<Side>,
    /// Ask in every window, even without a card to play, so that a pause betrays nothing.
    pub open_windows: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            mission: Ground::default(),
            marines: Callsign::ALL.into_iter().collect(),
            full_rules: false,
            split_activations: false,
            flat_cover: false,
            invasion: InvasionChoice::Offered,
            frags: FragChoice::Printed,
            no_round_limit: false,
            perk: None,
            open_windows: false,
        }
    }
}

impl Setup {
    /// Do the options go together?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.marines.is_empty() {
            return Err(Reason::NoMarine.into());
        }
        let in_order = self.marines.windows(2).all(|pair| pair[0] < pair[1]);
        if !in_order {
            return Err(Reason::LetterOrder.into());
        }
        Ok(())
    }
}

/// What can be chosen, for those who offer it (D16-SET-1).
pub(crate) fn form() -> Vec<Field> {
    vec![
        Field::place("mission", shipped_ids()),
        Field::several("marines", Callsign::ALL.map(Callsign::word), (1, 4)),
        Field::flag("full-rules"),
        Field::flag("split-activations"),
        Field::flag("flat-cover"),
        Field::one("invasion", InvasionChoice::ALL.map(InvasionChoice::word)),
        Field::one("frags", FragChoice::ALL.map(FragChoice::word)),
        Field::flag("no-round-limit"),
        Field::one_or_none("perk", Side::ALL.map(Side::word)),
        Field::flag("open-windows"),
    ]
}
