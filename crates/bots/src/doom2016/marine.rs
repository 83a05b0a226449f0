//! A marine's activation: what he does at once, and the plan for the rest.

use ::doom2016::frame::Frame;
use ::doom2016::place::SpaceId;
use ::doom2016::{Ability, Action, ActionKind, Effect, GloryKind, Goal, Hook, Item, State, Thing, Who};

use super::cards::{Use, draws, least, use_of};
use super::goals::{drone_field, drone_goes, drone_hurry, goal, worth};
use super::paths::{FAR, Reach, Walker};
use super::pick;
use super::scene::Scene;

/// How much better it must get for the class card to be exhausted.
const CLIMB: i32 = 60;

/// What he does before he thinks of anything else.
pub(super) fn at_once(state: &State, who: u8, legal: &[Action]) -> Option<Action> {
    let marine = state.marine(who);
    let here = marine.space()?;
    let take = legal.iter().find(|action| match action {
        Action::Take(thing @ Thing::Item(Item::HealthPack)) => {
            let lying = ::doom2016::state::Lying { at: here, thing: *thing };
            worth(state, who, &lying) > 0
        }
        Action::Take(_) => true,
        _ => false,
    });
    if take.is_some() {
        return take.copied();
    }
    let cheap = least(marine.hand);
    let at = |card| cheap.iter().position(|&other| other == card).unwrap_or(cheap.len());
    let links = legal.iter().filter_map(|&action| match action {
        Action::Link(_, card) => Some((at(card), action)),
        Action::Seal(one, other) => Some((at(one) + at(other), action)),
        _ => None,
    });
    if let Some((_, action)) = links.min_by_key(|&(n, _)| n) {
        return Some(action);
    }
    let draw = legal.iter().find(|action| match action {
        Action::Play(card) => draws(*card),
        Action::Glory(card) => card.kind() == GloryKind::SecondWind,
        _ => false,
    });
    if draw.is_some() {
        return draw.copied();
    }
    // The drone's way must be free.
    let route = matches!(goal(state), Some(Goal::Drone { .. })).then(|| drone_field(state));
    legal.iter().copied().find(|action| match (action, &route) {
        (Action::Door(door), Some(field)) if drone_goes(state) => {
            let drone = state.drone.and_then(|drone| drone.at).map_or(0, |at| field[at.index()]);
            let spaces = &state.arena().door(*door).spaces;
            let ends = spaces.iter().map(|space| field[space.index()]);
            ends.clone().min().is_some_and(|least| least < drone && least + 12 > drone)
        }
        _ => false,
    })
}

/// A glory kill card that gives points.
pub(super) fn rush(legal: &[Action]) -> Option<Action> {
    let is_rush =
        |action: &&Action| matches!(action, Action::Glory(card) if card.kind() == GloryKind::AdrenalineRush);
    legal.iter().find(is_rush).copied()
}

/// How far the drone may be moved at once.
pub(super) fn drone_steps(state: &State) -> u8 {
    match goal(state) {
        Some(Goal::Drone { steps, .. }) => steps,
        _ => 0,
    }
}

impl Scene<'_> {
    /// The abilities of his class with their numbers.
    fn powers(&self) -> impl Iterator<Item = (u8, &'static Ability)> {
        let class = self.state.marine(self.who).class;
        let abilities: &'static [Ability] = class.map_or(&[], |class| &class.card().abilities);
        (1..).zip(abilities)
    }

    /// A legal use of his class that does this.
    fn power(&self, legal: &[Action], wanted: impl Fn(&Effect) -> bool) -> Option<Action> {
        let fits = self.powers().filter(|(_, ability)| ability.effects.iter().any(&wanted));
        fits.map(|(n, _)| Action::Power(n)).find(|power| legal.contains(power))
    }

    /// The actions that follow from the best plan; the last of them is worth thinking anew.
    pub(super) fn act(&self, legal: &[Action]) -> Vec<Action> {
        let state = self.state;
        let rush = rush(legal);
        let plan = self.plan(rush, 0);
        let mut actions = plan.as_ref().map_or(Vec::new(), |plan| plan.actions.clone());
        if let Some(power) = self.power(legal, |effect| matches!(effect, Effect::Hook(Hook::Climb(_))))
            && let Some(better) = self.plan(rush, 4)
            && plan.is_none_or(|plan| better.worth > plan.worth + CLIMB)
        {
            actions = vec![power];
        }
        if actions.first() == Some(&Action::Fire) {
            let fury = legal
                .iter()
                .find(|action| matches!(action, Action::Glory(card) if card.kind() == GloryKind::Fury));
            actions.splice(0..0, fury.copied());
        }
        if actions.is_empty() {
            actions.push(self.last_touch(legal));
        }
        let first_play = matches!(actions[0], Action::Play(_) | Action::Sprint(_));
        if state.turn.open.is_some() && first_play {
            actions = vec![Action::Hold];
        }
        actions
    }

    /// What is left to do where he stays.
    fn last_touch(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let useful = |effect: &Effect| match effect {
            Effect::Heal(_) | Effect::Hook(Hook::LendMp(_)) => true,
            Effect::Hook(Hook::Wake(_)) => state.turn.mp > 0,
            _ => false,
        };
        // An attack that he cannot make keeps him from other cards.
        if state.turn.open.is_some()
            && !state.marine(self.who).hand.is_empty()
            && legal.contains(&Action::Hold)
        {
            return Action::Hold;
        }
        // Other cards may be better.
        let cycle = legal.iter().find(|action| match action {
            Action::Play(card) => card.face().kind == ActionKind::Bonus && use_of(*card) == Use::Haste,
            _ => false,
        });
        self.power(legal, useful).or(cycle.copied()).unwrap_or(Action::End)
    }

    /// Go to the best of some spaces.
    pub(super) fn settle(&self, legal: &[Action]) -> Option<Action> {
        let space = |action: &Action| match action {
            Action::To(pos) | Action::Respawn(pos) | Action::Start(pos) => self.state.arena().at(*pos),
            _ => None,
        };
        let worth = |space: SpaceId| {
            let dead = self.prey.iter().find(|prey| self.state.fills(Who::Demon(prey.id), space));
            self.place(space) + dead.map_or(0, |prey| self.glory(prey.id))
        };
        pick(legal, |action| space(action).map(worth))
    }

    /// Spend points at once, or steps.
    pub(super) fn spend(&self, who: Who, left: u8, steps: bool) -> Action {
        let state = self.state;
        let Some(at) = state.footing(who) else { return Action::Done };
        let mut walker = Walker::new(state, who);
        walker.free |= steps;
        let reach = Reach::new(&walker, at, left);
        let field = matches!(who, Who::Drone).then(|| drone_field(state));
        let worth = |space: SpaceId| match &field {
            Some(field) => {
                -self.aims().step * field[space.index()].min(FAR) / 2 * drone_hurry(state)
                    - self.drone_fear(space)
            }
            None => self.place(space),
        };
        let kills = |stop: &super::paths::Stop| stop.kills.map_or(0, |id| self.glory(id));
        let ends = reach.free().map(|(n, stop)| (worth(stop.at.at) + kills(stop) - i32::from(stop.cost), n));
        let best = ends.max_by_key(|&(worth, n)| (worth, std::cmp::Reverse(n)));
        best.and_then(|(_, n)| reach.way(n).first().copied()).unwrap_or(Action::Done)
    }

    /// The choice that an effect asks for.
    pub(super) fn choice(&self, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let Some(Frame::Effects(effects)) = state.top() else { return None };
        let effect = effects.of.ability(effects.ability).effects.get(usize::from(effects.next))?;
        let here = state.marine(self.who).space()?;
        let worth = |action: &Action| match (*effect, *action) {
            (Effect::Harm(harm), Action::At(Who::Demon(id))) => {
                let prey = self.prey_of(id)?;
                let stuns = harm.stun && !prey.demon.stunned;
                Some(prey.table[usize::from(harm.damage)] + if stuns { prey.kill / 4 } else { 0 })
            }
            (Effect::Burst(burst), Action::To(pos)) => Some(self.burst(burst, state.arena().at(pos)?, here)),
            (Effect::Heal(_), Action::Pick(mate)) => Some(i32::from(state.marine(mate.0).damage)),
            (Effect::Hook(Hook::LendMp(_)), Action::Pick(mate)) => {
                Some(self.aims().far(state.marine(mate.0).space()?))
            }
            (Effect::Hook(Hook::Decoy(_)), Action::To(pos)) => {
                let space = state.arena().at(pos)?;
                let seen = self.prey.iter().filter(|prey| state.sees_space(Who::Demon(prey.id), space));
                Some(seen.count() as i32)
            }
            (Effect::Hook(Hook::Wake(_)), Action::To(pos)) => Some(-self.aims().far(state.arena().at(pos)?)),
            (Effect::Hook(_), Action::Fetch(card)) => {
                let main = card.face().kind == ActionKind::Main && state.turn.mains > 0;
                Some(super::cards::hold(card) + if main { 100 } else { 0 })
            }
            _ => None,
        };
        pick(legal, worth)
    }
}
