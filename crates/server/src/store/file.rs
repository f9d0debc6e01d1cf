//! The data file as the file system has it: whose it is, who may read it, and whether it is still where it was.

use super::StoreError;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

/// `application_id` of our files: "Stol".
pub const OURS: i64 = 0x5374_6f6c;

/// An error with the name of the file that it is about.
pub fn named(path: &Path, error: StoreError) -> StoreError {
    let name = |text: String| format!("{}: {text}", path.display());
    match error {
        StoreError::Conflict(text) => StoreError::Conflict(name(text)),
        StoreError::Damaged(text) => StoreError::Damaged(name(text)),
        StoreError::Failed(text) => StoreError::Failed(name(text)),
        StoreError::Moved => StoreError::Moved,
    }
}

/// Makes the file when it is missing, readable by its owner only: seeds of running games, hashes of passwords and
/// invitations are in it.
pub fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        options.mode(0o600);
        // Files of older programs were readable by all.
        if let Ok(found) = fs::metadata(path)
            && found.permissions().mode() & 0o077 != 0
            && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        {
            let path = path.display();
            tracing::warn!(%path, "others can read the data file: {error}");
        }
    }
    let made = options.open(path).map(|_| ());
    made.map_err(|error| StoreError::Failed(error.to_string()))
}

/// Refuses a database of another program, before anything in it is changed.
pub async fn refuse_foreign(path: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut file = options.connect().await?;
    let id: i64 = sqlx::query_scalar("pragma application_id")
        .fetch_one(&mut file)
        .await?;
    let all: i64 = sqlx::query_scalar("select count(*) from sqlite_master")
        .fetch_one(&mut file)
        .await?;
    let sql = "select count(*) from sqlite_master where type = 'table' \
               and name in ('_sqlx_migrations', 'accounts', 'tables', 'entries')";
    let own: i64 = sqlx::query_scalar(sql).fetch_one(&mut file).await?;
    file.close().await?;
    let is_new = id == 0 && all == 0;
    // Files of older programs have no id.
    if is_new || (own == 4 && (id == OURS || id == 0)) {
        return Ok(());
    }
    Err(StoreError::Failed(
        "this is a database of another program; choose another file with --data".to_owned(),
    ))
}

/// The data file and its write-ahead log, as they were when they were opened.
pub struct Place(Vec<(PathBuf, Option<Identity>)>);

/// Device and number of a file.
type Identity = (u64, u64);

impl Place {
    /// Where the open files are now.
    pub fn of(path: &Path) -> Self {
        let mut log = OsString::from(path);
        log.push("-wal");
        let files = [path.to_owned(), PathBuf::from(log)];
        Self(
            files
                .map(|path| (path.clone(), identity(&path)))
                .into_iter()
                .collect(),
        )
    }

    /// Nothing may be confirmed when a file was moved or deleted: what is written then is gone after a restart.
    pub fn check(&self) -> Result<(), StoreError> {
        let is_same = self.0.iter().all(|(path, was)| identity(path) == *was);
        if is_same {
            Ok(())
        } else {
            Err(StoreError::Moved)
        }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

/// Elsewhere only whether it is there: such systems do not move open files.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some((0, 0))
}
