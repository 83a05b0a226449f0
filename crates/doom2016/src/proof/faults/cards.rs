//! Faults of cards: each is in one place, and where it can be.

use engine::Faults;

use crate::frame::Frame;
use crate::rule::*;
use crate::secrets::guess::carriers;
use crate::state::ARGENT;
use crate::view::{revealed_actions, revealed_events};
use crate::{Cards, ClassKinds, DemonKind, EventCards, GloryCards, State};

/// Is the game still being set up? Then hands and decks are not yet whole.
fn is_preparing(state: &State) -> bool {
    matches!(state.top(), Some(Frame::Prepare(_)))
}

/// No action card is in two places.
pub(super) fn action_cards(state: &State, report: &mut Faults) {
    let mut seen = Cards::NONE;
    for who in state.marine_ids() {
        let marine = state.marine(who);
        let places =
            [marine.hand, marine.deck.rest, marine.discard, marine.played, revealed_actions(state, who)];
        for place in places.into_iter().chain(marine.deck.top) {
            let twice = place.and(seen);
            let text =
                format!("{} is in two places", twice.nth(0).map_or(String::new(), |card| card.to_string()));
            report.unless(twice.is_empty(), format_args!("marines[{who}]"), text, &[D16_SET_9]);
            seen = seen.or(place);
        }
        let layers = marine.deck.top.iter().all(|layer| !layer.is_empty());
        report.unless(layers, format_args!("marines[{who}].deck.top"), "a layer without cards", &[D16_ITM_4]);
    }
}

/// Glory kill cards, class cards and event cards.
pub(super) fn other_cards(state: &State, report: &mut Faults) {
    let held = state.marines.iter().map(|marine| marine.glory);
    let places: Vec<GloryCards> = [state.glory, state.glory_discard].into_iter().chain(held).collect();
    let all = places.iter().fold(GloryCards::NONE, |all, place| all.or(*place));
    let count: u32 = places.iter().map(|place| place.len()).sum();
    let fine = all == GloryCards::ALL && count == all.len();
    report.unless(
        fine,
        "glory",
        "each glory kill card is in one place: deck, discards or a marine's",
        &[D16_GLO_2],
    );

    let classes = state.marines.iter().flat_map(|marine| [marine.offer, marine.class.into_iter().collect()]);
    let mut seen = state.classes;
    for place in classes {
        report.unless(place.and(seen).is_empty(), "classes", "a class card is in two places", &[D16_SET_4]);
        seen = seen.or(place);
    }
    let all = if state.marines.len() == 1 { ClassKinds::solo() } else { ClassKinds::ALL };
    let text = "each class card lies here, is offered or belongs to a marine";
    report.unless(seen == all, "classes", text, &[D16_SET_4, D16_INT_31]);

    let invader = &state.invader;
    let places = [invader.deck, invader.hand, invader.discard, revealed_events(state)];
    let all = places.iter().fold(EventCards::NONE, |all, place| all.or(*place));
    let count: u32 = places.iter().map(|place| place.len()).sum();
    report.unless(count == all.len(), "invader.deck", "an event card is in two places", &[D16_SET_6]);
    let whole = if is_preparing(state) && count == 0 { EventCards::NONE } else { invader.sets.cards() };
    let text = "the cards of the three sets are in deck, hand and discards";
    report.unless(all == whole, "invader.deck", text, &[D16_SET_6]);
    let sets = count == 0 || invader.sets.len() >= 3;
    report.unless(sets, "invader.sets", "three event sets make a deck", &[D16_SET_6]);
}

/// The invasion card, demon cards and argent.
pub(super) fn invader(state: &State, report: &mut Faults) {
    let invader = &state.invader;
    let offered = state.offered_invasions();
    let fine = invader.possible.minus(offered).is_empty();
    report.unless(fine, "invader.possible", "cards that are not offered", &[D16_SET_7]);
    match invader.invasion {
        Some(card) => {
            let fine = invader.possible.has(card);
            report.unless(
                fine,
                "invader.invasion",
                format_args!("{card} is not among those possible"),
                &[D16_SET_7],
            );
        }
        None => {
            let fine = is_preparing(state);
            report.unless(fine, "invader.invasion", "it is chosen in the set-up", &[D16_SET_7]);
        }
    }
    let argent: u32 = invader.cards.iter().map(|card| u32::from(card.argent)).sum();
    let text = format_args!("{} argent tokens; the box has {ARGENT}", argent + u32::from(invader.argent));
    report.unless(argent + u32::from(invader.argent) <= ARGENT.into(), "invader.argent", text, &[D16_SET_9]);
    let there = state.kinds_on_map();
    for kind in DemonKind::ALL {
        let card = state.demon_card(kind);
        let place = format!("invader.cards[{}]", kind.index());
        let text = format_args!("the card of {kind} lies face up while one is on the map, else face down");
        report.unless(card.up == there.has(kind), &place, text, &[D16_SET_7]);
        report.unless(card.laid || !card.up, &place, "a card that does not lie on the table", &[D16_SET_7]);
        let may = card.up || invader.invasion.is_some_and(|invasion| carriers(state, invasion).has(kind));
        let text = format_args!("{kind} cannot come, so its card carries no argent");
        report.unless(card.argent == 0 || may, place, text, &[D16_STA_5]);
    }
}
