//! A review as a page that is complete in itself: the chart, and the lists below it.

use std::fmt::Write as _;

use super::chart::span;
use super::{Item, Teller};

/// The measures of the chart.
const WIDE: f64 = 760.0;
const HIGH: f64 = 260.0;
const LEFT: f64 = 56.0;
/// The colours of the lines.
const COLOURS: [&str; 5] = ["#c2410c", "#1d4ed8", "#6b7280", "#7e22ce", "#15803d"];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// All of it.
pub(super) fn page(teller: &Teller<'_>) -> String {
    let (head, notes) = teller.head();
    let mut body = format!("<h1>{}</h1>", escaped(&head));
    for note in notes {
        let _ = write!(body, "<p>{}</p>", escaped(&note));
    }
    body += &chart(teller);
    let lists = [
        ("ui-analyse-costly", "ui-analyse-costly-none", teller.costly()),
        ("ui-analyse-luck", "ui-analyse-luck-none", teller.luck()),
    ];
    for (heading, none, items) in lists {
        let heading = teller.line(if items.is_empty() { none } else { heading }, &[]);
        let _ = write!(body, "<h2>{}</h2><ol>", escaped(&heading));
        for Item { head, below } in items {
            let _ = write!(body, "<li>{}", escaped(&head));
            for line in below {
                let _ = write!(body, "<br>{}", escaped(&line));
            }
            body += "</li>";
        }
        body += "</ol>";
    }
    for line in teller.foot() {
        let _ = write!(body, "<p>{}</p>", escaped(&line));
    }
    let title = escaped(&head);
    format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>\
         body{{font:16px/1.5 system-ui;max-width:800px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}}\
         h1{{font-size:1.3rem}}h2{{font-size:1rem;margin:2rem 0 .5rem}}svg{{width:100%;font:12px system-ui}}\
         polyline{{fill:none;stroke-width:2}}.tick{{stroke:#ddd}}li{{margin-bottom:.6rem}}\
         @media(prefers-color-scheme:dark){{body{{background:#111;color:#ddd}}text{{fill:#ddd}}.tick{{stroke:#333}}}}\
         </style>{body}</html>\n",
        teller.lang.code()
    )
}

fn chart(teller: &Teller<'_>) -> String {
    let review = teller.review;
    let (least, most) = span(review);
    let x = |count: usize| LEFT + (WIDE - LEFT - 24.0) * count as f64 / review.actions.max(1) as f64;
    let y = |worth: f64| 10.0 + (HIGH - 40.0) * (most - worth) / (most - least);
    let title = escaped(&teller.line("ui-analyse-chart", &[]));
    let mut out = format!("<svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"{title}\">");
    for tick in 0..=4 {
        let worth = least + (most - least) * f64::from(tick) / 4.0;
        let (at, end) = (y(worth), WIDE - 24.0);
        let _ = write!(
            out,
            "<line class=\"tick\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 6.0,
            at + 4.0,
            escaped(&teller.worth(worth))
        );
    }
    for (n, name) in review.lines.iter().enumerate() {
        let colour = COLOURS[n % COLOURS.len()];
        let along: Vec<(f64, f64)> =
            review.chart.iter().filter_map(|it| Some((x(it.count), y(*it.worth.get(n)?)))).collect();
        let dots: Vec<String> = along.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = write!(out, "<polyline stroke=\"{colour}\" points=\"{}\"/>", dots.join(" "));
        if let Some((x, y)) = along.last().filter(|_| review.lines.len() > 1) {
            let _ = write!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" style=\"fill:{colour}\">{}</text>",
                x + 3.0,
                y + 4.0,
                escaped(name)
            );
        }
    }
    for (n, costly) in (1..).zip(&review.costly) {
        let at = x(costly.count);
        let _ = write!(
            out,
            "<line class=\"tick\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"10\" y2=\"{:.1}\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{n}</text>",
            HIGH - 28.0,
            HIGH - 12.0
        );
    }
    out + "</svg>"
}
