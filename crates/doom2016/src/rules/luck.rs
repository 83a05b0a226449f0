//! Luck: cards drawn and dice rolled, and the names by which a script asks for them (D16-GEN-6, D16-ATK-5).

use engine::{Events, Seat};
use skirmish::{Dice, DieId};

use crate::event::Event;
use crate::{
    Card, CardSet, Cards, ClassKind, DieKind, EventCard, EventCards, GloryCard, GloryCards, Pool, State,
};

/// Script codes: action cards first, then these.
const EVENTS: u8 = 80;
const GLORY: u8 = 120;
const CLASSES: u8 = 140;
const FACES: u8 = 170;

/// How many classes are offered (D16-SET-4).
const OFFER: u32 = 3;

impl State {
    /// Offer class cards to a marine (D16-SET-4).
    pub(crate) fn offer_classes(&mut self, who: u8) {
        for _ in 0..OFFER.min(self.classes.len()) {
            let classes = self.classes;
            let fits = |code: u8| {
                code >= CLASSES
                    && ClassKind::ALL
                        .get(usize::from(code - CLASSES))
                        .is_some_and(|&class| classes.has(class))
            };
            let code = self.chance.draw(fits, |luck| {
                classes.nth(luck.below(classes.len())).map_or(0, |class| CLASSES + class.index() as u8)
            });
            let class = ClassKind::ALL[usize::from(code - CLASSES)];
            self.classes.remove(class);
            self.marine_mut(who).offer.insert(class);
        }
    }

    /// Take the top card of a marine's deck; the discards are shuffled into a new deck if it is empty (D16-GEN-6).
    pub(crate) fn take_top(&mut self, who: u8, events: &mut impl Events<Event>) -> Option<Card> {
        let marine = self.marine_mut(who);
        if marine.deck.is_empty() {
            if marine.discard.is_empty() {
                return None;
            }
            marine.deck.rest = marine.discard;
            marine.discard = Cards::NONE;
            let who = Some(Seat(who));
            events.put(|| Event::Reshuffled { who });
        }
        let next = self.marine(who).deck.next();
        let fits = |code: u8| Card::from_index(usize::from(code)).is_some_and(|card| next.has(card));
        let code = self
            .chance
            .draw(fits, |luck| next.nth(luck.below(next.len())).map_or(0, |card| card.index() as u8));
        let card = Card::from_index(usize::from(code))?;
        self.marine_mut(who).deck.remove(card);
        Some(card)
    }

    /// A marine draws so many cards.
    pub(crate) fn draw_cards(&mut self, who: u8, n: u8, events: &mut impl Events<Event>) {
        let mut drawn = Cards::NONE;
        for _ in 0..n {
            let Some(card) = self.take_top(who, events) else { break };
            self.marine_mut(who).hand.insert(card);
            drawn.insert(card);
        }
        if !drawn.is_empty() {
            let (who, invader) = (Seat(who), self.invader_seat());
            events.put(|| Event::Drew { who, cards: drawn.iter().collect(), n: drawn.len() as u8, invader });
        }
    }

    /// A marine draws up to his hand size (D16-MAR-6).
    pub(crate) fn draw_up(&mut self, who: u8, events: &mut impl Events<Event>) {
        let missing = u32::from(self.rating(who).hand).saturating_sub(self.marine(who).hand.len());
        self.draw_cards(who, missing as u8, events);
    }

    /// Take the top card of the event deck: for the hand, or to defend a demon (D16-EVT-2).
    pub(crate) fn take_event(&mut self, events: &mut impl Events<Event>) -> Option<EventCard> {
        if self.invader.deck.is_empty() {
            if self.invader.discard.is_empty() {
                return None;
            }
            self.invader.deck = self.invader.discard;
            self.invader.discard = EventCards::NONE;
            events.put(|| Event::Reshuffled { who: None });
        }
        let deck = self.invader.deck;
        let card_of = |code: u8| code.checked_sub(EVENTS).and_then(|n| EventCard::from_index(usize::from(n)));
        let code = self.chance.draw(
            |code| card_of(code).is_some_and(|card| deck.has(card)),
            |luck| deck.nth(luck.below(deck.len())).map_or(0, |card| EVENTS + card.index() as u8),
        );
        let card = card_of(code)?;
        self.invader.deck.remove(card);
        Some(card)
    }

    /// The invader draws so many event cards (D16-STA-4).
    pub(crate) fn draw_events(&mut self, n: u8, events: &mut impl Events<Event>) {
        let mut drawn = EventCards::NONE;
        for _ in 0..n {
            let Some(card) = self.take_event(events) else { break };
            self.invader.hand.insert(card);
            drawn.insert(card);
        }
        if !drawn.is_empty() {
            let invader = self.invader_seat();
            events.put(|| Event::DrewEvents { cards: drawn.iter().collect(), n: drawn.len() as u8, invader });
        }
    }

    /// A marine draws a glory kill card (D16-GLO-2).
    pub(crate) fn draw_glory(&mut self, who: u8, events: &mut impl Events<Event>) -> bool {
        if self.glory.is_empty() {
            (self.glory, self.glory_discard) = (self.glory_discard, GloryCards::NONE);
        }
        let deck = self.glory;
        if deck.is_empty() {
            return false;
        }
        let card_of = |code: u8| code.checked_sub(GLORY).and_then(|n| GloryCard::from_index(usize::from(n)));
        let code = self.chance.draw(
            |code| card_of(code).is_some_and(|card| deck.has(card)),
            |luck| deck.nth(luck.below(deck.len())).map_or(0, |card| GLORY + card.index() as u8),
        );
        let Some(card) = card_of(code) else { return false };
        self.glory.remove(card);
        self.marine_mut(who).glory.insert(card);
        let who = Seat(who);
        events.put(|| Event::GloryDrawn { who, card });
        true
    }

    /// Roll a die: the number of its face.
    pub(crate) fn roll_die(&mut self, die: DieKind) -> u8 {
        let first = FACES + 6 * die.index() as u8;
        let code =
            self.chance.draw(|code| (first..first + 6).contains(&code), |luck| first + luck.below(6) as u8);
        code - first
    }

    /// Roll these dice of a pool (D16-ATK-5).
    pub(crate) fn roll(&mut self, pool: Pool, dice: Dice, faces: &mut [u8; 6]) {
        for (n, die) in (0..).map(DieId).zip(pool.dice()).filter(|&(n, _)| dice.has(n)) {
            faces[n.index()] = self.roll_die(die);
        }
    }
}

/// The cards of the next copy of a set that nobody holds (D16-SET-5).
pub(crate) fn free_copy(set: CardSet, held: Cards) -> Option<Cards> {
    (1..=set.sheet().copies).map(|copy| set.cards(copy)).find(|cards| cards.and(held).is_empty())
}

/// The script code of a card, a class, an initiative card or a face of a die (`R3`: its third face, `Rx2`: the first
/// face that shows 2).
pub(crate) fn script_code(name: &str) -> Result<u8, String> {
    if let Ok(card) = name.parse::<Card>() {
        return Ok(card.index() as u8);
    }
    if let Ok(card) = name.parse::<EventCard>() {
        return Ok(EVENTS + card.index() as u8);
    }
    if let Ok(card) = name.parse::<GloryCard>() {
        return Ok(GLORY + card.index() as u8);
    }
    if let Ok(class) = name.parse::<ClassKind>() {
        return Ok(CLASSES + class.index() as u8);
    }
    match name {
        "initiative-invader" => return Ok(crate::initiative::CODES + 4),
        "initiative-1" | "initiative-2" | "initiative-3" | "initiative-4" => {
            return Ok(crate::initiative::CODES + name.as_bytes()[11] - b'1');
        }
        _ => {}
    }
    let explain = || {
        format!(
            "`{name}` is no card, class or face; write a card by its name, R3 or B3 for the third face of a die, \
             Rx2 for a red face that shows 2, or initiative-1 to -4 and initiative-invader"
        )
    };
    let mut letters = name.chars();
    let letter = letters.next().ok_or_else(explain)?;
    let die = DieKind::ALL.into_iter().find(|die| die.letter() == letter).ok_or_else(explain)?;
    let rest = letters.as_str();
    let by_number = rest.parse::<usize>().ok().filter(|n| (1..=6).contains(n)).map(|n| n - 1);
    let by_face = || {
        let shown: u8 = rest.strip_prefix('x')?.parse().ok()?;
        die.faces().iter().position(|&face| face == shown)
    };
    let face = by_number.or_else(by_face).ok_or_else(explain)?;
    Ok(FACES + 6 * die.index() as u8 + face as u8)
}
