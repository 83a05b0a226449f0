//! The figures on the board, each in a slot that it keeps.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use grid::Bits;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{DoorMask, FigureSet, Floor, Footing, SpaceId};

/// A figure on the board, by its slot; people read `f1` to `f63`.
///
/// ```
/// use skirmish::FigureId;
/// assert_eq!(FigureId(0).to_string(), "f1");
/// assert!("f64".parse::<FigureId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub struct FigureId(pub u8);

impl FigureId {
    /// So many figures have a name.
    pub const COUNT: usize = 63;

    /// Its place in tables, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The number that people know it by, as long as it is on the map.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}", self.0 + 1)
    }
}

impl FromStr for FigureId {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix('f').and_then(|digits| digits.parse::<u8>().ok());
        match number {
            Some(n) if (1..=FigureId::COUNT).contains(&n.into()) => Ok(FigureId(n - 1)),
            _ => Err(format!("`{text}` is no figure; figures are written f1 to f63")),
        }
    }
}

engine::serde_as_text!(FigureId);

/// Something that stands on the floor.
pub trait Stands {
    /// Where it stands.
    fn footing(&self) -> Footing;
    /// Put it somewhere.
    fn stand(&mut self, to: Footing);
}

impl Stands for Footing {
    fn footing(&self) -> Footing {
        *self
    }
    fn stand(&mut self, to: Footing) {
        *self = to;
    }
}

/// The spaces that figures fill.
#[derive(Clone, Copy, Debug)]
struct Crowd<const W: usize> {
    /// Those with a figure, or more.
    held: Bits<W>,
    /// Those with more than one, since one passes the other.
    shared: Bits<W>,
    /// Those with more than two.
    packed: Bits<W>,
}

impl<const W: usize> Crowd<W> {
    /// Somebody fills these spaces as well.
    #[inline]
    fn add(&mut self, cells: &[SpaceId]) {
        for cell in cells {
            if !self.held.insert(cell.index()) && !self.shared.insert(cell.index()) {
                self.packed.insert(cell.index());
            }
        }
    }
}

/// The figures on the board, each in a slot that it keeps. There are `N` slots, at most 63, and sets of spaces have `W`
/// words.
///
/// ```
/// use skirmish::{FigureId, Figures, Footing, SpaceId};
///
/// let [one, two, three] = [1, 2, 3].map(|n| Footing::from(SpaceId(n)));
/// let mut figures = Figures::<Footing, 2, 1>::default();
/// assert_eq!(figures.add(one), Some(FigureId(0)));
/// assert_eq!(figures.add(two), Some(FigureId(1)));
/// assert_eq!(figures.add(three), None);
/// figures.remove(FigureId(0));
/// assert!(figures.iter().eq([(FigureId(1), &two)]));
/// let text = serde_json::to_string(&figures).unwrap();
/// assert_eq!(text, r#"{"f2":{"at":2,"shape":"one"}}"#);
/// assert_eq!(serde_json::from_str::<Figures<Footing, 2, 1>>(&text).unwrap(), figures);
/// assert!(serde_json::from_str::<Figures<Footing, 2, 1>>(&text.replace("f2", "f3")).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Figures<F, const N: usize, const W: usize> {
    slots: [F; N],
    alive: FigureSet,
    /// The spaces they fill, unless somebody may have been moved since they were gathered. It follows from the slots, so
    /// it is neither kept nor compared; it is here because who stands where is asked all the time.
    crowd: Option<Crowd<W>>,
}

impl<F: PartialEq, const N: usize, const W: usize> PartialEq for Figures<F, N, W> {
    fn eq(&self, other: &Self) -> bool {
        self.alive == other.alive && self.slots == other.slots
    }
}

impl<F: Copy + Default, const N: usize, const W: usize> Default for Figures<F, N, W> {
    fn default() -> Self {
        const { assert!(N <= FigureId::COUNT, "only 63 figures have a name") };
        Figures { slots: [F::default(); N], alive: FigureSet::NONE, crowd: None }
    }
}

impl<F: Copy + Default, const N: usize, const W: usize> Figures<F, N, W> {
    /// The set of those on the board.
    #[inline]
    pub fn alive(&self) -> FigureSet {
        self.alive
    }
    /// Is it on the board?
    #[inline]
    pub fn has(&self, id: FigureId) -> bool {
        self.alive.has(id)
    }
    /// A figure, if it is on the board.
    #[inline]
    pub fn get(&self, id: FigureId) -> Option<&F> {
        self.has(id).then(|| &self.slots[id.index()])
    }
    /// A figure to be changed, if it is on the board.
    #[inline]
    pub fn get_mut(&mut self, id: FigureId) -> Option<&mut F> {
        self.crowd = None;
        if self.has(id) { self.slots.get_mut(id.index()) } else { None }
    }
    /// All of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (FigureId, &F)> {
        self.alive.iter().map(|id| (id, &self.slots[id.index()]))
    }
    /// All of them, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (FigureId, &mut F)> {
        self.crowd = None;
        let alive = self.alive;
        let slots = self.slots.iter_mut().enumerate().map(|(n, figure)| (FigureId(n as u8), figure));
        slots.filter(move |(id, _)| alive.has(*id))
    }
    /// Put one on the board, in the first slot that is free; none if there is no slot.
    pub fn add(&mut self, figure: F) -> Option<FigureId> {
        self.add_apart(figure, FigureSet::NONE)
    }
    /// The same, in a slot apart from these if there is one.
    pub fn add_apart(&mut self, figure: F, taken: FigureSet) -> Option<FigureId> {
        let apart = (self.alive | taken).0.trailing_ones();
        let slot = if (apart as usize) < N { apart } else { self.alive.0.trailing_ones() };
        if slot as usize >= N {
            return None;
        }
        let id = FigureId(slot as u8);
        self.slots[id.index()] = figure;
        self.alive.insert(id);
        self.crowd = None;
        Some(id)
    }
    /// Take one off the board.
    pub fn remove(&mut self, id: FigureId) {
        self.alive.remove(id);
        self.crowd = None;
        if let Some(slot) = self.slots.get_mut(id.index()) {
            *slot = F::default();
        }
    }
}

/// Who stands where.
impl<F: Copy + Default + Stands, const N: usize, const W: usize> Figures<F, N, W> {
    /// Gather the spaces they fill, so that the questions below have an answer at hand.
    #[inline]
    pub fn gather<D: DoorMask, M: Copy>(&mut self, floor: &Floor<D, M, W>) {
        if self.crowd.is_none() {
            self.crowd = Some(self.count(floor));
        }
    }
    #[inline(never)]
    fn count<D: DoorMask, M: Copy>(&self, floor: &Floor<D, M, W>) -> Crowd<W> {
        let mut crowd = Crowd { held: Bits::EMPTY, shared: Bits::EMPTY, packed: Bits::EMPTY };
        for (_, figure) in self.iter() {
            crowd.add(floor.cells(figure.footing()));
        }
        crowd
    }
    /// Ask the crowd, which is counted for it if it is not at hand.
    #[inline]
    fn ask<D: DoorMask, M: Copy, T>(&self, floor: &Floor<D, M, W>, ask: impl FnOnce(&Crowd<W>) -> T) -> T {
        let counted;
        let crowd = match &self.crowd {
            Some(crowd) => crowd,
            None => {
                counted = self.count(floor);
                &counted
            }
        };
        // In one place for both, so that the question is built into it.
        ask(crowd)
    }
    /// The spaces that they fill.
    #[inline]
    pub fn held<D: DoorMask, M: Copy>(&self, floor: &Floor<D, M, W>) -> Bits<W> {
        self.ask(floor, |crowd| crowd.held)
    }
    /// The spaces that all but one of them fill.
    #[inline]
    pub fn held_but<D: DoorMask, M: Copy>(&self, but: FigureId, floor: &Floor<D, M, W>) -> Bits<W> {
        self.ask(floor, |crowd| {
            let mut held = crowd.held;
            let cells = self.get(but).map_or(&[][..], |figure| floor.cells(figure.footing()));
            for cell in cells.iter().filter(|cell| !crowd.shared.contains(cell.index())) {
                held.remove(cell.index());
            }
            held
        })
    }
    /// Does one of them fill a space?
    #[inline]
    pub fn is_held<D: DoorMask, M: Copy>(&self, space: SpaceId, floor: &Floor<D, M, W>) -> bool {
        self.ask(floor, |crowd| crowd.held.contains(space.index()))
    }
    /// Does one of them share a space with another one of them?
    #[inline]
    pub fn is_shared<D: DoorMask, M: Copy>(&self, id: FigureId, floor: &Floor<D, M, W>) -> bool {
        let figure = self.get(id);
        figure.is_some_and(|figure| self.ask(floor, |crowd| floor.meets(figure.footing(), &crowd.shared)))
    }
    /// Those that fill a space.
    #[inline]
    pub fn on<D: DoorMask, M: Copy>(&self, space: SpaceId, floor: &Floor<D, M, W>) -> FigureSet {
        let here = |at| floor.share(at, space.into());
        if self.is_held(space, floor) { self.those(here) } else { FigureSet::NONE }
    }
    /// Those that fill a space of a set.
    #[inline]
    pub fn within<D: DoorMask, M: Copy>(&self, spaces: &Bits<W>, floor: &Floor<D, M, W>) -> FigureSet {
        let nobody = self.ask(floor, |crowd| (crowd.held & *spaces).is_empty());
        if nobody { FigureSet::NONE } else { self.those(|at| floor.meets(at, spaces)) }
    }
    /// Those whose footing passes a test.
    #[inline]
    fn those(&self, test: impl Fn(Footing) -> bool) -> FigureSet {
        self.iter().filter(|(_, figure)| test(figure.footing())).map(|(id, _)| id).collect()
    }
    /// One of them goes somewhere else.
    pub fn stand<D: DoorMask, M: Copy>(&mut self, id: FigureId, to: Footing, floor: &Floor<D, M, W>) {
        if !self.has(id) {
            return;
        }
        let from = self.slots[id.index()].footing();
        self.slots[id.index()].stand(to);
        if let Some(crowd) = &mut self.crowd {
            let others = self.alive - FigureSet::of(id);
            for &cell in floor.cells(from) {
                let here = |other: &FigureId| floor.share(self.slots[other.index()].footing(), cell.into());
                if !crowd.shared.contains(cell.index()) {
                    crowd.held.remove(cell.index());
                } else if !crowd.packed.contains(cell.index()) {
                    crowd.shared.remove(cell.index());
                } else if others.iter().filter(here).nth(2).is_none() {
                    crowd.packed.remove(cell.index());
                }
            }
            crowd.add(floor.cells(to));
        }
    }
    /// Change one of them, if it is on the board; what `change` answers.
    pub fn change<T>(&mut self, id: FigureId, change: impl FnOnce(&mut F) -> T) -> Option<T> {
        if !self.has(id) {
            return None;
        }
        let figure = &mut self.slots[id.index()];
        let before = figure.footing();
        let answer = change(figure);
        if figure.footing() != before {
            self.crowd = None;
        }
        Some(answer)
    }
}

impl<F: Copy + Default + BorshSerialize, const N: usize, const W: usize> BorshSerialize for Figures<F, N, W> {
    fn serialize<T: borsh::io::Write>(&self, writer: &mut T) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&self.alive, writer)?;
        self.iter().try_for_each(|(_, figure)| BorshSerialize::serialize(figure, writer))
    }
}

impl<F: Copy + Default + Serialize, const N: usize, const W: usize> Serialize for Figures<F, N, W> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize, const W: usize> Deserialize<'de>
    for Figures<F, N, W>
{
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut figures = Figures::default();
        for (id, figure) in BTreeMap::<FigureId, F>::deserialize(d)? {
            let slot = figures.slots.get_mut(id.index()).ok_or_else(|| {
                serde::de::Error::custom(format!("there is no figure {id}; the last slot is f{N}"))
            })?;
            *slot = figure;
            figures.alive.insert(id);
        }
        Ok(figures)
    }
}

#[cfg(test)]
mod tests {
    use engine::Chance;

    use super::*;
    use crate::{Border, Doors, Pos, Shape};

    /// An open floor for figures of all shapes.
    fn floor(cols: i16, rows: i16) -> Floor<Doors, (), 1> {
        let places = (0..cols * rows).map(|n| (Pos::new(n % cols, n / cols), String::new(), String::new()));
        Floor::new(places, |_, _| Border::Plain).unwrap().with_shapes(&Shape::ALL, |_, _| [])
    }

    /// Who stands where is answered the same whether it was kept up step by step or is counted anew.
    #[test]
    fn the_crowd_follows_every_step() {
        let floor = floor(5, 4);
        let mut figures = Figures::<Footing, 6, 1>::default();
        assert!((0..6).all(|n| figures.add(SpaceId(n).into()).is_some()));
        let mut luck = Chance::seeded(4);
        let mut shared = 0;
        for _ in 0..2000 {
            figures.gather(&floor);
            let shape = Shape::ALL[luck.below(6) as usize];
            let to = Footing { at: SpaceId(luck.below(20) as u16), shape };
            if floor.cells(to).is_empty() {
                continue;
            }
            figures.stand(FigureId(luck.below(6) as u8), to, &floor);
            assert!(figures.crowd.is_some());
            let anew = Figures { crowd: None, ..figures };
            assert_eq!(figures.held(&floor), anew.held(&floor));
            for id in figures.alive().iter() {
                assert_eq!(figures.held_but(id, &floor), anew.held_but(id, &floor));
                assert_eq!(figures.is_shared(id, &floor), anew.is_shared(id, &floor));
                let others = Figures { alive: figures.alive - FigureSet::of(id), ..anew };
                assert_eq!(figures.held_but(id, &floor), others.held(&floor));
                shared += u32::from(figures.is_shared(id, &floor));
            }
        }
        assert!(shared > 100, "figures pass each other");
    }

    #[test]
    fn whoever_may_have_been_moved_is_counted_anew() {
        let floor = floor(2, 1);
        let [west, east] = [0, 1].map(SpaceId);
        let mut figures = Figures::<Footing, 2, 1>::default();
        let id = figures.add(west.into()).unwrap();
        figures.gather(&floor);
        *figures.get_mut(id).unwrap() = east.into();
        assert_eq!(
            (figures.on(west, &floor), figures.on(east, &floor)),
            (FigureSet::NONE, FigureSet::of(id))
        );
        figures.gather(&floor);
        assert_eq!(figures.change(id, |figure| *figure = west.into()), Some(()));
        assert!(figures.is_held(west, &floor) && !figures.is_held(east, &floor));
        figures.gather(&floor);
        figures.remove(id);
        assert!(figures.within(&figures.held(&floor), &floor).is_empty());
        assert_eq!(figures.change(id, |_| ()), None);
    }
}
