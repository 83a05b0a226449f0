//! What choices are about: squares, figures, spawnpoints, weapons, cards and cubes, and the heading they stand under.

use engine::about::{About, Kind, Spot};

use crate::{Action, Colour};

/// The heading of a choice.
fn group(action: Action) -> &'static str {
    match action {
        Action::To(_) | Action::At(_) | Action::Room(_) => "adrenaline-group-squares",
        Action::Hit(_) | Action::Scope(..) | Action::Newton(..) | Action::Track(_) | Action::PlaceBot(_) => {
            "adrenaline-group-targets"
        }
        Action::Take(_) | Action::Tile(_) | Action::GiveCube(_) | Action::GivePowerup => {
            "adrenaline-group-grab"
        }
        Action::Fire(..) | Action::Use(..) | Action::Reload(_) | Action::Leave(_) => {
            "adrenaline-group-weapons"
        }
        Action::Card(_) | Action::Cube(_) | Action::Discard(_) | Action::Teleport(_) | Action::Tagback(_) => {
            "adrenaline-group-cards"
        }
        Action::Run | Action::Grab | Action::Shoot | Action::Bot | Action::Done => "",
    }
}

pub(crate) fn about(action: Action) -> About {
    let about = About::of(action, group(action));
    let spawnpoint = |colour: Colour| Spot::new(Kind::Spawnpoint, colour);
    match action {
        Action::To(at) | Action::At(at) | Action::Room(at) => about.on(Spot::square(at)),
        Action::Hit(targets) => {
            let about = targets.seats().fold(about, |about, who| about.on(Spot::figure(who)));
            targets.colours().fold(about, |about, colour| about.on(spawnpoint(colour))).aimed()
        }
        Action::Newton(card, who) | Action::Scope(card, who) => {
            about.on(Spot::card(card)).on(Spot::figure(who)).aimed()
        }
        Action::Discard(card) => about.on(Spot::card(card)).on(spawnpoint(card.colour())),
        Action::Teleport(card) | Action::Tagback(card) | Action::Card(card) => about.on(Spot::card(card)),
        Action::Take(it)
        | Action::Leave(it)
        | Action::Fire(it, _)
        | Action::Use(it, _)
        | Action::Reload(it) => about.on(Spot::new(Kind::Weapon, it)),
        Action::Tile(tile) => about.on(Spot::new(Kind::Tile, tile)),
        Action::Cube(colour) => about.on(Spot::new(Kind::Cube, colour)),
        Action::PlaceBot(colour) | Action::Track(colour) => about.on(spawnpoint(colour)),
        _ => about,
    }
}
