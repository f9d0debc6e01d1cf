//! The same things for programs: JSON in and out, described by `/api/openapi.json`.

use super::{Fields, done, front, openapi, play::level};
use crate::{
    app::App,
    fault::Fault,
    live,
    names::names,
    ops,
    pages::play::told,
    rooms::{Course, Holder, Rank, Scene, Trouble},
    store::TableRow,
    visitor::Visitor,
};
use axum::{
    Extension, Json, Router,
    extract::{Path, Query, Request, State},
    middleware::{Next, from_fn},
    response::{
        Html, IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
    routing::{get, post},
};
use futures_util::stream;
use game::rules_of;
use serde::Deserialize;
use serde_json::{Value, json};
use std::{convert::Infallible, sync::Arc};
use table::{Lang, Seat, Viewer};

pub(super) fn routes() -> Router<Arc<App>> {
    // Who must say who they are is asked for that before anything else.
    let own = Router::new()
        .route("/api/tables", post(create))
        .route("/api/tables/{id}/legal", get(legal))
        .route("/api/tables/{id}/act", post(act))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/back", post(back))
        .route("/api/tables/{id}/hint", post(hint))
        .route("/api/tables/{id}/chat", post(chat))
        .route("/api/tables/{id}/again", post(again))
        .route("/api/tables/{id}/continue", post(go_on))
        .route("/api/tables/{id}/seats/{seat}", post(seat_change))
        .route("/api/tables/{id}/standing", post(super::standing::give))
        .route("/api/tables/{id}/invites", post(invite))
        .route("/api/tables/{id}/invites/{token}/revoke", post(revoke))
        .route("/api/invites/{token}", post(accept))
        .route_layer(from_fn(known));
    Router::new()
        .route("/api", get(document_page))
        .route(
            "/api/openapi.json",
            get(|State(app): Shared| async move { Json(openapi::document(app.games)) }),
        )
        .route("/api/games", get(games))
        .route("/api/games/{game}/rules", get(rules))
        .route("/api/guest", post(guest))
        .route("/api/tables", get(tables))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/view", get(view))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/tables/{id}/replay", get(super::play::replay_file))
        .merge(own)
}

/// Lets only somebody in.
async fn known(Extension(visitor): Extension<Visitor>, request: Request, next: Next) -> Response {
    match visitor.known() {
        Ok(_) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

type Shared = State<Arc<App>>;

async fn document_page(visitor: Visitor) -> Html<String> {
    Html(openapi::page(&visitor).into_string())
}

async fn games(State(app): Shared, visitor: Visitor) -> Json<Value> {
    let list: Vec<Value> = app
        .games
        .iter()
        .map(|game| {
            json!({
                "id": game.id(),
                "title": crate::pages::title(*game, visitor.lang),
                "rules": game.version(),
                "components": game.components().edition().components,
                "info": game.info(),
            })
        })
        .collect();
    Json(
        json!({ "games": list, "bots": bots::Level::ready().map(bots::Level::name).collect::<Vec<_>>() }),
    )
}

async fn rules(
    State(app): Shared,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Value>, Fault> {
    let game = app
        .games
        .find(&game)
        .map_err(|_| Fault::missing("no-page"))?;
    Ok(Json(
        json!({ "rules": rules_of(game.rulebook(visitor.lang)) }),
    ))
}

/// A guest with a token instead of a cookie.
async fn guest(State(app): Shared, visitor: Visitor, fields: Fields) -> Result<Json<Value>, Fault> {
    let (account, secret) = crate::visitor::new_guest(&app, &visitor, fields.need("name")?).await?;
    Ok(Json(json!({ "token": secret, "name": account.name })))
}

async fn tables(State(app): Shared, visitor: Visitor) -> Result<Json<Value>, Fault> {
    let mine = match visitor.id() {
        Some(id) => app.store.tables_of(id, 200).await?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(200).await?;
    let lines = |rows: &[TableRow]| {
        rows.iter()
            .map(|row| line(row, visitor.id()))
            .collect::<Vec<_>>()
    };
    Ok(Json(json!({ "mine": lines(&mine), "open": lines(&open) })))
}

fn line(row: &TableRow, account: Option<&str>) -> Value {
    let waits = row.index.people.iter().flatten().any(|(seat, held_by)| {
        Some(held_by.as_str()) == account && row.index.waiting >> seat & 1 == 1
    });
    json!({
        "id": row.id,
        "game": row.game,
        "stage": row.index.stage,
        "waits_for_you": waits,
        "changed": row.index.changed,
    })
}

async fn create(
    State(app): Shared,
    visitor: Visitor,
    fields: Fields,
) -> Result<Json<Value>, Fault> {
    let account = visitor.known()?;
    let id = ops::create(&app, account, front::wish(&fields)?, Vec::new()).await?;
    Ok(Json(json!({ "id": id })))
}

async fn table(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let (room, viewer, rank) = ops::look(&app, &visitor, &id).await?;
    let scene = room.scene();
    Ok(Json(describe(
        &id, &room.row, &scene, viewer, rank, &visitor,
    )?))
}

/// What everybody may know of a table, and the number of the own decision.
fn describe(
    id: &str,
    row: &TableRow,
    scene: &Scene,
    viewer: Viewer,
    rank: Rank,
    visitor: &Visitor,
) -> Result<Value, Fault> {
    let course = scene.course.as_ref().map_err(Trouble::fault)?;
    let own = viewer.seat();
    let names = names(course, visitor.lang);
    let seats: Vec<Value> = Seat::first(course.seats())
        .map(|seat| describe_seat(course, scene, seat, &names))
        .collect();
    let play = course.play.as_ref();
    let outcome = play
        .filter(|play| play.is_over())
        .map(|play| play.outcome());
    Ok(json!({
        "id": id,
        "moment": scene.id(),
        "game": row.game,
        "rules": row.rules,
        "components": row.components,
        "setup": course.setup,
        "stage": course.stage().name(),
        "seats": seats,
        "your_seat": own,
        "is_host": rank == Rank::Host,
        "decision": own.map(|seat| course.decisions[seat.index()]),
        "your_turn": own.is_some_and(|seat| course.turn().has(seat)),
        "made": play.map(|play| play.made()),
        "halted": scene.halted,
        "standing": own.map(|seat| standing(course, seat, visitor.lang)),
        "undo": play.zip(own).map(|(play, seat)| if play.is_over() { 0 } else { play.undo_depth(seat) }),
        "seed_hash": course.commitment,
        "seed": course.told_seed(),
        "luck": course.mixed().into_iter().map(|(hash, seed)| json!({ "seed_hash": hash, "seed": seed })).collect::<Vec<_>>(),
        "back": course.back.as_ref().map(|back| json!({ "by": back.by, "to": back.to, "agreed": back.agreed, "wish": back.number })),
        "outcome": outcome,
        "next": course.next,
    }))
}

/// The standing answers of the own seat.
fn standing(course: &Course, seat: Seat, lang: Lang) -> Vec<Value> {
    let given = course.standing(seat);
    let all = course.game.standing().iter();
    all.map(|id| {
        json!({
            "id": id,
            "text": course.game.term(lang, &format!("standing-{id}")),
            "given": given.contains(id),
        })
    })
    .collect()
}

fn describe_seat(course: &Course, scene: &Scene, seat: Seat, names: &[String]) -> Value {
    let kind = match &course.holders[seat.index()] {
        Holder::Open => "open",
        Holder::Invited => "invited",
        Holder::Person { .. } => "person",
        Holder::Bot(_) => "bot",
    };
    json!({
        "seat": seat,
        "kind": kind,
        "name": names[seat.index()],
        "bot": course.bot(seat),
        "must_act": course.turn().has(seat),
        "connected": scene.present.has(seat),
    })
}

/// The course and the game of a table that has begun.
macro_rules! begun {
    ($scene:expr) => {{
        let course = $scene.course.as_ref().map_err(Trouble::fault)?;
        let play = course
            .play
            .as_ref()
            .ok_or_else(|| Fault::words("not-started"))?;
        (course, play)
    }};
}

async fn view(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let (room, viewer, _) = ops::look(&app, &visitor, &id).await?;
    let scene = room.scene();
    let (_, play) = begun!(scene);
    Ok(Json(
        json!({ "moment": scene.id(), "view": play.view_json(viewer) }),
    ))
}

async fn legal(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let (room, viewer, _) = ops::look(&app, &visitor, &id).await?;
    let scene = room.scene();
    let (course, play) = begun!(scene);
    let seat = viewer
        .seat()
        .ok_or_else(|| Fault::forbidden("not-seated"))?;
    let taste = visitor.taste(names(course, visitor.lang));
    Ok(Json(json!({
        "moment": scene.id(),
        "decision": course.decisions[seat.index()],
        "prompt": play.prompt(viewer, &taste),
        "actions": play.options(seat, &taste),
        "unavailable": play.unavailable(seat, &taste),
    })))
}

async fn act(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Fault> {
    let action = fields.need("action")?.to_owned();
    let made = ops::act(&app, &visitor, &id, fields.number("decision")?, action).await?;
    Ok(Json(
        json!({ "ok": true, "already": made == crate::rooms::Done::Already }),
    ))
}

async fn undo(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    ops::undo(
        &app,
        &visitor,
        &id,
        fields.number("decision")?,
        fields.get("all").is_some(),
    )
    .await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn back(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let answer = fields
        .get("agrees")
        .map(|word| word == "yes" || word == "on");
    let wish = match fields.get("wish") {
        Some(_) => Some(fields.number("wish")?),
        None => None,
    };
    ops::back(&app, &visitor, &id, wish, answer).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn hint(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    ops::hint(&app, &visitor, &id).await?;
    let (room, seat) = ops::own_seat(&app, &visitor, &id).await?;
    let advice = room
        .scene()
        .hint(seat)
        .ok_or_else(|| Fault::words("no-advice"))?;
    Ok(Json(json!({ "bot": ops::adviser(), "advice": *advice })))
}

async fn chat(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    ops::chat(&app, &visitor, &id, fields.need("text")?).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

#[derive(Deserialize)]
struct From {
    #[serde(default)]
    from: usize,
}

async fn log(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Value>, Fault> {
    let (room, viewer, _) = ops::look(&app, &visitor, &id).await?;
    let scene = room.scene();
    let (course, play) = begun!(scene);
    let taste = visitor.taste(names(course, visitor.lang));
    let said: Vec<Value> = scene
        .chat
        .iter()
        .map(|row| json!({ "at": row.at, "name": row.name, "text": row.text }))
        .collect();
    Ok(Json(
        json!({ "log": told(course, &**play, viewer, &taste, from.from), "chat": said }),
    ))
}

/// The description of the table each time it changes.
async fn events(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let (room, _, _) = ops::look(&app, &visitor, &id).await?;
    let scenes = room.watch();
    let start = (app, room, visitor, id, scenes, true);
    let events = stream::unfold(
        start,
        |(app, room, visitor, id, mut scenes, is_first)| async move {
            if !is_first {
                scenes.changed().await.ok()?;
                live::has_not_ended(&app, &visitor).await?;
            }
            let scene = scenes.borrow_and_update().clone();
            let (viewer, rank) = ops::role(&room, visitor.id());
            if !ops::may_look(&room, viewer, rank) {
                return None;
            }
            let data = describe(&id, &room.row, &scene, viewer, rank, &visitor)
                .unwrap_or_else(|fault| json!({ "error": fault.kind() }));
            let event = Event::default()
                .id(scene.id())
                .event("table")
                .data(data.to_string());
            Some((
                Ok::<_, Infallible>(event),
                (app, room, visitor, id, scenes, false),
            ))
        },
    );
    Ok(Sse::new(events)
        .keep_alive(KeepAlive::default())
        .into_response())
}

async fn again(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    Ok(Json(
        json!({ "id": ops::again(&app, &visitor, &id).await? }),
    ))
}

async fn go_on(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Fault> {
    let seat = fields
        .seat("seat")?
        .ok_or_else(|| Fault::words("no-seat"))?;
    let level =
        level(&fields)?.ok_or_else(|| Fault::text("the field 'level' is missing".to_owned()))?;
    let next = ops::continue_from(&app, &visitor, &id, fields.number("at")?, seat, level).await?;
    Ok(Json(json!({ "id": next })))
}

/// `{"do": "sit"}`, `{"do": "give", "holder": …}`, `{"do": "stand-in", "level": …}` or `{"do": "program", "name": …}`.
async fn seat_change(
    State(app): Shared,
    visitor: Visitor,
    Path((id, seat)): Path<(String, usize)>,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = Seat::from_number(seat).ok_or_else(|| Fault::words("no-seat"))?;
    match fields.need("do")? {
        "sit" => {
            let account = visitor.known()?.clone();
            ops::sit(&app, &visitor, &account, &id, Some(seat), None, Vec::new()).await?;
        }
        "give" => ops::arrange(&app, &visitor, &id, seat, fields.need("holder")?).await?,
        "stand-in" => {
            ops::stand_in(&app, &visitor, &id, seat, level(&fields)?).await?;
        }
        "program" => {
            let secret = ops::seat_program(&app, &visitor, &id, seat, fields.need("name")?).await?;
            return Ok(Json(json!({ "token": secret })).into_response());
        }
        other => {
            return Err(Fault::text(format!(
                "'{other}' is not sit, give, stand-in or program"
            )));
        }
    }
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn invite(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Fault> {
    let invite = ops::invite(&app, &visitor, &id, fields.seat("seat")?).await?;
    Ok(Json(
        json!({ "token": invite.token, "link": format!("/join/{}", invite.token) }),
    ))
}

async fn revoke(
    State(app): Shared,
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fault> {
    ops::revoke(&app, &visitor, &id, &token).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn accept(
    State(app): Shared,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Fault> {
    let account = visitor.known()?.clone();
    let invite = ops::invitation(&app, &token).await?;
    ops::sit(
        &app,
        &visitor,
        &account,
        &invite.table,
        fields.seat("seat")?,
        Some(&token),
        Vec::new(),
    )
    .await?;
    Ok(Json(json!({ "id": invite.table })))
}
