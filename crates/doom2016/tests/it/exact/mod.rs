//! Sight, cover and range by another road: a map as a list of edges, lines as pairs of corners, and the rules applied
//! to each edge, corner and square in turn, in exact fractions. Slow, and sharing nothing with the crate but the text
//! that both are made from.

use std::collections::{BTreeMap, BTreeSet};

/// A small generator with a fixed seed (SplitMix64), so that a failing map fails again.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }
}

/// A square or a corner by column and row.
pub(crate) type Place = (i64, i64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    Open,
    Wall,
    Blocking,
    Impassable,
    Door(u16),
}

/// A map of single squares and what lies between them.
pub(crate) struct Map {
    pub(crate) squares: BTreeSet<Place>,
    /// Between two squares, the western or northern one first.
    pub(crate) edges: BTreeMap<(Place, Place), Edge>,
    pub(crate) difficult: BTreeSet<Place>,
}

impl Map {
    /// A map made by chance: gaps, all kinds of edges, doors one and two edges wide, patches of difficult terrain.
    pub(crate) fn random(luck: &mut Luck) -> Map {
        let (width, height) = (2 + luck.below(6) as i64, 1 + luck.below(6) as i64);
        let gaps = luck.below(4);
        let all = (0..width).flat_map(|x| (0..height).map(move |y| (x, y)));
        let squares: BTreeSet<Place> =
            all.filter(|&place| place == (0, 0) || luck.below(12) >= gaps).collect();
        let mut map = Map { squares, edges: BTreeMap::new(), difficult: BTreeSet::new() };
        let (walls, others) = (1 + luck.below(4), 1 + luck.below(3));
        let mut doors = 0;
        for &(x, y) in &map.squares {
            for next in [(x + 1, y), (x, y + 1)].into_iter().filter(|next| map.squares.contains(next)) {
                let roll = luck.below(20);
                let edge = match () {
                    () if roll < walls => Edge::Wall,
                    () if roll < walls + others => Edge::Blocking,
                    () if roll < walls + 2 * others => Edge::Impassable,
                    () if roll == 19 && doors < 8 => {
                        doors += 1;
                        Edge::Door(doors - 1)
                    }
                    () => Edge::Open,
                };
                map.edges.insert(((x, y), next), edge);
            }
        }
        // Every other door is two edges wide, where it can be.
        for (((x, y), (east, south)), edge) in map.edges.clone() {
            let step = (south - y, east - x);
            let beside = ((x + step.0, y + step.1), (east + step.0, south + step.1));
            if matches!(edge, Edge::Door(n) if n % 2 == 1) && map.edges.get(&beside) == Some(&Edge::Open) {
                map.edges.insert(beside, edge);
            }
        }
        map.difficult = map.squares.iter().copied().filter(|_| luck.below(6) == 0).collect();
        map
    }

    pub(crate) fn doors(&self) -> u16 {
        let number = |edge: &Edge| if let Edge::Door(n) = edge { n + 1 } else { 0 };
        self.edges.values().map(number).max().unwrap_or(0)
    }

    /// The map in one line, each square a room.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (x, y) in &self.squares {
            text += &format!("s{x}_{y}[{x},{y}] ");
        }
        let mut list = |word: &str, fits: &dyn Fn(Edge) -> bool| {
            let mut edges: Vec<_> = self.edges.iter().filter(|&(_, &edge)| fits(edge)).collect();
            edges.sort_by_key(|&(_, &edge)| if let Edge::Door(n) = edge { n } else { 0 });
            text += &format!("{word} ");
            for run in edges.chunk_by(|(_, one), (_, other)| one == other && matches!(one, Edge::Door(_))) {
                let ((from, to), (last, _)) = (run[0].0, run[run.len() - 1].0);
                text += &match from.0 == to.0 {
                    true => format!("{}-{},{}|{} ", from.0, last.0, from.1, to.1),
                    false => format!("{}|{},{}-{} ", from.0, to.0, from.1, last.1),
                };
            }
        };
        list("open", &|edge| matches!(edge, Edge::Open | Edge::Blocking | Edge::Impassable));
        list("doors", &|edge| matches!(edge, Edge::Door(_)));
        list("blocking", &|edge| edge == Edge::Blocking);
        list("impassable", &|edge| edge == Edge::Impassable);
        text += "difficult";
        for (x, y) in &self.difficult {
            text += &format!(" {x},{y}");
        }
        text
    }

    fn edge(&self, one: Place, other: Place) -> Edge {
        let key = if one < other { (one, other) } else { (other, one) };
        self.edges.get(&key).copied().unwrap_or(Edge::Wall)
    }

    /// D16-LOS-3: walls, blocking edges and closed doors obstruct.
    fn obstructs(&self, one: Place, other: Place, closed: u16) -> bool {
        match self.edge(one, other) {
            Edge::Wall | Edge::Blocking => true,
            Edge::Door(n) => closed >> n & 1 == 1,
            Edge::Open | Edge::Impassable => false,
        }
    }

    /// D16-MOV-5: the two L-shaped routes, for somebody who walks or for adjacency.
    pub(crate) fn is_step(&self, from: Place, to: Place, closed: u16, walks: bool) -> bool {
        let free = |one: Place, other: Place| match self.edge(one, other) {
            Edge::Open => true,
            Edge::Wall => false,
            Edge::Blocking | Edge::Impassable => !walks,
            Edge::Door(n) => closed >> n & 1 == 0,
        };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        match (dx.abs(), dy.abs()) {
            (1, 0) | (0, 1) => free(from, to),
            (1, 1) => [(to.0, from.1), (from.0, to.1)].into_iter().any(|by| free(from, by) && free(by, to)),
            _ => false,
        }
    }

    /// D16-ATK-3: the range of every square that has one, by widening rings.
    pub(crate) fn ranges(&self, from: Place, closed: u16) -> BTreeMap<Place, u8> {
        let mut ranges = BTreeMap::from([(from, 0)]);
        for steps in 1.. {
            let found = |square: &Place| {
                let mut near = ranges.iter().filter(|&(_, &range)| range == steps - 1);
                !ranges.contains_key(square)
                    && near.any(|(&one, _)| self.is_step(one, *square, closed, false))
            };
            let ring: Vec<Place> = self.squares.iter().copied().filter(found).collect();
            if ring.is_empty() {
                break;
            }
            ranges.extend(ring.into_iter().map(|square| (square, steps)));
        }
        ranges
    }

    /// D16-LOS-3 for one line: from a corner of a square to a corner of another.
    pub(crate) fn line(&self, from: Place, start: Place, to: Place, end: Place, closed: u16) -> bool {
        self.crosses_nothing(start, end, closed)
            && self.runs_along_nothing(from, start, to, end, closed)
            && self
                .turns(from, start, to, end)
                .into_iter()
                .all(|(corner, before, after)| before == after || self.joined(corner, before, after, closed))
    }

    /// (a): no obstructing edge is crossed in its inside.
    fn crosses_nothing(&self, start: Place, end: Place, closed: u16) -> bool {
        let side =
            |point: Place| (end.0 - start.0) * (point.1 - start.1) - (end.1 - start.1) * (point.0 - start.0);
        let across = |a: Place, b: Place| {
            // The edge's ends on different sides of the line, and the line's ends on different sides of the edge.
            let of_edge = |point: Place| (b.0 - a.0) * (point.1 - a.1) - (b.1 - a.1) * (point.0 - a.0);
            side(a) * side(b) < 0 && of_edge(start) * of_edge(end) < 0
        };
        let (xs, ys) = (start.0.min(end.0)..=start.0.max(end.0), start.1.min(end.1)..=start.1.max(end.1));
        xs.into_iter().all(|x| {
            ys.clone().all(|y| {
                let upright = across((x, y), (x, y + 1)) && self.obstructs((x - 1, y), (x, y), closed);
                let level = across((x, y), (x + 1, y)) && self.obstructs((x, y - 1), (x, y), closed);
                !upright && !level
            })
        })
    }

    /// (b): along an obstructing edge only if the two squares are on the same side.
    fn runs_along_nothing(&self, from: Place, start: Place, to: Place, end: Place, closed: u16) -> bool {
        if start.0 == end.0 {
            let x = start.0;
            let mut rows = start.1.min(end.1)..start.1.max(end.1);
            (from.0 < x) == (to.0 < x) || rows.all(|y| !self.obstructs((x - 1, y), (x, y), closed))
        } else if start.1 == end.1 {
            let y = start.1;
            let mut columns = start.0.min(end.0)..start.0.max(end.0);
            (from.1 < y) == (to.1 < y) || columns.all(|x| !self.obstructs((x, y - 1), (x, y), closed))
        } else {
            true
        }
    }

    /// The grid corners on a line, each with the square it comes from and the one it goes to. A line along the grid
    /// runs through the squares on the first square's side.
    fn turns(&self, from: Place, start: Place, to: Place, end: Place) -> Vec<(Place, Place, Place)> {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        if (dx, dy) == (0, 0) {
            return vec![(start, from, to)];
        }
        let many = (1..=dx.abs().max(dy.abs())).rev().find(|n| dx % n == 0 && dy % n == 0).unwrap();
        let beside = |corner: Place, forward: bool| {
            let way = |d: i64| if forward { d.signum() } else { -d.signum() };
            let along = |at: i64, way: i64, near: i64| match way {
                0 if near < at => at - 1,
                0 => at,
                1 => at,
                _ => at - 1,
            };
            (along(corner.0, way(dx), from.0), along(corner.1, way(dy), from.1))
        };
        (0..=many)
            .map(|n| {
                let corner = (start.0 + dx / many * n, start.1 + dy / many * n);
                let before = if n == 0 { from } else { beside(corner, false) };
                let after = if n == many { to } else { beside(corner, true) };
                (corner, before, after)
            })
            .collect()
    }

    /// (c): from one of the four squares round a corner to another, one way or the other.
    fn joined(&self, (x, y): Place, from: Place, to: Place, closed: u16) -> bool {
        let ring = [(x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)];
        let place = |square: Place| ring.iter().position(|&one| one == square).unwrap();
        let (first, last) = (place(from), place(to));
        [1, 3].into_iter().any(|way| {
            let mut at = first;
            while at != last {
                let next = (at + way) % 4;
                if self.obstructs(ring[at], ring[next], closed) {
                    return false;
                }
                at = next;
            }
            true
        })
    }

    pub(crate) fn sees(&self, from: &[Place], to: Place, closed: u16) -> bool {
        let lines = from.iter().flat_map(|&here| corners(here).map(|start| (here, start)));
        from.contains(&to)
            || lines.clone().any(|(here, start)| {
                corners(to).into_iter().any(|end| self.line(here, start, to, end, closed))
            })
    }

    /// D16-COV-1 to D16-COV-6: is there no corner with sight and without cover?
    pub(crate) fn has_cover(
        &self,
        from: &[Place],
        to: Place,
        closed: u16,
        figures: &BTreeSet<Place>,
    ) -> bool {
        let patches = self.patches();
        let shared =
            patches.iter().any(|patch| patch.contains(&to) && from.iter().any(|one| patch.contains(one)));
        let covers = |start: Place, end: Place| {
            let difficult = !shared && self.difficult.iter().any(|&square| crosses(start, end, square));
            difficult || figures.iter().any(|&square| crosses(start, end, square))
        };
        let clear = |here: Place, start: Place| {
            corners(to).into_iter().all(|end| self.line(here, start, to, end, closed) && !covers(start, end))
        };
        !(from.contains(&to)
            || from.iter().any(|&here| corners(here).into_iter().any(|start| clear(here, start))))
    }

    /// Difficult squares that share an edge without a wall belong together.
    fn patches(&self) -> Vec<BTreeSet<Place>> {
        let mut patches: Vec<BTreeSet<Place>> =
            self.difficult.iter().map(|&square| BTreeSet::from([square])).collect();
        for ((one, other), edge) in &self.edges {
            let find = |square, patches: &[BTreeSet<Place>]| patches.iter().position(|p| p.contains(square));
            if let (Some(a), Some(b)) = (find(one, &patches), find(other, &patches))
                && a != b
                && *edge != Edge::Wall
            {
                let moved = patches.remove(a.max(b));
                patches[a.min(b)].extend(moved);
            }
        }
        patches
    }
}

pub(crate) fn corners((x, y): Place) -> [Place; 4] {
    [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
}

/// Does a line pass through the inside of a square? The times at which it is inside the column, and inside the row, in
/// fractions of the line; then whether they have anything in common.
fn crosses(start: Place, end: Place, square: Place) -> bool {
    /// When is a coordinate that goes from one number to another strictly between `low` and `low + 1`?
    fn times(from: i64, to: i64, low: i64) -> Option<[(i64, i64); 2]> {
        if from == to {
            return None; // It stays on a grid line.
        }
        let at = |value: i64| if to > from { (value - from, to - from) } else { (from - value, from - to) };
        Some(if to > from { [at(low), at(low + 1)] } else { [at(low + 1), at(low)] })
    }
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    let (Some([in_x, out_x]), Some([in_y, out_y])) =
        (times(start.0, end.0, square.0), times(start.1, end.1, square.1))
    else {
        return false;
    };
    let begins = [in_x, in_y, (0, 1)];
    let ends = [out_x, out_y, (1, 1)];
    begins.iter().all(|&begin| ends.iter().all(|&end| less(begin, end)))
}
