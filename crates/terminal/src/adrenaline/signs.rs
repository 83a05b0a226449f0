//! Shapes, cubes and tiles: a colour never comes alone, every seat has its shape, every cube its letter.

use adrenaline::{Colour, Cubes, Setup, Tile};
use anstyle::Style;
use engine::Seat;

use crate::pen::{Pen, QUIET, Sign, bright, on};

/// The shapes of the seats, in the order of play, and of the bot.
pub(super) const SHAPES: [Sign; 6] = [
    ("seat-1", "●", 221),
    ("seat-2", "▲", 75),
    ("seat-3", "■", 252),
    ("seat-4", "◆", 141),
    ("seat-5", "✚", 77),
    ("seat-bot", "✖", 217),
];

impl Pen {
    /// The shape of a figure with its style; the bot sits after the last player.
    pub(super) fn shape(&self, setup: &Setup, who: Seat) -> (&'static str, Style) {
        let place = if setup.bot && who.0 == setup.players { 5 } else { who.index().min(4) };
        let (_, shape, colour) = SHAPES[place];
        (shape, bright(colour))
    }

    /// The shape alone.
    pub(super) fn token(&self, setup: &Setup, who: Seat) -> String {
        let (shape, style) = self.shape(setup, who);
        self.paint(style, shape)
    }

    /// Shape and name.
    pub(super) fn name(&self, setup: &Setup, who: Seat) -> String {
        let bot = setup.bot && who.0 == setup.players;
        let key = if bot { "seat-bot".to_owned() } else { format!("seat-{}", who.index() + 1) };
        self.signed(&key).unwrap_or(key)
    }

    /// The letter of a colour in this language, as a block of that colour.
    pub(super) fn cube(&self, colour: Colour) -> String {
        let (ink, ground) = [(231, 160), (16, 178), (231, 26)][colour.index()];
        self.paint(on(bright(ink).bold(), ground), self.word(&format!("ui-cube-{colour}")))
    }

    /// Cubes as letters; a dash for none.
    pub(super) fn cubes(&self, cubes: Cubes) -> String {
        if cubes.is_none() {
            return self.paint(QUIET, "–");
        }
        let all = Colour::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c, usize::from(cubes.of(c))));
        all.map(|colour| self.cube(colour)).collect()
    }

    /// What a tile gives; `style` is that of the ground it lies on.
    pub(super) fn tile(&self, tile: Tile, style: Style) -> String {
        if !tile.is_some() {
            return String::new();
        }
        let face = tile.face();
        let star = if face.powerup { self.paint(style, "✦") } else { String::new() };
        format!("{}{star}", self.cubes(face.cubes))
    }
}

#[cfg(test)]
mod tests {
    use codex::Lang;

    use super::*;
    use crate::pen::{cut, pad, width};

    fn pen(lang: Lang, colour: bool) -> Pen {
        Pen::new(lang, colour).with_signs(&SHAPES)
    }

    #[test]
    fn colours_take_no_room() {
        let name = pen(Lang::En, true).name(&Setup::default(), Seat(1));
        assert!(name.contains('\x1b'));
        assert_eq!(width(&name), "▲ Blue".chars().count());
        assert_eq!(width(&pad(&name, 10)), 10);
        let plain = pen(Lang::Pl, false);
        assert_eq!(plain.name(&Setup::default(), Seat(4)), "✚ Zielony");
        let setup = Setup { players: 3, bot: true, ..Setup::default() };
        assert_eq!(plain.name(&setup, Seat(3)), "✖ Bot Terminator");
    }

    #[test]
    fn a_name_that_is_too_long_is_cut() {
        let name = pen(Lang::Hr, true).name(&Setup::default(), Seat(3));
        assert_eq!(width(&cut(&name, 6)), 6);
        assert!(cut(&name, 6).ends_with("\x1b[0m"));
    }

    #[test]
    fn cubes_have_letters() {
        let pen = pen(Lang::Pl, false);
        assert_eq!(pen.cubes(Cubes([2, 1, 1])), "CCŻN");
        assert_eq!(pen.cubes(Cubes::NONE), "–");
    }
}
