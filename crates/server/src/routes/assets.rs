//! Script, style, fonts and small pictures, all from the program itself.

use crate::{app::App, fault::Fault, style};
use axum::{
    Router,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use bots::Level;
use paint::{FONT_BOLD_WOFF2, FONT_REGULAR_WOFF2, Icon, Palette, Svg, seat_mark};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};
use table::{Lang, MAX_SEATS, Seat, Setup, Taste, Theme, Viewer};

const SCRIPT: &str = include_str!("../../assets/stolik.js");
const ICON: &str = include_str!("../../assets/icon.svg");
const ICON_TURN: &str = include_str!("../../assets/icon-turn.svg");
/// Names carry no version, so browsers ask again after an hour.
const HOUR: &str = "public, max-age=3600";

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{name}", get(file))
        .route("/assets/icon/{theme}/{name}", get(icon))
        .route("/assets/mark/{theme}/{seat}", get(mark))
        .route("/assets/scene/{theme}/{game}", get(scene))
        .route(
            "/favicon.ico",
            get(|| async { kind("image/svg+xml", ICON) }),
        )
}

fn kind(kind: &'static str, body: impl IntoResponse) -> Response {
    (
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HOUR)],
        body,
    )
        .into_response()
}

async fn file(Path(name): Path<String>) -> Result<Response, Fault> {
    Ok(match name.as_str() {
        "stolik.css" => kind("text/css; charset=utf-8", style::sheet()),
        "stolik.js" => kind("text/javascript; charset=utf-8", SCRIPT),
        "icon.svg" => kind("image/svg+xml", ICON),
        "icon-turn.svg" => kind("image/svg+xml", ICON_TURN),
        "stolik-sans-regular.woff2" => kind("font/woff2", FONT_REGULAR_WOFF2),
        "stolik-sans-bold.woff2" => kind("font/woff2", FONT_BOLD_WOFF2),
        _ => return Err(Fault::missing("no-page")),
    })
}

fn palette(theme: &str) -> Result<Palette, Fault> {
    theme
        .parse::<Theme>()
        .map(Palette::of)
        .map_err(|_| Fault::missing("no-page"))
}

async fn icon(Path((theme, name)): Path<(String, String)>) -> Result<Response, Fault> {
    let palette = palette(&theme)?;
    let name = name.trim_end_matches(".svg");
    let mut svg = Svg::new(24.0, 24.0);
    // A log may name an icon that the kit does not know: a small dot stands for it.
    match Icon::ALL.into_iter().find(|icon| icon.name() == name) {
        Some(icon) => icon.draw(&mut svg, 0.0, 0.0, 24.0, palette.plain),
        None => {
            svg.circle(12.0, 12.0, 3.0).fill(palette.muted);
        }
    }
    Ok(kind("image/svg+xml", svg.finish()))
}

async fn mark(Path((theme, seat)): Path<(String, String)>) -> Result<Response, Fault> {
    let palette = palette(&theme)?;
    let number: usize = seat
        .trim_end_matches(".svg")
        .parse()
        .map_err(|_| Fault::missing("no-page"))?;
    let seat = Seat::from_number(number)
        .filter(|_| number <= MAX_SEATS)
        .ok_or_else(|| Fault::missing("no-page"))?;
    let mut svg = Svg::new(24.0, 24.0);
    seat_mark(&mut svg, seat, 12.0, 12.0, 10.0, &palette);
    Ok(kind("image/svg+xml", svg.finish()))
}

/// How wide the picture of a game is on the home page, twice as many dots as there.
const SCENE_WIDTH: u32 = 720;

/// Pictures by game and theme.
type Scenes = BTreeMap<(&'static str, &'static str), Arc<[u8]>>;

/// A game in its middle, as a small picture for the home page: drawn once for each game and theme.
async fn scene(
    State(app): State<Arc<App>>,
    Path((theme, game)): Path<(String, String)>,
) -> Result<Response, Fault> {
    static DRAWN: Mutex<Scenes> = Mutex::new(BTreeMap::new());
    let lock = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let theme: Theme = theme.parse().map_err(|_| Fault::missing("no-page"))?;
    let game = game.trim_end_matches(".png");
    let game = app
        .games
        .find(game)
        .map_err(|_| Fault::missing("no-page"))?;
    let key = (game.id(), theme.name());
    let found = lock().get(&key).cloned();
    let picture = match found {
        Some(picture) => picture,
        None => {
            let drawn = tokio::task::spawn_blocking(move || draw_scene(game, theme));
            let drawn: Arc<[u8]> = drawn
                .await
                .ok()
                .flatten()
                .ok_or_else(|| Fault::missing("no-page"))?
                .into();
            lock().insert(key, drawn.clone());
            drawn
        }
    };
    Ok(kind("image/png", picture.to_vec()))
}

fn draw_scene(game: &dyn game::Game, theme: Theme) -> Option<Vec<u8>> {
    let info = game.info();
    let players = *info.modes.first()?.players.end().min(&4);
    let setup = Setup::new(&info, players, None, []).ok()?;
    // When novices have played half a game there is something to see.
    let levels = vec![Level::Novice; usize::from(players)];
    let whole = game.record(&setup, &levels, 1, game::PATIENCE);
    let play = whole.at(whole.made() / 2);
    let taste = Taste {
        theme,
        ..Taste::plain(Lang::En, play.seats())
    };
    raster::png(&play.draw(Viewer::Spectator, &taste), Some(SCENE_WIDTH)).ok()
}
