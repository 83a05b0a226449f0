//! What is being decided: the frames of the stack, named after the steps of the rules.

use borsh::BorshSerialize;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::target::FIGURES;
use crate::weapon::EffectSet;
use crate::{Cubes, Sq, SquareSet, TargetSet, Tile, Weapon};

/// One thing that is being resolved. The top of the stack decides; what is below waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// The active player chooses an action or plays a powerup (ADR-TURN-1).
    #[default]
    Menu,
    /// A player chooses the card that decides the spawnpoint (ADR-SPAWN-1, ADR-SPAWN-3).
    Spawn {
        /// Who appears.
        who: Seat,
    },
    /// A player puts the bot on a spawnpoint (ADR-BOT-2, ADR-BOT-11).
    PlaceBot {
        /// Who chooses.
        by: Seat,
    },
    /// The active player moves within an action, and then does what the action is for (ADR-TURN-5).
    Walk {
        /// What the action is for.
        errand: Errand,
        /// Steps left.
        left: u8,
        /// Has a step been made?
        walked: bool,
    },
    /// A Teleporter was played: any square of the board (ADR-PWR-TELE-1).
    Teleport,
    /// Somebody moves a figure (ADR-MOVE-2).
    Carry(Carry),
    /// A weapon is taken as soon as it is paid for.
    Taking {
        /// Which.
        weapon: Weapon,
    },
    /// A fourth weapon was taken: one of the others is left (ADR-GRAB-4).
    Leave {
        /// The new one, which stays.
        taken: Weapon,
    },
    /// A tile was taken in Turret mode: part of it may buy the turret (ADR-TUR-3).
    Control {
        /// The tile.
        tile: Tile,
    },
    /// A price is paid, cube by cube (ADR-PAY-5).
    Pay {
        /// What is left of it.
        cost: Cubes,
        /// Cubes of any colour that are left (Targeting Scope).
        any: u8,
    },
    /// A weapon is being fired; `State::shot` says how far it is.
    Shot,
    /// The shooter may play Targeting Scopes (ADR-PWR-SCOPE-4).
    Scope,
    /// A Targeting Scope adds its point as soon as it is paid for.
    ScopeHit {
        /// Who gets it.
        who: Seat,
    },
    /// Victims may answer with Tagback Grenades, one after the other (ADR-PWR-TAG-2).
    Tagback {
        /// Who hurt them.
        attacker: Seat,
        /// Who may still answer.
        queue: TargetSet,
    },
    /// The bot shoots if it sees anyone (ADR-BOT-5).
    BotShot,
    /// Weapons may be reloaded (ADR-RELOAD-1).
    Reload,
    /// A weapon is loaded as soon as it is paid for.
    Reloading {
        /// Which.
        weapon: Weapon,
    },
    /// The turn is being wound up.
    EndTurn {
        /// How far it is.
        step: Step,
    },
    /// An overkill token goes on a spawnpoint track (ADR-DOM-12).
    Track {
        /// Whose token.
        token: Seat,
    },
}

/// What the movement of an action leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Nothing more.
    Run,
    /// A grab.
    Grab,
    /// A shot, after a reload in frenzy.
    Shoot {
        /// Something was reloaded: the move is over (ADR-FRENZY-9).
        reloaded: bool,
    },
}

/// A figure being moved by a weapon, a card or the bot's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Carry {
    /// Who is moved.
    pub who: Seat,
    /// Steps left.
    pub left: u8,
    /// Where the move may end.
    pub goal: SquareSet,
    /// All steps in one direction?
    pub straight: bool,
    /// The direction, once a step was made (0 north, 1 east, 2 south, 3 west).
    pub dir: Option<u8>,
    /// May it stop where it is?
    pub may_stop: bool,
}

/// The steps of winding up a turn, in order (ADR-DOM-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Domination: tag and strike back.
    Tag,
    /// Score the killed boards, in the order of the killshots.
    Score,
    /// Everybody killed appears again.
    Respawn,
    /// Tiles and weapons are dealt; the next turn begins.
    Refill,
}

/// A weapon being fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Shot {
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
