//! What a line stands at: the item of a Rust file, or the entry of a data file.

use std::fmt;
use std::path::Path;

/// Words that begin an item, behind `pub` and the like.
const KEYWORDS: [&str; 9] = ["fn", "const", "static", "struct", "enum", "trait", "type", "impl", "mod"];

/// An item, as it is told: `fn wound`, `weapon lock-rifle`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Item {
    kind: String,
    name: String,
    is_data: bool,
}

impl Item {
    fn new(kind: &str, name: &str) -> Self {
        Self { kind: kind.to_owned(), name: name.to_owned(), is_data: false }
    }

    /// An entry of a data file.
    fn entry(kind: &str, name: &str) -> Self {
        Self { is_data: true, ..Self::new(kind, name) }
    }

    /// Can a rule be made true here? A function can, and a constant or an entry of a data file; a type, an `impl` or
    /// a module is a whole neighbourhood.
    pub(super) fn is_precise(&self) -> bool {
        self.is_data || matches!(self.kind.as_str(), "fn" | "const" | "static")
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.name)
    }
}

/// The item that each line of a file stands at; none for the file's header.
pub(super) fn items(path: &Path, text: &str) -> Vec<Option<Item>> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("toml") => entries(text),
        Some("rs") => Rust::read(text).items(),
        _ => {
            let drawn = path.file_stem().map(|stem| Item::entry("map", &stem.to_string_lossy()));
            text.lines().map(|_| drawn.clone()).collect()
        }
    }
}

/// The lines of a Rust file, formatted as `rustfmt` does: what is indented further belongs to what stands above.
struct Rust<'a> {
    lines: Vec<&'a str>,
    /// For each line the one where it begins, which is another one inside a string of several lines.
    begins: Vec<usize>,
}

impl<'a> Rust<'a> {
    fn read(text: &'a str) -> Self {
        Self { lines: text.lines().collect(), begins: beginnings(text) }
    }

    fn items(&self) -> Vec<Option<Item>> {
        self.begins.iter().map(|&line| self.item(line)).collect()
    }

    fn item(&self, line: usize) -> Option<Item> {
        if self.lines[line].trim_start().starts_with("//!") {
            return self.around(line);
        }
        let item = self.spoken_of(line).and_then(|line| begun(self.lines[line]));
        item.or_else(|| self.around(line))
    }

    /// The line that a comment or an attribute speaks of; other lines speak of themselves.
    fn spoken_of(&self, line: usize) -> Option<usize> {
        let mut open_attribute = false;
        let mut found = (line..self.lines.len()).filter(|&next| {
            let text = self.lines[next].trim();
            if open_attribute {
                open_attribute = !text.ends_with(']');
                return false;
            }
            open_attribute = text.starts_with("#[") && !text.contains(']');
            !(text.is_empty() || text.starts_with("//") || text.starts_with("#["))
        });
        found.next().filter(|&next| indent(self.lines[next]) == indent(self.lines[line]))
    }

    /// The item whose body the line is in.
    fn around(&self, line: usize) -> Option<Item> {
        let mut depth = indent(self.lines[line]);
        for above in (0..line).rev().filter(|&above| self.begins[above] == above) {
            let text = self.lines[above];
            if indent(text) < depth && !text.trim().is_empty() && !text.trim_start().starts_with("//") {
                // `) {` belongs to the line that begins at the same place above it.
                let goes_on = text.trim_start().starts_with([')', '}', ']', '{']) || text.trim() == "where";
                depth = indent(text) + usize::from(goes_on);
                if let Some(item) = begun(text) {
                    return Some(item);
                }
            }
        }
        None
    }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The item that begins on this line.
fn begun(line: &str) -> Option<Item> {
    // An attribute may stand on the item's own line.
    let mut rest = line.trim().trim_start_matches("#[cfg(test)] ");
    if rest.starts_with("pub(") {
        rest = rest.split_once(") ")?.1;
    }
    for before in ["pub ", "async ", "unsafe "] {
        rest = rest.strip_prefix(before).unwrap_or(rest);
    }
    rest = rest.strip_prefix("const ").filter(|rest| rest.starts_with("fn ")).unwrap_or(rest);
    let word_end = rest.find(|c: char| !is_name(c)).unwrap_or(rest.len());
    let (word, after) = rest.split_at(word_end);
    if let Some(called) = after.strip_prefix('!').filter(|called| called.trim_end().ends_with('{')) {
        // `macro_rules! name {` and `name! {` at the margin.
        let name = called.trim_end_matches('{').trim();
        return (indent(line) == 0).then(|| Item::new("macro", if name.is_empty() { word } else { name }));
    }
    let keyword = KEYWORDS.into_iter().find(|keyword| *keyword == word)?;
    if keyword == "impl" {
        return Some(Item::new(keyword, after.trim_end_matches('{').trim()));
    }
    let name = after.strip_prefix(' ')?;
    let name = &name[..name.find(|c: char| !is_name(c)).unwrap_or(name.len())];
    (!name.is_empty()).then(|| Item::new(keyword, name))
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// For each line of Rust its own index, or that of the line where the string began that it continues.
fn beginnings(text: &str) -> Vec<usize> {
    let mut begins = Vec::new();
    // The end that the string which is open waits for, whether `\` escapes in it, and where it began.
    let mut string: Option<(String, bool, usize)> = None;
    for (index, line) in text.lines().enumerate() {
        begins.push(string.as_ref().map_or(index, |(_, _, began)| *began));
        let mut rest = line;
        while let Some(c) = rest.chars().next() {
            let mut taken = c.len_utf8();
            if let Some((end, escapes, _)) = &string {
                if *escapes && c == '\\' {
                    taken += rest[1..].chars().next().map_or(0, char::len_utf8);
                } else if rest.starts_with(end.as_str()) {
                    taken = end.len();
                    string = None;
                }
            } else if rest.starts_with("//") {
                break;
            } else if c == '"' {
                string = Some(("\"".to_owned(), true, begins[index]));
            } else if is_name(c) {
                let word = rest.find(|c: char| !is_name(c)).unwrap_or(rest.len());
                let hashes = rest[word..].len() - rest[word..].trim_start_matches('#').len();
                taken = word;
                if matches!(&rest[..word], "r" | "br") && rest[word + hashes..].starts_with('"') {
                    string = Some((format!("\"{}", "#".repeat(hashes)), false, begins[index]));
                    taken += hashes + 1;
                }
            } else if c == '\'' {
                taken = character(rest);
            }
            rest = &rest[taken..];
        }
    }
    begins
}

/// How long the character is that begins here: `'"'` or `'\''`; a lifetime has only its tick.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => text.get(3..).and_then(|rest| rest.find('\'')).map_or(1, |end| end + 4),
        Some(_) => chars.next().filter(|(_, c)| *c == '\'').map_or(1, |(at, _)| at + 1),
        None => 1,
    }
}

/// The entry of a TOML file that each line is in: its table with the `id`, or else with the key.
fn entries(text: &str) -> Vec<Option<Item>> {
    let lines: Vec<&str> = text.lines().collect();
    let (mut table, mut id, mut key) = (None, None, None);
    let entry = |at: usize| {
        // A comment speaks of what stands right under it.
        let comments = lines[at..].iter().take_while(|line| line.trim_start().starts_with('#')).count();
        let spoken_of = lines.get(at + comments).copied().unwrap_or_default();
        if let Some(name) = spoken_of.strip_prefix('[') {
            table = Some(name.trim_matches(|c| matches!(c, '[' | ']')));
            let mut body = lines[at + comments + 1..].iter().take_while(|line| !line.starts_with('['));
            id = body.find_map(|line| line.strip_prefix("id = ")).map(|id| id.trim_matches('"'));
            key = None;
        } else if let Some((name, _)) =
            spoken_of.split_once(" = ").filter(|(name, _)| name.chars().all(is_key))
        {
            key = Some(name);
        }
        match (table, id.or(key)) {
            (Some(table), Some(name)) => Some(Item::entry(table, name)),
            (Some(table), None) => Some(Item::entry("table", table)),
            (None, key) => key.map(|key| Item::entry("key", key)),
        }
    };
    (0..lines.len()).map(entry).collect()
}

fn is_key(c: char) -> bool {
    is_name(c) || c == '-'
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the line with this word stands at.
    fn at(path: &str, text: &str, word: &str) -> String {
        let line = text.lines().position(|line| line.contains(word)).unwrap();
        items(Path::new(path), text)[line].as_ref().map_or("-".to_owned(), Item::to_string)
    }

    const RUST: &str = r##"//! The header.
// Still the header.

use x::Y;

/// Says the number.
#[derive(
    Clone, // derived
)]
pub(crate) struct Marine {
    /// A field.
    wounds: u8,
}

/// On the impl.
impl<'a> Order for Marine<'a> {
    /// What it does.
    #[must_use]
    pub const fn wound(&self) -> char {
        let quote = '"'; // the tick
        let text = "one
two in a string";
        let raw = r#"
fn no_function() {} "
"#;
        if raw {
            // Why so.
            match text {
                Some(_) => 'a', // an arm
            }
        }
        // The last word.
    }
}

fn heal<T>(
    marine: T,
) -> u8
where
    T: Copy,
{
    let n = if marine {
        1
    } else {
        2 // healed
    };
}

/// How many.
const LIMIT: u8 = 3; // a limit

cards! {
    First = "inside a macro",
}

mod tests {
    //! The tests' header.
    #[test]
    fn it_wounds() {
        cites("in a test");
    }
}
"##;

    fn in_rust(word: &str) -> String {
        at("a.rs", RUST, word)
    }

    #[test]
    fn a_comment_stands_at_the_item_that_follows() {
        assert_eq!(in_rust("What it does"), "fn wound");
        assert_eq!(in_rust("must_use"), "fn wound");
        assert_eq!(in_rust("Says the number"), "struct Marine");
        assert_eq!(in_rust("On the impl"), "impl <'a> Order for Marine<'a>");
        assert_eq!(in_rust("How many"), "const LIMIT");
        assert_eq!(in_rust("a limit"), "const LIMIT");
    }

    #[test]
    fn inside_a_body_it_is_the_function_around() {
        for word in ["the tick", "two in a string", "no_function", "Why so", "an arm", "The last word"] {
            assert_eq!(in_rust(word), "fn wound", "{word}");
        }
        assert_eq!(in_rust("in a test"), "fn it_wounds");
        assert_eq!(in_rust("healed"), "fn heal");
    }

    #[test]
    fn a_field_stands_at_its_type_and_a_header_at_no_item() {
        assert_eq!(in_rust("A field"), "struct Marine");
        assert_eq!(in_rust("inside a macro"), "macro cards");
        assert_eq!(in_rust("The header"), "-");
        assert_eq!(in_rust("Still the header"), "-");
        assert_eq!(in_rust("The tests' header"), "mod tests");
    }

    #[test]
    fn data_stands_at_its_entry() {
        let text = "# The header.\n\n# hand\nfirst_hand = 5\n\n# of the rifle\n[[weapon]]\nid = \"rifle\"\n\
            effect = [\n  # inside\n  { id = \"basic\" },\n]\n\n[carry]\nlost = 1 # lost\n# after\n";
        let entry = |word| at("content/x/a.toml", text, word);
        assert_eq!(entry("The header"), "-");
        assert_eq!(entry("# hand"), "key first_hand");
        assert_eq!(entry("of the rifle"), "weapon rifle");
        assert_eq!(entry("inside"), "weapon rifle");
        assert_eq!(entry("basic"), "weapon rifle");
        assert_eq!(entry("[carry]"), "table carry");
        assert_eq!(entry("# lost"), "carry lost");
        assert_eq!(at("content/x/boards/big.txt", "; drawn\n+--+", "drawn"), "map big");
    }

    #[test]
    fn functions_constants_and_entries_are_precise() {
        let precise = |path: &str, text: &str| items(Path::new(path), text)[0].as_ref().unwrap().is_precise();
        assert!(precise("a.rs", "pub(super) async fn wound() {}"));
        assert!(precise("a.rs", "pub const LIMIT: u8 = 3;"));
        assert!(precise("a.toml", "[[const]]"));
        for vague in ["struct Marine;", "enum Deed {", "impl Marine {", "mod deeds;", "macro_rules! cards {"]
        {
            assert!(!precise("a.rs", vague), "{vague}");
        }
    }
}
