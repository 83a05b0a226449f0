//! The 21 weapons: read from `content/adrenaline/weapons.toml`, numbered in that order.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use engine::Rule;
use engine::content::{self, ContentError};
use serde::{Deserialize, Serialize};

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
        &CARDS[self.index()]
    }
    /// The rule that gives its prices.
    pub fn cost_rule(self) -> Rule {
        self.card().cost_rule
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
            let ids: Vec<_> = CARDS.iter().map(|c| c.id.as_str()).collect();
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

/// What a weapon card says.
#[derive(Clone, Debug)]
pub struct WeaponCard {
    /// The name in notation, data and locale keys.
    pub id: String,
    /// The full price.
    pub reload: Cubes,
    /// The price without the prepaid cube (ADR-PAY-1).
    pub pickup: Cubes,
    /// The card's colour: its first cube.
    pub colour: Colour,
    /// One effect a shot, or a basic effect with extras?
    pub modes: bool,
    /// Its effects; the first is the basic one.
    pub effects: Vec<Effect>,
    /// The rule that gives its prices.
    pub cost_rule: Rule,
}

/// One effect or mode of a weapon; the fields are explained in the data file.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Effect {
    pub id: String,
    pub rules: Vec<Rule>,
    pub cost: Cubes,
    pub zone: Zone,
    pub everyone: bool,
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
    pub between: bool,
    pub joins: bool,
    pub bonus: u8,
    pub splash: u8,
    pub after: EffectSet,
    pub unlike: EffectSet,
    pub among: EffectSet,
    pub bonus_only: bool,
    pub hook: Option<Hook>,
}

/// Where an effect finds its targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Everywhere; other conditions choose.
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

static CARDS: LazyLock<Vec<WeaponCard>> = LazyLock::new(|| {
    let text = include_str!("../../../../content/adrenaline/weapons.toml");
    parse(text).unwrap_or_else(|e| panic!("weapons.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weapon: Vec<toml::Spanned<WeaponEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponEntry {
    id: String,
    reload: String,
    #[serde(default)]
    modes: bool,
    effect: Vec<EffectEntry>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct EffectEntry {
    id: String,
    rules: Vec<String>,
    cost: Option<Cubes>,
    zone: Option<Zone>,
    everyone: bool,
    most: Option<u8>,
    damage: u8,
    far_damage: u8,
    marks: u8,
    marks_square: bool,
    push: u8,
    straight: bool,
    push_open: bool,
    drag: Option<Drag>,
    charge: bool,
    walk: u8,
    when: Option<When>,
    joins: Option<String>,
    bonus: u8,
    splash: u8,
    after: Option<String>,
    unlike: Vec<String>,
    among: Vec<String>,
    bonus_only: bool,
    hook: Option<Hook>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum When {
    Around,
    Between,
}

/// Read weapon cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<WeaponCard>, ContentError> {
    let file: File = content::parse(text)?;
    let mut cards = Vec::new();
    for (number, entry) in file.weapon.into_iter().enumerate() {
        let place = entry.span();
        let card = card(entry.into_inner(), number + 1).map_err(|e| content::at(text, place.start, e))?;
        cards.push(card);
    }
    if cards.len() != WEAPONS {
        return Err(content::at(text, 0, format!("{} weapons; the game has {WEAPONS}", cards.len())));
    }
    Ok(cards)
}

fn card(entry: WeaponEntry, number: usize) -> Result<WeaponCard, String> {
    let reload: Cubes = entry.reload.parse()?;
    let mut pickup = reload;
    let colour = entry
        .reload
        .chars()
        .next()
        .and_then(Colour::from_letter)
        .ok_or_else(|| format!("{}: a weapon needs a price", entry.id))?;
    pickup.0[colour.index()] -= 1;
    let ids: Vec<String> = entry.effect.iter().map(|e| e.id.clone()).collect();
    if ids.first().is_none_or(|id| id != "basic") || ids.len() > 3 {
        return Err(format!("{}: one to three effects, the first with the id `basic`", entry.id));
    }
    let named = |name: &String| {
        ids.iter().position(|id| id == name).map(EffectSet::one).ok_or_else(|| {
            format!("{}: `{name}` is none of its effects; they are {}", entry.id, ids.join(", "))
        })
    };
    let all = |names: &[String]| {
        names.iter().try_fold(EffectSet::default(), |set, name| Ok::<_, String>(set.or(named(name)?)))
    };
    let mut effects = Vec::new();
    for e in &entry.effect {
        let rules = e.rules.iter().map(|number| crate::rule::find(number)).collect::<Result<Vec<_>, _>>()?;
        let acts = e.walk > 0 || e.joins.is_some();
        if e.zone.is_none() && !acts {
            return Err(format!("{}, {}: an effect that hits needs a zone", entry.id, e.id));
        }
        if rules.is_empty() {
            return Err(format!("{}, {}: name the rules it carries out", entry.id, e.id));
        }
        effects.push(Effect {
            id: e.id.clone(),
            rules,
            cost: e.cost.unwrap_or_default(),
            zone: e.zone.unwrap_or(Zone::Anywhere),
            everyone: e.everyone,
            most: e.most.unwrap_or(1),
            damage: e.damage,
            far_damage: e.far_damage,
            marks: e.marks,
            marks_square: e.marks_square,
            push: e.push,
            straight: e.straight,
            push_open: e.push_open,
            drag: e.drag,
            charge: e.charge,
            walk: e.walk,
            between: e.when == Some(When::Between),
            joins: e.joins.is_some(),
            bonus: e.bonus,
            splash: e.splash,
            after: e.after.as_ref().map_or(Ok(EffectSet::default()), named)?,
            unlike: all(&e.unlike)?,
            among: all(&e.among)?,
            bonus_only: e.bonus_only,
            hook: e.hook,
        });
    }
    let cost_rule = crate::rule::find(&format!("ADR-COST-{number}"))?;
    Ok(WeaponCard { id: entry.id, reload, pickup, colour, modes: entry.modes, effects, cost_rule })
}
