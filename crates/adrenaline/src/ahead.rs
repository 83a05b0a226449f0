//! Looking ahead for somebody who points at the board: where a run leads, what can be grabbed there, whom a weapon hits,
//! and what a figure sees and threatens.

use engine::Seat;
use engine::about::{Kind, Spot};
use engine::journey::{Ahead, Eye, Lead};

use crate::rules::turns::limits;
use crate::steps::{Errand, Frame, Walk};
use crate::{Action, Adrenaline, SquareSet, State};

impl Ahead for Adrenaline {
    fn lead(state: &State, action: Action) -> Lead {
        let walks = matches!(state.frames.last(), Some(Frame::Walk(_)));
        match action {
            Action::Run | Action::Grab | Action::Shoot => Lead::Open(0),
            Action::To(to) if walks => Lead::Stride(state.board().distance(state.actor().square, to)),
            Action::Tile(_) if walks => Lead::Deed(vec![Spot::square(state.actor().square)]),
            Action::Take(weapon) if walks => {
                Lead::Deed(vec![Spot::new(Kind::Weapon, weapon), Spot::square(state.actor().square)])
            }
            Action::Fire(..) if walks => Lead::Arm,
            Action::Hit(targets) => {
                let figures = targets.seats().map(Spot::figure);
                let points = targets.colours().map(|colour| Spot::new(Kind::Spawnpoint, colour));
                Lead::Deed(figures.chain(points).collect())
            }
            _ => Lead::Nothing,
        }
    }

    fn walker(state: &State) -> Option<Spot> {
        matches!(state.frames.last(), Some(Frame::Walk(_))).then(|| Spot::figure(state.turn.seat))
    }

    fn place(state: &State, figure: &Spot) -> Option<Spot> {
        let square = state.figures.get(named(figure)?.index())?.square;
        square.is_on().then(|| Spot::square(square))
    }

    /// A run that could go on is over where it was meant to lead.
    fn close(state: &State) -> Option<Action> {
        let run =
            matches!(state.frames.last(), Some(Frame::Walk(Walk { errand: Errand::Run, walked: true, .. })));
        run.then_some(Action::Done)
    }

    /// Who walks to grab or to shoot must do so where he comes to: that is proposed there.
    fn may_stay(state: &State) -> bool {
        matches!(state.frames.last(), Some(Frame::Walk(Walk { errand: Errand::Run, .. })))
    }

    fn wounds(state: &State, figure: &Spot) -> u8 {
        let figure = named(figure).and_then(|seat| state.figures.get(seat.index()));
        figure.map_or(0, |figure| figure.damage.len() as u8)
    }

    fn seen_by(state: &State, figure: &Spot) -> Vec<Spot> {
        let Some(me) = named(figure).filter(|seat| seat.index() < state.figures.len()) else {
            return Vec::new();
        };
        let square = state.figure(me).square;
        let others = (0..state.figures.len() as u8).map(Seat).filter(|&seat| seat != me);
        let sees = |seat: &Seat| {
            let from = state.figure(*seat).square;
            from.is_on() && square.is_on() && state.board().see(from).has(square)
        };
        others.filter(sees).map(Spot::figure).collect()
    }

    fn eye(guess: &State, figure: &Spot) -> Option<Eye> {
        let seat = named(figure)?;
        let at = guess.figures.get(seat.index())?.square;
        if !at.is_on() {
            return None;
        }
        let mut state = guess.clone();
        state.turn.seat = seat;
        let (board, limits) = (guess.board(), limits(&state));
        let names = |squares: SquareSet| squares.iter().map(|square| square.to_string()).collect();
        let stands = board.reach(at, limits.shoot).or(at.bit());
        let threatened = stands.iter().fold(SquareSet::NONE, |all, from| all.or(board.see(from)));
        Some(Eye {
            sees: names(board.see(at)),
            reaches: names(board.reach(at, limits.run.max(limits.grab)).or(at.bit())),
            threatens: names(threatened),
        })
    }
}

fn named(figure: &Spot) -> Option<Seat> {
    figure.id.parse().ok().filter(|_| figure.on == Kind::Figure)
}
