//! Every reason for which something is refused is given somewhere, and has words in every language.

use adrenaline::{Action, Adrenaline, Setup};
use codex::proof::Ear;
use engine::conformance::{Unheard, explain, provoke};
use engine::{Chance, Game, Refusal, Silent};

/// A game played to its end.
fn finished() -> adrenaline::State {
    let mut state = Adrenaline::start(&Setup::default(), 1).unwrap();
    let (mut legal, mut luck) = (Vec::new(), Chance::seeded(1));
    while Adrenaline::decision(&state).is_some() {
        legal.clear();
        Adrenaline::legal(&state, &mut legal);
        Adrenaline::apply(&mut state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
    }
    state
}

/// Set-ups that cannot be played.
fn unplayable() -> [Setup; 4] {
    let usual = Setup::default();
    [
        Setup { players: 9, ..usual },
        Setup { skulls: 9, ..usual },
        Setup { domination: true, turrets: true, ..usual },
        Setup { players: 5, bot: true, ..usual },
    ]
}

#[test]
fn every_reason_is_given_and_has_words() {
    let (mut unheard, mut ear) = (Unheard::of::<Adrenaline>(), Ear::default());
    let mut hear = |refusal: &Refusal| {
        ear.hear_refusal(refusal);
        unheard.hear(refusal);
    };
    let is_fight = |action| matches!(action, Action::Shoot | Action::Fire(..) | Action::Use(..));
    provoke::<Adrenaline>(216, 500, 12, |_| {}, is_fight, |_, _, refusal, _| hear(refusal));
    explain::<Adrenaline>(40, is_fight, |no| hear(&no.refusal)).unwrap();
    hear(&Adrenaline::may(&finished(), Action::Run).unwrap_err());
    unplayable().iter().for_each(|setup| hear(&Adrenaline::start(setup, 1).unwrap_err()));
    assert!(unheard.left().is_empty(), "never given:\n{}", unheard.left().join("\n"));
}
