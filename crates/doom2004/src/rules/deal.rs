//! Laying the game out (D04-SETUP-1 to D04-SETUP-10).

use engine::{Chance, Refusal};

use crate::difficulty::first_hand;
use crate::frame::{Frame, MarineStep};
use crate::place::{Barrels, Goals, Triggers};
use crate::state::{Areas, Doors, Figures, Marine, Place, State, Turn};
use crate::{AmmoKind, InvaderCards, Keys, MarineCard, MarineCards, Setup};

/// Lay the game out (D04-SETUP-1 to D04-SETUP-9).
pub(crate) fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
    setup.check()?;
    let arena = setup.scenario.place();
    let start = &arena.scenario().start;
    let kit = setup.difficulty.kit(setup.marines.len());
    let mut state = State {
        setup: setup.clone(),
        chance: Chance::seeded(seed),
        marines: Default::default(),
        figures: Figures::default(),
        floor: Default::default(),
        revealed: Areas::NONE,
        closed: arena.closed_at_start(),
        smashed: Doors::NONE,
        jammed: Doors::NONE,
        unlocked: Doors::NONE,
        keys: Keys::NONE,
        burst: Barrels::NONE,
        fired: Triggers::NONE,
        met: Goals::NONE,
        frags: 0,
        newest: None,
        deck: InvaderCards::ALL,
        discard: InvaderCards::NONE,
        hand: InvaderCards::NONE,
        at_work: InvaderCards::NONE,
        turn: Turn { round: 1, ..Turn::default() },
        winner: None,
        attacks: Default::default(),
        frames: Default::default(),
        known: crate::known::WHOLE,
    };
    let mut cards = setup.baggage.iter().fold(MarineCards::ALL, |left, baggage| left.minus(baggage.cards));
    for (n, &colour) in setup.marines.iter().enumerate() {
        let baggage = &setup.baggage[n];
        let mut marine = Marine {
            colour,
            place: Place::On(arena.start(colour)),
            armour: kit.armour.saturating_add(baggage.armour),
            ammo: baggage.ammo,
            weapons: baggage.weapons,
            cards: baggage.cards,
            ..Marine::default()
        };
        // Cards are dealt at random and lie open (D04-SETUP-7).
        while marine.cards.len() < u32::from(kit.cards) && !cards.is_empty() {
            let luck = state.chance.below(cards.len());
            let card: MarineCard = cards.nth(luck).expect("there are that many cards");
            cards.remove(card);
            marine.cards.insert(card);
        }
        let mut load = |ammo: AmmoKind, n: u8| {
            let tokens = &mut marine.ammo[ammo.index()];
            *tokens = tokens.saturating_add(n);
        };
        load(AmmoKind::Bullets, kit.bullets);
        for card in marine.cards.iter() {
            let face = card.kind().face();
            load(AmmoKind::Bullets, face.bullets);
            load(AmmoKind::Rockets, face.rockets);
        }
        state.marines.push(marine);
        for &token in &start.give {
            state.receive(n as u8, token);
        }
        // What a scenario gives before the first turn was not taken in a turn.
        state.marine_mut(n as u8).fresh_adrenaline = 0;
    }
    for _ in 0..first_hand() {
        let card = state.draw_card();
        state.hand.insert(card);
    }
    state.push(Frame::Marine(MarineStep::Begin));
    state.begin_round(&mut engine::Silent);
    state.set_out(start.area);
    state.push(Frame::Look);
    while state.run_on(&mut engine::Silent) {}
    Ok(state)
}
