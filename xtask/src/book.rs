//! The book's pages: every one is in the table of contents, and every link leads somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

const CONTENTS: &str = "SUMMARY.md";

/// Runs the check.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let mut pages = BTreeMap::new();
    let folder = workspace.root.join("docs/src");
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "md") {
            let name = path.file_name().context("a page has a name")?.to_string_lossy().into_owned();
            pages.insert(name, fs::read_to_string(&path)?);
        }
    }
    let wrong = faults(&pages, |file| folder.join(file).is_file());
    ensure!(wrong.is_empty(), "the book:\n{}", wrong.join("\n"));
    println!("    {} pages", pages.len());
    Ok(())
}

/// Links that lead nowhere, and pages that nothing leads to, a line each; `there` knows the files beside the pages.
fn faults(pages: &BTreeMap<String, String>, there: impl Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, text) in pages {
        for link in links(text).filter(|link| !link.contains("://")) {
            let (page, heading) = link.split_once('#').unwrap_or((link, ""));
            let page = if page.is_empty() { name } else { page };
            match pages.get(page) {
                None if there(page) => {}
                None => faults.push(format!("{name}: there is no {page}")),
                Some(text) if !heading.is_empty() && !headings(text).contains(heading) => {
                    faults.push(format!("{name}: {page} has no heading for #{heading}"));
                }
                Some(_) => {}
            }
        }
    }
    let contents = pages.get(CONTENTS).map_or("", String::as_str);
    let listed: BTreeSet<&str> = links(contents).collect();
    let hidden = pages.keys().filter(|name| *name != CONTENTS && !listed.contains(name.as_str()));
    faults.extend(hidden.map(|name| format!("{CONTENTS}: {name} is not in it")));
    faults
}

/// Where the links of a page lead.
fn links(text: &str) -> impl Iterator<Item = &str> {
    prose(text).flat_map(|line| {
        line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(link, _)| link.trim()))
    })
}

/// The names by which headings can be linked to.
fn headings(text: &str) -> BTreeSet<String> {
    let titles =
        prose(text).filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let letter = |c: char| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c.to_ascii_lowercase()),
        _ => None,
    };
    titles.map(|title| title.chars().filter_map(letter).collect()).collect()
}

/// The lines that are no code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(pages: &[(&str, &str)]) -> String {
        let pages = pages.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        faults(&pages, |file| file == "../examples/bot.py").join("\n")
    }

    #[test]
    fn links_lead_to_pages_and_headings() {
        let one =
            "# One\n\n## `act` and more\n[two](two.md) [here](#act-and-more) [there](https://example.org)";
        assert_eq!(wrong(&[(CONTENTS, "- [1](one.md)\n- [2](two.md)"), ("one.md", one), ("two.md", "")]), "");
        assert_eq!(
            wrong(&[(CONTENTS, "[1](one.md)\n[2](two.md)"), ("one.md", "")]),
            "SUMMARY.md: there is no two.md"
        );
        let lost = [(CONTENTS, "[1](one.md)"), ("one.md", "# One\n[x](#two)")];
        assert_eq!(wrong(&lost), "one.md: one.md has no heading for #two");
    }

    #[test]
    fn links_lead_to_files_beside_the_pages() {
        let to = |file| format!("[the file](../examples/{file})");
        assert_eq!(wrong(&[(CONTENTS, &to("bot.py"))]), "");
        assert_eq!(wrong(&[(CONTENTS, &to("cat.py"))]), "SUMMARY.md: there is no ../examples/cat.py");
    }

    #[test]
    fn every_page_is_in_the_table_of_contents() {
        assert_eq!(wrong(&[(CONTENTS, ""), ("one.md", "")]), "SUMMARY.md: one.md is not in it");
    }

    #[test]
    fn code_has_no_links() {
        assert_eq!(wrong(&[(CONTENTS, "```\n[1](one.md)\n```")]), "");
    }
}
