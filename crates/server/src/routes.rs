//! Addresses and what answers them.

mod account;
mod api;
mod assets;
mod front;
mod guard;
pub mod metrics;
mod openapi;
mod play;
mod standing;

use crate::{app::App, fault::Fault, visitor::Visitor};
use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRequest, Request},
    http::{HeaderValue, StatusCode, header},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
use std::{collections::BTreeMap, sync::Arc};
use table::{Message, Seat};
use tower_http::compression::CompressionLayer;

/// The longest request.
const BODY: usize = 64 * 1024;

/// Everything that the server answers.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(front::routes())
        .merge(play::routes())
        .merge(account::routes())
        .merge(api::routes())
        .merge(assets::routes())
        .fallback(|| async { Fault::missing("no-page") })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// The fields of a form or of a JSON object; both say the same things.
pub struct Fields(BTreeMap<String, String>);

impl Fields {
    /// A field that must be there.
    pub fn need(&self, name: &str) -> Result<&str, Fault> {
        self.get(name)
            .ok_or_else(|| Fault::text(format!("the field '{name}' is missing")))
    }

    /// A field, when it is there and not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .get(name)
            .map(String::as_str)
            .filter(|text| !text.is_empty())
    }

    /// A number that must be there.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Fault> {
        let text = self.need(name)?;
        text.parse().map_err(|_| {
            Fault::text(format!(
                "the field '{name}' is not a number of the right size"
            ))
        })
    }

    /// A seat's number, when it is there.
    pub fn seat(&self, name: &str) -> Result<Option<Seat>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some(text) => text
                .parse()
                .ok()
                .and_then(Seat::from_number)
                .map(Some)
                .ok_or_else(|| Fault::words("no-seat")),
        }
    }

    /// Fields whose names begin so, without that beginning.
    pub fn under(&self, prefix: &str) -> BTreeMap<String, String> {
        let fields = self.0.iter();
        fields
            .filter_map(|(name, value)| {
                Some((name.strip_prefix(prefix)?.to_owned(), value.clone()))
            })
            .collect()
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        let bytes = axum::body::Bytes::from_request(request, state)
            .await
            .map_err(|error| Fault::Text(error.status(), error.body_text()))?;
        if bytes.is_empty() {
            return Ok(Self(BTreeMap::new()));
        }
        if is_json {
            return from_json(&bytes).map(Self);
        }
        serde_form(&bytes).map(Self)
    }
}

fn serde_form(bytes: &[u8]) -> Result<BTreeMap<String, String>, Fault> {
    let uri = format!("/?{}", String::from_utf8_lossy(bytes));
    let uri = uri
        .parse()
        .map_err(|_| Fault::text("this is not a form".to_owned()))?;
    let pairs = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&uri)
        .map_err(|error| Fault::text(error.body_text()))?;
    Ok(pairs.0.into_iter().collect())
}

/// `{"options": {"a": "b"}, "seats": ["me"]}` says the same as the fields `option.a` and `seat.1`.
fn from_json(bytes: &[u8]) -> Result<BTreeMap<String, String>, Fault> {
    use serde_json::Value;
    let value: Value =
        serde_json::from_slice(bytes).map_err(|error| Fault::text(error.to_string()))?;
    let Value::Object(object) = value else {
        return Err(Fault::text("a JSON object is expected".to_owned()));
    };
    let plain = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(true) => Some("on".to_owned()),
        Value::Bool(false) | Value::Null => Some(String::new()),
        Value::Number(number) => Some(number.to_string()),
        Value::Array(_) | Value::Object(_) => None,
    };
    let mut fields = BTreeMap::new();
    for (name, value) in &object {
        match value {
            Value::Array(items) if name == "seats" => {
                for (at, item) in items.iter().enumerate() {
                    let text =
                        plain(item).ok_or_else(|| Fault::text("seats are words".to_owned()))?;
                    fields.insert(format!("seat.{}", at + 1), text);
                }
                fields.insert("players".to_owned(), items.len().to_string());
            }
            Value::Object(items) if name == "options" => {
                for (key, item) in items {
                    let text =
                        plain(item).ok_or_else(|| Fault::text("options are words".to_owned()))?;
                    fields.insert(format!("option.{key}"), text);
                }
            }
            other => {
                let text = plain(other)
                    .ok_or_else(|| Fault::text(format!("the field '{name}' is not plain")))?;
                fields.insert(name.clone(), text);
            }
        }
    }
    Ok(fields)
}

/// After something was done: the page goes on at an address, a script or a program gets JSON.
pub fn done(visitor: &Visitor, to: &str) -> Response {
    if visitor.wants_json {
        return axum::Json(serde_json::json!({ "ok": true, "location": to })).into_response();
    }
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(place) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    response
}

/// The same with cookies.
pub fn done_with(visitor: &Visitor, to: &str, cookies: &[String]) -> Response {
    let mut response = done(visitor, to);
    for cookie in cookies {
        if let Ok(value) = HeaderValue::from_str(cookie) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

/// An address of this server and no other, for going on after a form.
pub fn own_address(text: Option<&str>) -> &str {
    text.filter(|text| {
        // Browsers leave out tabs and ends of lines, and take a backslash for a slash.
        text.starts_with('/')
            && !text.starts_with("//")
            && !text.contains(|c: char| c == '\\' || c.is_control())
    })
    .unwrap_or("/")
}

impl IntoResponse for Fault {
    /// The guard turns it into a page or JSON in the visitor's language.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A fault for a request that took too long.
pub fn too_slow() -> Fault {
    Fault::Words(StatusCode::SERVICE_UNAVAILABLE, Message::new("too-slow"))
}
