//! The component data, row by row as the facts have it.

use std::collections::BTreeMap;

use doom2004::content::{Source, provenance};
use doom2004::{
    AttackKind, Colour, DieKind, Difficulty, EventKind, InvaderCard, InvaderCards, InvaderKind, Kit,
    MarineCard, MarineCardKind, MarineCards, OrderKind, Scatter, TokenKind, WeaponKind, WeaponSet,
    difficulty, invader_card, token,
};
use grid::Dir8;

/// D04-COMP-3, D04-DICE-1: every face of every die.
#[test]
fn dice_have_the_faces_of_the_box() {
    let table = [
        ("red", 1, "3/1 2/2 1/3 1/3* 0/4* MISS"),
        ("yellow", 1, "3/1 3/1* 2/2 1/3 4/0* MISS"),
        ("green", 2, "1/1 2/1 2/0 3/0 2/0 3/0"),
        ("blue", 2, "1/1 0/2 1/2 0/3 0/2 0/3"),
    ];
    for ((word, count, faces), die) in table.into_iter().zip(DieKind::ALL) {
        assert_eq!((die.word(), DieKind::IN_BOX[die.index()]), (word, count));
        assert_eq!(die.faces().map(|face| face.to_string()).join(" "), faces, "{die}");
        assert_eq!(die.data().sources.of("faces"), Some(Source::Found));
    }
}

/// D04-COMP-2, D04-COMP-10, D04-BIG-1 and the table of ratings. Parts that are found, not ours, come last.
#[test]
fn invaders_have_the_ratings_of_the_table() {
    let table = [
        ("zombie", [3, 2, 2], "RB", "melee", "-", 1, 4, "dice"),
        ("trite", [5, 2, 1], "R", "melee", "scurry", 1, 4, "move scurry"),
        ("imp", [4, 2, 2], "YG", "ranged", "deadly 1", 1, 4, ""),
        ("demon", [4, 3, 3], "RB", "melee", "deadly 1, watchful", 2, 2, "armour watchful"),
        ("archvile", [4, 3, 3], "RGG", "ranged", "accuracy 1, blast 1", 1, 2, ""),
        ("mancubus", [3, 3, 4], "YGB", "ranged", "blow-through", 4, 2, "dice"),
        ("hell-knight", [4, 4, 4], "RBB", "melee", "knockback, sweep", 4, 2, "knockback"),
        ("cyberdemon", [4, 5, 6], "RGGBB", "ranged", "blast 1", 4, 1, ""),
    ];
    for ((word, ratings, dice, attack, abilities, spaces, figures, found), kind) in
        table.into_iter().zip(InvaderKind::ALL)
    {
        let sheet = kind.sheet();
        assert_eq!(kind.word(), word);
        assert_eq!([sheet.moves, sheet.armour, sheet.wounds], ratings, "{kind}");
        assert_eq!((sheet.pool.to_string().as_str(), sheet.attack.word()), (dice, attack), "{kind}");
        assert_eq!(sheet.abilities.to_string(), abilities, "{kind}");
        assert_eq!((sheet.spaces, sheet.figures), (spaces, figures), "{kind}");
        let found: Vec<_> = found.split_whitespace().chain(["spaces", "figures"]).collect();
        for (part, source) in sheet.sources.iter() {
            let wanted = if found.contains(&part) { Source::Found } else { Source::Ours };
            assert_eq!(source, wanted, "{kind}, {part}");
        }
    }
    let per_colour: u8 = InvaderKind::ALL.iter().map(|kind| kind.sheet().figures).sum();
    assert_eq!((per_colour, usize::from(per_colour) * Colour::ALL.len()), (21, 63));
}

/// D04-ATK-1, D04-AMMO-1 and the table of weapons. Parts that are found, and those inferred, come last.
#[test]
fn weapons_are_those_of_the_table() {
    let table = [
        ("fist", false, "infinite", "R", "melee", "-", "attack", ""),
        ("pistol", false, "bullets", "YG", "ranged", "-", "yellow green", ""),
        ("grenade", false, "rockets", "RG", "ranged", "blast 1, search", "search blast", ""),
        ("chainsaw", true, "infinite", "RBB", "melee", "-", "attack", ""),
        ("shotgun", true, "bullets", "RB", "ranged", "blow-through", "red blue blow-through", ""),
        ("machine-gun", true, "bullets", "YGB", "ranged", "accuracy 1", "", "yellow green blue"),
        ("chain-gun", true, "bullets", "YGGB", "ranged", "blow-through, deadly 1", "green blow-through", ""),
        ("rocket-launcher", true, "rockets", "RGGB", "ranged", "blast 1", "blast", ""),
        ("plasma-gun", true, "cells", "YGBB", "ranged", "accuracy 1", "", ""),
        ("bfg", true, "cells", "RGGBB", "ranged", "blast 2, deadly 2", "", ""),
    ];
    for ((word, token, ammo, dice, attack, abilities, found, inferred), kind) in
        table.into_iter().zip(WeaponKind::ALL)
    {
        let sheet = kind.sheet();
        assert_eq!((kind.word(), sheet.token), (word, token));
        assert_eq!(sheet.ammo.map_or("infinite", |ammo| ammo.word()), ammo, "{kind}");
        assert_eq!((sheet.pool.to_string().as_str(), sheet.attack.word()), (dice, attack), "{kind}");
        assert_eq!(sheet.abilities.to_string(), abilities, "{kind}");
        let found: Vec<_> = found.split_whitespace().chain(["token", "ammo"]).collect();
        let inferred: Vec<_> = inferred.split_whitespace().collect();
        for (part, source) in sheet.sources.iter() {
            let wanted = match part {
                _ if found.contains(&part) => Source::Found,
                _ if inferred.contains(&part) => Source::Inferred,
                _ => Source::Ours,
            };
            assert_eq!(source, wanted, "{kind}, {part}");
        }
    }
    assert!(WeaponSet::always().iter().eq([WeaponKind::Fist, WeaponKind::Pistol, WeaponKind::Grenade]));
    assert_eq!(WeaponSet::ALL.len(), 10);
}

/// D04-COMP-6 to D04-COMP-9: the break-down of tokens.
#[test]
fn the_box_has_its_tokens() {
    let table = "chainsaw 3, shotgun 3, machine-gun 3, chain-gun 3, rocket-launcher 3, plasma-gun 3, bfg 3, \
        bullets 21, rockets 15, cells 9, health 12, armour 15, adrenaline 3, berserk 3, \
        red-key 1, blue-key 1, yellow-key 1, encounter 6, red-teleporter 2, blue-teleporter 2, \
        yellow-teleporter 2, duct 11";
    let list: Vec<_> = TokenKind::all().map(|kind| format!("{kind} {}", kind.in_box())).collect();
    assert_eq!(list.join(", "), table);
    let sum =
        |fits: fn(&TokenKind) -> bool| -> u32 { TokenKind::all().filter(fits).map(TokenKind::in_box).sum() };
    let weapons = sum(|kind| matches!(kind, TokenKind::Weapon(_)));
    let ammo = sum(|kind| matches!(kind, TokenKind::Ammo(_)));
    let other =
        sum(|kind| matches!(kind, TokenKind::Adrenaline | TokenKind::Berserk)) + token::unknown_equipment();
    assert_eq!((ammo, weapons, TokenKind::Health.in_box(), other), (45, 21, 12, 10));
    assert_eq!(ammo + weapons + TokenKind::Health.in_box() + other, token::EQUIPMENT);

    let props = [("blocking", 1, 6), ("blocking", 2, 10), ("blocking", 3, 4), ("goo", 2, 5), ("body", 2, 2)];
    let more =
        [("barrel", 1, 4), ("door", 2, 11), ("red-door", 2, 1), ("blue-door", 2, 1), ("yellow-door", 2, 1)];
    for (id, spaces, copies) in props.into_iter().chain(more) {
        assert_eq!(token::in_box(id, spaces), copies, "{id} {spaces}");
    }
    assert_eq!(OrderKind::ALL.map(|order| order.stock().copies), [3, 3, 3, 1]);
    assert_eq!(OrderKind::Aim.stock().sources.of("copies"), Some(Source::Inferred));
}

/// What marines take (D04-EQ-1) and may give away (D04-EQ-2, D04-EQ-4).
#[test]
fn marines_take_equipment_and_give_weapons_and_ammo() {
    let not: Vec<_> =
        TokenKind::all().filter(|kind| !kind.is_equipment()).map(|kind| kind.to_string()).collect();
    assert_eq!(not, ["encounter", "red-teleporter", "blue-teleporter", "yellow-teleporter", "duct"]);
    assert_eq!(TokenKind::equipment().filter(|kind| kind.can_be_given()).count(), 7 + 3);
    assert!(!TokenKind::Armour.can_be_given());
}

/// D04-COMP-4, D04-SETUP-7: 18 marine cards of 15 kinds, and their numbers.
#[test]
fn marine_cards_are_those_of_the_table() {
    let table = "field-surgeon 1, steady-hands 2, clear-lane 1, red-mist 1, trench-fighter 2, storm-drill 1, \
        iron-frame 1, squad-voice 1, cool-planner 1, light-kit 1, ghost-step 1, hair-trigger 1, backup-plan 1, \
        point-man 1, pack-rat 2";
    let list: Vec<_> =
        MarineCardKind::ALL.iter().map(|kind| format!("{kind} {}", kind.face().copies)).collect();
    assert_eq!(list.join(", "), table);
    assert_eq!((MarineCardKind::ALL.len(), MarineCards::ALL.len()), (15, 18));

    // What a card changes; nothing else does.
    let mut said: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for kind in MarineCardKind::ALL {
        let face = kind.face();
        let mut say = |name: &str, value: String, nothing: &str| {
            if value != nothing {
                said.entry(kind.word()).or_default().push(format!("{name} {value}"));
            }
        };
        say("ranged", face.ranged.to_string(), "-");
        say("melee", face.melee.to_string(), "-");
        say("squad", face.squad.to_string(), "-");
        say("within", face.squad_range.to_string(), "0");
        say("wounds", face.wounds.to_string(), "0");
        say("bullets", face.bullets.to_string(), "0");
        say("rockets", face.rockets.to_string(), "0");
        say("health", face.health.to_string(), "0");
        say("spaces", face.spaces.to_string(), "0");
        say("attacks", face.attacks.to_string(), "0");
    }
    let said: Vec<_> = said.into_iter().map(|(card, list)| format!("{card}: {}", list.join("; "))).collect();
    let table = [
        "iron-frame: wounds 2",
        "light-kit: spaces 2",
        "pack-rat: bullets 1; rockets 1; health 1",
        "point-man: melee sweep",
        "red-mist: spaces 2; attacks 1",
        "squad-voice: squad accuracy 1, deadly 1; within 3",
        "steady-hands: ranged accuracy 2",
        "storm-drill: attacks 2",
        "trench-fighter: melee deadly 2",
    ];
    assert_eq!(said, table);
    let both: MarineCards =
        ["steady-hands", "steady-hands-2"].iter().map(|name| name.parse::<MarineCard>().unwrap()).collect();
    assert_eq!(
        (both.count(MarineCardKind::SteadyHands), both.abilities(AttackKind::Ranged).accuracy),
        (2, 4)
    );
    assert_eq!(both.abilities(AttackKind::Melee), Default::default());
}

/// D04-SPAWN-1: the spawn cards, with the scatter of each copy; a star where a source has seen the invaders.
#[test]
fn spawn_cards_are_those_of_the_table() {
    let table = [
        "S01 | 3 zombie * | S2 SW2 X E1",
        "S02 | 1 demon / 1 zombie + 1 imp * | E1 X W3 NE3",
        "S03 | 1 zombie + 1 trite + 1 imp * | NW1 SE1 NE3 X",
        "S04 | 1 mancubus * | E3 W4 W2",
        "S05 | 3 trite | NW2 S3 W1 X",
        "S06 | 2 imp / 2 zombie | X E2 SW1 W2",
        "S07 | 1 zombie + 2 trite / 1 imp | X S2 NW3",
        "S08 | 1 demon / 3 trite | N1 E2 N3",
        "S09 | 1 archvile / 2 imp | NW4 SW4 NW1",
        "S10 | 1 hell-knight | NE4 N3",
    ];
    let spawns = invader_card::faces().iter().filter(|face| face.event.is_none());
    let rows: Vec<_> = spawns
        .map(|face| {
            let groups: Vec<_> = face.groups.iter().map(|group| group.to_string()).collect();
            let star = if face.sources.of("groups") == Some(Source::Found) { " *" } else { "" };
            let scatter: Vec<_> = face.scatter.iter().map(|scatter| scatter.to_string()).collect();
            format!("{} | {}{star} | {}", face.id, groups.join(" / "), scatter.join(" "))
        })
        .collect();
    assert_eq!(rows, table);
}

/// D04-INV-3: the event cards, when they may be played, the number in their effect, and the scatter of each copy.
#[test]
fn event_cards_are_those_of_the_table() {
    let table = [
        "E01 blur | after-marine-roll 0 | NE1 SE2 SE1",
        "E02 closing-flesh | before-marine-attack 1 | X SW1 S1",
        "E03 baited-hook | after-equipment 2 | SW3 E3",
        "E04 hinge-breaker | start-of-invader-turn 0 | N2 E4",
        "E05 last-round | after-marine-attack 1 | X NW3 SE4",
        "E06 black-out | before-marine-turn 2 | SE2 X",
        "E07 headlong | invader-activation 4 | S4 SE3 N2",
        "E08 second-bite | after-invader-attack 1 | X NE1 NE2",
        "E09 blind-side | invader-attack 2 | S1 NE2",
        "E10 waiting-teeth | after-reveal 2 | SW2 S3",
        "E11 jitters | invader-turn 0 | SW3 NW2",
        "E12 jammed-track | before-marine-turn 0 | W1 N4",
        "E13 loose-grating | before-marine-turn 2 | W3 SE3",
        "E14 wrong-crate | start-of-invader-turn 0 | N1",
    ];
    let events = invader_card::faces().iter().filter_map(|face| Some((face, face.event?)));
    let rows: Vec<_> = events
        .map(|(face, event)| {
            let scatter: Vec<_> = face.scatter.iter().map(|scatter| scatter.to_string()).collect();
            assert_eq!(*event.kind.card(), event);
            format!("{} {} | {} {} | {}", face.id, event.kind, event.when, event.amount, scatter.join(" "))
        })
        .collect();
    assert_eq!(rows, table);
    assert_eq!(EventKind::ALL.len(), 14);
}

/// D04-COMP-4, D04-SCAT-1, D04-SCAT-3: sums over the 66 cards.
#[test]
fn the_invader_deck_adds_up() {
    let spawns = InvaderCard::all().filter(|card| card.is_spawn()).count();
    let events = InvaderCard::all().filter(|card| card.event().is_some()).count();
    assert_eq!((spawns, events, InvaderCards::ALL.len()), (34, 32, 66));
    assert_eq!(InvaderCard::all().filter(|card| card.scatter() == Scatter::Miss).count(), 10);
    for dir in Dir8::ALL {
        let mut spaces: Vec<_> = InvaderCard::all()
            .filter_map(|card| match card.scatter() {
                Scatter::To(to, spaces) if to == dir => Some(spaces),
                _ => None,
            })
            .collect();
        spaces.sort();
        assert_eq!(spaces, [1, 1, 2, 2, 3, 3, 4], "{dir}");
    }
    for (n, card) in InvaderCard::all().enumerate() {
        assert_eq!((card.index(), InvaderCard::from_index(n)), (n, Some(card)));
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(InvaderCards::ALL.nth(n as u32), Some(card));
    }
    assert_eq!((InvaderCard::from_index(66), MarineCard::from_index(18)), (None, None));
    let hand: InvaderCards = serde_json::from_str(r#"["E03-2","S10-1"]"#).unwrap();
    assert_eq!(serde_json::to_string(&hand).unwrap(), r#"["S10-1","E03-2"]"#);
    assert!(serde_json::from_str::<InvaderCards>(r#"["S10-1","S10-1"]"#).is_err());
}

/// D04-SETUP-6, D04-SETUP-8, the difficulty cards, and the one that is ours.
#[test]
fn difficulty_cards_change_the_start() {
    let table = [
        ("too-young", [1, 3, 3], [0, 1, 6], Source::Ours),
        ("not-too-rough", [0, 2, 2], [0, 1, 7], Source::Found),
        ("hurt-me-plenty", [0, 0, 0], [0, 1, 8], Source::Found),
        ("ultra-violence", [0, -1, -1], [0, 1, 9], Source::Found),
        ("nightmare", [-1, -2, -1], [1, 2, 10], Source::Found),
    ];
    for ((word, marines, invader, source), difficulty) in table.into_iter().zip(Difficulty::ALL) {
        let card = difficulty.card();
        assert_eq!(difficulty.word(), word);
        assert_eq!([card.marine_cards, card.wounds, card.bullets], marines, "{difficulty}");
        assert_eq!([card.draws, card.spawn_cards, card.hand], invader, "{difficulty}");
        assert!(card.sources.iter().all(|(_, s)| s == source), "{difficulty}");
    }
    let kit = |bullets, wounds, cards| Kit { bullets, wounds, armour: 2, cards };
    assert_eq!([1, 2, 3].map(|n| difficulty::start(n).kit()), [kit(4, 10, 3), kit(3, 9, 3), kit(2, 8, 2)]);
    assert_eq!([1, 2, 3].map(|n| Difficulty::default().kit(n)), [kit(4, 10, 3), kit(3, 9, 3), kit(2, 8, 2)]);
    assert_eq!(Difficulty::Nightmare.kit(3), kit(1, 6, 1));
    assert_eq!(Difficulty::TooYoung.kit(1), kit(7, 13, 4));
    assert_eq!((difficulty::first_hand(), Difficulty::UltraViolence.draws(2)), (5, 2));
}

/// Every fact has its source, and the list names the file and the entry.
#[test]
fn provenance_lists_every_entry() {
    let list = provenance();
    let of = |file, entry: &str, part| {
        let line = list.iter().find(|line| line.file == file && line.entry == entry && line.part == part);
        line.map(|line| line.source)
    };
    assert_eq!(of("weapons.toml", "grenade", "blast"), Some(Source::Found));
    assert_eq!(of("weapons.toml", "grenade", "number"), Some(Source::Ours));
    assert_eq!(of("invader-cards.toml", "E02", "event"), Some(Source::Found));
    assert_eq!(of("invader-cards.toml", "E02", "scatter"), Some(Source::Ours));
    assert_eq!(of("marine-cards.toml", "storm-drill", "effect"), Some(Source::Ours));
    assert_eq!(of("tokens.toml", "blocking 3", "copies"), Some(Source::Found));
    assert_eq!(of("difficulty.toml", "start 2", "wounds"), Some(Source::Found));
    let mut different = list.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), list.len());
}
