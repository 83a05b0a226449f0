//! Steps, terrain, doors, sight and cover by the cases of the rulebook (T13 to T20, T23).

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp, PossessedSoldier};
use doom2016::Who;

use crate::support::Scene;

/// T13: D16-MOV-2, the move of the rulebook's example: a diagonal, through a demon, one step more.
#[test]
fn t13_four_points_lead_through_a_demon() {
    let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
    scene.stand(0, (0, 2));
    let imp = scene.put(Imp, (2, 1));
    scene.marine_mp(0, 4).does("step NE");
    assert_eq!((scene.at(0), scene.mp()), (Some((1, 1)), 3));
    scene.does("step E");
    assert_eq!((scene.at(0), scene.mp()), (scene.demon_at(imp), 1));
    scene.does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((3, 1)), 0));
    assert!(scene.can("end"));
}

/// T14: D16-MOV-4, with three points he would be left on the demon: the step is refused.
#[test]
fn t14_three_points_do_not_lead_through_a_demon() {
    let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
    scene.stand(0, (0, 2));
    scene.put(Imp, (2, 1));
    scene.marine_mp(0, 3).does("step NE");
    assert!(scene.refuses("step E").cites("D16-MOV-4"));
    scene.does("step NE");
    assert_eq!((scene.at(0), scene.mp()), (Some((2, 0)), 1));
}

/// T15: D16-MOV-2, a comrade costs nothing more, but is no place to stay.
#[test]
fn t15_a_comrade_is_passed_without_a_surcharge() {
    let mut scene = Scene::drawn("hall[0-5,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).marine_mp(0, 2).does("step E");
    assert_eq!((scene.at(0), scene.mp()), (scene.at(1), 1));
    scene.refuses("end");
    scene.does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((2, 0)), 0));
    scene.stand(0, (0, 0)).marine_mp(0, 1).refuses("step E");
}

/// T16: D16-MOV-3, difficult terrain and an enemy on it cost three points together.
#[test]
fn t16_surcharges_add_up() {
    let mut scene = Scene::drawn("hall[0-5,0-0] difficult 1,0", 1);
    scene.stand(0, (0, 0));
    scene.put(Imp, (1, 0));
    scene.marine_mp(0, 4).does("step E");
    assert_eq!(scene.mp(), 1);
    scene.does("step E");
    // Leaving it costs nothing more; entering costs one more alone.
    assert_eq!((scene.at(0), scene.mp()), (Some((2, 0)), 0));
    scene.stand(0, (0, 0)).marine_mp(0, 3).refuses("step E");
    let mut scene = Scene::drawn("hall[0-5,0-0] difficult 1,0 2,0", 1);
    scene.stand(0, (0, 0)).marine_mp(0, 5).does_all(&["step E", "step E"]);
    assert_eq!(scene.mp(), 1, "each space on its own");
}

/// T17: D16-TER-3, no small figure crosses a blocking edge (C1).
#[test]
fn t17_a_blocking_edge_stops_small_figures() {
    let mut scene = Scene::drawn("hall[0-3,0-0] blocking 1|2,0", 1);
    scene.stand(0, (1, 0)).marine_mp(0, 4);
    assert!(scene.refuses("step E").cites("D16-TER-3"));
    let imp = scene.put(Imp, (2, 0));
    scene.demon_turn(imp).refuses("step W");
    assert!(scene.can("step E"));
    assert_eq!(scene.state.range(Who::Marine(0), Who::Demon(imp)), 1, "they are adjacent all the same");
}

/// T18: D16-TER-2, an impassable edge stops steps, not sight, and gives no cover.
#[test]
fn t18_an_impassable_edge_hides_nobody() {
    let mut scene = Scene::drawn("hall[0-5,0-0] impassable 1|2,0", 1);
    scene.stand(0, (0, 0)).hand(0, &["uac-marine-1"]).event_deck(&["dread"]);
    let imp = scene.put(Imp, (3, 0));
    let [me, it] = [Who::Marine(0), Who::Demon(imp)];
    assert!(scene.state.sees(me, it) && !scene.state.has_cover(me, it));
    scene.marine_turn(0).script(&["Rx1", "Rx0", "dread"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 1, "no second card was asked for");
    scene.does("step E").refuses("step E");
}

/// T19: D16-DOR-1, a closed door hides; opened for a point, it is gone for good.
#[test]
fn t19_a_door_hides_until_it_is_opened() {
    let mut scene = Scene::drawn("hall[0-2,0-0] cell[3-5,0-0] doors 2|3,0", 1);
    scene.stand(0, (2, 0)).hand(0, &["uac-marine-1"]);
    let imp = scene.put(Imp, (4, 0));
    let [me, it] = [Who::Marine(0), Who::Demon(imp)];
    assert!(!scene.state.sees(me, it));
    scene.marine_turn(0).does("play uac-marine-1").refuses("fire");
    assert!(scene.refuses("step E").cites("D16-TER-5"));
    scene.does("door 1");
    assert_eq!((scene.mp(), scene.state.closed.0), (2, 0));
    assert!(scene.state.sees(me, it) && scene.can("fire") && scene.can("step E"));
    scene.refuses("door 1");
    // Without a point it stays shut.
    let mut scene = Scene::drawn("hall[0-2,0-0] cell[3-5,0-0] doors 2|3,0", 1);
    scene.stand(0, (2, 0)).marine_turn(0).refuses("door 1");
    scene.stand(0, (1, 0)).marine_mp(0, 3).refuses("door 1");
}

/// T20: D16-COV-1, the cover of the rulebook's example.
#[test]
fn t20_who_has_cover_behind_rock_and_comrade() {
    let mut scene = Scene::drawn("room[0-7,0-5] blocking 2|3,3", 1);
    scene.stand(0, (0, 3));
    let soldier = scene.put(PossessedSoldier, (3, 3));
    let imp = scene.put(Imp, (5, 3));
    let caco = scene.put(Cacodemon, (3, 1));
    let seen = [imp, soldier, caco].map(|id| {
        let [me, it] = [Who::Marine(0), Who::Demon(id)];
        (scene.state.sees(me, it), scene.state.has_cover(me, it))
    });
    assert_eq!(seen, [(true, true), (true, true), (true, false)]);
}

/// T23: D16-COV-4, a large demon has no cover, but gives it.
#[test]
fn t23_large_figures_have_no_cover() {
    let mut scene = Scene::drawn("hall[0-9,0-1]", 1);
    scene.stand(0, (0, 0));
    scene.put(Imp, (2, 0));
    scene.put(Imp, (2, 1));
    let baron = scene.put(BaronOfHell, (4, 0));
    let behind = scene.put(Imp, (7, 0));
    let cover = |id| scene.state.has_cover(Who::Marine(0), Who::Demon(id));
    assert!(!cover(baron) && cover(behind));
    let mut scene = Scene::drawn("hall[0-9,0-1]", 1);
    scene.stand(0, (0, 0));
    scene.put(BaronOfHell, (4, 0));
    let behind = scene.put(Imp, (7, 0));
    assert!(scene.state.has_cover(Who::Marine(0), Who::Demon(behind)));
}
