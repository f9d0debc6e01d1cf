//! What stands before and after every answer: origin, limits, time, faults in words, headers.

use super::too_slow;
use crate::{
    app::App,
    fault::Fault,
    limits::Kind,
    pages::notice,
    visitor::{Visitor, is_secure},
};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use std::{panic::AssertUnwindSafe, sync::Arc};
use table::Message;

/// Browsers that came over an encrypted connection come back over one.
const ENCRYPTED: &str = "max-age=31536000";
/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Checks a request and turns what went wrong into words.
pub async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &app).await;
    let back = table_of(parts.uri.path());
    let path = parts.uri.path().to_owned();
    let is_asset = path.starts_with("/assets/");
    let checked = if is_asset {
        Ok(())
    } else {
        check(&app, &visitor, &parts.method, &parts.headers)
    };
    let answer = match checked {
        Err(fault) => fault.into_response(),
        Ok(()) => {
            let answer = AssertUnwindSafe(next.run(Request::from_parts(parts, body)));
            // A game that panics while a page is made costs this page and nothing else.
            let answer = answer.catch_unwind().map(|answer| {
                answer.unwrap_or_else(|_panic| {
                    tracing::error!(%path, "an answer panicked");
                    let message = Message::new("page-broken");
                    Fault::Words(StatusCode::INTERNAL_SERVER_ERROR, message).into_response()
                })
            });
            // Streams answer at once and then go on.
            tokio::time::timeout(app.patience, answer)
                .await
                .unwrap_or_else(|_| too_slow().into_response())
        }
    };
    app.metrics.requests.more();
    if answer.status().is_server_error() {
        app.metrics.failures.more();
    }
    if let Some(fault) = answer.extensions().get::<Fault>() {
        return say(&visitor, fault, back.as_deref());
    }
    if answer.status().is_client_error() {
        return said(&visitor, answer, back.as_deref()).await;
    }
    answer
}

/// What the router refused before one of our functions was asked: an address, a query or a method.
async fn said(visitor: &Visitor, answer: Response, back: Option<&str>) -> Response {
    let (parts, body) = answer.into_parts();
    let words = axum::body::to_bytes(body, 1000).await.unwrap_or_default();
    let text = match String::from_utf8_lossy(&words).into_owned() {
        empty if empty.is_empty() => parts.status.to_string(),
        text => text,
    };
    let mut answer = say(visitor, &Fault::Text(parts.status, text), back);
    if let Some(methods) = parts.headers.get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, methods.clone());
    }
    answer
}

fn check(app: &App, visitor: &Visitor, method: &Method, headers: &HeaderMap) -> Result<(), Fault> {
    if !matches!(*method, Method::GET | Method::HEAD) && !is_own_origin(headers) {
        return Err(Fault::forbidden("other-origin"));
    }
    app.limits.take(Kind::Read, visitor.key())
}

/// A browser says from which site a form comes: only ours may change anything. Programs say nothing.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(header::ORIGIN) {
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text(header::HOST);
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => true,
    }
}

/// The table to go back to from an address such as `/t/abc/act`.
fn table_of(path: &str) -> Option<String> {
    let (id, rest) = path.strip_prefix("/t/")?.split_once('/')?;
    (!rest.is_empty()).then(|| format!("/t/{id}"))
}

fn say(visitor: &Visitor, fault: &Fault, back: Option<&str>) -> Response {
    if visitor.wants_json {
        let text = fault.say(&visitor.taste(Vec::new()));
        let body = serde_json::json!({ "error": { "kind": fault.kind(), "message": text, "rule": fault.rule() } });
        return (fault.status(), axum::Json(body)).into_response();
    }
    let page = notice::fault(visitor, fault, back).into_string();
    (fault.status(), axum::response::Html(page)).into_response()
}

/// Headers that every answer has.
pub async fn headers(request: Request, next: Next) -> Response {
    let is_secure = is_secure(request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if is_secure {
        let value = HeaderValue::from_static(ENCRYPTED);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_other_sites_are_refused() {
        let with = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|(name, value)| {
                (
                    HeaderName::from_static(name),
                    HeaderValue::from_static(value),
                )
            });
            is_own_origin(&pairs.collect())
        };
        assert!(with(&[]));
        assert!(with(&[("host", "a:1"), ("origin", "http://a:1")]));
        assert!(!with(&[("host", "a:1"), ("origin", "http://b:1")]));
        assert!(!with(&[("host", "a:1"), ("origin", "null")]));
        assert!(!with(&[("host", "a:1"), ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn a_fault_at_a_table_leads_back_to_it() {
        assert_eq!(table_of("/t/abc/act").as_deref(), Some("/t/abc"));
        assert_eq!(table_of("/t/abc"), None);
    }
}
