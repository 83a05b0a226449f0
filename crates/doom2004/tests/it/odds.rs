//! Exact odds: the cases of the facts, the columns of their tables, and a million rolls for every attack.

use std::collections::BTreeMap;

use doom2004::odds::{Fraction, Odds};
use doom2004::{Abilities, Ability, AttackKind, DieKind, Face, InvaderKind, Pool, Total, WeaponKind};
use engine::Chance;

fn roll(faces: &str) -> Total {
    faces.split_whitespace().map(|face| face.parse::<Face>().unwrap()).collect()
}

fn pool(dice: &str) -> Pool {
    dice.parse().unwrap()
}

/// T12 (D04-DMG-2): armour 2 lets every second point through; the rest is lost.
#[test]
fn t12_wounds_are_damage_by_armour_rounded_down() {
    for (damage, wounds) in [(1, 0), (2, 1), (4, 2), (7, 3)] {
        assert_eq!(Total { damage, ..Total::default() }.wounds(2, 0), wounds);
    }
}

/// T11 and T13 as far as dice go (D04-ATK-4, D04-AMMO-2).
#[test]
fn t13_a_failed_attack_may_still_cost_ammo() {
    let good = roll("2/2 2/1");
    assert!(good.hits(4, 0) && !good.hits(5, 0));
    assert_eq!((good.wounds(3, 0), good.ammo()), (1, 0));
    let short = roll("3/1* 1/1");
    assert!(!short.hits(5, 0));
    assert_eq!(short.ammo(), 1);
}

/// T14 (D04-DICE-1): a miss on any die fails the whole attack, however near.
#[test]
fn t14_a_miss_fails_the_attack() {
    let total = roll("MISS 3/0");
    assert!(total.miss && !total.hits(1, 0) && !total.hits(0, 9));
    assert_eq!((total.range, total.damage), (3, 0));
}

/// T15 (D04-AMMO-2): two bullets cost one token.
#[test]
fn t15_two_bullets_cost_one_token() {
    assert_eq!(roll("0/4* 4/0*").ammo(), 1);
    assert_eq!(roll("0/3 4/0*").ammo(), 1);
    assert_eq!(roll("0/3 2/1").ammo(), 0);
}

/// T29 as far as dice go (D04-MELEE-1, D04-ATK-4): melee ignores range.
#[test]
fn t29_melee_ignores_range() {
    let total = roll("0/4* 0/3");
    assert!(total.hits(0, 0) && !total.hits(1, 0));
    assert_eq!(total.damage, 7);
}

/// T35 (D04-ABIL-ACC, D04-ABIL-DEADLY): two icons add two.
#[test]
fn t35_accuracy_and_deadly_add_their_icons() {
    let total = roll("2/2 1/1");
    assert!(total.hits(5, 2) && !total.hits(6, 2) && !total.hits(5, 0));
    assert_eq!((total.wounds(5, 0), total.wounds(5, 2), total.wounds(1, 2)), (0, 1, 5));
    let abilities: Abilities = [Ability::Accuracy(2), Ability::Deadly(2)].into_iter().collect();
    assert_eq!((abilities.accuracy, abilities.deadly), (2, 2));
}

/// T49 (D04-DICE-1): all 36 rolls of the pistol.
#[test]
fn t49_all_rolls_of_the_pistol() {
    let odds = Odds::of(WeaponKind::Pistol.sheet().pool);
    let misses: u32 = odds.outcomes().filter(|(sum, _)| sum.miss).map(|(_, ways)| ways).sum();
    assert_eq!((odds.ways(), misses), (36, 6));
    let chance = odds.hit_chance(4, 0);
    assert_eq!((chance.num, chance.den), (25, 36));
    let ammo = odds.ammo_chance();
    assert_eq!((ammo.num, ammo.den), (12, 36));
}

/// The means beside the faces: range and damage over faces that are no miss, misses and bullets in sixths.
#[test]
fn dice_have_the_means_of_the_table() {
    let table = [
        ("red", 140, 260, 1, 2),
        ("yellow", 260, 140, 1, 2),
        ("green", 217, 33, 0, 0),
        ("blue", 33, 217, 0, 0),
    ];
    for (word, range, damage, misses, bullets) in table {
        let faces = word.parse::<DieKind>().unwrap().faces();
        let hits: Vec<_> = faces.iter().filter(|face| !face.miss).collect();
        let mean = |sum: u32| Fraction::new(sum, hits.len() as u32).scaled(100);
        assert_eq!(mean(hits.iter().map(|face| u32::from(face.range)).sum()), range, "{word}");
        assert_eq!(mean(hits.iter().map(|face| u32::from(face.damage)).sum()), damage, "{word}");
        assert_eq!(faces.iter().filter(|face| face.miss).count(), misses, "{word}");
        assert_eq!(faces.iter().filter(|face| face.bullet).count(), bullets, "{word}");
    }
}

/// Every attack holds one red or one yellow die: 1/6 misses, 1/3 costs ammo.
#[test]
fn every_attack_has_one_die_that_can_miss() {
    let weapons = WeaponKind::ALL.map(|kind| kind.sheet().pool);
    for pool in InvaderKind::ALL.iter().map(|kind| kind.sheet().pool).chain(weapons) {
        assert_eq!(pool.of(DieKind::Red) + pool.of(DieKind::Yellow), 1, "{pool}");
        assert_eq!(Odds::of(pool).hit_chance(0, 0), Fraction::new(5, 6), "{pool}");
        assert_eq!(Odds::of(pool).ammo_chance(), Fraction::new(1, 3), "{pool}");
    }
}

/// Mean damage of a hit, and wounds against armour 2 with range ignored, in hundredths.
#[test]
fn invaders_do_the_damage_of_the_table() {
    let table = [
        ("zombie", 477, 178),
        ("trite", 260, 83),
        ("imp", 273, 94),
        ("demon", 577, 219),
        ("archvile", 327, 115),
        ("mancubus", 390, 142),
        ("hell-knight", 693, 268),
        ("cyberdemon", 760, 296),
    ];
    for (word, damage, wounds) in table {
        let sheet = word.parse::<InvaderKind>().unwrap().sheet();
        let odds = Odds::of(sheet.pool);
        assert_eq!(odds.mean_damage(0, sheet.abilities).unwrap().scaled(100), damage, "{word}");
        assert_eq!(odds.mean_wounds(0, 2, sheet.abilities).scaled(100), wounds, "{word}");
    }
}

/// Hits in per cent at range 1, 3, 5 and 7 (melee: adjacent); mean damage of a hit and wounds against armour 2, 3 and 4
/// with range ignored, in hundredths.
#[test]
fn weapons_have_the_odds_of_the_table() {
    let table: [(&str, &[u32], u32, [u32; 3]); 10] = [
        ("fist", &[83], 260, [83, 50, 17]),
        ("pistol", &[83, 81, 50, 6], 173, [50, 22, 6]),
        ("grenade", &[83, 67, 19, 0], 293, [100, 56, 28]),
        ("chainsaw", &[83], 693, [268, 164, 113]),
        ("shotgun", &[72, 22, 0, 0], 477, [178, 106, 69]),
        ("machine-gun", &[83, 83, 73, 33], 390, [142, 81, 50]),
        ("chain-gun", &[83, 83, 81, 58], 523, [197, 117, 79]),
        ("rocket-launcher", &[83, 83, 71, 32], 543, [206, 124, 81]),
        ("plasma-gun", &[83, 83, 76, 41], 607, [232, 141, 95]),
        ("bfg", &[83, 83, 74, 39], 960, [379, 239, 168]),
    ];
    for (word, hits, damage, wounds) in table {
        let sheet = word.parse::<WeaponKind>().unwrap().sheet();
        let odds = Odds::of(sheet.pool);
        let ranges: &[u8] = if sheet.attack == AttackKind::Melee { &[0] } else { &[1, 3, 5, 7] };
        let chances: Vec<_> = ranges
            .iter()
            .map(|&range| odds.hit_chance(range, sheet.abilities.accuracy).scaled(100))
            .collect();
        assert_eq!(chances, hits, "{word}");
        assert_eq!(odds.mean_damage(0, sheet.abilities).unwrap().scaled(100), damage, "{word}");
        assert_eq!([2, 3, 4].map(|a| odds.mean_wounds(0, a, sheet.abilities).scaled(100)), wounds, "{word}");
    }
}

/// The table of odds against counting all rolls of all 36 pools, one by one (D04-ATK-4, D04-DMG-2).
#[test]
fn odds_count_every_roll() {
    let abilities: Abilities = [Ability::Accuracy(1), Ability::Deadly(2)].into_iter().collect();
    for pool in Pool::all() {
        let dice: Vec<_> = pool.dice().collect();
        let (mut sums, mut hits, mut wounds) = (BTreeMap::new(), [0; 20], [0; 20]);
        for number in 0..6_usize.pow(dice.len() as u32) {
            let faces =
                dice.iter().enumerate().map(|(n, die)| die.faces()[number / 6_usize.pow(n as u32) % 6]);
            let total: Total = faces.collect();
            *sums.entry(total).or_insert(0) += 1;
            (0..20).for_each(|range| hits[range] += u32::from(total.hits(range as u8, 1)));
            let hit = total.hits(5, abilities.accuracy);
            wounds[usize::from(if hit { total.wounds(2, abilities.deadly) } else { 0 })] += 1;
        }
        let odds = Odds::of(pool);
        assert!(odds.outcomes().eq(sums), "{pool}");
        let spread = odds.wounds_distribution(5, 2, abilities);
        for n in 0..20 {
            assert_eq!(odds.hit_chance(n, 1), Fraction::new(hits[usize::from(n)], odds.ways()), "{pool}");
            assert_eq!(spread.exactly(n), Fraction::new(wounds[usize::from(n)], odds.ways()), "{pool}");
            let more = wounds[usize::from(n)..].iter().sum();
            assert_eq!(spread.at_least(n), Fraction::new(more, odds.ways()), "{pool}");
        }
    }
    assert_eq!(Odds::of(pool("-")).hit_chance(0, 0), Fraction::new(1, 1));
    assert_eq!(Odds::of(pool("RYGGBB")).ways(), 46_656);
    assert_eq!(Odds::of(pool("R")).hit_chance(255, 0), Fraction::new(0, 1));
    assert_eq!(Odds::of(pool("R")).mean_damage(200, abilities), None);
}

/// A million rolls of every weapon and every invader: each outcome comes up as often as it should, within 5 sigma.
#[test]
fn a_million_rolls_agree_with_the_odds() {
    const ROLLS: u32 = 1_000_000;
    let weapons = WeaponKind::ALL.map(|kind| (kind.word(), kind.sheet().pool));
    let invaders = InvaderKind::ALL.map(|kind| (kind.word(), kind.sheet().pool));
    let mut luck = Chance::seeded(2004);
    for (who, pool) in weapons.into_iter().chain(invaders) {
        let dice: Vec<_> = pool.dice().map(DieKind::faces).collect();
        let mut seen = vec![0_u32; 2 * 2 * 32 * 32];
        let place = |sum: &Total| {
            (usize::from(sum.miss) * 2 + usize::from(sum.bullet)) * 1024
                + usize::from(sum.range) * 32
                + usize::from(sum.damage)
        };
        for _ in 0..ROLLS {
            let total: Total = dice.iter().map(|faces| faces[luck.below(6) as usize]).collect();
            seen[place(&total)] += 1;
        }
        let odds = Odds::of(pool);
        let agree = |count: u32, chance: Fraction, what: &dyn std::fmt::Debug| {
            let [count, num, den, rolls] = [count, chance.num, chance.den, ROLLS].map(i128::from);
            let off = count * den - rolls * num;
            assert!(
                off * off <= 25 * rolls * num * (den - num),
                "{who}, {what:?}: {count} of {rolls}, not {chance}"
            );
        };
        let (mut all, mut bullets) = (0, 0);
        for (outcome, ways) in odds.outcomes() {
            let count = seen[place(&outcome)];
            agree(count, Fraction::new(ways, odds.ways()), &outcome);
            all += count;
            bullets += if outcome.bullet { count } else { 0 };
        }
        assert_eq!(all, ROLLS, "{who}: an outcome that cannot be");
        agree(bullets, odds.ammo_chance(), &"ammo");
    }
}

/// A script decides the dice before luck does: the pistol of T11.
#[test]
fn scripted_dice_come_first() {
    let mut luck = Chance::seeded(1);
    luck.script(&[2, 1]).unwrap();
    let faces = pool("YG").dice().map(|die| {
        let face = luck.draw(|code| code < 6, |luck| luck.below(6) as u8);
        die.faces()[usize::from(face)]
    });
    assert_eq!(faces.collect::<Total>(), roll("2/2 2/1"));
    assert_eq!((luck.script_left(), luck.misfits()), (0, 0));
}
