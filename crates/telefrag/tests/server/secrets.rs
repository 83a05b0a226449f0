//! What clients get holds no secret of anybody else: it would be the same if everything hidden were different.

use std::net::SocketAddr;

use adrenaline::Adrenaline;
use bots::Played;
use codex::Lang;
use doom2004::Doom2004;
use doom2016::Doom2016;
use engine::about::Spot;
use engine::{Chance, Game, Message, Seat, Start, Table, Viewer, Words};
use serde_json::{Value, json};
use server::entry::Deed;
use server::store::{Sqlite, Store};

use crate::kit::{NOBODY, Person, Server, folder};
use crate::line::Line;

/// How many other worlds are compared at each step.
const WORLDS: u64 = 2;

/// Everything that a viewer was sent at one step: what happened, and how things were then.
struct Sent {
    news: Value,
    scene: Value,
}

/// Play so many steps with a line for each seat and one for somebody who watches; what each was sent at each step.
fn played(at: SocketAddr, game: &str, setup: Value, seats: usize, steps: usize) -> (String, Vec<Vec<Sent>>) {
    let people: Vec<Person> = (0..seats).map(|n| Person::guest(at, &format!("Seat {n}"))).collect();
    let table = people[0].open(at, json!({ "game": game, "setup": setup }));
    for (n, who) in people.iter().enumerate().skip(1) {
        who.post(at, &format!("{table}/seats/p{}", n + 1), json!("take")).good();
    }
    let viewers = people.iter().chain([&NOBODY]);
    let mut lines: Vec<Line> = viewers.map(|who| Line::open(at, &table, who)).collect();
    people[0].post(at, &format!("{table}/begin"), json!({})).good();
    let mut luck = Chance::seeded(seats as u64);
    let mut sent = Vec::new();
    lines.iter_mut().for_each(|line| line.wait("the beginning", |known| known.scene["phase"] == "running"));
    while sent.len() < steps {
        let asked: Vec<usize> = (0..lines.len()).filter(|n| !lines[*n].known.choices().is_empty()).collect();
        let [asked] = asked[..] else {
            assert!(asked.is_empty() && lines[0].known.scene["phase"] == "over", "{asked:?} are asked");
            break;
        };
        let choices = lines[asked].known.choices();
        let action = &choices[luck.below(choices.len() as u32) as usize];
        let answer = lines[asked].act(action).expect("the line holds");
        if answer["error"]["code"] == "too-often" {
            std::thread::sleep(std::time::Duration::from_millis(200));
            continue;
        }
        let number = answer["number"].as_u64().unwrap_or_else(|| panic!("{action}: {answer}"));
        sent.push(
            lines
                .iter_mut()
                .map(|line| {
                    line.wait_for(number);
                    let news = line.known.news.last().expect("news").clone();
                    Sent { news, scene: line.known.scene.clone() }
                })
                .collect(),
        );
    }
    (table.rsplit('/').next().expect("an id").to_owned(), sent)
}

/// The same position for a viewer, with everything dealt anew that the viewer may not know.
fn other_world<G: Game>(state: &G::State, viewer: Viewer, seed: u64) -> G::State {
    match viewer {
        Viewer::Seat(seat) => G::resample(state, seat, seed),
        // Who watches knows what everybody knows.
        Viewer::Spectator => (0..G::seats(state) as u8)
            .fold(state.clone(), |state, seat| G::resample(&state, Seat(seat), seed + u64::from(seat))),
        Viewer::Open => state.clone(),
    }
}

/// The question as a viewer would get it in this position.
fn question<G: Words>(state: &G::State, viewer: Viewer) -> Value {
    let Some(decision) = G::decision(state) else { return Value::Null };
    if !viewer.is(decision.seat) {
        let prompt = codex::ask(Lang::En, &codex::shown(Lang::En, &G::prompt(state)), false);
        // What somebody else decides is told about them, not to who looks on.
        assert_eq!(codex::proof::addressed(Lang::En, &prompt), None, "{prompt}");
        let secret = json!({ "seat": null, "prompt": "" });
        return if decision.secret { secret } else { json!({ "seat": decision.seat, "prompt": prompt }) };
    }
    let mut actions = Vec::new();
    G::legal(state, &mut actions);
    let choice = |&action: &G::Action| {
        let label = codex::show(Lang::En, &G::label(state, action));
        let about = G::about(state, action);
        let mut choice = json!({ "action": action.to_string(), "label": label, "deed": about.deed });
        if !about.group.is_empty() {
            choice["group"] = codex::say(Lang::En, &Message::new(about.group)).into();
        }
        if let Some(way) = about.way {
            choice["way"] = way.into();
        }
        if about.aims {
            choice["aims"] = true.into();
        }
        let shot = G::shot(state, action);
        if about.quiet || shot.as_ref().is_some_and(|shot| !shot.is_worth_it()) {
            choice["quiet"] = true.into();
        }
        if let Some(shot) = shot {
            choice["shot"] = json!(shot);
        }
        if !about.spots.is_empty() {
            choice["spots"] = json!(about.spots);
        }
        // What it would bring depends on what the seat knows alone.
        let guess = G::resample(state, decision.seat, 0);
        let brings = told::<G>(&guess, &G::forecast(&guess, action), viewer, false);
        if !brings.is_empty() {
            choice["brings"] = Value::Array(brings);
        }
        choice
    };
    let choices: Vec<Value> = actions.iter().map(choice).collect();
    let (asked, prompt) = (viewer.seat() == Some(decision.seat), G::prompt(state));
    let words = codex::ask(Lang::En, &codex::shown(Lang::En, &prompt), asked);
    let mut question = json!({ "seat": decision.seat, "prompt": words, "choices": choices });
    // Names in it open cards, for the one who is asked.
    let cut = if asked { codex::pieces(Lang::En, &prompt, true) } else { Vec::new() };
    if cut.iter().any(|(_, spot)| spot.is_some()) {
        let piece = |(text, spot): (String, Option<Spot>)| match spot {
            Some(spot) => json!({ "text": text, "spot": spot }),
            None => json!({ "text": text }),
        };
        question["pieces"] = cut.into_iter().map(piece).collect();
    }
    question
}

/// Events as a viewer would be told of them in this position; with the names in their words, if they have happened.
fn told<G: Words>(after: &G::State, events: &[G::Event], viewer: Viewer, named: bool) -> Vec<Value> {
    let tell = |event: &G::Event| {
        let seen = G::witness(event, viewer)?;
        let (message, rules) = G::tell(after, &seen);
        let (text, names) = codex::told(Lang::En, &message);
        let mut told = json!({ "event": json_of(&seen), "text": text });
        let name = |it: codex::Name| json!({ "at": it.at, "long": it.long, "spots": it.spots });
        if named && !names.is_empty() {
            told["names"] = names.into_iter().map(name).collect();
        }
        if !rules.is_empty() {
            told["rules"] = rules.iter().map(ToString::to_string).collect();
        }
        Some(told)
    };
    events.iter().filter_map(tell).collect()
}

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// Play a game and compare what was sent with what would have been sent in other worlds.
fn assert_no_secrets<G: Played>(setup: &Value, seats: usize, steps: usize) {
    let data = folder();
    let server = Server::start(data.path());
    let (id, sent) = played(server.at, G::ID, setup.clone(), seats, steps);
    assert!(sent.len() > steps / 4, "{} of {steps} steps", sent.len());
    drop(server);
    let (row, log) = tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = Store::new(Sqlite::open(&data.path().join("telefrag.sqlite")).expect("the file"));
        (store.table(&id).await.expect("a table").row, store.log(&id, 0).await.expect("a log"))
    });
    let setup: G::Setup = serde_json::from_str(&row.setup).expect("a set-up");
    let drawn = log.iter().find_map(|(entry, _)| match &entry.deed {
        Deed::Deal { seed, .. } => Some(*seed),
        _ => None,
    });
    let mut table = Table::<G>::new(Start::New { setup, seed: drawn.expect("luck") }).expect("a game");
    let mut acts = log.iter().filter_map(|(entry, _)| match &entry.deed {
        Deed::Act { seat, action, .. } => Some((*seat, action)),
        _ => None,
    });
    let mut secrets = 0;
    for (step, sent) in sent.iter().enumerate() {
        let (seat, action) = acts.next().expect("an action");
        let asked = G::decision(table.state()).expect("a question");
        let events = table.apply(seat, action.parse().expect("an action")).expect("a legal one");
        let over = table.is_over();
        secrets += usize::from(asked.secret);
        for (n, sent) in sent.iter().enumerate() {
            let viewer = if n < seats { Viewer::Seat(Seat(n as u8)) } else { Viewer::Spectator };
            let what = format!("{} step {step} {viewer:?}", G::ID);
            let (news, scene) = (&sent.news, &sent.scene);
            let you = if n < seats { json!(Seat(n as u8)) } else { Value::Null };
            assert_eq!(scene["you"], you, "{what}");
            // What others do is told by what happened, not by what they wrote.
            let open = viewer.is(seat) || over;
            assert_eq!(news.get("action"), open.then(|| json!(action)).as_ref(), "{what}");
            let named = open || !asked.secret;
            assert_eq!(news.get("seat"), named.then(|| json!(seat)).as_ref(), "{what}");
            assert_eq!(scene.get("ended").is_some(), over, "the seed is told at the end: {what}");
            for seed in 0..=WORLDS {
                let world = match seed {
                    0 => table.state().clone(),
                    seed => other_world::<G>(table.state(), viewer, seed * 1000 + step as u64),
                };
                assert_eq!(scene["view"], json_of(&G::view(&world, viewer)), "{what}, world {seed}");
                assert_eq!(scene["question"], question::<G>(&world, viewer), "{what}, world {seed}");
                let told = told::<G>(&world, &events, viewer, true);
                assert_eq!(news["told"], Value::Array(told), "{what}, world {seed}");
            }
        }
    }
    println!("{}: {} steps, {secrets} of them secret", G::ID, sent.len());
}

#[test]
fn adrenaline_tells_nobody_the_hands_of_others() {
    assert_no_secrets::<Adrenaline>(&json!({ "players": 3 }), 3, 250);
}

#[test]
fn doom_2004_tells_nobody_the_invaders_cards() {
    assert_no_secrets::<Doom2004>(&json!({ "marines": ["green", "red"] }), 3, 250);
}

#[test]
fn doom_2016_tells_nobody_the_cards_of_others() {
    assert_no_secrets::<Doom2016>(&json!({ "marines": ["alpha", "bravo"] }), 3, 250);
}

/// Before the game begins seats can be changed, so nobody sees what a seat will know (D04-SETUP-3).
#[test]
fn nobody_sees_the_secrets_of_a_seat_before_the_game_begins() {
    let data = folder();
    let server = Server::start(data.path());
    let [host, spy] = ["Host", "Spy"].map(|name| Person::guest(server.at, name));
    for (game, setup, invader) in [
        ("doom2004", json!({ "marines": ["red"] }), "p2"),
        ("doom2016", json!({ "marines": ["alpha"] }), "p2"),
    ] {
        let seats = json!(["open", "open"]);
        let table = host.open(server.at, json!({ "game": game, "setup": setup, "seats": seats }));
        let before = spy.scene(server.at, &table)["view"].clone();
        spy.post(server.at, &format!("{table}/seats/{invader}"), json!("take")).good();
        let scene = spy.scene(server.at, &table);
        assert_eq!((&scene["you"], &scene["phase"]), (&json!(invader), &json!("open")));
        assert_eq!(scene["view"], before, "{game}: what everybody sees");
        host.post(server.at, &format!("{table}/seats/p1"), json!("take")).good();
        host.post(server.at, &format!("{table}/begin"), json!({})).good();
        assert_ne!(spy.scene(server.at, &table)["view"], before, "{game}: now he sees his hand");
    }
}
