//! Every text of the command line has its translations, and they are what is shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use clap::{Arg, Command};
use codex::Lang;

use telefrag::command;
use telefrag::tongue::help::{arg_keys, choice_key, command_key, heading_key, value_key};
use telefrag::tongue::{asked, read, translated};

/// The languages that translate.
const OTHERS: [Lang; 3] = [Lang::Pl, Lang::Hr, Lang::Hu];
/// What every page of help has.
const COMMON: [&str; 12] = [
    "usage",
    "commands",
    "command",
    "arguments",
    "options",
    "help",
    "version",
    "help-command",
    "env",
    "default",
    "values",
    "more",
];

/// A text that needs a translation: the keys under which it may stand, the first that fits, and the English.
struct Need {
    keys: Vec<String>,
    english: String,
    /// Words for values may be the same in several languages: N, URL.
    word: bool,
}

fn shown(arg: &&Arg) -> bool {
    !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str())
}

/// All texts of a command and of those below it.
fn needs(command: &Command, path: &str, all: &mut Vec<Need>) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    all.push(Need { keys: vec![command_key(path)], english: about, word: false });
    for arg in command.get_arguments().filter(shown) {
        let english = arg.get_help().map(ToString::to_string).unwrap_or_default();
        all.push(Need { keys: arg_keys(path, arg), english, word: false });
        for name in
            arg.get_value_names().unwrap_or_default().iter().filter(|_| arg.get_action().takes_values())
        {
            all.push(Need { keys: vec![value_key(name)], english: name.to_string(), word: true });
        }
        // The name of a game is the same everywhere.
        if let Some(heading) = arg.get_help_heading().filter(|heading| heading.contains(" and ")) {
            all.push(Need { keys: vec![heading_key(heading)], english: heading.to_owned(), word: false });
        }
        for value in arg.get_possible_values() {
            if let Some(english) = value.get_help() {
                let keys = vec![choice_key(arg, &value)];
                all.push(Need { keys, english: english.to_string(), word: false });
            }
        }
    }
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        needs(command, &format!("{path}-{}", command.get_name()), all);
    }
}

fn all() -> Vec<Need> {
    let mut all = Vec::new();
    needs(&command(), "", &mut all);
    // What all commands have stands once.
    let mut seen = BTreeSet::new();
    all.retain(|need| seen.insert((need.keys.clone(), need.english.clone())));
    all
}

/// Where a new text goes: under the key that is shared if all who would share it say the same.
fn place<'a>(need: &'a Need, all: &'a [Need]) -> &'a str {
    let last = need.keys.last().map_or("", String::as_str);
    let mut others = all.iter().filter(|other| other.keys.last() == need.keys.last());
    let several = others.clone().count() > 1;
    if several && others.all(|other| other.english == need.english) { last } else { &need.keys[0] }
}

#[test]
fn the_command_line_is_consistent() {
    command().debug_assert();
}

#[test]
fn every_text_of_the_command_line_is_translated() {
    let all = all();
    let mut report = String::new();
    for lang in OTHERS {
        let mut missing = BTreeMap::new();
        let mut alike = Vec::new();
        for need in &all {
            match need.keys.iter().find_map(|key| codex::help(lang, key)) {
                None => {
                    missing.insert(place(need, &all).to_owned(), &need.english);
                }
                Some(text) if text == need.english && !need.word => alike.push(&need.keys[0]),
                Some(_) => {}
            }
        }
        if !missing.is_empty() {
            let _ = writeln!(report, "\nadd to locales/{lang}/help.ftl, in words of that language:");
        }
        for (key, english) in missing {
            let _ = writeln!(report, "{key} = {english}");
        }
        for key in alike {
            let _ = writeln!(report, "\n`{key}` in locales/{lang}/help.ftl is still English");
        }
    }
    assert!(report.is_empty(), "{report}");
}

#[test]
fn a_shared_translation_is_of_one_text() {
    let mut meant: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for need in all() {
        if let [own @ .., shared] = &need.keys[..]
            && !own.iter().any(|key| codex::help(Lang::Pl, key).is_some())
            && let Some(first) = own.first()
        {
            meant.entry(shared.clone()).or_default().insert(first.clone(), need.english);
        }
    }
    meant.retain(|_, texts| texts.values().collect::<BTreeSet<_>>().len() > 1);
    let lines = meant.values().flatten().map(|(key, english)| format!("{key} = {english}\n"));
    let lines: String = lines.collect();
    assert!(
        lines.is_empty(),
        "these share a translation and say different things; give each its own:\n{lines}"
    );
}

#[test]
fn every_translation_belongs_to_a_text() {
    let common = COMMON.map(|what| format!("help-common-{what}"));
    let known: BTreeSet<String> = all().into_iter().flat_map(|need| need.keys).chain(common).collect();
    for lang in OTHERS {
        let folder = format!("{}/../../locales/{lang}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
        let files = files.filter(|file| file.file_name().to_string_lossy().starts_with("help"));
        let texts: String = files.map(|file| std::fs::read_to_string(file.path()).unwrap()).collect();
        let keys =
            texts.lines().filter(|line| line.starts_with("help-")).filter_map(|line| line.split(' ').next());
        let stale: Vec<&str> = keys.filter(|key| !known.contains(*key)).collect();
        assert!(stale.is_empty(), "no command or option says this in {lang}: {stale:?}");
        for what in COMMON {
            assert!(
                codex::help(lang, &format!("help-common-{what}")).is_some(),
                "help-common-{what} in {lang}"
            );
        }
    }
}

/// The pages of help of a command and of all below it.
fn pages(command: &mut Command, pages: &mut Vec<String>) {
    pages.push(command.render_help().to_string());
    pages.push(command.render_long_help().to_string());
    for below in command.get_subcommands_mut().filter(|command| !command.is_hide_set()) {
        if below.get_name() != "help" {
            self::pages(below, pages);
        }
    }
}

#[test]
fn no_page_of_help_is_half_english() {
    for lang in OTHERS {
        let mut all = Vec::new();
        pages(&mut translated(command(), lang), &mut all);
        assert!(all.len() > 30, "{} pages", all.len());
        for page in all {
            for english in
                ["Usage", "Options:", "Commands:", "Arguments:", "Print ", "[default", "[env", "[possible"]
            {
                assert!(!page.contains(english), "{lang}: {english} in\n{page}");
            }
        }
    }
}

/// A translated command reads the same arguments.
#[test]
fn translation_changes_nothing_but_texts() {
    let args = ["telefrag", "--lang", "hu", "sim", "adrenaline", "--games", "3", "--quiet"].map(Into::into);
    for lang in Lang::ALL {
        let Ok(matches) = read(command(), lang, &args) else { panic!("{lang}: it reads no more") };
        let Some(("sim", sim)) = matches.subcommand() else { panic!("{lang}: another command") };
        assert_eq!(sim.get_one::<u64>("games"), Some(&3), "{lang}");
        assert!(sim.get_flag("quiet") && !sim.get_flag("json"), "{lang}");
    }
}

#[test]
fn the_language_is_found_before_anything_else_is_read() {
    let lang = |args: &[&str]| asked(args.iter().map(Into::into));
    assert_eq!(lang(&["--lang", "hu", "--nonsense"]), Lang::Hu);
    assert_eq!(lang(&["play", "--lang=hr_HR"]), Lang::Hr);
    assert_eq!(lang(&["play", "--", "--lang", "hu"]), lang(&[]));
}
