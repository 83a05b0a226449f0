//! Refusals that random games seldom give: each in a position made for it.

use doom2004::frame::{Frame, Lay, Moment, Place, Trap, Watch, Window};
use doom2004::place::AreaId;
use doom2004::state::FigureSet;
use doom2004::{AmmoKind, Doom2004, InvaderKind as I, OrderKind, WeaponKind};
use engine::{Game, Refusal};

use super::support::Scene;
use super::t31_floor::{empty_way_out, on_floor};

/// Why an action is refused.
#[track_caller]
fn no(scene: &Scene, action: &str) -> Refusal {
    let action = action.parse().unwrap_or_else(|why| panic!("{why}"));
    Doom2004::may(&scene.state, action).expect_err("it may be done")
}

/// The same, and the text it is refused with.
#[track_caller]
fn told(scene: &Scene, action: &str, code: &str) -> Refusal {
    let refusal = no(scene, action);
    assert_eq!(refusal.code(), format!("refusal-d04-{code}"), "`{action}`: {refusal}");
    refusal
}

/// On top of all that is asked.
fn ask(scene: &mut Scene, frame: Frame) {
    scene.state.frames.push(frame);
}

fn knocked() -> Vec<Refusal> {
    let mut scene = on_floor(&["..r.....", "........", "........"], 1);
    scene.put(I::HellKnight, (0, 0));
    scene.armour(0, 4).invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    vec![
        told(&scene, "strike", "choose-knock"),
        told(&scene, "knock p1 7,2", "knock-there"),
        told(&scene, "knock p2 3,0", "knock-whom"),
    ]
}

fn chained() -> Vec<Refusal> {
    let mut scene = on_floor(&["r.....", "g%...."], 2);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 2);
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    let mut told_so = vec![
        told(&scene, "chain 1,1 green", "chain-obstacle"),
        told(&scene, "chain 0,1 green", "chain-friend"),
    ];
    scene.does("chain 2,0 green");
    told_so.push(told(&scene, "chain 1,0 green", "chain-again"));
    told_so
}

fn laid() -> Vec<Refusal> {
    let mut scene = empty_way_out(1);
    let areas = scene.state.arena().scenario().areas.len() as u8;
    let mut all = Vec::new();
    for area in (0..areas).map(AreaId) {
        ask(&mut scene, Frame::Lay(Lay { area, next: 0, laid: FigureSet::NONE }));
        all.extend([told(&scene, "done", "lay"), no(&scene, "remove f60")]);
    }
    all
}

fn guarded() -> Vec<Refusal> {
    let mut scene = on_floor(&["r....."], 1);
    scene.order(0, OrderKind::Guard);
    let mut late = scene.clone();
    ask(&mut late, Frame::Window(Window { moment: Moment::BeforeTurn, stage: 1 }));
    scene.invader_turn();
    ask(&mut scene, Frame::Window(Window { moment: Moment::Between, stage: 1 }));
    vec![told(&late, "fire pistol", "guard-turn"), told(&scene, "fire pistol", "no-target")]
}

fn aimed() -> Vec<Refusal> {
    let mut scene = on_floor(&["r....."], 1);
    scene.put(I::Zombie, (2, 0));
    scene.put(I::Zombie, (2, 0));
    let mut wild = scene.clone();
    scene.does_all(&["unload", "fire pistol"]);
    wild.state.marines[0].berserk = 2;
    wild.does_all(&["unload", "fire fist"]);
    vec![searching(), told(&scene, "at 2,0", "name-figure"), told(&wild, "at 3,0", "target-far")]
}

/// A weapon that searches, and nothing to be found.
fn searching() -> Refusal {
    let mut scene = on_floor(&["r"], 1);
    let weapon = WeaponKind::ALL.into_iter().find(|weapon| weapon.sheet().abilities.search);
    let weapon = weapon.expect("a weapon searches");
    scene.state.marines[0].weapons = [weapon].into_iter().collect();
    scene.state.marines[0].ammo = [9; 3];
    scene.does("unload");
    told(&scene, &format!("fire {weapon}"), "no-target")
}

fn moved() -> Vec<Refusal> {
    let mut mate = on_floor(&["R.R.", "...."], 2);
    mate.stand(0, (0, 0)).stand(1, (2, 0)).does_all(&["advance", "step S", "step E", "step NW"]);
    let mut friend = on_floor(&["=..=", "r..."], 1);
    friend.put(I::Trite, (0, 0));
    friend.put(I::Zombie, (3, 0));
    friend.invader_turn().does("activate f1");
    if let Some(Frame::Activation(activation)) = friend.state.frames.last_mut() {
        activation.moves = 1;
    }
    vec![told(&mate, "teleport 2,0", "teleporter-held"), told(&friend, "duct 3,0", "step-friend")]
}

fn of_the_invader() -> Vec<Refusal> {
    let mut scene = on_floor(&["r.....", "......"], 1);
    let figure = scene.put(I::Demon, (4, 0));
    scene.invader_turn();
    let (mut watch, mut trap, mut place) = (scene.clone(), scene.clone(), scene.clone());
    ask(&mut watch, Frame::Watch(Watch { who: 0, queue: FigureSet::of(figure) }));
    ask(&mut trap, Frame::Trap(Trap { card: "E03-1".parse().unwrap(), of: FigureSet::NONE, left: 2 }));
    ask(&mut place, Frame::Place(Place { card: "S10-1".parse().unwrap(), side: 0, next: 0, reused: None }));
    ask(&mut scene, Frame::Look);
    vec![
        told(&watch, "activate f1", "watch-far"),
        told(&trap, "activate f1", "trap-who"),
        told(&place, "put 5,1 quad", "put-fit"),
        told(&scene, "done", "not-now"),
    ]
}

/// All of them.
pub(crate) fn refusals() -> Vec<Refusal> {
    [knocked(), chained(), laid(), guarded(), aimed(), moved(), of_the_invader()].concat()
}

#[test]
fn each_is_given_in_its_position() {
    assert!(refusals().len() > 15);
}
