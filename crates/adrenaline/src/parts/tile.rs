//! Ammo tiles: twelve kinds, 36 tiles (`content/adrenaline/tiles.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use engine::content::{Lists, Sheet, Wrong, must, shipped};
use serde::{Deserialize, Serialize};

use crate::Cubes;

/// How many kinds of tiles there are.
pub const TILE_KINDS: usize = 12;

/// A kind of ammo tile; [`Tile::NONE`] is an empty place.
///
/// ```
/// use adrenaline::Tile;
/// let tile: Tile = "PYR".parse().unwrap();
/// assert!(tile.face().powerup);
/// assert_eq!(tile.face().cubes.to_string(), "RY");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub struct Tile(u8);

impl Tile {
    /// No tile lies there.
    pub const NONE: Tile = Tile(TILE_KINDS as u8);

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILE_KINDS as u8).map(Tile)
    }
    /// Does a tile lie there?
    #[inline]
    pub fn is_some(self) -> bool {
        self != Tile::NONE
    }
    /// The place of the kind in tables.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    pub(crate) fn from_code(code: u8) -> Tile {
        debug_assert!(usize::from(code) < TILE_KINDS);
        Tile(code)
    }
    /// What is printed on it. Only for a tile that is there.
    #[inline]
    pub fn face(self) -> &'static TileFace {
        &FACES.tile[self.index()]
    }
}

impl Default for Tile {
    fn default() -> Self {
        Tile::NONE
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_some() { &self.face().content } else { "none" })
    }
}

impl FromStr for Tile {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Tile::NONE);
        }
        Tile::all().find(|t| t.face().content == text).ok_or_else(|| {
            let kinds: Vec<_> = FACES.tile.iter().map(|f| f.content.as_str()).collect();
            format!("`{text}` is no ammo tile; tiles are {}", kinds.join(", "))
        })
    }
}

engine::serde_as_text!(Tile);

/// What is printed on a tile, and how many of it there are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// Its letters: P for a powerup, R, Y, B for cubes.
    pub content: String,
    /// The cubes it gives.
    #[serde(skip)]
    pub cubes: Cubes,
    /// Does it give a powerup?
    #[serde(skip)]
    pub powerup: bool,
    /// How many tiles of this kind exist.
    pub copies: u8,
}

/// How many tiles of each kind are somewhere: the stack, the discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct TileCount(pub(crate) [u8; TILE_KINDS]);

impl TileCount {
    /// The whole stack at the start of a game: 36 tiles (ADR-AMMO-1) with 30 cubes of each colour (ADR-AMMO-2).
    pub fn full() -> TileCount {
        let mut count = TileCount::default();
        for tile in Tile::all() {
            count.0[tile.index()] = tile.face().copies;
        }
        count
    }
    /// How many of one kind.
    pub fn of(self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }
    /// How many in all.
    #[inline]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }
    #[inline]
    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        self.0[tile.index()] -= 1;
    }
    /// The tile at place `n` if all are laid out kind by kind.
    #[inline]
    pub(crate) fn nth(self, mut n: u32) -> Tile {
        for tile in Tile::all() {
            let here = u32::from(self.of(tile));
            if n < here {
                return tile;
            }
            n -= here;
        }
        Tile::NONE
    }
}

impl schemars::JsonSchema for TileCount {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TileCount".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        std::collections::BTreeMap::<Tile, u8>::json_schema(generator)
    }
}

impl Serialize for TileCount {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(Tile::all().map(|t| (t, self.of(t))).filter(|&(_, n)| n > 0))
    }
}

impl<'de> Deserialize<'de> for TileCount {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut count = TileCount::default();
        for (tile, n) in std::collections::BTreeMap::<Tile, u8>::deserialize(d)? {
            if !tile.is_some() {
                return Err(serde::de::Error::custom("`none` is no tile to be counted"));
            }
            count.0[tile.index()] = n;
        }
        Ok(count)
    }
}

static FACES: LazyLock<Tiles> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    tile: Vec<TileFace>,
}

impl Sheet for Tiles {
    const FILE: &'static str = "tiles.toml";
    const TEXT: &'static str = include_str!("../../../../content/adrenaline/tiles.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each_by(["tile", ""], &mut self.tile, |_, TileFace { content, cubes, powerup, .. }| {
            let letters = content.strip_prefix('P');
            *powerup = letters.is_some();
            *cubes = letters.unwrap_or(content).parse()?;
            let advice = format!("`{content}`: a tile shows three cubes, or a powerup (P) and two cubes");
            must(content.len() == 3, advice)
        })?;
        let kinds = self.tile.len();
        must(kinds == TILE_KINDS, format!("{kinds} kinds of tiles; the game has {TILE_KINDS}"))
    }
}
