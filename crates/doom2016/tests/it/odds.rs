//! Exact odds: the cases of the facts, the numbers beside their tables, and a million rolls for every pool.

use doom2016::odds::{Fraction, Guard, Odds};
use doom2016::{
    Block, Callsign, CardSet, CardSets, Cards, Defence, DemonKind, DieKind, Effect, EventCards, Gains, Pool,
    SetKind, action_card,
};
use engine::Chance;

fn pool(dice: &str) -> Pool {
    dice.parse().unwrap()
}

fn icon(text: &str) -> Defence {
    text.parse().unwrap()
}

/// What a demon may meet an attack with: any of these event cards.
fn demon_guard(kind: DemonKind, cards: EventCards) -> Guard {
    Guard::of(cards.iter().map(|card| kind.sheet().block(Some(card.face().defence))))
}

/// What a marine may meet an attack with: any card of his deck.
fn marine_guard(deck: Cards) -> Guard {
    Guard::of(deck.iter().map(|card| card.block()))
}

/// The 15 decks with two starting weapons (D16-SET-5).
fn decks() -> Vec<Cards> {
    let sets: Vec<_> = CardSets::of_kind(SetKind::Starting).iter().collect();
    let deck =
        |one: &CardSet, other: &CardSet| CardSet::own(Callsign::Alpha).or(one.cards(1)).or(other.cards(1));
    let pairs =
        sets.iter().enumerate().flat_map(|(n, one)| sets[n + 1..].iter().map(move |other| (one, other)));
    pairs.map(|(one, other)| deck(one, other)).collect()
}

/// T06, T07, T08, T09, as far as cards go (D16-ATK-6 to D16-ATK-9).
#[test]
fn t06_t09_cards_stop_damage() {
    let imp = DemonKind::Imp.sheet();
    let soldier = DemonKind::PossessedSoldier.sheet();
    let baron = DemonKind::BaronOfHell.sheet();
    assert_eq!(imp.block(Some(icon("D"))).damage(5, 0), 0, "T06");
    assert_eq!(soldier.block(Some(icon("*"))).damage(3, 0), 1, "T07");
    assert_eq!(baron.block(Some(icon("1S"))).damage(3, 0), 1, "T08");
    assert_eq!(baron.block(None).damage(3, 0), 2, "T09: toughness counts without a card");
    assert_eq!(imp.block(Some(icon("*"))), Block { shields: 0, dodge: true });
}

/// T66 (D16-INT-5): Pierce takes shields away, not a dodge.
#[test]
fn t66_pierce_ignores_shields_not_a_dodge() {
    let bolt = "gauss-cannon-1".parse::<doom2016::Card>().unwrap().face();
    let [Effect::Gain(Gains { pierce, .. })] = bolt.abilities[0].effects[..] else { panic!("no gain") };
    let baron = DemonKind::BaronOfHell.sheet();
    assert_eq!(baron.block(Some(icon("1S"))).damage(5, pierce), 5);
    assert_eq!(baron.block(Some(icon("D"))).damage(5, pierce), 0);
}

/// T10, T40, T82, as far as dice go: stun takes a die, gains add dice, the box limits them (D16-ATK-4, D16-ATK-15).
#[test]
fn t82_the_box_limits_the_dice() {
    assert_eq!(pool("2R").without(DieKind::Red), Some(pool("1R")), "T10");
    assert_eq!(pool("2R").without(DieKind::Black), None);
    let imp = DemonKind::Imp.sheet();
    let [Effect::Gain(fireball)] = imp.argent.effects[..] else { panic!("no gain") };
    assert_eq!((imp.range + fireball.range, imp.pool.plus(fireball.dice)), (6, pool("3R")), "T40");
    let baron = DemonKind::BaronOfHell.sheet().pool;
    assert_eq!(baron.plus(pool("1B")).capped(), pool("2R2B"), "T82");
    assert_eq!(pool("4R2B").plus(pool("2R1B")).capped(), pool("4R2B"), "what the box has not is lost");
    assert_eq!(Odds::of(baron.plus(pool("1B"))), Odds::of(pool("2R2B")));
}

/// Pools are written as the tables write them.
#[test]
fn pools_have_a_text() {
    for pool in Pool::all() {
        assert_eq!(pool.to_string().parse(), Ok(pool));
    }
    for bad in ["", "R", "0R", "1B2R", "2R ", "2R1", "-2R", "5R", "3B", "1R1R", "2X"] {
        assert!(bad.parse::<Pool>().is_err(), "{bad:?}");
    }
    assert_eq!(Pool::all().count(), 15);
    assert!(Pool::all().enumerate().all(|(n, pool)| pool.index() == n));
}

/// The means beside the faces: 1.17 and 2.17.
#[test]
fn dice_have_the_means_of_the_table() {
    assert_eq!(
        ["1R", "1B"].map(|die| Odds::of(pool(die)).mean()),
        [Fraction::new(7, 6), Fraction::new(13, 6)]
    );
    for pool in Pool::all() {
        let [red, black] = DieKind::ALL.map(|die| u32::from(pool.of(die)));
        assert_eq!(Odds::of(pool).mean(), Fraction::new(7 * red + 13 * black, 6), "{pool}");
    }
}

/// Mean damage of a demon's attack after the card of a marine, over all 15 pairs of weapons, in tenths.
#[test]
fn demons_do_the_damage_of_the_table() {
    let table = [10, 10, 18, 18, 28, 28, 36, 46];
    for (kind, wanted) in DemonKind::ALL.into_iter().zip(table) {
        let odds = Odds::of(kind.sheet().pool);
        let means: Vec<_> =
            decks().into_iter().map(|deck| odds.after(&marine_guard(deck), 0).mean()).collect();
        assert_eq!(means.len(), 15);
        let sum = means.iter().map(|mean| mean.num).sum();
        assert_eq!(Fraction::new(sum, 15 * means[0].den).scaled(10), wanted, "{kind}");
    }
}

/// Mean damage of a marine's attack after a demon's card, in tenths, and the chance to kill or stagger it, in per cent.
#[test]
fn marines_do_the_damage_of_the_table() {
    let odds = |dice, kind| Odds::of(pool(dice)).after(&demon_guard(kind, EventCards::ALL), 0);
    let stream = odds("2R1B", DemonKind::PossessedSoldier);
    let soldier = DemonKind::PossessedSoldier.sheet();
    assert_eq!((stream.mean().scaled(10), stream.at_least(soldier.health).scaled(100)), (29, 63));
    let pinky = odds("2R1B", DemonKind::Pinky);
    let stability = DemonKind::Pinky.sheet().stability;
    assert_eq!((pinky.mean().scaled(10), pinky.at_least(stability).scaled(100)), (29, 38));
    assert_eq!(odds("2R1B", DemonKind::BaronOfHell).mean().scaled(10), 18);
    assert_eq!(odds("1R2B", DemonKind::PossessedSoldier).mean().scaled(10), 38);
    assert_eq!(odds("4R", DemonKind::PossessedSoldier).mean().scaled(10), 30);
}

/// The tables against counting all rolls of all pools, alone and with each event card against each demon.
#[test]
fn odds_count_every_roll() {
    for pool in Pool::all() {
        let dice: Vec<_> = pool.dice().collect();
        let rolls = (0..6_usize.pow(dice.len() as u32)).map(|number| {
            let face = |(n, die): (usize, &DieKind)| die.faces()[number / 6_usize.pow(n as u32) % 6];
            dice.iter().enumerate().map(face).sum::<u8>()
        });
        let mut seen = [0_u32; 20];
        rolls.for_each(|damage| seen[usize::from(damage)] += 1);
        let odds = Odds::of(pool);
        assert_eq!(odds.ways(), 6_u32.pow(pool.len() as u32), "{pool}");
        agrees(odds, &seen, pool);
        for kind in [DemonKind::Imp, DemonKind::Cyberdemon] {
            for pierce in [0, 2] {
                let mut through = [0_u32; 20];
                for card in EventCards::ALL.iter() {
                    let block = kind.sheet().block(Some(card.face().defence));
                    for (rolled, ways) in (0..).zip(seen) {
                        through[usize::from(block.damage(rolled, pierce))] += ways;
                    }
                }
                agrees(&odds.after(&demon_guard(kind, EventCards::ALL), pierce), &through, pool);
            }
        }
    }
    assert_eq!(Odds::of(pool("-")).exactly(0), Fraction::new(1, 1));
    assert_eq!(Odds::of(pool("4R2B")).ways(), 46_656);
    assert_eq!((Odds::of(pool("1R")).exactly(255).num, Odds::of(pool("1R")).at_least(255).num), (0, 0));
}

#[track_caller]
fn agrees(odds: &Odds, seen: &[u32], pool: Pool) {
    assert_eq!(odds.ways(), seen.iter().sum::<u32>(), "{pool}");
    for (damage, &ways) in (0..).zip(seen) {
        assert_eq!(odds.exactly(damage), Fraction::new(ways, odds.ways()), "{pool}");
        let more = seen[usize::from(damage)..].iter().sum();
        assert_eq!(odds.at_least(damage), Fraction::new(more, odds.ways()), "{pool}");
    }
}

const ROLLS: u32 = 1_000_000;

/// Each amount of damage came up as often as it should, within 5 sigma.
#[track_caller]
fn close(odds: &Odds, seen: &[u32], what: &str) {
    for (damage, &count) in (0..).zip(seen) {
        let chance = odds.exactly(damage);
        let [count, num, den, rolls] = [count, chance.num, chance.den, ROLLS].map(i128::from);
        let off = count * den - rolls * num;
        assert!(
            off * off <= 25 * rolls * num * (den - num),
            "{what}, {damage}: {count} of {rolls}, not {chance}"
        );
    }
}

fn roll(dice: &[&[u8; 6]], luck: &mut Chance) -> u8 {
    dice.iter().map(|faces| faces[luck.below(6) as usize]).sum()
}

/// A million rolls of every pool that the box allows.
#[test]
fn a_million_rolls_agree_with_the_odds() {
    let mut luck = Chance::seeded(2016);
    for pool in Pool::all() {
        let dice: Vec<_> = pool.dice().map(DieKind::faces).collect();
        let mut seen = [0; 20];
        (0..ROLLS).for_each(|_| seen[usize::from(roll(&dice, &mut luck))] += 1);
        close(Odds::of(pool), &seen, &pool.to_string());
    }
}

/// A million attacks of every demon on a marine with plasma and shotgun, and of every main action on a tough demon.
#[test]
fn a_million_attacks_agree_with_the_odds() {
    let mut luck = Chance::seeded(20);
    let mut attack = |dice: Pool, blocks: Vec<Block>, what: &str| {
        let faces: Vec<_> = dice.dice().map(DieKind::faces).collect();
        let mut seen = [0; 20];
        for _ in 0..ROLLS {
            let block = blocks[luck.below(blocks.len() as u32) as usize];
            seen[usize::from(block.damage(roll(&faces, &mut luck), 0))] += 1;
        }
        close(&Odds::of(dice).after(&Guard::of(blocks), 0), &seen, what);
    };
    let deck =
        CardSet::own(Callsign::Alpha).or(CardSet::PlasmaRifle.cards(1)).or(CardSet::CombatShotgun.cards(1));
    for kind in DemonKind::ALL {
        attack(kind.sheet().pool, deck.iter().map(|card| card.block()).collect(), kind.word());
    }
    let baron = DemonKind::BaronOfHell.sheet();
    let cards: Vec<_> = EventCards::ALL.iter().map(|card| baron.block(Some(card.face().defence))).collect();
    for face in action_card::faces().iter().filter(|face| face.kind == doom2016::ActionKind::Main) {
        attack(face.attack.unwrap().dice, cards.clone(), &face.id);
    }
}

/// A script decides the dice before luck does.
#[test]
fn scripted_dice_come_first() {
    let mut luck = Chance::seeded(1);
    luck.script(&[5, 1, 4]).unwrap();
    let dice = pool("2R1B").dice().map(|die| {
        let face = luck.draw(|code| code < 6, |luck| luck.below(6) as u8);
        die.faces()[usize::from(face)]
    });
    assert_eq!(dice.sum::<u8>(), 2 + 1 + 3);
    assert_eq!((luck.script_left(), luck.misfits()), (0, 0));
}
