//! Events as lines of the log, with the rules that caused them.

use engine::{Arg, Message, Rule, Seat};

use super::step::direction;
use super::{
    card, dice, door, event_name, extent, gift, group, item, kind, many, marine_card, named_first, rules,
    seat, seat_first, token, weapon,
};
use crate::action::Who;
use crate::event::{Bonus, Cause, Event, Named, Sum};
use crate::place::{Area, Pos, Winner};
use crate::{AttackKind, InvaderCard, MarineCardKind, Scatter, State, WeaponKind};

/// An event in words; `state` is the position after the action it belongs to. The figure that acts is always `who`.
pub(crate) fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
    (line(state, event), rules::rules(state, event))
}

fn line(state: &State, event: &Event) -> Message {
    let line = |key: &'static str, who: Seat| Message::new(key).with("who", seat_first(state, who));
    let about = |key: &'static str, who: Named| Message::new(key).with("who", named_first(state, who));
    match *event {
        Event::Began { difficulty } => {
            Message::new("d04-log-began").with("difficulty", Arg::key(format!("d04-difficulty-{difficulty}")))
        }
        Event::Round { number } => Message::new("d04-log-round").with("n", i64::from(number)),
        Event::Turn { who } => line("d04-log-turn", who),
        Event::Declared { who, deed } => {
            line("d04-log-declared", who).with("action", Arg::key(format!("d04-{deed}")))
        }
        Event::Adrenaline { who } => line("d04-log-adrenaline", who),
        Event::Moved { who, from, to, shape } => {
            about("d04-log-moved", who).with("from", from).with("to", extent(to, shape))
        }
        Event::Teleported { who, to } => {
            let marine = matches!(who, Named::Marine(_));
            about(if marine { "d04-log-teleported" } else { "d04-log-duct" }, who).with("to", to)
        }
        Event::Respawned { who, at } => line("d04-log-respawned", who).with("at", at),
        Event::Door { door: it, open } => {
            let key = if open { "d04-log-door-open" } else { "d04-log-door-closed" };
            Message::new(key).with("door", door(state, it))
        }
        Event::Smashed { door: it } => Message::new("d04-log-smashed").with("door", door(state, it)),
        Event::Jammed { door: it } => Message::new("d04-log-jammed").with("door", door(state, it)),
        Event::Left { who } => line("d04-log-left", who),
        Event::Took { who, token: it } => line("d04-log-took", who).with("what", token(it)),
        Event::TookItem { who, item: it } => line("d04-log-took", who).with("what", item(state, it)),
        Event::Dropped { item: it, at } => {
            Message::new("d04-log-dropped").with("what", item(state, it)).with("at", at)
        }
        Event::Gave { who, to, gift: it } => {
            line("d04-log-gave", who).with("whom", seat(state, to)).with("what", gift(state, it))
        }
        Event::Refused { who } => line("d04-log-refused", who),
        Event::Ordered { who, order } => {
            line("d04-log-ordered", who).with("order", Arg::key(format!("d04-{order}")))
        }
        Event::Lapsed { who, order } => {
            line("d04-log-lapsed", who).with("order", Arg::key(format!("d04-{order}")))
        }
        Event::Used { who, order } => {
            line("d04-log-used", who).with("order", Arg::key(format!("d04-{order}")))
        }
        Event::Healed { who, n } => line("d04-log-healed", who).with("wounds", many("wounds", n)),
        Event::Attacked { who, weapon: with, at, range } => attacked(state, who, with, at, range),
        Event::Rolled { who, pool, ref faces } => {
            about("d04-log-rolled", who).with("roll", dice::roll(pool, faces))
        }
        Event::Rerolled { by, pool, ref faces } => {
            line("d04-log-rerolled", by).with("roll", dice::roll(pool, faces))
        }
        Event::Cancelled => Message::new("d04-log-cancelled"),
        Event::Spent { who, weapon: with } => spent(state, who, with),
        Event::Hit { damage, bonus } => hit(damage, bonus),
        Event::Failed { miss: true, .. } => Message::new("d04-log-failed-miss"),
        Event::Failed { reach, range, .. } => {
            Message::new("d04-log-failed-range").with("reach", reach).with("range", range)
        }
        Event::Scattered { scatter, to, .. } => scattered(scatter, to),
        Event::Wounded { who, n, sum: Some(sum), .. } => {
            about("d04-log-wounded", who).with("wounds", many("wounds", n)).with("sum", division(sum))
        }
        Event::Withstood { who, sum: Sum { damage, armour } } => {
            about("d04-log-withstood", who).with("damage", damage).with("armour", armour)
        }
        Event::Wounded { who, n, cause, .. } => {
            let key = match cause {
                Cause::Attack => "d04-log-wounded-berserk",
                Cause::Goo => "d04-log-wounded-goo",
                Cause::Barrel => "d04-log-wounded-barrel",
                Cause::Telefrag => "d04-log-wounded-telefrag",
                Cause::Scenario => "d04-log-wounded-scenario",
            };
            about(key, who).with("wounds", many("wounds", n))
        }
        Event::Died { who } => about("d04-log-died", who),
        Event::Fragged { who, frags } => frag(state, line("d04-log-fragged", who), frags),
        Event::Knocked { who, to } => about("d04-log-knocked", who).with("to", to),
        Event::Exploded { at } => Message::new("d04-log-exploded").with("at", at),
        Event::Drew { who, n, ref cards } => drew(line("d04-log-drew", who), n, cards),
        Event::RanOut { frags } => frag(state, Message::new("d04-log-ran-out"), frags),
        Event::Discarded { card: it } => line("d04-log-discarded", state.invader()).with("card", card(it)),
        Event::Spawning { card: it, side } => {
            let brings =
                it.groups().get(usize::from(side).wrapping_sub(1)).map_or(card(it), |&side| group(side));
            line("d04-log-spawning", state.invader()).with("group", brings)
        }
        Event::Placed { who, at, shape } => about("d04-log-placed", who).with("at", extent(at, shape)),
        Event::Removed { who } => about("d04-log-removed", who),
        Event::NoRoom { kind: it } => Message::new("d04-log-no-room").with("kind", kind(it)),
        Event::NotSpawned { kind: it, used_up } => {
            let key = if used_up { "d04-log-none-to-spawn" } else { "d04-log-no-room-to-spawn" };
            Message::new(key).with("kind", kind(it))
        }
        Event::NotLaid { token: it } => Message::new("d04-log-not-laid").with("what", token(it)),
        Event::NotGiven { who, token: it } => line("d04-log-not-given", who).with("what", token(it)),
        Event::Activated { who } => about("d04-log-activated", who),
        Event::Played { card: it } => match it.event() {
            Some(event) => line("d04-log-played-event", state.invader())
                .with("card", event_name(event))
                .with("help", Arg::key(format!("d04-event-{event}-help"))),
            None => line("d04-log-played", state.invader()).with("card", card(it)),
        },
        Event::Backup { who, card: it } => line("d04-log-backup", who)
            .with("card", card(it))
            .with("plan", marine_card(MarineCardKind::BackupPlan)),
        Event::Mended { who } => about("d04-log-mended", who),
        Event::Swapped { one, other } => {
            Message::new("d04-log-swapped").with("one", one).with("other", other)
        }
        Event::Revealed { area } => match state.arena().scenario().areas.get(area.index()) {
            Some(Area { name: Some(name), .. }) => {
                Message::new("d04-log-revealed-room").with("room", &name.prose)
            }
            _ => Message::new("d04-log-revealed"),
        },
        Event::Said { ref key } => key.into(),
        Event::Scored { n, frags } => {
            let message = line("d04-log-scored", state.invader()).with("n", many("frags", n));
            frag(state, message, frags)
        }
        Event::Won { side: Winner::Marines } => Message::new("d04-log-won-marines"),
        Event::Won { side: Winner::Invader } => Message::new("d04-log-won-invader"),
    }
}

/// The damage of an attack, and where what the dice do not show comes from.
fn hit(damage: u8, bonus: Bonus) -> Message {
    let Bonus { deadly, cards, squad, event } = bonus;
    let sources = [("deadly", deadly), ("cards", cards), ("squad", squad), ("event", event)];
    let more = sources.into_iter().filter(|&(_, n)| n > 0);
    let more: Vec<Arg> =
        more.map(|(source, n)| Message::new(format!("d04-bonus-{source}")).with("n", n).into()).collect();
    if more.is_empty() {
        return Message::new("d04-log-hit").with("damage", damage);
    }
    Message::new("d04-log-hit-more")
        .with("damage", damage)
        .with("rolled", damage.saturating_sub(bonus.sum()))
        .with("bonus", more)
}

/// Damage divided by armour; what is left over is lost (D04-DMG-2).
fn division(Sum { damage, armour }: Sum) -> Message {
    let key = if damage % armour.max(1) == 0 { "d04-sum" } else { "d04-sum-down" };
    Message::new(key).with("damage", damage).with("armour", armour)
}

/// How many frags there are, and how many win, if frags do.
fn frag(state: &State, message: Message, frags: u8) -> Message {
    let count = match state.frag_limit() {
        Some(limit) => Message::new("d04-frags-of").with("n", frags).with("limit", limit),
        None => Message::new("d04-many-frags").with("n", frags),
    };
    message.with("frags", count)
}

/// Does an attack sweep, and is it melee?
fn manner(state: &State, who: Named, with: Option<WeaponKind>) -> (bool, bool) {
    match (who, with) {
        (Named::Invader(_, kind), _) => {
            let sheet = kind.sheet();
            (sheet.abilities.sweep, sheet.attack == AttackKind::Melee)
        }
        (Named::Marine(seat), Some(with)) if seat.index() < state.marines.len() => {
            let arms = state.arms(Who::Marine(seat.0), with);
            (arms.abilities.sweep, arms.kind == AttackKind::Melee)
        }
        _ => (false, false),
    }
}

fn attacked(state: &State, who: Named, with: Option<WeaponKind>, at: Pos, range: u8) -> Message {
    let (sweep, melee) = manner(state, who, with);
    let attacker = match with {
        Some(with) => {
            Message::new("d04-armed").with("who", named_first(state, who)).with("weapon", weapon(with)).into()
        }
        None => named_first(state, who),
    };
    let message = |key: &'static str| Message::new(key).with("who", attacker);
    if sweep {
        message("d04-log-swept")
    } else if melee {
        message("d04-log-attacked").with("at", at)
    } else {
        message("d04-log-attacked-range").with("at", at).with("range", range)
    }
}

fn spent(state: &State, who: Seat, with: WeaponKind) -> Message {
    let ammo = with.sheet().ammo.map_or(Arg::key("d04-nothing"), |ammo| many(ammo.word(), 1));
    Message::new("d04-log-spent")
        .with("who", seat_first(state, who))
        .with("ammo", ammo)
        .with("weapon", weapon(with))
}

fn scattered(scatter: Scatter, to: Option<Pos>) -> Message {
    let (Scatter::To(dir, n), to) = (scatter, to) else { return Message::new("d04-log-scattered-miss") };
    let message =
        |key: &'static str| Message::new(key).with("spaces", many("spaces", n)).with("dir", direction(dir));
    match to {
        Some(to) => message("d04-log-scattered").with("to", to),
        None => message("d04-log-scattered-stopped"),
    }
}

fn drew(message: Message, n: u8, cards: &[InvaderCard]) -> Message {
    if cards.is_empty() {
        return message.with("what", many("cards", n));
    }
    message.with("what", cards.iter().map(|&it| card(it)).collect::<Vec<_>>())
}
