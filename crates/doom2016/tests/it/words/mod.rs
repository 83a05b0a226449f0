//! Every question, choice, event and refusal has words in every language.

mod table;

use codex::Lang;
use codex::proof::{Ear, has_rule};
use doom2016::frame::{Attack, Frame, MarineStep, Names, Spend};
use doom2016::initiative::{InitiativeCard, Settled};
use doom2016::place::{Doors, Footing, Way, shipped};
use doom2016::state::{Actor, Demon, Place};
use doom2016::{
    Action, ClassKind, DemonKind, Doom2016, Event, Ground, InvasionKind, Setup, Side, State, Who,
};
use engine::about::Spot;
use engine::{Game, Proof, Words, conformance};
use skirmish::{FigureId, Pos, SpaceId};
use table::{STAGES, actions, attacks, events, frames};

/// Visit positions of random games of every set-up, each game for so many steps at most. Fights have most to say.
fn wander(games: usize, steps: usize, visit: impl FnMut(&State, &[Event], usize)) {
    conformance::wander::<Doom2016>(games, steps, is_fight, visit);
}

fn is_fight(action: Action) -> bool {
    !matches!(
        action,
        Action::Step(_) | Action::Done | Action::Pass | Action::End | Action::Sprint(_) | Action::Hold
    )
}

#[test]
fn questions_choices_and_events_of_random_games_have_words() {
    let mut ear = Ear::default();
    // Of the many places of a long list a few will do.
    wander(104, 1500, |state, events, step| ear.hear_position::<Doom2016>(state, events, step, 24));
    ear.assert_heard(&[
        "prompt-cover",
        "prompt-defend",
        "prompt-attack",
        "prompt-thin",
        "prompt-demon-killed",
        "prompt-demon-stops",
        "prompt-put",
        "prompt-carrier",
        "prompt-charge",
        "prompt-effect-space",
        "prompt-glory",
        "prompt-respawn",
        "label-reroll",
        "label-at-cover",
        "log-teleported",
        "label-event",
        "label-argent",
        "label-burst",
        "log-killed-glory",
        "log-progress",
        "log-displaced",
        "log-won",
        "onto",
        "through",
    ]);
}

#[test]
fn two_choices_of_a_question_never_read_the_same() {
    let mut ear = Ear::default();
    wander(52, 1000, |state, _, step| {
        // Long lists are places on the map; now and then is enough.
        let mut actions = Vec::new();
        Doom2016::legal(state, &mut actions);
        if actions.len() < 40 || step % 20 == 0 {
            ear.hear_apart::<Doom2016>(state, &actions);
        }
    });
}

#[test]
fn every_action_has_a_label_everywhere_and_a_refusal_where_it_is_not_legal() {
    let (mut ear, all) = (Ear::default(), [actions(), Doom2016::universe()].concat());
    wander(52, 900, |state, _, step| {
        if step % 61 != 0 {
            return;
        }
        let mut legal = Vec::new();
        Doom2016::legal(state, &mut legal);
        for &action in all.iter().skip(step % 7).step_by(7) {
            ear.hear(&Doom2016::label(state, action));
            if !legal.contains(&action) {
                let refusal = Doom2016::may(state, action).unwrap_err();
                ear.hear(&refusal.reason);
                let cited = !refusal.rules.is_empty() && refusal.rules.iter().all(has_rule);
                assert!(cited, "{action} is refused by {:?}", refusal.rules);
            }
        }
    });
}

/// A position with a demon of each kind, in a mission with this number.
fn crowded(mission: usize) -> State {
    let id = &shipped()[mission].place().mission().id;
    let setup = Setup { mission: Ground::shipped(id).unwrap(), ..Setup::default() };
    let mut state = Doom2016::start(&setup, 1).unwrap();
    let spaces: Vec<SpaceId> = state.arena().spaces().collect();
    for (n, kind) in DemonKind::ALL.into_iter().enumerate() {
        let shape = kind.sheet().base.shapes()[0];
        let fits = |at: &&SpaceId| state.arena().fits(Footing { at: **at, shape }, Doors::NONE);
        let at = *spaces.iter().skip(9 * n).find(fits).unwrap();
        state.demons.add(Demon { kind, at, shape, ..Demon::default() });
    }
    for (who, class) in [ClassKind::Medic, ClassKind::Sergeant, ClassKind::Bulwark].into_iter().enumerate() {
        let marine = &mut state.marines[who];
        (marine.class, marine.place, marine.damage) = (Some(class), Place::On(spaces[who]), 3);
    }
    state.invader.invasion = Some(InvasionKind::Tyrant);
    state.round.number = 3;
    let known = |card| Settled { card, marines: true, invader: true };
    state.round.initiative.top.extend([InitiativeCard::Invader, InitiativeCard::Marine(1)].map(known));
    state
}

#[test]
fn every_frame_has_a_question_and_words_for_its_answers() {
    let (mut ear, all) = (Ear::default(), actions());
    let mut hear = |state: &State, step: usize| {
        ear.hear_question(&Doom2016::prompt(state));
        for &action in all.iter().skip(step % 23).step_by(23) {
            ear.hear(&Doom2016::label(state, action));
            if let Err(refusal) = Doom2016::may(state, action) {
                ear.hear(&refusal.reason);
            }
        }
        for action in
            ["pass", "done", "fetch uac-marine-1", "to 5,3", "at f1"].map(|text| text.parse().unwrap())
        {
            ear.hear(&Doom2016::label(state, action));
        }
    };
    for mission in 0..shipped().len() {
        let state = crowded(mission);
        for (n, frame) in
            frames().into_iter().enumerate().filter(|(n, _)| n % 7 == mission % 7 || mission < 2)
        {
            let mut state = state.clone();
            state.turn.who = if n % 2 == 0 { Actor::Marine(0) } else { Actor::Demons(DemonKind::Imp) };
            state.turn.figure = (n % 3 == 0).then_some(FigureId(0));
            state.frames.push(frame);
            hear(&state, n);
            for attack in attacks().into_iter().filter(|_| frame == Frame::Attack) {
                for stage in STAGES {
                    let mut state = state.clone();
                    state.attacks.push(Attack { stage, ..attack });
                    hear(&state, n + stage as usize);
                }
            }
        }
    }
    let mut over = crowded(0);
    over.winner = Some(Side::Marines);
    hear(&over, 0);
}

#[test]
fn every_event_has_words_and_a_rule() {
    let mut ear = Ear::default();
    for mission in 0..shipped().len() {
        let mut state = crowded(mission);
        for round in [0, 3] {
            state.round.number = round;
            events().iter().for_each(|event| ear.hear_event::<Doom2016>(&state, event));
        }
    }
}

#[test]
fn a_target_says_how_far_it_is_and_what_the_dice_may_do() {
    let mut state = crowded(0);
    let ground = state.setup.mission.clone();
    let arena = ground.place();
    let space = |x, y| arena.at(Pos::new(x, y)).unwrap();
    (state.demons, state.attacks) = Default::default();
    state.marines[0].place = Place::On(space(1, 4));
    state.marines[1].place = Place::Off;
    state.marines[2].place = Place::Off;
    let id = state.demons.add(Demon { kind: DemonKind::Imp, at: space(1, 6), ..Demon::default() }).unwrap();
    state.demons.get_mut(id).unwrap().stunned = true;
    state.attacks.push(Attack {
        by: Who::Marine(0),
        pool: "2R".parse().unwrap(),
        printed: 4,
        ..Attack::default()
    });
    state.frames.push(Frame::Attack);
    let said = |state: &State| codex::say(Lang::En, &Doom2016::label(state, Action::At(Who::Demon(id))));
    // Two red dice show 84 damage in 36 rolls; 16 of these show 3 or more.
    assert_eq!(said(&state), "Attack imp 1 at (1, 6): range 2, 2.3 damage, kills 44%");
    let shot = Doom2016::shot(&state, Action::At(Who::Demon(id))).unwrap();
    assert_eq!((shot.of, shot.range, shot.reach), (36, Some(2), Some(4)));
    let [imp] = &shot.victims[..] else { panic!("{shot:?}") };
    assert_eq!((imp.left, imp.kill, imp.friend), (3, 16, false));
    let damage: u32 = (0..).zip(&imp.wounds).map(|(n, ways): (u32, &u32)| n * ways).sum();
    assert_eq!(damage, 84);
    // Whoever sees the board needs no places.
    let label = Doom2016::label(&state, Action::At(Who::Demon(id)));
    assert_eq!(codex::show(Lang::En, &label), "Attack imp 1: range 2, 2.3 damage, kills 44%");
    state.marines[0].stunned = true;
    assert_eq!(said(&state), "Attack imp 1 at (1, 6): range 2, 1.2 damage, kills 0%");
}

#[test]
fn a_step_is_about_the_places_that_are_new() {
    let (mut small, mut large) = (0, 0);
    wander(30, 900, |state, _, _| {
        let mover = match state.frames.last() {
            Some(Frame::Marine(MarineStep::Act)) => match state.turn.who {
                Actor::Marine(who) => Who::Marine(who),
                _ => return,
            },
            Some(Frame::Marine(MarineStep::Drone)) => Who::Drone,
            Some(Frame::Demon(_)) => Who::Demon(state.turn.figure.unwrap()),
            Some(Frame::Spend(Spend { who, .. })) => *who,
            _ => return,
        };
        let Some(from) = state.footing(mover) else { return };
        let here = from.shape.extent(state.arena().space(from.at).pos);
        let mut legal = Vec::new();
        Doom2016::legal(state, &mut legal);
        for action in legal {
            let about = Doom2016::about(state, action);
            let Action::Step(way) = action else { continue };
            let [spot] = &about.spots[..] else { panic!("{action} is about {about:?}") };
            match way {
                Way::Step(dir) => {
                    assert_eq!(*spot, here.beyond(dir).into(), "{action} of {here}");
                    assert_eq!(about.way, Some(dir.to_string()));
                    small += 1;
                    assert_eq!(Doom2016::meant(state, spot), Some(action), "{here}");
                }
                Way::Turn(_) => {
                    assert!(about.way.is_none());
                    large += 1;
                }
            }
        }
    });
    assert!(small > 100 && large > 10, "{small} {large}");
}

#[test]
fn a_choice_is_about_what_it_names() {
    let state = Doom2016::start(&Setup::default(), 1).unwrap();
    let pointed = |action: &str| {
        let spots = Doom2016::about(&state, action.parse().unwrap()).spots;
        let one =
            |spot: &Spot| format!("{:?} {} {}x{}", spot.on, spot.id, spot.wide, spot.high).to_lowercase();
        spots.iter().map(one).collect::<Vec<_>>()
    };
    for (action, spots) in [
        ("to 3,4", vec!["square 3,4 1x1"]),
        ("put 5,5 wide", vec!["square 5,5 3x2"]),
        ("portal 18", vec![]),
        ("door 1", vec!["door 1 1x1"]),
        ("at f2", vec!["figure f2 1x1"]),
        ("pick p2", vec!["figure p2 1x1"]),
        ("play plasma-rifle-1", vec!["card plasma-rifle-1 1x1"]),
        ("end", vec![]),
    ] {
        assert_eq!(pointed(action), spots, "{action}");
    }
}

#[test]
fn each_name_used_in_a_window_is_read_as_it_is_written() {
    for place in 0..64 {
        // As it was written once.
        let one: Names = serde_json::from_str(&(1_u64 << place).to_string()).unwrap();
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Names>(&text).unwrap(), one, "{text}");
    }
}
