//! Positions for tests: a shipped mission or a drawn map, marines, demons, cards, an activation, scripted luck.
//!
//! ```ignore
//! let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
//! scene.stand(0, (0, 1)).hand(0, &["plasma-rifle-1"]).event_deck(&["demonic-resilience"]);
//! let imp = scene.put(DemonKind::Imp, (3, 1));
//! scene.marine_turn(0).script(&["Rx1", "Rx1", "Bx1", "demonic-resilience"]);
//! scene.does_all(&["play plasma-rifle-1", "fire"]);
//! assert_eq!(scene.demon(imp).unwrap().damage, 1);
//! ```

#![allow(dead_code, unreachable_pub)]

mod looks;
#[path = "../../../../skirmish/tests/scenes/play.rs"]
mod play;

pub use looks::{black, names, red};
use play::read;

use doom2016::frame::{Frame, MarineStep, Phase, Scout};
use doom2016::initiative::Settled;
use doom2016::place::{Arena, DoorId, Pos, Shape, SpaceId, TeleporterId};
use doom2016::state::{Actor, Lying, Place, Turn};
use doom2016::{
    Action, Callsign, Card, CardSet, Cards, ClassKind, Demon, DemonKind, Doom2016, Event, EventCard,
    EventCards, EventSets, GloryCards, Ground, Initiative, InitiativeCard, InvasionKind, Marine, Setup,
    SquadKind, State, Thing, Who,
};
use engine::{Game, Silent};
use skirmish::{FigureId, Seats};

/// The game that scenes are played with.
type Rules = Doom2016;

/// A position under test, and all events since it was set up. Marines are counted from 0.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    events: Vec<Event>,
}

/// A figure as tests name it: a marine by his number, a demon by its id.
pub trait Body {
    fn who(self) -> Who;
}

impl Body for usize {
    fn who(self) -> Who {
        Who::Marine(self as u8)
    }
}

impl Body for FigureId {
    fn who(self) -> Who {
        Who::Demon(self)
    }
}

impl Body for Who {
    fn who(self) -> Who {
        self
    }
}

impl Scene {
    /// A drawn map (see `Arena::sketch`): round 1, nobody active. Marines stand on the starts, without class, squad
    /// card or any action card; there are no event cards; demons of the sketch stand there, their cards face up.
    #[track_caller]
    pub fn drawn(map: &str, marines: usize) -> Scene {
        let arena = Arena::sketch("test", map).unwrap_or_else(|report| panic!("{report}"));
        let mut scene = Scene::bare(Ground::made(arena), marines);
        let starts = scene.state.arena().mission().starts.clone();
        for (marine, start) in scene.state.marines.iter_mut().zip(starts) {
            *marine = Marine { callsign: marine.callsign, place: Place::On(start), ..Marine::default() };
        }
        let invader = &mut scene.state.invader;
        (invader.deck, invader.hand, invader.discard) = Default::default();
        invader.sets = EventSets::ALL;
        invader.invasion = invader.possible.nth(0);
        scene.idle();
        scene
    }

    /// A shipped mission: all choices of the set-up are the first ones offered, but marines have no class and no squad
    /// card; round 1, nobody active, the invader's hand is empty.
    #[track_caller]
    pub fn mission(id: &str, marines: usize) -> Scene {
        let ground = Ground::shipped(id).unwrap_or_else(|| panic!("there is no mission {id}"));
        let mut scene = Scene::bare(ground, marines);
        let mut legal = Vec::new();
        while scene.state.round.number == 0 {
            legal.clear();
            Doom2016::legal(&scene.state, &mut legal);
            Doom2016::apply(&mut scene.state, legal[0], &mut Silent);
        }
        for marine in &mut scene.state.marines {
            (marine.class, marine.squad) = (None, None);
        }
        scene.idle();
        scene
    }

    /// The first decision of the set-up of a shipped mission.
    #[track_caller]
    pub fn setup(setup: Setup) -> Scene {
        let state = Doom2016::start(&setup, 7).unwrap_or_else(|refusal| panic!("{refusal}"));
        Scene { state, events: Vec::new() }
    }

    fn bare(mission: Ground, marines: usize) -> Scene {
        let marines = Callsign::ALL.into_iter().take(marines).collect();
        Scene::setup(Setup { mission, marines, ..Setup::default() })
    }

    /// Round 1, nobody active, no initiative card left, all demon cards ready, the invader's hand in the deck.
    fn idle(&mut self) {
        let state = &mut self.state;
        let invader = &mut state.invader;
        invader.deck = invader.deck.or(invader.hand).or(invader.discard);
        (invader.hand, invader.discard) = (EventCards::NONE, EventCards::NONE);
        invader.cards.iter_mut().for_each(|card| card.exhausted = false);
        state.round.initiative = Initiative::default();
        self.now(Turn::default(), &[]);
    }

    // ---- the board ----

    /// A door, by its number from 1, has been opened.
    pub fn open(&mut self, door: u8) -> &mut Scene {
        self.state.closed.remove(DoorId(door - 1));
        self
    }

    /// A teleporter, by its number from 1, is active.
    pub fn wake(&mut self, teleporter: u8) -> &mut Scene {
        self.state.active.insert(TeleporterId(teleporter - 1));
        self
    }

    /// Something lies on a space: `health-pack`, `chainsaw`, `sample`, `asset`.
    #[track_caller]
    pub fn lay(&mut self, at: (i16, i16), thing: &str) -> &mut Scene {
        let (at, thing) = (self.space(at), read::<Thing>(thing));
        self.state.floor.push(Lying { at, thing });
        self
    }

    /// What lies on a space, by its words.
    #[track_caller]
    pub fn lying(&self, at: (i16, i16)) -> Vec<String> {
        self.state.lying(self.space(at)).map(|thing| thing.to_string()).collect()
    }

    // ---- figures ----

    /// Put a marine on a space.
    #[track_caller]
    pub fn stand(&mut self, marine: usize, at: (i16, i16)) -> &mut Scene {
        self.state.marines[marine].place = Place::On(self.space(at));
        self
    }

    /// A marine was killed and has not respawned.
    pub fn fallen(&mut self, marine: usize) -> &mut Scene {
        self.state.marines[marine].place = Place::Off;
        self
    }

    /// Put a demon on the map as its first shape lies, its northwest space here; its card is face up.
    #[track_caller]
    pub fn put(&mut self, kind: DemonKind, at: (i16, i16)) -> FigureId {
        self.put_shape(kind, at, kind.sheet().base.shapes()[0])
    }

    /// Put a demon on the map as it is to lie.
    #[track_caller]
    pub fn put_shape(&mut self, kind: DemonKind, at: (i16, i16), shape: Shape) -> FigureId {
        let demon = Demon { kind, at: self.space(at), shape, ..Demon::default() };
        assert!(!self.state.arena().cells(demon.footing()).is_empty(), "a {kind} does not fit at {at:?}");
        let card = &mut self.state.invader.cards[kind.index()];
        (card.laid, card.up) = (true, true);
        self.state.demons.add(demon).expect("a free slot")
    }

    /// A figure has so much damage.
    #[track_caller]
    pub fn damage(&mut self, who: impl Body, n: u8) -> &mut Scene {
        match who.who() {
            Who::Marine(marine) => self.state.marines[usize::from(marine)].damage = n,
            Who::Demon(id) => self.state.demons.get_mut(id).expect("it is on the map").damage = n,
            Who::Drone => self.state.drone.as_mut().expect("there is a drone").damage = n,
        }
        self
    }

    /// A figure is stunned.
    #[track_caller]
    pub fn stun(&mut self, who: impl Body) -> &mut Scene {
        match who.who() {
            Who::Marine(marine) => self.state.marines[usize::from(marine)].stunned = true,
            Who::Demon(id) => self.state.demons.get_mut(id).expect("it is on the map").stunned = true,
            Who::Drone => panic!("the drone is never stunned"),
        }
        self
    }

    // ---- marines ----

    /// A marine's hand is this; the cards are nowhere else.
    #[track_caller]
    pub fn hand(&mut self, marine: usize, cards: &[&str]) -> &mut Scene {
        self.take(marine, cards, |marine, cards| marine.hand = cards)
    }

    /// A marine's action deck is this, without an order: script the draws.
    #[track_caller]
    pub fn deck(&mut self, marine: usize, cards: &[&str]) -> &mut Scene {
        self.take(marine, cards, |marine, cards| {
            marine.deck.top.clear();
            marine.deck.rest = cards;
        })
    }

    /// A marine's discards are this.
    #[track_caller]
    pub fn discard(&mut self, marine: usize, cards: &[&str]) -> &mut Scene {
        self.take(marine, cards, |marine, cards| marine.discard = cards)
    }

    fn take(&mut self, marine: usize, cards: &[&str], put: impl FnOnce(&mut Marine, Cards)) -> &mut Scene {
        let cards: Cards = cards.iter().map(|card| read::<Card>(card)).collect();
        let marine = &mut self.state.marines[marine];
        (marine.hand, marine.discard) = (marine.hand.minus(cards), marine.discard.minus(cards));
        marine.deck.rest = marine.deck.rest.minus(cards);
        put(marine, cards);
        for set in cards.iter().map(Card::set).filter(|set| *set != CardSet::UacMarine) {
            marine.weapons.insert(set);
        }
        self
    }

    pub fn class(&mut self, marine: usize, class: ClassKind) -> &mut Scene {
        self.state.classes.remove(class);
        self.state.marines[marine].class = Some(class);
        self
    }

    pub fn squad(&mut self, marine: usize, squad: SquadKind) -> &mut Scene {
        self.state.marines[marine].squad = Some(squad);
        self
    }

    /// Glory kill cards that a marine holds.
    #[track_caller]
    pub fn glory(&mut self, marine: usize, cards: &[&str]) -> &mut Scene {
        let cards: GloryCards = cards.iter().map(|card| read(card)).collect();
        self.state.glory = self.state.glory.minus(cards);
        self.state.marines[marine].glory = cards;
        self
    }

    // ---- the invader ----

    /// The invader's hand is this.
    #[track_caller]
    pub fn events(&mut self, cards: &[&str]) -> &mut Scene {
        let cards: EventCards = cards.iter().map(|card| read::<EventCard>(card)).collect();
        let invader = &mut self.state.invader;
        (invader.deck, invader.discard) = (invader.deck.minus(cards), invader.discard.minus(cards));
        invader.hand = cards;
        self
    }

    /// The event deck is this, without an order; nothing was used yet.
    #[track_caller]
    pub fn event_deck(&mut self, cards: &[&str]) -> &mut Scene {
        let cards: EventCards = cards.iter().map(|card| read::<EventCard>(card)).collect();
        let invader = &mut self.state.invader;
        (invader.deck, invader.discard) = (cards, EventCards::NONE);
        invader.hand = invader.hand.minus(cards);
        self
    }

    /// So many argent tokens lie on a demon card.
    pub fn argent(&mut self, kind: DemonKind, n: u8) -> &mut Scene {
        let card = &mut self.state.invader.cards[kind.index()];
        (card.laid, card.argent) = (true, n);
        self
    }

    /// The invader has chosen this invasion card.
    pub fn invasion(&mut self, kind: InvasionKind) -> &mut Scene {
        self.state.invader.invasion = Some(kind);
        self.state.invader.possible.insert(kind);
        self
    }

    // ---- activations ----

    /// The initiative deck, the top card first: `p1` to `p4`, `invader`. It is empty otherwise.
    #[track_caller]
    pub fn initiative(&mut self, cards: &[&str]) -> &mut Scene {
        let read = |card: &&str| match *card {
            "invader" => InitiativeCard::Invader,
            seat => InitiativeCard::Marine(read::<engine::Seat>(seat).0),
        };
        let settled = |card| Settled { card, marines: false, invader: false };
        self.state.round.initiative = Initiative::default();
        self.state.round.initiative.top.extend(cards.iter().map(read).map(settled));
        self
    }

    /// A marine's activation; all steps of its start are over and he acts.
    pub fn marine_turn(&mut self, marine: usize) -> &mut Scene {
        self.marine_mp(marine, 0)
    }

    /// The same with so many movement points.
    pub fn marine_mp(&mut self, marine: usize, mp: u8) -> &mut Scene {
        let who = Actor::Marine(marine as u8);
        let mains = self.state.rating(marine as u8).mains;
        self.now(Turn { who, mains, mp, ..Turn::default() }, &[Frame::Marine(MarineStep::Act)])
    }

    /// A marine's initiative card is revealed; stops at the first question of his activation.
    pub fn marine_begins(&mut self, marine: usize) -> &mut Scene {
        let card = InitiativeCard::Marine(marine as u8);
        self.state.round.initiative.top.insert(0, Settled { card, marines: false, invader: false });
        self.run(&[Frame::Phase(Phase::Reveal)])
    }

    /// This demon activates, others of its kind after it; it acts, or somebody is asked who may use a card first.
    #[track_caller]
    pub fn demon_turn(&mut self, id: FigureId) -> &mut Scene {
        let kind = self.demon(id).expect("it is on the map").kind;
        self.state.invader.cards[kind.index()].exhausted = true;
        self.now(Turn { who: Actor::Demons(kind), ..Turn::default() }, &[Frame::Demons]);
        Doom2016::apply(&mut self.state, Action::Activate(id), &mut self.events);
        self
    }

    /// An invader initiative card was revealed: which kind of demons?
    pub fn invader_card(&mut self) -> &mut Scene {
        self.run(&[Frame::Phase(Phase::Next), Frame::Kinds])
    }

    /// The activation phase begins; stops at the first question.
    pub fn activation_phase(&mut self) -> &mut Scene {
        self.run(&[Frame::Phase(Phase::Begin)])
    }

    /// A new round begins; stops at the first question.
    pub fn status_phase(&mut self) -> &mut Scene {
        self.run(&[])
    }

    /// In the activation phase, with these frames on top of the next initiative card.
    fn now(&mut self, turn: Turn, frames: &[Frame]) -> &mut Scene {
        let state = &mut self.state;
        state.frames.clear();
        state.frames.extend_from_slice(&[Frame::Round, Frame::Phase(Phase::Next)]);
        state.frames.extend_from_slice(frames);
        state.attacks.clear();
        state.graves.clear();
        state.demons.iter_mut().for_each(|(_, demon)| demon.acted = false);
        (state.fallen, state.turn, state.winner) = (Seats::NONE, turn, None);
        (state.round.number, state.round.active) = (state.round.number.max(1), true);
        self
    }

    /// Let these frames, which are no decisions, run on to the next question.
    fn run(&mut self, frames: &[Frame]) -> &mut Scene {
        self.now(Turn::default(), &[]);
        self.state.frames.clear();
        self.state.frames.push(Frame::Round);
        self.state.frames.extend_from_slice(frames);
        // A question that can be answered without doing anything.
        self.state.frames.push(Frame::Scout(Scout { who: 0 }));
        Doom2016::apply(&mut self.state, Action::Pass, &mut self.events);
        self
    }
}
