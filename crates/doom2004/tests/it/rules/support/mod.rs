//! Positions for tests: the starter scenario or a drawn map, marines, invaders, a turn, scripted dice and cards.
//!
//! ```ignore
//! let mut scene = Scene::drawn("
//!     +---+---+---+
//!     | 0r  0   0 |
//!     +---+---+---+
//! ", 1);
//! let zombie = scene.put(InvaderKind::Zombie, (2, 0));
//! scene.script(&["Y2/2", "G2/1"]);
//! scene.does_all(&["unload", "fire pistol", "at 2,0"]);
//! assert_eq!(scene.figure(zombie).unwrap().wounds, 1);
//! ```

#![allow(dead_code, unreachable_pub)]

mod looks;
#[path = "../../../../../skirmish/tests/scenes/play.rs"]
mod play;

use doom2004::frame::{Frame, InvaderStep, MarineStep, Moment, Window};
use doom2004::place::{AreaId, Arena, DoorId, Doors, Goals, Pos, Shape, Sketch, SpaceId, Triggers};
use doom2004::state::{Areas, Lying, Place, Thing, Turn};
use doom2004::{
    AmmoKind, Colour, Doom2004, Event, Figure, FigureId, Ground, InvaderCard, InvaderCards, InvaderKind,
    Marine, MarineCardKind, MarineCards, OrderKind, Setup, State, TokenKind, WeaponKind, Weapons,
};
use engine::Game;

/// The game that scenes are played with.
type Rules = Doom2004;

/// A position under test, and all events since it was set up. Marines are counted from 0.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    events: Vec<Event>,
}

impl Scene {
    /// The starter scenario with the first so many of red, green and blue: no marine cards, an empty invader hand,
    /// only area A0 revealed, the first marine asked to declare.
    pub fn way_out(marines: usize) -> Scene {
        Scene::way_out_as(&Colour::ALL[..marines])
    }

    /// The same with marines of these colours.
    pub fn way_out_as(colours: &[Colour]) -> Scene {
        let mut scene = Scene::bare(Ground::shipped("way-out").unwrap(), colours);
        scene.state.revealed = Areas::NONE;
        scene.reveal("A0");
        scene
    }

    /// A drawn map, everything on it revealed; marines stand on the marks r g b.
    #[track_caller]
    pub fn drawn(map: &str, marines: usize) -> Scene {
        Scene::sketched(map, marines, |sketch| sketch)
    }

    /// A drawn map with more to it: keys, exits, goals, figures and tokens of areas.
    #[track_caller]
    pub fn sketched(map: &str, marines: usize, more: impl FnOnce(Sketch) -> Sketch) -> Scene {
        let sketch = Sketch::read("test", map).unwrap_or_else(|error| panic!("{error}"));
        let arena: Arena = more(sketch).arena().unwrap_or_else(|error| panic!("{error}"));
        let mut scene = Scene::bare(Ground::made(arena), &Colour::ALL[..marines]);
        scene.state.revealed = Areas::NONE;
        scene.reveal_all();
        scene
    }

    fn bare(scenario: Ground, colours: &[Colour]) -> Scene {
        let marines = colours.iter().copied().collect();
        let mut state = Doom2004::start(&Setup { scenario, marines, ..Setup::default() }, 7).unwrap();
        let kit = state.setup.difficulty.kit(colours.len());
        for marine in &mut state.marines {
            let fresh = Marine {
                colour: marine.colour,
                place: marine.place,
                armour: kit.armour,
                ..Marine::default()
            };
            *marine = Marine { ammo: [kit.bullets, 0, 0], ..fresh };
        }
        state.figures = Default::default();
        state.floor.clear();
        (state.deck, state.discard, state.hand) = (InvaderCards::ALL, InvaderCards::NONE, InvaderCards::NONE);
        (state.winner, state.met, state.fired) = (None, Goals::NONE, Triggers::NONE);
        let mut scene = Scene { state, events: Vec::new() };
        scene.marine_turn(0);
        scene
    }

    // ---- the board ----

    #[track_caller]
    pub fn area(&self, id: &str) -> AreaId {
        let areas = &self.state.arena().scenario().areas;
        let number =
            areas.iter().position(|area| area.id == id).unwrap_or_else(|| panic!("there is no area {id}"));
        AreaId(number as u8)
    }

    #[track_caller]
    pub fn door(&self, id: &str) -> DoorId {
        let doors = &self.state.arena().scenario().doors;
        let number =
            doors.iter().position(|door| door.id == id).unwrap_or_else(|| panic!("there is no door {id}"));
        DoorId(number as u8)
    }

    /// Lay an area out with its tokens and figures, without windows or triggers.
    #[track_caller]
    pub fn reveal(&mut self, id: &str) -> &mut Scene {
        let area = self.area(id);
        self.lay_out(area);
        self
    }

    pub fn reveal_all(&mut self) -> &mut Scene {
        (0..self.state.arena().scenario().areas.len() as u8).for_each(|n| self.lay_out(AreaId(n)));
        self
    }

    fn lay_out(&mut self, area: AreaId) {
        if self.state.knows(area) {
            return;
        }
        self.state.revealed.insert(area);
        let ground = self.state.setup.scenario.clone();
        let arena = ground.place();
        let plan = arena.area(area);
        let lying = |(at, thing)| Lying { at, thing };
        let tokens = plan.tokens.iter().map(|&(at, token)| (at, Thing::Token(token)));
        let items = plan.items.iter().map(|&(at, item)| (at, Thing::Item(item)));
        let encounters = plan.encounters.iter().map(|&(at, id)| (at, Thing::Encounter(id)));
        self.state.floor.extend(tokens.chain(items).chain(encounters).map(lying));
        let state = &mut self.state;
        let colours: Vec<Colour> = state.marines.iter().map(|marine| marine.colour).collect();
        for figure in arena.figures(area, |colour| colours.contains(&colour)) {
            let at = arena.space_on(figure.body.corner).unwrap();
            let (kind, shape, tag) = (figure.kind, Shape::of(figure.body), figure.tag);
            state.figures.add(Figure { kind, at, shape, tag, ..Figure::default() });
        }
    }

    /// Take an area with all that is in it off the board: it has not been seen yet.
    #[track_caller]
    pub fn hide(&mut self, id: &str) -> &mut Scene {
        let area = self.area(id);
        self.state.revealed.remove(area);
        let ground = self.state.setup.scenario.clone();
        let arena = ground.place();
        let inside = |space: SpaceId| arena.space(space).area == area;
        let gone: Vec<FigureId> =
            self.state.figures.iter().filter(|(_, figure)| inside(figure.at)).map(|(id, _)| id).collect();
        gone.into_iter().for_each(|id| self.state.figures.remove(id));
        self.state.floor.retain(|lying| !inside(lying.at));
        self
    }

    #[track_caller]
    pub fn open(&mut self, door: &str) -> &mut Scene {
        self.state.closed.remove(self.door(door));
        self
    }

    #[track_caller]
    pub fn close(&mut self, door: &str) -> &mut Scene {
        self.state.closed.insert(self.door(door));
        self
    }

    /// The key of this colour has been taken.
    #[track_caller]
    pub fn key(&mut self, colour: &str) -> &mut Scene {
        self.state.keys.insert(colour.parse().unwrap());
        self
    }

    /// A token lies on a space.
    #[track_caller]
    pub fn token(&mut self, at: (i16, i16), token: &str) -> &mut Scene {
        let (at, thing) = (self.space(at), Thing::Token(token.parse().unwrap()));
        self.state.floor.push(Lying { at, thing });
        self
    }

    /// The tokens on a space, by their words.
    #[track_caller]
    pub fn tokens(&self, at: (i16, i16)) -> Vec<String> {
        let words = self.state.lying(self.space(at)).filter_map(|thing| match thing {
            Thing::Token(token) => Some(token.to_string()),
            Thing::Item(_) | Thing::Encounter(_) => None,
        });
        words.collect()
    }

    // ---- figures ----

    /// Put a marine on a space.
    #[track_caller]
    pub fn stand(&mut self, marine: usize, at: (i16, i16)) -> &mut Scene {
        self.state.marines[marine].place = Place::On(self.space(at));
        self
    }

    /// A marine was fragged on this space.
    #[track_caller]
    pub fn fallen(&mut self, marine: usize, at: (i16, i16)) -> &mut Scene {
        self.state.marines[marine].place = Place::Fallen(self.space(at));
        self
    }

    /// Put an invader on the board; a demon lies west and east.
    #[track_caller]
    pub fn put(&mut self, kind: InvaderKind, at: (i16, i16)) -> FigureId {
        self.put_shape(kind, at, Shape::of_size(kind.sheet().spaces)[0])
    }

    /// Put an invader on the board as it is to lie, its northwest space first.
    #[track_caller]
    pub fn put_shape(&mut self, kind: InvaderKind, at: (i16, i16), shape: Shape) -> FigureId {
        let figure = Figure { kind, at: self.space(at), shape, ..Figure::default() };
        assert!(!self.state.arena().cells(figure.footing()).is_empty(), "a {kind} does not fit at {at:?}");
        self.state.figures.add(figure).expect("a free slot")
    }

    /// The invader has so many wound tokens.
    #[track_caller]
    pub fn hurt(&mut self, id: FigureId, wounds: u8) -> &mut Scene {
        self.state.figures.get_mut(id).expect("it is on the board").wounds = wounds;
        self
    }

    // ---- marines ----

    /// A marine has one more of this token: a weapon, ammo, armour, adrenaline; for berserk it is as if he took it in
    /// this turn.
    #[track_caller]
    pub fn give(&mut self, marine: usize, token: &str) -> &mut Scene {
        let own_turn = usize::from(self.state.turn.who) == marine;
        let bin = &mut self.state.marines[marine];
        match token.parse().unwrap_or_else(|error| panic!("{error}")) {
            TokenKind::Weapon(weapon) => {
                let has = |kind| std::iter::repeat_n(kind, usize::from(bin.weapons.of(kind)));
                bin.weapons = WeaponKind::ALL.into_iter().flat_map(has).chain([weapon]).collect::<Weapons>();
            }
            TokenKind::Ammo(ammo) => bin.ammo[ammo.index()] += 1,
            TokenKind::Armour => bin.armour += 1,
            TokenKind::Adrenaline => bin.adrenaline += 1,
            TokenKind::Berserk => bin.berserk = if own_turn { 3 } else { 2 },
            other => panic!("{other} is not kept"),
        }
        self
    }

    pub fn ammo(&mut self, marine: usize, kind: AmmoKind, n: u8) -> &mut Scene {
        self.state.marines[marine].ammo[kind.index()] = n;
        self
    }

    /// Wounds that a marine can still take.
    pub fn left(&self, marine: usize) -> u8 {
        self.state.wounds_left(marine as u8)
    }

    /// A marine can still take so many wounds.
    pub fn wounds(&mut self, marine: usize, n: u8) -> &mut Scene {
        self.state.marines[marine].wounds = self.state.full_wounds(marine as u8) - n;
        self
    }

    pub fn armour(&mut self, marine: usize, n: u8) -> &mut Scene {
        self.state.marines[marine].armour = n;
        self
    }

    pub fn order(&mut self, marine: usize, order: OrderKind) -> &mut Scene {
        self.state.marines[marine].order = Some(order);
        self
    }

    /// A marine card, without what it gives at setup.
    #[track_caller]
    pub fn card(&mut self, marine: usize, kind: MarineCardKind) -> &mut Scene {
        let dealt = self.state.marines.iter().fold(MarineCards::NONE, |all, bin| all.or(bin.cards));
        let card = kind.cards().minus(dealt).iter().next().expect("a card that is left");
        self.state.marines[marine].cards.insert(card);
        self
    }

    // ---- invader cards ----

    /// The invader's hand is this; what was in it goes back to the deck.
    #[track_caller]
    pub fn hand(&mut self, cards: &[&str]) -> &mut Scene {
        let hand = read_cards(cards);
        self.state.deck = self.state.deck.or(self.state.hand).minus(hand);
        self.state.discard = self.state.discard.minus(hand);
        self.state.hand = hand;
        self
    }

    /// The deck is this; all other cards that are not in the hand have been used.
    #[track_caller]
    pub fn deck(&mut self, cards: &[&str]) -> &mut Scene {
        let deck = read_cards(cards).minus(self.state.hand);
        self.state.deck = deck;
        self.state.discard = InvaderCards::ALL.minus(deck).minus(self.state.hand);
        self
    }

    // ---- turns ----

    /// A fresh turn of a marine: he is asked to declare. His orders stay as they are.
    pub fn marine_turn(&mut self, marine: usize) -> &mut Scene {
        let who = marine as u8;
        self.state.turn = Turn { round: self.state.turn.round.max(1), who, ..Turn::default() };
        let goo = self.state.goo();
        let bin = &mut self.state.marines[marine];
        bin.in_goo = bin.space().is_some_and(|space| goo.contains(space.index()));
        bin.fresh_adrenaline = 0;
        self.now(&[Frame::Marine(MarineStep::Declare)])
    }

    /// Just before a marine's turn: the invader is asked, and `pass` begins it (orders lapse, respawn).
    pub fn marine_begins(&mut self, marine: usize) -> &mut Scene {
        self.state.turn = Turn { round: self.state.turn.round.max(1), who: marine as u8, ..Turn::default() };
        self.now(&[
            Frame::Marine(MarineStep::Begin),
            Frame::Window(Window { moment: Moment::BeforeTurn, stage: 0 }),
        ])
    }

    /// The invader's turn, at its menu: cards are drawn and discarded, none played yet.
    pub fn invader_turn(&mut self) -> &mut Scene {
        let spawns = self.state.setup.difficulty.card().spawn_cards;
        let who = self.state.invader().0;
        self.state.turn = Turn { round: self.state.turn.round.max(1), who, spawns, ..Turn::default() };
        self.state.jammed = Doors::NONE;
        let ground = self.state.setup.scenario.clone();
        let arena = ground.place();
        let ids: Vec<FigureId> = self.state.figures.iter().map(|(id, _)| id).collect();
        for id in ids {
            let figure = self.state.figures.get_mut(id).unwrap();
            figure.acted = false;
            figure.in_goo =
                arena.cells(figure.footing()).iter().any(|cell| arena.goo().contains(cell.index()));
        }
        self.now(&[Frame::Invader(InvaderStep::Menu)])
    }

    /// Just before the invader's turn: the invader is asked, and `pass` begins it (guard, then drawing).
    pub fn invader_begins(&mut self) -> &mut Scene {
        let who = self.state.invader().0;
        self.state.turn = Turn { round: self.state.turn.round.max(1), who, ..Turn::default() };
        self.now(&[
            Frame::Invader(InvaderStep::Begin),
            Frame::Window(Window { moment: Moment::BeforeTurn, stage: 0 }),
        ])
    }

    fn now(&mut self, frames: &[Frame]) -> &mut Scene {
        self.state.frames.clear();
        self.state.frames.extend_from_slice(frames);
        self.state.attacks.clear();
        self
    }
}

/// A drawing of an open floor, all of it area 0.
pub fn floor(width: usize, height: usize) -> String {
    let line = |cell: &str, gap: &str, edge: &str| format!("{edge}{}{edge}\n", vec![cell; width].join(gap));
    let rim = line("---", "+", "+");
    let rows = vec![line(" 0 ", " ", "|"); height];
    format!("{rim}{}{rim}", rows.join(&line("   ", "+", "+")))
}

#[track_caller]
fn read_cards(cards: &[&str]) -> InvaderCards {
    let read = |card: &&str| card.parse::<InvaderCard>().unwrap_or_else(|error| panic!("{error}"));
    cards.iter().map(read).fold(InvaderCards::NONE, |mut set, card| {
        set.insert(card);
        set
    })
}
