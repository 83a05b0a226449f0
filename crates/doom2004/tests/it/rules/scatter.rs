//! Blasts that go astray (T30).

use doom2004::{AmmoKind, Event, FigureId, InvaderKind};

use super::support::{Scene, floor};

/// A marine at (1, 1) throws a grenade at (6, 1), where an imp stands; he has one rocket.
fn throw(map: &str, card: &str) -> (Scene, FigureId, FigureId) {
    let mut scene = Scene::drawn(map, 1);
    let imp = scene.stand(0, (1, 1)).put(InvaderKind::Imp, (6, 1));
    let trite = scene.put(InvaderKind::Trite, (3, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G2/1", card]);
    scene.does_all(&["unload", "fire grenade", "at 6,1"]);
    (scene, imp, trite)
}

fn landed(scene: &Scene) -> Option<(i16, i16)> {
    scene.events().iter().find_map(|event| match event {
        Event::Scattered { to, .. } => to.map(|pos| (pos.x, pos.y)),
        _ => None,
    })
}

#[test]
fn t30_a_failed_grenade_drifts_towards_the_thrower() {
    // D04-SCAT-1, D04-SCAT-2, D04-SCAT-4, D04-SCAT-5. S04-2 says four spaces west.
    let (scene, imp, trite) = throw(&floor(9, 3), "S04-2");
    assert!(scene.events().contains(&Event::Failed), "range 4 is too short for 5");
    assert_eq!(landed(&scene), Some((2, 1)));
    // Three damage: a wound for the thrower, who stands beside it, and death for the trite; nothing for the imp.
    assert_eq!(scene.left(0), 9);
    assert!(scene.figure(trite).is_none());
    assert_eq!(scene.figure(imp).unwrap().wounds, 0);
    assert!(scene.state.discard.has("S04-2".parse().unwrap()));
    assert!(!scene.state.deck.has("S04-2".parse().unwrap()) && scene.state.at_work.is_empty());
}

#[test]
fn t30_what_stops_a_drifting_blast() {
    // D04-SCAT-2: a closed door, a wall or a blocking obstacle on the way.
    let rows = |west: &str| {
        let row = |cell: &str| format!("| 0   0   0   0   {cell}  0   0   0 |\n");
        let gap = format!("+{}\n", "   +".repeat(8));
        let rim = format!("+{}\n", "---+".repeat(8));
        format!("{rim}{}{gap}{}{gap}{}{rim}", row("0 "), row(west), row("0 "))
    };
    for (map, card) in [(rows("0%"), "S04-2"), (rows("0!"), "S04-2"), (rows("0 "), "S01-3")] {
        let mut scene = Scene::drawn(&map, 1);
        scene.stand(0, (1, 2)).put(InvaderKind::Imp, (6, 1));
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G2/1", card]);
        scene.does_all(&["unload", "fire grenade", "at 6,1"]);
        assert_eq!((landed(&scene), scene.left(0)), (None, 10), "{map}");
        assert!(scene.state.discard.has(card.parse().unwrap()));
    }
}

#[test]
fn t30_a_closed_door_stops_it() {
    // D04-SCAT-2, D04-DOOR-2. The grenade goes round through the gap in the south; its way back does not.
    let map = "
        +---+---+---+---+---+---+---+---+
        | 0   0   0   0 D 0   0   0   0 |
        +   +   +   +   +   +   +   +   +
        | 0   0   0   0 D 0   0   0   0 |
        +   +   +   +   +   +   +   +   +
        | 0   0   0   0   0   0   0   0 |
        +---+---+---+---+---+---+---+---+
    ";
    for (open, end) in [(false, None), (true, Some((2, 1)))] {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (1, 1)).put(InvaderKind::Imp, (6, 1));
        if open {
            scene.open("d1");
        }
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G2/1", "S04-2"]);
        scene.does_all(&["unload", "fire grenade", "at 6,1"]);
        assert_eq!(landed(&scene), end);
        assert_eq!(scene.left(0), if open { 9 } else { 10 });
    }
}

#[test]
fn t30_a_miss_icon_on_the_card_is_harmless() {
    // D04-SCAT-3. S01-3 has one.
    let (scene, imp, trite) = throw(&floor(9, 3), "S01-3");
    assert_eq!(landed(&scene), None);
    assert_eq!(scene.left(0), 10);
    assert_eq!([imp, trite].map(|id| scene.figure(id).unwrap().wounds), [0, 0]);
    assert!(scene.state.discard.has("S01-3".parse().unwrap()));
}

#[test]
fn a_miss_face_counts_nothing_in_a_scattered_blast() {
    // D04-SCAT-5, D04-SCAT-1: a miss scatters too. S01-4 says one space east.
    let mut scene = Scene::drawn(&floor(9, 3), 1);
    let zombie = scene.stand(0, (1, 1)).put(InvaderKind::Zombie, (4, 1));
    scene.give(0, "bfg").ammo(0, AmmoKind::Cells, 1);
    scene
        .script(&["RMISS", "G2/1", "G2/0", "B0/3", "B0/2", "S01-4"])
        .does_all(&["unload", "fire bfg", "at 4,1"]);
    assert_eq!(landed(&scene), Some((5, 1)));
    // Six from the dice and two from deadly: four wounds, it dies.
    assert!(scene.figure(zombie).is_none());
}

#[test]
fn the_compass_turns_the_card() {
    // D04-SCAT-1, D04-SETUP-4.
    let mut scene =
        Scene::sketched(&floor(9, 5), 1, |sketch| sketch.with(|scenario| scenario.compass = grid::Dir8::E));
    scene.stand(0, (1, 0)).put(InvaderKind::Imp, (6, 4));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G2/1", "S04-2"]);
    scene.does_all(&["unload", "fire grenade", "at 6,4"]);
    // Where the card says west, the table's north lies.
    assert_eq!(landed(&scene), Some((6, 0)));
}
