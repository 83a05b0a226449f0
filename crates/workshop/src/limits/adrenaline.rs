//! Arenas at the limits: all five by five squares, in all six colours, every square named by itself and a door on every wall.

use super::filled;

/// The colours of the squares, row by row.
const COLOURS: [[&str; 5]; 5] =
    [["red"; 5], ["blue"; 5], ["yellow"; 5], ["green"; 5], ["purple", "purple", "purple", "white", "white"]];

pub(super) fn largest() -> String {
    let squares = COLOURS.iter().enumerate().flat_map(|(y, row)| {
        let square =
            move |(x, colour): (usize, &&str)| format!("    {{ colour = \"{colour}\", at = [{x}, {y}] }},\n");
        row.iter().enumerate().map(square)
    });
    let rooms: String = squares.collect();
    let walls: String =
        (1..5).flat_map(|y| (0..5).map(move |x| format!("    {{ x = [{x}, {x}], y = {y} }},\n"))).collect();
    let spawns: String = ["red", "blue", "yellow"]
        .iter()
        .enumerate()
        .map(|(y, colour)| format!("    {{ colour = \"{colour}\", at = [{x}, {y}] }},\n", x = 2 * y))
        .collect();
    format!(
        "id = \"limits\"\nplayers = [3, 5]\nrooms = [\n{rooms}]\ndoors = [\n{walls}    {{ x = 3, y = [4, 4] }},\n]\nspawnpoints = [\n{spawns}]\n"
    )
}

pub(super) fn hostile() -> Vec<(&'static str, String)> {
    let rooms = "id = \"x\"\nrooms = [\n";
    let spawns = "]\nspawnpoints = []\n";
    vec![
        (
            "rooms on rooms",
            filled(rooms, spawns, |_| "{ colour = \"red\", at = [-99, -99], to = [99, 99] },\n".to_owned()),
        ),
        (
            "colours that are none",
            filled(rooms, spawns, |n| format!("{{ colour = \"r{n}\", at = [0, 0] }},\n")),
        ),
        (
            "doors on doors",
            filled(
                "id = \"x\"\nrooms = [{ colour = \"red\", at = [0, 0] }]\nspawnpoints = []\ndoors = [\n",
                "]\n",
                |_| "{ x = [-99, 99], y = 1 },\n".to_owned(),
            ),
        ),
    ]
}
