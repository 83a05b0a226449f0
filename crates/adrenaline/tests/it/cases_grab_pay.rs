//! Cases A53 to A62: grab, pay, reload, refill, adrenaline.

use crate::support::Scene;
use adrenaline::{Colour, Event, Sq, Tile, TileCount};

/// A53: ADR-GRAB-1.
#[test]
fn a53_cubes_up_to_three_of_a_colour() {
    let mut scene = Scene::on("big").figures("S 12").ammo("S", "RRY").tile("12", "YRR");
    let discards = scene.state.tile_discard.total();
    scene.play("grab; tile YRR");
    assert_eq!(scene.cubes("S"), "RRRYY");
    assert_eq!(scene.state.tile_discard.total(), discards + 1);
}

/// A54: ADR-GRAB-2, ADR-PWR-2.
#[test]
fn a54_no_fourth_powerup_from_a_tile() {
    let scene = Scene::on("big").figures("S 12").tile("12", "PYB").script("yellow-tagback");
    let mut full = scene.clone().hand("S", "red-scope blue-scope red-newton");
    full.play("grab; tile PYB");
    assert_eq!(full.cards("S"), "blue-scope red-newton red-scope");
    assert_eq!((full.cubes("S").as_str(), full.state.chance.script_left()), ("RYYBB", 1));

    let mut room = scene.hand("S", "red-scope blue-scope");
    room.play("grab; tile PYB");
    assert_eq!(room.cards("S"), "blue-scope red-scope yellow-tagback");
    room.script_is_used_up();
}

/// ADR-GRAB-2: a tile that shows no powerup gives none.
#[test]
fn a_tile_without_a_powerup_draws_none() {
    let mut scene = Scene::on("big").figures("S 12").tile("12", "YBB");
    scene.play("grab; tile YBB");
    assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), ("RYYBBB", ""));
}

/// A55: ADR-GRAB-3, ADR-PAY-2, ADR-COST-5, ADR-PAY-1.
#[test]
fn a55_a_weapon_paid_with_cubes_and_cards() {
    let scene = Scene::on("big").figures("S 02").row("blue", "whisper heatseeker machine-gun").ammo("S", "B");
    let mut fits = scene.clone().hand("S", "yellow-newton");
    fits.play("grab");
    assert_eq!(fits.options("take"), ["whisper"]);
    fits.play("take whisper");
    assert_eq!((fits.cubes("S").as_str(), fits.cards("S").as_str()), ("-", ""));
    assert!(fits.figure("S").loaded.has("whisper".parse().unwrap()));
    assert!(!fits.state.row(Colour::Blue).has("whisper".parse().unwrap()));

    let mut other = scene.hand("S", "red-newton");
    other.play("grab");
    assert_eq!(other.options("take"), ["machine-gun"]);
    other.refuses("take whisper", "ADR-GRAB-3");
    other.refuses("take heatseeker", "ADR-GRAB-3");
}

/// A56: ADR-GRAB-4, ADR-GRAB-5, ADR-GRAB-7, ADR-GRAB-8.
#[test]
fn a56_a_fourth_weapon_replaces_one_of_the_three() {
    let mut scene = Scene::on("big").figures("S 10").row("red", "shockwave thor whisper");
    scene = scene.unloaded("S", "lock-rifle").weapon("S", "furnace railgun");
    scene.play("grab; take shockwave");
    assert_eq!(scene.all(), ["leave furnace", "leave lock-rifle", "leave railgun"]);
    scene.refuses("leave shockwave", "ADR-GRAB-7");
    scene.play("leave lock-rifle");
    assert_eq!((scene.cubes("S").as_str(), scene.figure("S").weapons().len()), ("RYB", 3));
    assert!(scene.state.row(Colour::Red).has("lock-rifle".parse().unwrap()));

    // It lies there at its ordinary price, though it was left unloaded.
    scene.play("grab; take lock-rifle");
    assert_eq!(scene.all(), ["leave furnace", "leave railgun", "leave shockwave"]);
    scene.play("leave shockwave");
    assert_eq!(scene.cubes("S"), "RY");
    let figure = scene.figure("S");
    assert!(figure.loaded.has("lock-rifle".parse().unwrap()) && figure.unloaded.is_empty());
}

/// ADR-GRAB-5: anyone may take what was left, at the same price.
#[test]
fn a_left_weapon_costs_others_the_same() {
    let mut scene = Scene::on("big").figures("S X 10").row("red", "shockwave thor whisper");
    scene = scene.unloaded("S", "lock-rifle").weapon("S", "furnace railgun").ammo("X", "B");
    scene.play("grab; take shockwave; leave lock-rifle").end_turn();
    scene.play("grab");
    assert_eq!((scene.asked(), scene.options("take")), ("X", vec!["lock-rifle".to_string()]));
    scene.play("take lock-rifle");
    assert_eq!(scene.cubes("X"), "-");
    assert!(scene.figure("X").loaded.has("lock-rifle".parse().unwrap()));
}

/// A57: ADR-GRAB-6, ADR-GRAB-9, ADR-REFILL-6.
#[test]
fn a57_an_emptied_square_offers_nothing_more() {
    let scene = Scene::on("big").figures("S 11").tile("11", "PYR");
    let mut scene2 = scene.clone();
    scene2.play("grab; tile PYR; grab");
    assert_eq!(scene2.all(), ["to 01", "to 21"]);
    scene2.refuses("tile PYR", "ADR-GRAB-6");
    scene2.refuses("done", "ADR-GRAB-9");

    let mut alone = scene.tile("01", "none").tile("21", "none");
    alone.play("grab; tile PYR");
    assert_eq!(alone.all(), ["done", "run"]);
    alone.refuses("grab", "ADR-GRAB-6");
}

/// A57: ADR-GRAB-9, ADR-GRAB-3.
#[test]
fn a57_no_grab_at_a_spawnpoint_with_nothing_affordable() {
    let scene = Scene::on("big").figures("S 10").row("red", "whisper heatseeker railgun").ammo("S", "-");
    let mut beside = scene.clone().tile("00", "PYR").tile("20", "none");
    beside.play("grab");
    assert_eq!(beside.all(), ["to 00"]);
    beside.refuses("take whisper", "ADR-GRAB-3");

    let alone = scene.tile("00", "none").tile("20", "none");
    assert_eq!(alone.all(), ["done", "run"]);
    alone.refuses("grab", "ADR-GRAB-9");
}

/// ADR-GRAB-9: a tile whose whole content is lost to limits may still be taken.
#[test]
fn a_useless_tile_may_be_taken() {
    let mut scene = Scene::on("big").figures("S 11").tile("11", "PYR").ammo("S", "RRRYYYBBB");
    scene = scene.hand("S", "red-scope blue-scope red-newton");
    scene.play("grab; tile PYR");
    assert_eq!((scene.cubes("S").as_str(), scene.figure("S").hand.len()), ("RRRYYYBBB", 3));
    assert!(!scene.state.floor[Sq::at(1, 1)].is_some());
}

/// A58: ADR-ADREN-1, ADR-ADREN-2, ADR-ADREN-3, ADR-RUN-1.
#[test]
fn a58_adrenaline_actions() {
    let one = ["01", "10"].as_slice();
    let two = ["01", "02", "10", "11", "20"].as_slice();
    let none = [].as_slice();
    let step = ["02", "13", "22"].as_slice();
    for (damage, grab, shoot) in
        [(0, one, none), (2, one, none), (3, two, none), (5, two, none), (6, two, step)]
    {
        let mut scene = Scene::on("big").figures(&format!("S 00 d{damage}"));
        scene = scene.row("red", "shockwave").row("blue", "electroscythe");
        let mut run = scene.clone();
        run.play("run");
        assert_eq!(run.options("to"), ["00", "01", "02", "03", "10", "11", "12", "20", "21"], "d{damage}");
        scene.play("grab");
        assert_eq!(scene.options("to"), grab, "d{damage}");

        let mut scene = Scene::on("big").figures(&format!("S 12 d{damage}, X 22")).weapon("S", "lock-rifle");
        scene.play("shoot");
        assert_eq!(scene.options("to"), shoot, "d{damage}");
        assert_eq!(scene.options("fire"), ["lock-rifle basic"]);
        assert_eq!(scene.state.turn.actions, 1);
    }
}

/// ADR-ADREN-1, ADR-ADREN-2, ADR-ADREN-3: refusals name the line of the action table.
#[test]
fn a58_too_far_for_the_damage() {
    for (damage, far, rule) in [(2, "02", "ADR-ADREN-1"), (5, "12", "ADR-ADREN-2"), (6, "12", "ADR-ADREN-3")]
    {
        let mut scene = Scene::on("big").figures(&format!("S 00 d{damage}"));
        scene.play("grab");
        scene.refuses(&format!("to {far}"), rule);
    }
}

/// A59: ADR-RELOAD-1, ADR-PAY-1, ADR-PAY-5.
#[test]
fn a59_reload_at_the_full_price() {
    let scene = Scene::on("big").figures("S 12").unloaded("S", "heatseeker").ammo("S", "RY");
    let mut scene2 = scene.clone().hand("S", "red-scope");
    scene2.play("done");
    assert_eq!(scene2.all(), ["done", "reload heatseeker"]);
    scene2.play("reload heatseeker");
    assert_eq!((scene2.cubes("S").as_str(), scene2.cards("S").as_str()), ("-", ""));
    assert!(scene2.figure("S").loaded.has("heatseeker".parse().unwrap()));

    let mut bare = scene.option(|setup| setup.open_windows = true);
    bare.play("done");
    assert_eq!(bare.all(), ["done"]);
    bare.refuses("reload heatseeker", "ADR-RELOAD-1");
    bare.refuses("reload heatseeker", "ADR-PAY-5");
}

/// A60: ADR-SHOOT-12, ADR-TURN-1.
#[test]
fn a60_a_fired_weapon_is_unloaded() {
    let scene = Scene::on("big").figures("S 12, X 22").weapon("S", "lock-rifle");
    let mut one = scene.clone();
    one.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(one.all(), ["done", "grab", "run"]);
    one.refuses("shoot", "ADR-SHOOT-12");

    let mut two = scene.weapon("S", "zx-2");
    two.play("shoot; fire lock-rifle basic; hit X; shoot");
    assert_eq!(two.all(), ["fire zx-2 basic", "fire zx-2 scanner"]);
    two.refuses("fire lock-rifle basic", "ADR-SHOOT-12");
}

/// A61: ADR-REFILL-1, ADR-REFILL-2, ADR-REFILL-7, ADR-REFILL-4.
#[test]
fn a61_the_last_weapon_goes_to_blue() {
    let mut scene = Scene::on("big").figures("S 12, X 13, Y 22, Z 23, W 02");
    scene = scene.row("blue", "lock-rifle machine-gun").row("yellow", "railgun shotgun");
    scene = scene.row("red", "furnace hellion heatseeker").weapon("S", "plasma-gun whisper electroscythe");
    scene = scene.weapon("X", "tractor-beam vortex-cannon flamethrower");
    scene = scene.weapon("Y", "grenade-launcher rocket-launcher cyberblade");
    scene = scene.weapon("Z", "zx-2 power-glove shockwave").weapon("W", "sledgehammer");
    assert_eq!(scene.state.weapon_deck.len(), 1);
    scene.play("done");
    let lengths = |scene: &Scene| Colour::ALL.map(|c| scene.state.row(c).len());
    assert!(scene.state.row(Colour::Blue).has("thor".parse().unwrap()));
    assert_eq!((lengths(&scene), scene.state.weapon_deck.len()), ([3, 2, 3], 0));
    // For good.
    scene.end_turn();
    assert_eq!(lengths(&scene), [3, 2, 3]);
    assert_eq!(scene.asked(), "Y");
}

fn stack_of(text: &str) -> TileCount {
    serde_json::from_str(text).unwrap()
}

/// One tile in the stack, 26 in the discards; S on 11.
fn almost_empty_stack() -> Scene {
    let mut scene = Scene::on("big").figures("S 11, X 13").tile("11", "YBB").tile("01", "RYY");
    let counts = serde_json::to_value(scene.state.tile_stack).unwrap();
    let mut rest: std::collections::BTreeMap<Tile, u8> = serde_json::from_value(counts).unwrap();
    *rest.get_mut(&"BRR".parse().unwrap()).expect("a BRR in the stack") -= 1;
    scene.state.tile_stack = stack_of(r#"{ "BRR": 1 }"#);
    scene.state.tile_discard = stack_of(&serde_json::to_string(&rest).unwrap());
    scene
}

/// A62: ADR-REFILL-3, ADR-REFILL-5.
#[test]
fn a62_the_tiles_are_shuffled_when_the_last_is_dealt() {
    let mut scene = almost_empty_stack();
    assert_eq!((scene.state.tile_stack.total(), scene.state.tile_discard.total()), (1, 26));
    // 01 comes before 11; YBB was taken this turn.
    scene.queue("BRR YBB");
    scene.play("grab; tile YBB; grab; to 01");
    assert_eq!(scene.state.tile_discard.total(), 27);
    scene.play("tile RYY").end_turn();
    scene.script_is_used_up();
    let floor = |row, column| scene.state.floor[Sq::at(row, column)].to_string();
    assert_eq!((floor(0, 1).as_str(), floor(1, 1).as_str()), ("BRR", "YBB"));
    assert_eq!((scene.state.tile_stack.total(), scene.state.tile_discard.total()), (27, 0));
    let place = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
    let shuffled = place(|e| *e == Event::TilesShuffled);
    assert!(place(|e| matches!(e, Event::TileDealt { square, .. } if *square == Sq::at(1, 1))) > shuffled);
}

/// A62: ADR-REFILL-3: at once, even if no other square is to be filled.
#[test]
fn a62_the_shuffle_does_not_wait() {
    let mut scene = almost_empty_stack();
    scene.play("grab; tile YBB").end_turn();
    assert_eq!((scene.state.tile_stack.total(), scene.state.tile_discard.total()), (27, 0));
    assert_eq!(scene.state.floor[Sq::at(1, 1)].to_string(), "BRR");
}

/// ADR-TURN-5: the move of a grab is optional, and staying is no move.
#[test]
fn staying_to_grab_needs_no_move() {
    let mut scene = Scene::on("big").figures("S 12 d4").tile("12", "YBB");
    scene.play("grab");
    scene.refuses("to 12", "ADR-TURN-5");
    scene.play("tile YBB");
    assert_eq!(scene.cubes("S"), "RYYBBB");
}
