//! What abilities do: their effects, one after the other, and the choices these ask for.

mod choose;
mod initiative;
mod push;

use engine::Events;

use crate::action::{Spot, Who};
use crate::attack::members;
use crate::effect::ArgentPlace;
use crate::event::Event;
use crate::frame::{Attack, Effects, Frame, Source, Stage};
use crate::initiative::InitiativeCard;
use crate::{Cards, Cost, Effect, EventCard, Hook, Pool, Side, State, Whom};

impl State {
    /// An ability takes effect.
    pub(crate) fn push_effects(&mut self, of: Source, ability: u8, by: Who, on: Who) {
        self.push(Frame::Effects(Effects { of, ability, next: 0, by, on }));
    }

    /// The invader plays an event card; it is discarded (D16-EVT-1).
    pub(crate) fn play_event(&mut self, card: EventCard, n: u8, on: Who, events: &mut impl Events<Event>) {
        self.invader.hand.remove(card);
        self.invader.discard.insert(card);
        events.put(|| Event::Event { card });
        if card.face().abilities[usize::from(n)].cost == Cost::Argent
            && let Who::Demon(id) = on
            && let Some(kind) = self.demons.get(id).map(|demon| demon.kind)
        {
            self.demon_card_mut(kind).argent -= 1;
        }
        self.push_effects(Source::Event(card), n, Who::Drone, on);
    }

    /// The effect that is next.
    pub(super) fn next_effect(&self, effects: &Effects) -> Option<&'static Effect> {
        effects.of.ability(effects.ability).effects.get(usize::from(effects.next))
    }

    /// Let the next effect happen, or ask for what it needs.
    pub(crate) fn settle_effects(&mut self, effects: Effects, events: &mut impl Events<Event>) -> bool {
        let Some(&effect) = self.next_effect(&effects) else {
            self.frames.pop();
            return true;
        };
        let mut options = Vec::new();
        self.legal_effect(&effects, &mut options);
        match options[..] {
            [] => {}
            [only] => {
                self.act_effect(effects, only, events);
                return true;
            }
            _ => return false,
        }
        self.set_top(Frame::Effects(Effects { next: effects.next + 1, ..effects }));
        self.happen(effect, &effects, events);
        true
    }

    /// An effect that asks for nothing happens.
    fn happen(&mut self, effect: Effect, effects: &Effects, events: &mut impl Events<Event>) {
        let (by, on) = (effects.by, effects.on);
        match effect {
            Effect::Gain(gains) => {
                if matches!(effects.of, Source::Glory(_)) && self.frames_hold_attack().is_none() {
                    // Fury: the attack of the main action that lies open.
                    if let Some(open) = &mut self.turn.open {
                        open.fury += gains.reroll_any;
                    }
                    return;
                }
                let Some(stage) = self.frames_hold_attack() else { return };
                let rolled = stage > Stage::Thin;
                let attack = self.attack_mut();
                if rolled {
                    attack.gains = attack.gains.plus(crate::Gains { dice: Pool::default(), ..gains });
                    if !gains.dice.is_empty() {
                        self.add_dice(gains.dice, events);
                    }
                } else {
                    attack.gains = attack.gains.plus(gains);
                }
            }
            Effect::NextAttack(boost) => {
                // A class in force gains nothing from a second occasion (D16-INT-8).
                let again = matches!(effects.of, Source::Class(_)) && self.turn.boosts.contains(&boost);
                if !again {
                    let _ = self.turn.boosts.try_push(boost);
                }
            }
            Effect::Fire => {
                if let (Source::Card(card), Who::Marine(who)) = (effects.of, by)
                    && let Some(attack) = State::card_attack(who, card)
                {
                    self.declare(Attack { only: Some(on), ..attack });
                }
            }
            Effect::Attack(strike) => match by {
                Who::Marine(_) => {
                    let only = if matches!(effects.of, Source::Class(_)) { Some(on) } else { None };
                    self.declare(State::granted(by, strike, only));
                }
                _ => {
                    if self.is_acting(on) {
                        let _ = self.turn.strikes.try_push(strike);
                    }
                }
            },
            Effect::Splash(splash) => {
                if self.attack().is_some() {
                    self.attack_mut().splash = Some(splash);
                }
            }
            Effect::RevealAgain => self.reveal_again(events),
            Effect::Shields(n) => {
                if self.attack().is_some() {
                    let attack = self.attack_mut();
                    attack.shields += n;
                    let who = attack.target;
                    let who = self.named(who);
                    events.put(|| Event::Shields { who, n });
                }
            }
            Effect::Cap(n) => {
                if self.attack().is_some() {
                    self.attack_mut().cap = Some(n);
                }
            }
            Effect::Harm(harm) => self.harm(harm, effects, events),
            Effect::Recover(n) => {
                if let Who::Marine(who) = by {
                    self.recover(who, n, events);
                }
            }
            Effect::Mp(n) => self.gain_mp(on, n, events),
            Effect::LoseMp(n) => self.lose_mp(on, n, events),
            Effect::Move(n) => {
                if self.footing(on).is_some() {
                    self.push(Frame::Spend { who: on, left: n, steps: true, moved: false });
                }
            }
            Effect::Draw(n) => {
                if let Who::Marine(who) = by {
                    self.draw_cards(who, n, events);
                }
            }
            Effect::DrawEvents(n) => self.draw_events(n, events),
            Effect::DrawGlory(n) => {
                if let Who::Marine(who) = by {
                    (0..n).for_each(|_| {
                        self.draw_glory(who, events);
                    });
                }
            }
            Effect::Argent(argent) => match argent.on {
                ArgentPlace::ItsCard => {
                    if let Who::Demon(id) = on
                        && let Some(kind) = self.demons.get(id).map(|demon| demon.kind)
                        && !self.is_tutorial()
                    {
                        self.place_argent(Spot::Demon(kind), argent.tokens, events);
                    }
                }
                place => {
                    let (left, on) = (argent.tokens, self.chargeable_kinds());
                    let invasion = place == ArgentPlace::AnyCard;
                    self.push(Frame::Charge { left, on, invasion, moved: false });
                }
            },
            Effect::Hook(hook) => self.hook(hook, by, events),
            // Nothing to choose from.
            Effect::Burst(_) | Effect::Heal(_) => {}
        }
    }

    /// The stage of the attack that this ability belongs to; `None` outside attacks.
    fn frames_hold_attack(&self) -> Option<Stage> {
        let below = self.frames.iter().rev().find(|frame| !matches!(frame, Frame::Effects(_)));
        match below {
            Some(Frame::Attack) => self.attack().map(|attack| attack.stage),
            _ => None,
        }
    }

    /// A figure loses points that it has: in its activation, or while it spends them at once.
    fn lose_mp(&mut self, who: Who, n: u8, events: &mut impl Events<Event>) {
        let points = if self.is_acting(who) {
            &mut self.turn.mp
        } else {
            let spending = self.frames.iter_mut().rev().find_map(|frame| match frame {
                Frame::Spend { who: other, left, .. } if *other == who => Some(left),
                _ => None,
            });
            let Some(left) = spending else { return };
            left
        };
        let n = n.min(*points);
        *points -= n;
        let who = self.named(who);
        events.put(|| Event::LostMp { who, n });
    }

    /// Damage, stun or a push without an attack, for all whom it means.
    fn harm(&mut self, harm: crate::effect::Harm, effects: &Effects, events: &mut impl Events<Event>) {
        let by = effects.by;
        let hit: Vec<Who> = match harm.whom {
            // Of many defenders all that the attack has hurt.
            Whom::Defender => {
                let hit = self.attack().map(|attack| members(attack.hit_demons, attack.hit_marines));
                hit.into_iter().flatten().collect()
            }
            Whom::Killer => vec![effects.on],
            Whom::Enemies => self
                .enemies(by)
                .filter(|&who| harm.within.is_none_or(|within| self.range(by, who) <= within))
                .filter(|&who| !harm.sight || self.sees(by, who))
                .collect(),
            Whom::Marines => self
                .standing()
                .map(|(n, _)| Who::Marine(n))
                .filter(|&who| harm.within.is_none_or(|within| self.range(by, who) <= within))
                .collect(),
            _ => Vec::new(),
        };
        if harm.stun {
            hit.iter().for_each(|&who| self.stun(who, events));
        }
        if harm.push > 0 {
            let marines = hit.iter().fold(0, |set, who| match who {
                Who::Marine(n) => set | 1 << n,
                _ => set,
            });
            self.push(Frame::Push { by, marines });
        }
        if harm.damage > 0 {
            hit.iter().for_each(|&who| self.suffer(who, harm.damage, events));
            let killer = if harm.whom == Whom::Killer { None } else { Some(by) };
            self.deal_damage(killer, events);
        }
    }

    /// A rule in code.
    fn hook(&mut self, hook: Hook, by: Who, events: &mut impl Events<Event>) {
        match hook {
            Hook::Wash(n) if self.attack().is_some() => self.attack_mut().wash = n,
            Hook::Root => self.turn.rooted = true,
            Hook::Unsteady(n) => self.turn.unsteady = n,
            Hook::Trophies(n) => self.turn.trophies += n,
            Hook::Climb(n) => self.turn.climb = n,
            Hook::Reshuffle => {
                if let Who::Marine(who) = by {
                    let marine = self.marine_mut(who);
                    marine.deck.rest = marine.deck.all().or(marine.discard);
                    marine.deck.top.clear();
                    marine.discard = Cards::NONE;
                    let who = Some(marine.callsign);
                    events.put(|| Event::Reshuffled { who });
                }
            }
            Hook::LightsOut(n) => {
                self.round.dark = n;
                events.put(|| Event::Dark { range: n });
            }
            Hook::Scramble(n) => {
                let cards = usize::from(n).min(self.round.initiative.len());
                self.look_at_initiative(cards, Side::Invader, events);
                self.push(Frame::Scramble { cards: cards as u8 });
            }
            Hook::Scout => {
                self.look_at_initiative(1, Side::Marines, events);
                if let Who::Marine(who) = by {
                    self.push(Frame::Scout { who });
                }
            }
            Hook::GoFirst => {
                if let Who::Marine(who) = by {
                    self.round.initiative.lift(InitiativeCard::Marine(who));
                    let who = self.marine(who).callsign;
                    events.put(|| Event::Lifted { who });
                }
            }
            // Rules that hold all the time, or are asked for elsewhere.
            _ => {}
        }
    }
}
