//! A tiny school: the same network whatever the threads, and again after a stop.

use std::fs;
use std::path::Path;
use std::process::Command;

fn teach(game: &str, folder: &Path, threads: &str) {
    let few =
        ["--games", "6", "--rounds", "1", "--own", "3", "--epochs", "1", "--measure", "1", "--seed", "3"];
    let school = Command::new(env!("CARGO_BIN_EXE_school"))
        .args(["--game", game, "--threads", threads])
        .args(few)
        .arg("--folder")
        .arg(folder)
        .output()
        .unwrap();
    assert!(school.status.success(), "{}", String::from_utf8_lossy(&school.stderr));
}

fn is_learned_the_same_again(game: &str) {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    teach(game, one.path(), "1");
    teach(game, two.path(), "2");
    let net = |folder: &Path, round: u32| fs::read(folder.join(format!("round-{round}.net"))).unwrap();
    for round in 0..=1 {
        assert_eq!(net(one.path(), round), net(two.path(), round), "{game}, round {round}");
    }
    assert_ne!(net(one.path(), 0), net(one.path(), 1), "{game} learns nothing from its own games");
    // What was kept is not learned again.
    let before = net(one.path(), 1);
    fs::remove_file(one.path().join("round-1.net")).unwrap();
    teach(game, one.path(), "1");
    assert_eq!(net(one.path(), 1), before);
}

#[test]
fn a_tiny_run_for_adrenaline() {
    is_learned_the_same_again("adrenaline");
}

#[test]
fn a_tiny_run_for_doom_2004() {
    is_learned_the_same_again("doom2004");
}

#[test]
fn a_tiny_run_for_doom_2016() {
    is_learned_the_same_again("doom2016");
}
