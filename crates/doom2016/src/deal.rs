//! Laying the game out, and all luck: dice and cards.

use engine::{Chance, Events, Refusal};

use crate::event::Event;
use crate::frame::{Frame, Prepare};
use crate::state::{Drone, Invader, Lying, Marine, PortalState, State};
use crate::threat::{PortalSide, Summons};
use crate::{
    Card, CardSet, Cards, ClassKind, ClassKinds, DieKind, EventCard, EventCards, GloryCard, GloryCards, Goal,
    InvasionKind, InvasionKinds, Item, Pool, Setup, Side, Thing,
};

/// Script codes: action cards first, then these.
const EVENTS: u8 = 80;
const GLORY: u8 = 120;
const CLASSES: u8 = 140;
const FACES: u8 = 170;

/// How many classes are offered (D16-SET-4).
const OFFER: u32 = 3;
/// What the loser of the mission before has more: argent for the invader (D16-MIS-6).
const PERK_ARGENT: u8 = 2;

/// Lay the game out (D16-SET-1 to D16-SET-10).
pub(crate) fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
    setup.check()?;
    let mission = setup.mission.place().mission();
    let arena = setup.mission.place();
    let mut state = State {
        setup: setup.clone(),
        chance: Chance::seeded(seed),
        marines: setup.marines.iter().map(|&callsign| Marine { callsign, ..Marine::default() }).collect(),
        demons: Default::default(),
        drone: mission.drone.map(|at| Drone { at: Some(at), home: at, ..Drone::default() }),
        invader: Invader::default(),
        glory: GloryCards::ALL,
        glory_discard: GloryCards::NONE,
        classes: if setup.marines.len() == 1 { ClassKinds::solo() } else { ClassKinds::ALL },
        portals: Default::default(),
        floor: Default::default(),
        active: 0,
        closed: ((1u32 << arena.doors().len()) - 1) as u16,
        decoys: Default::default(),
        round: Default::default(),
        frags: 0,
        progress: [0; 6],
        delivered: 0,
        stock: 0,
        turn: Default::default(),
        graves: Default::default(),
        fallen: 0,
        winner: None,
        attacks: Default::default(),
        frames: Default::default(),
    };
    state.lay_out();
    state.push(Frame::Round);
    state.push(Frame::Prepare(Prepare::Start(0)));
    while state.settle(&mut engine::Silent) {}
    Ok(state)
}

impl State {
    /// Tokens and demons of the map (D16-SET-1).
    fn lay_out(&mut self) {
        let ground = self.ground();
        let mission = ground.place().mission();
        for (n, &(_, active)) in mission.teleporters.iter().enumerate() {
            self.active |= u8::from(active) << n;
        }
        let threat = mission.threat.map(|kind| kind.card());
        let samples = matches!(mission.objective.map(|kind| kind.card().goal), Some(Goal::Samples { .. }));
        for plan in &mission.portals {
            let counters = match threat.map(|card| card.summons) {
                Some(Summons::Counters(counters)) => counters.0[plan.colour.index()],
                _ => 0,
            };
            let up = threat.is_some_and(|card| card.portals == PortalSide::FaceUp);
            let sample = samples && plan.marked;
            self.portals.push(PortalState { there: true, up, counters, used: false, sample });
        }
        if let Some(Summons::Stock(stock)) = threat.map(|card| card.summons) {
            self.stock = stock.start;
        }
        for &(at, item) in &mission.items {
            self.floor.push(Lying { at, thing: Thing::Item(item) });
        }
        if matches!(mission.objective.map(|kind| kind.card().goal), Some(Goal::Assets { .. })) {
            self.floor.extend(mission.objectives.iter().map(|&at| Lying { at, thing: Thing::Asset }));
        }
        // The loser of the mission before starts better (D16-MIS-6).
        match self.setup.perk {
            Some(Side::Marines) => {
                if let Some(&at) = mission.starts.first() {
                    self.floor.push(Lying { at, thing: Thing::Item(Item::HealthPack) });
                }
            }
            Some(Side::Invader) => self.invader.argent = PERK_ARGENT,
            None => {}
        }
        self.invader.argent += mission.argent;
        self.invader.possible = self.offered_invasions();
        for kind in self.invader.possible.iter().flat_map(|card| card.card().kinds.iter()) {
            self.demon_card_mut(kind).laid = true;
        }
        for &(kind, footing) in &mission.demons {
            let demon = crate::Demon { kind, at: footing.at, shape: footing.shape, ..Default::default() };
            self.demons.add(demon);
            let card = self.demon_card_mut(kind);
            (card.laid, card.up) = (true, true);
        }
    }

    /// The invasion cards that the invader may choose from (D16-SET-7).
    pub(crate) fn offered_invasions(&self) -> InvasionKinds {
        let offered = &self.arena().mission().invasion;
        match self.setup.invasion {
            crate::InvasionChoice::Offered => offered.iter().copied().collect(),
            crate::InvasionChoice::First => offered.iter().take(1).copied().collect(),
            crate::InvasionChoice::Any => InvasionKind::ALL.into_iter().collect(),
        }
    }

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
            let who = Some(marine.callsign);
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
            let (who, invader) = (self.marine(who).callsign, self.invader_seat());
            events.put(|| Event::Drew { who, cards: drawn.iter().collect(), n: drawn.len() as u8, invader });
        }
    }

    /// A marine draws up to his hand size (D16-MAR-6).
    pub(crate) fn draw_up(&mut self, who: u8, events: &mut impl Events<Event>) {
        let missing = u32::from(self.rating(who).hand).saturating_sub(self.marine(who).hand.len());
        self.draw_cards(who, missing as u8, events);
    }

    /// Take the top card of the event deck.
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
        let who = self.marine(who).callsign;
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

    /// Roll the dice of a pool that the mask names (D16-ATK-5).
    pub(crate) fn roll(&mut self, pool: Pool, mask: u8, faces: &mut [u8; 6]) {
        for (n, die) in pool.dice().enumerate().filter(|(n, _)| mask >> n & 1 != 0) {
            faces[n] = self.roll_die(die);
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
