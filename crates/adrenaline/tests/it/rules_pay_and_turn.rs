//! Paying, the order of a turn, runs, refills and adrenaline, beyond the numbered cases.

use crate::support::Scene;
use adrenaline::{Event, Sq};

/// ADR-PAY-1: the top cube is prepaid at pickup; the reload costs the whole list; picked up means loaded.
#[test]
fn pickup_is_the_price_less_the_top_cube() {
    for (weapon, pickup, reload) in
        [("lock-rifle", "B", "BB"), ("hellion", "Y", "RY"), ("shockwave", "-", "Y"), ("whisper", "YB", "YBB")]
    {
        let mut scene = Scene::on("big").figures("S 23, X 22").row("yellow", weapon).ammo("S", pickup);
        scene.play(&format!("grab; take {weapon}"));
        let id = weapon.parse().unwrap();
        assert_eq!(scene.cubes("S"), "-");
        assert!(scene.figure("S").loaded.has(id));

        let mut scene = Scene::on("big").figures("S 23, X 22").unloaded("S", weapon).ammo("S", reload);
        scene.play(&format!("done; reload {weapon}"));
        assert_eq!(scene.cubes("S"), "-");
        assert!(scene.figure("S").loaded.has(id));
    }
}

/// ADR-PAY-2, ADR-PAY-5: the payer names box or card, cube by cube, exactly the price.
#[test]
fn the_payer_names_box_or_card() {
    let mut scene = Scene::on("big").figures("S 02").row("blue", "whisper").ammo("S", "RYBB");
    scene = scene.hand("S", "yellow-newton blue-scope red-scope");
    scene.play("grab; take whisper");
    // First the yellow cube of the price, then the blue one; red is no part of it.
    assert_eq!(scene.all(), ["card yellow-newton", "cube yellow"]);
    scene.refuses("cube red", "ADR-PAY-5");
    scene.refuses("card red-scope", "ADR-PAY-2");
    scene.play("card yellow-newton");
    assert_eq!(scene.all(), ["card blue-scope", "cube blue"]);
    scene.play("cube blue");
    assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), ("RYB", "blue-scope red-scope"));
}

/// ADR-PAY-3: a powerup stands for a cube of any cost: pickup, extra effect and reload.
#[test]
fn powerups_pay_any_cost() {
    let mut scene = Scene::on("big").figures("S 02, X 12, Y 22").row("blue", "lock-rifle").ammo("S", "-");
    scene = scene.hand("S", "blue-scope red-tagback");
    scene.play("grab; take lock-rifle");
    assert_eq!(scene.cards("S"), "red-tagback");
    scene.play("shoot; fire lock-rifle basic; hit X; use lock-rifle second-lock; hit Y");
    assert_eq!(scene.cards("S"), "");
    scene.shows("X d2 mS1, Y d0 mS1");

    let mut scene = Scene::on("big").figures("S 02").unloaded("S", "electroscythe").ammo("S", "-");
    scene = scene.hand("S", "blue-scope");
    scene.play("done; reload electroscythe");
    assert_eq!(scene.cards("S"), "");
}

/// ADR-PAY-4, ADR-PAY-6: what cannot be paid cannot be begun; a card leaves the hand at the payment.
#[test]
fn only_payable_effects_are_offered() {
    let scene = Scene::on("big").figures("S X 12").weapon("S", "electroscythe").ammo("S", "B");
    let mut short = scene.clone().hand("S", "yellow-scope");
    short.play("shoot");
    assert_eq!(short.all(), ["fire electroscythe basic"]);
    short.refuses("fire electroscythe reaper", "ADR-PAY-4");

    let mut paid = scene.hand("S", "red-scope");
    paid.play("shoot");
    assert_eq!(paid.all(), ["fire electroscythe basic", "fire electroscythe reaper"]);
    paid.play("fire electroscythe reaper");
    paid.shows("X d2");
    assert_eq!((paid.cubes("S").as_str(), paid.cards("S").as_str()), ("-", ""));
    let place = |wanted: fn(&Event) -> bool| paid.events.iter().position(wanted).unwrap();
    let card = place(|e| matches!(e, Event::PaidCard { .. }));
    assert!(card < place(|e| matches!(e, Event::Damaged { .. })));
}

/// ADR-PAY-4: extras already bought count.
#[test]
fn extras_already_bought_count() {
    for (cubes, last) in [("B", false), ("BB", true)] {
        let mut scene =
            Scene::on("big").figures("S 23, X 22, Y 20, Z 10").weapon("S", "thor").ammo("S", cubes);
        scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y");
        assert_eq!(scene.may("use thor high-voltage"), last);
    }
}

/// ADR-TURN-1: two actions, any order, the same one twice, no third.
#[test]
fn two_actions_a_turn() {
    let scene = Scene::on("big").figures("S 12, X 22").hand("S", "red-newton").weapon("S", "lock-rifle zx-2");
    assert_eq!(scene.all(), ["done", "grab", "newton red-newton X", "run", "shoot"]);
    let (run, shoot) = ("run; to 13", "shoot; fire lock-rifle basic; hit X");
    for pair in [[run, run], [run, shoot], [shoot, run], [shoot, "shoot; fire zx-2 basic; hit X"]] {
        let mut scene = scene.clone();
        scene.play(pair[0]).play(pair[1]);
        assert_eq!(scene.all(), ["done", "newton red-newton X"]);
        for third in ["run", "grab", "shoot"] {
            scene.refuses(third, "ADR-TURN-1");
        }
    }
}

/// ADR-TURN-2, ADR-KILL-3: boards are scored and players respawn when the turn is over, not before.
#[test]
fn scoring_waits_for_the_end_of_the_turn() {
    let mut scene =
        Scene::on("big").figures("S 12, X 22 d10").weapon("S", "zx-2").unloaded("S", "electroscythe");
    scene = scene.script("red-scope").ammo("S", "B");
    scene.play("shoot; fire zx-2 basic; hit X");
    scene.shows("X d11 mS2 @22 k0");
    scene.play("done");
    assert_eq!((scene.asked(), scene.points("W")), ("S", 0));
    scene.play("reload electroscythe");
    assert_eq!((scene.asked(), scene.points("W"), scene.points("S")), ("X", 9, 6));
    scene.shows("X d0 mS2 @22 k1");
    scene.play("discard red-scope");
    scene.shows("X d0 mS2 @10 k1");
}

/// ADR-TURN-3: actions may be forgone, one or both.
#[test]
fn actions_may_be_forgone() {
    for before in ["", "run; to 13"] {
        let mut scene = Scene::on("big").figures("S 12, X 22");
        scene.play(before).play("done");
        assert_eq!((scene.asked(), scene.state.turn.actions), ("X", 2));
    }
}

/// ADR-TURN-5: the move of an action comes first and is optional.
#[test]
fn moves_come_first_within_an_action() {
    let scene = Scene::on("big").figures("S 12 d6, X 23").weapon("S", "lock-rifle").tile("12", "PYR");
    let mut scene2 = scene.clone();
    scene2.play("shoot; to 02");
    assert_eq!(scene2.all(), ["fire lock-rifle basic"]);
    scene2.refuses("to 03", "ADR-TURN-5");
    scene2.play("fire lock-rifle basic; hit X");
    assert_eq!(scene2.all(), ["done", "grab", "run"]);
    scene2.refuses("to 03", "ADR-TURN-5");

    let mut scene3 = scene.clone();
    scene3.play("shoot; fire lock-rifle basic");
    scene3.refuses("to 02", "ADR-W-LOCK-1");
    scene3.play("hit X");
    scene3.refuses("to 02", "ADR-TURN-5");

    let mut scene4 = scene;
    scene4.play("grab; tile PYR");
    scene4.refuses("to 02", "ADR-TURN-5");
}

/// ADR-RUN-1, ADR-RUN-2: one to three steps, out and back allowed, standing still not.
#[test]
fn a_run_is_one_to_three_steps() {
    let mut scene = Scene::on("big").figures("S 23");
    scene.play("run");
    assert_eq!(scene.options("to"), ["02", "03", "11", "12", "13", "20", "21", "22", "23"]);
    assert_eq!(scene.all().len(), 9);
    scene.refuses("to 01", "ADR-RUN-1");
    scene.refuses("done", "ADR-RUN-2");
    scene.play("to 23");
    assert_eq!(scene.state.turn.actions, 1);
}

/// ADR-RELOAD-1: any number of weapons, the full price each; it is no action.
#[test]
fn reload_any_number_of_weapons() {
    let mut scene = Scene::on("big").figures("S 12").unloaded("S", "electroscythe flamethrower shockwave");
    scene.play("run; to 13; run; to 12");
    assert_eq!(scene.all(), ["done", "reload electroscythe", "reload flamethrower", "reload shockwave"]);
    scene.play("reload shockwave; reload electroscythe");
    assert_eq!(scene.cubes("S"), "R");
    scene.play("done");
    assert_eq!((scene.figure("S").loaded.len(), scene.figure("S").unloaded.len()), (2, 1));
    assert_eq!(scene.asked(), "X");
}

/// ADR-RELOAD-1: nothing is reloaded before the actions are over.
#[test]
fn no_reload_between_actions() {
    let mut scene = Scene::on("big").figures("S 12").unloaded("S", "electroscythe");
    scene.play("run; to 13");
    scene.refuses("reload electroscythe", "ADR-RELOAD-1");
}

/// ADR-REFILL-1, ADR-REFILL-6, ADR-REFILL-7: at the end of the turn squares row by row, then blue, red, yellow.
#[test]
fn refill_in_a_fixed_order() {
    let mut scene = Scene::on("big").figures("S 21, X 13").tile("21", "PYR").tile("11", "PYB");
    scene = scene.row("blue", "lock-rifle whisper").row("red", "hellion").row("yellow", "shotgun zx-2");
    scene = scene.script("red-newton blue-scope YBB BRR thor furnace heatseeker railgun");
    scene.play("grab; tile PYR; grab; to 11; tile PYB");
    let floor = |scene: &Scene| [11, 21].map(|s| scene.state.floor[Sq::at(s / 10, s % 10)].to_string());
    // A Newton is still in hand, so the turn has not ended.
    assert_eq!(floor(&scene), ["none", "none"]);
    scene.play("done");
    scene.script_is_used_up();
    assert_eq!(floor(&scene), ["YBB", "BRR"]);
    let row = |n: usize| scene.state.rows[n].iter().map(|w| w.to_string()).collect::<Vec<_>>();
    assert_eq!(row(0), ["furnace", "heatseeker", "hellion"]);
    assert_eq!(row(1), ["railgun", "zx-2", "shotgun"]);
    assert_eq!(row(2), ["lock-rifle", "thor", "whisper"]);
}

/// ADR-REFILL-2, ADR-REFILL-4: an empty weapon deck leaves the spawnpoints short.
#[test]
fn no_weapons_left_to_deal() {
    let mut scene = Scene::on("small").figures("S 12, X 22");
    let deck = scene.state.weapon_deck;
    // Twelve weapons of the deck in four hands.
    for (n, weapon) in deck.iter().enumerate() {
        scene = scene.weapon(["X", "Y", "Z", "W"][n / 3], &weapon.to_string());
    }
    scene = scene.row("blue", "").tweak(|state| {
        state.figures[0].loaded = state.weapon_deck;
        state.weapon_deck = adrenaline::WeaponSet::NONE;
    });
    scene.play("done");
    assert_eq!((scene.state.rows[2].len(), scene.state.weapon_deck.len()), (0, 0));
}

/// ADR-ADREN-4: the limits of an action are those of the moment it was chosen.
#[test]
fn adrenaline_is_fixed_when_the_action_is_chosen() {
    let mut scene = Scene::turrets("big").figures("S 02 d2").turret("03", "X");
    scene.play("grab; to 03");
    scene.shows("S d3 @03");
    assert_eq!(scene.options("to"), [""; 0]);
    let tile = scene.options("tile")[0].clone();
    scene.play(&format!("tile {tile}; done; grab; to 13"));
    // The next grab moves two squares (03 was grabbed already).
    assert_eq!(scene.options("to"), ["12", "23"]);
}
