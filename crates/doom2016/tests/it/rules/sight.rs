//! Sight and cover as attacks feel them (D16-LOS-1 to D16-LOS-4, D16-COV-1 to D16-COV-6); more maps in tests/sight.rs.

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp, Pinky, PossessedSoldier, Revenant};
use doom2016::place::Shape;
use doom2016::{Event, Named, Who};
use skirmish::FigureId;

use crate::support::Scene;

/// How a shot of the first marine at a demon goes: `hidden`, `cover` if a second card may be revealed, else `clear`.
#[track_caller]
pub(crate) fn shot(scene: &Scene, at: FigureId) -> &'static str {
    let mut scene = scene.clone();
    scene.hand(0, &["gauss-cannon-2"]).event_deck(&["ferocity"]).marine_turn(0).does("play gauss-cannon-2");
    if !scene.can("fire") {
        return "hidden";
    }
    scene.does("fire");
    let choice = format!("at {at}");
    if scene.can(&choice) {
        scene.does(&choice);
    }
    let aimed = |event: &Event| matches!(event, Event::Attack { on: Named::Demon(id, _), .. } if *id == at);
    match (scene.saw(aimed), scene.can("second")) {
        (false, _) => "hidden",
        (true, true) => "cover",
        (true, false) => "clear",
    }
}

/// How the attack of a demon on the only marine goes.
#[track_caller]
fn struck(scene: &Scene, by: FigureId) -> &'static str {
    let mut scene = scene.clone();
    scene.deck(0, &["uac-marine-1"]).demon_turn(by);
    if !scene.can("strike 1") {
        return "hidden";
    }
    scene.does("strike 1");
    if scene.can("second") { "cover" } else { "clear" }
}

/// A map with the marine and an imp on it, and how he sees it.
#[track_caller]
fn glance(map: &str, marine: (i16, i16), imp: (i16, i16)) -> &'static str {
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, marine);
    let imp = scene.put(Imp, imp);
    shot(&scene, imp)
}

/// D16-LOS-1: one line from corner to corner is enough; walls, blocking edges and closed doors stop lines.
#[test]
fn los_1_one_free_line_is_enough() {
    let (here, there) = ((0, 1), (4, 1));
    assert_eq!(glance("room[0-4,0-2] walls 2|3,1", here, there), "cover", "lines pass the end of the wall");
    assert_eq!(glance("room[0-4,0-3] walls 2|3,0-2", here, there), "hidden");
    assert_eq!(glance("room[0-4,0-2] blocking 2|3,0-2", here, there), "hidden");
    assert_eq!(glance("west[0-2,0-2] east[3-4,0-2] doors 2|3,1", here, there), "hidden");
    assert_eq!(glance("room[0-4,0-2]", here, there), "clear");
}

/// D16-LOS-2: figures, impassable edges and difficult terrain never stop sight.
#[test]
fn los_2_figures_and_terrain_do_not_stop_sight() {
    let mut scene = Scene::drawn("lane[0-5,0-0] impassable 1|2,0 difficult 3-4,0", 1);
    scene.stand(0, (0, 0));
    for x in 1..5 {
        scene.put(PossessedSoldier, (x, 0));
    }
    let imp = scene.put(Imp, (5, 0));
    assert_eq!(shot(&scene, imp), "cover");
}

/// D16-LOS-3: nobody looks round the end of a wall into a sealed room; an open door shows what lies behind, both ways.
#[test]
fn los_3_corners_of_rooms_are_tight() {
    for (marine, imp) in [((2, 0), (3, 0)), ((0, 0), (5, 0)), ((2, 0), (3, 2))] {
        let mut scene = Scene::drawn("west[0-2,0-2] east[3-5,0-2] doors 2|3,1", 1);
        scene.stand(0, marine);
        // The range of a revenant is enough for all of these.
        let id = scene.put(Revenant, imp);
        assert_eq!((shot(&scene, id), struck(&scene, id)), ("hidden", "hidden"), "{marine:?} {imp:?}");
        scene.open(1);
        assert_eq!((shot(&scene, id), struck(&scene, id)), ("cover", "cover"), "{marine:?} {imp:?}");
    }
}

/// D16-LOS-4: a large figure is seen if any corner of any of its spaces is.
#[test]
fn los_4_any_space_of_a_large_figure_will_do() {
    let map = "room[0-5,0-3] walls 2|3,0-2";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (0, 0));
    let far = scene.put_shape(Pinky, (5, 0), Shape::Down);
    let near = scene.put_shape(Pinky, (3, 1), Shape::Down);
    assert_eq!([shot(&scene, far), shot(&scene, near)], ["hidden", "clear"]);
    assert_eq!(glance(map, (0, 0), (3, 1)), "hidden", "its northern half alone is not seen");
}

/// D16-COV-1: the example of the rulebook, shot by shot (T20).
#[test]
fn cov_1_all_lines_of_one_corner_must_be_free() {
    let mut scene = Scene::drawn("room[0-7,0-5] blocking 2|3,3", 1);
    scene.stand(0, (0, 3));
    let soldier = scene.put(PossessedSoldier, (3, 3));
    let (imp, cacodemon) = (scene.put(Imp, (5, 3)), scene.put(Cacodemon, (3, 1)));
    let seen = [imp, soldier, cacodemon].map(|id| shot(&scene, id));
    assert_eq!(seen, ["cover", "cover", "clear"]);
}

/// D16-COV-2: an impassable edge gives no cover; a closed door gives what a wall gives.
#[test]
fn cov_2_closed_doors_give_cover_and_impassable_edges_none() {
    assert_eq!(glance("room[0-5,0-2] impassable 2|3,0-2", (0, 1), (5, 1)), "clear");
    let mut scene = Scene::drawn("hall[0-2,0-2] den[3-5,0-2] open 2|3,0 2|3,2 doors 2|3,1", 1);
    scene.stand(0, (0, 1));
    let imp = scene.put(Imp, (5, 1));
    assert_eq!(shot(&scene, imp), "cover");
    assert_eq!(shot(scene.open(1), imp), "clear");
}

/// D16-COV-3: the attacker takes the corner that denies cover, if he has one.
#[test]
fn cov_3_the_attacker_takes_the_best_corner() {
    let mut scene = Scene::drawn("room[0-4,0-2]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0));
    let imp = scene.put(Imp, (3, 1));
    assert_eq!(shot(&scene, imp), "clear", "from his southeast corner the other marine is not in the way");
    scene.stand(1, (1, 1)).put(PossessedSoldier, (1, 0));
    assert_eq!(shot(&scene, imp), "cover");
}

/// D16-COV-4: large figures never have cover, but they give it.
#[test]
fn cov_4_large_figures_give_cover_and_have_none() {
    let mut scene = Scene::drawn("room[0-7,0-1]", 1);
    scene.stand(0, (0, 0));
    let (baron, pinky) = (scene.put(BaronOfHell, (2, 0)), scene.put_shape(Pinky, (5, 0), Shape::Down));
    let imp = scene.put(Imp, (7, 0));
    assert_eq!([baron, pinky, imp].map(|id| shot(&scene, id)), ["clear", "clear", "cover"]);
}

/// D16-COV-5: with cover he sees the first card, then keeps it or takes his chances with a second.
#[test]
fn cov_5_the_second_card_is_chosen_after_the_first() {
    let mut scene = Scene::drawn("lane[0-4,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).hand(0, &["gauss-cannon-2"]);
    scene.event_deck(&["demonic-resilience", "dread"]);
    let imp = scene.put(Imp, (3, 0));
    scene.marine_turn(0).script(&["Bx2", "demonic-resilience"]).does_all(&["play gauss-cannon-2", "fire"]);
    assert!(scene.saw(|event| matches!(event, Event::Defence { .. })), "the first is on the table");
    assert_eq!((scene.asked().0, scene.legal()), (2, vec!["pass".to_owned(), "second".to_owned()]));
    let mut greedy = scene.clone();
    scene.does("pass");
    assert_eq!(scene.demon(imp).unwrap().damage, 0, "two shields");
    greedy.script(&["dread"]).does("second");
    assert_eq!(greedy.demon(imp).unwrap().damage, 2, "the first is ignored, the second is blank");
}

/// D16-COV-6: difficult terrain in the way covers; not inside one patch, and not from a line that runs along it.
#[test]
fn cov_6_difficult_terrain_covers_from_outside() {
    let lane = "room[0-6,0-2] difficult 3-4,1";
    let seen = [((0, 1), (3, 1)), ((0, 1), (6, 1)), ((3, 1), (4, 1)), ((3, 1), (0, 1))];
    let seen = seen.map(|(marine, imp)| glance(lane, marine, imp));
    assert_eq!(seen, ["cover", "cover", "clear", "clear"]);
    assert_eq!(glance("room[0-6,0-2] difficult 3-4,1", (0, 0), (6, 0)), "clear", "the line runs along it");
    assert_eq!(glance("room[0-6,0-2] difficult 2,1 4,1", (2, 1), (4, 1)), "cover", "two patches");
}

/// D16-COV-6: figures that lines only touch give nothing.
#[test]
fn cov_6_figures_beside_the_line_give_nothing() {
    let mut scene = Scene::drawn("room[0-3,0-3]", 3);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).stand(2, (0, 1));
    let (imp, behind) = (scene.put(Imp, (1, 1)), scene.put(Imp, (2, 0)));
    assert_eq!([shot(&scene, imp), shot(&scene, behind)], ["clear", "cover"]);
    assert!(scene.state.has_cover(Who::Demon(behind), Who::Marine(0)), "and the other way round");
}
