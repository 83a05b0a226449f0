//! What an attack may do, exactly, so that whoever shows it reckons nothing.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::about::Spot;

/// An attack that a choice would make: how far it goes, how likely it hits, and what it may do to everybody it reaches.
///
/// ```
/// use engine::about::Spot;
/// use engine::shot::{Shot, Victim};
/// let imp = Victim::of(Spot::figure("f1"), 2, vec![20, 10, 6]);
/// assert_eq!((imp.of, imp.kill), (36, 6));
/// let shot = Shot { of: 36, hit: 16, range: Some(4), victims: vec![imp], ..Shot::default() };
/// assert!(shot.is_worth_it());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// All the ways in which dice and cards can fall.
    pub of: u32,
    /// The ways in which it hits: where every attack hits, those in which it does any damage.
    pub hit: u32,
    /// How far away its target is; nothing for an attack that needs no range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// How far it reaches at best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<u8>,
    /// The ammunition for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammo: Option<Ammo>,
    /// What gives its target cover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<Cover>,
    /// The corner of the attacker that looks at the target: the northwest corner of this square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<String>,
    /// The squares of a blast.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<Spot>,
    /// Everybody and everything that it reaches, the one that is meant first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub victims: Vec<Victim>,
}

/// Ammunition for an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ammo {
    /// Which.
    pub kind: String,
    /// How many there are.
    pub left: u8,
    /// The ways in which one is spent.
    pub spent: u32,
}

/// What gives cover.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// Walls, doors or edges.
    Wall,
    /// The ground.
    Ground,
    /// These figures; any of them alone would, if none is named.
    Figures(Vec<Spot>),
}

/// Somebody or something that an attack reaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Victim {
    /// A figure, or the square of a thing.
    pub on: Spot,
    /// One of one's own side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub friend: bool,
    /// What it can still bear: so much fells it.
    pub left: u8,
    /// All the ways in which dice and cards can fall for it.
    pub of: u32,
    /// By what it suffers, from nothing: the ways.
    pub wounds: Vec<u32>,
    /// The ways in which it falls.
    pub kill: u32,
}

impl Victim {
    /// Somebody who can bear so much, with the ways by what he suffers.
    pub fn of(on: Spot, left: u8, mut wounds: Vec<u32>) -> Victim {
        while wounds.len() > 1 && wounds.last() == Some(&0) {
            wounds.pop();
        }
        let of = wounds.iter().sum();
        let kill = wounds.iter().skip(usize::from(left)).sum();
        Victim { on, friend: false, left, of, wounds, kill }
    }
}

impl Shot {
    /// May it do anything to an enemy or to a thing? If not, there is seldom a reason for it.
    pub fn is_worth_it(&self) -> bool {
        self.hit > 0 && self.victims.iter().any(|victim| !victim.friend && victim.wounds.len() > 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shot_says_only_what_there_is() {
        let shot = Shot { of: 6, hit: 3, ..Shot::default() };
        assert_eq!(serde_json::to_string(&shot).unwrap(), r#"{"of":6,"hit":3}"#);
        assert!(!shot.is_worth_it(), "nobody is there");
    }

    #[test]
    fn what_cannot_be_suffered_is_left_out() {
        let victim = Victim::of(Spot::figure("f1"), 3, vec![5, 1, 0, 0]);
        assert_eq!((victim.wounds, victim.of, victim.kill), (vec![5, 1], 6, 0));
    }

    #[test]
    fn hitting_friends_alone_is_not_worth_it() {
        let mate = Victim { friend: true, ..Victim::of(Spot::figure("p2"), 9, vec![3, 3]) };
        let shot = Shot { of: 6, hit: 3, victims: vec![mate], ..Shot::default() };
        assert!(!shot.is_worth_it());
    }
}
