//! The drawn examples of the codex, played: what they say of sight and range is so.

use codex::{Drawing, Says};
use doom2004::{Doom2004, InvaderKind, Who};
use engine::Words;

use super::support::Scene;

/// D04-LOS-2, D04-LOS-4, D04-RNG-2: as drawn.
#[test]
fn the_drawn_examples_are_right() {
    let drawings: Vec<&Drawing> = Drawing::of_game("D04").collect();
    assert!(drawings.len() >= 3);
    for drawing in drawings {
        for claim in &drawing.claims {
            let mut scene = Scene::drawn(drawing.map, 1);
            let place = |letter| (drawing.at(letter).col.into(), drawing.at(letter).row.into());
            scene.stand(0, place(claim.from));
            let mut looked_at = None;
            for &(letter, _) in drawing.figures.iter().filter(|(letter, _)| *letter != claim.from) {
                let id = scene.put(InvaderKind::Zombie, place(letter));
                if letter == claim.to {
                    looked_at = Some(id);
                }
            }
            let sees = scene.state.sees(Who::Marine(0), Who::Invader(looked_at.expect("a figure")));
            let told = format!("{}: {claim:?}", drawing.rule);
            assert_eq!(sees, claim.says != Says::Hidden, "{told}");
            if let Says::Range(n) = claim.says {
                scene.does_all(&["unload", "fire pistol"]);
                let (x, y) = place(claim.to);
                let shot = format!("at {x},{y}").parse().ok().and_then(|at| Doom2004::shot(&scene.state, at));
                assert_eq!(shot.and_then(|shot| shot.range), Some(n), "{told}");
            }
        }
    }
}
