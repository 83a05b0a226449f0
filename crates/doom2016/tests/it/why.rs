//! "Why not?" is answered whatever is pointed at, with rules, with causes, and in every language.

use codex::proof::Ear;
use doom2016::{Action, Doom2016};
use engine::conformance::{explain, why_runs};

/// What leads to questions with many answers.
fn is_fight(action: Action) -> bool {
    matches!(action, Action::Fire | Action::Strike(_) | Action::Play(_) | Action::Rouse(_) | Action::Door(_))
}

#[test]
fn whatever_is_pointed_at_is_explained() {
    let mut ear = Ear::default();
    let told = explain::<Doom2016>(why_runs(48), is_fight, |no| ear.hear_no(no));
    let told = told.unwrap_or_else(|breach| panic!("{breach}"));
    println!("{told}");
    assert!(told.positions >= 48 && told.legal > 100 && told.reasons > 1000, "{told}");
    assert!(told.causes > 100 && told.freed > 50, "{told}");
}
