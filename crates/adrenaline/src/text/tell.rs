//! Events as lines of the log, with the rules that caused them.

use engine::{Arg, Message, Rule, Seat};

use super::{aim, card, cube, cubes, seat, seats, spawnpoint, tile, weapon};
use crate::event::{Cause, Deed};
use crate::frame::Frame;
use crate::{Colour, Event, Powerup, PowerupKind, State};

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
            let rules: &[Rule] =
                if state.figure(who).seasoned { &[Rule("ADR-SPAWN-3")] } else { &[Rule("ADR-SPAWN-1")] };
            (message.with("card", card(it)).with("square", Arg::text(square)), rules)
        }
        Event::BotPlaced { by, square } => (
            line("adrenaline-event-bot-placed", by).with("square", Arg::text(square)),
            if state.turn.number == 0 { &[Rule("ADR-BOT-2")] } else { &[Rule("ADR-BOT-11")] },
        ),
        Event::Began { who, what } => began(line(deed(what), who), what),
        Event::Moved { who, from, to, by } => {
            let message = if who == by {
                line("adrenaline-event-moved", who)
            } else {
                line("adrenaline-event-moved-by", by).with("whom", whom(who))
            };
            (message.with("from", Arg::text(from)).with("to", Arg::text(to)), &[Rule("ADR-MOVE-1")])
        }
        Event::Played { who, card: it, on } => {
            let key = if who == on { "adrenaline-event-played" } else { "adrenaline-event-played-on" };
            (line(key, who).with("card", card(it)).with("whom", whom(on)), playing(it))
        }
        Event::TileTaken { who, tile: it, gained } => {
            let message = line("adrenaline-event-tile", who);
            (message.with("tile", tile(it)).with("gained", cubes(gained)), &[Rule("ADR-GRAB-1")])
        }
        Event::TurretTaken { who, square, from: None } => {
            (line("adrenaline-event-turret", who).with("square", Arg::text(square)), &[Rule("ADR-TUR-3")])
        }
        Event::TurretTaken { who, square, from: Some(owner) } => (
            line("adrenaline-event-turret-from", who)
                .with("square", Arg::text(square))
                .with("whom", whom(owner)),
            &[Rule("ADR-TUR-3"), Rule("ADR-TUR-4")],
        ),
        Event::PaidCube { who, colour } => {
            (line("adrenaline-event-paid", who).with("what", cube(colour)), &[Rule("ADR-PAY-2")])
        }
        Event::PaidCard { who, card: it } => {
            let message = line("adrenaline-event-paid", who).with("what", card(it));
            (message, &[Rule("ADR-PAY-2"), Rule("ADR-PAY-6")])
        }
        Event::WeaponTaken { who, weapon: it } => {
            let rules = &[Rule("ADR-GRAB-3"), Rule("ADR-PAY-1")];
            (line("adrenaline-event-weapon-taken", who).with("weapon", weapon(it)), rules)
        }
        Event::WeaponLeft { who, weapon: it } => {
            (line("adrenaline-event-weapon-left", who).with("weapon", weapon(it)), &[Rule("ADR-GRAB-4")])
        }
        Event::Fired { who, weapon: it, effects } => {
            let rules = it.card().effects.get(effects.lead()).map_or(&[][..], |effect| &effect.rules);
            (line("adrenaline-event-fired", who).with("aim", aim(it, effects)), rules)
        }
        Event::Damaged { from, to, amount, total, cause } => {
            let lost = amount == 0;
            let key = if lost { "adrenaline-event-damage-lost" } else { wound(cause) };
            let message = line(key, from).with("whom", whom(to)).with("n", amount).with("total", total);
            (message, if lost { &[Rule("ADR-DMG-4")] } else { hurting(cause) })
        }
        Event::Marked { from, to, amount } => {
            let message = line("adrenaline-event-marked", from).with("whom", whom(to)).with("n", amount);
            (message, &[Rule("ADR-MARK-3")])
        }
        Event::MarksLost { from, to, amount } => {
            let message = line("adrenaline-event-marks-lost", from).with("whom", whom(to)).with("n", amount);
            (message, &[Rule("ADR-MARK-6"), Rule("ADR-MARK-10")])
        }
        Event::Killed { by, who } if by == who => {
            (line("adrenaline-event-killed-self", who), &[Rule("ADR-KILL-1"), Rule("ADR-KILL-5")])
        }
        Event::Killed { by, who } => {
            (line("adrenaline-event-killed", by).with("whom", whom(who)), &[Rule("ADR-KILL-1")])
        }
        Event::Tagged { who, colour } => {
            let message = line("adrenaline-event-tagged", who).with("spawnpoint", spawnpoint(colour));
            (message, &[Rule("ADR-DOM-2"), Rule("ADR-DOM-3")])
        }
        Event::Reloaded { who, weapon: it } => {
            let message = line("adrenaline-event-reloaded", who).with("weapon", weapon(it));
            let frenzied = state.frenzy.is_some();
            (message, if frenzied { &[Rule("ADR-FRENZY-8")] } else { &[Rule("ADR-RELOAD-1")] })
        }
        Event::FirstBlood { who, victim } => {
            (line("adrenaline-event-first-blood", who).with("whom", whom(victim)), &[Rule("ADR-SCORE-1")])
        }
        Event::Scored { who, victim, points } => {
            let message = line("adrenaline-event-scored", who).with("whom", whom(victim)).with("n", points);
            (message, &[Rule("ADR-SCORE-2"), Rule("ADR-SCORE-3")])
        }
        Event::Banked { victim, points } => {
            (line("adrenaline-event-banked", victim).with("n", points), &[Rule("ADR-DOM-9")])
        }
        Event::SkullTaken { victim, left } => {
            (line("adrenaline-event-skull", victim).with("n", left), &[Rule("ADR-SCORE-5")])
        }
        Event::Killshot { who, overkill: None } => {
            (line("adrenaline-event-killshot", who), &[Rule("ADR-SCORE-5")])
        }
        Event::Killshot { who, overkill: Some(other) } => (
            line("adrenaline-event-killshot-overkill", who).with("whom", whom(other)),
            &[Rule("ADR-SCORE-5"), Rule("ADR-SCORE-6")],
        ),
        Event::DoubleKill { who } => (line("adrenaline-event-double-kill", who), double_kill(state)),
        Event::Flipped { who } => (line("adrenaline-event-flipped", who), &[Rule("ADR-FRENZY-5")]),
        Event::FrenzyBegan { trigger } => {
            let rules: &[Rule] = if state.setup.domination {
                &[Rule("ADR-DOM-13"), Rule("ADR-FRENZY-4")]
            } else {
                &[Rule("ADR-FRENZY-3"), Rule("ADR-FRENZY-4")]
            };
            (line("adrenaline-event-frenzy", trigger), rules)
        }
        Event::PowerupsShuffled => {
            (Message::new("adrenaline-event-powerups-shuffled"), &[Rule("ADR-PWR-3"), Rule("ADR-PWR-5")])
        }
        Event::TilesShuffled => (Message::new("adrenaline-event-tiles-shuffled"), &[Rule("ADR-REFILL-3")]),
        Event::TileDealt { square, tile: it } => {
            let message = Message::new("adrenaline-event-tile-dealt").with("square", Arg::text(square));
            (message.with("tile", tile(it)), &[Rule("ADR-REFILL-1")])
        }
        Event::WeaponDealt { colour, weapon: it } => {
            let message = Message::new("adrenaline-event-weapon-dealt").with("weapon", weapon(it));
            (message.with("spawnpoint", spawnpoint(colour)), &[Rule("ADR-REFILL-1")])
        }
        Event::TrackScored { who, points, colour } => {
            let (key, rules) = track(state, colour);
            let message = line(key, who).with("n", points);
            (colour.map_or(message.clone(), |c| message.with("spawnpoint", spawnpoint(c))), rules)
        }
        Event::GameOver { ref winners } => {
            let names = seats(state, winners.iter().copied());
            let message = Message::new("adrenaline-event-game-over").with("winners", names);
            (message.with("n", winners.len() as u8), &[Rule("ADR-END-3"), Rule("ADR-END-4")])
        }
    }
}

fn turn(state: &State, message: Message, actions: u8) -> Told {
    let rules: &[Rule] = match (state.frenzy.is_some(), actions) {
        (false, _) => &[Rule("ADR-TURN-1")],
        (true, 1) => &[Rule("ADR-FRENZY-2")],
        (true, _) => &[Rule("ADR-FRENZY-1")],
    };
    (message.with("n", actions), rules)
}

/// Cards are drawn for a first appearance, for another one, or from a tile.
fn drawing(state: &State, who: Seat) -> &'static [Rule] {
    match (state.frames.contains(&Frame::Spawn { who }), state.figure(who).square.is_on()) {
        (true, false) => &[Rule("ADR-SPAWN-1")],
        (true, true) => &[Rule("ADR-SPAWN-3")],
        _ => &[Rule("ADR-GRAB-2")],
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
        Deed::Run => &[Rule("ADR-RUN-1")],
        Deed::Grab => &[Rule("ADR-GRAB-1"), Rule("ADR-GRAB-3")],
        Deed::Shoot => &[Rule("ADR-SHOOT-12")],
        Deed::Bot => &[Rule("ADR-BOT-3")],
        Deed::EndTurn => &[Rule("ADR-TURN-2")],
    };
    (message, rules)
}

fn playing(card: Powerup) -> &'static [Rule] {
    match card.kind() {
        PowerupKind::Scope => &[Rule("ADR-PWR-SCOPE-1")],
        PowerupKind::Newton => &[Rule("ADR-PWR-NEWTON-1")],
        PowerupKind::Tagback => &[Rule("ADR-PWR-TAG-1")],
        PowerupKind::Teleporter => &[Rule("ADR-PWR-TELE-1")],
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
        Cause::Weapon => &[Rule("ADR-DMG-1")],
        Cause::Marks => &[Rule("ADR-MARK-4")],
        Cause::Scope => &[Rule("ADR-PWR-SCOPE-1")],
        Cause::Bot => &[Rule("ADR-BOT-5")],
        Cause::Turret => &[Rule("ADR-TUR-5")],
        Cause::StrikeBack => &[Rule("ADR-DOM-8")],
    }
}

fn double_kill(state: &State) -> &'static [Rule] {
    if state.setup.turrets {
        &[Rule("ADR-TUR-9")]
    } else if state.setup.bot {
        &[Rule("ADR-SCORE-8"), Rule("ADR-BOT-10")]
    } else {
        &[Rule("ADR-SCORE-8")]
    }
}

fn track(state: &State, colour: Option<Colour>) -> (&'static str, &'static [Rule]) {
    match colour {
        Some(_) => ("adrenaline-event-spawnpoint-scored", &[Rule("ADR-DOM-14")]),
        None if state.setup.turrets => ("adrenaline-event-turrets-scored", &[Rule("ADR-TUR-11")]),
        None => ("adrenaline-event-track-scored", &[Rule("ADR-END-2")]),
    }
}
