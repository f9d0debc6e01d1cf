//! Rows of component tables: each says where it comes from, and a mistake is told with file, line and field.

use crate::{DataError, Files, Named, Spanned};
use serde::{Deserialize, Deserializer, de::DeserializeOwned, de::Error};
use std::{collections::BTreeMap, fmt, ops::Index};

/// A row of a component table with a name of its own.
pub trait Row: DeserializeOwned {
    /// What rows are named after.
    type Id: Named;

    /// Its name.
    fn id(&self) -> Self::Id;
}

/// One row for each member of a closed set, in their order.
pub struct Rows<R: Row> {
    file: String,
    all: Vec<R>,
    lines: Vec<usize>,
}

impl<R: Row> Rows<R> {
    /// Each row.
    pub fn iter(&self) -> impl Iterator<Item = &R> {
        self.all.iter()
    }

    /// A mistake in this row.
    pub fn wrong(&self, id: R::Id, message: impl fmt::Display) -> DataError {
        DataError {
            line: Some(self.lines[id.place()]),
            ..DataError::new(self.file.as_str(), format!("{}: {message}", id.name()))
        }
    }
}

impl<R: Row> Index<R::Id> for Rows<R> {
    type Output = R;
    #[inline]
    fn index(&self, id: R::Id) -> &R {
        &self.all[id.place()]
    }
}

impl<R: Row + fmt::Debug> fmt::Debug for Rows<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all.fmt(f)
    }
}

impl Files {
    /// The rows of a file that holds one list of them under this name: one for each member, in any order.
    pub fn rows<R: Row>(&self, file: &str, list: &str) -> Result<Rows<R>, DataError> {
        let mut lists: BTreeMap<String, Vec<Spanned<R>>> = self.read(file)?;
        let rows = lists.remove(list).unwrap_or_default();
        if let Some(other) = lists.keys().next() {
            let message = format!("'{other}' is not known here: rows are [[{list}]]");
            return Err(DataError::new(file, message));
        }
        self.by_id(file, list, rows)
    }

    /// A list of rows out of a file that holds more: one for each member, in any order.
    pub fn by_id<R: Row>(
        &self,
        file: &str,
        list: &str,
        rows: Vec<Spanned<R>>,
    ) -> Result<Rows<R>, DataError> {
        let mut found: Vec<Option<Spanned<R>>> = R::Id::MEMBERS.iter().map(|_| None).collect();
        for row in rows {
            let id = row.get_ref().id();
            if found[id.place()].is_some() {
                let message = format!("{list} {} is here twice", id.name());
                return Err(self.wrong(file, &row, message));
            }
            found[id.place()] = Some(row);
        }
        let mut table = Rows {
            file: file.to_owned(),
            all: Vec::with_capacity(found.len()),
            lines: Vec::with_capacity(found.len()),
        };
        for (id, row) in R::Id::MEMBERS.iter().zip(found) {
            let Some(row) = row else {
                let message = format!("{list} {} is missing", id.name());
                return Err(DataError::new(file, message));
            };
            table.lines.push(self.line_of(file, row.span().start));
            table.all.push(row.into_inner());
        }
        Ok(table)
    }
}

/// Where a row comes from: what was read in the rulebook, found printed on a component, deduced from these, found in
/// public sources, remembered, or reconstructed so that it fits. A text that names at least one of these, with any words
/// about which field it is; some files use letters (R, P, M, X) instead: `R`, `R~`,
/// `R points; X kinds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// Whether something in the row could not be looked up.
    pub is_reconstructed: bool,
}

impl<'de> Deserialize<'de> for Provenance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const WORDS: [&str; 6] = [
            "rulebook",
            "printed",
            "deduced",
            "public",
            "recalled",
            "reconstructed",
        ];
        let text = String::deserialize(deserializer)?;
        let has_word = WORDS.iter().any(|word| text.contains(word));
        let mut letters = text
            .split([' ', ';', ',', ':', '(', ')'])
            .filter(|part| !part.is_empty() && part.chars().all(|c| "RPMX~+/".contains(c)))
            .peekable();
        if has_word || letters.peek().is_some() {
            Ok(Self {
                is_reconstructed: if has_word {
                    text.contains("reconstructed")
                } else {
                    letters.any(|part| part.contains('X'))
                },
            })
        } else {
            Err(D::Error::custom(format!(
                "'{text}' does not say where the row comes from: rulebook, printed, deduced, public, recalled or \
                 reconstructed"
            )))
        }
    }
}

/// A number of a component file within bounds: printed ones are small, a larger one is a typing error. For
/// `#[serde(deserialize_with = "within::<_, _, 0, 9>")]`.
pub fn within<'de, D, T, const LEAST: i64, const MOST: i64>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64>,
{
    // Wider than any field, so that every number gets the same words.
    let number = i64::deserialize(deserializer)?;
    T::try_from(number)
        .ok()
        .filter(|_| (LEAST..=MOST).contains(&number))
        .ok_or_else(|| D::Error::custom(format!("{number} is not between {LEAST} and {MOST}")))
}

/// The same for a field that may be missing.
pub fn maybe_within<'de, D, T, const LEAST: i64, const MOST: i64>(
    deserializer: D,
) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64>,
{
    within::<D, T, LEAST, MOST>(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::names! {
        enum Bird in u8 { Owl = "owl", Crow = "crow" }
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct BirdRow {
        id: Bird,
        #[serde(deserialize_with = "within::<_, _, 1, 9>")]
        price: u8,
        provenance: Provenance,
    }

    impl Row for BirdRow {
        type Id = Bird;
        fn id(&self) -> Bird {
            self.id
        }
    }

    const CROW: &str = "[[bird]]\nid = \"crow\"\nprice = 2\nprovenance = \"rulebook\"\n";
    const OWL: &str = "[[bird]]\nid = \"owl\"\nprice = 3\nprovenance = \"price: reconstructed\"\n";

    fn read(text: &str) -> Result<Rows<BirdRow>, DataError> {
        Files::of(1, [("birds.toml", text)]).rows("birds.toml", "bird")
    }

    #[test]
    fn rows_are_found_by_id_and_know_their_lines() {
        let rows = read(&format!("{CROW}\n{OWL}")).unwrap();
        assert_eq!((rows[Bird::Owl].price, rows[Bird::Crow].price), (3, 2));
        assert!(rows[Bird::Owl].provenance.is_reconstructed);
        assert!(!rows[Bird::Crow].provenance.is_reconstructed);
        assert_eq!(
            rows.wrong(Bird::Owl, "too dear").to_string(),
            "birds.toml:6: owl: too dear"
        );
    }

    #[test]
    fn letters_may_stand_among_words() {
        let read = |said: &str| {
            let rows = read(&format!(
                "{CROW}{}",
                OWL.replace("price: reconstructed", said)
            ));
            rows.map(|rows| rows[Bird::Owl].provenance.is_reconstructed)
        };
        for (said, is_reconstructed) in [
            ("R~", false),
            ("R~/X", true),
            ("R; level 4 X", true),
            ("R reward (example 4)", false),
            ("X (that some need 3: R)", true),
            ("rulebook, but for X", false),
        ] {
            assert_eq!(read(said).ok(), Some(is_reconstructed), "{said}");
        }
        assert!(read("Xylophone").is_err());
    }

    #[test]
    fn what_was_found_printed_or_deduced_is_not_reconstructed() {
        let found = CROW.replace("rulebook", "printed on the board, the price deduced");
        let rows = read(&format!("{found}{OWL}")).unwrap();
        assert!(!rows[Bird::Crow].provenance.is_reconstructed);
    }

    #[test]
    fn mistakes_are_told_with_file_line_and_field() {
        for (text, said) in [
            (CROW.to_owned(), "birds.toml: bird owl is missing"),
            (
                format!("{CROW}{OWL}{CROW}"),
                "birds.toml:9: bird crow is here twice",
            ),
            (
                format!("{CROW}{}", OWL.replace('3', "10")),
                "birds.toml:7: bird[1].price: 10 is not between 1 and 9",
            ),
            (
                format!("{CROW}{}", OWL.replace("price: reconstructed", "a dream")),
                "birds.toml:8: bird[1].provenance: 'a dream' does not say",
            ),
            (
                format!("{CROW}{OWL}[[fish]]\n"),
                "birds.toml:9: fish[0]: missing field `id`",
            ),
        ] {
            let error = read(&text).unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }
}
