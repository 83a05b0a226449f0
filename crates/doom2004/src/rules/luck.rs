//! All luck: cards and dice (D04-INV-1, D04-INV-2, D04-ATK-3).

use engine::Events;
use skirmish::{Dice, DieId};

use crate::event::Event;
use crate::{DieKind, InvaderCard, InvaderCards, Pool, State};

/// Script codes of die faces: after the numbers of the cards, six for each die.
const FACE_CODES: u8 = 100;

impl State {
    /// Take a card from the deck by luck; there is always one.
    pub(crate) fn draw_card(&mut self) -> InvaderCard {
        let deck = self.deck;
        let fits = |code: u8| InvaderCard::from_index(usize::from(code)).is_some_and(|card| deck.has(card));
        let code = self
            .chance
            .draw(fits, |luck| deck.nth(luck.below(deck.len())).map_or(0, |card| card.index() as u8));
        let card = InvaderCard::from_index(usize::from(code)).expect("the code of a card in the deck");
        self.deck.remove(card);
        card
    }

    /// The last card was taken: a frag (D04-WIN-3), and a new deck (D04-INV-2).
    pub(crate) fn check_deck(&mut self, events: &mut impl Events<Event>) {
        if self.deck.is_empty() {
            self.frags = self.frags.saturating_add(1);
            self.deck = self.discard;
            self.discard = InvaderCards::NONE;
            let frags = self.frags;
            events.put(|| Event::RanOut { frags });
        }
    }

    /// Roll these dice of a pool (D04-ATK-3).
    pub(crate) fn roll(&mut self, pool: Pool, dice: Dice, faces: &mut [u8; 6]) {
        for (n, die) in (0..).map(DieId).zip(pool.dice()).filter(|&(n, _)| dice.has(n)) {
            let first = FACE_CODES + 6 * die.index() as u8;
            let code = self
                .chance
                .draw(|code| (first..first + 6).contains(&code), |luck| first + luck.below(6) as u8);
            faces[n.index()] = code - first;
        }
    }
}

/// The script code of a card (`S01-1`) or of a face (`R1` to `R6`, or `R0/4*` for the first such face).
pub(crate) fn script_code(name: &str) -> Result<u8, String> {
    if let Ok(card) = name.parse::<InvaderCard>() {
        return Ok(card.index() as u8);
    }
    let explain = || {
        format!(
            "`{name}` is neither a card (S01-1) nor a face; write a die and its face, as R3 (the third one), Y2/1 or RMISS"
        )
    };
    let mut letters = name.chars();
    let letter = letters.next().ok_or_else(explain)?;
    let die = DieKind::ALL.into_iter().find(|die| die.letter() == letter).ok_or_else(explain)?;
    let rest = letters.as_str();
    let by_number = rest.parse::<usize>().ok().filter(|n| (1..=6).contains(n)).map(|n| n - 1);
    let by_face = || die.faces().iter().position(|face| face.to_string() == rest);
    let face = by_number.or_else(by_face).ok_or_else(explain)?;
    Ok(FACE_CODES + 6 * die.index() as u8 + face as u8)
}
