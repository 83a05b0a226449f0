//! Colours, shapes and words. A colour never comes alone: every seat has its shape, every cube its letter.

use adrenaline::{Colour, Cubes, Setup, Tile};
use anstyle::{Ansi256Color, Color, Style};
use codex::{Arg, Lang};
use engine::{Message, Seat};
use unicode_width::UnicodeWidthChar;

/// As wide as everything is drawn where nobody says how wide it can be.
const COLUMNS: usize = 80;

/// You can act here; nothing else has this colour.
pub(super) const HOT: Style = bright(208).bold();
/// What is there, but does not matter now.
pub(super) const QUIET: Style = bright(245);
/// The same on a coloured ground.
pub(super) const FAINT: Style = bright(250);
/// Headings.
pub(super) const STRONG: Style = Style::new().bold();
/// Something went wrong, or somebody died.
pub(super) const DANGER: Style = bright(203);

const fn bright(colour: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
}

/// The same style on a ground of that colour.
pub(super) const fn on(style: Style, ground: u8) -> Style {
    style.bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// The shapes of the seats, in the order of play, and of the bot.
const SHAPES: [(&str, &str, u8); 6] = [
    ("seat-1", "●", 221),
    ("seat-2", "▲", 75),
    ("seat-3", "■", 252),
    ("seat-4", "◆", 141),
    ("seat-5", "✚", 77),
    ("seat-bot", "✖", 217),
];

/// Draws and speaks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    pub(super) lang: Lang,
    /// As wide as everything is drawn.
    pub(super) columns: usize,
    colour: bool,
}

impl Pen {
    pub(super) fn new(lang: Lang, colour: bool) -> Self {
        Pen { lang, columns: COLUMNS, colour }
    }

    /// The same pen for another width.
    pub(super) fn wide(self, columns: usize) -> Self {
        Pen { columns, ..self }
    }

    /// A message of the locales.
    pub(super) fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        codex::text(self.lang, key, args)
    }

    /// A word of the locales.
    pub(super) fn word(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// Text in a style, if there are colours.
    pub(super) fn paint(&self, style: Style, text: impl AsRef<str>) -> String {
        let text = text.as_ref();
        if self.colour && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

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
        self.seat(&key).unwrap_or(key)
    }

    /// Shape and name by the key of the name.
    fn seat(&self, key: &str) -> Option<String> {
        let (_, shape, colour) = SHAPES.iter().find(|(name, ..)| *name == key)?;
        Some(self.paint(bright(*colour), format!("{shape} {}", self.word(key))))
    }

    /// A message in words, the seats with their shapes.
    pub(super) fn say(&self, message: &Message) -> String {
        codex::say(self.lang, &self.shaped(message))
    }

    fn shaped(&self, message: &Message) -> Message {
        let args = message.args.iter().map(|(name, arg)| (name.clone(), self.shaped_arg(arg))).collect();
        Message { key: message.key.clone(), args }
    }

    fn shaped_arg(&self, arg: &Arg) -> Arg {
        match arg {
            Arg::Key(key) => self.seat(key).map_or_else(|| arg.clone(), Arg::Text),
            Arg::Said(message) => Arg::Said(self.shaped(message)),
            Arg::List(list) => Arg::List(list.iter().map(|arg| self.shaped_arg(arg)).collect()),
            Arg::Num(_) | Arg::Text(_) => arg.clone(),
        }
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

    /// A message of the locales on lines.
    pub(super) fn tell(&self, key: &str, args: &[(&str, Arg)]) -> Vec<String> {
        self.text(key, args).lines().flat_map(|part| self.wrap(part, 0)).collect()
    }

    /// Words on lines that are not too wide, all but the first set in by `indent`.
    pub(super) fn wrap(&self, text: &str, indent: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split(' ') {
            let blank = line.trim().is_empty();
            if !blank && width(&line) + 1 + width(word) > self.columns {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                line.push_str(word);
            } else {
                if !blank {
                    line.push(' ');
                }
                line.push_str(if blank && word.is_empty() { " " } else { word });
            }
        }
        lines.push(line);
        lines
    }
}

/// How many columns a text takes; colour codes take none.
pub(super) fn width(text: &str) -> usize {
    visible(text).map(|(_, c)| columns(c)).sum()
}

fn columns(c: char) -> usize {
    c.width().unwrap_or(0)
}

/// The characters that are seen, each with its place in the text.
fn visible(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut code = false;
    text.char_indices().filter(move |&(_, c)| {
        let hidden = code || c == '\x1b';
        code = hidden && c != 'm';
        !hidden
    })
}

/// As much of a text as there is room for; what is missing shows as an ellipsis.
pub(super) fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut taken = 1;
    let end = visible(text).find(|&(_, c)| {
        taken += columns(c);
        taken > room
    });
    let kept = &text[..end.map_or(text.len(), |(place, _)| place)];
    let reset = if kept.contains('\x1b') { "\x1b[0m" } else { "" };
    let dots = if room == 0 { "" } else { "…" };
    format!("{}{dots}{reset}", kept.trim_end())
}

/// Text filled up with blanks.
pub(super) fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let pen = Pen::new(Lang::En, true);
        let name = pen.name(&Setup::default(), Seat(1));
        assert!(name.contains('\x1b'));
        assert_eq!(width(&name), "▲ Blue".chars().count());
        assert_eq!(width(&pad(&name, 10)), 10);
        let plain = Pen::new(Lang::Pl, false);
        assert_eq!(plain.name(&Setup::default(), Seat(4)), "✚ Zielony");
        let setup = Setup { players: 3, bot: true, ..Setup::default() };
        assert_eq!(plain.name(&setup, Seat(3)), "✖ bot Terminator");
    }

    #[test]
    fn long_lines_are_wrapped_and_set_in() {
        let pen = Pen::new(Lang::En, false);
        let lines = pen.wrap(&"word ".repeat(40), 4);
        assert!(lines.len() > 2 && lines.iter().all(|line| width(line) <= COLUMNS));
        assert!(lines[1].starts_with("    word"));
        assert_eq!(pen.wrap("  two blanks", 0), ["  two blanks"]);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(cut("Shotgun", 7), "Shotgun");
        assert_eq!(cut("Power Glove", 7), "Power…");
        assert_eq!(cut("Shotgun", 0), "");
        let name = Pen::new(Lang::Hr, true).name(&Setup::default(), Seat(3));
        assert_eq!(width(&cut(&name, 6)), 6);
        assert!(cut(&name, 6).ends_with("\x1b[0m"));
    }

    #[test]
    fn cubes_have_letters() {
        let pen = Pen::new(Lang::Pl, false);
        assert_eq!(pen.cubes(Cubes([2, 1, 1])), "CCŻN");
        assert_eq!(pen.cubes(Cubes::NONE), "–");
    }
}
