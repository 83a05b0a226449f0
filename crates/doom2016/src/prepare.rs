//! The set-up: starts, classes, decks, squad cards, event sets and the invasion card (D16-SET-3 to D16-SET-10).

use engine::{Events, Seat};

use crate::deal::free_copy;
use crate::event::Event;
use crate::frame::{Frame, Prepare};
use crate::state::Place;
use crate::threat::FirstSummons;
use crate::{Action, CardSet, CardSets, Cards, EventSets, InvasionKind, Portal, SetKind, SquadKind, State};

/// How many event sets make a deck (D16-SET-6).
const EVENT_SETS: u32 = 3;
/// How many weapons a marine starts with (D16-SET-5).
const WEAPONS: u32 = 2;

impl State {
    /// All action cards that somebody holds.
    fn held_cards(&self) -> Cards {
        self.marines.iter().fold(Cards::NONE, |all, marine| all.or(marine.cards()))
    }
    /// Starting weapons that a marine may still choose (D16-SET-5).
    fn free_weapons(&self, who: u8) -> CardSets {
        let held = self.held_cards();
        let own = self.marine(who).weapons;
        let free = |set: &CardSet| !own.has(*set) && free_copy(*set, held).is_some();
        CardSets::of_kind(SetKind::Starting).iter().filter(free).collect()
    }
    /// Is this mission played with classes and squad cards (D16-TUT-8)?
    fn has_classes(&self) -> bool {
        !self.is_tutorial()
    }

    pub(crate) fn legal_preparations(&self, step: Prepare, actions: &mut Vec<Action>) {
        match step {
            Prepare::Start(_) => {
                let taken: Vec<_> = self.standing().map(|(_, space)| space).collect();
                let starts = self.arena().mission().starts.iter().filter(|space| !taken.contains(space));
                actions.extend(starts.map(|&space| Action::Start(self.pos(space))));
            }
            Prepare::Class(who) => actions.extend(self.marine(who).offer.iter().map(Action::Class)),
            Prepare::Arm(who) => actions.extend(self.free_weapons(who).iter().map(Action::Arm)),
            Prepare::Lead => actions.extend(self.marine_ids().map(|who| Action::Lead(Seat(who)))),
            Prepare::EventSets => {
                let left = EventSets::ALL.minus(self.invader.sets);
                actions.extend(left.iter().map(Action::EventSet));
            }
            Prepare::Invasion => actions.extend(self.offered_invasions().iter().map(Action::Invasion)),
            Prepare::Hands | Prepare::Threat => {}
        }
    }

    pub(crate) fn act_preparation(&mut self, step: Prepare, action: Action, events: &mut impl Events<Event>) {
        match (step, action) {
            (Prepare::Start(who), Action::Start(pos)) => {
                if let Some(space) = self.arena().at(pos) {
                    self.marine_mut(who).place = Place::On(space);
                    let callsign = self.marine(who).callsign;
                    events.put(|| Event::Placed { who: callsign, at: pos });
                }
                self.set_top(Frame::Prepare(Prepare::Class(who)));
            }
            (Prepare::Class(who), Action::Class(class)) => {
                let marine = self.marine_mut(who);
                marine.class = Some(class);
                let others = marine.offer;
                marine.offer = Default::default();
                let callsign = marine.callsign;
                self.classes = self.classes.or(others);
                self.classes.remove(class);
                events.put(|| Event::Class { who: callsign, class });
                if let Some(kit) = class.card().kit {
                    self.arm(who, kit, events);
                }
                self.set_top(Frame::Prepare(Prepare::Arm(who)));
            }
            (Prepare::Arm(who), Action::Arm(set)) => self.arm(who, set, events),
            (Prepare::Lead, Action::Lead(Seat(who))) => {
                self.give_squad(who, SquadKind::TakingPoint, events);
                self.set_top(Frame::Prepare(Prepare::Hands));
            }
            (Prepare::EventSets, Action::EventSet(set)) => {
                self.invader.sets.insert(set);
                events.put(|| Event::EventSet { set });
            }
            (Prepare::Invasion, Action::Invasion(kind)) => self.set_invasion(kind, events),
            _ => {}
        }
    }

    /// A weapon set joins a marine's deck.
    fn arm(&mut self, who: u8, set: CardSet, events: &mut impl Events<Event>) {
        let Some(cards) = free_copy(set, self.held_cards()) else { return };
        let marine = self.marine_mut(who);
        marine.weapons.insert(set);
        marine.deck.rest = marine.deck.rest.or(cards);
        let callsign = marine.callsign;
        events.put(|| Event::Armed { who: callsign, weapon: set });
    }

    fn give_squad(&mut self, who: u8, squad: SquadKind, events: &mut impl Events<Event>) {
        self.marine_mut(who).squad = Some(squad);
        let callsign = self.marine(who).callsign;
        events.put(|| Event::Squad { who: callsign, squad });
    }

    fn set_invasion(&mut self, kind: InvasionKind, events: &mut impl Events<Event>) {
        self.invader.invasion = Some(kind);
        let invader = self.invader_seat();
        events.put(|| Event::Invasion { kind: Some(kind), invader });
        self.set_top(Frame::Prepare(Prepare::Threat));
    }

    pub(crate) fn settle_preparation(&mut self, step: Prepare, events: &mut impl Events<Event>) -> bool {
        let marines = self.marines.len() as u8;
        let ground = self.ground();
        let mission = ground.place().mission();
        match step {
            Prepare::Start(who) => {
                let fixed = if self.is_tutorial() {
                    mission.starts.get(self.marine(who).callsign.index()).copied()
                } else {
                    None
                };
                if let Some(space) = fixed {
                    let pos = self.pos(space);
                    self.act_preparation(step, Action::Start(pos), events);
                    return true;
                }
                false
            }
            Prepare::Class(who) => {
                if !self.has_classes() {
                    self.set_top(Frame::Prepare(Prepare::Arm(who)));
                    return true;
                }
                if self.marine(who).offer.is_empty() {
                    self.offer_classes(who);
                }
                false
            }
            Prepare::Arm(who) => {
                if self.marine(who).cards().and(CardSet::own(self.marine(who).callsign)).is_empty() {
                    let own = CardSet::own(self.marine(who).callsign);
                    let deck = &mut self.marine_mut(who).deck.rest;
                    *deck = deck.or(own);
                    if self.is_tutorial()
                        && let Some(&kit) = mission.kits.get(self.marine(who).callsign.index())
                    {
                        kit.into_iter().for_each(|set| self.arm(who, set, events));
                    }
                }
                let starting = self.marine(who).weapons.and(CardSets::of_kind(SetKind::Starting));
                if starting.len() < WEAPONS {
                    return false;
                }
                let next = if who + 1 < marines { Prepare::Start(who + 1) } else { Prepare::Lead };
                self.set_top(Frame::Prepare(next));
                true
            }
            Prepare::Lead => {
                let squad = SquadKind::for_marines(marines).filter(|_| !self.is_tutorial());
                match squad {
                    Some(SquadKind::TakingPoint) => return false,
                    Some(squad) => {
                        let copies = squad.card().copies.min(marines);
                        (0..copies).for_each(|who| self.give_squad(who, squad, events));
                    }
                    None => {}
                }
                self.set_top(Frame::Prepare(Prepare::Hands));
                true
            }
            Prepare::Hands => {
                self.marine_ids().for_each(|who| self.draw_up(who, events));
                self.set_top(Frame::Prepare(Prepare::EventSets));
                true
            }
            Prepare::EventSets => {
                if let Some(sets) = mission.event_sets {
                    self.invader.sets = sets;
                }
                if self.invader.sets.len() < EVENT_SETS {
                    return false;
                }
                self.invader.deck = self.invader.sets.cards();
                self.set_top(Frame::Prepare(Prepare::Invasion));
                true
            }
            Prepare::Invasion => {
                let offered = self.offered_invasions();
                if offered.len() > 1 {
                    return false;
                }
                if let Some(kind) = offered.nth(0) {
                    self.set_invasion(kind, events);
                }
                self.set_top(Frame::Prepare(Prepare::Threat));
                true
            }
            Prepare::Threat => {
                self.frames.pop();
                self.set_up_threat();
                true
            }
        }
    }

    /// The threat card is set up last (D16-SET-10).
    fn set_up_threat(&mut self) {
        let Some(threat) = self.arena().mission().threat else { return };
        let of = match threat.card().setup {
            FirstSummons::Nothing => 0,
            FirstSummons::FaceUp => {
                let up = self.portals.iter().enumerate().filter(|(_, portal)| portal.up);
                up.fold(0, |of, (n, _)| of | 1 << n)
            }
            FirstSummons::OneBlue => self.portals_of(Portal::Blue),
        };
        let free = false;
        match threat.card().setup {
            FirstSummons::OneBlue => self.push(Frame::Portals { of: of | ONE, free }),
            _ if of != 0 => self.push(Frame::Portals { of, free }),
            _ => {}
        }
    }

    /// Portals of a colour that are on the map, a bit each.
    pub(crate) fn portals_of(&self, colour: Portal) -> u32 {
        let there = self.portals.iter().enumerate().filter(|(_, portal)| portal.there);
        there.filter(|(n, _)| self.portal_colour(*n as u8) == colour).fold(0, |of, (n, _)| of | 1 << n)
    }
}

/// The bit of a set of portals that says: one of them is enough.
pub(crate) const ONE: u32 = 1 << 31;
