//! How a game stood over time, as a small chart of letters: a mark for each line of it, from left to right.

use server::analysis::{Measure, Review, Standing};

/// Columns of the chart, and steps between its rows, at most.
const WIDE: usize = 60;
const STEPS: f64 = 14.0;

/// The least that the chart shows, how much a step up is, and how many of them there are.
fn steps(review: &Review) -> (f64, f64, usize) {
    if review.measure == Measure::Chance {
        return (0.0, 0.1, 10);
    }
    let all = || review.chart.iter().flat_map(|point| point.worth.iter().copied());
    let (least, most) = (all().fold(0.0, f64::min).floor(), all().fold(1.0, f64::max).ceil());
    // Each row stands for whole points.
    let step = ((most - least) / STEPS).ceil();
    (least, step, ((most - least) / step).ceil() as usize)
}

/// The least and the most that the chart shows.
pub(super) fn span(review: &Review) -> (f64, f64) {
    let (least, step, count) = steps(review);
    (least, least + step * count as f64)
}

/// The sign of a line: the number of its seat, or a dot where there is one line alone.
pub(super) fn sign(review: &Review, line: usize) -> char {
    let digit = char::from_digit(line as u32 + 1, 10).unwrap_or('*');
    if review.lines.len() == 1 { '●' } else { digit }
}

/// The chart, row by row, with what each row stands for.
pub(super) fn rows(review: &Review) -> Vec<(f64, String)> {
    let (least, step, count) = steps(review);
    let columns = columns(review);
    let mut rows = vec![vec![' '; columns.len()]; count + 1];
    for (x, point) in columns.iter().enumerate() {
        // The first seat is drawn last: where lines meet, its sign is seen.
        for (line, worth) in point.worth.iter().enumerate().rev() {
            let up = ((worth - least) / step).round().clamp(0.0, count as f64) as usize;
            rows[count - up][x] = sign(review, line);
        }
    }
    let value = |down: usize| least + step * (count - down) as f64;
    let drawn = |(down, row): (usize, Vec<char>)| (value(down), row.into_iter().collect::<String>());
    rows.into_iter().enumerate().map(drawn).collect()
}

/// As many moments as there are columns, evenly taken; the first and the last among them.
pub(super) fn columns(review: &Review) -> Vec<&Standing> {
    let points = &review.chart;
    if points.len() <= WIDE {
        return points.iter().collect();
    }
    (0..WIDE).map(|x| &points[x * (points.len() - 1) / (WIDE - 1)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(worths: &[&[f64]], measure: Measure) -> Review {
        let point = |(count, worth): (usize, &&[f64])| Standing { count, round: 1, worth: worth.to_vec() };
        Review {
            measure,
            level: "veteran",
            proved: true,
            over: true,
            actions: worths.len(),
            lines: vec![String::new(); worths[0].len()],
            chart: worths.iter().enumerate().map(point).collect(),
            weighed: 0,
            costly: Vec::new(),
            luck: Vec::new(),
            decisions: Vec::new(),
        }
    }

    #[test]
    fn a_chance_is_drawn_from_nothing_to_all() {
        let drawn = rows(&review(&[&[0.5], &[1.0], &[0.0]], Measure::Chance));
        assert_eq!((drawn.len(), drawn[0].0, drawn[10].0), (11, 1.0, 0.0));
        assert_eq!([&drawn[0].1, &drawn[5].1, &drawn[10].1], [" ● ", "●  ", "  ●"]);
    }

    #[test]
    fn seats_have_their_numbers_and_long_games_fit() {
        let worths: Vec<Vec<f64>> = (0..200).map(|n| vec![f64::from(n), -f64::from(n)]).collect();
        let worths: Vec<&[f64]> = worths.iter().map(Vec::as_slice).collect();
        let review = review(&worths, Measure::Ahead);
        let (drawn, taken) = (rows(&review), columns(&review));
        assert!(drawn.iter().all(|(_, row)| row.chars().count() == WIDE));
        assert_eq!((taken[0].count, taken[WIDE - 1].count), (0, 199));
        let last = drawn.len() - 1;
        assert!(last <= 15 && drawn[0].1.ends_with('1') && drawn[last].1.ends_with('2'), "{drawn:?}");
    }
}
