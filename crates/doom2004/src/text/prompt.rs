//! The open question in one sentence.

use engine::{Arg, Message, Seat};

use super::{
    attacker, card, dice, event_name, figure_at, gift, kind, located, many, marine, seat, target, thing,
    weapon,
};
use crate::action::{Deed, Who};
use crate::frame::{Activation, Attack, Frame, InvaderStep, MarineStep, Moment, Stage, in_order};
use crate::scenario::{AreaId, SpaceId};
use crate::state::{Place, Thing};
use crate::{DieKind, EventKind, InvaderCard, MarineCardKind, State};

/// The question that is open. Every prompt carries `who`, the seat that is asked.
pub(crate) fn prompt(state: &State) -> Message {
    let decision = state.open_decision();
    let (Some(&frame), Some(decision)) = (state.top(), decision) else {
        return Message::new("d04-prompt-over");
    };
    let message = match frame {
        Frame::Marine(MarineStep::Respawn) => respawn(state),
        Frame::Marine(MarineStep::Declare) => declare(state),
        Frame::Marine(MarineStep::Act) => act(state),
        Frame::Mist { moves } => Message::new("d04-prompt-mist")
            .with("card", Arg::key(format!("d04-card-{}", MarineCardKind::RedMist)))
            .with("spaces", many("spaces", moves)),
        Frame::Invader(InvaderStep::Discard) => {
            let limit = state.setup.difficulty.card().hand;
            Message::new("d04-prompt-discard").with("n", state.hand.len() as u8).with("limit", limit)
        }
        Frame::Invader(InvaderStep::Menu) => menu(state),
        Frame::Window { moment, stage: 0 } => invader_window(state, moment),
        Frame::Window { moment, .. } => marine_window(state, moment),
        Frame::Event { card, first } => event(state, card, first),
        Frame::Backup { .. } => backup(state),
        Frame::Trap { card: it, left, .. } => {
            Message::new("d04-prompt-trap").with("card", card(it)).with("n", left)
        }
        Frame::Activation(activation) => activated(state, &activation),
        Frame::Target => aim(state),
        Frame::Attack => attack(state, decision.seat),
        Frame::Watch { who, .. } => Message::new("d04-prompt-watch").with("whom", marine(state, who)),
        Frame::Lay { area, next, .. } => lay(state, area, next),
        Frame::Place { card, side, next, reused } => place(state, card, side, next, reused),
        Frame::Offer { gift: it, .. } => Message::new("d04-prompt-offer")
            .with("giver", marine(state, state.turn.who))
            .with("what", gift(state, it)),
        // These run by themselves.
        Frame::Marine(_) | Frame::Invader(_) | Frame::Draw { .. } | Frame::Look | Frame::Effects { .. } => {
            Message::new("d04-prompt-wait")
        }
    };
    message.with("who", seat(state, decision.seat))
}

fn respawn(state: &State) -> Message {
    let place = state.marines.get(usize::from(state.turn.who)).map(|marine| marine.place);
    match place {
        Some(Place::Fallen(space)) => {
            Message::new("d04-prompt-respawn").with("at", state.arena().space(space).pos)
        }
        _ => Message::new("d04-prompt-wait"),
    }
}

fn declare(state: &State) -> Message {
    let wounds = state.marines.get(usize::from(state.turn.who)).map_or(0, |marine| marine.wounds);
    let key = if state.turn.extra > 0 { "d04-prompt-declare-extra" } else { "d04-prompt-declare" };
    let message =
        Message::new(key).with("round", i64::from(state.turn.round)).with("wounds", many("wounds", wounds));
    if state.turn.extra > 0 { message.with("extra", many("spaces", state.turn.extra)) } else { message }
}

/// What is left of a marine's action.
fn act(state: &State) -> Message {
    let (turn, who) = (&state.turn, state.turn.who);
    let Some(marine) = state.marines.get(usize::from(who)) else { return Message::new("d04-prompt-wait") };
    let (points, attacks) = (many("points", state.points()), many("attacks", turn.attacks));
    let open = turn.deed == Some(Deed::Ready) && !marine.has(MarineCardKind::CoolPlanner);
    let mut left = Vec::new();
    if open && turn.moves > 0 && turn.attacks > 0 {
        left.push(Message::new("d04-either").with("one", points).with("other", attacks).into());
    } else {
        left.extend((state.points() > 0).then_some(points));
        left.extend((turn.attacks > 0).then_some(attacks));
    }
    left.extend((turn.order_due && marine.order.is_none()).then(|| Arg::key("d04-an-order")));
    if left.is_empty() {
        return Message::new("d04-prompt-act-end");
    }
    let sharing = state.is_sharing(Who::Marine(who));
    Message::new(if sharing { "d04-prompt-act-sharing" } else { "d04-prompt-act" }).with("left", left)
}

fn menu(state: &State) -> Message {
    let waiting = state.figures.iter().filter(|(_, figure)| !figure.acted).count() as u8;
    // Whether there is a card to be spawned with is nobody else's business.
    let spawning = state.turn.spawns > 0 && !state.turn.active;
    Message::new(if spawning { "d04-prompt-menu-spawn" } else { "d04-prompt-menu" }).with("n", waiting)
}

/// The attack that is under way.
fn with_attack(state: &State, key: &'static str) -> Message {
    let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
    Message::new(key).with("attacker", attacker(state, attack)).with("target", target(state, attack))
}

fn with_dice(state: &State, key: &'static str) -> Message {
    match state.attacks.last() {
        Some(attack) => with_attack(state, key).with("stands", dice::standing(state, attack)),
        None => Message::new("d04-prompt-wait"),
    }
}

/// The invader may play an event.
fn invader_window(state: &State, moment: Moment) -> Message {
    match moment {
        Moment::BeforeAttack => with_attack(state, "d04-prompt-event-before"),
        Moment::AfterRoll => with_dice(state, "d04-prompt-event-roll"),
        Moment::AfterAttack => with_attack(state, "d04-prompt-event-after"),
        Moment::BeforeTurn => {
            Message::new("d04-prompt-event-turn").with("whom", marine(state, state.turn.who))
        }
        Moment::AfterTake => {
            Message::new("d04-prompt-event-take").with("whom", marine(state, state.turn.who))
        }
        Moment::AfterReveal(_) => Message::new("d04-prompt-event-reveal"),
        Moment::Between | Moment::LastHeal | Moment::Jitters(_) => Message::new("d04-prompt-event"),
    }
}

/// A marine may use guard or heal.
fn marine_window(state: &State, moment: Moment) -> Message {
    match moment {
        Moment::BeforeAttack => with_attack(state, "d04-prompt-order-before"),
        Moment::AfterAttack => with_attack(state, "d04-prompt-order-after"),
        Moment::LastHeal => Message::new("d04-prompt-order-heal"),
        Moment::Jitters(_) => {
            Message::new("d04-prompt-order-jitters").with("card", event_name(EventKind::Jitters))
        }
        Moment::Between
        | Moment::AfterRoll
        | Moment::BeforeTurn
        | Moment::AfterTake
        | Moment::AfterReveal(_) => Message::new("d04-prompt-order"),
    }
}

/// What an event is played on.
fn event(state: &State, it: InvaderCard, first: Option<SpaceId>) -> Message {
    let key = match (it.event(), first) {
        (Some(EventKind::ClosingFlesh), _) => "d04-prompt-closing-flesh",
        (Some(EventKind::HingeBreaker), _) => "d04-prompt-hinge-breaker",
        (Some(EventKind::JammedTrack), _) => "d04-prompt-jammed-track",
        (Some(EventKind::Jitters), _) => "d04-prompt-jitters",
        (Some(EventKind::WrongCrate), None) => "d04-prompt-wrong-crate",
        (Some(EventKind::WrongCrate), Some(space)) => return second_crate(state, it, space),
        _ => "d04-prompt-event-on",
    };
    Message::new(key).with("card", card(it))
}

fn second_crate(state: &State, it: InvaderCard, space: SpaceId) -> Message {
    let equipment = |it: &Thing| matches!(it, Thing::Token(token) if token.is_equipment());
    let what = state.lying(space).find(equipment).map_or(Arg::key("d04-empty-space"), |it| thing(state, it));
    Message::new("d04-prompt-wrong-crate-second")
        .with("card", card(it))
        .with("what", located(what, Arg::from(state.arena().space(space).pos)))
}

/// The event below may be cancelled.
fn backup(state: &State) -> Message {
    let played = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Event { card, .. } => Some(*card),
        _ => None,
    });
    let played = played.map_or(Arg::key("d04-nothing"), card);
    let plan = Arg::key(format!("d04-card-{}", MarineCardKind::BackupPlan));
    Message::new("d04-prompt-backup").with("card", played).with("plan", plan)
}

fn activated(state: &State, activation: &Activation) -> Message {
    let Activation { figure: id, moves, attacks, .. } = *activation;
    let mut left = Vec::new();
    left.extend((moves > 0).then(|| many("points", moves)));
    left.extend((attacks > 0).then(|| many("attacks", attacks)));
    if left.is_empty() {
        left.push(Arg::key("d04-nothing"));
    }
    let sharing = state.is_sharing(Who::Invader(id));
    Message::new(if sharing { "d04-prompt-activation-sharing" } else { "d04-prompt-activation" })
        .with("figure", figure_at(state, id))
        .with("left", left)
}

/// Which space is attacked.
fn aim(state: &State) -> Message {
    let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
    match attack.by {
        Who::Invader(id) => Message::new("d04-prompt-target-of").with("figure", figure_at(state, id)),
        Who::Marine(_) => {
            let arms = state.arms(attack.by, attack.weapon);
            let aimed = attack.aimed || arms.abilities.aimed;
            Message::new(if aimed { "d04-prompt-target-aimed" } else { "d04-prompt-target" })
                .with("weapon", weapon(attack.weapon))
        }
    }
}

fn attack(state: &State, asked: Seat) -> Message {
    let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
    match attack.stage {
        Stage::Reroll => with_dice(state, asked_for_dice(state, attack, asked)),
        Stage::Knock => with_attack(state, "d04-prompt-knock"),
        _ => {
            let dice = attack.pool.of(DieKind::Green) + attack.pool.of(DieKind::Blue);
            with_attack(state, "d04-prompt-chain").with("spaces", many("spaces", dice))
        }
    }
}

/// Why somebody may have dice rolled again.
fn asked_for_dice(state: &State, attack: &Attack, asked: Seat) -> &'static str {
    let invader = asked == state.invader();
    match attack.by {
        _ if attack.blurred => "d04-prompt-reroll-blurred",
        Who::Marine(_) if invader => "d04-prompt-reroll-blur",
        by if state.seat_of(by) == asked => "d04-prompt-reroll-aim",
        _ => "d04-prompt-reroll-dodge",
    }
}

fn lay(state: &State, area: AreaId, next: u8) -> Message {
    match state.next_figure(area, next) {
        Some(plan) => Message::new("d04-prompt-lay").with("kind", kind(plan.kind)),
        None => Message::new("d04-prompt-wait"),
    }
}

fn place(state: &State, card: InvaderCard, side: u8, next: u8, reused: Option<bool>) -> Message {
    let group = card.groups().get(usize::from(side)).copied().unwrap_or_default();
    let Some(it) = in_order(group).nth(usize::from(next)) else { return Message::new("d04-prompt-wait") };
    if state.available(it) == 0 && reused.is_none() {
        return Message::new("d04-prompt-place-reuse").with("kind", kind(it));
    }
    Message::new("d04-prompt-place").with("kind", kind(it)).with("nth", next + 1).with("n", group.len())
}
