//! Refusals provoked at random, and which reasons of a game have not been given yet.

use std::collections::BTreeMap;

use super::wander;
use crate::{Proof, Refusal, Rule};

/// The reasons of a game that nobody has heard yet.
#[derive(Clone, Debug)]
pub struct Unheard(Vec<(&'static str, &'static [Rule])>);

impl Unheard {
    /// All of them.
    pub fn of<G: Proof>() -> Self {
        Unheard(G::reasons().to_vec())
    }
    /// Somebody was refused: every reason with this text that begins with these rules has been given.
    pub fn hear(&mut self, refusal: &Refusal) {
        self.0.retain(|(key, rules)| *key != refusal.code() || !refusal.rules.starts_with(rules));
    }
    /// Those that are left, as people read them.
    pub fn left(&self) -> Vec<String> {
        self.0.iter().map(|(key, rules)| Refusal::new(key, rules).to_string()).collect()
    }
}

/// Try actions of all kinds that may not be done, so many at each step of random games; `visit` hears of each with the
/// position, after `prepare` had its way with the beginning.
///
/// ```
/// use engine::conformance::{Unheard, provoke};
/// use engine::example::Duel;
///
/// let mut unheard = Unheard::of::<Duel>();
/// provoke::<Duel>(20, 60, 4, |_| {}, |_| false, |_, _, refusal, _| unheard.hear(refusal));
/// // Neither is an answer to an action: the game is over, and nothing that can be done is pointed at.
/// assert_eq!(unheard.left(), ["refusal-game-over [DUEL-END-1]", "refusal-duel-act [DUEL-TURN-1]"]);
/// ```
///
/// # Panics
/// If a game of the list of set-ups cannot be started.
pub fn provoke<G: Proof>(
    games: usize,
    steps: usize,
    tries: usize,
    prepare: impl Fn(&mut G::State),
    prefer: impl Fn(G::Action) -> bool,
    mut visit: impl FnMut(&G::State, G::Action, &Refusal, usize),
) {
    let mut kinds: BTreeMap<String, Vec<G::Action>> = BTreeMap::new();
    for action in G::universe() {
        let text = action.to_string();
        kinds.entry(text.split(' ').next().unwrap_or_default().to_owned()).or_default().push(action);
    }
    let kinds: Vec<Vec<G::Action>> = kinds.into_values().collect();
    let mut luck = crate::Chance::seeded(80);
    wander::walk::<G>(games, steps, prepare, prefer, |state, _, step| {
        if G::decision(state).is_none() {
            return;
        }
        for _ in 0..tries {
            let kind = &kinds[luck.below(kinds.len() as u32) as usize];
            let action = kind[luck.below(kind.len() as u32) as usize];
            if let Err(refusal) = G::may(state, action) {
                visit(state, action, &refusal, step);
            }
        }
    });
}
