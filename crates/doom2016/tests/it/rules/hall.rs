//! What the tests of cards share: an open hall, the dice of the last roll, the damage of a demon.

use doom2016::{DieKind, Event, Pool};
use skirmish::FigureId;

use crate::support::Scene;

/// An open hall of 14 by 7 spaces. Alpha stands at 1,3, the others in a corner each: 0,0 then 0,6 then 13,0.
pub(crate) fn hall(marines: usize) -> Scene {
    let mut scene = Scene::drawn("hall[0-13,0-6]", marines);
    for (marine, at) in [(1, 3), (0, 0), (0, 6), (13, 0)].into_iter().enumerate().take(marines) {
        scene.stand(marine, at);
    }
    scene
}

/// The same with a portal of each colour in the east, which nobody uses by himself.
pub(crate) fn hall_with_portals(marines: usize) -> Scene {
    let mut scene = Scene::drawn("hall[0-13,0-6] threat infestation blue 12,1 yellow 12,3 red 12,5", marines);
    scene.stand(0, (1, 3));
    scene
}

/// The pool of the last roll: `2R1B`, or `-` for no dice.
pub(crate) fn dice(scene: &Scene) -> String {
    let rolls = scene.events_seen().iter().rev();
    let roll = rolls.into_iter().find_map(|event| match event {
        Event::Rolled { dice } => Some(dice),
        _ => None,
    });
    let roll = roll.expect("dice were rolled");
    let of = |die| Pool::single(die, roll.iter().filter(|shown| shown.die == die).count() as u8);
    of(DieKind::Red).plus(of(DieKind::Black)).to_string()
}

/// The damage of a demon; `None` once it is dead.
pub(crate) fn damage(scene: &Scene, id: FigureId) -> Option<u8> {
    scene.demon(id).map(|demon| demon.damage)
}
