//! The component data, row by row as the facts have it: dice, demons, invasions, marines, missions, tokens.

use crate::common::say;
use doom2016::content::{Source, provenance};
use doom2016::squad::{self, Rating};
use doom2016::threat::{FirstSummons, PortalSide, Stock, Summons};
use doom2016::{
    Base, Callsign, CardSet, CardSets, Cards, ClassKind, DemonKind, DieKind, EventCards, GloryCards, Goal,
    Group, InvasionKind, Item, Keyword, ObjectiveKind, Portal, SquadKind, ThreatKind, ThreatKinds, TokenKind,
    objective, portal::PerPortal,
};

/// T56 (D16-SET-9): the totals of the box.
#[test]
fn t56_the_box_has_its_cards_and_figures() {
    assert_eq!((Cards::ALL.len(), EventCards::ALL.len(), GloryCards::ALL.len()), (73, 36, 12));
    assert_eq!((InvasionKind::ALL.len(), ClassKind::ALL.len()), (12, 24));
    let squads: u8 = SquadKind::ALL.iter().map(|squad| squad.card().copies).sum();
    assert_eq!((squads, ThreatKind::ALL.len(), ObjectiveKind::ALL.len()), (4, 3, 6));
    let figures: u8 = DemonKind::ALL.iter().map(|kind| kind.sheet().figures).sum();
    assert_eq!((figures, DemonKind::ALL.len(), Callsign::ALL.len()), (33, 8, 4));
}

/// D16-ATK-5: the faces. The numbers a die shows are found, how often it shows them is not.
#[test]
fn dice_have_the_faces_of_the_table() {
    let table = [("red", 4, [0, 1, 1, 1, 2, 2], 'R'), ("black", 2, [1, 2, 2, 2, 3, 3], 'B')];
    for ((word, count, faces, letter), die) in table.into_iter().zip(DieKind::ALL) {
        assert_eq!((die.word(), die.in_box(), die.faces(), die.letter()), (word, count, &faces, letter));
        assert_eq!(die.data().sources.of("values"), Some(Source::Found));
        assert_ne!(die.data().sources.of("spread"), Some(Source::Found));
    }
}

/// The table of demons: figures, base; speed, health, stability; toughness, attack, special defence; the two abilities.
#[test]
fn demons_have_the_ratings_of_the_table() {
    let table = [
        "imp | 8 1x1 | 4 3 2 | 4: 2R D | hit-and-run after-attack: mp:2 | \
            charged-fireball declare for argent: gain:red 1,range 2",
        "possessed-soldier | 8 1x1 | 3 3 2 | 5: 2R 2S | crossfire always if fellow-sees: gain:reroll 1 | \
            shock-round on-hit for argent if dealt 1: harm:whom:defender,stun:true",
        "pinky | 4 1x2 | 5 6 4 | 1: 1R1B 2S | ram always if shifted 3: gain:red 1 | \
            headlong own-activation for argent: mp:3",
        "cacodemon | 4 1x1 | 4 6 4 | 5: 1R1B 2S | flying always: hook:flying | \
            lightning-orb on-hit for argent if dealt 1: harm:whom:defender,stun:true",
        "revenant | 4 1x1 | 4 6 4 | 6: 2R1B 2S | jets always: hook:jets 3 | \
            salvo declare for argent: gain:reroll-any 1,ignore-cover",
        "mancubus | 2 2x2 | 2 9 6 tough | 4: 2R1B 2S | splash always: splash:damage:1,whom:marines | \
            fire-wash declare for argent: hook:wash 2",
        "baron-of-hell | 2 2x2 | 4 10 7 tough | 3: 1R2B 3S | stride always if within 1: gain:red 1 | \
            slam on-hit for argent: harm:whom:marines,within:2,damage:1,push:1",
        "cyberdemon | 1 2x3 | 3 18 15 tough | 8: 2R2B 3S | twin-fire after-attack: attack:dice:2R,other:true | \
            rocket-storm declare for argent: gain:red 2 & splash:damage:1,whom:marines",
    ];
    for (row, kind) in table.into_iter().zip(DemonKind::ALL) {
        let d = kind.sheet();
        let tough = if d.tough { " tough" } else { "" };
        let ratings = format!("{} {} | {} {} {}{tough}", d.figures, d.base, d.speed, d.health, d.stability);
        let attack = format!("{}: {} {}", d.range, d.pool, d.special);
        let abilities = [&d.ability, &d.argent]
            .map(|ability| format!("{} {}", ability.id, say(std::slice::from_ref(ability))));
        assert_eq!(format!("{kind} | {ratings} | {attack} | {}", abilities.join(" | ")), row);
    }
}

/// The checks beside the table of demons, and what is found of them.
#[test]
fn demons_agree_with_what_is_known() {
    for kind in DemonKind::ALL {
        let sheet = kind.sheet();
        assert!((1..=3).contains(&(sheet.health - sheet.stability)), "{kind}");
        let found: Vec<_> = sheet
            .sources
            .iter()
            .filter(|&(_, source)| source == Source::Found)
            .map(|(part, _)| part)
            .collect();
        assert_eq!(found, if kind == DemonKind::Imp { vec!["ability", "argent"] } else { vec![] }, "{kind}");
    }
    let turning: Vec<_> = DemonKind::ALL.into_iter().filter(|kind| kind.sheet().base.can_turn()).collect();
    assert_eq!(turning, [DemonKind::Pinky, DemonKind::Cyberdemon]);
    assert_eq!(turning.iter().map(|kind| kind.sheet().base.spaces()).collect::<Vec<_>>(), [2, 6]);
    assert!(!Base::One.is_large() && Base::Two.is_large());
    let with = |keyword| DemonKind::ALL.into_iter().filter(move |kind| kind.sheet().keywords().has(keyword));
    assert!(with(Keyword::Flying).eq([DemonKind::Cacodemon, DemonKind::Revenant]));
    assert!(with(Keyword::Splash).eq([DemonKind::Mancubus, DemonKind::Cyberdemon]));
    assert_eq!(with(Keyword::Pierce).count(), 0);
}

/// A group in the short form of the table: `2I1V+1a`.
fn short(group: Group) -> String {
    let letter = |kind: DemonKind| ["I", "P", "K", "C", "V", "M", "B", "Y"][kind.index()];
    let demons: String = group.iter().map(|(kind, n)| format!("{n}{}", letter(kind))).collect();
    if group.argent > 0 { format!("{demons}+{}a", group.argent) } else { demons }
}

/// D16-TUT-4, D16-POR-1: the twelve invasion cards.
#[test]
fn invasion_cards_are_those_of_the_table() {
    let table = [
        "first-strike | 3I / 2P | 2I2C / 1P2K | 1C2V / 3I4P",
        "imp-assault | 3I / 2I+2a | 2I2C+2a / 2I1V+1a | 3I2V / 4I1B+3a",
        "rotting-guard | 3P / 2P+2a | 3P1C+1a / 2P1V+2a | 4P1M+2a / 3P2V+1a",
        "stampede | 1K+1a / 2P | 2K+2a / 2I1K+2a | 2K1B / 3I3K+1a",
        "floating-dread | 1C / 2I+1a | 2C+2a / 2P1C+2a | 2C1M+1a / 2I3C+2a",
        "bone-choir | 2I+1a / 1V | 2V / 2I1V+2a | 1P3V / 2I1V1B",
        "heavy-tread | 3P / 1K | 1M+2a / 2P1K+2a | 1M1B / 2P2M",
        "hell-nobles | 3I / 2I+2a | 1B / 2I1C+2a | 2B+1a / 2I1V1B+1a",
        "mixed-vanguard | 2I1P / 1K | 1C1V+2a / 1K1C+2a | 2I1C1B+1a / 2P1V1B",
        "swarm | 3I / 3P | 3I2P+1a / 4I+3a | 5I3P+2a / 4P2K+1a",
        "argent-tide | 1I+3a / 2P+1a | 1P1C+4a / 1V+6a | 1B+6a / 2V+7a",
        "tyrant | 3I / 2I+2a | 2I1V+2a / 2I1C+2a | 1Y / 1M1B",
    ];
    for (row, kind) in table.into_iter().zip(InvasionKind::ALL) {
        let groups = Portal::ALL.map(|portal| kind.groups(portal).map(short).join(" / "));
        assert_eq!(format!("{kind} | {}", groups.join(" | ")), row);
    }
    let sources = |kind: InvasionKind| Portal::ALL.map(|portal| kind.card().sources.of(portal.word()));
    let [found, inferred, ours] = [Source::Found, Source::Inferred, Source::Ours].map(Some);
    assert_eq!(sources(InvasionKind::FirstStrike), [found, found, inferred]);
    assert_eq!(sources(InvasionKind::ImpAssault), [found; 3]);
    assert_eq!(sources(InvasionKind::Stampede), [found, ours, ours]);
}

/// The weights of groups by colour, and D16-STA-2: no card brings more kinds than there are initiative cards.
#[test]
fn invasion_cards_are_of_one_weight() {
    let points = [2, 2, 5, 5, 7, 9, 11, 20];
    for kind in InvasionKind::ALL {
        for (portal, range) in Portal::ALL.into_iter().zip([4..=7, 11..=16, 14..=23]) {
            for group in kind.groups(portal) {
                let weight: u8 = group.iter().map(|(demon, n)| points[demon.index()] * n).sum();
                assert!(range.contains(&(weight + group.argent)), "{kind}, {portal}: {group}");
            }
        }
        assert!(kind.card().kinds.len() <= u32::from(TokenKind::InvaderInitiative.stock().copies), "{kind}");
    }
}

/// D16-SET-8, D16-INT-34: marines and squad cards.
#[test]
fn squad_cards_make_up_for_missing_marines() {
    let rating = |health, hand, mains, activations| Rating { health, hand, mains, activations };
    assert_eq!((squad::marine(), squad::sprint()), (rating(10, 3, 1, 1), 6));
    let table = [
        ("solo-operative", 1, 1, rating(16, 5, 2, 2)),
        ("combat-veteran", 2, 2, rating(13, 4, 2, 1)),
        ("taking-point", 3, 1, rating(12, 4, 2, 1)),
    ];
    for ((word, marines, copies, rating), squad) in table.into_iter().zip(SquadKind::ALL) {
        let card = squad.card();
        assert_eq!((squad.word(), card.marines, card.copies, card.rating), (word, marines, copies, rating));
        assert_eq!(SquadKind::for_marines(marines), Some(squad));
        // Every player count has four main actions a round.
        let with = card.copies * card.rating.mains * card.rating.activations;
        assert_eq!(with + (marines - card.copies), 4, "{squad}");
    }
}

/// D16-MIS-4: the three threat cards.
#[test]
fn threat_cards_are_those_of_the_table() {
    let [infestation, horde, assault] = ThreatKind::ALL.map(ThreatKind::card);
    assert_eq!(
        (infestation.portals, infestation.keeps, infestation.doors),
        (PortalSide::FaceDown, false, false)
    );
    assert_eq!((infestation.setup, infestation.summons), (FirstSummons::FaceUp, Summons::Sight));
    for card in [horde, assault] {
        assert_eq!((card.portals, card.keeps, card.doors), (PortalSide::FaceUp, true, true));
    }
    assert_eq!((horde.setup, assault.setup), (FirstSummons::OneBlue, FirstSummons::Nothing));
    assert_eq!((horde.from_round, assault.from_round), (PerPortal([1, 3, 5]), PerPortal([1, 1, 3])));
    assert_eq!(horde.summons, Summons::Counters(PerPortal([2, 2, 1])));
    let stock = Stock { start: 6, income: 1, most: 4, cost: PerPortal([1, 2, 3]) };
    assert_eq!(assault.summons, Summons::Stock(stock));
}

/// D16-MIS-3: the six objective cards.
#[test]
fn objective_cards_are_those_of_the_table() {
    let table = [
        Goal::Samples { tokens: 3, unused_from_round: 6 },
        Goal::Relays { tokens: 3, progress: 2, events: 1 },
        Goal::Zones { zones: 2, progress: 7 },
        Goal::Assets { tokens: 3, mp: 1 },
        Goal::Drone { health: 12, shields: 1, steps: 3, within: 2, times: 2, frags: 2 },
        Goal::Breach {},
    ];
    assert_eq!(ObjectiveKind::ALL.map(|objective| objective.card().goal), table);
    let breach = ObjectiveKind::SealTheBreach.card();
    assert!(breach.threats.iter().eq([ThreatKind::Horde, ThreatKind::Assault]));
    let others = ObjectiveKind::ALL.into_iter().filter(|&kind| kind != ObjectiveKind::SealTheBreach);
    assert!(others.into_iter().all(|kind| kind.card().threats == ThreatKinds::ALL));
    assert_eq!(objective::frags(), 6);
}

/// D16-SET-9: what lies in the box, and what of it is a limit.
#[test]
fn the_box_has_its_tokens() {
    let table = "damage-1 35, damage-3 20, stun-card 4, stun 7, argent 18!, frag 21, health-pack 9!, teleporter 6!, \
        objective 6!, portal 18!, weapon 23!, progress 16, door 8!, tile 24, marine-initiative 4!, \
        invader-initiative 6!";
    let list: Vec<_> = TokenKind::ALL
        .iter()
        .map(|token| format!("{token} {}{}", token.stock().copies, if token.stock().hard { "!" } else { "" }))
        .collect();
    assert_eq!(list.join(", "), table);
    assert!(TokenKind::ALL.iter().all(|token| token.stock().sources.of("copies") == Some(Source::Found)));
    assert_eq!(TokenKind::HealthPack.stock().heals, 5);
    let weapons: u8 = CardSets::weapons().iter().map(|set| Item::Weapon(set).in_box()).sum();
    assert_eq!((Item::all().count(), weapons), (1 + 14, 23));
    for item in Item::all() {
        assert_eq!(item.to_string().parse(), Ok(item));
    }
    assert_eq!(serde_json::to_string(&Item::Weapon(CardSet::Bfg9000)).unwrap(), "\"bfg-9000\"");
}

/// Every fact has its source, and the list names the file and the entry.
#[test]
fn provenance_lists_every_entry() {
    let list = provenance();
    let of = |file, entry: &str, part| {
        let line = list.iter().find(|line| line.file == file && line.entry == entry && line.part == part);
        line.map(|line| line.source)
    };
    assert_eq!(of("dice.toml", "red", "spread"), Some(Source::Inferred));
    assert_eq!(of("demons.toml", "imp", "ability"), Some(Source::Found));
    assert_eq!(of("demons.toml", "cacodemon", "ability"), Some(Source::Inferred));
    assert_eq!(of("action-cards.toml", "plasma-rifle", "copies"), Some(Source::Found));
    assert_eq!(of("action-cards.toml", "armor", "name"), Some(Source::Found));
    assert_eq!(of("action-cards.toml", "armor", "ability"), Some(Source::Ours));
    assert_eq!(of("event-cards.toml", "surge", "defence"), Some(Source::Ours));
    assert_eq!(of("invasion-cards.toml", "imp-assault", "red"), Some(Source::Found));
    assert_eq!(of("classes.toml", "commando", "effect"), Some(Source::Found));
    assert_eq!(of("glory-kills.toml", "adrenaline-rush", "copies"), Some(Source::Ours));
    assert_eq!(of("squads.toml", "marine", "health"), Some(Source::Found));
    assert_eq!(of("threat-cards.toml", "horde", "summons"), Some(Source::Ours));
    assert_eq!(of("objective-cards.toml", "relay-link", "goal"), Some(Source::Found));
    assert_eq!(of("tokens.toml", "health-pack", "heals"), Some(Source::Found));
    let mut different = list.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), list.len());
}
