//! Reads the tables and checks every row.

use super::{
    AdvisorRow, ArtifactRow, Cell, Command, Data, DataError, DecreeRow, Files, Frame, FrameWho,
    GeneralRow, HordeRow, LocationRow, OmenRow, Op, Produces, Resource, Reward, Script, Soldier,
    SoldierRow, TacticRow, TimeSpace, WallRow, Window, effect,
    files::{
        self, AdvisorFile, ArtifactFile, BoardFile, CommandsFile, DecreeFile, FrameFile,
        GeneralFile, HordeFile, LocationFile, OmenFile, SoldierFile, TacticFile, TimeRow,
    },
    times,
};

pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let board: BoardFile = files.read("board.toml")?;
    let bad = |message: String| DataError::new("board.toml", message);
    let time = [
        time(&board.time, "side3").map_err(bad)?,
        time(&board.time, "side4").map_err(bad)?,
    ];
    let rows = files.by_id("board.toml", "location", board.location)?;
    let mut locations = Vec::new();
    for row in rows.iter() {
        locations.push(location(row).map_err(|error| rows.wrong(row.id, error))?);
    }
    let mut overseer_cost = [0; 4];
    let levels = in_order(&board.overseer, |row| row.level as usize - 1, 3).map_err(bad)?;
    for row in levels {
        overseer_cost[row.level as usize] = row.cost;
    }
    let soldiers: Vec<SoldierRow> = files
        .by_id::<SoldierFile>("board.toml", "soldier", board.soldier)?
        .iter()
        .map(|row| SoldierRow {
            cost: row.cost.cost(),
            count: row.count,
        })
        .collect();
    // GW-2.31: Qin's first Overseers.
    if [Soldier::Spearman, Soldier::Horseman]
        .iter()
        .any(|kind| soldiers[kind.index()].count < 2)
    {
        return Err(bad(
            "soldier.count: a clan has at least 2 Spearmen and 2 Horsemen".to_owned(),
        ));
    }
    let walls: Vec<WallRow> = in_order(&board.wall, |row| row.level as usize, 4)
        .map_err(bad)?
        .into_iter()
        .copied()
        .collect();
    if walls
        .windows(2)
        .any(|pair| pair[0].firing_spots > pair[1].firing_spots)
    {
        return Err(bad(
            "wall.firing_spots: a higher level has no fewer Firing spots".to_owned(),
        ));
    }
    if board.numbers.chamber > board.numbers.clerks {
        return Err(bad(
            "numbers.chamber: no more Clerks than a player has".to_owned()
        ));
    }
    // GW-2.6, GW-2.20: three block the Section that is out of play.
    let wanted = (3 * board.barricade.per_section).max(3 + 2 * board.barricade.per_section);
    if board.barricade.count < wanted {
        return Err(bad(format!(
            "barricade.count: the setup needs {wanted} Barricades"
        )));
    }
    let (commands, solo, reed) = commands(files)?;
    let mut data = Data {
        time,
        locations: fixed(locations),
        overseer_cost,
        soldiers: fixed(soldiers),
        walls: fixed(walls),
        barricade: board.barricade,
        n: board.numbers,
        commands,
        solo,
        reed,
        generals: generals(files)?,
        advisors: advisors(files)?,
        tactics: tactics(files)?,
        artifacts: artifacts(files)?,
        hordes: hordes(files)?,
        decrees: decrees(files)?,
        omens: omens(files)?,
        moves_any_time: false,
        builds_any_time: false,
        notes: std::sync::OnceLock::new(),
    };
    times::note(&mut data);
    Ok(data)
}

/// Rows brought into the order of their ids; each must be there once.
fn in_order<T>(rows: &[T], place: impl Fn(&T) -> usize, n: usize) -> Result<Vec<&T>, String> {
    let mut found: Vec<Option<&T>> = (0..n).map(|_| None).collect();
    for row in rows {
        let slot = found
            .get_mut(place(row))
            .ok_or("a row that does not exist")?;
        if slot.replace(row).is_some() {
            return Err("a row is there twice".to_owned());
        }
    }
    found
        .into_iter()
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| "a row is missing".to_owned())
}

fn fixed<T, const N: usize>(rows: Vec<T>) -> [T; N] {
    rows.try_into()
        .unwrap_or_else(|_| unreachable!("the number of rows was checked"))
}

fn time(rows: &[TimeRow], side: &str) -> Result<Vec<TimeSpace>, String> {
    let mut spaces = Vec::new();
    for row in rows.iter().filter(|row| row.side == side) {
        if usize::from(row.space) != spaces.len() + 1 {
            return Err(format!("time.{side}: spaces are numbered from 1 in order"));
        }
        spaces.push(TimeSpace {
            new_hordes: row.new_hordes,
            lethality: row.lethality,
        });
    }
    if (2..=10).contains(&spaces.len()) {
        Ok(spaces)
    } else {
        Err(format!("time.{side}: a track has 2 to 10 spaces"))
    }
}

fn location(row: &LocationFile) -> Result<LocationRow, String> {
    let slots = match (row.kind.as_str(), row.slots_side3, row.slots_side4) {
        ("regular", Some(three), Some(four)) => Some([three, four]),
        ("special", None, None) => None,
        _ => return Err("kind: regular with slots on both sides, or special without".to_owned()),
    };
    let produces = match (row.produces, row.overseer_cost, row.donation) {
        (Some(resource), Some(overseer_cost), Some(donation)) => Some(Produces {
            resource,
            overseer_cost,
            donation,
        }),
        (None, None, None) => None,
        _ => return Err("produces, overseer_cost and donation go together".to_owned()),
    };
    if produces.is_some() != row.id.production().is_some() {
        return Err("exactly the first four Locations produce".to_owned());
    }
    Ok(LocationRow {
        slots,
        shame_icon: row.shame_icon,
        produces,
    })
}

type Frames = [Option<Frame>; 3];

fn commands(
    files: &Files,
) -> Result<([Frames; Command::N], [Frames; Command::N], Frames), DataError> {
    let file: CommandsFile = files.read("commands.toml")?;
    let bad = |row: &FrameFile, error: String| {
        DataError::new(
            "commands.toml",
            format!("{} frame {}: {error}", row.id, row.frame),
        )
    };
    let mut players: [Frames; Command::N] = Default::default();
    let mut solo: [Frames; Command::N] = Default::default();
    let mut reed: Frames = Default::default();
    for row in &file.frame {
        let frames = if row.id == "reed_command" {
            &mut reed
        } else if let Some(name) = row.id.strip_prefix("solo_") {
            &mut solo[name
                .parse::<Command>()
                .map_err(|error| bad(row, error))?
                .index()]
        } else {
            &mut players[row
                .id
                .parse::<Command>()
                .map_err(|error| bad(row, error))?
                .index()]
        };
        let place = match row.frame.as_str() {
            "A" => 0,
            "B" => 1,
            "C" => 2,
            _ => return Err(bad(row, "frames are A, B and C".to_owned())),
        };
        let script = row.effect.0.clone();
        competitive(&script).map_err(|error| bad(row, error))?;
        let who = match row.who.as_str() {
            "others" => FrameWho::Others,
            "owner" | "reed" | "qin" => FrameWho::Owner,
            other => return Err(bad(row, format!("nobody is called '{other}'"))),
        };
        let moves_clerks = script.blocks[0]
            .iter()
            .any(|op| matches!(op, Op::MoveClerks { .. }));
        frames[place] = Some(Frame {
            who,
            script,
            moves_clerks,
        });
    }
    for command in Command::ALL {
        if players[command.index()][0].is_none() || solo[command.index()][0].is_none() {
            return Err(DataError::new(
                "commands.toml",
                format!("{command} has no frame A"),
            ));
        }
    }
    Ok((players, solo, reed))
}

fn is_coop(deck: &str) -> Result<bool, String> {
    match deck {
        "standard" => Ok(false),
        "coop" => Ok(true),
        other => Err(format!("unknown deck '{other}'")),
    }
}

/// GW-29.21: pieces are Sacrificed in co-op only.
fn competitive(script: &Script) -> Result<(), String> {
    let mut ops = script.blocks.iter().flatten();
    if ops.any(|op| matches!(op, Op::Sacrifice(..))) {
        Err("pieces are sacrificed in co-op only".to_owned())
    } else {
        Ok(())
    }
}

fn generals(files: &Files) -> Result<Vec<GeneralRow>, DataError> {
    const FILE: &str = "generals.toml";
    let rows = files.rows::<GeneralFile>("generals.toml", "general")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        if rows
            .iter()
            .any(|other| other.id != row.id && other.tea == row.tea)
        {
            return Err(bad("no two Generals have the same Tea value".to_owned()));
        }
        let coop = is_coop(&row.deck).map_err(bad)?;
        if !coop {
            competitive(&row.ability.0).map_err(bad)?;
        }
        found.push(GeneralRow {
            coop,
            start: row.start.cost(),
            tactics: row.tactics,
            tea: row.tea,
            ability: row.ability.0.clone(),
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    // GW-2.9: two for each of four players.
    if found.iter().filter(|row| !row.coop).count() < 8 {
        return Err(DataError::new(
            FILE,
            "deck: at least 8 Generals are standard ones",
        ));
    }
    Ok(found)
}

fn advisors(files: &Files) -> Result<Vec<AdvisorRow>, DataError> {
    let rows = files.rows::<AdvisorFile>("advisors.toml", "advisor")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        let text = row.effect.0.clone();
        if text
            .listeners
            .iter()
            .any(|listener| listener.max_per_winter.is_some())
        {
            return Err(bad(
                "only a General's listener can be bounded per Winter".to_owned()
            ));
        }
        competitive(&text).map_err(bad)?;
        found.push(AdvisorRow {
            text,
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    Ok(found)
}

fn tactics(files: &Files) -> Result<Vec<TacticRow>, DataError> {
    let rows = files.rows::<TacticFile>("tactics.toml", "tactic")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        let condition = match row.condition.as_str() {
            "" => Vec::new(),
            text => effect::tests(text).map_err(bad)?,
        };
        let coop = is_coop(&row.deck).map_err(bad)?;
        for (field, text) in [("base", &row.base.0), ("boosted", &row.boosted.0)] {
            let told = |error: String| bad(format!("{field}: {error}"));
            if row.window == Window::KillPending {
                files::stays(text).map_err(told)?;
            }
            if !coop {
                competitive(text).map_err(told)?;
            }
        }
        found.push(TacticRow {
            coop,
            window: row.window,
            condition,
            base: row.base.0.clone(),
            boost_chi: row.boost_chi,
            boosted: row.boosted.0.clone(),
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    Ok(found)
}

fn artifacts(files: &Files) -> Result<Vec<ArtifactRow>, DataError> {
    let rows = files.rows::<ArtifactFile>("artifacts.toml", "artifact")?;
    let row = |row: &ArtifactFile| ArtifactRow {
        honor: row.honor,
        per: row.per,
        reconstructed: row.provenance.is_reconstructed,
    };
    Ok(rows.iter().map(row).collect())
}

fn hordes(files: &Files) -> Result<Vec<HordeRow>, DataError> {
    let rows = files.rows::<HordeFile>("hordes.toml", "horde")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        let mut cells = [None; Cell::N];
        let codes: Vec<&str> = row
            .row1
            .split_whitespace()
            .chain(row.row2.split_whitespace())
            .collect();
        if codes.len() != Cell::N {
            return Err(bad("row1 and row2 have six cells each".to_owned()));
        }
        for (cell, code) in cells.iter_mut().zip(codes) {
            *cell = reward(code).map_err(bad)?;
        }
        let bits = cells.iter().enumerate().filter(|(_, cell)| cell.is_some());
        let spots = bits.fold(0, |bits, (at, _)| bits | 1 << at);
        if spots == 0 {
            return Err(bad("a Horde has a Vital spot".to_owned()));
        }
        found.push(HordeRow {
            coop: is_coop(&row.deck).map_err(bad)?,
            power: row.power,
            honor: row.honor,
            cells,
            spots,
            ability: row.ability,
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    Ok(found)
}

fn reward(code: &str) -> Result<Option<Reward>, String> {
    Ok(Some(match code {
        "." => return Ok(None),
        "0" => Reward::Nothing,
        "H1" => Reward::Honor(1),
        "H2" => Reward::Honor(2),
        "H3" => Reward::Honor(3),
        "W" => Reward::Resource(Resource::Wood),
        "S" => Reward::Resource(Resource::Stone),
        "G" => Reward::Resource(Resource::Gold),
        "C" => Reward::Resource(Resource::Chi),
        "R" => Reward::AnyResource,
        "T" => Reward::Tactic,
        other => return Err(format!("unknown cell '{other}'")),
    }))
}

fn decrees(files: &Files) -> Result<Vec<DecreeRow>, DataError> {
    let rows = files.rows::<DecreeFile>("decrees.toml", "decree")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        let requirements = match row.requirement.as_str() {
            "" => Vec::new(),
            text => effect::requirements(text).map_err(bad)?,
        };
        found.push(DecreeRow {
            removed_with_two: row.removed_with_two,
            requirements,
            cost: row.cost.0.clone(),
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    Ok(found)
}

fn omens(files: &Files) -> Result<Vec<OmenRow>, DataError> {
    let rows = files.rows::<OmenFile>("events.toml", "event")?;
    let mut found = Vec::new();
    for row in rows.iter() {
        let bad = |error: String| rows.wrong(row.id, error);
        let passive = match row.kind.as_str() {
            "passive" => true,
            "immediate" => false,
            other => return Err(bad(format!("unknown kind '{other}'"))),
        };
        let text = if passive {
            files::lasting(&row.effect)
        } else {
            files::plain(&row.effect)
        }
        .map_err(|error| bad(format!("effect: {error}")))?;
        if passive && text.modifiers.iter().any(|modifier| !modifier.all) {
            return Err(bad("an Event changes things for all".to_owned()));
        }
        found.push(OmenRow {
            passive,
            text,
            reconstructed: row.provenance.is_reconstructed,
        });
    }
    Ok(found)
}
