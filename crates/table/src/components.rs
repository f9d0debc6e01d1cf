//! Component tables: the rulebook's numbers and lists, embedded in the program, replaceable at start from a folder.

use crate::fingerprint::{sha256, to_hex};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::{OnceLock, RwLock},
};

/// A field that remembers where it stands, so that a check made after reading can name the line.
pub use toml::Spanned;

/// The texts of a game's component files by name, and the version of the rules they belong to.
#[derive(Clone, Debug)]
pub struct Files {
    rules: u32,
    texts: BTreeMap<String, String>,
}

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
    /// The version of the rules that these files are for.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// Reads one file into typed rows; an error names file, line and field.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let text = self
            .texts
            .get(name)
            .ok_or_else(|| DataError::new(name, "this file is missing"))?;
        let line_of = |at: usize| self.line_of(name, at);
        let deserializer = toml::Deserializer::parse(text).map_err(|error| DataError {
            file: name.to_owned(),
            line: error.span().map(|span| line_of(span.start)),
            message: error.message().to_owned(),
        })?;
        serde_path_to_error::deserialize(deserializer).map_err(|error| DataError {
            file: name.to_owned(),
            line: error.inner().span().map(|span| line_of(span.start)),
            message: format!(
                "{}: {}",
                // A row that remembers where it stands has a step of its own.
                error
                    .path()
                    .to_string()
                    .replace(".$__serde_spanned_private_value", ""),
                error.inner().message()
            ),
        })
    }

    /// A mistake in this file that shows only after reading, in the line of this field.
    pub fn wrong<T>(
        &self,
        name: &str,
        field: &Spanned<T>,
        message: impl Into<String>,
    ) -> DataError {
        DataError {
            line: Some(self.line_of(name, field.span().start)),
            ..DataError::new(name, message)
        }
    }

    /// The line of this byte of a file.
    pub(crate) fn line_of(&self, name: &str, at: usize) -> usize {
        let text = self.texts.get(name).map_or("", String::as_str);
        1 + text.get(..at).unwrap_or(text).matches('\n').count()
    }

    #[cfg(test)]
    pub(crate) fn of<const N: usize>(rules: u32, texts: [(&str, &str); N]) -> Self {
        let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
        Files {
            rules,
            texts: texts.into(),
        }
    }
}

/// A version of the rules and the component files that were printed with it.
#[derive(Clone, Copy, Debug)]
pub struct Version {
    /// The version of the rules.
    pub rules: u32,
    /// Its files: name and text.
    pub files: &'static [(&'static str, &'static str)],
}

/// How many versions of a game one program can play.
const MOST_VERSIONS: usize = 8;

/// The component tables of one game: those of every version that is still played, the files that replace the newest
/// ones, and those that older tables of a store were begun with. Each is loaded once and stays.
pub struct Components<D: 'static> {
    versions: &'static [Version],
    load: fn(&Files) -> Result<D, DataError>,
    embedded: [OnceLock<Printing<D>>; MOST_VERSIONS],
    in_use: OnceLock<Edition<D>>,
    /// What was learned at run time. Only ever added to.
    learned: RwLock<Vec<&'static Printing<D>>>,
}

/// Loaded tables with their names.
struct Printing<D> {
    rules: u32,
    fingerprint: String,
    /// The files that differ from the embedded ones of this version.
    replaced: BTreeMap<String, String>,
    data: D,
}

/// Under which rules and with which component tables a game is played. A table carries this handle, so that it goes on
/// as it began, whatever newer ones there are. It reads like the tables themselves.
pub struct Edition<D: 'static>(&'static Printing<D>);

/// The name of an edition, as files and stores write it down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EditionId {
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component tables.
    pub components: String,
}

/// An edition that this program does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoEdition {
    /// A version of the rules that is not played any more, or not yet.
    #[error("made under version {made} of the rules; this program plays {}", list(.have))]
    Rules {
        /// What was asked for.
        made: u32,
        /// What there is, oldest first.
        have: Vec<u32>,
    },
    /// Component tables that are not there.
    #[error("made with other components ({made}); these are {have}")]
    Components {
        /// What was asked for.
        made: String,
        /// What is in use.
        have: String,
    },
}

fn list(versions: &[u32]) -> String {
    let words: Vec<String> = versions.iter().map(u32::to_string).collect();
    match words.as_slice() {
        [only] => format!("version {only}"),
        several => format!("versions {}", several.join(", ")),
    }
}

impl<D> Edition<D> {
    /// The version of the rules.
    pub fn version(self) -> u32 {
        self.0.rules
    }

    /// The fingerprint of the component tables; part of every replay.
    pub fn fingerprint(self) -> &'static str {
        &self.0.fingerprint
    }

    /// Its name.
    pub fn id(self) -> EditionId {
        EditionId {
            rules: self.version(),
            components: self.fingerprint().to_owned(),
        }
    }

    /// The typed tables, for as long as the program runs.
    pub fn data(self) -> &'static D {
        &self.0.data
    }
}

impl<D> Clone for Edition<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Edition<D> {}

impl<D> Deref for Edition<D> {
    type Target = D;
    #[inline]
    fn deref(&self) -> &D {
        &self.0.data
    }
}

/// Each edition is loaded once, so that the same one is the same place.
impl<D> PartialEq for Edition<D> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<D> Eq for Edition<D> {}

/// Tables of different editions never meet in one search, and a place in memory is another one in each run.
impl<D> Hash for Edition<D> {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl<D> fmt::Debug for Edition<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({} {})", self.version(), self.0.fingerprint)
    }
}

impl<D: Send + Sync> Components<D> {
    /// Tables from these embedded files: the versions that are still played, oldest first.
    pub const fn new(
        versions: &'static [Version],
        load: fn(&Files) -> Result<D, DataError>,
    ) -> Self {
        assert!(
            !versions.is_empty() && versions.len() <= MOST_VERSIONS,
            "a game plays at least one version, and not too many"
        );
        Self {
            versions,
            load,
            embedded: [const { OnceLock::new() }; MOST_VERSIONS],
            in_use: OnceLock::new(),
            learned: RwLock::new(Vec::new()),
        }
    }

    /// What new games are played with: the newest version, with the files that replace its own.
    ///
    /// # Panics
    /// When the embedded files are wrong, which the game's own tests rule out.
    #[inline]
    pub fn in_use(&'static self) -> Edition<D> {
        *self
            .in_use
            .get_or_init(|| self.printed(self.versions.len() - 1))
    }

    /// The edition with this name.
    pub fn find(&'static self, id: &EditionId) -> Result<Edition<D>, NoEdition> {
        let all = self.printed_under(id.rules)?;
        let learned = self.learned.read().expect("nobody stops while adding");
        let learned = learned.iter().copied().map(Edition);
        all.into_iter()
            .chain(learned.filter(|edition| edition.version() == id.rules))
            .find(|edition| edition.fingerprint() == id.components)
            .ok_or_else(|| NoEdition::Components {
                made: id.components.clone(),
                have: all[0].fingerprint().to_owned(),
            })
    }

    /// What a game under this version is played with when nothing else is said: the tables in use for the newest one,
    /// those printed with it for an older one.
    pub fn usual(&'static self, rules: u32) -> Result<Edition<D>, NoEdition> {
        self.printed_under(rules).map(|[usual, _]| usual)
    }

    /// The usual edition of a version, and the one that was printed with it.
    fn printed_under(&'static self, rules: u32) -> Result<[Edition<D>; 2], NoEdition> {
        let at = self.place_of(rules)?;
        let printed = self.printed(at);
        let is_newest = at + 1 == self.versions.len();
        Ok([if is_newest { self.in_use() } else { printed }, printed])
    }

    fn place_of(&self, rules: u32) -> Result<usize, NoEdition> {
        let mut versions = self.versions.iter();
        versions
            .position(|version| version.rules == rules)
            .ok_or_else(|| NoEdition::Rules {
                made: rules,
                have: self.versions.iter().map(|version| version.rules).collect(),
            })
    }

    /// The files of the version at this place, as they are embedded.
    fn printed(&'static self, at: usize) -> Edition<D> {
        Edition(self.embedded[at].get_or_init(|| {
            let files = self.embedded_files(at);
            Printing::load(self.load, &files, BTreeMap::new())
                .unwrap_or_else(|error| panic!("embedded components: {error}"))
        }))
    }

    fn newest(&self) -> usize {
        self.versions.len() - 1
    }

    fn replaced_files(
        &self,
        at: usize,
        replacements: &BTreeMap<String, String>,
    ) -> Result<Files, DataError> {
        let mut files = self.embedded_files(at);
        for (name, text) in replacements {
            if files.texts.insert(name.clone(), text.clone()).is_none() {
                let known: Vec<_> = self.versions[at]
                    .files
                    .iter()
                    .map(|(name, _)| *name)
                    .collect();
                return Err(DataError::new(
                    name.as_str(),
                    format!("no such component file: there are {}", known.join(", ")),
                ));
            }
        }
        Ok(files)
    }

    fn embedded_files(&self, at: usize) -> Files {
        let version = self.versions[at];
        Files {
            rules: version.rules,
            texts: version
                .files
                .iter()
                .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
                .collect(),
        }
    }
}

impl<D> Printing<D> {
    fn load(
        load: fn(&Files) -> Result<D, DataError>,
        files: &Files,
        replaced: BTreeMap<String, String>,
    ) -> Result<Self, DataError> {
        Ok(Self {
            rules: files.rules,
            fingerprint: fingerprint_of(files),
            replaced,
            data: load(files)?,
        })
    }
}

/// What the program does with a game's components without knowing their types.
pub trait ComponentSet: Sync {
    /// The embedded files of the newest version, for people who want to correct them.
    fn embedded(&self) -> &'static [(&'static str, &'static str)];
    /// The versions of the rules that are still played, oldest first.
    fn versions(&self) -> Vec<u32>;
    /// Whether these files could be used instead of the embedded ones of the same name.
    fn check(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError>;
    /// Uses these files instead of the embedded ones of the same name for new games. Only at start, before the first
    /// game.
    fn install(&'static self, replacements: BTreeMap<String, String>) -> Result<(), DataError>;
    /// Makes an edition known whose files differ from the embedded ones of its version: games that began with it can
    /// go on. Says which edition it is.
    fn learn(
        &'static self,
        rules: u32,
        replacements: BTreeMap<String, String>,
    ) -> Result<EditionId, LearnError>;
    /// Whether games of this edition can be played, and if not, why.
    fn knows(&'static self, id: &EditionId) -> Result<(), NoEdition>;
    /// The edition of new games.
    fn edition(&'static self) -> EditionId;
    /// The files of new games that differ from the embedded ones: what must be kept so that they can go on later.
    fn replaced(&'static self) -> BTreeMap<String, String>;
}

/// Why an edition cannot be learned.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LearnError {
    /// Its rules are not played.
    #[error(transparent)]
    Version(#[from] NoEdition),
    /// Its files are wrong.
    #[error(transparent)]
    Files(#[from] DataError),
}

impl<D: Send + Sync> ComponentSet for Components<D> {
    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.versions[self.newest()].files
    }

    fn versions(&self) -> Vec<u32> {
        self.versions.iter().map(|version| version.rules).collect()
    }

    fn check(&self, replacements: BTreeMap<String, String>) -> Result<(), DataError> {
        let files = self.replaced_files(self.newest(), &replacements)?;
        (self.load)(&files).map(|_| ())
    }

    fn install(&'static self, replacements: BTreeMap<String, String>) -> Result<(), DataError> {
        let files = self.replaced_files(self.newest(), &replacements)?;
        let printing = Printing::load(self.load, &files, replacements)?;
        let edition = self.add(printing);
        self.in_use
            .set(edition)
            .map_err(|_| DataError::new("components", "the tables are in use already"))
    }

    fn learn(
        &'static self,
        rules: u32,
        replacements: BTreeMap<String, String>,
    ) -> Result<EditionId, LearnError> {
        let files = self.replaced_files(self.place_of(rules)?, &replacements)?;
        let printing = Printing::load(self.load, &files, replacements)?;
        Ok(self.add(printing).id())
    }

    fn knows(&'static self, id: &EditionId) -> Result<(), NoEdition> {
        self.find(id).map(|_| ())
    }

    fn edition(&'static self) -> EditionId {
        self.in_use().id()
    }

    fn replaced(&'static self) -> BTreeMap<String, String> {
        self.in_use().0.replaced.clone()
    }
}

impl<D: Send + Sync> Components<D> {
    /// Keeps loaded tables for as long as the program runs; the same ones only once.
    fn add(&'static self, printing: Printing<D>) -> Edition<D> {
        let place = self
            .place_of(printing.rules)
            .expect("files are those of a version that is played");
        let printed = self.printed(place);
        if printed.fingerprint() == printing.fingerprint {
            return printed;
        }
        let mut learned = self.learned.write().expect("nobody stops while adding");
        let known = learned.iter().find(|known| {
            known.rules == printing.rules && known.fingerprint == printing.fingerprint
        });
        if let Some(known) = known {
            return Edition(known);
        }
        let kept: &'static Printing<D> = Box::leak(Box::new(printing));
        learned.push(kept);
        Edition(kept)
    }
}

/// Line ends and trailing blanks do not change what a table says.
fn fingerprint_of(files: &Files) -> String {
    let mut text = String::new();
    for (name, content) in &files.texts {
        text.push_str(name);
        for line in content.lines() {
            text.push('\n');
            text.push_str(line.trim_end());
        }
        text.push('\0');
    }
    to_hex(&sha256(text.as_bytes())[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Row {
        price: Spanned<u8>,
    }

    #[derive(Deserialize)]
    struct Table {
        row: Vec<Row>,
    }

    #[test]
    fn a_field_knows_its_line_after_reading() {
        let text = "# Zażółć.\n[[row]]\nprice = 1\n\n[[row]]\nprice = 2\n";
        let files = Files::of(1, [("rows.toml", text)]);
        let table: Table = files.read("rows.toml").expect("two rows");
        let wrong = files.wrong("rows.toml", &table.row[1].price, "price: too much");
        assert_eq!(wrong.to_string(), "rows.toml:6: price: too much");
    }
}
