//! Where a place keeps its things: the folder or the database, who may open it, and what is done to it from outside.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use codex::{Arg, said};
use etcetera::{BaseStrategy as _, choose_base_strategy};
use server::live::clock;
use server::store::{Postgres, Sqlite, Store};

/// The database of a place in a file.
const DATABASE: &str = "telefrag.sqlite";
/// Held by the process that serves a folder.
const LOCK: &str = "telefrag.lock";

/// Where things are kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Place {
    /// The folder for the database. If it is not given, the user's own data folder.
    #[arg(long, env = "TELEFRAG_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// A PostgreSQL database for several processes (postgres://user:password@host/name) instead of a file.
    #[arg(long, env = "TELEFRAG_DATABASE", value_name = "URL", hide_env_values = true, global = true)]
    database: Option<String>,
    /// A file with the password for the database, which then need not stand in its address.
    #[arg(long, env = "TELEFRAG_DATABASE_PASSWORD_FILE", value_name = "FILE", global = true)]
    database_password_file: Option<PathBuf>,
}

/// A place that is being served. Nobody else serves the same folder as long as this is kept.
pub(crate) struct Opened {
    pub(crate) store: Store,
    _lock: Option<File>,
}

impl Place {
    /// The folder, if it is kept in one.
    fn folder(&self) -> Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => Ok(choose_base_strategy()
                .with_context(|| said("cli-no-data-folder", &[]))?
                .data_dir()
                .join("telefrag")),
        }
    }

    /// The address of the database with its password, if it is kept in one.
    fn address(&self) -> Result<Option<String>> {
        match (&self.database, &self.database_password_file) {
            (None, None) => Ok(None),
            (None, Some(_)) => bail!(said("cli-password-of-nothing", &[])),
            (Some(url), None) => Ok(Some(checked(url)?.to_owned())),
            (Some(url), Some(file)) => Ok(Some(with_password(checked(url)?, &password(file)?))),
        }
    }

    /// Open the place to serve it; make it if it is not there yet.
    pub(crate) async fn serve(&self) -> Result<Opened> {
        if let Some(url) = self.address()? {
            return Ok(Opened { store: connect(&url).await?, _lock: None });
        }
        let folder = self.folder()?;
        make_folder(&folder).with_context(|| said("cli-cannot-make-data", &[("folder", shown(&folder))]))?;
        let lock = lock(&folder)?;
        let file = folder.join(DATABASE);
        make_private(&file).with_context(|| said("cli-cannot-write", &[("file", shown(&file))]))?;
        let store = Store::new(Sqlite::open(&file).with_context(|| said("cli-cannot-use", &[]))?);
        Ok(Opened { store, _lock: Some(lock) })
    }

    /// Open a place that is there already; and what it is called.
    pub(crate) async fn visit(&self) -> Result<(Store, String)> {
        if let Some(url) = self.address()? {
            let name = said("cli-the-database", &[]).to_string();
            ensure!(is_place(&url).await?, said("cli-empty-database", &[]));
            return Ok((connect(&url).await?, name));
        }
        let folder = self.folder()?;
        let file = folder.join(DATABASE);
        ensure!(
            file.is_file(),
            said("cli-no-place", &[("folder", shown(&folder)), ("file", Arg::text(DATABASE))])
        );
        let store = Store::new(Sqlite::open(&file).with_context(|| said("cli-cannot-use", &[]))?);
        Ok((store, folder.display().to_string()))
    }
}

/// Has a server ever kept anything in this database?
async fn is_place(url: &str) -> Result<bool> {
    Postgres::is_place(url).await.with_context(|| said("cli-cannot-connect", &[]))
}

fn checked(url: &str) -> Result<&str> {
    ensure!(
        url.starts_with("postgres://") || url.starts_with("postgresql://"),
        said("cli-bad-database", &[])
    );
    Ok(url)
}

/// What stands in a file for a secret: what ends its line is not meant.
fn password(file: &Path) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| said("cli-no-password", &[("file", shown(file))]))?;
    let password = text.trim_end_matches(['\r', '\n']);
    ensure!(!password.is_empty(), said("cli-no-password", &[("file", shown(file))]));
    Ok(password.to_owned())
}

/// An address with a password, which may be of any letters and goes before one that stands there.
fn with_password(url: &str, password: &str) -> String {
    let mut address = format!("{url}{}password=", if url.contains('?') { '&' } else { '?' });
    for byte in password.bytes() {
        // Writing to a text cannot fail.
        let _ = write!(address, "%{byte:02X}");
    }
    address
}

async fn connect(url: &str) -> Result<Store> {
    Ok(Store::new(Postgres::connect(url).await.with_context(|| said("cli-cannot-connect", &[]))?))
}

/// A file or a folder as people read it.
fn shown(path: &Path) -> Arg {
    Arg::text(path.display())
}

/// Make the folder for us alone: seeds of running games and passwords are in it.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file that nobody else may read. The files that the database puts beside it are like it.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = opened.metadata()?.permissions().mode();
        if mode & 0o077 != 0 {
            opened.set_permissions(fs::Permissions::from_mode(mode & 0o700))?;
        }
    }
    drop(opened);
    Ok(())
}

/// One process serves a folder: two would not hear of each other.
fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(LOCK);
    let mut file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .read(true)
        .open(&path)
        .with_context(|| said("cli-cannot-write", &[("file", shown(&path))]))?;
    if file.try_lock().is_err() {
        let pid = fs::read_to_string(&path).unwrap_or_default();
        bail!(said("cli-locked", &[("pid", Arg::text(pid.trim())), ("folder", shown(folder))]));
    }
    file.set_len(0)?;
    writeln!(file, "{}", std::process::id())?;
    Ok(file)
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .with_context(|| said("cli-cannot-start", &[]))
}

/// Copy the database into a new file while the place goes on.
pub(crate) fn backup(place: &Place, to: PathBuf) -> Result<()> {
    if place.database.is_some() {
        bail!(said("cli-pg-dump", &[]));
    }
    ensure!(!to.exists(), said("cli-there-already", &[("file", shown(&to))]));
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        ensure!(folder.is_dir(), said("cli-no-folder", &[("folder", shown(folder))]));
    }
    runtime()?.block_on(async {
        let (store, name) = place.visit().await?;
        // Nobody else reads it while it is being written, either.
        make_private(&to)?;
        if let Err(problem) = store.backup(to.clone()).await {
            let _ = fs::remove_file(&to);
            return Err(problem).with_context(|| said("cli-no-copy", &[]));
        }
        println!("{name} is copied to {}", to.display());
        Ok(())
    })
}

/// Put a copy in the place of the database, while nobody serves it.
pub(crate) fn restore(place: &Place, from: &Path) -> Result<()> {
    if place.database.is_some() {
        bail!(said("cli-pg-restore", &[]));
    }
    ensure!(from.is_file(), said("cli-no-file", &[("file", shown(from))]));
    let folder = place.folder()?;
    make_folder(&folder).with_context(|| said("cli-cannot-make-folder", &[("folder", shown(&folder))]))?;
    let _lock = lock(&folder)?;
    // A copy that cannot be opened must not take the place of what can.
    let beside = folder.join(format!("{DATABASE}.new"));
    fs::copy(from, &beside).with_context(|| said("cli-cannot-copy", &[("file", shown(from))]))?;
    make_private(&beside)?;
    let sound = runtime()?.block_on(async {
        let store = Store::new(Sqlite::open(&beside)?);
        store.opened("").await?;
        anyhow::Ok(())
    });
    if let Err(problem) = sound {
        remove(&folder, &format!("{DATABASE}.new"));
        return Err(problem.context(said("cli-not-a-copy", &[("file", shown(from))])));
    }
    let file = folder.join(DATABASE);
    let kept = file.is_file().then(|| folder.join(format!("{DATABASE}.before-{}", clock() / 1000)));
    if let Some(kept) = &kept {
        fs::rename(&file, kept)?;
    }
    for end in ["-wal", "-shm"] {
        let old = folder.join(format!("{DATABASE}{end}"));
        match &kept {
            // What was not yet in the file belongs to it.
            Some(kept) if old.exists() => fs::rename(&old, format!("{}{end}", kept.display()))?,
            _ => {}
        }
        let _ = fs::remove_file(folder.join(format!("{DATABASE}.new{end}")));
    }
    fs::rename(&beside, &file)?;
    println!("{} is what {} was", folder.display(), from.display());
    if let Some(kept) = kept {
        println!("what was there before is kept as {}", kept.display());
    }
    Ok(())
}

fn remove(folder: &Path, name: &str) {
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(folder.join(format!("{name}{end}")));
    }
}
