//! Home, new tables, rules, taste.

use super::{Fields, done_with, own_address};
use crate::{
    app::App,
    fault::Fault,
    limits::Kind,
    ops::{self, Wish},
    pages::{home, new, rules},
    store::{Account, Change},
    util::is_secret,
    visitor::{SESSION, TASTE, Visitor, guest, set_cookie},
};
use axum::{
    Router,
    extract::{Path, Query, State},
    response::{Html, Response},
    routing::{get, post},
};
use serde::Deserialize;
use std::sync::Arc;
use table::{Info, Lang, Theme};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home))
        .route("/new", get(new_page).post(make))
        .route("/play", post(play))
        .route("/rules", get(rules_index))
        .route("/rules/{game}", get(rules_page))
        .route("/taste", post(taste))
}

async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Fault> {
    let mine = match visitor.id() {
        Some(id) => app.store.tables_of(id, 50).await?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(50).await?;
    Ok(Html(
        home::page(&visitor, app.games, &home::Home { mine, open }).into_string(),
    ))
}

#[derive(Deserialize)]
struct Chosen {
    game: Option<String>,
}

async fn new_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
) -> Result<Html<String>, Fault> {
    let game = match chosen.game.as_deref().filter(|id| !id.is_empty()) {
        Some(id) => Some(
            app.games
                .find(id)
                .map_err(|error| Fault::text(error.to_string()))?,
        ),
        None => None,
    };
    Ok(Html(new::page(&visitor, app.games, game).into_string()))
}

/// The wish that a form or a JSON document tells.
pub(super) fn wish(fields: &Fields) -> Result<Wish, Fault> {
    let players: usize = fields.number("players")?;
    if players > table::MAX_SEATS {
        return Err(Fault::words("no-seat"));
    }
    let seats = fields.under("seat.");
    Ok(Wish {
        game: fields.need("game")?.to_owned(),
        mode: fields.get("mode").map(str::to_owned),
        options: fields.under("option."),
        seats: (1..=players)
            .map(|n| {
                seats
                    .get(&n.to_string())
                    .cloned()
                    .unwrap_or_else(|| "open".to_owned())
            })
            .collect(),
        spectators: fields.get("spectators").is_some(),
        listed: fields.get("listed").is_some(),
    })
}

async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let mut wish = wish(&fields)?;
    if let Ok(game) = app.games.find(&wish.game) {
        leave_out_other_modes(&game.info(), &mut wish);
    }
    make_table(&app, &visitor, &fields, wish).await
}

/// A form without script sends the options of all modes; those of others than the chosen one were not meant.
fn leave_out_other_modes(info: &Info, wish: &mut Wish) {
    let mode = wish.mode.as_deref().unwrap_or(info.modes[0].id);
    let is_other = |key: &String| {
        let mut options = info.options.iter();
        options.any(|option| option.key == key && !option.belongs_to(mode))
    };
    wish.options.retain(|key, _| !is_other(key));
}

/// One against bots of one level, at once.
async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let (mode, players) = match fields.need("players")?.rsplit_once('.') {
        Some((mode, players)) => (Some(mode.to_owned()), players.to_owned()),
        None => (None, fields.need("players")?.to_owned()),
    };
    let players: usize = players
        .parse()
        .map_err(|_| Fault::text("'players' is not a number".to_owned()))?;
    let level = fields.need("level")?.to_owned();
    let mut seats = vec![level; players.min(table::MAX_SEATS)];
    if let Some(first) = seats.first_mut() {
        "me".clone_into(first);
    }
    let wish = Wish {
        game: fields.need("game")?.to_owned(),
        mode,
        seats,
        spectators: true,
        ..Wish::default()
    };
    make_table(&app, &visitor, &fields, wish).await
}

async fn make_table(
    app: &App,
    visitor: &Visitor,
    fields: &Fields,
    wish: Wish,
) -> Result<Response, Fault> {
    let (account, cookies, newcomer) = somebody(app, visitor, fields).await?;
    let id = ops::create(app, &account, wish, newcomer).await?;
    Ok(done_with(visitor, &format!("/t/{id}"), &cookies))
}

/// The visitor's account, or a new guest with the name in the form: cookies to set, and what is to be kept of the guest
/// together with what they do.
pub(super) async fn somebody(
    app: &App,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<(Arc<Account>, Vec<String>, Vec<Change>), Fault> {
    let name = match (&visitor.account, fields.get("name")) {
        (Some(account), _) => return Ok((account.clone(), Vec::new(), Vec::new())),
        (None, None) => {
            let account = visitor.known()?;
            return Ok((account.clone(), Vec::new(), Vec::new()));
        }
        (None, Some(name)) => name,
    };
    let once = fields.get("once").filter(|text| is_secret(text));
    let cookie = |secret: &str| vec![set_cookie(SESSION, secret, visitor.secure)];
    // The same form once more: its answer, with the cookie, never arrived.
    if let Some(secret) = once
        && let Some(account) = app.whoever_has(secret).await?
    {
        return Ok((account, cookie(secret), Vec::new()));
    }
    let (account, secret, changes) = guest(app, visitor, name, once)?;
    Ok((account, cookie(&secret), changes))
}

async fn rules_index(State(app): State<Arc<App>>, visitor: Visitor) -> Html<String> {
    Html(rules::index(&visitor, app.games).into_string())
}

#[derive(Deserialize)]
struct Search {
    #[serde(default)]
    q: String,
}

async fn rules_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Html<String>, Fault> {
    let game = app
        .games
        .find(&game)
        .map_err(|_| Fault::missing("no-page"))?;
    Ok(Html(rules::page(&visitor, game, &search.q).into_string()))
}

/// Language and colours: a cookie for this browser, and the account for other devices.
async fn taste(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let lang: Lang = fields
        .get("lang")
        .map_or(Ok(visitor.lang), str::parse)
        .map_err(Fault::text)?;
    let theme: Theme = fields
        .get("theme")
        .map_or(Ok(visitor.theme), str::parse)
        .map_err(Fault::text)?;
    if let Some(account) = &visitor.account {
        app.limits.take(Kind::Write, &account.id)?;
        let mut edited = (**account).clone();
        edited.lang = Some(lang.code().to_owned());
        edited.theme = Some(theme.name().to_owned());
        app.write_identity(&account.id, vec![Change::EditAccount(edited)])
            .await?;
    }
    let cookie = set_cookie(
        TASTE,
        &format!("{}.{}", lang.code(), theme.name()),
        visitor.secure,
    );
    let to = own_address(fields.get("next"));
    Ok(done_with(&visitor, to, &[cookie]))
}

#[cfg(test)]
mod tests {
    use super::{Wish, leave_out_other_modes};
    use table::{Choice, Info, Mode};

    #[test]
    fn a_form_means_only_the_options_of_its_mode() {
        let mode = |id| Mode { id, players: 1..=4 };
        let option = |key, modes: &[&'static str]| Choice {
            key,
            values: vec!["1", "2"],
            default: "1",
            modes: modes.to_vec(),
        };
        let info = Info {
            modes: vec![mode("alone"), mode("together")],
            options: vec![
                option("all", &[]),
                option("solo", &["alone"]),
                option("team", &["together"]),
            ],
            endings: Vec::new(),
        };
        let kept = |mode: Option<&str>| {
            let all = ["all", "solo", "team", "unknown"];
            let mut wish = Wish {
                mode: mode.map(str::to_owned),
                options: all.map(|key| (key.to_owned(), "2".to_owned())).into(),
                ..Wish::default()
            };
            leave_out_other_modes(&info, &mut wish);
            wish.options.into_keys().collect::<Vec<_>>()
        };
        assert_eq!(kept(Some("together")), ["all", "team", "unknown"]);
        assert_eq!(kept(Some("alone")), ["all", "solo", "unknown"]);
        assert_eq!(kept(None), ["all", "solo", "unknown"]);
    }
}
