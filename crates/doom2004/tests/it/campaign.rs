//! Campaign play: scenarios follow each other, and equipment carries over.

use doom2004::place::{self, Campaign, Winner};
use doom2004::{AmmoKind, Doom2004, Next, OrderKind, Setup, State, WeaponKind};
use engine::Game;

/// A finished game of the first scenario, won by this side, with a well equipped first marine.
fn finished(setup: &Setup, winner: Winner) -> State {
    let mut state = Doom2004::start(setup, 5).unwrap();
    let marine = &mut state.marines[0];
    marine.weapons = [WeaponKind::Shotgun, WeaponKind::Bfg].into_iter().collect();
    marine.ammo = [7, 1, 0];
    marine.armour = 4;
    marine.wounds = 1;
    marine.order = Some(OrderKind::Aim);
    marine.adrenaline = 2;
    state.winner = Some(winner);
    state
}

fn first() -> Setup {
    place::campaign().first(&Setup::default())
}

#[test]
fn only_those_who_bring_something_need_be_named() {
    let read = |baggage: &str| {
        serde_json::from_str::<Setup>(&format!(r#"{{"marines":["green"],"baggage":{baggage}}}"#))
    };
    let shotgun = r#"{"weapons":["shotgun"],"ammo":[2,0,0],"armour":1,"cards":["red-mist"]}"#;
    let one = read(&format!("[{shotgun}]")).unwrap();
    assert_eq!(one, read(&format!("[{shotgun},{{}},{{}}]")).unwrap());
    assert_eq!(one.baggage[0].ammo, [2, 0, 0]);
    assert_eq!(read("[]").unwrap().baggage, Setup::default().baggage);
    assert!(read("[{},{},{},{}]").is_err());
    let begun = Doom2004::start(&one, 6).unwrap();
    assert_eq!(begun.marines[0].weapons, one.baggage[0].weapons);
}

#[test]
fn after_a_won_scenario_the_next_one_follows_with_the_equipment() {
    let state = finished(&first(), Winner::Marines);
    let Some(Next::Play(next)) = place::campaign().after(&state) else { panic!("another scenario follows") };
    assert_eq!(next.scenario.place().scenario().id, "hold-the-relay");
    let begun = Doom2004::start(&next, 6).unwrap();
    let (before, after) = (&state.marines[0], &begun.marines[0]);
    assert_eq!((after.weapons, after.cards), (before.weapons, before.cards));
    // At most three of each kind, besides what every scenario gives (D04-SETUP-6) and this one too.
    let plain = Doom2004::start(&Setup { baggage: Default::default(), ..next }, 6).unwrap();
    let gift = 1 + plain.setup.difficulty.kit(3).bullets;
    let rats: u8 = after.cards.iter().map(|card| card.kind().face().bullets).sum();
    assert_eq!(after.ammo_of(AmmoKind::Bullets), 3 + gift + rats);
    // Wounds are full again; armour, orders and adrenaline are left behind.
    assert_eq!(after.wounds, 0);
    assert_eq!((after.armour, after.order, after.adrenaline), (2, None, 0));
}

/// A table goes on with what was won; what was lost can only be played again, and what somebody drew leads nowhere.
#[test]
fn a_won_game_names_its_sequel() {
    let won = finished(&first(), Winner::Marines);
    let next = Doom2004::sequel(&won).unwrap();
    assert_eq!(place::campaign().after(&won), Some(Next::Play(next.clone())));
    assert_eq!(next.baggage[0].weapons, won.marines[0].weapons);
    assert_eq!(Doom2004::sequel(&finished(&first(), Winner::Invader)), None);
    assert_eq!(Doom2004::sequel(&Doom2004::start(&first(), 5).unwrap()), None);
    let (_, text) = place::shipped_files().iter().find(|(id, _)| *id == "way-out").unwrap();
    let own = doom2004::Ground::read(&text.replace("[6, 6, 6]", "[5, 5, 5]")).unwrap();
    let drawn = Setup { scenario: own, ..first() };
    assert_eq!(Doom2004::sequel(&finished(&drawn, Winner::Marines)), None);
}

#[test]
fn all_marine_cards_of_a_campaign_are_different() {
    let state = finished(&first(), Winner::Marines);
    let Some(Next::Play(next)) = place::campaign().after(&state) else { panic!("another scenario follows") };
    let begun = Doom2004::start(&next, 6).unwrap();
    for (n, marine) in begun.marines.iter().enumerate() {
        assert_eq!(marine.cards.len(), 2, "D04-SETUP-6, D04-SETUP-7");
        assert!(
            begun.marines[..n].iter().all(|other| other.cards.and(marine.cards).is_empty()),
            "D04-COMP-4"
        );
    }
}

#[test]
fn a_lost_scenario_is_played_again_or_ends_the_campaign_or_leaves_the_marines_bare() {
    let text = place::campaign().to_string();
    let with = |lost: &str| {
        Campaign::parse(&text.replace("lost = \"again\"", &format!("lost = \"{lost}\""))).unwrap()
    };
    let state = finished(&first(), Winner::Invader);
    assert_eq!(with("again").after(&state), Some(Next::Play(state.setup.clone())));
    assert_eq!(with("end").after(&state), Some(Next::Lost));
    let Some(Next::Play(bare)) = with("bare").after(&state) else { panic!("the campaign goes on") };
    assert_eq!(bare.scenario.place().scenario().id, "hold-the-relay");
    assert_eq!(bare.baggage, Setup::default().baggage);
}

#[test]
fn the_last_scenario_ends_the_campaign_and_an_unfinished_one_leads_nowhere() {
    let ground = doom2004::Ground::shipped("red-line").unwrap();
    let state = finished(&Setup { scenario: ground, ..first() }, Winner::Marines);
    assert_eq!(place::campaign().after(&state), Some(Next::Won));
    let running = Doom2004::start(&first(), 1).unwrap();
    assert_eq!(place::campaign().after(&running), None);
}
