//! Exploring, teleporting, spawning and coming back (T58, T60 to T62, T69, T73, T74, T78; D04-INT-28 to D04-INT-36).

use doom2004::place::{Extent, Figure, Mark, Pos, Prose, Sketch, Winner};
use doom2004::{AmmoKind, Doom2004, Event, FigureId, InvaderKind, OrderKind};
use engine::{Game, Seat, Viewer, Words};

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

fn id(text: &str) -> FigureId {
    text.parse().unwrap()
}

/// A figure that an area of a drawn map holds.
pub(crate) fn holds(
    sketch: Sketch,
    area: usize,
    kind: InvaderKind,
    from: (i16, i16),
    to: (i16, i16),
) -> Sketch {
    let at = Extent { from: Pos::new(from.0, from.1), to: Pos::new(to.0, to.1) };
    let figure = Figure { kind, colour: None, at, tag: None, mark: Mark::default() };
    sketch.with(|scenario| scenario.areas[area].figures.push(figure))
}

/// D04-SETUP-3: a room has a name for marines once it is laid out, and for the invader from the beginning.
#[test]
fn rooms_are_named_for_those_who_know_them() {
    let mut scene = Scene::way_out(1);
    let names = |scene: &Scene, viewer: Viewer| {
        let rooms = Doom2004::view(&scene.state, viewer).rooms;
        rooms.into_iter().map(|room| (room.area.0, room.name)).collect::<Vec<_>>()
    };
    let ours = |key: &str| Prose::Ours(key.to_owned());
    let lobby = (0, ours("d04-room-lift-lobby"));
    let invader = Viewer::Seat(scene.state.invader());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(names(&scene, viewer), std::slice::from_ref(&lobby));
    }
    assert_eq!(names(&scene, invader).len(), 6);
    scene.reveal("A1");
    let corridor = (1, ours("d04-room-service-corridor"));
    assert_eq!(names(&scene, Viewer::Spectator), [lobby, corridor]);
    assert_eq!(names(&scene, invader).len(), 6);
}

/// T58 (D04-INT-28): a marine knocked beside a demon is not attacked by it.
#[test]
fn t58_watchful_does_not_react_to_knockback() {
    let mut scene = on_floor(&["..r.....", "........"], 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.put(InvaderKind::Demon, (6, 0));
    scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "knock p1 5,0"]);
    assert_eq!((rolls(&scene), scene.at(0)), (1, Some((5, 0))));
    scene.forbids("activate f2");
}

/// T58 (D04-INT-28, D04-INT-33): a teleport beside a demon brings one attack, and it counts as a space moved.
#[test]
fn t58_watchful_reacts_to_a_teleport() {
    let mut scene = on_floor(&["R......R", "........"], 1);
    scene.stand(0, (0, 0)).order(0, OrderKind::Aim);
    scene.put(InvaderKind::Demon, (6, 1));
    scene.script(&["RMISS", "B1/1"]);
    scene.does_all(&["advance", "teleport 7,0"]);
    assert_eq!(
        (scene.asked(), scene.marine(0).order),
        (scene.state.invader(), None),
        "D04-INT-11: aim is lost"
    );
    assert_eq!(scene.legal(), ["activate f1", "pass"]);
    scene.does("activate f1");
    assert_eq!((rolls(&scene), scene.asked(), scene.state.turn.moves), (1, Seat(0), 3));
}

/// T58 (D04-INT-28): coming back beside a demon, and a demon that comes up itself, bring no attack.
#[test]
fn t58_watchful_does_not_react_to_respawn_or_its_own_steps() {
    let mut scene = on_floor(&["r.......", "........"], 1);
    scene.put(InvaderKind::Demon, (6, 1));
    scene.fallen(0, (0, 0)).marine_begins(0);
    scene.does_all(&["pass", "respawn 7,0"]);
    assert_eq!((scene.asked(), rolls(&scene)), (Seat(0), 0));

    let mut scene = on_floor(&["r.......", "........"], 1);
    scene.put(InvaderKind::Demon, (3, 0));
    scene.invader_turn().does_all(&["activate f1", "step 1W", "step 1W"]);
    assert_eq!((scene.figure_at(id("f1")), rolls(&scene)), (Some((1, 0)), 0));
    scene.allows("strike");
}

/// T58 (D04-INT-28): a space that touches both halves brings one attack, not two.
#[test]
fn t58_one_attack_though_the_space_touches_both_halves() {
    let mut scene = on_floor(&["....", "....", "r..."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.script(&["RMISS", "B1/1"]);
    scene.does_all(&["advance", "step NE", "activate f1"]);
    assert_eq!((rolls(&scene), scene.asked()), (1, Seat(0)));
}

/// T60 (D04-INT-34, D04-SPAWN-3): no space out of sight: nothing is placed, the card is gone, step 2 is over.
#[test]
fn t60_no_room_out_of_sight() {
    let mut scene = on_floor(&["r....", "....."], 1);
    scene.hand(&["S01-1", "S01-2"]).invader_turn();
    scene.does("spawn S01-1 1");
    assert_eq!(
        (scene.state.figures.alive().len(), scene.state.hand.len(), scene.state.discard.len()),
        (0, 1, 1)
    );
    scene.forbids("spawn S01-2 1");
    scene.allows("done");
}

/// T60 (D04-INT-34): with no marine on the board every free revealed space will do, goo and tokens too; figures may be
/// left out.
#[test]
fn t60_nobody_is_watching() {
    let mut scene = on_floor(&["r.~=", "%!.."], 1);
    scene.fallen(0, (0, 0)).token((3, 1), "health").hand(&["S01-1"]).invader_turn();
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.does("spawn S01-1 1");
    assert_eq!(scene.options("put"), ["0,0 one", "2,0 one", "2,1 one", "3,0 one", "3,1 one"]);
    scene.does_all(&["put 2,0 one", "pass", "put 3,1 one"]);
    assert_eq!(scene.state.figures.iter().count(), 3);
    assert_eq!(scene.figure(id("f2")).unwrap().wounds, 0, "D04-INT-27: spawning is not entering");
}

/// T61 (D04-INT-36, D04-FRAG-4): the least shortfall of 8 to 16 spaces.
#[test]
fn t61_coming_back_on_the_starter_map() {
    let places = |fell: (i16, i16)| {
        let mut scene = Scene::way_out(1);
        scene.reveal("A1");
        scene.state.figures = Default::default();
        scene.fallen(0, fell).marine_begins(0).does("pass");
        scene.options("respawn")
    };
    assert_eq!(places((5, 1)), ["13,1", "13,2"], "distance 8");
    assert_eq!(places((6, 1)), ["-1,1", "-1,2", "13,1", "13,2"], "distance 7: his choice");
}

/// D04-INT-36: without a free space he skips the turn; being revealed and free is never waived.
#[test]
fn int_36_without_a_free_space_he_waits() {
    let mut scene = on_floor(&["rg~%"], 2);
    scene.fallen(0, (0, 0)).put(InvaderKind::Zombie, (0, 0));
    scene.marine_begins(0).does("pass");
    assert_eq!((scene.asked(), scene.at(0)), (Seat(1), None), "goo, an obstacle, a mate and a zombie");
}

/// T62 (D04-INT-2, D04-INT-28, D04-INT-33, D04-TELE-1): the area is laid out, the mancubus dies, the demon that came
/// with it does not react.
#[test]
fn t62_teleport_into_the_unknown() {
    let map = "
        +---+---+---+---+---+---+
        | 0R  0 | 1   1   1   1 |
        +   +   +   +   +   +   +
        | 0   0 | 1   1R  1   1 |
        +   +   +   +   +   +   +
        | 0   0 | 1   1   1   1 |
        +---+---+---+---+---+---+
    ";
    let mut scene = Scene::sketched(map, 1, |sketch| {
        let sketch = holds(sketch, 1, InvaderKind::Mancubus, (2, 0), (3, 1));
        holds(sketch, 1, InvaderKind::Demon, (2, 2), (3, 2))
    });
    scene.hide("1").stand(0, (0, 0));
    scene.does_all(&["advance", "teleport"]);
    assert_eq!((scene.at(0), scene.state.knows(scene.area("1"))), (Some((3, 1)), true));
    let kinds: Vec<_> = scene.state.figures.iter().map(|(_, figure)| figure.kind).collect();
    assert_eq!(kinds, [InvaderKind::Demon]);
    assert_eq!((scene.asked(), rolls(&scene), scene.state.turn.moves), (Seat(0), 0, 3));
    // The next step is one like any other.
    scene.script(&["RMISS", "B1/1"]);
    scene.does_all(&["step W", "activate f2"]);
}

/// D04-TELE-1, D04-INT-33: he may go where nobody has been, and nobody tells him where that is.
#[test]
fn nobody_is_told_where_an_unseen_teleporter_is() {
    let map = "
        +---+---+---+---+
        | 0R  0 # 1   1R|
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1").stand(0, (0, 0)).does("advance");
    assert!(scene.options("teleport").is_empty() && scene.legal().contains(&"teleport".to_owned()));
    let mut legal = Vec::new();
    Doom2004::legal(&scene.state, &mut legal);
    for action in legal {
        let about = Doom2004::about(&scene.state, action);
        let told = format!("{action} {:?} {about:?}", Doom2004::label(&scene.state, action));
        assert!(!told.contains("3,0") && !told.contains("(3, 0)"), "{told}");
    }
    // Nor does he learn it by asking for places one after the other.
    assert_eq!(scene.check("teleport 3,0"), scene.check("teleport 2,0"));
    scene.refuses("teleport 3,0", "D04-TELE-1");
    // Once logs had the place: they are still understood.
    let modern = |text: &str| Doom2004::modern(&scene.state, text.parse().unwrap()).to_string();
    assert_eq!((modern("teleport 3,0"), modern("teleport 2,0")), ("teleport".into(), "teleport 2,0".into()));
    scene.does("teleport");
    assert_eq!((scene.at(0), scene.options("teleport")), (Some((3, 0)), vec!["0,0".to_owned()]));
    scene.forbids("teleport");
}

/// T69 (D04-INT-42, D04-EQ-6, D04-DOOR-6): the key counts, whatever happens to its finder.
#[test]
fn t69_a_key_outlives_its_finder() {
    let map = "
        +---+---+---+---+
        | 0r  0~D 0   0 |
        +   +   +   +   +
        | 0   0gD 0   0 |
        +---+---+---+---+
    ";
    let mut scene = Scene::sketched(map, 2, |sketch| sketch.key("d1", doom2004::KeyColour::Red));
    scene.token((0, 0), "red-key").wounds(0, 1);
    scene.does_all(&["sprint", "take red-key", "step E"]);
    assert_eq!((scene.at(0), scene.state.frags, scene.asked()), (None, 1, Seat(1)));
    scene.does_all(&["sprint", "door 1"]);
    assert_eq!(scene.state.closed.0, 0);
}

/// T70 (D04-INT-2, D04-FRAG-6): goo frags him before the demon can: no watchful attack, the turn ends.
#[test]
fn t70_goo_comes_before_watchful() {
    let mut scene = on_floor(&["r~..", "...."], 1);
    scene.put(InvaderKind::Demon, (2, 1));
    scene.wounds(0, 1).script(&["S01-1"]);
    scene.does_all(&["sprint", "step E"]);
    assert_eq!((scene.state.frags, rolls(&scene)), (1, 0));
    assert!(scene.state.is_invaders_turn());
}

/// T73 (D04-INT-30, D04-EXPL-1, D04-EXPL-2): exploring in mid-move: points spent are spent, the rest is free.
#[test]
fn t73_opening_a_door_reveals_and_play_goes_on() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (2, 1));
    scene.does_all(&["advance", "step E", "door 1"]);
    assert!(scene.state.knows(scene.area("A1")));
    assert_eq!(scene.figure_at(id("f1")), Some((9, 1)), "D04-INT-32: the zombie of the red marine alone");
    assert_eq!(scene.state.figures.iter().count(), 1);
    assert_eq!((scene.asked(), scene.state.turn.moves, scene.state.turn.attacks), (Seat(0), 1, 1));
    scene.refuses("door 1", "D04-DOOR-3");
    scene.allows("step E");
    scene.allows("fire pistol");
}

/// D04-INT-31: the whole area comes at once with its closed doors; what is behind them stays hidden.
#[test]
fn int_31_an_area_ends_at_its_doors() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (3, 1)).does_all(&["sprint", "door 1"]);
    let known: Vec<bool> =
        ["A0", "A1", "A2", "A3", "A4", "A5"].iter().map(|area| scene.state.knows(scene.area(area))).collect();
    assert_eq!(known, [true, true, false, false, false, false]);
    assert_eq!(scene.tokens((11, 3)), ["armour"], "out of his sight, but of the same area");
}

/// T74 (D04-INT-31): what is revealed stays revealed, and figures in it may be activated.
#[test]
fn t74_a_closed_door_hides_nothing_again() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (3, 1)).script(&["S01-1"]);
    scene.does_all(&["sprint", "door 1", "door 1", "done"]);
    assert!(scene.state.knows(scene.area("A1")) && scene.state.closed.0 & 1 == 1);
    scene.allows("activate f1");
}

/// D04-INT-30: sight gained at any time counts: a door opened by an invader, in its turn.
#[test]
fn int_30_an_invader_opens_the_door() {
    let mut scene = Scene::way_out(1);
    let zombie = scene.stand(0, (1, 1)).put(InvaderKind::Zombie, (3, 1));
    scene.invader_turn().does_all(&[&format!("activate {zombie}"), "door 1"]);
    assert!(scene.state.knows(scene.area("A1")));
    scene.does("done");
    scene.allows("activate f2");
}

/// D04-INT-30: a barrel is gone, and what it hid is seen.
#[test]
fn int_30_a_barrel_is_gone() {
    let map = "
        +---+---+---+---+---+
        | 0r  0   0!D 1   1 |
        +---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1").open("d1").script(&["Y1/3", "G1/1"]);
    scene.does_all(&["unload", "fire pistol", "at 2,0"]);
    assert_eq!((scene.state.burst.0, scene.state.knows(scene.area("1"))), (1, true));
}

/// D04-INT-32, D04-SPAWN-4: all figures of the kind are on the board: one may be freed, or the new one is left out.
#[test]
fn int_32_a_reveal_may_use_a_figure_anew() {
    for free in [true, false] {
        let mut scene =
            Scene::sketched(ROOMS, 1, |sketch| holds(sketch, 1, InvaderKind::Cyberdemon, (2, 0), (3, 1)));
        scene.hide("1").stand(0, (1, 0)).put(InvaderKind::Cyberdemon, (4, 0));
        scene.does_all(&["sprint", "door 1"]);
        assert_eq!((scene.asked(), scene.legal().len()), (scene.state.invader(), 2));
        scene.does(if free { "remove f1" } else { "pass" });
        let places: Vec<_> = scene.state.figures.iter().map(|(id, _)| scene.figure_at(id).unwrap()).collect();
        assert_eq!(places, [if free { (2, 0) } else { (4, 0) }]);
    }
}

/// Three rooms in a row behind closed doors, a marine in the first.
const ROOMS: &str = "
    +---+---+---+---+---+---+
    | 0r  0 D 1   1 D 2   2 |
    +   +   +   +   +   +   +
    | 0   0 D 1   1 D 2   2 |
    +---+---+---+---+---+---+
";

/// D04-INT-35, D04-SPAWN-4: a figure used anew is placed at once, drops its wounds and may act.
#[test]
fn int_35_a_figure_used_anew_drops_its_wounds() {
    let mut scene = Scene::drawn(ROOMS, 1);
    let (hurt, other) =
        (scene.put(InvaderKind::HellKnight, (4, 0)), scene.put(InvaderKind::HellKnight, (2, 0)));
    scene.hurt(hurt, 2).hurt(other, 1).hand(&["S10-1"]).invader_turn();
    scene.does("spawn S10-1 1");
    assert_eq!(scene.options("remove").len(), 2);
    scene.does("remove f1");
    assert_eq!(scene.legal(), ["put 4,0 quad"], "it cannot be left out any more");
    scene.does("put 4,0 quad");
    assert_eq!((scene.figure(hurt).unwrap().wounds, scene.figure(other).unwrap().wounds), (0, 1));
    scene.allows("activate f1");
}

/// D04-INT-35, D04-INT-32: the active figure itself is used anew: it has acted, and its activation is over.
#[test]
fn int_35_a_figure_used_anew_does_not_act_again() {
    let mut scene =
        Scene::sketched(ROOMS, 1, |sketch| holds(sketch, 2, InvaderKind::Cyberdemon, (4, 0), (5, 1)));
    scene.hide("2").open("d1").put(InvaderKind::Cyberdemon, (2, 0));
    scene.put(InvaderKind::Zombie, (0, 1));
    scene.invader_turn().does_all(&["activate f1", "door 2", "remove f1"]);
    let places: Vec<_> = scene.state.figures.iter().map(|(id, _)| scene.figure_at(id).unwrap()).collect();
    assert_eq!(places, [(0, 1), (4, 0)]);
    assert_eq!(scene.legal(), ["activate f2", "done"], "the zombie alone");
}

/// D04-INT-29: fragged in a mate's turn, he returns in his own next turn, in the same round.
#[test]
fn int_29_back_in_the_same_round() {
    let mut scene = on_floor(&["r..............g"], 2);
    scene.stand(1, (2, 0)).ammo(0, AmmoKind::Rockets, 1).wounds(1, 1);
    scene.put(InvaderKind::Zombie, (3, 0));
    scene.script(&["R1/3", "G2/0"]);
    scene.does_all(&["unload", "fire grenade", "at 3,0", "done"]);
    assert_eq!((scene.asked(), scene.at(1), scene.state.turn.round), (Seat(1), None, 1));
    assert_eq!(scene.options("respawn").len(), 6, "8 to 13 spaces from where he fell");
}

/// T78: the red door is smashed, but without the key nobody leaves; with it a step west does (D04-WIN-2).
#[test]
fn t78_leaving_needs_the_key() {
    let mut scene = Scene::way_out(1);
    scene.reveal_all().stand(0, (7, 8)).does("advance");
    let red = scene.door("red-door");
    scene.state.smashed.insert(red);
    scene.state.closed.remove(red);
    scene.forbids("leave 6");
    scene.forbids("step W");
    scene.key("red").does("leave 6");
    assert_eq!(scene.state.winner, Some(Winner::Marines));
    assert!(scene.events().contains(&Event::Left { who: Seat(0) }));
}
