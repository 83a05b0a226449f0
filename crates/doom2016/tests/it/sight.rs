//! Sight, cover, range and large figures on drawn maps, and against a slow exact reckoning on random ones.

use std::collections::BTreeSet;

use crate::exact::{Luck, Map, Place};
use doom2016::place::{Arena, BigStride, Doors, Footing, Pos, Shape, SpaceId, SpaceSet, Way, arenas};
use grid::Dir8;

fn sketch(text: &str) -> Arena {
    Arena::sketch("test", text).unwrap_or_else(|report| panic!("{report}"))
}

fn at(arena: &Arena, x: i16, y: i16) -> SpaceId {
    arena.at(Pos::new(x, y)).unwrap_or_else(|| panic!("there is no space {x},{y}"))
}

fn footing(arena: &Arena, x: i16, y: i16, shape: Shape) -> Footing {
    Footing { at: at(arena, x, y), shape }
}

fn set(arena: &Arena, places: &[(i16, i16)]) -> SpaceSet {
    places.iter().map(|&(x, y)| at(arena, x, y).index()).collect()
}

/// `hidden`, `cover` or `clear` for a small attacker among figures.
fn look(
    arena: &Arena,
    from: (i16, i16),
    to: (i16, i16),
    closed: u16,
    figures: &[(i16, i16)],
) -> &'static str {
    let closed = Doors(closed);
    let others: Vec<_> = figures.iter().copied().filter(|&one| one != from && one != to).collect();
    let (here, there) = (at(arena, from.0, from.1), at(arena, to.0, to.1));
    match arena.sees(here, there, closed) {
        false => "hidden",
        true if arena.has_cover(here.into(), there, closed, &set(arena, &others)) => "cover",
        true => "clear",
    }
}

/// T18: sight across an impassable edge, without cover; nobody small walks there (D16-TER-2).
#[test]
fn d16_t18_an_impassable_edge_stops_steps_alone() {
    let arena = sketch("yard[0-4,0-2] impassable 1|2,0-2");
    assert_eq!(look(&arena, (0, 1), (4, 1), 0, &[]), "clear");
    let stride = arena.strides(at(&arena, 1, 1)).iter().find(|stride| stride.dir == Dir8::E).unwrap();
    assert!(!stride.walks(Doors::NONE) && stride.is_near(Doors::NONE));
    assert_eq!(arena.distances(at(&arena, 0, 1), Doors::NONE)[at(&arena, 4, 1).index()], 4);
}

/// T19: a closed door stops sight, an open one does not (D16-DOR-1).
#[test]
fn d16_t19_a_door_blocks_sight_until_it_is_opened() {
    let arena = sketch("west[0-1,0-0] east[2-3,0-0] doors 1|2,0");
    assert_eq!(look(&arena, (0, 0), (3, 0), 1, &[]), "hidden");
    assert_eq!(look(&arena, (0, 0), (3, 0), 0, &[]), "clear");
    assert_eq!((arena.doors_at(at(&arena, 1, 0)), arena.doors_at(at(&arena, 0, 0))), (Doors(1), Doors::NONE));
}

/// T20: the cover example of the rulebook (D16-COV-1).
#[test]
fn d16_t20_the_cover_example() {
    let arena = sketch("room[0-7,0-5] blocking 2|3,3");
    let figures = [(0, 3), (3, 3), (5, 3), (3, 1)];
    let seen = [(5, 3), (3, 3), (3, 1)].map(|to| look(&arena, (0, 3), to, 0, &figures));
    assert_eq!(seen, ["cover", "cover", "clear"]);
}

/// T57: two rooms and a door one edge wide (D16-LOS-3).
#[test]
fn d16_t57_two_rooms_and_a_door() {
    let arena = sketch("west[0-2,0-2] east[3-5,0-2] doors 2|3,1");
    for (from, to) in [((0, 0), (5, 0)), ((2, 0), (3, 2)), ((2, 0), (3, 0))] {
        assert_eq!(look(&arena, from, to, 1, &[]), "hidden", "{from:?} to {to:?}");
        assert_eq!(look(&arena, from, to, 0, &[]), "cover", "{from:?} to {to:?}");
    }
    assert_eq!(arena.distances(at(&arena, 2, 0), Doors::NONE)[at(&arena, 3, 0).index()], 2);
    assert_eq!(look(&arena, (0, 0), (3, 1), 0, &[]), "clear");
}

/// T58: a corridor one square wide (D16-LOS-3, D16-COV-6).
#[test]
fn d16_t58_a_narrow_corridor_gives_no_cover() {
    let arena = sketch("corridor[0-5,0-0]");
    for (from, to) in [(0, 5), (5, 0), (1, 2), (0, 2)] {
        assert_eq!(look(&arena, (from, 0), (to, 0), 0, &[]), "clear");
    }
}

/// T59: sight is mutual on every map, and never between parts that closed doors seal off (D16-LOS-3). All sets of doors
/// on maps with two at most; on others all closed, all open, one open and one closed.
#[test]
fn d16_t59_sight_is_mutual_on_every_map() {
    for arena in arenas() {
        let all = arena.all_doors().0;
        let states = (0..=all).filter(|closed| {
            all < 4 || matches!(closed.count_ones(), 0 | 1) || matches!((closed ^ all).count_ones(), 0 | 1)
        });
        for closed in states.map(Doors) {
            for from in arena.spaces() {
                let (view, range) = (arena.view(from, closed), arena.distances(from, closed));
                assert!(view.contains(from.index()));
                for to in view.iter() {
                    let back = arena.sees(SpaceId(to as u16), from, closed);
                    assert!(back, "{}: {from:?} and {to} with {closed:?}", arena.mission().id);
                    assert!(range[to] < u8::MAX, "{}: sealed off", arena.mission().id);
                }
            }
        }
    }
}

/// T60: figures in front give cover, figures beside the line do not (D16-COV-6).
#[test]
fn d16_t60_figures_in_front_and_beside() {
    let arena = sketch("room[0-3,0-3]");
    assert_eq!(look(&arena, (0, 0), (2, 0), 0, &[(1, 0)]), "cover");
    assert_eq!(look(&arena, (0, 0), (1, 1), 0, &[(1, 0), (0, 1)]), "clear");
}

/// T61: difficult terrain covers who stands in it or behind it, not who looks out of it (D16-COV-6).
#[test]
fn d16_t61_difficult_terrain() {
    let arena = sketch("room[0-6,0-2] difficult 3-4,1");
    let pairs = [((0, 1), (3, 1)), ((0, 1), (6, 1)), ((3, 1), (4, 1)), ((3, 1), (0, 1))];
    let seen = pairs.map(|(from, to)| look(&arena, from, to, 0, &[]));
    assert_eq!(seen, ["cover", "cover", "clear", "clear"]);
}

/// Patches are joined by edges, not by corners, and walls part them.
#[test]
fn d16_cov_6_patches_of_difficult_terrain() {
    let arena = sketch("room[0-5,0-2] walls 4|5,0-2 difficult 0-1,0 2,1 4-5,2");
    let patch = |x, y| arena.space(at(&arena, x, y)).patch;
    assert_eq!([patch(0, 0), patch(1, 0), patch(2, 1)], [Some(0), Some(0), Some(1)]);
    assert_ne!(patch(4, 2), patch(5, 2));
    assert_eq!((patch(3, 1), arena.difficult().len()), (None, 5));
}

fn turns(arena: &Arena, footing: Footing) -> Vec<BigStride> {
    let strides = arena.big_strides(footing).iter().copied();
    strides.filter(|stride| matches!(stride.way, Way::Turn(_))).collect()
}

/// How many spaces two footings have in common.
fn kept(arena: &Arena, one: Footing, other: Footing) -> usize {
    arena.cells(one).iter().filter(|cell| arena.cells(other).contains(cell)).count()
}

/// T45: a base of 1 by 2 turns about either end (D16-LRG-2).
#[test]
fn d16_t45_a_pinky_turns_about_one_end() {
    let arena = sketch("room[0-4,0-4]");
    let pinky = footing(&arena, 2, 2, Shape::Across);
    let turned = turns(&arena, pinky);
    assert_eq!(turned.len(), 4);
    for stride in turned {
        assert_eq!((stride.to.shape, kept(&arena, pinky, stride.to)), (Shape::Down, 1));
    }
    let names: Vec<String> = arena.big_strides(pinky).iter().map(|stride| stride.way.to_string()).collect();
    assert_eq!(names, ["N", "E", "S", "W", "turn1", "turn2", "turn3", "turn4"]);
    // In a corner some of them are missing, and the others keep their names.
    let names: Vec<String> = turns(&arena, footing(&arena, 0, 0, Shape::Across))
        .iter()
        .map(|stride| stride.way.to_string())
        .collect();
    assert_eq!(names, ["turn3", "turn4"]);
}

/// T46: a base of 2 by 3 keeps four of its spaces in a turn, never only two (D16-LRG-2).
#[test]
fn d16_t46_a_cyberdemon_keeps_half_its_spaces() {
    let arena = sketch("room[0-8,0-8]");
    let lying = footing(&arena, 3, 3, Shape::Wide);
    let turned = turns(&arena, lying);
    assert_eq!(turned.len(), 4);
    for stride in &turned {
        assert_eq!((stride.to.shape, kept(&arena, lying, stride.to)), (Shape::Tall, 4));
    }
    let two = footing(&arena, 3, 4, Shape::Tall);
    assert_eq!(kept(&arena, lying, two), 2);
    assert!(turned.iter().all(|stride| stride.to != two));
    assert!(turns(&arena, footing(&arena, 3, 3, Shape::Quad)).is_empty());
}

/// T47: large figures make no diagonal step (D16-LRG-1).
#[test]
fn d16_t47_large_figures_go_straight() {
    let arena = sketch("room[0-5,0-5]");
    for shape in Shape::ALL.into_iter().filter(|shape| shape.is_large()) {
        let steps =
            arena.big_strides(footing(&arena, 2, 2, shape)).iter().filter_map(|stride| match stride.way {
                Way::Step(dir) => Some((dir, stride.to.at)),
                Way::Turn(_) => None,
            });
        let around = [(2, 1), (3, 2), (2, 3), (1, 2)].map(|(x, y)| at(&arena, x, y));
        assert!(steps.eq([Dir8::N, Dir8::E, Dir8::S, Dir8::W].into_iter().zip(around)), "{shape}");
    }
    assert!(arena.big_strides(at(&arena, 2, 2).into()).is_empty());
}

fn goes_east(arena: &Arena, baron: Footing, closed: u16) -> bool {
    let east = arena.big_strides(baron).iter().find(|stride| stride.way == Way::Step(Dir8::E));
    east.is_some_and(|stride| stride.is_free(Doors(closed)))
}

/// T49: large figures ignore blocking and impassable edges, not walls (D16-LRG-3).
#[test]
fn d16_t49_large_figures_and_edges() {
    let arena = sketch("room[0-5,0-5] blocking 1|2,0 impassable 1|2,1 walls 1|2,3");
    assert!(goes_east(&arena, footing(&arena, 0, 0, Shape::Quad), 0));
    assert!(!goes_east(&arena, footing(&arena, 0, 3, Shape::Quad), 0));
    assert!(
        arena.fits(footing(&arena, 1, 0, Shape::Quad), Doors::NONE),
        "it may stand on such edges (D16-LRG-4)"
    );
}

/// T72: a wall stub inside the new base, a gap of one edge, a gap of two (D16-LRG-7, D16-DOR-4).
#[test]
fn d16_t72_doors_for_large_figures() {
    // The stub lies between the two rows of the base after the step.
    let stub = sketch("room[0-4,0-3] walls 2,1|2");
    assert!(!goes_east(&stub, footing(&stub, 0, 1, Shape::Quad), 0));
    assert!(stub.cells(footing(&stub, 1, 1, Shape::Quad)).is_empty());
    let rooms = "west[0-1,0-3] east[2-4,0-3]";
    let narrow = sketch(&format!("{rooms} doors 1|2,1"));
    assert!(!goes_east(&narrow, footing(&narrow, 0, 1, Shape::Quad), 0));
    let wide = sketch(&format!("{rooms} doors 1|2,1-2"));
    let (before, between) = (footing(&wide, 0, 1, Shape::Quad), footing(&wide, 1, 1, Shape::Quad));
    assert!(goes_east(&wide, before, 0) && !goes_east(&wide, before, 1));
    assert!(wide.fits(between, Doors(0)) && !wide.fits(between, Doors(1)) && wide.cells(between).len() == 4);
    assert!(!goes_east(&wide, footing(&wide, 0, 0, Shape::Quad), 0), "not beside the gap");
}

/// D16-COV-3: a large attacker may take a corner of any of his spaces.
#[test]
fn d16_cov_3_large_attackers_choose_among_all_corners() {
    let arena = sketch("room[0-5,0-2]");
    let imp = at(&arena, 4, 0);
    let figures = set(&arena, &[(2, 0)]);
    assert!(arena.has_cover(at(&arena, 0, 0).into(), imp, Doors::NONE, &figures));
    assert!(!arena.has_cover(footing(&arena, 0, 0, Shape::Tall), imp, Doors::NONE, &figures));
}

/// Everything that random maps know: sight, range, cover, steps.
#[test]
fn random_maps_agree_with_the_slow_reckoning() {
    for seed in 0..250 {
        let luck = &mut Luck(seed);
        let map = Map::random(luck);
        let arena = Arena::sketch("random", &map.text()).unwrap_or_else(|report| panic!("{report}"));
        let place = |space: SpaceId| {
            let pos = arena.space(space).pos;
            (i64::from(pos.x), i64::from(pos.y))
        };
        assert_eq!(arena.spaces().len(), map.squares.len());
        for _ in 0..2 {
            let closed = luck.below(1 << map.doors()) as u16;
            let name = format!("{seed}: {} {closed:b}", map.text());
            for from in arena.spaces() {
                let (here, ranges) = (place(from), map.ranges(place(from), closed));
                for to in arena.spaces() {
                    let there = place(to);
                    let seen = arena.view(from, Doors(closed)).contains(to.index());
                    assert_eq!(seen, map.sees(&[here], there, closed), "{here:?} {there:?} {name}");
                    let range = arena.distances(from, Doors(closed))[to.index()];
                    assert_eq!(range, *ranges.get(&there).unwrap_or(&u8::MAX), "{here:?} {there:?} {name}");
                    let stride = arena.strides(from).iter().find(|stride| stride.to == to);
                    let ours =
                        stride.map_or((false, false), |s| (s.walks(Doors(closed)), s.is_near(Doors(closed))));
                    let slow = [true, false].map(|walks| map.is_step(here, there, closed, walks));
                    assert_eq!(ours, slow.into(), "{here:?} {there:?} {name}");
                }
            }
            let figures: BTreeSet<Place> =
                map.squares.iter().copied().filter(|_| luck.below(8) == 0).collect();
            covers_agree(&arena, &map, closed, &figures, luck);
        }
    }
}

/// Cover from every footing of every shape that fits, to every space it sees.
fn covers_agree(arena: &Arena, map: &Map, closed: u16, figures: &BTreeSet<Place>, luck: &mut Luck) {
    let place = |space: SpaceId| {
        let pos = arena.space(space).pos;
        (i64::from(pos.x), i64::from(pos.y))
    };
    for shape in Shape::ALL {
        for from in arena.spaces().map(|at| Footing { at, shape }) {
            // Large figures are many and slow to reckon.
            if !arena.fits(from, Doors(closed)) || (shape.is_large() && luck.below(4) > 0) {
                continue;
            }
            let cells: Vec<Place> = arena.cells(from).iter().map(|&cell| place(cell)).collect();
            for to in arena.spaces().filter(|&to| map.sees(&cells, place(to), closed)) {
                let others = |one: &Place| *one != place(to) && !cells.contains(one);
                let others: BTreeSet<Place> = figures.iter().copied().filter(others).collect();
                let spaces: SpaceSet = arena
                    .spaces()
                    .filter(|&space| others.contains(&place(space)))
                    .map(SpaceId::index)
                    .collect();
                let (ours, slow) = (
                    arena.has_cover(from, to, Doors(closed), &spaces),
                    map.has_cover(&cells, place(to), closed, &others),
                );
                let name = map.text();
                assert_eq!(ours, slow, "{cells:?} {:?} {closed:b} {others:?} {name}", place(to));
            }
        }
    }
}

/// The map of a drawing as one room with its walls.
fn walled(drawing: &codex::Drawing) -> Arena {
    let grid = &drawing.grid;
    let mut text = format!("room[0-{},0-{}]", grid.width() - 1, grid.height() - 1);
    for square in grid.squares() {
        let grid::Square { row, col } = square;
        for (dir, line) in [
            (grid::Dir::E, format!(" walls {col}|{},{row}", col + 1)),
            (grid::Dir::S, format!(" walls {col},{row}|{}", row + 1)),
        ] {
            let inside = dir.step(square).is_some_and(|next| grid.contains(next));
            if inside && grid.edge(square, dir) == grid::Edge::Wall {
                text.push_str(&line);
            }
        }
    }
    sketch(&text)
}

/// D16-LOS-1, D16-COV-1: the drawn examples of the codex.
#[test]
fn the_drawn_examples_are_right() {
    let drawings: Vec<&codex::Drawing> = codex::Drawing::of_game("D16").collect();
    assert!(drawings.len() >= 2);
    for drawing in drawings {
        let arena = walled(drawing);
        let place = |letter| (i16::from(drawing.at(letter).col), i16::from(drawing.at(letter).row));
        let figures: Vec<_> = drawing.figures.iter().map(|(letter, _)| place(*letter)).collect();
        for claim in &drawing.claims {
            let said = match claim.says {
                codex::Says::Hidden => "hidden",
                codex::Says::Cover => "cover",
                codex::Says::Sees | codex::Says::Range(_) => "clear",
            };
            let seen = look(&arena, place(claim.from), place(claim.to), 0, &figures);
            assert_eq!(seen, said, "{}: {claim:?}", drawing.rule);
        }
    }
}
