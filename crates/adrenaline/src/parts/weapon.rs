//! The 21 weapons: read from `content/adrenaline/weapons.toml`, numbered in that order.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use engine::Rule;
use engine::content::{Lists, Sheet, Wrong, must, shipped};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Colour, Cubes};

/// How many weapons there are.
pub const WEAPONS: usize = 21;

/// A weapon card.
///
/// ```
/// use adrenaline::Weapon;
/// let rifle: Weapon = "lock-rifle".parse().unwrap();
/// assert_eq!(rifle.card().reload.to_string(), "BB");
/// assert_eq!(rifle.card().pickup.to_string(), "B");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub struct Weapon(u8);

impl Weapon {
    /// All weapons, in the order of the rules.
    pub fn all() -> impl Iterator<Item = Weapon> {
        (0..WEAPONS as u8).map(Weapon)
    }
    /// The place of the weapon in tables, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    pub(crate) fn from_index(index: u8) -> Weapon {
        debug_assert!(usize::from(index) < WEAPONS);
        Weapon(index)
    }
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static WeaponCard {
        &CARDS.weapon[self.index()]
    }
    /// The rule that gives its prices.
    pub fn cost_rule(self) -> Rule {
        CARDS.cost_rules[self.index()]
    }
}

impl fmt::Display for Weapon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().id)
    }
}

impl FromStr for Weapon {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Weapon::all().find(|w| w.card().id == text).ok_or_else(|| {
            let ids: Vec<_> = CARDS.weapon.iter().map(|c| c.id.as_str()).collect();
            format!("`{text}` is no weapon; weapons are {}", ids.join(", "))
        })
    }
}

engine::serde_as_text!(Weapon);

engine::bit_set! {
    /// A set of weapons: a row at a spawnpoint, a hand, the deck.
    pub struct WeaponSet(u32) of Weapon, WEAPONS, |n: usize| Weapon(n as u8);
}

/// The places of the set bits, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            place
        })
    })
}

/// Effects of one weapon, chosen together: bit 0 is the first effect of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectSet(pub u8);

impl EffectSet {
    /// The set of one effect.
    #[inline]
    pub const fn one(index: usize) -> EffectSet {
        EffectSet(1 << index)
    }
    /// Is the effect in the set?
    #[inline]
    pub fn has(self, index: usize) -> bool {
        self.0 >> index & 1 != 0
    }
    /// Are the two sets disjoint?
    #[inline]
    pub fn lacks(self, other: EffectSet) -> bool {
        self.0 & other.0 == 0
    }
    /// Effects in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: EffectSet) -> EffectSet {
        EffectSet(self.0 | other.0)
    }
    /// The effect that leads: riders join it.
    #[inline]
    pub fn lead(self) -> usize {
        self.0.trailing_zeros() as usize
    }
    /// The effects, in the order of the card.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        bits(u32::from(self.0)).map(usize::from)
    }
}

/// Effects of a weapon by their names: what people are told of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effects(pub Weapon, pub EffectSet);

impl Effects {
    /// The names on the card.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let known = &self.0.card().effects;
        self.1.iter().map(|n| known.get(n).map_or("?", |effect| effect.id.as_str()))
    }
}

impl Serialize for Effects {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.names())
    }
}

impl schemars::JsonSchema for Effects {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Effects".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<String>::json_schema(generator)
    }
}

/// What a weapon card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponCard {
    /// The name in notation, data and locale keys.
    pub id: String,
    /// The full price as it is written, the prepaid cube first.
    #[serde(rename = "reload")]
    price: String,
    /// The full price.
    #[serde(skip)]
    pub reload: Cubes,
    /// The price without the prepaid cube (ADR-PAY-1).
    #[serde(skip)]
    pub pickup: Cubes,
    /// The card's colour: its first cube.
    #[serde(skip)]
    pub colour: Colour,
    /// One effect a shot, or a basic effect with extras?
    #[serde(default)]
    pub modes: bool,
    /// Its effects; the first is the basic one.
    #[serde(rename = "effect")]
    pub effects: Vec<Effect>,
}

/// One effect or mode of a weapon; the fields are explained in the data file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Effect {
    pub id: String,
    #[serde(deserialize_with = "found")]
    pub rules: Vec<Rule>,
    pub cost: Cubes,
    #[serde(rename = "zone")]
    hits: Option<Zone>,
    #[serde(skip)]
    pub zone: Zone,
    pub everyone: bool,
    #[serde(default = "one")]
    pub most: u8,
    pub damage: u8,
    pub far_damage: u8,
    pub marks: u8,
    pub marks_square: bool,
    pub push: u8,
    pub straight: bool,
    pub push_open: bool,
    pub drag: Option<Drag>,
    pub charge: bool,
    pub walk: u8,
    #[serde(rename = "when", deserialize_with = "is_between")]
    pub between: bool,
    #[serde(deserialize_with = "is_given")]
    pub joins: bool,
    pub bonus: u8,
    pub splash: u8,
    #[serde(rename = "after")]
    after_one: Option<String>,
    #[serde(rename = "unlike")]
    unlike_those: Vec<String>,
    #[serde(rename = "among")]
    among_those: Vec<String>,
    #[serde(skip)]
    pub after: EffectSet,
    #[serde(skip)]
    pub unlike: EffectSet,
    #[serde(skip)]
    pub among: EffectSet,
    pub bonus_only: bool,
    pub hook: Option<Hook>,
}

/// Where an effect finds its targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Everywhere; other conditions choose.
    #[default]
    Anywhere,
    /// Squares in sight.
    Seen,
    /// In sight and two or more steps away.
    SeenFar,
    /// In sight, not on the own square.
    SeenElsewhere,
    /// Out of sight.
    Unseen,
    /// The own square.
    Here,
    /// Exactly one step away.
    Next,
    /// Exactly one step away, each target on another square.
    NextApart,
    /// At most two steps away.
    WithinTwo,
    /// Wherever two steps can bring it into sight.
    Pullable,
    /// In sight of the last target hit.
    SeenByLast,
    /// On the chosen square in sight (not the own one) or one step from it.
    Vortex,
    /// A room in sight, not the own one.
    Room,
    /// One square, one step away.
    SquareNext,
    /// One square in sight.
    SquareSeen,
    /// One or two squares straight ahead.
    Flame,
    /// Everything straight ahead, walls ignored, the own square included.
    Ray,
}

/// Where a target is dragged before it is hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drag {
    /// Up to two squares, to a square in the shooter's sight.
    Seen,
    /// Onto the shooter's square.
    Shooter,
    /// Onto the chosen square.
    Spot,
}

/// Behaviour that the data cannot say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hook {
    /// One basic target without the focus shot, one new target, or both (ADR-W-MG-3).
    Tripod,
    /// Step, strike, step on, strike (ADR-W-GLOVE-2).
    RocketFist,
}

static CARDS: LazyLock<Arsenal> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arsenal {
    weapon: Vec<WeaponCard>,
    #[serde(skip)]
    cost_rules: Vec<Rule>,
}

impl Sheet for Arsenal {
    const FILE: &'static str = "weapons.toml";
    const TEXT: &'static str = include_str!("../../../../content/adrenaline/weapons.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each_by(["weapon", ""], &mut self.weapon, |_, card| Ok(card.check()?))?;
        let weapons = self.weapon.len();
        must(weapons == WEAPONS, format!("{weapons} weapons; the game has {WEAPONS}"))?;
        let rules = (1..=weapons).map(|n| crate::rule::find(&format!("ADR-COST-{n}")));
        self.cost_rules = rules.collect::<Result<_, _>>()?;
        Ok(())
    }
}

impl WeaponCard {
    fn check(&mut self) -> Result<(), String> {
        let WeaponCard { id: weapon, price, effects, .. } = self;
        self.reload = price.parse()?;
        let first = price.chars().next().and_then(Colour::from_letter);
        self.colour = first.ok_or_else(|| format!("{weapon}: a weapon needs a price"))?;
        self.pickup = self.reload;
        self.pickup.0[self.colour.index()] -= 1;
        let ids: Vec<String> = effects.iter().map(|effect| effect.id.clone()).collect();
        if ids.first().is_none_or(|id| id != "basic") || ids.len() > 3 {
            return Err(format!("{weapon}: one to three effects, the first with the id `basic`"));
        }
        let all = |names: &[String]| {
            names.iter().try_fold(EffectSet::default(), |set, name| {
                let place = ids.iter().position(|id| id == name).ok_or_else(|| {
                    format!("{weapon}: `{name}` is none of its effects; they are {}", ids.join(", "))
                })?;
                Ok::<_, String>(set.or(EffectSet::one(place)))
            })
        };
        for effect in effects {
            if effect.hits.is_none() && effect.walk == 0 && !effect.joins {
                return Err(format!("{weapon}, {}: an effect that hits needs a zone", effect.id));
            }
            if effect.rules.is_empty() {
                return Err(format!("{weapon}, {}: name the rules it carries out", effect.id));
            }
            effect.zone = effect.hits.unwrap_or_default();
            effect.after = all(effect.after_one.as_slice())?;
            effect.unlike = all(&effect.unlike_those)?;
            effect.among = all(&effect.among_those)?;
        }
        Ok(())
    }
}

fn one() -> u8 {
    1
}

fn found<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Rule>, D::Error> {
    let numbers = Vec::<String>::deserialize(d)?;
    numbers.iter().map(|number| crate::rule::find(number).map_err(serde::de::Error::custom)).collect()
}

fn is_given<'de, D: Deserializer<'de>>(d: D) -> Result<bool, D::Error> {
    String::deserialize(d).map(|_| true)
}

fn is_between<'de, D: Deserializer<'de>>(d: D) -> Result<bool, D::Error> {
    #[derive(PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum When {
        Around,
        Between,
    }
    When::deserialize(d).map(|when| when == When::Between)
}
