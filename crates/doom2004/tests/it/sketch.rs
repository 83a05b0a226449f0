//! Maps that are drawn with letters: doors, what tells them apart, what cannot be read.

use doom2004::place::{Arena, Sketch};

fn error(text: &str) -> String {
    Arena::sketch("test", text).unwrap_err().to_string()
}

#[test]
fn two_door_edges_in_a_line_are_one_door() {
    let map = "
        +---+---+---+
        | 0 D 1   1 |
        +-D-+   +-D-+
        | 2 D 1 D 3 |
        +---+---+---+
    ";
    let arena = Arena::sketch("doors", map).unwrap();
    let spaces: Vec<usize> = arena.doors().iter().map(|door| door.spaces.len()).collect();
    assert_eq!(spaces, [4, 2, 2, 2]);
    let ids: Vec<&str> = arena.scenario().doors.iter().map(|door| door.id.as_str()).collect();
    assert_eq!(ids, ["d1", "d2", "d3", "d4"]);
    assert_eq!(arena.closed_at_start().0, 0b1111);
}

#[test]
fn the_id_tells_maps_apart() {
    let id = |text| Arena::sketch("test", text).unwrap().scenario().id.clone();
    let (one, two) = (id("+-+-+\n|0 0|\n+-+-+"), id("+-+-+\n|0|0|\n+-+-+"));
    assert_ne!(one, two);
    assert_eq!(one, id("+-+-+\n|0 0|\n+-+-+"));
    let other =
        Sketch::read("test", "+-+-+\n|0 0|\n+-+-+").unwrap().with(|scenario| scenario.timer = Some(3));
    assert_ne!(other.arena().unwrap().scenario().id, one);
}

#[test]
fn what_cannot_be_read_is_refused() {
    assert!(error("+--+\n|0z|\n+--+").starts_with("`z` on (0, 0) means nothing"));
    assert!(error("+---+\n|0? |\n+---+").starts_with("`?` on (0, 0) means nothing"));
    assert!(error("+---+\n|99 |\n+---+").starts_with("there is no area 99"));
    assert!(error("+-+\n|0 |\n+-+").starts_with("line 2"));
}
