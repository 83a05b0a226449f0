//! What makes a set of Fluent files whole: every message in every language, once, readable, with the same variables.
//!
//! Shared by the build script, which stops on any [`Problem`], and by the tests of this crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::chapters::chapters;

/// The languages every message must exist in. English comes first: the others are measured against it.
pub(crate) const LANGS: [&str; 4] = ["en", "pl", "hr", "hu"];

/// Texts of the command line's help begin so. They are English in the program itself; the others translate them.
const HELP: &str = "help-";

/// One file of one language.
pub(crate) struct Source {
    pub(crate) lang: &'static str,
    /// How the file is called in reports.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Something that a translator has to mend, and where.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// Where a message stands and what it needs.
struct Place<'a> {
    path: &'a str,
    line: usize,
    variables: BTreeSet<&'a str>,
}

/// The messages of one language. A message's attribute is kept under `message.attribute`, a term under `-term`.
type Messages<'a> = BTreeMap<String, Place<'a>>;

/// What a pattern mentions.
#[derive(Default)]
struct Mentions<'a> {
    variables: BTreeSet<&'a str>,
    keys: BTreeSet<String>,
    functions: BTreeSet<&'a str>,
}

/// All problems of the given files, in the order of files and lines. Empty means that the locales are whole.
///
/// While a file cannot be read, nothing else is reported: half of it would look missing.
pub(crate) fn check(sources: &[Source]) -> Vec<Problem> {
    let mut problems: Vec<Problem> = sources.iter().flat_map(syntax).collect();
    if problems.is_empty() {
        let mut languages: BTreeMap<&str, Messages<'_>> =
            LANGS.iter().map(|lang| (*lang, Messages::new())).collect();
        for source in sources {
            collect(source, languages.entry(source.lang).or_default(), &mut problems);
        }
        for source in sources {
            references(source, &languages[source.lang], &mut problems);
        }
        compare(&languages, &mut problems);
        books(sources, &mut problems);
    }
    problems.sort();
    problems
}

fn syntax(source: &Source) -> Vec<Problem> {
    let Err((_, errors)) = parser::parse_runtime(source.text.as_str()) else { return Vec::new() };
    let report = |error: parser::ParserError| {
        let from = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
        let key = source.text[from..].trim_start().split(['=', '\n']).next().unwrap_or_default().trim();
        Problem {
            path: source.path.clone(),
            line: line(source.text.trim_end(), error.pos.start),
            message: format!("syntax error in {} near `{key}`: {}", source.lang, error.kind),
        }
    };
    errors.into_iter().map(report).collect()
}

/// What a file defines: key, line and pattern.
fn entries(source: &Source) -> Vec<(String, usize, Pattern<&str>)> {
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(source.text.as_str());
    // The parser hands out slices of the text, so a name's address tells where it stands.
    let place =
        |name: &str| line(&source.text, (name.as_ptr().addr()).saturating_sub(source.text.as_ptr().addr()));
    let mut found = Vec::new();
    for entry in resource.body {
        let (name, key, value, attributes) = match entry {
            Entry::Message(it) => (it.id.name, it.id.name.to_owned(), it.value, it.attributes),
            Entry::Term(it) => (it.id.name, format!("-{}", it.id.name), Some(it.value), it.attributes),
            _ => continue,
        };
        for attribute in attributes {
            found.push((format!("{key}.{}", attribute.id.name), place(attribute.id.name), attribute.value));
        }
        if let Some(value) = value {
            found.push((key, place(name), value));
        }
    }
    found
}

fn line(text: &str, position: usize) -> usize {
    text.as_bytes().iter().take(position).filter(|byte| **byte == b'\n').count() + 1
}

fn collect<'a>(source: &'a Source, messages: &mut Messages<'a>, problems: &mut Vec<Problem>) {
    for (key, line, pattern) in entries(source) {
        if let Some(first) = messages.get(&key) {
            let message = format!(
                "`{key}` is defined twice in {}, first in {}:{}",
                source.lang, first.path, first.line
            );
            problems.push(Problem { path: source.path.clone(), line, message });
        } else {
            let variables = mentions(&pattern).variables;
            messages.insert(key, Place { path: &source.path, line, variables });
        }
    }
}

/// A message may lean on messages and terms of its own language only; functions are not switched on.
fn references(source: &Source, messages: &Messages<'_>, problems: &mut Vec<Problem>) {
    for (key, line, pattern) in entries(source) {
        let mentions = mentions(&pattern);
        let unknown = mentions.keys.iter().filter(|other| !messages.contains_key(*other));
        let unknown = unknown.map(|other| format!("`{other}`, which does not exist"));
        let functions =
            mentions.functions.iter().map(|name| format!("the function `{name}`, which is not available"));
        for what in unknown.chain(functions) {
            let message = format!("`{key}` in {} refers to {what}", source.lang);
            problems.push(Problem { path: source.path.clone(), line, message });
        }
    }
}

/// Holds the languages against each other. Terms are a language's own business.
fn compare(languages: &BTreeMap<&str, Messages<'_>>, problems: &mut Vec<Problem>) {
    let keys: BTreeSet<&String> = languages.values().flat_map(Messages::keys).collect();
    for key in keys.into_iter().filter(|key| !key.starts_with('-')) {
        let needed = if key.starts_with(HELP) { &LANGS[1..] } else { &LANGS[..] };
        let (have, lack): (Vec<&str>, Vec<&str>) =
            needed.iter().partition(|lang| languages[*lang].contains_key(key));
        let Some(model) = have.first().map(|lang| &languages[lang][key]) else { continue };
        if !lack.is_empty() {
            let lack = lack.join(", ");
            let message = match have[..] {
                [only] => format!("`{key}` exists only in {only}: missing in {lack}"),
                _ => format!("`{key}` is missing in {lack}"),
            };
            problems.push(Problem { path: model.path.to_owned(), line: model.line, message });
        }
        for lang in &have[1..] {
            let place = &languages[lang][key];
            if place.variables != model.variables {
                let message = format!(
                    "`{key}` uses {} in {lang} but {} in {}",
                    list(&place.variables),
                    list(&model.variables),
                    have[0]
                );
                problems.push(Problem { path: place.path.to_owned(), line: place.line, message });
            }
        }
    }
}

/// Rules stand in chapters, and these are the same in every language: people look at two of them side by side.
fn books(sources: &[Source], problems: &mut Vec<Problem>) {
    let beginnings = |lang: &str| -> Vec<(&Source, &str)> {
        let own = sources.iter().filter(|source| source.lang == lang);
        own.flat_map(|source| chapters(&source.text).into_iter().map(move |it| (source, it.rules[0])))
            .collect()
    };
    let mut report = |source: &Source, rule: &str, message: String| {
        let line = source
            .text
            .lines()
            .position(|line| line.starts_with(&format!("rule-{rule} ")))
            .map_or(1, |n| n + 1);
        problems.push(Problem { path: source.path.clone(), line, message });
    };
    for source in sources {
        for untitled in chapters(&source.text).iter().filter(|chapter| chapter.title.is_empty()) {
            let rule = untitled.rules[0];
            report(source, rule, format!("`rule-{rule}` in {} stands under no heading `## …`", source.lang));
        }
    }
    let english = beginnings(LANGS[0]);
    for lang in &LANGS[1..] {
        let own = beginnings(lang);
        let differs = english.iter().zip(&own).find(|((_, rule), (_, other))| rule != other);
        if let Some(((_, rule), (source, other))) = differs {
            let message =
                format!("a chapter begins with `rule-{other}` in {lang} where it is `rule-{rule}` in en");
            report(source, other, message);
        } else if let Some((source, rule)) = english.get(own.len()) {
            report(source, rule, format!("the chapter that begins with `rule-{rule}` is missing in {lang}"));
        } else if let Some((source, rule)) = own.get(english.len()) {
            report(source, rule, format!("a chapter begins with `rule-{rule}` in {lang} but not in en"));
        }
    }
}

fn list(variables: &BTreeSet<&str>) -> String {
    if variables.is_empty() {
        return "no variables".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

fn mentions<'a>(pattern: &Pattern<&'a str>) -> Mentions<'a> {
    let mut mentions = Mentions::default();
    mentions.pattern(pattern);
    mentions
}

impl<'a> Mentions<'a> {
    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.keys.insert(match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                });
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.keys.insert(match attribute {
                    Some(attribute) => format!("-{}.{}", id.name, attribute.name),
                    None => format!("-{}", id.name),
                });
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name);
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'a str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
