//! Component tables: the rulebook's numbers and lists, embedded in the program, replaceable at start from a folder.

use crate::fingerprint::{sha256, to_hex};
use serde::de::DeserializeOwned;
use std::{collections::BTreeMap, fmt, sync::OnceLock};

/// The texts of a game's component files by name.
#[derive(Clone, Debug)]
pub struct Files(BTreeMap<String, String>);

/// A mistake in a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file's name.
    pub file: String,
    /// The line, when it is known.
    pub line: Option<usize>,
    /// What is wrong, with the field.
    pub message: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for DataError {}

impl DataError {
    /// A mistake somewhere in this file.
    pub fn new(file: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            line: None,
            message: message.into(),
        }
    }
}

impl Files {
    /// Reads one file into typed rows; an error names file, line and field.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let text = self
            .0
            .get(name)
            .ok_or_else(|| DataError::new(name, "this file is missing"))?;
        let line_of = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
        let deserializer = toml::Deserializer::parse(text).map_err(|error| DataError {
            file: name.to_owned(),
            line: error.span().map(|span| line_of(span.start)),
            message: error.message().to_owned(),
        })?;
        serde_path_to_error::deserialize(deserializer).map_err(|error| DataError {
            file: name.to_owned(),
            line: error.inner().span().map(|span| line_of(span.start)),
            message: format!("{}: {}", error.path(), error.inner().message()),
        })
    }
}

/// The component tables of one game, loaded once.
pub struct Components<D: 'static> {
    embedded: &'static [(&'static str, &'static str)],
    load: fn(&Files) -> Result<D, DataError>,
    loaded: OnceLock<(D, String)>,
    replaced: OnceLock<BTreeMap<String, String>>,
}

impl<D: Send + Sync> Components<D> {
    /// Tables from these embedded files.
    pub const fn new(
        embedded: &'static [(&'static str, &'static str)],
        load: fn(&Files) -> Result<D, DataError>,
    ) -> Self {
        Self {
            embedded,
            load,
            loaded: OnceLock::new(),
            replaced: OnceLock::new(),
        }
    }

    /// The typed tables.
    ///
    /// # Panics
    /// When the embedded files are wrong, which the game's own tests rule out.
    #[inline]
    pub fn get(&self) -> &D {
        &self.load_once().0
    }

    #[inline]
    fn load_once(&self) -> &(D, String) {
        self.loaded.get_or_init(|| {
            let files = self.embedded_files();
            let data =
                (self.load)(&files).unwrap_or_else(|error| panic!("embedded components: {error}"));
            (data, fingerprint_of(&files))
        })
    }

    fn replaced_files(&self, replacements: BTreeMap<String, String>) -> Result<Files, DataError> {
        let mut files = self.embedded_files();
        for (name, text) in replacements {
            if files.0.insert(name.clone(), text).is_none() {
                let known: Vec<_> = self.embedded.iter().map(|(name, _)| *name).collect();
                return Err(DataError::new(
                    name,
                    format!("no such component file: there are {}", known.join(", ")),
                ));
            }
        }
        Ok(files)
    }

    fn embedded_files(&self) -> Files {
        Files(
            self.embedded
                .iter()
                .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
                .collect(),
        )
    }
}

/// What the program does with a game's components without knowing their types.
pub trait ComponentSet: Sync {
    /// The embedded files, for people who want to correct them.
    fn embedded(&self) -> &'static [(&'static str, &'static str)];
    /// Whether these files could be used instead of the embedded ones of the same name.
    fn check(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError>;
    /// Uses these files instead of the embedded ones of the same name. Only at start, before the first game.
    fn install(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError>;
    /// The fingerprint of the tables in use; part of every replay.
    fn fingerprint(&self) -> &str;
    /// The files in use that differ from the embedded ones.
    fn replaced(&'static self) -> BTreeMap<String, String>;
}

impl<D: Send + Sync> ComponentSet for Components<D> {
    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.embedded
    }

    fn check(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError> {
        let files = self.replaced_files(replacements)?;
        (self.load)(&files).map(|_| ())
    }

    fn install(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError> {
        let files = self.replaced_files(replacements.clone())?;
        let data = (self.load)(&files)?;
        let in_use = || DataError::new("components", "the tables are in use already");
        self.loaded
            .set((data, fingerprint_of(&files)))
            .map_err(|_| in_use())?;
        self.replaced.set(replacements).map_err(|_| in_use())
    }

    fn fingerprint(&self) -> &str {
        &self.load_once().1
    }

    fn replaced(&'static self) -> BTreeMap<String, String> {
        self.replaced.get().cloned().unwrap_or_default()
    }
}

/// Line ends and trailing blanks do not change what a table says.
fn fingerprint_of(files: &Files) -> String {
    let mut text = String::new();
    for (name, content) in &files.0 {
        text.push_str(name);
        for line in content.lines() {
            text.push('\n');
            text.push_str(line.trim_end());
        }
        text.push('\0');
    }
    to_hex(&sha256(text.as_bytes())[..8])
}
