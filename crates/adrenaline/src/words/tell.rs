//! Events as lines of the log, with the rules that caused them.

use engine::{Arg, Message, Seat};

use super::{aim, card, cube, powerup, seat, seats, spawnpoint, tile, weapon};
use crate::rule::*;
use crate::steps::Spawn;
use crate::weapon::Effects;
use crate::{Cause, Colour, Deed, Event, Frame, MarkCause, Powerup, PowerupKind, State, TagCause};

type Told = (Message, &'static [Rule]);

/// An event in words; `state` is the position after the action it belongs to. The figure that acts is always `who`.
pub(crate) fn tell(state: &State, event: &Event) -> Told {
    let line = |key: &'static str, who: Seat| Message::new(key).with("who", seat(state, who));
    let whom = |who: Seat| seat(state, who);
    match *event {
        Event::TurnBegan { who, actions } => turn(state, line("adrenaline-event-turn", who), actions),
        Event::Drew { who, card: None } => (line("adrenaline-event-drew", who), drawing(state, who)),
        Event::Drew { who, card: Some(it) } => {
            (line("adrenaline-event-drew-card", who).with("card", card(it)), drawing(state, who))
        }
        Event::Spawned { who, card: it, square } => {
            let message = line("adrenaline-event-spawned", who);
            let rules: &[Rule] = if state.figure(who).seasoned { &[ADR_SPAWN_3] } else { &[ADR_SPAWN_1] };
            (message.with("card", card(it)).with("square", Arg::text(square)), rules)
        }
        Event::BotPlaced { by, square } => (
            line("adrenaline-event-bot-placed", by).with("square", Arg::text(square)),
            if state.turn.number == 0 { &[ADR_BOT_2] } else { &[ADR_BOT_11] },
        ),
        Event::Began { who, what } => began(line(deed(what), who), what),
        Event::Moved { who, from, to, by } => {
            let message = if who == by {
                line("adrenaline-event-moved", who)
            } else {
                line("adrenaline-event-moved-by", by).with("whom", whom(who))
            };
            (message.with("from", Arg::text(from)).with("to", Arg::text(to)), &[ADR_MOVE_1])
        }
        Event::Played { who, card: it, on } => {
            let key = if who == on { "adrenaline-event-played" } else { "adrenaline-event-played-on" };
            let message = line(key, who).with("card", card(it)).with("whom", whom(on));
            (message.with("help", Arg::key(format!("{}-help", powerup(it.kind())))), playing(it))
        }
        Event::TileTaken { who, tile: it, gained } => {
            let message = line("adrenaline-event-tile", who);
            (message.with("tile", tile(it)).with("gained", gained), &[ADR_GRAB_1])
        }
        Event::TurretTaken { who, square, from: None } => {
            (line("adrenaline-event-turret", who).with("square", Arg::text(square)), &[ADR_TUR_3])
        }
        Event::TurretTaken { who, square, from: Some(owner) } => (
            line("adrenaline-event-turret-from", who)
                .with("square", Arg::text(square))
                .with("whom", whom(owner)),
            &[ADR_TUR_3, ADR_TUR_4],
        ),
        Event::PaidCube { who, colour } => {
            (line("adrenaline-event-paid", who).with("what", cube(colour)), &[ADR_PAY_2])
        }
        Event::PaidCard { who, card: it } => {
            let message = line("adrenaline-event-paid", who).with("what", card(it));
            (message, &[ADR_PAY_2, ADR_PAY_6])
        }
        Event::WeaponTaken { who, weapon: it } => {
            let rules = &[ADR_GRAB_3, ADR_PAY_1];
            (line("adrenaline-event-weapon-taken", who).with("weapon", weapon(it)), rules)
        }
        Event::WeaponLeft { who, weapon: it } => {
            (line("adrenaline-event-weapon-left", who).with("weapon", weapon(it)), &[ADR_GRAB_4])
        }
        Event::Fired { who, weapon: it, effects: Effects(_, effects) } => {
            let rules = it.card().effects.get(effects.lead()).map_or(&[][..], |effect| &effect.rules);
            (line("adrenaline-event-fired", who).with("aim", aim(it, effects)), rules)
        }
        Event::Damaged { from, to, amount, total, cause } => {
            let lost = amount == 0;
            let key = if lost { "adrenaline-event-damage-lost" } else { wound(cause) };
            let message = line(key, from).with("whom", whom(to)).with("n", amount).with("total", total);
            (message, if lost { &[ADR_DMG_4] } else { hurting(cause) })
        }
        Event::Marked { from, to, amount, cause } => {
            let (key, rules) = marking(cause);
            (line(key, from).with("whom", whom(to)).with("n", amount), rules)
        }
        Event::MarksLost { from, to, amount } => {
            let message = line("adrenaline-event-marks-lost", from).with("whom", whom(to)).with("n", amount);
            (message, &[ADR_MARK_6, ADR_MARK_10])
        }
        Event::Killed { by, who } if by == who => {
            (line("adrenaline-event-killed-self", who), &[ADR_KILL_1, ADR_KILL_5])
        }
        Event::Killed { by, who } => {
            (line("adrenaline-event-killed", by).with("whom", whom(who)), &[ADR_KILL_1])
        }
        Event::Tagged { who, colour, cause } => {
            let message = line("adrenaline-event-tagged", who).with("spawnpoint", spawnpoint(colour));
            (message, tagging(cause))
        }
        Event::Reloaded { who, weapon: it } => {
            let message = line("adrenaline-event-reloaded", who).with("weapon", weapon(it));
            let frenzied = state.frenzy.is_some();
            (message, if frenzied { &[ADR_FRENZY_8] } else { &[ADR_RELOAD_1] })
        }
        Event::FirstBlood { who, victim } => {
            (line("adrenaline-event-first-blood", who).with("whom", whom(victim)), &[ADR_SCORE_1])
        }
        Event::Scored { who, victim, points } => {
            let message = line("adrenaline-event-scored", who).with("whom", whom(victim)).with("n", points);
            (message, &[ADR_SCORE_2, ADR_SCORE_3])
        }
        Event::Banked { victim, points } => {
            (line("adrenaline-event-banked", victim).with("n", points), &[ADR_DOM_9])
        }
        Event::SkullTaken { victim, left } => {
            (line("adrenaline-event-skull", victim).with("n", left), skull(state))
        }
        Event::Killshot { who, overkill: None } => (line("adrenaline-event-killshot", who), &[ADR_SCORE_5]),
        Event::Killshot { who, overkill: Some(other) } => (
            line("adrenaline-event-killshot-overkill", who).with("whom", whom(other)),
            &[ADR_SCORE_5, ADR_SCORE_6],
        ),
        Event::DoubleKill { who } => (line("adrenaline-event-double-kill", who), double_kill(state)),
        Event::Flipped { who } => (line("adrenaline-event-flipped", who), &[ADR_FRENZY_5]),
        Event::FrenzyBegan { trigger } => {
            let rules: &[Rule] = if state.setup.domination {
                &[ADR_DOM_13, ADR_FRENZY_4]
            } else {
                &[ADR_FRENZY_3, ADR_FRENZY_4]
            };
            (line("adrenaline-event-frenzy", trigger), rules)
        }
        Event::PowerupsShuffled => {
            (Message::new("adrenaline-event-powerups-shuffled"), &[ADR_PWR_3, ADR_PWR_5])
        }
        Event::TilesShuffled => (Message::new("adrenaline-event-tiles-shuffled"), &[ADR_REFILL_3]),
        Event::TileDealt { square, tile: it } => {
            let message = Message::new("adrenaline-event-tile-dealt").with("square", Arg::text(square));
            (message.with("tile", tile(it)), &[ADR_REFILL_1])
        }
        Event::WeaponDealt { colour, weapon: it } => {
            let message = Message::new("adrenaline-event-weapon-dealt").with("weapon", weapon(it));
            (message.with("spawnpoint", spawnpoint(colour)), &[ADR_REFILL_1])
        }
        Event::TrackScored { who, points, colour } => {
            let (key, rules) = track(state, colour);
            let message = line(key, who).with("n", points);
            (colour.map_or(message.clone(), |c| message.with("spawnpoint", spawnpoint(c))), rules)
        }
        Event::GameOver { ref winners } => {
            let names = seats(state, winners.iter().copied());
            let message = Message::new("adrenaline-event-game-over").with("winners", names);
            (message.with("n", winners.len() as u8), &[ADR_END_3, ADR_END_4])
        }
    }
}

fn turn(state: &State, message: Message, actions: u8) -> Told {
    let rules: &[Rule] = match (state.frenzy.is_some(), actions) {
        (false, _) => &[ADR_TURN_1],
        (true, 1) => &[ADR_FRENZY_2],
        (true, _) => &[ADR_FRENZY_1],
    };
    (message.with("n", actions), rules)
}

/// Cards are drawn for a first appearance, for another one, or from a tile.
fn drawing(state: &State, who: Seat) -> &'static [Rule] {
    match (state.frames.contains(&Frame::Spawn(Spawn { who })), state.figure(who).square.is_on()) {
        (true, false) => &[ADR_SPAWN_1],
        (true, true) => &[ADR_SPAWN_3],
        _ => &[ADR_GRAB_2],
    }
}

fn deed(what: Deed) -> &'static str {
    match what {
        Deed::Run => "adrenaline-event-run",
        Deed::Grab => "adrenaline-event-grab",
        Deed::Shoot => "adrenaline-event-shoot",
        Deed::Bot => "adrenaline-event-bot",
        Deed::EndTurn => "adrenaline-event-end-turn",
    }
}

fn began(message: Message, what: Deed) -> Told {
    let rules: &[Rule] = match what {
        Deed::Run => &[ADR_RUN_1],
        Deed::Grab => &[ADR_GRAB_1, ADR_GRAB_3],
        Deed::Shoot => &[ADR_SHOOT_12],
        Deed::Bot => &[ADR_BOT_3],
        Deed::EndTurn => &[ADR_TURN_2],
    };
    (message, rules)
}

fn playing(card: Powerup) -> &'static [Rule] {
    match card.kind() {
        PowerupKind::Scope => &[ADR_PWR_SCOPE_1],
        PowerupKind::Newton => &[ADR_PWR_NEWTON_1],
        PowerupKind::Tagback => &[ADR_PWR_TAG_1],
        PowerupKind::Teleporter => &[ADR_PWR_TELE_1],
    }
}

fn wound(cause: Cause) -> &'static str {
    match cause {
        Cause::Weapon | Cause::Bot => "adrenaline-event-damage",
        Cause::Marks => "adrenaline-event-damage-marks",
        Cause::Scope => "adrenaline-event-damage-scope",
        Cause::Turret => "adrenaline-event-damage-turret",
        Cause::StrikeBack => "adrenaline-event-damage-strike-back",
    }
}

fn hurting(cause: Cause) -> &'static [Rule] {
    match cause {
        Cause::Weapon => &[ADR_DMG_1],
        Cause::Marks => &[ADR_MARK_4],
        Cause::Scope => &[ADR_PWR_SCOPE_1],
        Cause::Bot => &[ADR_BOT_5],
        Cause::Turret => &[ADR_TUR_5],
        Cause::StrikeBack => &[ADR_DOM_8],
    }
}

fn marking(cause: MarkCause) -> (&'static str, &'static [Rule]) {
    match cause {
        MarkCause::Weapon => ("adrenaline-event-marked", &[ADR_MARK_3]),
        MarkCause::Bot => ("adrenaline-event-marked", &[ADR_BOT_5]),
        MarkCause::Tagback => ("adrenaline-event-marked", &[ADR_PWR_TAG_1]),
        MarkCause::Revenge => ("adrenaline-event-revenge", &[ADR_SCORE_7]),
        MarkCause::Turret => ("adrenaline-event-marked-turret", &[ADR_TUR_4]),
    }
}

fn tagging(cause: TagCause) -> &'static [Rule] {
    match cause {
        TagCause::Shot => &[ADR_DOM_2, ADR_DOM_3],
        TagCause::Bot => &[ADR_BOT_6, ADR_BOT_18],
        TagCause::TurnEnd => &[ADR_DOM_7],
        TagCause::Overkill => &[ADR_DOM_12],
    }
}

/// Without a killshot track the skulls come from the box.
fn skull(state: &State) -> &'static [Rule] {
    if state.setup.domination {
        &[ADR_DOM_11]
    } else if state.setup.turrets {
        &[ADR_TUR_10]
    } else {
        &[ADR_SCORE_5]
    }
}

fn double_kill(state: &State) -> &'static [Rule] {
    if state.setup.turrets {
        &[ADR_TUR_9]
    } else if state.setup.bot {
        &[ADR_SCORE_8, ADR_BOT_10]
    } else {
        &[ADR_SCORE_8]
    }
}

fn track(state: &State, colour: Option<Colour>) -> (&'static str, &'static [Rule]) {
    match colour {
        Some(_) => ("adrenaline-event-spawnpoint-scored", &[ADR_DOM_14]),
        None if state.setup.turrets => ("adrenaline-event-turrets-scored", &[ADR_TUR_11]),
        None => ("adrenaline-event-track-scored", &[ADR_END_2]),
    }
}
