//! At a table: looking, acting, talking, arranging.

use super::{Fields, done, done_with, front::somebody};
use crate::{
    app::App,
    fault::Fault,
    live,
    names::names,
    ops,
    pages::{notice, play as page, play::Show, replay, results},
    rooms::{Course, Rank, Room, Scene, Stage, Trouble},
    visitor::Visitor,
};
use axum::{
    Router,
    extract::{Path, Query, State},
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use game::Match;
use maud::html;
use serde::Deserialize;
use std::sync::Arc;
use table::{Seat, Viewer};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}", get(table))
        .route("/t/{id}/events", get(events))
        .route("/t/{id}/act", post(act))
        .route("/t/{id}/undo", post(undo))
        .route("/t/{id}/back", post(ask_back))
        .route("/t/{id}/back/answer", post(answer_back))
        .route("/t/{id}/hint", post(hint))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/arrange", post(arrange))
        .route("/t/{id}/standin", post(stand_in))
        .route("/t/{id}/standing", post(super::standing::give))
        .route("/t/{id}/invite", post(invite))
        .route("/t/{id}/invite/revoke", post(revoke))
        .route("/t/{id}/again", post(again))
        .route("/t/{id}/continue", post(go_on))
        .route("/t/{id}/log", get(log))
        .route("/t/{id}/results", get(result_page))
        .route("/t/{id}/replay", get(replay_page))
        .route("/t/{id}/replay.txt", get(replay_file))
        .route("/join/{token}", get(join_page).post(join))
}

type Shared = State<Arc<App>>;

async fn table(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, Fault> {
    let (room, viewer, rank) = ops::look(&app, &visitor, &id).await?;
    let scene = room.scene();
    let look = live::look_of(&visitor, viewer, rank);
    let parts = live::parts(&app, &room, &scene, look).await;
    let show = Show {
        row: &room.row,
        scene: &scene,
        look,
        invites: &[],
    };
    Ok(Html(page::page(&visitor, &show, &parts).into_string()))
}

#[derive(Deserialize)]
struct Known {
    moment: Option<String>,
}

async fn events(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(known): Query<Known>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (room, _, _) = ops::look(&app, &visitor, &id).await?;
    let last = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok())
        .map(str::to_owned);
    Ok(live::stream(app, room, visitor, last.or(known.moment)).into_response())
}

async fn act(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let action = fields.need("action")?.to_owned();
    ops::act(&app, &visitor, &id, fields.number("decision")?, action).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn undo(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let all = fields.get("all").is_some();
    ops::undo(&app, &visitor, &id, fields.number("decision")?, all).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn ask_back(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    ops::back(&app, &visitor, &id, None, None).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn answer_back(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let agrees = fields.need("agrees")? == "yes";
    let wish = fields.number("wish")?;
    ops::back(&app, &visitor, &id, Some(wish), Some(agrees)).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn hint(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    ops::hint(&app, &visitor, &id).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
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

async fn sit(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let (account, cookies, newcomer) = somebody(&app, &visitor, &fields).await?;
    let seat = fields.seat("seat")?;
    ops::sit(&app, &visitor, &account, &id, seat, None, newcomer).await?;
    Ok(done_with(&visitor, &format!("/t/{id}"), &cookies))
}

async fn arrange(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = fields
        .seat("seat")?
        .ok_or_else(|| Fault::words("no-seat"))?;
    ops::arrange(&app, &visitor, &id, seat, fields.need("holder")?).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn stand_in(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = fields
        .seat("seat")?
        .ok_or_else(|| Fault::words("no-seat"))?;
    ops::stand_in(&app, &visitor, &id, seat, level(&fields)?).await?;
    Ok(done(&visitor, &format!("/t/{id}")))
}

/// A bot's level, when one is named.
pub(super) fn level(fields: &Fields) -> Result<Option<bots::Level>, Fault> {
    let level = fields.get("level").map(str::parse).transpose();
    level.map_err(|error: bots::UnknownLevel| Fault::text(error.to_string()))
}

async fn invite(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    ops::invite(&app, &visitor, &id, fields.seat("seat")?).await?;
    app.hall.room(&id).await?.touch();
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn revoke(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    ops::revoke(&app, &visitor, &id, fields.need("token")?).await?;
    app.hall.room(&id).await?.touch();
    Ok(done(&visitor, &format!("/t/{id}")))
}

async fn again(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let next = ops::again(&app, &visitor, &id).await?;
    Ok(done(&visitor, &format!("/t/{next}")))
}

async fn go_on(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = fields
        .seat("seat")?
        .ok_or_else(|| Fault::words("no-seat"))?;
    let level =
        level(&fields)?.ok_or_else(|| Fault::text("the field 'level' is missing".to_owned()))?;
    let next = ops::continue_from(&app, &visitor, &id, fields.number("at")?, seat, level).await?;
    Ok(done(&visitor, &format!("/t/{next}")))
}

/// A table whose game has begun, for pages about its past.
struct Begun {
    room: Arc<Room>,
    scene: Arc<Scene>,
    viewer: Viewer,
    rank: Rank,
}

impl Begun {
    async fn find(app: &App, visitor: &Visitor, id: &str) -> Result<Self, Fault> {
        let (room, viewer, rank) = ops::look(app, visitor, id).await?;
        let scene = room.scene();
        Ok(Self {
            room,
            scene,
            viewer,
            rank,
        })
    }

    fn play(&self) -> Result<(&Course, &dyn Match), Fault> {
        let course = self.scene.course.as_ref().map_err(Trouble::fault)?;
        let play = course
            .play
            .as_deref()
            .ok_or_else(|| Fault::words("not-started"))?;
        Ok((course, play))
    }

    fn show<'a>(&'a self, visitor: &Visitor) -> Show<'a> {
        let look = live::look_of(visitor, self.viewer, self.rank);
        Show {
            row: &self.room.row,
            scene: &self.scene,
            look,
            invites: &[],
        }
    }
}

async fn log(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, Fault> {
    let begun = Begun::find(&app, &visitor, &id).await?;
    let (course, play) = begun.play()?;
    Ok(Html(
        replay::log_page(&visitor, &begun.show(&visitor), course, play).into_string(),
    ))
}

async fn result_page(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, Fault> {
    let begun = Begun::find(&app, &visitor, &id).await?;
    let (course, play) = begun.play()?;
    if course.stage() != Stage::Over {
        return Err(Fault::words("not-over"));
    }
    let show = begun.show(&visitor);
    let taste = show.taste(course);
    Ok(Html(
        results::page(&visitor, &show, course, play, &taste).into_string(),
    ))
}

#[derive(Deserialize)]
struct Moment {
    at: Option<String>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

async fn replay_page(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Html<String>, Fault> {
    let begun = Begun::find(&app, &visitor, &id).await?;
    let (course, play) = begun.play()?;
    let number = |text: &String| {
        text.parse()
            .map_err(|_| Fault::text("'at' is not a number".to_owned()))
    };
    let at = moment.at.as_ref().map(number).transpose()?.unwrap_or(0);
    let eyes = match moment.eyes.as_deref() {
        // While the game is on, everybody looks with their own eyes.
        None => begun.viewer,
        Some(_) if course.stage() != Stage::Over => begun.viewer,
        Some(text) => text
            .parse()
            .ok()
            .and_then(Seat::from_number)
            .filter(|seat| seat.index() < course.seats())
            .map_or(Viewer::Spectator, Viewer::Seat),
    };
    Ok(Html(
        replay::page(&visitor, &begun.show(&visitor), course, play, at, eyes).into_string(),
    ))
}

/// The game as a file, with its seed: only when it is over.
pub(super) async fn replay_file(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let begun = Begun::find(&app, &visitor, &id).await?;
    let (course, play) = begun.play()?;
    if course.stage() != Stage::Over {
        return Err(Fault::words("not-over"));
    }
    let text = play.replay(&names(course, visitor.lang)).to_string();
    let name = format!("attachment; filename=\"{}-{id}.txt\"", course.game.id());
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// An invitation leads here; sitting down is a button, so that looking changes nothing.
async fn join_page(
    State(app): Shared,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Fault> {
    let invite = ops::invitation(&app, &token).await?;
    let room = app.hall.room(&invite.table).await?;
    let game = app.games.find(&room.row.game).map_or_else(
        |_| room.row.game.clone(),
        |game| crate::pages::title(game, visitor.lang),
    );
    let w = |id: &str| crate::words::word(visitor.lang, id);
    let page = crate::pages::layout::Page {
        visitor: &visitor,
        title: w("invitation"),
        class: "plain",
        here: format!("/join/{token}"),
        body: html! {
            section.card.narrow {
                h1 { (w("invitation")) }
                p.lead { (game) }
                form.row method="post" {
                    (notice::name_field(&visitor))
                    button.primary { (w("sit-here")) }
                }
            }
        },
    };
    Ok(Html(page.render().into_string()))
}

async fn join(
    State(app): Shared,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, Fault> {
    let invite = ops::invitation(&app, &token).await?;
    let (account, cookies, newcomer) = somebody(&app, &visitor, &fields).await?;
    let (table, seat) = (&invite.table, fields.seat("seat")?);
    ops::sit(
        &app,
        &visitor,
        &account,
        table,
        seat,
        Some(&token),
        newcomer,
    )
    .await?;
    Ok(done_with(&visitor, &format!("/t/{table}"), &cookies))
}
