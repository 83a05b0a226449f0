//! The results for people: a table, a page with plots, a line for each game.

use std::fmt::Write as _;

use super::fixture::Result;
use super::tally::{Standing, Summary};

/// The width of a plot, and the height of a row.
const WIDTH: f64 = 640.0;
const ROW: f64 = 26.0;
/// Where the names end.
const NAMES: f64 = 190.0;
/// Bars of a histogram.
const BARS: usize = 24;

fn per_cent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// A table for the terminal.
pub fn text(summary: &Summary) -> String {
    let mut out = String::new();
    let Summary { game, games, seconds, decisions, .. } = summary;
    let _ = writeln!(out, "{game}: {games} games in {seconds:.0} s, {decisions:.0} decisions in a game");
    let _ = writeln!(
        out,
        "{:<24} {:>6} {:>8} {:>8}  {:>15}  {:>12}  {:>8} {:>8} {:>8}",
        "player", "games", "wins", "share", "95 %", "rating", "p50 ms", "p99 ms", "max ms"
    );
    let line = |standing: &Standing| {
        let name = standing.side.map_or(standing.name.clone(), |side| format!("{side}={}", standing.name));
        let between = format!("{:.1} to {:.1}", 100.0 * standing.low, 100.0 * standing.high);
        let start = format!(
            "{name:<24} {:>6} {:>8.1} {:>8}  {between:>15}",
            standing.games,
            standing.wins,
            per_cent(standing.share)
        );
        if standing.side.is_some() || standing.p99_ms == 0.0 {
            return start;
        }
        let rating = format!("{:+.0} ± {:.0}", standing.rating, standing.rating_error);
        let Standing { p50_ms, p99_ms, max_ms, .. } = standing;
        format!("{start}  {rating:>12}  {p50_ms:>8.2} {p99_ms:>8.2} {max_ms:>8.2}")
    };
    for standing in summary.players.iter().chain(&summary.sides) {
        let _ = writeln!(out, "{}", line(standing));
    }
    for group in &summary.groups {
        let _ = writeln!(out, "\n{}", group.name);
        for standing in group.players.iter().chain(&group.sides) {
            let _ = writeln!(out, "{}", line(standing));
        }
    }
    out
}

/// A line for each seat of each game.
pub fn csv(summary: &Summary, results: &[Result]) -> String {
    let mut out = String::from("game,group,seat,player,side,points,won,decisions\n");
    for result in results {
        for (seat, &player) in result.seats.iter().enumerate() {
            let name = &summary.players[player].name;
            let side = result.sides.get(seat).copied().unwrap_or(0);
            let points = result.points.get(seat).copied().unwrap_or(0);
            let won = u8::from(result.winners.contains(&seat));
            let Result { game, group, decisions, .. } = result;
            let _ = writeln!(out, "{game},{group},{},{name},{side},{points},{won},{decisions}", seat + 1);
        }
    }
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Rows with a dot and an interval, from `least` to `most`.
fn dots(title: &str, unit: &str, [least, most]: [f64; 2], rows: &[(String, f64, f64, f64)]) -> String {
    let height = ROW * (rows.len() as f64 + 1.0);
    let x = |value: f64| NAMES + (value - least) / (most - least).max(1e-9) * (WIDTH - NAMES - 90.0);
    let mut out =
        format!("<h2>{title}</h2><svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\">");
    for tick in 0..=4 {
        let value = least + (most - least) * f64::from(tick) / 4.0;
        let (at, end) = (x(value), height - ROW);
        let _ = write!(
            out,
            "<line class=\"tick\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"0\" y2=\"{end}\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value:.0}{unit}</text>",
            height - 8.0
        );
    }
    for (n, (name, value, low, high)) in rows.iter().enumerate() {
        let y = ROW * (n as f64 + 0.5);
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line class=\"span\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\"/><text x=\"{:.1}\" y=\"{:.1}\">{value:.1}{unit}</text>",
            NAMES - 10.0,
            y + 4.0,
            escaped(name),
            x(*low),
            x(*high),
            x(*value),
            x(*high) + 8.0,
            y + 4.0
        );
    }
    out + "</svg>"
}

/// How often each number comes.
fn histogram(title: &str, numbers: &[f64]) -> String {
    let (least, most) = numbers.iter().fold((f64::MAX, f64::MIN), |(a, b), &n| (a.min(n), b.max(n)));
    if numbers.is_empty() || most <= least {
        return String::new();
    }
    let mut bars = [0_u32; BARS];
    for number in numbers {
        bars[(((number - least) / (most - least) * BARS as f64) as usize).min(BARS - 1)] += 1;
    }
    let top = f64::from(bars.iter().copied().max().unwrap_or(1).max(1));
    let width = WIDTH / BARS as f64;
    let mut out =
        format!("<h2>{title}</h2><svg viewBox=\"0 0 {WIDTH} 150\" role=\"img\" aria-label=\"{title}\">");
    for (n, &bar) in bars.iter().enumerate() {
        let tall = 120.0 * f64::from(bar) / top;
        let _ = write!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"/>",
            n as f64 * width + 1.0,
            122.0 - tall,
            width - 2.0
        );
    }
    let _ = write!(
        out,
        "<text x=\"0\" y=\"142\">{least:.0}</text><text x=\"{WIDTH}\" y=\"142\" text-anchor=\"end\">{most:.0}</text></svg>"
    );
    out
}

fn share(name: String, standing: &Standing) -> (String, f64, f64, f64) {
    (name, 100.0 * standing.share, 100.0 * standing.low, 100.0 * standing.high)
}

/// One page with plots, complete in itself.
pub fn html(summary: &Summary, results: &[Result]) -> String {
    let side = |standing: &Standing| {
        standing.side.map_or(standing.name.clone(), |side| format!("{side}={}", standing.name))
    };
    let shares: Vec<_> = summary
        .players
        .iter()
        .chain(&summary.sides)
        .map(|standing| share(side(standing), standing))
        .collect();
    let ratings: Vec<_> = summary
        .players
        .iter()
        .map(|p| (p.name.clone(), p.rating, p.rating - p.rating_error, p.rating + p.rating_error))
        .collect();
    let reach = ratings.iter().map(|row| row.2.abs().max(row.3.abs())).fold(100.0, f64::max);
    let groups: Vec<_> = summary
        .groups
        .iter()
        .flat_map(|group| {
            let rows = if group.sides.is_empty() { &group.players } else { &group.sides };
            rows.iter().take(if group.sides.is_empty() { usize::MAX } else { 1 }).map(|standing| {
                share(format!("{} {}", group.name, standing.side.unwrap_or(&standing.name)), standing)
            })
        })
        .collect();
    let slowest = summary.players.iter().map(|player| player.p99_ms).fold(1.0, f64::max);
    let times: Vec<_> =
        summary.players.iter().map(|p| (p.name.clone(), p.p50_ms, p.p50_ms, p.p99_ms)).collect();
    let seats: Vec<_> = (1..)
        .zip(&summary.seats)
        .map(|(seat, part)| (format!("p{seat}"), 100.0 * part, 100.0 * part, 100.0 * part))
        .collect();
    let lengths: Vec<f64> = results.iter().map(|result| result.decisions as f64).collect();
    let mut body = dots("First places, with the interval of 95 %", " %", [0.0, 100.0], &shares);
    body += &dots("Ratings", "", [-reach, reach], &ratings);
    if !groups.is_empty() {
        body += &dots("By set-up", " %", [0.0, 100.0], &groups);
    }
    body += &dots("First places by seat", " %", [0.0, 100.0], &seats);
    body += &dots("Time for a decision: half of them, and 99 of 100", " ms", [0.0, slowest], &times);
    body += &histogram("Decisions in a game", &lengths);
    let title = format!("Arena: {}", summary.game);
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>\
         body{{font:16px/1.5 system-ui;max-width:720px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}}\
         h2{{font-size:1rem;margin:2rem 0 .5rem}}svg{{width:100%;font:12px system-ui}}rect,circle{{fill:#c2410c}}\
         .span{{stroke:#c2410c;stroke-width:3}}.tick{{stroke:#ddd}}pre{{overflow:auto;font-size:12px}}\
         @media(prefers-color-scheme:dark){{body{{background:#111;color:#ddd}}text{{fill:#ddd}}.tick{{stroke:#333}}}}\
         </style><h1>{title}</h1>{body}<h2>Figures</h2><pre>{}</pre></html>\n",
        escaped(&text(summary))
    )
}
