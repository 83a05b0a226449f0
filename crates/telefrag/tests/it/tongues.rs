//! The real program in four languages: help, what is wrong with a command line, and other errors.

use std::net::TcpListener;
use std::process::{Command, Output};

use crate::program::{TELEFRAG, stderr, stdout};

const LANGS: [&str; 4] = ["en", "pl", "hr", "hu"];
const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Run the program where the terminal speaks a language.
fn run(lang: &str, args: &[&str]) -> Output {
    let locale = format!("{lang}_{}.UTF-8", lang.to_uppercase());
    let mut command = Command::new(TELEFRAG);
    command.args(args).env_remove("TELEFRAG_LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env("LANG", locale).output().expect("it runs")
}

/// What is said in each language; the program fails.
#[track_caller]
fn fails(args: &[&str], expected: [&str; 4]) {
    for (lang, expected) in LANGS.into_iter().zip(expected) {
        let output = run(lang, args);
        assert!(!output.status.success(), "{args:?} in {lang}");
        assert!(stderr(&output).contains(expected), "{args:?} in {lang}: {}", stderr(&output));
    }
}

#[test]
fn help_speaks_the_language_of_the_terminal() {
    for (lang, heads) in LANGS.into_iter().zip([
        ["Usage: telefrag [OPTIONS] [COMMAND]", "Options:", "Run a place to play"],
        ["Użycie: telefrag [OPCJE] [POLECENIE]", "Opcje:", "Otwórz miejsce do gry"],
        ["Uporaba: telefrag [OPCIJE] [NAREDBA]", "Opcije:", "Otvori mjesto za igru"],
        ["Használat: telefrag [KAPCSOLÓK] [PARANCS]", "Kapcsolók:", "Játszóhely nyitása"],
    ]) {
        let output = run(lang, &["--help"]);
        assert!(output.status.success(), "{lang}: {}", stderr(&output));
        for head in heads {
            assert!(stdout(&output).contains(head), "{lang}: {head} in\n{}", stdout(&output));
        }
    }
    // What is asked for on the command line counts more, wherever it stands.
    for args in [&["--lang", "hu", "serve", "--help"][..], &["--lang=hu", "help", "serve"]] {
        let output = run("pl", args);
        assert!(
            stdout(&output).contains("Hol figyeljen"),
            "{args:?}: {}{}",
            stdout(&output),
            stderr(&output)
        );
    }
    let output =
        Command::new(TELEFRAG).args(["sim", "-h"]).env("TELEFRAG_LANG", "hr").output().expect("it runs");
    assert!(stdout(&output).contains("Koliko igara"), "{}", stdout(&output));
}

#[test]
fn a_command_line_that_cannot_be_used_is_explained() {
    fails(
        &["serve", "--prot", "1"],
        [
            "unexpected argument '--prot' found",
            "nieznany argument '--prot'",
            "nepoznat argument '--prot'",
            "ismeretlen argumentum: '--prot'",
        ],
    );
    fails(
        &["backupp"],
        [
            "a similar subcommand exists: 'backup'",
            "chodziło o 'backup'?",
            "misliš li na 'backup'?",
            "erre gondoltál: 'backup'?",
        ],
    );
    fails(
        &["scenario", "generate", "doom2004"],
        ["--seed <SEED>", "brakuje wymaganych argumentów: --seed <ZIARNO>", "--seed <SJEME>", "--seed <MAG>"],
    );
    fails(
        &["engine", "quake"],
        [
            "invalid value 'quake'",
            "zła wartość 'quake' dla '<GRA>'",
            "pogrešna vrijednost 'quake'",
            "rossz érték: 'quake'",
        ],
    );
    fails(
        &["scenario", "generate", "doom2004", "--seed", "1", "--size", "huge"],
        [
            "write small, medium or large",
            "możliwe są small, medium, large",
            "moguće su small, medium, large",
            "lehetséges: small, medium, large",
        ],
    );
    fails(
        &["sim", "adrenaline", "--seed", "x"],
        ["a seed is a number", "ziarno to liczba", "sjeme je broj", "a mag egy szám"],
    );
    fails(
        &["arena", "doom2004", "--players", "soldier,soldier", "--swap", "--robin"],
        [
            "cannot be used with '--robin'",
            "nie można użyć razem z",
            "ne može se koristiti zajedno",
            "együtt nem használható",
        ],
    );
}

#[test]
fn errors_speak_the_language_of_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("none");
    fails(
        &["invite", "--data", data.to_str().unwrap()],
        ["error: there is no place in", "błąd: w ", "pogreška: u ", "hiba: itt nincs játszóhely"],
    );
    fails(
        &["scenario", "check", "nowhere.toml"],
        [
            "nowhere.toml cannot be read",
            "nie można odczytać nowhere.toml",
            "nowhere.toml se ne može pročitati",
            "nem olvasható: nowhere.toml",
        ],
    );
    fails(
        &["scenario", "generate", "doom2016", "--seed", "1", "--marines", "5"],
        [
            "doom2016 is played by 1 to 4 marines, not by 5",
            "w doom2016 gra się od 1 do 4 marines, nie 5",
            "doom2016 se igra s 1 do 4 marinaca, a ne s 5",
            "doom2016: 1–4 tengerészgyalogossal játszható",
        ],
    );
    fails(
        &["scenario", "generate", "doom2004", "--seed", "1", "--objective", "win"],
        [
            "`win` is no objective of doom2004; write leave, kill, carry, survive or clear",
            "`win` nie jest zadaniem gry doom2004; wpisz leave",
            "`win` nije zadatak igre doom2004; napiši leave",
            "`win` nem feladata ennek a játéknak: doom2004; lehetséges: leave",
        ],
    );
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder.path().join("place");
    fails(
        &["serve", "--no-browser", "--bind", &address, "--data", data.to_str().unwrap()],
        [
            "is another Telefrag running?",
            "czy działa już inny Telefrag?",
            "radi li već neki Telefrag?",
            "fut már egy Telefrag?",
        ],
    );
}

#[test]
fn who_looks_after_a_place_is_told_in_their_language_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    fails(
        &["admin", "invites", "expire", "soon", "--data", data],
        ["write a number and a unit", "wpisz liczbę i jednostkę", "napiši broj i jedinicu", "írj egy számot"],
    );
    fails(
        &["admin", "prune", "--guests", "3h", "--data", data],
        ["less than a day", "mniej niż jeden dzień", "manje od jednog dana", "kevesebb, mint egy nap"],
    );
    fails(
        &["serve", "--imprint", "here", "--no-browser", "--data", data],
        ["write the whole address", "wpisz cały adres", "napiši cijelu adresu", "írd ki a teljes címet"],
    );
    // A place is there once somebody has served it.
    server::store::Sqlite::open(&folder.path().join("telefrag.sqlite")).unwrap();
    fails(
        &["admin", "prune", "--data", data],
        ["say what to clear away", "podaj, co usunąć", "reci što treba počistiti", "írd meg, mit töröljünk"],
    );
    fails(
        &["admin", "tables", "close", "nowhere", "--data", data],
        ["there is no such thing here", "niczego takiego tu nie ma", "toga ovdje nema", "ilyen itt nincs"],
    );
    fails(
        &["admin", "people", "rename", "nobody", "Somebody", "--data", data],
        ["there is no such thing here", "niczego takiego tu nie ma", "toga ovdje nema", "ilyen itt nincs"],
    );
    fails(
        &["shelf", "--remove-comment", "c1", "--data", data],
        [
            "there is no comment c1",
            "nie ma komentarza c1",
            "nema komentara c1",
            "nincs ilyen hozzászólás (c1)",
        ],
    );
}

#[test]
fn the_checker_speaks_the_language_of_the_terminal() {
    let file = format!("{CRATES}/doom2016/tests/broken/rooms-overlap.toml");
    for (lang, [what, sum]) in LANGS.into_iter().zip([
        ["error: the room `east` overlaps the room `west` on (3, 2)", "1 error, 1 warning"],
        [
            "błąd: pomieszczenie `east` zachodzi na pomieszczenie `west` na polu (3, 2)",
            "1 błąd, 1 ostrzeżenie",
        ],
        [
            "pogreška: prostorija `east` prelazi preko prostorije `west` na polju (3, 2)",
            "1 pogreška, 1 upozorenje",
        ],
        ["hiba: két terem átfedésben van: `east` és `west`, itt: (3, 2)", "1 hiba, 1 figyelmeztetés"],
    ]) {
        let output = run(lang, &["scenario", "check", &file]);
        assert_eq!(output.status.code(), Some(1), "{lang}");
        assert!(
            stdout(&output).contains(what) && stdout(&output).contains(sum),
            "{lang}: {}",
            stdout(&output)
        );
    }
}
