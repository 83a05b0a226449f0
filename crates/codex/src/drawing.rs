//! Small drawn examples of rules: a map as text, figures on it, and what is true of them.
//!
//! The games' own tests read the same files (`drawings/`), so that no example can be wrong.

use std::sync::LazyLock;

use grid::{Grid, Square};

/// All examples, by the rule that they belong to.
static TEXTS: [(&str, &str); 7] = [
    ("ADR-SEE-1", include_str!("../drawings/ADR-SEE-1.txt")),
    ("ADR-SEE-2", include_str!("../drawings/ADR-SEE-2.txt")),
    ("D04-LOS-2", include_str!("../drawings/D04-LOS-2.txt")),
    ("D04-LOS-4", include_str!("../drawings/D04-LOS-4.txt")),
    ("D04-RNG-2", include_str!("../drawings/D04-RNG-2.txt")),
    ("D16-COV-1", include_str!("../drawings/D16-COV-1.txt")),
    ("D16-LOS-1", include_str!("../drawings/D16-LOS-1.txt")),
];

/// A drawn example.
#[derive(Debug)]
pub struct Drawing {
    /// The rule it is an example of.
    pub rule: &'static str,
    /// The map as text, as the games read it.
    pub map: &'static str,
    /// The same as a grid.
    pub grid: Grid,
    /// Figures by their letters.
    pub figures: Vec<(char, Square)>,
    /// What is true of them.
    pub claims: Vec<Claim>,
}

/// What is true of one figure that looks at another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who looks.
    pub from: char,
    /// What comes of it.
    pub says: Says,
    /// At whom.
    pub to: char,
}

/// What comes of looking at somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// There is sight, and nothing in between.
    Sees,
    /// There is none.
    Hidden,
    /// There is sight, and cover.
    Cover,
    /// There is sight over so many spaces.
    Range(u8),
}

static ALL: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
    let read =
        |&(rule, text)| read(rule, text).unwrap_or_else(|wrong| panic!("the drawing of {rule}: {wrong}"));
    TEXTS.iter().map(read).collect()
});

impl Drawing {
    /// The example of a rule, if it has one.
    ///
    /// ```
    /// use codex::{Drawing, Says};
    ///
    /// let drawing = Drawing::of("D04-LOS-2").unwrap();
    /// assert_eq!((drawing.claims[0].from, drawing.claims[0].says, drawing.claims[0].to), ('A', Says::Sees, 'B'));
    /// ```
    pub fn of(rule: &str) -> Option<&'static Drawing> {
        ALL.iter().find(|drawing| drawing.rule == rule)
    }

    /// The examples of a game, by the letters before its rules.
    pub fn of_game(prefix: &str) -> impl Iterator<Item = &'static Drawing> {
        ALL.iter().filter(move |drawing| drawing.rule.split('-').next() == Some(prefix))
    }

    /// Is sight one line from middle to middle, so that it can be drawn? In DOOM (2004) it is.
    pub fn has_lines(&self) -> bool {
        self.rule.starts_with("D04-")
    }

    /// Where a figure stands; every figure of a claim stands somewhere.
    pub fn at(&self, letter: char) -> Square {
        self.figures.iter().find(|(known, _)| *known == letter).map_or(Square::new(0, 0), |(_, at)| *at)
    }
}

/// The map, then figures as `A 0,2` (column, row), then claims as `A sees B`, with empty lines between.
fn read(rule: &'static str, text: &'static str) -> Result<Drawing, String> {
    let mut parts = text.split("\n\n");
    let mut next = |what: &str| parts.next().ok_or(format!("it has no {what}"));
    let (map, figures, claims) = (next("map")?, next("figures")?, next("claims")?);
    let grid: Grid = map.parse().map_err(|wrong| format!("{wrong}"))?;
    let figures = figures.lines().map(figure).collect::<Result<Vec<_>, _>>()?;
    let claims = claims.lines().map(claim).collect::<Result<Vec<_>, _>>()?;
    if let Some((letter, _)) = figures.iter().find(|(_, at)| !grid.contains(*at)) {
        return Err(format!("{letter} stands beside the map"));
    }
    let stands = |letter: char| figures.iter().any(|(known, _)| *known == letter);
    match claims.iter().find(|claim| !stands(claim.from) || !stands(claim.to)) {
        Some(claim) => Err(format!("{} or {} stands nowhere", claim.from, claim.to)),
        None => Ok(Drawing { rule, map, grid, figures, claims }),
    }
}

fn figure(line: &str) -> Result<(char, Square), String> {
    let read = || {
        let (letter, place) = line.split_once(' ')?;
        let (col, row) = place.split_once(',')?;
        Some((letter.parse().ok()?, Square::new(row.parse().ok()?, col.parse().ok()?)))
    };
    read().ok_or(format!("`{line}` is no figure; write `A 0,2`"))
}

fn claim(line: &str) -> Result<Claim, String> {
    let words: Vec<&str> = line.split(' ').collect();
    let read = || {
        let (from, to) = (words.first()?.parse().ok()?, words.last()?.parse().ok()?);
        let says = match words[1..words.len() - 1] {
            ["sees"] => Says::Sees,
            ["hidden"] => Says::Hidden,
            ["cover"] => Says::Cover,
            ["range", n] => Says::Range(n.parse().ok()?),
            _ => return None,
        };
        Some(Claim { from, says, to })
    };
    read()
        .ok_or(format!("`{line}` says nothing; write `A sees B`, `A hidden B`, `A cover B` or `A range 3 B`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_read_and_belongs_to_a_rule() {
        assert_eq!(ALL.len(), TEXTS.len());
        for drawing in ALL.iter() {
            assert!(
                crate::Rulebook::find(drawing.rule).is_some() && !drawing.claims.is_empty(),
                "{}",
                drawing.rule
            );
        }
    }

    #[test]
    fn what_is_wrong_with_a_drawing_is_said() {
        let map = "+---+\n| 0 |\n+---+";
        let wrong = |figures: &str, claims: &str| {
            let text = format!("{map}\n\n{figures}\n\n{claims}\n");
            read("X-A-1", text.leak()).expect_err("something is wrong")
        };
        assert_eq!(wrong("A 0", "A sees A"), "`A 0` is no figure; write `A 0,2`");
        assert_eq!(wrong("A 1,0", "A sees A"), "A stands beside the map");
        assert_eq!(wrong("A 0,0", "A sees B"), "A or B stands nowhere");
        assert!(wrong("A 0,0", "A smells A").starts_with("`A smells A` says nothing"));
    }
}
