//! Standing answers of a seat, for pages and programs.

use super::{Fields, done};
use crate::{app::App, fault::Fault, ops, visitor::Visitor};
use axum::{
    extract::{Path, State},
    response::Response,
};
use std::sync::Arc;

/// Gives the answer named by `give`, or takes back the one named by `drop`.
pub(super) async fn give(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let (answer, given) = match (fields.get("give"), fields.get("drop")) {
        (Some(answer), None) => (answer, true),
        (None, Some(answer)) => (answer, false),
        _ => {
            return Err(Fault::text(
                "one of the fields 'give' and 'drop' is needed".to_owned(),
            ));
        }
    };
    ops::stand(&app, &visitor, &id, answer.to_owned(), given).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}
