//! The numbers of the rules as constants, and the keys of texts as a list, for the build scripts of the games.
//!
//! The rules are the messages `rule-…` of `locales/en/GAME-rules.ftl`. A game's build script calls [`write()`], and the
//! game includes what it wrote: a number that does not exist does not compile, and an editor shows the rule's text.

use std::path::Path;
use std::{env, fs, io};

/// Writes the constants of a game's rules into `rules.rs` of the build's folder.
///
/// # Errors
/// If the locale file cannot be read or the constants cannot be written.
pub fn write(game: &str) -> io::Result<()> {
    put("rules.rs", &constants(&read(&format!("{game}-rules"))?))
}

/// Writes the keys of the texts in a locale file into `texts.rs` of the build's folder, as a list.
///
/// # Errors
/// If the locale file cannot be read or the list cannot be written.
pub fn write_keys(locale: &str) -> io::Result<()> {
    put("texts.rs", &list(&read(locale)?))
}

fn folder(name: &str) -> io::Result<String> {
    env::var(name).map_err(io::Error::other)
}

/// A locale file, in English.
fn read(name: &str) -> io::Result<String> {
    let file = Path::new(&folder("CARGO_MANIFEST_DIR")?).join(format!("../../locales/en/{name}.ftl"));
    println!("cargo:rerun-if-changed={}", file.display());
    fs::read_to_string(&file)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}

fn put(name: &str, rust: &str) -> io::Result<()> {
    fs::write(Path::new(&folder("OUT_DIR")?).join(name), rust)
}

/// The keys in a locale file, as Rust.
///
/// ```
/// let rust = numbers::list("# Of one room\n\nroom-1 = A room.\n    It is dark.\nroom-2 = Another.\n");
/// assert_eq!(rust, "[\"room-1\", \"room-2\"]");
/// ```
pub fn list(fluent: &str) -> String {
    let keys = fluent.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    format!("{:?}", keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect::<Vec<_>>())
}

/// For data files, which cite numbers too.
const FIND: &str = "
/// The rule with this number.
///
/// # Errors
/// If there is none.
pub fn find(number: &str) -> Result<Rule, String> {
    let found = ALL.iter().copied().find(|rule| rule.number() == number);
    found.ok_or_else(|| format!(\"there is no rule `{number}`\"))
}
";

/// The constants of the rules in a locale file, as Rust.
///
/// ```
/// let rust = numbers::constants("## Moving\n\nrule-D04-MOVE-3 = Nobody stops\n    on another.\n");
/// assert!(rust.contains("/// Nobody stops on another.\npub const D04_MOVE_3: Rule = Rule::numbered(\"D04-MOVE-3\");"));
/// assert!(rust.contains("pub const ALL: &[Rule] = &[D04_MOVE_3];"));
/// ```
pub fn constants(fluent: &str) -> String {
    let mut rules: Vec<(&str, String)> = Vec::new();
    let mut open = false;
    for line in fluent.lines() {
        if let Some((number, text)) = line.strip_prefix("rule-").and_then(|line| line.split_once('=')) {
            rules.push((number.trim(), text.trim().to_owned()));
            open = true;
        } else if let Some((_, told)) = rules.last_mut().filter(|_| open && line.starts_with(' ')) {
            told.push(' ');
            told.push_str(line.trim());
        } else {
            open = false;
        }
    }
    let name = |number: &str| number.replace('-', "_");
    let mut rust = String::from("pub(crate) use engine::Rule;\n\n");
    for (number, text) in &rules {
        // Square brackets would be taken for links.
        let text = text.replace('[', "(").replace(']', ")");
        let name = name(number);
        rust += &format!("/// {text}\npub const {name}: Rule = Rule::numbered(\"{number}\");\n");
    }
    let names: Vec<String> = rules.iter().map(|(number, _)| name(number)).collect();
    let list = names.join(", ");
    rust + &format!("\n/// All of them, in the order of the book.\npub const ALL: &[Rule] = &[{list}];\n")
        + FIND
}
