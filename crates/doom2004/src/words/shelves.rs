//! What is in the box, as the codex lists it. Of a scenario only what everybody may read before a game (D04-SETUP-3).

use engine::shelf::{Shelf, Thing};
use engine::{Arg, Message};

use super::many;
use crate::place::shipped;
use crate::rule::*;
use crate::{
    Abilities, Ability, AttackKind, Deed, DieKind, EventKind, Ground, InvaderKind, MarineCardKind, OrderKind,
    Pool, WeaponKind,
};

/// Weapons, invaders, abilities, actions, orders, cards and scenarios.
pub(crate) fn shelves() -> Vec<Shelf> {
    vec![
        Shelf::new("codex-shelf-weapons", WeaponKind::ALL.map(weapon)),
        Shelf::new("codex-shelf-invaders", InvaderKind::ALL.map(invader)),
        Shelf::new("codex-shelf-abilities", Ability::ALL.map(ability)),
        Shelf::new("codex-shelf-actions", Deed::ALL.map(deed)),
        Shelf::new("codex-shelf-orders", OrderKind::ALL.map(order)),
        Shelf::new("codex-shelf-marine-cards", MarineCardKind::ALL.map(marine_card)),
        Shelf::new("codex-shelf-events-2004", EventKind::ALL.map(event)),
        Shelf::new("codex-shelf-scenarios", shipped().iter().map(scenario)),
    ]
}

fn fact(arg: Arg) -> Message {
    Message::new("codex-thing").with("thing", arg)
}

/// The dice of an attack by their colours.
fn dice(pool: Pool) -> Message {
    let some = DieKind::ALL.into_iter().filter(|&die| pool.of(die) > 0).map(|die| {
        let name = Arg::key(format!("d04-die-{die}"));
        match pool.of(die) {
            1 => name,
            n => Message::new("codex-times").with("n", n).with("thing", name).into(),
        }
    });
    Message::new("codex-fact-dice").with("dice", some.collect::<Vec<Arg>>())
}

/// What a weapon and an invader have in common.
fn fights(thing: Thing, pool: Pool, attack: AttackKind, abilities: Abilities) -> Thing {
    thing
        .with([dice(pool), Message::new(format!("ui-d04-{attack}"))])
        .with(abilities.iter().map(named))
        .under(abilities.iter().map(rule_of))
}

fn weapon(it: WeaponKind) -> Thing {
    let sheet = it.sheet();
    let thing = fights(Thing::named(it, format!("d04-{it}")), sheet.pool, sheet.attack, sheet.abilities);
    let ammo =
        sheet.ammo.map(|ammo| Message::new("codex-fact-ammo").with("ammo", Arg::key(format!("d04-{ammo}"))));
    thing.with(ammo)
}

fn invader(it: InvaderKind) -> Thing {
    let sheet = it.sheet();
    let numbers = [
        Message::new("ui-d04-moves").with("n", sheet.moves),
        Message::new("ui-d04-armour").with("n", sheet.armour),
        fact(many("wounds", sheet.wounds)),
    ];
    let size = (sheet.spaces > 1).then(|| fact(many("spaces", sheet.spaces)));
    let thing = Thing::named(it, format!("d04-{it}")).with(numbers).with(size);
    fights(thing, sheet.pool, sheet.attack, sheet.abilities)
}

/// An ability with the number of its icons, where they count.
fn named(it: Ability) -> Message {
    let message = Message::new(format!("d04-ability-{}", it.word()));
    it.number().map_or(message.clone(), |n| message.with("n", n))
}

fn ability(it: Ability) -> Thing {
    let rule = rule_of(it);
    Thing { name: named(it), ..Thing::named(it.word(), "codex-thing") }
        .told(format!("rule-{rule}"))
        .under([rule])
}

fn rule_of(ability: Ability) -> Rule {
    match ability {
        Ability::Accuracy(_) => D04_ABIL_ACC,
        Ability::Aimed => D04_ABIL_AIM,
        Ability::Blast(_) => D04_ABIL_BLAST,
        Ability::BlowThrough => D04_ABIL_BLOW,
        Ability::Deadly(_) => D04_ABIL_DEADLY,
        Ability::Knockback => D04_ABIL_KNOCK,
        Ability::Scurry => D04_ABIL_SCURRY,
        Ability::Search => D04_ABIL_SEARCH,
        Ability::Sweep => D04_ABIL_SWEEP,
        Ability::Watchful => D04_ABIL_WATCH,
    }
}

fn deed(it: Deed) -> Thing {
    let rule = match it {
        Deed::Sprint => D04_ACT_2,
        Deed::Unload => D04_ACT_3,
        Deed::Advance => D04_ACT_4,
        Deed::Ready => D04_ACT_5,
    };
    Thing::helped(it, format!("d04-{it}")).under([rule])
}

fn order(it: OrderKind) -> Thing {
    let rule = match it {
        OrderKind::Aim => D04_ORD_AIM,
        OrderKind::Guard => D04_ORD_GUARD,
        OrderKind::Dodge => D04_ORD_DODGE,
        OrderKind::Heal => D04_ORD_HEAL,
    };
    Thing::named(it, format!("d04-{it}")).told(format!("rule-{rule}")).under([rule])
}

fn marine_card(it: MarineCardKind) -> Thing {
    Thing::helped(it, format!("d04-card-{it}"))
}

fn event(it: EventKind) -> Thing {
    Thing::helped(it, format!("d04-event-{it}"))
}

fn scenario(ground: &Ground) -> Thing {
    let it = ground.place().scenario();
    let (from, to) = it.marines;
    let marines = Message::new("ui-d04-marines-for").with("from", from).with("to", to);
    let [name, text] = [&it.title, &it.briefing].map(|text| Message::from(&text.prose));
    Thing { name, text: Some(text), ..Thing::named(&it.id, "codex-thing") }.with([marines])
}
