//! Guessing what is hidden: another position that looks the same to one seat.

use engine::{Chance, Decision, Seat, Silent};

use crate::frame::{Charge, Frame, Names, Stage, Window};
use crate::initiative::InitiativeCard;
use crate::view::coming;
use crate::{Action, Card, Cards, DemonKind, DemonKinds, EventCard, EventCards, InvasionKind, Side, State};

/// Deals that may fail to explain the question that is open, before a card is chosen that does.
const TRIES: u32 = 24;

/// A card that somebody must hold in a deal.
#[derive(Clone, Copy)]
enum Must {
    Nothing,
    Event(EventCard),
    Action(u8, Card),
}

/// Deal all that `seat` cannot see anew, from its view and the seed alone (D16-MIS-5).
///
/// Marines do not know the event cards in hand, the invasion card and which card it lets carry argent face down; the
/// invader does not know the marines' cards; neither knows places in the initiative deck that only others have seen.
pub(crate) fn resample(state: &State, seat: Seat, seed: u64) -> State {
    let mut luck = Chance::seeded(seed);
    let asked = state.open_decision();
    let mut guess = deal(state, seat, Must::Nothing, &mut luck);
    // Whoever is asked sees why, and so do all others at the end of the game.
    if let Some(asked) = asked.filter(|asked| asked.seat != seat) {
        guess = explained(state, seat, asked, guess, &mut luck);
    }
    guess.chance.reseed(luck.next_u64());
    guess
}

/// Whoever holds cards has all that the other side has not seen.
pub(crate) fn dread(state: &State, seat: Seat) -> State {
    let mut world = state.clone();
    if seat != state.invader_seat() {
        if !state.invader.hand.is_empty() {
            world.invader.hand = state.invader.hand.or(state.invader.deck);
        }
        return world;
    }
    for who in state.marine_ids() {
        let marine = world.marine_mut(who);
        if !marine.hand.is_empty() {
            marine.hand = marine.hand.or(marine.deck.all());
        }
    }
    world
}

/// A deal with which somebody else has the question that is open, as far as `seat` may know it.
fn explained(state: &State, seat: Seat, asked: Decision, first: State, luck: &mut Chance) -> State {
    let mut guess = first;
    for _ in 0..TRIES {
        if explains(&mut guess, seat, asked) {
            return guess;
        }
        guess = deal(state, seat, Must::Nothing, luck);
    }
    let musts = musts(state, seat);
    let start = luck.below(musts.len() as u32) as usize;
    for must in musts.iter().cycle().skip(start).take(musts.len()) {
        let mut better = deal(state, seat, *must, luck);
        if explains(&mut better, seat, asked) {
            return better;
        }
    }
    guess
}

/// Every card that somebody may hold for all that `seat` knows.
fn musts(state: &State, seat: Seat) -> Vec<Must> {
    if seat != state.invader_seat() {
        return state.invader.hand.or(state.invader.deck).iter().map(Must::Event).collect();
    }
    let cards = |who: u8| state.marine(who).hand.or(state.marine(who).deck.all());
    state.marine_ids().flat_map(|who| cards(who).iter().map(move |card| Must::Action(who, card))).collect()
}

fn deal(state: &State, seat: Seat, must: Must, luck: &mut Chance) -> State {
    let mut guess = state.clone();
    let side = if seat == state.invader_seat() { Side::Invader } else { Side::Marines };
    deal_initiative(&mut guess, side, luck);
    match side {
        Side::Invader => {
            for who in state.marine_ids() {
                let must = match must {
                    Must::Action(marine, card) if marine == who => Some(card),
                    _ => None,
                };
                deal_marine(&mut guess, who, must, luck);
            }
        }
        Side::Marines => {
            let must = match must {
                Must::Event(card) => Some(card),
                _ => None,
            };
            deal_events(&mut guess, must, luck);
            deal_invasion(&mut guess, luck);
        }
    }
    guess
}

/// Initiative cards whose place the side does not know change places (D16-INT-29).
fn deal_initiative(guess: &mut State, side: Side, luck: &mut Chance) {
    let deck = &mut guess.round.initiative;
    let mut hidden =
        deck.top.iter_mut().chain(&mut deck.bottom).filter(|settled| !settled.known_to(side)).peekable();
    if hidden.peek().is_none() {
        return;
    }
    let cards = |counts: [u8; 5]| {
        let all = counts.into_iter().enumerate();
        all.flat_map(|(n, count)| std::iter::repeat_n(InitiativeCard::at(n), usize::from(count)))
    };
    let mut pool: Vec<InitiativeCard> = cards(deck.rest).collect();
    let mut places: Vec<_> = hidden.collect();
    pool.extend(places.iter().map(|settled| settled.card));
    pool.sort_unstable_by_key(|card| card.place());
    for settled in &mut places {
        settled.card = pool.swap_remove(luck.below(pool.len() as u32) as usize);
    }
    deck.rest = [0; 5];
    pool.into_iter().for_each(|card| deck.add(card));
}

/// A marine's hand and deck anew. What was put on top of his deck and is not in his hand still lies there (D16-ITM-4).
fn deal_marine(guess: &mut State, who: u8, must: Option<Card>, luck: &mut Chance) {
    let marine = guess.marine_mut(who);
    let held = marine.hand.len();
    let mut pool = marine.hand.or(marine.deck.all());
    let (mut first, mut hand) = (Cards::NONE, Cards::NONE);
    for layer in &mut marine.deck.top {
        let mut set = whole(*layer).and(pool);
        pool = pool.minus(set);
        let mut left = Cards::NONE;
        for _ in 0..layer.len() {
            let spare = must.map_or(set, |card| set.minus([card].into_iter().collect()));
            let from = if spare.is_empty() { set } else { spare };
            if let Some(card) = take(from, luck) {
                set.remove(card);
                left.insert(card);
            }
        }
        *layer = left;
        first = first.or(set);
    }
    while hand.len() < held {
        let wanted = must.filter(|card| pool.has(*card) && first.is_empty() || first.has(*card));
        let Some(card) = wanted.or_else(|| take(first, luck)).or_else(|| take(pool, luck)) else { break };
        first.remove(card);
        pool.remove(card);
        hand.insert(card);
    }
    (marine.hand, marine.deck.rest) = (hand, pool.or(first));
}

/// The whole sets that cards belong to.
fn whole(cards: Cards) -> Cards {
    cards.iter().fold(Cards::NONE, |all, card| {
        let copies = (1..=card.set().sheet().copies).map(|copy| card.set().cards(copy));
        copies.filter(|copy| copy.has(card)).fold(all, |all, copy| all.or(copy))
    })
}

fn take(from: Cards, luck: &mut Chance) -> Option<Card> {
    from.nth(luck.below(from.len()))
}

/// The invader's hand anew, from what is in hand and deck.
fn deal_events(guess: &mut State, must: Option<EventCard>, luck: &mut Chance) {
    let held = guess.invader.hand.len();
    let mut pool = guess.invader.hand.or(guess.invader.deck);
    let mut hand: EventCards = must.into_iter().filter(|_| held > 0).collect();
    pool = pool.minus(hand);
    while hand.len() < held
        && let Some(card) = pool.nth(luck.below(pool.len()))
    {
        pool.remove(card);
        hand.insert(card);
    }
    (guess.invader.hand, guess.invader.deck) = (hand, pool);
}

/// The invasion card anew, of those that all can explain, and the argent of the cards that lie face down.
fn deal_invasion(guess: &mut State, luck: &mut Chance) {
    let before = guess.clone();
    let Some(true_card) = before.invader.invasion else { return };
    let mut argent: Vec<u8> = DemonKind::ALL
        .into_iter()
        .filter(|&kind| !before.demon_card(kind).up)
        .map(|kind| before.demon_card(kind).argent)
        .filter(|&argent| argent > 0)
        .collect();
    argent.sort_unstable();
    let fits = |card: &InvasionKind| {
        carriers(&before, *card).len() as usize >= argent.len()
            && before.frames.iter().all(|frame| match frame {
                Frame::Summon(summon) => {
                    let groups = card.groups(before.portal_colour(summon.portal));
                    match coming(&before, summon) {
                        Some(group) => groups.contains(&group),
                        None => groups[0] != groups[1],
                    }
                }
                _ => true,
            })
    };
    let cards: Vec<InvasionKind> = before.invader.possible.iter().filter(fits).collect();
    let card = cards.get(luck.below(cards.len() as u32) as usize).copied().unwrap_or(true_card);
    guess.invader.invasion = Some(card);
    let mut kinds: Vec<DemonKind> = carriers(&before, card).iter().collect();
    for kind in DemonKind::ALL.into_iter().filter(|&kind| !before.demon_card(kind).up) {
        guess.demon_card_mut(kind).argent = 0;
    }
    for tokens in argent {
        if !kinds.is_empty() {
            let kind = kinds.swap_remove(luck.below(kinds.len() as u32) as usize);
            guess.demon_card_mut(kind).argent = tokens;
        }
    }
    mend_frames(guess, &before);
}

/// Kinds whose cards lie face down and may carry argent with this invasion card (D16-STA-5).
pub(crate) fn carriers(state: &State, card: InvasionKind) -> DemonKinds {
    let from_map = state.arena().mission().demons.iter().map(|&(kind, _)| kind).collect();
    let down = |kind: &DemonKind| state.demon_card(*kind).laid && !state.demon_card(*kind).up;
    state.kinds_of(card).or(from_map).iter().filter(down).collect()
}

/// What frames say about the invasion card, for the one that was dealt.
fn mend_frames(guess: &mut State, before: &State) {
    let on_cards = guess.chargeable_kinds();
    let mut summoning = false;
    let mut frames = guess.frames;
    for frame in &mut frames {
        match frame {
            Frame::Summon(summon) => {
                let group = coming(before, summon);
                let groups = guess.groups(summon.portal);
                summon.group =
                    group.and_then(|group| groups.iter().position(|&one| one == group)).map(|n| n as u8);
            }
            Frame::Charge(Charge { on, .. }) if !summoning => *on = on_cards,
            _ => {}
        }
        summoning = matches!(frame, Frame::Summon(_));
    }
    guess.frames = frames;
}

/// Does a deal explain the question that somebody else has? A secret one may be anybody's and at any step that looks
/// the same: the first that fits is put on top.
fn explains(guess: &mut State, seat: Seat, asked: Decision) -> bool {
    if !asked.secret {
        return question(guess) == Some((asked, guess.clone()));
    }
    let stages: Vec<State> = match guess.top() {
        Some(Frame::Window(window)) => windows(guess, *window),
        Some(Frame::Attack) => attacks(guess),
        _ => Vec::new(),
    };
    let fits = |(decision, _): &(Decision, State)| decision.secret && decision.seat != seat;
    match stages.iter().filter_map(question).find(fits) {
        Some((_, found)) => {
            *guess = found;
            true
        }
        None => false,
    }
}

/// The question that comes up in a position, if it is the next thing that happens.
fn question(state: &State) -> Option<(Decision, State)> {
    let mut after = state.clone();
    if after.settle(&mut Silent) {
        return None;
    }
    let mut actions: Vec<Action> = Vec::new();
    after.list_legal(&mut actions);
    if actions.is_empty() {
        return None;
    }
    Some((after.open_decision()?, after))
}

/// A window at each of its stages, nothing used in it.
fn windows(guess: &State, window: Window) -> Vec<State> {
    let stages = 0..=guess.marines.len() as u8;
    let at = |stage: u8| {
        let mut state = guess.clone();
        state.set_top(Frame::Window(Window { stage, used: Names::NONE, ..window }));
        state
    };
    stages.map(at).collect()
}

/// An attack at each of the stages with secret questions that look the same, nothing used in it.
fn attacks(guess: &State) -> Vec<State> {
    let Some(attack) = guess.attack() else { return Vec::new() };
    let fresh = attack.everyone
        && attack.revealed.is_none()
        && attack.done_demons.is_empty()
        && attack.done_marines.is_empty();
    let stages: &[Stage] = match attack.stage {
        Stage::BeforeRoll => &[Stage::BeforeRoll],
        _ if fresh => &[Stage::Common, Stage::Defend, Stage::Attack],
        _ => &[Stage::Defend, Stage::Attack],
    };
    let at = |&stage: &Stage| {
        let mut state = guess.clone();
        state.go_to(stage);
        state
    };
    stages.iter().map(at).collect()
}
