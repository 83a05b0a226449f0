//! Cards say the same in every language, and what they say is what their data files say.
//!
//! From each card of `content/` follow claims: "range 4", "2 red dice", "until the end of this activation". Every
//! language must make each of them, and name the same numbers as the others.

mod adrenaline;
mod claim;
mod data;
mod doom2004;
mod doom2016;
mod stems;

use std::collections::BTreeMap;

use claim::{Claim, numbers};
use codex::{Lang, text};

/// What of the claims on one text a language leaves out.
fn lacking(lang: Lang, text: &str, claims: &[Claim]) -> Vec<String> {
    let missed = claims.iter().filter(|claim| !claim.is_made(lang, text));
    missed.map(|claim| format!("{lang}: {claim:?} is not in “{text}”")).collect()
}

/// All texts of a game's cards with the claims on them.
fn cards() -> BTreeMap<String, Vec<Claim>> {
    let all = [doom2004::cards(), doom2016::cards()].into_iter().flatten();
    // What some cards do is a rule in code of which the data tell nothing.
    all.filter(|(_, claims)| !claims.is_empty()).collect()
}

#[test]
fn every_card_says_in_every_language_what_its_data_say() {
    let cards = cards();
    assert!(cards.len() > 120, "{}", cards.len());
    let mut wrong = Vec::new();
    for (key, claims) in &cards {
        for lang in Lang::ALL {
            wrong
                .extend(lacking(lang, &text(lang, key, &[]), claims).iter().map(|it| format!("{key}, {it}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_weapon_says_of_each_effect_what_its_data_say() {
    let wrong = adrenaline::wrong();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_languages_name_the_same_numbers() {
    let keys = cards().into_keys().chain(adrenaline::keys()).chain(doom2016::other_texts());
    let mut wrong = Vec::new();
    for key in keys {
        let said = Lang::ALL.map(|lang| numbers(&text(lang, &key, &[])));
        if said.iter().any(|those| *those != said[0]) {
            wrong.push(format!("{key}: {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A text that lies is found out: the test of the test.
#[test]
fn a_wrong_number_a_lost_duration_and_a_lost_defence_are_noticed() {
    let cards = cards();
    let check = |key: &str, lang: Lang, from: &str, to: &str| {
        let honest = text(lang, key, &[]);
        assert!(lacking(lang, &honest, &cards[key]).is_empty());
        let lie = honest.replace(from, to);
        assert_ne!(honest, lie, "{from} is not in {honest}");
        assert!(!lacking(lang, &lie, &cards[key]).is_empty(), "{lie}");
    };
    check("d16-card-sidearm-help", Lang::En, "range 4", "range 5");
    check("d16-card-sidearm-help", Lang::Pl, "2 czerwone", "3 czerwone");
    check("d16-card-sidearm-help", Lang::Hr, "brzina 3", "brzina 2");
    check("d16-card-sidearm-help", Lang::Hu, "1 pajzs", "2 pajzs");
    check("d16-card-scope-help", Lang::Hu, " ebben az aktiválásban", "");
    check("d16-event-darkness-help", Lang::Pl, "w tej rundzie ", "");
    check("d16-class-gunner-help", Lang::Hr, "iscrpi ovu kartu: ", "");
    check("d04-card-steady-hands-help", Lang::Hu, "pontosság 2", "pontosság 1");
    check("d04-event-headlong-help", Lang::En, "4 more", "3 more");
}
