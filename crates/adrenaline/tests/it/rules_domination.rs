//! Domination, beyond the numbered cases.

use crate::support::{Scene, sudden_death};
use adrenaline::{Cause, Event};

fn points(scene: &Scene) -> [u16; 5] {
    ["S", "X", "Y", "Z", "W"].map(|name| scene.points(name))
}

/// Tokens of S on the red, yellow and blue track.
fn tags(scene: &Scene) -> [u8; 3] {
    ["red", "yellow", "blue"].map(|colour| scene.tagged(colour, "S"))
}

/// ADR-DOM-1: tokens continue past the eighth space, one after the other.
#[test]
fn tracks_go_on_past_the_fist() {
    let mut scene = Scene::domination("big").figures("S 02, X 12");
    scene.state.spawn_tracks[2] = [8, 0, 0, 0, 0];
    scene.play("done");
    assert_eq!(tags(&scene), [0, 0, 9]);
}

/// ADR-DOM-2: the first turn ends with the turn: in the next one the spawnpoint counts.
#[test]
fn the_second_turn_counts() {
    let mut scene = Scene::domination("small").figures("S 02, X 12, Y 13, Z 11, W 10");
    scene.state.figures[0].seasoned = false;
    scene.play("done");
    assert_eq!((tags(&scene), scene.tokens("S").as_str()), ([0, 0, 0], ""));
    for _ in 0..4 {
        scene.end_turn();
    }
    assert_eq!(scene.asked(), "S");
    scene.play("done");
    assert_eq!((tags(&scene), scene.tokens("S").as_str()), ([0, 0, 1], "S"));
}

/// ADR-DOM-3: outside Domination a spawnpoint is nothing to shoot at.
#[test]
fn spawnpoints_are_targets_in_domination_only() {
    let mut scene = Scene::on("small").figures("S 00, X 01").weapon("S", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit red", "ADR-DOM-3");
    scene.play("hit X; run; to 02");
    scene.shows("S d0 @02");
}

/// ADR-DOM-3: any damaging effect gives exactly one token, however strong; marks do nothing.
#[test]
fn one_token_whatever_the_damage() {
    let mut scene = Scene::domination("big").figures("S 02").weapon("S", "shotgun");
    scene.play("shoot; fire shotgun basic; hit blue");
    assert_eq!(tags(&scene), [0, 0, 1]);
    let mut scanner = Scene::domination("big").figures("S 02, X 12").weapon("S", "zx-2");
    scanner.play("shoot; fire zx-2 scanner");
    assert_eq!(scanner.options("hit"), ["X"]);
    scanner.refuses("hit blue", "ADR-DOM-3");
}

/// ADR-DOM-4, ADR-DOMW-8: the Vortex Cannon tags only what it sees; the red spawnpoint beside 00 is out of sight.
#[test]
fn the_vortex_must_see_the_spawnpoint() {
    let mut scene = Scene::domination("small").figures("S 01").weapon("S", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic");
    assert_eq!(scene.all(), ["at 02"]);
    scene.play("at 02; hit blue");
    assert_eq!(tags(&scene), [0, 0, 1]);
    let mut seen = Scene::domination("small").figures("S 00, X 02").weapon("S", "vortex-cannon");
    seen.play("shoot; fire vortex-cannon basic");
    assert_eq!(seen.options("at"), ["01", "02", "10", "11", "12"]);
    seen.play("at 11; hit red");
    assert_eq!(tags(&seen), [1, 0, 0]);
}

/// ADR-DOM-5: nobody on the square can be spared, the spawnpoint neither.
#[test]
fn areas_spare_no_spawnpoint() {
    let mut scene = Scene::domination("big").figures("S X 02").weapon("S", "electroscythe");
    scene.play("shoot; fire electroscythe basic");
    scene.shows("X d1");
    assert_eq!(tags(&scene), [0, 0, 1]);
}

/// ADR-DOM-8, ADR-DOM-18: only the active player tags and is struck.
#[test]
fn only_the_active_player_tags() {
    let mut scene = Scene::domination("big").figures("S 12, X 02, Y 10");
    scene.play("done");
    scene.shows("S d0, X d0, Y d0");
    assert_eq!(scene.state.spawn_tracks, [[0; 5]; 3]);
}

/// ADR-DOM-7: ending the turn on an ammo square tags nothing.
#[test]
fn no_tag_beside_a_spawnpoint() {
    let mut scene = Scene::domination("big").figures("S 02, X 22");
    scene.play("run; to 12; done");
    scene.shows("S d0 @12");
    assert_eq!(tags(&scene), [0, 0, 0]);
}

/// ADR-DOM-9, ADR-END-1: a board with own tokens only scores for nobody.
#[test]
fn own_tokens_alone_score_for_nobody() {
    let mut scene = Scene::domination("big").figures("S 12").slots("S", "S2").frenzy("S");
    scene.play("done");
    assert_eq!(points(&scene), [0; 5]);
    assert!(!scene.events.iter().any(|e| matches!(e, Event::Banked { .. } | Event::Scored { .. })));
}

/// ADR-DOM-10: two others killed is a double kill all the same.
#[test]
fn a_double_kill_of_others_counts() {
    let mut scene =
        Scene::domination("big").figures("S 12, X Y 01 d10").weapon("S", "furnace").ammo("S", "-");
    scene.play("shoot; fire furnace basic; room 01").end_turn();
    assert_eq!(points(&scene), [6 + 6 + 1, 0, 0, 0, 18]);
    assert_eq!((scene.track().as_str(), scene.state.skulls_left), ("", 6));
}

/// ADR-DOM-13, ADR-DOM-11: the last skull of the box brings frenzy, too; with sudden death the game ends there.
#[test]
fn the_last_skull_of_the_box() {
    let scene = Scene::domination("big").figures("S 12, X 22 d10, Y 13, Z 03, W 21").skulls_left(1, "S");
    let scene = scene.weapon("S", "machine-gun").ammo("S", "-");
    let mut frenzy = scene.clone();
    frenzy.play("shoot; fire machine-gun basic; hit X").end_turn();
    assert_eq!(frenzy.state.frenzy.unwrap().trigger, frenzy.seat("S"));
    let mut sudden = scene.clone().option(sudden_death);
    sudden.play("shoot; fire machine-gun basic; hit X").end_turn();
    assert!(sudden.state.over);
    // ADR-SUDDEN-1: two full tracks end it as well.
    let mut tracks = scene.option(sudden_death).figures("S 02, X d0");
    tracks.state.turn.killed.clear();
    tracks.state.spawn_tracks = [[0, 8, 0, 0, 0], [0; 5], [0, 0, 7, 0, 0]];
    tracks.play("done");
    assert!(tracks.state.over);
}

/// ADR-DOM-15: reload, tag, strike back, score, respawn, refill.
#[test]
fn the_order_at_the_end_of_a_turn() {
    let mut scene =
        Scene::domination("big").figures("S 02, X 12 d9").weapon("S", "lock-rifle").ammo("S", "BB");
    scene = scene.hand("X", "blue-tagback").tile("03", "none");
    scene.play("shoot; fire lock-rifle basic; hit X; done; done; reload lock-rifle");
    scene.shows("S d1 @02");
    assert_eq!(scene.asked(), "X");
    scene.end_turn();
    let place = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
    let steps = [
        place(&|e| matches!(e, Event::Reloaded { .. })),
        place(&|e| matches!(e, Event::Tagged { .. })),
        place(&|e| matches!(e, Event::Damaged { cause: Cause::StrikeBack, .. })),
        place(&|e| matches!(e, Event::Scored { .. })),
        place(&|e| matches!(e, Event::Spawned { .. })),
        place(&|e| matches!(e, Event::TileDealt { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

/// ADR-DOM-15: the strike back converts no marks of others.
#[test]
fn the_strike_back_converts_no_marks() {
    let mut scene = Scene::domination("big").figures("S 02 d2 mX3, X 12").hand("X", "blue-tagback");
    scene.play("done");
    scene.shows("S d3 mX3");
    assert_eq!((scene.tokens("S").as_str(), scene.asked()), ("WWS", "X"));
}

/// ADR-DOM-16: areas pass over a spawnpoint damaged before, and with nothing else to hit there is no shot.
#[test]
fn a_spawnpoint_damaged_before_is_no_target() {
    let scene = Scene::domination("big").figures("S 02, X 22").weapon("S", "electroscythe cyberblade");
    let mut alone = scene.clone();
    // A shot at a spawnpoint alone is legal.
    alone.play("shoot; fire electroscythe basic");
    assert_eq!(alone.all(), ["done", "grab", "run"]);
    alone.refuses("shoot", "ADR-DOM-16");
    let mut both = scene.clone();
    both.play("shoot; fire cyberblade basic; hit blue; done");
    both = both.figures("X 02");
    both.play("shoot; fire electroscythe basic");
    both.shows("X d1");
    assert_eq!(tags(&both), [0, 0, 1]);
}

/// ADR-DOM-17: no charged shot at a spawnpoint, no push of it; dearer modes may be used on it.
#[test]
fn extras_and_pushes_at_a_spawnpoint() {
    let mut plasma = Scene::domination("big").figures("S 02, X 12").weapon("S", "plasma-gun");
    plasma.play("shoot; fire plasma-gun basic+charged-shot");
    assert_eq!(plasma.options("hit"), ["X"]);
    plasma.refuses("hit blue", "ADR-DOM-17");

    let mut hammer = Scene::domination("big").figures("S 02").weapon("S", "sledgehammer");
    hammer.play("shoot; fire sledgehammer pulverize; hit blue");
    assert_eq!((tags(&hammer), hammer.cubes("S").as_str()), ([0, 0, 1], "YB"));
    assert_eq!(hammer.all(), ["done", "grab", "run"]);

    let mut rocket = Scene::domination("big").figures("S 12").weapon("S", "rocket-launcher").ammo("S", "-");
    rocket.play("shoot; fire rocket-launcher basic; hit blue");
    assert_eq!(
        (tags(&rocket), rocket.all()),
        ([0, 0, 1], ["done", "grab", "run"].map(String::from).to_vec())
    );
}

/// ADR-DOM-19: tokens from an overkill count; tags and strike back go on during frenzy.
#[test]
fn overkill_tokens_count_and_frenzy_goes_on() {
    let mut scene =
        Scene::domination("big").figures("S X 12, X d10, Y 13, Z 22, W 03").weapon("S", "sledgehammer");
    scene = scene.ammo("S", "-").script("yellow-scope");
    scene.state.spawn_tracks = [[0, 8, 0, 0, 0], [0; 5], [0, 7, 0, 0, 0]];
    scene.play("shoot; fire sledgehammer basic; hit X; done");
    assert!(scene.state.frenzy.is_none());
    scene.play("track blue; discard yellow-scope");
    assert_eq!(scene.state.frenzy.unwrap().trigger, scene.seat("S"));
    // X respawned on 23 and ends the first frenzy turn there.
    scene.play("done");
    assert_eq!((scene.tagged("yellow", "X"), scene.tokens("X").as_str()), (1, "X"));
}

/// ADR-DOM-20, ADR-DOM-10: the strike back can be slot 11; the phantom's killshot is recorded nowhere.
#[test]
fn the_strike_back_can_kill_but_not_overkill() {
    let mut scene = Scene::domination("big").figures("S 02 d10, X 12");
    scene.play("done");
    assert_eq!((scene.asked(), scene.track().as_str()), ("S", ""));
    scene.shows("S d0 k1");
    assert_eq!(points(&scene), [0, 0, 0, 0, 9]);
    assert_eq!(scene.state.spawn_tracks, [[0; 5], [0; 5], [1, 0, 0, 0, 0]]);
}
