//! Builds the page from `web/` and lists its files for the program to carry.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page is made of, besides `web/src`.
const PARTS: [&str; 10] = [
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "content",
    "locales",
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder"));
    for part in PARTS {
        println!("cargo::rerun-if-changed={}", root.join(part).display());
    }
    if let Err(why) = build(&root.join("web"), &out) {
        println!("cargo::error=the page cannot be built: {why}");
    }
}

fn build(web: &Path, out: &Path) -> Result<(), String> {
    let page = out.join("page");
    if run(Command::new("npm").arg("--version")).is_err() {
        // On a fresh Debian machine nothing is left to do by hand.
        let _ = run(Command::new("apt-get").args(["install", "-y", "nodejs", "npm"]));
    }
    if !is_same(&web.join("node_modules/.installed.json"), &web.join("package-lock.json")) {
        run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web)).map_err(|why| {
            format!("{why}; it needs Node.js 20 or newer with npm (on Debian: apt-get install -y nodejs npm)")
        })?;
    }
    let mut vite = Command::new("npm");
    vite.args(["run", "--silent", "build", "--", "--emptyOutDir", "--logLevel", "warn", "--outDir"])
        .arg(&page);
    run(vite.current_dir(web))?;
    run(Command::new("node").arg("build/squeeze.mjs").arg(&page).current_dir(web))?;
    let mut files = Vec::new();
    list(&page, &mut files).map_err(|why| why.to_string())?;
    files.sort();
    let mut text = String::from("&[\n");
    for file in files.iter().filter(|file| file.extension().is_none_or(|end| end != "br")) {
        let name =
            file.strip_prefix(&page).map_err(|why| why.to_string())?.to_string_lossy().replace('\\', "/");
        let small =
            file.with_file_name(format!("{}.br", file.file_name().unwrap_or_default().to_string_lossy()));
        let small =
            if small.exists() { format!("Some(include_bytes!({small:?}))") } else { "None".to_owned() };
        writeln!(text, "    File {{ name: {name:?}, plain: include_bytes!({file:?}), small: {small} }},")
            .map_err(|why| why.to_string())?;
    }
    text.push_str("]\n");
    fs::write(out.join("page.rs"), text).map_err(|why| why.to_string())
}

/// Are both files there, and alike? The page's packages leave a copy of the list they were installed from.
fn is_same(installed: &Path, wanted: &Path) -> bool {
    matches!((fs::read(installed), fs::read(wanted)), (Ok(installed), Ok(wanted)) if installed == wanted)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|why| format!("`{name}` cannot be started: {why}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("`{name}` failed: {}", String::from_utf8_lossy(&said).trim().replace('\n', " / ")))
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
