//! Cases A115, A132 and A141, and the rules ADR-DOM-15 to ADR-DOM-20.

use crate::support::{Scene, sudden_death};
use adrenaline::state::Frenzy;
use adrenaline::{Adrenaline, Cause, Colour, Event, Setup};
use engine::{Game, Seat};

/// Where the first event of this kind is in the log.
fn place(scene: &Scene, is: impl Fn(&Event) -> bool) -> usize {
    scene.events.iter().position(is).expect("it did not happen")
}

fn tokens_on(scene: &mut Scene, colour: Colour, tokens: [u8; 5]) {
    scene.state.spawn_tracks[colour.index()] = tokens;
}

/// A115: ADR-SCORE-4, ADR-DOM-9.
#[test]
fn a115_the_own_colour_takes_the_fifth_rank() {
    let mut scene = Scene::domination("big").figures("S 10").slots("S", "X4 Y3 Z2 W1");
    scene.play("done");
    assert_eq!(["X", "Y", "Z", "W", "S"].map(|who| scene.points(who)), [8 + 1, 6, 4, 2, 0]);
    place(&scene, |e| matches!(e, Event::Banked { points: 1, .. }));
    assert_eq!(scene.tagged("red", "S"), 1);
}

/// A132: ADR-END-4.
#[test]
fn a132_points_from_the_tracks_break_a_tie() {
    let mut scene = Scene::domination("big").figures("S 12").tweak(|state| {
        state.frenzy = Some(Frenzy { trigger: Seat(0), turns_left: 0 });
        (state.figures[0].points, state.figures[1].points) = (16, 14);
    });
    tokens_on(&mut scene, Colour::Red, [1, 1, 0, 0, 0]);
    tokens_on(&mut scene, Colour::Blue, [1, 2, 0, 0, 0]);
    scene.play("done");
    assert_eq!((scene.points("S"), scene.points("X")), (16 + 8 + 6, 14 + 8 + 8));
    assert_eq!(Adrenaline::outcome(&scene.state).unwrap().winners, [scene.seat("X")]);
}

/// A141: ADR-DOM-9, ADR-END-1.
#[test]
fn a141_a_board_with_own_tokens_only_scores_for_nobody() {
    let mut scene = Scene::domination("big").figures("S 12").slots("S", "S2").tweak(|state| {
        state.frenzy = Some(Frenzy { trigger: Seat(0), turns_left: 0 });
    });
    scene.play("done");
    assert!(scene.state.over);
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|who| scene.points(who)), [0; 5]);
}

/// ADR-DOM-15: reload, tag, strike back, score, respawn, refill; the strike turns no marks and has no answer.
#[test]
fn the_end_of_a_turn_has_its_order() {
    let mut scene = Scene::domination("big")
        .figures("S 12 mX2, X 12 d10")
        .tile("12", "YBB")
        .weapon("S", "sledgehammer")
        .ammo("S", "Y")
        .hand("S", "red-tagback")
        .script("yellow-scope");
    scene.play("shoot; fire sledgehammer basic; hit X; run; to 02; reload sledgehammer");
    assert_eq!(scene.asked(), "S", "the overkill token");
    assert_eq!(scene.tokens("S"), "S");
    scene.play("track red; discard yellow-scope");
    let order = [
        place(&scene, |e| matches!(e, Event::Reloaded { .. })),
        place(&scene, |e| matches!(e, Event::Tagged { colour: Colour::Blue, .. })),
        place(&scene, |e| matches!(e, Event::Damaged { cause: Cause::StrikeBack, .. })),
        place(&scene, |e| matches!(e, Event::Scored { .. })),
        place(&scene, |e| matches!(e, Event::Spawned { .. })),
        place(&scene, |e| matches!(e, Event::TurnBegan { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // Two marks before, and the revenge mark of X.
    scene.shows("S d1 mX3");
    assert_eq!(scene.cards("S"), "red-tagback");
}

/// ADR-DOM-16: a spawnpoint tagged this turn is no target any more.
#[test]
fn a_spawnpoint_damaged_this_turn_is_passed_over() {
    let scene = Scene::domination("big").figures("S 02, X 03").weapon("S", "electroscythe furnace");
    let mut fresh = scene.clone();
    assert!(fresh.may("shoot"), "a spawnpoint alone is enough");
    fresh.play("shoot; fire electroscythe basic");
    assert_eq!(fresh.tagged("blue", "S"), 1);

    let tagged = scene.tweak(|state| state.turn.tagged = 1 << Colour::Blue.index());
    let mut passing = tagged.clone();
    passing.play("shoot");
    passing.refuses("fire electroscythe basic", "ADR-DOM-16");
    let mut with_x = tagged.figures("X 02");
    with_x.play("shoot; fire electroscythe basic");
    with_x.shows("X d1");
    assert_eq!(with_x.tagged("blue", "S"), 0);
}

/// ADR-DOM-16, ADR-DOM-2: the shooter's own first turn counts, nobody else's.
#[test]
fn only_the_first_turn_of_the_shooter_protects_spawnpoints() {
    let scene = Scene::domination("big").figures("S 12, X 02").weapon("S", "lock-rifle");
    let mut others = scene.clone().tweak(|state| (1..5).for_each(|i| state.figures[i].seasoned = false));
    others.play("shoot; fire lock-rifle basic");
    assert_eq!(others.options("hit"), ["X", "blue", "yellow"]);
    let mut own = scene.tweak(|state| state.figures[0].seasoned = false);
    own.play("shoot; fire lock-rifle basic");
    assert_eq!(own.options("hit"), ["X"]);
    own.refuses("hit blue", "ADR-DOM-2");
    // The first turn over, the second one allows it.
    own.play("hit X; done");
    assert!(own.figure("S").seasoned);
}

/// ADR-DOM-17: points more are nothing for a spawnpoint, dearer modes may be used on it.
#[test]
fn bonus_points_avoid_spawnpoints() {
    let mut plasma = Scene::domination("big")
        .figures("S 12, X 13")
        .weapon("S", "plasma-gun sledgehammer")
        .hand("S", "red-scope");
    let mut plain = plasma.clone();
    plasma.play("shoot; fire plasma-gun basic+charged-shot");
    assert_eq!(plasma.options("hit"), ["X"]);
    plasma.refuses("hit blue", "ADR-DOM-17");
    plain.play("shoot; fire plasma-gun basic; hit blue");
    assert!(plain.options("scope").is_empty(), "nobody to aim the Scope at");

    let mut hammer = Scene::domination("big").figures("S 02").weapon("S", "sledgehammer");
    hammer.play("shoot; fire sledgehammer pulverize; hit blue");
    assert_eq!(hammer.tagged("blue", "S"), 1, "one token for three damage");
}

/// ADR-DOM-18: bot and killed figures are company; who is not active neither tags nor is struck.
#[test]
fn only_the_active_player_tags_and_only_alone() {
    let bot = Setup { players: 4, domination: true, bot: true, ..Setup::default() };
    let mut with_bot = Scene::with(bot).figures("S T 02, X 23");
    with_bot.play("done");
    assert_eq!((with_bot.tagged("blue", "S"), with_bot.tokens("S")), (0, "S".into()));
    assert_eq!((with_bot.tagged("yellow", "X"), with_bot.tokens("X")), (0, String::new()));

    let mut with_killed =
        Scene::domination("big").figures("S X 02, X d10").weapon("S", "cyberblade").ammo("S", "-");
    with_killed.play("shoot; fire cyberblade basic; hit X; done; done");
    assert_eq!((with_killed.tagged("blue", "S"), with_killed.tokens("S")), (0, "S".into()));

    let mut alone = Scene::domination("big").figures("S 02");
    alone.play("done");
    assert_eq!((alone.tagged("blue", "S"), alone.tokens("S")), (1, "S".into()));
}

/// ADR-DOM-19: the tracks are looked at when the turn is over, overkill tokens included; frenzy changes nothing about
/// tags.
#[test]
fn full_tracks_are_noticed_when_the_turn_is_over() {
    let mut scene = Scene::domination("big")
        .figures("S X 12, X d10")
        .weapon("S", "sledgehammer lock-rifle")
        .ammo("S", "-")
        .script("red-scope");
    tokens_on(&mut scene, Colour::Red, [0, 8, 0, 0, 0]);
    tokens_on(&mut scene, Colour::Blue, [0, 0, 7, 0, 0]);
    let mut early = scene.clone();
    early.play("shoot; fire lock-rifle basic; hit blue");
    assert!(early.state.frenzy.is_none(), "the turn goes on");
    early.play("done");
    assert_eq!(early.state.frenzy.map(|f| f.trigger), Some(early.seat("S")));

    scene.play("shoot; fire sledgehammer basic; hit X; done; track blue; discard red-scope");
    let frenzy = scene.state.frenzy.expect("the overkill token filled the second track");
    assert_eq!(frenzy.trigger, scene.seat("S"));
    // X ends the frenzy turn alone on a spawnpoint.
    let mut scene = scene.figures("X 02 d0");
    scene.play("done");
    assert_eq!((scene.tagged("blue", "X"), scene.tokens("X")), (1, "X".into()));
}

/// ADR-DOM-19, ADR-SETUP-5: with sudden death the game ends there.
#[test]
fn sudden_death_in_domination_ends_where_frenzy_would_begin() {
    let mut scene = Scene::domination("big").option(sudden_death).figures("S 02");
    tokens_on(&mut scene, Colour::Red, [0, 8, 0, 0, 0]);
    tokens_on(&mut scene, Colour::Blue, [0, 0, 7, 0, 0]);
    scene.play("done");
    assert!(scene.state.over);
    // Red: X 8; blue: Y 8, S 6.
    assert_eq!(["S", "X", "Y"].map(|who| scene.points(who)), [6, 8, 8]);
}

/// ADR-DOM-20, ADR-DOM-10: the own death is scored last, recorded nowhere, and is no double kill.
#[test]
fn a_death_by_strike_back_is_scored_last() {
    let mut scene = Scene::domination("big")
        .figures("S 00, Z 10 d10")
        .slots("S", "X6 Y4")
        .weapon("S", "machine-gun")
        .ammo("S", "-")
        .script("blue-scope red-scope");
    scene.play("shoot; fire machine-gun basic; hit Z; run; to 02");
    let skulls = scene.events.iter().filter_map(|e| match e {
        Event::SkullTaken { victim, .. } => Some(*victim),
        _ => None,
    });
    assert_eq!(skulls.collect::<Vec<_>>(), [scene.seat("Z"), scene.seat("S")]);
    // Z's board: W 8 + 1, S 6. S's board: X 8 + 1, Y 6, and 4 stay in the bank.
    assert_eq!(["S", "X", "Y", "W"].map(|who| scene.points(who)), [6, 9, 6, 9]);
    place(&scene, |e| matches!(e, Event::Banked { points: 4, .. }));
    assert!(!scene.events.iter().any(|e| matches!(e, Event::DoubleKill { .. } | Event::Killshot { .. })));
    assert_eq!((scene.track().as_str(), scene.tagged("blue", "S")), ("", 1));
    assert_eq!(scene.asked(), "Z");
    scene.play("discard blue-scope");
    assert_eq!(scene.asked(), "S");
    scene.play("discard red-scope");
    scene.shows("S d0 k1 @10, Z d0 k1 @02");
}
