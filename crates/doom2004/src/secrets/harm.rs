//! How an attack came to its damage, and damage or something else to wounds.

use borsh::BorshSerialize;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What caused a wound outside attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An attack.
    Attack,
    /// Toxic goo.
    Goo,
    /// A barrel.
    Barrel,
    /// Somebody came by teleporter.
    Telefrag,
    /// The scenario.
    Scenario,
}

/// Damage of an attack that does not come from its dice (D04-ATK-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Bonus {
    /// A deadly weapon or invader (D04-ABIL-DEADLY).
    pub deadly: u8,
    /// The marine's own cards.
    pub cards: u8,
    /// Squad Voice of another marine.
    pub squad: u8,
    /// Event cards.
    pub event: u8,
}

impl Bonus {
    /// All of it.
    pub(crate) fn sum(self) -> u8 {
        self.deadly + self.cards + self.squad + self.event
    }
}

/// Damage against armour: a wound for every time the armour goes into the damage (D04-DMG-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Sum {
    /// The damage of the attack.
    pub damage: u8,
    /// The armour of whoever it hits, at least 1.
    pub armour: u8,
}

impl Sum {
    /// This damage against this armour; nobody has none (D04-DMG-2).
    pub(crate) fn new(damage: u8, armour: u8) -> Sum {
        Sum { damage, armour: armour.max(1) }
    }
    /// The wounds it comes to.
    pub(crate) fn wounds(self) -> u8 {
        self.damage / self.armour
    }
}
