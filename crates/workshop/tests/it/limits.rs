//! Files at the limits: the largest places can be played, and nothing that is sent to keep a checker busy can.

use engine::content::Report;
use workshop::{FILE_MOST, crafts, hostile, largest};

fn check(game: &str, text: &str) -> Report {
    match game {
        "doom2004" => doom2004::place::check(text, ""),
        "doom2016" => doom2016::place::check(text, ""),
        _ => adrenaline::check(text, ""),
    }
}

#[test]
fn the_largest_places_can_be_played() {
    for craft in crafts() {
        let game = craft.game();
        let text = largest(game).unwrap();
        let report = check(game, &text);
        assert!(report.is_playable(), "{game}: {report}\n{text}");
        assert!(text.len() <= FILE_MOST, "{game}: {} bytes", text.len());
        assert!(craft.bench(&text).is_ok(), "{game}");
    }
    assert!(largest("duel").is_none());
}

/// As many of each as there may be.
#[test]
fn the_largest_places_are_at_the_limits() {
    let count = |game: &str, word: &str| largest(game).unwrap().matches(word).count();
    assert_eq!(count("doom2016", "id = \"room-"), 64);
    assert_eq!(count("doom2016", "colour = "), 18, "portals");
    let mission = doom2016::Ground::read(&largest("doom2016").unwrap()).unwrap();
    assert_eq!(mission.place().spaces().count(), 448);
    assert_eq!(mission.place().doors().len(), 8);
    assert_eq!([count("doom2004", "[[area]]"), count("doom2004", "[[trigger]]")], [32, 64]);
    assert_eq!(
        [count("doom2004", "[[door]]"), count("doom2004", "kind = \"zombie\"")],
        [14, 12],
        "all of the box"
    );
    let scenario = largest("doom2004").unwrap();
    assert!(scenario.len() > FILE_MOST * 9 / 10, "{} bytes", scenario.len());
    assert_eq!(count("adrenaline", "colour = "), 25 + 3);
    assert_eq!(count("adrenaline", "x = ["), 20, "a door on every wall between two rows");
}

#[test]
fn hostile_files_are_refused() {
    for craft in crafts() {
        let game = craft.game();
        let files = hostile(game);
        assert!(files.len() > 6);
        for (what, text) in files {
            assert!(
                text.len() <= FILE_MOST && text.len() > FILE_MOST * 9 / 10,
                "{game}, {what}: {}",
                text.len()
            );
            assert!(!check(game, &text).is_playable(), "{game}, {what}");
        }
    }
}
