//! The game in words: names and events as messages that the codex puts into a language. Questions and choices are in the
//! words of their steps.

mod about;
mod shelves;
mod tell;
mod why;

pub(crate) use about::about;
pub(crate) use shelves::shelves;
pub(crate) use tell::tell;
pub(crate) use why::{causes, meant, spots, unasked};

use engine::about::{Kind, Spot};
use engine::{Arg, Message, Seat};

use crate::weapon::EffectSet;
use crate::{Colour, Cubes, Powerup, PowerupKind, Sq, State, TargetSet, Tile, Weapon};

/// A figure by the name of its colour.
pub(crate) fn seat(state: &State, who: Seat) -> Arg {
    let name = if state.is_bot(who) { "seat-bot".to_owned() } else { format!("seat-{}", who.index() + 1) };
    Arg::key(name).about(Spot::figure(who))
}

/// The bot by what it is, where it is spoken of in a question.
pub(crate) fn the_bot(state: &State) -> Arg {
    let name = Arg::key("adrenaline-the-bot");
    state.bot().map_or(name.clone(), |bot| name.about(Spot::figure(bot)))
}

fn seats(state: &State, who: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(who.into_iter().map(|who| seat(state, who)).collect())
}

pub(crate) fn spawnpoint(colour: Colour) -> Arg {
    Arg::key(format!("spawnpoint-{colour}")).about(Spot::new(Kind::Spawnpoint, colour))
}

pub(crate) fn targets(state: &State, set: TargetSet) -> Arg {
    let figures = set.seats().map(|who| seat(state, who));
    Arg::List(figures.chain(set.colours().map(spawnpoint)).collect())
}

pub(crate) fn weapon(weapon: Weapon) -> Arg {
    Arg::key(format!("weapon-{weapon}")).about(Spot::new(Kind::Weapon, weapon))
}

fn effects(weapon: Weapon, set: EffectSet) -> Arg {
    let card = weapon.card();
    let known = set.iter().filter_map(|i| card.effects.get(i));
    Arg::List(known.map(|effect| Arg::key(format!("effect-{weapon}-{}", effect.id))).collect())
}

/// A weapon with the effects it is used with; a weapon that has but one effect goes by its name.
pub(crate) fn aim(fired: Weapon, set: EffectSet) -> Arg {
    if fired.card().effects.len() == 1 {
        return weapon(fired);
    }
    Message::new("adrenaline-aim").with("weapon", weapon(fired)).with("effects", effects(fired, set)).into()
}

/// What effects cost together.
fn cost(weapon: Weapon, set: EffectSet) -> Cubes {
    let card = weapon.card();
    set.iter().filter_map(|i| card.effects.get(i)).fold(Cubes::NONE, |sum, effect| sum.plus(effect.cost))
}

/// Effects to be used, with their price if they have one.
pub(crate) fn use_of(free: &'static str, paid: &'static str, it: Weapon, set: EffectSet) -> Message {
    let price = cost(it, set);
    Message::new(if price.is_none() { free } else { paid })
        .with("aim", aim(it, set))
        .with("effects", effects(it, set))
        .with("price", price)
}

/// A weapon to be reloaded, with its price.
pub(crate) fn reload(it: Weapon) -> Message {
    Message::new("adrenaline-label-reload").with("weapon", weapon(it)).with("price", it.card().reload)
}

/// The key of the name of a type of powerup.
pub(crate) fn powerup(kind: PowerupKind) -> &'static str {
    match kind {
        PowerupKind::Scope => "powerup-targeting-scope",
        PowerupKind::Newton => "powerup-newton",
        PowerupKind::Tagback => "powerup-tagback-grenade",
        PowerupKind::Teleporter => "powerup-teleporter",
    }
}

/// A powerup by its type and colour.
pub(crate) fn card(card: Powerup) -> Arg {
    let colour = Arg::key(format!("colour-{}", card.colour()));
    let name =
        Message::new("adrenaline-card").with("kind", Arg::key(powerup(card.kind()))).with("colour", colour);
    Arg::from(name).about(Spot::card(card))
}

/// A type of powerup as a question speaks of it: whoever is asked may hold it in several colours.
pub(crate) fn some_card(key: &'static str, kind: PowerupKind) -> Arg {
    Arg::key(key).about(Spot::card(kind.word()))
}

fn cube_words(cubes: Cubes) -> Vec<Arg> {
    let some = Colour::ALL.into_iter().filter(|&colour| cubes.of(colour) > 0);
    some.map(|c| Message::new(format!("cubes-{c}")).with("n", cubes.of(c)).into()).collect()
}

/// Cubes by number and colour, or "nothing".
impl From<Cubes> for Arg {
    fn from(cubes: Cubes) -> Arg {
        if cubes.is_none() { Arg::key("adrenaline-nothing") } else { Arg::List(cube_words(cubes)) }
    }
}

pub(crate) fn cube(colour: Colour) -> Arg {
    Message::new(format!("cubes-{colour}")).with("n", 1).into()
}

/// What a tile gives.
pub(crate) fn tile(tile: Tile) -> Arg {
    if !tile.is_some() {
        return Arg::key("adrenaline-nothing");
    }
    let face = tile.face();
    let mut words = cube_words(face.cubes);
    words.extend(face.powerup.then(|| Arg::key("adrenaline-powerup")));
    Arg::List(words).about(Spot::new(Kind::Tile, tile))
}

/// The room of a square by the colour of its floor.
pub(crate) fn room(state: &State, at: Sq) -> Arg {
    let colour = if at.is_on() { state.board().floor_colour(at) } else { "white" };
    Arg::key(format!("room-{colour}"))
}
