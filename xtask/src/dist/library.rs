//! Rust's standard library, which is linked into every program: a part that cargo does not know of. What one may do with it
//! stands in the toolchain's own folder.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::output;
use super::parts::Part;
use crate::workspace::Workspace;

/// What the toolchain says of the library and of what that is made of, as a page.
const NOTICES: &str = "COPYRIGHT-library.html";
/// The same in older toolchains, as plain files.
const PLAIN: [&str; 3] = ["COPYRIGHT", "LICENSE-APACHE", "LICENSE-MIT"];
/// Where the texts are that the notices name.
const TEXTS: &str = "licenses";

/// The library of the toolchain that builds here.
pub(crate) fn part(workspace: &Workspace) -> Result<Part> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let said = |args: &[&str]| -> Result<String> {
        Ok(String::from_utf8(output(workspace.command(&rustc).args(args))?)?)
    };
    let about = said(&["--version", "--verbose"])?;
    let version =
        about.lines().find_map(|line| line.strip_prefix("release: ")).context("rustc has no version")?;
    let root = said(&["--print", "sysroot"])?;
    Ok(Part {
        name: "rust-std".to_owned(),
        version: version.to_owned(),
        licence: "MIT OR Apache-2.0".to_owned(),
        repository: Some("https://github.com/rust-lang/rust".to_owned()),
        purl: format!("pkg:generic/rust-std@{version}"),
        texts: texts(&Path::new(root.trim()).join("share/doc/rust")),
        ..Part::default()
    })
}

/// What one may do with it, as far as that lies in this folder; nothing where the toolchain came without.
fn texts(folder: &Path) -> Vec<String> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).ok();
    let Some(page) = read(NOTICES) else { return PLAIN.into_iter().filter_map(read).collect() };
    let (notice, inside) = taken_apart(&page);
    let files = fs::read_dir(folder.join(TEXTS)).into_iter().flatten().flatten();
    let mut named: Vec<_> = files
        .map(|file| file.path())
        .filter(|path| path.file_stem().is_some_and(|name| notice.contains(&*name.to_string_lossy())))
        .collect();
    named.sort();
    let named: Vec<_> = named.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    [vec![notice], named, inside].concat()
}

/// A page of notices as plain text, and the texts that stand in it as they are.
fn taken_apart(page: &str) -> (String, Vec<String>) {
    let body = page.split_once("<body>").map_or(page, |(_, body)| body);
    let mut pieces = body.split("<pre>");
    let mut notice = pieces.next().unwrap_or_default().to_owned();
    let mut texts = Vec::new();
    for piece in pieces {
        let (text, after) = piece.split_once("</pre>").unwrap_or((piece, ""));
        texts.push(plain(text));
        notice.push_str(after);
    }
    let notice = plain(&notice);
    let lines = notice.lines().map(str::trim).filter(|line| !line.is_empty());
    (lines.collect::<Vec<_>>().join("\n"), texts)
}

/// Text without its marks.
fn plain(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    for (n, piece) in html.split('<').enumerate() {
        text.push_str(if n == 0 { piece } else { piece.split_once('>').map_or("", |(_, after)| after) });
    }
    [("&#60;", "<"), ("&lt;", "<"), ("&#62;", ">"), ("&gt;", ">"), ("&#34;", "\""), ("&quot;", "\"")]
        .into_iter()
        .chain([("&#39;", "'"), ("&#38;", "&"), ("&amp;", "&")])
        .fold(text, |text, (mark, letter)| text.replace(mark, letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own, gone in the end.
    struct Folder(std::path::PathBuf);

    impl Folder {
        fn with(name: &str, files: &[(&str, &str)]) -> Folder {
            let folder = std::env::temp_dir().join(format!("telefrag-library-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join(TEXTS)).unwrap();
            for (file, text) in files {
                fs::write(folder.join(file), text).unwrap();
            }
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_notices_are_read_with_the_texts_that_they_name() {
        let page = "<html><title>No</title><body><h1>The library</h1>\n\n<b>License:</b> MIT\n\
                    <h3>part-1.0</h3> by &#60;a@b&#62;<pre>\nTake &#34;it&#34;.\n  So.\n</pre></body>";
        let folder = Folder::with(
            "page",
            &[(NOTICES, page), ("licenses/MIT.txt", "Free."), ("licenses/GPL.txt", "Else.")],
        );
        assert_eq!(
            texts(&folder.0),
            ["The library\nLicense: MIT\npart-1.0 by <a@b>", "Free.", "\nTake \"it\".\n  So.\n"]
        );
    }

    #[test]
    fn older_toolchains_have_plain_files_and_some_have_none() {
        let folder = Folder::with("plain", &[("LICENSE-MIT", "Free."), ("COPYRIGHT", "Ours.")]);
        assert_eq!(texts(&folder.0), ["Ours.", "Free."]);
        assert!(texts(Path::new("/nowhere")).is_empty());
    }

    #[test]
    fn the_toolchain_here_has_one() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let part = part(&Workspace { target: root.join("target"), root }).unwrap();
        assert!(part.version.starts_with("1."), "{part:?}");
        assert_eq!(part.purl, format!("pkg:generic/rust-std@{}", part.version));
        assert!(part.texts.iter().all(|text| !text.contains("<p>")), "{part:?}");
    }
}
