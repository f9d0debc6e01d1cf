//! What all pages share: head, header, footer.

use crate::{visitor::Visitor, words};
use maud::{DOCTYPE, Markup, html};
use table::{Lang, Theme};

/// A page before it is framed.
pub struct Page<'a> {
    /// Who asks.
    pub visitor: &'a Visitor,
    /// What the tab says.
    pub title: String,
    /// A class for the whole page.
    pub class: &'static str,
    /// The address to come back to after changing language or colours.
    pub here: String,
    /// The content of `main`.
    pub body: Markup,
}

impl Page<'_> {
    /// The whole document.
    pub fn render(self) -> Markup {
        let (lang, theme) = (self.visitor.lang, self.visitor.theme);
        let w = |id: &str| words::word(lang, id);
        html! {
            (DOCTYPE)
            html lang=(lang.code()) data-theme=(theme.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(if theme == Theme::Dark { "dark" } else { "light" });
                    title { (self.title) " · Stolik" }
                    link rel="icon" href="/assets/icon.svg" type="image/svg+xml" id="tab-icon";
                    link rel="preload" href="/assets/stolik-sans-regular.woff2" as="font" type="font/woff2" crossorigin;
                    link rel="stylesheet" href="/assets/stolik.css";
                    script type="module" src="/assets/stolik.js" {}
                }
                body class=(self.class) {
                    a.skip href="#main" { (w("skip")) }
                    header.top {
                        a.brand href="/" { (brand()) span { "Stolik" } }
                        nav aria-label=(w("nav")) {
                            a href="/new" { (w("new-table")) }
                            a href="/rules" { (w("rules")) }
                        }
                        (self.taste(lang, theme))
                        a.me href="/account" {
                            @match &self.visitor.account {
                                Some(account) => (account.name),
                                None => (w("account")),
                            }
                        }
                    }
                    main #main tabindex="-1" { (self.body) }
                    footer.foot {
                        p { (w("not-affiliated")) }
                        p { a href="/api" { (w("for-programs")) } }
                    }
                }
            }
        }
    }

    /// Language and colours, at once and per person.
    fn taste(&self, lang: Lang, theme: Theme) -> Markup {
        let w = |id: &str| words::word(lang, id);
        html! {
            form.taste method="post" action="/taste" {
                input type="hidden" name="next" value=(self.here);
                div role="group" aria-label=(w("language")) {
                    @for other in Lang::ALL {
                        button name="lang" value=(other.code()) lang=(other.code()) aria-pressed=(other == lang)
                            title=(words::word(other, "language-name")) { (other.code().to_uppercase()) }
                    }
                }
                div role="group" aria-label=(w("theme")) {
                    @for other in Theme::ALL {
                        @let name = w(&format!("theme-{}", other.name()));
                        button.swatch name="theme" value=(other.name()) data-swatch=(other.name())
                            aria-pressed=(other == theme) aria-label=(name) title=(name) {}
                    }
                }
            }
        }
    }
}

/// The sign of the house: a little table.
fn brand() -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {
            path d="M3 8h18M5.5 8 4 20M18.5 8 20 20M8 8l-.7 6h9.4L16 8" {}
        }
    }
}
