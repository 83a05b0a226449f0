//! A marine's turn: which action to declare, where to go, whom to shoot, which order to place.

use ::doom2004::place::{DoorId, Doors, SpaceId};
use ::doom2004::state::Thing;
use ::doom2004::{Action, Deed, MarineCardKind, OrderKind, State, TokenKind, Who};

use super::goals::worth;
use super::paths::{Reach, doors, is_closed};
use super::scene::Scene;

/// What a marine may still do in his turn.
#[derive(Clone, Copy, Debug)]
struct Means {
    points: usize,
    /// Points that can be spent without giving up the attack.
    loose: usize,
    attacks: u8,
    order: bool,
}

/// The end of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    Stay,
    Leave(DoorId),
    Open(DoorId),
    /// Through a teleporter to nobody knows where.
    Jump,
    Close(DoorId),
}

/// What to do until the end of the turn, and what it is worth.
#[derive(Clone, Copy, Debug)]
struct Plan {
    worth: i32,
    points: usize,
    space: SpaceId,
    end: End,
    /// Shoot before the first step.
    first_shot: bool,
    aim: bool,
    order: Option<OrderKind>,
}

impl<'a> Scene<'a> {
    /// The best plan with these means.
    fn plan(&self, reach: &Reach, means: Means, shut: &[(DoorId, Scene<'_>)]) -> Option<Plan> {
        let state = self.state;
        let arena = state.arena();
        let start = state.marine(self.who).space()?;
        let sharing = state.is_sharing(Who::Marine(self.who));
        let aimed = state.marine(self.who).order == Some(OrderKind::Aim);
        let first = if sharing { None } else { self.shot(start) };
        let first = first.map_or(0, |shot| if aimed { shot.worth * 13 / 10 } else { shot.worth });
        let mut plans: Vec<Plan> = Vec::with_capacity(256);
        let mut offer = |plan: Plan| plans.push(plan);
        let opens = |door: &DoorId| !is_closed(state, *door) || state.can_work(*door);
        let exits: Vec<DoorId> = doors(state)
            .filter(|&door| arena.door(door).exit && self.may_leave(door))
            .filter(opens)
            .collect();
        for (points, space, hurt) in reach.places(means.points) {
            let staying = points == 0;
            let taken = (staying && sharing) || reach.taken[space.index()];
            let here =
                if means.attacks == 0 || staying { 0 } else { self.shot(space).map_or(0, |shot| shot.worth) };
            let (order_worth, order) = if means.order { self.order(space) } else { (0, None) };
            // A plan that spends so many points in all, without what its end is worth.
            let base = |spent: usize, end: End| {
                let attacks = if spent > means.loose { 0 } else { means.attacks };
                let better = first.max(here);
                let shots = if attacks == 0 { 0 } else { better + better * 8 / 10 * i32::from(attacks - 1) };
                let first_shot = attacks > 0 && first >= here && first > 0;
                let worth = shots + order_worth - hurt;
                (Plan { worth, points, space, end, first_shot, aim: false, order }, attacks)
            };
            let left = means.points - points;
            // What is left may lead on from where something has been picked up.
            let on = if state.lying(space).any(|thing| worth(state, self.who, thing) > 0) {
                self.aims.step * left.min(4) as i32 * 6 / 10
            } else {
                0
            };
            for &door in &exits {
                let cost = if is_closed(state, door) { 3 } else { 1 };
                let lingers = cost == 1 || left >= 2 && reach.may_linger(space, left - 2);
                if left >= cost && lingers && arena.door(door).spaces.contains(&space) {
                    let (plan, _) = base(points + cost, End::Leave(door));
                    offer(Plan { worth: plan.worth + self.taste.out, ..plan });
                }
            }
            if taken {
                continue;
            }
            let place = self.place(space);
            let (stay, _) = base(points, End::Stay);
            offer(Plan { worth: stay.worth + place + on, ..stay });
            if means.order && means.attacks > 0 && staying && first > 0 && !aimed {
                offer(Plan { worth: place + first * 14 / 10, aim: true, first_shot: true, ..stay });
            }
            // Behind a door wait enemies: it is better to have something left for them.
            let ready = |cost: usize, end: End| {
                let (plan, attacks) = base(points + cost, end);
                let armed = if attacks > 0 && !plan.first_shot { self.taste.armed } else { 0 };
                let spare = self.aims.step * (left - cost) as i32 * self.taste.ready / 100;
                let worth =
                    plan.worth + place + self.aims.step * cost as i32 + spare + armed - self.taste.blind;
                Plan { worth, ..plan }
            };
            for &door in self.aims.unopened.iter().filter(|_| left >= 2) {
                if arena.door(door).spaces.contains(&space) {
                    offer(ready(2, End::Open(door)));
                }
            }
            if left >= 1 && self.aims.portals.contains(&space) {
                offer(ready(1, End::Jump));
            }
            for (door, scene) in shut.iter().filter(|_| left >= 2) {
                if arena.door(*door).spaces.contains(&space) {
                    let (plan, _) = base(points + 2, End::Close(*door));
                    let worth = plan.worth + scene.place(space) - scene.ambush(space);
                    offer(Plan { worth, ..plan });
                }
            }
        }
        self.safest(plans)
    }

    /// The best plan, ambushes included; the promising ones are looked at first.
    fn safest(&self, mut plans: Vec<Plan>) -> Option<Plan> {
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
        let mut best: Option<Plan> = None;
        for plan in plans {
            if best.is_some_and(|best| best.worth >= plan.worth) {
                break;
            }
            let ambush = match plan.end {
                End::Leave(_) | End::Close(_) => 0,
                _ => self.ambush(plan.space),
            };
            let worth = plan.worth - ambush;
            if best.is_none_or(|best| worth > best.worth) {
                best = Some(Plan { worth, ..plan });
            }
        }
        best
    }

    /// Doors that he could close this turn, with the board as it would be then.
    fn closable(&self, most: usize) -> Vec<(DoorId, State)> {
        let state = self.state;
        let Some(here) = state.marine(self.who).space() else { return Vec::new() };
        let near = |door: &DoorId| {
            let square = state.arena().space(here).square;
            let beside = |space: &SpaceId| {
                usize::from(state.arena().space(*space).square.king_distance(square)) + 2 <= most
            };
            state.arena().door(*door).spaces.iter().any(beside)
        };
        let open = doors(state).filter(|&door| {
            let plan = state.arena().door(door);
            !is_closed(state, door) && !plan.exit && state.is_unlocked(door) && state.can_work(door)
        });
        let shut = |door: DoorId| State { closed: state.closed | Doors::of(door), ..state.clone() };
        open.filter(near).map(|door| (door, shut(door))).collect()
    }

    /// What to do next with these means: carry out the plan's first step.
    fn carry_out(&self, plan: &Plan, reach: &Reach, means: Means, legal: &[Action]) -> Action {
        let state = self.state;
        let start = state.marine(self.who).space().unwrap_or_default();
        let aimed = state.marine(self.who).order == Some(OrderKind::Aim);
        if plan.aim {
            return Action::Order(OrderKind::Aim);
        }
        // A dodge helps on the way, too.
        if plan.order == Some(OrderKind::Dodge) && plan.points > 0 && !aimed {
            return Action::Order(OrderKind::Dodge);
        }
        if plan.first_shot
            && means.attacks > 0
            && let Some(shot) = self.shot(start)
        {
            return Action::Fire(shot.weapon, aimed);
        }
        if plan.points > 0 {
            return reach.first(plan.points, plan.space).unwrap_or(Action::Done);
        }
        match plan.end {
            End::Leave(door) if is_closed(state, door) => Action::Door(door),
            End::Leave(door) => Action::Leave(door),
            End::Open(door) | End::Close(door) => Action::Door(door),
            End::Jump if legal.contains(&Action::Jump) => Action::Jump,
            End::Jump => Action::Done,
            End::Stay => match plan.order {
                Some(_) if aimed => Action::Drop,
                Some(order) => Action::Order(order),
                None => Action::Done,
            },
        }
    }

    fn imagine<'b>(&self, boards: &'b [(DoorId, State)]) -> Vec<(DoorId, Scene<'b>)>
    where
        'a: 'b,
    {
        boards
            .iter()
            .map(|(door, state)| (*door, Scene::new(state, self.who, self.taste, self.blur)))
            .collect()
    }

    fn hurts(&self) -> &[i32] {
        &self.threat.enter
    }

    /// The action to declare; or adrenaline first.
    pub(super) fn declare(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let marine = state.marine(self.who);
        let turn = &state.turn;
        let light =
            if marine.has(MarineCardKind::LightKit) { MarineCardKind::LightKit.face().spaces } else { 0 };
        let spaces = |n: u8| usize::from((n + light).saturating_sub(turn.slow).max(1));
        let extra = usize::from(turn.extra);
        let adrenaline = legal.contains(&Action::Adrenaline);
        let cool = marine.has(MarineCardKind::CoolPlanner);
        let drill = if marine.has(MarineCardKind::StormDrill) { 2 } else { 1 };
        let most = spaces(8) + extra + if adrenaline { 4 } else { 0 };
        let reach = Reach::new(state, self.who, most, self.hurts());
        let boards = self.closable(most);
        let shut = self.imagine(&boards);
        let means = |deed: Deed, extra: usize| match deed {
            Deed::Sprint => Means { points: spaces(8) + extra, loose: usize::MAX, attacks: 0, order: false },
            Deed::Unload => Means { points: extra, loose: usize::MAX, attacks: 2, order: false },
            Deed::Advance => {
                Means { points: spaces(4) + extra, loose: usize::MAX, attacks: drill, order: false }
            }
            Deed::Ready => {
                let loose = if cool { usize::MAX } else { extra };
                Means { points: spaces(4) + extra, loose, attacks: 1, order: true }
            }
        };
        let best = |extra: usize| {
            let plans = Deed::ALL.into_iter().filter_map(|deed| {
                self.plan(&reach, means(deed, extra), &shut).map(|plan| (plan.worth, deed))
            });
            plans.max_by_key(|&(worth, deed)| (worth, std::cmp::Reverse(deed.index())))
        };
        let plain = best(extra);
        if adrenaline {
            let more = best(extra + 4).map_or(i32::MIN, |(worth, _)| worth);
            if more > plain.map_or(i32::MIN, |(worth, _)| worth) + self.taste.rush {
                return Action::Adrenaline;
            }
        }
        Action::Declare(plain.map_or(Deed::Sprint, |(_, deed)| deed))
    }

    /// The next thing to do in his turn.
    pub(super) fn act(&self, legal: &[Action], mist: Option<u8>) -> Action {
        if let Some(&take) = legal.iter().find(|action| self.takes(action)) {
            return take;
        }
        if let Some(&heal) = legal.iter().find(|action| matches!(action, Action::Heal(_))) {
            return heal;
        }
        let state = self.state;
        let turn = &state.turn;
        let either =
            turn.deed == Some(Deed::Ready) && !state.marine(self.who).has(MarineCardKind::CoolPlanner);
        let means = match mist {
            Some(moves) => Means { points: moves.into(), loose: usize::MAX, attacks: 1, order: false },
            None => Means {
                points: state.points().into(),
                loose: if either { turn.extra.into() } else { usize::MAX },
                attacks: turn.attacks,
                order: turn.order_due,
            },
        };
        let reach = Reach::new(state, self.who, means.points, self.hurts());
        let boards = self.closable(means.points);
        match self.plan(&reach, means, &self.imagine(&boards)) {
            Some(plan) => self.carry_out(&plan, &reach, means, legal),
            None => Action::Done,
        }
    }

    /// Is this something to be taken at once?
    fn takes(&self, action: &Action) -> bool {
        match *action {
            // Fists alone for some turns: good with enemies at hand.
            Action::Take(TokenKind::Berserk) => {
                let near = self
                    .threat
                    .closeness
                    .iter()
                    .filter(|&&closeness| closeness >= 170 * self.taste.kill / 100)
                    .count();
                near >= 2
            }
            Action::Take(token) => worth(self.state, self.who, Thing::Token(token)) > 0,
            Action::TakeItem(_) => true,
            _ => false,
        }
    }
}
