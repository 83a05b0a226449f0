//! Figures come onto the board and go off it (D04-SPAWN-1 to D04-SPAWN-7, D04-INT-34, D04-INT-35).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::place::{Footing, Pos, Shape, SpaceId, TagId};
use crate::reason::Reason;
use crate::rules::board::{Screen, Spaces};
use crate::state::{FIGURES, Figure, FigureId, FigureSet};
use crate::steps::{Lay, Trap, Watch, Window};
use crate::{InvaderKind, State};

/// The numbers of all figures.
const ALL_FIGURES: FigureSet = FigureSet((1 << FIGURES) - 1);

/// Where a figure of a kind could be placed out of sight: what several questions need, gathered once.
#[derive(Clone, Copy)]
pub(crate) struct Hideouts<'a> {
    state: &'a State,
    kind: InvaderKind,
    screen: Spaces,
    taken: Spaces,
}

impl<'a> Hideouts<'a> {
    /// The hideouts for a figure of this kind.
    pub(crate) fn of(state: &'a State, kind: InvaderKind) -> Hideouts<'a> {
        Hideouts { state, kind, screen: state.screen(Screen::NoInvaders), taken: state.taken() }
    }

    /// May the figure be placed there: on the board, fitting, free, unseen (D04-SPAWN-2, D04-SPAWN-6)?
    pub(crate) fn may(&self, footing: Footing) -> Result<(), Reason> {
        let (state, cells) = (self.state, self.state.arena().cells(footing));
        if !state.is_revealed(footing.at) {
            Err(Reason::NoSpaceToSpawn)
        } else if !Shape::of_size(self.kind.sheet().spaces).contains(&footing.shape) {
            Err(Reason::PutShape)
        } else if cells.is_empty()
            || !cells.iter().all(|&cell| state.is_revealed(cell))
            || state.is_split(footing)
        {
            Err(Reason::PutFit)
        } else if !state.is_free(footing, &self.taken) {
            Err(Reason::PutTaken)
        } else if cells.iter().any(|&cell| state.is_seen(cell, &self.screen)) {
            Err(Reason::PutSeen)
        } else {
            Ok(())
        }
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Footing> + '_ {
        let shapes = Shape::of_size(self.kind.sheet().spaces).iter();
        let room = self.state.revealed_spaces() - self.taken;
        let all = shapes.flat_map(move |&shape| {
            room.iter().map(move |space| Footing { at: SpaceId(space as u16), shape })
        });
        // A small figure fits wherever there is room.
        all.filter(|&footing| match footing.shape {
            Shape::One => !self.state.is_seen(footing.at, &self.screen),
            _ => self.may(footing).is_ok(),
        })
    }
}

impl State {
    /// The revealed spaces that no marine sees, invaders not in the way (D04-SPAWN-2).
    pub fn unseen(&self) -> Spaces {
        let screen = self.screen(Screen::NoInvaders);
        self.revealed_spaces().iter().filter(|&space| !self.is_seen(SpaceId(space as u16), &screen)).collect()
    }
    /// Does a marine see a space, with these in the way? He sees his own.
    fn is_seen(&self, space: SpaceId, screen: &Spaces) -> bool {
        self.standing().any(|(_, from)| self.line_is_free(from, space, screen))
    }
    /// The spaces of all areas that are laid out.
    fn revealed_spaces(&self) -> Spaces {
        self.arena().spaces_in(self.revealed)
    }

    /// Figures of a kind on the board that may be used anew: not those that goals and triggers name.
    pub(crate) fn of_kind(&self, kind: InvaderKind) -> impl Iterator<Item = FigureId> + '_ {
        let nameless =
            self.figures.iter().filter(move |(_, figure)| figure.kind == kind && figure.tag.is_none());
        nameless.map(|(id, _)| id)
    }

    /// Figures of a kind that could be taken off the board and placed anew out of sight (D04-SPAWN-4).
    pub(crate) fn reusable(&self, kind: InvaderKind) -> impl Iterator<Item = FigureId> + '_ {
        let hideouts = Hideouts::of(self, kind);
        let others = self.obstacle_spaces() | self.marine_spaces();
        self.of_kind(kind).filter(move |&id| {
            let taken = others | self.figures.held_but(id, self.arena());
            Hideouts { taken, ..hideouts }.iter().next().is_some()
        })
    }

    /// Is there a place out of sight for a figure of a kind (D04-SPAWN-3): one in hand, or one that is used anew?
    pub(crate) fn has_room_for(&self, kind: InvaderKind, in_hand: bool) -> bool {
        if in_hand {
            Hideouts::of(self, kind).iter().next().is_some()
        } else {
            self.reusable(kind).next().is_some()
        }
    }
    /// Could a figure of a kind be placed by a spawn card now?
    pub fn can_spawn(&self, kind: InvaderKind) -> bool {
        self.has_room_for(kind, self.available(kind) > 0)
    }

    /// Does a closed door run between two spaces of a footing (D04-BIG-8)?
    pub(crate) fn is_split(&self, footing: Footing) -> bool {
        let cells = if footing.shape.is_large() { self.arena().cells(footing) } else { &[] };
        cells.iter().any(|&one| cells.iter().any(|&other| one != other && !self.adjacent(one, other)))
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
    fn figures_at_work(&self) -> FigureSet {
        let in_frames = self.frames.iter().fold(FigureSet::NONE, |set, frame| {
            set | match *frame {
                Frame::Activation(activation) => FigureSet::of(activation.figure),
                Frame::Trap(Trap { of, .. }) => of,
                Frame::Watch(Watch { queue, .. }) => queue,
                Frame::Lay(Lay { laid, .. })
                | Frame::Window(Window { moment: Moment::AfterReveal(laid), .. }) => laid,
                _ => FigureSet::NONE,
            }
        });
        self.attacks.iter().fold(in_frames, |set, attack| {
            let by = if let Who::Invader(id) = attack.by { FigureSet::of(id) } else { FigureSet::NONE };
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
        // Not the number of one that has died while there are others (D04-INT-35).
        let used = self.newest.map_or(FigureSet::NONE, |newest| (0..=newest.0).map(FigureId).collect());
        let at_work = self.figures_at_work();
        let fresh = !(ALL_FIGURES - self.figures.alive() - at_work - used).is_empty();
        let id = self.figures.add_apart(figure, if fresh { at_work | used } else { at_work })?;
        self.newest = Some(id);
        let who = self.named(Who::Invader(id));
        events.put(|| Event::Placed { who, at: pos, shape });
        Some(id)
    }
}
