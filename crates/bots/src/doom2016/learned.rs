//! The learned judge: a network that was taught how often the marines win from a position, and where it is trusted.

use std::sync::{Arc, LazyLock};

use ::doom2016::{Side, State};

use super::features::{WIDTH, features};
use crate::net::{Input, Net};
use crate::veteran::{SURE, logistic};

/// What the players of this program have learned.
const NET: &[u8] = include_bytes!("../../weights/doom2016.net");

/// How the weights alone have proved, where nothing is played on for a round, by mission: games out of twenty that the marines won among greedy players, with taught
/// marines, and against a taught invader; each with one to four marines, with the printed frags and with ours. The school
/// measures it: `cargo xtask learn doom2016 --weigh FILE --measure 260`.
const PROVED: [(&str, [u8; 3]); 13] = [
    ("tutorial", [9, 13, 6]),
    ("knee-deep", [9, 12, 10]),
    ("cold-relays", [10, 14, 12]),
    ("dockside", [11, 13, 10]),
    ("watch-the-gate", [10, 15, 2]),
    ("long-walk-home", [14, 15, 9]),
    ("bishops-end", [10, 15, 6]),
    ("titan-on-the-move", [13, 9, 9]),
    ("ash-fields", [9, 9, 13]),
    ("furnace-line", [11, 13, 12]),
    ("hold-the-ferry", [4, 12, 6]),
    ("bearers-road", [5, 10, 3]),
    ("exodus", [10, 14, 14]),
];

/// Is the learned judge alone the better one for a side in this mission? On maps of others nobody has measured it. Who looks
/// back at a game says where it is not; who plays goes on for a round, and uses it everywhere.
pub(super) fn is_trusted(state: &State, side: Side) -> bool {
    let mission = &state.arena().mission().id;
    PROVED.iter().filter(|(id, _)| id == mission).any(|(_, [greedy, marines, invader])| match side {
        Side::Marines => marines > greedy,
        Side::Invader => invader < greedy,
    })
}

/// The network that comes with the program.
pub(super) fn shipped() -> Arc<Net> {
    static SHIPPED: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let net = Net::from_bytes(NET).filter(|net| net.first.len() == WIDTH);
        Arc::new(net.unwrap_or_else(|| panic!("weights/doom2016.net belongs to other inputs")))
    });
    Arc::clone(&SHIPPED)
}

/// How likely the marines win, in 65,536ths; the game may be over.
pub(super) fn value(net: &Net, state: &State, inputs: &mut Vec<Input>) -> i32 {
    match state.winner {
        Some(Side::Marines) => SURE,
        Some(Side::Invader) => 0,
        None => {
            features(state, inputs);
            logistic(net.answer(inputs))
        }
    }
}

#[cfg(test)]
mod tests {
    use ::doom2016::Doom2016;
    use ::doom2016::place::arenas;
    use engine::Game;

    use super::*;
    use crate::doom2016::features::print;

    /// Whoever changes the inputs or the rules has to teach the players again: `cargo xtask learn doom2016`.
    #[test]
    fn the_weights_belong_to_these_inputs_and_these_rules() {
        let net = shipped();
        assert_eq!((net.print, net.rules, net.first.len()), (print(), Doom2016::RULES_VERSION, WIDTH));
        assert!(NET.len() < 100_000, "{} bytes", NET.len());
    }

    #[test]
    fn every_mission_is_in_the_table() {
        let missions: Vec<&str> = arenas().map(|arena| arena.mission().id.as_str()).collect();
        assert_eq!(missions, PROVED.map(|(id, _)| id));
    }
}
