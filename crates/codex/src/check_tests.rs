//! One test for each way in which a locale can fall short.

use crate::check::{LANGS, Source, check};

/// The reports for files given as (language, text), each called after its language; the languages not given
/// repeat the English text.
fn reports(files: &[(&'static str, &str)]) -> Vec<String> {
    let english = files.iter().find(|(lang, _)| *lang == "en").map_or("", |(_, text)| text);
    let given = |lang: &str| files.iter().any(|(other, _)| *other == lang);
    let rest = LANGS.into_iter().filter(|lang| !given(lang)).map(|lang| (lang, english));
    let files = files.iter().copied().chain(rest);
    let source = |(lang, text): (&'static str, &str)| Source {
        lang,
        path: format!("{lang}.ftl"),
        text: text.to_owned(),
    };
    check(&files.map(source).collect::<Vec<_>>()).iter().map(ToString::to_string).collect()
}

#[test]
fn whole_locales_have_no_problems() {
    let files = [
        (
            "en",
            "# A comment\na = A { $n }\nb =\n    { $n ->\n        [one] one\n       *[other] { $n }\n    }\n",
        ),
        ("pl", "-x = X\n    .gen = Xa\na = { $n } { -x }\nb = { $n ->\n  [few] dwa\n *[other] { -x }\n }\n"),
    ];
    assert_eq!(reports(&files), [""; 0]);
}

#[test]
fn a_key_missing_in_a_language_is_a_problem() {
    assert_eq!(reports(&[("en", "a = A\n\nb = B\n"), ("hr", "a = A\n")]), ["en.ftl:3: `b` is missing in hr"]);
    assert_eq!(
        reports(&[("en", "a = A\n"), ("pl", "a = A\nb = B\n"), ("hu", "b = B\na = A\n")]),
        ["pl.ftl:2: `b` is missing in en, hr"]
    );
}

#[test]
fn help_is_english_in_the_program_and_translated_by_the_others() {
    let (plain, help) = ("a = A\n", "a = A\nhelp-a = B\n");
    assert_eq!(reports(&[("en", plain), ("pl", help), ("hr", help), ("hu", help)]), [""; 0]);
    assert_eq!(
        reports(&[("en", plain), ("pl", help), ("hr", help), ("hu", plain)]),
        ["pl.ftl:2: `help-a` is missing in hu"]
    );
}

#[test]
fn a_language_without_files_lacks_every_key() {
    let source = |lang| Source { lang, path: format!("{lang}.ftl"), text: "a = A\n".to_owned() };
    let problems = check(&[source("en"), source("pl"), source("hr")]);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].to_string(), "en.ftl:1: `a` is missing in hu");
}

#[test]
fn a_key_of_one_language_only_is_a_problem() {
    assert_eq!(
        reports(&[("en", "a = A\n"), ("hu", "a = A\nb = B\n")]),
        ["hu.ftl:2: `b` exists only in hu: missing in en, pl, hr"]
    );
}

#[test]
fn a_key_defined_twice_is_a_problem() {
    assert_eq!(
        reports(&[("en", "a = A\n"), ("pl", "a = A\n\na = B\n")]),
        ["pl.ftl:3: `a` is defined twice in pl, first in pl.ftl:1"]
    );
    // In two files of the same language as well.
    let mut sources: Vec<Source> = LANGS
        .into_iter()
        .map(|lang| Source { lang, path: format!("{lang}.ftl"), text: "a = A\n".to_owned() })
        .collect();
    sources.push(Source { lang: "hr", path: "more.ftl".to_owned(), text: "\na = A\n".to_owned() });
    let problems = check(&sources);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].to_string(), "more.ftl:2: `a` is defined twice in hr, first in hr.ftl:1");
}

#[test]
fn a_syntax_error_is_the_only_thing_reported() {
    let reports = reports(&[("en", "a = A\nb = B\n"), ("pl", "a = A\nb = { $n\n")]);
    assert_eq!(reports.len(), 1, "{reports:?}");
    assert!(reports[0].starts_with("pl.ftl:2: "), "{reports:?}");
    assert!(reports[0].contains("syntax error in pl near `b`"), "{reports:?}");
}

#[test]
fn other_variables_than_in_english_are_a_problem() {
    assert_eq!(
        reports(&[("en", "a = { $who } hits { $whom }\n"), ("hr", "a = { $who } pogađa { $koga }\n")]),
        ["hr.ftl:1: `a` uses $koga, $who in hr but $who, $whom in en"]
    );
    assert_eq!(
        reports(&[("en", "a = A\n"), ("hu", "a = A { $n }\n")]),
        ["hu.ftl:1: `a` uses $n in hu but no variables in en"]
    );
    // A variable that only chooses the form counts as used.
    assert_eq!(
        reports(&[("en", "a = { $n }\n"), ("pl", "a = { $n ->\n    [one] jeden\n   *[other] wiele\n }\n")]),
        [""; 0]
    );
}

#[test]
fn a_reference_to_nothing_is_a_problem() {
    assert_eq!(
        reports(&[("en", "a = A\n"), ("pl", "a = { b } { -c } { NUMBER(1) }\n")]),
        [
            "pl.ftl:1: `a` in pl refers to `-c`, which does not exist",
            "pl.ftl:1: `a` in pl refers to `b`, which does not exist",
            "pl.ftl:1: `a` in pl refers to the function `NUMBER`, which is not available",
        ]
    );
}

#[test]
fn attributes_are_compared_like_messages() {
    assert_eq!(
        reports(&[("en", "a = A\n    .title = T\n"), ("hr", "a = A\n")]),
        ["en.ftl:2: `a.title` is missing in hr"]
    );
}

#[test]
fn chapters_are_the_same_in_every_language() {
    let english = "## One\nrule-A-1 = A\nrule-A-2 = B\n## Two\nrule-B-1 = C\n";
    assert_eq!(reports(&[("en", english), ("pl", english)]), [""; 0]);
    let other = "## Jeden\nrule-A-1 = A\n## Dwa\nrule-A-2 = B\nrule-B-1 = C\n";
    assert_eq!(
        reports(&[("en", english), ("pl", other)]),
        ["pl.ftl:4: a chapter begins with `rule-A-2` in pl where it is `rule-B-1` in en"]
    );
    let fewer = "## Jeden\nrule-A-1 = A\nrule-A-2 = B\nrule-B-1 = C\n";
    assert_eq!(
        reports(&[("en", english), ("hu", fewer)]),
        ["en.ftl:5: the chapter that begins with `rule-B-1` is missing in hu"]
    );
}

#[test]
fn rules_stand_under_a_heading() {
    assert_eq!(
        reports(&[
            ("en", "rule-A-1 = A\n"),
            ("pl", "## X\nrule-A-1 = A\n"),
            ("hr", "## X\nrule-A-1 = A\n"),
            ("hu", "## X\nrule-A-1 = A\n")
        ]),
        ["en.ftl:1: `rule-A-1` in en stands under no heading `## …`"]
    );
}
