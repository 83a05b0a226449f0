//! Refusals that random games seldom give: each in a position made for it.

use crate::support::Scene;
use doom2016::DemonKind::Imp;
use doom2016::frame::{Attack, Drop, Frame, Respawn, Stage, Unstick};
use doom2016::{Callsign, Card, CardSet, Doom2016, Gains, Moment, Setup, Who};
use engine::{Game, Refusal};
use skirmish::FigureId;

/// Why an action is refused, and the text it is refused with.
#[track_caller]
fn told(scene: &Scene, action: &str, code: &str) -> Refusal {
    let read = action.parse().unwrap_or_else(|why| panic!("{why}"));
    let refusal = Doom2016::may(&scene.state, read).expect_err(action);
    assert_eq!(refusal.code(), format!("refusal-d16-{code}"), "`{action}`: {refusal}");
    refusal
}

/// Alpha on (0, 1) and Bravo on (0, 2) in a hall with an imp.
fn hall() -> Scene {
    let mut scene = Scene::drawn("hall[0-5,0-3] active 5,3 starts 0,1 0,2", 2);
    scene.put(Imp, (3, 1));
    scene.marine_turn(0);
    scene
}

/// On top of all that is asked.
fn asking(frame: Frame) -> Scene {
    let mut scene = hall();
    scene.state.frames.push(frame);
    scene
}

fn attacking(attack: Attack) -> Scene {
    let mut scene = asking(Frame::Attack);
    scene.state.attacks.push(Attack { by: Who::Marine(0), printed: 9, ..attack });
    scene
}

fn of_attacks() -> Vec<Refusal> {
    let all = attacking(Attack { everyone: true, ..Attack::default() });
    let only = attacking(Attack { only: Some(Who::Marine(1)), ..Attack::default() });
    let thin = attacking(Attack { stage: Stage::Thin, ..Attack::default() });
    let next = attacking(Attack { stage: Stage::Next, ..Attack::default() });
    let dodge = Card::all().find(|card| card.block().dodge).expect("a card dodges");
    let mut dodged = attacking(Attack {
        stage: Stage::Attack,
        gains: Gains { reroll_any: 1, ..Gains::default() },
        pool: "2R".parse().unwrap(),
        target: Who::Marine(0),
        revealed: Some(dodge.index() as u8),
        ..Attack::default()
    });
    dodged.state.attacks[0].by = Who::Demon(FigureId(0));
    vec![
        told(&all, "at f1", "attack-all"),
        told(&only, "at f1", "target-only"),
        told(&thin, "lose red", "die-absent"),
        told(&next, "end", "choose-next"),
        told(&next, "at f1", "target-done"),
        told(&dodged, "reroll 1", "settled"),
    ]
}

fn of_frames() -> Vec<Refusal> {
    let back = asking(Frame::Respawn(Respawn { who: 0 }));
    let at = back.state.footing(Who::Marine(0)).unwrap();
    let mut round = hall();
    round.state.frames.clear();
    round.state.frames.push(Frame::Round);
    vec![
        told(&back, "done", "respawn"),
        told(&back, "respawn 0,0", "respawn-where"),
        told(&asking(Frame::Drop(Drop { at, samples: 1 })), "done", "drop"),
        told(&asking(Frame::Unstick(Unstick { who: Who::Marine(0) })), "done", "displace"),
        told(&round, "done", "not-now"),
    ]
}

fn of_things() -> Vec<Refusal> {
    let mut scene = Scene::drawn("lane[0-5,0-0] objectives 1,0 2,0 exits 5,0 objective asset-extraction", 1);
    scene.stand(0, (1, 0)).marine_mp(0, 0);
    let dear = told(&scene, "take asset", "no-points");
    scene.state.marines[0].asset = true;
    let one = told(&scene, "take asset", "asset-one");
    let mut scene = hall();
    scene.glory(0, &["fury", "fury-b"]).marine_turn(0);
    vec![dear, one, told(&scene, "glory fury-b", "twin")]
}

fn of_reactions() -> Vec<Refusal> {
    let defends = |card: &Card| {
        let first = card.face().abilities.first();
        first.is_some_and(|ability| ability.when == Moment::WhileDefending)
    };
    let cards: Vec<Card> = Card::all().filter(defends).collect();
    let twins = cards.iter().flat_map(|one| cards.iter().map(move |other| (one, other)));
    let (first, second) =
        twins.into_iter().find(|(one, other)| one < other && one.set() == other.set()).expect("two of a set");
    let mut scene = hall();
    scene.hand(0, &[&first.to_string(), &second.to_string()]).deck(0, &["chaingun-1"]);
    scene.events(&["hellish-power"]).demon_turn(FigureId(0)).does("strike 1").does("at p1");
    let argent = told(&scene, "event hellish-power 2", "no-argent");
    scene.script(&["Rx1", "Rx1", "chaingun-1"]).does("pass");
    let before = told(&scene, &format!("play {second}"), "reaction-condition");
    vec![argent, before]
}

fn of_the_set_up() -> Vec<Refusal> {
    let dockside = doom2016::Ground::shipped("dockside").unwrap();
    let mut scene = Scene::setup(Setup { mission: dockside, ..Setup::default() });
    scene.does(&scene.legal()[0].clone());
    scene.does(&format!("class {}", scene.options("class")[0]));
    let rifle: CardSet = "plasma-rifle".parse().unwrap();
    scene.state.marines[0].discard = Card::all().filter(|card| card.set() == rifle).collect();
    let nobody = Setup { marines: [].into_iter().collect(), ..Setup::default() };
    let twisted = [Callsign::ALL[1], Callsign::ALL[0]].into_iter().collect();
    let twisted = Setup { marines: twisted, ..Setup::default() };
    vec![
        told(&scene, "arm plasma-rifle", "weapon-gone"),
        nobody.check().unwrap_err(),
        twisted.check().unwrap_err(),
    ]
}

/// All of them.
pub(crate) fn refusals() -> Vec<Refusal> {
    [of_attacks(), of_frames(), of_things(), of_reactions(), of_the_set_up()].concat()
}

#[test]
fn each_is_given_in_its_position() {
    assert!(refusals().len() > 15);
}
