//! "Why not?" is answered whatever is pointed at, with rules, with causes, and in every language.

use codex::proof::Ear;
use doom2004::{Action, Doom2004, FigureId, InvaderKind, Who};
use engine::Seat;
use engine::about::Spot;
use engine::conformance::{explain, why_runs};
use engine::why::Asking;

use crate::rules::support::Scene;

/// What leads to questions with many answers.
fn is_fight(action: Action) -> bool {
    matches!(
        action,
        Action::Fire(..) | Action::Strike | Action::Take(_) | Action::Play(_) | Action::Spawn(..)
    )
}

#[test]
fn whatever_is_pointed_at_is_explained() {
    let mut ear = Ear::default();
    let told = explain::<Doom2004>(why_runs(48), is_fight, |no| ear.hear_no(no));
    let told = told.unwrap_or_else(|breach| panic!("{breach}"));
    println!("{told}");
    assert!(told.positions >= 48 && told.legal > 100 && told.reasons > 1000, "{told}");
    assert!(told.causes > 100 && told.freed > 50 && told.walls > 10, "{told}");
}

/// What stands between a marine who has announced nothing yet and the figure that he points at.
fn blamed(scene: &Scene, id: FigureId) -> (Option<String>, Vec<Option<Spot>>) {
    let asking = Asking::<Doom2004>::of(&scene.state, Seat(0)).expect("he is asked");
    let answer = asking.about(&Spot::figure(Who::Invader(id)));
    let first = answer.no.first();
    let causes = first.map(|no| no.causes.iter().map(|cause| cause.on.clone()).collect());
    (first.map(|no| no.refusal.code().to_owned()), causes.unwrap_or_default())
}

#[test]
fn what_stops_the_line_to_an_enemy_is_pointed_at() {
    let map = "
        +---+---+---+---+
        | 0   0   0   0 |
        +   +   +---+   +
        | 0   0   0   0 |
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (2, 1));
    let (above, beside) = (scene.put(InvaderKind::Imp, (2, 0)), scene.put(InvaderKind::Imp, (0, 1)));
    let between = scene.put(InvaderKind::Zombie, (1, 1));
    scene.does("unload");
    let hidden = Some("refusal-d04-target-sight".to_owned());
    assert_eq!(blamed(&scene, above), (hidden.clone(), vec![Some(Spot::wall("2,1", "N"))]));
    assert_eq!(blamed(&scene, beside), (hidden, vec![Some(Spot::figure(Who::Invader(between)))]));
    assert_eq!(blamed(&scene, between), (None, Vec::new()), "the pistol reaches it");
}
