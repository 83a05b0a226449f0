//! What the conformance suite needs: every action, every law of conservation, set-ups that reach every rule.

use std::collections::BTreeSet;

use engine::Seat;
use skirmish::{DoorId, FigureId, Pos};

use crate::action::{Spot, Thing, Who};
use crate::frame::{Drop, Frame};
use crate::place::{self, Shape, Way};
use crate::state::{ARGENT, FIGURES, PORTALS};
use crate::view::{revealed_actions, revealed_events};
use crate::{
    Action, Callsign, Card, CardSet, CardSets, Cards, ClassKind, DemonKind, DieKind, EventCard, EventSet,
    FragChoice, GloryCard, Ground, InvasionChoice, InvasionKind, Item, Setup, Side, State,
};

/// Does this legal action show somebody a card that they did not know? Luck speaks for itself.
pub(crate) fn reveals(state: &State, action: Action) -> bool {
    use Action as A;
    match action {
        A::Play(_) | A::Sprint(_) | A::Fetch(_) | A::Link(..) | A::Seal(..) | A::Event(..) | A::Burn(_) => {
            true
        }
        _ => {
            let mut after = state.clone();
            after.carry_out_silently(action);
            let up = |state: &State| state.invader.cards.map(|card| card.up);
            after.invader.possible != state.invader.possible || up(&after) != up(state)
        }
    }
}

/// Every action that a game of our missions can need.
pub(crate) fn universe() -> Vec<Action> {
    use Action as A;
    let mut all =
        vec![A::Fire, A::Hold, A::End, A::Argent, A::Second, A::Bottom, A::Recover, A::Pass, A::Done];
    all.extend(ClassKind::ALL.map(A::Class));
    all.extend(CardSet::ALL.map(A::Arm));
    all.extend(EventSet::ALL.map(A::EventSet));
    all.extend(InvasionKind::ALL.map(A::Invasion));
    all.extend(Way::all().map(A::Step));
    all.extend((0..8).map(|n| A::Door(DoorId(n))));
    let items = CardSets::weapons().iter().map(Item::Weapon).chain([Item::HealthPack]).map(Thing::Item);
    all.extend(items.chain([Thing::Sample, Thing::Asset]).map(A::Take));
    all.extend(GloryCard::all().map(A::Glory));
    all.extend(DemonKind::ALL.into_iter().flat_map(|kind| [A::Rouse(kind), A::Charge(Spot::Demon(kind))]));
    all.push(A::Charge(Spot::Invasion));
    all.extend((1..=9).map(A::Strike));
    all.extend((1..=PORTALS as u8).map(A::Portal));
    for n in 1..=2 {
        all.extend([A::Power(n), A::Group(n)]);
        all.extend(EventCard::all().map(|card| A::Event(card, n)));
    }
    all.extend(EventCard::all().map(A::Burn));
    all.extend(DieKind::ALL.map(A::Lose));
    all.extend((1..64).map(skirmish::Dice).map(A::Reroll));
    all.extend((1..=6).flat_map(|die| (0..=3).map(move |face| A::Turn(die, face))));
    let orders =
        [[1, 0, 0], [1, 2, 0], [2, 1, 0], [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
    all.extend(orders.map(A::Order));
    for seat in (0..4).map(Seat) {
        all.extend([A::Lead(seat), A::Pick(seat), A::At(Who::Marine(seat.0))]);
    }
    all.push(A::At(Who::Drone));
    for id in (0..FIGURES as u8).map(FigureId) {
        all.extend([A::Activate(id), A::At(Who::Demon(id))]);
    }
    for card in Card::all() {
        all.extend([A::Play(card), A::Sprint(card), A::Fetch(card)]);
        all.extend((1..=6).map(|n| A::Link(n, card)));
        all.extend(Card::all().filter(|other| *other > card).map(|other| A::Seal(card, other)));
    }
    for pos in places() {
        all.extend([A::Start(pos), A::Respawn(pos), A::Teleport(pos), A::To(pos)]);
        all.extend(Shape::ALL.map(|shape| A::Put(pos, shape)));
    }
    all
}

/// Every place of our missions, and one that is on no map.
fn places() -> BTreeSet<Pos> {
    let ours = place::arenas().flat_map(|arena| arena.spaces().map(|space| arena.space(space).pos));
    ours.chain([Pos::new(-99, 99)]).collect()
}

/// Cards, samples and assets never appear or vanish, and nothing is more than the box holds (D16-SET-9).
pub(crate) fn conserved(state: &State) -> Vec<(&'static str, i64)> {
    let marines = || state.marines.iter();
    let sum = |of: fn(&crate::Marine) -> u32| marines().map(of).sum::<u32>();
    let classes = state.classes.len() + sum(|marine| marine.offer.len() + u32::from(marine.class.is_some()));
    let glory = state.glory.len() + state.glory_discard.len() + sum(|marine| marine.glory.len());
    let argent: u32 = state.invader.cards.iter().map(|card| u32::from(card.argent)).sum();
    let demons = |kind: DemonKind| state.demons.iter().filter(|(_, demon)| demon.kind == kind).count();
    let extra = DemonKind::ALL.map(|kind| demons(kind).saturating_sub(kind.sheet().figures.into()));
    vec![
        ("marines", state.marines.len() as i64),
        ("class cards", classes.into()),
        ("glory kill cards", glory.into()),
        ("action cards that are missing or there twice", lost_cards(state)),
        ("event cards that are missing or there twice", lost_events(state)),
        (
            "argent tokens beyond the box",
            i64::from((argent + u32::from(state.invader.argent)).saturating_sub(ARGENT.into())),
        ),
        ("figures beyond the box", extra.iter().sum::<usize>() as i64),
        ("samples", samples(state).into()),
        ("assets", assets(state).into()),
    ]
}

/// So many of these lie on the floor.
fn lying(state: &State, thing: Thing) -> u32 {
    state.floor.iter().filter(|lying| lying.thing == thing).count() as u32
}

/// All samples, wherever they are.
pub(crate) fn samples(state: &State) -> u32 {
    let marines = state.marines.iter().map(|marine| marine.samples);
    let demons = state.demons.iter().map(|(_, demon)| demon.samples);
    let falling = state.frames.iter().map(|frame| match frame {
        Frame::Drop(Drop { samples, .. }) => *samples,
        _ => 0,
    });
    let portals = state.portals.iter().filter(|portal| portal.sample).count() as u32;
    lying(state, Thing::Sample) + portals + marines.chain(demons).chain(falling).map(u32::from).sum::<u32>()
}

/// All assets, wherever they are.
pub(crate) fn assets(state: &State) -> u32 {
    let carried = state.marines.iter().filter(|marine| marine.asset).count() as u32;
    lying(state, Thing::Asset) + carried + u32::from(state.delivered)
}

/// Action cards that a marine with a set should have and has not, or that are in two places. Grenades leave the game.
fn lost_cards(state: &State) -> i64 {
    let (mut seen, mut count, mut lost) = (Cards::NONE, 0, 0);
    for who in state.marine_ids() {
        let marine = state.marine(who);
        let places =
            [marine.hand, marine.deck.all(), marine.discard, marine.played, revealed_actions(state, who)];
        let held = places.iter().fold(Cards::NONE, |all, place| all.or(*place));
        count += places.iter().map(|place| place.len()).sum::<u32>();
        seen = seen.or(held);
        for set in marine.weapons.iter().filter(|set| set.sheet().kind != crate::SetKind::Grenade) {
            let copies = (1..=set.sheet().copies).map(|copy| set.cards(copy));
            let started = copies.filter(|copy| !copy.and(held).is_empty());
            let missing: Vec<u32> = started.map(|copy| copy.minus(held).len()).collect();
            lost += if missing.is_empty() { 3 } else { missing.iter().sum() };
        }
        if !marine.weapons.is_empty() && !held.is_empty() {
            lost += CardSet::own(marine.callsign).minus(held).len() % 4;
        }
    }
    i64::from(lost + count - seen.len())
}

/// Event cards of the deck that are nowhere, or in two places.
fn lost_events(state: &State) -> i64 {
    let invader = &state.invader;
    let places = [invader.deck, invader.hand, invader.discard, revealed_events(state)];
    let all: u32 = places.iter().map(|place| place.len()).sum();
    let whole = if invader.sets.len() >= 3 { invader.sets.cards().len() } else { 0 };
    i64::from(whole) - i64::from(all)
}

/// Every mission, number of marines and house rule, in many mixtures.
pub(crate) fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for turn in 0..2 {
        for arena in place::arenas() {
            for marines in 1..=4 {
                let n = all.len() + turn;
                let on = |every: usize| n.is_multiple_of(every);
                // Who stays away goes round too.
                let away = (0..4 - marines).map(|k| (k + n) % 4).collect::<Vec<_>>();
                let who = Callsign::ALL.into_iter().filter(|callsign| !away.contains(&callsign.index()));
                all.push(Setup {
                    mission: Ground::shipped(&arena.mission().id).unwrap_or_default(),
                    marines: who.collect(),
                    full_rules: on(2),
                    split_activations: on(3),
                    flat_cover: on(4),
                    invasion: [InvasionChoice::Offered, InvasionChoice::Any, InvasionChoice::First]
                        [n / 3 % 3],
                    frags: if on(3) { FragChoice::Tuned } else { FragChoice::Printed },
                    no_round_limit: on(13),
                    perk: [None, Some(Side::Marines), Some(Side::Invader)][n / 2 % 3],
                    open_windows: on(5),
                });
            }
        }
    }
    all
}
