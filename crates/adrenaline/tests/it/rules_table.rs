//! Setting up, hidden information, appearing on the board, and what a missing player needs: ADR-SETUP-*, ADR-INFO-*,
//! ADR-SPAWN-*, ADR-NET-*.

use std::collections::BTreeSet;

use crate::support::{Scene, sudden_death};
use adrenaline::Frame;
use adrenaline::state::Frenzy;
use adrenaline::steps::{PlaceBot, Spawn, Track};
use adrenaline::{Action, Adrenaline, HandView, Setup, State};
use engine::{Game, Proof, Seat, Silent, Start, Table, Viewer};

/// ADR-SETUP-1: 3 to 5 players, 5 to 8 skulls, any board; 8 skulls and frenzy are the standard.
#[test]
fn how_many_play_for_how_many_skulls() {
    for players in 0..8 {
        for skulls in 0..12 {
            let setup = Setup { players, skulls, ..Setup::default() };
            let fits = (3..=5).contains(&players) && (5..=8).contains(&skulls);
            assert_eq!(setup.check().is_ok(), fits, "{players} players, {skulls} skulls");
        }
    }
    let standard = Setup::default();
    assert_eq!((standard.skulls, standard.ending), (8, adrenaline::Ending::Frenzy));
}

/// ADR-SETUP-2: everything is shuffled, so another seed deals another game, and the same seed the same one.
#[test]
fn seeds_decide_the_deal() {
    let deal = |seed| {
        let state = Adrenaline::start(&Setup::default(), seed).unwrap();
        (state.rows, state.floor, state.figures[0].hand)
    };
    assert_eq!(deal(1), deal(1));
    let others: Vec<_> = (2..6).map(deal).collect();
    assert!(others.iter().any(|d| d.0 != deal(1).0), "weapons");
    assert!(others.iter().any(|d| d.1 != deal(1).1), "tiles");
    assert!(others.iter().any(|d| d.2 != deal(1).2), "powerups");
}

/// ADR-SETUP-3: one cube of each colour at the start, three of each at most, and damage tokens without end.
#[test]
fn boxes_hold_three_and_tokens_do_not_run_out() {
    let mut scene = Scene::on("big").figures("S 12").ammo("S", "RRRYYBBB").tile("12", "RYY");
    scene.play("grab; tile RYY");
    assert_eq!(scene.cubes("S"), "RRRYYYBBB");
    // 33 tokens of S are on three boards, and there are still some.
    let mut scene = Scene::on("big").figures("S 12, X Y Z 00, W 12").weapon("S", "sledgehammer");
    for name in ["X", "Y", "Z"] {
        scene = scene.slots(name, "S10");
    }
    scene.play("shoot; fire sledgehammer basic; hit W");
    assert_eq!(scene.tokens("W"), "SS");
}

/// ADR-SETUP-4: the first seat begins, and play goes round clockwise.
#[test]
fn turns_go_round_the_table() {
    let state = Adrenaline::start(&Setup { players: 3, ..Setup::default() }, 1).unwrap();
    let mut scene = Scene { state, events: Vec::new() };
    let mut order = Vec::new();
    for _ in 0..7 {
        order.push(scene.state.active().0);
        let card = scene.options("discard").first().cloned();
        if let Some(card) = card {
            scene.play(&format!("discard {card}"));
        }
        scene.play("done");
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2, 0]);
}

/// ADR-SETUP-5: sudden death with turrets, and the bot with any mode.
#[test]
fn either_ending_goes_with_any_mode() {
    for setup in [
        Setup { turrets: true, players: 4, bot: true, ..Setup::default() },
        Setup { domination: true, players: 4, bot: true, ..Setup::default() },
    ] {
        assert!(setup.check().is_ok());
    }
    let mut scene = Scene::turrets("big")
        .option(sudden_death)
        .figures("S X 12, X d10")
        .turret("00", "X")
        .weapon("S", "sledgehammer")
        .ammo("S", "-")
        .tweak(|state| state.skulls_left = 1);
    scene.play("shoot; fire sledgehammer basic; hit X; done");
    assert!(scene.state.over);
    assert_eq!((scene.points("X"), scene.points("S"), scene.points("W")), (8, 6, 8 + 1));
}

/// ADR-SETUP-6: with six skulls the sixth death is the last.
#[test]
fn a_shorter_track_ends_the_game_earlier() {
    let mut scene = Scene::with(Setup { skulls: 6, ..Setup::default() })
        .figures("S X 12, X d10")
        .weapon("S", "sledgehammer")
        .ammo("S", "-")
        .tweak(|state| state.skulls_left = 1);
    scene.play("shoot; fire sledgehammer basic; hit X; done").end_turn();
    assert!(scene.state.frenzy.is_some());
    assert_eq!(scene.points("W"), 8 + 1, "the row of the board is the usual one");
}

/// ADR-INFO-1: one's own cards are seen, others' counted; point totals are secret if the table says so.
#[test]
fn what_a_seat_sees_of_others() {
    let mut scene =
        Scene::on("big").figures("S 12").hand("X", "red-newton red-newton").hand("S", "blue-scope");
    scene.figure_mut("X").points = 7;
    assert_eq!(scene.view("S").figures[1].points, Some(7));
    let mut hidden = scene.option(|setup| setup.hidden_points = true);
    assert_eq!(hidden.view("S").figures[1].points, None);
    assert_eq!(hidden.view("X").figures[1].points, Some(7));
    assert_eq!(hidden.view("X").figures[0].hand, HandView::Count(1));
    let spectator = Adrenaline::view(&hidden.state, Viewer::Spectator);
    assert!(spectator.figures.iter().all(|f| matches!(f.hand, HandView::Count(_)) && f.points.is_none()));
    let open = Adrenaline::view(&hidden.state, Viewer::Open);
    assert_eq!(
        (&open.figures[0], &open.figures[1]),
        (&hidden.view("S").figures[0], &hidden.view("X").figures[1])
    );
    hidden.state.over = true;
    hidden.state.frames.clear();
    assert_eq!(hidden.view("S").figures[1].points, Some(7), "in the end all is told");
}

/// ADR-INFO-2: a reshuffled deck is unknown to all: what is in it follows from what one sees, its order from nothing.
#[test]
fn guesses_redeal_hands_and_deck_but_keep_what_is_seen() {
    let scene = Scene::on("big")
        .figures("S 12")
        .hand("S", "red-newton")
        .hand("X", "blue-scope")
        .hand("Y", "red-scope");
    let mut next = BTreeSet::new();
    for seed in 0..20 {
        let mut guess = Adrenaline::resample(&scene.state, Seat(0), seed);
        assert_eq!(guess.figures[0].hand, scene.figure("S").hand);
        assert_eq!(guess.powerup_discard, scene.state.powerup_discard);
        assert_eq!([1, 2, 3, 4].map(|i| guess.figures[i].hand.len()), [1, 1, 0, 0]);
        next.insert(Adrenaline::chance_mut(&mut guess).next_u64());
    }
    assert!(next.len() > 1, "the draws to come are guessed as well");
}

/// ADR-SPAWN-1: two cards, one is kept, the other shows the colour; the turn follows.
#[test]
fn first_turns_begin_with_two_cards() {
    let mut scene = Scene::on("big").figures("S 12").script("yellow-newton blue-tagback");
    scene.play("done");
    assert_eq!(scene.all(), ["discard blue-tagback", "discard yellow-newton"]);
    scene.refuses("run", "ADR-SPAWN-1");
    scene.play("discard blue-tagback");
    scene.shows("X d0 @02");
    assert_eq!(scene.cards("X"), "yellow-newton");
    assert_eq!((scene.asked(), scene.state.turn.actions), ("X", 2));
}

/// ADR-SPAWN-2: who is not on the board yet is no target and cannot be moved.
#[test]
fn unspawned_players_are_out_of_reach() {
    let mut scene = Scene::on("big").figures("S 12, Y 00").weapon("S", "heatseeker").hand("S", "red-newton");
    assert_eq!(scene.options("newton"), ["red-newton Y"]);
    scene.refuses("newton red-newton X", "ADR-SPAWN-2");
    scene.play("shoot; fire heatseeker basic");
    assert_eq!(scene.options("hit"), ["Y"]);
}

/// ADR-SPAWN-3, ADR-SPAWN-5: a card is drawn even with three in hand, and any of the four decides.
#[test]
fn respawning_draws_a_fourth_card_for_a_moment() {
    let scene = Scene::on("big").figures("S X 12, X d10").weapon("S", "sledgehammer").ammo("S", "-");
    let mut full = scene.clone().hand("X", "red-newton red-scope blue-newton").script("yellow-scope");
    full.play("shoot; fire sledgehammer basic; hit X; done");
    assert_eq!(full.options("discard"), ["blue-newton", "red-newton", "red-scope", "yellow-scope"]);
    full.play("discard red-scope");
    full.shows("X d0 @10");
    assert_eq!(full.cards("X"), "blue-newton red-newton yellow-scope");

    let mut empty = scene.script("yellow-scope");
    empty.play("shoot; fire sledgehammer basic; hit X; done");
    assert_eq!(empty.all(), ["discard yellow-scope"], "the drawn card decides");
}

/// ADR-SPAWN-4: one after the other; the later one knows where the earlier one is.
#[test]
fn several_respawns_happen_one_by_one() {
    let mut scene = Scene::on("big")
        .figures("S Y X 12, X Y d10")
        .weapon("S", "electroscythe")
        .ammo("S", "-")
        .script("red-scope blue-scope");
    scene.play("shoot; fire electroscythe basic; done");
    assert_eq!((scene.asked(), scene.figure("Y").hand.len()), ("X", 0));
    scene.play("discard red-scope");
    assert_eq!(scene.asked(), "Y");
    scene.shows("X d0 @10, Y d0 @12");
    scene.play("discard blue-scope");
    scene.shows("Y d0 @02");
}

/// ADR-SPAWN-6: the one frenzy turn is still a first turn; sudden death finds an empty board.
#[test]
fn a_player_who_never_spawned() {
    let mut scene = Scene::domination("big")
        .figures("S 12")
        .tweak(|state| {
            state.skulls_left = 0;
            state.figures[1].seasoned = false;
        })
        .script("blue-scope red-scope");
    scene.play("done");
    assert!(scene.figure("X").flipped);
    scene.play("discard blue-scope");
    scene.shows("X d0 @02");
    scene.play("done");
    // The first turn ends on a spawnpoint without tag and strike.
    scene.shows("X d0");
    assert_eq!(scene.tagged("blue", "X"), 0);

    let mut sudden =
        Scene::on("big").option(sudden_death).figures("S 12").tweak(|state| state.skulls_left = 0);
    sudden.play("done");
    assert!(sudden.state.over);
    assert_eq!(sudden.points("X"), 0);
}

fn kind(frame: &Frame) -> String {
    format!("{frame:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// ADR-NET-1: whatever is asked of an absent player, there is an answer; out of turn it may always be `done`, and a
/// turn may be passed.
#[test]
fn every_question_has_an_answer() {
    let mut kinds = BTreeSet::new();
    let mut actions = Vec::new();
    for (seed, setup) in Adrenaline::setups().iter().enumerate() {
        let mut state: State = Adrenaline::start(setup, seed as u64).unwrap();
        while let Some(decision) = Adrenaline::decision(&state) {
            let frame = state.top().copied().unwrap();
            actions.clear();
            Adrenaline::legal(&state, &mut actions);
            assert!(!actions.is_empty(), "nothing to answer to {frame:?}");
            match frame {
                Frame::Tagback { .. } | Frame::Reload | Frame::Scope => {
                    assert!(actions.contains(&Action::Done), "{frame:?} can be declined");
                }
                Frame::Menu => {
                    let passes = actions.contains(&Action::Done) != state.turn.bot_due;
                    assert!(passes, "a turn can be passed once the bot has acted");
                }
                Frame::Spawn(Spawn { who }) => {
                    assert_eq!((who, actions.len() as u32), (decision.seat, distinct(&state, who)))
                }
                _ => assert_eq!(decision.seat, asked_in_own_turn(&state, &frame)),
            }
            kinds.insert(kind(&frame));
            let pick = Adrenaline::chance_mut(&mut state).below(actions.len() as u32);
            Adrenaline::apply(&mut state, actions[pick as usize], &mut Silent);
        }
    }
    let all = [
        "BotShot", "Carry", "Control", "Leave", "Menu", "Pay", "PlaceBot", "Reload", "Scope", "Shot",
        "Spawn", "Tagback", "Teleport", "Track", "Walk",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

/// Different faces in a hand: any of them may decide where its owner appears.
fn distinct(state: &State, who: Seat) -> u32 {
    state.figure(who).hand.cards().collect::<BTreeSet<_>>().len() as u32
}

/// Besides Tagbacks and respawns, only the bot's place and overkill tokens are asked of others than the active player.
fn asked_in_own_turn(state: &State, frame: &Frame) -> Seat {
    match *frame {
        Frame::PlaceBot(PlaceBot { by }) => by,
        Frame::Track(Track { token }) if !state.is_bot(token) => token,
        _ => state.active(),
    }
}

/// ADR-NET-1: a turn passed for an absent player changes nothing but whose turn it is.
#[test]
fn a_skipped_turn_leaves_the_figure_as_it_is() {
    let mut scene = Scene::on("big").figures("S 12 d4 mX1, X 13").hand("S", "red-newton").weapon("S", "thor");
    let before = *scene.figure("S");
    scene.play("done");
    assert_eq!(*scene.figure("S"), before);
    assert_eq!(scene.asked(), "X");
    // The figure stays and can be hit.
    let mut scene = scene.weapon("X", "sledgehammer").figures("X 12");
    scene.play("shoot; fire sledgehammer basic; hit S");
    scene.shows("S d7");
}

/// ADR-NET-2: a turn that timed out inside an action goes back to the last completed one and ends there.
#[test]
fn an_unfinished_action_can_be_rolled_back() {
    let scene = Scene::on("big").figures("S 12, X 13").weapon("S", "rocket-launcher").tile("12", "YBB");
    let mut table = Table::<Adrenaline>::new(Start::Position(scene.state)).unwrap();
    let s = Seat(0);
    for action in ["run", "to 12"] {
        table.apply(s, action.parse().unwrap()).unwrap();
    }
    let completed = table.hash();
    for action in ["shoot", "fire rocket-launcher rocket-jump", "to 23", "use rocket-launcher basic"] {
        table.apply(s, action.parse().unwrap()).unwrap();
    }
    while table.state().top() != Some(&Frame::Menu) {
        table.undo(s).unwrap();
    }
    assert_eq!(table.hash(), completed);
    table.apply(s, Action::Done).unwrap();
    assert_eq!(table.state().active(), Seat(1));
    assert_eq!(table.state().frenzy, None::<Frenzy>);
}

/// ADR-INFO-2: totals that are secret do not reach a player's guesses either; open ones do.
#[test]
fn secret_totals_stay_out_of_guesses() {
    for hidden in [true, false] {
        let scene =
            Scene::on("big").figures("S 12, X 02").option(|setup| setup.hidden_points = hidden).tweak(|s| {
                s.figures[0].points = 7;
                s.figures[1].points = 9;
            });
        let guess = Adrenaline::resample(&scene.state, scene.seat("S"), 3);
        let totals = [guess.figures[0].points, guess.figures[1].points];
        assert_eq!(totals, if hidden { [7, 0] } else { [7, 9] });
    }
}
