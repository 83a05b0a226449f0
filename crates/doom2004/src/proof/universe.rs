//! What the conformance suite needs: every action, every law of conservation, set-ups that reach every rule.

use std::collections::BTreeSet;

use engine::Seat;

use crate::action::{Deed, Gift, Who};
use crate::frame::Quiet;
use crate::place::{self, DoorId, ItemId, Pos, Shape, Way};
use crate::state::FigureId;
use crate::{
    Action, AmmoKind, Colour, DieKind, Difficulty, Ground, InvaderCard, OrderKind, Setup, State, TokenKind,
    WeaponKind,
};

/// Every action that a game of our scenarios can need. Only marines are ever knocked back, by what the box has.
pub(crate) fn universe() -> Vec<Action> {
    use Action as A;
    let mut all = vec![A::Adrenaline, A::Accept, A::Drop, A::Strike, A::Cancel, A::Pass, A::Done];
    all.extend(Deed::ALL.map(A::Declare));
    all.extend(Way::all().map(A::Step));
    all.extend(TokenKind::equipment().map(A::Take));
    all.extend(OrderKind::ALL.map(A::Order));
    all.extend(Quiet::ALL.map(A::Quiet));
    all.extend((0..64).map(skirmish::Dice).map(A::Reroll));
    for weapon in WeaponKind::ALL {
        all.extend([A::Fire(weapon, false), A::Fire(weapon, true)]);
    }
    for n in 0..16 {
        all.extend([A::Door(DoorId(n)), A::Leave(DoorId(n))]);
    }
    let weapons = WeaponKind::ALL.into_iter().filter(|weapon| weapon.sheet().token).map(Gift::Weapon);
    let gifts: Vec<Gift> = weapons
        .chain(AmmoKind::ALL.map(Gift::Ammo))
        .chain([Gift::Item(ItemId(0)), Gift::Item(ItemId(7))])
        .collect();
    for seat in (0..4).map(Seat) {
        all.extend([A::Heal(seat), A::Pick(seat)]);
        all.extend(gifts.iter().map(|&gift| A::Give(seat, gift)));
    }
    for card in InvaderCard::all() {
        all.extend([A::Discard(card), A::Play(card), A::Spawn(card, 0), A::Spawn(card, 1)]);
    }
    for figure in (0..63).map(FigureId) {
        all.extend([A::Remove(figure), A::Activate(figure)]);
    }
    all.extend((0..8).map(|n| A::TakeItem(ItemId(n))));
    let marines = [0, 1, 2].map(Who::Marine);
    all.push(A::Jump);
    for pos in places() {
        all.extend([A::Respawn(pos), A::Teleport(pos), A::Duct(pos), A::At(pos)]);
        all.extend(marines.map(|who| A::Knock(who, pos)));
        all.push(A::Knock(Who::Invader(FigureId(0)), pos));
        all.extend(marines.map(|who| A::AtFigure(pos, who)));
        all.extend((0..63).map(|n| A::AtFigure(pos, Who::Invader(FigureId(n)))));
        all.extend([DieKind::Green, DieKind::Blue].map(|die| A::Chain(pos, die)));
        all.extend(Shape::ALL.map(|shape| A::Put(pos, shape)));
    }
    all
}

/// Every place of our scenarios, and one that is on no map.
fn places() -> BTreeSet<Pos> {
    let ours = place::shipped()
        .iter()
        .map(Ground::place)
        .flat_map(|arena| arena.spaces().map(|space| arena.space(space).pos));
    ours.chain([Pos::new(-99, 99)]).collect()
}

/// Cards and marines never appear or vanish.
pub(crate) fn conserved(state: &State) -> Vec<(&'static str, i64)> {
    let cards = state.deck.len() + state.discard.len() + state.hand.len() + state.at_work.len();
    let marine_cards: u32 = state.marines.iter().map(|marine| marine.cards.len()).sum();
    vec![
        ("invader cards", cards.into()),
        ("marine cards", marine_cards.into()),
        ("marines", state.marines.len() as i64),
    ]
}

/// Every scenario, number of marines, difficulty and table option, in many mixtures.
pub(crate) fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for difficulty in Difficulty::ALL {
        for ground in place::shipped() {
            for marines in 1..=3 {
                let n = all.len();
                // Which marines play goes round too.
                let colours = (0..marines).map(|k| Colour::ALL[(k + n) % 3]);
                let on = |every: usize| n.is_multiple_of(every);
                all.push(Setup {
                    scenario: ground.clone(),
                    marines: colours.collect(),
                    difficulty,
                    draw_two: on(2),
                    knockback_stopped: on(3),
                    guard_lost_by_moving: on(4),
                    adrenaline_next_turn: on(5),
                    fewer_frags: on(8),
                    open_windows: on(7),
                    confirm_turn: on(6),
                    baggage: Default::default(),
                });
            }
        }
    }
    all
}
