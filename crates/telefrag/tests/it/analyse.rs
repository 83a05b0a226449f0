//! `telefrag analyse`: a replay looked back at, in words, as JSON and as a page.

use crate::program::{TELEFRAG, Temporary, assert_told, json, played, run, stderr, stdout};

/// The beginning of a game at random: hardly a decision in it is good.
fn beginning(name: &str) -> Temporary {
    Temporary::new(name, played(TELEFRAG, 21, 60).as_bytes())
}

#[test]
fn a_replay_is_looked_back_at_in_every_language() {
    let file = beginning("words.tfr");
    let analyse = |lang: &str| {
        let output = run(TELEFRAG, &["analyse", file.path(), "--top", "3", "--lang", lang], b"");
        assert!(output.status.success(), "{}", stderr(&output));
        assert_told(stdout(&output));
        stdout(&output).to_owned()
    };
    let english = analyse("en");
    assert_eq!(english, analyse("en"), "the same twice");
    assert!(english.starts_with("Adrenaline: 60 actions, "), "{english}");
    assert!(english.contains("The game is not over: this is as far as it goes."), "{english}");
    assert!(english.contains("\nThe decisions that cost most:\n  1. Action "), "{english}");
    assert_eq!(english.matches("     Chosen: ").count(), 3, "{english}");
    assert_eq!(english.matches("     Better: ").count(), 3, "{english}");
    assert!(english.contains("turn 1 ") && english.contains("1 p1  2 p2  3 p3"), "{english}");
    assert!(english.contains("What the figures cannot know: "), "{english}");
    // The costliest one can be looked at closely.
    let line = english.lines().find(|line| line.contains("telefrag explain ")).expect("a command");
    let moment = line.rsplit(' ').next().expect("a place");
    let explained = run(TELEFRAG, &["explain", moment, "--lang", "en"], b"");
    assert!(explained.status.success() && stdout(&explained).contains("The question was:"), "{moment}");
    for (lang, words) in [
        ("pl", "Najkosztowniejsze decyzje:"),
        ("hr", "Najskuplje odluke:"),
        ("hu", "A legtöbbe kerülő döntések:"),
    ] {
        assert!(analyse(lang).contains(words), "{lang}");
    }
}

#[test]
fn programs_get_every_decision() {
    let file = beginning("json.tfr");
    let review = json(&["analyse", file.path(), "--json"]);
    assert_eq!((&review["measure"], &review["level"]), (&"ahead".into(), &"veteran".into()));
    assert_eq!((&review["over"], &review["actions"]), (&false.into(), &60.into()));
    let decisions = review["decisions"].as_array().expect("a list");
    assert_eq!(review["weighed"], decisions.len());
    assert!(decisions.len() > 10 && review["costly"].as_array().is_some_and(|it| it.len() == 5), "{review}");
    for decision in decisions {
        assert_eq!(decision["before"].as_array().map(Vec::len), Some(5));
        let [worth, best] = ["worth", "best"].map(|key| decision[key].as_f64().expect("a number"));
        assert!(worth <= best, "{decision}");
    }
    let costly = &review["costly"][0];
    let weighed = decisions.iter().find(|it| it["count"] == costly["count"]).expect("it was weighed");
    assert_eq!((&weighed["worth"], &weighed["best"]), (&costly["worth"], &costly["best"]));
}

#[test]
fn a_page_is_complete_in_itself() {
    let file = beginning("page.tfr");
    let output = run(TELEFRAG, &["analyse", file.path(), "--html", "--lang", "hr"], b"");
    let page = stdout(&output);
    assert!(
        page.starts_with("<!doctype html><html lang=\"hr\">") && page.contains("Najskuplje odluke"),
        "{page}"
    );
    assert_eq!(page.matches("<polyline").count(), 5, "{page}");
    assert!(!page.contains("src=") && !page.contains("href="), "{page}");
}

#[test]
fn what_cannot_be_judged_is_told_so() {
    let text = played(TELEFRAG, 21, 10);
    let (cut, _) = text.rsplit_once("# hash").expect("a hash");
    let files = [
        (cut.to_owned(), "breaks off after"),
        (text.replace("rules 1\n", "rules 999\n"), "played under rules 999"),
        (text.replace("game adrenaline", "game chess"), "`chess`"),
        ("no game".to_owned(), "this is no replay"),
    ];
    for (text, why) in files {
        let file = Temporary::new("wrong.tfr", text.as_bytes());
        let output = run(TELEFRAG, &["analyse", file.path()], b"");
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains(why) && stdout(&output).is_empty(), "{}", stderr(&output));
    }
    let missing = run(TELEFRAG, &["analyse", "no/such/file.tfr"], b"");
    assert!(stderr(&missing).contains("no/such/file.tfr"), "{}", stderr(&missing));
    let file = beginning("wrong-level.tfr");
    let soldier = run(TELEFRAG, &["analyse", file.path(), "--level", "soldier"], b"");
    let said = "a soldier cannot judge games of adrenaline; those who can are veteran, nightmare";
    assert!(!soldier.status.success() && stderr(&soldier).contains(said), "{}", stderr(&soldier));
    let both = run(TELEFRAG, &["analyse", file.path(), "--json", "--html"], b"");
    assert_eq!(both.status.code(), Some(2));
}
