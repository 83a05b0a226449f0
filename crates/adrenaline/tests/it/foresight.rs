//! What choosing a target would bring is told before it is done, and it comes true.

use adrenaline::{Adrenaline, Event, Setup};
use engine::{Eyes, Game, Silent, Words};

fn is_foretold(event: &Event) -> bool {
    matches!(event, Event::Damaged { .. } | Event::Marked { .. } | Event::Moved { .. })
}

#[test]
fn what_a_target_brings_is_foretold_without_looking_at_what_is_hidden() {
    let (mut damaged, mut marked) = (0, 0);
    for seed in 0..40 {
        let mut state = Adrenaline::start(&Setup::default(), seed).unwrap();
        let mut actions = Vec::new();
        while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
            let guess = eyes.guess(seed + 1);
            actions.clear();
            Adrenaline::legal(&state, &mut actions);
            for &action in &actions {
                let foretold = Adrenaline::forecast(&guess, action);
                if foretold.is_empty() {
                    continue;
                }
                let mut events = Vec::new();
                Adrenaline::apply(&mut state.clone(), action, &mut events);
                events.retain(is_foretold);
                assert!(events.starts_with(&foretold), "{action}: {foretold:?} but {events:?}");
                damaged += foretold.iter().filter(|event| matches!(event, Event::Damaged { .. })).count();
                marked += foretold.iter().filter(|event| matches!(event, Event::Marked { .. })).count();
            }
            let pick = Adrenaline::chance_mut(&mut state).below(actions.len() as u32);
            Adrenaline::apply(&mut state, actions[pick as usize], &mut Silent);
        }
    }
    assert!(damaged > 1000 && marked > 100, "{damaged} times damage, {marked} times marks");
}
