//! What a position looks like to the learned judge: numbers that one seat may know, most of them nothing.
//!
//! Counts are written as steps ("at least one", "at least two", …), so that a small network can weigh each of them. The
//! position is the one that the search looks at: a guess without the cards of others and without decks.

use adrenaline::state::KILLSHOT;
use adrenaline::{BOX_SQUARES, Colour, Ending, Figure, Hand, Sq, SquareSet, State, Tile, WEAPONS};
use engine::Seat;

use super::aim::{strength, threat};
use super::points::{expected, progress, token_worth};
use super::value::has_turn_to_come;
use super::weights::Weights;
use crate::net::{self, Input, ONE};
use crate::pen::{Pen, starts};

/// Opponents that are looked at one by one: other players in the order of play, then the bot.
const RIVALS: usize = 4;
/// A weapon that hits as hard as any.
const HARD: i32 = 32;
/// Steps of damage that matter: the better grab, the better shot, the killshot.
const DAMAGE_STEPS: [usize; 10] = [1, 2, 3, 5, 6, 8, 9, 10, 11, 12];
const MARK_STEPS: [i32; 4] = [1, 2, 3, 5];

/// The inputs by group, with the width of each.
pub const LAYOUT: [(&str, usize); 17] = [
    ("stage", 26),
    ("standing", 14),
    ("own damage", DAMAGE_STEPS.len() + MARK_STEPS.len() + 2),
    ("own skulls", 7),
    ("ammo", 9),
    ("loaded", WEAPONS),
    ("unloaded", WEAPONS),
    ("ready to reload", WEAPONS),
    ("arms", 8),
    ("cards", 12),
    ("hand", 6),
    ("square", 4 * BOX_SQUARES + 1),
    ("shops", 18),
    ("tiles", 6),
    ("rivals", RIVALS * RIVAL),
    ("spawnpoint tracks", 15),
    ("turrets", 4),
];
const RIVAL: usize = 45;

#[derive(Clone, Copy)]
enum Group {
    Stage,
    Standing,
    Damage,
    Skulls,
    Ammo,
    Loaded,
    Unloaded,
    Ready,
    Arms,
    Cards,
    Hand,
    Square,
    Shops,
    Tiles,
    Rivals,
    Tracks,
    Turrets,
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

/// The print of the list: weights belong to one.
pub fn print() -> u64 {
    net::print(&LAYOUT)
}

/// What `me` may know of a position; `known` are the cards that were in hand when the planning began.
pub fn features(state: &State, me: Seat, known: Hand, inputs: &mut Vec<Input>) {
    let mut pen = Pen::new(inputs, &LAYOUT, &STARTS);
    let tally = expected(state, &Weights::TUNED);
    stage(&mut pen, state, me);
    standing(&mut pen, state, me, &tally);
    own(&mut pen, state, me, known);
    surroundings(&mut pen, state, me);
    let near = reach(state, state.figure(me), 0);
    let farther = reach(state, state.figure(me), 1);
    for (slot, who) in rivals(state, me).take(RIVALS).enumerate() {
        rival(&mut pen, state, slot, (me, who), [&near, &farther], tally[me.index()] - tally[who.index()]);
    }
    modes(&mut pen, state, me);
}

/// Other players in the order of play, then the bot.
fn rivals(state: &State, me: Seat) -> impl Iterator<Item = Seat> + use<> {
    let players = state.setup.players;
    let others = (1..players).map(move |n| Seat((me.0 + n) % players));
    others.chain(state.bot())
}

fn stage(pen: &mut Pen<'_>, state: &State, me: Seat) {
    use Group::Stage;
    let setup = &state.setup;
    pen.flag(Stage, usize::from(setup.players.clamp(3, 5)) - 3, true);
    pen.steps(Stage, 3, state.skulls_left, &[1, 2, 3, 4, 5, 6, 7, 8]);
    pen.flag(Stage, 11, state.frenzy.is_some());
    pen.flag(Stage, 12, has_turn_to_come(state, me));
    pen.flag(Stage, 13, setup.ending == Ending::SuddenDeath);
    pen.flag(Stage, 14, setup.domination);
    pen.flag(Stage, 15, setup.turrets);
    pen.flag(Stage, 16, setup.bot);
    pen.flag(Stage, 17, setup.hidden_points);
    let mine = state.turn.seat == me && !state.over;
    let actions = if mine { state.turn.actions } else { 0 };
    pen.steps(Stage, 18, actions, &[1, 2, 3]);
    pen.put(Stage, 21, progress(state) * 16 / 100);
    pen.put(Stage, 22, (state.turn.number as i32 / 4).min(48));
    let wait = (me.0 + setup.players - state.turn.seat.0) % setup.players;
    pen.put(Stage, 23, i32::from(wait) * 4);
    pen.flag(Stage, 24, mine);
    pen.flag(Stage, 25, state.figure(me).seasoned);
}

fn standing(pen: &mut Pen<'_>, state: &State, me: Seat, tally: &[i32]) {
    use Group::Standing;
    // Tens of points, in sixteenths.
    let tens = |hundredths: i32| hundredths * 16 / 1000;
    let players = usize::from(state.setup.players);
    let own = tally[me.index()];
    let mut others = [0; 4];
    let mut count = 0;
    for (n, &points) in tally.iter().enumerate().take(players) {
        if n != me.index() {
            others[count] = points;
            count += 1;
        }
    }
    let others = &mut others[..count];
    others.sort_unstable_by(|a, b| b.cmp(a));
    let lead = own - others.first().copied().unwrap_or(0);
    pen.put(Standing, 0, tens(own - others.iter().sum::<i32>() / (count as i32).max(1)));
    pen.put(Standing, 1, tens(lead));
    pen.put(Standing, 2, tens(lead.max(0)));
    pen.put(Standing, 3, tens(own - others.get(1).copied().unwrap_or(0)));
    pen.put(Standing, 4, tens(own - others.last().copied().unwrap_or(0)));
    let ahead = others.iter().filter(|&&points| points > own).count();
    pen.flag(Standing, 5 + ahead.min(4), true);
    pen.put(Standing, 10, tens(i32::from(state.figure(me).points) * 100));
    pen.put(Standing, 11, tens(lead) * progress(state) / 100);
    pen.steps(Standing, 12, lead, &[0, 500]);
}

fn own(pen: &mut Pen<'_>, state: &State, me: Seat, known: Hand) {
    use Group::{Ammo, Arms, Cards, Damage, Loaded, Ready, Skulls, Unloaded};
    let figure = state.figure(me);
    pen.steps(Damage, 0, figure.damage.len(), &DAMAGE_STEPS);
    let marks: i32 = figure.marks.iter().map(|&marks| i32::from(marks)).sum();
    pen.steps(Damage, DAMAGE_STEPS.len(), marks, &MARK_STEPS);
    let most = figure.marks.iter().copied().max().unwrap_or(0);
    pen.put(Damage, DAMAGE_STEPS.len() + MARK_STEPS.len(), i32::from(most) * 6);
    pen.flag(Damage, DAMAGE_STEPS.len() + MARK_STEPS.len() + 1, figure.damage.len() >= KILLSHOT);
    pen.steps(Skulls, 0, figure.skulls, &[1, 2, 3, 4, 5, 6]);
    pen.flag(Skulls, 6, figure.flipped);
    for colour in Colour::ALL {
        pen.steps(Ammo, 3 * colour.index(), figure.ammo.of(colour), &[1, 2, 3]);
    }
    for weapon in figure.loaded.iter() {
        pen.flag(Loaded, weapon.index(), true);
    }
    for weapon in figure.unloaded.iter() {
        let ready = figure.can_pay(weapon.card().reload);
        pen.flag(if ready { Ready } else { Unloaded }, weapon.index(), true);
    }
    pen.steps(Arms, 0, figure.weapons().len(), &[1, 2, 3]);
    pen.steps(Arms, 3, figure.loaded.len(), &[1, 2, 3]);
    let best = figure.loaded.iter().map(strength).max().unwrap_or(0);
    pen.put(Arms, 6, best * 16 / HARD);
    pen.put(Arms, 7, figure.loaded.iter().map(strength).sum::<i32>() * 16 / (2 * HARD));
    let mut unseen = 0;
    for card in figure.hand.cards() {
        if known.has(card) {
            pen.put(Cards, 3 * card.kind() as usize + card.colour().index(), i32::from(ONE));
        } else {
            unseen += 1;
        }
    }
    pen.steps(Group::Hand, 0, unseen, &[1, 2, 3]);
    pen.steps(Group::Hand, 3, figure.hand.len(), &[1, 2, 3]);
}

/// The square, and what lies near it.
fn surroundings(pen: &mut Pen<'_>, state: &State, me: Seat) {
    use Group::{Shops, Square, Tiles};
    let figure = state.figure(me);
    if !figure.square.is_on() {
        pen.flag(Square, 4 * BOX_SQUARES, true);
        return;
    }
    let board = state.board();
    // Nobody was taught anything about the squares of somebody's own arena.
    if let (Some(board), Some(number)) = (state.setup.board.place().in_box(), figure.square.in_box()) {
        pen.flag(Square, board as usize * BOX_SQUARES + number, true);
    }
    let away = |to: Sq| board.distance(figure.square, to);
    for colour in Colour::ALL {
        let from = 6 * colour.index();
        let distance = away(board.spawn(colour));
        for (n, within) in [0, 1, 2, 3].into_iter().enumerate() {
            pen.flag(Shops, from + n, distance <= within);
        }
        let row = state.row(colour);
        let best = |paid: bool| {
            let some = row.iter().filter(|weapon| !paid || figure.can_pay(weapon.card().pickup));
            some.map(strength).max().unwrap_or(0)
        };
        pen.put(Shops, from + 4, best(true) * 16 / HARD);
        pen.put(Shops, from + 5, best(false) * 16 / HARD);
    }
    let has_tile =
        |s: &Sq| state.setup.turrets && !state.turn.grabbed.has(*s) || state.floor[*s] != Tile::NONE;
    let tiles: Vec<u8> = board.ammo_squares().iter().filter(has_tile).map(away).collect();
    let nearest = tiles.iter().copied().min().unwrap_or(9);
    for (n, within) in [0, 1, 2, 3].into_iter().enumerate() {
        pen.flag(Tiles, n, nearest <= within);
    }
    pen.put(Tiles, 4, tiles.iter().filter(|&&steps| steps <= 1).count() as i32 * 8);
    pen.put(Tiles, 5, tiles.len() as i32 * 2);
}

/// The squares that a figure's loaded weapons reach, each with how hard, after so many steps.
fn reach(state: &State, figure: &Figure, steps: u8) -> Vec<(SquareSet, i32)> {
    if !figure.square.is_on() {
        return Vec::new();
    }
    let from = if steps == 0 {
        figure.square.bit()
    } else {
        state.board().reach(figure.square, steps).or(figure.square.bit())
    };
    let one = |weapon| {
        let squares = from.iter().fold(SquareSet::NONE, |all, at| all.or(threat(state, weapon, at)));
        (squares, strength(weapon))
    };
    figure.loaded.iter().map(one).collect()
}

fn hardest(reach: &[(SquareSet, i32)], at: Sq) -> i32 {
    if !at.is_on() {
        return 0;
    }
    reach.iter().filter(|(squares, _)| squares.has(at)).map(|&(_, hard)| hard).max().unwrap_or(0) * 16 / HARD
}

fn rival(
    pen: &mut Pen<'_>,
    state: &State,
    slot: usize,
    (me, who): (Seat, Seat),
    [near, farther]: [&[(SquareSet, i32)]; 2],
    lead: i32,
) {
    let group = Group::Rivals;
    let at = slot * RIVAL;
    let figure = state.figure(who);
    let own = state.figure(me);
    pen.flag(group, at, true);
    pen.put(group, at + 1, lead * 16 / 1000);
    pen.steps(group, at + 2, figure.damage.len(), &DAMAGE_STEPS);
    let tokens = |of: Seat| figure.damage.iter().filter(|&&owner| owner == of).count() as i32;
    let mine = tokens(me);
    let best = state.players().filter(|&other| other != me && other != who).map(tokens).max().unwrap_or(0);
    pen.put(group, at + 12, mine * 4);
    pen.flag(group, at + 13, mine > 0 && mine >= best);
    pen.put(group, at + 14, (mine - best) * 4);
    pen.flag(group, at + 15, figure.damage.first() == Some(&me));
    pen.steps(group, at + 16, figure.marks[me.index()], &[1, 2, 3]);
    pen.steps(group, at + 19, own.marks[who.index()], &[1, 2, 3]);
    pen.steps(group, at + 22, figure.skulls, &[1, 2, 3, 4]);
    pen.flag(group, at + 26, figure.flipped);
    pen.put(group, at + 27, i32::from(figure.ammo.total()) * 16 / 9);
    pen.steps(group, at + 28, figure.loaded.len(), &[1, 2, 3]);
    pen.put(group, at + 31, figure.loaded.iter().map(strength).max().unwrap_or(0) * 16 / HARD);
    pen.put(group, at + 32, figure.hand.len() as i32 * 5);
    pen.flag(group, at + 33, !figure.square.is_on());
    pen.put(group, at + 34, hardest(near, figure.square));
    let several =
        near.iter().filter(|(squares, _)| figure.square.is_on() && squares.has(figure.square)).count();
    pen.put(group, at + 35, several as i32 * 8);
    pen.put(group, at + 36, hardest(farther, figure.square));
    pen.put(group, at + 37, hardest(&reach(state, figure, 0), own.square));
    pen.put(group, at + 38, hardest(&reach(state, figure, 2), own.square));
    if figure.square.is_on() && own.square.is_on() {
        let distance = state.board().distance(own.square, figure.square);
        for (n, within) in [0, 1, 2].into_iter().enumerate() {
            pen.flag(group, at + 39 + n, distance <= within);
        }
    }
    pen.flag(group, at + 42, state.is_bot(who));
    pen.flag(group, at + 43, state.turn.killed.contains(&who));
    pen.put(group, at + 44, token_worth(state, figure) * 16 / 200);
}

/// Spawnpoint tracks and turrets.
fn modes(pen: &mut Pen<'_>, state: &State, me: Seat) {
    if state.setup.domination {
        for colour in Colour::ALL {
            let (from, tokens) = (5 * colour.index(), &state.spawn_tracks[colour.index()]);
            let mine = i32::from(tokens[me.index()]);
            let others = tokens.iter().enumerate().filter(|&(n, _)| n != me.index());
            let best = others.map(|(_, &n)| i32::from(n)).max().unwrap_or(0);
            pen.put(Group::Tracks, from, mine * 4);
            pen.put(Group::Tracks, from + 1, (mine - best) * 8);
            pen.put(Group::Tracks, from + 2, i32::from(tokens.iter().sum::<u8>()) * 2);
            pen.flag(Group::Tracks, from + 3, mine > 0 && mine >= best);
            pen.flag(Group::Tracks, from + 4, state.turn.tagged >> colour.index() & 1 != 0);
        }
    }
    if state.setup.turrets {
        let owned = |who: Seat| state.turrets.some().filter(|(_, owner)| *owner == Some(who)).count() as i32;
        let best = state.players().filter(|&who| who != me).map(owned).max().unwrap_or(0);
        pen.put(Group::Turrets, 0, owned(me) * 4);
        pen.put(Group::Turrets, 1, (owned(me) - best) * 4);
        let square = state.figure(me).square;
        if square.is_on() {
            let near = state.board().near(square);
            let of = |mine: bool| {
                let held = |s: &Sq| state.turrets[*s].is_some_and(|owner| (owner == me) == mine);
                near.iter().filter(held).count() as i32
            };
            pen.put(Group::Turrets, 2, of(true) * 8);
            pen.put(Group::Turrets, 3, of(false) * 8);
        }
    }
}

#[cfg(test)]
mod tests {
    use adrenaline::Adrenaline;
    use engine::{Eyes, Game, Proof, Silent};

    use super::*;
    use crate::{Bot, RandomBot};

    /// Every input is in the list, and nearly all are used. Two equal cards are the same input twice: they add up.
    #[test]
    fn inputs_stay_in_their_list() {
        let (mut seen, mut inputs) = (vec![false; WIDTH], Vec::new());
        for (n, setup) in Adrenaline::setups().into_iter().enumerate() {
            let mut state = Adrenaline::start(&setup, n as u64).unwrap();
            let mut bot = RandomBot::seeded(n as u64);
            while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
                let me = eyes.seat();
                features(&state, me, state.figure(me).hand, &mut inputs);
                let mut sums = vec![0; WIDTH];
                inputs.iter().for_each(|&(which, much)| sums[usize::from(which)] += i32::from(much));
                assert!(sums.iter().all(|sum| sum.abs() <= 127), "{sums:?}");
                inputs.iter().for_each(|&(which, _)| seen[usize::from(which)] = true);
                let action = bot.choose(eyes);
                Adrenaline::apply(&mut state, action, &mut Silent);
            }
        }
        let idle = seen.iter().filter(|seen| !**seen).count();
        assert!(idle * 20 < WIDTH, "{idle} of {WIDTH} inputs are never used");
    }
}
