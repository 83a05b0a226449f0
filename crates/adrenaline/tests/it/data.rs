//! Cases A136 and A137, and the rest of the component data: weapons, tiles, powerups and boards.

use crate::support::board;
use adrenaline::powerup::Powerups;
use adrenaline::tile::Tiles;
use adrenaline::weapon::{self, Arsenal};
use adrenaline::{Board, BoardId, Colour, Cubes, Hand, Powerup, PowerupKind, Sq, Tile, TileCount, Weapon};
use engine::content::{Sheet, read};

const WEAPONS: &str = Arsenal::TEXT;
const TILES: &str = Tiles::TEXT;
const POWERUPS: &str = Powerups::TEXT;

/// The rule, the weapon, its colour, the reload price, the pickup price, and the prices of its other effects.
type Prices = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

const PRICES: [Prices; 21] = [
    ("ADR-COST-1", "lock-rifle", "blue", "BB", "B", &["second-lock R"]),
    ("ADR-COST-2", "machine-gun", "blue", "BR", "R", &["focus-shot Y", "turret-tripod B"]),
    ("ADR-COST-3", "thor", "blue", "BR", "R", &["chain-reaction B", "high-voltage B"]),
    ("ADR-COST-4", "plasma-gun", "blue", "BY", "Y", &["phase-glide -", "charged-shot B"]),
    ("ADR-COST-5", "whisper", "blue", "BBY", "BY", &[]),
    ("ADR-COST-6", "electroscythe", "blue", "B", "-", &["reaper BR"]),
    ("ADR-COST-7", "tractor-beam", "blue", "B", "-", &["punisher RY"]),
    ("ADR-COST-8", "vortex-cannon", "red", "RB", "B", &["black-hole R"]),
    ("ADR-COST-9", "furnace", "red", "RB", "B", &["cozy-fire -"]),
    ("ADR-COST-10", "heatseeker", "red", "RRY", "RY", &[]),
    ("ADR-COST-11", "hellion", "red", "RY", "Y", &["nano-tracer R"]),
    ("ADR-COST-12", "flamethrower", "red", "R", "-", &["barbecue YY"]),
    ("ADR-COST-13", "grenade-launcher", "red", "R", "-", &["extra-grenade R"]),
    ("ADR-COST-14", "rocket-launcher", "red", "RR", "R", &["rocket-jump B", "fragmenting-warhead Y"]),
    ("ADR-COST-15", "railgun", "yellow", "YYB", "YB", &["piercing -"]),
    ("ADR-COST-16", "cyberblade", "yellow", "YR", "R", &["shadowstep -", "slice-and-dice Y"]),
    ("ADR-COST-17", "zx-2", "yellow", "YR", "R", &["scanner -"]),
    ("ADR-COST-18", "shotgun", "yellow", "YY", "Y", &["long-barrel -"]),
    ("ADR-COST-19", "power-glove", "yellow", "YB", "B", &["rocket-fist B"]),
    ("ADR-COST-20", "shockwave", "yellow", "Y", "-", &["tsunami Y"]),
    ("ADR-COST-21", "sledgehammer", "yellow", "Y", "-", &["pulverize R"]),
];

fn cubes(text: &str) -> Cubes {
    text.parse().unwrap()
}

/// ADR-COST-1, ADR-COST-2, ADR-COST-3, ADR-COST-4, ADR-COST-5, ADR-COST-6, ADR-COST-7, ADR-COST-8, ADR-COST-9,
/// ADR-COST-10, ADR-COST-11, ADR-COST-12, ADR-COST-13, ADR-COST-14, ADR-COST-15, ADR-COST-16, ADR-COST-17,
/// ADR-COST-18, ADR-COST-19, ADR-COST-20, ADR-COST-21.
#[test]
fn a136_every_weapon_has_the_prices_of_its_card() {
    assert_eq!(Weapon::all().count(), PRICES.len());
    for (weapon, (rule, id, colour, reload, pickup, extras)) in Weapon::all().zip(PRICES) {
        let card = weapon.card();
        assert_eq!((card.id.as_str(), weapon.cost_rule().number()), (id, rule));
        assert_eq!(card.colour.word(), colour, "{id}");
        assert_eq!((card.reload, card.pickup), (cubes(reload), cubes(pickup)), "{id}");
        let others: Vec<_> = card.effects[1..].iter().map(|e| format!("{} {}", e.id, e.cost)).collect();
        let extras: Vec<_> = extras
            .iter()
            .map(|extra| extra.split_once(' ').map(|(name, cost)| format!("{name} {}", cubes(cost))).unwrap())
            .collect();
        assert_eq!(others, extras, "{id}");
        assert!(card.effects[0].cost.is_none(), "{id}: the basic effect is free");
    }
}

/// ADR-PAY-1: pickup is reload less the first cube, which gives the colour; and the checksums of the table.
#[test]
fn a136_the_first_cube_is_prepaid_and_gives_the_colour() {
    let mut sums = [Cubes::NONE; 3];
    let mut per_colour = [0; 3];
    for weapon in Weapon::all() {
        let card = weapon.card();
        let mut prepaid = Cubes::NONE;
        prepaid.0[card.colour.index()] = 1;
        assert_eq!(card.pickup.plus(prepaid), card.reload, "{weapon}");
        per_colour[card.colour.index()] += 1;
        sums[0] = sums[0].plus(card.reload);
        sums[1] = sums[1].plus(card.pickup);
        sums[2] = card.effects.iter().fold(sums[2], |sum, e| sum.plus(e.cost));
    }
    assert_eq!(per_colour, [7; 3]);
    assert_eq!(sums, [Cubes([13; 3]), Cubes([6; 3]), Cubes([7; 3])]);
}

/// ADR-SHOOT-4, ADR-SHOOT-5: which weapons have extras, which have modes, which a single effect.
#[test]
fn weapons_have_extras_or_modes_as_their_cards_say() {
    let numbers = |kind: &dyn Fn(&weapon::WeaponCard) -> bool| -> Vec<usize> {
        Weapon::all().filter(|w| kind(w.card())).map(|w| w.index() + 1).collect()
    };
    assert_eq!(numbers(&|c| c.modes), [6, 7, 9, 11, 12, 15, 17, 18, 19, 20, 21]);
    assert_eq!(numbers(&|c| !c.modes && c.effects.len() > 1), [1, 2, 3, 4, 8, 13, 14, 16]);
    assert_eq!(numbers(&|c| c.effects.len() == 1), [5, 10]);
}

/// Every effect names the rules it carries out: ADR-W-LOCK-1 and its like.
#[test]
fn every_effect_names_its_rules() {
    for weapon in Weapon::all() {
        for effect in &weapon.card().effects {
            assert!(effect.rules.iter().all(|r| r.number().starts_with("ADR-W-")), "{weapon} {}", effect.id);
        }
    }
}

/// ADR-AMMO-1.
#[test]
fn a137_the_ammo_tiles_and_their_copies() {
    let copies = |text: &str| text.parse::<Tile>().unwrap().face().copies;
    for three in ["YBB", "YRR", "RBB", "RYY", "BYY", "BRR"] {
        assert_eq!(copies(three), 3, "{three}");
    }
    for pair in ["PYY", "PRR", "PBB"] {
        assert_eq!(copies(pair), 2, "{pair}");
    }
    for mixed in ["PYR", "PYB", "PRB"] {
        assert_eq!(copies(mixed), 4, "{mixed}");
    }
    assert_eq!((Tile::all().count(), TileCount::full().total()), (12, 36));
}

/// ADR-AMMO-2.
#[test]
fn a137_the_totals_of_the_ammo_tiles() {
    let sum = |with_powerup: bool| {
        let kinds = Tile::all().map(|t| t.face()).filter(|f| f.powerup == with_powerup);
        kinds.fold((0, [0; 3]), |(tiles, mut cubes), face| {
            Colour::ALL.iter().for_each(|&c| cubes[c.index()] += face.cubes.of(c) * face.copies);
            (tiles + face.copies, cubes)
        })
    };
    assert_eq!(sum(false), (18, [18; 3]));
    assert_eq!(sum(true), (18, [12; 3]));
}

/// ADR-PWR-1: four types in three colours, two copies of each.
#[test]
fn the_powerups_are_four_types_in_three_colours_twice() {
    assert_eq!((Powerup::all().count(), Hand::ALL.len()), (12, 24));
    for card in Powerup::all() {
        assert_eq!(Hand::ALL.cards().filter(|c| *c == card).count(), 2, "{card}");
        assert_eq!(Powerup::new(card.kind(), card.colour()), card);
    }
    for colour in Colour::ALL {
        assert_eq!(Hand::ALL.of(colour), 8, "{colour}");
    }
    for kind in PowerupKind::ALL {
        let prefix = ["ADR-PWR-SCOPE-", "ADR-PWR-NEWTON-", "ADR-PWR-TAG-", "ADR-PWR-TELE-"][kind as usize];
        assert!(
            adrenaline::powerup::rules(kind).all(|rule| rule.number().starts_with(prefix)),
            "{}",
            kind.word()
        );
    }
}

/// The rooms of a board, then what each square sees beyond its own room.
const SIGHT: [(&str, &str, &str); 4] = [
    (
        "small",
        "blue 00 01 02, red 10 11 12, white 21 22, yellow 13 23",
        "00 red, 01, 02 red, 10 blue, 11 white, 12 blue yellow, 13 red, 21 red, 22 yellow, 23 white",
    ),
    (
        "medium-a",
        "blue 00 01 02, green 03, red 10 11, yellow 12 13 22 23, white 21",
        "00 red, 01, 02 green yellow, 03 blue yellow, 10 blue, 11 white, 12 blue, 13 green, 21 red yellow, \
         22 white, 23",
    ),
    (
        "medium-b",
        "red 00 10, blue 01 02, purple 11 12, yellow 13 23, white 20 21 22",
        "00 blue, 01 red purple, 02 purple, 10 white, 11 blue white, 12 blue yellow, 13 purple, 20 red, 21 purple, \
         22 yellow, 23 white",
    ),
    (
        "big",
        "red 00 10, blue 01 02, green 03, purple 11, yellow 12 13 22 23, white 20 21",
        "00 blue, 01 red purple, 02 green yellow, 03 blue yellow, 10 white, 11 blue white, 12 blue, 13 green, 20 red, \
         21 purple yellow, 22 white, 23",
    ),
];

fn words(text: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    text.split(',').map(|part| {
        let mut words = part.split_whitespace();
        (words.next().unwrap(), words.collect())
    })
}

/// ADR-SEE-1, ADR-SEE-4, ADR-BOARD-1, ADR-BOARD-4.
#[test]
fn each_square_sees_its_room_and_the_rooms_behind_its_doors() {
    for (name, rooms, sights) in SIGHT {
        let board = board(name).board();
        let squares = |colour: &str| words(rooms).find(|(c, _)| *c == colour).unwrap().1;
        assert_eq!(board.rooms().len(), words(rooms).count(), "{name}");
        assert_eq!(words(sights).count(), board.squares().iter().count(), "{name}");
        for (square, others) in words(sights) {
            let own = words(rooms).find(|(_, s)| s.contains(&square)).unwrap().1;
            let mut expected: Vec<&str> =
                own.into_iter().chain(others.into_iter().flat_map(squares)).collect();
            expected.sort();
            let seen: Vec<_> = board.see(square.parse().unwrap()).iter().map(|s| s.to_string()).collect();
            assert_eq!(seen, expected, "{name} {square}");
        }
    }
}

/// ADR-SEE-2, ADR-SEE-4: pairs in sight, one-way pairs, and neighbours always see each other.
#[test]
fn sight_is_often_one_way_but_never_between_neighbours() {
    for (name, pairs, one_way) in
        [("small", 42, 12), ("medium-a", 49, 17), ("medium-b", 45, 13), ("big", 52, 18)]
    {
        let board = board(name).board();
        let seen: Vec<(Sq, Sq)> = board
            .squares()
            .iter()
            .flat_map(|a| board.see(a).iter().map(move |b| (a, b)))
            .filter(|(a, b)| a != b)
            .collect();
        assert_eq!(seen.len(), pairs, "{name}");
        assert_eq!(seen.iter().filter(|(a, b)| !board.see(*b).has(*a)).count(), one_way, "{name}");
        for square in board.squares().iter() {
            assert!(board.near(square).without(board.see(square)).is_empty(), "{name} {square}");
            assert!(board.see(square).has(square), "{name} {square}");
        }
    }
}

/// ADR-MOVE-4, ADR-MOVE-1: how many pairs of squares are so many steps apart.
#[test]
fn distances_are_walking_distances() {
    for (name, counts) in [
        ("small", [11, 14, 12, 6, 2]),
        ("medium-a", [13, 15, 14, 10, 3]),
        ("medium-b", [13, 17, 15, 8, 2]),
        ("big", [15, 20, 18, 10, 3]),
    ] {
        let board = board(name).board();
        let mut found = [0; 5];
        for a in board.squares().iter() {
            for b in board.squares().iter().filter(|b| *b > a) {
                let steps = board.distance(a, b);
                assert_eq!(steps, board.distance(b, a));
                found[usize::from(steps) - 1] += 1;
            }
        }
        assert_eq!(found, counts, "{name}");
    }
}

/// ADR-BOARD-3, ADR-BOARD-1: open edges, doors and walls; halves that fit together.
#[test]
fn edges_are_open_doors_or_walls_as_drawn() {
    for (name, squares, open, doors, walls) in
        [("small", 10, 6, 5, 2), ("medium-a", 11, 7, 6, 2), ("medium-b", 11, 6, 7, 2), ("big", 12, 7, 8, 2)]
    {
        let board = board(name).board();
        assert_eq!(board.squares().iter().count(), squares, "{name}");
        let mut found = [0; 3];
        for a in board.squares().iter() {
            for b in board.squares().iter().filter(|b| *b > a) {
                if a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1 {
                    let together = board.room_of(a) == board.room_of(b);
                    found[if !board.near(a).has(b) { 2 } else { usize::from(!together) }] += 1;
                }
            }
            assert!(board.near(a).iter().count() <= 3, "{name} {a}");
        }
        assert_eq!(found, [open, doors, walls], "{name}");
    }
}

/// ADR-BOARD-5.
#[test]
fn boards_are_recommended_for_numbers_of_players() {
    let counts = BoardId::ALL.map(|b| b.arena().players());
    assert_eq!(counts, [[3, 4], [3, 5], [3, 5], [4, 5]]);
}

/// The error of a weapons file in which one text was replaced, as text.
fn broken_weapons(old: &str, new: &str) -> String {
    assert!(WEAPONS.contains(old), "{old}");
    read::<Arsenal>(&WEAPONS.replacen(old, new, 1)).expect_err("the file is broken").to_string()
}

/// The line of a text in the weapons file, from 1.
fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn a_broken_weapons_file_says_where() {
    let rifle = line_of(WEAPONS, "id = \"lock-rifle\"");
    let error = broken_weapons("zone = \"seen\"", "zone = \"sene\"");
    assert!(error.starts_with(&format!("line {}, column ", rifle + 3)), "{error}");
    assert!(error.contains("sene") && error.contains("seen-far"), "{error}");

    let error = broken_weapons("damage = 2", "harm = 2");
    assert!(error.starts_with(&format!("line {}, column ", rifle + 3)) && error.contains("harm"), "{error}");

    let error = broken_weapons("reload = \"BB\"", "reload = \"BG\"");
    assert!(error.starts_with("line ") && error.contains("R, Y and B"), "{error}");

    let error = broken_weapons("reload = \"BB\"", "reload = \"\"");
    assert!(error.contains("lock-rifle: a weapon needs a price"), "{error}");

    let error = broken_weapons("unlike = [\"basic\"]", "unlike = [\"first\"]");
    assert!(error.contains("`first` is none of its effects; they are basic, second-lock"), "{error}");

    let error = broken_weapons("rules = [\"ADR-W-LOCK-1\"]", "rules = []");
    assert!(error.contains("lock-rifle, basic: name the rules"), "{error}");

    let error = broken_weapons("zone = \"seen\", damage", "damage");
    assert!(error.contains("an effect that hits needs a zone"), "{error}");

    let error = broken_weapons(
        "{ id = \"basic\", rules = [\"ADR-W-LOCK-1\"]",
        "{ id = \"main\", rules = [\"ADR-W-LOCK-1\"]",
    );
    assert!(error.contains("the first with the id `basic`"), "{error}");
}

#[test]
fn a_mistake_in_a_later_weapon_is_found_there() {
    let start = line_of(WEAPONS, "id = \"thor\"") - 1;
    let error = broken_weapons("after = \"chain-reaction\"", "after = \"chain\"");
    assert_eq!(
        error,
        format!(
            "line {start}, column 1: thor: `chain` is none of its effects; they are basic, chain-reaction, high-voltage"
        )
    );
}

#[test]
fn a_missing_weapon_is_noticed() {
    let end = WEAPONS.find("[[weapon]]\nid = \"sledgehammer\"").unwrap();
    let error = read::<Arsenal>(&WEAPONS[..end]).unwrap_err();
    assert_eq!((error.line, error.column), (1, 1));
    assert!(error.message.contains("20 weapons; the game has 21"), "{error}");
}

#[test]
fn a_broken_tiles_file_says_where() {
    let parse = |old: &str, new: &str| read::<Tiles>(&TILES.replacen(old, new, 1)).expect_err("broken");
    let first = line_of(TILES, "[[tile]]");
    let error = parse("\"YBB\"", "\"YB\"");
    assert_eq!((error.line, error.column), (first, 1), "{error}");
    assert!(error.message.contains("three cubes, or a powerup (P) and two cubes"), "{error}");
    let error = parse("\"YRR\"", "\"YRG\"");
    assert_eq!((error.line, error.column), (first + 3, 1), "{error}");
    assert!(error.message.contains("R, Y and B"), "{error}");
    let error = parse("copies = 3", "copies = many");
    assert_eq!(error.line, first + 2, "{error}");
    let end = TILES.rfind("[[tile]]").unwrap();
    let error = read::<Tiles>(&TILES[..end]).unwrap_err();
    assert!(error.message.contains("11 kinds of tiles; the game has 12"), "{error}");
}

#[test]
fn a_broken_powerups_file_says_where() {
    let parse = |old: &str, new: &str| read::<Powerups>(&POWERUPS.replacen(old, new, 1)).expect_err("broken");
    let error = parse("copies = 2", "copies = 3");
    assert!(error.message.contains("two copies"), "{error}");
    let error = parse("id = \"newton\"", "id = \"einstein\"");
    assert!(error.message.contains("scope, newton, tagback, teleporter"), "{error}");
    let error = parse("when = \"between actions\"", "then = \"between actions\"");
    let line = line_of(POWERUPS, "when = \"between actions\"");
    assert_eq!((error.line, error.column), (line, 1), "{error}");
}

#[test]
fn a_broken_board_says_what_is_wrong() {
    let small = BoardId::Small.board().grid().to_string();
    let error = Board::parse(&small.replacen("YEL*", "YEL ", 1)).unwrap_err();
    assert_eq!(error, "the map has no yellow spawnpoint; mark a square with *");
    let error = Board::parse(&small.replacen("WHI D YEL*", "WHI D WHI*", 1)).unwrap_err();
    assert!(error.contains("no red, yellow or blue square"), "{error}");
}
