//! Readings of doubtful places in the rulebook, and rulings that no case tells in full.

use crate::support::{Scene, sudden_death};
use adrenaline::state::Frenzy;
use adrenaline::{Colour, Event, Sq};
use engine::Seat;

/// ADR-KILL-1: the 11th point kills, not the 1st and not the 10th.
#[test]
fn the_eleventh_point_kills() {
    for (before, killed) in [(0, false), (9, false), (10, true)] {
        let mut scene = Scene::on("big").figures("S X 12").weapon("S", "electroscythe").ammo("S", "-");
        scene = scene.figures(&format!("X d{before}"));
        scene.play("shoot; fire electroscythe basic; done");
        assert_eq!(scene.track() == "S", killed, "{before} points before");
    }
}

/// ADR-TURN-1, ADR-RUN-1: run is one of the three actions, and may be taken twice.
#[test]
fn run_grab_and_shoot_are_the_actions() {
    let mut scene = Scene::on("big").figures("S 12, X 22").weapon("S", "lock-rifle");
    assert_eq!(scene.all(), ["done", "grab", "run", "shoot"]);
    scene.play("run; to 13; run; to 03");
    assert_eq!(scene.asked(), "X");
}

/// ADR-SCORE-3, ADR-SCORE-4: 8 6 4 2 1 and 1 and so on, further right with every skull.
#[test]
fn the_row_of_a_player_board() {
    for (skulls, points) in [(0, [9, 6, 4, 2]), (2, [5, 2, 1, 1]), (5, [2, 1, 1, 1])] {
        let mut scene = Scene::on("big")
            .figures("W Z 12")
            .slots("W", "S4 X3 Y2 Z1")
            .skulls("W", skulls)
            .weapon("Z", "electroscythe")
            .ammo("Z", "-")
            .turn_of("Z");
        scene.play("shoot; fire electroscythe basic; done");
        // Z has two tokens now, as many as Y, but later.
        assert_eq!(["S", "X", "Y", "Z"].map(|who| scene.points(who)), points, "{skulls} skulls");
    }
}

/// ADR-DOM-14, ADR-TUR-11: the boards of the variants pay 8 6 4 2 1.
#[test]
fn the_row_of_the_variants() {
    let last = |scene: Scene| scene.tweak(|s| s.frenzy = Some(Frenzy { trigger: Seat(0), turns_left: 0 }));
    let mut tracks = last(Scene::domination("big").figures("S 12"));
    tracks.state.spawn_tracks[Colour::Red.index()] = [5, 4, 3, 2, 1];
    tracks.play("done");
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|who| tracks.points(who)), [8, 6, 4, 2, 1]);

    // Each of the five holds one turret; S plays last.
    let mut turrets = last(Scene::turrets("big").figures("S 12"));
    for (square, owner) in [("00", "S"), ("01", "X"), ("03", "Y"), ("11", "Z"), ("12", "W")] {
        turrets = turrets.turret(square, owner);
    }
    turrets.play("done");
    assert_eq!(["X", "Y", "Z", "W", "S"].map(|who| turrets.points(who)), [8, 6, 4, 2, 1]);
}

/// ADR-DOM-13, ADR-DOM-1: the eighth space, with the fist, fills a track; seven tokens do not, and more may follow.
#[test]
fn eight_tokens_fill_a_track() {
    for (red, blue, full) in [(7, 7, false), (8, 7, false), (8, 8, true), (11, 9, true)] {
        let mut scene = Scene::domination("big").figures("S 12");
        scene.state.spawn_tracks[Colour::Red.index()] = [0, red, 0, 0, 0];
        scene.state.spawn_tracks[Colour::Blue.index()] = [0, 0, blue, 0, 0];
        scene.play("done");
        assert_eq!(scene.state.frenzy.is_some(), full, "{red} and {blue}");
    }
}

/// ADR-TUR-4: the one token on a turret becomes one mark.
#[test]
fn a_turret_token_is_one_mark() {
    let mut scene = Scene::turrets("big").figures("S 12").turret("12", "Z").turret("13", "Z").offer("YRR");
    scene.play("grab; tile YRR; give yellow");
    scene.shows("S d0 mZ1");
    assert_eq!(scene.state.turrets[Sq::at(1, 3)], Some(scene.seat("Z")), "other turrets keep theirs");
}

/// ADR-FRENZY-2: the second action of the late set, three steps and a grab, can still win a turret in the last turn.
#[test]
fn the_last_action_of_frenzy_may_be_a_turret() {
    let mut scene = Scene::turrets("big").figures("S 00, X 12").offer("YRR").tweak(|state| {
        state.frenzy = Some(Frenzy { trigger: Seat(0), turns_left: 0 });
        state.turn.actions = 1;
    });
    scene.play("grab; to 01; to 11; to 21; tile YRR; give red");
    assert!(scene.state.over);
    assert_eq!(scene.points("S"), 8);
}

/// ADR-SUDDEN-1: sudden death is an ending of its own, with any number of skulls.
#[test]
fn sudden_death_waits_for_the_last_skull() {
    for (left, over) in [(3, false), (2, false), (1, true)] {
        let mut scene = Scene::on("big")
            .option(sudden_death)
            .figures("S X 12, X d10")
            .weapon("S", "electroscythe")
            .ammo("S", "-")
            .tweak(|state| state.skulls_left = left);
        scene.play("shoot; fire electroscythe basic; done");
        assert_eq!(scene.state.over, over, "{left} skulls left");
    }
}

/// ADR-DOM-12: an overkill token goes on one track, whichever the overkiller likes.
#[test]
fn an_overkill_token_goes_on_any_one_track() {
    for colour in ["red", "yellow", "blue"] {
        let mut scene = Scene::domination("big")
            .figures("S X 12, X d10")
            .weapon("S", "sledgehammer")
            .ammo("S", "-")
            .script("red-scope");
        scene.play("shoot; fire sledgehammer basic; hit X; done");
        assert_eq!((scene.asked(), scene.options("track").len()), ("S", 3));
        scene.play(&format!("track {colour}; discard red-scope"));
        assert_eq!(["red", "yellow", "blue"].map(|c| scene.tagged(c, "S")).iter().sum::<u8>(), 1);
        assert_eq!(scene.tagged(colour, "S"), 1);
    }
}

/// ADR-SHOOT-10: victims of one effect are hit clockwise from the shooter, not by the number of their seats.
#[test]
fn an_area_is_hit_clockwise_from_the_shooter() {
    let mut scene =
        Scene::on("big").figures("Y 02, S X Z 13 d10").weapon("Y", "furnace").ammo("Y", "-").turn_of("Y");
    scene.play("shoot; fire furnace basic; room 12; done");
    let victims: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| if let Event::Killed { who, .. } = e { Some(*who) } else { None })
        .collect();
    assert_eq!(victims, ["Z", "S", "X"].map(|who| scene.seat(who)));
    assert_eq!(scene.track(), "Y Y Y");
    assert_eq!(scene.asked(), "Z");
}

/// ADR-SHOOT-9: extras that damage or mark wait for the basic effect; moves of the shooter need not.
#[test]
fn extras_that_hit_come_after_the_basic_effect() {
    let mut scene = Scene::on("big")
        .figures("S 12, X 13, Y 22")
        .weapon("S", "machine-gun lock-rifle rocket-launcher")
        .ammo("S", "RYB");
    scene.play("shoot");
    for first in ["machine-gun focus-shot", "machine-gun turret-tripod", "lock-rifle second-lock"] {
        scene.refuses(&format!("fire {first}"), "ADR-SHOOT-9");
    }
    assert!(scene.may("fire rocket-launcher rocket-jump"));
}

/// ADR-KILL-2: a killed figure can be marked until the end of the turn, and keeps the marks.
#[test]
fn marks_on_the_killed_stay() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10").weapon("S", "machine-gun zx-2").ammo("S", "-");
    scene.play("shoot; fire machine-gun basic; hit X; shoot; fire zx-2 scanner; hit X").end_turn();
    scene.shows("X d0 mS1 k1");
}

/// ADR-DMG-4: a board at 12 takes nothing more, but the hit uses the marks up.
#[test]
fn a_full_board_swallows_marks() {
    let mut scene = Scene::on("big").figures("S X 12, X d10 mS1").weapon("S", "sledgehammer electroscythe");
    scene.play("shoot; fire sledgehammer basic; hit X");
    scene.shows("X d12");
    scene.figure_mut("X").marks[0] = 2;
    scene.play("shoot; fire electroscythe basic");
    assert!(scene.events.iter().any(|e| matches!(e, Event::MarksLost { amount: 2, .. })));
}
