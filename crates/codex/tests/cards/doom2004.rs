//! What follows from the cards of DOOM (2004).

use std::collections::BTreeMap;

use toml::Table;

use crate::claim::Claim::{self, Count, Either, Number, Says};
use crate::data::{counted, file, number, tables, texts, word};
use crate::stems::Stem;

/// What a health token restores without any card (D04-EQ-5).
const HEALTH_TOKEN: u32 = 3;

/// Texts of the game's cards with the claims on them.
pub(crate) fn cards() -> BTreeMap<String, Vec<Claim>> {
    let marine_cards = file("doom2004/marine-cards.toml");
    let events = file("doom2004/invader-cards.toml");
    let marine = tables(&marine_cards, "card").into_iter();
    let marine = marine.map(|card| (format!("d04-card-{}-help", word(card, "id")), marine_card(card)));
    let event = tables(&events, "event").into_iter();
    let event = event.map(|card| (format!("d04-event-{}-help", word(card, "event")), event_card(card)));
    marine.chain(event).collect()
}

fn marine_card(card: &Table) -> Vec<Claim> {
    let of = |name: &str| number(card, name);
    let mut claims = Vec::new();
    for (attacks, stem) in [("ranged", Stem::Ranged), ("melee", Stem::Melee)] {
        for ability in texts(card, attacks) {
            claims.push(Says(stem));
            claims.push(self::ability(ability));
        }
    }
    for ability in texts(card, "squad") {
        // Other marines read what the ability brings: range, or damage.
        claims.push(match counted(ability) {
            ("accuracy", Some(n)) => Count(n, Stem::Range),
            ("deadly", Some(n)) => Count(n, Stem::Damage),
            _ => panic!("no words are known for {ability}"),
        });
    }
    claims.extend(of("squad_range").map(|n| Count(n, Stem::Space)));
    claims.extend(of("wounds").map(|n| Count(n, Stem::Wound)));
    claims.extend(of("bullets").map(|n| Count(n, Stem::Bullets)));
    claims.extend(of("rockets").map(|n| Count(n, Stem::Rockets)));
    claims.extend(of("health").map(|n| Count(HEALTH_TOKEN + n, Stem::Wound)));
    claims.extend(of("spaces").map(|n| Count(n, Stem::Space)));
    claims.extend(of("attacks").map(|n| Count(n, Stem::Attack)));
    claims
}

fn ability(ability: &str) -> Claim {
    match counted(ability) {
        ("accuracy", Some(n)) => Count(n, Stem::Accuracy),
        ("deadly", Some(n)) => Count(n, Stem::Deadly),
        ("sweep", _) => Says(Stem::Sweep),
        _ => panic!("no words are known for {ability}"),
    }
}

fn event_card(card: &Table) -> Vec<Claim> {
    let stems: &[Stem] = match word(card, "when") {
        "after-marine-roll" => &[Stem::After, Stem::Rolls, Stem::Attack],
        "before-marine-attack" => &[Stem::Before, Stem::Attacks],
        "after-equipment" => &[Stem::Equipment],
        "start-of-invader-turn" => &[Stem::Start, Stem::YourTurn],
        "after-marine-attack" => &[Stem::After, Stem::Attack],
        "before-marine-turn" => &[Stem::Before],
        "invader-activation" => &[Stem::Activates, Stem::Invader],
        "after-invader-attack" => &[Stem::After, Stem::YourTurn, Stem::Invader],
        "invader-attack" => &[Stem::Attack, Stem::Invader],
        "after-reveal" => &[Stem::Reveal],
        "invader-turn" => &[Stem::YourTurn],
        other => panic!("no words are known for the moment {other}"),
    };
    let amount = number(card, "amount").map(|n| match n {
        1 => Either(vec![Number(1), Says(Stem::Once)]),
        n => Number(n),
    });
    let what: &[Claim] = match word(card, "event") {
        "black-out" => &[Says(Stem::Ranged), Says(Stem::ThisTurn)],
        "loose-grating" => &[Number(1), Says(Stem::ThisTurn)],
        "headlong" => &[Says(Stem::ThisActivation)],
        "blind-side" => &[Says(Stem::Deadly)],
        "baited-hook" | "waiting-teeth" => &[Says(Stem::Moves), Says(Stem::Attack), Says(Stem::YourTurn)],
        _ => &[],
    };
    stems.iter().map(|stem| Says(*stem)).chain(amount).chain(what.iter().cloned()).collect()
}
