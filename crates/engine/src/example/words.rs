//! The duel's notation and texts.

use std::fmt;
use std::str::FromStr;

use super::rules::DIE;
use super::{Action, Card, ROOM, State};
use crate::about::{About, Kind, Spot};
use crate::why::Cause;
use crate::{Message, Seat};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Card::Dodge => "dodge",
            Card::Cigar => "cigar",
            Card::Coin => "coin",
        })
    }
}

fn card(name: &str) -> Result<Card, String> {
    let found = Card::ALL.into_iter().find(|card| card.to_string() == name);
    found.ok_or_else(|| format!("`{name}` is no card; cards are dodge, cigar and coin"))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Aim => f.write_str("aim"),
            Action::Draw => f.write_str("draw"),
            Action::Toss(card) => write!(f, "toss {card}"),
            Action::Fire(seat) => write!(f, "fire {seat}"),
            Action::Dodge => f.write_str("dodge"),
            Action::Take => f.write_str("take"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text.split_once(' ') {
            None if text == "aim" => Action::Aim,
            None if text == "draw" => Action::Draw,
            None if text == "dodge" => Action::Dodge,
            None if text == "take" => Action::Take,
            Some(("toss", name)) => Action::Toss(card(name)?),
            Some(("fire", seat)) => match seat.parse()? {
                target if target < Seat(ROOM as u8) => Action::Fire(target),
                nobody => return Err(format!("nobody can sit at {nobody}; seats are p1 to p{ROOM}")),
            },
            _ => {
                return Err(format!(
                    "`{text}` is no action; there are aim, draw, toss CARD, fire SEAT, dodge and take"
                ));
            }
        })
    }
}

pub(super) fn script_code(name: &str) -> Result<u8, String> {
    match name.strip_prefix("die-").map(str::parse) {
        Some(Ok(face @ 1..=6)) => Ok(DIE + face),
        Some(_) => Err(format!("`{name}` is no face; faces are die-1 to die-6")),
        None => card(name).map(|card| card as u8).map_err(|e| e + ", faces are die-1 to die-6"),
    }
}

/// Cards and people can be pointed at.
pub(super) fn about(action: Action) -> About {
    let about = About::of(action, "");
    match action {
        Action::Toss(card) => about.on(Spot::card(card)),
        Action::Fire(seat) => about.on(Spot::figure(seat)).aimed(),
        Action::Aim | Action::Draw | Action::Dodge | Action::Take => about,
    }
}

/// Whoever points at a card would toss it, and at somebody, fire.
pub(super) fn meant(spot: &Spot) -> Option<Action> {
    match spot.on {
        Kind::Card => card(&spot.id).ok().map(Action::Toss),
        Kind::Figure => format!("fire {}", spot.id).parse().ok(),
        _ => None,
    }
}

/// Somebody who had not aimed could; somebody who held the card could toss it.
pub(super) fn causes(turn: Seat, action: Option<Action>) -> Vec<Cause<State>> {
    let me = turn.index();
    let aimed = Cause::new(Message::new("duel-why-aimed"), Spot::figure(turn), move |state: &mut State| {
        state.aim[me] = 0;
    });
    let Some(Action::Toss(card)) = action else { return vec![aimed] };
    let held = Cause::new(Message::new("duel-why-card"), Spot::card(card), move |state: &mut State| {
        state.hands[me][card as usize] = 1;
    });
    vec![held, aimed]
}

pub(super) fn label(action: Action) -> Message {
    match action {
        Action::Aim => Message::new("duel-aim"),
        Action::Draw => Message::new("duel-draw"),
        Action::Toss(card) => Message::new(format!("duel-toss-{card}")),
        Action::Fire(seat) => of(seat, "duel-fire"),
        Action::Dodge => Message::new("duel-dodge"),
        Action::Take => Message::new("duel-take"),
    }
}

/// A sentence about a seat.
pub(super) fn of(seat: Seat, key: &'static str) -> Message {
    Message::new(key).with("n", seat.0 + 1)
}
