//! A marine's plan: which cards to play, where to shoot from, where to be in the end.

use ::doom2016::place::{Footing, SpaceId};
use ::doom2016::{Action, ActionKind, Card, Cards, Goal, Odds, Who, squad};

use super::arms::Arm;
use super::cards::{Trick, Use, boosts, hold, least, use_of};
use super::goals::goal;
use super::paths::{FAR, Reach, Walker};
use super::scene::{Scene, Target};

/// Cards that could be played together.
#[derive(Clone, Debug)]
struct Kit {
    plays: Vec<Action>,
    /// Points in all.
    points: u8,
    /// Attacks that follow, the first one ready to be made.
    arms: Vec<Arm>,
    /// What the cards are missed.
    price: i32,
}

/// What to do next, and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) worth: i32,
    pub(super) actions: Vec<Action>,
}

/// A place to shoot from or to end at.
#[derive(Clone, Copy, Debug)]
struct Draft {
    kit: usize,
    stop: usize,
    shots: i32,
    trick: Option<Card>,
    worth: i32,
}

/// All that could be done.
struct Sketch {
    kits: Vec<Kit>,
    reach: Reach,
    /// The best first, before some were looked at more closely.
    drafts: Vec<Draft>,
}

/// Places nearer than this to each other are much the same.
const APART: u8 = 3;
/// Points that a plan may lag behind another.
const LAG: i32 = 1;
/// Points of a glory kill card.
const RUSH: u8 = 2;
/// What it is worth to be stunned no more.
const STUN: i32 = 100;
/// So many places to shoot from are looked at more closely.
const CLOSER: usize = 10;

impl Scene<'_> {
    /// Cards that he must not play, because the mission wants them: one for a relay close by.
    fn reserved(&self, hand: Cards, here: SpaceId) -> Cards {
        let turn = &self.state.turn;
        let link = matches!(goal(self.state), Some(Goal::Relays { .. })) && !turn.linked;
        if link && hand.len() > 1 && self.aims().far(here) <= 8 {
            return least(hand).into_iter().take(1).collect();
        }
        Cards::NONE
    }

    fn kits(&self, here: SpaceId) -> Vec<Kit> {
        let state = self.state;
        let turn = &state.turn;
        let marine = state.marine(self.who);
        let mp = if turn.rooted { 0 } else { turn.mp };
        let arm = |card: Card| Arm::of_card(state, self.who, card);
        let ready = || turn.boosts.iter().copied();
        let hand = marine.hand.minus(self.reserved(marine.hand, here));
        let bonus = |wanted: fn(Use) -> bool| -> Vec<Card> {
            let bonus = hand.iter().filter(|card| card.face().kind == ActionKind::Bonus);
            bonus.filter(|&card| wanted(use_of(card))).collect()
        };
        let shots = bonus(|used| used == Use::Shot);
        let mut kits = Vec::new();
        if let Some(open) = turn.open {
            let first = arm(open.card).map(|arm| Arm { times: open.left, ..arm.boosted(ready()) });
            let arms = first.into_iter().chain(shots.iter().filter_map(|&card| arm(card))).collect();
            kits.push(Kit { plays: Vec::new(), points: mp, arms, price: 0 });
            return kits;
        }
        // In passing he can only go on (D16-INT-16).
        if state.is_sharing(Who::Marine(self.who)) {
            kits.push(Kit { plays: Vec::new(), points: mp, arms: Vec::new(), price: 0 });
            return kits;
        }
        let mut add = |cards: &[Card], sprint: Option<Card>, mains: &[Card], rooted: bool| {
            let played = cards.iter().filter(|&&card| Some(card) != sprint);
            let mut plays: Vec<Action> = played.clone().map(|&card| Action::Play(card)).collect();
            let mut points: u8 = mp + played.clone().map(|card| card.face().speed).sum::<u8>();
            let wasted =
                played.clone().filter(|&&card| use_of(card) != Use::Haste).map(|&card| hold(card) / 2);
            let mut price: i32 = 2 * plays.len() as i32 + wasted.sum::<i32>();
            if let Some(card) = sprint {
                plays.insert(0, Action::Sprint(card));
                points += squad::sprint();
                price += 10 + hold(card) / 2;
            }
            if let Some(&main) = mains.first() {
                plays.push(Action::Play(main));
                points += main.face().speed;
                price += 5;
            }
            let made: Vec<_> = ready().chain(played.flat_map(|&card| boosts(card))).collect();
            let follow = shots.iter().filter(|card| !mains.contains(card));
            let mut arms: Vec<Arm> = mains.iter().chain(follow).filter_map(|&card| arm(card)).collect();
            if let Some(first) = arms.first_mut() {
                *first = first.boosted(made);
            }
            kits.push(Kit { plays, points: if rooted || turn.rooted { 0 } else { points }, arms, price });
        };
        let haste = bonus(|used| used == Use::Haste);
        let quick: Vec<Card> = haste.iter().copied().filter(|card| card.face().speed >= 2).collect();
        add(&[], None, &[], false);
        if !quick.is_empty() {
            add(&quick, None, &[], false);
        }
        // Everything that gives a point, if it must be.
        let all = bonus(|used| used != Use::Brace);
        if all.len() > quick.len() {
            add(&all, None, &[], false);
        }
        for n in 0..shots.len() {
            // A shot by itself: the card is played like a main action.
            add(&haste, None, &shots[n..=n], false);
        }
        if turn.mains == 0 {
            return kits;
        }
        let mains: Vec<Card> = hand.iter().filter(|card| card.face().kind == ActionKind::Main).collect();
        let braces = bonus(|used| used == Use::Brace);
        for (n, &main) in mains.iter().enumerate() {
            add(&haste, None, &[main], false);
            if !haste.is_empty() {
                add(&[], None, &[main], false);
            }
            if turn.spent == 0 && !braces.is_empty() {
                let with: Vec<Card> = haste.iter().chain(&braces).copied().collect();
                add(&with, None, &[main], true);
            }
            if turn.mains > 1 {
                mains[..n].iter().for_each(|&other| add(&haste, None, &[main, other], false));
            }
        }
        if !marine.asset
            && let Some(&card) = least(hand).first()
        {
            add(&quick, Some(card), &[], false);
            let others = mains.iter().filter(|&&main| main != card && turn.mains > 1);
            others.for_each(|&main| add(&haste, Some(card), &[main], false));
        }
        kits
    }

    /// What a trick is worth from a place.
    pub(super) fn trick(&self, trick: Trick, from: SpaceId, targets: &[Target]) -> i32 {
        let near = |within: u8, sight: bool| {
            targets.iter().filter(move |target| target.range <= within && (target.sight || !sight))
        };
        match trick {
            Trick::Harm(harm) => {
                let within = harm.within.unwrap_or(u8::MAX);
                let each = near(within, harm.sight).map(|target| {
                    let prey = &self.prey[target.n];
                    let stuns = harm.stun && !prey.demon.stunned;
                    prey.table[usize::from(harm.damage)] + if stuns { prey.kill / 4 } else { 0 }
                });
                match harm.whom {
                    ::doom2016::Whom::Enemies => each.sum(),
                    ::doom2016::Whom::Enemy => each.max().unwrap_or(0),
                    _ => 0,
                }
            }
            Trick::Burst(burst) => {
                let close = near(burst.within + 1, false).next().is_some();
                let spaces = self.state.arena().spaces().filter(|_| close);
                let (far, view) = self.outlook(from);
                let fits =
                    |space: &SpaceId| far[space.index()] <= burst.within && view.contains(space.index());
                spaces.filter(fits).map(|space| self.burst(burst, space, from)).max().unwrap_or(0)
            }
            Trick::Decoy(_) => {
                let eager = near(9, true).count() as i32;
                45 * (eager - 1).max(0)
            }
        }
    }

    fn outlook(&self, from: SpaceId) -> (&[u8], &::doom2016::place::SpaceSet) {
        let (arena, closed) = (self.state.arena(), self.state.closed);
        (arena.distances(from, closed), arena.view(from, closed))
    }

    /// What a grenade on a space is worth, thrown from another.
    pub(super) fn burst(&self, burst: ::doom2016::effect::Burst, at: SpaceId, me: SpaceId) -> i32 {
        let state = self.state;
        let far = state.arena().distances(at, state.closed);
        let near = |who: Who| state.cells(who).iter().any(|cell| far[cell.index()] <= 1);
        let odds = Odds::of(burst.dice);
        let mean = |table: &super::dice::Table| -> i32 {
            let each = (0..=6).map(|rolled| {
                let ways = odds.exactly(rolled);
                table[usize::from(rolled + burst.damage)] * ways.num as i32 / ways.den as i32
            });
            each.sum()
        };
        let hit = self.prey.iter().filter(|prey| near(Who::Demon(prey.id)));
        let mut worth: i32 = hit.clone().map(|prey| mean(&prey.table)).sum();
        if burst.leech > 0 {
            let most = burst.leech.min(state.marine(self.who).damage);
            worth += 90 * i32::from(most.min(hit.count() as u8));
        }
        if burst.whom != ::doom2016::Whom::Demons {
            let harm = 130 * (i32::from(burst.damage) + odds.mean().scaled(1) as i32);
            let mates = state.standing().filter(|&(mate, _)| mate != self.who && near(Who::Marine(mate)));
            worth -=
                harm * (mates.count() as i32 + i32::from(far[me.index()] <= 1) + i32::from(near(Who::Drone)));
        }
        worth
    }

    /// The card for the best trick from a place, and what it is worth beyond the card.
    fn best_trick(&self, from: SpaceId, targets: &[Target]) -> (i32, Option<Card>) {
        let hand = self.state.marine(self.who).hand.iter();
        let mut best = (0, None);
        for card in hand.filter(|card| card.face().kind == ActionKind::Bonus) {
            if let Use::Trick(trick) = use_of(card) {
                let worth = self.trick(trick, from, targets) - hold(card);
                if worth > best.0 {
                    best = (worth, Some(card));
                }
            }
        }
        best
    }

    /// All that could be done from here on; `rush` is a glory kill card that gives points, `climb` what the class can do.
    fn sketch(&self, rush: Option<Action>, climb: u8) -> Option<Sketch> {
        let state = self.state;
        let here = state.marine(self.who).space()?;
        let mut kits = self.kits(here);
        if let Some(rush) = rush {
            for kit in kits.clone() {
                let plays = std::iter::once(rush).chain(kit.plays).collect();
                kits.push(Kit { plays, points: kit.points + RUSH, price: kit.price + 40, ..kit });
            }
        }
        let mut walker = Walker::new(state, Who::Marine(self.who));
        walker.climb = walker.climb.max(climb);
        let points = kits.iter().map(|kit| kit.points).max().unwrap_or(0);
        let reach = Reach::new(&walker, here.into(), points);
        let mut drafts = self.drafts(&kits, &reach);
        for draft in drafts.iter_mut().filter(|draft| draft.shots > 0).take(CLOSER) {
            let stop = &reach.stops[draft.stop];
            let onward = self.onward(&walker, stop.at, kits[draft.kit].points - stop.cost);
            draft.worth += onward - self.place(stop.at.at);
        }
        Some(Sketch { kits, reach, drafts })
    }

    /// The best plan from here on.
    pub(super) fn plan(&self, rush: Option<Action>, climb: u8) -> Option<Plan> {
        let sketch = self.sketch(rush, climb)?;
        let mut best: Option<&Draft> = None;
        for draft in &sketch.drafts {
            if best.is_none_or(|best| best.worth < draft.worth) {
                best = Some(draft);
            }
        }
        best.map(|draft| Plan { worth: draft.worth, actions: self.actions(&sketch, draft) })
    }

    /// Good plans that differ from each other in the cards or in the place, the best first. None of them lags behind the
    /// best on the way to the goal: whoever may put off what is risky puts it off for ever.
    pub(super) fn plans(&self, rush: Option<Action>, most: usize) -> Vec<Vec<Action>> {
        let Some(mut sketch) = self.sketch(rush, 0) else { return Vec::new() };
        sketch.drafts.sort_by_key(|draft| std::cmp::Reverse(draft.worth));
        let mut taken: Vec<&Draft> = Vec::new();
        let card = |draft: &Draft| (sketch.kits[draft.kit].plays.last(), draft.shots > 0);
        let at = |draft: &Draft| sketch.reach.stops[draft.stop].at.at;
        let way = |draft: &Draft| {
            let left = sketch.kits[draft.kit].points - sketch.reach.stops[draft.stop].cost;
            // Who shoots can still go on.
            self.aims().far(at(draft)) - if draft.shots > 0 { i32::from(left) } else { 0 }
        };
        let bound = sketch.drafts.first().map_or(FAR, |best| way(best).max(0) + LAG);
        for draft in sketch.drafts.iter().filter(|draft| way(draft) <= bound) {
            let far = self.state.arena().distances(at(draft), self.state.closed);
            let alike = |other: &&Draft| card(other) == card(draft) && far[at(other).index()] < APART;
            if taken.len() < most && !taken.iter().any(alike) {
                taken.push(draft);
            }
        }
        taken.into_iter().map(|draft| self.actions(&sketch, draft)).collect()
    }

    /// How a draft is carried out.
    fn actions(&self, sketch: &Sketch, draft: &Draft) -> Vec<Action> {
        let (kit, open) = (&sketch.kits[draft.kit], self.state.turn.open.is_some());
        if let Some(early) = kit.early() {
            return kit.plays[..=early].to_vec();
        }
        let mut actions = kit.plays.clone();
        actions.extend(sketch.reach.way(draft.stop));
        if draft.shots > 0 && (open || kit.opens()) {
            actions.push(Action::Fire);
        } else if let Some(card) = draft.trick.filter(|_| !open && !kit.opens()) {
            actions.push(Action::Play(card));
        }
        actions
    }

    /// What the best place is worth that can be reached from there.
    fn onward(&self, walker: &Walker<'_>, from: Footing, points: u8) -> i32 {
        let reach = Reach::new(walker, from, points);
        let first = self.place(from.at);
        let ends = reach.free().map(|(_, stop)| self.place(stop.at.at) - 2 * i32::from(stop.cost));
        ends.max().unwrap_or(first).max(first)
    }

    /// All places with all kits, the best first.
    fn drafts(&self, kits: &[Kit], reach: &Reach) -> Vec<Draft> {
        let mut drafts = Vec::with_capacity(256);
        let longest = kits.iter().flat_map(|kit| &kit.arms).map(|arm| arm.reach(self.state.round.dark)).max();
        let within = longest.unwrap_or(0).max(5);
        let stunned = self.state.marine(self.who).stunned;
        for (n, stop) in reach.free() {
            let space = stop.at.at;
            let targets = if stop.opened.is_empty() { self.targets(space, within) } else { Vec::new() };
            let (tricked, trick) = self.best_trick(space, &targets);
            let glory = stop.kills.map_or(0, |id| self.glory(id));
            let place = self.place(space) - 2 * i32::from(stop.cost) + glory;
            let spent = self.state.turn.spent.saturating_add(stop.cost);
            for (kit_number, kit) in kits.iter().enumerate().filter(|(_, kit)| kit.points >= stop.cost) {
                let shots = if targets.is_empty() || kit.arms.is_empty() || !kit.may_shoot(self) {
                    0
                } else {
                    self.volley(&kit.arms, space, spent, &targets).0
                };
                let trick = trick.filter(|&card| !kit.uses(card));
                let tricked = if trick.is_some() { tricked } else { 0 };
                // An attack shakes off a stun (D16-ATK-10).
                let shots = if shots > 0 && stunned { shots + STUN } else { shots };
                let idle = if shots > 0 { 0 } else { kit.idle() };
                let worth = place + shots + tricked - kit.price - idle;
                drafts.push(Draft { kit: kit_number, stop: n, shots, trick, worth });
            }
        }
        drafts.sort_by_key(|draft| std::cmp::Reverse(draft.worth));
        drafts
    }
}

/// Does playing it bring an attack?
fn opens(play: &Action) -> bool {
    matches!(play, Action::Play(card) if card.face().attack.is_some())
}

impl Kit {
    /// Does its last card bring an attack?
    fn opens(&self) -> bool {
        self.plays.last().is_some_and(opens)
    }
    /// A card before the last that brings an attack: it must be made or given up before others are played (D16-MAR-9),
    /// and then there is more to think about.
    fn early(&self) -> Option<usize> {
        let before = self.plays.len().checked_sub(1)?;
        self.plays[..before].iter().position(opens)
    }
    /// Does it take this card?
    fn uses(&self, card: Card) -> bool {
        self.plays
            .iter()
            .any(|play| matches!(play, Action::Play(other) | Action::Sprint(other) if *other == card))
    }
    /// What is lost if its attack is not made.
    fn idle(&self) -> i32 {
        match self.plays.last() {
            Some(Action::Play(card)) if card.face().attack.is_some() => hold(*card) / 2,
            _ => 0,
        }
    }
    /// Is its first attack ready to be made, or will it be?
    fn may_shoot(&self, scene: &Scene<'_>) -> bool {
        scene.state.turn.open.is_some() || self.opens()
    }
}
