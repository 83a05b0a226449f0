//! Line of sight on random maps with random figures, against a slow and exact reference of its own.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use doom2004::place::{AreaId, Footing, Shape, SpaceId, SpaceSet};
use doom2004::state::{Areas, Figure};
use doom2004::{InvaderKind, Who};
use engine::Chance;
use grid::Dir;

use super::support::Scene;

type Place = (i64, i64);

/// An exact number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ratio(i64, i64);

impl Ratio {
    fn new(top: i64, bottom: i64) -> Ratio {
        let (mut a, mut b) = (top.abs(), bottom.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let sign = if bottom < 0 { -1 } else { 1 };
        Ratio(sign * top / a.max(1), sign * bottom / a.max(1))
    }
    fn middle(self, other: Ratio) -> Ratio {
        Ratio::new(self.0 * other.1 + other.0 * self.1, 2 * self.1 * other.1)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// The squares whose interior a line between two centres crosses, in order.
fn crossed(from: Place, to: Place) -> Vec<Place> {
    let delta = (to.0 - from.0, to.1 - from.1);
    // How far along the line it passes from one column or row to the next.
    let mut marks = BTreeSet::from([Ratio(0, 1), Ratio(1, 1)]);
    for step in [delta.0, delta.1] {
        // The borders half a space, one and a half… away.
        marks.extend((0..step.abs()).map(|line| Ratio::new(2 * line + 1, 2 * step.abs())));
    }
    let marks: Vec<Ratio> = marks.into_iter().collect();
    let at = |start: i64, step: i64, part: Ratio| {
        // The nearest whole number to start + step * part, which is never halfway.
        (2 * (start * part.1 + step * part.0) + part.1).div_euclid(2 * part.1)
    };
    let middles = marks.windows(2).map(|pair| pair[0].middle(pair[1]));
    middles.map(|part| (at(from.0, delta.0, part), at(from.1, delta.1, part))).collect()
}

/// A random map as the test knows it: its own walls and obstacles, not those that the arena has read.
struct Board {
    width: i64,
    height: i64,
    squares: BTreeSet<Place>,
    obstacles: BTreeSet<Place>,
    /// Walls on the east (true) or south side of squares.
    walls: BTreeSet<(Place, bool)>,
    doors: BTreeSet<(Place, bool)>,
    /// Squares of another area.
    dark: BTreeSet<Place>,
}

impl Board {
    fn random(luck: &mut Chance) -> Board {
        let (width, height) = (3 + i64::from(luck.below(6)), 2 + i64::from(luck.below(5)));
        let mut one_in = |n: u32| luck.below(n) == 0;
        let places: Vec<Place> = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).collect();
        let squares: BTreeSet<Place> = places.iter().copied().filter(|_| !one_in(9)).collect();
        let obstacles = squares.iter().copied().filter(|_| one_in(12)).collect();
        let [walls, doors] = [BTreeSet::new(), BTreeSet::new()];
        let mut board = Board { width, height, squares, obstacles, walls, doors, dark: BTreeSet::new() };
        for &place in &places {
            for east in [true, false] {
                if board.squares.contains(&place) && board.squares.contains(&next(place, east)) {
                    if one_in(7) {
                        board.walls.insert((place, east));
                    } else if one_in(9) {
                        board.doors.insert((place, east));
                    }
                }
            }
        }
        board
    }

    fn draw(&self) -> String {
        let has = |place: Place| self.squares.contains(&place);
        let mut text = String::new();
        for y in 0..=self.height {
            for x in 0..self.width {
                let edge = ((x, y - 1), false);
                text += match (has((x, y - 1)), has((x, y))) {
                    (true, true) if self.walls.contains(&edge) => "+---",
                    (true, true) if self.doors.contains(&edge) => "+-D-",
                    (true, true) | (false, false) => "+   ",
                    _ => "+---",
                };
            }
            text += "+\n";
            if y == self.height {
                break;
            }
            for x in 0..=self.width {
                let edge = ((x - 1, y), true);
                text += match (has((x - 1, y)), has((x, y))) {
                    (true, true) if self.walls.contains(&edge) => "#",
                    (true, true) if self.doors.contains(&edge) => "D",
                    (true, true) | (false, false) => " ",
                    _ => "|",
                };
                if x < self.width {
                    let area = u8::from(self.dark.contains(&(x, y)));
                    text += &match (has((x, y)), self.obstacles.contains(&(x, y))) {
                        (true, true) if (x + y) % 2 == 0 => format!(" {area}%"),
                        (true, true) => format!(" {area}!"),
                        (true, false) => format!(" {area} "),
                        _ => "   ".to_owned(),
                    };
                }
            }
            text += "\n";
        }
        text
    }
}

fn next((x, y): Place, east: bool) -> Place {
    if east { (x + 1, y) } else { (x, y + 1) }
}

/// A position on a random map.
struct Table {
    board: Board,
    scene: Scene,
    /// Everybody and his spaces.
    figures: Vec<(Who, Vec<Place>)>,
}

impl Table {
    fn random(luck: &mut Chance) -> Option<Table> {
        let board = Board::random(luck);
        if board.squares.len() < 4 {
            return None;
        }
        let mut scene = Scene::drawn(&board.draw(), 2);
        scene.state.closed.0 &= luck.next_u64();
        let mut table = Table { board, scene, figures: Vec::new() };
        for marine in 0..2 {
            let free: Vec<Place> =
                table.board.squares.iter().copied().filter(|&at| table.is_free(&[at])).collect();
            let at = *free.get(luck.below(free.len() as u32) as usize)?;
            table.scene.stand(marine, (at.0 as i16, at.1 as i16));
            table.figures.push((Who::Marine(marine as u8), vec![at]));
        }
        let kinds = [InvaderKind::Zombie, InvaderKind::Imp, InvaderKind::Demon, InvaderKind::Mancubus];
        for kind in (0..2 + luck.below(5)).map(|_| kinds[luck.below(4) as usize]).collect::<Vec<_>>() {
            table.add(kind, luck);
        }
        Some(table)
    }

    fn add(&mut self, kind: InvaderKind, luck: &mut Chance) {
        let shapes = Shape::of_size(kind.sheet().spaces);
        let shape = shapes[luck.below(shapes.len() as u32) as usize];
        let size = [(1, 1), (2, 1), (1, 2), (2, 2)][shape as usize];
        let body = |(x, y): Place| -> Vec<Place> {
            (0..size.1).flat_map(|dy| (0..size.0).map(move |dx| (x + dx, y + dy))).collect()
        };
        let fitting: Vec<Place> =
            self.board.squares.iter().copied().filter(|&at| self.is_free(&body(at))).collect();
        if fitting.is_empty() {
            return;
        }
        let at = fitting[luck.below(fitting.len() as u32) as usize];
        let space = self.space(at);
        let figure = Figure { kind, at: space, shape, ..Figure::default() };
        let id = self.scene.state.figures.add(figure).unwrap();
        assert_eq!(self.scene.state.arena().cells(Footing { at: space, shape }).len(), body(at).len());
        self.figures.push((Who::Invader(id), body(at)));
    }

    /// May a figure be put on these spaces?
    fn is_free(&self, body: &[Place]) -> bool {
        let bare = |place: &Place| {
            let taken = self.figures.iter().any(|(_, spaces)| spaces.contains(place));
            self.board.squares.contains(place) && !self.board.obstacles.contains(place) && !taken
        };
        let inner =
            |place: Place, east: bool| !body.contains(&next(place, east)) || !self.is_shut(place, east);
        body.iter().all(|place| bare(place) && inner(*place, true) && inner(*place, false))
    }

    fn space(&self, (x, y): Place) -> SpaceId {
        self.scene.space((x as i16, y as i16))
    }

    /// Is there a wall or a closed door on the east or south side?
    fn is_shut(&self, place: Place, east: bool) -> bool {
        if self.board.doors.contains(&(place, east)) {
            let mask = self.scene.state.arena().side(self.space(place), if east { Dir::E } else { Dir::S });
            return !(mask & self.scene.state.closed).is_empty();
        }
        self.board.walls.contains(&(place, east))
    }

    /// Is the edge between two neighbours shut?
    fn is_shut_between(&self, one: Place, other: Place) -> bool {
        let first = one.min(other);
        self.is_shut(first, one.1 == other.1)
    }

    /// D04-LOS-4, word for word.
    fn line_is_free(&self, from: Place, to: Place, blocks: &impl Fn(Place) -> bool) -> bool {
        let squares = crossed(from, to);
        assert_eq!((squares.first(), squares.last()), (Some(&from), Some(&to)));
        let stops = |place: Place| !self.board.squares.contains(&place) || blocks(place);
        if squares[1..squares.len() - 1].iter().any(|&place| stops(place)) {
            return false;
        }
        squares.windows(2).all(|pair| {
            let (here, there) = (pair[0], pair[1]);
            if here.0 == there.0 || here.1 == there.1 {
                return !self.is_shut_between(here, there);
            }
            let ways = [(there.0, here.1), (here.0, there.1)];
            ways.into_iter().any(|beside| {
                !stops(beside) && !self.is_shut_between(here, beside) && !self.is_shut_between(beside, there)
            })
        })
    }

    /// What stands in the way between two lots of spaces.
    fn blocks(&self, own: &[Place], target: &[Place], place: Place) -> bool {
        let figure = self.figures.iter().any(|(_, spaces)| spaces.contains(&place));
        (figure || self.board.obstacles.contains(&place)) && !own.contains(&place) && !target.contains(&place)
    }

    fn sees(&self, one: &[Place], other: &[Place], target: &[Place]) -> bool {
        let blocks = |place| self.blocks(one, target, place);
        one.iter().any(|&from| other.iter().any(|&to| from != to && self.line_is_free(from, to, &blocks)))
    }
}

fn tables(seed: u64, wanted: usize) -> impl Iterator<Item = Table> {
    let mut luck = Chance::seeded(seed);
    std::iter::repeat_with(move || Table::random(&mut luck)).flatten().take(wanted)
}

#[test]
fn the_reference_knows_simple_lines() {
    assert_eq!(crossed((0, 0), (3, 0)), [(0, 0), (1, 0), (2, 0), (3, 0)]);
    assert_eq!(crossed((0, 0), (2, 2)), [(0, 0), (1, 1), (2, 2)]);
    assert_eq!(crossed((0, 0), (2, 1)), [(0, 0), (1, 0), (1, 1), (2, 1)]);
    assert_eq!(crossed((3, 1), (0, 0)), [(3, 1), (2, 1), (1, 0), (0, 0)]);
}

#[test]
fn figures_see_each_other_as_the_reference_says_and_both_ways() {
    // D04-LOS-1 to D04-LOS-5, D04-BIG-2.
    let (mut pairs, mut seen) = (0, 0);
    for table in tables(2004, 400) {
        for (n, (one, from)) in table.figures.iter().enumerate() {
            for (other, to) in &table.figures[n + 1..] {
                let expected = table.sees(from, to, to);
                let found = (table.scene.state.sees(*one, *other), table.scene.state.sees(*other, *one));
                assert_eq!(found, (expected, expected), "{one} {other}\n{}", table.board.draw());
                assert_eq!(expected, table.sees(to, from, from), "the reference itself");
                pairs += 1;
                seen += usize::from(expected);
            }
        }
    }
    assert!(pairs > 2000 && seen > pairs / 10 && seen < pairs * 9 / 10, "{seen} of {pairs}");
}

#[test]
fn spaces_are_seen_and_attacked_as_the_reference_says() {
    // D04-LOS-3, D04-LOS-4, D04-ATK-2, D04-ATK-8.
    for mut table in tables(1993, 300) {
        let own = table.figures[0].1.clone();
        let mut targets = Vec::new();
        for &place in &table.board.squares {
            // The figure on the space is not in its own way, whole as it is.
            let mut target = vec![place];
            table
                .figures
                .iter()
                .filter(|(_, body)| body.contains(&place))
                .for_each(|(_, body)| target.extend(body));
            let expected = place == own[0] || table.sees(&own, &[place], &target);
            let found = table.scene.state.sight(Who::Marine(0)).contains(&table.space(place));
            assert_eq!(found, expected, "{place:?} from {own:?}\n{}", table.board.draw());
            let blocking = table.board.obstacles.contains(&place) && (place.0 + place.1) % 2 == 0;
            let mate = table.figures[1].1[0] == place;
            if expected && place != own[0] && !blocking && !mate {
                targets.push(format!("{},{}", place.0, place.1));
            }
        }
        targets.sort();
        table.scene.does("unload");
        if targets.is_empty() {
            table.scene.forbids("fire pistol");
            continue;
        }
        table.scene.does("fire pistol");
        assert_eq!(table.scene.options("at"), targets, "{own:?}\n{}", table.board.draw());
    }
}

/// In a guess only what is known lets a line through: what lies in the dark is as good as not there (D04-EXPL-1).
#[test]
fn lines_over_what_is_known_are_free_as_the_reference_says() {
    let mut luck = Chance::seeded(2016);
    let (mut lines, mut free, mut hidden) = (0, 0, 0);
    for _ in 0..300 {
        let mut board = Board::random(&mut luck);
        board.dark = board.squares.iter().copied().filter(|_| luck.below(5) == 0).collect();
        let drawn = board.draw();
        board.squares = &board.squares - &board.dark;
        if board.squares.is_empty() {
            continue;
        }
        let mut scene = Scene::drawn(&drawn, 1);
        scene.state.closed.0 &= luck.next_u64();
        let whole = scene.state.clone();
        scene.state.known = Areas::of(AreaId(0));
        let blocking: BTreeSet<Place> =
            board.squares.iter().copied().filter(|_| luck.below(8) == 0).collect();
        let table = Table { board, scene, figures: Vec::new() };
        let mut blocks = SpaceSet::EMPTY;
        blocks.extend(blocking.iter().map(|&place| table.space(place).index()));
        for &from in &table.board.squares {
            for &to in table.board.squares.iter().filter(|&&to| to != from) {
                let expected = table.line_is_free(from, to, &|place| blocking.contains(&place));
                let (near, far) = (table.space(from), table.space(to));
                let found = table.scene.state.line_is_free(near, far, &blocks);
                assert_eq!(found, expected, "{from:?} to {to:?}, blocked by {blocking:?}\n{drawn}");
                lines += 1;
                free += usize::from(expected);
                hidden += usize::from(!expected && whole.line_is_free(near, far, &blocks));
            }
        }
    }
    assert!(lines > 50_000 && free > lines / 10 && hidden > 1000, "{free} of {lines}, {hidden} in the dark");
}
