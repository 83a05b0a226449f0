//! When cards may be played and drawn (T40 to T43), and cards that activate.

use doom2004::{InvaderKind as I, MarineCardKind, OrderKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

/// A pistol shot at a wounded archvile; the invader holds Closing Flesh.
fn before_the_roll() -> (Scene, doom2004::FigureId) {
    let mut scene = on_floor(&["r..."], 1);
    let archvile = scene.put(I::Archvile, (2, 0));
    scene.hurt(archvile, 1).hand(&["E02-2"]).script(&["Y1/3", "G2/0"]);
    scene.does_all(&["unload", "fire pistol", "at 2,0"]);
    (scene, archvile)
}

/// T40 (D04-TIME-2, D04-INT-5): between declaration and roll the invader is asked; the card is carried out first.
#[test]
fn t40_closing_flesh_before_the_roll() {
    let (mut scene, archvile) = before_the_roll();
    assert_eq!((scene.asked(), rolls(&scene)), (Seat(1), 0), "the window comes before the roll");
    scene.does_all(&["play E02-2", "activate f1"]);
    assert_eq!(
        (rolls(&scene), scene.figure(archvile).unwrap().wounds),
        (1, 1),
        "one off, then one from the attack"
    );
    assert!(scene.state.hand.is_empty());
}

/// T40 (D04-INT-5): a pass is final; after the roll the card is refused.
#[test]
fn t40_closing_flesh_after_a_pass_is_too_late() {
    let (mut scene, archvile) = before_the_roll();
    scene.does("pass");
    assert_eq!((rolls(&scene), scene.figure(archvile).unwrap().wounds), (1, 2));
    scene.forbids("play E02-2");
}

/// T40 (D04-INT-5): no window is ever skipped; a table may have the invader asked even without a fitting card.
#[test]
fn t40_open_windows_ask_always() {
    for always in [false, true] {
        let mut scene = on_floor(&["r..."], 1);
        scene.put(I::Archvile, (2, 0));
        scene.hand(&["E02-2"]).option(|setup| setup.open_windows = always).script(&["Y1/3", "G2/0"]);
        scene.does_all(&["unload", "fire pistol", "at 2,0"]);
        // It is not wounded, so the card has nothing to work on.
        assert_eq!((scene.asked(), rolls(&scene)), if always { (Seat(1), 0) } else { (Seat(0), 1) });
        if always {
            scene.refuses("play E02-2", "D04-INV-3");
            scene.does("pass");
            assert_eq!(rolls(&scene), 1);
            // After the roll, and after the attack.
            scene.does_all(&["pass", "pass", "pass"]);
        }
    }
}

/// T41 (D04-TIME-3): a start-of-turn card: after discarding, before the first activation, before or after spawning.
#[test]
fn t41_start_of_turn_cards() {
    let mut scene = on_floor(&["r......", "%%%%%..", "......."], 1);
    scene.put(I::Zombie, (6, 2));
    scene.token((3, 0), "shotgun").token((4, 0), "health");
    let hand = ["E14-1", "S01-1", "S01-2", "S01-3", "S01-4", "S02-1", "S02-2", "S02-3"];
    scene.hand(&hand).invader_begins().script(&["S03-1"]).does("pass");
    assert_eq!(scene.state.hand.len(), 9);
    scene.refuses("play E14-1", "D04-INT-46");
    scene.does("discard S03-1");
    let swap = ["play E14-1", "at 3,0", "at 4,0"];
    let mut before = scene.clone();
    before.does_all(&swap);
    assert_eq!(
        (before.tokens((3, 0)), before.tokens((4, 0))),
        (vec!["health".into()], vec!["shotgun".into()])
    );
    before.allows("spawn S01-1 1");
    scene.does_all(&["spawn S01-1 1", "put 0,2 one", "put 1,2 one", "pass"]);
    let mut after = scene.clone();
    after.does_all(&swap);
    scene.does_all(&["activate f1", "done"]);
    scene.refuses("play E14-1", "D04-TIME-3");
}

/// T42 (D04-INV-2): a deck of one, two draws: a frag, the discards are the new deck, the second card comes from it.
#[test]
fn t42_drawing_through_the_deck() {
    let mut scene = Scene::way_out(2);
    scene.deck(&["S01-1"]).invader_begins().script(&["S01-1", "S02-1"]).does("pass");
    assert_eq!(scene.state.frags, 1);
    let hand: Vec<String> = scene.state.hand.iter().map(|card| card.to_string()).collect();
    assert_eq!(hand, ["S01-1", "S02-1"]);
    assert_eq!((scene.state.deck.len(), scene.state.discard.len()), (64, 0));
}

/// T43 (D04-INV-1): hand 7 and three marines: 3 are drawn, 2 discarded.
#[test]
fn t43_draw_three_discard_two() {
    let mut scene = Scene::way_out(3);
    scene.hand(&["S01-1", "S01-2", "S01-3", "S01-4", "S02-1", "S02-2", "S02-3"]);
    scene.invader_begins().script(&["S03-1", "S03-2", "S03-3"]).does("pass");
    assert_eq!(scene.state.hand.len(), 10);
    scene.refuses("done", "D04-INV-1");
    scene.does_all(&["discard S01-1", "discard S03-3"]);
    assert_eq!((scene.state.hand.len(), scene.state.discard.len()), (8, 2));
    scene.refuses("discard S01-2", "D04-INV-1");
    // The errata of the box: always two.
    let mut scene = Scene::way_out(3);
    scene.option(|setup| setup.draw_two = true).invader_begins().does("pass");
    assert_eq!(scene.state.hand.len(), 2);
}

/// D04-INT-35, section 3.9: with Ambush in the invader's own turn nobody acts twice.
#[test]
fn e10_in_the_invaders_turn_is_the_activation_of_that_turn() {
    let map = "
        +---+---+---+---+---+
        | 0r  0   0 D 1   1 |
        +   +   +   +   +   +
        | 0   0   0 D 1   1 |
        +---+---+---+---+---+
    ";
    let imp_behind = |sketch: doom2004::place::Sketch| {
        sketch.with(|scenario| {
            let at = doom2004::place::Pos::new(4, 0).into();
            scenario.areas[1].figures.push(doom2004::place::Figure {
                kind: I::Imp,
                colour: None,
                at,
                tag: None,
                mark: Default::default(),
            });
        })
    };
    let mut scene = Scene::sketched(map, 1, imp_behind);
    scene.hide("1").hand(&["E10-1"]).put(I::Zombie, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "door 1"]);
    assert!(scene.state.is_revealed(scene.space((4, 0))), "he sees through the door (D04-INT-30)");
    scene.does("play E10-1").does_all(&["activate f2", "done"]);
    scene.does("done");
    scene.refuses("activate f2", "D04-INV-5");
}

/// D04-ABIL-AIM: an attack that is aimed without a token may be re-rolled, miss faces included; Hair Trigger's guard
/// is such an attack.
#[test]
fn d04_abil_aim_hair_trigger_guard_is_aimed() {
    let mut scene = on_floor(&["r...."], 1);
    let archvile = scene.put(I::Archvile, (4, 0));
    scene.card(0, MarineCardKind::HairTrigger).order(0, OrderKind::Guard);
    scene.invader_turn().script(&["YMISS", "G3/0", "Y2/2", "G2/1"]);
    scene.does_all(&["activate f1", "step W"]);
    assert_eq!(scene.asked(), Seat(0));
    scene.does_all(&["fire pistol", "at 3,0"]);
    assert_eq!((scene.asked(), scene.options("reroll").len()), (Seat(0), 4));
    scene.does("reroll 11");
    assert_eq!(scene.figure(archvile).unwrap().wounds, 1, "the second result stands");
    // Without the card the guard attack is an ordinary one.
    let mut scene = on_floor(&["r...."], 1);
    scene.put(I::Archvile, (4, 0));
    scene.order(0, OrderKind::Guard).invader_turn().script(&["YMISS", "G3/0"]);
    scene.does_all(&["activate f1", "step W", "fire pistol", "at 3,0"]);
    assert_eq!(scene.asked(), Seat(1));
}
