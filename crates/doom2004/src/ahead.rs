//! Looking ahead for somebody who points at the board: which actions are steps of a walk and what they cost, who reacts
//! to it, what can be done on the way, and what a figure sees and threatens.

use std::collections::BTreeSet;

use engine::Seat;
use engine::about::{Kind, Spot};
use engine::journey::{Ahead, Eye, Lead, roam};

use crate::action::{Deed, Who};
use crate::frame::{Activation, Attack, Frame, InvaderStep, MarineStep, Moment, Watch, Window};
use crate::place::{DoorId, Pos, SpaceId};
use crate::rules::board::Spaces;
use crate::rules::moving::Walk;
use crate::state::Turn;
use crate::words::mover;
use crate::{Action, Doom2004, State, WeaponKind};

/// Points of an advance (D04-ACT-4): what a marine is expected to walk in his turn.
const ADVANCE: u8 = 4;

impl Ahead for Doom2004 {
    fn lead(state: &State, action: Action) -> Lead {
        match action {
            // Points are the same for both (D04-COST-1).
            Action::Step(_) | Action::Teleport(_) | Action::Duct(_) => Lead::Stride(1),
            Action::Door(door) if leads_on(state, door) => Lead::Stride(2),
            Action::Door(door) if !state.closed.has(door) => Lead::Nothing,
            Action::Door(DoorId(n)) | Action::Leave(DoorId(n)) => {
                Lead::Deed(vec![Spot::new(Kind::Door, n + 1)])
            }
            Action::Take(_) | Action::TakeItem(_) => Lead::Deed(here(state).into_iter().collect()),
            // Who can still attack when he is there has lost nothing.
            Action::Declare(deed) => Lead::Open(match deed {
                Deed::Advance => 0,
                Deed::Ready => 1,
                Deed::Sprint => 2,
                Deed::Unload => 3,
            }),
            Action::Fire(weapon, _) => blow(state, Attack { weapon, ..attack_of(state) }),
            Action::Strike => blow(state, attack_of(state)),
            Action::At(pos) => match targets(state, pos) {
                on if on.is_empty() => Lead::Nothing,
                on => Lead::Deed(on),
            },
            Action::AtFigure(_, who) => Lead::Deed(vec![Spot::figure(who)]),
            _ => Lead::Nothing,
        }
    }

    fn walker(state: &State) -> Option<Spot> {
        mover(state).map(Spot::figure)
    }

    fn place(state: &State, figure: &Spot) -> Option<Spot> {
        let footing = state.footing(named(state, figure)?)?;
        Some(footing.shape.extent(state.arena().space(footing.at).pos).into())
    }

    fn trail(state: &State) -> u64 {
        state.closed.0
    }

    fn means(state: &State) -> Option<u64> {
        // What can be done on the way depends on the action that has been declared and on what is left of it.
        let Turn { deed, attacks, order_due, .. } = state.turn;
        let deed = deed.map_or(0, |deed| deed as u8 + 1);
        let means = [state.points(), deed, attacks, u8::from(order_due)];
        let acts = matches!(state.top(), Some(Frame::Marine(MarineStep::Act)));
        acts.then(|| means.into_iter().fold(0, |all, part| all << 8 | u64::from(part)))
    }

    fn may_stay(state: &State) -> bool {
        mover(state).and_then(|who| Walk::of(state, who, 0)).is_some_and(|walk| walk.may_stop())
    }

    fn wounds(state: &State, figure: &Spot) -> u8 {
        match named(state, figure) {
            Some(Who::Marine(n)) => state.marine(n).wounds,
            Some(Who::Invader(id)) => state.figures.get(id).map_or(0, |figure| figure.wounds),
            None => 0,
        }
    }

    fn seen_by(state: &State, figure: &Spot) -> Vec<Spot> {
        let Some(who) = named(state, figure) else { return Vec::new() };
        let enemies: Vec<Who> = match who {
            Who::Marine(_) => state.figures.iter().map(|(id, _)| Who::Invader(id)).collect(),
            Who::Invader(_) => state.standing().map(|(n, _)| Who::Marine(n)).collect(),
        };
        enemies.into_iter().filter(|&enemy| state.sees(enemy, who)).map(Spot::figure).collect()
    }

    fn calm(guess: &mut State, seat: Seat) {
        if seat != guess.invader() {
            guess.deck = guess.deck.or(guess.hand);
            guess.hand = Default::default();
        }
    }

    /// Watchful invaders and marines on guard react to a walk; those who could still heal somebody are asked, and no
    /// more than that (D04-ABIL-WATCH, D04-ORD-GUARD, D04-ORD-HEAL).
    fn stirred(state: &State) -> Option<(Vec<Spot>, Action)> {
        let who = match *state.top()? {
            Frame::Watch(Watch { queue, .. }) => {
                queue.iter().map(|id| Spot::figure(Who::Invader(id))).collect()
            }
            Frame::Window(Window { moment: Moment::Between, stage: 1.. }) => {
                state.open_decision().map(|asked| Spot::figure(asked.seat)).into_iter().collect()
            }
            Frame::Window(Window { moment: Moment::Away(..), stage: 1.. }) => Vec::new(),
            _ => return None,
        };
        Some((who, Action::Pass))
    }

    fn eye(guess: &State, figure: &Spot) -> Option<Eye> {
        let who = named(guess, figure)?;
        guess.footing(who)?;
        let (state, seat) = turn_of(guess, who);
        let walk = roam::<Doom2004>(&state, seat);
        let ends = || walk.iter().filter(|reached| reached.stop.ends).map(|reached| &reached.state);
        let mut threatened = BTreeSet::new();
        for state in [&state].into_iter().chain(ends()) {
            threaten(state, who, &mut threatened);
        }
        let mut reached = Spaces::EMPTY;
        for state in ends() {
            state.footing(who).into_iter().for_each(|footing| state.arena().mark(footing, &mut reached));
        }
        let name = |space: SpaceId| guess.arena().space(space).pos.to_string();
        Some(Eye {
            sees: guess.sight(who).into_iter().map(name).collect(),
            reaches: reached.iter().map(|space| name(SpaceId(space as u16))).collect(),
            threatens: threatened.into_iter().map(name).collect(),
        })
    }
}

/// The figure that is meant, if there is one like that.
fn named(state: &State, figure: &Spot) -> Option<Who> {
    let who = figure.id.parse().ok().filter(|_| figure.on == Kind::Figure)?;
    let there = match who {
        Who::Marine(n) => usize::from(n) < state.marines.len(),
        Who::Invader(id) => state.figures.has(id),
    };
    there.then_some(who)
}

/// The space of whoever moves.
fn here(state: &State) -> Option<Spot> {
    let footing = state.footing(mover(state)?)?;
    Some(Spot::square(state.arena().space(footing.at).pos))
}

/// Is a door closed that both sides of are known: does opening it lead on to what one sees already?
fn leads_on(state: &State, door: DoorId) -> bool {
    let plan = state.arena().door(door);
    let known = |&space: &SpaceId| state.is_revealed(space) && state.is_space_known(space);
    state.closed.has(door) && !plan.exit && plan.spaces.iter().all(known)
}

/// An attack of whoever moves or is on guard, before anything is chosen.
fn attack_of(state: &State) -> Attack {
    let asked = || state.open_decision().map(|asked| Who::Marine(asked.seat.0));
    Attack { by: mover(state).or_else(asked).unwrap_or_default(), ..Attack::default() }
}

/// An attack is announced: one that sweeps needs no target, and is proposed on all whom it would hit.
fn blow(state: &State, attack: Attack) -> Lead {
    if !state.is_sweep(&attack) {
        return Lead::Arm;
    }
    let (invaders, marines) = state.swept(attack.by);
    let marines = marines.iter().map(Spot::figure);
    Lead::Deed(invaders.iter().map(|id| Spot::figure(Who::Invader(id))).chain(marines).collect())
}

/// What can be hit on a place: those who stand there, or a barrel.
fn targets(state: &State, pos: Pos) -> Vec<Spot> {
    let Some(space) = state.arena().at(pos) else { return Vec::new() };
    let (invaders, marines) = (state.invaders_on(space), state.marines_on(space));
    let figures =
        invaders.iter().map(|id| Spot::figure(Who::Invader(id))).chain(marines.iter().map(Spot::figure));
    let barrel = state.barrel_at(space).map(|_| Spot::square(pos));
    figures.chain(barrel).collect()
}

/// The position in which a figure has its turn: a marine his advance, an invader its activation.
fn turn_of(guess: &State, who: Who) -> (State, Seat) {
    let mut state = guess.clone();
    state.attacks.clear();
    state.frames.clear();
    let seat = match who {
        Who::Marine(n) => {
            let round = state.turn.round;
            let deed = Some(Deed::Advance);
            state.turn = Turn { round, who: n, deed, moves: ADVANCE, attacks: 1, ..Turn::default() };
            state.push(Frame::Marine(MarineStep::Act));
            Seat(n)
        }
        Who::Invader(figure) => {
            let moves = state.figures.get(figure).map_or(0, |figure| figure.kind.sheet().moves);
            state.turn.who = state.invader().0;
            state.push(Frame::Invader(InvaderStep::Menu));
            state.push(Frame::Activation(Activation {
                figure,
                moves,
                attacks: 1,
                begun: false,
                burned: false,
            }));
            state.invader()
        }
    };
    (state, seat)
}

/// What a figure could attack from where it stands.
fn threaten(state: &State, who: Who, spaces: &mut BTreeSet<SpaceId>) {
    let weapons: Vec<WeaponKind> = match who {
        Who::Marine(n) => state.marine(n).arms().iter().collect(),
        Who::Invader(_) => vec![WeaponKind::Fist],
    };
    for weapon in weapons {
        state.scan(who, state.arms(who, weapon), None, |space, _| {
            spaces.insert(space);
            false
        });
    }
}
