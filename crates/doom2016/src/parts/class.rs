//! The 24 class cards (`content/doom2016/classes.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{Ability, CardSet, Cost, Effect, Hook, Moment, ability};

/// A class of marines (D16-SET-4). What each can do is in the data file.
///
/// ```
/// use doom2016::{ClassKind, Hook};
/// assert!(ClassKind::Runner.card().always(Hook::SlipPast));
/// assert_eq!(ClassKind::Sergeant.card().hand, Some(4));
/// assert_eq!("veteran-nerves".parse(), Ok(ClassKind::VeteranNerves));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum ClassKind {
    Commando,
    CloseQuarters,
    Runner,
    Slayer,
    Sergeant,
    Scout,
    PointMan,
    Medic,
    Gunner,
    Sniper,
    Breacher,
    Bulwark,
    Demolisher,
    Quartermaster,
    Berserker,
    Acrobat,
    PhaseTech,
    ShockTrooper,
    VeteranNerves,
    Tactician,
    Overwatch,
    Scavenger,
    SignalOfficer,
    LastStand,
}

engine::words! {
    ClassKind, "class" {
        Commando = "commando",
        CloseQuarters = "close-quarters",
        Runner = "runner",
        Slayer = "slayer",
        Sergeant = "sergeant",
        Scout = "scout",
        PointMan = "point-man",
        Medic = "medic",
        Gunner = "gunner",
        Sniper = "sniper",
        Breacher = "breacher",
        Bulwark = "bulwark",
        Demolisher = "demolisher",
        Quartermaster = "quartermaster",
        Berserker = "berserker",
        Acrobat = "acrobat",
        PhaseTech = "phase-tech",
        ShockTrooper = "shock-trooper",
        VeteranNerves = "veteran-nerves",
        Tactician = "tactician",
        Overwatch = "overwatch",
        Scavenger = "scavenger",
        SignalOfficer = "signal-officer",
        LastStand = "last-stand",
    }
}

engine::bit_set! {
    /// Some classes: those that a marine may choose from.
    ///
    /// ```
    /// use doom2016::ClassKinds;
    /// assert_eq!((ClassKinds::ALL.len(), ClassKinds::solo().len()), (24, 22));
    /// ```
    pub struct ClassKinds(u32) of ClassKind, ClassKind::ALL.len(), |n: usize| ClassKind::ALL[n];
}

impl ClassKinds {
    /// Classes that a lone marine may have (D16-INT-31).
    pub fn solo() -> ClassKinds {
        ClassKinds::ALL.iter().filter(|class| class.card().solo).collect()
    }
}

impl ClassKind {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static ClassCard {
        &CARDS.class[self.index()]
    }
}

skirmish::sets! {
    /// Some moments.
    Moments(u64) of Moment in Moment::ALL;
}

/// What a class card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassCard {
    /// Which.
    pub id: ClassKind,
    /// Hand size, where it changes (D16-INT-32).
    pub hand: Option<u8>,
    /// A set that he starts with.
    pub kit: Option<CardSet>,
    /// May a lone marine have it? (D16-INT-31)
    #[serde(default = "yes")]
    pub solo: bool,
    /// What it does; all of it holds.
    #[serde(rename = "ability")]
    pub abilities: Vec<Ability>,
    /// Its rules in code that hold all the time.
    #[serde(skip)]
    always: Vec<Hook>,
    /// The moments of its abilities.
    #[serde(skip)]
    moments: Moments,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl ClassCard {
    /// Does this rule hold all the time?
    #[inline]
    pub fn always(&self, hook: Hook) -> bool {
        self.always.contains(&hook)
    }
    /// Does it have an ability for this moment?
    #[inline]
    pub fn has_at(&self, moment: Moment) -> bool {
        self.moments.has(moment)
    }
    /// Is the card exhausted for one of its abilities? (D16-MIS-1)
    pub fn exhausts(&self) -> bool {
        self.abilities.iter().any(|ability| ability.cost == Cost::Exhaust)
    }
}

fn yes() -> bool {
    true
}

static CARDS: LazyLock<Classes> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    class: Vec<ClassCard>,
}

impl Sheet for Classes {
    const FILE: &'static str = "classes.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/classes.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("class", &mut self.class, |lists, card| {
            must(!card.abilities.is_empty(), "a class card has an ability")?;
            must(card.hand != Some(0), "a hand is at least 1 card")?;
            ability::check_all(&card.abilities, &[Cost::Free, Cost::Exhaust, Cost::Card, Cost::Mp])?;
            let always = card.abilities.iter().filter(|ability| ability.when == Moment::Always);
            let hooks = always.flat_map(|ability| &ability.effects).filter_map(|effect| match effect {
                Effect::Hook(hook) => Some(*hook),
                _ => None,
            });
            card.always = hooks.collect();
            card.moments = card.abilities.iter().map(|ability| ability.when).collect();
            lists.facts(card.id, &mut card.sources, &["name", "effect"])
        })?;
        lists.roll_call("class", self.class.iter().map(|card| card.id), &ClassKind::ALL)
    }
}
