//! Choices as text. [`notation!`](crate::notation!) declares an enum whose variants are written by patterns; one choice
//! has exactly one notation.

use std::{fmt, str::FromStr};

/// Declares an enum with a notation: Display, and `FromStr` that accepts exactly what Display writes. A field in a
/// pattern stands for the text of its value; fields stand in the order in which they are declared, the last one may
/// have several words. Patterns are tried in the order of the variants, which is also the order of legal lists.
///
/// ```
/// table::notation! {
///     /// One choice.
///     pub enum Action {
///         /// Nothing.
///         Pass => "pass",
///         /// A die on a space.
///         Place(die: u8, space: u8) => "place {die} on {space}",
///         /// Several at once.
///         Move { steps: i8 } => "move {steps:+}",
///     }
/// }
/// assert_eq!("place 3 on 7".parse(), Ok(Action::Place(3, 7)));
/// assert_eq!(Action::Move { steps: 2 }.to_string(), "move +2");
/// let error = |text: &str| text.parse::<Action>().unwrap_err();
/// assert_eq!(error("move 2"), "'move 2' is written 'move +2'");
/// assert_eq!(error("jump"), "'jump' cannot be read: write 'pass', 'place DIE on SPACE', 'move STEPS'");
/// ```
#[macro_export]
macro_rules! notation {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $(
            $(#[$about:meta])* $variant:ident
            $(($($field:ident: $type:ty),+ $(,)?))?
            $({$($(#[$inner:meta])* $key:ident: $of:ty),+ $(,)?})?
            => $pattern:literal
        ),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $($(#[$about])* $variant $(($($type),+))? $({$($(#[$inner])* $key: $of),+})?),+
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($name::$variant $(($($field),+))? $({$($key),+})? => write!(f, $pattern)),+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let mut reading = $crate::Reading::of(text);
                $(
                    let read = reading.fits($pattern).map(|mut fields| -> Result<Self, String> {
                        let _ = &mut fields;
                        Ok($name::$variant
                            $(($(fields.read::<$type>()?),+))?
                            $({$($key: fields.read::<$of>()?),+})?)
                    });
                    if let Some(read) = reading.take(read) {
                        return read;
                    }
                )+
                Err(reading.refusal(&[$($pattern),+]))
            }
        }
    };
}

/// A text that is tried against one pattern after the other; used by [`notation!`](crate::notation!).
#[derive(Debug)]
pub struct Reading<'a> {
    text: &'a str,
    /// What was wrong with fields where the rest of a pattern fits.
    wrong: Vec<String>,
}

/// The texts that stand for the fields of a pattern.
#[derive(Debug)]
pub struct Fields<'a>(std::vec::IntoIter<&'a str>);

impl<'a> Reading<'a> {
    /// Begins with this text.
    pub fn of(text: &'a str) -> Self {
        Reading {
            text,
            wrong: Vec::new(),
        }
    }

    /// The fields, if the rest of the pattern stands in the text.
    pub fn fits(&self, pattern: &str) -> Option<Fields<'a>> {
        let mut fields = Vec::new();
        let (begin, mut pattern) = split_literal(pattern);
        let mut rest = self.text.strip_prefix(begin)?;
        while !pattern.is_empty() {
            // Behind a field stands a literal, or nothing.
            let after = pattern.find('}').map_or(pattern.len(), |at| at + 1);
            let (literal, next) = split_literal(&pattern[after..]);
            let end = if next.is_empty() && literal.is_empty() {
                rest.len()
            } else {
                rest.find(literal)?
            };
            fields.push(&rest[..end]);
            rest = &rest[end + literal.len()..];
            pattern = next;
        }
        (rest.is_empty() && fields.iter().all(|field| !field.is_empty()))
            .then(|| Fields(fields.into_iter()))
    }

    /// What a pattern gave: an answer, if it settles the matter.
    pub fn take<T: fmt::Display>(
        &mut self,
        read: Option<Result<T, String>>,
    ) -> Option<Result<T, String>> {
        match read? {
            Ok(value) => {
                let written = value.to_string();
                Some(if written == self.text {
                    Ok(value)
                } else {
                    Err(format!("'{}' is written '{written}'", self.text))
                })
            }
            Err(error) => {
                self.wrong.push(error);
                None
            }
        }
    }

    /// Why no pattern was the one.
    pub fn refusal(self, patterns: &[&str]) -> String {
        // A pattern that is nothing but a field fits every text, so what is wrong with the field does not say enough.
        let fits_all = |pattern: &&str| {
            pattern.find('}') == Some(pattern.len() - 1) && pattern.starts_with('{')
        };
        let n_sure = patterns.iter().filter(|pattern| fits_all(pattern)).count();
        if self.wrong.len() > n_sure {
            return self.wrong.join("; or ");
        }
        let forms: Vec<String> = patterns.iter().map(|pattern| form(pattern)).collect();
        let forms = forms.join(", ");
        match self.wrong.join("; or ") {
            wrong if wrong.is_empty() => {
                format!("'{}' cannot be read: write {forms}", self.text)
            }
            wrong => format!("{wrong}; or write {forms}"),
        }
    }
}

impl Fields<'_> {
    /// Reads the next field.
    ///
    /// # Panics
    /// When the pattern has fewer fields than the variant, which the first text that is read shows.
    pub fn read<T: FromStr<Err: fmt::Display>>(&mut self) -> Result<T, String> {
        let text = self.0.next().expect("a pattern names every field");
        text.parse().map_err(|error: T::Err| {
            let said = error.to_string();
            if said.contains(text) {
                said
            } else {
                format!("'{text}': {said}")
            }
        })
    }
}

/// The text before the next field, and what begins with that field.
fn split_literal(pattern: &str) -> (&str, &str) {
    pattern.split_at(pattern.find('{').unwrap_or(pattern.len()))
}

/// A pattern for people: fields in capitals.
fn form(pattern: &str) -> String {
    let mut form = String::from("'");
    let mut rest = pattern;
    loop {
        let (literal, field) = split_literal(rest);
        form.push_str(literal);
        let Some(end) = field.find('}') else { break };
        let name = field[1..end].split(':').next().unwrap_or_default();
        form.push_str(&name.to_uppercase());
        rest = &field[end + 1..];
    }
    form.push('\'');
    form
}

#[cfg(test)]
mod tests {
    crate::names! {
        enum Bird in u8 { Owl = "owl", Crow = "crow" }
    }

    crate::notation! {
        enum Action {
            Pass => "pass",
            Feed(bird: Bird) => "feed {bird}",
            FeedAll => "feed all",
            Swap { from: Bird, to: Bird } => "swap {from}>{to}",
            Call(bird: Bird, times: u8) => "call {bird} {times}",
        }
    }

    #[test]
    fn every_form_is_read_back() {
        for action in [
            Action::Pass,
            Action::Feed(Bird::Crow),
            Action::FeedAll,
            Action::Swap {
                from: Bird::Owl,
                to: Bird::Crow,
            },
            Action::Call(Bird::Owl, 3),
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    crate::notation! {
        enum Short {
            Pass => "pass",
            Take(bird: Bird) => "{bird}",
            Feed(bird: Bird) => "feed {bird}",
        }
    }

    #[test]
    fn a_field_alone_is_one_form_among_others() {
        assert_eq!("crow".parse(), Ok(Short::Take(Bird::Crow)));
        assert_eq!("feed owl".parse(), Ok(Short::Feed(Bird::Owl)));
        for (text, why) in [
            (
                "rook",
                "'rook' is none of owl, crow; or write 'pass', 'BIRD', 'feed BIRD'",
            ),
            (
                "feed rook",
                "'feed rook' is none of owl, crow; or 'rook' is none of owl, crow",
            ),
        ] {
            assert_eq!(text.parse::<Short>(), Err(why.to_owned()));
        }
    }

    #[test]
    fn what_is_not_written_so_is_refused_with_words() {
        for (text, why) in [
            ("", "'' cannot be read: write 'pass', 'feed BIRD', "),
            ("feed", "'feed' cannot be read"),
            ("feed ", "'feed ' cannot be read"),
            ("feed rook", "'rook' is none of owl, crow"),
            ("feed  owl", "' owl' is none of owl, crow"),
            ("pass now", "'pass now' cannot be read"),
            ("swap owl", "'swap owl' cannot be read"),
            ("swap owl>owl>owl", "'owl>owl' is none of owl, crow"),
            ("call owl x", "'x': invalid digit"),
            ("call owl 03", "'call owl 03' is written 'call owl 3'"),
            ("call owl 3 3", "'3 3': invalid digit"),
        ] {
            let said = text.parse::<Action>().unwrap_err();
            assert!(said.starts_with(why), "{text}: {said}");
        }
    }
}
