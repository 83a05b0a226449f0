//! The twelve invasion cards: which demons come out of which portals (`content/doom2016/invasion-cards.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{DemonKind, DemonKinds, Portal, TokenKind};

/// An invasion card.
///
/// ```
/// use doom2016::{InvasionKind, Portal};
/// let [first, second] = InvasionKind::FirstStrike.groups(Portal::Yellow);
/// assert_eq!(first.to_string(), "2 imp + 2 cacodemon");
/// assert_eq!(second.to_string(), "1 possessed-soldier + 2 pinky");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum InvasionKind {
    FirstStrike,
    ImpAssault,
    RottingGuard,
    Stampede,
    FloatingDread,
    BoneChoir,
    HeavyTread,
    HellNobles,
    MixedVanguard,
    Swarm,
    ArgentTide,
    Tyrant,
}

engine::words! {
    InvasionKind, "invasion card" {
        FirstStrike = "first-strike",
        ImpAssault = "imp-assault",
        RottingGuard = "rotting-guard",
        Stampede = "stampede",
        FloatingDread = "floating-dread",
        BoneChoir = "bone-choir",
        HeavyTread = "heavy-tread",
        HellNobles = "hell-nobles",
        MixedVanguard = "mixed-vanguard",
        Swarm = "swarm",
        ArgentTide = "argent-tide",
        Tyrant = "tyrant",
    }
}

engine::bit_set! {
    /// Some invasion cards: those a mission offers (D16-SET-7).
    pub struct InvasionKinds(u16) of InvasionKind, InvasionKind::ALL.len(), |n: usize| InvasionKind::ALL[n];
}

impl InvasionKind {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static InvasionCard {
        &CARDS.card[self.index()]
    }
    /// The two groups that a portal of this colour can bring (D16-POR-2).
    #[inline]
    pub fn groups(self, portal: Portal) -> [Group; 2] {
        let card = self.card();
        match portal {
            Portal::Blue => card.blue,
            Portal::Yellow => card.yellow,
            Portal::Red => card.red,
        }
    }
}

/// What an invasion card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvasionCard {
    /// Which.
    pub id: InvasionKind,
    blue: [Group; 2],
    yellow: [Group; 2],
    red: [Group; 2],
    /// Every kind of demon that it can bring.
    #[serde(skip)]
    pub kinds: DemonKinds,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// Demons that come together, with the argent tokens they bring (D16-POR-4).
///
/// ```
/// use doom2016::{DemonKind, Group};
/// let group: Group = "4 imp + 1 baron-of-hell + 3 argent".parse().unwrap();
/// assert_eq!((group.of(DemonKind::Imp), group.len(), group.argent), (4, 5, 3));
/// assert_eq!(group.to_string(), "4 imp + 1 baron-of-hell + 3 argent");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Group {
    demons: [u8; DemonKind::ALL.len()],
    /// The kinds it brings, at hand.
    #[borsh(skip)]
    pub kinds: DemonKinds,
    /// Tokens for the cards of these demons.
    pub argent: u8,
}

impl Group {
    /// How many of one kind.
    #[inline]
    pub fn of(self, kind: DemonKind) -> u8 {
        self.demons[kind.index()]
    }
    /// The kinds it brings, with how many.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (DemonKind, u8)> {
        DemonKind::ALL.into_iter().zip(self.demons).filter(|&(_, n)| n > 0)
    }
    /// How many demons in all.
    pub fn len(self) -> u8 {
        self.demons.iter().sum()
    }
    /// No demon at all?
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let demons = self.iter().map(|(kind, n)| format!("{n} {kind}"));
        let argent = (self.argent > 0).then(|| format!("{} argent", self.argent));
        f.write_str(&demons.chain(argent).collect::<Vec<_>>().join(" + "))
    }
}

impl FromStr for Group {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut group = Group::default();
        for part in text.split(" + ") {
            let wrong = || format!("`{part}`: write how many and what, as 2 imp, with + between");
            let (number, word) = part.split_once(' ').ok_or_else(wrong)?;
            let number = number.parse().ok().filter(|n| (1..=99).contains(n)).ok_or_else(wrong)?;
            let count = if word == "argent" {
                &mut group.argent
            } else {
                let kind: DemonKind = word.parse().map_err(|e| format!("{e}, or argent"))?;
                group.kinds.insert(kind);
                &mut group.demons[kind.index()]
            };
            if *count > 0 {
                return Err(format!("`{text}`: {word} is listed twice; write the sum"));
            }
            *count = number;
        }
        if group.is_empty() { Err(format!("`{text}`: a group has at least one demon")) } else { Ok(group) }
    }
}

engine::serde_as_text!(Group);

static CARDS: LazyLock<Invasions> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invasions {
    card: Vec<InvasionCard>,
}

impl Sheet for Invasions {
    const FILE: &'static str = "invasion-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/invasion-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let initiative = TokenKind::InvaderInitiative.stock().copies;
        lists.each("card", &mut self.card, |lists, card| {
            let groups = [card.blue, card.yellow, card.red];
            for (kind, n) in groups.iter().flatten().flat_map(|group| group.iter()) {
                let most = kind.sheet().figures;
                must(n <= most, format!("{n} {kind}; the box has {most}"))?;
                card.kinds.insert(kind);
            }
            let kinds = card.kinds.len();
            let advice =
                format!("{kinds} kinds of demons; initiative cards are for {initiative} (D16-STA-2)");
            must(kinds <= u32::from(initiative), advice)?;
            lists.facts(card.id, &mut card.sources, &Portal::ALL.map(Portal::word))
        })?;
        lists.roll_call("card", self.card.iter().map(|card| card.id), &InvasionKind::ALL)
    }
}
