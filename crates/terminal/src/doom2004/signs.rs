//! Signs of the map and the panels: marines have shapes, invaders letters and numbers, things on the floor two letters.

use anstyle::Style;
use doom2004::place::ObstacleKind;
use doom2004::state::Thing;
use doom2004::view::FigureView;
use doom2004::{AmmoKind, Colour, DieKind, FigureId, InvaderKind, KeyColour, Pool, TokenKind, WeaponKind};

use crate::pen::{DANGER, Pen, QUIET, Sign, bright, on};

/// The marines by colour, inside and at the beginning of a sentence.
pub(super) const MARINES: [Sign; 6] = [
    ("d04-marine-red", "●", 203),
    ("d04-marine-green", "▲", 77),
    ("d04-marine-blue", "■", 75),
    ("d04-the-red-marine", "●", 203),
    ("d04-the-green-marine", "▲", 77),
    ("d04-the-blue-marine", "■", 75),
];

/// Letter and colour of each kind of invader.
const INVADERS: [(char, u8); 8] =
    [('Z', 151), ('T', 180), ('I', 173), ('D', 211), ('A', 186), ('M', 179), ('H', 216), ('C', 210)];

/// What lies on the floor.
pub(super) const THINGS: Style = bright(114);

/// A marine's shape and style.
pub(super) fn marine(colour: Colour) -> (&'static str, Style) {
    let (_, shape, ink) = MARINES[colour.index()];
    (shape, bright(ink).bold())
}

/// The key of a marine's name.
pub(super) fn marine_key(colour: Colour) -> String {
    format!("d04-marine-{colour}")
}

/// The letter of a kind.
pub(super) fn letter(kind: InvaderKind) -> char {
    INVADERS[kind.index()].0
}

/// The style of a kind.
pub(super) fn ink(kind: InvaderKind) -> Style {
    bright(INVADERS[kind.index()].1).bold()
}

/// Letter and number of an invader; a small letter if it is wounded.
pub(super) fn figure(figure: &FigureView) -> String {
    code(figure.kind, figure.id, figure.wounds > 0)
}

/// Letter and number of an invader.
pub(super) fn code(kind: InvaderKind, id: FigureId, wounded: bool) -> String {
    let letter = letter(kind);
    format!("{}{}", if wounded { letter.to_ascii_lowercase() } else { letter }, id.0 + 1)
}

/// The colour of a key, a door, a teleporter.
pub(super) fn key_ink(colour: KeyColour) -> Style {
    bright([203, 75, 221][colour.index()]).bold()
}

impl Pen {
    /// The letter of a colour in this language.
    pub(super) fn colour_letter(&self, colour: impl AsRef<str>) -> String {
        self.word(&format!("ui-doom-letter-{}", colour.as_ref()))
    }

    /// Two letters for something on the floor.
    pub(super) fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Token(TokenKind::Key(colour)) => format!("k{}", self.colour_letter(colour.word())),
            Thing::Token(TokenKind::Teleporter(colour)) => self.gate(colour),
            Thing::Token(token) => two_letters(token).to_owned(),
            Thing::Item(_) => "◆".to_owned(),
            Thing::Encounter(_) => "??".to_owned(),
        }
    }

    /// A teleporter.
    pub(super) fn gate(&self, colour: KeyColour) -> String {
        format!("@{}", self.colour_letter(colour.word()))
    }

    /// Dice as letters on their colours.
    pub(super) fn pool(&self, pool: Pool) -> String {
        pool.dice().map(|die| self.die(die, "")).collect()
    }

    /// A die: its letter and what shows.
    fn die(&self, die: DieKind, face: &str) -> String {
        let (ink, ground) = [(231, 160), (16, 178), (16, 71), (231, 26)][die.index()];
        let letter = self.colour_letter(die.word());
        let text = if face.is_empty() { letter } else { format!("{letter}\u{a0}{face}") };
        self.paint(on(bright(ink).bold(), ground), text)
    }

    /// Dice with the faces that show: range/damage, a star for a bullet.
    pub(super) fn faces(&self, pool: Pool, faces: &[u8]) -> String {
        let shown = pool.dice().zip(faces).map(|(die, &face)| match die.faces().get(usize::from(face)) {
            Some(face) if face.miss => format!("{}{}", self.die(die, ""), self.paint(DANGER, "\u{a0}✖")),
            Some(face) => self.die(die, &face.to_string()),
            None => self.die(die, ""),
        });
        shown.collect::<Vec<_>>().join(" ")
    }
}

fn two_letters(token: TokenKind) -> &'static str {
    match token {
        TokenKind::Weapon(weapon) => match weapon {
            WeaponKind::Fist => "fi",
            WeaponKind::Pistol => "pi",
            WeaponKind::Grenade => "gr",
            WeaponKind::Chainsaw => "cs",
            WeaponKind::Shotgun => "sg",
            WeaponKind::MachineGun => "mg",
            WeaponKind::ChainGun => "cg",
            WeaponKind::RocketLauncher => "rl",
            WeaponKind::PlasmaGun => "pg",
            WeaponKind::Bfg => "bf",
        },
        TokenKind::Ammo(AmmoKind::Bullets) => "bu",
        TokenKind::Ammo(AmmoKind::Rockets) => "ro",
        TokenKind::Ammo(AmmoKind::Cells) => "ce",
        TokenKind::Health => "he",
        TokenKind::Armour => "ar",
        TokenKind::Adrenaline => "ad",
        TokenKind::Berserk => "be",
        TokenKind::Key(_) => "k",
        TokenKind::Encounter => "??",
        TokenKind::Teleporter(_) => "@",
        TokenKind::Duct => "#",
    }
}

/// What stands on the floor and is no token: the sign, the key of its name, the style.
pub(super) fn obstacle(kind: ObstacleKind) -> (&'static str, &'static str, Style) {
    match kind {
        ObstacleKind::Blocking => ("▓▓▓", "d04-blocking", QUIET),
        ObstacleKind::Goo => ("~~~", "d04-goo", bright(112)),
        ObstacleKind::Barrel => ("(!)", "d04-barrel", DANGER),
        ObstacleKind::Body => (" % ", "d04-body", QUIET),
    }
}

/// A duct on the map.
pub(super) const DUCT: &str = " # ";
