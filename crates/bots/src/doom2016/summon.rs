//! Summoning: which portal, which group, where each demon comes out.

use ::doom2016::frame::Summon;
use ::doom2016::place::{Footing, Shape};
use ::doom2016::{Action, DemonKind, Group, Portal, State, Who};

use super::lair::Lair;
use super::paths::{FAR, flies};
use super::pick;

/// How strong a kind is: what it deals and what it takes.
fn strength(lair: &Lair<'_>, kind: DemonKind) -> i32 {
    let sheet = kind.sheet();
    let health = i32::from(sheet.health) + if sheet.tough { 2 } else { 0 };
    (lair.power(kind) * health).max(0).isqrt()
}

/// The strength of a group, as far as the box has its figures.
fn group_worth(lair: &Lair<'_>, group: Group) -> i32 {
    let state = lair.state;
    let here = |kind: DemonKind| state.demons.iter().filter(|(_, demon)| demon.kind == kind).count();
    let figures: i32 = group
        .iter()
        .map(|(kind, n)| {
            let free = usize::from(kind.sheet().figures).saturating_sub(here(kind));
            strength(lair, kind) * usize::from(n).min(free) as i32
        })
        .sum();
    figures + 8 * i32::from(group.argent)
}

fn groups(state: &State, portal: u8) -> [Group; 2] {
    let colour = state.portal_colour(portal);
    state.invader.invasion.map_or([Group::default(); 2], |card| card.groups(colour))
}

impl Lair<'_> {
    /// The portal to summon from: strong groups, near to the marines.
    pub(super) fn portal(&self, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let worth = |action: &Action| {
            let Action::Portal(number) = *action else { return None };
            let n = number - 1;
            let best = groups(state, n).into_iter().map(|group| group_worth(self, group)).max().unwrap_or(0);
            // Dear ones cost as much more.
            let colour = state.portal_colour(n);
            let cost = match colour {
                Portal::Blue => 0,
                Portal::Yellow => 15,
                Portal::Red => 30,
            };
            let far = self.distance(false, state.portal_at(n).into()).min(FAR).min(60);
            let sample = if state.portals[usize::from(n)].sample { 25 } else { 0 };
            Some(best - cost - 2 * far - sample)
        };
        pick(legal, worth)
    }

    /// The stronger group of the two.
    pub(super) fn group(&self, summon: &Summon) -> Action {
        let [first, second] = groups(self.state, summon.portal).map(|group| group_worth(self, group));
        Action::Group(if second > first { 2 } else { 1 })
    }

    /// Where the next figure comes out: as near as its attack needs, not in a heap, out of sight if it shoots.
    pub(super) fn put(&self, summon: &Summon, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let Some(kind) = next_kind(state, summon) else { return self.carrier(legal) };
        let sheet = kind.sheet();
        let arena = state.arena();
        let worth = |action: &Action| {
            let Action::Put(pos, shape) = *action else { return None };
            let at = Footing { at: arena.at(pos)?, shape };
            let far = self.distance(shape != Shape::One, at).min(60);
            let ideal = if sheet.range == 1 { 2 } else { i32::from(sheet.range) };
            let crowd =
                state.demons.iter().filter(|(_, demon)| state.range_between(demon.footing(), at) <= 1);
            Some(-10 * (far - ideal).abs() - 6 * crowd.count() as i32)
        };
        pick(legal, worth)
    }

    /// Who carries the sample: the one farthest from the marines.
    fn carrier(&self, legal: &[Action]) -> Option<Action> {
        pick(legal, |action| {
            let Action::At(Who::Demon(id)) = *action else { return None };
            let demon = self.state.demons.get(id)?;
            Some(self.distance(flies(self.state, id), demon.footing()))
        })
    }
}

/// The kind of the figure that is placed next: larger ones come first (D16-INT-26).
fn next_kind(state: &State, summon: &Summon) -> Option<DemonKind> {
    let group = groups(state, summon.portal)[usize::from(summon.group?)];
    let mut kinds: Vec<(DemonKind, u8)> = group.iter().collect();
    kinds.sort_by_key(|(kind, _)| std::cmp::Reverse(kind.sheet().base.spaces()));
    let line = kinds.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)));
    let here = |kind: DemonKind| state.demons.iter().filter(|(_, demon)| demon.kind == kind).count();
    line.skip(usize::from(summon.next)).find(|&kind| here(kind) < usize::from(kind.sheet().figures))
}

/// How strong an invasion card is with all its groups.
pub(super) fn invasion_worth(lair: &Lair<'_>, kind: ::doom2016::InvasionKind) -> i32 {
    let best =
        |colour| kind.groups(colour).into_iter().map(|group| group_worth(lair, group)).max().unwrap_or(0);
    Portal::ALL.into_iter().map(best).sum()
}
