//! Everything that has a name or a number has a text, in every language.

use std::collections::BTreeSet;

use codex::{Lang, has, text};

/// Weapons and their effects or modes.
const WEAPONS: [(&str, &[&str]); 21] = [
    ("lock-rifle", &["basic", "second-lock"]),
    ("machine-gun", &["basic", "focus-shot", "turret-tripod"]),
    ("thor", &["basic", "chain-reaction", "high-voltage"]),
    ("plasma-gun", &["basic", "phase-glide", "charged-shot"]),
    ("whisper", &["basic"]),
    ("electroscythe", &["basic", "reaper"]),
    ("tractor-beam", &["basic", "punisher"]),
    ("vortex-cannon", &["basic", "black-hole"]),
    ("furnace", &["basic", "cozy-fire"]),
    ("heatseeker", &["basic"]),
    ("hellion", &["basic", "nano-tracer"]),
    ("flamethrower", &["basic", "barbecue"]),
    ("grenade-launcher", &["basic", "extra-grenade"]),
    ("rocket-launcher", &["basic", "rocket-jump", "fragmenting-warhead"]),
    ("railgun", &["basic", "piercing"]),
    ("cyberblade", &["basic", "shadowstep", "slice-and-dice"]),
    ("zx-2", &["basic", "scanner"]),
    ("shotgun", &["basic", "long-barrel"]),
    ("power-glove", &["basic", "rocket-fist"]),
    ("shockwave", &["basic", "tsunami"]),
    ("sledgehammer", &["basic", "pulverize"]),
];

const POWERUPS: [&str; 4] = ["targeting-scope", "newton", "tagback-grenade", "teleporter"];

/// The groups of rules and how many each has, numbered from 1.
const RULES: [(&str, u32); 54] = [
    ("BOARD", 5),
    ("MOVE", 6),
    ("SEE", 4),
    ("PAY", 6),
    ("SHOOT", 12),
    ("COST", 21),
    ("W-LOCK", 2),
    ("W-MG", 5),
    ("W-THOR", 5),
    ("W-PLASMA", 3),
    ("W-WHISPER", 1),
    ("W-SCYTHE", 2),
    ("W-TRACTOR", 2),
    ("W-VORTEX", 3),
    ("W-FURNACE", 2),
    ("W-HEAT", 1),
    ("W-HELLION", 2),
    ("W-FLAME", 4),
    ("W-GRENADE", 3),
    ("W-ROCKET", 3),
    ("W-RAIL", 3),
    ("W-BLADE", 3),
    ("W-ZX2", 2),
    ("W-SHOTGUN", 2),
    ("W-GLOVE", 3),
    ("W-SHOCK", 2),
    ("W-HAMMER", 2),
    ("PWR", 5),
    ("PWR-TELE", 2),
    ("PWR-NEWTON", 3),
    ("PWR-SCOPE", 6),
    ("PWR-TAG", 5),
    ("AMMO", 2),
    ("SETUP", 6),
    ("INFO", 2),
    ("SPAWN", 6),
    ("TURN", 5),
    ("RELOAD", 1),
    ("REFILL", 7),
    ("ADREN", 4),
    ("RUN", 2),
    ("GRAB", 9),
    ("DMG", 4),
    ("MARK", 10),
    ("KILL", 5),
    ("SCORE", 11),
    ("SUDDEN", 1),
    ("FRENZY", 12),
    ("END", 5),
    ("DOM", 20),
    ("DOMW", 21),
    ("TUR", 16),
    ("BOT", 18),
    ("NET", 2),
];

const OTHERS: [&str; 33] = [
    "language-en",
    "language-pl",
    "language-hr",
    "language-hu",
    "game-adrenaline",
    "game-doom2004",
    "game-doom2016",
    "board-small",
    "board-medium-a",
    "board-medium-b",
    "board-big",
    "mode-deathmatch",
    "mode-domination",
    "mode-turrets",
    "ending-frenzy",
    "ending-sudden-death",
    "colour-red",
    "colour-yellow",
    "colour-blue",
    "spawnpoint-red",
    "spawnpoint-yellow",
    "spawnpoint-blue",
    "room-red",
    "room-yellow",
    "room-blue",
    "room-white",
    "room-purple",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-bot",
];

fn rules() -> impl Iterator<Item = String> {
    RULES.iter().flat_map(|(group, count)| (1..=*count).map(move |n| format!("rule-ADR-{group}-{n}")))
}

/// Every language has `key`, and its text is not empty.
#[track_caller]
fn assert_told(key: &str) {
    assert!(has(key), "{key}");
    for lang in Lang::ALL {
        let text = text(lang, key, &[]);
        assert!(!text.trim().is_empty(), "{key} in {lang}");
        assert!(!text.contains(['{', '}', '⟦', '\u{2068}']), "{key} in {lang}: {text}");
    }
}

#[test]
fn every_weapon_has_a_name_and_a_help() {
    for (weapon, _) in WEAPONS {
        assert_told(&format!("weapon-{weapon}"));
        assert_told(&format!("weapon-{weapon}-help"));
    }
}

#[test]
fn every_effect_has_a_name() {
    for (weapon, effects) in WEAPONS {
        for effect in effects {
            assert_told(&format!("effect-{weapon}-{effect}"));
        }
    }
}

#[test]
fn every_powerup_has_a_name_and_a_help() {
    for powerup in POWERUPS {
        assert_told(&format!("powerup-{powerup}"));
        assert_told(&format!("powerup-{powerup}-help"));
    }
}

#[test]
fn every_rule_has_a_text() {
    assert_eq!(rules().count(), 299);
    rules().for_each(|key| assert_told(&key));
}

#[test]
fn everything_else_with_a_name_has_one() {
    OTHERS.into_iter().for_each(assert_told);
}

#[test]
fn rules_are_translated_and_end_with_a_full_stop() {
    for key in rules() {
        let texts: BTreeSet<String> = Lang::ALL.iter().map(|lang| text(*lang, &key, &[])).collect();
        assert_eq!(texts.len(), Lang::ALL.len(), "{key} reads the same in two languages");
        assert!(texts.iter().all(|text| text.ends_with('.')), "{key}: {texts:?}");
    }
}

#[test]
fn names_tell_weapons_powerups_and_seats_apart() {
    for lang in Lang::ALL {
        let weapons = WEAPONS.iter().map(|(weapon, _)| format!("weapon-{weapon}"));
        let powerups = POWERUPS.iter().map(|powerup| format!("powerup-{powerup}"));
        let seats = (1..=5).map(|seat| format!("seat-{seat}"));
        let names: Vec<String> =
            weapons.chain(powerups).chain(seats).map(|key| text(lang, &key, &[])).collect();
        let different: BTreeSet<&String> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{lang}");
    }
}

#[test]
fn the_help_of_a_weapon_names_each_of_its_effects() {
    for lang in Lang::ALL {
        for (weapon, effects) in WEAPONS {
            let help = text(lang, &format!("weapon-{weapon}-help"), &[]).to_lowercase();
            for effect in effects.iter().filter(|effect| **effect != "basic") {
                let name = text(lang, &format!("effect-{weapon}-{effect}"), &[]).to_lowercase();
                assert!(help.contains(&name), "{lang}: the help of {weapon} does not speak of {name}");
            }
        }
    }
}
