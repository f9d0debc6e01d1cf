//! Who somebody is: guest, password, tokens.

use super::{Fields, done, done_with, own_address};
use crate::{
    app::App,
    fault::Fault,
    limits::Kind,
    pages::account::{self, PASSWORD_CHARS},
    password,
    store::Change,
    visitor::{
        SESSION, TASTE, Visitor, clean, clean_name, drop_cookie, new_guest, new_session, set_cookie,
    },
};
use axum::{
    Router,
    extract::State,
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use std::sync::Arc;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(page))
        .route("/account/guest", post(guest))
        .route("/account/name", post(name))
        .route("/account/password", post(set_password))
        .route("/account/login", post(login))
        .route("/account/logout", post(logout))
        .route("/account/token", post(token))
        .route("/account/token/revoke", post(revoke))
}

async fn page(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, Fault> {
    let tokens = match visitor.id() {
        Some(id) => app.store.tokens(id).await?,
        None => Vec::new(),
    };
    Ok(Html(account::page(&visitor, &tokens, None).into_string()))
}

async fn guest(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let to = own_address(fields.get("next"));
    if visitor.account.is_some() {
        return Ok(done(&visitor, to));
    }
    let (_, secret) = new_guest(&app, &visitor, fields.need("name")?).await?;
    Ok(done_with(
        &visitor,
        to,
        &[set_cookie(SESSION, &secret, visitor.secure)],
    ))
}

async fn name(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let mut account = (**visitor.known()?).clone();
    app.limits.take(Kind::Write, &account.id)?;
    account.name = clean_name(fields.need("name")?)?;
    edit(&app, account).await?;
    Ok(done(&visitor, "/account"))
}

/// Names with a password are unique, so that somebody can be found by name.
async fn edit(app: &App, account: crate::store::Account) -> Result<(), Fault> {
    let id = account.id.clone();
    match app
        .write_identity(&id, vec![Change::EditAccount(account)])
        .await
    {
        Err(crate::store::StoreError::Conflict(_)) => Err(Fault::words("name-taken")),
        result => Ok(result?),
    }
}

async fn set_password(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let mut account = (**visitor.known()?).clone();
    app.limits.take(Kind::Password, &account.id)?;
    let text = fields.need("password")?.to_owned();
    if !(PASSWORD_CHARS..=200).contains(&text.chars().count()) {
        return Err(Fault::bad("bad-password").with("least", PASSWORD_CHARS));
    }
    account.password = Some(password::hash(text).await?);
    edit(&app, account).await?;
    Ok(done(&visitor, "/account"))
}

async fn login(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let name = fields.need("name")?;
    app.limits.take(Kind::Password, &visitor.address)?;
    app.limits
        .take(Kind::Password, &format!("name {}", name.to_lowercase()))?;
    let account = app.store.account_by_name(name.trim()).await?;
    let known = account
        .as_ref()
        .and_then(|account| account.password.clone());
    // The same work for an unknown name, so that time tells nothing.
    let is_right = password::is_right(known, fields.need("password")?.to_owned()).await?;
    let account = account
        .filter(|_| is_right)
        .ok_or_else(|| Fault::forbidden("wrong-password"))?;
    let (session, secret) = new_session(&account.id, "browser", "");
    app.store.write(vec![Change::NewSession(session)]).await?;
    let mut cookies = vec![set_cookie(SESSION, &secret, visitor.secure)];
    if let (Some(lang), Some(theme)) = (&account.lang, &account.theme) {
        cookies.push(set_cookie(
            TASTE,
            &format!("{lang}.{theme}"),
            visitor.secure,
        ));
    }
    Ok(done_with(&visitor, "/", &cookies))
}

async fn logout(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Fault> {
    if let (Some(account), Some(hash)) = (&visitor.account, &visitor.session) {
        let change = Change::EndSession {
            hash: hash.clone(),
            account: account.id.clone(),
        };
        app.write_identity(&account.id, vec![change]).await?;
    }
    Ok(done_with(&visitor, "/", &[drop_cookie(SESSION)]))
}

/// A new token, shown once.
async fn token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let account = visitor.known()?;
    app.limits.take(Kind::Create, &account.id)?;
    let label =
        clean(fields.need("label")?, 24).ok_or_else(|| Fault::bad("bad-name").with("most", 24))?;
    let (session, secret) = new_session(&account.id, "token", &label);
    app.store.write(vec![Change::NewSession(session)]).await?;
    if visitor.wants_json {
        return Ok(axum::Json(serde_json::json!({ "token": secret })).into_response());
    }
    let tokens = app.store.tokens(&account.id).await?;
    Ok(Html(account::page(&visitor, &tokens, Some(&secret)).into_string()).into_response())
}

async fn revoke(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let account = visitor.known()?;
    let change = Change::EndSession {
        hash: fields.need("hash")?.to_owned(),
        account: account.id.clone(),
    };
    app.write_identity(&account.id, vec![change]).await?;
    Ok(done(&visitor, "/account"))
}
