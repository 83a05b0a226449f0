//! The invader's cards: what to keep, what to spawn and where, which event to play on what.

use ::doom2004::frame::{Moment, Place};
use ::doom2004::place::{DoorId, Footing, SpaceId};
use ::doom2004::state::{FigureSet, Thing};
use ::doom2004::{Action, AttackKind, EventKind, FigureId, InvaderCard, InvaderKind, State, TokenKind, Who};

use super::goals::Aims;
use super::invader::{Lair, arms};
use super::paths::{FAR, doors, invader_of, is_closed};
use super::shots::Range;

/// How good an event is to have.
fn keep(kind: EventKind) -> i32 {
    match kind {
        EventKind::SecondBite => 90,
        EventKind::BlindSide => 80,
        EventKind::Headlong => 70,
        EventKind::BaitedHook | EventKind::WaitingTeeth => 65,
        EventKind::Blur => 60,
        EventKind::ClosingFlesh => 40,
        EventKind::JammedTrack | EventKind::BlackOut | EventKind::LooseGrating => 35,
        EventKind::LastRound => 30,
        EventKind::HingeBreaker => 20,
        EventKind::Jitters | EventKind::WrongCrate => 10,
    }
}

/// How good a kind of invader is to have, wherever it may come in.
fn strength(kind: InvaderKind) -> i32 {
    let sheet = kind.sheet();
    arms(kind).wounds(2, 2) + 6 * i32::from(sheet.armour) * i32::from(sheet.wounds)
}

impl Lair<'_> {
    /// Discard what is missed least: events of little use, and spawn cards beyond the first few.
    pub(super) fn discard(&self, legal: &[Action]) -> Option<Action> {
        let mut spawns: Vec<(i32, InvaderCard)> = self
            .state
            .hand
            .iter()
            .filter(|card| card.is_spawn())
            .map(|card| {
                let group = |side: &::doom2004::Group| {
                    side.iter().map(|(kind, n)| strength(kind) * i32::from(n)).sum()
                };
                (card.groups().iter().map(group).max().unwrap_or(0), card)
            })
            .collect();
        spawns.sort_by_key(|&(worth, card)| (std::cmp::Reverse(worth), card));
        let worth = |card: InvaderCard| match card.event() {
            Some(kind) => keep(kind),
            None => match spawns.iter().position(|&(_, other)| other == card) {
                Some(0 | 1) => 100,
                Some(2) => 50,
                _ => 25,
            },
        };
        let cards = legal.iter().filter_map(|action| match action {
            Action::Discard(card) => Some((worth(*card), *action)),
            _ => None,
        });
        cards.min_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// The invader's own turn: a spawn card, events that help, then all figures.
    pub(super) fn menu(&self, legal: &[Action]) -> Action {
        if let Some(spawn) = self.spawn(legal) {
            return spawn;
        }
        let event = legal.iter().find(|action| matches!(action, Action::Play(card) if self.helps_now(*card)));
        event.copied().or_else(|| self.next_figure(legal)).unwrap_or(Action::Done)
    }

    /// The spawn card that is worth most, if one is worth anything.
    fn spawn(&self, legal: &[Action]) -> Option<Action> {
        if !legal.iter().any(|action| matches!(action, Action::Spawn(..))) {
            return None;
        }
        let unseen = self.state.unseen();
        let mut near: Vec<i32> =
            unseen.iter().map(|space| self.far[space]).filter(|&far| far < FAR).collect();
        near.sort_unstable();
        let worth = |card: InvaderCard, side: u8| -> i32 {
            let group = card.groups()[usize::from(side)];
            // Figures that find no place are left out.
            let placed = group.iter().filter(|&(kind, _)| self.state.can_spawn(kind));
            placed
                .map(|(kind, n)| {
                    let n = usize::from(n).min(self.state.available(kind).max(1));
                    let far = near.get(usize::from(kind.sheet().spaces) - 1).copied().unwrap_or(60);
                    n as i32 * self.soon(kind, far)
                })
                .sum()
        };
        let spawns = legal.iter().filter_map(|action| match action {
            Action::Spawn(card, side) => Some((worth(*card, *side), *action)),
            _ => None,
        });
        spawns.max_by_key(|&(worth, _)| worth).filter(|&(worth, _)| worth > 0).map(|(_, action)| action)
    }

    /// What an invader is worth that comes in so far from the marines.
    fn soon(&self, kind: InvaderKind, far: i32) -> i32 {
        let sheet = kind.sheet();
        let reach = if sheet.attack == AttackKind::Melee { 1 } else { 4 };
        let turns = ((far - reach).max(1) + i32::from(sheet.moves) - 1) / i32::from(sheet.moves);
        if turns > 8 { 1 } else { strength(kind) * 10 / (8 + 2 * turns) }
    }

    /// Put the next figure of a spawn card, as near to the marines as can be; or free one for it.
    pub(super) fn put(&self, place: Place, legal: &[Action]) -> Action {
        self.puts(place, legal).first().map_or_else(|| self.free_one(legal), |&(_, action)| action)
    }

    /// Where the next figure of a spawn card could come in, the best first.
    fn puts(&self, place: Place, legal: &[Action]) -> Vec<(SpaceId, Action)> {
        let kinds = place.card.groups()[usize::from(place.side)];
        let mut kinds = kinds.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into()));
        let kind = kinds.nth(place.next.into());
        let shoots = kind.is_some_and(|kind| kind.sheet().attack == AttackKind::Ranged);
        let key = |action: &Action| {
            let Action::Put(pos, shape) = *action else { return None };
            let at = self.state.arena().at(pos)?;
            let footing = Footing { at, shape };
            let far = kind.map_or(FAR, |kind| self.distance(kind, footing));
            let goo =
                self.state.arena().cells(footing).iter().any(|cell| self.state.goo().contains(cell.index()));
            Some(((goo, if shoots { (far - 3).abs() } else { far }), at))
        };
        let places = legal.iter().filter_map(|action| key(action).map(|(key, at)| (key, at, *action)));
        let mut places: Vec<_> = places.collect();
        places.sort_by_key(|&(key, ..)| key);
        places.into_iter().map(|(_, at, action)| (at, action)).collect()
    }

    /// Some of the places where the next figure could come in, apart from each other.
    pub(super) fn other_puts(&self, place: Place, legal: &[Action], most: usize) -> Vec<Action> {
        let square = |space: SpaceId| self.state.arena().space(space).square;
        let mut kept: Vec<(SpaceId, Action)> = Vec::new();
        for (at, action) in self.puts(place, legal) {
            if kept.len() < most
                && !kept.iter().any(|(other, _)| square(*other).king_distance(square(at)) < 4)
            {
                kept.push((at, action));
            }
        }
        kept.into_iter().map(|(_, action)| action).collect()
    }

    /// Take off the board what stands far from everything, or nobody.
    pub(super) fn free_one(&self, legal: &[Action]) -> Action {
        let idle = legal.iter().filter_map(|action| match action {
            Action::Remove(id) => {
                let figure = self.state.figures.get(*id)?;
                Some((self.distance(figure.kind, figure.footing()), *action))
            }
            _ => None,
        });
        let farthest = idle.max_by_key(|&(far, _)| far).filter(|&(far, _)| far >= 10);
        farthest.map_or(Action::Pass, |(_, action)| action)
    }

    /// Is an event of the own turn worth playing now?
    fn helps_now(&self, card: InvaderCard) -> bool {
        match card.event() {
            Some(EventKind::HingeBreaker) => self.smashed().is_some(),
            Some(EventKind::Jitters) => self.jittery().is_some(),
            Some(EventKind::WrongCrate) => self.crates().is_some(),
            _ => false,
        }
    }

    /// A closed door that keeps invaders beside it from the marines.
    fn smashed(&self) -> Option<DoorId> {
        let state = self.state;
        doors(state).find(|&door| {
            let plan = state.arena().door(door);
            let far = |space: &SpaceId| self.far[space.index()];
            let known = plan.spaces.iter().all(|&space| state.is_revealed(space));
            let near = plan.spaces.iter().map(far).min().unwrap_or(FAR);
            let beyond = plan.spaces.iter().map(far).max().unwrap_or(0);
            let beside = |space: &SpaceId| far(space) == beyond && !state.invaders_on(*space).is_empty();
            is_closed(state, door)
                && !plan.exit
                && known
                && near <= 6
                && beyond > near + 2
                && plan.spaces.iter().any(beside)
        })
    }

    /// A marine on guard who sees nobody yet.
    fn jittery(&self) -> Option<u8> {
        let state = self.state;
        let calm = |&(who, space): &(u8, SpaceId)| {
            let guard = state.marine(who).order == Some(::doom2004::OrderKind::Guard);
            guard && Range::new(state, who, &[100; 64]).best(space, None).is_none()
        };
        state.standing().find(calm).map(|(who, _)| who)
    }

    /// Two spaces whose things are better exchanged: a key, and what lies farthest from it.
    fn crates(&self) -> Option<(SpaceId, SpaceId)> {
        let state = self.state;
        let free = |space: SpaceId| state.marines_on(space).is_empty();
        let equipment = |thing: Thing| matches!(thing, Thing::Token(token) if token.is_equipment());
        let first = |space: SpaceId| state.lying(space).find(|&thing| equipment(thing));
        let key = state.floor.iter().find(|lying| {
            matches!(lying.thing, Thing::Token(TokenKind::Key(_)))
                && first(lying.at) == Some(lying.thing)
                && free(lying.at)
        })?;
        let others =
            state.floor.iter().filter(|lying| equipment(lying.thing) && lying.at != key.at && free(lying.at));
        let far = |space: SpaceId| self.far[space.index()];
        let other =
            others.map(|lying| lying.at).filter(|&at| far(at) < FAR).max_by_key(|&at| (far(at), at))?;
        (far(other) >= far(key.at) + 6).then_some((key.at, other))
    }

    /// Windows of the invader: is one of the cards worth it?
    pub(super) fn interrupt(&self, moment: Moment, legal: &[Action]) -> Action {
        let good = legal.iter().find(|action| match action {
            Action::Play(card) => card.event().is_some_and(|event| self.helps(event, moment)),
            _ => false,
        });
        good.copied().unwrap_or(Action::Pass)
    }

    /// What a card must be good for: with a hand that runs over, and without.
    fn enough(&self, eager: i32, calm: i32) -> i32 {
        if self.is_eager() { eager } else { calm * self.temper.save / 100 }
    }

    fn helps(&self, event: EventKind, moment: Moment) -> bool {
        let state = self.state;
        let attack = state.attacks.last();
        let attacker = attack.and_then(|attack| invader_of(attack.by));
        let worth = |more: u8| {
            let footing = attacker.and_then(|id| state.footing(Who::Invader(id)));
            attacker.zip(footing).map_or(0, |(id, footing)| self.attack(id, footing, more).0)
        };
        match event {
            EventKind::BlackOut => {
                let who = state.turn.who;
                let shot = state
                    .marine(who)
                    .space()
                    .and_then(|at| Range::new(state, who, &[100; 64]).best(at, None));
                shot.is_some_and(|shot| shot.worth > 30)
            }
            EventKind::LooseGrating => {
                let here = state.marine(state.turn.who).space();
                here.is_some_and(|at| {
                    state.figures.iter().all(|(_, figure)| !state.touches(figure.footing(), at))
                })
            }
            EventKind::JammedTrack => self.jammed().is_some(),
            EventKind::BaitedHook => {
                self.best_trap(state.figures.alive()).is_some_and(|(worth, _)| worth >= self.enough(90, 90))
            }
            EventKind::WaitingTeeth => match moment {
                Moment::AfterReveal(laid) => {
                    let best = self.best_trap(laid & state.figures.alive());
                    best.is_some_and(|(worth, _)| worth >= self.enough(30, 80))
                }
                _ => false,
            },
            EventKind::ClosingFlesh => self.mended().is_some_and(|(_, armour)| armour > 2 || self.is_eager()),
            EventKind::BlindSide => worth(2) >= worth(0) + self.enough(40, 70),
            EventKind::LastRound => {
                let left = attack.and_then(|attack| match (attack.by, attack.weapon.sheet().ammo) {
                    (Who::Marine(who), Some(ammo)) => Some(state.marine(who).ammo_of(ammo)),
                    _ => None,
                });
                left.is_some_and(|left| left <= 2 || self.is_eager())
            }
            EventKind::SecondBite => worth(0) >= self.enough(60, 110),
            _ => false,
        }
    }

    /// The invader whose activation would hurt most.
    fn best_trap(&self, of: FigureSet) -> Option<(i32, FigureId)> {
        let figures = of.iter().filter_map(|id| {
            let figure = self.state.figures.get(id)?;
            let moves = figure.kind.sheet().moves;
            let near = self.distance(figure.kind, figure.footing()) <= i32::from(moves) + 8;
            near.then(|| (self.best_doing(id, moves, 1).1, id))
        });
        figures.max_by_key(|&(worth, id)| (worth, std::cmp::Reverse(id)))
    }

    /// Invaders that act at once.
    pub(super) fn trap(&self, card: InvaderCard, legal: &[Action]) -> Action {
        let of = legal.iter().filter_map(|action| match action {
            Action::Activate(id) => Some(*id),
            _ => None,
        });
        match self.best_trap(of.collect()) {
            Some((worth, id)) if worth > 0 => Action::Activate(id),
            _ if card.event() == Some(EventKind::WaitingTeeth) => {
                self.next_figure(legal).unwrap_or(Action::Done)
            }
            _ => Action::Done,
        }
    }

    /// The hurt invader that is best mended, with its armour: the one under attack, else the strongest.
    fn mended(&self) -> Option<(FigureId, u8)> {
        let state = self.state;
        let attacked = state.attacks.last().map_or(FigureSet::NONE, |attack| state.affected(attack).0);
        let hurt = state.figures.iter().filter(|(_, figure)| figure.wounds > 0);
        let best = hurt.max_by_key(|(id, figure)| (attacked.has(*id), figure.kind.sheet().armour, *id));
        best.map(|(id, figure)| (id, figure.kind.sheet().armour))
    }

    /// The door that keeps the marine whose turn it is longest from his goal.
    fn jammed(&self) -> Option<DoorId> {
        let state = self.state;
        let who = state.turn.who;
        let here = state.marine(who).space()?;
        let way = |state: &State| Aims::new(state, who, 40, 0).bare[here.index()];
        let now = way(state);
        if now > 12 {
            return None;
        }
        let delay = |door: DoorId| {
            let mut shut = state.clone();
            shut.closed.insert(door);
            shut.jammed.insert(door);
            way(&shut) - now
        };
        let plain = doors(state).filter(|&door| {
            let plan = state.arena().door(door);
            plan.key.is_none() && !plan.exit && state.can_work(door) && !state.smashed.has(door)
        });
        plain
            .map(|door| (delay(door), door))
            .filter(|&(delay, _)| delay >= 4)
            .max_by_key(|&(delay, _)| delay)
            .map(|(_, door)| door)
    }

    /// What an event is played on.
    pub(super) fn event_choice(
        &self,
        card: InvaderCard,
        first: Option<SpaceId>,
        legal: &[Action],
    ) -> Option<Action> {
        let pos = |space: SpaceId| Action::At(self.state.arena().space(space).pos);
        let wished = match card.event()? {
            EventKind::ClosingFlesh => self.mended().map(|(id, _)| Action::Activate(id)),
            EventKind::HingeBreaker => self.smashed().map(Action::Door),
            EventKind::JammedTrack => self.jammed().map(Action::Door),
            EventKind::Jitters => self.jittery().map(|who| Action::Pick(engine::Seat(who))),
            EventKind::WrongCrate => {
                self.crates().map(|(one, other)| pos(if first == Some(one) { other } else { one }))
            }
            _ => None,
        };
        // What has changed since the card was played may leave no wish: then any will do.
        wished.or_else(|| legal.first().copied())
    }

    /// Knock a marine into goo, or away from his goal.
    pub(super) fn knock(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let arena = state.arena();
        let mut best = (1, Action::Done);
        let mut known: Option<(u8, Aims)> = None;
        for action in legal {
            let Action::Knock(Who::Marine(who), pos) = *action else { continue };
            let (Some(space), Some(here)) = (arena.at(pos), state.marine(who).space()) else { continue };
            if known.as_ref().is_none_or(|(whose, _)| *whose != who) {
                known = Some((who, Aims::new(state, who, 40, 0)));
            }
            let Some((_, aims)) = &known else { continue };
            let goo = if state.goo().contains(space.index()) { 20 } else { 0 };
            let way = |space: SpaceId| aims.bare[space.index()].min(200);
            let worth = way(space) - way(here) + goo;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}
