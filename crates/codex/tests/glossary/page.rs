//! The glossary as a page of the book.

use std::fmt::Write as _;

use codex::Lang;

use crate::texts::Game;
use crate::{Glossary, Never, Term};

const HEAD: &str = "\
# Glossary

What each thing of the games is called in the four languages, after the printed rulebooks. Translators change
`locales/glossary.toml`; a test holds every text against it, and this page is written from it
(`TELEFRAG_BLESS=1 cargo test -p codex --test glossary`).
";

fn title(game: Game) -> &'static str {
    match game {
        Game::Adrenaline => "Adrenaline",
        Game::Doom2004 => "DOOM (2004)",
        Game::Doom2016 => "DOOM (2016)",
        Game::House => "Page, terminal and server",
    }
}

/// The page; a term stands with the first of its games.
pub(crate) fn page(glossary: &Glossary) -> String {
    let mut page = HEAD.to_owned();
    for game in Game::ALL {
        let terms = glossary.term.iter().filter(|term| term.games[0] == game);
        let _ = write!(
            page,
            "\n## {}\n\n| English | polski | hrvatski | magyar |\n|---|---|---|---|\n",
            title(game)
        );
        for term in terms {
            let _ = writeln!(page, "| {} | {} | {} | {} |", term.en, term.pl, term.hr, term.hu);
        }
    }
    page.push_str("\n## Words that are not used\n\n| language | for | not | because |\n|---|---|---|---|\n");
    for term in &glossary.term {
        term.never.iter().for_each(|never| row(&mut page, Some(term), never));
    }
    glossary.never.iter().for_each(|never| row(&mut page, None, never));
    page
}

fn row(page: &mut String, term: Option<&Term>, never: &Never) {
    let lang: Lang = never.lang.parse().unwrap();
    let word = term.map_or("anything", |term| term.word(lang));
    let not: Vec<String> = never.is.iter().map(|it| it.to_string().replace('*', "…")).collect();
    let _ = writeln!(page, "| {} | {word} | {} | {} |", lang.code(), not.join(", "), never.why);
}
