//! Spawning beyond the worked examples: colours, figures used anew, what may be covered.

use doom2004::InvaderKind as I;
use doom2004::place::TagId;

use super::support::Scene;
use super::t31_floor::{kinds, on_floor};

/// The marine is in a cell of his own, so that the rest is out of his sight.
const CELL: &str = "
    +---+---+---+---+
    | r # .   .   . |
    +---+---+---+---+
";

/// D04-SPAWN-4, D04-INT-35: with all of a kind on the board one is taken off, even if only its own place is free; it
/// drops its wounds.
#[test]
fn d04_spawn_4_a_figure_may_be_placed_anew_on_its_own_space() {
    let map = "
        +---+---+---+---+---+
        | r # .   .   .   . |
        +---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    let zombies = [(1, 0), (2, 0), (3, 0), (4, 0)].map(|at| scene.put(I::Zombie, at));
    scene.hurt(zombies[2], 1).hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    scene.refuses("put 3,0 one", "D04-SPAWN-4");
    scene.does_all(&["remove f3", "put 3,0 one", "pass", "pass"]);
    assert_eq!(kinds(&scene, I::Zombie).len(), 4);
    assert!(scene.state.figures.iter().all(|(_, figure)| figure.wounds == 0));
    // Figures that stand where marines see them leave no room: none can be taken off for it.
    let mut scene = on_floor(&["r....", "....."], 1);
    (1..5).for_each(|x| {
        scene.put(I::Zombie, (x, 0));
    });
    scene.hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert!(scene.options("remove").is_empty());
    assert_eq!(scene.state.discard.len(), 1, "the card is used up (D04-SPAWN-3, D04-SPAWN-7)");
}

/// D04-SPAWN-4: a figure that goals and triggers name stays on the board, even if there is no other.
#[test]
fn d04_spawn_4_a_figure_with_a_tag_is_not_used_anew() {
    let map = "
        +---+---+---+---+---+---+
        | r # .   .   .   .   . |
        +---+---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    let zombies = [(1, 0), (2, 0), (3, 0), (4, 0)].map(|at| scene.put(I::Zombie, at));
    let tag = |scene: &mut Scene, id| scene.state.figures.get_mut(id).unwrap().tag = Some(TagId(0));
    tag(&mut scene, zombies[1]);
    let mut all = scene.clone();
    scene.hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert_eq!(scene.options("remove"), ["f1", "f3", "f4"]);
    scene.refuses("remove f2", "D04-SPAWN-4");
    zombies.into_iter().for_each(|id| tag(&mut all, id));
    all.hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert!(all.options("remove").is_empty());
    assert_eq!(all.state.discard.len(), 1, "the card is used up (D04-SPAWN-3)");
}

/// D04-SPAWN-5: two marines have 8 zombies, one has 4; nobody may take more.
#[test]
fn d04_spawn_5_figures_of_absent_colours_are_not_there() {
    let mut scene = Scene::drawn(CELL, 1);
    assert_eq!([I::Zombie, I::HellKnight, I::Cyberdemon].map(|kind| scene.state.available(kind)), [4, 2, 1]);
    assert_eq!(Scene::way_out(2).state.available(I::Zombie), 8);
    (1..4).for_each(|x| {
        scene.put(I::Zombie, (x, 0));
    });
    assert_eq!(scene.state.available(I::Zombie), 1);
}

/// D04-SPAWN-6: tokens may be covered, unrevealed spaces not.
#[test]
fn d04_spawn_6_where_figures_may_stand() {
    let map = "
        +---+---+---+---+---+---+
        | 0r# 0   0~  0=# 1   1 |
        +---+---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1").token((1, 0), "shotgun").hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert_eq!(scene.options("put"), ["1,0 one", "2,0 one", "3,0 one"]);
    scene.refuses("put 4,0 one", "D04-SPAWN-6");
    scene.does_all(&["put 1,0 one", "put 2,0 one", "put 3,0 one"]);
    assert!(
        scene.state.figures.iter().all(|(_, figure)| figure.wounds == 0),
        "placed in goo is not entering"
    );
    assert_eq!((scene.state.hand.len(), scene.state.discard.len()), (0, 1), "D04-SPAWN-7");
}

/// D04-SPAWN-1: a card with a line across it: one of its two groups, whole; D04-SPAWN-2: out of sight.
#[test]
fn d04_spawn_1_one_group_of_a_split_card() {
    let mut scene = Scene::drawn(CELL, 1);
    scene.hand(&["S02-1", "S01-1"]).invader_turn();
    for open in ["spawn S02-1 1", "spawn S02-1 2", "spawn S01-1 1"] {
        scene.allows(open);
    }
    scene.refuses("spawn S01-1 2", "D04-SPAWN-1");
    let mut demon = scene.clone();
    demon.does_all(&["spawn S02-1 1", "put 2,0 across"]);
    assert_eq!(kinds(&demon, I::Demon).len(), 1);
    demon.refuses("spawn S01-1 1", "D04-INV-4");
    scene.does_all(&["spawn S02-1 2", "put 1,0 one", "put 2,0 one"]);
    assert_eq!([I::Demon, I::Imp, I::Zombie].map(|kind| kinds(&scene, kind).len()), [0, 1, 1]);
}

/// D04-SPAWN-2: every space of the figure must be out of every marine's sight.
#[test]
fn d04_spawn_2_out_of_every_marines_sight() {
    let rows = ["r.%..", "....."];
    let mut scene = on_floor(&rows, 2);
    scene.stand(1, (0, 1)).hand(&["S01-1"]).invader_turn();
    let mut alone = scene.clone();
    alone.state.marines[1].place = doom2004::state::Place::Left;
    alone.does("spawn S01-1 1");
    assert_eq!(alone.options("put"), ["3,0 one", "4,0 one", "4,1 one"]);
    // The second marine sees along his row.
    scene.does("spawn S01-1 1");
    assert_eq!(scene.options("put"), ["3,0 one", "4,0 one"]);
    scene.refuses("put 4,1 one", "D04-SPAWN-2");
}
