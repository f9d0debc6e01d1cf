//! Pictures and texts of every viewer.

use super::speech::Speech;
use crate::{
    Suite,
    play::{each_game, hold, viewers, walk},
};
use std::collections::BTreeSet;
use table::{Face, Lang, Seat, Taste, Theme};

/// Pictures are well-formed with unique ids and a panel for each seat, whatever players call themselves; the text form and the prompt are never
/// empty; the same view gives the same picture.
pub fn pictures<R: Face>(suite: &Suite) -> Result<(), String> {
    let speech = Speech::of::<R>();
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, _| {
            if !moment.is_rich {
                return Ok(());
            }
            let n_seats = moment.state().seats();
            for viewer in viewers(n_seats) {
                let view = moment.state().view(viewer);
                speech
                    .say::<R>(&R::prompt(&view))
                    .map_err(|message| format!("prompt of {viewer:?}: {message}"))?;
                for (lang, theme) in Lang::ALL.into_iter().zip([Theme::Light, Theme::Contrast]) {
                    let taste = Taste {
                        lang,
                        theme,
                        names: vec![r#"<b>&amp;"O'Neil" ]]> żółw"#.to_owned(); n_seats],
                    };
                    let svg = R::draw(&view, &taste);
                    let ids =
                        picture(&svg).map_err(|message| format!("{viewer:?} {lang}: {message}"))?;
                    // While everybody still chooses what to play with there may be nothing of anybody's to show.
                    let begun = moment.history.actions().len() > n_seats;
                    for seat in Seat::first(n_seats).filter(|_| begun) {
                        hold(ids.contains(&format!("seat-{seat}")), || {
                            format!(
                                "{viewer:?} {lang}: no panel 'seat-{seat}', which phones show alone"
                            )
                        })?;
                    }
                    hold(!svg.contains(" style=") && !svg.contains("<style"), || {
                        format!("{viewer:?} {lang}: the pages refuse styles in pictures")
                    })?;
                    hold(svg == R::draw(&view, &taste), || {
                        format!("{viewer:?} {lang}: drawn twice, drawn differently")
                    })?;
                    hold(!R::text(&view, &taste).trim().is_empty(), || {
                        format!("{viewer:?} {lang}: the text form is empty")
                    })?;
                }
            }
            Ok(())
        })
    })
}

/// The ids of a picture, which is well-formed XML and has each id once.
pub fn picture(svg: &str) -> Result<BTreeSet<String>, String> {
    let document = roxmltree::Document::parse(svg)
        .map_err(|error| format!("the picture is not well-formed: {error}"))?;
    hold(document.root_element().tag_name().name() == "svg", || {
        "the picture is not SVG".to_owned()
    })?;
    let mut ids = BTreeSet::new();
    for id in document
        .descendants()
        .filter_map(|node| node.attribute("id"))
    {
        hold(ids.insert(id.to_owned()), || {
            format!("the id '{id}' is there twice")
        })?;
    }
    Ok(ids)
}
