//! What effects of scenarios do (D04-SETUP-10).

use doom2004::place::{AreaId, Cue, DoorId, Effect, Extent, Figure, Pos, Shape, Token, Winner};
use doom2004::{AmmoKind, Colour, Event, InvaderKind, KeyColour, TokenKind};
use engine::Seat;

use super::goals::{mark, on, rooms, said, text};
use super::support::Scene;

fn spawn(kind: InvaderKind, colour: Option<Colour>, at: (i16, i16)) -> Effect {
    let at = Extent::from(Pos::new(at.0, at.1));
    Effect::Spawn(Figure { kind, colour, at, tag: None, mark: mark() })
}

/// The effect `give`: as if he had picked them up: health heals, keys unlock, armour counts.
#[test]
fn effect_give_is_like_taking() {
    let words = ["armour", "bullets", "health", "red-key", "adrenaline"];
    let mut scene = rooms(1, |sketch| {
        let tokens = words.iter().map(|word| word.parse().unwrap()).collect();
        on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Give(tokens)])
    });
    scene.wounds(0, 5).does_all(&["sprint", "step W"]);
    let marine = scene.marine(0);
    assert_eq!(
        (marine.armour, marine.ammo_of(AmmoKind::Bullets), scene.left(0), marine.adrenaline),
        (3, 5, 8, 1)
    );
    assert_eq!(scene.state.keys.0, 1);
}

/// The effect `wound`: it can frag, and then his turn ends (D04-FRAG-6).
#[test]
fn effect_wound_may_frag() {
    let mut scene = rooms(2, |sketch| on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Wound(3)]));
    scene.wounds(0, 3).does_all(&["sprint", "step W"]);
    assert_eq!((scene.at(0), scene.state.frags, scene.asked()), (None, 1, Seat(1)));
}

/// The effect `spawn`: in sight or not, for a colour that plays; on the nearest free space if its own is taken.
#[test]
fn effect_spawn_finds_a_place() {
    let mut scene = rooms(1, |sketch| {
        let list = vec![
            spawn(InvaderKind::Imp, None, (1, 0)),
            spawn(InvaderKind::Imp, Some(Colour::Blue), (0, 1)),
            spawn(InvaderKind::Zombie, Some(Colour::Red), (0, 0)),
        ];
        on(sketch, Cue::Enter(Pos::new(1, 0)), list)
    });
    scene.put(InvaderKind::Zombie, (0, 0));
    scene.does_all(&["sprint", "step W"]);
    let mut places: Vec<_> =
        scene.state.figures.iter().map(|(id, f)| (f.kind, scene.figure_at(id).unwrap())).collect();
    places.sort_by_key(|(kind, at)| (*kind as u8, *at));
    assert_eq!(places.len(), 3, "no blue marine plays");
    let imp = places.iter().find(|(kind, _)| *kind == InvaderKind::Imp).unwrap().1;
    assert_ne!(imp, (1, 0), "the marine is there");
    assert!((imp.0 - 1).abs() <= 1 && imp.1 <= 1, "next to it: {imp:?}");
}

/// The effect `spawn`: without a figure to use nothing happens (D04-SPAWN-4).
#[test]
fn effect_spawn_needs_a_figure() {
    let mut scene = rooms(1, |sketch| {
        on(sketch, Cue::Enter(Pos::new(1, 0)), vec![spawn(InvaderKind::Zombie, None, (0, 0))])
    });
    for at in [(3, 0), (4, 0), (5, 0), (3, 1)] {
        scene.put(InvaderKind::Zombie, at);
    }
    scene.does_all(&["sprint", "step W"]);
    assert_eq!(scene.state.figures.iter().count(), 4);
}

/// The effects `place`, `open`, `close` and `reveal`; a token placed in an unseen area comes with it.
#[test]
fn effects_place_open_close_reveal() {
    let map = "
        +---+---+---+---+---+---+---+
        | 0r  0   0 D 1   1 D 2   2 |
        +   +   +   +   +   +   +   +
        | 0   0   0 D 1   1 D 2   2 |
        +---+---+---+---+---+---+---+
    ";
    let health = |x, y| Effect::Place(Token { kind: TokenKind::Health, at: Pos::new(x, y), mark: mark() });
    let mut scene = Scene::sketched(map, 1, |sketch| {
        let sketch = on(
            sketch.key("d1", KeyColour::Red),
            Cue::Enter(Pos::new(1, 0)),
            vec![health(0, 1), health(4, 1)],
        );
        let sketch =
            on(sketch, Cue::Enter(Pos::new(2, 0)), vec![Effect::Reveal(AreaId(2)), Effect::Open(DoorId(0))]);
        on(sketch, Cue::Enter(Pos::new(2, 1)), vec![Effect::Close(DoorId(0))])
    });
    scene.hide("1").hide("2").does_all(&["sprint", "step E"]);
    assert_eq!((scene.tokens((0, 1)), scene.state.floor.len()), (vec!["health".to_owned()], 1));
    scene.does("step E");
    assert!(
        scene.state.knows(AreaId(2)) && scene.state.knows(AreaId(1)),
        "laid out, and seen through the open door"
    );
    assert_eq!((scene.tokens((4, 1)), scene.state.closed.0), (vec!["health".to_owned()], 0b10));
    scene.does("step S");
    assert_eq!(scene.state.closed.0, 0b11);
    // Opened by the scenario it stays unlocked, key or not (D04-SETUP-10).
    scene.does("door 1");
    assert_eq!(scene.state.closed.0, 0b10);
}

/// The effect `close`: not while a figure straddles the door (D04-DOOR-5).
#[test]
fn effect_close_waits_for_nobody() {
    for straddled in [true, false] {
        let mut scene =
            rooms(1, |sketch| on(sketch, Cue::Enter(Pos::new(0, 0)), vec![Effect::Close(DoorId(0))]));
        scene.open("d1").stand(0, (1, 0)).put_shape(
            InvaderKind::HellKnight,
            (if straddled { 2 } else { 3 }, 0),
            Shape::Quad,
        );
        scene.does_all(&["sprint", "step W"]);
        assert_eq!(scene.state.closed.0, u64::from(!straddled));
    }
}

/// The effect `win` ends the game at once, for either side.
#[test]
fn effect_win_ends_the_game() {
    for side in [Winner::Marines, Winner::Invader] {
        let mut scene = rooms(2, |sketch| {
            on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Win(side), Effect::Say(text("never"))])
        });
        scene.does_all(&["sprint", "step W"]);
        assert_eq!((scene.state.winner, said(&scene)), (Some(side), 0));
        assert!(scene.legal().is_empty());
        assert!(scene.events().contains(&Event::Won { side }));
    }
}

/// Nothing that a scenario brings is left out without a word: no room, no figure, no token, no hand to carry it.
#[test]
fn what_a_scenario_cannot_bring_is_told() {
    let mut scene = rooms(1, |sketch| {
        let berserk = || Effect::Place(Token { kind: TokenKind::Berserk, at: Pos::new(2, 0), mark: mark() });
        let mut list: Vec<Effect> = (0..=TokenKind::Berserk.in_box()).map(|_| berserk()).collect();
        list.extend([
            spawn(InvaderKind::Trite, None, (2, 0)),
            spawn(InvaderKind::Zombie, None, (0, 0)),
            spawn(InvaderKind::Zombie, Some(Colour::Blue), (0, 0)),
            spawn(InvaderKind::Imp, None, (0, 0)),
            Effect::Give(vec![TokenKind::Adrenaline, TokenKind::Armour]),
        ]);
        on(sketch, Cue::Enter(Pos::new(1, 0)), list)
    });
    for at in [(0, 0), (0, 1), (1, 1), (2, 1)] {
        scene.put(InvaderKind::Imp, at);
    }
    scene.state.marines[0].adrenaline = 40;
    scene.does_all(&["sprint", "step W"]);
    let left_out = scene.events().iter().filter(|event| {
        matches!(event, Event::NotSpawned { .. } | Event::NotLaid { .. } | Event::NotGiven { .. })
    });
    let expected = [
        Event::NotLaid { token: TokenKind::Berserk },
        Event::NotSpawned { kind: InvaderKind::Zombie, used_up: false },
        Event::NotSpawned { kind: InvaderKind::Imp, used_up: true },
        Event::NotGiven { who: Seat(0), token: TokenKind::Adrenaline },
    ];
    assert_eq!(left_out.cloned().collect::<Vec<_>>(), expected);
}
