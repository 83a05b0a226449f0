//! The fourteen events of the invader's cards: what they do and when they may be played.

use borsh::BorshSerialize;

use crate::{InvaderCards, invader_card};

/// What an event card does.
///
/// ```
/// use doom2004::{EventKind, EventTime};
/// assert_eq!(EventKind::Headlong.card().when, EventTime::InvaderActivation);
/// assert_eq!(EventKind::Headlong.card().amount, 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum EventKind {
    /// A marine's attack counts as dodged (E01).
    Blur,
    /// Wounds come off an invader (E02).
    ClosingFlesh,
    /// Invaders are activated at once (E03).
    BaitedHook,
    /// A door leaves the game (E04, D04-DOOR-4).
    HingeBreaker,
    /// Ammo is spent as if a bullet had shown (E05).
    LastRound,
    /// Ranged attacks count more range (E06).
    BlackOut,
    /// More spaces in an activation (E07).
    Headlong,
    /// An invader attacks once more (E08).
    SecondBite,
    /// An attack cannot be dodged and gains deadly (E09).
    BlindSide,
    /// Invaders just revealed are activated (E10).
    WaitingTeeth,
    /// A marine uses his guard now or loses it (E11).
    Jitters,
    /// A door closes and stays shut for a while (E12).
    JammedTrack,
    /// A marine has fewer spaces (E13).
    LooseGrating,
    /// Two equipment tokens change places (E14).
    WrongCrate,
}

engine::words! {
    EventKind, "event" {
        Blur = "blur",
        ClosingFlesh = "closing-flesh",
        BaitedHook = "baited-hook",
        HingeBreaker = "hinge-breaker",
        LastRound = "last-round",
        BlackOut = "black-out",
        Headlong = "headlong",
        SecondBite = "second-bite",
        BlindSide = "blind-side",
        WaitingTeeth = "waiting-teeth",
        Jitters = "jitters",
        JammedTrack = "jammed-track",
        LooseGrating = "loose-grating",
        WrongCrate = "wrong-crate",
    }
}

impl EventKind {
    /// When it may be played, and its number.
    #[inline]
    pub fn card(self) -> &'static EventCard {
        invader_card::event(self)
    }
    /// All cards of this event.
    #[inline]
    pub fn cards(self) -> InvaderCards {
        invader_card::of_event(self)
    }
}

/// What an event card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// What it does.
    pub kind: EventKind,
    /// When it may be played.
    pub when: EventTime,
    /// The number in its effect (wounds, invaders, spaces, range, deadly); 0 if it has none.
    pub amount: u8,
}

/// When an event card may be played (D04-INV-3, D04-TIME).
///
/// ```
/// use doom2004::EventTime;
/// assert_eq!("after-reveal".parse(), Ok(EventTime::AfterReveal));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize)]
pub enum EventTime {
    /// After a marine's attack roll against an invader.
    AfterMarineRoll,
    /// Just before a marine attacks an invader.
    BeforeMarineAttack,
    /// After a marine's attack, its dice final.
    AfterMarineAttack,
    /// After a marine takes an equipment token.
    AfterEquipment,
    /// Before a marine's turn (D04-TIME-4).
    BeforeMarineTurn,
    /// At the start of the invader's turn (D04-TIME-3).
    StartOfInvaderTurn,
    /// At any time in the invader's turn.
    InvaderTurn,
    /// When an invader is activated.
    InvaderActivation,
    /// When an invader's attack is declared.
    InvaderAttack,
    /// After an invader's attack in the invader's turn.
    AfterInvaderAttack,
    /// After an area is revealed.
    AfterReveal,
}

engine::words! {
    EventTime, "time for an event" {
        AfterMarineRoll = "after-marine-roll",
        BeforeMarineAttack = "before-marine-attack",
        AfterMarineAttack = "after-marine-attack",
        AfterEquipment = "after-equipment",
        BeforeMarineTurn = "before-marine-turn",
        StartOfInvaderTurn = "start-of-invader-turn",
        InvaderTurn = "invader-turn",
        InvaderActivation = "invader-activation",
        InvaderAttack = "invader-attack",
        AfterInvaderAttack = "after-invader-attack",
        AfterReveal = "after-reveal",
    }
}

impl EventTime {
    /// All events that may be played then.
    #[inline]
    pub fn cards(self) -> InvaderCards {
        invader_card::of_time(self)
    }
}
