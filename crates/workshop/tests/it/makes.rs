//! Places of any size, crew, objective and mood: the checker has nothing against them, they can be laid out, and games
//! on them end.

use std::collections::BTreeSet;

use bots::Level;
use codex::Lang;
use skirmish::Mood;
use workshop::{Craft, Draft, Hardness, Order, Size, Trial, USUAL, craft, crafts};

/// An order of everything in turn.
fn order(craft: &dyn Craft, seed: u64) -> Order {
    let objectives = craft.objectives();
    let turn = |n: u64| (seed / n) as usize;
    let marines = turn(7) % (usize::from(craft.marines()) + 1);
    // Where everybody is against everybody there is nothing to do but that.
    let all = !objectives.is_empty();
    Order {
        size: Size::ALL[turn(1) % 3],
        marines: (marines >= craft.least().into()).then_some(marines as u8),
        objective: all.then(|| objectives[turn(3) % objectives.len()].to_owned()),
        mood: all.then_some(Mood::ALL[turn(2) % 7]),
        difficulty: if all { Hardness::ALL[turn(5) % 3] } else { Hardness::default() },
        lang: Lang::ALL[turn(11) % 4],
        ..Order::of(seed)
    }
}

fn made(craft: &dyn Craft, order: &Order) -> Draft {
    craft.draft(order, USUAL, &[]).unwrap_or_else(|error| panic!("{order:?}: {error}"))
}

/// All that the checker says, as the file would be called.
fn report(craft: &dyn Craft, draft: &Draft) -> engine::content::Report {
    let file = format!("{}.toml", draft.id);
    match craft.game() {
        "adrenaline" => adrenaline::check(&draft.text, &file),
        "doom2004" => doom2004::place::check(&draft.text, &file),
        _ => doom2016::place::check(&draft.text, &file),
    }
}

/// `TELEFRAG_WORKSHOP_RUNS` asks for more than the usual seeds.
fn runs() -> u64 {
    std::env::var("TELEFRAG_WORKSHOP_RUNS").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

fn all_can_be_played(craft: &dyn Craft) {
    let mut files = BTreeSet::new();
    for seed in 0..runs() {
        let order = order(craft, seed);
        let draft = made(craft, &order);
        let report = report(craft, &draft);
        assert!(report.is_clean(), "{order:?}\n{report}\n{}", draft.text);
        let bench = craft.bench(&draft.text).unwrap_or_else(|report| panic!("{order:?}\n{report}"));
        let [least, most] = bench.site().marines;
        assert!(order.marines.is_none_or(|marines| (least..=most).contains(&marines)));
        let marines = order.marines.unwrap_or(most);
        let record = bench.play(Trial { marines, who: Level::Random.into(), seed }).expect("it is played");
        assert!(record.ending.is_some(), "{order:?}: not over after {} decisions", record.decisions);
        files.insert(draft.text);
    }
    assert_eq!(files.len() as u64, runs(), "every seed makes a place of its own");
}

#[test]
fn scenarios_of_any_kind_can_be_played() {
    all_can_be_played(craft("doom2004").unwrap());
}

#[test]
fn missions_of_any_kind_can_be_played() {
    all_can_be_played(craft("doom2016").unwrap());
}

#[test]
fn arenas_of_any_size_can_be_played() {
    all_can_be_played(craft("adrenaline").unwrap());
}

#[test]
fn the_same_order_makes_the_same_file_and_another_seed_another() {
    for craft in crafts() {
        let [one, same, other] = [5, 5, 6].map(|seed| made(craft, &Order::of(seed)));
        assert_eq!(one, same);
        assert_ne!(one.text, other.text);
        let large = made(craft, &Order { size: Size::Large, ..Order::of(5) });
        assert_ne!(one.text, large.text);
    }
}

/// A change of these files is a change for everybody who noted a seed: it must be meant.
#[test]
fn files_are_the_same_on_every_machine() {
    let prints = crafts().map(|craft| {
        let texts: String = (1..=3).map(|seed| made(craft, &Order::of(seed)).text).collect();
        texts.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    });
    assert_eq!(
        prints.map(|print| format!("{print:016x}")),
        ["5da2ff7cf193ca9e", "9a9f7fee65ed7634", "d05e2fea8e794118"]
    );
}

/// The words that a file brings along are real ones, in every language that it has room for.
#[test]
fn texts_are_in_the_language_of_the_order() {
    let scenario = |lang| made(craft("doom2004").unwrap(), &Order { lang, ..Order::of(9) });
    let title = |lang| {
        let draft = scenario(lang);
        draft.text.lines().find_map(|line| line.strip_prefix("title = ").map(str::to_owned)).unwrap()
    };
    let titles: BTreeSet<String> = Lang::ALL.map(title).into();
    assert_eq!(titles.len(), 4, "{titles:?}");
    let mission = made(craft("doom2016").unwrap(), &Order::of(9));
    for name in ["title = { en = ", "about = { en = "] {
        let line =
            mission.text.lines().find(|line| line.starts_with(name)).expect("a text in four languages");
        assert!(["hr = ", "hu = ", "pl = "].iter().all(|lang| line.contains(lang)), "{line}");
    }
}

#[test]
fn scenarios_have_keys_before_doors_rings_and_rooms_for_a_purpose() {
    let craft = craft("doom2004").unwrap();
    let drafts: Vec<Draft> =
        (0..30).map(|seed| made(craft, &Order { size: Size::Large, ..Order::of(seed) })).collect();
    let with = |word: &str| drafts.iter().filter(|draft| draft.text.contains(word)).count();
    assert!(with("key = \"") >= 15, "{} have locked doors", with("key = \""));
    assert!(with("# The armoury") >= 5, "{} have an armoury", with("# The armoury"));
    assert!(with("# A nest") >= 10, "{} have a nest", with("# A nest"));
    assert!(with("obstacles = [") >= 25);
    // More doors than it takes to join all areas make a ring.
    let count = |draft: &Draft, word: &str| draft.text.matches(word).count();
    let ringed = |draft: &&Draft| count(draft, "between = ") >= count(draft, "[[area]]");
    assert!(drafts.iter().filter(ringed).count() >= 10, "rings are common");
}

#[test]
fn what_the_game_does_not_have_is_refused() {
    for craft in crafts() {
        let refused = |order: Order| {
            let why = craft.draft(&order, USUAL, &[]).unwrap_err();
            assert_eq!(order.check(craft), Err(why.clone()));
            why.to_string()
        };
        assert_eq!(Order::of(1).check(craft), Ok(()));
        let goal = refused(Order { objective: Some("win".to_owned()), ..Order::of(1) });
        let wanted = match craft.game() {
            "adrenaline" => {
                "in adrenaline everybody is against everybody, so there is no objective".to_owned()
            }
            game => format!("`win` is no objective of {game}; write "),
        };
        assert!(goal.starts_with(&wanted), "{goal}");
        let crowd = refused(Order { marines: Some(9), ..Order::of(1) });
        let who = if craft.game() == "adrenaline" { "players" } else { "marines" };
        assert!(crowd.ends_with(&format!("{who}, not by 9")), "{crowd}");
        assert!(!refused(Order { marines: Some(0), ..Order::of(1) }).is_empty());
    }
}
