//! What cards and abilities do, as far as data can say it.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::{Gains, Hook, Keyword, Keywords, Pool};

/// One effect. The figure concerned is the one whose moment it is: who attacks, activates, starts or was killed.
///
/// ```
/// use doom2016::{Card, Effect};
/// let card: Card = "uac-marine-3".parse().unwrap();
/// assert_eq!(card.face().abilities[0].effects, [Effect::Draw(1)]);
/// assert_eq!(serde_json::to_string(&Effect::LoseMp(2)).unwrap(), r#"{"lose-mp":2}"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The attack gains this.
    Gain(Gains),
    /// The next attack of the same activation gains this (D16-INT-7).
    NextAttack(Boost),
    /// The attack box of the card is used against the figure concerned.
    Fire,
    /// One more attack by the figure concerned, or against it by whoever uses the effect.
    Attack(Strike),
    /// Others near the defender suffer (D16-INT-17).
    Splash(Splash),
    /// The defender discards the revealed card and reveals another (D16-INT-4).
    RevealAgain,
    /// So many shields more in this defence.
    Shields(u8),
    /// The attack does at most so much damage (D16-INT-5).
    Cap(u8),
    /// Somebody suffers damage, is stunned or pushed; no attack (D16-ATK-13).
    Harm(Harm),
    /// Everybody round a chosen space suffers (D16-INT-40).
    Burst(Burst),
    /// Whoever uses it recovers so much damage (D16-KIL-2).
    Recover(u8),
    /// A marine recovers damage.
    Heal(Heal),
    /// The figure concerned gains so many movement points.
    Mp(u8),
    /// The figure concerned loses so many movement points, those it has.
    LoseMp(u8),
    /// The figure concerned moves up to so many spaces (D16-MOV-6).
    Move(u8),
    /// Whoever uses it draws so many action cards.
    Draw(u8),
    /// The invader draws so many event cards (D16-EVT-3).
    DrawEvents(u8),
    /// He draws so many glory kill cards, without recovering.
    DrawGlory(u8),
    /// Argent tokens are placed.
    Argent(Argent),
    /// A rule in code.
    Hook(Hook),
}

impl Effect {
    /// The keyword that it stands for.
    pub fn keywords(self) -> Keywords {
        let one = |keyword| [keyword].into_iter().collect();
        match self {
            Effect::Splash(_) => one(Keyword::Splash),
            Effect::Hook(Hook::Flying | Hook::Jets(_)) => one(Keyword::Flying),
            Effect::Gain(gains) | Effect::NextAttack(Boost { gains, .. }) if gains.pierce > 0 => {
                one(Keyword::Pierce)
            }
            _ => Keywords::NONE,
        }
    }

    /// Does it do anything? Data that says 0 is a mistake.
    pub(crate) fn is_idle(self) -> bool {
        match self {
            Effect::Gain(gains) => gains.is_empty(),
            Effect::NextAttack(boost) => boost.gains.is_empty(),
            Effect::Attack(strike) => strike.dice.is_empty(),
            Effect::Splash(splash) => splash.damage == 0,
            Effect::Harm(harm) => harm.damage == 0 && harm.push == 0 && !harm.stun,
            Effect::Burst(burst) => burst.damage == 0 && burst.dice.is_empty(),
            Effect::Heal(heal) => heal.recover == 0,
            Effect::Argent(argent) => argent.tokens == 0,
            Effect::Shields(n) | Effect::Cap(n) | Effect::Recover(n) | Effect::Mp(n) | Effect::LoseMp(n) => {
                n == 0
            }
            Effect::Move(n) | Effect::Draw(n) | Effect::DrawEvents(n) | Effect::DrawGlory(n) => n == 0,
            Effect::Fire | Effect::RevealAgain | Effect::Hook(_) => false,
        }
    }
}

/// Who is meant, seen from whoever uses the effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize)]
pub enum Whom {
    /// The defender of the attack.
    Defender,
    /// One enemy, chosen.
    Enemy,
    /// Every enemy.
    Enemies,
    /// One enemy so near to the defender of the last attack, chosen.
    ByDefender,
    /// Every demon.
    Demons,
    /// Every marine; the drone is none (D16-INT-37).
    Marines,
    /// Everybody: friends and whoever uses it too.
    Figures,
    /// The marine who killed the demon.
    Killer,
    /// One marine, himself too.
    Marine,
    /// One other marine.
    OtherMarine,
}

engine::words! {
    Whom, "target" {
        Defender = "defender",
        Enemy = "enemy",
        Enemies = "enemies",
        ByDefender = "by-defender",
        Demons = "demons",
        Marines = "marines",
        Figures = "figures",
        Killer = "killer",
        Marine = "marine",
        OtherMarine = "other-marine",
    }
}

/// What the next attack of the same activation gains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// The gains.
    pub gains: Gains,
    /// Only against a defender at most so far away; a farther attack uses it up all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u8>,
}

/// An attack that an effect grants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// Its range; `None`: as printed on the card of whoever attacks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Its dice.
    pub dice: Pool,
    /// Against another defender than the attack before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub other: bool,
}

/// The keyword Splash: figures adjacent to the defender, the defender apart, suffer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Splash {
    /// How much each of them suffers.
    pub damage: u8,
    /// Who is hit.
    pub whom: Whom,
}

/// Damage, stun or a push without an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// Who is hit.
    pub whom: Whom,
    /// How near they must be; `None`: no matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u8>,
    /// Must they be in sight?
    #[serde(default, skip_serializing_if = "is_false")]
    pub sight: bool,
    /// How much damage each suffers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damage: u8,
    /// How many spaces each is pushed (D16-INT-21).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub push: u8,
    /// Are they stunned? (D16-STN-1)
    #[serde(default, skip_serializing_if = "is_false")]
    pub stun: bool,
}

/// Damage to figures on a chosen space in sight, and on adjacent ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Burst {
    /// How far away the space may be.
    pub within: u8,
    /// Who is hit.
    pub whom: Whom,
    /// How much damage each suffers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damage: u8,
    /// Dice rolled once; each suffers the result.
    #[serde(default, skip_serializing_if = "no_dice")]
    pub dice: Pool,
    /// Whoever uses it recovers 1 for each figure hit, at most so much.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub leech: u8,
}

/// A marine recovers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// How much damage comes off.
    pub recover: u8,
    /// Whose.
    pub whom: Whom,
    /// How near he must be.
    pub within: u8,
}

/// Argent tokens that an effect places (D16-ARG-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Argent {
    /// How many.
    pub tokens: u8,
    /// Where they go.
    pub on: ArgentPlace,
}

/// Where argent tokens are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArgentPlace {
    /// The card of the demon concerned.
    ItsCard,
    /// A demon card of the invader's choice.
    DemonCard,
    /// A demon card or the invasion card.
    AnyCard,
}

engine::words! {
    ArgentPlace, "place for argent" { ItsCard = "its-card", DemonCard = "demon-card", AnyCard = "any-card" }
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn no_dice(pool: &Pool) -> bool {
    pool.is_empty()
}
