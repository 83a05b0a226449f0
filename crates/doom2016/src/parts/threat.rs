//! The three threat cards: when demons come out of portals (`content/doom2016/threat-cards.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::Portal;
use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::portal::PerPortal;

/// A threat card (D16-MIS-4).
///
/// ```
/// use doom2016::{Portal, ThreatKind, threat::Summons};
/// let horde = ThreatKind::Horde.card();
/// assert_eq!(horde.from_round[Portal::Yellow], 3);
/// assert!(matches!(horde.summons, Summons::Counters(counters) if counters[Portal::Red] == 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum ThreatKind {
    /// Demons appear as marines explore.
    Infestation,
    /// A steady stream from portals of rising level.
    Horde,
    /// The invader spends threat counters.
    Assault,
}

engine::words! {
    ThreatKind, "threat card" { Infestation = "infestation", Horde = "horde", Assault = "assault" }
}

engine::bit_set! {
    /// Some threat cards: those an objective is used with.
    pub struct ThreatKinds(u8) of ThreatKind, ThreatKind::ALL.len(), |n: usize| ThreatKind::ALL[n];
}

impl ThreatKind {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static ThreatCard {
        &CARDS.threat[self.index()]
    }
}

/// How portals lie at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum PortalSide {
    FaceDown,
    FaceUp,
}

engine::words! { PortalSide, "side of a portal" { FaceDown = "face-down", FaceUp = "face-up" } }

/// What is summoned before the first round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstSummons {
    /// Nothing.
    Nothing,
    /// A group from each portal that lies face up.
    FaceUp,
    /// One group from one blue portal, which costs nothing.
    OneBlue,
}

engine::words! { FirstSummons, "first summons" { Nothing = "nothing", FaceUp = "face-up", OneBlue = "one-blue" } }

/// When demons are summoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Summons {
    /// From a face-down portal as soon as a marine sees its space (D16-INT-39).
    Sight,
    /// Each portal has so many counters; at the start of each status phase one comes off one portal (D16-STA-7).
    Counters(PerPortal<u8>),
    /// The invader buys groups at the start of the status phase.
    Stock(Stock),
}

/// The threat counters of the invader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// How many he has at the start.
    pub start: u8,
    /// How many he gains at the start of each status phase.
    pub income: u8,
    /// How many he may spend in a round.
    pub most: u8,
    /// What a group from a portal costs; each portal gives one a round.
    pub cost: PerPortal<u8>,
}

/// What a threat card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreatCard {
    /// Which.
    pub id: ThreatKind,
    /// How portals lie at the start.
    pub portals: PortalSide,
    /// Does a portal stay after use?
    pub keeps: bool,
    /// May demons open doors? (D16-DOR-3)
    pub doors: bool,
    /// What is summoned before the first round.
    pub setup: FirstSummons,
    /// The round from which portals of a colour may be used.
    pub from_round: PerPortal<u8>,
    /// When demons are summoned.
    pub summons: Summons,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

static CARDS: LazyLock<Threats> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threats {
    threat: Vec<ThreatCard>,
}

impl Sheet for Threats {
    const FILE: &'static str = "threat-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/threat-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("threat", &mut self.threat, |lists, card| {
            card.check()?;
            let parts = ["portals", "keeps", "doors", "setup", "from_round", "summons"];
            lists.facts(card.id, &mut card.sources, &parts)
        })?;
        lists.roll_call("threat", self.threat.iter().map(|card| card.id), &ThreatKind::ALL)
    }
}

impl ThreatCard {
    fn check(&self) -> Result<(), Wrong> {
        let every = |fits: &dyn Fn(Portal) -> bool| Portal::ALL.into_iter().all(fits);
        must(every(&|portal| self.from_round[portal] > 0), "rounds are counted from 1")?;
        let by_sight = self.summons == Summons::Sight;
        must(by_sight != self.keeps, "portals that are kept need counters or a stock")?;
        match self.summons {
            Summons::Sight => {
                must(self.portals == PortalSide::FaceDown, "portals are found by sight face down")
            }
            Summons::Counters(counters) => {
                must(every(&|portal| counters[portal] > 0), "every portal has at least one counter")
            }
            Summons::Stock(stock) => {
                let pays = every(&|portal| (1..=stock.most).contains(&stock.cost[portal]));
                must(pays, "every portal costs at least 1, and no more than a round allows")
            }
        }
    }
}
