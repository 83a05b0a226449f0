//! A marine's turn: which action to declare, where to go, whom to shoot, which order to place; what else he could do.

use ::doom2004::place::{DoorId, Doors, SpaceId, SpaceSet};
use ::doom2004::state::Thing;
use ::doom2004::{Action, Deed, MarineCardKind, OrderKind, State, TokenKind, Who};

use super::goals::worth;
use super::paths::{DOOR, Reach, doors, is_closed};
use super::scene::Scene;
use super::shots::Shot;

/// So many plans are looked at more closely.
const CLOSER: usize = 60;
/// So many other targets or weapons are considered in a plan.
const OTHER_SHOTS: usize = 2;

/// What a marine may still do in his turn.
#[derive(Clone, Copy, Debug)]
struct Means {
    /// The action that he has yet to declare for it.
    deed: Option<Deed>,
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
        self.safest(self.drafts(reach, means, shut))
    }

    /// All plans with these means, but for what may come out of the dark.
    fn drafts(&self, reach: &Reach, means: Means, shut: &[(DoorId, Scene<'_>)]) -> Vec<Plan> {
        let state = self.state;
        let arena = state.arena();
        let Some(start) = state.marine(self.who).space() else { return Vec::new() };
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
        plans
    }

    /// What may come out of the dark at the end of a plan.
    fn risk(&self, plan: &Plan) -> i32 {
        match plan.end {
            End::Leave(_) | End::Close(_) => 0,
            _ => self.ambush(plan.space),
        }
    }

    /// The best plan, ambushes included; the promising ones are looked at first.
    fn safest(&self, mut plans: Vec<Plan>) -> Option<Plan> {
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
        let mut best: Option<Plan> = None;
        for plan in plans {
            if best.is_some_and(|best| best.worth >= plan.worth) {
                break;
            }
            let worth = plan.worth - self.risk(&plan);
            if best.is_none_or(|best| worth > best.worth) {
                best = Some(Plan { worth, ..plan });
            }
        }
        best
    }

    /// Doors that he could close on his way, with the board as it would be then.
    fn closable(&self, reach: &Reach) -> Vec<(DoorId, State)> {
        let state = self.state;
        let open = doors(state).filter(|&door| {
            let plan = state.arena().door(door);
            !is_closed(state, door) && !plan.exit && state.is_unlocked(door) && state.can_work(door)
        });
        let mut near = SpaceSet::EMPTY;
        near.extend(reach.places_before(DOOR).map(SpaceId::index));
        let beside = |door: &DoorId| {
            let spaces = &state.arena().door(*door).spaces;
            spaces.iter().any(|space| near.contains(space.index()))
        };
        let shut = |door: DoorId| State { closed: state.closed | Doors::of(door), ..state.clone() };
        open.filter(beside).map(|door| (door, shut(door))).collect()
    }

    /// Different plans, the best first: of those that differ in the place alone, two that are not side by side.
    fn varied(&self, mut plans: Vec<(Means, Plan)>, most: usize) -> Vec<(Means, Plan)> {
        plans.sort_by_key(|(_, plan)| std::cmp::Reverse(plan.worth));
        plans.truncate(CLOSER);
        plans.iter_mut().for_each(|(_, plan)| plan.worth -= self.risk(plan));
        plans.sort_by_key(|(_, plan)| std::cmp::Reverse(plan.worth));
        let mut kept: Vec<(Means, Plan)> = Vec::new();
        let square = |plan: &Plan| self.state.arena().space(plan.space).square;
        for (means, plan) in plans {
            let like = |(others, other): &&(Means, Plan)| {
                let same = (other.end, other.first_shot, other.aim, other.order, others.deed)
                    == (plan.end, plan.first_shot, plan.aim, plan.order, means.deed);
                same && other.points.min(1) == plan.points.min(1)
            };
            let alike: Vec<_> = kept.iter().filter(like).collect();
            let beside = alike.iter().any(|(_, other)| square(other).king_distance(square(&plan)) < 2);
            if alike.len() < 2 && !beside {
                kept.push((means, plan));
            }
            if kept.len() >= most {
                break;
            }
        }
        kept
    }

    /// All that a plan consists of, up to its first attack: what follows depends on the dice.
    fn spell(&self, plan: &Plan, reach: &Reach, means: Means, legal: &[Action]) -> Vec<Action> {
        let state = self.state;
        let start = state.marine(self.who).space().unwrap_or_default();
        let aimed = state.marine(self.who).order == Some(OrderKind::Aim);
        let mut all: Vec<Action> = means.deed.map(Action::Declare).into_iter().collect();
        if plan.aim {
            all.push(Action::Order(OrderKind::Aim));
            all.extend(self.shot(start).map(|shot| Action::Fire(shot.weapon, true)));
            return all;
        }
        let mut order = plan.order;
        // A dodge helps on the way, too.
        if order == Some(OrderKind::Dodge) && plan.points > 0 && !aimed {
            all.extend(order.take().map(Action::Order));
        }
        if plan.first_shot
            && means.attacks > 0
            && let Some(shot) = self.shot(start)
        {
            all.push(Action::Fire(shot.weapon, aimed));
            return all;
        }
        all.extend(reach.way(plan.points, plan.space));
        match plan.end {
            End::Leave(door) => {
                all.extend(is_closed(state, door).then_some(Action::Door(door)));
                all.push(Action::Leave(door));
            }
            End::Open(door) | End::Close(door) => all.push(Action::Door(door)),
            // Before the first step nobody can tell whether he could.
            End::Jump if plan.points > 0 || means.deed.is_some() || legal.contains(&Action::Jump) => {
                all.push(Action::Jump);
            }
            End::Jump => all.push(Action::Done),
            End::Stay => {
                let armed = means.attacks > 0 && plan.points > 0 && plan.points <= means.loose;
                if let Some(shot) = self.shot(plan.space).filter(|_| armed) {
                    all.push(Action::Fire(shot.weapon, aimed));
                    return all;
                }
                all.extend(order.filter(|_| aimed).map(|_| Action::Drop));
                all.extend(order.map(Action::Order));
                all.push(Action::Done);
            }
        }
        all
    }

    /// The same plan, but for the target and the weapon of its attack: others that are worth it, the best first.
    fn other_shots(&self, plan: &Plan, spelled: &[Action]) -> Vec<Vec<Action>> {
        let Some((&Action::Fire(weapon, aimed), way)) = spelled.split_last() else { return Vec::new() };
        let from = if plan.first_shot { self.here() } else { Some(plan.space) };
        let Some(from) = from else { return Vec::new() };
        let usual = self.range.best(from, Some(weapon)).map(|shot| (weapon, shot.figure));
        let other = |shot: &Shot| shot.worth > 0 && Some((shot.weapon, shot.figure)) != usual;
        let all = self.range.all(from).into_iter().filter(other).take(OTHER_SHOTS);
        let pos = |shot: &Shot| self.state.arena().space(shot.target).pos;
        let spell = |shot: Shot| {
            let fire = [Action::Fire(shot.weapon, aimed), Action::At(pos(&shot))];
            way.iter().copied().chain(fire).collect()
        };
        all.map(spell).collect()
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

    /// What he may do if he declares this, with points of adrenaline.
    fn means(&self, deed: Deed, extra: usize) -> Means {
        let marine = self.state.marine(self.who);
        let spaces = |n: u8| self.spaces(n) + extra;
        let drill = if marine.has(MarineCardKind::StormDrill) { 2 } else { 1 };
        let cool = marine.has(MarineCardKind::CoolPlanner);
        let free = usize::MAX;
        let (points, loose, attacks) = match deed {
            Deed::Sprint => (spaces(8), free, 0),
            Deed::Unload => (extra, free, 2),
            Deed::Advance => (spaces(4), free, drill),
            Deed::Ready => (spaces(4), if cool { free } else { extra }, 1),
        };
        Means { deed: Some(deed), points, loose, attacks, order: deed == Deed::Ready }
    }

    /// The spaces of an action that has so many for everybody.
    fn spaces(&self, n: u8) -> usize {
        let light = self.state.marine(self.who).has(MarineCardKind::LightKit);
        let light = if light { MarineCardKind::LightKit.face().spaces } else { 0 };
        usize::from((n + light).saturating_sub(self.state.turn.slow).max(1))
    }

    /// The turn to play, from the action to declare; or adrenaline first.
    pub(super) fn declare(&self, legal: &[Action]) -> Vec<Action> {
        let extra = usize::from(self.state.turn.extra);
        let adrenaline = legal.contains(&Action::Adrenaline);
        let most = self.spaces(8) + extra + if adrenaline { 4 } else { 0 };
        let reach = Reach::new(self.state, self.who, most, self.hurts());
        let boards = self.closable(&reach);
        let shut = self.imagine(&boards);
        let best = |extra: usize| {
            let plans = Deed::ALL.into_iter().filter_map(|deed| {
                let means = self.means(deed, extra);
                self.plan(&reach, means, &shut).map(|plan| (means, plan))
            });
            let index = |means: &Means| means.deed.map(Deed::index);
            plans.max_by_key(|(means, plan)| (plan.worth, std::cmp::Reverse(index(means))))
        };
        let plain = best(extra);
        if adrenaline {
            let worth = |plan: Option<(Means, Plan)>| plan.map_or(i32::MIN, |(_, plan)| plan.worth);
            if worth(best(extra + 4)) > worth(plain) + self.taste.rush {
                return vec![Action::Adrenaline];
            }
        }
        match plain {
            Some((means, plan)) => self.spell(&plan, &reach, means, legal),
            None => vec![Action::Declare(Deed::Sprint)],
        }
    }

    /// The turns that he could play, the best first.
    pub(super) fn turns(&self, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let extra = usize::from(self.state.turn.extra);
        let all = Deed::ALL.map(|deed| self.means(deed, extra));
        let mut turns = self.options(&all, legal, most);
        if legal.contains(&Action::Adrenaline) {
            turns.push(vec![Action::Adrenaline]);
        }
        turns
    }

    /// What he may still do.
    fn left(&self, mist: Option<u8>) -> Means {
        let state = self.state;
        let turn = &state.turn;
        let either =
            turn.deed == Some(Deed::Ready) && !state.marine(self.who).has(MarineCardKind::CoolPlanner);
        match mist {
            Some(moves) => {
                Means { deed: None, points: moves.into(), loose: usize::MAX, attacks: 1, order: false }
            }
            None => Means {
                deed: None,
                points: state.points().into(),
                loose: if either { turn.extra.into() } else { usize::MAX },
                attacks: turn.attacks,
                order: turn.order_due,
            },
        }
    }

    /// What he should not think about: things to take, wounds to heal.
    pub(super) fn at_once(&self, legal: &[Action]) -> Option<Action> {
        let take = legal.iter().find(|action| self.takes(action));
        take.or_else(|| legal.iter().find(|action| matches!(action, Action::Heal(_)))).copied()
    }

    /// The next things to do in his turn.
    pub(super) fn act(&self, legal: &[Action], mist: Option<u8>) -> Vec<Action> {
        if let Some(action) = self.at_once(legal) {
            return vec![action];
        }
        let means = self.left(mist);
        let reach = Reach::new(self.state, self.who, means.points, self.hurts());
        let boards = self.closable(&reach);
        match self.plan(&reach, means, &self.imagine(&boards)) {
            Some(plan) => self.spell(&plan, &reach, means, legal),
            None => vec![Action::Done],
        }
    }

    /// The ways in which he could go on with his turn, the best first.
    pub(super) fn acts(&self, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        self.options(&[self.left(None)], legal, most)
    }

    /// What he could do with one of these means, the best first.
    fn options(&self, all: &[Means], legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let points = all.iter().map(|means| means.points).max().unwrap_or(0);
        let reach = Reach::new(self.state, self.who, points, self.hurts());
        let boards = self.closable(&reach);
        let shut = self.imagine(&boards);
        let drafts = all.iter().flat_map(|&means| {
            let drafts = self.drafts(&reach, means, &shut);
            drafts.into_iter().map(move |plan| (means, plan))
        });
        let mut options = Vec::new();
        for (means, plan) in self.varied(drafts.collect(), most) {
            let spelled = self.spell(&plan, &reach, means, legal);
            // Whom else to shoot is worth a thought where the place is good.
            let others = if options.len() < 2 { self.other_shots(&plan, &spelled) } else { Vec::new() };
            options.push(spelled);
            options.extend(others);
        }
        options.truncate(most);
        options
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
