//! Numbers for Prometheus, on an address of their own: how the server is doing, nothing about anybody.

use crate::app::App;
use axum::{Router, extract::State, http::header, response::IntoResponse, routing::get};
use std::{fmt::Write, sync::Arc};

/// What answers on the address for numbers.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .with_state(app)
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text(&app))
}

fn text(app: &App) -> String {
    let metrics = &app.metrics;
    let counters = [
        (
            "requests",
            "Requests that were answered.",
            &metrics.requests,
        ),
        (
            "failures",
            "Answers with status 500 or more.",
            &metrics.failures,
        ),
        (
            "connections",
            "Connections that were accepted.",
            &metrics.connections,
        ),
        (
            "refused_connections",
            "Connections that were turned away.",
            &metrics.refused,
        ),
    ];
    let mut text = String::new();
    for (name, help, counter) in counters {
        let value = counter.value();
        let line = format!(
            "# HELP stolik_{name}_total {help}\n# TYPE stolik_{name}_total counter\nstolik_{name}_total {value}\n"
        );
        text.push_str(&line);
    }
    let gauges = [
        (
            "tables_in_memory",
            "Tables in memory.",
            app.hall.in_memory(),
        ),
        (
            "seats_present",
            "Seats with an open page.",
            app.presence.count(),
        ),
    ];
    for (name, help, value) in gauges {
        writeln!(
            text,
            "# HELP stolik_{name} {help}\n# TYPE stolik_{name} gauge\nstolik_{name} {value}"
        )
        .expect("a string takes it");
    }
    text
}
