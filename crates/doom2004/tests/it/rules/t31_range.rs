//! Range, sight past corners, melee (T54), gifts (T47) and exploring.

use doom2004::{Action, AmmoKind, Event, InvaderKind as I};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{kinds, on_floor};

/// T54 (D04-LOS-4, D04-INT-17): a line through a corner is stopped only by both flanks.
#[test]
fn t54_sight_through_a_corner() {
    let sees = |blockers: &[(i16, i16)]| {
        let mut scene = on_floor(&["r..", "...", "..."], 1);
        scene.put(I::Imp, (2, 2));
        blockers.iter().for_each(|&at| {
            scene.put(I::Zombie, at);
        });
        scene.does_all(&["unload", "fire pistol"]);
        scene.check("at 2,2").is_ok()
    };
    assert!(!sees(&[(1, 0), (0, 1)]));
    assert!(sees(&[(1, 0)]));
    assert!(!sees(&[(1, 1)]));

    // Melee needs no sight: flanks do not matter.
    let mut scene = on_floor(&["r..", "...", "..."], 1);
    let target = scene.put(I::Archvile, (1, 1));
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (0, 1));
    scene.script(&["R1/3"]).does_all(&["unload", "fire fist", "at 1,1"]);
    assert_eq!(scene.figure(target).unwrap().wounds, 1);
}

/// The range that the last attack counted.
fn range(scene: &Scene) -> Option<u8> {
    scene.events().iter().rev().find_map(|event| match event {
        Event::Attacked { range, .. } => Some(*range),
        _ => None,
    })
}

/// D04-RNG-1, D04-RNG-2: the fewest spaces, diagonals counting 1, the target included and the own space not.
#[test]
fn d04_rng_1_range_counts_spaces() {
    for (at, expected) in [((1, 0), 1), ((1, 1), 1), ((4, 1), 4), ((3, 3), 3), ((2, 4), 4)] {
        let mut scene = on_floor(&["r....", ".....", ".....", ".....", "....."], 1);
        let target = format!("at {},{}", at.0, at.1);
        scene.script(&["Y4/0*", "G3/0"]).does_all(&["unload", "fire pistol", &target]);
        assert_eq!(range(&scene), Some(expected), "{target}");
    }
}

/// D04-RNG-2: obstacles and figures do not lengthen the path of a searching attack, walls do.
#[test]
fn d04_rng_2_search_ignores_obstacles_and_figures() {
    let mut scene = on_floor(&["r.%..", " %   "], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Imp, (4, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R3/1", "G3/0"]);
    scene.does_all(&["unload", "fire grenade", "at 4,0"]);
    assert_eq!(range(&scene), Some(4));
}

/// D04-RNG-3: a large attacker counts from its nearest space that sees; to a large target the space named counts.
#[test]
fn d04_rng_3_large_figures_and_range() {
    let mut scene = on_floor(&["......r", "......."], 1);
    scene.put(I::Mancubus, (0, 0));
    scene.invader_turn().script(&["Y3/1", "G3/0", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 6,0"]);
    assert_eq!(range(&scene), Some(5), "from (1, 0)");

    // Its two nearest spaces do not see him past the obstacle: the one that does counts.
    let mut scene = on_floor(&["....", "..%.", "...r"], 1);
    scene.put(I::Mancubus, (0, 0));
    scene.invader_turn().script(&["Y3/1", "G3/0", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 3,2"]);
    assert_eq!(range(&scene), Some(3), "from (0, 1)");

    let mut scene = on_floor(&["r.....", "......"], 1);
    scene.put(I::Mancubus, (3, 0));
    scene.script(&["Y3/1", "G3/0"]).does_all(&["unload", "fire pistol", "at 4,1"]);
    assert_eq!(range(&scene), Some(4));
    // Teleporters and ducts never shorten it.
    let mut scene = on_floor(&["R=....=R"], 1);
    scene.stand(0, (0, 0)).ammo(0, AmmoKind::Rockets, 1).put(I::Imp, (7, 0));
    scene.script(&["R3/1", "G3/0", "S01-3"]).does_all(&["unload", "fire grenade", "at 7,0"]);
    assert_eq!(range(&scene), Some(7));
}

/// D04-MELEE-1 (T29): only a miss face fails in melee, whatever range shows; only adjacent spaces.
#[test]
fn d04_melee_1_range_does_not_matter() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.invader_turn().script(&["R0/4*", "B0/3"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.left(0), 7, "7 damage on armour 2");

    let mut scene = on_floor(&["r..."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.invader_turn().script(&["RMISS", "B0/3"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.left(0), 10);

    let mut scene = on_floor(&["r..."], 1);
    scene.put(I::Zombie, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "strike"]);
    scene.refuses("at 0,0", "D04-MELEE-1");
    let mut scene = on_floor(&["r..."], 1);
    scene.give(0, "chainsaw").put(I::Zombie, (2, 0));
    scene.does_all(&["unload", "fire chainsaw"]);
    scene.refuses("at 2,0", "D04-MELEE-1");
}

/// D04-MELEE-2: across a wall or a closed door nobody is adjacent, round the end of a wall he is.
#[test]
fn d04_melee_2_adjacent_is_one_legal_step() {
    let map = "
        +---+---+---+
        | r # .   . |
        +   +   +   +
        | . D .   . |
        +---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    let near = scene.put(I::Archvile, (1, 1));
    let mut open = scene.clone();
    scene.does_all(&["unload", "fire fist"]);
    for shut in ["at 1,0", "at 1,1"] {
        scene.refuses(shut, "D04-MELEE-2");
    }
    open.open("d1").script(&["R1/3"]).does_all(&["unload", "fire fist"]);
    open.refuses("at 1,0", "D04-MELEE-2");
    open.does("at 1,1");
    assert_eq!(open.figure(near).unwrap().wounds, 1);
}

/// T47 (D04-EQ-2, D04-EQ-4): a shotgun and a bullets token for an adjacent mate cost 2 points; armour cannot be given.
#[test]
fn t47_giving_costs_a_point_each() {
    let mut scene = on_floor(&["rg..b"], 3);
    scene.give(0, "shotgun").give(0, "armour").does("advance");
    scene.does_all(&["give p2 shotgun", "accept", "give p2 bullets", "accept"]);
    assert_eq!(scene.state.turn.moves, 2);
    let [giver, taker] =
        [0, 1].map(|n| (scene.marine(n).weapons.of(doom2004::WeaponKind::Shotgun), scene.marine(n).ammo[0]));
    assert_eq!((giver, taker), ((0, 1), (1, 3)));
    assert!("give p2 armour".parse::<Action>().is_err());
    assert!("give p2 adrenaline".parse::<Action>().is_err());
    // Too far away.
    scene.refuses("give p3 bullets", "D04-EQ-2");
    // No points, no gifts (D04-INT-38).
    let mut scene = on_floor(&["rg"], 2);
    scene.does("unload");
    scene.refuses("give p2 bullets", "D04-ACT-3");
}

/// D04-EXPL-1: play pauses as soon as a marine sees into an area: it is laid out with all that is in it.
#[test]
fn d04_expl_1_seeing_an_area_lays_it_out() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (3, 1)).does_all(&["advance", "door 1"]);
    assert!(scene.state.knows(scene.area("A1")) && !scene.state.knows(scene.area("A2")));
    let zombies = kinds(&scene, I::Zombie);
    assert_eq!(zombies.iter().map(|&id| scene.figure_at(id).unwrap()).collect::<Vec<_>>(), [(9, 1)]);
    assert_eq!(
        (scene.tokens((6, 1)), scene.tokens((11, 3))),
        (vec!["bullets".into()], vec!["armour".into()])
    );
    assert!(scene.events().iter().any(|event| matches!(event, Event::Said { .. })), "its text is read");
    // He goes on: two points and the attack are left.
    assert_eq!((scene.asked(), scene.state.turn.moves, scene.state.turn.attacks), (Seat(0), 2, 1));
}

/// D04-EXPL-1: without a door between, a step round the corner is enough; figures screen nothing (D04-LOS-5).
#[test]
fn d04_expl_1_a_step_round_the_corner() {
    let map = "
        +---+---+---+
        | 0r  0   0 |
        +###+###+   +
        | 1   1   1 |
        +---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1").put(I::Zombie, (2, 0));
    scene.does("sprint");
    assert!(!scene.state.is_revealed(scene.space((1, 1))));
    scene.does("step E");
    assert!(scene.state.is_revealed(scene.space((0, 1))), "the line passes the zombie's corner");
}

/// D04-EXPL-2, D04-INT-31: a closed door hides; opening it reveals, also by an invader; what is revealed stays.
#[test]
fn d04_expl_2_opening_a_door_reveals() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (3, 1)).does_all(&["sprint", "step S", "step N"]);
    assert_eq!(scene.state.revealed.len(), 1);
    scene.does_all(&["door 1", "door 1"]);
    assert_eq!(scene.state.revealed.len(), 2, "closed again, A1 stays");

    let mut scene = Scene::way_out(1);
    scene.stand(0, (0, 1)).put(I::Zombie, (3, 2));
    scene.invader_turn().does_all(&["activate f1", "door 1"]);
    assert!(scene.state.knows(scene.area("A1")));
}
