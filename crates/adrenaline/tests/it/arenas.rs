//! People's own arenas: files are read, checked and played on, up to five rows of five squares.

use std::path::Path;
use std::sync::Arc;

use adrenaline::{Adrenaline, BoardId, Colour, Ground, Setup, Sq, State, check};
use codex::Lang;
use engine::{Chance, Game, Silent, Viewer};

/// Four rooms in a ring around a fifth, as wide and as high as can be; drawn away from the origin.
const RING: &str = r#"
id = "ring"
title = { en = "The Ring", pl = "Pierścień" }
about = "Round and round."
players = [4, 5]

rooms = [
    { colour = "red", at = [-2, 3], to = [1, 3] },
    { colour = "blue", at = [2, 3], to = [2, 6] },
    { colour = "yellow", at = [-1, 7], to = [2, 7] },
    { colour = "green", at = [-2, 4], to = [-2, 7] },
    { colour = "white", at = [-1, 4], to = [1, 6] },
]
doors = [
    { x = 2, y = [3, 3] },
    { x = [2, 2], y = 7 },
    { x = -1, y = [7, 7] },
    { x = [-2, -2], y = 4 },
    { x = [0, 0], y = 4 },
]
spawnpoints = [
    { colour = "red", at = [-2, 3] },
    { colour = "yellow", at = [2, 7] },
    { colour = "blue", at = [2, 4] },
]
"#;

fn arena(text: &str) -> Ground {
    Ground::read(text).unwrap_or_else(|report| panic!("{}", codex::report(Lang::En, &report)))
}

/// What the checker says first of the ring with one thing changed, and what to do.
fn complaint(old: &str, new: &str) -> String {
    assert!(RING.contains(old), "{old}");
    let report = check(&RING.replacen(old, new, 1), "ring.toml");
    assert!(!report.is_playable(), "{new} is no error");
    let finding = report.errors().next().unwrap();
    for lang in Lang::ALL {
        assert!(!codex::finding(lang, finding).contains('⟦'), "{lang} has no words for {}", finding.remark);
        assert!(
            !codex::advice(lang, &finding.remark).contains('⟦'),
            "{lang} has no advice on {}",
            finding.remark
        );
    }
    format!("{}: {}", codex::finding(Lang::En, finding), codex::advice(Lang::En, &finding.remark))
}

fn random_game(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) -> State {
    let (mut state, mut luck) = (Adrenaline::start(setup, seed).unwrap(), Chance::seeded(seed));
    let mut actions = Vec::new();
    while Adrenaline::decision(&state).is_some() {
        look(&state);
        actions.clear();
        Adrenaline::legal(&state, &mut actions);
        let pick = luck.below(actions.len() as u32) as usize;
        Adrenaline::apply(&mut state, actions[pick], &mut Silent);
    }
    state
}

/// ADR-BOARD-1: the boards of the box are what the maps of the rules show.
#[test]
fn the_boards_of_the_box_are_drawn_as_ever() {
    let drawn = [
        include_str!("../../../grid/tests/boards/small.txt"),
        include_str!("../../../grid/tests/boards/medium-a.txt"),
        include_str!("../../../grid/tests/boards/medium-b.txt"),
        include_str!("../../../grid/tests/boards/big.txt"),
    ];
    for (board, drawn) in BoardId::ALL.into_iter().zip(drawn) {
        let lines = drawn.lines().filter(|line| !line.starts_with(';'));
        let drawn: String = lines.flat_map(|line| [line.trim_end(), "\n"]).collect();
        assert_eq!(board.board().grid().to_string(), drawn, "{board}");
    }
}

#[test]
fn an_own_arena_is_laid_out_as_its_file_says() {
    let ground = arena(RING);
    let (place, board) = (ground.place(), ground.place().board());
    assert_eq!((place.id(), place.players(), place.in_box()), ("ring", [4, 5], None));
    assert_eq!(place.title().said("pl"), Some("Pierścień"));
    assert_eq!(board.squares().len(), 25);
    assert_eq!(board.rooms().len(), 5);
    let spawns = Colour::ALL.map(|colour| board.spawn(colour).to_string());
    assert_eq!(spawns, ["00", "44", "14"]);
    assert_eq!(board.ammo_squares().len(), 22);
    // From the middle of the top row through the only door into the white room.
    assert_eq!(board.distance(Sq::at(0, 2), Sq::at(1, 2)), 1);
    assert_eq!(board.distance(Sq::at(0, 1), Sq::at(1, 1)), 3);
    // A door shows the whole room behind it, and from the far corner of the white room nobody sees out.
    assert!(board.see(Sq::at(0, 2)).has(Sq::at(3, 3)));
    assert!(!board.see(Sq::at(3, 3)).has(Sq::at(0, 2)));
}

#[test]
fn an_own_arena_goes_into_set_ups_and_positions_whole_and_comes_out_again() {
    let setup = Setup { board: arena(RING), players: 5, turrets: true, ..Setup::default() };
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    let mut far = false;
    let end = random_game(&setup, 3, |state| {
        if state.turn.number % 7 == 0 {
            let json = serde_json::to_string(state).unwrap();
            let read: State = serde_json::from_str(&json).unwrap();
            assert_eq!(Adrenaline::hash(&read), Adrenaline::hash(state));
            assert!(Adrenaline::faults(state).is_empty(), "{:?}", Adrenaline::faults(state));
        }
        far |= state.figures.iter().any(|figure| figure.square == Sq::at(4, 0));
    });
    assert!(far, "nobody ever went to the last row");
    assert!(end.turrets.some().any(|(square, _)| square.in_box().is_none()), "no turret out there was taken");
    let view = Adrenaline::view(&end, Viewer::Spectator);
    assert_eq!(view.map, end.board().grid().to_string());
    assert_eq!(view.title.said("en"), Some("The Ring"));
    let shown = serde_json::to_value(&view).unwrap();
    assert!(shown["turrets"].as_object().unwrap().keys().all(|square| square.len() == 2));
}

/// Fifty games on the ring in all modes: all end, and no position is unsound.
#[test]
fn games_on_an_own_arena_end_in_every_mode() {
    let board = arena(RING);
    for seed in 0..48 {
        let setup = Setup {
            board: board.clone(),
            players: 3 + (seed % 3) as u8,
            skulls: 5,
            domination: seed % 4 == 1,
            turrets: seed % 4 == 2,
            bot: seed % 3 < 2 && seed % 4 == 3,
            ..Setup::default()
        };
        let end = random_game(&setup, seed, |_| ());
        assert!(Adrenaline::outcome(&end).is_some_and(|outcome| !outcome.winners.is_empty()), "{seed}");
    }
}

#[test]
fn an_arena_goes_with_the_last_who_plays_on_it() {
    let seen = Arc::new(());
    let ground = arena(RING);
    assert!(ground.place().notes(|_| Arc::clone(&seen)).is_some());
    assert!(ground.place().notes(|_| 7).is_none(), "there is room for one kind of notes");
    let setup = Setup { board: ground, ..Setup::default() };
    let state = Adrenaline::start(&setup, 1).unwrap();
    drop(setup);
    assert_eq!(Arc::strong_count(&seen), 2);
    drop(state);
    assert_eq!(Arc::strong_count(&seen), 1);
}

#[test]
fn ours_are_known_again_by_their_ids_and_their_files() {
    let big = include_str!("../../../../content/adrenaline/boards/big.toml");
    assert_eq!(arena(big), BoardId::Big.into());
    let other = arena(&big.replace("players = [4, 5]", "players = [3, 5]"));
    assert_ne!(other, BoardId::Big.into());
    assert_eq!(serde_json::from_str::<Ground>("\"medium-a\"").unwrap(), BoardId::MediumA.into());
    let unknown = serde_json::from_str::<Ground>("\"huge\"").unwrap_err().to_string();
    assert!(unknown.contains("write small, medium-a, medium-b or big"), "{unknown}");
}

/// ADR-BOARD-2, ADR-BOARD-3, ADR-BOARD-4, ADR-SETUP-1: everything that can be wrong with an arena is told, with its
/// place and what to do.
#[test]
fn the_checker_says_what_is_wrong_and_what_to_do() {
    assert!(check(RING, "ring.toml").is_clean());
    let yellow = "    { colour = \"yellow\", at = [2, 7] },\n";
    let cases = [
        (
            "players = [4, 5]",
            "players = [2, 5]",
            "line 5, column 11: good for 2 to 5 players: write the fewest",
        ),
        ("players = [4, 5]", "players = [5, 4]", "line 5, column 11: good for 5 to 4 players"),
        ("to = [1, 3]", "to = [2, 3]", "line 9, column 29: blue room: red room is already on (2, 3)"),
        (
            "at = [-2, 3], to",
            "at = [-3, 3], to",
            "line 2, column 6: the arena is 6 squares wide and 5 high: bring",
        ),
        (
            "\"white\", at",
            "\"red\", at",
            "line 19, column 5: the door on the line y = 4, x 0 stands inside one room: red",
        ),
        (
            "\"green\"",
            "\"yellow\"",
            "line 17, column 5: the door on the line x = -1, y 7 stands inside one room",
        ),
        ("colour = \"green\"", "colour = \"pink\"", "line 11, column 16: "),
        (
            "x = 2, y = [3, 3]",
            "x = 3, y = [3, 3]",
            "line 15, column 5: the door on the line x = 3, y 3 leads nowhere",
        ),
        (
            "x = 2, y = [3, 3]",
            "x = [2, 2], y = 7",
            "line 16, column 5: there are two doors on the line y = 7, x 2",
        ),
        ("x = 2, y = [3, 3]", "x = 2, y = 3", "line 15, column 5: the door does not say where it lies"),
        (yellow, "", "line 2, column 6: the yellow spawnpoint is missing: put it in the room of its colour"),
        (yellow, &format!("{yellow}{yellow}"), "line 24, column 31: there is a second yellow spawnpoint"),
        (
            "at = [2, 7] }",
            "at = [3, 7] }",
            "line 23, column 31: the yellow spawnpoint is on (3, 7), where there",
        ),
        (
            "at = [2, 7] }",
            "at = [2, 4] }",
            "line 23, column 31: the yellow spawnpoint is on (2, 4), in another",
        ),
        (
            "    { x = [0, 0], y = 4 },\n",
            "",
            "line 12, column 30: there is no way from one room to another: red room, white",
        ),
    ];
    let wrong: Vec<String> = cases
        .into_iter()
        .map(|(old, new, says)| (complaint(old, new), says))
        .filter(|(said, says)| !said.starts_with(says))
        .map(|(said, says)| format!("{said}\n    instead of {says}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let scattered = RING.replace("\"white\", at = [-1, 4], to = [1, 6]", "\"red\", at = [0, 6]");
    let said = codex::report(Lang::En, &check(&scattered, "ring.toml"));
    assert!(said.contains("red room: the part on (0, 6) is cut off from the rest"), "{said}");
    let small = "id = 'a'\nrooms = [{ colour = 'red', at = [0, 0] }]\nspawnpoints = []\n";
    let said = codex::report(Lang::En, &check(small, "a.toml"));
    assert!(said.contains("the arena has 1 square\n"), "{said}");
    let said = codex::report(Lang::En, &check("id = 'a'\nrooms = []\nspawnpoints = []\n", "a.toml"));
    assert!(said.contains("the arena has no room"), "{said}");
    let many: String = (0..51).map(|_| "{ colour = 'red', at = [0, 0] },").collect();
    let said =
        codex::report(Lang::En, &check(&format!("id = 'a'\nrooms = [{many}]\nspawnpoints = []\n"), "a.toml"));
    assert!(said.contains("50"), "{said}");
}

#[test]
fn every_broken_arena_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let named = |text: &str| check(text, &format!("{}.toml", text.split('"').nth(1).expect("an id")));
    assert!(testbed::broken_files(&folder, named) >= 20, "some broken arenas are missing");
}
