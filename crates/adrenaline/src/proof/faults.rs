//! What is wrong with a position: every fault with its place and reason, so that one made by hand can be mended.

use engine::{Fault, Faults, Seat};

use crate::powerup::Powerup;
use crate::rule::*;
use crate::rules::grabbing::{HAND_LIMIT, WEAPON_LIMIT};
use crate::state::{KILLSHOT, MARK_LIMIT, TURRET_TILES};
use crate::steps::{EndTurn, Spawn, WindUp};
use crate::tile::TileCount;
use crate::{Colour, Cubes, Frame, State, Tile, Weapon, WeaponSet, flow};

/// All faults of a position; none if it can be played on.
pub(crate) fn faults(state: &State) -> Vec<Fault> {
    let mut report = Faults::default();
    if let Err(refusal) = state.setup.check() {
        report.add_setup(refusal);
        return report.0;
    }
    let wanted = state.setup.figures();
    if state.figures.len() != wanted {
        let text = format!("{} figures; the set-up asks for {wanted}", state.figures.len());
        report.add("figures", text, &[ADR_SETUP_1, ADR_BOT_1]);
        return report.0;
    }
    for who in (0..wanted as u8).map(Seat) {
        figure(state, who, &mut report);
    }
    powerups(state, &mut report);
    weapons(state, &mut report);
    tiles(state, &mut report);
    tracks(state, &mut report);
    turn(state, &mut report);
    if report.is_empty() {
        // Frames are looked at only on a sound board: they lean on it.
        frames(state, &mut report);
    }
    report.0
}

fn figure(state: &State, who: Seat, report: &mut Faults) {
    let figure = state.figure(who);
    let n = state.figures.len();
    let at = |field: &str| format!("figures[{}].{field}", who.index());
    let on_board = !figure.square.is_on() || state.board().squares().has(figure.square);
    report.unless(
        on_board,
        at("square"),
        format!("{} is no square of the arena", figure.square),
        &[ADR_BOARD_1],
    );
    let known = figure.damage.iter().all(|owner| owner.index() < n);
    report.unless(
        known,
        at("damage"),
        format!("a token of somebody who does not play; seats go to p{n}"),
        &[ADR_DMG_1],
    );
    let own = figure.damage.contains(&who) && !state.setup.domination;
    report.unless(
        !own,
        at("damage"),
        "own tokens are possible in Domination only",
        &[ADR_SHOOT_1, ADR_DOM_8],
    );
    for (owner, &marks) in figure.marks.iter().enumerate() {
        let limit = if owner < n && owner != who.index() { MARK_LIMIT } else { 0 };
        let text = format!("{marks} marks of p{}; at most {limit}", owner + 1);
        report.unless(marks <= limit, at(&format!("marks[{owner}]")), text, &[ADR_MARK_3, ADR_SHOOT_1]);
    }
    for colour in Colour::ALL {
        let held = figure.ammo.of(colour);
        let text = format!("{held} {colour} cubes; the box holds {}", Cubes::BOX_LIMIT);
        report.unless(held <= Cubes::BOX_LIMIT, at("ammo"), text, &[ADR_SETUP_3]);
    }
    let spawning = state.frames.contains(&Frame::Spawn(Spawn { who }));
    let limit = HAND_LIMIT + u32::from(spawning);
    let cards = figure.hand.len();
    report.unless(
        cards <= limit,
        at("hand"),
        format!("{cards} powerups; at most {limit}"),
        &[ADR_PWR_2, ADR_SPAWN_5],
    );
    let leaving = who == state.turn.seat && state.frames.iter().any(|f| matches!(f, Frame::Leave(_)));
    let limit = WEAPON_LIMIT + u32::from(leaving);
    let held = figure.loaded.len() + figure.unloaded.len();
    report.unless(held <= limit, at("loaded"), format!("{held} weapons; at most {limit}"), &[ADR_GRAB_4]);
    report.unless(figure.points <= 10_000, at("points"), "more than 10000 points cannot be", &[ADR_SCORE_3]);
    report.unless(
        figure.track_points <= figure.points,
        at("track_points"),
        "more than all points",
        &[ADR_END_3],
    );
    report.unless(
        figure.skulls <= state.setup.skulls,
        at("skulls"),
        "more skulls than the game has",
        &[ADR_SCORE_5],
    );
    if state.is_bot(who) {
        let bare = figure.hand.is_empty() && held == 0 && figure.ammo.is_none();
        report.unless(bare, at("hand"), "the bot has no cards, weapons or ammo", &[ADR_BOT_1]);
    }
}

/// Each of the 24 cards is in one place.
fn powerups(state: &State, report: &mut Faults) {
    let hands = state.figures.iter().map(|f| f.hand);
    let places: Vec<_> = [state.powerup_deck, state.powerup_discard].into_iter().chain(hands).collect();
    for card in Powerup::all() {
        let count = places.iter().flat_map(|p| p.cards()).filter(|c| *c == card).count();
        let text =
            format!("{card} is in play {count} times; there are 2 in deck, discards and hands together");
        report.unless(count == 2, "powerup_deck", text, &[ADR_PWR_1]);
    }
    let bits = places.iter().fold(0u32, |all, p| all | p.0);
    if report.is_empty() {
        report.unless(
            bits.count_ones() == 24,
            "powerup_deck",
            "the same copy of a card is in two places",
            &[ADR_PWR_1],
        );
    }
}

/// Each of the 21 weapons is in one place.
fn weapons(state: &State, report: &mut Faults) {
    let hands = state.figures.iter().flat_map(|f| [f.loaded, f.unloaded]);
    let places: Vec<WeaponSet> = [state.weapon_deck].into_iter().chain(state.rows).chain(hands).collect();
    for weapon in Weapon::all() {
        let count = places.iter().filter(|p| p.has(weapon)).count();
        let text = format!("{weapon} is in {count} places; each weapon is in one: deck, rows or hands");
        report.unless(count == 1, "weapon_deck", text, &[ADR_SETUP_2]);
    }
    for (row, colour) in state.rows.iter().zip(Colour::ALL) {
        let place = format!("rows[{}]", colour.index());
        report.unless(row.len() <= 3, place, "a spawnpoint holds three weapons", &[ADR_SETUP_2]);
    }
}

/// Tiles are where they belong, and none is lost.
fn tiles(state: &State, report: &mut Faults) {
    let turrets = state.setup.turrets;
    for (square, tile) in state.floor.some() {
        let fine = !turrets && state.board().ammo_squares().has(square);
        let text = format!("no tile lies on {square} on this board and in this mode ({tile})");
        report.unless(fine, format!("floor.{square}"), text, &[ADR_SETUP_2, ADR_TUR_1]);
    }
    let offer = state.offer.len();
    let fine = if turrets { offer <= TURRET_TILES } else { offer == 0 };
    report.unless(fine, "offer", "five tiles lie on offer in Turret mode, none otherwise", &[ADR_TUR_1]);
    report.unless(
        state.offer.iter().all(|t| t.is_some()),
        "offer",
        "`none` is no tile to offer",
        &[ADR_TUR_1],
    );
    let full = TileCount::full();
    for tile in Tile::all() {
        let open = state.floor.some().map(|(_, it)| it).chain(state.offer).filter(|it| *it == tile).count();
        let count = usize::from(state.tile_stack.of(tile)) + usize::from(state.tile_discard.of(tile)) + open;
        let wanted = usize::from(full.of(tile));
        let text = format!(
            "{tile} is in play {count} times; there are {wanted} in stack, discards and board together"
        );
        report.unless(count == wanted, "tile_stack", text, &[ADR_AMMO_1]);
    }
    for (square, owner) in state.turrets.some() {
        let Some(owner) = owner else { continue };
        let fine = turrets && state.board().ammo_squares().has(square) && owner.0 < state.setup.players;
        let text = format!("{owner} cannot control a turret on {square}");
        report.unless(fine, format!("turrets.{square}"), text, &[ADR_TUR_2, ADR_BOT_18]);
    }
}

fn tracks(state: &State, report: &mut Faults) {
    let setup = &state.setup;
    let n = state.figures.len();
    let text = format!("{} skulls left; the game began with {}", state.skulls_left, setup.skulls);
    report.unless(state.skulls_left <= setup.skulls, "skulls_left", text, &[ADR_SETUP_1]);
    let known = |who: Seat| who.index() < n;
    let fine = state.track.iter().all(|s| known(s.kill) && s.overkill.is_none_or(known));
    report.unless(
        fine,
        "track",
        format!("a token of somebody who does not play; seats go to p{n}"),
        &[ADR_SCORE_5],
    );
    let played = state.frenzy.map_or(0, |f| usize::from(setup.players.saturating_sub(f.turns_left)));
    let room = if setup.deathmatch() { usize::from(setup.skulls) + 4 + 4 * played } else { 0 };
    let text = format!("{} killshots; there can be {room} at this point", state.track.len());
    report.unless(state.track.len() <= room, "track", text, &[ADR_SCORE_10, ADR_DOM_11, ADR_TUR_10]);
    for (i, track) in state.spawn_tracks.iter().enumerate() {
        for (j, &tokens) in track.iter().enumerate() {
            let fine = tokens == 0 || (setup.domination && j < n);
            let place = format!("spawn_tracks[{i}][{j}]");
            report.unless(fine, place, "spawnpoint tokens are for players of Domination", &[ADR_DOM_1]);
        }
    }
}

fn turn(state: &State, report: &mut Faults) {
    let turn = &state.turn;
    let players = state.setup.players;
    report.unless(
        turn.seat.0 < players,
        "turn.seat",
        format!("it can be the turn of p1 to p{players}"),
        &[ADR_SETUP_4],
    );
    report.unless(turn.actions <= 2, "turn.actions", "a turn has at most two actions", &[ADR_TURN_1]);
    report.unless(turn.number < 1_000_000, "turn.number", "no game is that long", &[ADR_TURN_1]);
    report.unless(
        !turn.bot_due || state.setup.bot,
        "turn.bot_due",
        "there is no bot in this game",
        &[ADR_BOT_3],
    );
    report.unless(turn.tagged < 8, "turn.tagged", "three spawnpoints: a number from 0 to 7", &[ADR_DOM_3]);
    if let Some(frenzy) = state.frenzy {
        let fine = frenzy.trigger.0 < players && frenzy.turns_left < players;
        let text = format!("p1 to p{players} can trigger it, and at most {} turns are to come", players - 1);
        report.unless(fine, "frenzy", text, &[ADR_FRENZY_4]);
    }
    killed(state, report);
    let text = if state.over {
        "the game is over: nothing can be pending"
    } else {
        "a running game waits for somebody"
    };
    report.unless(state.over == state.frames.is_empty(), "frames", text, &[ADR_TURN_1]);
}

/// The list of the killed and the boards must tell the same story.
fn killed(state: &State, report: &mut Faults) {
    let turn = &state.turn;
    let n = state.figures.len();
    let rules = &[ADR_KILL_1, ADR_KILL_3];
    let known = turn.killed.iter().all(|who| who.index() < n);
    let distinct = turn.killed.iter().enumerate().all(|(i, who)| !turn.killed[..i].contains(who));
    if !known || !distinct {
        return report.add("turn.killed", "each of the killed is a figure of this game, named once", rules);
    }
    report.unless(
        usize::from(turn.handled) <= turn.killed.len(),
        "turn.handled",
        "more than were killed",
        rules,
    );
    let scored = match state.frames.first() {
        Some(Frame::EndTurn(EndTurn { step: WindUp::Score })) => usize::from(turn.handled),
        Some(Frame::EndTurn(EndTurn { step: WindUp::Respawn | WindUp::Refill })) | None => turn.killed.len(),
        _ => 0,
    };
    let waiting = &turn.killed[scored.min(turn.killed.len())..];
    for who in (0..n as u8).map(Seat) {
        let figure = state.figure(who);
        let dead = figure.damage.len() >= KILLSHOT;
        let place = format!("figures[{}].damage", who.index());
        if dead != waiting.contains(&who) {
            let text = if dead {
                "11 or more tokens, but not named in turn.killed"
            } else {
                "named in turn.killed with fewer than 11 tokens"
            };
            report.add(place, text, rules);
        } else if dead && !figure.square.is_on() {
            report.add(place, "a killed figure stays on the board until the turn is over", &[ADR_KILL_2]);
        }
    }
}

/// What is pending: each frame lies where it may and is sound, and the last one asks something.
fn frames(state: &State, report: &mut Faults) {
    let mut below: Option<Frame> = None;
    for (i, &frame) in state.frames.iter().enumerate() {
        let place = format!("frames[{i}]");
        let rules = &[ADR_TURN_1, ADR_TURN_2];
        match below {
            None if !matches!(frame, Frame::Menu | Frame::EndTurn(_)) => {
                return report.add(place, "the first frame is `menu` or `end-turn`", rules);
            }
            Some(below) if !below.bears(frame) => {
                return report.add(place, "this cannot be pending on top of the frame before it", rules);
            }
            _ => below = Some(frame),
        }
        if let Err(problem) = frame.sound(state) {
            let place = problem.place.map_or(place, str::to_owned);
            return report.add(place, problem.text, &[problem.rule]);
        }
    }
    if state.over {
        return;
    }
    let mut actions = Vec::new();
    flow::list(state, &mut actions);
    if flow::decision(state).is_none() || actions.is_empty() {
        report.add("frames", "nobody could do anything here: the last frame leaves no choice", &[ADR_TURN_1]);
    }
}
