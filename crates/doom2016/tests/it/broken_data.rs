//! Data files that are broken: each is refused, at the right line and column, with a word of advice. What is wrong in a
//! list is told at the beginning of the list.

use doom2016::action_card::ActionCards;
use doom2016::class::Classes;
use doom2016::demon::Demons;
use doom2016::die::Dice;
use doom2016::event_card::EventLibrary;
use doom2016::glory::GloryDeck;
use doom2016::invasion::Invasions;
use doom2016::objective::Objectives;
use doom2016::squad::Squads;
use doom2016::threat::Threats;
use doom2016::token::TokenBox;
use engine::content::{Sheet, assert_refused as refused, read};

#[test]
fn broken_dice_are_refused() {
    let refused = refused::<Dice>;
    refused(["id = \"red\"", "2, 2]", "2, 4]"], ["\"red\"", "at most 3 damage (D16-ATK-5)"]);
    refused(["id = \"red\"", "2, 2]", "2]"], ["[0, 1", "invalid length 5"]);
    refused(["id = \"red\"", "copies = 4", "copies = 0"], ["\"red\"", "1 to 9 dice"]);
    refused(["[[die]]", "\"red\"", "\"black\""], ["\"black\"", "here comes `red`"]);
    refused(["[[die]]", "\"red\"", "\"blue\""], ["\"blue\"", "red or black"]);
    refused(["[[die]]", "\"found\"", "\"seen\""], ["\"seen\"", "found, inferred or ours"]);
    refused(["[[die]]", "faces =", "sides ="], ["sides", "unknown field"]);
}

#[test]
fn broken_demons_are_refused() {
    let refused = refused::<Demons>;
    let pinky = "id = \"pinky\"";
    refused([pinky, "1R1B", "5R"], ["\"5R\"", "the box has 4 red and 2 black dice"]);
    refused([pinky, "1R1B", "RB"], ["\"RB\"", "as 2R1B, or - for none"]);
    refused([pinky, "1R1B", "-"], ["\"pinky\"", "at least one die"]);
    refused([pinky, "speed = 5", "speed = 0"], ["\"pinky\"", "speed and range are at least 1"]);
    refused([pinky, "health = 6", "health = 600"], ["600", "u8"]);
    refused([pinky, "stability = 4", "stability = 6"], ["\"pinky\"", "1 to 3 below health"]);
    refused([pinky, "stability = 4", "stability = 2"], ["\"pinky\"", "1 to 3 below health"]);
    refused([pinky, "\"2S\"", "\"*\""], ["\"pinky\"", "shields or a dodge (D16-ATK-7)"]);
    refused([pinky, "\"2S\"", "\"S2\""], ["\"S2\"", "`S2` is no defence"]);
    refused([pinky, "1x2", "2x1"], ["\"2x1\"", "1x1, 1x2, 2x2 or 2x3"]);
    refused([pinky, "figures = 4", "figures = 5"], ["", "34 demon figures; the box has 33"]);
    refused([pinky, "id = \"ram\", ", ""], ["\"pinky\"", "have an id"]);
    refused([pinky, "rest = \"ours\"", "rest = \"mine\""], ["\"mine\"", "found, inferred or ours"]);
    refused([pinky, ", rest = \"ours\"", ""], ["{ stability", "no source for `speed`"]);
    refused([pinky, "{ stability", "{ temper"], ["{ temper", "`temper` is no part"]);
    let all_but_last = &Demons::TEXT[..Demons::TEXT.rfind("[[demon]]").unwrap()];
    let error = read::<Demons>(all_but_last).unwrap_err();
    assert_eq!(error.line, all_but_last.matches('\n').count() + 1);
    assert!(error.message.contains("`cyberdemon` is missing"), "{error}");
    let twice = format!("{}{}", Demons::TEXT, &Demons::TEXT[all_but_last.len()..]);
    assert!(read::<Demons>(&twice).unwrap_err().message.contains("`cyberdemon` is one too many"));
}

/// Abilities are read the same way in every file.
#[test]
fn broken_abilities_are_refused() {
    let refused = refused::<Demons>;
    let pinky = "id = \"pinky\"";
    refused([pinky, "\"always\"", "\"never\""], ["\"never\"", "`never` is no moment"]);
    refused(
        [pinky, "[\"shifted 3\"]", "[\"shifted\"]"],
        ["[\"shifted\"", "write its number, as in shifted 1"],
    );
    refused([pinky, "[\"shifted 3\"]", "[\"shifted 0\"]"], ["[\"shifted 0\"", "its number is 1 to 255"]);
    refused([pinky, "[\"shifted 3\"]", "[\"angry\"]"], ["[\"angry\"", "`angry` is no condition"]);
    refused(
        [pinky, "[\"red 1\"]", "[\"green 1\"]"],
        ["[\"green 1\"", "`green` is no gain; write red, black"],
    );
    refused([pinky, "[\"red 1\"]", "[\"stun 1\"]"], ["[\"stun 1\"", "`stun 1`: it has no number"]);
    refused([pinky, "[\"red 1\"]", "[\"red 1\", \"red 1\"]"], ["{ gain", "listed twice"]);
    refused([pinky, "[\"red 1\"]", "[]"], ["{ id = \"ram\"", "an effect with 0 does nothing"]);
    refused([pinky, "{ mp = 3 }", "{ mp = 0 }"], ["{ id = \"headlong\"", "an effect with 0 does nothing"]);
    refused([pinky, "{ mp = 3 }", ""], ["{ id = \"headlong\"", "at least one effect"]);
    refused([pinky, "{ mp = 3 }", "{ hp = 3 }"], ["hp", "unknown variant `hp`"]);
    refused([pinky, "{ mp = 3 }", "{ hook = \"line\" }"], ["{ hook", "`line` is no hook"]);
    refused([pinky, "cost = \"argent\"", "cost = \"exhaust\""], ["{ id = \"headlong\"", "write argent"]);
    refused([pinky, "cost = \"argent\"", "cost = \"blood\""], ["\"blood\"", "`blood` is no cost"]);
    refused([pinky, "cost = \"argent\"", "price = \"argent\""], ["price", "unknown field"]);
    let slam = "id = \"slam\"";
    refused([slam, "\"marines\"", "\"all\""], ["\"all\"", "`all` is no target"]);
    refused([slam, "push = 1", "shove = 1"], ["shove", "unknown field"]);
}

#[test]
fn broken_action_cards_are_refused() {
    let refused = refused::<ActionCards>;
    let (rifle, name) = ("id = \"plasma-rifle\"", "\"plasma-rifle\"");
    refused([rifle, "\"plasma-rifle\"", "\"burst-rifle\""], ["\"burst-rifle\"", "here comes `plasma-rifle`"]);
    refused([rifle, "\"plasma-rifle\"", "\"plasma-gun\""], ["\"plasma-gun\"", "no card set"]);
    refused([rifle, "\"starting\"", "\"grenade\""], [name, "3 cards; a grenade set has 1"]);
    refused([rifle, "\"starting\"", "\"heavy\""], ["\"heavy\"", "no kind of set"]);
    refused([rifle, "copies = 2", "copies = 3"], ["", "76 action cards; the box has 73"]);
    refused([rifle, "copies = 2", "copies = 0"], [name, "at least one copy"]);
    refused([rifle, "kind = \"main\"", "kind = \"bonus\""], [name, "one main action, a grenade none"]);
    refused([rifle, "kind = \"main\"", "kind = \"free\""], ["\"free\"", "main, bonus or reaction"]);
    refused(
        [rifle, "attack = { range = 5, dice = \"2R1B\" }", ""],
        ["\"plasma-stream\"", "a main action has an attack"],
    );
    refused([rifle, "range = 5", "range = 0"], ["\"plasma-stream\"", "range and at least one die"]);
    refused([rifle, "\"2R1B\"", "\"2R1B\", times = 3"], ["\"plasma-stream\"", "once or twice"]);
    refused([rifle, "\"1S\"", "\"*\""], ["\"plasma-stream\"", "only event cards have the special icon"]);
    refused(
        ["\"heat-vent\"", "\"played\"", "\"this-attack\""],
        ["\"heat-vent\"", "no attack for `this-attack`"],
    );
    refused(
        ["\"heat-vent\"", "\"played\"", "\"demon-stops\""],
        ["\"heat-vent\"", "other cards act when played"],
    );
    refused(
        ["\"heat-vent\"", "\"bonus\"", "\"reaction\""],
        ["\"heat-vent\"", "a reaction has a moment of its own"],
    );
    refused(
        ["\"suppress\"", "\"reaction\"", "\"reaction\"\nspeed = 1"],
        ["\"suppress\"", "no movement points"],
    );
    refused(
        ["\"suppress\"", "when", "cost = \"exhaust\", when"],
        ["{ cost", "this card cannot cost `exhaust`"],
    );
    refused(["\"discharge\"", "spent 3", "spend 3"], ["\"spend 3\"", "`spend` is no condition"]);
    refused(["\"armor\"", "name = \"found\"", "title = \"found\""], ["{ title", "`title` is no part"]);
}

#[test]
fn broken_event_cards_are_refused() {
    let refused = refused::<EventLibrary>;
    refused(["id = \"ferocity\"", "copies = 2", "copies = 3"], ["", "7 cards in red-haste; the box has 6"]);
    refused(["id = \"ferocity\"", "red-haste", "night"], ["\"onslaught\"", "sets come in order"]);
    refused(["id = \"ferocity\"", "red-haste", "day"], ["\"day\"", "no event set"]);
    refused(["id = \"ferocity\"", "ferocity", "surge"], ["\"surge\"", "this name is taken"]);
    refused(["id = \"ferocity\"", "{ when", "{ cost = \"card\", when"], ["{ cost", "write free or argent"]);
    refused(["id = \"execution\"", "any-card", "my-card"], ["\"my-card\"", "no place for argent"]);
    refused(
        ["id = \"dread\"", "\"reveal-again\"", "\"reveal-twice\""],
        ["\"reveal-twice\"", "unknown variant"],
    );
}

#[test]
fn broken_invasion_cards_are_refused() {
    let refused = refused::<Invasions>;
    let tyrant = "id = \"tyrant\"";
    refused([tyrant, "1 cyberdemon", "2 cyberdemon"], ["\"tyrant\"", "2 cyberdemon; the box has 1"]);
    refused([tyrant, "1 cyberdemon", "1 spider"], ["[\"1 spider\"", "no demon"]);
    refused([tyrant, "1 cyberdemon", "cyberdemon"], ["[\"cyberdemon\"", "write how many and what"]);
    refused([tyrant, "1 cyberdemon", "0 cyberdemon"], ["[\"0 cyberdemon\"", "write how many and what"]);
    refused([tyrant, "1 cyberdemon", "3 argent"], ["[\"3 argent\"", "at least one demon"]);
    refused([tyrant, "1 cyberdemon", "1 imp + 1 imp"], ["[\"1 imp + 1 imp\"", "listed twice"]);
    refused([tyrant, "\"1 cyberdemon\", ", ""], ["[\"1 mancubus", "invalid length 1"]);
    let seven = "1 cyberdemon + 1 pinky";
    refused([tyrant, "1 cyberdemon", seven], ["\"tyrant\"", "7 kinds of demons; initiative cards are for 6"]);
    refused([tyrant, "tyrant", "swarm"], ["\"swarm\"", "here comes `tyrant`"]);
}

#[test]
fn broken_classes_are_refused() {
    let refused = refused::<Classes>;
    refused(["id = \"medic\"", "medic", "nurse"], ["\"nurse\"", "no class"]);
    refused(["id = \"medic\"", "medic", "gunner"], ["\"gunner\"", "here comes `medic`"]);
    refused(["id = \"sergeant\"", "hand = 4", "hand = 0"], ["\"sergeant\"", "at least 1 card"]);
    refused(["id = \"gunner\"", "exhaust", "discard"], ["{ when", "write free, exhaust, card or mp"]);
    refused(
        [
            "id = \"last-stand\"",
            "{ when = \"always\", if = [\"hurt 6\"], effects = [{ gain = [\"red 1\"] }] }",
            "",
        ],
        ["\"last-stand\"", "a class card has an ability"],
    );
}

#[test]
fn broken_glory_kills_are_refused() {
    let refused = refused::<GloryDeck>;
    refused(["id = \"fury\"", "copies = 2", "copies = 1"], ["", "11 glory kill cards; the box has 12"]);
    refused(["id = \"fury\"", "fury", "wrath"], ["\"wrath\"", "no glory kill card"]);
    refused(
        ["id = \"fury\"", "cost = \"discard\", ", ""],
        ["{ when", "this card cannot cost `free`; write discard"],
    );
}

#[test]
fn broken_squads_are_refused() {
    let refused = refused::<Squads>;
    refused(["[marine]", "hand = 3", "hand = 0"], ["[marine]", "health and hand are at least 1"]);
    refused(
        ["id = \"taking-point\"", "health = 12", "health = 9"],
        ["\"taking-point\"", "makes nobody weaker"],
    );
    refused(["id = \"taking-point\"", "mains = 2", "mains = 0"], ["\"taking-point\"", "are at least 1"]);
    refused(["id = \"taking-point\"", "copies = 1", "copies = 4"], ["\"taking-point\"", "or fewer"]);
    refused(["id = \"taking-point\"", "copies = 1", "copies = 2"], ["", "5 squad cards; the box has 4"]);
}

#[test]
fn broken_threat_cards_are_refused() {
    let refused = refused::<Threats>;
    refused(["id = \"horde\"", "[1, 3, 5]", "[0, 3, 5]"], ["\"horde\"", "counted from 1"]);
    refused(["id = \"horde\"", "[1, 3, 5]", "[3, 5]"], ["[3, 5]", "invalid length 2"]);
    refused(["id = \"horde\"", "keeps = true", "keeps = false"], ["\"horde\"", "need counters or a stock"]);
    refused(["id = \"horde\"", "[2, 2, 1]", "[2, 2, 0]"], ["\"horde\"", "at least one counter"]);
    refused(
        ["id = \"infestation\"", "face-down", "face-up"],
        ["\"infestation\"", "found by sight face down"],
    );
    refused(["id = \"assault\"", "[1, 2, 3]", "[1, 2, 5]"], ["\"assault\"", "no more than a round allows"]);
    refused(["id = \"assault\"", "income", "wages"], ["wages", "unknown field"]);
    refused(["id = \"assault\"", "\"nothing\"", "\"all\""], ["\"all\"", "no first summons"]);
}

#[test]
fn broken_objective_cards_are_refused() {
    let refused = refused::<Objectives>;
    refused(["frags = 6", "frags = 6", "frags = 0"], ["", "at least 1 frag"]);
    refused(["id = \"relay-link\"", "tokens = 3", "tokens = 7"], ["\"relay-link\"", "6 objective tokens"]);
    refused(["id = \"relay-link\"", "events = 1", "events = 0"], ["\"relay-link\"", "at least 1"]);
    refused(
        ["id = \"relay-link\"", "events = 1", "event = 1"],
        ["event", "available keys: tokens, progress, events"],
    );
    refused(["id = \"relay-link\"", "relays", "radios"], ["radios", "unknown variant"]);
    refused(
        ["id = \"relay-link\"", "[\"infestation\", \"horde\", \"assault\"]", "[]"],
        ["\"relay-link\"", "at least one threat"],
    );
    refused(["id = \"relay-link\"", "\"horde\"", "\"swarm\""], ["[\"infestation\"", "no threat card"]);
}

#[test]
fn broken_tokens_are_refused() {
    let refused = refused::<TokenBox>;
    refused(["id = \"weapon\"", "copies = 23", "copies = 22"], ["\"weapon\"", "there are 23 weapon sets"]);
    refused(["id = \"health-pack\"", "heals = 5\n", ""], ["\"health-pack\"", "a health pack heals"]);
    refused(["id = \"door\"", "copies = 8", "copies = 0"], ["\"door\"", "at least one of everything"]);
    refused(["id = \"door\"", "door", "gate"], ["\"gate\"", "no token"]);
    refused(["id = \"door\"", "door", "tile"], ["\"tile\"", "here comes `door`"]);
}
