//! Signs of the map and the panels: marines have shapes, demons letters and numbers, things on the floor two letters.

use anstyle::Style;
use doom2016::event::Shown as Rolled;
use doom2016::view::{DemonView, PortalView};
use doom2016::{Callsign, CardSet, DemonKind, DieKind, Item, Pool, Portal, Thing};
use skirmish::FigureId;

use crate::pen::{Pen, Sign, bright, on};

/// The marines in letter order.
pub(super) const MARINES: [Sign; 4] =
    [("d16-alpha", "●", 203), ("d16-bravo", "▲", 77), ("d16-charlie", "■", 75), ("d16-delta", "◆", 221)];

/// Letter and colour of each kind of demon.
const DEMONS: [(char, u8); 8] =
    [('I', 173), ('S', 151), ('P', 211), ('C', 210), ('R', 186), ('M', 179), ('B', 216), ('Y', 180)];

/// What lies on the floor.
pub(super) const THINGS: Style = bright(114);
/// What the mission is about: objectives, exits, zones, checkpoints.
pub(super) const GOALS: Style = bright(120).bold();
/// Active teleporters, and difficult ground.
pub(super) const WATER: Style = bright(117);
/// Lines that stop small figures.
pub(super) const BARRIER: Style = bright(167);
/// Argent tokens.
pub(super) const ARGENT: Style = bright(213);
/// The drone.
pub(super) const DRONE: (&str, Style) = ("¤", bright(159).bold());

/// A marine's shape and style.
pub(super) fn marine(callsign: Callsign) -> (&'static str, Style) {
    let (_, shape, ink) = MARINES[callsign.index()];
    (shape, bright(ink).bold())
}

/// The key of a marine's name.
pub(super) fn marine_key(callsign: Callsign) -> String {
    format!("d16-{callsign}")
}

/// The letter of a kind.
pub(super) fn letter(kind: DemonKind) -> char {
    DEMONS[kind.index()].0
}

/// The style of a kind.
pub(super) fn ink(kind: DemonKind) -> Style {
    bright(DEMONS[kind.index()].1).bold()
}

/// Letter and number of a demon; a small letter if it has damage.
pub(super) fn demon(demon: &DemonView) -> String {
    code(demon.kind, demon.id, demon.damage > 0)
}

/// Letter and number of a demon.
pub(super) fn code(kind: DemonKind, id: FigureId, damaged: bool) -> String {
    let letter = letter(kind);
    format!("{}{}", if damaged { letter.to_ascii_lowercase() } else { letter }, id.0 + 1)
}

/// What is special about a demon: `!` it staggers, `*` it is stunned, `%` it carries a sample.
pub(super) fn marks(demon: &DemonView) -> String {
    let marks = [('!', demon.staggered), ('*', demon.stunned), ('%', demon.samples > 0)];
    marks.into_iter().filter(|(_, is)| *is).map(|(mark, _)| mark).collect()
}

/// The style of a portal.
pub(super) fn portal_ink(colour: Portal) -> Style {
    bright([75, 221, 203][colour.index()]).bold()
}

impl Pen {
    /// A portal: a small sign while it lies face down, the letter of its colour, its counters or the mark of a sample.
    pub(super) fn portal(&self, portal: &PortalView) -> String {
        let sign = if portal.up { 'Ω' } else { 'ω' };
        let letter = self.word(&format!("ui-doom-letter-{}", portal.colour));
        let more = match portal {
            PortalView { sample: true, .. } => "%".to_owned(),
            PortalView { counters: 1.., .. } => portal.counters.to_string(),
            _ => String::new(),
        };
        format!("{sign}{letter}{more}")
    }

    /// Dice as letters on their colours.
    pub(super) fn dice(&self, pool: Pool) -> String {
        pool.dice().map(|die| self.die16(die, "")).collect()
    }

    /// Dice with what they show.
    pub(super) fn rolled(&self, dice: &[Rolled]) -> String {
        let dice = dice.iter().map(|it| self.die16(it.die, &format!("\u{a0}{}", it.damage)));
        dice.collect::<Vec<_>>().join(" ")
    }

    /// A die: its letter and what shows.
    fn die16(&self, die: DieKind, face: &str) -> String {
        let ground = [160, 238][die.index()];
        let letter = self.word(&format!("ui-d16-letter-{die}"));
        self.paint(on(bright(231).bold(), ground), format!("{letter}{face}"))
    }
}

/// Two letters for something on the floor.
pub(super) fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Item(Item::HealthPack) => "+",
        Thing::Item(Item::Weapon(set)) => match set {
            CardSet::UacMarine => "ua",
            CardSet::CombatShotgun => "sg",
            CardSet::SuperShotgun => "ss",
            CardSet::HeavyAssaultRifle => "ar",
            CardSet::PlasmaRifle => "pr",
            CardSet::BurstRifle => "br",
            CardSet::StaticRifle => "sr",
            CardSet::RocketLauncher => "rl",
            CardSet::Chaingun => "cg",
            CardSet::Chainsaw => "cs",
            CardSet::GaussCannon => "gc",
            CardSet::Bfg9000 => "bf",
            CardSet::FragGrenade => "fr",
            CardSet::SiphonGrenade => "si",
            CardSet::DecoyGrenade => "de",
        },
        Thing::Sample => "%",
        Thing::Asset => "$",
    }
}

/// The key of the name of a thing.
pub(super) fn thing_key(thing: Thing) -> String {
    match thing {
        Thing::Item(Item::HealthPack) => "d16-token-health-pack".to_owned(),
        Thing::Item(Item::Weapon(set)) => format!("d16-set-{set}"),
        Thing::Sample => "d16-sample".to_owned(),
        Thing::Asset => "d16-asset".to_owned(),
    }
}
