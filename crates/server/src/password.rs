//! Passwords: Argon2id, on a thread of its own, a few at a time.

use crate::fault::Fault;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::LazyLock;
use tokio::sync::Semaphore;

/// Each costs memory and time: only so many at once.
static PLACES: Semaphore = Semaphore::const_new(2);

/// What is compared when nobody has the name.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| make("nobody has this password").unwrap_or_default());

/// The hash of a password, with salt and parameters.
pub async fn hash(password: String) -> Result<String, Fault> {
    work(move || make(&password))
        .await?
        .ok_or_else(Fault::store)
}

/// Whether the password is the right one. Without a hash it takes as long and is wrong.
pub async fn is_right(hash: Option<String>, password: String) -> Result<bool, Fault> {
    work(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        known & check(&hash, &password)
    })
    .await
}

async fn work<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let _place = PLACES.acquire().await.map_err(|_| Fault::store())?;
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|_| Fault::store())
}

fn make(password: &str) -> Option<String> {
    Argon2::default()
        .hash_password(password.as_bytes())
        .ok()
        .map(|hash| hash.to_string())
}

fn check(hash: &str, password: &str) -> bool {
    argon2::PasswordHash::new(hash).is_ok_and(|hash| {
        Argon2::default()
            .verify_password(password.as_bytes(), &hash)
            .is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_password_is_right() {
        let hashed = hash("correct horse".to_owned())
            .await
            .expect("it is hashed");
        assert!(hashed.starts_with("$argon2id$"));
        assert!(
            is_right(Some(hashed.clone()), "correct horse".to_owned())
                .await
                .expect("it is checked")
        );
        assert!(
            !is_right(Some(hashed), "wrong horse".to_owned())
                .await
                .expect("it is checked")
        );
        assert!(
            !is_right(None, "nobody has this password".to_owned())
                .await
                .expect("it is checked")
        );
    }
}
