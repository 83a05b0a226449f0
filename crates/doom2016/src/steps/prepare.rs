//! The set-up: starts, classes, decks, squad cards, event sets and the invasion card (D16-SET-3 to D16-SET-10).

use borsh::BorshSerialize;
use engine::about::Spot;
use engine::{Arg, Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};
use skirmish::SpaceId;

use super::sound::{self, Problem};
use super::{Frame, Portals, Step, open};
use crate::event::Event;
use crate::place::{PortalId, PortalSet};
use crate::reason::{Reason, allow};
use crate::rules::impossible;
use crate::rules::luck::free_copy;
use crate::state::Place;
use crate::threat::FirstSummons;
use crate::{Action, CardSet, CardSets, Cards, EventSets, InvasionKind, Portal, SetKind, SquadKind, State};

/// How many event sets make a deck (D16-SET-6).
const EVENT_SETS: u32 = 3;
/// How many weapons a marine starts with (D16-SET-5).
const WEAPONS: u32 = 2;

/// How far the set-up is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prepare {
    /// A marine chooses his start.
    Start(#[serde(with = "skirmish::seat")] u8),
    /// A marine chooses his class.
    Class(#[serde(with = "skirmish::seat")] u8),
    /// A marine chooses a weapon.
    Arm(#[serde(with = "skirmish::seat")] u8),
    /// The marines choose who leads (D16-SET-8).
    Lead,
    /// Hands are drawn.
    Hands,
    /// The invader chooses event sets.
    EventSets,
    /// The invader chooses his invasion card.
    Invasion,
    /// The threat card is set up.
    Threat,
}

/// Starts where nobody stands yet (D16-SET-10).
fn free_starts(state: &State) -> impl Iterator<Item = SpaceId> + '_ {
    let starts = state.arena().mission().starts.iter().copied();
    starts.filter(|start| state.standing().all(|(_, space)| space != *start))
}

/// May a marine choose this weapon (D16-SET-5)?
fn may_arm(state: &State, who: u8, set: CardSet) -> Result<(), Reason> {
    if set.sheet().kind != SetKind::Starting {
        Err(Reason::WeaponStart)
    } else if state.marine(who).weapons.has(set) {
        Err(Reason::WeaponTwice)
    } else {
        allow(free_copy(set, held_cards(state)).is_some(), Reason::WeaponGone)
    }
}

/// All action cards that somebody holds.
fn held_cards(state: &State) -> Cards {
    state.marines.iter().fold(Cards::NONE, |all, marine| all.or(marine.cards()))
}

/// A weapon set joins a marine's deck.
fn arm(state: &mut State, who: u8, set: CardSet, events: &mut impl Events<Event>) {
    let Some(cards) = free_copy(set, held_cards(state)) else {
        return impossible("a chosen weapon is in the box");
    };
    let marine = state.marine_mut(who);
    marine.weapons.insert(set);
    marine.deck.rest = marine.deck.rest.or(cards);
    events.put(|| Event::Armed { who: Seat(who), weapon: set });
}

fn give_squad(state: &mut State, who: u8, squad: SquadKind, events: &mut impl Events<Event>) {
    state.marine_mut(who).squad = Some(squad);
    events.put(|| Event::Squad { who: Seat(who), squad });
}

fn set_invasion(state: &mut State, kind: InvasionKind, events: &mut impl Events<Event>) {
    state.invader.invasion = Some(kind);
    let (invader, up) = (state.invader_seat(), state.shows_invasion());
    events.put(|| Event::Invasion { kind: Some(kind), invader, up });
    state.set_top(Frame::Prepare(Prepare::Threat));
}

/// The threat card is set up last (D16-SET-10).
fn set_up_threat(state: &mut State) {
    let Some(threat) = state.arena().mission().threat else { return };
    let of = match threat.card().setup {
        FirstSummons::Nothing => PortalSet::NONE,
        FirstSummons::FaceUp => {
            let up = (0..).map(PortalId).zip(&state.portals).filter(|(_, portal)| portal.up);
            up.map(|(n, _)| n).collect()
        }
        FirstSummons::OneBlue => state.portals_of(Portal::Blue),
    };
    match threat.card().setup {
        FirstSummons::OneBlue => state.push(Frame::Portals(Portals::one(of))),
        _ if !of.is_empty() => state.push(Frame::Portals(Portals::all(of))),
        _ => {}
    }
}

impl Step for Prepare {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(match self {
            Prepare::Start(who) | Prepare::Class(who) | Prepare::Arm(who) => Seat(who),
            Prepare::Lead => Seat(0),
            _ => state.invader_seat(),
        }))
    }
    fn question(self, _: &State) -> Reason {
        match self {
            Prepare::Start(_) => Reason::ChooseStart,
            Prepare::Class(_) => Reason::ChooseClass,
            Prepare::Arm(_) => Reason::ChooseWeapon,
            Prepare::Lead => Reason::ChooseLead,
            Prepare::EventSets => Reason::ChooseEventSet,
            Prepare::Invasion => Reason::ChooseInvasion,
            Prepare::Hands | Prepare::Threat => Reason::NotNow,
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        match self {
            Prepare::Start(_) => {
                actions.extend(free_starts(state).map(|space| Action::Start(state.pos(space))));
            }
            Prepare::Class(who) => actions.extend(state.marine(who).offer.iter().map(Action::Class)),
            Prepare::Arm(who) => {
                let sets = CardSets::of_kind(SetKind::Starting);
                let free = sets.iter().filter(|&set| may_arm(state, who, set).is_ok());
                actions.extend(free.map(Action::Arm));
            }
            Prepare::Lead => actions.extend(state.marine_ids().map(|who| Action::Lead(Seat(who)))),
            Prepare::EventSets => {
                let left = EventSets::ALL.minus(state.invader.sets);
                actions.extend(left.iter().map(Action::EventSet));
            }
            Prepare::Invasion => actions.extend(state.offered_invasions().iter().map(Action::Invasion)),
            Prepare::Hands | Prepare::Threat => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (self, action) {
            (Prepare::Start(_), Action::Start(pos)) => {
                let start = state.arena().at(pos);
                allow(free_starts(state).any(|space| Some(space) == start), Reason::StartWhere)
            }
            (Prepare::Class(who), Action::Class(class)) => {
                allow(state.marine(who).offer.has(class), Reason::ClassOffer)
            }
            (Prepare::Arm(who), Action::Arm(set)) => may_arm(state, who, set),
            (Prepare::Lead, Action::Lead(seat)) => {
                allow(seat.index() < state.marines.len(), Reason::ChooseLead)
            }
            (Prepare::EventSets, Action::EventSet(set)) => {
                allow(!state.invader.sets.has(set), Reason::EventSetTaken)
            }
            (Prepare::Invasion, Action::Invasion(kind)) => {
                allow(state.offered_invasions().has(kind), Reason::InvasionOffer)
            }
            _ => Err(self.question(state)),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match (self, action) {
            (Prepare::Start(who), Action::Start(pos)) => {
                if let Some(space) = state.arena().at(pos) {
                    state.marine_mut(who).place = Place::On(space);
                    events.put(|| Event::Placed { who: Seat(who), at: pos });
                }
                state.set_top(Frame::Prepare(Prepare::Class(who)));
            }
            (Prepare::Class(who), Action::Class(class)) => {
                let marine = state.marine_mut(who);
                marine.class = Some(class);
                let others = marine.offer;
                marine.offer = Default::default();
                state.classes = state.classes.or(others);
                state.classes.remove(class);
                events.put(|| Event::Class { who: Seat(who), class });
                if let Some(kit) = class.card().kit {
                    arm(state, who, kit, events);
                }
                state.set_top(Frame::Prepare(Prepare::Arm(who)));
            }
            (Prepare::Arm(who), Action::Arm(set)) => arm(state, who, set, events),
            (Prepare::Lead, Action::Lead(Seat(who))) => {
                give_squad(state, who, SquadKind::TakingPoint, events);
                state.set_top(Frame::Prepare(Prepare::Hands));
            }
            (Prepare::EventSets, Action::EventSet(set)) => {
                state.invader.sets.insert(set);
                events.put(|| Event::EventSet { set });
            }
            (Prepare::Invasion, Action::Invasion(kind)) => set_invasion(state, kind, events),
            _ => debug_assert!(false, "{action} is no answer to {self:?}"),
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let marines = state.marines.len() as u8;
        let ground = state.ground();
        let mission = ground.place().mission();
        match self {
            Prepare::Start(who) => {
                let fixed = if state.is_tutorial() {
                    mission.starts.get(state.marine(who).callsign.index()).copied()
                } else {
                    None
                };
                if let Some(space) = fixed {
                    let pos = state.pos(space);
                    self.act(state, Action::Start(pos), events);
                    return true;
                }
                false
            }
            Prepare::Class(who) => {
                if state.is_tutorial() {
                    state.set_top(Frame::Prepare(Prepare::Arm(who)));
                    return true;
                }
                if state.marine(who).offer.is_empty() {
                    state.offer_classes(who);
                }
                false
            }
            Prepare::Arm(who) => {
                if state.marine(who).cards().and(CardSet::own(state.marine(who).callsign)).is_empty() {
                    let own = CardSet::own(state.marine(who).callsign);
                    let deck = &mut state.marine_mut(who).deck.rest;
                    *deck = deck.or(own);
                    if state.is_tutorial()
                        && let Some(&kit) = mission.kits.get(state.marine(who).callsign.index())
                    {
                        kit.into_iter().for_each(|set| arm(state, who, set, events));
                    }
                }
                let starting = state.marine(who).weapons.and(CardSets::of_kind(SetKind::Starting));
                if starting.len() < WEAPONS {
                    return false;
                }
                let next = if who + 1 < marines { Prepare::Start(who + 1) } else { Prepare::Lead };
                state.set_top(Frame::Prepare(next));
                true
            }
            Prepare::Lead => {
                let squad = SquadKind::for_marines(marines).filter(|_| !state.is_tutorial());
                match squad {
                    Some(SquadKind::TakingPoint) => return false,
                    Some(squad) => {
                        let copies = squad.card().copies.min(marines);
                        (0..copies).for_each(|who| give_squad(state, who, squad, events));
                    }
                    None => {}
                }
                state.set_top(Frame::Prepare(Prepare::Hands));
                true
            }
            Prepare::Hands => {
                state.marine_ids().for_each(|who| state.draw_up(who, events));
                state.set_top(Frame::Prepare(Prepare::EventSets));
                true
            }
            Prepare::EventSets => {
                if let Some(sets) = mission.event_sets {
                    state.invader.sets = sets;
                }
                if state.invader.sets.len() < EVENT_SETS {
                    return false;
                }
                state.invader.deck = state.invader.sets.cards();
                state.set_top(Frame::Prepare(Prepare::Invasion));
                true
            }
            Prepare::Invasion => {
                let offered = state.offered_invasions();
                if offered.len() > 1 {
                    return false;
                }
                if let Some(kind) = offered.nth(0) {
                    set_invasion(state, kind, events);
                }
                state.set_top(Frame::Prepare(Prepare::Threat));
                true
            }
            Prepare::Threat => {
                state.frames.pop();
                set_up_threat(state);
                true
            }
        }
    }
    fn prompt(self, state: &State) -> Message {
        match self {
            Prepare::Start(_) => Message::new("d16-prompt-start"),
            Prepare::Class(_) => Message::new("d16-prompt-class"),
            Prepare::Arm(who) => {
                let own = state
                    .marines
                    .get(usize::from(who))
                    .map_or(0, |marine| marine.weapons.and(CardSets::of_kind(SetKind::Starting)).len() as u8);
                Message::new("d16-prompt-arm").with("nth", own + 1)
            }
            Prepare::Lead => Message::new("d16-prompt-lead").with(
                "squad",
                Arg::key(format!("d16-squad-{}", SquadKind::TakingPoint))
                    .about(Spot::card(SquadKind::TakingPoint)),
            ),
            Prepare::EventSets => {
                Message::new("d16-prompt-event-sets").with("nth", state.invader.sets.len() as u8 + 1)
            }
            Prepare::Invasion => Message::new("d16-prompt-invasion"),
            Prepare::Hands | Prepare::Threat => Message::new("d16-prompt-wait"),
        }
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Round)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        match self {
            Prepare::Start(who) | Prepare::Class(who) | Prepare::Arm(who) => sound::marine(state, who),
            _ => Ok(()),
        }
    }
}
