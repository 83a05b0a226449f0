//! Wounds, frags and kills of both sides (D04-DMG, D04-FRAG).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Cause, Event, Named, Sum};
use crate::frame::{Frame, Moment};
use crate::place::{Cue, SpaceId};
use crate::state::{Figure, FigureId, Place, Seats};
use crate::steps::{After, Hurt, Window};
use crate::{MarineCardKind, OrderKind, State};

/// Wounds that somebody is to take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    n: u8,
    cause: Cause,
    /// Damage against armour, if they come from that.
    sum: Option<Sum>,
}

impl Blow {
    /// So many, whatever the armour (D04-DMG-4).
    pub(crate) fn sure(n: u8, cause: Cause) -> Blow {
        Blow { n, cause, sum: None }
    }
    /// As many as the armour does not stop (D04-DMG-2).
    pub(crate) fn against(damage: u8, armour: u8) -> Blow {
        let sum = Sum::new(damage, armour);
        Blow { n: sum.wounds(), cause: Cause::Attack, sum: Some(sum) }
    }

    /// What is told of it.
    fn tell(self, who: Named, events: &mut impl Events<Event>) {
        let Blow { n, cause, sum } = self;
        match sum {
            _ if n > 0 => events.put(|| Event::Wounded { who, n, cause, sum }),
            Some(sum) if sum.damage > 0 => events.put(|| Event::Withstood { who, sum }),
            _ => {}
        }
    }
}

impl Figure {
    /// Wounds that it can still take.
    #[inline]
    pub fn wounds_left(&self) -> u8 {
        self.kind.sheet().wounds.saturating_sub(self.wounds)
    }
}

impl State {
    /// Wounds that a marine can still take.
    pub fn wounds_left(&self, who: u8) -> u8 {
        self.full_wounds(who).saturating_sub(self.marine(who).wounds)
    }

    /// A marine takes wounds; at his last he is fragged (D04-DMG-3).
    pub(crate) fn wound_marine(&mut self, who: u8, blow: Blow, events: &mut impl Events<Event>) {
        if self.marine(who).space().is_none() {
            return;
        }
        blow.tell(self.named(Who::Marine(who)), events);
        let n = blow.n;
        if n == 0 {
            return;
        }
        let full = self.full_wounds(who);
        let marine = self.marine_mut(who);
        marine.wounds = marine.wounds.saturating_add(n);
        if marine.wounds >= full {
            self.frag(who, events);
            return;
        }
        // A wound takes aim and guard (D04-ORD-AIM, D04-ORD-GUARD; Hair Trigger keeps guard).
        let lost = match marine.order {
            Some(OrderKind::Aim) => true,
            Some(OrderKind::Guard) => !marine.has(MarineCardKind::HairTrigger),
            _ => false,
        };
        if lost {
            self.lose_order(who, events);
        }
    }

    /// Wounds outside attacks. If they would frag him and a heal order would save him, those who hold one within reach
    /// of him, or of the space he comes from, are asked first (D04-ORD-HEAL).
    pub(crate) fn hurt(&mut self, hurt: Hurt, from: SpaceId, events: &mut impl Events<Event>) {
        let marine = self.marine(hurt.who);
        let Some(space) = marine.space() else { return };
        let fatal = marine.wounds > 0 && marine.wounds.saturating_add(hurt.n) == self.full_wounds(hurt.who);
        let healers = if fatal { self.healers(&[from, space]) } else { Seats::NONE };
        if healers.is_empty() {
            return self.take_wounds(hurt, events);
        }
        self.push(Frame::Hurt(hurt));
        self.push(Frame::Window(Window { moment: Moment::Hurt(hurt.who, healers), stage: 1 }));
    }

    /// Wounds outside attacks, and what comes next.
    pub(crate) fn take_wounds(&mut self, hurt: Hurt, events: &mut impl Events<Event>) {
        self.wound_marine(hurt.who, Blow::sure(hurt.n, hurt.cause), events);
        let Some(space) = self.marine(hurt.who).space() else { return };
        match hurt.then {
            After::Nothing => {}
            After::Arrive(watching) => self.arrive(hurt.who, watching),
            After::Cue => self.cue_entry(hurt.who, space),
            After::Encounter => self.meet_encounter(hurt.who),
        }
    }

    /// A marine is fragged (D04-FRAG-1, D04-FRAG-2), which the invader counts (D04-WIN-3).
    fn frag(&mut self, who: u8, events: &mut impl Events<Event>) {
        let Some(space) = self.marine(who).space() else {
            return debug_assert!(false, "only who is on the board is fragged");
        };
        self.drop_items(who, events);
        let kit = self.setup.difficulty.kit(self.marines.len());
        let marine = self.marine_mut(who);
        marine.place = Place::Fallen(space);
        marine.wounds = 0;
        marine.armour = kit.armour;
        marine.order = None;
        marine.berserk = 0;
        marine.in_goo = false;
        self.frags = self.frags.saturating_add(1);
        let frags = self.frags;
        events.put(|| Event::Fragged { who: Seat(who), frags });
    }

    /// A marine loses wounds, as many as he has.
    pub(crate) fn regain(&mut self, whom: u8, n: u8, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(whom);
        let n = n.min(marine.wounds);
        marine.wounds -= n;
        if n > 0 {
            events.put(|| Event::Healed { who: Seat(whom), n });
        }
    }

    /// An invader takes wounds; at its rating it dies (D04-DMG-3).
    pub(crate) fn wound_figure(&mut self, id: FigureId, blow: Blow, events: &mut impl Events<Event>) -> bool {
        if self.figures.get(id).is_none() {
            return false;
        }
        blow.tell(self.named(Who::Invader(id)), events);
        let Blow { n, cause, .. } = blow;
        if n == 0 {
            return false;
        }
        let dead = self.figures.change(id, |figure| {
            figure.wounds = figure.wounds.saturating_add(n);
            figure.wounds >= figure.kind.sheet().wounds
        });
        if dead == Some(true) {
            self.kill(id, cause, events);
        }
        dead == Some(true)
    }

    /// An invader dies; its figure returns to the pool.
    pub(crate) fn kill(&mut self, id: FigureId, cause: Cause, events: &mut impl Events<Event>) {
        let who = self.named(Who::Invader(id));
        let by = match (cause, self.attacks.last().map(|attack| attack.by)) {
            (Cause::Attack | Cause::Barrel, Some(Who::Marine(killer))) => Some(killer),
            (Cause::Telefrag, _) => Some(self.turn.who),
            _ => None,
        };
        let tag = self.figures.get(id).and_then(|figure| figure.tag);
        self.figures.remove(id);
        events.put(|| Event::Died { who });
        if let Some(tag) = tag {
            self.cue(Cue::Kill(tag), by);
        }
    }
}
