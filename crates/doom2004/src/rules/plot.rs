//! The scenario's plot: triggers, goals, and the end of the game (D04-WIN, D04-SETUP-10).

use engine::{Events, Outcome, Seat};

use crate::State;
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::place::{
    AreaId, Cue, DoorId, Effect, EncounterId, Goal, GoalId, Goals, PlacedEffect, SpaceId, Trigger, TriggerId,
    Triggers, Winner,
};
use crate::state::{Lying, Marine, Place, Thing};
use crate::steps::{Effects, Lay};

impl State {
    /// Something happened that may set triggers off or meet goals for good. What a marine sets off while something
    /// that he has set off is still happening comes after it: so they never pile up.
    pub(crate) fn cue(&mut self, cue: Cue, by: Option<u8>) {
        self.meet_goals(|goal| match (goal, cue) {
            (Goal::Kill(goal), Cue::Kill(tag)) => goal == tag,
            (Goal::Take(goal), Cue::Take(prize)) => goal == prize,
            (Goal::Reach(goal), Cue::Enter(pos)) => goal == pos,
            (Goal::ReachArea(goal), Cue::EnterArea(area)) => goal == area,
            _ => false,
        });
        let set_off = |&(n, trigger): &(TriggerId, &Trigger)| match (trigger.on, cue) {
            (Cue::Every(every), Cue::Round(round)) => every > 0 && round.is_multiple_of(every),
            (on, cue) => on == cue && !self.fired.has(n),
        };
        let triggers: Triggers = self.numbered_triggers().filter(set_off).map(|(n, _)| n).collect();
        if triggers.is_empty() {
            return;
        }
        self.fired |= triggers;
        let under_way = self.frames.iter_mut().find_map(|frame| match frame {
            Frame::Effects(effects) if effects.by == by => Some(&mut effects.then),
            _ => None,
        });
        match (under_way, Effects::of(triggers, by)) {
            (Some(then), _) => *then |= triggers,
            (None, Some(effects)) => self.push(Frame::Effects(effects)),
            (None, None) => {}
        }
    }

    fn numbered_triggers(&self) -> impl Iterator<Item = (TriggerId, &Trigger)> {
        (0..).map(TriggerId).zip(self.triggers())
    }
    /// Some goals are met for good.
    fn meet_goals(&mut self, met: impl Fn(Goal) -> bool) {
        let goals = (0..).map(GoalId).zip(&self.arena().scenario().goals);
        let met: Goals = goals.filter(|(_, placed)| met(placed.goal)).map(|(n, _)| n).collect();
        self.met |= met;
    }

    /// A marine has come onto a space.
    pub(crate) fn cue_entry(&mut self, who: u8, space: SpaceId) {
        let place = self.arena().space(space);
        let (pos, area) = (place.pos, place.area);
        self.cue(Cue::Enter(pos), Some(who));
        self.cue(Cue::EnterArea(area), Some(who));
    }

    /// A round begins (D04-ROUND-1).
    pub(crate) fn begin_round(&mut self, events: &mut impl Events<Event>) {
        let number = self.turn.round;
        events.put(|| Event::Round { number });
        if let Ok(round) = u8::try_from(number) {
            self.cue(Cue::Round(round), None);
        }
    }

    /// The effects of a trigger or an encounter.
    pub(crate) fn effects_of(&self, of: Source) -> &[PlacedEffect] {
        match of {
            Source::Trigger(n) => self.triggers().get(usize::from(n)).map_or(&[], |trigger| &trigger.effects),
            Source::Encounter(n) => self.encounter_effects(EncounterId(n)),
        }
    }

    /// The first marine to end his turn on an encounter gets its effect (D04-EQ-9, D04-INT-44).
    pub(crate) fn meet_encounter(&mut self, who: u8) {
        let Some(space) = self.marine(who).space() else { return };
        let encounter = self.lying(space).find_map(|thing| match thing {
            Thing::Encounter(id) => Some(id),
            Thing::Token(_) | Thing::Item(_) => None,
        });
        if let Some(id) = encounter {
            self.pick_off_floor(space, Thing::Encounter(id));
            let of = Source::Encounter(id.0);
            self.push(Frame::Effects(Effects { of, next: 0, by: Some(who), then: Triggers::NONE }));
        }
    }

    /// Tokens that effects have placed in an area before it was laid out.
    pub(crate) fn placed_unseen(&self, area: AreaId) -> Vec<Lying> {
        let arena = self.arena();
        let met =
            |&(at, id): &(SpaceId, EncounterId)| !self.lying(at).any(|thing| thing == Thing::Encounter(id));
        let known = (0..arena.scenario().areas.len() as u8)
            .map(AreaId)
            .filter(|&known| known != area && self.knows(known));
        let encounters = known.flat_map(|known| arena.area(known).encounters.iter().filter(|it| met(it)));
        let triggers = self.numbered_triggers().map(|(n, _)| n).filter(|&n| self.fired.has(n));
        let sources =
            encounters.map(|&(_, id)| Source::Encounter(id.0)).chain(triggers.map(|n| Source::Trigger(n.0)));
        // Of those that are still happening, what comes later is not laid yet.
        let done = |source: Source| {
            let waits = |then: Triggers| matches!(source, Source::Trigger(n) if then.has(TriggerId(n)));
            let pending = self.frames.iter().find_map(|frame| match *frame {
                Frame::Effects(Effects { of, next, .. }) if of == source => Some(usize::from(next)),
                Frame::Effects(Effects { then, .. }) if waits(then) => Some(0),
                _ => None,
            });
            pending.unwrap_or(usize::MAX)
        };
        let effects = sources.flat_map(|source| self.effects_of(source).iter().take(done(source)));
        let tokens = effects.filter_map(|placed| match placed.effect {
            Effect::Place(token) => Some((arena.at(token.at)?, token.kind)),
            _ => None,
        });
        let here = tokens.filter(|&(at, _)| arena.space(at).area == area);
        here.map(|(at, kind)| Lying { at, thing: Thing::Token(kind) }).collect()
    }

    /// Goals of a marine who leaves by a door.
    pub(crate) fn goals_on_leaving(&mut self, who: u8, door: DoorId) {
        let items = self.marine(who).items;
        self.meet_goals(|goal| matches!(goal, Goal::Carry(item, by) if by == door && items.has(item)));
    }

    /// Goals and timers at the end of a round (D04-INV-6).
    pub(crate) fn goals_at_end_of_round(&mut self, events: &mut impl Events<Event>) {
        let round = self.turn.round;
        self.meet_goals(|goal| matches!(goal, Goal::Survive(rounds) if round >= u16::from(rounds)));
        self.judge(events);
        let late = self.arena().scenario().timer.is_some_and(|timer| round >= u16::from(timer));
        if late && self.winner.is_none() {
            self.win(Winner::Invader, events);
        }
    }

    /// Is an area revealed, laid out and empty of invaders?
    fn is_clear(&self, area: AreaId) -> bool {
        let laying = self
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Lay(Lay { area: laid, .. }) if *laid == area));
        let spaces = self.area_spaces(area);
        self.knows(area) && !laying && (self.invader_spaces() & spaces).is_empty()
    }

    /// Is this goal of the scenario, the n-th, met?
    pub fn is_met(&self, n: usize, goal: Goal) -> bool {
        match goal {
            Goal::Leave(_) => self.have_left(),
            Goal::Gather(area) => {
                let there = |marine: &Marine| {
                    marine.space().is_some_and(|space| self.arena().space(space).area == area)
                };
                self.marines.iter().all(there)
            }
            Goal::Clear(area) => self.is_clear(area),
            _ => self.met.has(GoalId(n as u8)),
        }
    }

    /// Has somebody won (D04-WIN-1 to D04-WIN-4, D04-INT-49)?
    #[inline]
    pub(crate) fn judge(&mut self, events: &mut impl Events<Event>) {
        if self.winner.is_none() && self.could_end() {
            self.decide(events);
        }
    }
    /// Is it worth asking who has won?
    #[inline]
    fn could_end(&self) -> bool {
        let arena = self.arena();
        self.is_beaten()
            || arena.has_clear_triggers()
            || self.have_left()
            || !arena.is_left() && self.met & arena.lasting_goals() == arena.lasting_goals()
    }
    /// Has the invader all the frags he needs (D04-WIN-1)?
    #[inline]
    fn is_beaten(&self) -> bool {
        self.frag_limit().is_some_and(|limit| self.frags >= limit)
    }
    #[inline(never)]
    fn decide(&mut self, events: &mut impl Events<Event>) {
        let beaten = self.is_beaten();
        if !beaten && self.arena().has_clear_triggers() {
            self.cue_clear_areas();
        }
        if beaten {
            self.win(Winner::Invader, events);
        } else if self.has_met_goals() {
            self.win(Winner::Marines, events);
        } else if self.have_left() {
            // Nobody is left to meet the other goals.
            self.win(Winner::Invader, events);
        }
    }
    /// Triggers that wait for an area to be cleared.
    fn cue_clear_areas(&mut self) {
        for n in 0..self.triggers().len() {
            if let Cue::Clear(area) = self.triggers()[n].on
                && !self.fired.has(TriggerId(n as u8))
                && self.is_clear(area)
            {
                self.cue(Cue::Clear(area), None);
            }
        }
    }
    /// Are all goals met?
    fn has_met_goals(&self) -> bool {
        let goals = &self.arena().scenario().goals;
        !goals.is_empty() && goals.iter().enumerate().all(|(n, placed)| self.is_met(n, placed.goal))
    }
    /// Have all marines left the board?
    #[inline]
    fn have_left(&self) -> bool {
        self.marines.iter().all(|marine| marine.place == Place::Left)
    }

    /// A side has won.
    pub(crate) fn win(&mut self, side: Winner, events: &mut impl Events<Event>) {
        self.winner = Some(side);
        events.put(|| Event::Won { side });
    }

    /// The result, once there is one.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let marines = self.winner? == Winner::Marines;
        let seats = 0..=self.invader().0;
        let wins = |seat: u8| (seat < self.invader().0) == marines;
        Some(Outcome {
            points: seats.clone().map(|seat| i32::from(wins(seat))).collect(),
            winners: seats.filter(|&seat| wins(seat)).map(Seat).collect(),
        })
    }
}
