//! The 24 class cards (`content/doom2016/classes.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
use crate::{Ability, CardSet, Cost, Effect, Moment, ability};

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
        &CARDS[self.index()]
    }
}

/// What a class card says.
#[derive(Clone, Debug)]
pub struct ClassCard {
    /// Hand size, where it changes (D16-INT-32).
    pub hand: Option<u8>,
    /// A set that he starts with.
    pub kit: Option<CardSet>,
    /// May a lone marine have it? (D16-INT-31)
    pub solo: bool,
    /// What it does; all of it holds.
    pub abilities: Vec<Ability>,
    /// Where the data comes from.
    pub sources: Sources,
}

impl ClassCard {
    /// Does this rule hold all the time?
    #[inline]
    pub fn always(&self, hook: crate::Hook) -> bool {
        let mut always = self.abilities.iter().filter(|ability| ability.when == Moment::Always);
        always.any(|ability| ability.effects.contains(&Effect::Hook(hook)))
    }
    /// Is the card exhausted for one of its abilities? (D16-MIS-1)
    pub fn exhausts(&self) -> bool {
        self.abilities.iter().any(|ability| ability.cost == Cost::Exhaust)
    }
}

static CARDS: LazyLock<Vec<ClassCard>> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/classes.toml");
    parse(text).unwrap_or_else(|e| panic!("classes.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    class: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<ClassKind>,
    hand: Option<u8>,
    kit: Option<CardSet>,
    #[serde(default = "yes")]
    solo: bool,
    ability: Vec<Spanned<Ability>>,
    source: Spanned<SourceEntry>,
}

fn yes() -> bool {
    true
}

/// Read classes from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<ClassCard>, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut cards) = (Vec::new(), Vec::new());
    for e in file.class {
        let must = |holds, advice| content::ensure(holds, text, e.id.span().start, advice);
        must(!e.ability.is_empty(), "a class card has an ability")?;
        must(e.hand != Some(0), "a hand is at least 1 card")?;
        cards.push(ClassCard {
            hand: e.hand,
            kit: e.kit,
            solo: e.solo,
            abilities: ability::check_all(
                text,
                e.ability,
                &[Cost::Free, Cost::Exhaust, Cost::Card, Cost::Mp],
            )?,
            sources: content::sources(text, e.source, &["name", "effect"])?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &ClassKind::ALL, &ids)?;
    Ok(cards)
}
