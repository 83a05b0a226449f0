//! A position of the game: plain data, small, complete.

use borsh::BorshSerialize;
use engine::{Chance, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{FigureId, Seats, SpaceId, Stands};
use tinyvec::ArrayVec;

use crate::action::{Thing, Who};
use crate::effect::{Boost, Strike};
use crate::frame::{Attack, Frame};
use crate::initiative::Initiative;
use crate::place::{Arena, Doors, Footing, Ground, Shape, Teleporters};
use crate::{
    Card, CardSets, ClassKinds, DemonKind, DemonKinds, EventCards, EventSets, GloryCards, InvasionKind,
    InvasionKinds, Portal, Setup,
};

pub use crate::marine::{Marine, Pile, Place};

/// The figures of demons in the box (D16-SET-9).
pub const FIGURES: usize = 33;
/// The most tokens on the floor at the same time.
pub const FLOOR: usize = 40;
/// The most portals on a map (D16-SET-9).
pub const PORTALS: usize = 18;
/// The deepest that frames can lie on each other.
pub const DEPTH: usize = 40;
/// The most attacks that can be under way, one inside the other.
pub const ATTACKS: usize = 8;
/// All argent tokens (D16-SET-9).
pub const ARGENT: u8 = 18;

/// One of the two sides (D16-GEN-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Side {
    /// The marines, and the drone with them.
    Marines,
    /// The invader.
    Invader,
}

engine::words! { Side, "side" { Marines = "marines", Invader = "invader" } }

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Marines => Side::Invader,
            Side::Invader => Side::Marines,
        }
    }
}

/// A position.
#[derive(Clone, PartialEq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    /// The options of the game.
    pub setup: Setup,
    /// All luck.
    pub chance: Chance,
    /// Marines in letter order.
    pub marines: ArrayVec<[Marine; 4]>,
    /// Demons on the map.
    pub demons: skirmish::Figures<Demon, FIGURES, 7>,
    /// The drone, where the mission has one.
    pub drone: Option<Drone>,
    /// The invader's cards.
    pub invader: Invader,
    /// Glory kill cards not yet drawn.
    pub glory: GloryCards,
    /// Glory kill cards used.
    pub glory_discard: GloryCards,
    /// Class cards that nobody has (D16-SET-4).
    pub classes: ClassKinds,
    /// Portals, in the order of the mission.
    pub portals: ArrayVec<[PortalState; PORTALS]>,
    /// Items, samples and assets on the floor.
    pub floor: ArrayVec<[Lying; FLOOR]>,
    /// Active teleporters.
    pub active: Teleporters,
    /// Closed doors.
    pub closed: Doors,
    /// Decoys on the map (D16-INT-15).
    pub decoys: ArrayVec<[SpaceId; 2]>,
    /// The round.
    pub round: Round,
    /// The invader's frags (D16-KIL-4).
    pub frags: u8,
    /// Progress: by objective, or in common on the first place (D16-INT-38).
    pub progress: [u8; 6],
    /// Assets delivered.
    pub delivered: u8,
    /// Threat counters of the stock (Assault).
    pub stock: u8,
    /// The activation being played.
    pub turn: Turn,
    /// Demons killed whose after-kill windows are still to come.
    pub graves: ArrayVec<[Grave; FIGURES]>,
    /// Marines killed whose windows are still to come.
    pub fallen: Seats,
    /// Who has won.
    pub winner: Option<Side>,
    /// Attacks under way, innermost last.
    pub attacks: ArrayVec<[Attack; ATTACKS]>,
    /// What is being decided, innermost last.
    pub frames: ArrayVec<[Frame; DEPTH]>,
}

skirmish::position!(State = "State", mission: Arena);

/// A demon on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demon {
    /// Which.
    pub kind: DemonKind,
    /// Its northwest space.
    pub at: SpaceId,
    /// How it lies.
    pub shape: Shape,
    /// Its damage.
    pub damage: u8,
    /// Damage of an attack that is about to be dealt.
    pub hurt: u8,
    /// Is it stunned?
    pub stunned: bool,
    /// Samples it carries.
    pub samples: u8,
    /// It was activated with the present initiative card.
    pub acted: bool,
}

impl Default for Demon {
    fn default() -> Self {
        Demon {
            kind: DemonKind::Imp,
            at: SpaceId(0),
            shape: Shape::One,
            damage: 0,
            hurt: 0,
            stunned: false,
            samples: 0,
            acted: false,
        }
    }
}

impl Demon {
    /// Where it stands.
    #[inline]
    pub fn footing(&self) -> Footing {
        Footing { at: self.at, shape: self.shape }
    }
    /// Is it staggered for one for whom it is so much less steady (D16-GLO-1)?
    #[inline]
    pub(crate) fn is_staggered(&self, unsteady: u8) -> bool {
        // Nothing staggers unhurt: that needs no look at the sheet.
        let stability = || self.kind.sheet().stability;
        (self.damage > 0 || unsteady > 0) && self.damage >= stability().saturating_sub(unsteady)
    }
}

impl Stands for Demon {
    #[inline]
    fn footing(&self) -> Footing {
        Demon::footing(self)
    }
    #[inline]
    fn stand(&mut self, to: Footing) {
        (self.at, self.shape) = (to.at, to.shape);
    }
}

/// The drone of an escort (D16-INT-37).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drone {
    /// Where it is; nowhere while it is destroyed.
    pub at: Option<SpaceId>,
    /// Its damage.
    pub damage: u8,
    /// Damage of an attack that is about to be dealt.
    pub hurt: u8,
    /// Where it comes back: its start or the last checkpoint.
    pub home: SpaceId,
    /// How often it was moved this round.
    pub moves: u8,
}

/// The cards of the invader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invader {
    /// The invasion card, face down (D16-SET-7).
    pub invasion: Option<InvasionKind>,
    /// Invasion cards that it may be, for all that was summoned so far.
    pub possible: InvasionKinds,
    /// Event sets of the deck (D16-SET-6).
    pub sets: EventSets,
    /// Event cards not yet drawn.
    pub deck: EventCards,
    /// Event cards in hand.
    pub hand: EventCards,
    /// Event cards used.
    pub discard: EventCards,
    /// Argent on the invasion card.
    pub argent: u8,
    /// Demon cards, by kind.
    pub cards: [DemonCard; 8],
}

/// A demon card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemonCard {
    /// It lies on the table (D16-SET-7).
    pub laid: bool,
    /// It lies face up.
    pub up: bool,
    /// It is exhausted (D16-ACT-2).
    pub exhausted: bool,
    /// Argent tokens on it.
    pub argent: u8,
}

/// A portal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PortalState {
    /// It is on the map.
    pub there: bool,
    /// It lies face up.
    pub up: bool,
    /// Threat counters on it (Horde).
    pub counters: u8,
    /// It was summoned from this round (Assault).
    pub used: bool,
    /// Its sample has not come yet (Sample Collection).
    pub sample: bool,
}

/// A thing on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// Where.
    pub at: SpaceId,
    /// What.
    pub thing: Thing,
}

/// A demon that was killed: what its after-kill window needs (D16-INT-1, D16-INT-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grave {
    /// Which.
    pub kind: DemonKind,
    /// Where it stood.
    pub at: Footing,
    /// The marine who killed it.
    #[serde(with = "skirmish::maybe_seat")]
    pub by: Option<u8>,
    /// It was a glory kill.
    pub glory: bool,
}

impl Default for Grave {
    fn default() -> Self {
        Grave { kind: DemonKind::Imp, at: SpaceId(0).into(), by: None, glory: false }
    }
}

/// The round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its number, from 1; 0 during set-up.
    pub number: u8,
    /// The activation phase has begun.
    pub active: bool,
    /// The initiative deck.
    pub initiative: Initiative,
    /// Event cards discarded for argent in this status phase (D16-STA-5).
    pub burned: u8,
    /// Threat counters spent in this status phase (Assault).
    pub spent: u8,
    /// Marines attack no farther than this (Darkness); 0 for no limit.
    pub dark: u8,
    /// The marine who is marked (Dark Pact).
    #[serde(with = "skirmish::maybe_seat")]
    pub marked: Option<u8>,
    /// Red dice that the mark is worth.
    pub mark_dice: u8,
    /// Kinds of demons that have attacked him since.
    pub marks_used: DemonKinds,
}

/// Who is active.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// Nobody.
    #[default]
    Nobody,
    /// A marine.
    Marine(#[serde(with = "skirmish::seat")] u8),
    /// The demons of a kind, one by one.
    Demons(DemonKind),
}

/// An action card whose attack is still to be made (D16-MAR-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The card.
    pub card: Card,
    /// Attacks left (D16-INT-6).
    pub left: u8,
    /// Any dice of its attack may be rolled again, so many times (Fury).
    pub fury: u8,
}

/// The activation being played: of a marine, or of one demon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose it is.
    pub who: Actor,
    /// The demon that acts.
    pub figure: Option<FigureId>,
    /// Movement points left.
    pub mp: u8,
    /// Movement points spent.
    pub spent: u8,
    /// Spaces that a large figure has shifted; turns do not count (Ram).
    pub shifted: u8,
    /// Main actions left (D16-MAR-2).
    pub mains: u8,
    /// The card whose attack is still to be made.
    pub open: Option<Open>,
    /// What the next attack gains (D16-INT-7).
    pub boosts: ArrayVec<[Boost; 6]>,
    /// Attacks that the demon has left.
    pub strikes: ArrayVec<[Strike; 4]>,
    /// The attack that it makes once it has stopped, by its number.
    pub pending: Option<u8>,
    /// The defender of the last attack.
    pub last: Option<Who>,
    /// Where the defender stood of whom a card still speaks (Late Fuse, D16-INT-17).
    pub last_at: Option<Footing>,
    /// Sets that he has attacked with.
    pub fired: CardSets,
    /// So many attacks have been made.
    pub attacks: u8,
    /// It has moved since it last stopped (D16-INT-12).
    pub moved: bool,
    /// No more movement points may be spent (Brace).
    pub rooted: bool,
    /// Demons stagger with so much less damage (Rev).
    pub unsteady: u8,
    /// The next glory kill draws so many cards more (Trophy).
    pub trophies: u8,
    /// Movement points for which terrain does not matter (Acrobat), or which are flown (Jets).
    pub climb: u8,
    /// A teleporter step was made (Phase Tech).
    pub teleported: bool,
    /// A card was discarded for progress (Relay Link).
    pub linked: bool,
    /// The argent ability of the demon was used (D16-ARG-3).
    pub charged: bool,
}

impl State {
    /// The map and what is on it.
    #[inline]
    pub fn arena(&self) -> &Arena {
        self.setup.mission.place()
    }
    /// The same, for whoever changes the position while looking at the map.
    #[inline]
    pub(crate) fn ground(&self) -> Ground {
        self.setup.mission.clone()
    }
    /// Are the rules those of the tutorial (D16-TUT-8)?
    #[inline]
    pub fn is_tutorial(&self) -> bool {
        self.arena().mission().tutorial && !self.setup.full_rules
    }
    /// The invader's seat: after the last marine.
    #[inline]
    pub fn invader_seat(&self) -> Seat {
        Seat(self.marines.len() as u8)
    }
    /// The seat that decides for a figure; `None` for the drone.
    #[inline]
    pub fn seat_of(&self, who: Who) -> Option<Seat> {
        match who {
            Who::Marine(n) => Some(Seat(n)),
            Who::Demon(_) => Some(self.invader_seat()),
            Who::Drone => None,
        }
    }
    /// The side whose activation it is; `None` between activations.
    pub fn active_side(&self) -> Option<Side> {
        match self.turn.who {
            Actor::Nobody => None,
            Actor::Marine(_) => Some(Side::Marines),
            Actor::Demons(_) => Some(Side::Invader),
        }
    }
    /// A marine.
    #[inline]
    pub fn marine(&self, who: u8) -> &Marine {
        &self.marines[usize::from(who)]
    }
    #[inline]
    pub(crate) fn marine_mut(&mut self, who: u8) -> &mut Marine {
        &mut self.marines[usize::from(who)]
    }
    /// Marines by their numbers.
    #[inline]
    pub fn marine_ids(&self) -> std::ops::Range<u8> {
        0..self.marines.len() as u8
    }
    /// Marines on the map, with their spaces.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = (u8, SpaceId)> + '_ {
        (0..).zip(&self.marines).filter_map(|(who, marine)| marine.space().map(|space| (who, space)))
    }
    /// Health, hand size, main actions and activations of a marine (D16-SET-8, D16-INT-32).
    pub fn rating(&self, who: u8) -> crate::squad::Rating {
        let marine = self.marine(who);
        let mut rating = marine.squad.map_or(crate::squad::marine(), |squad| squad.card().rating);
        if let Some(hand) = marine.class.and_then(|class| class.card().hand) {
            rating.hand = rating.hand.max(hand);
        }
        if self.setup.split_activations {
            rating.activations *= rating.mains;
            rating.mains = 1;
        }
        rating
    }
    /// Argent tokens that are not on a card (D16-ARG-3).
    pub fn argent_left(&self) -> u8 {
        let placed: u8 = self.invader.cards.iter().map(|card| card.argent).sum();
        ARGENT.saturating_sub(placed + self.invader.argent)
    }
    /// A demon card.
    #[inline]
    pub fn demon_card(&self, kind: DemonKind) -> &DemonCard {
        &self.invader.cards[kind.index()]
    }
    #[inline]
    pub(crate) fn demon_card_mut(&mut self, kind: DemonKind) -> &mut DemonCard {
        &mut self.invader.cards[kind.index()]
    }
    /// Kinds of demons with a figure on the map.
    #[inline]
    pub fn kinds_on_map(&self) -> DemonKinds {
        self.demons.iter().map(|(_, demon)| demon.kind).collect()
    }
    /// The colour of a portal.
    #[inline]
    pub fn portal_colour(&self, n: u8) -> Portal {
        self.arena().mission().portals[usize::from(n)].colour
    }
    /// The space of a portal.
    #[inline]
    pub fn portal_at(&self, n: u8) -> SpaceId {
        self.arena().mission().portals[usize::from(n)].at
    }
    /// The frame that is being decided.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        // There is room for all that the box allows; what a strange mission piles on top of that is left out.
        let left_out = self.frames.try_push(frame);
        debug_assert!(left_out.is_none(), "no room for {frame:?} on {:?}", self.frames);
    }
    #[inline]
    pub(crate) fn set_top(&mut self, frame: Frame) {
        match self.frames.last_mut() {
            Some(top) => *top = frame,
            None => debug_assert!(false, "something is being decided, and goes on as {frame:?}"),
        }
    }
    /// The attack under way.
    #[inline]
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }
    /// The same for whoever is in the midst of it.
    #[inline]
    pub(crate) fn attack_now(&self) -> Attack {
        *self.attack().expect("an attack is under way")
    }
    #[inline]
    pub(crate) fn attack_mut(&mut self) -> &mut Attack {
        self.attacks.last_mut().expect("an attack is under way")
    }
}
