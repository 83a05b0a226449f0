//! Looking ahead for somebody who points at the board: which actions are steps of a walk and what they cost, what can be
//! done on the way, and what a figure sees and threatens.

use std::collections::BTreeSet;

use engine::Seat;
use engine::about::{Kind, Spot};
use engine::journey::{Ahead, Eye, Lead, roam};
use skirmish::SpaceId;

use crate::action::Who;
use crate::frame::{Attack, DemonStep, Frame, MarineStep};
use crate::place::SpaceSet;
use crate::state::{Actor, Turn};
use crate::steps::{open_attack, strike_attack};
use crate::words::step::mover;
use crate::{Action, Doom2016, Side, State, squad};

impl Ahead for Doom2016 {
    fn lead(state: &State, action: Action) -> Lead {
        if let (Some(Frame::Attack), Action::At(who)) = (state.top(), action) {
            return Lead::Deed(vec![Spot::figure(who)]);
        }
        let Some((who, left, free)) = mover(state) else { return Lead::Nothing };
        match action {
            Action::Step(way) => state.may_step(who, left, free, way).map_or(Lead::Nothing, Lead::Stride),
            Action::Teleport(pos) => match (who, state.arena().at(pos)) {
                (Who::Marine(n), Some(space)) => {
                    Lead::Stride(state.teleport_cost(n, space, state.climbs(who)))
                }
                _ => Lead::Nothing,
            },
            Action::Door(_) => Lead::Stride(state.door_cost(who)),
            Action::Take(_) => Lead::Deed(here(state, who).into_iter().collect()),
            Action::Play(_) => Lead::Open(0),
            Action::Sprint(_) => Lead::Open(1),
            Action::Fire => {
                let attack = state.turn.open.and_then(|open| open_attack(state, open.card));
                attack.map_or(Lead::Nothing, |attack| blow(state, &attack))
            }
            Action::Strike(n) => {
                let attack = state.turn.figure.and_then(|id| strike_attack(state, id, n - 1));
                attack.map_or(Lead::Nothing, |attack| blow(state, &attack))
            }
            _ => Lead::Nothing,
        }
    }

    fn walker(state: &State) -> Option<Spot> {
        mover(state).map(|(who, ..)| Spot::figure(who))
    }

    fn place(state: &State, figure: &Spot) -> Option<Spot> {
        here(state, named(figure)?)
    }

    fn trail(state: &State) -> u64 {
        u64::from(state.closed.0)
    }

    fn means(state: &State) -> Option<u64> {
        let Turn { mp, climb, unsteady, rooted, teleported, open, .. } = state.turn;
        // What can be shot at on the way depends on the card that lies open.
        let card = open.map_or(0, |open| open.card.index() as u8 + 1);
        let acts = matches!(state.top(), Some(Frame::Marine(MarineStep::Act)));
        acts.then(|| {
            u64::from_be_bytes([0, 0, card, mp, climb, unsteady, u8::from(rooted), u8::from(teleported)])
        })
    }

    fn may_stay(state: &State) -> bool {
        match mover(state) {
            Some((who @ Who::Demon(id), ..)) if state.is_large(who) => state.may_stop_here(id),
            Some((who, ..)) => !state.is_sharing(who),
            None => true,
        }
    }

    fn wounds(state: &State, figure: &Spot) -> u8 {
        match named(figure) {
            Some(Who::Marine(n)) => state.marines.get(usize::from(n)).map_or(0, |marine| marine.damage),
            Some(Who::Demon(id)) => state.demons.get(id).map_or(0, |demon| demon.damage),
            _ => 0,
        }
    }

    fn seen_by(state: &State, figure: &Spot) -> Vec<Spot> {
        let Some(who) = named(figure) else { return Vec::new() };
        state.enemies(who).filter(|&enemy| state.sees(enemy, who)).map(Spot::figure).collect()
    }

    fn calm(guess: &mut State, seat: Seat) {
        if seat != guess.invader_seat() {
            guess.invader.deck = guess.invader.deck.or(guess.invader.hand);
            guess.invader.hand = Default::default();
        }
    }

    fn eye(guess: &State, figure: &Spot) -> Option<Eye> {
        let who = named(figure)?;
        guess.footing(who)?;
        let (state, seat) = turn_of(guess, who)?;
        let walk = roam::<Doom2016>(&state, seat);
        let ends = || walk.iter().filter(|reached| reached.stop.ends).map(|reached| &reached.state);
        let range = range_of(guess, who);
        let (mut reached, mut threatened) = (SpaceSet::EMPTY, BTreeSet::new());
        for state in [&state].into_iter().chain(ends()) {
            threatened.extend(seen_from(state, who, range));
        }
        for state in ends() {
            reached.extend(state.cells(who).iter().map(|cell| cell.index()));
        }
        let name = |space: SpaceId| guess.pos(space).to_string();
        Some(Eye {
            sees: seen_from(guess, who, u8::MAX).into_iter().map(name).collect(),
            reaches: reached.iter().map(|space| name(SpaceId(space as u16))).collect(),
            threatens: threatened.into_iter().map(name).collect(),
        })
    }
}

fn named(figure: &Spot) -> Option<Who> {
    figure.id.parse().ok().filter(|_| figure.on == Kind::Figure)
}

/// The spaces of a figure.
fn here(state: &State, who: Who) -> Option<Spot> {
    let footing = state.footing(who)?;
    Some(footing.shape.extent(state.pos(footing.at)).into())
}

/// An attack is announced: where there is one defender, or all are attacked, nobody is asked whom (D16-ATK-2, D16-ATK-14).
fn blow(state: &State, attack: &Attack) -> Lead {
    let defenders: Vec<Spot> = state.defenders(attack).map(Spot::figure).collect();
    if defenders.len() > 1 && !attack.everyone { Lead::Arm } else { Lead::Deed(defenders) }
}

/// The position in which a figure has its activation: a marine sprints, a demon has its speed. The drone has none.
fn turn_of(guess: &State, who: Who) -> Option<(State, Seat)> {
    let mut state = guess.clone();
    state.attacks.clear();
    state.frames.clear();
    let seat = state.seat_of(who)?;
    match who {
        Who::Marine(n) => {
            let own = guess.turn.who == Actor::Marine(n);
            let mp = if own { guess.turn.mp } else { squad::sprint() };
            state.turn = Turn { who: Actor::Marine(n), mp, ..Turn::default() };
            state.push(Frame::Marine(MarineStep::Act));
        }
        Who::Demon(id) => {
            let kind = state.demons.get(id)?.kind;
            let mp = kind.sheet().speed;
            state.turn = Turn { who: Actor::Demons(kind), figure: Some(id), mp, ..Turn::default() };
            state.push(Frame::Demons);
            state.push(Frame::Demon(DemonStep::Act));
        }
        Who::Drone => return None,
    }
    Some((state, seat))
}

/// How far a figure attacks: a demon by its card, a marine with the best weapon that he is known to hold.
fn range_of(state: &State, who: Who) -> u8 {
    let range = match who {
        Who::Demon(id) => state.demons.get(id).map_or(0, |demon| demon.kind.sheet().range),
        Who::Marine(n) => {
            let cards = state.marine(n).weapons.iter().flat_map(|set| set.cards(1).iter());
            cards.filter_map(|card| card.face().attack.as_ref().map(|attack| attack.range)).max().unwrap_or(1)
        }
        Who::Drone => 0,
    };
    let dark = who.side() == Side::Marines && state.round.dark > 0;
    if dark { range.min(state.round.dark) } else { range }
}

/// Spaces that a figure sees no farther than so much from where it stands.
fn seen_from(state: &State, who: Who, range: u8) -> BTreeSet<SpaceId> {
    let arena = state.arena();
    let mut seen = BTreeSet::new();
    for &cell in state.cells(who) {
        let far = arena.distances(cell, state.closed);
        let view = arena.view(cell, state.closed).iter();
        seen.extend(view.filter(|&space| far[space] <= range).map(|space| SpaceId(space as u16)));
    }
    seen
}
