//! What must hold on every map, tried on many random ones.

mod chance;

use chance::{Chance, random_map};
use grid::{Dir, Edge, Grid, GridBuilder, Square};

fn each_random_map(check: impl Fn(&Grid)) {
    for seed in 0..100 {
        let grid = random_map(seed);
        // Shown only if the check fails.
        println!("seed {seed}\n{grid}");
        check(&grid);
    }
}

#[test]
fn printed_maps_read_back() {
    each_random_map(|grid| {
        let text = grid.to_string();
        let read: Grid = text.parse().unwrap();
        assert_eq!(&read, grid);
        assert_eq!(read.to_string(), text);
        for width in 1..=9 {
            assert_eq!(format!("{grid:width$}").parse::<Grid>().as_ref(), Ok(grid));
        }
    });
}

#[test]
fn an_edge_is_the_same_from_both_sides() {
    each_random_map(|grid| {
        for square in grid.squares() {
            for dir in Dir::ALL {
                match dir.step(square).filter(|&across| grid.contains(across)) {
                    Some(across) => assert_eq!(grid.edge(square, dir), grid.edge(across, dir.opposite())),
                    None => assert_eq!(grid.edge(square, dir), Edge::Wall),
                }
            }
        }
    });
}

#[test]
fn distance_is_symmetric_and_one_step_changes_it_by_one_at_most() {
    each_random_map(|grid| {
        for from in grid.squares() {
            let distances = grid.distances_from(from);
            assert_eq!(distances[&from], 0);
            for (&to, &steps) in &distances {
                for next in Dir::ALL.into_iter().filter_map(|dir| grid.neighbour(to, dir)) {
                    assert!(distances[&next].abs_diff(steps) <= 1);
                }
            }
            for to in grid.squares().filter(|&to| to > from).step_by(17) {
                assert_eq!(distances.get(&to).copied(), grid.distance(to, from));
            }
        }
    });
}

#[test]
fn a_path_is_walkable_and_as_long_as_the_distance() {
    each_random_map(|grid| {
        for from in grid.squares().step_by(5) {
            for to in grid.squares().step_by(7) {
                let path = grid.path(from, to);
                assert_eq!(path.as_ref().map(Vec::len), grid.distance(from, to).map(usize::from));
                let mut here = from;
                for next in path.into_iter().flatten() {
                    assert!(Dir::ALL.into_iter().any(|dir| grid.neighbour(here, dir) == Some(next)));
                    here = next;
                }
                assert!(here == to || grid.distance(from, to).is_none());
            }
        }
    });
}

#[test]
fn rooms_part_the_map_and_are_numbered_by_their_first_squares() {
    each_random_map(|grid| {
        let mut all: Vec<Square> = Vec::new();
        let mut firsts = Vec::new();
        for room in grid.rooms() {
            let squares = grid.room_squares(room);
            assert!(squares.is_sorted());
            assert!(squares.iter().all(|&square| grid.room_of(square) == Some(room)));
            firsts.push(squares[0]);
            all.extend(squares);
        }
        assert!(firsts.is_sorted());
        all.sort();
        assert!(all.into_iter().eq(grid.squares()));
        for square in grid.squares() {
            for dir in Dir::ALL.into_iter().filter(|&dir| grid.edge(square, dir) == Edge::Open) {
                assert_eq!(grid.room_of(square), grid.room_of(dir.step(square).unwrap()));
            }
        }
    });
}

#[test]
fn a_ray_holds_every_square_that_way() {
    each_random_map(|grid| {
        for square in grid.squares() {
            let south: Vec<Square> =
                grid.squares().filter(|s| s.col == square.col && s.row > square.row).collect();
            assert!(grid.ray(square, Dir::S).eq(south.iter().copied()));
            let west: Vec<Square> =
                grid.squares().filter(|s| s.row == square.row && s.col < square.col).collect();
            assert!(grid.ray(square, Dir::W).eq(west.into_iter().rev()));
        }
    });
}

#[test]
fn no_text_makes_the_reader_panic() {
    let mut chance = Chance(7);
    for seed in 0..200 {
        let mut text: Vec<char> = random_map(seed).to_string().chars().collect();
        for _ in 0..50 {
            let at = usize::try_from(chance.below(text.len() as u64)).unwrap();
            text[at] = chance.pick(&[' ', '+', '-', '#', 'D', '|', '.', '*', 'x', '\n', '\t', 'ż', ';', '/']);
            let broken: String = text.iter().collect();
            match broken.parse::<Grid>() {
                Ok(grid) => assert_eq!(grid.to_string().parse(), Ok(grid), "{broken}"),
                Err(error) => {
                    assert!((1..=broken.lines().count()).contains(&error.line), "{error}\n{broken}");
                    assert!(error.column >= 1 && !error.help.is_empty(), "{error}\n{broken}");
                }
            }
        }
    }
}

#[test]
fn a_large_open_map_is_no_trouble() {
    let mut builder = GridBuilder::new(60, 60);
    for row in 0..60 {
        for col in 0..60 {
            builder.square(Square { row, col }, "", "");
        }
    }
    let grid = builder.build().unwrap();
    assert_eq!(grid.rooms().count(), 1);
    assert_eq!(grid.distance(Square::new(0, 0), Square::new(59, 59)), Some(118));
    assert_eq!(grid.path(Square::new(0, 0), Square::new(59, 59)).unwrap().len(), 118);
    assert_eq!(format!("{grid:1}").parse(), Ok(grid));
}
