//! An attack under way: how far it is, and all that is known of it (D16-INT-1).

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use skirmish::{Dice, FigureSet};

use crate::action::{Allies, Who};
use crate::effect::{Boost, Splash};
use crate::place::Footing;
use crate::rules::names::Names;
use crate::{Block, Card, Gains, Pool};

/// How far an attack is (D16-INT-1).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Default,
    BorshSerialize,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Effects before it; the defender is chosen.
    #[default]
    Declare,
    /// Effects before the roll.
    BeforeRoll,
    /// Dice are taken away: stun, Decoy.
    Thin,
    /// Dice effects of an attack on many (D16-INT-9).
    Common,
    /// The next defender of many is chosen.
    Next,
    /// A card is revealed.
    Reveal,
    /// A second card for cover?
    Cover,
    /// Effects of the defending side.
    Defend,
    /// Effects of the attacking side.
    Attack,
    /// The damage of this defender is counted.
    Count,
    /// Damage and kills.
    Damage,
    /// Stun goes, then the attack's own effects.
    OnHit,
    /// Argent effects that ask for damage dealt.
    OnHitArgent,
    /// Windows of the active side and of the other.
    After,
    /// Nothing is left of it.
    Over,
}

/// What an attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// The box of an action card.
    Card(Card),
    /// An ability: Overwatch, Momentum.
    Granted,
    /// The attack of a demon card.
    Demon,
    /// One more attack of a demon: Twin Fire, Onslaught.
    Extra,
}

/// An attack that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks.
    pub by: Who,
    /// With what.
    pub weapon: Weapon,
    /// How far it is.
    pub stage: Stage,
    /// The range printed.
    pub printed: u8,
    /// The dice printed; then those of the roll.
    #[serde(with = "heap")]
    pub pool: Pool,
    /// What it gains.
    pub gains: Gains,
    /// What it gains only against a defender so near (D16-INT-7).
    pub late: Option<Boost>,
    /// Its Splash.
    pub splash: Option<Splash>,
    /// It is the second attack of its card (D16-INT-6).
    pub repeat: bool,
    /// It is the first attack of the activation.
    pub first: bool,
    /// The defender of the attack before.
    pub previous: Option<Who>,
    /// One roll against everybody (D16-ATK-14).
    pub everyone: bool,
    /// Everybody so near instead (Fire Wash); 0 for not.
    pub wash: u8,
    /// Not against this one (Twin Fire).
    pub not: Option<Who>,
    /// Only against this one.
    pub only: Option<Who>,
    /// The defender.
    pub target: Who,
    /// Where the defender stood.
    pub target_at: Footing,
    /// Defenders still to come and those done: demons.
    pub demons: FigureSet,
    /// The same: marines and the drone.
    pub marines: Allies,
    /// Defenders dealt with.
    pub done_demons: FigureSet,
    /// Defenders dealt with.
    pub done_marines: Allies,
    /// Dice still to be taken away.
    pub thin: u8,
    /// The faces rolled, by the order of the pool, as numbers of faces.
    pub faces: [u8; 6],
    /// Dice that were turned (D16-INT-5).
    pub turned: Dice,
    /// Dice that were rolled again one by one.
    pub rerolled: Dice,
    /// The revealed card, by its number in its deck.
    pub revealed: Option<u8>,
    /// The defender has cover and may still reveal a second card.
    pub cover: bool,
    /// What stops damage.
    pub block: Block,
    /// Shields of effects and toughness.
    pub shields: u8,
    /// The damage is at most so much (Iron Skin).
    pub cap: Option<u8>,
    /// Names of cards used in the present window (D16-ATK-12).
    pub used: Names,
    /// The present window is closed.
    pub passed: bool,
    /// Damage dealt, of many defenders to the one that took most.
    pub dealt: u8,
    /// Defenders that took damage: demons.
    pub hit_demons: FigureSet,
    /// The same: marines and the drone.
    pub hit_marines: Allies,
    /// Somebody was killed.
    pub killed: bool,
}

impl Default for Attack {
    fn default() -> Self {
        Attack {
            by: Who::NOBODY,
            weapon: Weapon::Granted,
            stage: Stage::Declare,
            printed: 0,
            pool: Pool::default(),
            gains: Gains::default(),
            late: None,
            splash: None,
            repeat: false,
            first: false,
            previous: None,
            everyone: false,
            wash: 0,
            not: None,
            only: None,
            target: Who::NOBODY,
            target_at: skirmish::SpaceId(0).into(),
            demons: FigureSet::NONE,
            marines: Allies::NONE,
            done_demons: FigureSet::NONE,
            done_marines: Allies::NONE,
            thin: 0,
            faces: [0; 6],
            turned: Dice::NONE,
            rerolled: Dice::NONE,
            revealed: None,
            cover: false,
            block: Block::default(),
            shields: 0,
            cap: None,
            used: Names::NONE,
            passed: false,
            dealt: 0,
            hit_demons: FigureSet::NONE,
            hit_marines: Allies::NONE,
            killed: false,
        }
    }
}

/// Dice before the cap may be more than the box has (D16-ATK-15): they are written as gains are.
mod heap {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::{Gains, Pool};

    pub(super) fn serialize<S: Serializer>(pool: &Pool, s: S) -> Result<S::Ok, S::Error> {
        Gains { dice: *pool, ..Gains::default() }.serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Pool, D::Error> {
        Gains::deserialize(d).map(|gains| gains.dice)
    }
}
