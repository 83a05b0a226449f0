//! A position of the game: plain data, small, complete.

use borsh::BorshSerialize;
use engine::{Chance, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::tile::TileCount;
use crate::weapon::{Effect, EffectSet};
use crate::{
    Board, Colour, Cubes, FIGURES, Frame, Hand, PerSquare, Setup, Sq, SquareSet, TargetSet, Tile, Weapon,
    WeaponSet,
};

/// The most tokens a damage track holds (ADR-DMG-1).
pub const TRACK_SLOTS: usize = 12;
/// The slot of the killshot (ADR-KILL-1).
pub const KILLSHOT: usize = 11;
/// The most marks of one player on a board (ADR-MARK-3).
pub const MARK_LIMIT: u8 = 3;
/// Room on the killshot track: skulls, and all kills of the last turns.
pub const TRACK_SPACES: usize = 40;
/// Tiles on offer on the Turret board (ADR-TUR-1).
pub const TURRET_TILES: usize = 5;

/// A position.
#[derive(Clone, PartialEq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The options of the game.
    pub setup: Setup,
    /// All luck.
    pub chance: Chance,
    /// Players by seat, then the bot.
    pub figures: ArrayVec<[Figure; FIGURES]>,
    /// Weapons at the red, yellow and blue spawnpoint.
    pub rows: [WeaponSet; 3],
    /// Weapons not yet dealt.
    pub weapon_deck: WeaponSet,
    /// Ammo tiles on the squares of the arena.
    pub floor: PerSquare<Tile>,
    /// Tiles on offer in Turret mode.
    pub offer: ArrayVec<[Tile; TURRET_TILES]>,
    /// Ammo tiles not yet dealt.
    pub tile_stack: TileCount,
    /// Ammo tiles used.
    pub tile_discard: TileCount,
    /// Powerups not yet drawn.
    pub powerup_deck: Hand,
    /// Powerups used.
    pub powerup_discard: Hand,
    /// Who controls the turret of a square.
    pub turrets: PerSquare<Option<Seat>>,
    /// Skulls still on the track or in the box.
    pub skulls_left: u8,
    /// The killshot track (deathmatch).
    pub track: ArrayVec<[Space; TRACK_SPACES]>,
    /// Tokens of each figure on the red, yellow and blue spawnpoint track (Domination).
    pub spawn_tracks: [[u8; FIGURES]; 3],
    /// The turn being played.
    pub turn: Turn,
    /// Final frenzy, once it has begun.
    pub frenzy: Option<Frenzy>,
    /// The game is over and scored.
    pub over: bool,
    /// The weapon being fired, while a `Frame::Shot` is on the stack.
    pub shot: Firing,
    /// What is being decided, innermost last.
    pub frames: ArrayVec<[Frame; 8]>,
}

/// A player or the bot: figure, board, box and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Where the figure stands.
    pub square: Sq,
    /// The damage track: whose tokens, first blood first.
    pub damage: ArrayVec<[Seat; TRACK_SLOTS]>,
    /// Marks on this board, by their owner.
    pub marks: [u8; FIGURES],
    /// Skulls on this board.
    pub skulls: u8,
    /// The board shows its frenzy side (ADR-FRENZY-5).
    pub flipped: bool,
    /// Cubes in the box.
    pub ammo: Cubes,
    /// Weapons ready to fire.
    pub loaded: WeaponSet,
    /// Weapons to be reloaded.
    pub unloaded: WeaponSet,
    /// Powerups in hand.
    pub hand: Hand,
    /// Points so far.
    pub points: u16,
    /// Points that break a tie: from the killshot track, the spawnpoint tracks or the turrets (ADR-END-3, ADR-END-4).
    pub track_points: u16,
    /// Has the first turn been played to its end?
    pub seasoned: bool,
}

/// One space of the killshot track (ADR-SCORE-5, ADR-SCORE-6).
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// Whose killshot.
    pub kill: Seat,
    /// Whose overkill.
    pub overkill: Option<Seat>,
}

/// The turn being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Turns begun before this one.
    pub number: u32,
    /// Actions left.
    pub actions: u8,
    /// The bot action is still owed (ADR-BOT-3).
    pub bot_due: bool,
    /// Squares where ammo was grabbed this turn (ADR-TUR-2).
    pub grabbed: SquareSet,
    /// Spawnpoints the active player damaged this turn: red 1, yellow 2, blue 4 (ADR-DOM-3).
    pub tagged: u8,
    /// Who was killed this turn, in the order of the killshots (ADR-KILL-3).
    pub killed: ArrayVec<[Seat; FIGURES]>,
    /// How many of the killed have been dealt with in the present step of the turn's end.
    pub handled: u8,
}

/// The last round (ADR-FRENZY-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Frenzy {
    /// Who took the last skull and plays last.
    pub trigger: Seat,
    /// Turns that are still to come after the present one.
    pub turns_left: u8,
}

/// A weapon being fired: how far its shot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Firing {
    /// The weapon.
    pub weapon: Weapon,
    /// Effects used or being used.
    pub used: EffectSet,
    /// Effects being carried out now.
    pub now: EffectSet,
    /// How far the present effect is.
    pub stage: Stage,
    /// The square chosen for it.
    pub spot: Sq,
    /// Targets still to be struck by the present effect.
    pub picks: TargetSet,
    /// Targets struck by the present effect.
    pub struck: TargetSet,
    /// Targets of each effect.
    pub hits: [TargetSet; 3],
    /// The square of the last single target when it was hit.
    pub from: Sq,
    /// Figures damaged in this shot (ADR-PWR-SCOPE-3).
    pub damaged: TargetSet,
    /// Figures that saw the shooter when they were damaged (ADR-PWR-TAG-2).
    pub answer: TargetSet,
    /// Marks given in this shot, by figure: they do not turn into damage (ADR-MARK-2).
    pub fresh: [u8; FIGURES],
    /// A target whose push is still to be made.
    pub push: TargetSet,
}

/// How far an effect is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Choose the next effect.
    #[default]
    Menu,
    /// The next effect begins (it has been paid for).
    Begin,
    /// Choose a square or a room.
    Spot,
    /// Choose targets.
    Pick,
    /// Move and damage the targets, one after the other.
    Strike,
    /// The target has been dragged; damage it.
    Dragged,
    /// All damage is done: Targeting Scope.
    Struck,
    /// Push.
    Push,
    /// Marks.
    Marks,
    /// Rocket fist: choose the first square.
    FistStep,
    /// Rocket fist: strike on the first square?
    FistStrike,
    /// Rocket fist: on to the second square?
    FistOn,
    /// Rocket fist: strike on the second square?
    FistStrikeOn,
    /// The shot is over: Tagback.
    Over,
}

impl State {
    /// The board's tables.
    #[inline]
    pub fn board(&self) -> &Board {
        self.setup.board.place().board()
    }
    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.seat
    }
    /// A figure.
    #[inline]
    pub fn figure(&self, who: Seat) -> &Figure {
        &self.figures[who.index()]
    }
    #[inline]
    pub(crate) fn figure_mut(&mut self, who: Seat) -> &mut Figure {
        &mut self.figures[who.index()]
    }
    /// The active player's figure.
    #[inline]
    pub fn actor(&self) -> &Figure {
        self.figure(self.turn.seat)
    }
    #[inline]
    pub(crate) fn actor_mut(&mut self) -> &mut Figure {
        self.figure_mut(self.turn.seat)
    }
    /// The bot's seat: after the last player.
    #[inline]
    pub fn bot(&self) -> Option<Seat> {
        self.setup.bot.then_some(Seat(self.setup.players))
    }
    /// Is this figure the bot?
    #[inline]
    pub fn is_bot(&self, who: Seat) -> bool {
        self.bot() == Some(who)
    }
    /// All players, without the bot.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players).map(Seat)
    }
    /// Who plays after the active player.
    #[inline]
    pub fn next_player(&self) -> Seat {
        Seat((self.turn.seat.0 + 1) % self.setup.players)
    }
    /// The frame that is being decided.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    /// One more thing to be resolved first. Frames lie no deeper than five: a turn, a shot, its Scope, the Scope's point,
    /// its price.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }
    /// Weapons at a spawnpoint.
    pub fn row(&self, colour: Colour) -> WeaponSet {
        self.rows[colour.index()]
    }
}

impl Figure {
    /// Weapons in hand, loaded or not.
    pub fn weapons(&self) -> WeaponSet {
        self.loaded.or(self.unloaded)
    }
    /// Has this board taken a killshot this turn?
    pub fn is_killed(&self) -> bool {
        self.damage.len() >= KILLSHOT
    }
    /// Can cubes and powerups together pay this (ADR-PAY-2)?
    #[inline]
    pub fn can_pay(&self, cost: Cubes) -> bool {
        Colour::ALL.into_iter().all(|c| self.ammo.of(c) + self.hand.of(c) >= cost.of(c))
    }
}

impl Firing {
    /// A shot that is about to begin.
    pub(crate) fn of(weapon: Weapon) -> Firing {
        Firing { weapon, ..Firing::default() }
    }
    /// The effect that leads the present one.
    #[inline]
    pub(crate) fn lead(&self) -> &'static Effect {
        &self.weapon.card().effects[self.now.lead()]
    }
    /// Targets of these effects together.
    pub(crate) fn hit_by(&self, effects: EffectSet) -> TargetSet {
        effects.iter().fold(TargetSet::NONE, |set, i| set.or(self.hits[i]))
    }
    /// The figure the chain of T.H.O.R. has come to, alive or killed (ADR-W-THOR-5); a spawnpoint ends it (ADR-DOM-6).
    pub(crate) fn last_link(&self) -> Option<Seat> {
        self.hits.iter().rev().find(|set| !set.is_empty()).and_then(|set| set.seats().next())
    }
}
