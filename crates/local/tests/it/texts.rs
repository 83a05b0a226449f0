//! The texts of a house: all that its sources name.

use std::fs;
use std::path::Path;

use codex::Lang;
use local::{games, texts};

/// Folders that every house speaks from.
const SHARED: [&str; 5] = ["engine/src", "skirmish/src", "parlour/src", "local/src", "bots/src"];
/// Not spoken by houses: the example, and the sheets of the codex.
const SILENT: [&str; 3] = ["example", "shelves.rs", "shelf.rs"];

/// What the sources of a house name as texts, as far as it stands there: `d04-` is the beginning of several.
fn named(folder: &Path, skip: &[&str], found: &mut Vec<(String, bool)>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        if SILENT.contains(&&*name) || skip.contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            named(&path, skip, found);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
        let code: String =
            rules.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        for part in code.split('"').skip(1) {
            let end = part.find(|c| !plain(c)).unwrap_or(part.len());
            if part[..end].contains('-') && (end == part.len() || part[end..].starts_with('{')) {
                found.push((part[..end].to_owned(), end < part.len()));
            }
        }
    }
}

/// A house has the texts of its own game and no others: a word of another game would show as its bare key.
#[test]
fn a_house_has_every_text_that_its_sources_name() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let keys = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
    };
    let all = keys(&codex::files(Lang::En).flat_map(|(_, text)| [text, "\n"]).collect::<String>());
    let ids: Vec<&str> = games::all().into_iter().map(|game| game.kind.id()).collect();
    for &game in &ids {
        let mut names = Vec::new();
        let others: Vec<&str> = ids.iter().copied().filter(|other| *other != game).collect();
        named(&crates.join(game).join("src"), &[], &mut names);
        SHARED.iter().for_each(|folder| named(&crates.join(folder), &others, &mut names));
        let mine = keys(&texts(Lang::En, game));
        let mut count = 0;
        for (name, begins) in names {
            let fits = |key: &&String| if begins { key.starts_with(&name) } else { **key == name };
            if all.iter().any(|key| fits(&key)) {
                assert!(mine.iter().any(|key| fits(&key)), "the house of {game} has no text {name}");
                count += 1;
            }
        }
        assert!(count > 100, "{count} texts of {game} are looked for");
    }
}
