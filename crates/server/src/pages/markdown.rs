//! Markdown of rulebooks as HTML. Nothing but text and its structure passes: raw HTML is shown as it is written, links
//! lead only to pages.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::collections::BTreeSet;

/// A paragraph, a list, a table or a heading.
pub struct Block {
    /// The heading, if it is one.
    pub heading: Option<Heading>,
    /// The whole block.
    pub html: Markup,
    /// Its words in small letters, for searching.
    text: String,
}

/// A heading.
pub struct Heading {
    /// 1 for the title of the book, 2 for its chapters.
    pub level: u8,
    /// Its words.
    pub text: String,
    /// Its id on the page.
    pub anchor: String,
}

impl Block {
    /// Whether these words, in small letters, are in it.
    pub fn has(&self, needle: &str) -> bool {
        self.text.contains(needle)
    }
}

/// The blocks of a book. Every rule (a line that begins with an id in bold) has its id as an anchor, once.
pub fn blocks(book: &str) -> Vec<Block> {
    let (mut found, mut open, mut depth) = (Vec::new(), Vec::new(), 0usize);
    let mut anchors = BTreeSet::new();
    for event in Parser::new_ext(book, Options::ENABLE_TABLES) {
        let event = harmless(event);
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        open.push(event);
        if depth == 0 {
            found.push(block(&open, &mut anchors));
            open.clear();
        }
    }
    found
}

/// Text stays text.
fn harmless(event: Event<'_>) -> Event<'_> {
    let leads_to_a_page = |url: &str| {
        ["https://", "http://", "/", "#"]
            .iter()
            .any(|start| url.starts_with(start))
    };
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        // Blocks of HTML hold nothing but such text.
        Event::Start(Tag::HtmlBlock) => Event::Start(Tag::Paragraph),
        Event::End(TagEnd::HtmlBlock) => Event::End(TagEnd::Paragraph),
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => Event::Start(Tag::Link {
            link_type,
            dest_url: if leads_to_a_page(&dest_url) {
                dest_url
            } else {
                CowStr::Borrowed("#")
            },
            title,
            id,
        }),
        // A picture would be fetched from elsewhere; its words are enough.
        Event::Start(Tag::Image { .. }) => Event::Start(Tag::Emphasis),
        Event::End(TagEnd::Image) => Event::End(TagEnd::Emphasis),
        other => other,
    }
}

fn block(events: &[Event<'_>], anchors: &mut BTreeSet<String>) -> Block {
    let words: String = events
        .iter()
        .map(|event| match event {
            Event::Text(text) | Event::Code(text) => text.as_ref(),
            Event::SoftBreak | Event::HardBreak | Event::End(_) => " ",
            _ => "",
        })
        .collect();
    let text = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if let [
        Event::Start(Tag::Heading { level, .. }),
        inner @ ..,
        Event::End(_),
    ] = events
    {
        let anchor = unused(&slug(&text), anchors);
        let inner = written(inner);
        return Block {
            html: match level {
                // The page itself has the first heading.
                HeadingLevel::H1 => html! { h2 id=(anchor) { (inner) } },
                _ => html! { h3 id=(anchor) { (inner) } },
            },
            text: text.to_lowercase(),
            heading: Some(Heading {
                level: *level as u8,
                text,
                anchor,
            }),
        };
    }
    let is_table = matches!(events.first(), Some(Event::Start(Tag::Table(_))));
    let (events, own) = with_anchors(events, anchors);
    let inner = written(&events);
    Block {
        heading: None,
        html: if is_table {
            html! { div.rule-text.rule-table tabindex="0" { (inner) } }
        } else {
            html! { div.rule-text id=[own] { (inner) } }
        },
        text: text.to_lowercase(),
    }
}

fn written(events: &[Event<'_>]) -> Markup {
    let mut html = String::new();
    push_html(&mut html, events.iter().cloned());
    PreEscaped(html)
}

/// Gives rules their anchors: the block itself when it begins with a rule, else the id in bold.
fn with_anchors<'a>(
    events: &[Event<'a>],
    anchors: &mut BTreeSet<String>,
) -> (Vec<Event<'a>>, Option<String>) {
    let mut own = None;
    let mut out: Vec<Event<'a>> = Vec::with_capacity(events.len());
    let mut closes = false;
    for at in 0..events.len() {
        let id = rule_at(events, at).filter(|id| anchors.insert((*id).to_owned()));
        match (&events[at], id) {
            (_, Some(id)) if at == 1 && matches!(events[0], Event::Start(Tag::Paragraph)) => {
                own = Some(id.to_owned());
                out.push(events[at].clone());
            }
            (_, Some(id)) => {
                closes = true;
                out.push(Event::Html(format!(r#"<strong id="{id}">"#).into()));
            }
            (Event::End(TagEnd::Strong), None) if closes => {
                closes = false;
                out.push(Event::Html("</strong>".into()));
            }
            (event, None) => out.push(event.clone()),
        }
    }
    (out, own)
}

/// The id of the rule that begins here: in bold, at the beginning of a line.
fn rule_at<'e>(events: &'e [Event<'_>], at: usize) -> Option<&'e str> {
    let (Event::Start(Tag::Strong), Event::Text(text)) = (events.get(at)?, events.get(at + 1)?)
    else {
        return None;
    };
    let begins = match at.checked_sub(1).map(|before| &events[before]) {
        None
        | Some(Event::Start(Tag::Paragraph | Tag::Item) | Event::SoftBreak | Event::HardBreak) => {
            true
        }
        Some(_) => false,
    };
    let id = text.trim_end_matches(['.', ':']);
    let is_id = id.contains('-')
        && id.bytes().any(|byte| byte.is_ascii_digit())
        && id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'));
    (begins && is_id).then_some(id)
}

/// Words as an id: letters and numbers of any language with hyphens between them.
fn slug(text: &str) -> String {
    let words = text
        .to_lowercase()
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    format!("chapter-{words}")
}

/// This id, or with a number when it is taken.
fn unused(id: &str, anchors: &mut BTreeSet<String>) -> String {
    let mut all = std::iter::once(id.to_owned()).chain((2..).map(|n| format!("{id}-{n}")));
    let id = all
        .find(|id| !anchors.contains(id))
        .expect("numbers do not end");
    anchors.insert(id.clone());
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(book: &str) -> String {
        blocks(book)
            .iter()
            .map(|block| block.html.0.as_str())
            .collect()
    }

    #[test]
    fn rules_have_anchors_wherever_they_begin() {
        let book = "# T\n\n**XX-1.1** First, as **XX-1.2** says.\n\n- **XX-1.2.** Second.\n- Third.\n\nWords\n**XX-1.3** in a line.\n\n**XX-1.1** again.";
        let html = whole(book);
        assert!(
            html.contains(r#"<div class="rule-text" id="XX-1.1"><p><strong>XX-1.1"#),
            "{html}"
        );
        assert!(
            html.contains(r#"<li><strong id="XX-1.2">XX-1.2.</strong>"#),
            "{html}"
        );
        assert!(
            html.contains(r#"<strong id="XX-1.3">XX-1.3</strong>"#),
            "{html}"
        );
        for id in ["XX-1.1", "XX-1.2", "XX-1.3"] {
            assert_eq!(html.matches(&format!(r#"id="{id}""#)).count(), 1, "{html}");
        }
    }

    #[test]
    fn headings_tables_and_lists_have_their_structure() {
        let found = blocks(
            "# Title\n\n## One & two\n\n| a | b |\n|---|---|\n| **x** | `y` |\n\n## One & two\n\n1. first\n2. second",
        );
        let chapters: Vec<_> = found
            .iter()
            .filter_map(|block| block.heading.as_ref())
            .collect();
        assert_eq!(chapters[1].anchor, "chapter-one-two");
        assert_eq!(chapters[2].anchor, "chapter-one-two-2");
        assert_eq!((chapters[0].level, chapters[1].level), (1, 2));
        let all: String = found.iter().map(|block| block.html.0.as_str()).collect();
        for part in [
            "<td><strong>x</strong></td>",
            "<code>y</code>",
            "<ol>",
            "One &amp; two</h3>",
        ] {
            assert!(all.contains(part), "{all}");
        }
        assert!(found[2].has("x y"), "{}", found[2].text);
    }

    #[test]
    fn nothing_but_text_passes() {
        let all = whole(
            "<script>alert(1)</script>\n\nWords <img src=x onerror=alert(1)> and [a](javascript:alert(1)) ![b](http://x/y.png)\n\n**XX-1\"onload=.** no id",
        );
        for part in ["<script", "<img", "javascript:", "onload=.\" "] {
            assert!(!all.contains(part), "{all}");
        }
        assert!(all.contains("&lt;script&gt;"), "{all}");
    }
}
