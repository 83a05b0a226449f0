//! Objectives, threat by sight, and the end of a mission (D16-MIS-3, D16-MIS-7, D16-MIS-8, D16-INT-35 to D16-INT-39).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Ending, Event};
use crate::frame::{Frame, Unstick};
use crate::reason::Reason;
use crate::rules::impossible;
use crate::state::Drone;
use crate::{Action, Card, Goal, Side, State};

impl State {
    /// A side wins.
    pub(crate) fn win(&mut self, side: Side, why: Ending, events: &mut impl Events<Event>) {
        self.winner = Some(side);
        events.put(|| Event::Won { side, why });
    }

    /// Has one side met its goal (D16-MIS-3)? Of both the side wins whose activation it is (D16-MIS-8).
    pub(crate) fn judge(&mut self, events: &mut impl Events<Event>) {
        if self.winner.is_some() || self.round.number == 0 {
            return;
        }
        match (self.marines_have_won(), self.frags >= self.frag_limit()) {
            (false, false) => {}
            (true, true) if self.active_side() == Some(Side::Invader) => {
                self.win(Side::Invader, Ending::Frags, events);
            }
            (true, _) => self.win(Side::Marines, Ending::Objective, events),
            (false, true) => self.win(Side::Invader, Ending::Frags, events),
        }
    }

    #[inline]
    fn marines_have_won(&self) -> bool {
        let no_demons = || self.demons.alive().is_empty();
        let no_portals = || !self.portals.iter().any(|portal| portal.there);
        match self.goal() {
            // The tutorial: a door has been opened, so that the portals have fired, and no demon is left.
            None => no_demons() && no_portals() && !self.is_summoning(),
            Some(Goal::Samples { tokens, .. }) => {
                self.marines.iter().map(|marine| marine.samples).sum::<u8>() >= tokens
            }
            Some(Goal::Relays { tokens, progress, .. }) => {
                self.progress[..usize::from(tokens)].iter().all(|&done| done >= progress)
            }
            Some(Goal::Zones { progress, .. }) => self.progress[0] >= progress,
            Some(Goal::Assets { tokens, .. }) => self.delivered >= tokens,
            Some(Goal::Drone { .. }) => {
                let at = self.drone.and_then(|drone| drone.at);
                at.is_some_and(|at| self.arena().exits().contains(at.index()))
            }
            Some(Goal::Breach {}) => no_demons() && no_portals(),
        }
    }

    /// Is a group just coming out?
    fn is_summoning(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Portals(_) | Frame::Summon(_)))
    }

    /// May a card be discarded for progress at this objective, by its number from 1 (Relay Link, D16-INT-38)?
    pub(crate) fn may_link(&self, who: u8, n: u8) -> Result<(), Reason> {
        let Some(Goal::Relays { tokens, progress, .. }) = self.goal() else {
            return Err(Reason::NoObjective);
        };
        let place = usize::from(n).wrapping_sub(1);
        let relay = self.arena().mission().objectives.get(place).filter(|_| n <= tokens);
        let (Some(relay), Some(at)) = (relay, self.marine(who).space()) else {
            return Err(Reason::NoObjective);
        };
        if self.turn.linked {
            Err(Reason::Linked)
        } else if self.progress[place] >= progress {
            Err(Reason::ObjectiveDone)
        } else if self.arena().distances(at, self.closed)[relay.index()] > 1 {
            Err(Reason::ObjectiveFar)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_links(&self, who: u8, actions: &mut Vec<Action>) {
        let Some(Goal::Relays { tokens, .. }) = self.goal() else { return };
        for n in (1..=tokens).filter(|&n| self.may_link(who, n).is_ok()) {
            actions.extend(self.marine(who).hand.iter().map(|card| Action::Link(n, card)));
        }
    }

    /// A card for progress: the invader draws (Relay Link).
    pub(crate) fn link(&mut self, who: u8, objective: u8, card: Card, events: &mut impl Events<Event>) {
        let Some(Goal::Relays { events: drawn, .. }) = self.goal() else {
            return impossible("there is a relay");
        };
        self.discard(who, card);
        self.turn.linked = true;
        events.put(|| Event::Spent { who: Seat(who), card });
        let progress = &mut self.progress[usize::from(objective)];
        *progress += 1;
        let progress = *progress;
        events.put(|| Event::Progress { objective: objective + 1, progress });
        self.draw_events(drawn, events);
    }

    /// May a marine close the portal he stands on, whatever with (Seal the Breach)?
    pub(crate) fn may_seal(&self, who: u8) -> Result<(), Reason> {
        if !matches!(self.goal(), Some(Goal::Breach {})) {
            return Err(Reason::NoObjective);
        }
        if self.portal_under(who).is_none() { Err(Reason::NoPortalHere) } else { Ok(()) }
    }

    /// Two cards for it.
    pub(crate) fn list_seals(&self, who: u8, actions: &mut Vec<Action>) {
        if self.may_seal(who).is_err() {
            return;
        }
        let hand = self.marine(who).hand;
        for one in hand.iter() {
            actions.extend(hand.iter().filter(|other| *other > one).map(|other| Action::Seal(one, other)));
        }
    }

    fn portal_under(&self, who: u8) -> Option<usize> {
        let at = self.marine(who).space()?;
        (0..self.portals.len()).find(|&n| self.portals[n].there && self.portal_at(n as u8) == at)
    }

    pub(crate) fn seal(&mut self, who: u8, cards: [Card; 2], events: &mut impl Events<Event>) {
        let Some(n) = self.portal_under(who) else { return impossible("he stands on a portal") };
        for card in cards {
            self.discard(who, card);
            events.put(|| Event::Spent { who: Seat(who), card });
        }
        self.remove_portal(n as u8, events);
    }

    /// Zones at the end of the activation phase (Guard Duty).
    pub(crate) fn score_zones(&mut self, events: &mut impl Events<Event>) {
        let Some(Goal::Zones { zones, progress: goal }) = self.goal() else { return };
        let marines = self.standing().map(|(_, space)| space).collect::<Vec<_>>();
        let demons = self.side_spaces(Side::Invader);
        for n in 0..usize::from(zones) {
            let zone = self.arena().zone(n);
            let held = marines.iter().any(|space| zone.contains(space.index()));
            let lost = zone.iter().any(|space| demons.contains(space));
            let progress = &mut self.progress[0];
            match (held, lost) {
                (true, false) => *progress = (*progress + 1).min(goal),
                (false, true) => *progress = progress.saturating_sub(1),
                _ => continue,
            }
            let progress = *progress;
            events.put(|| Event::Progress { objective: 0, progress });
        }
    }

    /// The drone remembers the last checkpoint it was on or next to (Drone Escort).
    pub(crate) fn check_point(&mut self) {
        let Some(Drone { at: Some(at), .. }) = self.drone else { return };
        let near = |point: &&skirmish::SpaceId| self.arena().distances(at, self.closed)[point.index()] <= 1;
        let found = self.arena().mission().checkpoints.iter().find(near).copied();
        if let (Some(point), Some(drone)) = (found, &mut self.drone) {
            drone.home = point;
        }
    }

    /// A destroyed drone comes back, whole, on the nearest free space; of several the marines choose (Drone Escort).
    pub(crate) fn return_drone(&mut self, events: &mut impl Events<Event>) {
        let Some(drone) = &mut self.drone else { return };
        drone.moves = 0;
        if drone.at.is_some() {
            return;
        }
        let home = drone.home;
        drone.at = Some(home);
        let at = Some(self.pos(home));
        events.put(|| Event::Drone { at });
        if self.is_sharing(Who::Drone) {
            self.push(Frame::Unstick(Unstick { who: Who::Drone }));
        }
    }
}
