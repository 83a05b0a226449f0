//! Sets of action cards: every marine's own, weapons and grenades.

use borsh::BorshSerialize;

use crate::action_card::{self, SetSheet};
use crate::{Callsign, Cards};

/// A set of action cards. All but the first come with a weapon token.
///
/// ```
/// use doom2016::{CardSet, SetKind};
/// let rifle = CardSet::PlasmaRifle;
/// assert_eq!((rifle.sheet().kind, rifle.sheet().copies), (SetKind::Starting, 2));
/// let cards: Vec<_> = rifle.cards(2).iter().map(|card| card.to_string()).collect();
/// assert_eq!(cards, ["plasma-rifle-1-b", "plasma-rifle-2-b", "plasma-rifle-3-b"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub enum CardSet {
    #[default]
    UacMarine,
    CombatShotgun,
    SuperShotgun,
    HeavyAssaultRifle,
    PlasmaRifle,
    BurstRifle,
    StaticRifle,
    RocketLauncher,
    Chaingun,
    Chainsaw,
    GaussCannon,
    Bfg9000,
    FragGrenade,
    SiphonGrenade,
    DecoyGrenade,
}

engine::words! {
    CardSet, "card set" {
        UacMarine = "uac-marine",
        CombatShotgun = "combat-shotgun",
        SuperShotgun = "super-shotgun",
        HeavyAssaultRifle = "heavy-assault-rifle",
        PlasmaRifle = "plasma-rifle",
        BurstRifle = "burst-rifle",
        StaticRifle = "static-rifle",
        RocketLauncher = "rocket-launcher",
        Chaingun = "chaingun",
        Chainsaw = "chainsaw",
        GaussCannon = "gauss-cannon",
        Bfg9000 = "bfg-9000",
        FragGrenade = "frag-grenade",
        SiphonGrenade = "siphon-grenade",
        DecoyGrenade = "decoy-grenade",
    }
}

engine::bit_set! {
    /// Some card sets: those a marine may choose from, those he holds.
    ///
    /// ```
    /// use doom2016::{CardSets, SetKind};
    /// assert_eq!(CardSets::of_kind(SetKind::Starting).len(), 6);
    /// assert_eq!(CardSets::weapons().len(), 14);
    /// ```
    pub struct CardSets(u16) of CardSet, CardSet::ALL.len(), |n: usize| CardSet::ALL[n];
}

impl CardSets {
    /// All sets of a kind.
    pub fn of_kind(kind: SetKind) -> CardSets {
        CardSets::ALL.iter().filter(|set| set.sheet().kind == kind).collect()
    }
    /// All sets that come with a weapon token.
    pub fn weapons() -> CardSets {
        CardSets::ALL.minus(CardSets::of_kind(SetKind::Marine))
    }
}

impl CardSet {
    /// What the data file says of it.
    #[inline]
    pub fn sheet(self) -> &'static SetSheet {
        action_card::set(self)
    }
    /// The cards of one copy of the set, from 1; none if there is no such copy.
    #[inline]
    pub fn cards(self, copy: u8) -> Cards {
        let place = usize::from(copy).checked_sub(1);
        place.and_then(|place| self.sheet().cards.get(place)).copied().unwrap_or(Cards::NONE)
    }
    /// The cards that every deck of this marine holds (D16-SET-5).
    ///
    /// ```
    /// use doom2016::{Callsign, CardSet};
    /// assert_eq!(CardSet::own(Callsign::Delta).nth(0).unwrap().to_string(), "uac-marine-1-d");
    /// ```
    #[inline]
    pub fn own(marine: Callsign) -> Cards {
        CardSet::UacMarine.cards(marine.index() as u8 + 1)
    }
}

/// What a card set is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum SetKind {
    /// Every marine has one.
    Marine,
    /// A weapon to choose at the start (D16-SET-5).
    Starting,
    /// A weapon that lies on maps; its token has a grey mark.
    Map,
    /// One card that leaves the game when played (D16-ITM-5).
    Grenade,
}

engine::words! {
    SetKind, "kind of set" { Marine = "marine", Starting = "starting", Map = "map", Grenade = "grenade" }
}

impl SetKind {
    /// How many cards such a set has.
    pub const fn cards(self) -> usize {
        match self {
            SetKind::Marine => 4,
            SetKind::Starting | SetKind::Map => 3,
            SetKind::Grenade => 1,
        }
    }
}
