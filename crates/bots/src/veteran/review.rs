//! The judge of games that are over: what somebody did is tried out against what else could have been done, on guesses at
//! what he could not see; and what came of it against what could have come of it with other luck.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{Chance, Eyes, Game, Seat};

use super::tryout::{Course, Tryout};
use super::{ActionOf, Look, Planner, SURE, StateOf, plans};
use crate::analysis::{Critic, Scale, Stroke, Verdict};
use crate::contest::{Contest, mean};
use crate::net::Net;
use crate::{Level, Style};

/// Questions with more answers than this are not gone through answer by answer.
const ANSWERS: usize = 8;
/// Guesses at how it stands.
const STANDING: u64 = 2;
/// What luck must change to be worth a word, in 65,536ths of a game.
const STROKE: i32 = 2600;
/// Something is better if it is by so many tenths of what luck alone may do.
const DOUBT: i32 = 20;
/// Decisions that are played out for one comparison, at most.
const MOST: u32 = 6000;
/// The marines' eyes, through which the chart is drawn.
const MARINES: Seat = Seat(0);

/// Somebody who judges the decisions of others by what games have taught.
pub struct Reviewer<P> {
    net: Arc<Net>,
    look: Look,
    /// Guesses for a first glance, and for a second look at whatever seems to matter.
    guesses: [usize; 2],
    planner: PhantomData<fn() -> P>,
}

impl<P: Planner> Reviewer<P> {
    /// A judge who looks as long as a player of this level; none below a veteran, who was taught by nothing.
    pub fn of(level: Level) -> Option<Self> {
        let (look, guesses) = match level {
            Level::Veteran => (P::LOOKS[1], [6, 32]),
            Level::Nightmare => (P::LOOKS[2], [12, 96]),
            _ => return None,
        };
        // An activation and no more: what comes after it has other decisions in it. Whoever calls something a mistake has to
        // be surer than whoever takes the better of two plans.
        let contest = Contest { doubt: DOUBT, ..look.contest };
        let look = Look { contest, turns: 1, most: MOST, ..look };
        Some(Reviewer { net: P::shipped(), look, guesses, planner: PhantomData })
    }

    fn tryout(&self, me: Seat, invader: bool) -> Tryout<'_, P> {
        Tryout::new(&self.net, self.look, me, invader)
    }

    /// What was done first, then what else could have been.
    fn candidates(
        &self,
        guess: &StateOf<P>,
        seat: Seat,
        legal: &[ActionOf<P>],
        chosen: &[ActionOf<P>],
        seed: u64,
    ) -> Vec<Vec<ActionOf<P>>> {
        let soldier = P::soldier(Style::Even, seed);
        let mut others = plans(&soldier, guess, seat, legal, self.look.plans);
        if others.is_empty() {
            let mut own = soldier.clone();
            let first = own.answer(guess, seat, legal).filter(|first| legal.contains(first));
            others.extend(first.map(|first| std::iter::once(first).chain(own.rest()).collect::<Vec<_>>()));
            if legal.len() <= ANSWERS {
                let known = others.first().and_then(|plan| plan.first().copied());
                others.extend(legal.iter().filter(|&&action| Some(action) != known).map(|&it| vec![it]));
            }
        }
        // Whoever has begun like this can still go on like that.
        others.retain(|plan| !plan.starts_with(chosen));
        others.insert(0, chosen.to_vec());
        others
    }
}

/// Courses tried out on the same guesses, as many as there is time for; what each is worth, guess by guess.
fn tried<P: Planner>(
    tryout: &mut Tryout<'_, P>,
    eyes: &Eyes<'_, P::Game>,
    courses: &[Course<'_, ActionOf<P>>],
    guesses: usize,
    luck: &mut Chance,
) -> Vec<Vec<i32>> {
    let mut found = vec![Vec::new(); courses.len()];
    tryout.decisions = 0;
    for n in 0..guesses {
        if n > 0 && tryout.is_enough() {
            break;
        }
        let seed = luck.next_u64();
        let guess = eyes.guess(seed);
        for (course, found) in courses.iter().zip(&mut found) {
            found.push(tryout.play(&guess, *course, seed));
        }
    }
    found
}

/// A course by its place: what was done comes first.
fn course<A>(n: usize, plan: &[A]) -> Course<'_, A> {
    if n == 0 { Course::Deed(plan) } else { Course::Plan(plan) }
}

impl<P: Planner> Critic<P::Game> for Reviewer<P> {
    fn scale(&self) -> Scale {
        Scale::Chance
    }

    fn is_proved(&self, state: &StateOf<P>) -> bool {
        [false, true].into_iter().all(|invader| P::is_trusted(state, invader))
    }

    fn round(&self, state: &StateOf<P>) -> Option<u32> {
        Some(P::time(state)).filter(|&round| round > 0)
    }

    fn is_landmark(&self, before: &StateOf<P>, now: &StateOf<P>) -> bool {
        P::turn(before) != P::turn(now)
    }

    fn standing(&mut self, state: &StateOf<P>, seed: u64) -> Vec<i32> {
        let mut tryout = self.tryout(MARINES, false);
        let guesses = (0..STANDING).map(|n| P::Game::resample(state, MARINES, seed.wrapping_add(n)));
        let found: Vec<i32> = guesses.map(|guess| tryout.worth(&guess)).collect();
        mean(&found).into_iter().collect()
    }

    fn goes_on(&self, before: &StateOf<P>, now: &StateOf<P>) -> bool {
        P::stretch(before).is_some() && P::stretch(before) == P::stretch(now)
    }

    fn weigh(
        &mut self,
        eyes: &Eyes<'_, P::Game>,
        chosen: &[ActionOf<P>],
        seed: u64,
    ) -> Option<Verdict<ActionOf<P>>> {
        let legal = eyes.legal();
        if legal.len() < 2 {
            return None;
        }
        let guess = eyes.guess(seed);
        let invader = P::is_invader(&guess, eyes.seat());
        let plans = self.candidates(&guess, eyes.seat(), &legal, chosen, seed);
        if plans.len() < 2 {
            return None;
        }
        let (mut luck, mut tryout) = (Chance::seeded(seed), self.tryout(eyes.seat(), invader));
        let courses: Vec<_> = plans.iter().enumerate().map(|(n, plan)| course(n, plan)).collect();
        let glance = tried(&mut tryout, eyes, &courses, self.guesses[0], &mut luck);
        let worth = |found: &[i32]| mean(found).map(|worth| if invader { SURE + worth } else { worth });
        let own = worth(&glance[0])?;
        let best = (1..plans.len()).max_by_key(|&n| (worth(&glance[n]), std::cmp::Reverse(n)))?;
        let fine = Verdict { worth: own, best: chosen.to_vec(), best_worth: own };
        if worth(&glance[best])? <= own + self.look.contest.margin {
            return Some(fine);
        }
        // Of many plans one looks good by luck alone: it has to on other guesses, too.
        let pair = [courses[0], courses[best]];
        let closer = tried(&mut tryout, eyes, &pair, self.guesses[1], &mut luck);
        let own = worth(&closer[0])?;
        if !self.look.contest.is_clear(&closer[1], &closer[0]) {
            return Some(Verdict { worth: own, best_worth: own, ..fine });
        }
        Some(Verdict { worth: own, best: plans[best].clone(), best_worth: worth(&closer[1])? })
    }

    fn luck(
        &mut self,
        eyes: &Eyes<'_, P::Game>,
        chosen: &[ActionOf<P>],
        after: &StateOf<P>,
        seed: u64,
    ) -> Option<Stroke> {
        let seat = eyes.seat();
        let start = eyes.guess(seed);
        let invader = P::is_invader(&start, seat);
        let part = |state: &StateOf<P>| P::part(state, &start, &self.look);
        let over = P::Game::decision(after).is_none() || part(&start) != part(after);
        let (mut luck, mut tryout) = (Chance::seeded(seed), self.tryout(seat, invader));
        for (n, guesses) in self.guesses.into_iter().enumerate() {
            let expected = tried(&mut tryout, eyes, &[Course::Deed(chosen)], guesses, &mut luck);
            tryout.decisions = 0;
            let came = |_| {
                let seed = luck.next_u64();
                let guess = P::Game::resample(after, seat, seed);
                if over {
                    tryout.worth(&guess)
                } else {
                    tryout.play_on(&start, &guess, Course::Plan(&[]), seed)
                }
            };
            let came: Vec<i32> = (0..guesses).map(came).collect();
            let sure = if invader { SURE } else { 0 };
            let stroke = Stroke { expected: sure + mean(&expected[0])?, came: sure + mean(&came)? };
            if stroke.change().abs() < STROKE {
                return None;
            }
            if n + 1 == self.guesses.len() {
                return Some(stroke);
            }
        }
        None
    }
}
