//! Cases A106 to A112 and the further ones with the bot (T), and the rest of the rules ADR-BOT-*.

use crate::support::{Scene, sudden_death};
use adrenaline::state::Frenzy;
use adrenaline::{Adrenaline, Colour, Event, Setup};
use engine::Game;

/// S 21, T 11, X 10, Y 00 on MEDIUM-A.
fn a106() -> Scene {
    Scene::bot("medium-a").figures("S 21, T 11, X 10, Y 00")
}

/// A106: ADR-BOT-4, ADR-BOT-5, ADR-BOT-13.
#[test]
fn a106_the_bot_moves_up_to_one_square_and_must_shoot() {
    let mut scene = a106();
    scene.play("bot");
    assert_eq!(scene.options("to"), ["10", "21"]);
    let mut stays = scene.clone();
    stays.play("done");
    assert_eq!(stays.all(), ["hit X"]);
    stays.refuses("hit S", "ADR-BOT-5");
    stays.refuses("done", "ADR-BOT-13");
    stays.play("hit X");
    assert_eq!(stays.tokens("X"), "T");
    stays.shows("X d1, T d0");

    let mut north = scene.clone();
    north.play("to 10");
    assert_eq!(north.all(), ["hit X", "hit Y"]);
    scene.play("to 21");
    assert_eq!(scene.all(), ["hit X"], "S stands beside it and is never its victim");
}

/// A107: ADR-BOT-5.
#[test]
fn a107_without_anyone_in_sight_the_bot_does_not_shoot() {
    for step in ["done", "to 13", "to 22"] {
        let mut scene = Scene::bot("small").figures("S 22, T 23, X 00");
        scene.play("bot").play(step);
        assert!(scene.may("run"), "{step}: nothing to shoot at");
        assert!(!scene.may("bot"), "{step}: once a turn");
        scene.shows("S d0, X d0");
    }
}

/// A108: ADR-BOT-7, ADR-BOT-8, ADR-MARK-1, ADR-BOT-5.
#[test]
fn a108_bot_marks_turn_into_damage_and_the_new_one_waits() {
    let scene = Scene::bot("big").figures("S 00, T 12 d6, X 22 mT1").hand("S", "red-scope");
    let mut angry = scene.clone();
    angry.play("bot; done; hit X");
    angry.shows("X d2 mT1");
    assert_eq!(angry.tokens("X"), "TT");
    // No Scope for the bot's shot: S is back at the choice of actions.
    assert!(angry.may("run"));
    angry.refuses("scope red-scope X", "ADR-BOT-8");

    let mut calm = scene.figures("T d5");
    calm.play("bot; done; hit X");
    calm.shows("X d2");
}

/// A109: ADR-BOT-9, ADR-BOT-10, ADR-BOT-16.
#[test]
fn a109_killshot_by_the_bot_overkill_by_the_player() {
    let scene =
        Scene::bot("big").figures("S X 22, X d10, T 12, Y 00 d10").weapon("S", "sledgehammer heatseeker");
    let mut one = scene.clone();
    one.play("bot; done; hit X; shoot; fire sledgehammer basic; hit X").end_turn();
    assert_eq!(one.track(), "TS");
    one.shows("S d0 mX1, T d0");
    // Z 10 tokens, T and S one each, T earlier.
    assert_eq!((one.points("Z"), one.points("T"), one.points("S")), (8 + 1, 6, 4));

    let mut two = scene;
    two.play("bot; done; hit X; shoot; fire heatseeker basic; hit Y; done");
    assert_eq!(two.track(), "T SS");
    assert_eq!(two.points("S"), 6 + 1, "two characters were killed in the turn of S");
}

/// A110: ADR-BOT-14, ADR-BOT-8.
#[test]
fn a110_a_tagback_grenade_marks_the_bot() {
    let mut scene = a106().hand("X", "red-tagback").hand("Y", "blue-tagback");
    scene.play("bot; done; hit X");
    assert_eq!(scene.asked(), "X");
    scene.play("tagback red-tagback");
    scene.shows("T d0 mX1, S d0");
    assert_eq!(scene.asked(), "S");

    // The victim must see the bot's square when it is hit.
    let mut blind = Scene::bot("small").figures("S 00, T 11, X 22").hand("X", "red-tagback");
    blind.play("bot; to 21; hit X");
    assert_eq!(blind.asked(), "X", "from 22 X sees the square 21");
    let mut unseen = Scene::bot("small").figures("S 00, T 11, X 22").hand("X", "red-tagback");
    unseen.play("bot; done; hit X");
    assert_eq!(unseen.asked(), "S", "T on 11 sees 22, but not the other way round");
}

/// A111: ADR-BOT-15, ADR-BOT-11, ADR-BOT-3.
#[test]
fn a111_a_killed_bot_still_acts_and_comes_back_last() {
    let mut scene = Scene::bot("big")
        .figures("S T 12, T d10, Y 22 d10")
        .weapon("S", "sledgehammer")
        .ammo("S", "-")
        .script("red-scope");
    scene.play("shoot; fire sledgehammer basic; hit T");
    scene.refuses("done", "ADR-BOT-3");
    scene.play("bot; done; hit Y");
    scene.shows("Y d11 mT1");
    scene.play("done");
    // T was killed first, but people appear before it; then the next player places it.
    assert_eq!(scene.asked(), "Y");
    scene.play("discard red-scope");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.options("place-bot"), ["blue", "red", "yellow"]);
    scene.play("place-bot yellow");
    scene.shows("T d0 @23 k1, Y d0 mT1 @10");
    assert_eq!(scene.asked(), "X");
    assert!(scene.state.turn.bot_due);
    // The overkilled bot marks S, a bot's killshot stands on the track in its colour.
    assert_eq!(scene.track(), "SS T");
    scene.shows("S d0 mT1");
}

/// A112: ADR-BOT-9. The victim is Z.
#[test]
fn a112_tokens_of_the_bot_take_ranks() {
    let mut scene = Scene::bot("big")
        .figures("Y Z 12, T 20")
        .slots("Z", "T5 S4 Y1")
        .weapon("Y", "electroscythe")
        .ammo("Y", "-")
        .turn_of("Y");
    scene.play("shoot; fire electroscythe basic; bot; done; done");
    assert_eq!((scene.points("T"), scene.points("S"), scene.points("Y")), (8 + 1, 6, 4));
    let mut over = scene.clone();
    over.state.over = true;
    let outcome = Adrenaline::outcome(&over.state).unwrap();
    assert_eq!(outcome.points, [6, 0, 4, 0], "nobody keeps the points of the bot");
}

/// A128: ADR-BOT-2, ADR-BOT-1.
#[test]
fn a128_the_first_player_places_the_bot_between_cards_and_spawn() {
    let setup = Setup { players: 3, bot: true, ..Setup::default() };
    let state = Adrenaline::start(&setup, 5).unwrap();
    let mut scene = Scene { state, events: Vec::new() };
    assert_eq!(scene.asked(), "S");
    assert_eq!(scene.figure("S").hand.len(), 2);
    assert_eq!(scene.all(), ["place-bot blue", "place-bot red", "place-bot yellow"]);
    scene.play("place-bot blue");
    scene.shows("T d0 @02");
    assert!(!scene.figure("S").square.is_on());
    let card = scene.options("discard")[0].clone();
    scene.play(&format!("discard {card}"));
    assert!(!scene.may("bot"), "no bot action in the first turn of the game");
    // It is a target like any other.
    let mut armed = scene.clone().figures("S 01").weapon("S", "lock-rifle");
    armed.play("shoot; fire lock-rifle basic");
    assert_eq!(armed.options("hit"), ["T"]);
    // It has no ammo, and counts toward no hand: the bot card is nothing but a duty.
    assert_eq!((scene.cubes("T").as_str(), scene.figure("T").hand.len()), ("-", 0));
    scene.end_turn();
    let card = scene.options("discard")[0].clone();
    assert_eq!(scene.asked(), "X");
    scene.play(&format!("discard {card}"));
    assert!(scene.may("bot"), "the second player has the bot card");
    scene.refuses("done", "ADR-BOT-3");
}

/// ADR-BOT-1: three or four people, in any mode, and the fifth character is free for it.
#[test]
fn the_bot_needs_a_free_character() {
    let setup =
        |players, domination, turrets| Setup { players, domination, turrets, bot: true, ..Setup::default() };
    for players in [3, 4] {
        for (domination, turrets) in [(false, false), (true, false), (false, true)] {
            let state = Adrenaline::start(&setup(players, domination, turrets), 1).unwrap();
            assert_eq!(state.figures.len(), usize::from(players) + 1);
        }
    }
    assert!(Adrenaline::start(&setup(5, false, false), 1).unwrap_err().cites("ADR-BOT-1"));
}

/// A129: ADR-BOT-8, ADR-PWR-NEWTON-3.
#[test]
fn a129_newton_moves_the_bot_and_teleporter_does_not() {
    let mut scene =
        Scene::bot("big").figures("S 20, T 12, X 13").hand("S", "red-newton blue-newton red-teleporter");
    scene.play("newton red-newton T; to 02; bot; to 03; hit X");
    scene.shows("T d0 @03, X d1");
    // After the bot action the second Newton may follow, and the Teleporter moves S alone.
    scene.play("newton blue-newton T; to 13; teleport red-teleporter; to 00");
    scene.shows("S d0 @00, T d0 @13");
}

/// A130: ADR-BOT-6, ADR-BOT-13, ADR-BOT-18.
#[test]
fn a130_the_bot_shoots_spawnpoints_in_domination() {
    let setup = Setup { players: 4, domination: true, bot: true, ..Setup::default() };
    let mut scene = Scene::with(setup).figures("S 12, T 13").tweak(|state| {
        state.turn.bot_due = true;
        state.turn.tagged = 1 << Colour::Yellow.index();
    });
    scene.play("bot");
    for (step, targets) in [
        ("done", vec!["hit yellow"]),
        ("to 23", vec!["hit yellow"]),
        ("to 03", vec!["hit blue", "hit yellow"]),
        ("to 12", vec!["hit blue", "hit yellow"]),
    ] {
        let mut scene = scene.clone();
        scene.play(step);
        assert_eq!(scene.all(), targets, "{step}");
        scene.play("hit yellow");
        assert_eq!((scene.tagged("yellow", "T"), scene.tagged("yellow", "S")), (1, 0));
    }
    // On the first turn of S there are no spawnpoints to shoot at (ADR-BOT-18).
    let mut early = scene.clone().tweak(|state| state.figures[0].seasoned = false);
    early.play("done");
    assert!(early.may("run"));
}

/// ADR-BOT-18: a bot on a spawnpoint neither tags nor is struck; turrets hit it, and it never controls one.
#[test]
fn spawnpoints_and_turrets_treat_the_bot_as_told() {
    let setup = Setup { players: 4, domination: true, bot: true, ..Setup::default() };
    let mut scene = Scene::with(setup).figures("S 12, T 10");
    scene.play("done");
    scene.shows("T d0, S d0");
    assert_eq!(scene.tagged("red", "T"), 0);

    let setup = Setup { players: 4, turrets: true, bot: true, ..Setup::default() };
    let mut scene = Scene::with(setup)
        .figures("S 00, T 12, Y 20")
        .turret("13", "Y")
        .turret("22", "S")
        .tweak(|state| state.turn.bot_due = true);
    let mut other = scene.clone();
    scene.play("bot; to 13");
    assert_eq!(scene.tokens("T"), "Y");
    other.play("bot; to 22; hit Y");
    assert_eq!(other.tokens("T"), "S", "a turret of the active player fires too");
    assert!(other.state.turrets.some().all(|(_, owner)| owner != other.state.bot()));
}

/// A131: ADR-BOT-12, ADR-BOT-17, ADR-BOT-3.
#[test]
fn a131_the_bot_acts_once_in_a_frenzy_turn_of_one_action() {
    let mut scene = Scene::bot("big").figures("S 00, T 12 d6, X 22").tile("00", "YBB").tweak(|state| {
        state.frenzy = Some(Frenzy { trigger: engine::Seat(3), turns_left: 2 });
        state.turn.actions = 1;
        state.figures[4].flipped = true;
    });
    scene.play("grab; tile YBB");
    assert_eq!(scene.all(), ["bot"], "the one action is used; the bot action is owed");
    scene.refuses("done", "ADR-BOT-3");
    scene.play("bot; done; hit X");
    scene.shows("X d1 mT1");
    assert_eq!(scene.asked(), "X", "the turn is over");
}

/// ADR-BOT-12, ADR-FRENZY-5: the board of the bot flips with the others.
#[test]
fn the_board_of_the_bot_flips_when_frenzy_begins() {
    let mut scene = Scene::bot("big")
        .figures("S X 12, X d10, T 20")
        .skulls("T", 2)
        .weapon("S", "sledgehammer")
        .tweak(|state| state.skulls_left = 1);
    scene.play("bot; done; shoot; fire sledgehammer basic; hit X; done").end_turn();
    assert!(scene.state.frenzy.is_some());
    assert!(scene.figure("T").flipped);
    scene.shows("T d0 k0");
    // Six damage on the flipped side still bring the mark.
    let mut scene = scene.figures("T 12 d6, S 22, X 00");
    scene.play("bot; done; hit S");
    scene.shows("S d1 mT1 mX1");
    assert!(scene.may("run"), "the two actions of X are untouched");
}

/// A133: ADR-SHOOT-10, ADR-SPAWN-4, ADR-BOT-15.
#[test]
fn a133_deaths_are_scored_and_mended_in_their_order() {
    let mut scene = Scene::bot("big")
        .figures("S 02, X Y 13 d10, T 01 d10")
        .weapon("S", "furnace lock-rifle")
        .ammo("S", "-")
        .script("blue-scope red-scope");
    scene.play("bot; done; shoot; fire furnace basic; room 12");
    assert_eq!(scene.state.turn.killed.as_slice(), [scene.seat("X"), scene.seat("Y")]);
    scene.play("shoot; fire lock-rifle basic; hit T");
    let scored: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| if let Event::SkullTaken { victim, .. } = e { Some(*victim) } else { None })
        .collect();
    assert_eq!(scored, [scene.seat("X"), scene.seat("Y"), scene.seat("T")]);
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.figure("Y").hand.len(), 0, "Y has not drawn yet");
    scene.play("discard blue-scope");
    assert_eq!(scene.asked(), "Y");
    let seen = &scene.view("Y").figures[scene.seat("X").index()];
    assert_eq!(seen.square.to_string(), "02", "Y sees where X is");
    scene.play("discard red-scope");
    assert_eq!(scene.asked(), "X");
    scene.play("place-bot red");
    scene.shows("X d0 @02, Y d0 @10, T d0 mS1 @10");
}

/// A148: ADR-SUDDEN-1, ADR-BOT-9, ADR-BOT-17, ADR-BOT-16.
#[test]
fn a148_the_bot_takes_the_last_skull() {
    let mut scene = Scene::bot("big")
        .option(sudden_death)
        .figures("S 00, T 12, X 22 d10")
        .tweak(|state| state.skulls_left = 1);
    scene.play("bot; done; hit X; done");
    assert!(scene.state.over);
    assert_eq!(scene.track(), "T");
    // Board: Z 8 + 1, T 6. Track: T 8.
    assert_eq!((scene.points("Z"), scene.points("T")), (9, 6 + 8));
    let outcome = Adrenaline::outcome(&scene.state).unwrap();
    assert_eq!(outcome.points, [0, 0, 0, 9]);
    assert_eq!(outcome.winners, [scene.seat("Z")], "most points are the bot's, but it never wins");
}

/// ADR-BOT-16: the victim of a bot's overkill marks the bot; in frenzy terms the active player is the trigger, and in
/// Domination picks the track.
#[test]
fn an_overkill_of_the_bot() {
    let setup = Setup { players: 4, domination: true, bot: true, ..Setup::default() };
    let mut scene = Scene::with(setup)
        .figures("S 00, T 12, X 22 d10 mT1")
        .tweak(|state| (state.turn.bot_due, state.skulls_left) = (true, 1))
        .script("red-scope");
    scene.play("bot; done; hit X; done");
    assert_eq!(scene.tokens("X"), "");
    scene.shows("T d0 mX1");
    assert_eq!(scene.asked(), "S");
    scene.play("track yellow; discard red-scope");
    assert_eq!(scene.tagged("yellow", "T"), 1);
    assert_eq!(scene.state.frenzy.map(|f| f.trigger), Some(scene.seat("S")));
}
