//! Plots of scenarios: triggers, effects, goals and the end of the game (D04-SETUP-10, D04-WIN-1 to D04-WIN-4).

use doom2004::place::{
    AreaId, Cue, DoorId, Effect, Encounter, Extent, Figure, Goal, Item, ItemId, Mark, PlacedEffect, Pos,
    Prize, Prose, Sketch, TagId, Text, Trigger, Winner,
};
use doom2004::{Event, InvaderKind, KeyColour, TokenKind, WeaponKind};
use engine::Seat;
use grid::Dir;

use super::support::Scene;

/// Two rooms and a door between them; marines stand beside it.
const ROOMS: &str = "
    +---+---+---+---+---+---+
    | 0   0   0rD 1   1   1 |
    +   +   +   +   +   +   +
    | 0   0   0gD 1   1   1 |
    +---+---+---+---+---+---+
";

pub(crate) fn mark() -> Mark {
    Mark::default()
}

pub(crate) fn text(key: &str) -> Text {
    Text { prose: Prose::Ours(key.to_owned()), mark: mark() }
}

fn effects(list: Vec<Effect>) -> Vec<PlacedEffect> {
    list.into_iter().map(|effect| PlacedEffect { effect, mark: mark() }).collect()
}

/// A trigger is added.
pub(crate) fn on(sketch: Sketch, cue: Cue, list: Vec<Effect>) -> Sketch {
    sketch.with(|s| s.triggers.push(Trigger { on: cue, effects: effects(list), mark: mark() }))
}

/// A figure with the first tag, of this kind at this place of an area.
fn boss(sketch: Sketch, area: usize, kind: InvaderKind, at: (i16, i16)) -> Sketch {
    sketch.with(|s| {
        s.tags.push("boss".to_owned());
        let at = Extent::from(Pos::new(at.0, at.1));
        s.areas[area].figures.push(Figure { kind, colour: None, at, tag: Some(TagId(0)), mark: mark() });
    })
}

/// A thing to be carried.
fn core(sketch: Sketch, area: u8, at: (i16, i16)) -> Sketch {
    let item = Item {
        id: "core".to_owned(),
        name: text("core"),
        area: AreaId(area),
        at: Pos::new(at.0, at.1),
        mark: mark(),
    };
    sketch.with(|s| s.items.push(item))
}

pub(crate) fn rooms(marines: usize, more: impl FnOnce(Sketch) -> Sketch) -> Scene {
    Scene::sketched(ROOMS, marines, more)
}

pub(crate) fn said(scene: &Scene) -> usize {
    scene.events().iter().filter(|event| matches!(event, Event::Said { .. })).count()
}

/// The cue `kill`: the killer is meant by what follows; it happens once.
#[test]
fn cue_kill_rewards_the_killer() {
    let mut scene = rooms(2, |sketch| {
        let sketch = boss(sketch, 0, InvaderKind::Imp, (0, 0));
        on(
            sketch,
            Cue::Kill(TagId(0)),
            vec![Effect::Give(vec!["shotgun".parse().unwrap()]), Effect::Say(text("dead"))],
        )
    });
    scene.script(&["Y1/3", "G1/1"]).does_all(&["unload", "fire pistol", "at 0,0"]);
    assert_eq!(
        (scene.marine(0).weapons.of(WeaponKind::Shotgun), scene.marine(1).weapons.of(WeaponKind::Shotgun)),
        (1, 0)
    );
    assert_eq!((said(&scene), scene.state.fired.0), (1, 1));
}

/// The cue `take`: a token, or a thing of the scenario.
#[test]
fn cue_take_a_token_or_a_thing() {
    let prize = Prize::Token(TokenKind::Key(KeyColour::Red));
    let mut scene = rooms(1, |sketch| {
        let sketch = on(sketch, Cue::Take(prize), vec![Effect::Say(text("key"))]);
        on(core(sketch, 0, (2, 0)), Cue::Take(Prize::Item(ItemId(0))), vec![Effect::Frag(1)])
    });
    scene.token((2, 0), "red-key").token((2, 0), "blue-key").does_all(&["sprint", "take blue-key"]);
    assert_eq!(said(&scene), 0);
    scene.does("take red-key");
    assert_eq!((said(&scene), scene.state.frags), (1, 0));
    scene.does("take-item 1");
    assert_eq!((scene.state.frags, scene.marine(0).items.0), (1, 1));
    assert!(scene.events().contains(&Event::Scored { n: 1, frags: 1 }));
}

/// The cues `enter` and `enter-area`: a marine enters a space, or an area; invaders do not count.
#[test]
fn cue_enter_a_space_or_an_area() {
    let mut scene = rooms(1, |sketch| {
        let sketch = on(sketch, Cue::Enter(Pos::new(0, 0)), vec![Effect::Wound(2)]);
        on(sketch, Cue::EnterArea(AreaId(1)), vec![Effect::Say(text("in"))])
    });
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.armour(0, 9).open("d1").invader_turn().does_all(&["activate f1", "step W", "done", "done"]);
    assert_eq!(scene.left(0), 10);
    scene.stand(0, (1, 0)).state.figures = Default::default();
    scene.does_all(&["sprint", "step W"]);
    assert_eq!(scene.left(0), 8, "whatever his armour");
    scene.does_all(&["step E", "step W", "step E", "step E"]);
    assert_eq!((scene.left(0), said(&scene)), (8, 0), "once");
    scene.does_all(&["step E", "step E"]);
    assert_eq!(said(&scene), 1);
}

/// Play this many rounds in which nobody does anything.
fn idle_rounds(scene: &mut Scene, rounds: usize) {
    for _ in 0..rounds {
        for _ in 0..scene.state.marines.len() {
            scene.does_all(&["unload", "done"]);
        }
        scene.state.hand = Default::default();
        scene.does("done");
    }
}

/// The cues `round` and `every`: that round once, and every round that the number divides. They mean all marines.
#[test]
fn cue_round_and_every() {
    let mut scene = rooms(2, |sketch| {
        let sketch = on(sketch, Cue::Round(3), vec![Effect::Heal(2)]);
        on(sketch, Cue::Every(2), vec![Effect::Say(text("tick"))])
    });
    scene.wounds(0, 1).wounds(1, 8).script(&["S01-1", "S01-2"]);
    idle_rounds(&mut scene, 1);
    assert_eq!((said(&scene), scene.left(0)), (1, 1));
    scene.script(&["S02-1", "S02-2", "S03-1", "S03-2"]);
    idle_rounds(&mut scene, 2);
    assert_eq!((said(&scene), scene.left(0), scene.left(1)), (2, 3, 9), "not above full");
    scene.script(&["S04-1", "S04-2", "S05-1", "S05-2"]);
    idle_rounds(&mut scene, 2);
    assert_eq!((said(&scene), scene.left(0), scene.state.turn.round), (3, 3, 6));
}

/// The cues `reveal` and `clear`: the area is laid out; its last invader is gone.
#[test]
fn cue_reveal_and_clear() {
    let mut scene = rooms(1, |sketch| {
        let sketch = boss(sketch, 1, InvaderKind::Trite, (4, 0));
        let sketch = on(sketch, Cue::Reveal(AreaId(1)), vec![Effect::Say(text("seen"))]);
        on(sketch, Cue::Clear(AreaId(1)), vec![Effect::Frag(2)])
    });
    scene.hide("1").script(&["Y2/2", "G2/0"]).does_all(&["advance", "door 1"]);
    assert_eq!((said(&scene), scene.state.frags), (1, 0));
    scene.does_all(&["fire pistol", "at 4,0"]);
    assert_eq!(scene.state.frags, 2);
}

/// Encounters are effects for the first marine who ends his turn there (D04-EQ-9).
#[test]
fn an_encounter_is_met_once() {
    let mut scene = rooms(2, |sketch| {
        let encounter =
            Encounter { at: Pos::new(1, 0), effects: effects(vec![Effect::Heal(1)]), mark: mark() };
        sketch.with(|s| s.areas[0].encounters.push(encounter))
    });
    scene.wounds(0, 3).wounds(1, 3).does_all(&["advance", "step W", "done"]);
    assert_eq!((scene.left(0), scene.left(1), scene.state.floor.len()), (4, 3, 0));
}

/// The goal `leave` (D04-WIN-2, D04-WIN-4): all must have left; who has left does not return.
#[test]
fn goal_leave_wants_all() {
    let mut scene = rooms(2, |sketch| sketch.exit(0, 0, Dir::W));
    scene.open("d2").stand(0, (0, 0)).stand(1, (0, 1)).does_all(&["advance", "leave 2"]);
    assert_eq!((scene.state.winner, scene.asked(), scene.at(0)), (None, Seat(1), None));
    scene.does_all(&["advance", "leave 2"]);
    assert_eq!(scene.state.winner, Some(Winner::Marines));
}

/// The goals `kill` and `take`, both of which must be met; a named figure is never taken off for another.
#[test]
fn goals_kill_and_take() {
    let mut scene = rooms(1, |sketch| {
        let sketch = boss(sketch, 0, InvaderKind::Trite, (0, 0));
        sketch.goal(Goal::Kill(TagId(0))).goal(Goal::Take(Prize::Token(TokenKind::Berserk)))
    });
    for x in 3..6 {
        scene.put(InvaderKind::Trite, (x, 0));
    }
    scene.hand(&["S05-1"]).invader_turn().does("spawn S05-1 1");
    scene.forbids("remove f1");
    scene.allows("remove f2");
    scene.does_all(&["pass", "pass", "pass", "done"]);
    scene.token((2, 0), "berserk").script(&["Y2/2", "G2/0"]).does_all(&["unload", "fire pistol", "at 0,0"]);
    assert_eq!(scene.state.winner, None);
    scene.does("take berserk");
    assert_eq!(scene.state.winner, Some(Winner::Marines));
}

/// The goals `reach` and `reach-area`: once is enough. `gather`: all at the same time, none of them fragged.
#[test]
fn goals_reach_and_gather() {
    let mut scene =
        rooms(1, |sketch| sketch.goal(Goal::Reach(Pos::new(1, 0))).goal(Goal::ReachArea(AreaId(1))));
    scene.open("d1").does_all(&["sprint", "step W", "step E"]);
    assert_eq!(scene.state.winner, None);
    scene.does("step E");
    assert_eq!(scene.state.winner, Some(Winner::Marines));

    let mut scene = rooms(2, |sketch| sketch.goal(Goal::Gather(AreaId(1))));
    scene.open("d1").does_all(&["sprint", "step E", "done"]);
    assert_eq!(scene.state.winner, None);
    let mut fragged = scene.clone();
    fragged.fallen(0, (4, 0)).does_all(&["sprint", "step E"]);
    assert_eq!(fragged.state.winner, None);
    scene.does_all(&["sprint", "step E"]);
    assert_eq!(scene.state.winner, Some(Winner::Marines));
}

/// The goal `clear`: the area is revealed and no invader is left in it, however it went.
#[test]
fn goal_clear_wants_an_empty_area() {
    let mut scene =
        rooms(1, |sketch| boss(sketch, 1, InvaderKind::Trite, (4, 0)).goal(Goal::Clear(AreaId(1))));
    scene.hide("1").does_all(&["sprint", "door 1", "done"]);
    assert_eq!(scene.state.winner, None, "unseen, then full");
    scene.state.hand = Default::default();
    scene.does_all(&["activate f1", "step W"]);
    assert_eq!(scene.state.winner, None);
    scene.does("step SW");
    assert_eq!(scene.state.winner, Some(Winner::Marines), "it has walked out");
}

/// The goal `survive`, and the timer: the end of the round counts; with both, the goal comes first.
#[test]
fn goal_survive_and_the_timer() {
    for (survive, timer, winner) in [
        (Some(2), None, Winner::Marines),
        (None, Some(2), Winner::Invader),
        (Some(2), Some(2), Winner::Marines),
    ] {
        let mut scene = rooms(1, |sketch| {
            let sketch = sketch.with(|s| s.timer = timer);
            match survive {
                Some(rounds) => sketch.goal(Goal::Survive(rounds)),
                None => sketch.goal(Goal::Reach(Pos::new(5, 1))),
            }
        });
        scene.script(&["S01-1", "S01-2"]);
        idle_rounds(&mut scene, 1);
        assert_eq!(scene.state.winner, None);
        idle_rounds(&mut scene, 1);
        assert_eq!(scene.state.winner, Some(winner));
    }
}

/// The goal `carry`: out by the door with the thing; it can be given, and falls where its bearer is fragged.
#[test]
fn goal_carry_wants_the_thing_outside() {
    let mut scene = rooms(2, |sketch| {
        let sketch = core(sketch.exit(0, 0, Dir::W), 0, (2, 0));
        let sketch = sketch.with(|s| s.goals.clear()).goal(Goal::Carry(ItemId(0), DoorId(1)));
        on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Wound(9)])
    });
    scene.open("d2").does_all(&["sprint", "take-item 1", "give p2 item1", "accept"]);
    assert_eq!((scene.marine(0).items.0, scene.marine(1).items.0), (0, 1));
    scene.does_all(&["done", "sprint", "step NW"]);
    assert_eq!((scene.at(1), scene.marine(1).items.0), (None, 0), "fragged by the trigger");
    assert!(scene.events().contains(&Event::Dropped { item: ItemId(0), at: Pos::new(1, 0) }));
    scene.stand(0, (0, 1)).marine_turn(0).does("sprint");
    scene.forbids("leave 2");
    scene.does_all(&["step NE", "take-item 1", "step W", "leave 2"]);
    assert_eq!(scene.state.winner, Some(Winner::Marines));
}

/// D04-WIN-1, D04-WIN-3: frags of the limit win, wherever they come from, also from an effect.
#[test]
fn the_frag_limit_ends_the_game() {
    let mut scene = rooms(1, |sketch| {
        on(sketch.with(|s| s.frags = Some([2, 3, 4])), Cue::Enter(Pos::new(1, 0)), vec![Effect::Frag(2)])
    });
    scene.does_all(&["sprint", "step W"]);
    assert_eq!(scene.state.winner, Some(Winner::Invader));
    assert_eq!(scene.state.frag_limit(), Some(2));
}

/// What is set off while something is happening comes after it, in order, and nothing gets lost: 63 triggers on one cue.
#[test]
fn many_triggers_on_one_cue_all_happen() {
    let mut scene = rooms(1, |sketch| {
        let list = vec![Effect::Give(vec![TokenKind::Armour]), Effect::Reveal(AreaId(1))];
        let sketch = on(sketch, Cue::Enter(Pos::new(1, 0)), list);
        let sketch = on(sketch, Cue::Reveal(AreaId(1)), vec![Effect::Say(text("revealed"))]);
        (0..61).fold(sketch, |sketch, _| {
            on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Give(vec![TokenKind::Armour])])
        })
    });
    let before = scene.marine(0).armour;
    scene.hide("1").does_all(&["sprint", "step W"]);
    assert_eq!(scene.marine(0).armour, before + 62);
    let said = scene
        .events()
        .iter()
        .position(|event| matches!(event, Event::Said { key: Prose::Ours(key) } if key == "revealed"));
    let first = scene.events().iter().position(|event| matches!(event, Event::Took { .. }));
    assert!(said > first, "what it reveals speaks after it");
}

/// The floor has room for every token of the box; what an effect lays down again and again it lays while the box has
/// some (D04-COMP-9).
#[test]
fn tokens_are_laid_while_the_box_has_some() {
    let all: u32 = TokenKind::equipment().chain([TokenKind::Encounter]).map(TokenKind::in_box).sum();
    assert_eq!(all as usize, doom2004::state::FLOOR);
    let place = |kind| Effect::Place(doom2004::place::Token { kind, at: Pos::new(0, 1), mark: mark() });
    let mut scene = rooms(2, |sketch| {
        let list = vec![place(TokenKind::Berserk), place(TokenKind::Berserk), place(TokenKind::Health)];
        on(sketch, Cue::Every(1), list)
    });
    scene.script(&["S01-1", "S01-2", "S02-1", "S02-2", "S03-1", "S03-2"]);
    idle_rounds(&mut scene, 3);
    let berserk = scene.tokens((0, 1)).iter().filter(|token| *token == "berserk").count();
    assert_eq!(berserk, 3);
}
