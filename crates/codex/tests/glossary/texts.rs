//! Every text of every language, and the games it belongs to.

use std::fs;

use codex::Lang;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use serde::Deserialize;

use crate::ROOT;

/// What a text speaks of.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Game {
    Adrenaline,
    Doom2004,
    Doom2016,
    /// The page, the terminal and the server, whatever is played.
    House,
}

impl Game {
    pub(crate) const ALL: [Game; 4] = [Game::Adrenaline, Game::Doom2004, Game::Doom2016, Game::House];
}

/// One text of one language.
pub(crate) struct Told {
    pub(crate) lang: String,
    pub(crate) key: String,
    pub(crate) text: String,
    pub(crate) words: Vec<String>,
    pub(crate) games: Vec<Game>,
}

impl Told {
    pub(crate) fn of(lang: &str, file: &str, key: String, text: String) -> Told {
        Told { lang: lang.to_owned(), games: games(file, &key), words: words(&text), key, text }
    }
}

/// Which games a message belongs to: its key says so, or its file.
fn games(file: &str, key: &str) -> Vec<Game> {
    const ADRENALINE: [&str; 7] = [
        "adrenaline.ftl",
        "adrenaline-checker.ftl",
        "adrenaline-rules.ftl",
        "names.ftl",
        "page-adrenaline.ftl",
        "page-guide.ftl",
        "refusals.ftl",
    ];
    let key = key.to_lowercase();
    let has = |marks: &[&str]| marks.iter().any(|mark| key.contains(mark));
    match () {
        () if has(&["ui-doom-"]) => vec![Game::Doom2004, Game::Doom2016],
        () if has(&["d04", "doom2004", "-i04-"]) => vec![Game::Doom2004],
        () if has(&["d16", "doom2016", "-i16-"]) => vec![Game::Doom2016],
        () if ADRENALINE.contains(&file) || has(&["adrenaline", "-arena-"]) => vec![Game::Adrenaline],
        () => vec![Game::House],
    }
}

/// The words of a text in small letters. A sign that is no word, as a variable is, parts those beside it.
pub(crate) fn words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-' && sign != VARIABLE);
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Stands for a variable.
const VARIABLE: char = '§';

/// All texts of all languages; every form of a message that counts stands in its text.
pub(crate) fn told() -> Vec<Told> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        for entry in fs::read_dir(format!("{ROOT}/locales/{}", lang.code())).unwrap() {
            let path = entry.unwrap().path();
            let file = path.file_name().unwrap().to_string_lossy().into_owned();
            let source = fs::read_to_string(&path).unwrap();
            for entry in parser::parse(source.as_str()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                let mut text = String::new();
                let attributes = message.attributes.iter().map(|it| &it.value);
                for pattern in message.value.iter().chain(attributes) {
                    write(pattern, &mut text);
                    text.push('\n');
                }
                all.push(Told::of(lang.code(), &file, message.id.name.to_owned(), text.trim().to_owned()));
            }
        }
    }
    all
}

fn write(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => write_expression(expression, text),
        }
    }
}

fn write_expression(expression: &Expression<&str>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                write(&variant.value, text);
                text.push('\n');
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
        Expression::Inline(_) => text.push(VARIABLE),
    }
}
