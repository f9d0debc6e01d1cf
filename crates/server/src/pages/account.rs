//! The account: name, password, tokens for programs.

use super::{ago, layout::Page, notice::name_field};
use crate::{names::NAME_CHARS, store::Session, visitor::Visitor, words};
use maud::{Markup, html};

/// The shortest password.
pub const PASSWORD_CHARS: usize = 8;

/// The page. A new token is shown once.
pub fn page(visitor: &Visitor, tokens: &[Session], fresh: Option<&str>) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    Page {
        visitor,
        title: w("account"),
        class: "account",
        here: "/account".to_owned(),
        body: html! {
            h1 { (w("account")) }
            @match &visitor.account {
                None => (stranger(visitor)),
                Some(account) => {
                    section.card {
                        h2 { (w("name")) }
                        form.row method="post" action="/account/name" {
                            label.field.grow { span { (w("your-name")) }
                                input name="name" required maxlength=(NAME_CHARS) value=(account.name);
                            }
                            button { (w("save")) }
                        }
                    }
                    section.card {
                        h2 { (w("password")) }
                        p.help { (w(if account.password.is_some() { "password-set" } else { "password-why" })) }
                        form.row method="post" action="/account/password" {
                            input type="hidden" name="username" value=(account.name) autocomplete="username";
                            @if account.password.is_some() {
                                label.field.grow { span { (w("present-password")) }
                                    input name="present" type="password" required maxlength="200" autocomplete="current-password";
                                }
                            }
                            label.field.grow { span { (w("new-password")) }
                                input name="password" type="password" required minlength=(PASSWORD_CHARS) maxlength="200" autocomplete="new-password";
                            }
                            button { (w("save")) }
                        }
                    }
                    section.card {
                        h2 { (w("tokens")) }
                        p.help { (w("tokens-help")) " " a href="/api" { (w("for-programs")) } }
                        @if let Some(secret) = fresh {
                            label.field { span { (w("token-once")) } input readonly value=(secret); }
                        }
                        ul { @for token in tokens {
                            li.row {
                                span.grow { (token.label) " · " (ago(visitor.lang, token.created)) }
                                form method="post" action="/account/token/revoke" {
                                    button name="hash" value=(token.hash) { (w("revoke")) }
                                }
                            }
                        } }
                        form.row method="post" action="/account/token" {
                            label.field.grow { span { (w("token-label")) } input name="label" required maxlength=(NAME_CHARS); }
                            button { (w("new-token")) }
                        }
                    }
                    form method="post" action="/account/logout" { button.quiet { (w("logout")) } }
                }
            }
        },
    }
    .render()
}

fn stranger(visitor: &Visitor) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    html! {
        section.card {
            h2 { (w("guest")) }
            p.help { (w("guest-help")) }
            form.row method="post" action="/account/guest" {
                (name_field(visitor))
                button.primary { (w("enter")) }
            }
        }
        section.card {
            h2 { (w("login")) }
            form.row method="post" action="/account/login" {
                label.field { span { (w("name")) } input name="name" required maxlength=(NAME_CHARS) autocomplete="username"; }
                label.field { span { (w("password")) } input name="password" type="password" required maxlength="200" autocomplete="current-password"; }
                button { (w("login")) }
            }
        }
    }
}
