//! Who comes out of a portal next, and where (D16-POR-2, D16-POR-3, D16-INT-26).

use skirmish::SpaceId;

use crate::frame::Summon;
use crate::place::{Footing, Shape};
use crate::{DemonKind, Group, State};

impl State {
    /// The figure to be placed next, as far as the box has it.
    pub(crate) fn next_summoned(&self, summon: &Summon) -> Option<(u8, DemonKind)> {
        let group = self.groups(summon.portal)[usize::from(summon.group?)];
        let here = |kind: DemonKind| self.demons.iter().filter(|(_, demon)| demon.kind == kind).count();
        let line = line_up(group).enumerate().skip(usize::from(summon.next));
        line.map(|(n, kind)| (n as u8, kind))
            .find(|&(_, kind)| here(kind) < usize::from(kind.sheet().figures))
    }

    /// Where a figure may come out: on the portal or next to it, else on the nearest free space (D16-POR-3). A portal
    /// that somebody stands on works as well (D16-INT-24).
    pub(crate) fn summon_places(&self, portal: u8, kind: DemonKind) -> Vec<Footing> {
        let arena = self.arena();
        let at = self.portal_at(portal);
        let taken = self.taken();
        let shapes = kind.sheet().base.shapes();
        let far = arena.distances(at, self.closed);
        let fits = |footing: Footing| {
            arena.fits(footing, self.closed)
                && arena.cells(footing).iter().all(|cell| !taken.contains(cell.index()))
        };
        let reach = |footing: Footing| {
            arena.cells(footing).iter().map(|cell| far[cell.index()]).min().unwrap_or(u8::MAX)
        };
        if shapes == [Shape::One] {
            let ring =
                arena.strides(at).iter().filter(|stride| stride.is_near(self.closed)).map(|stride| stride.to);
            let near: Vec<Footing> = std::iter::once(at)
                .chain(ring)
                .filter(|space| !taken.contains(space.index()))
                .map(Footing::from)
                .collect();
            if !near.is_empty() {
                return near;
            }
        }
        let all = |space: SpaceId| shapes.iter().map(move |&shape| Footing { at: space, shape });
        let free: Vec<(u8, Footing)> = arena
            .spaces()
            .flat_map(all)
            .filter(|&footing| fits(footing))
            .map(|footing| (reach(footing), footing))
            .filter(|&(far, _)| far < u8::MAX)
            .collect();
        let least = free.iter().map(|&(far, _)| far).min().unwrap_or(0).max(1);
        free.into_iter().filter(|&(far, _)| far <= least).map(|(_, footing)| footing).collect()
    }
}

/// The figures of a group, larger ones first (D16-INT-26).
fn line_up(group: Group) -> impl Iterator<Item = DemonKind> {
    let mut kinds: Vec<(DemonKind, u8)> = group.iter().collect();
    kinds.sort_by_key(|(kind, _)| std::cmp::Reverse(kind.sheet().base.spaces()));
    kinds.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
}
