//! Choices that effects ask for: what may be answered, and what an answer does.

use engine::{Events, Seat};
use skirmish::SpaceId;

use crate::action::Who;
use crate::effect::{Burst, Heal};
use crate::event::Event;
use crate::frame::{Effects, Frame, Source};
use crate::{Action, Card, Cards, DieKind, Effect, Hook, State, Whom};

impl State {
    /// All answers to the choice that the next effect asks for; none if it asks for nothing.
    pub(crate) fn legal_effect(&self, effects: &Effects, actions: &mut Vec<Action>) {
        let Some(effect) = self.next_effect(effects) else { return };
        let to = |space: SpaceId| Action::To(self.pos(space));
        let me = effects.by;
        match *effect {
            Effect::Harm(harm) => match harm.whom {
                Whom::Enemy => actions.extend(
                    self.enemies(me)
                        .filter(|&who| who != Who::Drone || harm.damage > 0)
                        .filter(|&who| harm.within.is_none_or(|within| self.range(me, who) <= within))
                        .filter(|&who| !harm.sight || self.sees(me, who))
                        .map(Action::At),
                ),
                Whom::ByDefender => {
                    let Some(at) = self.turn.last_at else { return };
                    let near = |who: &Who| {
                        let footing = self.footing(*who);
                        footing.is_some_and(|footing| {
                            self.range_between(at, footing) <= harm.within.unwrap_or(1)
                        })
                    };
                    actions.extend(self.enemies(me).filter(near).map(Action::At));
                }
                _ => {}
            },
            Effect::Burst(burst) => {
                actions.extend(self.spaces_in_reach(me, burst.within).into_iter().map(to));
            }
            Effect::Heal(heal) => {
                if let Who::Marine(who) = me {
                    actions.extend(self.healable(who, heal).into_iter().map(|n| Action::Pick(Seat(n))));
                }
            }
            Effect::Hook(Hook::Reload) => {
                if let (Who::Marine(who), Source::Card(card)) = (me, effects.of) {
                    actions.extend(self.reloadable(who, card).iter().map(Action::Fetch));
                }
            }
            Effect::Hook(Hook::Pick) => {
                if let Who::Marine(who) = me {
                    actions.extend(self.marine(who).deck.next().iter().map(Action::Fetch));
                }
            }
            Effect::Hook(Hook::Decoy(within)) => {
                let taken = self.taken();
                let free = self
                    .spaces_in_reach(me, within)
                    .into_iter()
                    .filter(|space| !taken.contains(space.index()));
                actions.extend(free.map(to));
            }
            Effect::Hook(Hook::Mark(_)) => {
                actions.extend(self.marine_ids().map(|who| Action::Pick(Seat(who))));
            }
            Effect::Hook(Hook::LendMp(_)) => {
                let others = self.standing().filter(|&(n, _)| Who::Marine(n) != me);
                actions.extend(others.map(|(n, _)| Action::Pick(Seat(n))));
            }
            Effect::Hook(Hook::Wake(range)) => {
                if let Who::Marine(who) = me {
                    actions.extend(self.wakeable(who, range).into_iter().map(to));
                }
            }
            _ => {}
        }
    }

    /// Spaces within range and in sight, as if a figure stood there (D16-INT-40).
    fn spaces_in_reach(&self, who: Who, within: u8) -> Vec<SpaceId> {
        let Some(from) = self.footing(who) else { return Vec::new() };
        let arena = self.arena();
        let (far, view) = (arena.distances(from.at, self.closed), arena.view(from.at, self.closed));
        arena.spaces().filter(|space| far[space.index()] <= within && view.contains(space.index())).collect()
    }

    /// Marines that a healing effect could help.
    pub(crate) fn healable(&self, who: u8, heal: Heal) -> Vec<u8> {
        let near = |&(n, _): &(u8, SpaceId)| {
            (n == who && heal.whom == Whom::Marine)
                || (n != who && self.range(Who::Marine(who), Who::Marine(n)) <= heal.within)
        };
        self.standing().filter(near).map(|(n, _)| n).filter(|&n| self.marine(n).damage > 0).collect()
    }

    /// Other cards of the same set among the discards (Break and Load).
    fn reloadable(&self, who: u8, card: Card) -> Cards {
        self.marine(who).discard.iter().filter(|other| other.set() == card.set() && *other != card).collect()
    }

    /// Carry out the choice that an effect asked for.
    pub(crate) fn act_effect(&mut self, effects: Effects, action: Action, events: &mut impl Events<Event>) {
        let Some(&effect) = self.next_effect(&effects) else { return };
        self.set_top(Frame::Effects(Effects { next: effects.next + 1, ..effects }));
        let me = effects.by;
        match (effect, action) {
            (Effect::Harm(harm), Action::At(who)) => {
                if harm.stun {
                    self.stun(who, events);
                }
                if harm.damage > 0 {
                    self.suffer(who, harm.damage, events);
                    self.deal_damage(Some(me), events);
                }
            }
            (Effect::Burst(burst), Action::To(pos)) => {
                if let Some(space) = self.arena().at(pos) {
                    self.burst(me, burst, space, events);
                }
            }
            (Effect::Heal(heal), Action::Pick(Seat(who))) => self.recover(who, heal.recover, events),
            (Effect::Hook(Hook::Reload), Action::Fetch(card)) => {
                if let Who::Marine(who) = me {
                    self.marine_mut(who).discard.remove(card);
                    self.fetch(who, card, events);
                }
            }
            (Effect::Hook(Hook::Pick), Action::Fetch(card)) => {
                if let Who::Marine(who) = me {
                    self.marine_mut(who).deck.remove(card);
                    self.fetch(who, card, events);
                }
            }
            (Effect::Hook(Hook::Decoy(_)), Action::To(pos)) => {
                if let Some(space) = self.arena().at(pos)
                    && self.decoys.try_push(space).is_none()
                {
                    events.put(|| Event::Decoy { at: pos });
                }
            }
            (Effect::Hook(Hook::Mark(dice)), Action::Pick(Seat(who))) => {
                (self.round.marked, self.round.mark_dice) = (Some(who), dice);
                self.round.marks_used = Default::default();
                let who = self.marine(who).callsign;
                events.put(|| Event::Marked { who });
            }
            (Effect::Hook(Hook::LendMp(n)), Action::Pick(Seat(who))) => {
                self.gain_mp(Who::Marine(who), n, events);
            }
            (Effect::Hook(Hook::Wake(_)), Action::To(pos)) => {
                if let Some(space) = self.arena().at(pos) {
                    self.wake_teleporter(space, events);
                }
            }
            _ => {}
        }
    }

    fn fetch(&mut self, who: u8, card: Card, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.hand.insert(card);
        let who = marine.callsign;
        events.put(|| Event::Fetched { who, card });
    }

    /// Everybody on a space or next to it suffers (D16-INT-40).
    fn burst(&mut self, by: Who, burst: Burst, at: SpaceId, events: &mut impl Events<Event>) {
        let rolled: u8 = burst.dice.dice().map(|die| self.show(die)).sum();
        let dice: Vec<_> =
            Vec::from_iter((!burst.dice.is_empty()).then_some((burst.dice.of(DieKind::Black) > 0, rolled)));
        if !dice.is_empty() {
            events.put(|| Event::Rolled { dice });
        }
        let damage = burst.damage + rolled + self.demolition(by);
        let near = |who: &Who| {
            (burst.whom != Whom::Demons || matches!(who, Who::Demon(_)))
                && self.footing(*who).is_some_and(|footing| self.range_between(at.into(), footing) <= 1)
        };
        let hit: Vec<Who> = self.figures().filter(near).collect();
        hit.iter().for_each(|&who| self.suffer(who, damage, events));
        if let Who::Marine(who) = by
            && burst.leech > 0
        {
            self.recover(who, burst.leech.min(hit.len() as u8), events);
        }
        self.deal_damage(Some(by), events);
    }

    /// Roll a die: the damage it shows.
    fn show(&mut self, die: DieKind) -> u8 {
        let face = self.roll_die(die);
        die.faces()[usize::from(face)]
    }
}
