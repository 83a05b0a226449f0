//! What each side may see, and guesses at the rest (D16-MIS-5, D16-SET-7, D16-INT-29).

use doom2016::event::{ArgentSpot, Event};
use doom2016::frame::Frame;
use doom2016::view::Held;
use doom2016::{Action, Doom2016, InvasionChoice, Side, State};
use engine::conformance::wander;
use engine::{Chance, Game, Seat, Viewer};

/// Actions that bring cards, argent and looks into the game.
fn lively(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::Event(..)
            | A::Burn(_)
            | A::Charge(_)
            | A::Strike(_)
            | A::Fire
            | A::Play(_)
            | A::Power(_)
            | A::Take(_)
    )
}

/// Positions of random games of all set-ups.
fn positions(games: usize, every: usize, mut visit: impl FnMut(&State)) {
    wander::<Doom2016>(games, 700, lively, |state, _, step| {
        if step % every == 0 {
            visit(state);
        }
    });
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..=state.invader_seat().0).map(Seat)
}

/// The invasion card of the tutorial lies face up, unless the table lets the invader choose any (D16-TUT-3).
fn lies_face_up(state: &State) -> bool {
    state.setup.mission.place().mission().tutorial && state.setup.invasion != InvasionChoice::Any
}

#[test]
fn every_side_sees_its_own_cards_and_counts_of_others() {
    positions(104, 37, |state| {
        for seat in seats(state) {
            let view = Doom2016::view(state, seat.into());
            let invader = seat == state.invader_seat();
            assert_eq!(
                view.cards.invasion,
                state.invader.invasion.filter(|_| invader || lies_face_up(state))
            );
            let cards = state.invader.hand;
            assert_eq!(view.cards.hand, if invader { Held::Faces(cards) } else { Held::Count(cards.len()) });
            for (marine, seen) in state.marines.iter().zip(&view.marines) {
                let hidden = (Held::Count(marine.hand.len()), Held::Count(marine.deck.len()));
                let open = (Held::Faces(marine.hand), Held::Faces(marine.deck.all()));
                assert_eq!((seen.hand, seen.deck), if invader { hidden } else { open });
            }
        }
    });
}

#[test]
fn a_spectator_sees_no_hand_and_no_secret() {
    positions(104, 37, |state| {
        let view = Doom2016::view(state, Viewer::Spectator);
        assert_eq!(view.cards.invasion, state.invader.invasion.filter(|_| lies_face_up(state)));
        assert!(matches!(view.cards.hand, Held::Count(_)) && matches!(view.cards.deck, Held::Count(_)));
        assert!(view.marines.iter().all(|marine| matches!(marine.hand, Held::Count(_))));
        let deck = &view.initiative;
        assert!(
            deck.top
                .iter()
                .chain(&deck.bottom)
                .all(|card| card.card.is_none() || (card.marines && card.invader))
        );
        if Doom2016::decision(state).is_some_and(|decision| decision.secret) {
            assert_eq!((view.asked, view.waiting), (None, true));
        }
    });
}

/// Face-down demon cards are a pile of unknown order: marines see the tokens, most first.
#[test]
fn argent_on_cards_that_lie_face_down_tells_nothing_of_their_kind() {
    let mut seen = 0;
    positions(104, 11, |state| {
        let view = Doom2016::view(state, Seat(0).into());
        assert!(view.cards.down.is_sorted_by(|one, other| one >= other));
        assert!(view.cards.known.iter().all(|card| card.up));
        let laid = state.invader.cards.iter().filter(|card| card.laid).count();
        assert_eq!(view.cards.down.len() + view.cards.known.len(), laid);
        seen += usize::from(view.cards.down.iter().any(|&argent| argent > 0));
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_secret_question_names_nobody_and_hides_how_far_things_are() {
    let (mut windows, mut attacks) = (0, 0);
    positions(208, 1, |state| {
        let Some(decision) = Doom2016::decision(state).filter(|decision| decision.secret) else { return };
        let own = Doom2016::view(state, decision.seat.into());
        assert_eq!(own.asked, Some(decision.seat));
        for seat in seats(state).filter(|&seat| seat != decision.seat) {
            let view = Doom2016::view(state, seat.into());
            assert_eq!((view.asked, view.waiting), (None, true));
            match state.frames.last() {
                Some(Frame::Window(_)) => windows += 1,
                Some(Frame::Attack) => {
                    attacks += 1;
                    assert!(view.attacks.last().is_some_and(|attack| attack.stage.is_none()));
                }
                other => panic!("a secret question in {other:?}"),
            }
        }
    });
    assert!(windows > 100 && attacks > 100, "{windows} {attacks}");
}

/// All that is hidden is dealt anew: for each of these things there are guesses that differ.
#[test]
fn guesses_differ_in_everything_that_is_hidden() {
    let mut differs = [0; 6];
    let mut luck = Chance::seeded(3);
    positions(208, 23, |state| {
        let invader = state.invader_seat();
        let marines = Doom2016::resample(state, Seat(0), luck.next_u64());
        let demons = Doom2016::resample(state, invader, luck.next_u64());
        let argent = |state: &State| state.invader.cards.map(|card| card.argent);
        let hands = |state: &State| state.marines.iter().map(|marine| marine.hand).collect::<Vec<_>>();
        let now = [
            marines.invader.hand != state.invader.hand,
            marines.invader.invasion != state.invader.invasion,
            argent(&marines) != argent(state),
            hands(&demons) != hands(state),
            marines.round.initiative != state.round.initiative,
            demons.round.initiative != state.round.initiative,
        ];
        differs.iter_mut().zip(now).for_each(|(count, now)| *count += u32::from(now));
        // And nothing else is.
        assert_eq!((argent(&demons), demons.invader.hand), (argent(state), state.invader.hand));
        assert_eq!(hands(&marines), hands(state));
    });
    assert!(differs.iter().all(|&count| count > 0), "{differs:?}");
}

/// The guesses of two marines, or of two positions that look the same, come from what is seen alone.
#[test]
fn positions_that_look_the_same_are_guessed_the_same() {
    let mut luck = Chance::seeded(4);
    positions(104, 29, |state| {
        for seat in seats(state) {
            let twin = Doom2016::resample(state, seat, luck.next_u64());
            assert_eq!(Doom2016::view(state, seat.into()), Doom2016::view(&twin, seat.into()));
            let seed = luck.next_u64();
            assert_eq!(Doom2016::resample(state, seat, seed), Doom2016::resample(&twin, seat, seed));
        }
    });
}

/// Cards put on top of a deck stay there in a guess, unless they have been drawn (D16-ITM-4).
#[test]
fn the_invader_knows_what_was_put_on_top_of_a_deck() {
    let mut seen = 0;
    let mut luck = Chance::seeded(5);
    positions(208, 17, |state| {
        let guess = Doom2016::resample(state, state.invader_seat(), luck.next_u64());
        for (marine, guessed) in state.marines.iter().zip(&guess.marines) {
            let layers = |marine: &doom2016::Marine| {
                let sets = |cards: &doom2016::Cards| cards.iter().map(|card| card.set()).collect::<Vec<_>>();
                marine.deck.top.iter().map(sets).collect::<Vec<_>>()
            };
            assert_eq!(layers(marine), layers(guessed));
            seen += usize::from(!marine.deck.top.is_empty());
        }
    });
    assert!(seen > 0);
}

#[test]
fn events_tell_each_side_what_it_may_know() {
    let [marine, invader] = [Seat(0), Seat(2)].map(Viewer::Seat);
    let told = |event: &Event, viewer| Doom2016::witness(event, viewer).unwrap();
    let drew = Event::DrewEvents { cards: vec!["surge".parse().unwrap()], n: 1, invader: Seat(2) };
    assert_eq!(told(&drew, invader), drew);
    assert_eq!(told(&drew, marine), Event::DrewEvents { cards: Vec::new(), n: 1, invader: Seat(2) });
    let argent = |on| Event::Argent { on, n: 1, down: true, invader: Seat(2) };
    let imp = argent(ArgentSpot::Demon(doom2016::DemonKind::Imp));
    assert_eq!(told(&imp, marine), argent(ArgentSpot::Hidden));
    assert_eq!(told(&imp, Viewer::Spectator), argent(ArgentSpot::Hidden));
    assert_eq!(told(&imp, invader), imp);
    let looked = Event::Looked {
        side: Side::Marines,
        cards: vec![doom2016::InitiativeCard::Invader],
        n: 1,
        invader: Seat(2),
    };
    assert_eq!(told(&looked, marine), looked);
    assert_ne!(told(&looked, invader), looked);
}
