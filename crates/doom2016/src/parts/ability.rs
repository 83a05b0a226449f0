//! Abilities of cards: when they may be used, what they cost, under which conditions, and what they do.

use borsh::BorshSerialize;
use engine::Arg;
use serde::Deserialize;

use crate::content::{Wrong, must};
use crate::numbered::numbered;
use crate::{Effect, Keywords};

/// The moment of an ability; the windows of an attack are those of D16-INT-1.
///
/// ```
/// use doom2016::{ClassKind, Moment};
/// assert_eq!(ClassKind::Gunner.card().abilities[0].when, Moment::WhileAttacking);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Moment {
    /// It holds all the time; what it gives to attacks it gives to each.
    Always,
    /// The action card is played.
    Played,
    /// It belongs to the attack of the card's own box.
    ThisAttack,
    /// As a bonus action (D16-MAR-2).
    Bonus,
    /// At any time of one's own activation, not during an attack.
    OwnActivation,
    /// The initiative deck was just shuffled (D16-STA-1, D16-INT-29).
    DeckBuilt,
    /// The activation phase starts.
    PhaseStart,
    /// An initiative card is about to be revealed (D16-INT-29).
    BeforeInitiative,
    /// His activation starts (D16-INT-34).
    ActivationStart,
    /// The activation of another marine starts (D16-INT-34).
    OtherStart,
    /// His activation ends, before he draws (D16-MAR-6).
    ActivationEnd,
    /// He plays a main action.
    MainPlayed,
    /// He opened a door (D16-DOR-1).
    DoorOpened,
    /// He takes a weapon or a grenade (D16-ITM-3).
    WeaponTaken,
    /// He takes a health pack (D16-ITM-2).
    PackTaken,
    /// A marine sprints or teleports (D16-MAR-5, D16-TEL-2).
    MarineDashes,
    /// A demon gained the movement points of its activation, nothing else has happened (D16-EVT-3, D16-INT-14).
    DemonActivates,
    /// A demon stops (D16-INT-12).
    DemonStops,
    /// One's own attack is declared, the defender not yet chosen.
    Declare,
    /// The dice of one's own attack are about to be rolled.
    BeforeRoll,
    /// A card was revealed for one's own defence.
    WhileDefending,
    /// The same for one's own attack, after the defending side.
    WhileAttacking,
    /// The damage of one's own attack is known and stun is gone.
    OnHit,
    /// One's own attack is over.
    AfterAttack,
    /// An attack against one's own figure is over.
    AfterDefence,
    /// A demon was killed.
    DemonKilled,
    /// A marine was killed.
    MarineKilled,
    /// He made a glory kill and drew for it (D16-INT-18).
    GloryKill,
}

engine::words! {
    Moment, "moment" {
        Always = "always",
        Played = "played",
        ThisAttack = "this-attack",
        Bonus = "bonus",
        OwnActivation = "own-activation",
        DeckBuilt = "deck-built",
        PhaseStart = "phase-start",
        BeforeInitiative = "before-initiative",
        ActivationStart = "activation-start",
        OtherStart = "other-start",
        ActivationEnd = "activation-end",
        MainPlayed = "main-played",
        DoorOpened = "door-opened",
        WeaponTaken = "weapon-taken",
        PackTaken = "pack-taken",
        MarineDashes = "marine-dashes",
        DemonActivates = "demon-activates",
        DemonStops = "demon-stops",
        Declare = "declare",
        BeforeRoll = "before-roll",
        WhileDefending = "while-defending",
        WhileAttacking = "while-attacking",
        OnHit = "on-hit",
        AfterAttack = "after-attack",
        AfterDefence = "after-defence",
        DemonKilled = "demon-killed",
        MarineKilled = "marine-killed",
        GloryKill = "glory-kill",
    }
}

/// In a sentence: when it is.
impl From<Moment> for Arg {
    fn from(moment: Moment) -> Arg {
        Arg::key(format!("d16-moment-{moment}"))
    }
}

/// What an ability costs, besides the card that is played for it (D16-GEN-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub enum Cost {
    /// Nothing.
    #[default]
    Free,
    /// The class card is exhausted.
    Exhaust,
    /// One argent token from the demon's card (D16-ARG-1).
    Argent,
    /// One card of the hand.
    Card,
    /// One movement point.
    Mp,
    /// This glory kill card.
    Discard,
}

engine::words! {
    Cost, "cost" {
        Free = "free",
        Exhaust = "exhaust",
        Argent = "argent",
        Card = "card",
        Mp = "mp",
        Discard = "discard",
    }
}

/// What must hold for an ability or an attack. Distances are between whoever uses it and the figure concerned: in an
/// attack between attacker and defender.
///
/// ```
/// use doom2016::Condition;
/// assert_eq!("within 3".parse(), Ok(Condition::Within(3)));
/// assert_eq!(Condition::Unmoved.to_string(), "unmoved");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// At most so far away.
    Within(u8),
    /// At least so far away.
    From(u8),
    /// In sight.
    InSight,
    /// He spent at least so many movement points in this activation.
    Spent(u8),
    /// He spent no movement point in this activation.
    Unmoved,
    /// It shifted at least so many spaces in this activation; turns do not count.
    Shifted(u8),
    /// Another demon of its kind has sight to the defender.
    FellowSees,
    /// The defender is that of his attack before, in this activation.
    SameDefender,
    /// He attacked with a card of the same set in this activation.
    Fired,
    /// It is his first attack of this activation.
    FirstAttack,
    /// The defender has no damage.
    Undamaged,
    /// He has at least so much damage.
    Hurt(u8),
    /// The defender is a large demon.
    Large,
    /// Another marine is adjacent to him.
    MarineAdjacent,
    /// The defender revealed a card (D16-INT-4).
    CardRevealed,
    /// The attack did at least so much damage.
    Dealt(u8),
    /// The attack killed.
    Killed,
    /// The attack did at least so much damage, or killed.
    DealtOrKilled(u8),
    /// The defender lives.
    Lives,
    /// A marine at most so far away killed it.
    KillerWithin(u8),
    /// He holds no glory kill card.
    NoGloryCard,
}

impl Condition {
    /// Does it depend on who defends, or on what the attack did?
    pub(crate) fn is_about_defender(self) -> bool {
        !matches!(
            self,
            Condition::Spent(_)
                | Condition::Unmoved
                | Condition::Shifted(_)
                | Condition::Fired
                | Condition::FirstAttack
                | Condition::Hurt(_)
                | Condition::MarineAdjacent
                | Condition::NoGloryCard
        )
    }
}

numbered! {
    Condition, "condition" {
        Within(n) = "within",
        From(n) = "from",
        InSight = "in-sight",
        Spent(n) = "spent",
        Unmoved = "unmoved",
        Shifted(n) = "shifted",
        FellowSees = "fellow-sees",
        SameDefender = "same-defender",
        Fired = "fired",
        FirstAttack = "first-attack",
        Undamaged = "undamaged",
        Hurt(n) = "hurt",
        Large = "large",
        MarineAdjacent = "marine-adjacent",
        CardRevealed = "card-revealed",
        Dealt(n) = "dealt",
        Killed = "killed",
        DealtOrKilled(n) = "dealt-or-killed",
        Lives = "lives",
        KillerWithin(n) = "killer-within",
        NoGloryCard = "no-glory-card",
    }
}

/// One ability of a card.
///
/// ```
/// use doom2016::{Condition, Cost, DemonKind, Moment};
/// let shock = &DemonKind::PossessedSoldier.sheet().argent;
/// assert_eq!((shock.when, shock.cost), (Moment::OnHit, Cost::Argent));
/// assert_eq!(shock.conditions, [Condition::Dealt(1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name; empty where the name of the card serves.
    #[serde(default)]
    pub id: String,
    /// When it may be used, or holds.
    pub when: Moment,
    /// What it costs.
    #[serde(default)]
    pub cost: Cost,
    /// What must hold, all of it.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// At most once in a round?
    #[serde(default)]
    pub once_a_round: bool,
    /// What it does, in this order.
    pub effects: Vec<Effect>,
}

impl Ability {
    /// The keywords of its effects.
    pub fn keywords(&self) -> Keywords {
        self.effects.iter().fold(Keywords::NONE, |all, effect| all.or(effect.keywords()))
    }
    /// Can this ability of a card that can pay these costs be used?
    pub(crate) fn check(&self, costs: &[Cost]) -> Result<(), Wrong> {
        let words: Vec<_> = costs.iter().map(|cost| cost.word()).collect();
        let advice = format!("this card cannot cost `{}`; write {}", self.cost, engine::one_of(&words));
        must(costs.contains(&self.cost), advice)?;
        must(!self.effects.is_empty(), "an ability has at least one effect")?;
        let idle = self.effects.iter().any(|effect| effect.is_idle());
        must(!idle, "an effect with 0 does nothing; leave it out")
    }
}

/// The keywords of some abilities.
pub(crate) fn keywords(abilities: &[Ability]) -> Keywords {
    abilities.iter().fold(Keywords::NONE, |all, ability| all.or(ability.keywords()))
}

/// Can these abilities of a card that can pay these costs be used?
pub(crate) fn check_all(abilities: &[Ability], costs: &[Cost]) -> Result<(), Wrong> {
    let check = |(n, ability): (usize, &Ability)| {
        ability.check(costs).map_err(|wrong| wrong.at(&format!("ability.{n}")))
    };
    abilities.iter().enumerate().try_for_each(check)
}
