//! The further cases (A116 to A146) that need neither turrets nor the bot nor spawnpoint tracks.

use crate::support::{Scene, sudden_death};
use adrenaline::{Action, Adrenaline, Event, Hand, HandView, Setup, Sq};
use engine::{Game, Seat, Viewer};

/// Where the first event of this kind is in the log.
fn place(scene: &Scene, is: impl Fn(&Event) -> bool) -> usize {
    scene.events.iter().position(is).expect("it did not happen")
}

/// A116: ADR-SETUP-1, ADR-SETUP-2, ADR-SETUP-3, ADR-BOARD-2.
#[test]
fn a116_set_up() {
    let state = Adrenaline::start(&Setup::default(), 3).unwrap();
    assert_eq!(state.figures.len(), 5);
    assert_eq!(state.skulls_left, 8);
    assert!(state.rows.iter().all(|row| row.len() == 3), "three weapons at each spawnpoint");
    assert_eq!(state.weapon_deck.len(), 12);
    assert_eq!(state.floor.some().count(), 9);
    for spawnpoint in [Sq::at(0, 2), Sq::at(1, 0), Sq::at(2, 3)] {
        assert!(!state.floor[spawnpoint].is_some(), "no tile on a spawnpoint");
    }
    assert_eq!(state.tile_stack.total(), 27);
    // The first player has drawn two cards already: all 24 were in the deck.
    assert_eq!((state.powerup_deck.len(), state.figures[0].hand.len()), (22, 2));
    for figure in &state.figures {
        assert!(!figure.square.is_on(), "nobody is on the board");
        assert_eq!(figure.ammo.to_string(), "RYB");
    }
}

/// A117: ADR-SPAWN-1, ADR-PWR-1.
#[test]
fn a117_the_discarded_card_decides_and_the_other_may_be_used() {
    let mut scene =
        Scene::on("big").figures("S 00").weapon("X", "lock-rifle").script("red-newton blue-scope");
    scene.play("done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.options("discard"), ["blue-scope", "red-newton"]);
    assert!(!scene.figure("X").square.is_on());
    scene.play("discard red-newton");
    scene.shows("X d0 @10");
    assert_eq!(scene.cards("X"), "blue-scope");
    assert!(scene.state.powerup_discard.has("red-newton".parse().unwrap()));
    assert_eq!(scene.state.turn.actions, 2, "the normal turn follows");
    scene.play("shoot; fire lock-rifle basic; hit S; scope blue-scope S; cube red");
    scene.shows("S d3 mX1");
}

/// A118: ADR-TURN-5, ADR-SHOOT-7, ADR-ADREN-3.
#[test]
fn a118_moves_come_first_in_an_action() {
    let scene = Scene::on("big").figures("S 12 d6, X 22, Y 03").weapon("S", "lock-rifle").tile("12", "YBB");
    let mut moving = scene.clone();
    moving.play("shoot; to 02; fire lock-rifle basic");
    assert_eq!(moving.options("hit"), ["X", "Y"], "03 is seen from 02 only");
    assert!(!moving.may("to 12"));

    let mut firing = scene.clone();
    firing.play("shoot; fire lock-rifle basic");
    assert_eq!(firing.options("hit"), ["X"]);
    firing.play("hit X; done");
    firing.refuses("to 02", "ADR-TURN-5");

    let mut grabbing = scene;
    grabbing.play("grab; tile YBB");
    grabbing.refuses("to 02", "ADR-TURN-5");
}

/// A119: ADR-PAY-4, ADR-PAY-6, ADR-COST-6.
#[test]
fn a119_only_what_can_be_paid_is_offered_and_cards_go_first() {
    let scene = Scene::on("big").figures("S X 12").weapon("S", "electroscythe").ammo("S", "B");
    let mut poor = scene.clone().hand("S", "yellow-newton");
    poor.play("shoot");
    poor.refuses("fire electroscythe reaper", "ADR-PAY-4");
    assert!(poor.may("fire electroscythe basic"));

    let mut rich = scene.hand("S", "red-newton");
    rich.play("shoot; fire electroscythe reaper");
    rich.shows("X d2");
    assert_eq!((rich.cubes("S").as_str(), rich.cards("S").as_str()), ("-", ""));
    let paid = place(&rich, |e| matches!(e, Event::PaidCard { .. }));
    assert!(paid < place(&rich, |e| matches!(e, Event::Damaged { .. })));
}

/// A120: ADR-TURN-3, ADR-TURN-4.
#[test]
fn a120_actions_may_be_passed_and_the_reload_closes_the_turn() {
    let mut scene = Scene::on("big")
        .figures("S 12, X 13")
        .unloaded("S", "shockwave electroscythe")
        .hand("S", "red-newton");
    scene.play("done; reload shockwave");
    scene.refuses("newton red-newton X", "ADR-TURN-4");
    scene.play("done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.cubes("S"), "RB");
}

/// A121: ADR-PWR-TAG-4, ADR-MARK-7.
#[test]
fn a121_a_killed_player_may_answer() {
    let mut scene =
        Scene::on("big").figures("S X 12, X d10").weapon("S", "sledgehammer").hand("X", "red-tagback");
    scene.play("shoot; fire sledgehammer basic; hit X");
    assert_eq!(scene.asked(), "X");
    scene.play("tagback red-tagback");
    scene.shows("S d0 mX1");
    scene.end_turn();
    scene.shows("S d0 mX2, X d0");
}

/// A122: ADR-W-THOR-5, ADR-SHOOT-3.
#[test]
fn a122_the_chain_goes_on_from_a_killed_player() {
    let mut scene = Scene::on("big").figures("S 23, X 22 d9, Y 20, Z 10").weapon("S", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X");
    assert!(scene.figure("X").is_killed());
    scene.play("use thor chain-reaction; hit Y; use thor high-voltage; hit Z");
    scene.shows("X d11, Y d1, Z d2");
}

/// A123: ADR-PWR-3, ADR-PWR-5.
#[test]
fn a123_the_discards_are_shuffled_when_the_last_card_is_drawn() {
    let hand =
        |names: &[String]| -> Hand { serde_json::from_value(serde_json::to_value(names).unwrap()).unwrap() };
    let mut names = Vec::new();
    for kind in ["tagback", "scope", "newton", "teleporter"] {
        for colour in ["red", "yellow", "blue"] {
            names.extend([format!("{colour}-{kind}"), format!("{colour}-{kind}-2")]);
        }
    }
    let mut scene = Scene::on("big").figures("S X 12, X d10").weapon("S", "sledgehammer").ammo("S", "-");
    // S holds the first three, X the last three; one card is left in the deck, eight lie in the discard.
    for (i, figure) in scene.state.figures.iter_mut().enumerate() {
        let from = [0, 21, 3, 6, 9][i];
        figure.hand = hand(&names[from..from + 3]);
    }
    scene.state.powerup_deck = hand(&names[12..13]);
    scene.state.powerup_discard = hand(&names[13..21]);
    scene.play("shoot; fire sledgehammer basic; hit X; done; done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.figure("X").hand.len(), 4);
    assert_eq!((scene.state.powerup_deck.len(), scene.state.powerup_discard.len()), (8, 0));
    place(&scene, |e| matches!(e, Event::PowerupsShuffled));
    scene.play("discard blue-teleporter");
    assert_eq!((scene.state.powerup_deck.len(), scene.state.powerup_discard.len()), (8, 1));
}

/// A134: ADR-INFO-1, ADR-INFO-2.
#[test]
fn a134_a_view_shows_weapons_but_not_the_faces_of_powerups() {
    let scene = Scene::on("big")
        .figures("S 00, X 23")
        .weapon("X", "thor")
        .unloaded("X", "whisper")
        .hand("X", "red-newton blue-scope")
        .hand("S", "red-tagback");
    let view = scene.view("S");
    let of_x = &view.figures[1];
    assert_eq!(of_x.hand, HandView::Count(2));
    assert_eq!(of_x.loaded.iter().map(|w| w.to_string()).collect::<Vec<_>>(), ["thor"]);
    assert_eq!(of_x.unloaded.iter().map(|w| w.to_string()).collect::<Vec<_>>(), ["whisper"]);
    assert_eq!(view.figures[0].hand, HandView::Faces(vec!["red-tagback".parse().unwrap()]));
    let decks = (view.weapon_deck, view.tile_stack, view.powerup_deck);
    assert_eq!(decks, (scene.state.weapon_deck.len(), 27, 24 - 3), "only their numbers");
    // Nothing in it depends on what X holds: other cards in those hands and another seed look the same.
    let guesses: Vec<_> = (0..8).map(|seed| Adrenaline::resample(&scene.state, Seat(0), seed)).collect();
    assert!(guesses.iter().all(|g| Adrenaline::view(g, Viewer::Seat(Seat(0))) == view));
    assert!(guesses.iter().any(|g| g.figures[1].hand != scene.figure("X").hand));
    // Only who draws learns the face of the card.
    let drew = Event::Drew { who: Seat(1), card: Some("red-newton".parse().unwrap()) };
    let told = |seat| Adrenaline::witness(&drew, Viewer::Seat(Seat(seat)));
    assert_eq!(told(1), Some(drew.clone()));
    assert_eq!(told(0), Some(Event::Drew { who: Seat(1), card: None }));
    assert_eq!(Adrenaline::witness(&drew, Viewer::Open), Some(drew));
}

/// A135: ADR-REFILL-6, ADR-TURN-2.
#[test]
fn a135_nothing_is_refilled_before_the_end_of_the_turn() {
    let mut scene = Scene::on("big")
        .figures("S 12, X 13 d10")
        .tile("12", "YBB")
        .weapon("S", "lock-rifle")
        .script("red-scope");
    let mut back = scene.clone();
    back.play("grab; tile YBB; grab");
    assert!(back.options("tile").is_empty());
    back.refuses("tile YBB", "ADR-GRAB-6");

    scene.play("grab; tile YBB; shoot; fire lock-rifle basic; hit X; done; discard red-scope");
    assert_eq!(scene.asked(), "X");
    assert!(scene.state.floor[Sq::at(1, 2)].is_some());
    let scored = place(&scene, |e| matches!(e, Event::Killshot { .. }));
    let spawned = place(&scene, |e| matches!(e, Event::Spawned { .. }));
    let dealt = place(&scene, |e| matches!(e, Event::TileDealt { .. }));
    assert!(scored < spawned && spawned < dealt, "score, respawn, refill");
}

/// A138: ADR-SHOOT-4, ADR-SHOOT-5.
#[test]
fn a138_each_extra_once_and_one_mode_a_shot() {
    let mut scene =
        Scene::on("big").figures("S 12, X 02").weapon("S", "rocket-launcher hellion").ammo("S", "RYBB");
    scene.play("shoot");
    scene.refuses("fire hellion basic+nano-tracer", "ADR-SHOOT-5");
    scene.play("fire rocket-launcher rocket-jump; to 12");
    scene.refuses("use rocket-launcher rocket-jump", "ADR-SHOOT-4");
    scene.play("use rocket-launcher basic; hit X; done");
    assert!(!scene.may("use rocket-launcher rocket-jump"), "not after the shot either");
    assert_eq!(scene.cubes("S"), "RYB", "one jump was paid");
}

/// A139: ADR-SEE-3, ADR-MOVE-3. (With S and X, three figures are left for the square in between.)
#[test]
fn a139_figures_block_neither_sight_nor_steps() {
    let mut scene = Scene::on("medium-a").figures("S 02, Y Z W 12, X 22").weapon("S", "lock-rifle");
    let mut running = scene.clone();
    running.play("run; to 23");
    running.shows("S d0 @23");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["W", "X", "Y", "Z"]);
}

/// A140: ADR-MOVE-5, ADR-MOVE-6.
#[test]
fn a140_pushes_onto_the_shooter_and_moves_of_nothing() {
    let scene = Scene::on("big").figures("S 12, X 02").weapon("S", "rocket-launcher plasma-gun sledgehammer");
    let mut rocket = scene.clone();
    rocket.play("shoot; fire rocket-launcher basic; hit X; to 12");
    rocket.shows("X d2 @12");

    let mut hammer = scene.clone().figures("X 12");
    hammer.play("shoot; fire sledgehammer pulverize; hit X; done");
    hammer.shows("X d3 @12");

    let mut plasma = scene;
    plasma.play("shoot; fire plasma-gun phase-glide");
    plasma.refuses("done", "ADR-MOVE-6");
}

/// A142: ADR-W-VORTEX-2, ADR-W-VORTEX-3.
#[test]
fn a142_vortex_takes_three_different_players_from_one_square() {
    let mut scene = Scene::on("medium-a").figures("S 02, X Y Z 23").weapon("S", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic; at 22; hit X; use vortex-cannon black-hole");
    assert_eq!(scene.options("hit"), ["Y", "Y Z", "Z"]);
    scene.refuses("hit X", "ADR-W-VORTEX-2");
    scene.play("hit Y Z");
    scene.shows("X d2 @22, Y d1 @22, Z d1 @22");
}

/// A143: ADR-SETUP-5, ADR-SETUP-6, ADR-SETUP-1.
#[test]
fn a143_which_options_go_together() {
    let refused =
        |setup: Setup, rule| assert!(Adrenaline::start(&setup, 1).unwrap_err().cites(rule), "{setup:?}");
    refused(Setup { domination: true, turrets: true, ..Setup::default() }, "ADR-SETUP-5");
    refused(Setup { skulls: 9, ..Setup::default() }, "ADR-SETUP-1");
    refused(Setup { skulls: 4, ..Setup::default() }, "ADR-SETUP-1");
    refused(Setup { players: 2, ..Setup::default() }, "ADR-SETUP-1");
    refused(Setup { players: 6, ..Setup::default() }, "ADR-SETUP-1");
    assert!(Setup { players: 4, turrets: true, bot: true, ..Setup::default() }.check().is_ok());

    let six = Adrenaline::start(&Setup { skulls: 6, ..Setup::default() }, 1).unwrap();
    assert_eq!(six.skulls_left, 6);
    // The row of the track is the same: 8 6 4 2 1.
    let mut scene = Scene::with(Setup { skulls: 6, ..Setup::default() }).option(sudden_death).figures("S 12");
    let space = |kill| adrenaline::state::Space { kill: Seat(kill), overkill: None };
    scene.state.skulls_left = 0;
    [0, 0, 1, 2, 3, 4].map(space).into_iter().for_each(|s| scene.state.track.push(s));
    scene.play("done");
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|who| scene.points(who)), [8, 6, 4, 2, 1]);
}

/// A144: ADR-FRENZY-12, ADR-FRENZY-5.
#[test]
fn a144_boards_flip_when_the_turn_is_over() {
    let mut scene = Scene::on("big")
        .figures("S X 12, X d10, Y 00 d3")
        .tile("12", "YBB")
        .weapon("S", "sledgehammer")
        .ammo("S", "-")
        .tweak(|state| state.skulls_left = 1)
        .script("red-scope");
    scene.play("shoot; fire sledgehammer basic; hit X; grab; tile YBB");
    assert!(scene.state.frenzy.is_none(), "not before the turn is over");
    scene.end_turn();
    let order = [
        place(&scene, |e| matches!(e, Event::Killshot { .. })),
        place(&scene, |e| matches!(e, Event::Spawned { .. })),
        place(&scene, |e| matches!(e, Event::TileDealt { .. })),
        place(&scene, |e| matches!(e, Event::FrenzyBegan { .. })),
        place(&scene, |e| matches!(e, Event::Flipped { .. })),
        place(&scene, |e| matches!(e, Event::TurnBegan { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let flipped = ["S", "X", "Y", "Z", "W"].map(|who| scene.figure(who).flipped);
    assert_eq!(flipped, [true, true, false, true, true]);
    assert_eq!(scene.asked(), "X");
}

/// A145: ADR-END-5, ADR-FRENZY-7.
#[test]
fn a145_a_kill_in_the_very_last_turn() {
    let mut scene =
        Scene::on("big").figures("S X 12, X d10, Y 00 d1").weapon("S", "sledgehammer").tweak(|state| {
            state.frenzy = Some(adrenaline::state::Frenzy { trigger: Seat(0), turns_left: 0 });
            state.turn.actions = 1;
            state.skulls_left = 0;
            state.figures[1].flipped = true;
        });
    scene.play("shoot; fire sledgehammer basic; hit X");
    assert!(scene.state.over);
    assert_eq!(scene.track(), "SS");
    scene.shows("X d0 @12");
    assert!(!scene.events.iter().any(|e| matches!(e, Event::Spawned { .. })), "nobody appears any more");
    // X's flipped board: W 2, S 1. Y's board: W 8 + 1. The track: S 8.
    assert_eq!((scene.points("W"), scene.points("S")), (2 + 8 + 1, 1 + 8));
    let scored = place(&scene, |e| matches!(e, Event::Killshot { .. }));
    assert!(scored < place(&scene, |e| matches!(e, Event::TrackScored { .. })));
}

/// A146: ADR-PWR-TAG-5, ADR-PWR-4.
#[test]
fn a146_answers_go_clockwise_and_any_number_of_cards_is_played() {
    let mut scene = Scene::on("big")
        .figures("S 12, X 13, Y 22")
        .weapon("S", "machine-gun")
        .ammo("S", "R")
        .hand("S", "red-teleporter red-newton blue-scope")
        .hand("X", "yellow-tagback")
        .hand("Y", "blue-tagback");
    scene.play("newton red-newton X; to 23; teleport red-teleporter; to 13");
    scene.play("shoot; fire machine-gun basic; hit X Y; scope blue-scope X");
    assert_eq!(scene.cards("S"), "");
    assert_eq!(scene.asked(), "X");
    scene.play("tagback yellow-tagback");
    assert_eq!(scene.asked(), "Y");
    scene.play("tagback blue-tagback");
    scene.shows("S d0 mX1 mY1, X d2, Y d1");
    assert!(scene.all().iter().all(|a| a.parse::<Action>().is_ok()));
}
