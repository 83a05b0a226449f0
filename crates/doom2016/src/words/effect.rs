//! What an ability does, in a few words.

use engine::{Arg, Message};

use super::named::{attack_box, many, pool, reach};
use crate::effect::{Argent, Boost, Burst, Harm, Heal, Strike};
use crate::frame::Source;
use crate::{Ability, Effect, Gains, Hook, Whom};

/// All effects of an ability.
pub(crate) fn effects(of: Source, ability: &Ability) -> Arg {
    ability.effects.iter().flat_map(|&effect| words(of, effect)).collect::<Vec<_>>().into()
}

/// What an attack gains.
pub(crate) fn gains(gains: Gains) -> Vec<Arg> {
    let said = gains.iter().map(|gain| {
        let message = Message::new(format!("d16-gain-{}", gain.word()));
        gain.number().map_or(message.clone(), |n| message.with("n", n)).into()
    });
    said.collect()
}

fn plus(what: Arg) -> Arg {
    Message::new("d16-effect-plus").with("what", what).into()
}

fn with(key: &'static str, name: &'static str, what: Arg) -> Arg {
    Message::new(key).with(name, what).into()
}

fn words(of: Source, effect: Effect) -> Vec<Arg> {
    let one = match effect {
        Effect::Gain(it) => return gains(it),
        Effect::NextAttack(Boost { gains: it, within: None }) => {
            with("d16-effect-next", "gains", gains(it).into())
        }
        Effect::NextAttack(Boost { gains: it, within: Some(n) }) => {
            Message::new("d16-effect-next-within").with("gains", gains(it)).with("n", n).into()
        }
        Effect::Fire => match of {
            Source::Card(card) => {
                let reach = card.face().attack.map_or(Arg::key("d16-no-dice"), attack_box);
                with("d16-effect-attack", "reach", reach)
            }
            _ => Arg::key("d16-attack"),
        },
        Effect::Attack(Strike { range: Some(range), dice, .. }) => {
            with("d16-effect-attack", "reach", reach(range, dice))
        }
        Effect::Attack(Strike { dice, .. }) => with("d16-effect-attack", "reach", pool(dice)),
        Effect::Splash(splash) => Message::new("d16-effect-splash").with("n", splash.damage).into(),
        Effect::RevealAgain => Arg::key("d16-effect-reveal-again"),
        Effect::Shields(n) => plus(many("shields", n)),
        Effect::Cap(n) => with("d16-effect-cap", "damage", many("damage", n)),
        Effect::Harm(it) => return harm(it),
        Effect::Burst(it) => burst(it),
        Effect::Recover(n) => with("d16-effect-recover", "damage", many("damage", n)),
        Effect::Heal(Heal { recover, whom: it, within }) => Message::new("d16-effect-heal")
            .with("damage", many("damage", recover))
            .with("whom", whom(it, Some(within)))
            .into(),
        Effect::Mp(n) => plus(many("points", n)),
        Effect::LoseMp(n) => with("d16-effect-minus", "what", many("points", n)),
        Effect::Move(n) => with("d16-effect-move", "spaces", many("spaces", n)),
        Effect::Draw(n) => with("d16-effect-draw", "cards", many("cards", n)),
        Effect::DrawEvents(n) => with("d16-effect-draw", "cards", many("events", n)),
        Effect::DrawGlory(n) => with("d16-effect-draw", "cards", many("glory", n)),
        Effect::Argent(Argent { tokens, on }) => {
            Message::new(format!("d16-effect-argent-{on}")).with("argent", many("argent", tokens)).into()
        }
        Effect::Hook(it) => hook(it),
    };
    vec![one]
}

/// A rule in code, with its number where it has one.
fn hook(it: Hook) -> Arg {
    let message = Message::new(format!("d16-hook-{}", it.word()));
    it.number().map_or(message.clone(), |n| message.with("n", n)).into()
}

/// Who is meant; for some it says how near.
fn whom(it: Whom, within: Option<u8>) -> Arg {
    match within {
        Some(n) => Message::new("d16-whom-within").with("whom", whom(it, None)).with("n", n).into(),
        None => Arg::key(format!("d16-whom-{it}")),
    }
}

fn harm(it: Harm) -> Vec<Arg> {
    let whom = || whom(it.whom, it.within);
    let mut all = Vec::new();
    if it.damage > 0 {
        let message = Message::new("d16-effect-harm").with("damage", many("damage", it.damage));
        all.push(message.with("whom", whom()).into());
    }
    if it.stun {
        all.push(with("d16-effect-stun", "whom", whom()));
    }
    if it.push > 0 {
        all.push(with("d16-effect-push", "spaces", many("spaces", it.push)));
    }
    all
}

fn burst(it: Burst) -> Arg {
    let message = if it.dice.is_empty() {
        Message::new("d16-effect-burst").with("damage", many("damage", it.damage))
    } else {
        Message::new("d16-effect-burst-dice").with("dice", pool(it.dice))
    };
    message.with("whom", whom(it.whom, None)).with("n", it.within).into()
}
