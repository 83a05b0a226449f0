//! The codex as its readers meet it: every rule in every language, the search, and what is not there.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use codex::{Lang, Rulebook, rule_text};

use crate::kit::{Answer, NOBODY, Server, folder};

/// The games, and the letters before their rules.
const GAMES: [(&str, &str); 3] = [("adrenaline", "ADR"), ("doom2004", "D04"), ("doom2016", "D16")];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page as a browser gets it, whole and closed.
#[track_caller]
fn page(at: SocketAddr, path: &str) -> Answer {
    let answer = NOBODY.get(at, path);
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    assert!(answer.body.starts_with("<!DOCTYPE html>") && answer.body.ends_with("</html>"), "{path}");
    answer
}

/// The same, where there must be one.
#[track_caller]
fn read(at: SocketAddr, path: &str) -> String {
    let answer = page(at, path);
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.body
}

/// Where the results of a search lead, the best first.
fn found(at: SocketAddr, lang: &str, query: &str) -> Vec<String> {
    let query = query.replace(' ', "+");
    let body = read(at, &format!("/codex/search?lang={lang}&q={query}"));
    let hits = body.split("<h2><a href=\"").skip(1);
    hits.map(|hit| hit.split(['?', '"']).next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_rule_has_a_page_in_every_language() {
    let data = folder();
    let mut server = Server::start(data.path());
    for (id, prefix) in GAMES {
        let book = Rulebook::of(prefix).expect("a book");
        for lang in Lang::ALL {
            let whole = read(server.at, &format!("/codex/{id}?lang={lang}"));
            assert!(whole.contains(&format!("<html lang=\"{lang}\">")));
            for rule in book.rules() {
                let (number, text) = (rule.number(), escaped(&rule_text(lang, rule.number())));
                assert!(
                    whole.contains(&format!("id=\"{number}\"")) && whole.contains(&text),
                    "{lang} {number}"
                );
                let alone = read(server.at, &format!("/codex/{number}?lang={lang}"));
                assert!(alone.contains(&format!("<p class=\"statement\">{text}</p>")), "{lang} {number}");
                for other in Lang::ALL {
                    assert!(
                        alone.contains(&escaped(&rule_text(other, number))),
                        "{other} in {lang} {number}"
                    );
                }
                assert!(alone.contains("<code>crates/"), "{number} has code and tests");
            }
        }
    }
    server.assert_well(data.path());
}

#[test]
fn every_link_of_the_codex_leads_somewhere() {
    let data = folder();
    let server = Server::start(data.path());
    let mut known = vec!["/codex?lang=hu".to_owned()];
    let mut next = 0;
    while let Some(path) = known.get(next).cloned() {
        let body = read(server.at, path.split('#').next().unwrap_or_default());
        if let Some((_, anchor)) = path.split_once('#') {
            assert!(body.contains(&format!("id=\"{anchor}\"")), "{path}");
        }
        for link in body.split("<a ").skip(1).filter_map(|tag| tag.split("href=\"").nth(1)?.split('"').next())
        {
            let link = link.replace("&amp;", "&");
            // The rules themselves are walked elsewhere, and other languages are the same pages.
            let is_rule = GAMES.iter().any(|(_, prefix)| link.starts_with(&format!("/codex/{prefix}-")));
            if link.starts_with("/codex") && link.contains("lang=hu") && !is_rule && !known.contains(&link) {
                known.push(link);
            }
        }
        next += 1;
    }
    assert!(known.len() > 60, "{}", known.len());
}

#[test]
fn sheets_show_what_is_in_the_box_and_no_secret() {
    let data = folder();
    let server = Server::start(data.path());
    for (id, names) in [
        ("adrenaline", ["Lock Rifle", "Newton", "Small board"]),
        ("doom2004", ["Cyberdemon", "Field Surgeon", "Way Out"]),
        ("doom2016", ["Possessed soldier", "Commando", "First Contact"]),
    ] {
        let body = read(server.at, &format!("/codex/{id}/sheets?lang=en"));
        for name in names {
            assert!(body.contains(&format!("<h3>{name}</h3>")), "{id}: {name}");
        }
        let secret = escaped(&codex::text(Lang::En, "d04-way-out-secret", &[]));
        assert!(!body.contains(&secret));
        for lang in Lang::ALL {
            let body = read(server.at, &format!("/codex/{id}/sheets?lang={lang}"));
            assert!(!body.contains(['⟦', '{']), "{id} in {lang}");
        }
    }
}

#[test]
fn the_language_is_asked_for_or_accepted_or_english() {
    let data = folder();
    let server = Server::start(data.path());
    let with = |path: &str, accept: &str| {
        let head = format!("Accept-Language: {accept}\r\n");
        NOBODY.call(server.at, "GET", path, &head, "").expect("an answer").body
    };
    assert!(with("/codex", "hr-HR,hr;q=0.9").contains("<html lang=\"hr\">"));
    assert!(with("/codex?lang=pl", "hr-HR,hr;q=0.9").contains("<html lang=\"pl\">"));
    assert!(with("/codex", "de, fr").contains("<html lang=\"en\">"));
    assert!(with("/codex?lang=xx", "hu").contains("<html lang=\"hu\">"));
    let words = with("/codex/words", "hu");
    assert!(words.contains("Tengerészgyalogos") && words.contains("marinac"));
}

#[test]
fn search_forgives_and_ranks() {
    let data = folder();
    let server = Server::start(data.path());
    let cases = [
        ("en", "line of sig", "/codex/doom2004"),
        ("en", "d16-los-1", "/codex/D16-LOS-1"),
        ("en", "D04 LOS 2", "/codex/D04-LOS-2"),
        ("en", "adrsee1", "/codex/ADR-SEE-1"),
        ("en", "field surgeon", "/codex/doom2004/sheets"),
        ("en", "cyberdemn", "/codex/doom2004/sheets"),
        ("pl", "POLE WIDZENIA", "/codex/adrenaline"),
        ("pl", "shotgun", "/codex/adrenaline/sheets"),
        ("pl", "najezdzca", "/codex/words"),
        ("hr", "sacmarica", "/codex/adrenaline/sheets"),
        ("hr", "glory kill", "/codex/words"),
        ("hu", "latoter", "/codex/doom2004"),
        ("hu", "dicsoseges kivegzes", "/codex/doom2016"),
    ];
    for (lang, query, best) in cases {
        let hits = found(server.at, lang, query);
        assert_eq!(hits.first().map(String::as_str), Some(best), "{lang} {query}: {hits:?}");
    }
    for (lang, query, number) in [
        ("en", "los 1", "D04-LOS-1"),
        ("pl", "line of sight", "D04-LOS-1"),
        ("pl", "linie widzenia", "D04-LOS-1"),
        ("hr", "vratima", "D04-DOOR-1"),
        ("hu", "zsilipet nyitni", "D04-DOOR-3"),
    ] {
        let hits = found(server.at, lang, query);
        assert!(hits.contains(&format!("/codex/{number}")), "{lang} {query}: {hits:?}");
    }
    assert_eq!(found(server.at, "en", "xyzzy"), [""; 0]);
    assert_eq!(found(server.at, "en", ""), [""; 0]);
}

/// Prints how long searches take, over the line and with the page around them: run it with `--no-capture`.
#[test]
fn searches_are_timed() {
    let data = folder();
    let server = Server::start(data.path());
    let queries = ["line of sight", "los 1", "shotgun", "marine", "moving through doors and corners", "a"];
    for lang in Lang::ALL {
        let time = |query: &&str| {
            let begun = Instant::now();
            found(server.at, lang.code(), query);
            begun.elapsed()
        };
        let first = time(&"first");
        let times: Vec<Duration> = (0..5).flat_map(|_| queries.iter().map(time)).collect();
        let mean = times.iter().sum::<Duration>() / u32::try_from(times.len()).expect("few");
        println!("{lang}: first {first:?}, mean {mean:?}, slowest {:?}", times.iter().max());
    }
}

#[test]
fn what_is_not_there_says_so_and_offers_a_search() {
    let data = folder();
    let server = Server::start(data.path());
    for path in [
        "/codex/D04-LOS-99", // not-a-rule
        "/codex/chess",
        "/codex/%3Cscript%3E",
        "/codex/chess/sheets",
        "/codex/doom2004/other",
        "/codex/a/b/c",
    ] {
        for lang in Lang::ALL {
            let answer = page(server.at, &format!("{path}?lang={lang}"));
            assert_eq!(answer.status, 404, "{path}");
            assert!(answer.body.contains(&escaped(&codex::text(lang, "codex-missing", &[]))), "{path}");
            assert!(
                answer.body.contains("action=\"/codex/search\"") && !answer.body.contains("<script"),
                "{path}"
            );
        }
    }
    // Who writes a number in small letters is led to its page.
    let answer = NOBODY.get(server.at, "/codex/d04-los-1?lang=pl");
    assert_eq!((answer.status, answer.header("location")), (308, Some("/codex/D04-LOS-1?lang=pl")));
}

#[test]
fn whatever_is_searched_for_is_only_text() {
    let data = folder();
    let mut server = Server::start(data.path());
    let body = read(server.at, "/codex/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&lang=en");
    assert!(!body.contains("<script") && body.contains("&quot;&gt;&lt;script&gt;"));
    for query in ["%", "%FF%FE", "q=1&q=2", "%00", &"a+".repeat(3000)] {
        let answer = NOBODY.get(server.at, &format!("/codex/search?q={query}"));
        assert!(answer.status < 500, "{query}: {answer:?}");
    }
    server.assert_well(data.path());
}
