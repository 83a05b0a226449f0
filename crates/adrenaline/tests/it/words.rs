//! Every question, choice and event has words in every language.

use adrenaline::state::{Frenzy, Stage};
use adrenaline::steps::*;
use adrenaline::weapon::{EffectSet, Effects};
use adrenaline::{
    Action, Adrenaline, Cause, Colour, Cubes, Deed, Event, MarkCause, Powerup, PowerupKind, Setup, Sq,
    SquareSet, State, TagCause, TargetSet, Tile, Weapon,
};
use codex::Lang;
use codex::proof::{Ear, has_rule};
use engine::about::{About, Kind, Spot};
use engine::{Game, Proof, Seat, Words, conformance};

/// Visit positions of random games of every set-up.
fn wander(games: usize, visit: impl FnMut(&State, &[Event], usize)) {
    conformance::wander::<Adrenaline>(games, usize::MAX, |_| false, visit);
}

#[test]
fn questions_choices_and_events_of_random_games_have_words() {
    let mut ear = Ear::default();
    wander(220, |state, events, step| {
        ear.hear_position::<Adrenaline>(state, events, step, usize::MAX);
    });
    ear.assert_heard(&[
        "prompt-fist",
        "label-at-vortex",
        "label-done-push",
        "event-damage-turret",
        "event-frenzy",
    ]);
}

#[test]
fn every_action_has_a_label_everywhere() {
    let universe = Adrenaline::universe();
    let mut ear = Ear::default();
    wander(30, |state, _, step| {
        if step % 23 == 0 {
            universe.iter().for_each(|&action| ear.hear(&Adrenaline::label(state, action)));
        }
    });
}

#[test]
fn every_refusal_has_words_and_rules() {
    let universe = Adrenaline::universe();
    let mut ear = Ear::default();
    wander(40, |state, _, step| {
        let Some(decision) = Adrenaline::decision(state).filter(|_| step % 17 == 0) else { return };
        for &action in &universe {
            let Err(refusal) = Adrenaline::check(state, decision.seat, action) else { continue };
            ear.hear(&refusal.reason);
            assert!(refusal.rules.iter().all(has_rule), "{action} is refused by {:?}", refusal.rules);
        }
    });
    for players in [2, 6] {
        let refusal = Adrenaline::start(&Setup { players, ..Setup::default() }, 1).unwrap_err();
        ear.hear(&refusal.reason);
    }
}

#[test]
fn two_choices_of_a_question_never_read_the_same() {
    let mut ear = Ear::default();
    wander(40, |state, _, _| {
        let mut actions = Vec::new();
        Adrenaline::legal(state, &mut actions);
        ear.hear_apart::<Adrenaline>(state, &actions);
    });
}

/// One frame of each kind.
fn frames() -> Vec<Frame> {
    let (who, weapon) = (Seat(1), Weapon::default());
    let goal = SquareSet::NONE;
    let carry = |who| Carry { who, left: 2, goal, straight: false, dir: None, may_stop: true };
    let errands =
        [Errand::Run, Errand::Grab, Errand::Shoot { reloaded: false }, Errand::Shoot { reloaded: true }];
    let walks = errands.into_iter().flat_map(|errand| {
        [(0, true), (1, false), (3, true)].map(|(left, walked)| Frame::Walk(Walk { errand, left, walked }))
    });
    let prices = ["-", "R", "Y", "BB"].map(|cost| Frame::Pay(Pay { cost: cost.parse().unwrap(), any: 1 }));
    let mut all = vec![
        Frame::Menu,
        Frame::Spawn(Spawn { who }),
        Frame::PlaceBot(PlaceBot { by: who }),
        Frame::Teleport,
        Frame::Carry(carry(Seat(0))),
        Frame::Carry(carry(who)),
        Frame::Taking(Taking { weapon }),
        Frame::Leave(Leave { taken: weapon }),
        Frame::Control(Control { tile: Tile::all().next().unwrap() }),
        Frame::Shot,
        Frame::Scope,
        Frame::ScopeHit(ScopeHit { who }),
        Frame::Tagback(Tagback { attacker: who, queue: TargetSet::figure(Seat(0)) }),
        Frame::BotShot,
        Frame::Reload,
        Frame::Reloading(Reloading { weapon }),
        Frame::EndTurn(EndTurn { step: WindUp::Tag }),
        Frame::Track(Track { token: who }),
    ];
    all.extend(walks.chain(prices));
    all
}

#[test]
fn every_frame_has_a_question_and_a_way_to_say_done() {
    use Stage as S;
    let stages = [
        S::Menu,
        S::Begin,
        S::Spot,
        S::Pick,
        S::Strike,
        S::Dragged,
        S::Struck,
        S::Push,
        S::Marks,
        S::FistStep,
        S::FistStrike,
        S::FistOn,
        S::FistStrikeOn,
        S::Over,
    ];
    let mut state = Adrenaline::start(&Setup { players: 4, bot: true, ..Setup::default() }, 1).unwrap();
    let mut ear = Ear::default();
    for frame in frames() {
        for stage in stages {
            for weapon in Weapon::all() {
                state.frames.clear();
                state.frames.push(frame);
                state.shot.stage = stage;
                state.shot.weapon = weapon;
                state.shot.now = EffectSet::one(0);
                ear.hear_question(&Adrenaline::prompt(&state));
                for action in [Action::Done, Action::At(Sq::at(0, 0)), Action::To(Sq::at(1, 1))] {
                    ear.hear(&Adrenaline::label(&state, action));
                }
            }
        }
    }
    state.frames.clear();
    ear.hear(&Adrenaline::prompt(&state));
}

/// One event of each kind, and more where the words differ.
fn events() -> Vec<Event> {
    use Event as E;
    let (who, to) = (Seat(0), Seat(1));
    let (square, weapon, colour) = (Sq::at(0, 0), Weapon::default(), Colour::Red);
    let tile = Tile::all().next().unwrap();
    let effects = EffectSet::one(0);
    let causes =
        [Cause::Weapon, Cause::Marks, Cause::Scope, Cause::Bot, Cause::Turret, Cause::StrikeBack].into_iter();
    let mut all = vec![
        E::TurnBegan { who, actions: 1 },
        E::TurnBegan { who, actions: 2 },
        E::Drew { who, card: None },
        E::BotPlaced { by: who, square },
        E::Moved { who, from: square, to: Sq::at(0, 1), by: who },
        E::Moved { who, from: square, to: Sq::at(0, 1), by: to },
        E::TileTaken { who, tile, gained: Cubes::NONE },
        E::TileTaken { who, tile, gained: Cubes([1, 2, 3]) },
        E::TurretTaken { who, square, from: None },
        E::TurretTaken { who, square, from: Some(to) },
        E::PaidCube { who, colour },
        E::WeaponTaken { who, weapon },
        E::WeaponLeft { who, weapon },
        E::Damaged { from: who, to, amount: 0, total: 12, cause: Cause::Weapon },
        E::Marked { from: who, to, amount: 1, cause: MarkCause::Revenge },
        E::Marked { from: who, to, amount: 1, cause: MarkCause::Turret },
        E::Marked { from: who, to, amount: 3, cause: MarkCause::Weapon },
        E::MarksLost { from: who, to, amount: 2 },
        E::Killed { by: who, who: to },
        E::Killed { by: who, who },
        E::Tagged { who: Seat(4), colour, cause: TagCause::TurnEnd },
        E::Reloaded { who, weapon },
        E::FirstBlood { who, victim: to },
        E::Scored { who, victim: Seat(4), points: 8 },
        E::Banked { victim: to, points: 6 },
        E::SkullTaken { victim: to, left: 1 },
        E::Killshot { who, overkill: None },
        E::Killshot { who, overkill: Some(to) },
        E::DoubleKill { who },
        E::Flipped { who },
        E::FrenzyBegan { trigger: who },
        E::PowerupsShuffled,
        E::TilesShuffled,
        E::TileDealt { square, tile },
        E::TileDealt { square, tile: Tile::NONE },
        E::WeaponDealt { colour, weapon },
        E::TrackScored { who, points: 8, colour: None },
        E::TrackScored { who, points: 1, colour: Some(colour) },
        E::GameOver { winners: vec![who] },
        E::GameOver { winners: vec![who, to] },
    ];
    all.extend(
        [Deed::Run, Deed::Grab, Deed::Shoot, Deed::Bot, Deed::EndTurn].map(|what| E::Began { who, what }),
    );
    all.extend(causes.map(|cause| E::Damaged { from: who, to, amount: 2, total: 3, cause }));
    for card in Powerup::all() {
        all.extend([
            E::Drew { who, card: Some(card) },
            E::Spawned { who, card, square },
            E::Played { who, card, on: who },
            E::Played { who, card, on: to },
            E::PaidCard { who, card },
        ]);
    }
    all.extend(Weapon::all().map(|weapon| E::Fired { who, weapon, effects: Effects(weapon, effects) }));
    all
}

#[test]
fn every_event_has_words_and_a_rule() {
    let base = Setup { players: 4, bot: true, ..Setup::default() };
    let [tracks, turrets] = [base.clone(), base.clone()];
    let setups = [base, Setup { domination: true, ..tracks }, Setup { turrets: true, bot: false, ..turrets }];
    let mut ear = Ear::default();
    for setup in setups {
        let mut state = Adrenaline::start(&setup, 1).unwrap();
        for frenzy in [None, Some(Frenzy { trigger: Seat(0), turns_left: 3 })] {
            state.frenzy = frenzy;
            for event in events().iter().filter(|e| setup.bot || !format!("{e:?}").contains("Seat(4)")) {
                ear.hear_event::<Adrenaline>(&state, event);
            }
        }
    }
}

/// Three ways to play: with a killshot track, for spawnpoints, with turrets.
fn modes() -> [State; 3] {
    [(false, false), (true, false), (false, true)].map(|(domination, turrets)| {
        let setup = Setup { players: 4, bot: !turrets, domination, turrets, ..Setup::default() };
        Adrenaline::start(&setup, 1).unwrap()
    })
}

/// The key of an event's line after `adrenaline-event-`, and the rules it cites.
fn cited(state: &State, event: &Event) -> String {
    let (message, rules) = Adrenaline::tell(state, event);
    let numbers = rules.iter().map(ToString::to_string);
    let key = message.key.replace("adrenaline-event-", "");
    [key].into_iter().chain(numbers).collect::<Vec<_>>().join(" ")
}

#[test]
fn tokens_and_skulls_are_told_by_the_rule_that_gave_them() {
    let (from, to, colour) = (Seat(0), Seat(1), Colour::Red);
    let marked = |cause| Event::Marked { from, to, amount: 1, cause };
    let tagged = |cause| Event::Tagged { who: from, colour, cause };
    let mut table = vec![
        (marked(MarkCause::Weapon), ["marked ADR-MARK-3"; 3]),
        (marked(MarkCause::Bot), ["marked ADR-BOT-5"; 3]),
        (marked(MarkCause::Tagback), ["marked ADR-PWR-TAG-1"; 3]),
        (marked(MarkCause::Revenge), ["revenge ADR-SCORE-7"; 3]),
        (marked(MarkCause::Turret), ["marked-turret ADR-TUR-4"; 3]),
        (tagged(TagCause::Shot), ["tagged ADR-DOM-2 ADR-DOM-3"; 3]),
        (tagged(TagCause::Bot), ["tagged ADR-BOT-6 ADR-BOT-18"; 3]),
        (tagged(TagCause::TurnEnd), ["tagged ADR-DOM-7"; 3]),
        (tagged(TagCause::Overkill), ["tagged ADR-DOM-12"; 3]),
    ];
    let skulls = ["skull ADR-SCORE-5", "skull ADR-DOM-11", "skull ADR-TUR-10"];
    table.push((Event::SkullTaken { victim: to, left: 1 }, skulls));
    for (event, told) in table {
        let modes = modes();
        assert_eq!(modes.each_ref().map(|state| cited(state, &event)), told, "{event:?}");
    }
}

/// A powerup that is played says what it does (ADR-PWR-NEWTON-1, ADR-PWR-TELE-1, ADR-PWR-SCOPE-1, ADR-PWR-TAG-1).
#[test]
fn a_powerup_that_is_played_says_what_it_does() {
    let state = Adrenaline::start(&Setup { players: 3, ..Setup::default() }, 1).unwrap();
    for (card, lang) in Powerup::all().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
        let help = match card.kind() {
            PowerupKind::Scope => "powerup-targeting-scope-help",
            PowerupKind::Newton => "powerup-newton-help",
            PowerupKind::Tagback => "powerup-tagback-grenade-help",
            PowerupKind::Teleporter => "powerup-teleporter-help",
        };
        let help = codex::text(lang, help, &[]);
        for on in [Seat(0), Seat(1)] {
            let told =
                codex::say(lang, &Adrenaline::tell(&state, &Event::Played { who: Seat(0), card, on }).0);
            assert!(told.ends_with(&format!(". {help}")), "{told}");
        }
    }
}

#[test]
fn the_bot_goes_by_its_own_name() {
    let state = Adrenaline::start(&Setup { players: 3, bot: true, ..Setup::default() }, 1).unwrap();
    let line = |event| codex::say(Lang::En, &Adrenaline::tell(&state, &event).0);
    assert_eq!(line(Event::Killed { by: Seat(3), who: Seat(2) }), "Terminator bot kills Grey.");
    let mut hits = state;
    hits.frames.clear();
    hits.frames.push(Frame::BotShot);
    let set =
        TargetSet::figure(Seat(0)).or(TargetSet::figure(Seat(1))).or(TargetSet::spawnpoint(Colour::Red));
    assert_eq!(
        codex::say(Lang::En, &Adrenaline::label(&hits, Action::Hit(set))),
        "The bot hits Yellow, Blue and red spawnpoint"
    );
}

/// What an action is about: the same in every position.
fn about(action: &str) -> About {
    let state = Adrenaline::start(&Setup::default(), 1).unwrap();
    Adrenaline::about(&state, action.parse().unwrap())
}

/// What can be pointed at for an action, as `kind name`.
fn pointed(action: &str) -> Vec<String> {
    let spots = about(action).spots;
    spots.iter().map(|spot| format!("{} {}", format!("{:?}", spot.on).to_lowercase(), spot.id)).collect()
}

#[test]
fn a_choice_is_about_what_it_names() {
    for (action, spots) in [
        ("to 12", vec!["square 12"]),
        ("room 03", vec!["square 03"]),
        ("hit p2 p4", vec!["figure p2", "figure p4"]),
        ("hit red", vec!["spawnpoint red"]),
        ("scope red-scope p3", vec!["card red-scope", "figure p3"]),
        ("discard blue-newton", vec!["card blue-newton", "spawnpoint blue"]),
        ("take zx-2", vec!["weapon zx-2"]),
        ("fire whisper basic", vec!["weapon whisper"]),
        ("tile PRR", vec!["tile PRR"]),
        ("cube yellow", vec!["cube yellow"]),
        ("place-bot blue", vec!["spawnpoint blue"]),
        ("done", vec![]),
    ] {
        assert_eq!(pointed(action), spots, "{action}");
    }
    let aims = |action: &str| about(action).aims;
    assert!(aims("hit p1") && aims("scope red-scope p1") && !aims("to 12") && !aims("fire whisper basic"));
}

#[test]
fn whoever_points_at_another_weapon_means_to_fire_it() {
    let mut fired = 0;
    wander(12, |state, _, _| {
        let mut legal = Vec::new();
        Adrenaline::legal(state, &mut legal);
        if Adrenaline::decision(state).is_none() || !legal.iter().any(|it| matches!(it, Action::Fire(..))) {
            return;
        }
        let other = Weapon::all().find(|weapon| {
            legal.iter().all(|it| !matches!(it, Action::Fire(weapon_, _) if weapon_ == weapon))
        });
        let spot = Spot::new(Kind::Weapon, other.unwrap());
        let meant = Adrenaline::meant(state, &spot).unwrap();
        assert!(matches!(meant, Action::Fire(weapon, _) if Some(weapon) == other), "{meant}");
        let refusal = Adrenaline::may(state, meant).unwrap_err();
        assert!(!refusal.rules.is_empty());
        fired += 1;
    });
    assert!(fired > 20, "{fired}");
}

#[test]
fn names_in_a_question_are_names_of_things_on_the_table() {
    let mut state = Adrenaline::start(&Setup { players: 4, bot: true, ..Setup::default() }, 1).unwrap();
    let (attacker, weapon) = (Seat(1), Weapon::default());
    let named = |state: &State| -> Vec<String> {
        let cut = codex::pieces(Lang::En, &Adrenaline::prompt(state), true);
        let spots = cut.into_iter().filter_map(|(text, spot)| Some((text, spot?)));
        spots.map(|(text, spot)| format!("{text}: {:?} {}", spot.on, spot.id)).collect()
    };
    for (frame, names) in [
        (Frame::Menu, vec![]),
        (Frame::PlaceBot(PlaceBot { by: Seat(0) }), vec!["the bot: Figure p5"]),
        (Frame::BotShot, vec!["the bot: Figure p5"]),
        (Frame::Leave(Leave { taken: weapon }), vec!["Lock Rifle: Weapon lock-rifle"]),
        (
            Frame::Control(Control { tile: "PRR".parse().unwrap() }),
            vec!["2 red cubes and a powerup: Tile PRR", "the turret: Square off"],
        ),
        (Frame::Scope, vec!["a Targeting Scope: Card scope"]),
        (
            Frame::Tagback(Tagback { attacker, queue: TargetSet::figure(Seat(0)) }),
            vec!["Blue: Figure p2", "a Tagback Grenade: Card tagback"],
        ),
        (Frame::Track(Track { token: attacker }), vec!["Blue: Figure p2"]),
    ] {
        state.frames.clear();
        state.frames.push(frame);
        assert_eq!(named(&state), names, "{frame:?}");
    }
    state.frames.clear();
    state.frames.push(Frame::Shot);
    (state.shot.stage, state.shot.weapon, state.shot.now) = (Stage::Pick, weapon, EffectSet::one(0));
    assert_eq!(named(&state), ["Lock Rifle: Weapon lock-rifle"]);
}
