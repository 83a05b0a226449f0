//! The learned judge: a network that was taught how often the marines win from a position, and where it is trusted.

use std::sync::{Arc, LazyLock};

use ::doom2004::State;
use ::doom2004::place::Winner;

use super::features::{WIDTH, features};
use crate::net::{Input, Net};
use crate::veteran::{SURE, logistic};

/// What the players of this program have learned.
const NET: &[u8] = include_bytes!("../../weights/doom2004.net");

/// How the weights alone have proved, where nothing is played on for a round, by scenario: games out of 104 that the marines won among greedy players, with taught
/// marines, and against a taught invader; each with one to three marines. The school measures it: `cargo xtask learn
/// doom2004 --weigh FILE --measure 84`, `--measure 240 --from 10000` and `--measure 300 --from 20000`.
const PROVED: [(&str, [u8; 3]); 6] = [
    ("way-out", [29, 28, 28]),
    ("hold-the-relay", [43, 38, 27]),
    ("broken-circuit", [39, 51, 19]),
    ("hot-core", [35, 35, 19]),
    ("the-hunt", [33, 42, 34]),
    ("red-line", [26, 44, 31]),
];

/// In so few games one must be ahead by this many, or it is luck.
const CLEAR: u8 = 8;

/// Is the learned judge alone the better one for a side in this scenario? On maps of others nobody has measured it. Who looks
/// back at a game says where it is not; who plays goes on for a round, and uses it everywhere.
pub(super) fn is_trusted(state: &State, invader: bool) -> bool {
    let scenario = &state.arena().scenario().id;
    PROVED.iter().any(|(id, games)| id == scenario && is_better(games, invader))
}

fn is_better([greedy, marines, against]: &[u8; 3], invader: bool) -> bool {
    if invader { against + CLEAR <= *greedy } else { *marines >= greedy + CLEAR }
}

/// The network that comes with the program.
pub(super) fn shipped() -> Arc<Net> {
    static SHIPPED: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let net = Net::from_bytes(NET).filter(|net| net.first.len() == WIDTH);
        Arc::new(net.unwrap_or_else(|| panic!("weights/doom2004.net belongs to other inputs")))
    });
    Arc::clone(&SHIPPED)
}

/// How likely the marines win, in 65,536ths; the game may be over.
pub(super) fn value(net: &Net, state: &State, inputs: &mut Vec<Input>) -> i32 {
    match state.winner {
        Some(Winner::Marines) => SURE,
        Some(Winner::Invader) => 0,
        None => {
            features(state, inputs);
            logistic(net.answer(inputs))
        }
    }
}

#[cfg(test)]
mod tests {
    use ::doom2004::Doom2004;
    use ::doom2004::place::shipped as scenarios;
    use engine::Game;

    use super::*;
    use crate::doom2004::features::print;

    /// Whoever changes the inputs or the rules has to teach the players again: `cargo xtask learn doom2004`.
    #[test]
    fn the_weights_belong_to_these_inputs_and_these_rules() {
        let net = shipped();
        assert_eq!((net.print, net.rules, net.first.len()), (print(), Doom2004::RULES_VERSION, WIDTH));
        assert!(NET.len() < 110_000, "{} bytes", NET.len());
    }

    #[test]
    fn every_scenario_is_in_the_table() {
        let ids: Vec<&str> = scenarios().iter().map(|ground| ground.place().scenario().id.as_str()).collect();
        assert_eq!(ids, PROVED.map(|(id, _)| id));
    }

    #[test]
    fn luck_is_no_proof() {
        assert!(is_better(&[30, 38, 30], false) && !is_better(&[30, 37, 30], false));
        assert!(is_better(&[30, 30, 22], true) && !is_better(&[30, 30, 23], true));
    }
}
