//! A guess knows the revealed areas and nothing beyond them (D04-EXPL-1, D04-INT-33).

use doom2004::place::{self, shipped_files};
use doom2004::{Doom2004, Ground, Setup};
use engine::{Chance, Game, Seat, Silent, Viewer};

/// The first scenario, and the same with other things in the areas behind the first door.
fn twins() -> [Setup; 2] {
    let text = shipped_files()[0].1.replace("id = \"way-out\"", "id = \"way-out-twin\"");
    let other = text
        .replace("kind = \"zombie\", colour", "kind = \"imp\", colour")
        .replace("{ kind = \"blocking\", at = [16, 0], to = [16, 1] }", "{ kind = \"barrel\", at = [16, 0] }")
        .replace("{ kind = \"barrel\", at = [17, 8] }", "{ kind = \"blocking\", at = [17, 8] }")
        .replace("ducts = [[13, 2]]", "ducts = [[12, 2]]");
    assert_ne!(text, other);
    [text, other].map(|text| {
        let arena = place::load(&text, "twin").unwrap_or_else(|report| panic!("{report}"));
        Setup { scenario: Ground::made(arena), ..Setup::default() }
    })
}

/// Whatever a marine imagines, it plays on in the same way, whatever the areas hold that nobody has seen.
#[test]
fn what_is_beyond_the_revealed_board_changes_nothing_in_a_guess() {
    let [one, other] = twins();
    let mut steps = 0;
    for seed in 0..12 {
        let states = [&one, &other].map(|setup| Doom2004::start(setup, seed).unwrap());
        let [mut left, mut right] = states.map(|state| Doom2004::resample(&state, Seat(0), seed + 1));
        assert!(Doom2004::faults(&left).is_empty(), "{:?}", Doom2004::faults(&left));
        let mut luck = Chance::seeded(seed);
        for _ in 0..300 {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            Doom2004::legal(&left, &mut here);
            Doom2004::legal(&right, &mut there);
            assert_eq!(here, there, "seed {seed}");
            assert_eq!(
                Doom2004::view(&left, Viewer::Seat(Seat(0))),
                Doom2004::view(&right, Viewer::Seat(Seat(0)))
            );
            if here.is_empty() {
                break;
            }
            let action = here[luck.below(here.len() as u32) as usize];
            Doom2004::apply(&mut left, action, &mut Silent);
            Doom2004::apply(&mut right, action, &mut Silent);
            steps += 1;
        }
    }
    assert!(steps > 1000, "only {steps} steps");
}
