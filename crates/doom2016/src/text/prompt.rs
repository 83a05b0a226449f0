//! The open question in one sentence.

use engine::{Arg, Message, Seat};

use super::attack::{attacker, with_attack};
use super::dice;
use super::named::{card, kind, many, place, pool, portal, reach, seat, source, who, who_at};
use crate::action::Who;
use crate::frame::{Attack, Effects, Frame, MarineStep, Phase, Prepare, Stage, Summon, Window};
use crate::state::Actor;
use crate::threat::Summons;
use crate::{CardSets, Effect, Hook, Moment, SetKind, SquadKind, State};

/// The question that is open. Every prompt carries `who`, the seat that is asked.
pub(crate) fn prompt(state: &State) -> Message {
    let (Some(&frame), Some(decision)) = (state.top(), state.open_decision()) else {
        return Message::new("d16-prompt-over");
    };
    let asked = decision.seat;
    let message = match frame {
        Frame::Prepare(step) => prepare(state, step),
        Frame::Phase(Phase::Burn) => Message::new("d16-prompt-burn").with("n", state.round.burned),
        Frame::Marine(step) => marine_step(state, step),
        Frame::Kinds => Message::new("d16-prompt-kinds"),
        Frame::Demons => demons(state),
        Frame::Demon(_) => demon(state),
        Frame::Attack => attack(state),
        Frame::Window(window) => moment(state, &window, asked),
        Frame::Effects(effects) => effect(&effects),
        Frame::Portals { free, .. } => portals(state, free),
        Frame::Summon(summon) => summoning(state, &summon),
        Frame::Charge { left, moved, .. } => {
            Message::new(if moved { "d16-prompt-charge-moved" } else { "d16-prompt-charge" })
                .with("argent", many("argent", left))
        }
        Frame::Displace { by } => match state.next_displaced(by) {
            Some(one) => about("d16-prompt-displace", state, one).with("by", who(state, by)),
            None => Message::new("d16-prompt-wait"),
        },
        Frame::Unstick { who } => about("d16-prompt-unstick", state, who),
        Frame::Spend { who, left, steps, .. } => spend(state, who, left, steps),
        Frame::Push { by, marines } => {
            let pushed = Who::Marine(marines.trailing_zeros().min(3) as u8);
            about("d16-prompt-push", state, pushed).with("by", who(state, by))
        }
        Frame::Drop { at, .. } => Message::new("d16-prompt-drop").with("at", place(state, at)),
        Frame::Glory { .. } => Message::new("d16-prompt-glory"),
        Frame::Scramble { cards } => Message::new("d16-prompt-scramble").with("cards", many("cards", cards)),
        Frame::Scout { .. } => Message::new("d16-prompt-scout"),
        Frame::Respawn { .. } => Message::new("d16-prompt-respawn"),
        // These run by themselves.
        Frame::Round | Frame::Phase(_) => Message::new("d16-prompt-wait"),
    };
    message.with("who", seat(state, asked))
}

/// A question about somebody.
fn about(key: &'static str, state: &State, whom: Who) -> Message {
    Message::new(key).with("whom", who_at(state, whom))
}

fn prepare(state: &State, step: Prepare) -> Message {
    match step {
        Prepare::Start(_) => Message::new("d16-prompt-start"),
        Prepare::Class(_) => Message::new("d16-prompt-class"),
        Prepare::Arm(who) => {
            let own = state
                .marines
                .get(usize::from(who))
                .map_or(0, |marine| marine.weapons.and(CardSets::of_kind(SetKind::Starting)).len() as u8);
            Message::new("d16-prompt-arm").with("nth", own + 1)
        }
        Prepare::Lead => Message::new("d16-prompt-lead")
            .with("squad", Arg::key(format!("d16-squad-{}", SquadKind::TakingPoint))),
        Prepare::EventSets => {
            Message::new("d16-prompt-event-sets").with("nth", state.invader.sets.len() as u8 + 1)
        }
        Prepare::Invasion => Message::new("d16-prompt-invasion"),
        Prepare::Hands | Prepare::Threat => Message::new("d16-prompt-wait"),
    }
}

fn marine_step(state: &State, step: MarineStep) -> Message {
    match step {
        MarineStep::Act => act(state),
        MarineStep::End => Message::new("d16-prompt-take-back"),
        MarineStep::Drone => Message::new("d16-prompt-drone"),
        MarineStep::Begin | MarineStep::Start | MarineStep::Gift | MarineStep::Draw | MarineStep::Over => {
            Message::new("d16-prompt-wait")
        }
    }
}

/// What is left of a marine's activation.
fn act(state: &State) -> Message {
    let turn = &state.turn;
    let points = many("points", turn.mp);
    if let Some(open) = turn.open {
        let message = Message::new("d16-prompt-act-open").with("card", card(open.card)).with("left", points);
        return if open.left > 1 {
            Message { key: "d16-prompt-act-open-times".into(), ..message }.with("n", open.left)
        } else {
            message
        };
    }
    let sharing = state.is_sharing(Who::Marine(state.active_marine()));
    let left = vec![points, many("mains", turn.mains)];
    Message::new(if sharing { "d16-prompt-act-sharing" } else { "d16-prompt-act" }).with("left", left)
}

fn demons(state: &State) -> Message {
    let Actor::Demons(it) = state.turn.who else { return Message::new("d16-prompt-wait") };
    let waiting = state.demons.iter().filter(|(_, demon)| demon.kind == it && !demon.acted).count();
    Message::new("d16-prompt-demons").with("demons", many(it.word(), waiting as u8))
}

fn demon(state: &State) -> Message {
    let Some(id) = state.turn.figure else { return Message::new("d16-prompt-wait") };
    let sharing = state.is_sharing(Who::Demon(id)) && !state.is_large(Who::Demon(id));
    let left = vec![many("points", state.turn.mp), many("attacks", state.turn.strikes.len() as u8)];
    Message::new(if sharing { "d16-prompt-demon-sharing" } else { "d16-prompt-demon" })
        .with("figure", who_at(state, Who::Demon(id)))
        .with("left", left)
}

/// What is asked while an attack is carried out.
fn attack(state: &State) -> Message {
    let Some(attack) = state.attack() else { return Message::new("d16-prompt-wait") };
    match attack.stage {
        Stage::Declare => declare(state, attack),
        Stage::BeforeRoll => {
            let dice = pool(attack.pool.plus(attack.gains.dice));
            with_attack(state, "d16-prompt-before-roll").with("dice", dice)
        }
        Stage::Thin => with_attack(state, "d16-prompt-thin").with("dice", pool(attack.pool)),
        Stage::Common => with_attack(state, "d16-prompt-common").with("stands", dice::rolled(attack)),
        Stage::Next => with_attack(state, "d16-prompt-next").with("stands", dice::rolled(attack)),
        Stage::Cover => with_dice(state, attack, "d16-prompt-cover"),
        Stage::Defend => with_dice(state, attack, "d16-prompt-defend"),
        Stage::Attack => with_dice(state, attack, "d16-prompt-attack"),
        Stage::OnHitArgent => {
            with_attack(state, "d16-prompt-on-hit").with("damage", many("damage", attack.dealt))
        }
        // These run by themselves.
        Stage::Reveal | Stage::Count | Stage::Damage | Stage::OnHit | Stage::After | Stage::Over => {
            Message::new("d16-prompt-wait")
        }
    }
}

fn declare(state: &State, attack: &Attack) -> Message {
    let reach = reach(state.reach(attack), attack.pool.plus(attack.gains.dice));
    Message::new("d16-prompt-target").with("attacker", attacker(state, attack)).with("reach", reach)
}

fn with_dice(state: &State, attack: &Attack, key: &'static str) -> Message {
    with_attack(state, key).with("stands", dice::standing(state, attack))
}

/// A moment at which somebody may use cards: what has happened, and what he is asked.
fn moment(state: &State, window: &Window, asked: Seat) -> Message {
    let invader = asked == state.invader_seat();
    let ask = Arg::key(if invader { "d16-ask-event" } else { "d16-ask-card" });
    let message = match window.moment {
        Moment::DeckBuilt => Message::new("d16-prompt-deck-built"),
        Moment::PhaseStart => Message::new("d16-prompt-phase-start"),
        Moment::BeforeInitiative => Message::new("d16-prompt-before-initiative"),
        Moment::OtherStart => about("d16-prompt-activation-start", state, window.who),
        Moment::MarineDashes => about("d16-prompt-dashes", state, window.who),
        Moment::DemonActivates => about("d16-prompt-demon-activates", state, window.who),
        Moment::DemonStops => about("d16-prompt-demon-stops", state, window.who),
        Moment::AfterAttack | Moment::AfterDefence => with_attack(state, "d16-prompt-after-attack"),
        Moment::DemonKilled => Message::new("d16-prompt-demon-killed")
            .with("kind", kind(window.grave.kind))
            .with("at", place(state, window.grave.at)),
        Moment::MarineKilled => Message::new("d16-prompt-marine-killed").with("whom", who(state, window.who)),
        // No other moment is a window.
        _ => Message::new("d16-prompt-window"),
    };
    message.with("ask", ask)
}

/// What an ability is used on.
fn effect(effects: &Effects) -> Message {
    let ability = effects.of.abilities().get(usize::from(effects.ability));
    let next = ability.and_then(|ability| ability.effects.get(usize::from(effects.next)));
    let key = match next {
        Some(Effect::Harm(_)) => "d16-prompt-effect-enemy",
        Some(Effect::Burst(_) | Effect::Hook(Hook::Decoy(_))) => "d16-prompt-effect-space",
        Some(Effect::Heal(_) | Effect::Hook(Hook::Mark(_) | Hook::LendMp(_))) => "d16-prompt-effect-marine",
        Some(Effect::Hook(Hook::Reload | Hook::Pick)) => "d16-prompt-effect-card",
        Some(Effect::Hook(Hook::Wake(_))) => "d16-prompt-effect-teleporter",
        _ => "d16-prompt-effect",
    };
    Message::new(key).with("source", source(effects.of))
}

fn portals(state: &State, free: bool) -> Message {
    match state.arena().mission().threat.map(|threat| threat.card().summons) {
        Some(Summons::Stock(stock)) if free => {
            let most = stock.most.saturating_sub(state.round.spent).min(state.stock);
            Message::new("d16-prompt-portals-stock").with("n", state.stock).with("most", most)
        }
        _ => Message::new("d16-prompt-portals"),
    }
}

fn summoning(state: &State, summon: &Summon) -> Message {
    let message = |key: &'static str| Message::new(key).with("portal", portal(state, summon.portal));
    let known = usize::from(summon.portal) < state.portals.len();
    match summon.group.filter(|_| known) {
        None => message("d16-prompt-group"),
        Some(n) => match state.next_summoned(summon) {
            Some((nth, it)) => message("d16-prompt-put")
                .with("kind", kind(it))
                .with("nth", nth + 1)
                .with("n", state.groups(summon.portal)[usize::from(n)].len()),
            None => message("d16-prompt-carrier"),
        },
    }
}

fn spend(state: &State, whom: Who, left: u8, steps: bool) -> Message {
    let left = if steps { many("spaces", left) } else { many("points", left) };
    about("d16-prompt-spend", state, whom).with("left", left)
}
