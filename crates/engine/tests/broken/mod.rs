//! The duel with one bug of your choice: what the conformance suite must catch.

use std::sync::atomic::{AtomicU32, Ordering};

use borsh::BorshSerialize;
use engine::about::{About, Spot};
use engine::example::{Action, Card, Duel, Event, Setup, State, View};
use engine::form::Field;
use engine::why::Cause;
use engine::{
    Chance, Decision, Events, Fault, Game, Message, Outcome, Proof, Refusal, Rule, Seat, Silent, Viewer,
    Words,
};
use serde::{Deserialize, Serialize};

/// The bugs by number.
pub(crate) mod bug {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_LEAKS: u8 = 1;
    pub(crate) const SPECTATOR_LEAKS: u8 = 2;
    pub(crate) const CARD_VANISHES: u8 = 3;
    pub(crate) const CHECK_LAX: u8 = 4;
    pub(crate) const CHECK_STRICT: u8 = 5;
    pub(crate) const ANY_SEAT: u8 = 6;
    pub(crate) const LIST_EMPTY: u8 = 7;
    pub(crate) const LIST_REPEATS: u8 = 8;
    pub(crate) const UNIVERSE_SMALL: u8 = 9;
    pub(crate) const NOT_DETERMINISTIC: u8 = 10;
    pub(crate) const LISTENERS_MATTER: u8 = 11;
    pub(crate) const NEVER_ENDS: u8 = 12;
    pub(crate) const FORGETS: u8 = 13;
    pub(crate) const NO_RULE: u8 = 14;
    pub(crate) const PEEKS: u8 = 15;
    pub(crate) const EARLY_OUTCOME: u8 = 16;
    pub(crate) const FAULTY: u8 = 17;
    pub(crate) const WITNESS_FORGETS: u8 = 18;
    pub(crate) const OTHER_QUESTION: u8 = 19;
    pub(crate) const PANICS: u8 = 20;
    pub(crate) const LABEL_LEAKS: u8 = 21;
    pub(crate) const PROMPT_LEAKS: u8 = 22;
    pub(crate) const TALE_LEAKS: u8 = 23;
    pub(crate) const FORM_SHORT: u8 = 24;
    pub(crate) const FORM_WRONG: u8 = 25;
    pub(crate) const ABOUT_LEAKS: u8 = 26;
    pub(crate) const POINTLESS: u8 = 27;
    pub(crate) const UNASKED_MUTE: u8 = 28;
    pub(crate) const BLAMES_WRONGLY: u8 = 29;
    pub(crate) const DENIES: u8 = 30;
    pub(crate) const BLAMES_AT_TIMES: u8 = 31;
    pub(crate) const FEARLESS: u8 = 32;
}

const NO: Rule = Rule::numbered("DUEL-FIRE-1");

static CALLS: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Broken<const BUG: u8>;

/// The duel's state, and a memory that its JSON leaves out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, BorshSerialize)]
pub(crate) struct Odd {
    duel: State,
    #[serde(skip)]
    memo: u32,
}

impl<const BUG: u8> Game for Broken<BUG> {
    const ID: &'static str = "broken-duel";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = Odd;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, seed: u64) -> Result<Odd, Refusal> {
        Duel::start(setup, seed).map(|duel| Odd { duel, memo: 0 })
    }
    fn seats(state: &Odd) -> usize {
        Duel::seats(&state.duel)
    }
    fn decision(state: &Odd) -> Option<Decision> {
        Duel::decision(&state.duel)
    }
    fn legal(state: &Odd, actions: &mut Vec<Action>) {
        if BUG == bug::LIST_EMPTY && state.duel.turns == 3 {
            return;
        }
        Duel::legal(&state.duel, actions);
        if BUG == bug::LIST_REPEATS && state.duel.turns == 3 {
            actions.extend(actions.first().copied());
        }
    }
    fn may(state: &Odd, action: Action) -> Result<(), Refusal> {
        match (BUG, action) {
            (bug::NO_RULE, Action::Draw) => {
                Duel::may(&state.duel, action).map_err(|_| Refusal::new("refusal-no", &[]))
            }
            (bug::CHECK_LAX, Action::Draw) => Ok(()),
            // Whoever asks about himself is refused for a reason that only the first to ask hears.
            (bug::DENIES, Action::Fire(target)) if target == state.duel.turn => Err(Refusal::because(
                Message::new("refusal-no").with("n", CALLS.fetch_add(1, Ordering::Relaxed) as u8),
                &[NO],
            )),
            (bug::CHECK_STRICT, Action::Toss(Card::Coin)) => Duel::may(&state.duel, Action::Dodge),
            _ => Duel::may(&state.duel, action),
        }
    }
    fn check(state: &Odd, seat: Seat, action: Action) -> Result<(), Refusal> {
        match Duel::decision(&state.duel) {
            Some(d) if d.seat != seat && BUG != bug::ANY_SEAT => Err(Refusal::new("refusal-not-yours", &[])),
            _ => Self::may(state, action),
        }
    }
    fn apply(state: &mut Odd, action: Action, events: &mut impl Events<Event>) {
        let duel = &mut state.duel;
        match BUG {
            bug::NEVER_ENDS => {
                duel.turns = 0;
                duel.hearts[..usize::from(duel.players)].fill(5);
            }
            bug::PANICS if duel.turns == 4 => panic!("the powder is wet"),
            bug::NOT_DETERMINISTIC => duel.chance.reseed(CALLS.fetch_add(1, Ordering::Relaxed).into()),
            bug::FORGETS => state.memo += 1,
            _ => {}
        }
        Duel::apply(duel, action, events);
        match (BUG, action) {
            (bug::CARD_VANISHES, Action::Toss(card)) => duel.discard[card as usize] -= 1,
            (bug::LISTENERS_MATTER, Action::Aim) => events.put(|| {
                duel.aim[3] = 1;
                Event::Aimed { seat: Seat(0) }
            }),
            _ => {}
        }
    }
    fn view(state: &Odd, viewer: Viewer) -> View {
        let mut view = Duel::view(&state.duel, viewer);
        match BUG {
            // "For statistics": how many dodges are still in the deck.
            bug::VIEW_LEAKS => view.discard[0] += 10 * state.duel.deck[0],
            bug::SPECTATOR_LEAKS if viewer == Viewer::Spectator => view.hand = Some(state.duel.hands[0]),
            _ => {}
        }
        view
    }
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            // Somebody who was told of the draw tells on that a coin was drawn.
            Event::Drew { seat, card: None } if BUG == bug::WITNESS_FORGETS => {
                Some(Event::Drew { seat: *seat, card: Some(Card::Coin) })
            }
            _ => Duel::witness(event, viewer),
        }
    }
    fn resample(state: &Odd, seat: Seat, seed: u64) -> Odd {
        let seed = match BUG {
            bug::PEEKS => seed ^ u64::from(state.duel.hands[0][0]),
            _ => seed,
        };
        let mut duel = Duel::resample(&state.duel, seat, seed);
        if BUG == bug::OTHER_QUESTION && duel.shot.is_some() {
            Duel::apply(&mut duel, Action::Take, &mut Silent);
        }
        Odd { duel, memo: state.memo }
    }
    fn dread(state: &Odd, seat: Seat) -> Odd {
        let duel = match BUG {
            bug::FEARLESS => Duel::resample(&state.duel, seat, 0),
            _ => Duel::dread(&state.duel, seat),
        };
        Odd { duel, memo: state.memo }
    }
    fn outcome(state: &Odd) -> Option<Outcome> {
        match BUG {
            bug::EARLY_OUTCOME if state.duel.turns == 5 => Some(Outcome { points: vec![], winners: vec![] }),
            _ => Duel::outcome(&state.duel),
        }
    }
    fn faults(state: &Odd) -> Vec<Fault> {
        let mut faults = Duel::faults(&state.duel);
        if BUG == bug::FAULTY && state.duel.turns == 2 {
            faults.push(Fault { place: "turns".into(), problem: "odd".into(), rules: vec![] });
        }
        faults
    }
    fn chance(state: &Odd) -> &Chance {
        Duel::chance(&state.duel)
    }
    fn chance_mut(state: &mut Odd) -> &mut Chance {
        Duel::chance_mut(&mut state.duel)
    }
    fn script_code(name: &str) -> Result<u8, String> {
        Duel::script_code(name)
    }
    fn reveals(state: &Odd, action: Action) -> bool {
        Duel::reveals(&state.duel, action)
    }
}

impl<const BUG: u8> Words for Broken<BUG> {
    const PREFIX: &'static str = Duel::PREFIX;

    fn form() -> Vec<Field> {
        let mut form = Duel::form();
        match BUG {
            bug::FORM_SHORT => drop(form.pop()),
            bug::FORM_WRONG => form.push(Field::flag("players")),
            _ => {}
        }
        form
    }
    fn prompt(state: &Odd) -> Message {
        let prompt = Duel::prompt(&state.duel);
        // Whoever waits is told how many dodges the other one holds.
        if BUG == bug::PROMPT_LEAKS { prompt.with("cards", state.duel.hands[1][0]) } else { prompt }
    }
    fn label(state: &Odd, action: Action) -> Message {
        let label = Duel::label(&state.duel, action);
        match (BUG, action) {
            (bug::LABEL_LEAKS, Action::Fire(target)) => {
                label.with("cards", state.duel.hands[target.index()][0])
            }
            _ => label,
        }
    }
    fn about(state: &Odd, action: Action) -> About {
        let about = Duel::about(&state.duel, action);
        match (BUG, action) {
            // The one with a dodge in hand is listed first.
            (bug::ABOUT_LEAKS, Action::Fire(target)) => {
                About { rank: state.duel.hands[target.index()][0], ..about }
            }
            _ => about,
        }
    }
    fn meant(state: &Odd, spot: &Spot) -> Option<Action> {
        Duel::meant(&state.duel, spot).filter(|_| BUG != bug::POINTLESS)
    }
    fn unasked(state: &Odd, spot: &Spot) -> Refusal {
        match BUG {
            bug::UNASKED_MUTE => Refusal::new("refusal-no", &[]),
            _ => Duel::unasked(&state.duel, spot),
        }
    }
    fn causes(state: &Odd, action: Option<Action>) -> Vec<Cause<Odd>> {
        let causes = Duel::causes(&state.duel, action).into_iter();
        causes
            .map(|cause| {
                let (says, on) = (cause.says.clone(), cause.on.clone());
                Cause::new(says, on, move |state: &mut Odd| {
                    if BUG == bug::BLAMES_AT_TIMES && CALLS.fetch_add(1, Ordering::Relaxed) % 3 == 1 {
                        return;
                    }
                    cause.lift(&mut state.duel);
                    // The next one is asked, whom nothing hinders.
                    if BUG == bug::BLAMES_WRONGLY {
                        state.duel.turn = Seat((state.duel.turn.0 + 1) % state.duel.players);
                    }
                })
            })
            .collect()
    }
    fn tell(state: &Odd, event: &Event) -> (Message, &'static [Rule]) {
        let (tale, rules) = Duel::tell(&state.duel, event);
        // The next card of the deck shows.
        if BUG == bug::TALE_LEAKS { (tale.with("cards", state.duel.deck[0]), rules) } else { (tale, rules) }
    }
}

impl<const BUG: u8> engine::journey::Ahead for Broken<BUG> {}

impl<const BUG: u8> Proof for Broken<BUG> {
    fn universe() -> Vec<Action> {
        let mut all = Duel::universe();
        if BUG == bug::UNIVERSE_SMALL {
            all.retain(|action| *action != Action::Take);
        }
        all
    }
    fn reasons() -> &'static [(&'static str, &'static [Rule])] {
        Duel::reasons()
    }
    fn things(state: &Odd) -> Vec<Spot> {
        let mut spots = Duel::things(&state.duel);
        spots.push(Spot::square("1,1"));
        spots
    }
    fn conserved(state: &Odd) -> Vec<(&'static str, i64)> {
        Duel::conserved(&state.duel)
    }
    fn setups() -> Vec<Setup> {
        Duel::setups()
    }
}
