//! The list of parts for people: who wrote each, under which licence, and the licence's text where the part brings one.
//!
//! Many parts have the same text, letter by letter; it is written once, and they name its number.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::parts::Part;

/// How files begin that say what one may do.
const NAMES: [&str; 7] = ["license", "licence", "copying", "copyright", "notice", "unlicense", "ofl"];

/// Writes it.
pub(crate) fn write(parts: &[Part]) -> Result<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut list = String::new();
    for part in parts {
        let mut numbers = Vec::new();
        for text in texts_of(part)? {
            let known = texts.iter().position(|one| *one == text);
            numbers.push(
                1 + known.unwrap_or_else(|| {
                    texts.push(text);
                    texts.len() - 1
                }),
            );
        }
        let numbers: Vec<String> = numbers.iter().map(|number| format!("[{number}]")).collect();
        let Part { name, version, licence, .. } = part;
        let told = if numbers.is_empty() { "brings no text".to_owned() } else { numbers.join(" ") };
        writeln!(list, "{name} {version}: {licence}; {told}")?;
        if let Some(repository) = &part.repository {
            writeln!(list, "    {repository}")?;
        }
    }
    let mut all = format!("{HEAD}\n{list}");
    for (number, text) in texts.iter().enumerate() {
        write!(all, "\n\n======== [{}] ========\n\n{text}\n", number + 1)?;
    }
    Ok(all)
}

const HEAD: &str = "\
What others wrote of Telefrag, and what one may do with it.

Telefrag itself is under MIT or Apache-2.0, at your option. Each line names a part, its version and its licence; the
numbers lead to the texts below that came with it. (Where none came: MIT and Apache-2.0 can be read where Telefrag's own
licence is.) The icons of the page are from game-icons.net, by the authors whom the page's About screen names. rust-std
is Rust's standard library, with all that it is made of. SQLite, which libsqlite3-sys brings along, is in the public
domain.
";

/// The texts that a part brings: those in its folder in the order of their names.
fn texts_of(part: &Part) -> Result<Vec<String>> {
    let mut found = part.texts.clone();
    if !part.folder.as_os_str().is_empty() {
        let mut files = Vec::new();
        collect(&part.folder, &mut files)
            .with_context(|| format!("cannot look into {}", part.folder.display()))?;
        files.sort();
        for file in files {
            found.push(String::from_utf8_lossy(&fs::read(&file)?).into_owned());
        }
    }
    let mut texts = Vec::new();
    for text in found {
        let text = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        let text = text.trim_matches('\n').to_owned();
        if !text.is_empty() && !texts.contains(&text) {
            texts.push(text);
        }
    }
    Ok(texts)
}

/// Files that say what one may do: beside the part's code, or in a folder of their own there.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if !NAMES.iter().any(|start| name.starts_with(start)) {
            continue;
        }
        if path.is_dir() {
            for inner in fs::read_dir(&path)? {
                files.extend(Some(inner?.path()).filter(|path| path.is_file()));
            }
        } else if !is_code(&path) {
            files.push(path);
        }
    }
    Ok(())
}

fn is_code(path: &Path) -> bool {
    path.extension()
        .is_some_and(|end| ["rs", "js", "ts", "toml", "json", "html"].iter().any(|code| end == *code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_once_however_many_parts_have_it() {
        let root = std::env::temp_dir().join(format!("telefrag-licences-{}", std::process::id()));
        let part = |name: &str, files: &[(&str, &str)]| {
            let folder = root.join(name);
            fs::create_dir_all(folder.join("LICENSES")).unwrap();
            for (file, text) in files {
                fs::write(folder.join(file), text).unwrap();
            }
            let (name, version, licence) = (name.to_owned(), "1.0.0".to_owned(), "MIT".to_owned());
            Part { name, version, licence, folder, ..Part::default() }
        };
        let parts = [
            part(
                "a",
                &[("LICENSE-MIT", "Take it.\r\n"), ("license.rs", "code"), ("LICENSES/more.txt", "More.")],
            ),
            part("b", &[("COPYING", "\nTake it.")]),
            part("c", &[("README.md", "nothing")]),
            Part { texts: vec!["Take it.\n".to_owned()], name: "d".to_owned(), ..Part::default() },
        ];
        let text = write(&parts).unwrap();
        fs::remove_dir_all(&root).unwrap();
        assert!(
            text.contains(
                "\na 1.0.0: MIT; [1] [2]\nb 1.0.0: MIT; [1]\nc 1.0.0: MIT; brings no text\nd : ; [1]\n"
            ),
            "{text}"
        );
        assert_eq!(text.matches("Take it.").count(), 1, "{text}");
        assert!(text.contains("[2] ========\n\nMore.\n"), "{text}");
        assert!(!text.contains("code") && !text.contains(&*root.to_string_lossy()), "{text}");
    }
}
