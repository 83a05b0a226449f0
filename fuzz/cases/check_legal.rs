//! Bytes drive a game: at every step one legal action is taken, and `check` must agree with the list of legal actions
//! about that one, about any other that can be written down, and about another seat.

use engine::{Proof, Seat, Silent};

use super::known::Known;

/// One game.
pub(crate) fn run<G: Proof>(known: &Known<G>, bytes: &[u8]) {
    let Known { universe, setups } = known;
    let [setup, seed @ .., _, _] = bytes.first_chunk::<5>().copied().unwrap_or_default();
    let setup = &setups[usize::from(setup) % setups.len()];
    let mut state = G::start(setup, u16::from_le_bytes(seed).into()).expect("a set-up that can be played");
    let mut legal = Vec::new();
    for step in bytes.get(3..).unwrap_or_default().chunks_exact(3) {
        let Some(decision) = G::decision(&state) else {
            assert!(G::outcome(&state).is_some());
            return;
        };
        legal.clear();
        G::legal(&state, &mut legal);
        let chosen = legal[usize::from(step[0]) % legal.len()];
        assert_eq!(G::check(&state, decision.seat, chosen), Ok(()), "{chosen} is listed");

        let any = universe[usize::from(u16::from_le_bytes([step[1], step[2]])) % universe.len()];
        match G::check(&state, decision.seat, any) {
            Ok(()) => assert!(legal.contains(&any), "{any} passes but is not listed"),
            Err(refusal) => {
                assert!(!legal.contains(&any), "{any} is listed but refused: {refusal}");
                assert!(!refusal.code().is_empty() && !refusal.rules.is_empty(), "{any}: {refusal}");
            }
        }
        let other = Seat((decision.seat.0 + 1) % G::seats(&state) as u8);
        assert!(G::check(&state, other, chosen).is_err(), "{other} acts for {}", decision.seat);

        G::apply(&mut state, chosen, &mut Silent);
    }
}
