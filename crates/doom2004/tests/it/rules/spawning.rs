//! Spawn cards: where figures come, which side of a card, which figures (T05 to T07).

use doom2004::{Event, InvaderKind};
use engine::Seat;

use super::support::{Scene, floor};

/// A marine in the west; an obstacle hides the two spaces in the east.
const BEHIND_AN_OBSTACLE: &str = "
    +---+---+---+---+
    | 0r  0   0%  0 |
    +---+---+---+   +
                | 0 |
    +   +   +   +---+
";

/// A room whose western column is walled off, so that marines in it see nothing of the rest.
fn walled_off(width: usize, height: usize) -> String {
    floor(width, height).replace("| 0   ", "| 0 # ")
}

#[test]
fn t05_three_zombies_and_room_for_two() {
    // D04-SPAWN-2, D04-SPAWN-3, D04-SPAWN-7.
    let mut scene = Scene::drawn(BEHIND_AN_OBSTACLE, 1);
    scene.hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert_eq!(scene.options("put"), ["3,0 one", "3,1 one"]);
    scene.refuses("put 1,0 one", "D04-SPAWN-2");
    scene.does_all(&["put 3,0 one", "put 3,1 one"]);
    assert_eq!(scene.state.figures.iter().count(), 2);
    assert!(scene.events().contains(&Event::NoRoom { kind: InvaderKind::Zombie }));
    assert!(scene.state.discard.has("S01-1".parse().unwrap()));
    assert!(scene.state.hand.is_empty() && scene.state.at_work.is_empty());
    assert_eq!(scene.legal(), ["activate f1", "activate f2", "done"]);
}

#[test]
fn t05_an_invader_hides_nobody() {
    // D04-SPAWN-2: invaders do not stop sight for this.
    let mut scene = Scene::drawn(&floor(4, 1), 1);
    scene.stand(0, (0, 0)).put(InvaderKind::Imp, (1, 0));
    scene.hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert_eq!(scene.state.figures.iter().count(), 1);
    assert!(scene.state.discard.has("S01-1".parse().unwrap()));
    // A marine does (D04-LOS-5).
    let mut scene = Scene::drawn(&floor(4, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (0, 0)).hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert_eq!(scene.state.figures.iter().count(), 0);
}

#[test]
fn t06_one_side_of_a_split_card() {
    // D04-SPAWN-1.
    let mut scene = Scene::drawn(&walled_off(6, 3), 1);
    scene.stand(0, (0, 0)).hand(&["S02-1"]).invader_turn();
    assert_eq!(scene.options("spawn"), ["S02-1 1", "S02-1 2"]);
    let mut demon = scene.clone();
    demon.does_all(&["spawn S02-1 1", "put 2,1 down"]);
    let kinds = |scene: &Scene| scene.state.figures.iter().map(|(_, figure)| figure.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&demon), [InvaderKind::Demon]);
    let mut pair = scene.clone();
    pair.does("spawn S02-1 2");
    let places = pair.options("put");
    pair.does(&format!("put {}", places[0]));
    let places = pair.options("put");
    pair.does(&format!("put {}", places[0]));
    let mut both = kinds(&pair);
    both.sort();
    assert_eq!(both, [InvaderKind::Zombie, InvaderKind::Imp]);
    for scene in [&demon, &pair] {
        assert!(scene.state.discard.has("S02-1".parse().unwrap()));
        assert!(scene.options("put").is_empty());
    }
}

#[test]
fn t07_a_figure_is_taken_off_only_when_all_are_on_the_board() {
    // D04-SPAWN-4, D04-INT-35.
    let mut scene = Scene::drawn(&walled_off(16, 4), 3);
    (0..3).for_each(|marine| {
        scene.stand(marine, (0, marine as i16));
    });
    let first = scene.put(InvaderKind::HellKnight, (1, 0));
    (1..5).for_each(|n| {
        scene.put(InvaderKind::HellKnight, (1 + 2 * n, 0));
    });
    let mut five = scene.clone();
    five.hand(&["S10-1"]).invader_turn().does("spawn S10-1 1");
    five.refuses("remove f1", "D04-SPAWN-4");
    five.does("put 1,2 quad");
    assert_eq!(five.state.available(InvaderKind::HellKnight), 0);

    scene.put(InvaderKind::HellKnight, (11, 0));
    scene.hurt(first, 3).hand(&["S10-1"]).invader_turn().does("spawn S10-1 1");
    scene.refuses("put 1,2 quad", "D04-SPAWN-4");
    assert_eq!(scene.options("remove").len(), 6);
    scene.does_all(&["remove f1", "put 1,2 quad"]);
    assert_eq!(scene.state.figures.iter().count(), 6);
    let moved = scene.state.figures.iter().find(|(_, figure)| scene.place(figure.at) == (1, 2)).unwrap().1;
    assert_eq!((moved.wounds, moved.acted), (0, false));
}

#[test]
fn the_whole_figure_must_be_hidden_and_its_spaces_free() {
    // D04-SPAWN-6, D04-SPAWN-2: revealed, free of figures, blocking obstacles and barrels.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+---+---+
        | 0r# 0   0   0!  1   1 |
        +---+   +   +   +   +   +
        | 0 # 0   0   0%  1   1 |
        +   +   +   +   +   +   +
        | 0   0   0   0   1   1 |
        +---+---+---+---+---+---+
        ",
        1,
    );
    scene.stand(0, (0, 0)).hide("1").hand(&["S02-1", "S10-1"]).invader_turn();
    scene.put(InvaderKind::Trite, (1, 2));
    let mut knight = scene.clone();
    knight.does("spawn S10-1 1");
    assert_eq!(knight.options("put"), ["1,0 quad"]);
    scene.does("spawn S02-1 1");
    let mut places = scene.options("put");
    places.sort();
    assert_eq!(
        places,
        ["0,1 down", "1,0 across", "1,0 down", "1,1 across", "2,0 down", "2,1 down", "2,2 across"]
    );
}

#[test]
fn one_spawn_card_a_turn_and_only_before_activations() {
    // D04-INV-4, D04-INV-5: spawned figures act at once.
    let mut scene = Scene::drawn(&walled_off(6, 3), 1);
    scene.stand(0, (0, 0)).hand(&["S04-1", "S10-1"]).invader_turn();
    scene.does_all(&["spawn S04-1 1", "put 1,0 quad"]);
    scene.refuses("spawn S10-1 1", "D04-INV-4");
    scene.allows("activate f1");

    let mut late = Scene::drawn(&walled_off(6, 3), 1);
    late.stand(0, (0, 0)).put(InvaderKind::Zombie, (2, 2));
    late.hand(&["S04-1"]).invader_turn().does_all(&["activate f1", "done"]);
    late.refuses("spawn S04-1 1", "D04-INV-4");
    late.marine_turn(0);
    assert_eq!(late.asked(), Seat(0));
    late.forbids("spawn S04-1 1");
}

#[test]
fn an_invader_is_activated_once() {
    // D04-INV-5: its move rating and one attack, at any point of the move.
    let mut scene = Scene::drawn(&floor(6, 1), 1);
    scene.stand(0, (0, 0));
    let zombie = scene.put(InvaderKind::Zombie, (3, 0));
    scene.invader_turn().script(&["R2/2", "B0/2"]);
    scene.does_all(&["activate f1", "step W", "step W", "strike", "at 0,0"]);
    scene.refuses("strike", "D04-INV-5");
    scene.does("step E");
    assert_eq!(scene.figure_at(zombie), Some((2, 0)));
    assert_eq!(scene.left(0), 8);
    scene.refuses("activate f1", "D04-INV-5");
}
