//! Events as lines of the log, with the rules that caused them.

use std::fmt::Display;

use engine::about::Spot;
use engine::{Arg, Message, Rule, Seat};

use super::effect::effects;
use super::named::{
    ability, card, class, door, event as event_card, extent, glory, initiative, kind, many, named,
    named_first, seat, source, thing,
};
use super::{dice, label, rules};
use crate::event::{ArgentSpot, Death, Ending, Event, Named, Revealed};
use crate::frame::Source;
use crate::{Block, Defence, Goal, Side, State};

/// An event in words; `state` is the position after the action it belongs to. The figure that acts is always `who`.
pub(crate) fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
    (line(state, event), rules::rules(state, event))
}

/// A line about a marine.
fn marine(state: &State, key: &'static str, who: Seat) -> Message {
    Message::new(key).with("who", seat(state, who))
}

/// A line about any figure.
fn about(state: &State, key: &'static str, who: Named) -> Message {
    Message::new(key).with("who", named_first(state, who))
}

fn line(state: &State, event: &Event) -> Message {
    match *event {
        Event::Placed { who, at } => marine(state, "d16-log-placed", who).with("at", at),
        Event::Class { who, class: it } => marine(state, "d16-log-class", who).with("class", class(it)),
        Event::Armed { who, weapon } => {
            marine(state, "d16-log-armed", who).with("weapon", named_card("set", weapon))
        }
        Event::Squad { who, squad } => {
            marine(state, "d16-log-squad", who).with("squad", named_card("squad", squad))
        }
        Event::EventSet { set } => Message::new("d16-log-event-set").with("set", named_card("events", set)),
        Event::Invasion { kind: Some(it), .. } => {
            Message::new("d16-log-invasion").with("card", named_card("invasion", it))
        }
        Event::Invasion { kind: None, .. } => Message::new("d16-log-invasion-hidden"),
        Event::Round { number } => Message::new("d16-log-round").with("n", number),
        Event::Initiative { marines, invader } => {
            Message::new("d16-log-initiative").with("marines", marines).with("invader", invader)
        }
        Event::MoreInitiative { cards } => {
            Message::new("d16-log-more-initiative").with("cards", many("cards", cards))
        }
        Event::DrewEvents { ref cards, n, .. } if cards.is_empty() => {
            Message::new("d16-log-drew-events").with("what", many("events", n))
        }
        Event::DrewEvents { ref cards, .. } => {
            let cards: Vec<Arg> = cards.iter().map(|&it| event_card(it)).collect();
            Message::new("d16-log-drew-events").with("what", cards)
        }
        Event::Burned { card: it } => Message::new("d16-log-burned").with("card", event_card(it)),
        Event::Argent { on, n, .. } => argent(on, n),
        Event::ArgentLost { n } => Message::new("d16-log-argent-lost").with("argent", many("argent", n)),
        Event::Revealed { card } => Message::new("d16-log-revealed").with("card", initiative(state, card)),
        Event::Looked { side, ref cards, n, .. } => looked(state, side, cards, n),
        Event::Sunk => Message::new("d16-log-sunk"),
        Event::Lifted { who } => marine(state, "d16-log-lifted", who),
        Event::Marine { who } => marine(state, "d16-log-marine", who),
        Event::Roused { kind: it } => Message::new("d16-log-roused").with("kind", kind(it)),
        Event::Idle => Message::new("d16-log-idle"),
        Event::Demon { who } => about(state, "d16-log-demon", who),
        Event::Played { who, card: it } => match label::does(it) {
            Some(does) => marine(state, "d16-log-played-does", who).with("card", card(it)).with("does", does),
            None => marine(state, "d16-log-played", who).with("card", card(it)),
        },
        Event::Sprinted { who, card: it } => marine(state, "d16-log-sprinted", who).with("card", card(it)),
        Event::Spent { who, card: it } => marine(state, "d16-log-spent", who).with("card", card(it)),
        Event::Mp { who, n } => about(state, "d16-log-mp", who).with("points", many("points", n)),
        Event::LostMp { who, n } => about(state, "d16-log-lost-mp", who).with("points", many("points", n)),
        Event::Moved { who, to, turned: None } => about(state, "d16-log-moved", who).with("to", to),
        Event::Moved { who, to, turned: Some(shape) } => {
            about(state, "d16-log-turned", who).with("at", extent(to, shape))
        }
        Event::Teleported { who, to } => marine(state, "d16-log-teleported", who).with("to", to),
        Event::Woken { at } => Message::new("d16-log-woken").with("at", at),
        Event::Opened { who, door: it } => about(state, "d16-log-opened", who).with("door", door(it)),
        Event::Took { who, thing: it } => marine(state, "d16-log-took", who).with("what", thing(it)),
        Event::Drew { who, ref cards, n, .. } if cards.is_empty() => {
            marine(state, "d16-log-drew", who).with("what", many("cards", n))
        }
        Event::Drew { who, ref cards, .. } => marine(state, "d16-log-drew", who)
            .with("what", cards.iter().map(|&it| card(it)).collect::<Vec<_>>()),
        Event::Fetched { who, card: it } => marine(state, "d16-log-fetched", who).with("card", card(it)),
        Event::Reshuffled { who: Some(who) } => marine(state, "d16-log-reshuffled", who),
        Event::Reshuffled { who: None } => Message::new("d16-log-reshuffled-events"),
        Event::Recovered { who, n } => {
            marine(state, "d16-log-recovered", who).with("damage", many("damage", n))
        }
        Event::Power { who, class: it, n } => marine(state, "d16-log-power", who)
            .with("class", class(it))
            .with("does", does(Source::Class(it), n)),
        Event::Glory { who, card: it } => marine(state, "d16-log-glory", who)
            .with("card", glory(it.kind()))
            .with("does", does(Source::Glory(it.kind()), 1)),
        Event::GloryDrawn { who, card: it } => {
            marine(state, "d16-log-glory-drawn", who).with("card", glory(it.kind()))
        }
        Event::Event { card: it, n } => Message::new("d16-log-event")
            .with("card", event_card(it))
            .with("does", does(Source::Event(it), n)),
        Event::Charged { who, kind: it } => about(state, "d16-log-charged", who)
            .with("ability", ability(&it.sheet().argent.id))
            .with("does", does(Source::Argent(it), 1)),
        Event::Attack { by, on } => about(state, "d16-log-attack", by).with("whom", named(state, on)),
        Event::Rolled { ref dice } => Message::new("d16-log-rolled").with("roll", dice::roll(dice)),
        Event::Changed { ref dice } => Message::new("d16-log-changed").with("roll", dice::roll(dice)),
        Event::DieLost { die } => Message::new("d16-log-die-lost").with("die", dice::die(die)),
        Event::Defence { who, card } => defence(state, who, card),
        Event::Shields { who, n } => about(state, "d16-log-shields", who).with("shields", many("shields", n)),
        Event::NoTarget { by } => about(state, "d16-log-no-target", by),
        Event::Damage { who, n, rolled, block } => damage(state, who, n, rolled, block),
        Event::Suffered { who, n, of } => {
            about(state, "d16-log-suffered", who).with("damage", many("damage", n)).with("source", source(of))
        }
        Event::Stunned { who } => about(state, "d16-log-stunned", who),
        Event::Steady { who } => about(state, "d16-log-steady", who),
        Event::Killed { who, by, how } => killed(state, who, by, how),
        Event::Frag { frags } => frag(state, frags),
        Event::CardTurned { kind: it, up } => {
            Message::new(if up { "d16-log-card-up" } else { "d16-log-card-down" }).with("kind", kind(it))
        }
        Event::Summons { colour, at } => Message::new("d16-log-summons")
            .with("portal", Arg::key(format!("d16-portal-{colour}")))
            .with("at", at),
        Event::Summoned { kind, figure, at } => {
            about(state, "d16-log-summoned", Named::Demon(figure, kind)).with("at", at)
        }
        Event::Barren { at } => Message::new("d16-log-barren").with("at", at),
        Event::PortalGone { at } => Message::new("d16-log-portal-gone").with("at", at),
        Event::Displaced { who, to } => about(state, "d16-log-displaced", who).with("to", to),
        Event::Pushed { who, to } => about(state, "d16-log-pushed", who).with("to", to),
        Event::Dropped { thing: it, at } => {
            Message::new("d16-log-dropped").with("what", thing(it)).with("at", at)
        }
        Event::Sample { who } => about(state, "d16-log-sample", who),
        Event::Delivered { who } => marine(state, "d16-log-delivered", who),
        Event::Progress { objective, progress } => advance(state, objective, progress),
        Event::Decoy { at } => Message::new("d16-log-decoy").with("at", at),
        Event::Drone { at: Some(at) } => Message::new("d16-log-drone-back").with("at", at),
        Event::Drone { at: None } => Message::new("d16-log-drone-gone"),
        Event::Dark { range } => Message::new("d16-log-dark").with("n", range),
        Event::Marked { who } => marine(state, "d16-log-marked", who),
        Event::Won { side: Side::Marines, .. } => Message::new("d16-log-won-marines"),
        Event::Won { why, .. } => Message::new(match why {
            Ending::Rounds => "d16-log-won-rounds",
            Ending::Objective | Ending::Frags => "d16-log-won-invader",
        }),
    }
}

/// A card by its name and the family it is of.
fn named_card(family: &str, id: impl Copy + Display) -> Arg {
    Arg::key(format!("d16-{family}-{id}")).about(Spot::card(id))
}

/// What one of the abilities of a card does, by its number from 1.
fn does(of: Source, n: u8) -> Arg {
    let ability = of.abilities().get(usize::from(n).wrapping_sub(1));
    ability.map_or_else(|| Arg::key("d16-nothing"), |ability| effects(of, ability))
}

/// What an attack did to somebody, and what stopped it.
fn damage(state: &State, who: Named, n: u8, rolled: u8, block: Block) -> Message {
    let shields = || many("shields", block.shields);
    match (n, block) {
        (0, _) if rolled == 0 => about(state, "d16-log-unhurt-roll", who),
        (0, Block { dodge: true, .. }) => about(state, "d16-log-unhurt-dodge", who),
        (0, _) => about(state, "d16-log-unhurt-shields", who)
            .with("shields", shields())
            .with("rolled", many("damage", rolled)),
        (_, Block { shields: 0, .. }) => {
            about(state, "d16-log-damage", who).with("damage", many("damage", n))
        }
        _ => about(state, "d16-log-damage-shields", who)
            .with("damage", many("damage", n))
            .with("shields", shields())
            .with("rolled", many("damage", rolled)),
    }
}

fn argent(on: ArgentSpot, n: u8) -> Message {
    let message = |key: &'static str| Message::new(key).with("argent", many("argent", n));
    match on {
        ArgentSpot::Demon(it) => message("d16-log-argent").with("kind", kind(it)),
        ArgentSpot::Hidden => message("d16-log-argent-hidden"),
        ArgentSpot::Invasion => message("d16-log-argent-invasion"),
    }
}

/// Who looked at initiative cards, and at which, for those who may know.
fn looked(state: &State, side: Side, cards: &[crate::initiative::InitiativeCard], n: u8) -> Message {
    let key = match side {
        Side::Marines => "d16-log-looked-marines",
        Side::Invader => "d16-log-looked-invader",
    };
    let what: Arg = if cards.is_empty() {
        many("cards", n)
    } else {
        cards.iter().map(|&it| initiative(state, it)).collect::<Vec<_>>().into()
    };
    Message::new(key).with("what", what)
}

/// A card revealed for a defence, and what it is worth.
fn defence(state: &State, who: Named, revealed: Revealed) -> Message {
    let (name, worth) = match revealed {
        Revealed::Action(it) => (card(it), it.face().defence),
        Revealed::Event(it) => (event_card(it), it.face().defence),
    };
    let block = |it: Defence| match it {
        Defence::Nothing | Defence::Special => Arg::key("d16-nothing"),
        Defence::Shields(n) => many("shields", n),
        Defence::Dodge => Arg::key("d16-dodge"),
    };
    let worth = match (worth, who) {
        (Defence::Special, Named::Demon(_, kind)) => {
            Message::new("d16-special").with("block", block(kind.sheet().special)).into()
        }
        _ => block(worth),
    };
    about(state, "d16-log-defence", who).with("card", name).with("worth", worth)
}

fn killed(state: &State, who: Named, by: Option<Named>, how: Death) -> Message {
    match (how, by) {
        (Death::Glory, Some(by)) => about(state, "d16-log-killed-glory", who).with("by", named(state, by)),
        (Death::Telefrag, Some(by)) => {
            about(state, "d16-log-killed-telefrag", who).with("by", named(state, by))
        }
        (_, Some(by)) => about(state, "d16-log-killed-by", who).with("by", named(state, by)),
        (_, None) => about(state, "d16-log-killed", who),
    }
}

/// How many frags there are, and how many win.
fn frag(state: &State, frags: u8) -> Message {
    Message::new("d16-log-frag").with("n", frags).with("limit", state.frag_limit())
}

/// Progress on a relay, or of all zones together.
fn advance(state: &State, objective: u8, progress: u8) -> Message {
    let goal = match state.goal() {
        Some(Goal::Relays { progress, .. } | Goal::Zones { progress, .. }) => progress,
        _ => 0,
    };
    let message = |key: &'static str| Message::new(key).with("n", progress).with("goal", goal);
    if objective == 0 {
        message("d16-log-progress")
    } else {
        message("d16-log-progress-of").with("objective", objective)
    }
}
