//! Words in Polish and English: messages with typed arguments, turned into text at the edge.

use crate::{Lang, Seat};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};

/// A sentence that is not yet in any language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The id in the words files.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number: plurals follow it.
    Number(i64),
    /// A player, by the name the person has at this table.
    Seat(Seat),
    /// Several players, joined by commas.
    Seats(Vec<Seat>),
    /// A word of the game: another message without arguments.
    Term(&'static str),
    /// Another message with arguments of its own.
    Message(Box<Message>),
    /// Several messages, joined by commas.
    List(Vec<Message>),
    /// Text that is the same in every language: notation, dice.
    Text(String),
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The message with this argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The message with this argument, where it has one.
    #[must_use]
    pub fn maybe(self, has: bool, name: &'static str, arg: impl FnOnce() -> Arg) -> Self {
        if has { self.with(name, arg()) } else { self }
    }

    /// The message with a word of the game as argument.
    #[must_use]
    pub fn term(self, name: &'static str, id: &'static str) -> Self {
        self.with(name, Arg::Term(id))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Arg::List(list)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

/// The words of one game (or of the pages) in every language.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 2],
    sources: [&'static str; 2],
}

impl Words {
    /// Words from the two files.
    ///
    /// # Panics
    /// When a file is not valid Fluent: words are part of the program.
    pub fn new(pl: &'static str, en: &'static str) -> Self {
        Self {
            bundles: [bundle("pl", pl), bundle("en", en)],
            sources: [pl, en],
        }
    }

    /// The message as text. `names` are the players' names by seat.
    pub fn say(&self, lang: Lang, message: &Message, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(lang, arg, names));
        }
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle
            .get_message(message.id)
            .and_then(|found| found.value())
        else {
            debug_assert!(false, "no word for {}", message.id);
            return message.id.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        text
    }

    /// A word without arguments.
    pub fn term(&self, lang: Lang, id: &str) -> String {
        let bundle = &self.bundles[lang as usize];
        match bundle.get_message(id).and_then(|found| found.value()) {
            Some(pattern) => bundle
                .format_pattern(pattern, None, &mut Vec::new())
                .into_owned(),
            None => id.to_owned(),
        }
    }

    /// Whether there is such a word.
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().all(|bundle| bundle.has_message(id))
    }

    fn value(&self, lang: Lang, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seats(seats) => {
                let parts: Vec<String> = seats.iter().map(|seat| name(names, *seat)).collect();
                FluentValue::from(parts.join(", "))
            }
            Arg::Seat(seat) => FluentValue::from(name(names, *seat)),
            Arg::Term(id) => FluentValue::from(self.term(lang, id)),
            Arg::Message(message) => FluentValue::from(self.say(lang, message, names)),
            Arg::List(list) => {
                let parts: Vec<String> = list
                    .iter()
                    .map(|message| self.say(lang, message, names))
                    .collect();
                FluentValue::from(parts.join(", "))
            }
            Arg::Text(text) => FluentValue::from(text.clone()),
        }
    }

    /// Every message id with the variables it uses, per language; tests compare them.
    pub fn inventory(&self, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let resource = fluent_syntax::parser::parse(self.sources[lang as usize])
            .expect("words are valid Fluent");
        let mut found = BTreeMap::new();
        for entry in &resource.body {
            if let ast::Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                if let Some(pattern) = &message.value {
                    collect_variables(pattern, &mut variables);
                }
                found.insert(message.id.name.to_owned(), variables);
            }
        }
        found
    }
}

fn name(names: &[String], seat: Seat) -> String {
    names
        .get(seat.index())
        .cloned()
        .unwrap_or_else(|| seat.to_string())
}

fn bundle(code: &str, source: &'static str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("words/{code}.ftl is not valid: {errors:?}"));
    let lang = code.parse().expect("a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![lang]);
    // Marks around arguments help mixed writing directions; ours are both left to right, and the marks break labels.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .unwrap_or_else(|errors| panic!("words/{code}.ftl: {errors:?}"));
    bundle
}

fn collect_variables(pattern: &ast::Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, into);
        }
    }
}

fn collect_from_expression(expression: &ast::Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Select { selector, variants } => {
            collect_from_inline(selector, into);
            for variant in variants {
                collect_variables(&variant.value, into);
            }
        }
        ast::Expression::Inline(inline) => collect_from_inline(inline, into),
    }
}

fn collect_from_inline(inline: &ast::InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => {
            collect_from_expression(expression, into);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_plurals_follow_the_number() {
        let words = Words::new(
            "coins = { $n ->\n [one] { $n } moneta\n [few] { $n } monety\n *[many] { $n } monet\n }",
            "coins = { $n ->\n [one] { $n } coin\n *[other] { $n } coins\n }",
        );
        let say = |lang, n: i64| words.say(lang, &Message::new("coins").with("n", n), &[]);
        let polish: Vec<String> = [1, 2, 4, 5, 12, 22].map(|n| say(Lang::Pl, n)).into();
        assert_eq!(
            polish,
            [
                "1 moneta",
                "2 monety",
                "4 monety",
                "5 monet",
                "12 monet",
                "22 monety"
            ]
        );
        assert_eq!(say(Lang::En, 1), "1 coin");
        assert_eq!(words.inventory(Lang::Pl), words.inventory(Lang::En));
    }
}
