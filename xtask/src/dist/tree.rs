//! A tree of files as it will be on another machine: what is in it has the rights that are asked for, whatever the habits of
//! this machine are.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Everybody may read it.
pub(crate) const PLAIN: u32 = 0o644;
/// Everybody may run it, or look into it.
pub(crate) const OPEN: u32 = 0o755;
/// The owner alone may read it.
pub(crate) const SECRET: u32 = 0o600;

/// The tree.
pub(crate) struct Tree {
    pub(crate) root: PathBuf,
}

impl Tree {
    /// An empty one.
    pub(crate) fn new(root: PathBuf) -> Result<Self> {
        make_folder(&root)?;
        Ok(Self { root })
    }

    /// Writes a file.
    pub(crate) fn write(&self, path: &str, content: impl AsRef<[u8]>, mode: u32) -> Result<()> {
        let file = self.place(path)?;
        fs::write(&file, content).with_context(|| format!("cannot write {}", file.display()))?;
        set_mode(&file, mode)
    }

    /// Copies a file.
    pub(crate) fn copy(&self, from: &Path, path: &str, mode: u32) -> Result<()> {
        let file = self.place(path)?;
        fs::copy(from, &file).with_context(|| format!("cannot copy {}", from.display()))?;
        set_mode(&file, mode)
    }

    /// Where a file will be; its folders are there then.
    fn place(&self, path: &str) -> Result<PathBuf> {
        let mut folder = self.root.clone();
        let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
        for part in folders.split('/').filter(|part| !part.is_empty()) {
            folder.push(part);
            make_folder(&folder)?;
        }
        Ok(folder.join(name))
    }
}

fn make_folder(folder: &Path) -> Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    set_mode(folder, OPEN)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(mode))?)
}

#[cfg(not(unix))]
fn set_mode(_path: &Path, _mode: u32) -> Result<()> {
    anyhow::bail!("files cannot be given their rights here: make the packages on Linux")
}
