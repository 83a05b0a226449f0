//! Playing powerups.

use engine::{Events, Seat};

use super::dealing::discard_powerup;
use crate::reason::Reason;
use crate::{Event, Powerup, PowerupKind, State};

/// Does this player hold this card, and is it of this type (ADR-PWR-1)?
pub(crate) fn may_play(state: &State, who: Seat, card: Powerup, kind: PowerupKind) -> Result<(), Reason> {
    if card.kind() == kind && state.figure(who).hand.has(card) { Ok(()) } else { Err(Reason::NotInHand) }
}

/// Play a card on somebody: it leaves the hand (ADR-PWR-1). Nobody counts how many are played in a turn (ADR-PWR-4).
pub(crate) fn play(state: &mut State, who: Seat, card: Powerup, on: Seat, events: &mut impl Events<Event>) {
    discard_powerup(state, who, card);
    events.put(|| Event::Played { who, card, on });
}
