//! Who asks, in which language and colours.

use crate::{
    app::App,
    fault::Fault,
    limits::Kind,
    names::clean_name,
    store::{Account, Change, Session},
    util::{self, YEAR},
};
use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};
use table::{Lang, Message, Taste, Theme};

/// The cookie that says who somebody is.
pub const SESSION: &str = "stolik";
/// The cookie that says how somebody likes pages.
pub const TASTE: &str = "taste";
/// How the name of a cookie begins that browsers keep to this host and to encrypted connections.
const LOCKED: &str = "__Host-";

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Somebody known, by cookie or token.
    pub account: Option<Arc<Account>>,
    /// Language of the pages.
    pub lang: Lang,
    /// Colours of the pages.
    pub theme: Theme,
    /// From where, for limits.
    pub address: String,
    /// Whether it is the script of a page, or a program, that wants JSON.
    pub wants_json: bool,
    /// Whether the page came over an encrypted connection.
    pub secure: bool,
    /// The hash of the session's secret.
    pub session: Option<String>,
    /// Whether the store could not say who it is.
    pub is_unread: bool,
}

impl Visitor {
    /// The account, or a fault that asks for a name.
    pub fn known(&self) -> Result<&Arc<Account>, Fault> {
        if self.is_unread {
            return Err(Fault::store());
        }
        self.account
            .as_ref()
            .ok_or_else(|| Fault::Words(StatusCode::UNAUTHORIZED, Message::new("who-are-you")))
    }

    /// The id of the account.
    pub fn id(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.id.as_str())
    }

    /// How this visitor wants to see a table.
    pub fn taste(&self, names: Vec<String>) -> Taste {
        Taste {
            lang: self.lang,
            theme: self.theme,
            names,
        }
    }

    /// By what requests of this visitor are counted.
    pub fn key(&self) -> &str {
        self.id().unwrap_or(&self.address)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let headers = &parts.headers;
        let secret = bearer(headers).or_else(|| own_cookie(headers, SESSION));
        let account = match secret {
            Some(secret) if secret.len() <= 64 => app.whoever_has(secret).await,
            _ => Ok(None),
        };
        let (account, is_unread) = match account {
            Ok(account) => (account, false),
            Err(error) => {
                tracing::error!("sessions: {error}");
                (None, true)
            }
        };
        let (lang, theme) = taste_of(headers, account.as_deref());
        let address = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or_else(String::new, |from| household(from.0.ip()).to_string());
        let visitor = Visitor {
            session: secret.filter(|_| account.is_some()).map(util::hash),
            account,
            lang,
            theme,
            address,
            wants_json: text(headers, header::ACCEPT.as_str())
                .is_some_and(|accept| accept.starts_with("application/json"))
                || parts.uri.path().starts_with("/api/"),
            secure: is_secure(headers),
            is_unread,
        };
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, header::AUTHORIZATION.as_str())?.strip_prefix("Bearer ")
}

/// Whether the browser's connection is encrypted: its own word, or that of the proxy in front of us.
pub fn is_secure(headers: &HeaderMap) -> bool {
    text(headers, header::ORIGIN.as_str()).is_some_and(|origin| origin.starts_with("https:"))
        || text(headers, "x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Who shares an address: a household has a whole network of the newer kind.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None => IpAddr::V6((long.to_bits() >> 64 << 64).into()),
        },
    }
}

/// The value of one of our cookies; one that came over an encrypted connection goes first.
fn own_cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookie(headers, &format!("{LOCKED}{name}")).or_else(|| cookie(headers, name))
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// The cookie wins over the account, the account over what the browser prefers.
fn taste_of(headers: &HeaderMap, account: Option<&Account>) -> (Lang, Theme) {
    let (mut lang, mut theme) = (None, None);
    if let Some((l, t)) = own_cookie(headers, TASTE).and_then(|taste| taste.split_once('.')) {
        (lang, theme) = (l.parse().ok(), t.parse().ok());
    }
    if let Some(account) = account {
        lang = lang.or_else(|| account.lang.as_deref()?.parse().ok());
        theme = theme.or_else(|| account.theme.as_deref()?.parse().ok());
    }
    let prefers_polish = text(headers, header::ACCEPT_LANGUAGE.as_str()).is_some_and(|list| {
        let first = list.split([',', ';', '-']).next().unwrap_or("");
        first.trim().eq_ignore_ascii_case("pl")
    });
    let lang = lang.unwrap_or(if prefers_polish { Lang::Pl } else { Lang::En });
    (lang, theme.unwrap_or_default())
}

/// A cookie that scripts and other sites cannot read.
pub fn set_cookie(name: &str, value: &str, secure: bool) -> String {
    let (prefix, secure) = if secure {
        (LOCKED, "; Secure")
    } else {
        ("", "")
    };
    format!("{prefix}{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

/// Forgets a cookie, under both of its names.
pub fn drop_cookie(name: &str) -> [String; 2] {
    [
        format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"),
        format!("{LOCKED}{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"),
    ]
}

/// A new guest with a session; the secret of its cookie.
pub async fn new_guest(
    app: &App,
    visitor: &Visitor,
    name: &str,
) -> Result<(Arc<Account>, String), Fault> {
    let (account, secret, changes) = guest(app, visitor, name, None)?;
    app.store.write(changes).await?;
    Ok((account, secret))
}

/// A guest who is not kept yet: the account, the secret of its cookie, and what is to be kept of them. A page may have
/// handed out the secret before, so that a form which is sent again is of the same guest.
pub fn guest(
    app: &App,
    visitor: &Visitor,
    name: &str,
    secret: Option<&str>,
) -> Result<(Arc<Account>, String, Vec<Change>), Fault> {
    app.limits.take(Kind::Create, &visitor.address)?;
    let account = Account {
        id: util::random_id(),
        name: clean_name(name)?,
        password: None,
        created: util::now(),
        lang: Some(visitor.lang.code().to_owned()),
        theme: Some(visitor.theme.name().to_owned()),
    };
    let (mut session, mut own) = new_session(&account.id, "browser", "");
    if let Some(secret) = secret {
        session.hash = util::hash(secret);
        secret.clone_into(&mut own);
    }
    let changes = vec![
        Change::NewAccount(account.clone()),
        Change::NewSession(session),
    ];
    Ok((Arc::new(account), own, changes))
}

/// A session and its secret, not kept yet.
pub fn new_session(account: &str, kind: &str, label: &str) -> (Session, String) {
    let secret = util::random_secret();
    let session = Session {
        hash: util::hash(&secret),
        account: account.to_owned(),
        kind: kind.to_owned(),
        label: label.to_owned(),
        created: util::now(),
    };
    (session, secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::COOKIE,
            "a=1; stolik=abc; taste=pl.dark".parse().expect("a header"),
        );
        assert_eq!(cookie(&headers, "stolik"), Some("abc"));
        assert_eq!(cookie(&headers, "tolik"), None);
        assert_eq!(taste_of(&headers, None), (Lang::Pl, Theme::Dark));
        headers.append(
            header::COOKIE,
            "__Host-stolik=safe".parse().expect("a header"),
        );
        assert_eq!(own_cookie(&headers, "stolik"), Some("safe"));
    }

    #[test]
    fn a_household_is_one_visitor() {
        let of = |text: &str| household(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
