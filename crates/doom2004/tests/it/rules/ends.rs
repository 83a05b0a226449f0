//! How the game ends, and what is a frag (T48).

use doom2004::place::{Goal, Winner};
use doom2004::state::Place;
use doom2004::{Doom2004, InvaderKind as I};
use engine::{Game, Seat};
use grid::Dir;

use super::support::Scene;
use super::t31_floor::{empty_way_out, floor, on_floor};

/// The three at the open red door, the key taken.
fn at_the_exit() -> Scene {
    let mut scene = empty_way_out(3);
    scene.key("red").open("red-door");
    scene.stand(0, (7, 8)).stand(1, (7, 9)).stand(2, (8, 8));
    scene
}

/// T48 (D04-WIN-2, D04-WIN-4): all marines must leave; they win at once when the last one goes.
#[test]
fn t48_marines_win_when_the_last_one_leaves() {
    let mut scene = at_the_exit();
    scene.does_all(&["sprint", "leave 6"]);
    assert_eq!((scene.marine(0).place, scene.asked()), (Place::Left, Seat(1)));
    scene.does_all(&["advance", "leave 6"]);
    assert!(scene.state.winner.is_none(), "one is still there");
    scene.does_all(&["ready", "step W", "leave 6"]);
    assert_eq!(scene.state.winner, Some(Winner::Marines));
    let outcome = Doom2004::outcome(&scene.state).unwrap();
    assert_eq!(outcome.winners, [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(Doom2004::decision(&scene.state), None);
}

/// D04-WIN-2: a closed or locked door lets nobody out, nor does it without a point to move; who left does not return.
#[test]
fn t48_leaving_needs_key_door_and_a_point() {
    let mut scene = empty_way_out(3);
    scene.stand(0, (7, 8)).open("red-door").does("sprint");
    scene.refuses("leave 6", "D04-WIN-2");
    let mut scene = empty_way_out(3);
    scene.stand(0, (7, 8)).key("red").does("sprint");
    scene.refuses("leave 6", "D04-WIN-2");
    scene.does_all(&["door 6", "leave 6"]);
    let mut scene = at_the_exit();
    scene.does("unload");
    scene.forbids("leave 6");

    // The others play on, he is skipped.
    let mut scene = at_the_exit();
    scene.script(&["S01-1", "S02-1", "S03-1"]);
    scene.does_all(&["sprint", "leave 6", "unload", "done", "unload", "done"]);
    assert!(scene.state.is_invaders_turn());
    assert_eq!(scene.state.hand.len(), 3, "he still counts for the draw (D04-INT-49)");
    scene.does("done");
    assert_eq!(scene.asked(), Seat(1));
}

/// T48 (D04-WIN-1, D04-WIN-4): the sixth frag wins for the invader at once, in the middle of a turn.
#[test]
fn t48_sixth_frag_wins_for_the_invader() {
    let limit = 6;
    for marines in 1..=3 {
        let mut scene = empty_way_out(marines);
        scene.put(I::Zombie, (2, 2));
        scene.stand(0, (1, 1)).wounds(0, 1);
        scene.state.frags = limit - 2;
        scene.invader_turn();
        let mut last = scene.clone();
        scene.script(&["R2/2", "B0/2"]).does_all(&["activate f1", "strike", "at 1,1"]);
        assert_eq!((scene.state.frags, scene.state.winner), (limit - 1, None));
        last.state.frags = limit - 1;
        last.script(&["R2/2", "B0/2"]).does_all(&["activate f1", "strike", "at 1,1"]);
        assert_eq!((last.state.frags, last.state.winner), (limit, Some(Winner::Invader)));
        assert_eq!(Doom2004::decision(&last.state), None);
        assert_eq!(Doom2004::outcome(&last.state).unwrap().winners, [last.state.invader()]);
    }
}

/// D04-WIN-3, D04-WIN-4, D04-INT-49: running through the deck is a frag, and it ends the game in mid-draw.
#[test]
fn d04_win_3_the_deck_gives_frags_too() {
    let mut scene = empty_way_out(2);
    scene.deck(&["S01-1"]).state.frags = 5;
    scene.invader_begins().script(&["S01-1"]).does("pass");
    assert_eq!((scene.state.frags, scene.state.winner), (6, Some(Winner::Invader)));
    assert_eq!(scene.state.hand.len(), 1, "the second card is not drawn");
}

/// D04-WIN-1: goals are the scenario's; without a number of frags nobody wins by them.
#[test]
fn d04_win_1_as_the_scenario_says() {
    let mut scene = on_floor(&["r...."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.wounds(0, 1).state.frags = 40;
    scene.invader_turn().script(&["R2/2", "B0/2"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!((scene.state.frags, scene.state.winner), (41, None));

    // Two goals: to leave is not enough, the space must have been reached.
    let map = floor(&["r..", "..."]);
    let two_goals = |sketch: doom2004::place::Sketch| {
        sketch.exit(0, 0, Dir::W).goal(Goal::Reach(doom2004::place::Pos::new(2, 0)))
    };
    let mut scene = Scene::sketched(&map, 1, two_goals);
    scene.open("d1");
    let mut early = scene.clone();
    scene.does_all(&["sprint", "step E", "step E", "step W", "step W", "leave 1"]);
    assert_eq!(scene.state.winner, Some(Winner::Marines));
    early.does_all(&["sprint", "leave 1"]);
    assert_eq!(early.state.winner, Some(Winner::Invader), "nobody is left to reach it");
}
