//! Which component tables are in use: what was replaced at start, and what nobody could look up. Rulebooks are written
//! with the printed numbers; this chapter says where the game plays with others.

use crate::{Game, refusal::SHARED as WORDS};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use table::{Lang, Message};
use toml::{Table, Value};

/// Fields of a row that say where it comes from.
const ABOUT_ROW: [&str; 4] = ["provenance", "reconstructed", "src", "note"];

/// What is to be known about one component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FileNotes {
    /// Its name.
    pub file: String,
    /// How many rows it has.
    pub rows: usize,
    /// Whether it replaces the printed one.
    pub is_replaced: bool,
    /// Where it differs from the printed one.
    pub changes: Vec<Change>,
    /// What could not be looked up.
    pub reconstructed: Vec<Reconstructed>,
}

/// A difference between a file and the printed one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The row: the kind of component and its id.
    pub row: String,
    /// The field; None when the whole row is new or gone.
    pub field: Option<String>,
    /// What is printed, if anything.
    pub printed: Option<String>,
    /// What is in use, if anything.
    pub in_use: Option<String>,
}

/// A row that could not be looked up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reconstructed {
    /// The row: the kind of component and its id.
    pub row: String,
    /// Which fields; all when none is named.
    pub fields: Vec<String>,
}

/// What is to be known about the component files that new games of this title are played with.
pub fn components_in_use(game: &dyn Game) -> Vec<FileNotes> {
    let set = game.components();
    notes(set.embedded(), &set.replaced())
}

/// The same as a chapter of the rulebook; None when everything is as printed and known.
pub fn components_chapter(game: &dyn Game, lang: Lang) -> Option<String> {
    chapter(&components_in_use(game), lang)
}

/// The part of that chapter about replaced files, for whoever reads a single rule.
pub fn components_warning(game: &dyn Game, lang: Lang) -> Option<String> {
    let (replaced, _) = paragraphs(&components_in_use(game), lang);
    replaced
}

fn notes(embedded: &[(&str, &str)], replaced: &BTreeMap<String, String>) -> Vec<FileNotes> {
    embedded
        .iter()
        .map(|&(file, printed)| {
            let in_use = replaced.get(file).map_or(printed, String::as_str);
            let rows = rows(in_use);
            FileNotes {
                file: file.to_owned(),
                rows: rows.len(),
                is_replaced: replaced.contains_key(file),
                changes: changes(&self::rows(printed), &rows),
                reconstructed: rows.iter().filter_map(reconstructed).collect(),
            }
        })
        .collect()
}

/// A row with its name.
type Row = (String, Table);

/// The rows of a file: elements of lists, and tables with fields of their own. Files are read after they were checked.
fn rows(text: &str) -> Vec<Row> {
    let mut found = Vec::new();
    if let Ok(file) = text.parse::<Table>() {
        collect(&file, &mut found);
    }
    found
}

fn collect(file: &Table, into: &mut Vec<Row>) {
    let mut own = Table::new();
    for (key, value) in file {
        match value {
            Value::Table(inner) if inner.values().all(Value::is_table) => {
                let rows = inner.iter().filter_map(|(name, row)| {
                    Some((format!("{key} {name}"), row.as_table()?.clone()))
                });
                into.extend(rows);
            }
            Value::Table(row) => into.push((key.clone(), row.clone())),
            Value::Array(items) if items.iter().all(Value::is_table) => {
                let items: Vec<&Table> = items.iter().filter_map(Value::as_table).collect();
                let ids: BTreeSet<String> = items.iter().filter_map(|row| id(row)).collect();
                for (at, row) in items.iter().enumerate() {
                    let name = match id(row) {
                        Some(id) if ids.len() == items.len() => id,
                        Some(id) => format!("{} ({id})", at + 1),
                        None => (at + 1).to_string(),
                    };
                    into.push((format!("{key} {name}"), (*row).clone()));
                }
            }
            value => drop(own.insert(key.clone(), value.clone())),
        }
    }
    // What stands in no row belongs to the file itself.
    if !own.is_empty() {
        into.push(("*".to_owned(), own));
    }
}

fn id(row: &Table) -> Option<String> {
    match row.get("id")? {
        Value::String(id) => Some(id.clone()),
        other => Some(other.to_string()),
    }
}

fn reconstructed((name, row): &Row) -> Option<Reconstructed> {
    let says = |key: &str, word: &str| {
        let text = row.get(key).and_then(Value::as_str);
        text.is_some_and(|text| text.contains(word))
    };
    let fields: Vec<String> = match row.get("reconstructed") {
        Some(Value::Array(fields)) => fields
            .iter()
            .filter_map(|field| field.as_str().map(str::to_owned))
            .collect(),
        _ => Vec::new(),
    };
    // Some files give each source a letter; X is for none.
    let is_one = !fields.is_empty() || says("provenance", "reconstructed") || says("src", "X");
    is_one.then(|| Reconstructed {
        row: name.clone(),
        fields,
    })
}

fn changes(printed: &[Row], in_use: &[Row]) -> Vec<Change> {
    let find = |rows: &[Row], name: &str| -> Option<Table> {
        rows.iter()
            .find(|(row, _)| row == name)
            .map(|(_, row)| row.clone())
    };
    let whole = |name: &str| Change {
        row: name.to_owned(),
        field: None,
        printed: None,
        in_use: None,
    };
    let mut found = Vec::new();
    for (name, row) in in_use {
        let Some(before) = find(printed, name) else {
            found.push(Change {
                in_use: Some(String::new()),
                ..whole(name)
            });
            continue;
        };
        let fields: BTreeSet<&String> = row.keys().chain(before.keys()).collect();
        for field in fields {
            if ABOUT_ROW.contains(&field.as_str()) || row.get(field) == before.get(field) {
                continue;
            }
            found.push(Change {
                row: name.clone(),
                field: Some(field.clone()),
                printed: before.get(field).map(ToString::to_string),
                in_use: row.get(field).map(ToString::to_string),
            });
        }
    }
    for (name, _) in printed {
        if find(in_use, name).is_none() {
            found.push(Change {
                printed: Some(String::new()),
                ..whole(name)
            });
        }
    }
    found
}

fn chapter(notes: &[FileNotes], lang: Lang) -> Option<String> {
    let (replaced, reconstructed) = paragraphs(notes, lang);
    if replaced.is_none() && reconstructed.is_none() {
        return None;
    }
    let heading = format!("## {}", WORDS.term(lang, "components-chapter"));
    let parts = [Some(heading), replaced, reconstructed];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n"))
}

/// What was replaced, and what was reconstructed.
fn paragraphs(notes: &[FileNotes], lang: Lang) -> (Option<String>, Option<String>) {
    let list = |intro: &str, items: Vec<String>| {
        let intro = WORDS.term(lang, intro);
        (!items.is_empty()).then(|| format!("{intro}\n\n{}", items.join("\n")))
    };
    let replaced = notes.iter().filter(|file| file.is_replaced);
    let replaced = replaced.flat_map(|file| {
        let told: Vec<String> = if file.changes.is_empty() {
            vec![WORDS.term(lang, "components-same")]
        } else {
            let told = file.changes.iter().map(|change| change.tell(lang));
            told.collect()
        };
        let items = told.into_iter();
        items.map(move |item| format!("- `{}`: {item}", file.file))
    });
    let unknown = notes.iter().filter(|file| !file.reconstructed.is_empty());
    let unknown = unknown.map(|file| format!("- `{}`: {}", file.file, file.unknown(lang)));
    (
        list("components-replaced", replaced.collect()),
        list("components-reconstructed", unknown.collect()),
    )
}

impl Change {
    fn tell(&self, lang: Lang) -> String {
        let value = |value: &Option<String>| match value {
            Some(value) => format!("`{value}`"),
            None => WORDS.term(lang, "components-nothing"),
        };
        let message = match (&self.field, &self.in_use) {
            (Some(field), _) => Message::new("components-changed")
                .with("field", field.clone())
                .with("now", value(&self.in_use))
                .with("printed", value(&self.printed)),
            (None, Some(_)) => Message::new("components-added"),
            (None, None) => Message::new("components-removed"),
        };
        WORDS.say(lang, &message.with("row", self.row.clone()), &[])
    }
}

impl FileNotes {
    /// The rows that could not be looked up.
    fn unknown(&self, lang: Lang) -> String {
        let is_whole = self.reconstructed.iter().all(|row| row.fields.is_empty());
        if is_whole && self.reconstructed.len() == self.rows {
            let message = Message::new("components-every-row").with("n", self.rows);
            return WORDS.say(lang, &message, &[]);
        }
        let rows = self.reconstructed.iter().map(|row| match &row.fields[..] {
            [] => row.row.clone(),
            fields => format!("{} ({})", row.row, fields.join(", ")),
        });
        rows.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = r#"
        limit = 3
        [[bird]]
        id = "owl"
        cost = { gold = 1 }
        provenance = "rulebook"
        [[bird]]
        id = "crow"
        cost = { gold = 2 }
        provenance = "reconstructed"
        [[stage]]
        id = "a"
        vp = 1
        reconstructed = ["vp"]
        [[stage]]
        id = "a"
        vp = 2
        src = "R~X"
        [length.short]
        rounds = 4
    "#;

    #[test]
    fn what_differs_and_what_is_not_known_is_told_by_row_and_field() {
        let embedded = [("birds.toml", PRINTED)];
        let as_printed = notes(&embedded, &BTreeMap::new());
        assert!(as_printed[0].changes.is_empty() && !as_printed[0].is_replaced);
        let unknown: Vec<(&str, usize)> = as_printed[0]
            .reconstructed
            .iter()
            .map(|row| (row.row.as_str(), row.fields.len()))
            .collect();
        assert_eq!(
            unknown,
            [("bird crow", 0), ("stage 1 (a)", 1), ("stage 2 (a)", 0)]
        );
        let corrected = PRINTED
            .replace("{ gold = 1 }", "{ gold = 5 }")
            .replace("rounds = 4", "rounds = 6")
            .replace("\"crow\"", "\"rook\"");
        let replaced = BTreeMap::from([("birds.toml".to_owned(), corrected)]);
        let notes = notes(&embedded, &replaced);
        let text = chapter(&notes, Lang::En).unwrap();
        for words in [
            "## Components in use",
            "`birds.toml`: bird owl: cost = `{ gold = 5 }` (printed: `{ gold = 1 }`)",
            "length short: rounds = `6` (printed: `4`)",
            "bird rook: new",
            "bird crow: not in the game",
            "bird rook; stage 1 (a) (vp); stage 2 (a)",
        ] {
            assert!(text.contains(words), "'{words}' is not in:\n{text}");
        }
        assert!(
            chapter(&notes, Lang::Pl)
                .unwrap()
                .contains("(w druku: `4`)")
        );
    }

    #[test]
    fn nothing_is_said_when_everything_is_known_and_as_printed() {
        let embedded = [("a.toml", "n = 1\n")];
        assert_eq!(chapter(&notes(&embedded, &BTreeMap::new()), Lang::En), None);
        let same = BTreeMap::from([("a.toml".to_owned(), "n = 1 # mine\n".to_owned())]);
        let text = chapter(&notes(&embedded, &same), Lang::En).unwrap();
        assert!(text.contains("says the same"), "{text}");
    }

    #[test]
    fn both_languages_have_the_same_words() {
        assert_eq!(WORDS.inventory(Lang::Pl), WORDS.inventory(Lang::En));
    }
}
