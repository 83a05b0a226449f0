//! How much has to be loaded until the first board of each game can be played on.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The page itself in any language, in bytes; the site's tests measure the whole in a browser (`web/tests/site/rules.ts`).
const PAGE: u64 = 240_000;
/// The most that the first board may cost, compressed, in bytes.
const MOST: u64 = 1_200_000;

/// Prints the sizes, and fails if a game is too large.
pub(super) fn check(site: &Path, games: &[String]) -> Result<()> {
    let sizes = compressed(&site.join("assets"))?;
    let largest = |starts: &str, ends: &str| {
        let named = sizes.iter().filter(|(name, _)| name.starts_with(starts) && name.ends_with(ends));
        named.map(|(_, size)| *size).max()
    };
    let mut too_large = Vec::new();
    println!("    compressed, in KB; the page at most {}", PAGE / 1000);
    for game in games {
        let rules = largest(&format!("house-{game}_bg-"), ".wasm")
            .with_context(|| format!("the site has no rules of {game}"))?;
        let doors = largest("house-worker-", ".js").unwrap_or(0)
            + largest(&format!("house-{game}-"), ".js").unwrap_or(0)
            + largest("house-games-", ".js").unwrap_or(0);
        let texts = ["en", "pl", "hr", "hu"].iter();
        let texts =
            texts.filter_map(|lang| largest(&format!("house-{lang}-{game}-"), ".js")).max().unwrap_or(0);
        let all = PAGE + rules + doors + texts;
        println!(
            "    {game:12} rules {:>5}  texts {:>4}  first board {:>5}",
            rules / 1000,
            texts / 1000,
            all / 1000
        );
        if all > MOST {
            too_large.push(game.as_str());
        }
    }
    ensure!(too_large.is_empty(), "above {} KB: {}", MOST / 1000, too_large.join(", "));
    Ok(())
}

/// Every file of a folder with the size of its Brotli copy, or its own.
fn compressed(folder: &Path) -> Result<Vec<(String, u64)>> {
    let mut sizes = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("there is no {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".br") || name.ends_with(".gz") {
            continue;
        }
        let copy = folder.join(format!("{name}.br"));
        let file = if copy.exists() { copy } else { folder.join(&name) };
        sizes.push((name, fs::metadata(file)?.len()));
    }
    Ok(sizes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(rules: usize) -> tempfile::TempDir {
        let site = tempfile::tempdir().unwrap();
        let assets = site.path().join("assets");
        fs::create_dir(&assets).unwrap();
        fs::write(assets.join("house-duel_bg-x1.wasm"), vec![0; 3_000_000]).unwrap();
        fs::write(assets.join("house-duel_bg-x1.wasm.br"), vec![0; rules]).unwrap();
        site
    }

    #[test]
    fn a_game_that_is_too_large_is_refused() {
        let games = ["duel".to_owned()];
        check(site(600_000).path(), &games).unwrap();
        let error = check(site(1_000_000).path(), &games).unwrap_err().to_string();
        assert!(error.contains("duel"), "{error}");
        assert!(check(site(1).path(), &["chess".to_owned()]).is_err());
    }
}
