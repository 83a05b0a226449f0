//! The ten weapons of the marines (`content/doom2004/weapons.toml`), and ammo.

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::{Deserialize, Deserializer};

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{Abilities, AttackKind, DieKind, Pool};

/// A kind of ammo (D04-COMP-11).
///
/// ```
/// use doom2004::{AmmoKind, WeaponKind};
/// assert_eq!(WeaponKind::Bfg.sheet().ammo, Some(AmmoKind::Cells));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum AmmoKind {
    /// Shells and bullets.
    Bullets,
    /// Rockets and grenades.
    Rockets,
    /// Energy cells.
    Cells,
}

engine::words! { AmmoKind, "ammo" { Bullets = "bullets", Rockets = "rockets", Cells = "cells" } }

/// A weapon.
///
/// ```
/// use doom2004::WeaponKind;
/// let pistol = WeaponKind::Pistol.sheet();
/// assert_eq!(pistol.pool.to_string(), "YG");
/// assert!(!pistol.token);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum WeaponKind {
    Fist,
    Pistol,
    Grenade,
    Chainsaw,
    Shotgun,
    MachineGun,
    ChainGun,
    RocketLauncher,
    PlasmaGun,
    Bfg,
}

engine::words! {
    WeaponKind, "weapon" {
        Fist = "fist",
        Pistol = "pistol",
        Grenade = "grenade",
        Chainsaw = "chainsaw",
        Shotgun = "shotgun",
        MachineGun = "machine-gun",
        ChainGun = "chain-gun",
        RocketLauncher = "rocket-launcher",
        PlasmaGun = "plasma-gun",
        Bfg = "bfg",
    }
}

impl WeaponKind {
    /// What the reference sheet says of it.
    #[inline]
    pub fn sheet(self) -> &'static WeaponSheet {
        &SHEETS.weapon[self.index()]
    }
}

engine::bit_set! {
    /// Some weapons: what a marine carries.
    ///
    /// ```
    /// use doom2004::{WeaponKind, WeaponSet};
    /// let mut rack = WeaponSet::always();
    /// rack.insert(WeaponKind::Shotgun);
    /// assert_eq!(serde_json::to_string(&rack).unwrap(), r#"["fist","pistol","grenade","shotgun"]"#);
    /// ```
    pub struct WeaponSet(u16) of WeaponKind, WeaponKind::ALL.len(), |n: usize| WeaponKind::ALL[n];
}

impl WeaponSet {
    /// The weapons that need no token (D04-ATK-1).
    #[inline]
    pub fn always() -> WeaponSet {
        SHEETS.always
    }
}

/// The row of a weapon on the reference sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponSheet {
    /// Which.
    pub id: WeaponKind,
    /// Does a marine need its token? (D04-ATK-1)
    pub token: bool,
    /// The ammo it needs and uses; `None`: it never runs out (D04-AMMO-1).
    #[serde(deserialize_with = "ammo_or_infinite")]
    pub ammo: Option<AmmoKind>,
    /// The dice of its attack.
    #[serde(rename = "dice")]
    pub pool: Pool,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Its abilities.
    pub abilities: Abilities,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

static SHEETS: LazyLock<Arsenal> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arsenal {
    weapon: Vec<WeaponSheet>,
    #[serde(skip)]
    always: WeaponSet,
}

impl Sheet for Arsenal {
    const FILE: &'static str = "weapons.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/weapons.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("weapon", &mut self.weapon, |lists, sheet| {
            must(!sheet.pool.is_empty(), "a weapon has at least one die")?;
            let dice = DieKind::ALL.into_iter().filter(|&die| sheet.pool.of(die) > 0).map(DieKind::word);
            let fixed = ["token", "ammo", "attack"].into_iter();
            let parts: Vec<_> = fixed.chain(dice).chain(sheet.abilities.parts()).collect();
            lists.facts(sheet.id, &mut sheet.sources, &parts)
        })?;
        lists.roll_call("weapon", self.weapon.iter().map(|sheet| sheet.id), &WeaponKind::ALL)?;
        self.always = self.weapon.iter().filter(|sheet| !sheet.token).map(|sheet| sheet.id).collect();
        Ok(())
    }
}

/// One of the three kinds of ammo (D04-COMP-11), or none is needed (D04-AMMO-1).
fn ammo_or_infinite<'de, D: Deserializer<'de>>(d: D) -> Result<Option<AmmoKind>, D::Error> {
    match String::deserialize(d)?.as_str() {
        "infinite" => Ok(None),
        word => word.parse().map(Some).map_err(|e: String| serde::de::Error::custom(e + ", or infinite")),
    }
}
