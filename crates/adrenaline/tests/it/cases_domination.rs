//! Cases A85 to A97: Domination.

use crate::support::Scene;
use adrenaline::Event;

fn points(scene: &Scene) -> [u16; 5] {
    ["S", "X", "Y", "Z", "W"].map(|name| scene.points(name))
}

/// Tokens of S on the red, yellow and blue track.
fn tags(scene: &Scene) -> [u8; 3] {
    ["red", "yellow", "blue"].map(|colour| scene.tagged(colour, "S"))
}

/// A85: ADR-DOM-2, ADR-DOM-16.
#[test]
fn a85_the_first_turn_is_normal() {
    let scene = Scene::domination("small").figures("S 01, X 00").weapon("S", "lock-rifle");
    let mut first = scene.clone().tweak(|state| state.figures[0].seasoned = false);
    first.play("shoot; fire lock-rifle basic");
    assert_eq!(first.options("hit"), ["X"]);
    first.refuses("hit blue", "ADR-DOM-2");
    first.play("hit X; run; to 02");
    first.shows("S d0 @02");
    assert_eq!((first.asked(), tags(&first)), ("X", [0, 0, 0]));

    // From the second turn on; it does not matter that X has not played yet.
    let mut second = scene.tweak(|state| state.figures[1].seasoned = false);
    second.play("shoot; fire lock-rifle basic");
    assert_eq!(second.options("hit"), ["X", "blue"]);
    second.play("hit X; run; to 02");
    second.shows("S d1 @02");
    assert_eq!(tags(&second), [0, 0, 1]);
}

/// A86: ADR-DOM-3, ADR-DOMW-1, ADR-DOM-16.
#[test]
fn a86_one_token_a_turn_by_damage() {
    let mut scene = Scene::domination("small").figures("S 00").weapon("S", "lock-rifle zx-2");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["blue", "red"]);
    scene.play("hit red");
    // The second lock is a mark only: the shot is over.
    assert_eq!(
        (scene.all(), tags(&scene)),
        (["done", "grab", "run", "shoot"].map(String::from).to_vec(), [1, 0, 0])
    );
    scene.play("shoot; fire zx-2 basic");
    assert_eq!(scene.options("hit"), ["blue"]);
    scene.refuses("hit red", "ADR-DOM-3");
    scene.refuses("hit red", "ADR-DOM-16");
    scene.play("hit blue");
    assert_eq!(tags(&scene), [1, 0, 1]);
}

/// A87: ADR-DOM-7, ADR-DOM-8, ADR-DOM-18.
#[test]
fn a87_ending_the_turn_on_a_spawnpoint() {
    let fire = "shoot; fire lock-rifle basic; hit blue; done";
    let mut alone = Scene::domination("small").figures("S 02, X 01").weapon("S", "lock-rifle").ammo("S", "-");
    alone.play(fire);
    alone.shows("S d1 @02");
    assert_eq!((tags(&alone), alone.tokens("S").as_str()), ([0, 0, 2], "S"));

    let mut company = Scene::domination("small").figures("S X 02").weapon("S", "lock-rifle").ammo("S", "-");
    company.play(fire);
    company.shows("S d1, X d0");
    assert_eq!(tags(&company), [0, 0, 1]);

    let mut bot = Scene::bot("small").option(|setup| setup.domination = true).figures("S 02, T 02");
    bot = bot.weapon("S", "lock-rifle").ammo("S", "-");
    bot.play("bot; done; hit blue").play(fire);
    bot.shows("S d1, T d0");
    assert_eq!((tags(&bot), bot.tagged("blue", "T")), ([0, 0, 1], 1));

    let mut killed =
        Scene::domination("small").figures("S 02, X 02 d9").weapon("S", "lock-rifle").ammo("S", "-");
    killed.play("shoot; fire lock-rifle basic; hit X; done");
    assert_eq!((killed.asked(), tags(&killed), killed.tokens("S").as_str()), ("X", [0, 0, 0], "S"));
}

/// A88: ADR-DOM-9, ADR-DOM-10, ADR-DOM-15, ADR-DOM-20.
#[test]
fn a88_killed_by_the_strike_back() {
    let mut scene = Scene::domination("big").figures("S 10, Z 20 d9, X 12, Y 13").slots("S", "X6 Y4");
    scene = scene.weapon("S", "lock-rifle").ammo("S", "-").script("yellow-scope blue-scope");
    scene.play("shoot; fire lock-rifle basic; hit Z; done");
    assert_eq!((scene.asked(), tags(&scene)), ("Z", [1, 0, 0]));
    // Z's board: W 8 + 1, S 6. S's board: X 8 + 1, Y 6, and 4 for the own token that nobody gets.
    assert_eq!(points(&scene), [6, 9, 6, 0, 9]);
    let (s, z) = (scene.seat("S"), scene.seat("Z"));
    assert!(scene.events.contains(&Event::Banked { victim: s, points: 4 }));
    assert!(!scene.events.contains(&Event::DoubleKill { who: s }));
    // The active player's board comes last, and no killshot is recorded.
    let skulls: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| if let Event::SkullTaken { victim, .. } = e { Some(*victim) } else { None })
        .collect();
    assert_eq!((skulls, scene.track().as_str()), (vec![z, s], ""));
    scene.play("discard yellow-scope");
    assert_eq!(scene.asked(), "S");
    scene.play("discard blue-scope");
    scene.shows("S d0 k1 @02, Z d0 mS1 k1 @23");
}

/// A89: ADR-DOM-9.
#[test]
fn a89_own_first_blood_goes_to_nobody() {
    let mut scene = Scene::domination("big").figures("S 22, X 12, Y 00").slots("S", "S1 Y9").turn_of("X");
    scene = scene.weapon("X", "machine-gun").ammo("X", "-");
    scene.play("shoot; fire machine-gun basic; hit S").end_turn();
    // Y 8, the own token (earlier than X's) 6 to the bank, X 4.
    assert_eq!(points(&scene), [0, 4, 8, 0, 0]);
    assert!(!scene.events.iter().any(|e| matches!(e, Event::FirstBlood { .. })));
}

/// A90: ADR-DOM-5, ADR-DOMW-9.
#[test]
fn a90_areas_include_the_spawnpoint() {
    for (x, shown) in [("13", "X d1"), ("00", "X d0")] {
        let mut scene = Scene::domination("big").figures(&format!("S 02, X {x}")).weapon("S", "furnace");
        scene.play("shoot; fire furnace basic");
        assert_eq!(scene.options("room"), ["12"]);
        scene.play("room 12");
        scene.shows(shown);
        assert_eq!(tags(&scene), [0, 1, 0]);
    }
}

/// A91: ADR-DOM-6, ADR-DOMW-3.
#[test]
fn a91_the_chain_of_thor_ends_at_a_spawnpoint() {
    let scene = Scene::domination("big").figures("S 23, X 22").weapon("S", "thor").ammo("S", "BB");
    let over = ["done", "grab", "run"];
    let mut second = scene.clone();
    second.play("shoot; fire thor basic");
    assert_eq!(second.options("hit"), ["X", "yellow"]);
    second.play("hit X");
    assert_eq!(second.all(), ["done", "use thor chain-reaction"]);
    second.play("use thor chain-reaction");
    assert_eq!(second.options("hit"), ["yellow"]);
    second.play("hit yellow");
    second.shows("X d2");
    assert_eq!((tags(&second), second.cubes("S").as_str()), ([0, 1, 0], "B"));
    // High voltage is no more to be had: the shot is over.
    assert_eq!(second.all(), over);

    let mut first = scene;
    first.play("shoot; fire thor basic; hit yellow");
    assert_eq!((first.all(), tags(&first)), (over.map(String::from).to_vec(), [0, 1, 0]));
}

/// A91: ADR-DOM-6: a spawnpoint may be the third link as well.
#[test]
fn a91_a_spawnpoint_as_third_link() {
    let mut scene = Scene::domination("big").figures("S 12, X 02, Y 01").weapon("S", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y; use thor high-voltage");
    // Y on 01 sees the blue, red and purple rooms.
    assert_eq!(scene.options("hit"), ["blue", "red"]);
    scene.play("hit red");
    scene.shows("X d2, Y d1");
    assert_eq!(tags(&scene), [1, 0, 0]);
}

/// A92: ADR-DOM-4, ADR-DOMW-7, ADR-DOMW-10, ADR-DOMW-5.
#[test]
fn a92_which_spawnpoints_can_be_tagged() {
    let scene = |weapon| Scene::domination("small").figures("S 01").weapon("S", weapon);
    for (weapon, targets) in [("tractor-beam", ["blue"].as_slice()), ("heatseeker", &["red", "yellow"])] {
        let mut scene = scene(weapon);
        scene.play(&format!("shoot; fire {weapon} basic"));
        assert_eq!(scene.options("hit"), targets);
    }
    let mut tractor = scene("tractor-beam");
    tractor.play("shoot; fire tractor-beam basic; hit blue");
    assert_eq!((tags(&tractor), tractor.asked()), ([0, 0, 1], "S"));
    // 02 is one step away, the others are out of sight.
    let whisper = scene("whisper");
    assert_eq!(whisper.all(), ["done", "grab", "run"]);
    whisper.refuses("shoot", "ADR-SHOOT-2");
}

/// A93: ADR-DOM-17, ADR-DOMW-2.
#[test]
fn a93_no_bonus_points_for_a_spawnpoint() {
    let mut scene =
        Scene::domination("big").figures("S 12, X 22").weapon("S", "machine-gun").ammo("S", "RYB");
    scene = scene.hand("S", "red-scope");
    scene.play("shoot; fire machine-gun basic");
    assert_eq!(scene.options("hit"), ["X", "X blue", "X yellow", "blue", "yellow", "yellow blue"]);
    scene.play("hit X yellow");
    scene.shows("X d1");
    assert_eq!((scene.options("scope"), tags(&scene)), (vec!["red-scope X".to_string()], [0, 1, 0]));
    scene.refuses("scope red-scope S", "ADR-DOM-17");
    scene.play("done; use machine-gun focus-shot");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit yellow", "ADR-DOM-3");
    scene.play("hit X; done");
    // The tripod may tag another spawnpoint, but strengthens none.
    scene.play("use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["blue"]);
}

/// A94: ADR-DOMW-11, ADR-DOMW-14.
#[test]
fn a94_hellion_beside_a_spawnpoint_and_a_warhead_on_it() {
    let scene = Scene::domination("big").figures("S 12, X 02");
    let mut hellion = scene.clone().weapon("S", "hellion");
    hellion.play("shoot; fire hellion basic; hit X");
    hellion.shows("X d1 mS1");
    assert_eq!(tags(&hellion), [0, 0, 0]);

    let mut rocket = scene.weapon("S", "rocket-launcher");
    rocket.play("shoot; fire rocket-launcher basic+fragmenting-warhead; hit X");
    rocket.shows("X d3");
    assert_eq!(tags(&rocket), [0, 0, 1]);
}

/// A95: ADR-DOM-13, ADR-DOM-19, ADR-DOM-1.
#[test]
fn a95_two_full_tracks_bring_frenzy() {
    for (red, blue, frenzy) in [(8, 7, true), (8, 6, false), (7, 9, false), (9, 9, true)] {
        let mut scene = Scene::domination("big").figures("S 02, X 12, Y 13, Z 22, W 23");
        scene.state.spawn_tracks = [[0, 0, 0, red, 0], [0; 5], [0, 0, blue, 0, 0]];
        scene.play("done");
        assert_eq!(tags(&scene), [0, 0, 1]);
        assert_eq!(scene.state.frenzy.map(|f| f.trigger), frenzy.then_some(scene.seat("S")), "{red} {blue}");
        assert_eq!(scene.asked(), "X");
        if frenzy {
            for _ in 0..4 {
                scene.end_turn();
            }
            assert_eq!((scene.asked(), scene.state.turn.actions), ("S", 1));
            scene.end_turn();
            assert!(scene.state.over);
        }
    }
}

/// A96: ADR-DOM-14.
#[test]
fn a96_equals_share_the_higher_value() {
    let tracks = [
        ([3, 3, 1, 0, 0], [8, 8, 4, 0, 0]),
        ([1, 2, 3, 4, 5], [1, 2, 4, 6, 8]),
        ([2, 1, 1, 1, 0], [8, 6, 6, 6, 0]),
    ];
    for (tokens, expected) in tracks {
        let mut scene = Scene::domination("big").figures("S 12").frenzy("S");
        scene.state.spawn_tracks[1] = tokens;
        scene.play("done");
        assert_eq!(points(&scene), expected);
    }
    // Each track on its own.
    let mut scene = Scene::domination("big").figures("S 12").frenzy("S");
    scene.state.spawn_tracks = tracks.map(|(tokens, _)| tokens);
    scene.play("done");
    assert_eq!(points(&scene), [17, 16, 14, 12, 8]);
}

/// A97: ADR-DOM-11, ADR-DOM-12.
#[test]
fn a97_an_overkill_token_goes_on_a_track_of_choice() {
    for (n, colour) in ["red", "yellow", "blue"].into_iter().enumerate() {
        let mut scene = Scene::domination("big").figures("S X 12, X d10").weapon("S", "sledgehammer");
        scene = scene.ammo("S", "-").script("yellow-scope");
        scene.play("shoot; fire sledgehammer basic; hit X; done");
        assert_eq!(
            (scene.asked(), scene.all()),
            ("S", ["track blue", "track red", "track yellow"].map(String::from).to_vec())
        );
        scene.play(&format!("track {colour}"));
        let mut expected = [0; 3];
        expected[n] = 1;
        assert_eq!((tags(&scene), scene.track().as_str(), scene.state.skulls_left), (expected, "", 7));
        scene.shows("S d0 mX1, X d0 k1");
        assert_eq!((scene.asked(), points(&scene)), ("X", [6, 0, 0, 0, 9]));
    }
}
