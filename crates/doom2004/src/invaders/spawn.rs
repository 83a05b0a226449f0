//! Spawn cards: figures come where no marine sees them (D04-SPAWN-1 to D04-SPAWN-7, D04-INT-34, D04-INT-35).

use engine::Events;

use crate::action::Who;
use crate::board::{Screen, Spaces};
use crate::event::Event;
use crate::frame::{Frame, Moment, in_order};
use crate::scenario::{Footing, Pos, Shape, SpaceId, TagId};
use crate::state::{Figure, FigureId};
use crate::{Action, InvaderCard, InvaderKind, State};

impl State {
    /// The revealed spaces that no marine sees, invaders not in the way (D04-SPAWN-2).
    pub fn unseen(&self) -> Spaces {
        let blocks = self.screen(Screen::NoInvaders);
        let arena = self.arena();
        let mut unseen: Spaces =
            arena.spaces().filter(|&space| self.is_revealed(space)).map(SpaceId::index).collect();
        for (_, from) in self.standing() {
            let mut blocks = blocks;
            blocks.remove(from.index());
            for to in unseen.iter() {
                if self.line_is_free(from, SpaceId(to as u16), &blocks) {
                    unseen.remove(to);
                }
            }
            unseen.remove(from.index());
        }
        unseen
    }

    fn next_of_card(&self, card: InvaderCard, side: u8, next: u8) -> Option<InvaderKind> {
        in_order(card.groups()[usize::from(side)]).nth(usize::from(next))
    }

    /// Figures of a kind on the board that may be used anew: not those that goals and triggers name.
    pub(crate) fn of_kind(&self, kind: InvaderKind) -> impl Iterator<Item = FigureId> + '_ {
        let nameless =
            self.figures.iter().filter(move |(_, figure)| figure.kind == kind && figure.tag.is_none());
        nameless.map(|(id, _)| id)
    }

    /// Figures of a kind that could be taken off the board and placed anew out of sight (D04-SPAWN-4).
    fn reusable(&self, kind: InvaderKind) -> impl Iterator<Item = FigureId> + '_ {
        self.of_kind(kind).filter(move |&id| {
            let mut without = self.clone();
            without.figures.remove(id);
            without.hidden_places(kind, |_| true)
        })
    }

    pub(crate) fn legal_places(
        &self,
        card: InvaderCard,
        side: u8,
        next: u8,
        reused: Option<bool>,
        actions: &mut Vec<Action>,
    ) {
        let Some(kind) = self.next_of_card(card, side, next) else { return };
        if self.available(kind) == 0 && reused.is_none() {
            // All are on the board: one may be taken off and used anew (D04-SPAWN-4).
            actions.extend(self.reusable(kind).map(Action::Remove));
        } else {
            self.hidden_places(kind, |footing| {
                actions.push(Action::Put(self.arena().space(footing.at).pos, footing.shape));
                false
            });
        }
        // The invader may leave figures out (D04-INT-34), but not one that was taken off for this (D04-SPAWN-4).
        if reused.is_none() {
            actions.push(Action::Pass);
        }
    }

    /// Where a figure could be placed out of sight; stops as soon as `found` says so.
    fn hidden_places(&self, kind: InvaderKind, mut found: impl FnMut(Footing) -> bool) -> bool {
        let (unseen, taken, arena) = (self.unseen(), self.taken(), self.arena());
        for &shape in Shape::of_size(kind.sheet().spaces) {
            for at in unseen.iter().map(|space| SpaceId(space as u16)) {
                let footing = Footing { at, shape };
                let hidden = arena.cells(footing).iter().all(|cell| unseen.contains(cell.index()));
                let split = self.is_split(footing);
                if hidden && !split && self.is_free(footing, &taken) && found(footing) {
                    return true;
                }
            }
        }
        false
    }

    /// Does a closed door run between two spaces of a footing (D04-BIG-8)?
    pub(crate) fn is_split(&self, footing: Footing) -> bool {
        let cells = self.arena().cells(footing);
        cells.iter().any(|&one| cells.iter().any(|&other| one != other && !self.adjacent(one, other)))
    }

    pub(crate) fn settle_place(
        &mut self,
        card: InvaderCard,
        side: u8,
        next: u8,
        reused: Option<bool>,
        events: &mut impl Events<Event>,
    ) -> bool {
        let Some(kind) = self.next_of_card(card, side, next) else {
            // The card is discarded after placement (D04-SPAWN-7).
            self.frames.pop();
            self.finish_card(card);
            self.pause();
            return true;
        };
        let in_hand = self.available(kind) > 0 || reused.is_some();
        let placeable =
            if in_hand { self.hidden_places(kind, |_| true) } else { self.reusable(kind).next().is_some() };
        if placeable {
            return false;
        }
        events.put(|| Event::NoRoom { kind });
        self.set_top(Frame::Place { card, side, next: next + 1, reused: None });
        true
    }

    pub(crate) fn act_place(
        &mut self,
        card: InvaderCard,
        side: u8,
        next: u8,
        reused: Option<bool>,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Some(kind) = self.next_of_card(card, side, next) else { return };
        let go_on = Frame::Place { card, side, next: next + 1, reused: None };
        match action {
            Action::Remove(id) => {
                let acted = self.take_off(id, events);
                self.set_top(Frame::Place { card, side, next, reused: Some(acted) });
            }
            Action::Put(pos, shape) => {
                self.set_top(go_on);
                self.put(kind, pos, shape, None, reused.unwrap_or(false), events);
            }
            _ => self.set_top(go_on),
        }
    }

    /// Take a figure off the board to use it anew: it drops its wounds; says whether it has acted (D04-INT-35).
    pub(crate) fn take_off(&mut self, id: FigureId, events: &mut impl Events<Event>) -> bool {
        let named = self.named(Who::Invader(id));
        let acted = self.figures.get(id).is_some_and(|figure| figure.acted);
        events.put(|| Event::Removed { who: named });
        self.figures.remove(id);
        acted
    }

    /// Figures that what is under way speaks of, dead ones too: a new figure is none of them (D04-INT-35).
    fn figures_at_work(&self) -> u64 {
        let in_frames = self.frames.iter().fold(0, |set, frame| {
            set | match *frame {
                Frame::Activation(activation) => activation.figure.bit(),
                Frame::Trap { of, .. } => of,
                Frame::Watch { queue, .. } => queue,
                Frame::Lay { laid, .. } | Frame::Window { moment: Moment::AfterReveal(laid), .. } => laid,
                _ => 0,
            }
        });
        self.attacks.iter().fold(in_frames, |set, attack| {
            let by = if let Who::Invader(id) = attack.by { id.bit() } else { 0 };
            set | by | attack.struck | attack.loose
        })
    }

    /// A figure comes onto the board.
    pub(crate) fn put(
        &mut self,
        kind: InvaderKind,
        pos: Pos,
        shape: Shape,
        tag: Option<TagId>,
        acted: bool,
        events: &mut impl Events<Event>,
    ) -> Option<FigureId> {
        let at = self.arena().at(pos)?;
        let figure = Figure { kind, at, shape, wounds: 0, tag, acted, in_goo: false };
        let id = self.figures.add_apart(figure, self.figures_at_work())?;
        let who = self.named(Who::Invader(id));
        events.put(|| Event::Placed { who, at: pos, shape });
        Some(id)
    }
}
