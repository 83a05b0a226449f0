//! How the locale files hold a rulebook: `## Title`, then the rules of that chapter. Shared with the build script.

/// A chapter as one language has it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Chapter<'a> {
    /// Its title; empty for rules that stand under none.
    pub(crate) title: &'a str,
    /// The numbers of its rules, in order: `D04-LOS-1`.
    pub(crate) rules: Vec<&'a str>,
}

/// The chapters of a file, those without a rule left out.
pub(crate) fn chapters(text: &str) -> Vec<Chapter<'_>> {
    let mut found = vec![Chapter { title: "", rules: Vec::new() }];
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            found.push(Chapter { title: title.trim(), rules: Vec::new() });
        } else if let Some((rule, _)) = line.strip_prefix("rule-").and_then(|line| line.split_once('='))
            && let Some(chapter) = found.last_mut()
        {
            chapter.rules.push(rule.trim());
        }
    }
    found.retain(|chapter| !chapter.rules.is_empty());
    found
}
