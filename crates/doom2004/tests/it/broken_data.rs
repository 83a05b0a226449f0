//! Data files that are broken: each is refused, at the right line and column, with a word of advice. What is wrong in a
//! list is told at the beginning of the list.

use doom2004::die::Dice;
use doom2004::difficulty::Tables;
use doom2004::invader::Invaders;
use doom2004::invader_card::InvaderDeck;
use doom2004::marine_card::MarineDeck;
use doom2004::token::TokenBox;
use doom2004::weapon::Arsenal;
use engine::content::{Sheet, assert_refused as refused, read};

#[test]
fn broken_dice_are_refused() {
    refused::<Dice>(["id = \"red\"", "0/4*", "0/7*"], ["[\"3/1\"", "`0/7*` is no face"]);
    refused::<Dice>(["id = \"blue\"", "\"1/1\", ", ""], ["[\"0/2\"", "invalid length 5"]);
    refused::<Dice>(["[[die]]", "\"yellow\"", "\"blue\""], ["\"blue\"", "here comes `yellow`"]);
    refused::<Dice>(["[[die]]", "\"red\"", "\"pink\""], ["\"pink\"", "red, yellow, green or blue"]);
    refused::<Dice>(["[[die]]", "\"found\"", "\"seen\""], ["\"seen\"", "found, inferred or ours"]);
    refused::<Dice>(["[[die]]", "faces =", "sides ="], ["sides", "unknown field"]);
}

#[test]
fn broken_invaders_are_refused() {
    let refused = refused::<Invaders>;
    refused(["id = \"demon\"", "\"RB\"", "\"RRB\""], ["\"RRB\"", "the box has 1 red"]);
    refused(["id = \"demon\"", "\"RB\"", "\"RW\""], ["\"RW\"", "R, Y, G and B"]);
    refused(["id = \"demon\"", "\"RB\"", "\"-\""], ["\"demon\"", "at least one die"]);
    refused(["id = \"demon\"", "armour = 3", "armour = 0"], ["\"demon\"", "at least 1"]);
    refused(["id = \"demon\"", "armour = 3", "armour = 300"], ["300", "u8"]);
    refused(["id = \"demon\"", "spaces = 2", "spaces = 3"], ["\"demon\"", "1, 2 or 4"]);
    refused(["id = \"demon\"", "figures = 2", "figures = 3"], ["", "22 figures"]);
    refused(["id = \"demon\"", "deadly 1", "deadly"], ["[\"watchful\"", "as in deadly 1"]);
    refused(["id = \"demon\"", "watchful", "wary"], ["[\"wary\"", "`wary` is no ability"]);
    refused(["id = \"demon\"", "watchful", "watchful 2"], ["[\"watchful 2\"", "has no number"]);
    refused(["id = \"demon\"", "watchful", "deadly 2"], ["[\"deadly 2\"", "twice"]);
    refused(["id = \"demon\"", "melee", "magic"], ["\"magic\"", "melee or ranged"]);
    refused(["id = \"demon\"", ", rest = \"ours\"", ""], ["{ armour", "no source for `move`"]);
    refused(["id = \"demon\"", "{ armour", "{ temper"], ["{ temper", "`temper` is no part"]);
    refused(
        ["id = \"demon\"", "rest = \"ours\"", "rest = \"mine\""],
        ["\"mine\"", "found, inferred or ours"],
    );
    let all_but_last = &Invaders::TEXT[..Invaders::TEXT.rfind("[[invader]]").unwrap()];
    let error = read::<Invaders>(all_but_last).unwrap_err();
    assert_eq!(error.line, all_but_last.matches('\n').count() + 1);
    assert!(error.message.contains("`cyberdemon` is missing"), "{error}");
    let twice = format!("{}{}", Invaders::TEXT, &Invaders::TEXT[all_but_last.len()..]);
    assert!(read::<Invaders>(&twice).unwrap_err().message.contains("one too many"));
}

#[test]
fn broken_weapons_are_refused() {
    let refused = refused::<Arsenal>;
    refused(
        ["id = \"shotgun\"", "bullets", "pellets"],
        ["\"pellets\"", "bullets, rockets or cells, or infinite"],
    );
    refused(["id = \"shotgun\"", "token = true", "token = 1"], ["1", "boolean"]);
    refused(["id = \"shotgun\"", "\"RB\"", "\"-\""], ["\"shotgun\"", "at least one die"]);
    refused(["id = \"shotgun\"", "{ attack", "{ green"], ["{ green", "`green` is no part"]);
}

#[test]
fn broken_marine_cards_are_refused() {
    let refused = refused::<MarineDeck>;
    refused(["id = \"pack-rat\"", "copies = 2", "copies = 3"], ["", "19 marine cards"]);
    refused(["id = \"squad-voice\"", "squad_range = 3\n", ""], ["\"squad-voice\"", "squad_range"]);
    refused(["id = \"red-mist\"", "red-mist", "blue-mist"], ["\"blue-mist\"", "no marine card"]);
}

#[test]
fn broken_invader_cards_are_refused() {
    let refused = refused::<InvaderDeck>;
    refused(["id = \"S04\"", "\"W4\"", "\"W0\""], ["[\"E3\"", "as NE3, or X"]);
    refused(["id = \"S04\"", "\"W4\"", "\"Q4\""], ["[\"E3\"", "as NE3, or X"]);
    refused(["id = \"S04\"", "\"W4\", ", ""], ["", "65 invader cards"]);
    refused(["id = \"S04\"", "S04", "S05"], ["\"S05\"", "here comes S04"]);
    refused(["id = \"S04\"", "{ mancubus = 1 }", ""], ["\"S04\"", "one or two groups"]);
    refused(["id = \"S04\"", "mancubus", "macubus"], ["macubus", "no invader"]);
    refused(["id = \"S06\"", "zombie = 2", "zombie = 0"], ["\"S06\"", "one or two groups"]);
    refused(["id = \"E07\"", "headlong", "headstrong"], ["\"headstrong\"", "no event"]);
    refused(["id = \"E07\"", "headlong", "blur"], ["\"blur\"", "here comes `headlong`"]);
    refused(["id = \"E07\"", "invader-activation", "now"], ["\"now\"", "no time for an event"]);
}

#[test]
fn broken_tokens_are_refused() {
    let refused = refused::<TokenBox>;
    refused(["unknown", "unknown_equipment = 4", "unknown_equipment = 5"], ["", "89 equipment tokens"]);
    refused(["id = \"shotgun\"", "shotgun", "pistol"], ["\"pistol\"", "no token"]);
    refused(["id = \"goo\"", "goo", "lava"], ["\"lava\"", "no prop"]);
    refused(["id = \"heal\"", "heal", "aim"], ["\"aim\"", "here comes `heal`"]);
}

#[test]
fn broken_difficulty_cards_are_refused() {
    let refused = refused::<Tables>;
    refused(["marines = 3", "marines = 3", "marines = 4"], ["4", "here comes `3`"]);
    refused(["marines = 3", "wounds = 8", "wounds = 0"], ["3", "at least 1"]);
    refused(["id = \"nightmare\"", "wounds = -2", "wounds = -8"], ["\"nightmare\"", "at least 1 wound"]);
}
