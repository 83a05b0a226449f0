//! What follows from the weapons and powerups of Adrenaline, effect by effect.

use codex::{Lang, has, text};
use toml::Table;

use crate::claim::Claim::{self, Count, Either, Number, Says};
use crate::data::{file, is, number, tables, word};
use crate::stems::Stem;

/// The texts of all weapons and powerups.
pub(crate) fn keys() -> Vec<String> {
    let weapons = file("adrenaline/weapons.toml");
    let weapons = tables(&weapons, "weapon").into_iter().map(|it| word(it, "id").to_owned());
    let powerups = ["targeting-scope", "newton", "tagback-grenade", "teleporter"];
    let powerups = powerups.into_iter().map(|id| format!("powerup-{id}-help"));
    weapons.map(|id| format!("weapon-{id}-help")).chain(powerups).collect()
}

/// What the texts of weapons leave out.
pub(crate) fn wrong() -> Vec<String> {
    let file = file("adrenaline/weapons.toml");
    let mut wrong = Vec::new();
    for weapon in tables(&file, "weapon") {
        let id = word(weapon, "id");
        for lang in Lang::ALL {
            let help = text(lang, &format!("weapon-{id}-help"), &[]);
            let effects = tables(weapon, "effect");
            for (effect, part) in effects.iter().zip(parts(lang, id, &effects, &help)) {
                let name = format!("effect-{id}-{}", word(effect, "id"));
                wrong.extend((!has(&name)).then(|| format!("{id}: no text {name}")));
                let missed = crate::lacking(lang, &part, &claims(effect));
                wrong.extend(missed.iter().map(|it| format!("{id}, {}, {it}", word(effect, "id"))));
            }
        }
    }
    wrong
}

/// The text of a weapon cut into what it says of each effect.
fn parts(lang: Lang, weapon: &str, effects: &[&Table], help: &str) -> Vec<String> {
    let small = help.to_lowercase();
    let start = |effect: &&Table| match word(effect, "id") {
        "basic" => 0,
        id => {
            let name = text(lang, &format!("effect-{weapon}-{id}"), &[]).to_lowercase();
            small.find(&format!("{name}:")).unwrap_or_else(|| panic!("{lang}: “{name}:” is not in {help}"))
        }
    };
    let mut starts: Vec<usize> = effects.iter().map(start).collect();
    assert!(starts.is_sorted(), "{lang}: {weapon} tells its effects in another order");
    starts.push(small.len());
    starts.windows(2).map(|part| small[part[0]..part[1]].to_owned()).collect()
}

fn claims(effect: &Table) -> Vec<Claim> {
    let of = |name: &str| number(effect, name);
    let mut claims: Vec<Claim> = of("marks").map(|n| Count(n, Stem::Mark)).into_iter().collect();
    // An effect that only changes a number of another one tells that number and no more.
    match word(effect, "id") {
        "nano-tracer" => return claims,
        "reaper" => return of("damage").map(Number).into_iter().collect(),
        _ => {}
    }
    let hurt = [of("damage"), of("far_damage"), of("bonus"), of("splash")];
    claims.extend(hurt.into_iter().flatten().map(Number));
    if is(effect, "everyone") || of("splash").is_some() || is(effect, "marks_square") {
        claims.push(Says(Stem::Everyone));
    }
    claims.extend(of("push").map(|n| Either(vec![Count(n, Stem::Pushes), Count(n, Stem::Space)])));
    claims.extend(of("walk").map(|n| Count(n, Stem::Space)));
    claims
}
