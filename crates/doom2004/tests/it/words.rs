//! Every question, choice and event has words in every language.

use codex::Lang;
use codex::proof::Ear;
use doom2004::frame::{self, Activation, Attack, Frame, InvaderStep, MarineStep, Moment, Stage};
use doom2004::place::{AreaId, DoorId, ItemId, Pos, Prose, Shape, SpaceId, Triggers, Way, Winner};
use doom2004::state::{FigureSet, Place, Seats};
use doom2004::{
    Action, AmmoKind, Bonus, Cause, Deed, Difficulty, Doom2004, Event, EventKind, Figure, FigureId, Gift,
    InvaderCard, InvaderKind, MarineCards, Named, OrderKind, Pool, Scatter, Setup, State, Sum, TokenKind,
    WeaponKind, Who,
};
use engine::about::Spot;
use engine::{Game, Proof, Seat, Words, conformance};

/// Visit positions of random games of every set-up, each game for so many steps at most. Attacks are rare among all the
/// steps; they have most to say.
fn wander(games: usize, steps: usize, visit: impl FnMut(&State, &[Event], usize)) {
    conformance::wander::<Doom2004>(games, steps, is_fight, visit);
}

fn is_fight(action: Action) -> bool {
    matches!(
        action,
        Action::Fire(..) | Action::Strike | Action::Chain(..) | Action::Take(_) | Action::Play(_)
    )
}

#[test]
fn questions_choices_and_events_of_random_games_have_words() {
    let mut ear = Ear::default();
    // Of the many places of a long list a few will do.
    wander(90, 1500, |state, events, step| ear.hear_position::<Doom2004>(state, events, step, 24));
    ear.assert_heard(&[
        "prompt-reroll",
        "prompt-knock",
        "prompt-chain",
        "prompt-watch",
        "prompt-order-before",
        "label-chain",
        "label-reroll-one",
        "label-lead",
        "label-teleport",
        "label-duct",
        "log-scattered",
        "log-exploded",
        "log-wounded-goo",
        "log-backup",
        "log-cancelled",
        "onto",
        "watched",
    ]);
}

#[test]
fn every_action_has_a_label_everywhere() {
    let universe = Doom2004::universe();
    let mut ear = Ear::default();
    wander(18, 800, |state, _, step| {
        if step % 199 == 0 {
            universe.iter().skip(step % 5).step_by(5).for_each(|&a| ear.hear(&Doom2004::label(state, a)));
        }
    });
}

#[test]
fn two_choices_of_a_question_never_read_the_same() {
    let mut ear = Ear::default();
    wander(36, 1000, |state, _, step| {
        // Long lists are places on the map; now and then is enough.
        let mut actions = Vec::new();
        Doom2004::legal(state, &mut actions);
        if actions.len() > 40 && step % 20 != 0 {
            return;
        }
        ear.hear_apart::<Doom2004>(state, &actions);
    });
}

/// A position with a figure of each kind and an attack under way.
fn crowded() -> State {
    let mut state = Doom2004::start(&Setup::default(), 1).unwrap();
    for kind in InvaderKind::ALL {
        let at = state.arena().space_at(5, 1).unwrap();
        state.figures.add(Figure { kind, at, ..Figure::default() });
    }
    state
}

/// One frame of each kind.
fn frames() -> Vec<Frame> {
    use Frame as F;
    let card = |name: &str| name.parse::<InvaderCard>().unwrap();
    let figure = FigureId(0);
    let moments = [
        Moment::BeforeAttack,
        Moment::AfterRoll,
        Moment::AfterAttack,
        Moment::Between,
        Moment::BeforeTurn,
        Moment::AfterTake,
        Moment::AfterReveal(FigureSet(1)),
        Moment::LastHeal,
        Moment::Jitters(0),
        Moment::Hurt(0, Seats(1)),
        Moment::Away(1, Seats(1)),
    ];
    let mut all = vec![
        F::Mist(frame::Mist { moves: 2 }),
        F::Draw(frame::Draw { left: 1 }),
        F::Backup(frame::Backup { who: 0 }),
        F::Trap(frame::Trap { card: card("E03-1"), of: FigureSet(1), left: 2 }),
        F::Trap(frame::Trap { card: card("E10-1"), of: FigureSet(1), left: 1 }),
        F::Activation(Activation { figure, moves: 3, attacks: 1, ..Activation::default() }),
        F::Activation(Activation { figure, ..Activation::default() }),
        F::Target,
        F::Attack,
        F::Watch(frame::Watch { who: 0, queue: FigureSet(1) }),
        F::Look,
        F::Lay(frame::Lay { area: AreaId(1), next: 0, laid: FigureSet::NONE }),
        F::Place(frame::Place { card: card("S01-1"), side: 0, next: 0, reused: None }),
        F::Place(frame::Place { card: card("S10-1"), side: 0, next: 0, reused: Some(true) }),
        F::Effects(frame::Effects { of: frame::Source::Trigger(0), next: 0, by: None, then: Triggers::NONE }),
        F::Offer(frame::Offer { to: 0, gift: Gift::Weapon(WeaponKind::Bfg) }),
        F::Hurt(frame::Hurt { who: 0, n: 1, cause: Cause::Goo, then: frame::After::Nothing }),
    ];
    let steps =
        [MarineStep::Begin, MarineStep::Respawn, MarineStep::Declare, MarineStep::Act, MarineStep::End];
    all.extend(steps.map(F::Marine));
    let steps = [InvaderStep::Begin, InvaderStep::Draw, InvaderStep::Discard, InvaderStep::Menu];
    all.extend(steps.into_iter().chain([InvaderStep::Close, InvaderStep::End]).map(F::Invader));
    all.extend(
        moments.into_iter().flat_map(|moment| [0, 1].map(|stage| F::Window(frame::Window { moment, stage }))),
    );
    let first = Some(SpaceId(0));
    for card in InvaderCard::all().filter(|card| card.event().is_some()) {
        all.extend([F::Event(frame::Event { card, first: None }), F::Event(frame::Event { card, first })]);
    }
    all
}

#[test]
fn every_frame_has_a_question_and_words_for_its_answers() {
    let stages = [Stage::Declared, Stage::Reroll, Stage::Knock, Stage::Chain, Stage::Over];
    let mut ear = Ear::default();
    let by = [Who::Marine(0), Who::Invader(FigureId(6))];
    let weapons = [WeaponKind::Fist, WeaponKind::Grenade, WeaponKind::ChainGun];
    for frame in frames() {
        for (stage, weapon) in stages.into_iter().flat_map(|stage| weapons.map(|weapon| (stage, weapon))) {
            for by in by {
                let mut state = crowded();
                state.frames.clear();
                state.frames.push(frame);
                let pool = weapon.sheet().pool;
                state.attacks.push(Attack { by, weapon, stage, pool, ..Attack::default() });
                ear.hear_question(&Doom2004::prompt(&state));
                let here = Pos::new(5, 1);
                let figure = Action::Activate(FigureId(1));
                for action in [Action::Done, Action::Pass, Action::Strike, Action::At(here), figure] {
                    ear.hear(&Doom2004::label(&state, action));
                }
                for action in [
                    Action::Door(DoorId(0)),
                    Action::Reroll(skirmish::Dice(1)),
                    Action::Step(Way::Lead(0, grid::Dir::E)),
                ] {
                    ear.hear(&Doom2004::label(&state, action));
                }
            }
        }
    }
    let mut state = crowded();
    state.frames.clear();
    ear.hear(&Doom2004::prompt(&state));
}

/// One event of each kind, and more where the words differ.
fn events() -> Vec<Event> {
    use Event as E;
    let (who, to, pos) = (Seat(0), Seat(1), Pos::new(4, -1));
    let pool: Pool = "RYGGBB".parse().unwrap();
    let spawn: InvaderCard = "S02-1".parse().unwrap();
    let card: InvaderCard = "E01-1".parse().unwrap();
    let scatter = Scatter::To(grid::Dir8::NE, 3);
    let door = DoorId(0);
    let mut all = vec![
        E::Round { number: 2 },
        E::Turn { who },
        E::Turn { who: to },
        E::Adrenaline { who },
        E::Respawned { who, at: pos },
        E::Door { door, open: true },
        E::Door { door, open: false },
        E::Smashed { door },
        E::Jammed { door },
        E::Left { who },
        E::TookItem { who, item: ItemId(0) },
        E::Dropped { item: ItemId(7), at: pos },
        E::Gave { who, to, gift: Gift::Ammo(AmmoKind::Cells) },
        E::Refused { who },
        E::Healed { who, n: 1 },
        E::Rerolled { by: who, pool, faces: vec![0, 1, 2, 3, 4, 5] },
        E::Cancelled,
        E::Hit { damage: 4, bonus: Bonus::default() },
        E::Hit { damage: 4, bonus: Bonus { deadly: 1, cards: 1, squad: 1, event: 1 } },
        E::Failed { miss: true, reach: 0, range: 1 },
        E::Failed { miss: false, reach: 3, range: 4 },
        E::Scattered { card, scatter, to: Some(pos) },
        E::Scattered { card, scatter, to: None },
        E::Scattered { card, scatter: Scatter::Miss, to: None },
        E::Fragged { who, frags: 1 },
        E::Exploded { at: pos },
        E::Drew { who: to, n: 2, cards: vec![] },
        E::Drew { who: to, n: 2, cards: vec![spawn, card] },
        E::RanOut { frags: 5 },
        E::Discarded { card: spawn },
        E::Discarded { card },
        E::Spawning { card: spawn, side: 2 },
        E::Played { card },
        E::Backup { who, card },
        E::Swapped { one: pos, other: pos },
        E::Revealed { area: AreaId(1) },
        E::Said { key: Prose::Ours("d04-way-out-a1".to_owned()) },
        E::Scored { n: 1, frags: 2 },
        E::Won { side: Winner::Marines },
        E::Won { side: Winner::Invader },
    ];
    all.extend(Difficulty::ALL.map(|difficulty| E::Began { difficulty }));
    all.extend(Deed::ALL.map(|deed| E::Declared { who, deed }));
    for order in OrderKind::ALL {
        all.extend([E::Ordered { who, order }, E::Lapsed { who, order }, E::Used { who, order }]);
    }
    for token in TokenKind::equipment() {
        all.extend([E::Took { who, token }, E::NotLaid { token }, E::NotGiven { who, token }]);
    }
    for weapon in WeaponKind::ALL {
        all.push(E::Attacked { who: Named::Marine(who), weapon: Some(weapon), at: pos, range: 3 });
        all.push(E::Spent { who, weapon });
    }
    let invaders = InvaderKind::ALL.map(|kind| Named::Invader(FigureId(62), kind));
    for who in invaders.into_iter().chain([Named::Marine(Seat(0))]) {
        let causes = [Cause::Attack, Cause::Goo, Cause::Barrel, Cause::Telefrag, Cause::Scenario];
        all.extend(causes.map(|cause| E::Wounded { who, n: 2, cause, sum: None }));
        for sum in [Sum { damage: 4, armour: 2 }, Sum { damage: 5, armour: 2 }] {
            all.push(E::Wounded { who, n: 2, cause: Cause::Attack, sum: Some(sum) });
        }
        all.push(E::Withstood { who, sum: Sum { damage: 1, armour: 2 } });
        all.extend(Shape::ALL.map(|shape| E::Moved { who, from: pos, to: pos, shape }));
        all.extend([
            E::Teleported { who, to: pos },
            E::Attacked { who, weapon: None, at: pos, range: 1 },
            E::Rolled { who, pool, faces: vec![5, 0, 0, 1, 2, 3] },
            E::Died { who },
            E::Knocked { who, to: pos },
            E::Placed { who, at: pos, shape: Shape::Quad },
            E::Removed { who },
            E::Activated { who },
            E::Mended { who },
        ]);
    }
    for kind in InvaderKind::ALL {
        all.extend([
            E::NoRoom { kind },
            E::NotSpawned { kind, used_up: true },
            E::NotSpawned { kind, used_up: false },
        ]);
    }
    all
}

#[test]
fn every_event_has_words_and_a_rule() {
    let mut ear = Ear::default();
    for setup in Doom2004::setups().iter().take(18) {
        let state = Doom2004::start(setup, 1).unwrap();
        for event in events() {
            ear.hear_event::<Doom2004>(&state, &event);
        }
    }
}

/// What an event card was called in the box, where that is known, is what players read.
#[test]
fn events_have_the_names_that_were_found() {
    let found = [
        "Dodge",
        "Dark Energies",
        "It's a Trap",
        "Smash",
        "Dud",
        "Darkness",
        "Charge",
        "Rage",
        "Surprise Attack",
        "Ambush",
        "Jump the Gun",
        "Sealed In",
        "Shaky Footing",
    ];
    let said = |event: &EventKind| codex::text(Lang::En, &format!("d04-event-{event}"), &[]);
    assert_eq!(EventKind::ALL[..13].iter().map(said).collect::<Vec<_>>(), found);
}

#[test]
fn what_happened_says_why() {
    let state = Doom2004::start(&Setup::default(), 1).unwrap();
    let told = |event: Event| codex::say(Lang::En, &Doom2004::tell(&state, &event).0);
    let card: InvaderCard = "E13-1".parse().unwrap();
    assert_eq!(
        told(Event::Played { card }),
        "The invader plays Shaky Footing. Before a marine's turn: that marine has 2 spaces less this turn, but at \
         least 1 if the action moves at all."
    );
    let failed = |miss| told(Event::Failed { miss, reach: 4, range: 6 });
    assert_eq!(failed(false), "The attack fails: it reaches 4, and the range is 6.");
    assert_eq!(failed(true), "The attack fails: a miss.");
    let hit = |bonus| told(Event::Hit { damage: 5, bonus });
    assert_eq!(hit(Bonus::default()), "Hit: 5 damage.");
    assert_eq!(
        hit(Bonus { deadly: 2, event: 2, ..Bonus::default() }),
        "Hit: 5 damage (1 on the dice, 2 more because the attack is deadly and 2 more from an event card)."
    );
    let who = Named::Invader(FigureId(0), InvaderKind::Imp);
    let wounded = |sum| told(Event::Wounded { who, n: 2, cause: Cause::Attack, sum });
    assert_eq!(wounded(Some(Sum { damage: 4, armour: 2 })), "The imp 1 takes 2 wounds: 4 damage ÷ 2 armour.");
    assert_eq!(
        wounded(Some(Sum { damage: 5, armour: 2 })),
        "The imp 1 takes 2 wounds: 5 damage ÷ 2 armour, rounded down."
    );
    assert_eq!(wounded(None), "The imp 1 takes 2 wounds: any hit of a berserk marine kills.");
    let stopped = told(Event::Withstood { who, sum: Sum { damage: 1, armour: 2 } });
    assert_eq!(stopped, "The imp 1 is not wounded: 1 damage, 2 armour.");
    let fire = codex::say(Lang::En, &Doom2004::label(&state, Action::Fire(WeaponKind::Pistol, false)));
    assert_eq!(fire, "Attack with pistol (YG, 2 bullet tokens)");
}

/// Spawn cards that bring the same are told apart by what else they bring, and those that are alike by their number.
#[test]
fn cards_of_a_hand_are_told_apart_without_codes() {
    let mut state = Doom2004::start(&Setup::default(), 1).unwrap();
    let spawns: Vec<InvaderCard> = InvaderCard::all().filter(|card| card.groups().len() == 2).collect();
    let twins =
        |one: &&InvaderCard| spawns.iter().any(|other| other != *one && other.face().id == one.face().id);
    let one = *spawns.iter().find(twins).expect("there are cards of which the box has two");
    let like = |other: &&InvaderCard| other.face().id == one.face().id;
    let [first, second] = [0, 1].map(|n| *spawns.iter().filter(like).nth(n).unwrap());
    let shares = |other: &&InvaderCard| !like(other) && other.groups().contains(&one.groups()[0]);
    let said = |state: &State, card| codex::say(Lang::En, &Doom2004::label(state, Action::Spawn(card, 0)));
    let in_hand = |state: &mut State, cards: &[InvaderCard]| state.hand = cards.iter().copied().collect();
    in_hand(&mut state, &[first]);
    let alone = said(&state, first);
    in_hand(&mut state, &[first, second]);
    assert_eq!([first, second].map(|card| said(&state, card)), [1, 2].map(|n| format!("{alone}, copy {n}")));
    let other = *spawns.iter().find(shares).expect("there is another card with the same group");
    in_hand(&mut state, &[first, other]);
    let labels = [first, other].map(|card| {
        let side = card.groups().iter().position(|group| *group == one.groups()[0]).unwrap();
        codex::say(Lang::En, &Doom2004::label(&state, Action::Spawn(card, u8::try_from(side).unwrap())))
    });
    assert_ne!(labels[0], labels[1]);
    for label in labels {
        assert!(label.starts_with(&alone) && label.contains("(card: ") && label.contains(" or "), "{label}");
        assert!(!label.contains(&first.to_string()), "{label}");
    }
}

/// A marine at (0, 1) is asked for the target of his pistol; an imp stands at (3, 1).
fn aiming() -> State {
    let mut state = Doom2004::start(&Setup::default(), 1).unwrap();
    let arena = state.arena();
    let (here, there) = (arena.space_at(0, 1).unwrap(), arena.space_at(3, 1).unwrap());
    state.marines.truncate(1);
    let marine = &mut state.marines[0];
    (marine.place, marine.cards) = (Place::On(here), MarineCards::NONE);
    state.figures.add(Figure { kind: InvaderKind::Imp, at: there, ..Figure::default() });
    state.frames.clear();
    state.frames.push(Frame::Target);
    state.attacks.push(Attack { weapon: WeaponKind::Pistol, ..Attack::default() });
    state
}

#[test]
fn a_target_says_who_stands_there_and_the_odds() {
    let mut state = aiming();
    let said = |state: &State| codex::say(Lang::En, &Doom2004::label(state, Action::At(Pos::new(3, 1))));
    // 29 of 36 rolls reach so far; they give 16 wounds together.
    assert_eq!(said(&state), "Attack imp 1 at (3, 1): range 3, hits 81%, 0.4 wounds");
    // A black-out makes it farther (E06): 18 of 36 rolls, 4 wounds.
    state.turn.dark = 2;
    assert_eq!(said(&state), "Attack imp 1 at (3, 1): range 5, hits 50%, 0.1 wounds");
}

#[test]
fn a_shot_has_the_chances_that_its_label_tells() {
    let state = aiming();
    let shot = Doom2004::shot(&state, Action::At(Pos::new(3, 1))).unwrap();
    assert_eq!((shot.of, shot.hit, shot.range), (36, 29, Some(3)));
    let [imp] = &shot.victims[..] else { panic!("{shot:?}") };
    assert_eq!((&imp.on, imp.left, imp.of, imp.friend), (&Spot::figure("f1"), 2, 36, false));
    let wounds: u32 = (0..).zip(&imp.wounds).map(|(n, ways): (u32, &u32)| n * ways).sum();
    assert_eq!(wounds, 16);
    assert_eq!(shot.ammo.map(|ammo| (ammo.kind, ammo.spent)), Some(("bullets".to_owned(), 12)));
    let empty = Doom2004::shot(&state, Action::At(Pos::new(2, 1))).unwrap();
    assert!(empty.victims.is_empty() && !empty.is_worth_it(), "nobody is there");
    assert_eq!(Doom2004::shot(&state, Action::Done), None);
}

#[test]
fn a_target_is_about_whoever_stands_there() {
    let mut state = aiming();
    let at = |pos: &str| Doom2004::about(&state, format!("at {pos}").parse().unwrap());
    let [imp, space] = [Spot::figure("f1"), Spot::square("3,1")];
    assert_eq!((at("3,1").spots, at("3,1").aims), (vec![imp.clone(), space], true));
    assert_eq!(at("2,1").spots, [Spot::square("2,1")]);
    // Who points at somebody means the place, and hears why if it cannot be attacked.
    let meant = |id: &str| Doom2004::meant(&state, &Spot::figure(id)).map(|action| action.to_string());
    assert_eq!(meant("f1").as_deref(), Some("at 3,1"));
    assert_eq!(meant("p1").as_deref(), Some("at 0,1"));
    assert_eq!([meant("p3"), meant("f2")], [None, None], "they are not here");
    // One's own side can be hit, too: the marine sees who it is.
    let there = state.arena().space_at(3, 1).unwrap();
    let mate = *state.marine(0);
    state.marines.push(mate);
    state.marines[1].place = Place::On(there);
    let spots = Doom2004::about(&state, Action::At(Pos::new(3, 1))).spots;
    assert_eq!(spots[..2], [imp, Spot::figure("p2")]);
}

#[test]
fn a_step_is_about_the_places_that_are_new() {
    let (mut small, mut large) = (0, 0);
    wander(30, 900, |state, _, _| {
        let mover = match state.frames.last() {
            Some(Frame::Marine(_) | Frame::Mist(_)) if !state.is_invaders_turn() => {
                Who::Marine(state.turn.who)
            }
            Some(Frame::Activation(activation)) => Who::Invader(activation.figure),
            _ => return,
        };
        let Some(from) = state.footing(mover) else { return };
        let here = from.shape.extent(state.arena().space(from.at).pos);
        let mut legal = Vec::new();
        Doom2004::legal(state, &mut legal);
        for action in legal {
            let about = Doom2004::about(state, action);
            let Action::Step(way) = action else { continue };
            let [spot] = &about.spots[..] else { panic!("{action} is about {about:?}") };
            let corner: Pos = spot.id.parse().unwrap();
            assert!(!here.holds(corner), "{action} of {here} leads to {corner}");
            match way {
                Way::Step(dir) => {
                    assert_eq!(*spot, here.beyond(dir).into(), "{action} of {here}");
                    assert_eq!(about.way, Some(dir.to_string()));
                    small += usize::from(from.shape == Shape::One);
                    large += usize::from(from.shape == Shape::Quad);
                    assert_eq!(Doom2004::meant(state, spot), Some(action), "{here}");
                }
                Way::Lead(..) => assert_eq!((about.way, spot.wide, spot.high), (None, 1, 1)),
            }
        }
    });
    assert!(small > 100 && large > 20, "{small} {large}");
}

#[test]
fn a_choice_is_about_what_it_names() {
    let state = Doom2004::start(&Setup::default(), 1).unwrap();
    let pointed = |action: &str| {
        let spots = Doom2004::about(&state, action.parse().unwrap()).spots;
        let one =
            |spot: &Spot| format!("{:?} {} {}x{}", spot.on, spot.id, spot.wide, spot.high).to_lowercase();
        spots.iter().map(one).collect::<Vec<_>>()
    };
    for (action, spots) in [
        ("at -1,4", vec!["square -1,4 1x1"]),
        ("at 3,4 f2", vec!["figure f2 1x1", "square 3,4 1x1"]),
        ("put 5,5 quad", vec!["square 5,5 2x2"]),
        ("knock p1 3,4", vec!["square 3,4 1x1"]),
        ("door 3", vec!["door 3 1x1"]),
        ("activate f7", vec!["figure f7 1x1"]),
        ("pick p2", vec!["figure p2 1x1"]),
        ("fire shotgun", vec!["card shotgun 1x1"]),
        ("done", vec![]),
    ] {
        assert_eq!(pointed(action), spots, "{action}");
    }
    assert_eq!(Doom2004::about(&state, "fire shotgun aimed".parse().unwrap()).deed, "aimed");
}
