//! What a position looks like to the learned judge: numbers relative to the goals of the scenario, never to its name or
//! to spaces of its map, so that what one scenario teaches holds in another.
//!
//! The position is a guess of the seat that decides: nothing that it may not know enters. Marines know what is revealed
//! alone, the invader knows everything but the future; the judge is told whose guess it is.

mod figures;
mod quest;

use ::doom2004::state::Place;
use ::doom2004::{Difficulty, EventKind, InvaderKind, State};

use super::invader::Lair;
use super::{Temper, goals::Aims};
use crate::blur::Blur;
use crate::net::{self, Input};
use crate::pen::{Pen, starts};
use figures::{INVADERS, KIND, MARINE, invaders, marines};
use quest::{GOALS, QUEST, quest};

/// The inputs by group, with the width of each.
pub const LAYOUT: [(&str, usize); 12] = [
    ("eyes", 3),
    ("turn", 12),
    ("clock", CLOCK),
    ("frags", FRAGS.len() + 3),
    ("squad", 20),
    ("goals", GOALS),
    ("quest", QUEST),
    ("quest by goal", GOALS * QUEST),
    ("marines", 3 * MARINE),
    ("invaders", InvaderKind::ALL.len() * KIND),
    ("all invaders", INVADERS),
    ("cards", 10 + EventKind::ALL.len()),
];

/// The groups by their place in the list.
#[derive(Clone, Copy)]
enum Group {
    Eyes,
    Turn,
    Clock,
    Frags,
    Squad,
    Goals,
    Quest,
    QuestByGoal,
    Marines,
    Invaders,
    AllInvaders,
    Cards,
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

const ROUNDS: [i32; 10] = [2, 3, 4, 5, 6, 8, 10, 13, 17, 22];
const LEFT: [i32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
const FRAGS: [i32; 11] = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17];
const DECK: [i32; 5] = [3, 7, 12, 20, 35];
const CLOCK: usize = ROUNDS.len() + 2 * (LEFT.len() + 1) + DECK.len() + 1;

/// The print of the list: weights belong to one.
pub fn print() -> u64 {
    net::print(&LAYOUT)
}

/// What can be said of a guessed position.
pub fn features(state: &State, inputs: &mut Vec<Input>) {
    let mut pen = Pen::new(inputs, &LAYOUT, &STARTS);
    let aims: Vec<Aims> = state.marine_ids().map(|who| Aims::new(state, who, 100, 0)).collect();
    let lair = Lair::new(state, Temper::USUAL, Blur::NONE);
    turn(&mut pen, state);
    clock(&mut pen, state);
    squad(&mut pen, state);
    quest(&mut pen, state, &aims);
    marines(&mut pen, state, &aims);
    invaders(&mut pen, state, &lair);
    cards(&mut pen, state);
}

/// Whose guess it is, and whose turn.
fn turn(pen: &mut Pen<'_>, state: &State) {
    pen.flag(Group::Eyes, 0, state.is_whole());
    let dark = (state.revealed - state.known).len() as i32;
    pen.put(Group::Eyes, 1, 8 * dark);
    pen.flag(Group::Eyes, 2, dark > 0);
    let group = Group::Turn;
    let turn = &state.turn;
    let waiting = state.marines.len() as i32 - i32::from(turn.who);
    pen.flag(group, 0, state.is_invaders_turn());
    pen.steps(group, 1, waiting, &[1, 2, 3]);
    // What is left of a turn that is not over.
    if dark > 0 {
        pen.put(group, 4, 4 * i32::from(state.points()));
        pen.steps(group, 5, i32::from(state.points()), &[1, 3, 5]);
        pen.steps(group, 8, i32::from(turn.attacks), &[1, 2]);
        pen.flag(group, 10, turn.order_due);
    }
    pen.put(group, 11, 2 * waiting);
}

/// What ends the game by itself, and what runs out.
fn clock(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Clock;
    let round = i32::from(state.turn.round);
    pen.steps(group, 0, round, &ROUNDS);
    let mut at = ROUNDS.len();
    let scenario = state.arena().scenario();
    for end in [scenario.timer.map(i32::from), quest::survive(state)] {
        if let Some(end) = end {
            pen.flag(group, at, true);
            pen.steps(group, at + 1, end - round + 1, &LEFT);
        }
        at += LEFT.len() + 1;
    }
    // Each time the cards run out it is a frag.
    let deck = state.deck.len() as i32;
    pen.steps(group, at, deck, &DECK);
    pen.put(group, at + DECK.len(), deck);
    let limit = state.frag_limit().map_or(30, i32::from);
    let left = limit - i32::from(state.frags);
    pen.steps(Group::Frags, 0, left, &FRAGS);
    pen.put(Group::Frags, FRAGS.len(), 4 * left);
    pen.put(Group::Frags, FRAGS.len() + 1, 16 * i32::from(state.frags) / limit.max(1));
    pen.put(Group::Frags, FRAGS.len() + 2, 3 * limit);
}

fn squad(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Squad;
    pen.flag(group, state.marines.len() - 1, true);
    pen.steps(group, 3, state.standing().count() as i32, &[1, 2, 3]);
    let in_place = |fits: fn(Place) -> bool| state.marines.iter().filter(|it| fits(it.place)).count() as i32;
    pen.put(group, 6, 8 * in_place(|place| matches!(place, Place::Fallen(_))));
    pen.put(group, 7, 8 * in_place(|place| place == Place::Left));
    pen.flag(group, 8 + state.setup.difficulty.index(), true);
    let options = 8 + Difficulty::ALL.len();
    let setup = &state.setup;
    pen.flag(group, options, setup.draw_two);
    pen.flag(group, options + 1, setup.knockback_stopped);
    pen.flag(group, options + 2, setup.guard_lost_by_moving);
    pen.flag(group, options + 3, setup.adrenaline_next_turn);
    let wounds: i32 = state.standing().map(|(who, _)| i32::from(state.wounds_left(who))).sum();
    pen.put(group, options + 4, 2 * wounds);
    let cards: i32 = state.marines.iter().map(|marine| marine.cards.len() as i32).sum();
    pen.put(group, options + 5, 3 * cards);
    pen.put(group, options + 6, 4 * state.keys.len() as i32);
}

/// The invader's hand: how large it is everybody knows, what is in it he alone.
fn cards(pen: &mut Pen<'_>, state: &State) {
    let group = Group::Cards;
    let hand = state.hand.len() as i32;
    pen.put(group, 0, 3 * hand);
    pen.steps(group, 1, hand, &[2, 4, 6, 8]);
    if !state.is_whole() {
        return;
    }
    let spawns = state.hand.iter().filter(|card| card.is_spawn()).count() as i32;
    pen.put(group, 5, 4 * spawns);
    pen.steps(group, 6, spawns, &[1, 2, 3]);
    pen.put(group, 9, 4 * (hand - spawns));
    let mut events = [0; EventKind::ALL.len()];
    state.hand.iter().filter_map(|card| card.event()).for_each(|event| events[event.index()] += 10);
    for (n, much) in events.into_iter().enumerate() {
        pen.put(group, 10 + n, much);
    }
}

#[cfg(test)]
mod tests {
    use ::doom2004::Doom2004;
    use engine::{Eyes, Game, Proof, Silent};

    use super::*;
    use crate::pen::see;
    use crate::{Bot, RandomBot};

    /// Every input is in the list, and none is there twice.
    #[test]
    fn inputs_stay_in_their_list() {
        let (mut seen, mut inputs) = (vec![false; WIDTH], Vec::new());
        for (n, setup) in Doom2004::setups().into_iter().enumerate().step_by(25) {
            let mut state = Doom2004::start(&setup, n as u64).unwrap();
            let (mut bot, mut greedy) = (RandomBot::seeded(n as u64), super::super::Greedy::new(n as u64));
            let mut count = 0;
            while let Some(eyes) = Eyes::<Doom2004>::of(&state) {
                count += 1;
                if count % 4 == 0 {
                    features(&eyes.guess(n as u64), &mut inputs);
                    see(&inputs, &mut seen);
                }
                let action = if n % 50 == 0 { bot.choose(eyes) } else { greedy.choose(eyes) };
                Doom2004::apply(&mut state, action, &mut Silent);
            }
        }
        let idle: Vec<usize> = (0..WIDTH).filter(|&n| !seen[n]).collect();
        // Goals that none of our scenarios has, and what comes to light in a guess alone.
        assert!(idle.len() * 2 < WIDTH, "of {WIDTH} inputs these are never used: {idle:?}, {STARTS:?}");
    }
}
