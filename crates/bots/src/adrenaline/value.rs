//! What a position is worth to one seat: points in sight, and prospects for the turns to come.

use adrenaline::{Colour, Ending, FIGURES, Figure, Hand, Powerup, Sq, State, Tile};
use engine::Seat;

use super::aim::{strength, threat};
use super::points::{expected, token_worth};
use super::weights::Weights;
use crate::blur::Blur;

/// A token on a fresh board with four players; prospects are measured by it.
const USUAL_WORTH: i32 = 180;
/// What a token brings nearer besides: a killshot.
const KILL_SHARE: i32 = 25;
/// How much of the equipment will still be used before a sudden end, in percent, by the skulls left.
const SUDDEN: [i32; 4] = [0, 15, 50, 80];
/// Turns for each skull in a game that does not drag on.
const USUAL_TURNS: i32 = 12;
/// Weapons that are worth aiming with in one turn.
pub(super) const SHOTS: usize = 2;

/// Somebody who says what positions are worth to one seat, in hundredths of a point.
pub(super) trait Judge {
    /// The seat.
    fn me(&self) -> Seat;
    /// The powerups that were in hand when the planning began; others are not known yet.
    fn known(&self) -> Hand;
    /// The worth of a position.
    fn value(&mut self, state: &State) -> i32;
    /// What an unfinished turn may still bring, for the choice of positions to look at more closely.
    fn promise(&mut self, state: &State) -> i32;
    /// What an action costs that is not used.
    fn idle(&self) -> i32;
    /// How much a card is missed that was used to pay.
    fn price(&self, card: Powerup) -> i32;
}

/// One seat's way of looking at positions, by numbers that people have written down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste<'a> {
    pub(super) me: Seat,
    /// The powerups that were in hand when the planning began; others are not known yet.
    pub(super) known: Hand,
    pub(super) weights: &'a Weights,
    pub(super) blur: Blur,
}

impl Judge for Taste<'_> {
    fn me(&self) -> Seat {
        self.me
    }
    fn known(&self) -> Hand {
        self.known
    }
    fn value(&mut self, state: &State) -> i32 {
        let mut value = self.standing(state);
        if has_turn_to_come(state, self.me) {
            value += (self.equipment(state) * self.stake(state) + self.prospects(state) * 100) / 100;
        }
        value + self.blur.of(seen(state, self.me))
    }

    fn promise(&mut self, state: &State) -> i32 {
        if state.turn.actions == 0 {
            return 0;
        }
        let me = state.figure(self.me);
        let ready = me.unloaded.iter().filter(|w| me.can_pay(w.card().reload)).map(strength).max();
        let idle = if state.frenzy.is_none() { ready.unwrap_or(0) * self.weights.unloaded[0] } else { 0 };
        let shots = SHOTS.min(usize::from(state.turn.actions));
        self.aim(state, me, shots) * self.weights.aim_now / 10 + idle
    }
    fn idle(&self) -> i32 {
        self.weights.idle
    }
    fn price(&self, card: Powerup) -> i32 {
        self.weights.cards[card.kind() as usize]
    }
}

impl Taste<'_> {
    /// Own points against the points of others.
    fn standing(&self, state: &State) -> i32 {
        let tally = expected(state, self.weights);
        let me = self.me.index();
        let (mut sum, mut best) = (0, 0);
        let players = usize::from(state.setup.players);
        for (_, &points) in tally.iter().enumerate().take(players).filter(|&(i, _)| i != me) {
            sum += points;
            best = best.max(points);
        }
        let average = sum / (players as i32 - 1).max(1);
        tally[me] - (self.weights.others * average + self.weights.leader * best) / 100
    }

    /// What there is to be won by shooting, in percent of what a fresh board pays: with many skulls about, weapons
    /// and ammo are worth less, and are not to be saved.
    fn stake(&self, state: &State) -> i32 {
        let (mut sum, mut count) = (0, 0);
        for (_, figure) in state.figures.iter().enumerate().filter(|&(i, _)| i != self.me.index()) {
            sum += token_worth(state, figure) + KILL_SHARE;
            count += 1;
        }
        let mut stake = 100 * sum / (count * (USUAL_WORTH + KILL_SHARE));
        if state.setup.ending == Ending::SuddenDeath {
            stake = stake * SUDDEN.get(usize::from(state.skulls_left)).unwrap_or(&100) / 100;
        }
        // When a game drags on, saving was no good.
        let usual = USUAL_TURNS * i32::from(state.setup.skulls);
        stake * usual / usual.max(state.turn.number as i32)
    }

    fn equipment(&self, state: &State) -> i32 {
        let me = state.figure(self.me);
        let w = self.weights;
        let mut value = match me.damage.len() {
            0..=2 => 0,
            3..=5 => w.adrenaline,
            _ => w.adrenaline + w.rush,
        };
        // The best weapons first: more than two are seldom fired in a turn.
        let mut loaded = [0; 3];
        for weapon in me.loaded.iter() {
            let mut s = strength(weapon);
            for place in &mut loaded {
                if s > *place {
                    std::mem::swap(&mut s, place);
                }
            }
        }
        value += loaded.iter().zip(w.loaded).map(|(s, worth)| s * worth).sum::<i32>();
        for weapon in me.unloaded.iter() {
            let worth = if me.can_pay(weapon.card().reload) { w.unloaded[0] } else { w.unloaded[1] };
            value += strength(weapon) * worth;
        }
        for colour in Colour::ALL {
            let held = usize::from(me.ammo.of(colour)).min(3);
            let worth: i32 = w.cubes[..held].iter().sum();
            let wanted = me.weapons().iter().any(|weapon| weapon.card().reload.of(colour) > 0);
            value += if wanted { worth * w.wanted / 100 } else { worth };
        }
        for card in me.hand.cards() {
            value += if self.known.has(card) { w.cards[card.kind() as usize] } else { w.unseen_card };
        }
        value
    }

    /// The square: whom one can shoot from it, who can shoot at it, and what lies near.
    fn prospects(&self, state: &State) -> i32 {
        let me = state.figure(self.me);
        if !me.square.is_on() {
            return 0;
        }
        let w = self.weights;
        let mut value = self.aim(state, me, SHOTS) * w.aim / 10;
        value -= self.exposure(state, me) * w.exposed / 10;
        let board = state.board();
        let steps = |to: Sq| i32::from(board.distance(me.square, to));
        let room = me.weapons().len() as usize;
        if let Some(&cost) = w.weapon_step.get(room) {
            let stocked = |c: &Colour| state.row(*c).iter().any(|weapon| me.can_pay(weapon.card().pickup));
            let nearest = Colour::ALL.into_iter().filter(stocked).map(|c| steps(board.spawn(c))).min();
            value -= cost * nearest.unwrap_or(4);
        }
        let missing = 9 - i32::from(me.ammo.total());
        let tiles = board
            .ammo_squares()
            .iter()
            .filter(|s| state.setup.turrets && !state.turn.grabbed.has(*s) || state.floor[*s] != Tile::NONE);
        value -= w.ammo_step * missing * tiles.map(steps).min().unwrap_or(4) / 9;
        if state.setup.turrets {
            let hostile = |s: &Sq| state.turrets[*s].is_some_and(|owner| owner != self.me);
            value -= w.hazard * board.near(me.square).iter().filter(hostile).count() as i32;
        }
        value
    }

    /// Others who stand on the board and are not about to leave it.
    fn rivals<'s>(&self, state: &'s State) -> impl Iterator<Item = (Seat, &'s Figure)> + use<'s> {
        let me = self.me;
        let figures = state.figures.iter().enumerate().map(|(i, figure)| (Seat(i as u8), figure));
        figures.filter(move |&(who, figure)| {
            who != me && figure.square.is_on() && !state.turn.killed.contains(&who)
        })
    }

    /// Damage the best loaded weapons could do from here, in tenths, weighed by what the targets are worth.
    pub(super) fn aim(&self, state: &State, me: &Figure, shots: usize) -> i32 {
        let mut targets = [(Sq::OFF, 0); FIGURES];
        for ((_, figure), target) in self.rivals(state).zip(&mut targets) {
            *target = (figure.square, token_worth(state, figure));
        }
        let mut best = [0; SHOTS];
        for weapon in me.loaded.iter() {
            let squares = threat(state, weapon, me.square);
            let within = targets.iter().filter(|(square, _)| square.is_on() && squares.has(*square));
            let mut worth = strength(weapon) * within.map(|&(_, worth)| worth).max().unwrap_or(0);
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(&mut worth, place);
                }
            }
        }
        best[..shots].iter().sum::<i32>() * 10 / USUAL_WORTH
    }

    /// Damage that others could do here, in tenths, weighed by what the own board pays.
    pub(super) fn exposure(&self, state: &State, me: &Figure) -> i32 {
        let covers = |figure: &Figure, weapon| threat(state, weapon, figure.square).has(me.square);
        let hardest = |figure: &Figure| {
            figure.loaded.iter().filter(|&weapon| covers(figure, weapon)).map(strength).max().unwrap_or(0)
        };
        let sum: i32 = self.rivals(state).map(|(_, figure)| hardest(figure)).sum();
        sum * token_worth(state, me) * 10 / USUAL_WORTH
    }
}

/// What tells positions apart that somebody may take for better or worse than they are.
pub(super) fn seen(state: &State, me: Seat) -> u64 {
    let figure = state.figure(me);
    let tokens = state.figures.iter().fold(0, |sum, other| sum * 13 + other.damage.len() as u64);
    let square = match figure.square.in_box() {
        Some(number) => number as u64,
        None if figure.square.is_on() => 0x20 | figure.square.index() as u64,
        None => 0xff,
    };
    tokens << 16 | square << 8 | u64::from(figure.ammo.total()) << 3 | u64::from(figure.loaded.len())
}

/// Will this seat have another turn after the present one?
pub(super) fn has_turn_to_come(state: &State, who: Seat) -> bool {
    let Some(frenzy) = state.frenzy else { return !state.over };
    let players = state.setup.players;
    let wait = (who.0 + players - state.turn.seat.0) % players;
    wait > 0 && wait <= frenzy.turns_left
}
