//! "Why not?" is answered whatever is pointed at, with rules, with causes, and in every language.

use codex::proof::Ear;
use doom2016::DemonKind::Imp;
use doom2016::{Action, Doom2016, Who};
use engine::Seat;
use engine::about::Spot;
use engine::conformance::{explain, why_runs};
use engine::why::Asking;

use crate::support::Scene;

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

#[test]
fn a_wall_on_the_line_to_an_enemy_is_pointed_at() {
    let mut scene = Scene::drawn("west[0-2,0-3] east[3-6,0-3] open 2|3,3 starts 1,0", 1);
    let [near, hidden] = [(0, 1), (5, 0)].map(|at| scene.put(Imp, at));
    scene.hand(0, &["gauss-cannon-2"]).marine_turn(0).does("play gauss-cannon-2");
    let asking = Asking::<Doom2016>::of(&scene.state, Seat(0)).expect("he is asked");
    assert!(asking.about(&Spot::figure(Who::Demon(near))).is_legal());
    let no = asking.about(&Spot::figure(Who::Demon(hidden))).no;
    assert_eq!(no[0].refusal.code(), "refusal-d16-target-sight");
    let blamed: Vec<_> = no[0].causes.iter().map(|cause| cause.on.clone()).collect();
    assert_eq!(blamed, [Some(Spot::wall("2,0", "E"))]);
}
