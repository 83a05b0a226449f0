//! What a viewer may know of a position: the only way out for secrets (D16-MIS-5).
//!
//! Marines see each other's cards, the invader sees the own ones, spectators see neither. The invasion card, which lies
//! face up in the tutorial alone, and which
//! demon card lies where face down are the invader's alone, places in the initiative deck are for the side that has
//! looked. While somebody else is asked in secret, nothing says whom, nor how far the attack or the window is.

mod attack;
mod board;
mod invader;
mod marine;
mod turn;

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{Mood, Pos, Wording};

pub use attack::AttackView;
pub(crate) use attack::{revealed, revealed_actions, revealed_events};
pub use board::{DoorView, FloorView, PortalView, SideView, SpaceView, TeleporterView};
pub use invader::{DemonCardView, DemonView, GraveView, InvaderView};
pub use marine::{LayerView, MarineView};
pub use turn::{InitiativeView, SettledView, TurnView};

use crate::action::Who;
use crate::frame::{Frame, Summon};
use crate::{DemonKinds, GloryCards, Group, ObjectiveKind, Side, State, ThreatKind};

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
    /// What kind of place it is, for those who draw it.
    pub mood: Mood,
    /// The names of its rooms, by the number that its spaces give.
    pub rooms: Vec<String>,
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
        mood: mission.mood,
        rooms: mission.rooms.clone(),
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
        marines: state.marine_ids().map(|who| marine::marine(state, who, sees(Side::Marines))).collect(),
        demons: invader::demons(state),
        drone: state.drone.map(|drone| DroneView {
            at: drone.at.map(|space| state.pos(space)),
            damage: drone.damage,
            hurt: drone.hurt,
            home: state.pos(drone.home),
            moves: drone.moves,
        }),
        cards: invader::invader(state, sees(Side::Invader)),
        initiative: turn::initiative(state, sees),
        glory: state.glory.len(),
        glory_discard: state.glory_discard,
        portals: board::portals(state),
        floor: board::floor(state),
        teleporters: board::teleporters(state),
        doors: board::doors(state),
        decoys: places(&state.decoys),
        objectives: places(&mission.objectives),
        checkpoints: places(&mission.checkpoints),
        spaces: arena.seen().to_vec(),
        turn: turn::turn(state),
        attacks: attack::attacks(state, hidden),
        coming: state.frames.iter().find_map(|frame| match frame {
            Frame::Summon(summon) => coming(state, summon),
            _ => None,
        }),
        graves: state.graves.iter().map(|grave| invader::grave(state, grave)).collect(),
        fallen: state.fallen.iter().collect(),
        mover: turn::mover(state),
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
