//! Checks the locales and puts them into the binary. A locale that is not whole stops the build: nobody should
//! find out at the table that a sentence is missing in their language.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "src/chapters.rs"]
mod chapters;
#[path = "build/check.rs"]
mod check;

use check::{LANGS, Source, check};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales").canonicalize()?;
    println!("cargo:rerun-if-changed={}", root.display());

    let mut sources = Vec::new();
    let mut table = String::from("pub(crate) static SOURCES: &[(&str, &str, &str)] = &[\n");
    for lang in LANGS {
        let folder = root.join(lang);
        let mut paths: Vec<_> = fs::read_dir(&folder)
            .map_err(|error| format!("locales/{lang}: {error}"))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            writeln!(table, "    ({lang:?}, {name:?}, include_str!({path:?})),")?;
            sources.push(Source {
                lang,
                path: format!("locales/{lang}/{name}"),
                text: fs::read_to_string(&path)?,
            });
        }
    }
    table.push_str("];\n");

    let problems = check(&sources);
    if !problems.is_empty() {
        for problem in &problems {
            eprintln!("{problem}");
        }
        // One line per problem stands above; the exit status is what stops cargo.
        eprintln!("locales: {} problem(s), see above", problems.len());
        std::process::exit(1);
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("sources.rs"), table)?;
    Ok(())
}
