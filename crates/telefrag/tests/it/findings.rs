//! Everything that the checkers of scenario, mission and arena files can say: each is said by some broken file, and in every
//! language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use codex::Lang;
use doom2016::place::Arena;
use engine::content::{Finding, Report};

/// What no file can bring about, because the checker sees something else before.
const GAPS: [&str; 4] =
    ["adrenaline-check-unlaid", "d04-check-unlaid", "d04-check-unsound", "d16-check-unlaid"];
/// Said by others, word for word, or nothing but a value: these read alike in all languages.
const ALIKE: [&str; 1] = ["d16-check-sketch"];

/// The texts of the broken files of a game, by their names.
fn broken(game: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/broken"));
    let files = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
    files.map(|file| (file.display().to_string(), std::fs::read_to_string(&file).unwrap())).collect()
}

/// All that the checkers say of the broken files, with the file.
fn findings() -> Vec<(String, Finding)> {
    let told = |name: String, report: Report| report.findings.into_iter().map(move |it| (name.clone(), it));
    let old = broken("doom2004").into_iter();
    let old = old.flat_map(|(name, text)| told(name, doom2004::place::check(&text, "broken.toml")));
    let new = broken("doom2016").into_iter();
    let new = new.flat_map(|(name, text)| told(name, doom2016::place::check(&text, "broken.toml")));
    let arenas = broken("adrenaline").into_iter();
    let arenas = arenas.flat_map(|(name, text)| told(name, adrenaline::check(&text, "broken.toml")));
    let sketch = Arena::sketch("sketch", "2,3").unwrap_err();
    old.chain(new).chain(arenas).chain(told("sketch".to_owned(), sketch)).collect()
}

/// The keys of everything that can be said.
fn keys() -> BTreeSet<&'static str> {
    let games = [adrenaline::Flaw::KEYS, doom2004::place::Flaw::KEYS, doom2016::place::Flaw::KEYS];
    [games.concat(), skirmish::Flaw::KEYS.to_vec()].concat().into_iter().collect()
}

#[test]
fn every_finding_has_a_text_and_a_file_that_brings_it_about() {
    let without: Vec<&str> = keys().into_iter().filter(|key| !codex::has(key)).collect();
    assert!(without.is_empty(), "no text in locales/en: {without:?}");
    let produced: BTreeSet<String> =
        findings().iter().map(|(_, it)| it.remark.said.key.to_string()).collect();
    let never: Vec<&str> =
        keys().into_iter().filter(|key| !GAPS.contains(key) && !produced.contains(*key)).collect();
    assert!(never.is_empty(), "no broken file brings about {never:?}");
    let foreign: Vec<&String> = produced.iter().filter(|key| !keys().contains(key.as_str())).collect();
    assert!(foreign.is_empty(), "in no table: {foreign:?}");
}

#[test]
fn every_finding_is_said_in_four_languages_with_its_place_and_its_rules() {
    for (file, finding) in findings() {
        let said = Lang::ALL.map(|lang| {
            let (message, advice) =
                (codex::remark(lang, &finding.remark), codex::advice(lang, &finding.remark));
            for text in [&message, &advice] {
                assert!(!text.trim().is_empty(), "{file} in {lang}: {finding:?}");
                assert!(!text.contains("{$") && !text.contains('⟦'), "{file} in {lang}: {text}");
            }
            for rule in &finding.remark.rules {
                assert!(advice.contains(rule.number()), "{file} in {lang}: {advice}");
            }
            message
        });
        let [english, others @ ..] = &said;
        let alike = others.iter().any(|other| other == english);
        assert!(!alike || ALIKE.contains(&&*finding.remark.said.key), "{file} is not translated: {said:?}");
    }
}
