//! Watchful invaders (T39).

use doom2004::{InvaderKind as I, MarineCardKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

fn past_a_demon() -> Scene {
    let mut scene = on_floor(&["......", "r.....", "......"], 1);
    scene.put(I::Demon, (2, 0));
    scene
}

/// T39 (D04-ABIL-WATCH): three spaces beside a demon, three free attacks, each before his next act.
#[test]
fn t39_three_spaces_beside_a_demon_are_three_attacks() {
    let mut scene = past_a_demon();
    // R 2/2 and B 1/1, deadly 1: 4 damage, 2 wounds each time.
    scene.script(&["R2/2", "B1/1", "R2/2", "B1/1", "R2/2", "B1/1"]);
    scene.does("sprint");
    for (n, left) in [8, 6, 4].into_iter().enumerate() {
        scene.does("step E");
        assert_eq!(scene.asked(), Seat(1), "the invader is asked before he goes on");
        assert_eq!(scene.legal(), ["activate f1", "pass"]);
        scene.does("activate f1");
        assert_eq!((rolls(&scene), scene.left(0)), (n + 1, left));
        assert_eq!(scene.asked(), Seat(0), "once for the space");
    }
    assert_eq!(scene.state.turn.moves, 5);
}

/// T39 (D04-ABIL-WATCH): fragged on the second, there is no third; his turn is over.
#[test]
fn t39_fragged_by_the_second_attack() {
    let mut scene = past_a_demon();
    scene.wounds(0, 4).script(&["R2/2", "B1/1", "R2/2", "B1/1"]);
    scene.does_all(&["sprint", "step E", "activate f1", "step E", "activate f1"]);
    assert_eq!((scene.at(0), scene.state.frags, rolls(&scene)), (None, 1, 2));
    assert!(scene.state.is_invaders_turn());
}

/// D04-ABIL-WATCH: it may attack, it need not; a space that is not adjacent brings nothing; it is unlimited.
#[test]
fn t39_watchful_is_a_choice() {
    let mut scene = past_a_demon();
    scene.does_all(&["sprint", "step E", "pass"]);
    assert_eq!((scene.asked(), scene.left(0)), (Seat(0), 10));
    scene.does("step SE");
    assert_eq!(scene.asked(), Seat(0), "two spaces away from it");
    scene.does("step NE");
    assert_eq!(scene.asked(), Seat(1));
}

/// D04-ABIL-WATCH, D04-MELEE-2: a wall between, and it is not adjacent.
#[test]
fn t39_no_watchful_attack_through_a_wall() {
    let map = "
        +---+---+---+
        | .   .   . |
        +###+###+###+
        | r   .   . |
        +---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(I::Demon, (1, 0));
    scene.does_all(&["sprint", "step E", "step E"]);
    assert_eq!(scene.asked(), Seat(0));
}

/// D04-ABIL-WATCH: other invaders do not watch; two demons do so both, in the invader's order.
#[test]
fn t39_every_demon_watches_and_no_zombie() {
    let mut scene = on_floor(&["....", "....", "r...", "...."], 1);
    scene.put(I::Demon, (1, 0));
    scene.put(I::Zombie, (2, 2));
    scene.put(I::Demon, (1, 3));
    scene.script(&["R2/2", "B1/1"]);
    scene.does_all(&["sprint", "step NE"]);
    assert_eq!(scene.legal(), ["activate f1", "pass"], "the second demon is two spaces away");
    scene.does_all(&["pass", "step S"]);
    assert_eq!(scene.legal(), ["activate f3", "pass"]);
    scene.does("activate f3");
    let mut scene = on_floor(&["....", "r...", "...."], 1);
    scene.put(I::Demon, (1, 0));
    scene.put(I::Demon, (1, 2));
    scene.script(&["R2/2", "B1/1", "R2/2", "B1/1"]).does_all(&["sprint", "step E"]);
    assert_eq!(scene.legal(), ["activate f1", "activate f2", "pass"]);
    scene.does_all(&["activate f2", "activate f1"]);
    assert_eq!(scene.left(0), 6);
}

/// Ghost Step goes through obstacles and enemies, not to stay; D04-ABIL-WATCH: it does not help against a demon, even
/// on an obstacle.
#[test]
fn t39_ghost_step_is_watched_all_the_same() {
    let mut scene = on_floor(&["....", "r%..", "...."], 1);
    scene.put(I::Demon, (1, 0));
    scene.card(0, MarineCardKind::GhostStep).script(&["R2/2", "B1/1"]);
    scene.does_all(&["sprint", "step E"]);
    assert_eq!((scene.at(0), scene.asked()), (Some((1, 1)), Seat(1)));
    scene.does("activate f1");
    assert_eq!(scene.left(0), 8);
    scene.refuses("done", "D04-MOVE-3");
    scene.does_all(&["step S", "done"]);
}
