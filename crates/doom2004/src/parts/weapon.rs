//! The ten weapons of the marines (`content/doom2004/weapons.toml`), and ammo.

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
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
        &SHEETS.0[self.index()]
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
        SHEETS.1
    }
}

/// The row of a weapon on the reference sheet.
#[derive(Clone, Debug)]
pub struct WeaponSheet {
    /// Does a marine need its token? (D04-ATK-1)
    pub token: bool,
    /// The ammo it needs and uses; `None`: it never runs out (D04-AMMO-1).
    pub ammo: Option<AmmoKind>,
    /// The dice of its attack.
    pub pool: Pool,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Its abilities.
    pub abilities: Abilities,
    /// Where the data comes from.
    pub sources: Sources,
}

static SHEETS: LazyLock<(Vec<WeaponSheet>, WeaponSet)> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/weapons.toml");
    let sheets = parse(text).unwrap_or_else(|e| panic!("weapons.toml is broken: {e}"));
    let always = WeaponKind::ALL.into_iter().filter(|weapon| !sheets[weapon.index()].token).collect();
    (sheets, always)
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weapon: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<WeaponKind>,
    token: bool,
    ammo: Spanned<String>,
    dice: Pool,
    attack: AttackKind,
    abilities: Abilities,
    source: Spanned<SourceEntry>,
}

/// Read weapons from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<WeaponSheet>, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut sheets) = (Vec::new(), Vec::new());
    for e in file.weapon {
        content::ensure(!e.dice.is_empty(), text, e.id.span().start, "a weapon has at least one die")?;
        let ammo = match e.ammo.get_ref().as_str() {
            "infinite" => None,
            word => Some(word.parse().map_err(|wrong: String| {
                content::at(text, e.ammo.span().start, format!("{wrong}, or infinite"))
            })?),
        };
        let dice = DieKind::ALL.into_iter().filter(|&die| e.dice.of(die) > 0).map(DieKind::word);
        let fixed = ["token", "ammo", "attack"];
        let parts: Vec<_> = fixed.into_iter().chain(dice).chain(e.abilities.parts()).collect();
        sheets.push(WeaponSheet {
            token: e.token,
            ammo,
            pool: e.dice,
            attack: e.attack,
            abilities: e.abilities,
            sources: content::sources(text, e.source, &parts)?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &WeaponKind::ALL, &ids)?;
    Ok(sheets)
}
