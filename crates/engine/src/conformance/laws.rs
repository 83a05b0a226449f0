//! The laws, each with the sentence that a failure is reported under.

use super::trial::Trial;
use crate::table::{asks_others, dread};
use crate::{Decision, Proof, Seat, Silent, Viewer};

pub(super) const SETUP: &str = "every set-up of the game can be played, written and read";
pub(super) const FORM: &str = "the form of a set-up names every option, and what it offers can be read";
pub(super) const NOTATION: &str = "an action is read as it is written";
pub(super) const LISTED: &str = "while there is a decision the list of legal actions is not empty";
pub(super) const ONCE: &str = "the list of legal actions is a list without repetition, the same each time";
pub(super) const KNOWN: &str = "every legal action is in the universe";
pub(super) const DOORS: &str = "what passes `check` is exactly what is listed";
pub(super) const REASON: &str = "a refusal has a code and cites a rule";
pub(super) const OTHERS: &str = "nobody acts for another seat";
pub(super) const OUTCOME: &str = "there is an outcome exactly when nobody decides";
pub(super) const ENDS: &str = "every game ends";
pub(super) const BALANCE: &str = "what is conserved neither appears nor vanishes";
pub(super) const ROUND_TRIP: &str = "a position is read as it is written";
pub(super) const SOUND: &str = "a position that can be reached has no faults";
pub(super) const SAME: &str = "the same actions give the same game";
pub(super) const REPLAY: &str = "a replay file gives the same game";
pub(super) const VIEW: &str = "a position dealt anew looks the same to the seat it was dealt for";
pub(super) const PUBLIC: &str = "a spectator knows nothing that a player does not know";
pub(super) const ASKED: &str = "a position dealt anew asks the same question of those who may know it";
pub(super) const WORDS: &str = "prompts, labels, what they are about, and tales say the same whatever it is that their reader does not know";
pub(super) const MEANT: &str = "whoever points at what a choice is about means something";
pub(super) const BLIND: &str = "dealing anew depends on the view and the seed alone";
pub(super) const PLAYED_ON: &str = "a position dealt anew can be played on";
pub(super) const DREAD: &str =
    "whoever may be asked in secret, for all that is known, is asked where others hold all that they might";
pub(super) const WITNESS: &str = "what was witnessed once shows no less and no more when it is told on";
pub(super) const CALM: &str = "the rules do not panic";

/// In how many close looks views are written once. Values that are equal are written alike: to see that now and then is
/// enough.
const BYTES_EVERY: u64 = 16;

/// A law that does not hold.
pub(super) struct Breach {
    pub(super) law: &'static str,
    pub(super) detail: String,
}

pub(super) fn broken(law: &'static str, detail: String) -> Breach {
    Breach { law, detail }
}

fn holds(law: &'static str, right: bool, detail: impl FnOnce() -> String) -> Result<(), Breach> {
    if right { Ok(()) } else { Err(broken(law, detail())) }
}

impl<G: Proof> Trial<'_, G> {
    /// Nothing that is conserved appears or vanishes.
    pub(super) fn balance(&self) -> Result<(), Breach> {
        let now = G::conserved(self.table.state());
        holds(BALANCE, now == self.conserved, || format!("now {now:?}, at the start {:?}", self.conserved))
    }

    /// The list of legal actions is a proper list.
    pub(super) fn list(&mut self, legal: &[G::Action]) -> Result<(), Breach> {
        holds(LISTED, !legal.is_empty(), || "it is empty".into())?;
        let step = self.report.decisions + 1;
        for action in legal {
            let place = self.universe.places.get(action);
            let Some(&place) = place else { return Err(broken(KNOWN, format!("`{action}` is not"))) };
            let before = std::mem::replace(&mut self.listed[place], step);
            holds(ONCE, before != step, || format!("`{action}` is listed twice"))?;
        }
        Ok(())
    }

    /// `check` agrees with the list on the action chosen and on a few others.
    pub(super) fn doors(
        &mut self,
        decision: Decision,
        legal: &[G::Action],
        chosen: G::Action,
    ) -> Result<(), Breach> {
        self.door(decision, legal, chosen)?;
        for _ in 0..self.config.universe_sample {
            let any = self.luck.below(self.universe.list.len() as u32) as usize;
            if let Some(action) = self.universe.list.get(any) {
                self.door(decision, legal, *action)?;
            }
        }
        if let Some(other) = self.another_seat(decision) {
            self.report.checks += 1;
            let answer = G::check(self.table.state(), other, chosen);
            holds(OTHERS, answer.is_err(), || {
                format!("{other} may `{chosen}`, the decision of {}", decision.seat)
            })?;
        }
        Ok(())
    }

    /// `check` agrees with the list on everything.
    pub(super) fn all_doors(&mut self, decision: Decision, legal: &[G::Action]) -> Result<(), Breach> {
        let universe = self.universe;
        universe.list.iter().chain(legal).try_for_each(|action| self.door(decision, legal, *action))
    }

    fn door(&mut self, decision: Decision, legal: &[G::Action], action: G::Action) -> Result<(), Breach> {
        self.report.checks += 1;
        let listed = legal.contains(&action);
        match G::check(self.table.state(), decision.seat, action) {
            Ok(()) => holds(DOORS, listed, || format!("`{action}` passes but is not listed")),
            Err(refusal) => {
                holds(DOORS, !listed, || format!("`{action}` is listed but refused: {refusal}"))?;
                let reason = !refusal.code().is_empty() && !refusal.rules.is_empty();
                holds(REASON, reason, || format!("`{action}` is refused by {refusal:?}"))
            }
        }
    }

    /// Every viewer may be told of every event.
    pub(super) fn witnesses(&mut self, events: &[G::Event], close: bool) -> Result<(), Breach> {
        let seats = G::seats(self.table.state()) as u8;
        for event in events {
            self.report.events += 1;
            let public = G::witness(event, Viewer::Spectator);
            for viewer in (0..seats).map(|n| Viewer::Seat(Seat(n))) {
                let Some(seen) = G::witness(event, viewer) else {
                    let quiet = public.is_none();
                    holds(PUBLIC, quiet, || format!("a spectator sees {public:?} and {viewer:?} does not"))?;
                    continue;
                };
                if close {
                    self.tale(viewer, &seen)?;
                }
                let told = G::witness(&seen, viewer);
                holds(WITNESS, told.as_ref() == Some(&seen), || {
                    format!("{viewer:?}: {seen:?}, then {told:?}")
                })?;
                let told = G::witness(&seen, Viewer::Spectator);
                holds(WITNESS, told == public, || {
                    format!("{seen:?} of {viewer:?} is told on as {told:?}, not {public:?}")
                })?;
            }
        }
        Ok(())
    }

    /// An event is told a viewer in words that follow from what he knows.
    fn tale(&mut self, viewer: Viewer, seen: &G::Event) -> Result<(), Breach> {
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let state = self.table.state();
        let guess = G::resample(state, seat, self.luck.next_u64());
        let (was, is) = (G::tell(state, seen), G::tell(&guess, seen));
        holds(WORDS, was == is, || format!("{seat} hears of {seen:?} {was:?}, dealt anew {is:?}"))
    }

    /// A question is put in words that follow from what its reader knows.
    fn words(&self, seat: Seat, guess: &G::State, legal: &[G::Action]) -> Result<(), Breach> {
        let state = self.table.state();
        let (was, is) = (G::prompt(state), G::prompt(guess));
        holds(WORDS, was == is, || format!("{seat} is asked {was:?}, dealt anew {is:?}"))?;
        for &action in legal {
            let (was, is) = (G::label(state, action), G::label(guess, action));
            holds(WORDS, was == is, || format!("`{action}` of {seat} is {was:?}, dealt anew {is:?}"))?;
            let (was, is) = (G::about(state, action), G::about(guess, action));
            holds(WORDS, was == is, || {
                format!("`{action}` of {seat} is about {was:?}, dealt anew about {is:?}")
            })?;
            let (was, is) = (G::shot(state, action), G::shot(guess, action));
            holds(WORDS, was == is, || format!("`{action}` of {seat} promises {was:?}, dealt anew {is:?}"))?;
        }
        // One is enough: asking costs as much as listing.
        let spot = legal.iter().find_map(|&action| G::about(state, action).spots.first().cloned());
        if let Some(spot) = spot {
            let meant = G::meant(state, &spot).is_some();
            holds(MEANT, meant, || format!("{seat} points at {spot:?} and means nothing"))?;
        }
        Ok(())
    }

    /// The costly laws: round trips, words, resampling.
    pub(super) fn close_look(
        &mut self,
        decision: Option<Decision>,
        legal: &[G::Action],
    ) -> Result<(), Breach> {
        self.round_trip()?;
        let state = self.table.state();
        let mut twice = legal.to_vec();
        G::legal(state, &mut twice);
        let (first, second) = twice.split_at(legal.len().min(twice.len()));
        holds(ONCE, first == legal && second == legal, || format!("{legal:?} and then {twice:?}"))?;
        let public = G::view(state, Viewer::Spectator);
        for seat in (0..G::seats(state) as u8).map(Seat) {
            self.resamples(seat, decision, legal, &public)?;
        }
        Ok(())
    }

    fn round_trip(&mut self) -> Result<(), Breach> {
        self.report.round_trips += 1;
        let state = self.table.state();
        let faults = G::faults(state);
        holds(SOUND, faults.is_empty(), || format!("{faults:?}"))?;
        let json = serde_json::to_string(state).map_err(|e| broken(ROUND_TRIP, e.to_string()))?;
        let again: G::State =
            serde_json::from_str(&json).map_err(|e| broken(ROUND_TRIP, format!("{e}: {json}")))?;
        let same = again == *state && G::hash(&again) == G::hash(state);
        holds(ROUND_TRIP, same, || difference(&format!("{state:?}"), &format!("{again:?}")))
    }

    fn resamples(
        &mut self,
        seat: Seat,
        decision: Option<Decision>,
        legal: &[G::Action],
        public: &G::View,
    ) -> Result<(), Breach> {
        self.report.resamples += 1;
        let (a, b) = (self.luck.next_u64(), self.luck.next_u64());
        let state = self.table.state();
        let guess = G::resample(state, seat, a);
        self.looks_the_same(VIEW, seat, &G::view(state, seat.into()), &G::view(&guess, seat.into()))?;
        self.looks_the_same(PUBLIC, seat, public, &G::view(&guess, Viewer::Spectator))?;
        let asked = G::decision(&guess);
        let known = decision.filter(|d| !d.secret || d.seat == seat);
        let same = match known {
            Some(_) => asked == decision,
            None => asked.is_some() == decision.is_some() && asked.is_none_or(|d| d.seat != seat),
        };
        holds(ASKED, same, || format!("for {seat}: {decision:?} became {asked:?}"))?;
        if asked.is_some_and(|d| d.seat == seat) {
            let mut list = Vec::new();
            G::legal(&guess, &mut list);
            holds(ASKED, list == legal, || format!("{seat} may {legal:?}, dealt anew {list:?}"))?;
            self.words(seat, &guess, legal)?;
            Self::reckons(seat, &guess, legal[a as usize % legal.len()])?;
        } else if known.is_some() {
            self.words(seat, &guess, &[])?;
        }
        let faults = G::faults(&guess);
        holds(SOUND, faults.is_empty(), || format!("dealt anew for {seat}: {faults:?}"))?;
        let kept = G::conserved(&guess);
        holds(BALANCE, kept == self.conserved, || format!("dealt anew for {seat}: {kept:?}"))?;
        let (once, twice) = (G::resample(state, seat, b), G::resample(&guess, seat, b));
        let dealt = |state: &G::State| format!("{state:?}");
        holds(BLIND, once == twice, || format!("for {seat}: {}", difference(&dealt(&once), &dealt(&twice))))?;
        self.play_on(seat, guess)
    }

    /// An action that asks somebody else in secret where cards were dealt anew does so with the worst of cards, all else
    /// being the same.
    fn reckons(seat: Seat, guess: &G::State, action: G::Action) -> Result<(), Breach> {
        let Some(worst) = dread::<G>(guess, seat) else { return Ok(()) };
        let asked = asks_others::<G>(worst, action, seat) || !asks_others::<G>(guess.clone(), action, seat);
        holds(DREAD, asked, || format!("after `{action}` of {seat} somebody may be asked"))
    }

    /// A view of a position dealt anew is the same; now and then also in the bytes that leave the house.
    fn looks_the_same(
        &self,
        law: &'static str,
        seat: Seat,
        was: &G::View,
        is: &G::View,
    ) -> Result<(), Breach> {
        let bytes = self.report.round_trips.is_multiple_of(BYTES_EVERY);
        if was == is && !bytes {
            return Ok(());
        }
        let json = |view| serde_json::to_string(view).map_err(|e| broken(law, e.to_string()));
        let (old, new) = (json(was)?, json(is)?);
        holds(law, was == is && old == new, || {
            let viewer = if law == VIEW { "that seat" } else { "a spectator" };
            format!("dealt anew for {seat}, {viewer} sees {}", difference(&old, &new))
        })
    }

    fn play_on(&mut self, seat: Seat, mut guess: G::State) -> Result<(), Breach> {
        let mut legal = Vec::new();
        for step in 0..self.config.play_on {
            if G::decision(&guess).is_none() {
                break;
            }
            legal.clear();
            G::legal(&guess, &mut legal);
            holds(PLAYED_ON, !legal.is_empty(), || format!("for {seat}: no legal action after {step} more"))?;
            let action = legal[self.luck.below(legal.len() as u32) as usize];
            G::apply(&mut guess, action, &mut Silent);
        }
        let kept = G::conserved(&guess);
        holds(PLAYED_ON, kept == self.conserved, || format!("for {seat}: {kept:?}, not {:?}", self.conserved))
    }
}

/// Where two long texts part, with enough around it to find the place.
fn difference(was: &str, is: &str) -> String {
    let same = was.bytes().zip(is.bytes()).take_while(|(a, b)| a == b).count();
    let cut = |text: &str| -> String {
        let from = text.char_indices().map(|(i, _)| i).take_while(|i| i + 60 <= same).last().unwrap_or(0);
        text[from..].chars().take(140).collect()
    };
    format!("at byte {same}\n  …{}…\nand\n  …{}…", cut(was), cut(is))
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn a_difference_is_shown_with_what_is_around_it() {
        let (was, is) = ("é".repeat(100) + "a", "é".repeat(100) + "b");
        let shown = difference(&was, &is);
        assert!(
            shown.starts_with("at byte 200\n") && shown.contains("éa…") && shown.contains("éb…"),
            "{shown}"
        );
        assert_eq!(difference("", ""), "at byte 0\n  ……\nand\n  ……");
    }
}
