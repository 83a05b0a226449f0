//! What a viewer may know of a position: the only way out for secrets (D16-MIS-5).
//!
//! Marines see each other's cards, the invader sees the own ones, spectators see neither. The invasion card, which lies
//! face up in the tutorial alone, and which
//! demon card lies where face down are the invader's alone, places in the initiative deck are for the side that has
//! looked. While somebody else is asked in secret, nothing says whom, nor how far the attack or the window is.

mod attack;
mod board;

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{FigureId, Pos, Wording};

pub use attack::AttackView;
pub(crate) use attack::{revealed, revealed_actions, revealed_events};
pub use board::{DoorView, FloorView, PortalView, SideView, SpaceView, TeleporterView};

use crate::action::Who;
use crate::frame::{Frame, MarineStep, Spend, Summon, Unstick};
use crate::initiative::{InitiativeCard, Settled};
use crate::place::Shape;
use crate::state::{Actor, Grave};
use crate::{
    Callsign, Card, CardSets, Cards, ClassKind, ClassKinds, DemonKind, DemonKinds, EventCards, EventSets,
    GloryCards, Group, InvasionKind, InvasionKinds, ObjectiveKind, Side, SquadKind, State, ThreatKind,
};

/// A position through somebody's eyes.
///
/// ```
/// use doom2016::view::Held;
/// use doom2016::{Doom2016, Setup};
/// use engine::{Game, Seat};
///
/// let state = Doom2016::start(&Setup::default(), 1)?;
/// let marine = Doom2016::view(&state, Seat(0).into());
/// let invader = Doom2016::view(&state, state.invader_seat().into());
/// assert_eq!(marine.marines[0].hand, Held::Faces(state.marines[0].hand));
/// assert_eq!(invader.marines[0].hand, Held::Count(3));
/// // The invasion card of the tutorial lies face up.
/// assert_eq!((marine.cards.invasion, invader.cards.invasion), (state.invader.invasion, state.invader.invasion));
/// # Ok::<(), engine::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The mission's id.
    pub mission: String,
    /// Its name and what it is about, by language, if its file brings them along; ours have theirs in the locale files.
    pub title: Wording,
    /// The briefing of a mission of one's own, by language; ours have theirs in the locale files.
    pub about: Wording,
    /// The objective card; none in a tutorial.
    pub objective: Option<ObjectiveKind>,
    /// The threat card.
    pub threat: Option<ThreatKind>,
    /// The rules of the tutorial hold.
    pub tutorial: bool,
    /// Who looks; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The invader's seat.
    pub invader: Seat,
    /// 0 during the set-up.
    pub round: u8,
    /// The invader wins at the end of this round.
    pub last_round: Option<u8>,
    /// The activation phase has begun.
    pub activations: bool,
    /// Frags of the invader.
    pub frags: u8,
    /// The invader wins at so many frags.
    pub frag_limit: u8,
    /// Progress by objective, or in common on the first place.
    pub progress: [u8; 6],
    /// Assets that were delivered.
    pub delivered: u8,
    /// Threat counters of the stock, and those spent this round.
    pub stock: u8,
    /// Threat counters spent this round.
    pub stock_spent: u8,
    /// Marines attack no farther than this.
    pub dark: Option<u8>,
    /// The marine who is marked this round.
    pub marked: Option<Seat>,
    /// Kinds of demons that have attacked the marked marine since.
    pub marks_used: DemonKinds,
    /// The marines, in letter order.
    pub marines: Vec<MarineView>,
    /// The demons on the map.
    pub demons: Vec<DemonView>,
    /// The drone of an escort.
    pub drone: Option<DroneView>,
    /// What lies before the invader.
    pub cards: InvaderView,
    /// The initiative deck.
    pub initiative: InitiativeView,
    /// Glory kill cards that can still be drawn, and those used.
    pub glory: u32,
    /// Glory kill cards that were used.
    pub glory_discard: GloryCards,
    /// Portals on the map.
    pub portals: Vec<PortalView>,
    /// What lies on the floor.
    pub floor: Vec<FloorView>,
    /// Teleporters, active or not.
    pub teleporters: Vec<TeleporterView>,
    /// Doors, closed or open.
    pub doors: Vec<DoorView>,
    /// Where decoys lie.
    pub decoys: Vec<Pos>,
    /// Where the objectives are, in the order of their numbers.
    pub objectives: Vec<Pos>,
    /// Checkpoints of an escort.
    pub checkpoints: Vec<Pos>,
    /// The spaces of the map.
    pub spaces: Vec<SpaceView>,
    /// The activation being played.
    pub turn: TurnView,
    /// Attacks under way, the innermost last.
    pub attacks: Vec<AttackView>,
    /// The group that is coming out of a portal.
    pub coming: Option<Group>,
    /// Demons killed whose windows are still to come, and marines.
    pub graves: Vec<GraveView>,
    /// Marines killed whose windows are still to come.
    pub fallen: Vec<Seat>,
    /// Who is about to move, of either side.
    pub mover: Option<Who>,
    /// The portal that something comes out of, by its number from 1.
    pub portal: Option<u8>,
    /// Who decides now; unknown to others while a secret question is open.
    pub asked: Option<Seat>,
    /// Is a question open at all?
    pub waiting: bool,
    /// Who has won.
    pub winner: Option<Side>,
}

/// Cards in somebody's hand or deck: faces for those who may look, their number for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Held<T> {
    /// Which they are; a deck in no order.
    Faces(T),
    /// How many they are.
    Count(u32),
}

/// A marine.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MarineView {
    /// His name.
    pub callsign: Callsign,
    /// Where he stands; nowhere before he starts and while he is dead.
    pub at: Option<Pos>,
    /// The damage he has taken.
    pub damage: u8,
    /// Damage that is about to be dealt.
    pub hurt: u8,
    /// Damage that kills him.
    pub health: u8,
    /// He is stunned.
    pub stunned: bool,
    /// His class.
    pub class: Option<ClassKind>,
    /// Classes that he may choose from.
    pub offer: ClassKinds,
    /// His class card is exhausted.
    pub exhausted: bool,
    /// His class was used this round, where once a round is all.
    pub signalled: bool,
    /// His squad card.
    pub squad: Option<SquadKind>,
    /// The weapons in his deck.
    pub weapons: CardSets,
    /// Action cards in hand.
    pub hand: Held<Cards>,
    /// Action cards left in the deck.
    pub deck: Held<Cards>,
    /// What was put on top of the deck, the topmost last.
    pub on_top: Vec<LayerView>,
    /// His discards.
    pub discard: Cards,
    /// Cards that lie open before him.
    pub played: Cards,
    /// Glory kill cards that he holds.
    pub glory: GloryCards,
    /// Samples that he carries.
    pub samples: u8,
    /// He carries an asset.
    pub asset: bool,
}

/// Cards that lie together on top of a deck (D16-ITM-4).
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LayerView {
    /// The weapons they belong to.
    pub sets: CardSets,
    /// How many.
    pub cards: u32,
}

/// The activation being played: of a marine, or of one demon.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TurnView {
    /// The marine whose it is.
    pub marine: Option<Seat>,
    /// The kind of demons whose it is, one by one.
    pub kind: Option<DemonKind>,
    /// The demon that acts.
    pub figure: Option<FigureId>,
    /// Movement points left.
    pub mp: u8,
    /// Movement points spent.
    pub spent: u8,
    /// Main actions left (D16-MAR-2).
    pub mains: u8,
    /// The card whose attack is still to be made (D16-MAR-9).
    pub open: Option<Card>,
    /// Attacks that the demon has left.
    pub strikes: u8,
    /// So many attacks have been made.
    pub attacks: u8,
    /// No more movement points may be spent (Brace).
    pub rooted: bool,
}

/// The drone of an escort (D16-INT-37).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DroneView {
    /// Where it is; nowhere while it is destroyed.
    pub at: Option<Pos>,
    /// The damage it has taken.
    pub damage: u8,
    /// Damage that is about to be dealt.
    pub hurt: u8,
    /// Where it comes back: its start or the last checkpoint.
    pub home: Pos,
    /// How often it was moved this round.
    pub moves: u8,
}

/// A demon that was killed and whose windows are still to come.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GraveView {
    /// Which.
    pub kind: DemonKind,
    /// Its northwest space.
    pub at: Pos,
    /// The marine who killed it.
    pub by: Option<Seat>,
    /// It was a glory kill.
    pub glory: bool,
}

/// A demon on the map.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DemonView {
    /// Its name in actions.
    pub id: FigureId,
    /// Which kind.
    pub kind: DemonKind,
    /// Its northwest space.
    pub at: Pos,
    /// The shape of its base.
    pub shape: Shape,
    /// The damage it has taken.
    pub damage: u8,
    /// Damage that is about to be dealt.
    pub hurt: u8,
    /// It is stunned.
    pub stunned: bool,
    /// A marine who steps into it kills it (D16-GLO-1).
    pub staggered: bool,
    /// Samples that it carries.
    pub samples: u8,
    /// It has acted this round.
    pub acted: bool,
}

/// What lies before the invader.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InvaderView {
    /// The invasion card, for the invader alone unless it lies face up (D16-TUT-3).
    pub invasion: Option<InvasionKind>,
    /// Invasion cards that it may be, for all that was summoned: the mission book is open to all (D16-SET-1).
    pub possible: InvasionKinds,
    /// Argent on the invasion card.
    pub argent: u8,
    /// The event sets in the deck.
    pub sets: EventSets,
    /// Event cards in hand.
    pub hand: Held<EventCards>,
    /// Event cards left in the deck.
    pub deck: Held<EventCards>,
    /// Event cards that were played or discarded.
    pub discard: EventCards,
    /// Event cards discarded for argent in this round.
    pub burned: u8,
    /// Demon cards whose face the viewer knows.
    pub known: Vec<DemonCardView>,
    /// Argent on each card that lies face down for the viewer, most first.
    pub down: Vec<u8>,
    /// Kinds that were activated this round.
    pub exhausted: DemonKinds,
}

/// A demon card.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DemonCardView {
    /// Which kind.
    pub kind: DemonKind,
    /// It lies face up.
    pub up: bool,
    /// Argent on it.
    pub argent: u8,
}

/// The initiative deck.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InitiativeView {
    /// Cards of each marine, then those of the invader.
    pub cards: [u8; 5],
    /// Cards on top whose place is settled, the topmost first.
    pub top: Vec<SettledView>,
    /// Cards at the bottom, the lowest last.
    pub bottom: Vec<SettledView>,
}

/// A card whose place in the initiative deck is settled.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SettledView {
    /// Which, if the viewer knows.
    pub card: Option<InitiativeCard>,
    /// The marines know it.
    pub marines: bool,
    /// The invader knows it.
    pub invader: bool,
}

/// May a viewer know what this side knows?
pub(crate) fn knows(viewer: Viewer, side: Side, invader: Seat) -> bool {
    match viewer {
        Viewer::Spectator => false,
        Viewer::Seat(seat) => (seat == invader) == (side == Side::Invader),
        Viewer::Open => true,
    }
}

/// Objective and threat card are for everybody (D16-SET-2).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let arena = state.arena();
    let mission = arena.mission();
    let places = |spaces: &[skirmish::SpaceId]| spaces.iter().map(|&space| state.pos(space)).collect();
    let sees = |side: Side| knows(viewer, side, state.invader_seat());
    let decision = state.open_decision();
    let hidden = decision.is_some_and(|decision| decision.secret && !viewer.is(decision.seat));
    View {
        mission: mission.id.clone(),
        title: mission.title.clone(),
        about: mission.about.clone(),
        objective: mission.objective,
        threat: mission.threat,
        tutorial: state.is_tutorial(),
        viewer: viewer.seat(),
        invader: state.invader_seat(),
        round: state.round.number,
        last_round: (!state.setup.no_round_limit).then_some(mission.rounds),
        activations: state.round.active,
        frags: state.frags,
        frag_limit: state.frag_limit(),
        progress: state.progress,
        delivered: state.delivered,
        stock: state.stock,
        stock_spent: state.round.spent,
        dark: (state.round.dark > 0).then_some(state.round.dark),
        marked: state.round.marked.map(Seat),
        marks_used: state.round.marks_used,
        marines: state.marine_ids().map(|who| marine(state, who, sees(Side::Marines))).collect(),
        demons: demons(state),
        drone: state.drone.map(|drone| DroneView {
            at: drone.at.map(|space| state.pos(space)),
            damage: drone.damage,
            hurt: drone.hurt,
            home: state.pos(drone.home),
            moves: drone.moves,
        }),
        cards: invader(state, sees(Side::Invader)),
        initiative: initiative(state, sees),
        glory: state.glory.len(),
        glory_discard: state.glory_discard,
        portals: board::portals(state),
        floor: board::floor(state),
        teleporters: board::teleporters(state),
        doors: board::doors(state),
        decoys: places(&state.decoys),
        objectives: places(&mission.objectives),
        checkpoints: places(&mission.checkpoints),
        spaces: board::spaces(state),
        turn: turn(state),
        attacks: attack::attacks(state, hidden),
        coming: state.frames.iter().find_map(|frame| match frame {
            Frame::Summon(summon) => coming(state, summon),
            _ => None,
        }),
        graves: state.graves.iter().map(|grave| grave_view(state, grave)).collect(),
        fallen: state.marine_ids().filter(|who| state.fallen >> who & 1 != 0).map(Seat).collect(),
        mover: mover(state),
        portal: state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Summon(summon) => Some(summon.portal + 1),
            _ => None,
        }),
        asked: decision.filter(|_| !hidden).map(|decision| decision.seat),
        waiting: decision.is_some(),
        winner: state.winner,
    }
}

/// The group that comes out of a portal, once it is chosen: then everybody knows it.
pub(crate) fn coming(state: &State, summon: &Summon) -> Option<Group> {
    Some(state.groups(summon.portal)[usize::from(summon.group?)])
}

fn marine(state: &State, who: u8, open: bool) -> MarineView {
    let marine = state.marine(who);
    let held = |cards: Cards| if open { Held::Faces(cards) } else { Held::Count(cards.len()) };
    let layer = |cards: &Cards| LayerView { sets: cards.iter().map(Card::set).collect(), cards: cards.len() };
    MarineView {
        callsign: marine.callsign,
        at: marine.space().map(|space| state.pos(space)),
        damage: marine.damage,
        hurt: marine.hurt,
        health: state.rating(who).health,
        stunned: marine.stunned,
        class: marine.class,
        offer: marine.offer,
        exhausted: marine.exhausted,
        signalled: marine.signalled,
        squad: marine.squad,
        weapons: marine.weapons,
        hand: held(marine.hand),
        deck: held(marine.deck.all()),
        on_top: marine.deck.top.iter().map(layer).collect(),
        discard: marine.discard,
        played: marine.played,
        glory: marine.glory,
        samples: marine.samples,
        asset: marine.asset,
    }
}

fn demons(state: &State) -> Vec<DemonView> {
    let one = |(id, demon): (FigureId, &crate::Demon)| DemonView {
        id,
        kind: demon.kind,
        at: state.pos(demon.at),
        shape: demon.shape,
        damage: demon.damage,
        hurt: demon.hurt,
        stunned: demon.stunned,
        // The tutorial has no glory kills (D16-TUT-8).
        staggered: !state.is_tutorial() && state.is_staggered(id, 0),
        samples: demon.samples,
        acted: demon.acted,
    };
    state.demons.iter().map(one).collect()
}

fn invader(state: &State, open: bool) -> InvaderView {
    let invader = &state.invader;
    let held = |cards: EventCards| if open { Held::Faces(cards) } else { Held::Count(cards.len()) };
    let laid = || {
        DemonKind::ALL.into_iter().map(|kind| (kind, state.demon_card(kind))).filter(|(_, card)| card.laid)
    };
    let known = laid().filter(|(_, card)| open || card.up);
    let mut down: Vec<u8> =
        laid().filter(|(_, card)| !open && !card.up).map(|(_, card)| card.argent).collect();
    down.sort_unstable_by_key(|&argent| std::cmp::Reverse(argent));
    InvaderView {
        invasion: invader.invasion.filter(|_| open || state.shows_invasion()),
        possible: invader.possible,
        argent: invader.argent,
        sets: invader.sets,
        hand: held(invader.hand),
        deck: held(invader.deck),
        discard: invader.discard,
        burned: state.round.burned,
        known: known.map(|(kind, card)| DemonCardView { kind, up: card.up, argent: card.argent }).collect(),
        down,
        exhausted: laid().filter(|(_, card)| card.exhausted).map(|(kind, _)| kind).collect(),
    }
}

fn initiative(state: &State, sees: impl Fn(Side) -> bool) -> InitiativeView {
    let deck = &state.round.initiative;
    let sides = [Side::Marines, Side::Invader];
    let knows = |settled: &Settled| {
        // What both sides know everybody does.
        sides.iter().all(|&side| settled.known_to(side))
            || sides.iter().any(|&side| sees(side) && settled.known_to(side))
    };
    let seen = |settled: &Settled| SettledView {
        card: knows(settled).then_some(settled.card),
        marines: settled.marines,
        invader: settled.invader,
    };
    InitiativeView {
        cards: [0, 1, 2, 3, 4]
            .map(|n| deck.count(if n < 4 { InitiativeCard::Marine(n) } else { InitiativeCard::Invader })),
        top: deck.top.iter().map(seen).collect(),
        bottom: deck.bottom.iter().map(seen).collect(),
    }
}

fn turn(state: &State) -> TurnView {
    let turn = &state.turn;
    let (marine, kind) = match turn.who {
        Actor::Nobody => (None, None),
        Actor::Marine(n) => (Some(Seat(n)), None),
        Actor::Demons(kind) => (None, Some(kind)),
    };
    TurnView {
        marine,
        kind,
        figure: turn.figure,
        mp: turn.mp,
        spent: turn.spent,
        mains: turn.mains,
        open: turn.open.map(|open| open.card),
        strikes: turn.strikes.len() as u8,
        attacks: turn.attacks,
        rooted: turn.rooted,
    }
}

fn grave_view(state: &State, grave: &Grave) -> GraveView {
    GraveView { kind: grave.kind, at: state.pos(grave.at.at), by: grave.by.map(Seat), glory: grave.glory }
}

/// Who is about to move, of either side.
fn mover(state: &State) -> Option<Who> {
    match state.top()? {
        Frame::Spend(Spend { who, .. }) | Frame::Unstick(Unstick { who }) => Some(*who),
        Frame::Marine(MarineStep::Drone) => Some(Who::Drone),
        _ => match state.turn.who {
            Actor::Nobody => None,
            Actor::Marine(n) => Some(Who::Marine(n)),
            Actor::Demons(_) => state.turn.figure.map(Who::Demon),
        },
    }
}
