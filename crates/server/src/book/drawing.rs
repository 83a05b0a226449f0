//! A drawn example as a picture: the map, the figures on it, and what is true of them, also in words.

use codex::{Arg, Claim, Drawing, Says};
use grid::{Dir, Edge, Grid, Square};
use maud::{Markup, html};

use super::Reader;

/// The side of a square, and what is left free around the map.
const SIDE: u16 = 48;
const MARGIN: u16 = 4;

/// The example, with its picture and its words.
pub(super) fn example(reader: &Reader<'_>, drawing: &Drawing) -> Markup {
    let said: Vec<String> = drawing.claims.iter().map(|claim| words(reader, claim)).collect();
    html! {
        section.example {
            h2 { (reader.say("codex-example")) }
            figure {
                (picture(drawing, &said.join(" ")))
                figcaption {
                    ul { @for (claim, said) in drawing.claims.iter().zip(&said) { li class=(sort(claim.says)) { (said) } } }
                    p.quiet { (reader.say("codex-example-note")) }
                }
            }
        }
    }
}

fn words(reader: &Reader<'_>, claim: &Claim) -> String {
    let letter = |letter: char| Arg::Text(letter.to_string());
    let mut args = vec![("from", letter(claim.from)), ("to", letter(claim.to))];
    if let Says::Range(n) = claim.says {
        args.push(("n", Arg::Num(n.into())));
    }
    codex::text(reader.lang, &format!("codex-drawn-{}", sort(claim.says)), &args)
}

fn sort(says: Says) -> &'static str {
    match says {
        Says::Sees => "sees",
        Says::Hidden => "hidden",
        Says::Cover => "cover",
        Says::Range(_) => "range",
    }
}

fn picture(drawing: &Drawing, told: &str) -> Markup {
    let grid = &drawing.grid;
    let length = |squares: u8| u16::from(squares) * SIDE + 2 * MARGIN;
    let (width, height) = (length(grid.width()), length(grid.height()));
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img" aria-label=(told) {
            @for square in grid.squares() {
                @let (x, y) = corner(square);
                rect class={ "floor " (ground(grid, square)) } x=(x) y=(y) width=(SIDE) height=(SIDE) {}
            }
            @for (edge, [x1, y1, x2, y2]) in grid.squares().flat_map(|square| edges(grid, square)) {
                line class=(edge) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
            }
            @for claim in drawing.claims.iter().filter(|_| drawing.has_lines()) {
                @let ((x1, y1), (x2, y2)) = (middle(drawing.at(claim.from)), middle(drawing.at(claim.to)));
                line class={ "sight " (sort(claim.says)) } x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
            }
            @for &(letter, at) in &drawing.figures {
                @let (x, y) = middle(at);
                @let said = drawing.claims.iter().find(|claim| claim.to == letter && claim.from == drawing.figures[0].0);
                circle class={ "figure " (said.map_or("looks", |claim| sort(claim.says))) } cx=(x) cy=(y) r=(SIDE / 3) {}
                text x=(x) y=(y + 6) text-anchor="middle" { (letter) }
            }
        }
    }
}

fn corner(square: Square) -> (u16, u16) {
    (u16::from(square.col) * SIDE + MARGIN, u16::from(square.row) * SIDE + MARGIN)
}

fn middle(square: Square) -> (u16, u16) {
    let (x, y) = corner(square);
    (x + SIDE / 2, y + SIDE / 2)
}

/// What a square is made of: blocked, or the colour of its room.
fn ground(grid: &Grid, square: Square) -> String {
    if grid.marks(square).contains('%') {
        "blocked".to_owned()
    } else {
        format!("room-{}", grid.label(square))
    }
}

/// Walls and doors around a square; those that two squares share are drawn by one of them.
fn edges(grid: &Grid, square: Square) -> Vec<(&'static str, [u16; 4])> {
    let (x, y) = corner(square);
    let sides = [
        (Dir::N, [x, y, x + SIDE, y]),
        (Dir::W, [x, y, x, y + SIDE]),
        (Dir::S, [x, y + SIDE, x + SIDE, y + SIDE]),
        (Dir::E, [x + SIDE, y, x + SIDE, y + SIDE]),
    ];
    let own =
        |dir: Dir| matches!(dir, Dir::N | Dir::W) || dir.step(square).is_none_or(|next| !grid.contains(next));
    let drawn = sides.into_iter().filter(|(dir, _)| own(*dir)).filter_map(|(dir, line)| {
        match grid.edge(square, dir) {
            Edge::Open => None,
            Edge::Door => Some(("door", line)),
            Edge::Wall => Some(("wall", line)),
        }
    });
    drawn.collect()
}
