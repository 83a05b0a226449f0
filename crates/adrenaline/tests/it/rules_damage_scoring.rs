//! Damage, marks, death and scoring, beyond the numbered cases.

use crate::support::Scene;
use adrenaline::Event;

/// ADR-DMG-1: tokens lie in the order they are dealt.
#[test]
fn tokens_in_the_order_of_the_damage() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d2").weapon("S", "zx-2 lock-rifle");
    scene.play("shoot; fire zx-2 basic; hit X; shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.tokens("X"), "WWSSSSS");
}

/// ADR-DMG-2: the thirteenth point is lost.
#[test]
fn damage_past_twelve_is_lost() {
    let mut scene = Scene::on("big").figures("S 00, X 12 d11 mS3").weapon("S", "heatseeker");
    scene.play("shoot; fire heatseeker basic; hit X");
    assert_eq!((scene.tokens("X").len(), scene.tokens("X").as_str()), (12, "WWWWWWWWWWWS"));
    scene.shows("X d12");
}

/// ADR-DMG-1, ADR-KILL-1: ten is not killed, eleven is, twelve is an overkill.
#[test]
fn the_eleventh_point_kills() {
    for (before, killed, track) in [(9, false, ""), (10, true, "S"), (11, true, "WS")] {
        let mut scene = Scene::on("big").figures(&format!("S 12, X 22 d{before}")).weapon("S", "machine-gun");
        scene = scene.ammo("S", "-");
        scene.play("shoot; fire machine-gun basic; hit X");
        assert_eq!(scene.figure("X").is_killed(), killed);
        scene.end_turn();
        assert_eq!(scene.track(), track);
    }
}

/// ADR-MARK-1: within one effect all damage comes before all marks.
#[test]
fn damage_before_marks() {
    let mut scene = Scene::on("big").figures("S 12, X Y 02").weapon("S", "furnace");
    scene.play("shoot; fire furnace cozy-fire; at 02");
    scene.shows("X d1 mS1, Y d1 mS1");
    let order: String = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Damaged { .. } => Some('d'),
            Event::Marked { .. } => Some('m'),
            _ => None,
        })
        .collect();
    assert_eq!(order, "ddmm");
}

/// ADR-MARK-2: marks do not turn in the action that gave them; in the next action they do.
#[test]
fn new_marks_wait_for_the_next_action() {
    let mut scene = Scene::on("big").figures("S 12, X 22, Y 23").weapon("S", "lock-rifle power-glove");
    scene.play("shoot; fire lock-rifle basic; hit X; done");
    scene.shows("X d2 mS1");
    scene.play("shoot; fire power-glove basic; hit X");
    scene.shows("X d4 mS2");
}

/// ADR-MARK-5: marks alone do nothing and never score.
#[test]
fn marks_alone_never_score() {
    let mut scene = Scene::on("big").figures("S 12, X 22 mY3").weapon("S", "zx-2").frenzy("S");
    scene.play("shoot; fire zx-2 scanner; hit X");
    assert_eq!(scene.asked(), "nobody");
    scene.shows("X d0 mS1 mY3");
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|name| scene.points(name)), [0; 5]);
}

/// ADR-MARK-7: marks given to a dying player stay through the respawn.
#[test]
fn marks_on_the_dying_stay() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d9").weapon("S", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic; hit X");
    scene.shows("X d11 mS1");
    scene.end_turn();
    scene.shows("X d0 mS1 k1");
}

/// ADR-KILL-4: killshot and overkill belong to their own tokens; the revenge mark goes to the overkiller.
#[test]
fn killshot_and_overkill_of_different_owners() {
    let mut scene =
        Scene::bot("big").figures("S 12, X 22 d10, T 23").weapon("S", "machine-gun").ammo("S", "-");
    scene.play("bot; done; hit X; shoot; fire machine-gun basic; hit X").end_turn();
    assert_eq!(scene.track(), "TS");
    scene.shows("S d0 mX1, T d0, X d0 k1");
}

/// ADR-KILL-5: who dies in the own turn is scored at its end and respawns then.
#[test]
fn an_attacker_who_dies_is_scored_at_the_end_of_the_turn() {
    let mut scene = Scene::turrets("big").figures("S 02 d10, X 23").turret("03", "X").script("yellow-scope");
    scene.play("run; to 03");
    scene.shows("S d11 @03 k0");
    scene.play("done; done");
    assert_eq!((scene.asked(), scene.points("W"), scene.points("X")), ("S", 9, 6));
    scene.play("discard yellow-scope");
    scene.shows("S d0 @23 k1");
    assert_eq!(scene.asked(), "X");
}

/// ADR-SCORE-1: first blood is worth a point, whatever the skulls.
#[test]
fn first_blood_scores_one() {
    for skulls in [0, 5] {
        let mut scene = Scene::on("big").figures("S 12, X 22").slots("X", "Y1 Z9").skulls("X", skulls);
        scene = scene.weapon("S", "machine-gun").ammo("S", "-");
        scene.play("shoot; fire machine-gun basic; hit X").end_turn();
        let blood = Event::FirstBlood { who: scene.seat("Y"), victim: scene.seat("X") };
        assert!(scene.events.contains(&blood));
        assert_eq!(scene.points("Y"), if skulls == 0 { 7 } else { 2 });
    }
}

/// ADR-SCORE-2: ranks by tokens, the overkill token counted; ties to the earlier first token.
#[test]
fn ties_go_to_the_earlier_token() {
    // Y and Z have 5 tokens each, Z the earlier one.
    let mut scene = Scene::on("big").figures("S 12, X 12").slots("X", "Z1 Y5 Z4").weapon("S", "sledgehammer");
    scene.play("shoot; fire sledgehammer basic; hit X").end_turn();
    assert_eq!(["S", "Y", "Z"].map(|n| scene.points(n)), [4, 6, 8 + 1]);
    // The overkill token decides between S and Y.
    let mut scene = Scene::on("big").figures("S 12, X 12").slots("X", "Y1 Z9").weapon("S", "sledgehammer");
    scene.play("shoot; fire sledgehammer basic; hit X").end_turn();
    assert_eq!(["S", "Y", "Z"].map(|n| scene.points(n)), [6, 4 + 1, 8]);
}

/// ADR-SCORE-4: a fifth damager takes the next number of the shifted row, at least 1.
#[test]
fn a_fifth_damager_takes_the_next_number() {
    for (skulls, flipped, expected) in [
        (0, false, [0, 9, 4, 2, 1]),
        (1, false, [0, 7, 2, 1, 1]),
        (3, false, [0, 3, 1, 1, 1]),
        (0, true, [0, 2, 1, 1, 1]),
    ] {
        // S's own tokens are a phantom of rank 2, so that W is the fifth.
        let mut scene = Scene::domination("big").figures("S 22, X 00, W 12").slots("S", "X6 S2 Y1 Z1");
        scene = scene.skulls("S", skulls).turn_of("W").weapon("W", "machine-gun").ammo("W", "-");
        scene = scene.tweak(|state| state.figures[0].flipped = flipped);
        scene.play("shoot; fire machine-gun basic; hit S").end_turn();
        assert_eq!(["S", "X", "Y", "Z", "W"].map(|n| scene.points(n)), expected, "{skulls} {flipped}");
    }
}

/// ADR-SCORE-5, ADR-SCORE-6: one space of the track for each victim, killshot and overkill on the same.
#[test]
fn skulls_move_from_the_track_to_the_victim() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d9 mS1, Y 13 d9").weapon("S", "thor").ammo("S", "B");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y").end_turn();
    assert_eq!((scene.track().as_str(), scene.state.skulls_left), ("SS", 7));
    scene.shows("X d0 k1, Y d10 k0, S d0 mX1");
}

/// ADR-SCORE-9: back to normal actions, with marks, ammo, weapons and powerups.
#[test]
fn the_killed_keep_what_they_have() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10 mZ1").weapon("S", "machine-gun").ammo("S", "-");
    scene = scene.weapon("X", "thor").unloaded("X", "furnace").ammo("X", "RRB").hand("X", "red-scope");
    let before = *scene.figure("X");
    scene = scene.script("blue-newton");
    scene.play("shoot; fire machine-gun basic; hit X; done; discard blue-newton");
    let after = scene.figure("X");
    assert_eq!((after.loaded, after.unloaded, after.ammo), (before.loaded, before.unloaded, before.ammo));
    assert_eq!((after.marks, after.hand, after.damage.len()), (before.marks, before.hand, 0));
}

/// ADR-SCORE-10: more killshots than skulls: a space each, past the end if need be.
#[test]
fn more_killshots_than_skulls() {
    let mut scene =
        Scene::on("big").figures("S 12, X Y 02 d10, Z 00").weapon("S", "furnace").skulls_left(1, "Z");
    scene.play("shoot; fire furnace basic; room 01; done; done");
    assert_eq!(scene.track(), "Z Z Z Z Z Z Z S S");
    let skulls = scene.events.iter().filter(|e| matches!(e, Event::SkullTaken { .. })).count();
    assert_eq!((skulls, scene.state.skulls_left, scene.points("S")), (1, 0, 6 + 6 + 1));
}
