//! The set-up: classes, weapons, event sets and the invasion card.

use ::doom2016::{Action, CardSet, ClassKind, EventSet};

use super::lair::Lair;
use super::pick;
use super::summon::invasion_worth;

/// How much a class helps one who takes what looks best at once.
fn class_worth(class: ClassKind) -> i32 {
    match class {
        ClassKind::Gunner => 100,
        ClassKind::Commando => 95,
        ClassKind::Bulwark => 90,
        ClassKind::Slayer => 85,
        ClassKind::CloseQuarters => 97,
        ClassKind::ShockTrooper => 78,
        ClassKind::Overwatch => 76,
        ClassKind::Medic => 98,
        ClassKind::Sniper => 72,
        ClassKind::LastStand => 65,
        ClassKind::Berserker => 60,
        ClassKind::Tactician => 58,
        ClassKind::Sergeant => 88,
        ClassKind::Demolisher => 50,
        ClassKind::Scavenger => 48,
        ClassKind::PointMan => 45,
        ClassKind::Scout => 44,
        ClassKind::Runner => 42,
        ClassKind::Breacher => 40,
        ClassKind::SignalOfficer => 38,
        ClassKind::VeteranNerves => 30,
        ClassKind::Quartermaster => 25,
        ClassKind::PhaseTech => 22,
        ClassKind::Acrobat => 20,
    }
}

/// How good a starting weapon is.
fn weapon_worth(set: CardSet) -> i32 {
    match set {
        CardSet::BurstRifle => 30,
        CardSet::PlasmaRifle => 55,
        CardSet::CombatShotgun => 50,
        CardSet::HeavyAssaultRifle => 48,
        CardSet::StaticRifle => 60,
        CardSet::SuperShotgun => 20,
        _ => 10,
    }
}

fn event_set_worth(set: EventSet) -> i32 {
    match set {
        EventSet::ArmoredOffensive => 60,
        EventSet::PowerOverwhelming => 55,
        EventSet::Harvest => 50,
        EventSet::RedHaste => 40,
        EventSet::SeekAndDestroy => 35,
        EventSet::Night => 30,
    }
}

/// The best choice of a marine.
pub(super) fn marine(legal: &[Action]) -> Option<Action> {
    pick(legal, |action| match *action {
        Action::Class(class) => Some(class_worth(class)),
        Action::Arm(set) => Some(weapon_worth(set)),
        Action::Lead(seat) => Some(-i32::from(seat.0)),
        _ => None,
    })
}

/// The best choice of the invader.
pub(super) fn invader(lair: &Lair<'_>, legal: &[Action]) -> Option<Action> {
    pick(legal, |action| match *action {
        Action::EventSet(set) => Some(event_set_worth(set)),
        Action::Invasion(kind) => Some(invasion_worth(lair, kind)),
        _ => None,
    })
}
