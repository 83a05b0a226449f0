//! What others will do: the best turns of a seat are tried out against soldiers until it is its turn again.

use adrenaline::{Action, Adrenaline, State};
use engine::{Chance, Eyes, Game, Seat, Silent};

use super::plan::{Search, play};
use super::value::{Judge, Taste};
use super::{BUDGET, WIDTH, Weights, simplified};
use crate::blur::Blur;
use crate::contest::Contest;

/// Turns that are tried out.
pub(super) const LINES: usize = 6;
/// How they are compared, in hundredths of a point.
const CONTEST: Contest = Contest { guesses: [3, 4, 6], margin: 0, doubt: 10 };
/// Decisions until it is the seat's turn again, at most.
const MOST: u32 = 400;

/// Turns that are tried out on the same guesses.
pub(super) struct Trial<'a, J> {
    eyes: &'a Eyes<'a, Adrenaline>,
    judge: J,
    luck: Chance,
    legal: Vec<Action>,
}

impl<'a, J: Judge> Trial<'a, J> {
    pub(super) fn new(eyes: &'a Eyes<'a, Adrenaline>, judge: J, luck: Chance) -> Self {
        Trial { eyes, judge, luck, legal: Vec::new() }
    }

    /// The line to take: the first one, unless another is clearly better. And what each of those is worth that were not
    /// given up.
    pub(super) fn best(mut self, lines: &[(i32, Vec<Action>)]) -> (usize, Vec<Option<i32>>) {
        CONTEST.hold(lines.len(), |left| {
            let guess = self.eyes.guess(self.luck.next_u64());
            Some(left.iter().map(|&line| self.worth(guess.clone(), &lines[line].1)).collect())
        })
    }

    /// Carries a line out, lets soldiers go on until it is the seat's turn again, and judges what has become of it.
    fn worth(&mut self, mut state: State, line: &[Action]) -> i32 {
        let (me, begun) = (self.judge.me(), state.turn.number);
        follow(&mut state, me, line);
        for _ in 0..MOST {
            let Some(decision) = Adrenaline::decision(&state) else { break };
            if (state.turn.seat, decision.seat) == (me, me) && state.turn.number != begun {
                break;
            }
            let line = soldiers_line(&state, decision.seat);
            if !follow(&mut state, decision.seat, &line) {
                self.legal.clear();
                Adrenaline::legal(&state, &mut self.legal);
                Adrenaline::apply(&mut state, self.legal[0], &mut Silent);
            }
        }
        self.judge.value(&simplified(state, me))
    }
}

/// What a soldier in this seat would do.
fn soldiers_line(state: &State, seat: Seat) -> Vec<Action> {
    let now = simplified(state.clone(), seat);
    let known = now.figure(seat).hand;
    let taste = Taste { me: seat, known, weights: &Weights::TUNED, blur: Blur::NONE };
    Search::new(taste, WIDTH).line(&now, BUDGET).1
}

/// Carries a line out as far as the rules allow: what it foresaw may have come otherwise. Was it anything?
fn follow(state: &mut State, seat: Seat, line: &[Action]) -> bool {
    let mut gone = 0;
    for &action in line {
        if Adrenaline::check(state, seat, action).is_err() {
            break;
        }
        play(state, action);
        gone += 1;
    }
    gone > 0
}

#[cfg(test)]
mod tests {
    use adrenaline::Setup;

    use super::super::learned::{Learned, shipped};
    use super::super::{Greedy, TAUGHT_BUDGET, TAUGHT_WIDTH};
    use super::*;
    use crate::{Bot, Style};

    /// On guesses that it was not chosen by, what was chosen beats the line that looked best before anybody answered.
    #[test]
    fn whoever_thinks_of_the_answers_of_others_is_better_off() {
        let (net, setup) = (shipped(), Setup { players: 4, ..Setup::default() });
        let (mut gained, mut changed, mut tried) = (0, 0, 0);
        let mut state = Adrenaline::start(&setup, 3).unwrap();
        let mut soldiers: Vec<Greedy> = (0..4).map(Greedy::new).collect();
        let mut turn = 0;
        while let Some(eyes) = Eyes::<Adrenaline>::of(&state).filter(|_| changed < 12) {
            let me = eyes.seat();
            if state.turn.number != turn && state.turn.seat == me {
                turn = state.turn.number;
                let now = simplified(eyes.guess(turn.into()), me);
                let known = now.figure(me).hand;
                let judge = || {
                    let taste = Taste { me, known, weights: &Weights::TUNED, blur: Blur::NONE };
                    Learned::new(taste, &net, Style::Even)
                };
                let lines = Search::new(judge(), TAUGHT_WIDTH).lines(&now, TAUGHT_BUDGET, LINES);
                let (best, _) = Trial::new(&eyes, judge(), Chance::seeded(turn.into())).best(&lines);
                if best > 0 {
                    let mut anew = Trial::new(&eyes, judge(), Chance::seeded(0));
                    let mut worth = |line: usize, guess: u64| anew.worth(eyes.guess(guess), &lines[line].1);
                    gained += (900..908).map(|guess| worth(best, guess) - worth(0, guess)).sum::<i32>();
                    changed += 1;
                }
                tried += 1;
            }
            let action = soldiers[me.index()].choose(eyes);
            Adrenaline::apply(&mut state, action, &mut Silent);
        }
        assert!(changed >= 8, "{changed} of {tried} turns were changed");
        assert!(gained > 0, "{gained} hundredths of a point in {changed} turns");
    }
}
