//! What follows from the cards of DOOM (2016).

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::claim::Claim::{self, Count, Defence, Either, Number, Says};
use crate::data::{counted, file, is, number, tables, texts, word};
use crate::stems::Stem;

/// Texts of the game's cards with the claims on them.
pub(crate) fn cards() -> BTreeMap<String, Vec<Claim>> {
    let mut all = BTreeMap::new();
    for set in tables(&file("doom2016/action-cards.toml"), "set") {
        for card in tables(set, "card") {
            all.insert(format!("d16-card-{}-help", word(card, "name")), action_card(card));
        }
    }
    for card in tables(&file("doom2016/event-cards.toml"), "card") {
        let claims = [abilities(card), vec![worth(card)]].concat();
        all.insert(format!("d16-event-{}-help", word(card, "id")), claims);
    }
    let glory = file("doom2016/glory-kills.toml");
    for card in tables(&glory, "card") {
        let claims =
            [vec![Number(number(&glory, "recover").unwrap()), Says(Stem::Recovers)], abilities(card)];
        all.insert(format!("d16-glory-{}-help", word(card, "id")), claims.concat());
    }
    for class in tables(&file("doom2016/classes.toml"), "class") {
        let hand = number(class, "hand").map(|n| Count(n, Stem::Hand));
        let claims = [hand.into_iter().collect(), abilities(class)].concat();
        all.insert(format!("d16-class-{}-help", word(class, "id")), claims);
    }
    for squad in tables(&file("doom2016/squads.toml"), "squad") {
        all.insert(format!("d16-squad-{}-help", word(squad, "id")), squad_card(squad));
    }
    for demon in tables(&file("doom2016/demons.toml"), "demon") {
        for ability in [tables(demon, "ability"), tables(demon, "argent")].concat() {
            all.insert(format!("d16-ability-{}-help", word(ability, "id")), deeds(ability));
        }
    }
    for goal in tables(&file("doom2016/objective-cards.toml"), "objective") {
        all.insert(format!("d16-objective-{}-help", word(goal, "id")), numbers_of(&goal["goal"]));
    }
    all
}

/// Texts of the game that name numbers and are no cards of the data files.
pub(crate) fn other_texts() -> Vec<String> {
    let threats = file("doom2016/threat-cards.toml");
    tables(&threats, "threat").into_iter().map(|it| format!("d16-threat-{}-help", word(it, "id"))).collect()
}

fn action_card(card: &Table) -> Vec<Claim> {
    let speed = number(card, "speed").unwrap_or_default();
    let mut claims = match word(card, "kind") {
        "main" => vec![Says(Stem::Main), Count(speed, Stem::Speed)],
        "bonus" => vec![Says(Stem::Bonus), Count(speed, Stem::Speed)],
        _ => vec![Says(Stem::Reaction)],
    };
    claims.extend(tables(card, "attack").into_iter().flat_map(attack));
    claims.extend(abilities(card));
    claims.push(worth(card));
    claims
}

fn worth(card: &Table) -> Claim {
    let known = ["1S", "2S", "D", "*", "-"];
    Defence(known.into_iter().find(|it| *it == word(card, "defence")).unwrap())
}

fn squad_card(squad: &Table) -> Vec<Claim> {
    let of = |name| number(squad, name).unwrap();
    let mut claims = vec![
        Count(of("health"), Stem::Health),
        Count(of("hand"), Stem::Hand),
        Number(of("mains")),
        Says(Stem::Main),
    ];
    if of("activations") > 1 {
        claims.push(Either(vec![Says(Stem::Two), Says(Stem::Twice)]));
    }
    claims
}

/// Every number below; those that are told as "once" or "twice" may be.
fn numbers_of(value: &Value) -> Vec<Claim> {
    match value {
        Value::Integer(n) => {
            let n = u32::try_from(*n).unwrap();
            let word = match n {
                1 => Says(Stem::Once),
                2 => Says(Stem::Twice),
                _ => Number(n),
            };
            vec![Either(vec![Number(n), word])]
        }
        Value::Table(table) => table.values().flat_map(numbers_of).collect(),
        _ => Vec::new(),
    }
}

fn abilities(card: &Table) -> Vec<Claim> {
    let of = |ability: &&Table| {
        [moment(word(ability, "when")), cost(word(ability, "cost")), deeds(ability)].concat()
    };
    tables(card, "ability").iter().flat_map(of).collect()
}

/// Conditions and effects of an ability.
fn deeds(ability: &Table) -> Vec<Claim> {
    let conditions = texts(ability, "if").into_iter().flat_map(condition);
    let effects = ability.get("effects").and_then(Value::as_array).into_iter().flatten().flat_map(effect);
    conditions.chain(effects).collect()
}

fn moment(when: &str) -> Vec<Claim> {
    let stems: &[Stem] = match when {
        "played" | "this-attack" | "always" | "own-activation" => &[],
        "while-defending" => &[Stem::Defends],
        "while-attacking" => &[Stem::Attacks],
        "before-roll" => &[Stem::Before, Stem::Rolls],
        "declare" => &[Stem::Before, Stem::Attacks],
        "after-attack" | "after-defence" => &[Stem::After, Stem::Attacks],
        "demon-activates" => &[Stem::Activates],
        "demon-stops" => &[Stem::Stops],
        "demon-killed" | "marine-killed" => &[Stem::Kills],
        "marine-dashes" => &[Stem::Sprints],
        "phase-start" => &[Stem::Start, Stem::Phase],
        "before-initiative" => &[Stem::Before, Stem::Initiative],
        "deck-built" => &[Stem::After, Stem::Shuffles],
        "activation-start" | "other-start" => &[Stem::Start, Stem::Activates],
        "activation-end" => &[Stem::End, Stem::Activates],
        "bonus" => &[Stem::Bonus],
        "main-played" => &[Stem::Main],
        "glory-kill" => &[Stem::After, Stem::Glory],
        "door-opened" => &[Stem::After, Stem::Opens],
        "weapon-taken" => &[Stem::Takes],
        "pack-taken" => &[Stem::Pack],
        other => panic!("no words are known for the moment {other}"),
    };
    stems.iter().map(|stem| Says(*stem)).collect()
}

fn cost(cost: &str) -> Vec<Claim> {
    match cost {
        "" => Vec::new(),
        "exhaust" => vec![Says(Stem::Exhausts)],
        "discard" => vec![Says(Stem::Discards)],
        "card" => vec![Says(Stem::Discards), Count(1, Stem::Card)],
        "mp" => vec![Count(1, Stem::Points)],
        "argent" => vec![Says(Stem::Argent)],
        other => panic!("no words are known for the cost {other}"),
    }
}

fn condition(text: &str) -> Vec<Claim> {
    let (word, n) = counted(text);
    let one = match (word, n) {
        ("within", Some(1)) => Says(Stem::Adjacent),
        ("within" | "killer-within" | "from" | "shifted", Some(n)) => Number(n),
        ("spent", Some(n)) => return vec![Number(2.min(n)), Says(Stem::Points), Says(Stem::ThisActivation)],
        ("dealt", Some(1)) => Says(Stem::Damage),
        ("dealt" | "dealt-or-killed" | "hurt", Some(n)) => Count(n, Stem::Damage),
        ("in-sight" | "fellow-sees", _) => Says(Stem::Sight),
        ("same-defender", _) => Says(Stem::Same),
        ("killed", _) => Says(Stem::Kills),
        ("fired", _) => return vec![Says(Stem::After), Says(Stem::ThisActivation)],
        ("unmoved", _) => return vec![Says(Stem::Points), Says(Stem::ThisActivation)],
        ("card-revealed", _) => Says(Stem::Reveals),
        ("large", _) => Says(Stem::Large),
        ("lives", _) => Says(Stem::Lives),
        ("marine-adjacent", _) => Says(Stem::Adjacent),
        ("no-glory-card", _) => Says(Stem::Glory),
        ("first-attack", _) => Says(Stem::First),
        ("undamaged", _) => Says(Stem::Undamaged),
        _ => panic!("no words are known for the condition {text}"),
    };
    vec![one]
}

fn effect(effect: &Value) -> Vec<Claim> {
    match effect {
        Value::String(word) => match word.as_str() {
            "fire" => vec![Says(Stem::Attacks)],
            "reveal-again" => vec![Says(Stem::Reveals)],
            other => panic!("no words are known for the effect {other}"),
        },
        Value::Table(table) => table.iter().flat_map(|(name, what)| deed(name, what)).collect(),
        other => panic!("no effect: {other}"),
    }
}

fn deed(name: &str, what: &Value) -> Vec<Claim> {
    let n = || u32::try_from(what.as_integer().unwrap()).unwrap();
    let table = || what.as_table().unwrap();
    let of = |field: &str| number(table(), field);
    match name {
        "shields" => vec![Count(n(), Stem::Shield)],
        "mp" => vec![Count(n(), Stem::Points)],
        "lose-mp" => vec![Count(n(), Stem::Points), Says(Stem::Loses), Number(0)],
        "move" => vec![Count(n(), Stem::Space), Says(Stem::Moves)],
        "cap" => vec![Number(n()), Says(Stem::Damage), Says(Stem::AtMost)],
        "draw" | "draw-events" => vec![Count(n(), Stem::Card), Says(Stem::Draws)],
        "draw-glory" => vec![Says(Stem::Glory), Says(Stem::Draws)],
        "recover" => vec![Number(n()), Says(Stem::Recovers)],
        "gain" => texts_of(what).into_iter().flat_map(gain).collect(),
        "argent" => vec![Number(of("tokens").unwrap()), Says(Stem::Argent)],
        "attack" => attack(table()),
        "next-attack" => {
            let mut claims = vec![Says(Stem::Next), Says(Stem::ThisActivation)];
            claims.extend(of("within").map(Number));
            claims.extend(texts(table(), "gains").into_iter().flat_map(gain));
            claims
        }
        "heal" => {
            let near = of("within").filter(|n| *n > 1).map_or(Says(Stem::Adjacent), Number);
            vec![Number(of("recover").unwrap()), Says(Stem::Recovers), near]
        }
        "harm" => harm(table()),
        "splash" => vec![Count(of("damage").unwrap(), Stem::Damage), Says(Stem::Splashes)],
        "burst" => {
            let damage = of("damage").map(|n| Count(n, Stem::Damage));
            let most = of("leech").map(Number);
            let dice = dice(word(table(), "dice"));
            let near = [Number(of("within").unwrap()), Says(Stem::Sight), Says(Stem::Adjacent)];
            near.into_iter().chain(damage).chain(most).chain(dice).collect()
        }
        "hook" => hook(what.as_str().unwrap()),
        other => panic!("no words are known for {other}"),
    }
}

fn texts_of(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn harm(harm: &Table) -> Vec<Claim> {
    let near = match number(harm, "within") {
        Some(1) => Some(Says(Stem::Adjacent)),
        more => more.map(Number),
    };
    let damage = number(harm, "damage").map(|n| Count(n, Stem::Damage));
    let push = number(harm, "push").map(|n| Count(n, Stem::Space));
    let stun = is(harm, "stun").then_some(Says(Stem::Stuns));
    let sight = is(harm, "sight").then_some(Says(Stem::Sight));
    let every = matches!(word(harm, "whom"), "enemies" | "marines").then_some(Says(Stem::Every));
    [near, damage, push, stun, sight, every].into_iter().flatten().collect()
}

fn gain(gain: &str) -> Vec<Claim> {
    match counted(gain) {
        ("red", Some(n)) => vec![Count(n, Stem::Red)],
        ("black", Some(n)) => vec![Count(n, Stem::Black)],
        ("range", Some(n)) => vec![Count(n, Stem::Range)],
        ("pierce", Some(n)) => vec![Count(n, Stem::Pierces), Count(n, Stem::Shield)],
        ("reroll", Some(n)) => vec![Number(n), Says(Stem::Rerolls)],
        ("reroll-any", _) => vec![Says(Stem::Rerolls)],
        ("best-face" | "any-face", _) => vec![Says(Stem::Turns)],
        ("ignore-cover", _) => vec![Says(Stem::Cover)],
        ("stun", _) => vec![Says(Stem::Stuns), Says(Stem::Damage)],
        _ => panic!("no words are known for the gain {gain}"),
    }
}

/// The dice of `2R1B`.
fn dice(dice: &str) -> Vec<Claim> {
    let of = |letter: char, stem: Stem| {
        let at = dice.find(letter)?;
        Some(Count(dice[..at].chars().last()?.to_digit(10)?, stem))
    };
    [of('R', Stem::Red), of('B', Stem::Black)].into_iter().flatten().collect()
}

fn attack(attack: &Table) -> Vec<Claim> {
    let mut claims = dice(word(attack, "dice"));
    claims.push(Says(Stem::Attacks));
    claims.extend(number(attack, "range").map(|n| Count(n, Stem::Range)));
    if number(attack, "times") == Some(2) {
        claims.push(Says(Stem::Twice));
    }
    if is(attack, "everyone") {
        claims.extend([Says(Stem::Every), Says(Stem::Sight)]);
    }
    if is(attack, "other") {
        claims.push(Says(Stem::Other));
    }
    match counted(word(attack, "needs")) {
        ("spent", Some(n)) => claims.extend([Count(n, Stem::Points), Says(Stem::ThisActivation)]),
        ("same-defender", _) => claims.extend([Says(Stem::Same), Says(Stem::ThisActivation)]),
        _ => {}
    }
    claims
}

/// Rules in code: their numbers, and the words that no text of them may lack.
fn hook(hook: &str) -> Vec<Claim> {
    let (name, n) = counted(hook);
    let stems: &[Stem] = match name {
        "root" => &[Stem::Points, Stem::ThisActivation],
        "unsteady" => &[Stem::ThisActivation],
        "trophies" => &[Stem::Glory, Stem::ThisActivation],
        "reload" | "pick" | "take-back" => &[Stem::Card],
        "reshuffle" => &[Stem::Shuffles],
        "decoy" => &[Stem::Sight, Stem::ThisRound],
        "dark-pact" => &[Stem::First, Stem::ThisRound, Stem::Red],
        "darkness" => &[Stem::AtMost, Stem::ThisRound, Stem::Range],
        "ambush" | "scout" | "go-first" => &[Stem::Initiative],
        "free-doors" => &[Stem::Opens, Stem::Free],
        "blood-thirst" => &[Stem::Glory],
        "climb" | "jets" => &[Stem::Points],
        "free-teleport" => &[Stem::First, Stem::ThisActivation],
        "wake" => &[Stem::Sight, Stem::Points],
        "no-stun" => &[Stem::Stuns],
        "lend-mp" => &[Stem::Points, Stem::Other],
        "wash" => &[Stem::Every, Stem::Sight],
        _ => &[],
    };
    stems.iter().map(|stem| Says(*stem)).chain(n.map(Number)).collect()
}
