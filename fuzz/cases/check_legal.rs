//! Bytes drive a game of Adrenaline: at every step one legal action is taken, and `check` must agree with the list of
//! legal actions about that one, about any other that can be written down, and about another seat.

use std::sync::LazyLock;

use adrenaline::{Action, Adrenaline, Setup};
use engine::{Game, Seat, Silent};

static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(Adrenaline::universe);
static SETUPS: LazyLock<Vec<Setup>> = LazyLock::new(Adrenaline::setups);

/// One game.
pub(crate) fn run(bytes: &[u8]) {
    let [setup, seed @ .., _, _] = bytes.first_chunk::<5>().copied().unwrap_or_default();
    let setup = &SETUPS[usize::from(setup) % SETUPS.len()];
    let mut state =
        Adrenaline::start(setup, u16::from_le_bytes(seed).into()).expect("a set-up that can be played");
    let mut legal = Vec::new();
    for step in bytes.get(3..).unwrap_or_default().chunks_exact(3) {
        let Some(decision) = Adrenaline::decision(&state) else {
            assert!(Adrenaline::outcome(&state).is_some());
            return;
        };
        legal.clear();
        Adrenaline::legal(&state, &mut legal);
        let chosen = legal[usize::from(step[0]) % legal.len()];
        assert_eq!(Adrenaline::check(&state, decision.seat, chosen), Ok(()), "{chosen} is listed");

        let any = UNIVERSE[usize::from(u16::from_le_bytes([step[1], step[2]])) % UNIVERSE.len()];
        match Adrenaline::check(&state, decision.seat, any) {
            Ok(()) => assert!(legal.contains(&any), "{any} passes but is not listed"),
            Err(refusal) => {
                assert!(!legal.contains(&any), "{any} is listed but refused: {refusal}");
                assert!(!refusal.code().is_empty() && !refusal.rules.is_empty(), "{any}: {refusal}");
            }
        }
        let other = Seat((decision.seat.0 + 1) % Adrenaline::seats(&state) as u8);
        assert!(Adrenaline::check(&state, other, chosen).is_err(), "{other} acts for {}", decision.seat);

        Adrenaline::apply(&mut state, chosen, &mut Silent);
    }
}
