//! The duel's rules.

use super::{Action, COPIES, Card, Cards, Duel, Event, HAND, KINDS, ROOM, Setup, State, TURNS, View, words};
use crate::about::{About, Spot};
use crate::form::Field;
use crate::journey::Ahead;
use crate::why::Cause;
use crate::{
    Chance, Decision, Events, Fault, Game, Message, Outcome, Proof, Refusal, Rule, Seat, Viewer, Words,
};

const TURN: Rule = Rule::numbered("DUEL-TURN-1");
const AIM: Rule = Rule::numbered("DUEL-AIM-1");
const DRAW: Rule = Rule::numbered("DUEL-DRAW-1");
const TOSS: Rule = Rule::numbered("DUEL-TOSS-1");
const FIRE: Rule = Rule::numbered("DUEL-FIRE-1");
const DODGE: Rule = Rule::numbered("DUEL-DODGE-1");
const END: Rule = Rule::numbered("DUEL-END-1");

/// Script codes of die faces follow those of the cards: face n is `DIE + n`.
pub(super) const DIE: u8 = 10;

fn count(cards: Cards) -> u8 {
    cards.iter().sum()
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    fn lives(&self, seat: Seat) -> bool {
        self.hearts.get(seat.index()).is_some_and(|&hearts| hearts > 0)
    }

    fn is_over(&self) -> bool {
        self.turns >= TURNS || self.seats().filter(|&seat| self.lives(seat)).count() < 2
    }

    fn draw(&mut self) -> Card {
        let deck = self.deck;
        let kind = usize::from(self.chance.draw(
            |code| deck.get(usize::from(code)).is_some_and(|&n| n > 0),
            |luck| pick(&deck, luck) as u8,
        ));
        self.deck[kind] -= 1;
        Card::ALL[kind]
    }

    fn hurt(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let i = seat.index();
        self.hearts[i] -= 1;
        events.put(|| Event::Hurt { seat });
        if self.hearts[i] == 0 {
            // The dead leave their cards: nothing vanishes.
            for kind in 0..KINDS {
                self.discard[kind] += std::mem::take(&mut self.hands[i][kind]);
            }
            events.put(|| Event::Died { seat });
        }
    }

    /// DUEL-TURN-1
    fn end_action(&mut self) {
        self.left -= 1;
        if self.left == 0 && !self.is_over() {
            self.turns += 1;
            self.left = 2;
            let mut next = self.turn.0;
            loop {
                next = (next + 1) % self.players;
                if self.lives(Seat(next)) {
                    break;
                }
            }
            self.turn = Seat(next);
        }
    }
}

crate::reasons! {
    /// Why something may not be done.
    enum Reason {
        Over = "refusal-game-over" [END],
        NotHit = "refusal-duel-not-hit" [DODGE],
        AnswerFirst = "refusal-duel-answer-first" [DODGE],
        Aimed = "refusal-duel-aimed" [AIM],
        HandFull = "refusal-duel-hand-full" [DRAW],
        NotHeld = "refusal-duel-not-held" [TOSS],
        NoTarget = "refusal-duel-no-target" [FIRE],
        Act = "refusal-duel-act" [TURN],
    }
}

impl State {
    /// May this be done now? Each rule stands here, and nowhere else.
    fn may(&self, action: Action) -> Result<(), Reason> {
        let me = self.turn.index();
        let unless = |right: bool, reason| if right { Ok(()) } else { Err(reason) };
        unless(!self.is_over(), Reason::Over)?;
        if let Action::Dodge | Action::Take = action {
            return unless(self.shot.is_some(), Reason::NotHit);
        }
        unless(self.shot.is_none(), Reason::AnswerFirst)?;
        let steady = self.aim[me] < 2;
        match action {
            Action::Aim => unless(steady, Reason::Aimed),
            Action::Draw => unless(count(self.hands[me]) < HAND && count(self.deck) > 0, Reason::HandFull),
            Action::Toss(card) => {
                unless(self.hands[me][card as usize] > 0, Reason::NotHeld)?;
                unless(steady, Reason::Aimed)
            }
            Action::Fire(target) => unless(target != self.turn && self.lives(target), Reason::NoTarget),
            Action::Dodge | Action::Take => Ok(()),
        }
    }
}

/// A kind of card from a pile, each card equally likely.
fn pick(pile: &Cards, luck: &mut Chance) -> usize {
    let mut n = luck.below(u32::from(count(*pile))) as u8;
    for (kind, &cards) in pile.iter().enumerate() {
        if n < cards {
            return kind;
        }
        n -= cards;
    }
    0
}

impl Game for Duel {
    const ID: &'static str = "duel";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
        if !(2..=ROOM as u8).contains(&setup.players) || !(1..=5).contains(&setup.hearts) {
            return Err(Refusal::new("refusal-duel-setup", &[END]));
        }
        let mut state = State {
            players: setup.players,
            hearts: [0; ROOM],
            aim: [0; ROOM],
            hands: [[0; KINDS]; ROOM],
            deck: [COPIES; KINDS],
            discard: [0; KINDS],
            turn: Seat(0),
            left: 2,
            turns: 0,
            shot: None,
            chance: Chance::seeded(seed),
        };
        for seat in state.seats() {
            state.hearts[seat.index()] = setup.hearts;
            for _ in 0..2 {
                let card = state.draw();
                state.hands[seat.index()][card as usize] += 1;
            }
        }
        Ok(state)
    }

    fn seats(state: &State) -> usize {
        usize::from(state.players)
    }

    fn decision(state: &State) -> Option<Decision> {
        if state.is_over() {
            return None;
        }
        Some(Decision { seat: state.shot.unwrap_or(state.turn), secret: state.shot.is_some() })
    }

    fn legal(state: &State, actions: &mut Vec<Action>) {
        let all = [Action::Dodge, Action::Take, Action::Aim].into_iter();
        let all = all.chain(Card::ALL.map(Action::Toss)).chain([Action::Draw]);
        let all = all.chain(state.seats().map(Action::Fire));
        actions.extend(all.filter(|&action| state.may(action).is_ok()));
    }

    fn may(state: &State, action: Action) -> Result<(), Refusal> {
        state.may(action).map_err(Refusal::from)
    }

    fn apply(state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let seat = state.turn;
        let me = seat.index();
        match action {
            Action::Aim => {
                state.aim[me] += 1;
                events.put(|| Event::Aimed { seat });
            }
            Action::Draw => {
                let card = state.draw();
                state.hands[me][card as usize] += 1;
                events.put(|| Event::Drew { seat, card: Some(card) });
            }
            Action::Toss(card) => {
                state.hands[me][card as usize] -= 1;
                state.discard[card as usize] += 1;
                state.aim[me] += 1;
                events.put(|| Event::Tossed { seat, card });
            }
            Action::Fire(target) => {
                let face = state
                    .chance
                    .draw(|code| (DIE + 1..=DIE + 6).contains(&code), |luck| DIE + 1 + luck.below(6) as u8);
                let die = face - DIE;
                let hit = die + std::mem::take(&mut state.aim[me]) >= 5;
                events.put(|| Event::Fired { seat, target, die, hit });
                // DUEL-DODGE-1: asked only if there is something to choose.
                if hit && state.hands[target.index()][Card::Dodge as usize] > 0 {
                    state.shot = Some(target);
                    return;
                }
                if hit {
                    state.hurt(target, events);
                }
            }
            Action::Dodge => {
                if let Some(target) = state.shot.take() {
                    state.hands[target.index()][Card::Dodge as usize] -= 1;
                    state.discard[Card::Dodge as usize] += 1;
                    events.put(|| Event::Dodged { seat: target });
                }
            }
            Action::Take => {
                if let Some(target) = state.shot.take() {
                    state.hurt(target, events);
                }
            }
        }
        state.end_action();
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = state.seats().find(|&seat| viewer.is(seat));
        let n = usize::from(state.players);
        let asked = Self::decision(state).filter(|d| !d.secret || viewer.is(d.seat)).map(|d| d.seat);
        View {
            hand: own.map(|seat| state.hands[seat.index()]),
            hearts: state.hearts[..n].to_vec(),
            aim: state.aim[..n].to_vec(),
            held: state.hands[..n].iter().map(|&hand| count(hand)).collect(),
            deck: count(state.deck),
            discard: state.discard,
            turn: state.turn,
            left: state.left,
            turns: state.turns,
            asked,
            pause: state.shot.is_some() && asked.is_none(),
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            seen => seen.clone(),
        })
    }

    fn resample(state: &State, seat: Seat, seed: u64) -> State {
        let mut guess = state.clone();
        let mut luck = Chance::seeded(seed);
        let others: Vec<usize> = state.seats().filter(|&s| s != seat).map(Seat::index).collect();
        for &other in &others {
            for kind in 0..KINDS {
                guess.deck[kind] += std::mem::take(&mut guess.hands[other][kind]);
            }
        }
        // Somebody else is asked, so somebody else must hold a Dodge. Who it is, this seat has seen in the shot.
        if let Some(shot) = state.shot.filter(|&shot| shot != seat) {
            guess.deck[Card::Dodge as usize] -= 1;
            guess.hands[shot.index()][Card::Dodge as usize] += 1;
        }
        for &other in &others {
            while count(guess.hands[other]) < count(state.hands[other]) {
                let kind = pick(&guess.deck, &mut luck);
                guess.deck[kind] -= 1;
                guess.hands[other][kind] += 1;
            }
        }
        guess.chance.reseed(luck.next_u64());
        guess
    }

    fn dread(state: &State, seat: Seat) -> State {
        let mut world = state.clone();
        let own = state.hands[seat.index()];
        let unseen: Cards = std::array::from_fn(|kind| COPIES - state.discard[kind] - own[kind]);
        for other in state.seats().filter(|&other| other != seat) {
            if count(state.hands[other.index()]) > 0 {
                world.hands[other.index()] = unseen;
            }
        }
        world
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let points: Vec<i32> = state.seats().map(|seat| state.hearts[seat.index()].into()).collect();
        let best = points.iter().max().copied().unwrap_or(0);
        let winners = state.seats().filter(|seat| points[seat.index()] == best).collect();
        Some(Outcome { points, winners })
    }

    fn faults(state: &State) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut need = |right: bool, place: &str, problem: &str, rule: Rule| {
            if !right {
                faults.push(Fault { place: place.into(), problem: problem.into(), rules: vec![rule] });
            }
        };
        if !(2..=ROOM as u8).contains(&state.players) {
            need(false, "players", "two to four can play", END);
            return faults;
        }
        let n = usize::from(state.players);
        need(
            state.turn.index() < n && state.lives(state.turn),
            "turn",
            "must be the seat of somebody alive",
            TURN,
        );
        need((0..=2).contains(&state.left), "left", "a turn has two actions", TURN);
        need(state.is_over() || state.left > 0, "left", "no action is left in this turn", TURN);
        need(state.turns <= TURNS, "turns", "the game is over after thirty turns", END);
        let sum = |kind: usize| {
            let held: u32 = state.hands.iter().map(|hand| u32::from(hand[kind])).sum();
            held + u32::from(state.deck[kind]) + u32::from(state.discard[kind])
        };
        let whole = (0..KINDS).all(|kind| sum(kind) == u32::from(COPIES));
        need(whole, "hands", "with deck and discard there must be five cards of each kind", DRAW);
        for seat in 0..ROOM {
            let place = |what: &str| format!("{what}[{seat}]");
            need(state.hearts[seat] <= 5, &place("hearts"), "five hearts at most", END);
            need(state.aim[seat] <= 2, &place("aim"), "two at most", AIM);
            let held: u32 = state.hands[seat].iter().map(|&n| u32::from(n)).sum();
            need(held <= HAND.into(), &place("hands"), "three cards at most", DRAW);
            need(held == 0 || state.hearts[seat] > 0, &place("hands"), "the dead hold no cards", END);
            need(seat < n || state.hearts[seat] == 0, &place("hearts"), "nobody sits there", END);
        }
        if let Some(shot) = state.shot {
            let dodges = state.hands.get(shot.index()).map_or(0, |hand| hand[Card::Dodge as usize]);
            need(dodges > 0 && shot != state.turn, "shot", "must be another seat that holds a Dodge", DODGE);
        }
        faults
    }

    fn chance(state: &State) -> &Chance {
        &state.chance
    }

    fn chance_mut(state: &mut State) -> &mut Chance {
        &mut state.chance
    }

    fn script_code(name: &str) -> Result<u8, String> {
        words::script_code(name)
    }

    fn reveals(_: &State, action: Action) -> bool {
        matches!(action, Action::Toss(_) | Action::Dodge)
    }
}

impl Words for Duel {
    const PREFIX: &'static str = "DUEL";

    fn form() -> Vec<Field> {
        vec![Field::number("players", 2, ROOM as u32), Field::number("hearts", 1, 5)]
    }
    fn prompt(state: &State) -> Message {
        let key = if state.shot.is_some() { "duel-prompt-dodge" } else { "duel-prompt-act" };
        Self::decision(state).map_or(Message::new(key), |asked| words::of(asked.seat, key))
    }
    fn label(_: &State, action: Action) -> Message {
        words::label(action)
    }
    fn about(_: &State, action: Action) -> About {
        words::about(action)
    }
    fn meant(_: &State, spot: &Spot) -> Option<Action> {
        words::meant(spot)
    }
    fn unasked(state: &State, _: &Spot) -> Refusal {
        if state.shot.is_some() { Reason::AnswerFirst } else { Reason::Act }.into()
    }
    fn causes(state: &State, action: Option<Action>) -> Vec<Cause<State>> {
        words::causes(state.turn, action)
    }
    fn tell(_: &State, event: &Event) -> (Message, &'static [Rule]) {
        match event {
            Event::Aimed { seat } => (words::of(*seat, "duel-event-aimed"), &[AIM]),
            Event::Drew { seat, .. } => (words::of(*seat, "duel-event-drew"), &[DRAW]),
            Event::Tossed { seat, .. } => (words::of(*seat, "duel-event-tossed"), &[TOSS]),
            Event::Fired { seat, die, .. } => {
                (words::of(*seat, "duel-event-fired").with("die", *die), &[FIRE])
            }
            Event::Dodged { seat } => (words::of(*seat, "duel-event-dodged"), &[DODGE]),
            Event::Hurt { seat } => (words::of(*seat, "duel-event-hurt"), &[FIRE]),
            Event::Died { seat } => (words::of(*seat, "duel-event-died"), &[END]),
        }
    }
}

/// Nobody walks in a duel.
impl Ahead for Duel {}

impl Proof for Duel {
    fn universe() -> Vec<Action> {
        let mut all = vec![Action::Aim, Action::Draw, Action::Dodge, Action::Take];
        all.extend(Card::ALL.map(Action::Toss));
        all.extend((0..ROOM as u8).map(|n| Action::Fire(Seat(n))));
        all
    }
    fn reasons() -> &'static [(&'static str, &'static [Rule])] {
        Reason::TABLE
    }
    fn things(state: &State) -> Vec<Spot> {
        Card::ALL.map(Spot::card).into_iter().chain(state.seats().map(Spot::figure)).collect()
    }
    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        let sum = |kind: usize| {
            let held: u8 = state.hands.iter().map(|hand| hand[kind]).sum();
            i64::from(held + state.deck[kind] + state.discard[kind])
        };
        vec![("dodges", sum(0)), ("cigars", sum(1)), ("coins", sum(2))]
    }
    fn setups() -> Vec<Setup> {
        (2..=4).flat_map(|players| [1, 3].map(|hearts| Setup { players, hearts })).collect()
    }
}
