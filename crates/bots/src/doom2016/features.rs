//! What a position looks like to the learned judge: numbers relative to the goal of the mission, never to its name or
//! to spaces of its map, so that what one mission teaches holds in another.
//!
//! The position is a guess of the seat that decides: nothing that it may not know enters.

mod figures;
mod quest;

use ::doom2016::frame::Frame;
use ::doom2016::state::Actor;
use ::doom2016::{
    ActionKind, CardSet, ClassKind, DemonKind, EventSet, InitiativeCard, InvasionKind, Marine, Portal, Side,
    State,
};

use super::goals::{Errands, portals, rounds_left};
use crate::net::{self, Input};
use crate::pen::{Pen, starts};
use figures::{MARINE, demons, marines};
use quest::{QUEST, quest};

/// Objectives, and the tutorial, which has none.
const GOALS: usize = 7;

/// The inputs by group, with the width of each.
pub const LAYOUT: [(&str, usize); 15] = [
    ("rounds", ROUNDS.len() + 4),
    ("frags", FRAGS.len() + 3),
    ("squad", 14),
    ("goal", GOALS + 4),
    ("quest", QUEST),
    ("quest by goal", GOALS * QUEST),
    ("activation", 24),
    ("marines", 4 * MARINE),
    ("weapons", 2 * CardSet::ALL.len()),
    ("classes", ClassKind::ALL.len()),
    ("demons", DemonKind::ALL.len() * figures::KIND),
    ("all demons", figures::DEMONS),
    ("invader", 10 + EventSet::ALL.len() + InvasionKind::ALL.len()),
    ("portals", 4 * Portal::ALL.len()),
    ("doors", 3),
];

/// The groups by their place in the list.
#[derive(Clone, Copy)]
enum Group {
    Rounds,
    Frags,
    Squad,
    Goal,
    Quest,
    QuestByGoal,
    Activation,
    Marines,
    Weapons,
    Classes,
    Demons,
    AllDemons,
    Invader,
    Portals,
    Doors,
}

impl From<Group> for usize {
    fn from(group: Group) -> usize {
        group as usize
    }
}

static STARTS: [usize; LAYOUT.len() + 1] = ENDS;
const ENDS: [usize; LAYOUT.len() + 1] = starts(&LAYOUT);

/// How many inputs there are.
pub const WIDTH: usize = ENDS[LAYOUT.len()];

const ROUNDS: [i32; 12] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21];
const FRAGS: [i32; 9] = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/// The print of the list: weights belong to one.
pub fn print() -> u64 {
    net::print(&LAYOUT)
}

/// What can be said of a guessed position.
pub fn features(state: &State, inputs: &mut Vec<Input>) {
    let mut pen = Pen::new(inputs, &LAYOUT, &STARTS);
    let errands = Errands::new(state);
    clock(&mut pen, state);
    squad(&mut pen, state);
    quest(&mut pen, state, &errands);
    activation(&mut pen, state);
    marines(&mut pen, state, &errands);
    demons(&mut pen, state);
    invader(&mut pen, state);
    doors(&mut pen, state, &errands);
}

/// What ends the game by itself.
fn clock(pen: &mut Pen<'_>, state: &State) {
    let (rounds, frags) = (Group::Rounds, Group::Frags);
    let last = i32::from(state.arena().mission().rounds);
    let left = if state.setup.no_round_limit { 30 } else { rounds_left(state) };
    pen.steps(rounds, 0, left, &ROUNDS);
    pen.put(rounds, ROUNDS.len(), 2 * left);
    pen.put(rounds, ROUNDS.len() + 1, 32 * i32::from(state.round.number) / last.max(1));
    pen.flag(rounds, ROUNDS.len() + 2, state.setup.no_round_limit);
    pen.put(rounds, ROUNDS.len() + 3, last);
    let limit = i32::from(state.frag_limit());
    let left = limit - i32::from(state.frags);
    pen.steps(frags, 0, left, &FRAGS);
    pen.put(frags, FRAGS.len(), 4 * left);
    pen.put(frags, FRAGS.len() + 1, 32 * i32::from(state.frags) / limit.max(1));
    pen.put(frags, FRAGS.len() + 2, 4 * limit);
}

fn squad(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Squad;
    let all = state.marines.len();
    let standing = state.standing().count();
    pen.flag(group, all - 1, true);
    pen.steps(group, 4, standing as i32, &[1, 2, 3, 4]);
    let setup = &state.setup;
    pen.flag(group, 8, setup.split_activations);
    pen.flag(group, 9, setup.flat_cover);
    pen.flag(group, 10, state.is_tutorial());
    pen.flag(group, 11, setup.perk == Some(Side::Marines));
    pen.flag(group, 12, setup.perk == Some(Side::Invader));
    let health = |who: u8| i32::from(state.rating(who).health.saturating_sub(state.marine(who).damage));
    pen.put(group, 13, 2 * state.standing().map(|(who, _)| health(who)).sum::<i32>());
    let count =
        |fits: &dyn Fn(&Marine) -> bool| state.marines.iter().filter(|marine| fits(marine)).count() as i32;
    for set in CardSet::ALL {
        let main = |marine: &Marine| {
            marine.hand.iter().any(|card| card.set() == set && card.face().kind == ActionKind::Main)
        };
        pen.put(Group::Weapons, set.index(), 8 * count(&|marine| marine.weapons.has(set)));
        pen.put(Group::Weapons, CardSet::ALL.len() + set.index(), 8 * count(&main));
    }
    for class in state.marines.iter().filter_map(|marine| marine.class) {
        pen.flag(Group::Classes, class.index(), true);
    }
}

/// Whose activation it is, and who comes after.
fn activation(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Activation;
    let (turn, round) = (&state.turn, &state.round);
    pen.flag(group, 0, turn.who == Actor::Nobody);
    pen.flag(group, 1, matches!(turn.who, Actor::Marine(_)));
    pen.flag(group, 2, matches!(turn.who, Actor::Demons(_)));
    pen.flag(group, 3, round.active);
    let invader = i32::from(round.initiative.count(InitiativeCard::Invader));
    let marines = round.initiative.len() as i32 - invader;
    pen.steps(group, 4, marines, &[1, 2, 3, 4, 6]);
    pen.steps(group, 9, invader, &[1, 2, 3, 4, 5]);
    if matches!(turn.who, Actor::Marine(_)) {
        pen.steps(group, 14, i32::from(turn.mains), &[1, 2, 3]);
        pen.put(group, 17, 2 * i32::from(turn.mp));
        pen.flag(group, 18, turn.open.is_some());
    }
    let ready = state.ready_kinds().len() as i32;
    pen.put(group, 19, 8 * ready);
    // Kinds that can be roused with the cards that are left.
    pen.put(group, 20, 8 * ready.min(invader));
    pen.flag(group, 21, state.frames.iter().any(|frame| matches!(frame, Frame::Kinds)));
    pen.flag(group, 22, round.dark > 0);
    pen.flag(group, 23, round.marked.is_some());
}

fn invader(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Invader;
    let invader = &state.invader;
    pen.put(group, 0, 4 * invader.hand.len() as i32);
    pen.steps(group, 1, invader.hand.len() as i32, &[1, 3, 6]);
    pen.put(group, 4, 2 * invader.deck.len() as i32);
    pen.put(group, 5, 4 * i32::from(invader.argent));
    let placed: i32 = invader.cards.iter().map(|card| i32::from(card.argent)).sum();
    pen.put(group, 6, 4 * placed);
    pen.put(group, 7, 4 * i32::from(state.stock));
    pen.put(group, 8, 2 * invader.possible.len() as i32);
    pen.put(group, 9, i32::from(state.argent_left()));
    for set in invader.sets.iter() {
        pen.flag(group, 10 + set.index(), true);
    }
    if let Some(kind) = invader.invasion {
        pen.flag(group, 10 + EventSet::ALL.len() + kind.index(), true);
    }
    let mut counts = [[0; 4]; 3];
    for (n, portal) in portals(state) {
        let count = &mut counts[state.portal_colour(n).index()];
        count[0] += 6;
        count[1] += if portal.up { 6 } else { 0 };
        count[2] += 6 * i32::from(portal.counters);
        count[3] += if portal.sample { 8 } else { 0 };
    }
    for (n, much) in counts.into_iter().flatten().enumerate() {
        pen.put(Group::Portals, n, much);
    }
}

fn doors(pen: &mut Pen<'_>, state: &State, errands: &Errands) {
    let group = Group::Doors;
    pen.put(group, 0, 4 * state.closed.iter().count() as i32);
    let shut = errands.ways.iter().flatten().filter(|(_, shut)| *shut).count() as i32;
    pen.put(group, 1, 8 * shut);
    pen.flag(group, 2, state.demons_open_doors());
}

#[cfg(test)]
mod tests {
    use ::doom2016::Doom2016;
    use engine::{Eyes, Game, Proof, Silent};

    use super::*;
    use crate::pen::see;
    use crate::{Bot, RandomBot};

    /// Every input is in the list, and none is there twice.
    #[test]
    fn inputs_stay_in_their_list() {
        let (mut seen, mut inputs) = (vec![false; WIDTH], Vec::new());
        for (n, setup) in Doom2016::setups().into_iter().enumerate() {
            let mut state = Doom2016::start(&setup, n as u64).unwrap();
            let (mut bot, mut greedy) = (RandomBot::seeded(n as u64), super::super::Greedy::new(n as u64));
            let mut count = 0;
            while let Some(eyes) = Eyes::<Doom2016>::of(&state) {
                count += 1;
                if count % 4 == 0 {
                    features(&eyes.guess(n as u64), &mut inputs);
                    see(&inputs, &mut seen);
                }
                let action = if n % 4 == 0 { bot.choose(eyes) } else { greedy.choose(eyes) };
                Doom2016::apply(&mut state, action, &mut Silent);
            }
        }
        let idle: Vec<usize> = (0..WIDTH).filter(|&n| !seen[n]).collect();
        // Not every goal has as many units as there are steps for it.
        assert!(idle.len() * 15 < WIDTH, "of {WIDTH} inputs these are never used: {idle:?}, {STARTS:?}");
    }
}
