//! The invader's event cards: when to play them, which to burn for argent, where argent goes.

use ::doom2016::effect::Strike;
use ::doom2016::frame::Window;
use ::doom2016::{Action, DemonKind, Effect, EventCard, Gains, Hook, InitiativeCard, Moment, Spot, Who};

use super::lair::Lair;
use super::pick;

impl Lair<'_> {
    /// An answer in a window outside the steps of an attack.
    pub(super) fn interrupt(&self, window: &Window, legal: &[Action]) -> Action {
        let mut best = (0, Action::Pass);
        for &action in legal {
            let Action::Event(card, n) = action else { continue };
            let ability = &card.face().abilities[usize::from(n) - 1];
            let worth = self.event(window, &ability.effects);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// What the effects of an event are worth now, less what the card is worth later.
    fn event(&self, window: &Window, effects: &[Effect]) -> i32 {
        let state = self.state;
        let turn = &state.turn;
        let Some(first) = effects.first() else { return 0 };
        let demon = match window.who {
            Who::Demon(id) => state.demons.get(id).map(|demon| (id, demon)),
            _ => None,
        };
        match (window.moment, first) {
            (Moment::DemonActivates, effect) => {
                let Some((id, demon)) = demon else { return 0 };
                let attack = |points: u8, gains| self.doing(id, points, &turn.strikes, gains).attack;
                let now = attack(turn.mp, Gains::default());
                match effect {
                    Effect::Mp(more) => attack(turn.mp + more, Gains::default()) - now - 60,
                    Effect::NextAttack(boost) if now > 0 => attack(turn.mp, boost.gains) - now - 40,
                    Effect::Argent(argent) if now > 0 && state.demon_card(demon.kind).argent == 0 => {
                        let fellows =
                            state.demons.iter().filter(|(_, other)| other.kind == demon.kind && !other.acted);
                        let users = (fellows.count() as i32 + 1).min(i32::from(argent.tokens));
                        users * worth_of_argent(demon.kind) - 60
                    }
                    _ => 0,
                }
            }
            (Moment::PhaseStart, Effect::Hook(Hook::DarkPact(_) | Hook::Darkness(_))) => {
                state.demons.alive().len() as i32 - 1
            }
            (Moment::BeforeInitiative, _) => {
                let ours = state.round.initiative.count(InitiativeCard::Invader);
                let all = state.round.initiative.len();
                i32::from(ours > 0 && all > usize::from(ours) && all > 2)
            }
            (Moment::MarineDashes, Effect::LoseMp(n)) => i32::from(turn.mp >= *n),
            (Moment::AfterAttack, Effect::Harm(_)) => {
                let target = state.attack().map(|attack| attack.target);
                i32::from(target.is_some_and(|target| self.can_stun(target)))
            }
            (Moment::AfterAttack, Effect::Mp(more)) => {
                let Some((id, _)) = demon else { return 0 };
                let dice = effects.iter().find_map(|effect| match effect {
                    Effect::Attack(strike) => Some(strike.dice),
                    _ => None,
                });
                let strike = [Strike { range: None, dice: dice.unwrap_or_default(), other: false }];
                self.doing(id, turn.mp + more, &strike, Gains::default()).attack - 20
            }
            (Moment::AfterDefence, _) => {
                let Some((_, demon)) = demon else { return 0 };
                i32::from(demon.samples > 0 || demon.damage >= demon.kind.sheet().stability)
            }
            (Moment::DemonKilled | Moment::MarineKilled, _) => 1,
            _ => 0,
        }
    }

    /// The order of initiative cards: the invader first.
    pub(super) fn ambush(&self, legal: &[Action]) -> Option<Action> {
        let top = &self.state.round.initiative.top;
        let worth = |order: [u8; 3]| -> i32 {
            let weights = [9, 3, 1];
            let ours = order.into_iter().zip(weights).filter(|&(place, _)| {
                place > 0
                    && top.get(usize::from(place) - 1).is_some_and(|one| one.card == InitiativeCard::Invader)
            });
            ours.map(|(_, weight)| weight).sum()
        };
        pick(legal, |action| match action {
            Action::Order(order) => Some(worth(*order)),
            _ => None,
        })
    }

    /// The marine to be marked: most hurt by what can reach him.
    pub(super) fn mark(&self, legal: &[Action]) -> Option<Action> {
        let worth = |action: &Action| {
            let Action::Pick(seat) = *action else { return None };
            let at = self.state.marine(seat.0).space();
            let near = at.map_or(0, |at| {
                let far = self.state.arena().distances(at, self.state.closed);
                self.state.demons.iter().filter(|(_, demon)| far[demon.at.index()] <= 8).count() as i32
            });
            Some(4 * near + i32::from(self.state.marine(seat.0).damage))
        };
        pick(legal, worth)
    }

    /// Burn the event card that is of least use, while argent is of more.
    pub(super) fn burn(&self, legal: &[Action]) -> Action {
        let spot = self.best_spot(|_| true);
        let argent = spot.map_or(12, |(worth, _)| worth.max(12));
        let burn = pick(legal, |action| match action {
            Action::Burn(card) => Some(argent - self.keep(*card)).filter(|&gain| gain > 0),
            _ => None,
        });
        burn.unwrap_or(Action::Done)
    }

    /// What an event card in hand is worth for the round to come.
    fn keep(&self, card: EventCard) -> i32 {
        let state = self.state;
        let kinds = state.kinds_on_map();
        let any = |fits: fn(DemonKind) -> bool| kinds.iter().any(fits);
        let worth = match card.face().id.as_str() {
            "surge" | "hellish-power" => 60,
            "demonic-resilience" => 70,
            "iron-skin" => {
                if any(|kind| kind.sheet().tough || kind.sheet().base.is_large()) {
                    65
                } else {
                    5
                }
            }
            "onslaught" | "death-curse" => 55,
            "ferocity" if any(|kind| kind.sheet().range == 1) => 45,
            "dark-pact" | "dread" | "crippling-strike" => 50,
            "demonic-speed" | "darkness" | "soul-harvest" => 40,
            "execution" => 35,
            "demonic-precision" | "cut-off" | "ambush" => 25,
            _ => 20,
        };
        let twin = state.invader.hand.iter().any(|other| other < card && other.same_name(card));
        if twin { worth - 15 } else { worth }
    }

    /// The best card for an argent token, and what it is worth there.
    fn best_spot(&self, allowed: impl Fn(DemonKind) -> bool) -> Option<(i32, DemonKind)> {
        let state = self.state;
        let on_map = state.kinds_on_map();
        let worth = |kind: DemonKind| {
            let figures = state.demons.iter().filter(|(_, demon)| demon.kind == kind).count() as i32;
            let tokens = i32::from(state.demon_card(kind).argent);
            if tokens >= 2 * figures.max(1) { 3 } else { worth_of_argent(kind) * 2 / (2 + tokens) }
        };
        let kinds = on_map.iter().filter(|&kind| allowed(kind)).map(|kind| (worth(kind), kind));
        kinds.max()
    }

    /// Where an argent token goes.
    pub(super) fn charge(&self, legal: &[Action]) -> Option<Action> {
        let place = |kind: DemonKind| Action::Charge(Spot::Demon(kind));
        let best = self.best_spot(|kind| legal.contains(&place(kind)));
        match best {
            Some((worth, kind)) if worth > 5 || !legal.contains(&Action::Charge(Spot::Invasion)) => {
                Some(place(kind))
            }
            _ => {
                let invasion = Action::Charge(Spot::Invasion);
                legal.contains(&invasion).then_some(invasion).or_else(|| legal.first().copied())
            }
        }
    }
}

/// What an argent token does for a kind, in hundredths of a damage.
fn worth_of_argent(kind: DemonKind) -> i32 {
    match kind {
        DemonKind::Imp => 80,
        DemonKind::PossessedSoldier | DemonKind::Cacodemon => 60,
        DemonKind::Pinky => 40,
        DemonKind::Revenant => 70,
        DemonKind::Mancubus => 50,
        DemonKind::BaronOfHell => 90,
        DemonKind::Cyberdemon => 150,
    }
}
