//! Cases A98 to A105 and the further ones with turrets, and the rest of the rules ADR-TUR-*.

use crate::support::Scene;
use adrenaline::state::Frenzy;
use adrenaline::{Event, Setup, Sq};

const OFFER: &str = "PRB YBB YRR RYY PYR";

/// A98: ADR-TUR-5, ADR-TUR-8, ADR-TUR-14, ADR-KILL-5, ADR-TUR-10.
#[test]
fn a98_a_player_killed_on_the_own_run_finishes_the_turn() {
    let mut scene = Scene::turrets("big")
        .figures("S 21 d9, X 20, Y 23")
        .turret("11", "X")
        .turret("01", "Y")
        .weapon("S", "lock-rifle")
        .ammo("S", "BB")
        .script("blue-newton");
    scene.play("run; to 11");
    assert_eq!(scene.tokens("S"), "WWWWWWWWWX", "the first step is enough");
    scene.play("to 01; to 00");
    assert_eq!(scene.tokens("S"), "WWWWWWWWWXY");
    scene.shows("S d11 @00");

    // X is not seen from 00: the step of the strongest adrenaline action is needed.
    scene.play("shoot");
    assert!(!scene.may("fire lock-rifle basic"));
    scene.play("to 10; fire lock-rifle basic; hit X");
    scene.shows("X d2 mS1");
    scene.play("reload lock-rifle");

    assert_eq!(scene.asked(), "S", "the killed player comes back after the own turn");
    scene.shows("S d0 k1");
    assert_eq!((scene.points("W"), scene.points("X"), scene.points("Y")), (8 + 1, 6, 4));
    assert_eq!(scene.state.skulls_left, 7);
    assert_eq!(scene.track(), "");
    scene.play("discard blue-newton");
    scene.shows("S d0 @02");
    assert_eq!(scene.asked(), "X");
}

/// A99: ADR-TUR-7, ADR-TUR-12, ADR-KILL-4.
#[test]
fn a99_a_dragged_target_is_hit_by_the_turret_before_the_weapon() {
    let mut scene = Scene::turrets("big")
        .figures("S 23, X 21 d9 mS1 mY2, Y 13")
        .turret("22", "Y")
        .weapon("S", "tractor-beam")
        .hand("X", "red-tagback")
        .hand("Y", "blue-tagback");
    scene.play("shoot; fire tractor-beam basic; hit X; to 22");
    assert_eq!(scene.tokens("X"), "WWWWWWWWWY");
    scene.play("done");
    assert_eq!(scene.tokens("X"), "WWWWWWWWWYSS");
    scene.shows("X d12 mY2 @22");
    // X may answer S; Y's turret cannot be answered.
    assert_eq!(scene.asked(), "X");
    let mut answered = scene.clone();
    answered.play("tagback red-tagback");
    answered.shows("S d0 mX1, Y d0");
    assert_eq!(answered.asked(), "S");

    scene.play("done").end_turn();
    scene.shows("S d0 mX1, X d0 mY2, Y d0");
    // W 9 tokens, S 2, Y 1 (the killshot).
    assert_eq!((scene.points("W"), scene.points("S"), scene.points("Y")), (8 + 1, 6, 4));
}

/// A100: ADR-PWR-SCOPE-4, ADR-DMG-3, ADR-SCORE-7, ADR-TUR-12.
#[test]
fn a100_scope_points_land_before_the_push_and_its_turret() {
    let scene = Scene::turrets("medium-a")
        .figures("S X 11, X d8, Y 23")
        .turret("21", "Y")
        .weapon("S", "shotgun")
        .hand("S", "red-scope");
    let mut scoped = scene.clone();
    scoped.play("shoot; fire shotgun basic; hit X; scope red-scope X; cube yellow; to 21");
    assert_eq!(scoped.tokens("X"), "WWWWWWWWSSSS");
    scoped.end_turn();
    scoped.shows("S d0 mX1, Y d0");

    let mut plain = scene;
    plain.play("shoot; fire shotgun basic; hit X; done; to 21");
    assert_eq!(plain.tokens("X"), "WWWWWWWWSSSY");
    plain.end_turn();
    plain.shows("S d0, Y d0 mX1");
}

/// S on a square whose turret Z holds, with three red cubes in the box.
fn at_a_turret_of_z() -> Scene {
    Scene::turrets("big").figures("S 12").turret("12", "Z").ammo("S", "RRR").offer(OFFER)
}

/// A101: ADR-TUR-3, ADR-TUR-4, ADR-TUR-16.
#[test]
fn a101_a_cube_that_cannot_be_kept_buys_the_turret() {
    let mut scene = at_a_turret_of_z().figures("S mZ1").script("yellow-newton");
    scene.play("grab; tile PRB");
    assert_eq!(scene.options("give"), ["blue", "powerup", "red"]);
    scene.refuses("give yellow", "ADR-TUR-3");
    scene.play("give red");
    assert_eq!(scene.state.turrets[Sq::at(1, 2)], Some(scene.seat("S")));
    scene.shows("S d0 mZ2");
    assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), ("RRRB", "yellow-newton"));
    scene.script_is_used_up();
}

/// ADR-TUR-3: any other part of the tile buys it as well, or nothing does.
#[test]
fn a_turret_may_cost_the_powerup_or_another_cube_or_be_left_alone() {
    for (gift, cubes, cards, bought) in [
        ("give powerup", "RRRB", "", true),
        ("give blue", "RRR", "blue-scope", true),
        ("done", "RRRB", "blue-scope", false),
    ] {
        let mut scene = at_a_turret_of_z().script("blue-scope");
        scene.play("grab; tile PRB").play(gift);
        let owner = if bought { "S" } else { "Z" };
        assert_eq!(scene.state.turrets[Sq::at(1, 2)], Some(scene.seat(owner)), "{gift}");
        assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), (cubes, cards), "{gift}");
        assert_eq!(scene.figure("S").marks[scene.seat("Z").index()], u8::from(bought), "{gift}");
    }
    // With three cards in hand the powerup would be lost, and may be given all the same.
    let mut full = at_a_turret_of_z().hand("S", "red-scope blue-scope yellow-scope");
    full.play("grab; tile PRB; give powerup");
    assert_eq!((full.cubes("S").as_str(), full.state.turrets[Sq::at(1, 2)]), ("RRRB", Some(full.seat("S"))));
    assert_eq!(full.figure("S").hand.len(), 3);
}

/// A102: ADR-TUR-4.
#[test]
fn a102_a_fourth_mark_is_discarded() {
    let mut scene = at_a_turret_of_z().figures("S mZ3");
    scene.play("grab; tile PRB; give red");
    scene.shows("S d0 mZ3");
    assert_eq!(scene.state.turrets[Sq::at(1, 2)], Some(scene.seat("S")));
}

/// ADR-TUR-16: a turret of one's own is not bought again; tokens stay when their owner dies.
#[test]
fn a_controlled_turret_is_not_bought_twice_and_outlives_its_owner() {
    let mut scene = Scene::turrets("big").figures("S 12").turret("12", "S").offer(OFFER).script("red-scope");
    scene.play("grab; tile PRB");
    assert_eq!(scene.cubes("S"), "RRYBB");
    assert_eq!(scene.cards("S"), "red-scope");

    let mut scene =
        Scene::turrets("big").figures("S X 12, X d10").turret("00", "X").weapon("S", "sledgehammer");
    scene.play("shoot; fire sledgehammer basic; hit X").end_turn();
    scene.shows("X d0 k1");
    assert_eq!(scene.state.turrets[Sq::at(0, 0)], Some(scene.seat("X")));
}

/// A103: ADR-TUR-6, ADR-TUR-5.
#[test]
fn a103_only_entering_a_square_wakes_its_turret() {
    let scene = Scene::turrets("big")
        .figures("S 00, W 23")
        .turret("01", "X")
        .turret("12", "Y")
        .hand("S", "red-teleporter");
    let mut teleporting = scene.clone();
    teleporting.play("teleport red-teleporter; to 12");
    assert_eq!(teleporting.tokens("S"), "Y");

    let mut starting = scene.figures("S 12").turn_of("W");
    starting.play("done");
    assert_eq!(starting.asked(), "S");
    starting.shows("S d0");
    starting.play("run; to 13; done");
    starting.shows("S d0 @13");
    starting.play("run; to 12; done");
    assert_eq!(starting.tokens("S"), "Y");
}

/// A104: ADR-TUR-9, ADR-KILL-3, ADR-TUR-5.
#[test]
fn a104_double_kill_counts_opponents_whoever_killed_them() {
    let scene = Scene::turrets("big")
        .figures("S 12 d10, X 13 d10, Y 21 d10, Z 00")
        .turret("11", "Z")
        .turret("22", "X")
        .weapon("S", "sledgehammer lock-rifle")
        .hand("S", "red-newton");
    let mut scene_two = scene.clone();
    scene_two.play("shoot; fire lock-rifle basic; hit X; newton red-newton Y; to 11; done; run; to 22; done");
    assert_eq!(scene_two.asked(), "X", "who was killed first appears first");
    assert_eq!(scene_two.points("S"), 6 + 1);
    assert_eq!((scene_two.points("Z"), scene_two.points("X")), (6, 6));
    assert_eq!(scene_two.events.iter().filter(|e| matches!(e, Event::DoubleKill { .. })).count(), 1);

    // The own death is no second one.
    let mut scene_one = scene;
    scene_one.play("shoot; fire lock-rifle basic; hit X; run; to 22; done; done");
    assert_eq!(scene_one.points("S"), 6);
}

/// A105: ADR-TUR-11, ADR-END-4. P1 to P4 are S, X, Y, Z.
#[test]
fn a105_turrets_score_and_ties_go_to_the_earlier_last_turn() {
    let scene = Scene::with(Setup { players: 4, turrets: true, ..Setup::default() })
        .figures("S X Y Z 12")
        .turret("00", "X")
        .turret("01", "X")
        .turret("03", "X")
        .turret("11", "Z")
        .turret("12", "Z")
        .turret("13", "Z")
        .turret("20", "S");
    for (last, points) in [("Z", [4, 8, 0, 6]), ("X", [4, 6, 0, 8])] {
        let mut scene = scene.clone().turn_of(last);
        scene.state.frenzy = Some(Frenzy { trigger: scene.seat(last), turns_left: 0 });
        scene.play("done");
        assert!(scene.state.over);
        assert_eq!(["S", "X", "Y", "Z"].map(|who| scene.points(who)), points, "{last} played last");
        assert_eq!(["S", "X", "Y", "Z"].map(|who| scene.figure(who).track_points), points);
    }
}

/// A124: ADR-ADREN-4, ADR-TUR-5.
#[test]
fn a124_adrenaline_gained_inside_an_action_counts_from_the_next() {
    let mut scene = Scene::turrets("big").figures("S 12 d2").turret("13", "X").offer(OFFER);
    scene.play("grab");
    assert_eq!(scene.options("to"), ["02", "13", "22"]);
    scene.play("to 13");
    scene.shows("S d3 @13");
    assert!(scene.options("to").is_empty(), "the step was the only one");
    scene.play("tile YBB; done; grab; to 12");
    assert!(!scene.options("to").is_empty(), "now there are two steps");
}

/// A125: ADR-TUR-1, ADR-TUR-2.
#[test]
fn a125_one_grab_a_square_and_five_tiles_each_turn() {
    let mut scene = Scene::turrets("big").figures("S 11").offer(OFFER);
    assert!(scene.state.floor.some().next().is_none(), "no tiles lie on the arena");
    scene.play("grab");
    assert_eq!(scene.options("tile"), ["PRB", "PYR", "RYY", "YBB", "YRR"]);
    scene.play("tile YBB; done; grab");
    scene.refuses("tile YRR", "ADR-TUR-2");
    assert!(scene.options("tile").is_empty());
    scene.play("to 01; tile YRR");
    assert_eq!(scene.state.offer.len(), 3);
    scene.play("done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.state.offer.len(), 5);
}

/// A126: ADR-TUR-15, ADR-TUR-10.
#[test]
fn a126_the_own_death_can_start_frenzy() {
    let mut scene = Scene::turrets("big")
        .figures("S 12 d10, X 00")
        .turret("13", "X")
        .tweak(|state| state.skulls_left = 1)
        .script("red-scope");
    scene.play("run; to 13; done; done; discard red-scope");
    scene.shows("S d0 @10");
    let frenzy = scene.state.frenzy.expect("the last skull is gone");
    assert_eq!(frenzy.trigger, scene.seat("S"));
    assert_eq!(scene.track(), "");
    let mut order = String::new();
    while !scene.state.over {
        let who = scene.state.active();
        order.push_str(["S", "X", "Y", "Z", "W"][who.index()]);
        scene.end_turn();
    }
    assert_eq!(order, "XYZWS");
}

/// A127: ADR-TUR-13, ADR-TUR-7.
#[test]
fn a127_newton_over_the_own_turret() {
    let mut scene = Scene::turrets("big")
        .figures("S 20, X 02 mS2")
        .turret("12", "S")
        .hand("S", "red-newton blue-scope")
        .hand("X", "red-tagback");
    scene.play("newton red-newton X; to 12; to 22");
    assert_eq!(scene.tokens("X"), "S");
    scene.shows("X d1 mS2 @22, S d0");
    // No Scope window, no answer: S goes on.
    assert_eq!(scene.asked(), "S");
    assert!(scene.may("run"));
    scene.refuses("scope blue-scope X", "ADR-PWR-SCOPE-1");
}

/// A147: ADR-TUR-12, ADR-TUR-9, ADR-KILL-4.
#[test]
fn a147_vortex_onto_a_turret_target_by_target() {
    let mut scene = Scene::turrets("medium-a")
        .figures("S 02, X 21 d10, Z 23 d10")
        .turret("22", "Y")
        .weapon("S", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic; at 22; hit X; use vortex-cannon black-hole; hit Z");
    assert_eq!(scene.tokens("X"), "WWWWWWWWWWYS");
    assert_eq!(scene.tokens("Z"), "WWWWWWWWWWYS");
    scene.end_turn();
    scene.shows("S d0 mX1 mZ1, Y d0");
    // Each board: W 8 + 1, Y 6 (earlier), S 4; and the double kill.
    assert_eq!((scene.points("S"), scene.points("Y")), (4 + 4 + 1, 6 + 6));
}

/// ADR-TUR-12: the Power Glove meets the turret before it strikes, the jump when it is made.
#[test]
fn turrets_fire_at_the_step_that_enters_their_square() {
    let mut scene =
        Scene::turrets("big").figures("S 02 d2, X 12").turret("12", "Y").weapon("S", "power-glove");
    scene.play("shoot; fire power-glove basic; hit X");
    let at = |wanted: &str| {
        let line = |e: &Event| serde_json::to_string(e).unwrap().contains(wanted);
        scene.events.iter().position(line).unwrap_or_else(|| panic!("{wanted} did not happen"))
    };
    assert!(at(r#""cause":"turret""#) < at(r#""cause":"weapon""#));
    scene.shows("S d3 @12, X d1 mS2");

    let mut scene = Scene::turrets("big")
        .figures("S 12, X 02")
        .turret("13", "X")
        .turret("22", "Z")
        .weapon("S", "rocket-launcher");
    scene.play("shoot; fire rocket-launcher basic; hit X; done; use rocket-launcher rocket-jump; to 13");
    assert_eq!(scene.tokens("S"), "X");
    scene.play("to 12");
    assert_eq!(scene.tokens("S"), "X", "leaving, and entering a free square, cost nothing");
}

/// ADR-TUR-13: the mover picks the path, so a turret can be used or avoided.
#[test]
fn the_path_of_a_dragged_figure_is_chosen_step_by_step() {
    for (path, tokens) in [("to 12; to 22", "SS"), ("to 03; to 13", "S")] {
        let mut scene = Scene::turrets("big")
            .figures("S 22, X 02")
            .turret("12", "S")
            .weapon("S", "tractor-beam")
            .hand("S", "red-scope");
        scene.play("shoot; fire tractor-beam basic; hit X").play(path);
        assert_eq!(scene.tokens("X"), tokens, "{path}");
    }
}

/// ADR-W-TRACTOR-2: whoever stands with the shooter is dragged out over a turret and back, or stays. The way back is the
/// only one, so nobody is asked for it.
#[test]
fn a_target_on_the_own_square_is_dragged_out_and_back_or_stays() {
    for (path, tokens) in [("to 12", "SSSS"), ("to 23", "SSS"), ("done", "SSS")] {
        let mut scene = Scene::turrets("big").figures("S X 22").turret("12", "S").weapon("S", "tractor-beam");
        scene.play("shoot; fire tractor-beam punisher; hit X").play(path);
        assert_eq!(scene.tokens("X"), tokens, "{path}");
        scene.shows(&format!("X d{} @22", tokens.len()));
    }
}

/// ADR-TUR-14: further hits fill slot 12; a Teleporter and the second action are still there (ADR-PWR-TELE-2).
#[test]
fn a_killed_active_player_can_still_be_hit_and_teleport() {
    let mut scene = Scene::turrets("big")
        .figures("S 12 d10, X 00")
        .turret("13", "X")
        .turret("03", "Y")
        .hand("S", "red-teleporter")
        .script("blue-scope");
    scene.play("run; to 13; to 03; to 13");
    assert_eq!(scene.tokens("S"), "WWWWWWWWWWXY", "the third hit is lost");
    scene.play("teleport red-teleporter; to 00");
    scene.shows("S d12 @00");
    scene.play("run; to 01; done; discard blue-scope");
    scene.shows("S d0 @02 k1, Y d0 mS1");
}
