//! The decks, card by card as the facts have them: action cards, event cards, classes, glory kill cards.

use std::collections::BTreeMap;

use crate::common::say;
use doom2016::content::Source;
use doom2016::{
    ActionKind, AttackBox, Callsign, Card, CardSet, CardSets, Cards, ClassKind, ClassKinds, Condition,
    Defence, EventCard, EventCards, EventSet, EventSets, GloryCard, GloryCards, GloryKind, Keyword, Moment,
    SetKind, action_card, event_card, glory,
};

fn attack(attack: &AttackBox) -> String {
    let mut line = format!("{}: {}", attack.range, attack.dice);
    if attack.times > 1 {
        line += &format!(" x{}", attack.times);
    }
    if attack.everyone {
        line += " all";
    }
    if let Some(needs) = attack.needs {
        line += &format!(" needs {needs}");
    }
    line
}

/// Every action card: name; main, bonus or reaction with speed; attack; effects; defence.
#[test]
fn action_cards_are_those_of_the_table() {
    let table = [
        "uac-marine-1 sidearm | M 3 | 4: 2R | - | 1S",
        "uac-marine-2 armor | R 0 | - | while-defending: shields:2 | 2S",
        "uac-marine-3 double-time | B 3 | - | played: draw:1 | D",
        "uac-marine-4 steady-hands | B 1 | - | played: next-attack:gains:reroll-any 1 | 1S",
        "combat-shotgun-1 pump-blast | M 3 | 3: 2R1B | this-attack if within 1: gain:red 1 | 1S",
        "combat-shotgun-2 pop-charge | B 1 | 4: 1B | - | 1S",
        "combat-shotgun-3 concussion | B 2 | - | played: next-attack:gains:stun,within:3 | 2S",
        "super-shotgun-1 both-barrels | M 2 | 2: 1R2B | - | -",
        "super-shotgun-2 break-and-load | B 2 | - | played: hook:reload | 1S",
        "super-shotgun-3 doorway-blast | R 0 | 1: 1B | demon-stops if within 1: fire | 1S",
        "heavy-assault-rifle-1 aimed-burst | M 3 | 6: 3R | this-attack: gain:reroll 1,ignore-cover | 1S",
        "heavy-assault-rifle-2 scope | B 1 | - | played: next-attack:gains:red 1,range 3 | 1S",
        "heavy-assault-rifle-3 micro-missiles | B 1 | 5: 1R x2 | - | 2S",
        "plasma-rifle-1 plasma-stream | M 3 | 5: 2R1B | - | 1S",
        "plasma-rifle-2 heat-vent | B 1 | - | played: harm:whom:enemies,within:1,damage:1 | 1S",
        "plasma-rifle-3 stun-charge | B 1 | - | played: harm:whom:enemy,within:4,sight:true,stun:true | D",
        "burst-rifle-1 double-burst | M 3 | 6: 2R x2 | this-attack if same-defender: gain:red 1 | 1S",
        "burst-rifle-2 running-fire | B 3 | - | played: next-attack:gains:red 1 | 1S",
        "burst-rifle-3 suppress | R 0 | - | demon-activates if within 6 & in-sight: lose-mp:2 | 1S",
        "static-rifle-1 charged-shot | M 4 | 5: 2R | \
            this-attack if spent 2: gain:red 1; this-attack if spent 4: gain:red 1 | 1S",
        "static-rifle-2 kinetic-coil | B 3 | - | - | D",
        "static-rifle-3 discharge | B 1 | 3: 1B needs spent 3 | - | 2S",
        "rocket-launcher-1 rocket | M 2 | 7: 1R2B | this-attack: splash:damage:1,whom:figures | 1S",
        "rocket-launcher-2 lock-on | B 1 | - | played: next-attack:gains:red 1,ignore-cover | 1S",
        "rocket-launcher-3 late-fuse | B 1 | - | played if fired: harm:whom:by-defender,within:2,damage:2 | 2S",
        "chaingun-1 spin-up | M 1 | 6: 4R | - | 1S",
        "chaingun-2 brace | B 0 | - | played if unmoved: next-attack:gains:black 1 & hook:root | 2S",
        "chaingun-3 sustained-fire | B 1 | 6: 2R needs same-defender | - | 1S",
        "chainsaw-1 saw-through | M 4 | 1: 2R2B | this-attack if killed: recover:2 | 1S",
        "chainsaw-2 rev | B 3 | - | played: hook:unsteady 1 | 1S",
        "chainsaw-3 trophy | B 2 | - | played: hook:trophies 1 | D",
        "gauss-cannon-1 siege-bolt | M 2 | 10: 1R2B | this-attack: gain:pierce 2 | 1S",
        "gauss-cannon-2 precision-bolt | B 1 | 10: 1B | - | 1S",
        "gauss-cannon-3 capacitor | B 1 | - | played: next-attack:gains:best-face 1 | 2S",
        "bfg-9000-1 big-shot | M 0 | 6: 2R2B all | - | -",
        "bfg-9000-2 arcs | B 1 | - | played: harm:whom:enemies,within:4,sight:true,damage:1 | 1S",
        "bfg-9000-3 cell-reserve | B 2 | - | played: hook:reshuffle & draw:1 | 2S",
        "frag-grenade frag | B 1 | - | played: burst:within:4,whom:figures,dice:1B | 1S",
        "siphon-grenade siphon | B 1 | - | played: burst:within:4,whom:demons,damage:1,leech:3 | 1S",
        "decoy-grenade decoy | B 1 | - | played: hook:decoy 4 | 1S",
    ];
    let rows: Vec<_> = action_card::faces()
        .iter()
        .map(|face| {
            let kind = ["M", "B", "R"][face.kind.index()];
            let attack = face.attack.as_ref().map_or("-".to_owned(), attack);
            let abilities = say(&face.abilities);
            format!(
                "{} {} | {kind} {} | {attack} | {abilities} | {}",
                face.id, face.title, face.speed, face.defence
            )
        })
        .collect();
    assert_eq!(rows, table);
}

/// 16 + 36 + 15 + 6 = 73 cards; 12 + 5 + 6 = 23 weapon tokens; every set has its copies (D16-SET-5, D16-ITM-5).
#[test]
fn action_cards_come_in_sets() {
    let count = |kind| CardSets::of_kind(kind).iter().flat_map(|set| set.sheet().cards.clone());
    let cards = |kind| -> u32 { count(kind).map(Cards::len).sum() };
    assert_eq!(SetKind::ALL.map(cards), [16, 36, 15, 6]);
    assert_eq!(SetKind::ALL.map(|kind| count(kind).count()), [4, 12, 5, 6]);
    assert_eq!(SetKind::ALL.map(|kind| CardSets::of_kind(kind).len()), [1, 6, 5, 3]);
    let mut all = Cards::NONE;
    for set in CardSet::ALL {
        for copy in 1..=set.sheet().copies {
            let cards = set.cards(copy);
            assert!(all.and(cards).is_empty(), "{set}");
            assert!(cards.iter().all(|card| (card.set(), card.copy()) == (set, copy)), "{set}");
            all = all.or(cards);
        }
        assert!(set.cards(0).is_empty() && set.cards(set.sheet().copies + 1).is_empty(), "{set}");
        assert_eq!(set.sheet().sources.of("copies"), Some(Source::Found), "{set}");
    }
    assert_eq!(all, Cards::ALL);
    for marine in Callsign::ALL {
        assert!(CardSet::own(marine).iter().all(|card| usize::from(card.copy()) == marine.index() + 1));
    }
}

/// Cards have numbers and names, both ways, and sets of them are lists of names.
#[test]
fn cards_are_known_by_number_and_name() {
    for (n, card) in Card::all().enumerate() {
        assert_eq!((card.index(), Card::from_index(n), card.to_string().parse()), (n, Some(card), Ok(card)));
    }
    for (n, card) in EventCard::all().enumerate() {
        assert_eq!(
            (card.index(), EventCard::from_index(n), card.to_string().parse()),
            (n, Some(card), Ok(card))
        );
    }
    for (n, card) in GloryCard::all().enumerate() {
        assert_eq!(
            (card.index(), GloryCard::from_index(n), card.to_string().parse()),
            (n, Some(card), Ok(card))
        );
    }
    assert_eq!(
        (Card::from_index(73), EventCard::from_index(36), GloryCard::from_index(12)),
        (None, None, None)
    );
    let hand = r#"["uac-marine-2-d","plasma-rifle-2","frag-grenade-b"]"#;
    assert_eq!(serde_json::to_string(&serde_json::from_str::<Cards>(hand).unwrap()).unwrap(), hand);
    assert!(serde_json::from_str::<Cards>(r#"["chaingun-1","chaingun-1"]"#).is_err());
    let error = "plasma-rifle-4".parse::<Card>().unwrap_err();
    assert!(error.contains("`plasma-rifle-4` is no action card; write set and number"), "{error}");
}

/// A weapon has one main action, and only the cards with Splash and Pierce say so.
#[test]
fn action_cards_have_kinds_and_keywords() {
    for set in CardSets::weapons().minus(CardSets::of_kind(SetKind::Grenade)).iter() {
        let kinds: Vec<_> = set.cards(1).iter().map(|card| card.face().kind).collect();
        assert_eq!(kinds.iter().filter(|&&kind| kind == ActionKind::Main).count(), 1, "{set}");
        assert_eq!(kinds[0], ActionKind::Main, "{set}");
    }
    let with = |keyword| -> Vec<&str> {
        let faces = action_card::faces().iter();
        faces.filter(|face| face.keywords().has(keyword)).map(|face| face.id.as_str()).collect()
    };
    assert_eq!(with(Keyword::Splash), ["rocket-launcher-1"]);
    assert_eq!(with(Keyword::Pierce), ["gauss-cannon-1"]);
    assert_eq!(with(Keyword::Flying), [""; 0]);
    let needs: Vec<_> = action_card::faces().iter().filter_map(|face| face.attack?.needs).collect();
    assert_eq!(needs, [Condition::Spent(3), Condition::SameDefender]);
}

/// The event cards: set, moment and effects, defence. What stands before a semicolon is one choice.
#[test]
fn event_cards_are_those_of_the_table() {
    let table = [
        "power-overwhelming surge | demon-activates: argent:tokens:2,on:its-card; \
            demon-activates: next-attack:gains:red 1 | *",
        "power-overwhelming hellish-power | before-roll: gain:red 1; before-roll for argent: gain:black 1 | 1S",
        "power-overwhelming soul-harvest | demon-killed: argent:tokens:1,on:demon-card & draw-events:1 | 1S",
        "seek-and-destroy dark-pact | phase-start: hook:dark-pact 1 | *",
        "seek-and-destroy demonic-precision | declare: gain:range 3,ignore-cover | 1S",
        "seek-and-destroy cut-off | marine-dashes: lose-mp:2 | 2S",
        "red-haste demonic-speed | demon-activates: mp:3 | 1S",
        "red-haste ferocity | while-attacking if within 1: gain:reroll-any 1 | 1S",
        "red-haste onslaught | after-attack if dealt-or-killed 3: mp:2 & attack:dice:1R,other:true | D",
        "armored-offensive demonic-resilience | while-defending: shields:2 | 2S",
        "armored-offensive iron-skin | while-defending if large: cap:2 | 1S",
        "armored-offensive unstoppable | after-defence if lives: move:2 | *",
        "night darkness | phase-start: hook:darkness 4 | 1S",
        "night ambush | before-initiative: hook:ambush 3 | *",
        "night dread | while-attacking if card-revealed: reveal-again | -",
        "harvest death-curse | demon-killed if killer-within 2: harm:whom:killer,damage:2 | D",
        "harvest execution | marine-killed: draw-events:2 & argent:tokens:1,on:any-card | 1S",
        "harvest crippling-strike | after-attack if dealt 1: harm:whom:defender,stun:true | -",
    ];
    let rows: Vec<_> = event_card::faces()
        .iter()
        .map(|face| format!("{} {} | {} | {}", face.set, face.id, say(&face.abilities), face.defence))
        .collect();
    assert_eq!(rows, table);
    assert!(event_card::faces().iter().all(|face| face.copies == 2));
}

/// D16-SET-6, D16-EVT-2: six sets of six, and the sums of the icons.
#[test]
fn event_sets_add_up() {
    assert!(EventSet::ALL.iter().all(|set| set.cards().len() == 6));
    assert_eq!(EventSets::ALL.cards(), EventCards::ALL);
    let mut icons: BTreeMap<String, u32> = BTreeMap::new();
    for card in EventCard::all() {
        *icons.entry(card.face().defence.to_string()).or_default() += 1;
    }
    let icons: Vec<_> = icons.into_iter().map(|(icon, n)| format!("{icon} {n}")).collect();
    assert_eq!(icons.join(", "), "* 8, - 4, 1S 16, 2S 4, D 4");
    assert_eq!(Moment::ALL.map(|when| EventCards::at(when).len()).iter().sum::<u32>(), 36);
    assert!(EventCards::at(Moment::Always).is_empty());
    let [one, two]: [EventCard; 2] = ["ferocity", "ferocity-b"].map(|name| name.parse().unwrap());
    assert!(one.same_name(two) && !one.same_name("dread".parse().unwrap()));
}

/// D16-SET-4: the 24 classes.
#[test]
fn classes_are_those_of_the_table() {
    let table = [
        "commando | while-attacking for exhaust if card-revealed: reveal-again",
        "close-quarters | while-attacking if within 2: gain:any-face 1",
        "runner | always: hook:slip-past",
        "slayer | activation-start if no-glory-card: draw-glory:1",
        "sergeant hand 4, not solo | other-start for card: mp:1",
        "scout | before-initiative for exhaust: hook:scout",
        "point-man | deck-built for exhaust: hook:go-first",
        "medic | bonus for exhaust: heal:recover:2,whom:marine,within:1",
        "gunner | while-attacking for exhaust: gain:red 1",
        "sniper | always: gain:range 2; always if from 5: gain:ignore-cover",
        "breacher | always: hook:free-doors; door-opened: next-attack:gains:red 1",
        "bulwark | while-defending for exhaust: shields:1; \
            while-defending for exhaust if marine-adjacent: shields:2",
        "demolisher with frag-grenade | always: hook:demolition 1",
        "quartermaster | weapon-taken: hook:pick",
        "berserker | always if within 1: gain:red 1; always: hook:blood-thirst 1",
        "acrobat | own-activation for exhaust: hook:climb 4",
        "phase-tech | always: hook:free-teleport; own-activation for mp: hook:wake 2",
        "shock-trooper | always if first-attack & undamaged: gain:red 1",
        "veteran-nerves | always: hook:no-stun",
        "tactician | activation-end for exhaust: hook:take-back",
        "overwatch | demon-stops for exhaust if within 4 & in-sight: attack:range:4,dice:1R",
        "scavenger | pack-taken: hook:pack 7 & heal:recover:1,whom:other-marine,within:3",
        "signal-officer, not solo | bonus for exhaust once a round: hook:lend-mp 3",
        "last-stand | always if hurt 6: gain:red 1",
    ];
    for (row, class) in table.into_iter().zip(ClassKind::ALL) {
        let card = class.card();
        let hand = card.hand.map_or(String::new(), |hand| format!(" hand {hand}"));
        let kit = card.kit.map_or(String::new(), |kit| format!(" with {kit}"));
        let solo = if card.solo { "" } else { ", not solo" };
        assert_eq!(format!("{class}{hand}{kit}{solo} | {}", say(&card.abilities)), row);
    }
    let exhaust = ClassKind::ALL.iter().filter(|class| class.card().exhausts()).count();
    assert_eq!((exhaust, ClassKinds::solo().len()), (10, 22));
    let found = ClassKind::ALL.into_iter().filter(|c| c.card().sources.of("effect") == Some(Source::Found));
    assert!(found.eq([ClassKind::Commando]));
}

/// D16-GLO-2: the glory kill cards, two of each.
#[test]
fn glory_kill_cards_are_those_of_the_table() {
    let table = [
        "adrenaline-rush | bonus for discard: mp:2",
        "trophy-grip | while-attacking for discard: gain:red 1",
        "gore-shield | while-defending for discard: shields:2",
        "momentum | glory-kill for discard: attack:range:1,dice:1B",
        "second-wind | bonus for discard: draw:2",
        "fury | main-played for discard: gain:reroll-any 1",
    ];
    let rows =
        GloryKind::ALL.map(|kind| format!("{kind} | {}", say(std::slice::from_ref(&kind.face().ability))));
    assert_eq!(rows, table);
    let of = |kind| GloryCards::ALL.iter().filter(move |card| card.kind() == kind).count();
    assert_eq!((GloryKind::ALL.map(of), glory::recover()), ([2; 6], 2));
}

/// Only event cards have the special icon (D16-ATK-7).
#[test]
fn marines_have_no_special_defence() {
    assert!(action_card::faces().iter().all(|face| face.defence != Defence::Special));
    let dodges = action_card::faces().iter().filter(|face| face.defence == Defence::Dodge);
    let dodges: Vec<_> = dodges.map(|face| face.title.as_str()).collect();
    assert_eq!(dodges, ["double-time", "stun-charge", "kinetic-coil", "trophy"]);
}
