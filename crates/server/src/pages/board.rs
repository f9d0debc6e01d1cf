//! The picture of the table, and the table in words.

use super::play::Show;
use crate::{guarded::guarded, words};
use game::Match;
use maud::{Markup, PreEscaped, html};
use table::{Lang, Taste};

/// The picture and, for those who do not see it, the words. A picture that cannot be drawn is told in words alone.
pub fn board(show: &Show<'_>, play: &dyn Match, taste: &Taste) -> Markup {
    let viewer = show.look.0;
    let picture = guarded("board", || play.draw(viewer, taste));
    let text = guarded("text", || play.text(viewer, taste));
    picture_and_words(picture, text, taste.lang)
}

fn picture_and_words(picture: Option<String>, text: Option<String>, lang: Lang) -> Markup {
    let is_broken = picture.is_none();
    html! {
        @match picture {
            Some(picture) => div.picture { (PreEscaped(picture)) },
            None => p.notice role="alert" { (words::word(lang, "no-picture")) },
        }
        @if let Some(text) = text {
            details.fold.in-words open[is_broken] {
                summary { (words::word(lang, "in-words")) }
                pre tabindex="0" { (text) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::picture_and_words;
    use crate::guarded::guarded;
    use table::Lang;

    #[test]
    fn a_picture_that_cannot_be_drawn_is_told_in_words() {
        let picture = guarded("board", || -> String { panic!("a piece without a place") });
        for (lang, told) in [
            (Lang::En, "cannot be drawn"),
            (Lang::Pl, "nie da się narysować"),
        ] {
            let page = picture_and_words(picture.clone(), Some("two dice".to_owned()), lang);
            let page = page.into_string();
            assert!(page.contains(told) && page.contains("two dice"), "{page}");
            assert!(
                page.contains("<details class=\"fold in-words\" open>"),
                "{page}"
            );
        }
        let whole = picture_and_words(Some("<svg/>".to_owned()), Some(String::new()), Lang::En);
        assert!(!whole.into_string().contains("alert"));
    }
}
