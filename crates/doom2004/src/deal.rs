//! Laying the game out, and all luck: dice and cards.

use engine::{Chance, Events, Refusal};

use crate::difficulty::first_hand;
use crate::event::Event;
use crate::frame::{Frame, MarineStep};
use crate::state::{Figures, Lying, Marine, Place, State, Thing, Turn};
use crate::{AmmoKind, DieKind, InvaderCard, InvaderCards, MarineCard, MarineCards, Pool, Setup, TokenKind};

/// Script codes of die faces: after the numbers of the cards, six for each die.
const FACE_CODES: u8 = 100;

/// Lay the game out (D04-SETUP-1 to D04-SETUP-9).
pub(crate) fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
    setup.check()?;
    let arena = setup.scenario.place();
    let start = &arena.scenario().start;
    let kit = setup.difficulty.kit(setup.marines.len());
    let mut state = State {
        setup: setup.clone(),
        chance: Chance::seeded(seed),
        marines: Default::default(),
        figures: Figures::default(),
        floor: Default::default(),
        revealed: 0,
        closed: arena.closed_at_start(),
        smashed: 0,
        jammed: 0,
        unlocked: 0,
        keys: 0,
        burst: 0,
        fired: 0,
        met: 0,
        frags: 0,
        deck: InvaderCards::ALL,
        discard: InvaderCards::NONE,
        hand: InvaderCards::NONE,
        at_work: InvaderCards::NONE,
        turn: Turn { round: 1, ..Turn::default() },
        winner: None,
        attacks: Default::default(),
        frames: Default::default(),
        known: crate::known::WHOLE,
    };
    let mut cards = setup.baggage.iter().fold(MarineCards::ALL, |left, baggage| left.minus(baggage.cards));
    for (n, &colour) in setup.marines.iter().enumerate() {
        let baggage = &setup.baggage[n];
        let mut marine = Marine {
            colour,
            place: Place::On(arena.start(colour)),
            armour: kit.armour.saturating_add(baggage.armour),
            ammo: baggage.ammo,
            weapons: baggage.weapons,
            cards: baggage.cards,
            ..Marine::default()
        };
        // Cards are dealt at random and lie open (D04-SETUP-7).
        while marine.cards.len() < u32::from(kit.cards) && !cards.is_empty() {
            let luck = state.chance.below(cards.len());
            let card: MarineCard = cards.nth(luck).expect("there are that many cards");
            cards.remove(card);
            marine.cards.insert(card);
        }
        let mut load = |ammo: AmmoKind, n: u8| {
            let tokens = &mut marine.ammo[ammo.index()];
            *tokens = tokens.saturating_add(n);
        };
        load(AmmoKind::Bullets, kit.bullets);
        for card in marine.cards.iter() {
            let face = card.kind().face();
            load(AmmoKind::Bullets, face.bullets);
            load(AmmoKind::Rockets, face.rockets);
        }
        state.marines.push(marine);
        state.marine_mut(n as u8).wounds = state.full_wounds(n as u8);
        for &token in &start.give {
            state.receive(n as u8, token);
        }
        // What a scenario gives before the first turn was not taken in a turn.
        state.marine_mut(n as u8).fresh_adrenaline = 0;
    }
    for _ in 0..first_hand() {
        let card = state.draw_card();
        state.hand.insert(card);
    }
    state.push(Frame::Marine(MarineStep::Begin));
    state.begin_round(&mut engine::Silent);
    state.reveal(start.area, &mut engine::Silent);
    state.push(Frame::Look);
    while state.settle(&mut engine::Silent) {}
    Ok(state)
}

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

    /// The last card was taken: a frag, and a new deck (D04-INV-2).
    pub(crate) fn check_deck(&mut self, events: &mut impl Events<Event>) {
        if self.deck.is_empty() {
            self.frags = self.frags.saturating_add(1);
            self.deck = self.discard;
            self.discard = InvaderCards::NONE;
            let frags = self.frags;
            events.put(|| Event::RanOut { frags });
        }
    }

    /// Roll the dice of a pool that the mask names (D04-ATK-3).
    pub(crate) fn roll(&mut self, pool: Pool, mask: u8, faces: &mut [u8; 6]) {
        for (n, die) in pool.dice().enumerate().filter(|(n, _)| mask >> n & 1 != 0) {
            let first = FACE_CODES + 6 * die.index() as u8;
            let code = self
                .chance
                .draw(|code| (first..first + 6).contains(&code), |luck| first + luck.below(6) as u8);
            faces[n] = code - first;
        }
    }

    /// A marine gets a token, picked up or given by the scenario (D04-EQ-3 to D04-EQ-8).
    pub(crate) fn receive(&mut self, who: u8, token: TokenKind) {
        let full = self.full_wounds(who);
        let own_turn = self.turn.who == who;
        let marine = self.marine_mut(who);
        match token {
            TokenKind::Weapon(weapon) => *marine.weapons.of_mut(weapon) += 1,
            TokenKind::Ammo(ammo) => marine.ammo[ammo.index()] = marine.ammo[ammo.index()].saturating_add(1),
            TokenKind::Armour => marine.armour = marine.armour.saturating_add(1),
            TokenKind::Health => {
                let more: u8 = marine.cards.iter().map(|card| card.kind().face().health).sum();
                marine.wounds = (marine.wounds + 3 + more).min(full);
            }
            TokenKind::Adrenaline => {
                marine.adrenaline = marine.adrenaline.saturating_add(1);
                marine.fresh_adrenaline = marine.fresh_adrenaline.saturating_add(1);
            }
            // Two more turns of his own after the present one; a second token restarts the first (D04-INT-39).
            TokenKind::Berserk => marine.berserk = if own_turn { 3 } else { 2 },
            TokenKind::Key(colour) => self.keys |= 1 << colour.index(),
            TokenKind::Encounter | TokenKind::Teleporter(_) | TokenKind::Duct => {}
        }
    }

    /// Lay something on the floor, unless there is no room for more.
    pub(crate) fn lay(&mut self, lying: Lying) {
        if self.floor.len() < crate::state::FLOOR {
            self.floor.push(lying);
        }
    }

    /// Everything a marine carries of the scenario falls to the floor where he stood.
    pub(crate) fn drop_items(&mut self, who: u8, events: &mut impl Events<Event>) {
        let marine = *self.marine(who);
        let (Place::On(at) | Place::Fallen(at)) = marine.place else { return };
        let pos = self.arena().space(at).pos;
        for n in (0..8).filter(|n| marine.items >> n & 1 != 0) {
            let item = crate::scenario::ItemId(n);
            self.lay(Lying { at, thing: Thing::Item(item) });
            events.put(|| Event::Dropped { item, at: pos });
        }
        self.marine_mut(who).items = 0;
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
