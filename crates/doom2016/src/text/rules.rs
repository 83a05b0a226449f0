//! The rules behind each event.

use engine::Rule;

use crate::action::Thing;
use crate::event::{Death, Ending, Event, Named};
use crate::initiative::InitiativeCard;
use crate::{Goal, Item, SetKind, Side, State};

/// The rules that caused an event; at least one.
pub(super) fn rules(state: &State, event: &Event) -> &'static [Rule] {
    match event {
        Event::Placed { .. } if state.round.number == 0 => &[Rule("D16-SET-10"), Rule("D16-SET-3")],
        Event::Placed { .. } => &[Rule("D16-KIL-6"), Rule("D16-INT-20"), Rule("D16-ACT-5")],
        Event::Class { .. } => &[Rule("D16-SET-4"), Rule("D16-MIS-1")],
        Event::Armed { .. } if state.is_tutorial() => &[Rule("D16-TUT-1"), Rule("D16-SET-5")],
        Event::Armed { .. } => &[Rule("D16-SET-5")],
        Event::Squad { .. } => &[Rule("D16-SET-8")],
        Event::EventSet { .. } => &[Rule("D16-SET-6")],
        Event::Invasion { .. } => &[Rule("D16-SET-7")],
        Event::Round { .. } => &[Rule("D16-RND-1"), Rule("D16-STA-7")],
        Event::Initiative { .. } => &[Rule("D16-STA-1"), Rule("D16-STA-2")],
        Event::MoreInitiative { .. } => &[Rule("D16-ACT-4"), Rule("D16-INT-25")],
        Event::DrewEvents { .. } if state.round.active => &[Rule("D16-EVT-3")],
        Event::DrewEvents { .. } => &[Rule("D16-STA-4"), Rule("D16-EVT-1")],
        Event::Burned { .. } => &[Rule("D16-STA-5")],
        Event::Argent { .. } => &[Rule("D16-ARG-1"), Rule("D16-ARG-3")],
        Event::ArgentLost { .. } => &[Rule("D16-POR-5")],
        Event::Revealed { card: InitiativeCard::Marine(_) } => &[Rule("D16-ACT-1"), Rule("D16-ACT-2")],
        Event::Revealed { card: InitiativeCard::Invader } => &[Rule("D16-ACT-1"), Rule("D16-ACT-2")],
        Event::Looked { .. } | Event::Sunk | Event::Lifted { .. } => &[Rule("D16-INT-29")],
        Event::Marine { .. } => &[Rule("D16-MAR-1"), Rule("D16-INT-34")],
        Event::Roused { .. } => &[Rule("D16-ACT-2")],
        Event::Idle => &[Rule("D16-ACT-3")],
        Event::Demon { .. } => &[Rule("D16-DEM-1"), Rule("D16-DEM-4")],
        Event::Played { card, .. } if card.set().sheet().kind == SetKind::Grenade => {
            &[Rule("D16-MAR-3"), Rule("D16-ITM-5")]
        }
        Event::Played { card, .. } if card.face().kind == crate::ActionKind::Reaction => {
            &[Rule("D16-MAR-7"), Rule("D16-MAR-10")]
        }
        Event::Played { .. } => &[Rule("D16-MAR-2"), Rule("D16-MAR-3")],
        Event::Sprinted { .. } => &[Rule("D16-MAR-5"), Rule("D16-MAR-10")],
        Event::Spent { .. } => &[Rule("D16-GEN-4")],
        Event::Mp { who: Named::Demon(..), .. } => &[Rule("D16-DEM-1"), Rule("D16-GEN-5")],
        Event::Mp { .. } => &[Rule("D16-MAR-3"), Rule("D16-MAR-4"), Rule("D16-GEN-5")],
        Event::LostMp { who: Named::Demon(..), .. } => &[Rule("D16-INT-14")],
        Event::LostMp { .. } => &[Rule("D16-EVT-1")],
        Event::Moved { who, .. } if is_large(*who) => {
            &[Rule("D16-LRG-1"), Rule("D16-LRG-2"), Rule("D16-LRG-3")]
        }
        Event::Moved { .. } => &[Rule("D16-MOV-1"), Rule("D16-MOV-2"), Rule("D16-MOV-3")],
        Event::Teleported { .. } => &[Rule("D16-TEL-2")],
        Event::Woken { .. } => &[Rule("D16-TEL-1"), Rule("D16-TEL-5")],
        Event::Opened { who: Named::Demon(..), .. } => &[Rule("D16-DOR-1"), Rule("D16-DOR-3")],
        Event::Opened { .. } => &[Rule("D16-DOR-1"), Rule("D16-DOR-2")],
        Event::Took { thing, .. } => taking(*thing),
        Event::Drew { .. } if state.round.number == 0 => &[Rule("D16-SET-5")],
        Event::Drew { .. } => &[Rule("D16-MAR-6"), Rule("D16-INT-28"), Rule("D16-INT-32")],
        Event::Fetched { .. } | Event::Power { .. } => &[Rule("D16-MIS-1"), Rule("D16-GEN-4")],
        Event::Reshuffled { .. } => &[Rule("D16-GEN-6"), Rule("D16-INT-28")],
        Event::Recovered { .. } => &[Rule("D16-KIL-2")],
        Event::Glory { .. } => &[Rule("D16-GLO-4"), Rule("D16-GEN-4")],
        Event::GloryDrawn { .. } => &[Rule("D16-GLO-2"), Rule("D16-INT-18")],
        Event::Event { .. } => &[Rule("D16-EVT-1"), Rule("D16-ATK-12")],
        Event::Charged { .. } => &[Rule("D16-ARG-1"), Rule("D16-ARG-2"), Rule("D16-DEM-2")],
        Event::Attack { .. } => &[Rule("D16-ATK-1"), Rule("D16-ATK-2"), Rule("D16-ATK-3")],
        Event::Rolled { .. } => &[Rule("D16-ATK-5"), Rule("D16-ATK-15")],
        Event::Changed { .. } => &[Rule("D16-INT-5"), Rule("D16-ATK-15")],
        Event::DieLost { .. } => &[Rule("D16-ATK-4"), Rule("D16-INT-15")],
        Event::Defence { .. } => &[Rule("D16-ATK-6"), Rule("D16-ATK-7"), Rule("D16-EVT-2")],
        Event::Shields { .. } => &[Rule("D16-ATK-7"), Rule("D16-INT-5")],
        Event::Damage { who: Named::Drone, .. } => &[Rule("D16-ATK-9"), Rule("D16-INT-37")],
        Event::Damage { who: Named::Demon(_, kind), .. } if kind.sheet().tough => {
            &[Rule("D16-ATK-9"), Rule("D16-ATK-8"), Rule("D16-KIL-1")]
        }
        Event::Damage { .. } => &[Rule("D16-ATK-9"), Rule("D16-KIL-1")],
        Event::Suffered { .. } => &[Rule("D16-ATK-13"), Rule("D16-INT-17")],
        Event::Stunned { .. } => &[Rule("D16-STN-1"), Rule("D16-ATK-10")],
        Event::Steady { .. } => &[Rule("D16-ATK-10"), Rule("D16-STN-1")],
        Event::Killed { who, how, .. } => killing(*who, *how),
        Event::Frag { .. } => &[Rule("D16-KIL-4")],
        Event::CardTurned { up: true, .. } => &[Rule("D16-POR-2"), Rule("D16-SET-7")],
        Event::CardTurned { .. } => &[Rule("D16-KIL-3"), Rule("D16-INT-27")],
        Event::Summons { .. } if state.is_tutorial() => &[Rule("D16-TUT-6"), Rule("D16-POR-2")],
        Event::Summons { .. } => &[Rule("D16-POR-2"), Rule("D16-POR-6"), Rule("D16-MIS-4")],
        Event::Summoned { .. } => &[Rule("D16-POR-2"), Rule("D16-POR-3"), Rule("D16-POR-7")],
        Event::PortalGone { .. } => &[Rule("D16-POR-2"), Rule("D16-MIS-3")],
        Event::Displaced { .. } => &[Rule("D16-LRG-4"), Rule("D16-LRG-8")],
        Event::Pushed { .. } => &[Rule("D16-INT-21"), Rule("D16-GLO-4")],
        Event::Dropped { .. } | Event::Sample { .. } => &[Rule("D16-INT-36"), Rule("D16-MIS-3")],
        Event::Delivered { .. } => &[Rule("D16-MIS-3"), Rule("D16-INT-36")],
        Event::Progress { .. } => &[Rule("D16-INT-38"), Rule("D16-MIS-3")],
        Event::Decoy { .. } => &[Rule("D16-INT-15")],
        Event::Drone { .. } => &[Rule("D16-INT-37"), Rule("D16-MIS-3")],
        Event::Dark { .. } => &[Rule("D16-INT-8"), Rule("D16-EVT-1")],
        Event::Marked { .. } => &[Rule("D16-EVT-1")],
        Event::Won { side, why } => winning(state, *side, *why),
    }
}

fn is_large(who: Named) -> bool {
    matches!(who, Named::Demon(_, kind) if kind.sheet().base.is_large())
}

fn taking(thing: Thing) -> &'static [Rule] {
    match thing {
        Thing::Item(Item::HealthPack) => &[Rule("D16-ITM-1"), Rule("D16-ITM-2")],
        Thing::Item(Item::Weapon(set)) if set.sheet().kind == SetKind::Grenade => {
            &[Rule("D16-ITM-1"), Rule("D16-ITM-5")]
        }
        Thing::Item(Item::Weapon(_)) => &[Rule("D16-ITM-1"), Rule("D16-ITM-3"), Rule("D16-ITM-4")],
        Thing::Sample | Thing::Asset => &[Rule("D16-INT-36"), Rule("D16-MIS-3")],
    }
}

fn killing(who: Named, how: Death) -> &'static [Rule] {
    match (how, who) {
        (Death::Glory, _) => &[Rule("D16-GLO-1"), Rule("D16-GLO-2"), Rule("D16-GLO-3")],
        (Death::Telefrag, _) => &[Rule("D16-TEL-3"), Rule("D16-TEL-4"), Rule("D16-INT-19")],
        (Death::Damage, Named::Marine(_)) => &[Rule("D16-KIL-1"), Rule("D16-KIL-5"), Rule("D16-INT-22")],
        (Death::Damage, Named::Drone) => &[Rule("D16-KIL-1"), Rule("D16-INT-37")],
        (Death::Damage, Named::Demon(..)) => &[Rule("D16-KIL-1")],
    }
}

fn winning(state: &State, side: Side, why: Ending) -> &'static [Rule] {
    match (why, state.goal()) {
        _ if state.is_tutorial() && why != Ending::Rounds => &[Rule("D16-TUT-9")],
        (Ending::Rounds, _) => &[Rule("D16-MIS-7")],
        (Ending::Objective, Some(Goal::Relays { .. } | Goal::Zones { .. })) => {
            &[Rule("D16-MIS-3"), Rule("D16-INT-38"), Rule("D16-INT-35")]
        }
        _ if side == Side::Marines => &[Rule("D16-MIS-3"), Rule("D16-INT-35"), Rule("D16-MIS-8")],
        _ => &[Rule("D16-MIS-3"), Rule("D16-KIL-4"), Rule("D16-INT-35")],
    }
}
