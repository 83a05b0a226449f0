//! Colours, signs and words. A colour never comes alone: whatever has one has a sign or a letter too.

use anstyle::{Ansi256Color, Color, Style};
use codex::{Arg, Lang};
use engine::Message;
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

/// A colour of the terminal's 256.
pub(super) const fn bright(colour: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
}

/// The same style on a ground of that colour.
pub(super) const fn on(style: Style, ground: u8) -> Style {
    style.bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// What stands before a name: the key of the name, the sign, its colour.
pub(super) type Sign = (&'static str, &'static str, u8);

/// Draws and speaks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    pub(super) lang: Lang,
    /// As wide as everything is drawn.
    pub(super) columns: usize,
    colour: bool,
    signs: &'static [Sign],
}

impl Pen {
    pub(super) fn new(lang: Lang, colour: bool) -> Self {
        Pen { lang, columns: COLUMNS, colour, signs: &[] }
    }

    /// The same pen with signs before these names.
    pub(super) fn with_signs(self, signs: &'static [Sign]) -> Self {
        Pen { signs, ..self }
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

    /// Sign and name by the key of the name; none for a name without a sign.
    pub(super) fn signed(&self, key: &str) -> Option<String> {
        let (_, sign, colour) = self.signs.iter().find(|(name, ..)| *name == key)?;
        Some(self.paint(bright(*colour), format!("{sign} {}", self.word(key))))
    }

    /// A message in words, the names with their signs.
    pub(super) fn say(&self, message: &Message) -> String {
        codex::say(self.lang, &self.marked(message))
    }

    fn marked(&self, message: &Message) -> Message {
        let args = message.args.iter().map(|(name, arg)| (name.clone(), self.marked_arg(arg))).collect();
        Message { key: message.key.clone(), args }
    }

    fn marked_arg(&self, arg: &Arg) -> Arg {
        match arg {
            Arg::Key(key) => self.signed(key).map_or_else(|| arg.clone(), Arg::Text),
            Arg::Said(message) => Arg::Said(self.marked(message)),
            Arg::List(list) => Arg::List(list.iter().map(|arg| self.marked_arg(arg)).collect()),
            Arg::About(spot, name) => Arg::About(spot.clone(), Box::new(self.marked_arg(name))),
            Arg::Num(_) | Arg::Text(_) | Arg::Own(_) => arg.clone(),
        }
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

/// Two columns side by side, with a gap between them.
pub(super) fn beside(left: &[String], right: &[String], gap: usize) -> Vec<String> {
    let columns = left.iter().map(|line| width(line)).max().unwrap_or(0) + gap;
    let count = left.len().max(right.len());
    let line = |list: &[String], i: usize| list.get(i).cloned().unwrap_or_default();
    (0..count).map(|i| format!("{}{}", pad(&line(left, i), columns), line(right, i))).collect()
}

/// The joint of heavy walls that come from up, right, down and left; a blank where there are none.
pub(super) fn joint(up: bool, right: bool, down: bool, left: bool) -> &'static str {
    match (up, right, down, left) {
        (false, false, false, false) => " ",
        (true, false, false, false) => "╹",
        (false, true, false, false) => "╺",
        (false, false, true, false) => "╻",
        (false, false, false, true) => "╸",
        (true, false, true, false) => "┃",
        (false, true, false, true) => "━",
        (false, true, true, false) => "┏",
        (false, false, true, true) => "┓",
        (true, true, false, false) => "┗",
        (true, false, false, true) => "┛",
        (true, true, true, false) => "┣",
        (true, false, true, true) => "┫",
        (false, true, true, true) => "┳",
        (true, true, false, true) => "┻",
        (true, true, true, true) => "╋",
    }
}

/// Wrapped lines, with the blanks that kept words together turned back into plain ones.
pub(super) fn unglued(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }
}
