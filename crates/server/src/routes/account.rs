//! Who somebody is: guest, password, tokens.

use super::{Fields, done, done_with, own_address};
use crate::{
    app::App,
    fault::Fault,
    guesses::is_tried_first,
    limits::Kind,
    names::{clean, clean_name},
    pages::account::{self, PASSWORD_CHARS},
    password,
    store::Change,
    visitor::{SESSION, TASTE, Visitor, drop_cookie, new_guest, new_session, set_cookie},
};
use axum::{
    Router,
    extract::State,
    http::{HeaderName, HeaderValue},
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
    // Whoever finds an open browser must not be able to lock its owner out.
    if account.password.is_some() {
        let present = fields.need("present")?.to_owned();
        if !password::is_right(account.password.clone(), present).await? {
            return Err(Fault::forbidden("wrong-present-password"));
        }
    }
    if is_tried_first(&text, &account.name) {
        return Err(Fault::bad("common-password"));
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
    app.limits.take(
        Kind::Name,
        &name.chars().take(64).collect::<String>().to_lowercase(),
    )?;
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
    // Who this browser was before has ended.
    end_session(&app, &visitor).await?;
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
    end_session(&app, &visitor).await?;
    let mut response = done_with(&visitor, "/", &drop_cookie(SESSION));
    // Pages that the browser keeps for going back show what only this person may see.
    let what = HeaderValue::from_static("\"cache\"");
    response
        .headers_mut()
        .insert(HeaderName::from_static("clear-site-data"), what);
    Ok(response)
}

async fn end_session(app: &App, visitor: &Visitor) -> Result<(), Fault> {
    if let (Some(account), Some(hash)) = (&visitor.account, &visitor.session) {
        let change = Change::EndSession {
            hash: hash.clone(),
            account: account.id.clone(),
        };
        app.write_identity(&account.id, vec![change]).await?;
    }
    Ok(())
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
    app.limits.take(Kind::Write, &account.id)?;
    let change = Change::EndSession {
        hash: fields.need("hash")?.to_owned(),
        account: account.id.clone(),
    };
    app.write_identity(&account.id, vec![change]).await?;
    Ok(done(&visitor, "/account"))
}
