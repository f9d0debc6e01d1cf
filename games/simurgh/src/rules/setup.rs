//! SI-2: setting the game up, with the drafts of Dragonlord mode.

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    event::Event,
    names::{Dragon, Good, Length, Mode, Objective, TieBreak, Tile, TileType, Vassal},
    rules::{
        Refusal,
        dragons::{drawn, kinds_drawn, take_drawn},
        end_of_turn::fill_market,
    },
    step::{Question, Step, Work},
    table::{Hidden, OwnDragon, Player, Table, Turn, Where},
};
use table::{Chance, Cx, Edition, List, Pad, Seat, Set, Setup};

/// SI-2.1..2.8, in Spearman mode all of SI-2: what comes before the first choice. Nothing is turned up or dealt earlier
/// than the rulebook does it, so that nobody drafts with a look at what follows.
pub(crate) fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
    let n = usize::from(setup.players);
    let first = match setup.option("first_player") {
        "seat_1" => Seat::new(0),
        _ => Seat::new(chance.index(n, |index| (index + 1).to_string())),
    };
    let mut table = Table {
        edition,
        mode: setup.mode.parse().unwrap_or(Mode::Spearman),
        length: setup.option("length").parse().unwrap_or(Length::Short),
        tie_break: setup
            .option("tie_break")
            .parse()
            .unwrap_or(TieBreak::Shared),
        first,
        active: first,
        round: 0,
        closer: None,
        turn: Turn::default(),
        players: (0..n).map(|_| starting_player(&edition)).collect(),
        market: [None; 4],
        wilds: [None; 6],
        objectives: [None; 5],
        chronicle: Set::NONE,
        stack: List::EMPTY,
        dragon_stack: List::EMPTY,
        objective_stack: List::EMPTY,
    };
    let mut objectives: Vec<Objective> = Objective::ALL.into_iter().collect();
    chance.shuffle(&mut objectives);
    table.objective_stack = objectives.into_iter().map(Hidden::unknown).collect();
    match table.mode {
        Mode::Spearman => deal_spearman(&mut table, chance),
        Mode::Dragonlord => deal_dragonlord(&mut table, chance),
    }
}

/// SI-2.5, SI-2.6: a player board with the first vassals and resources.
pub(crate) fn starting_player(data: &Data) -> Player {
    let mut player = Player::PAD;
    for vassal in Vassal::ALL {
        for _ in 0..data.start_vassals(vassal) {
            player.move_figure(vassal, Where::SUPPLY, Where::AVAILABLE);
        }
    }
    let start = data.start_resources();
    for resource in Good::RESOURCES {
        if let Some(amount) = player.resources.get_mut(resource) {
            *amount = u16::from(start.get(resource));
        }
    }
    player
}

/// SI-2.3, SI-2.4: the tiles of a type in random order, those for the box left out.
fn shuffled(data: &Data, kind: TileType, chance: &mut Chance) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = kind.tiles().collect();
    chance.shuffle(&mut tiles);
    tiles.split_off(data.removed(kind))
}

fn shuffled_dragons(chance: &mut Chance) -> Vec<Dragon> {
    let mut dragons: Vec<Dragon> = Dragon::ALL.iter().flat_map(|&kind| [kind, kind]).collect();
    chance.shuffle(&mut dragons);
    dragons
}

fn deal_spearman(table: &mut Table, chance: &mut Chance) -> (Table, Step) {
    let mut production = shuffled(table.data(), TileType::Production, chance).into_iter();
    let mut research = shuffled(table.data(), TileType::Research, chance).into_iter();
    let transformation = shuffled(table.data(), TileType::Transformation, chance);
    let mut exploration = shuffled(table.data(), TileType::Exploration, chance).into_iter();
    // SI-2.7, SI-2.10.
    let mut powers = shuffled(table.data(), TileType::Power, chance).into_iter();
    for player in table.players.iter_mut() {
        player.power = powers.next();
        let hand = [production.next(), research.next(), exploration.next()];
        player.hand = hand.into_iter().flatten().collect();
    }
    // SI-2.12, SI-2.13.
    let mut rest: Vec<Tile> = production
        .chain(research)
        .chain(transformation)
        .chain(exploration)
        .collect();
    chance.shuffle(&mut rest);
    table.stack = rest.into_iter().map(Hidden::unknown).collect();
    fill_market(table);
    // SI-2.14..2.16.
    let mut dragons = shuffled_dragons(chance).into_iter();
    let markers = table.data().start_markers();
    for player in table.players.iter_mut() {
        let kind = dragons.next().expect("there are dragons for everybody");
        player.add_dragon(OwnDragon::with_markers(kind, markers));
    }
    table.dragon_stack = dragons.map(Hidden::unknown).collect();
    (table.clone(), Step::Do(Work::Opening))
}

fn deal_dragonlord(table: &mut Table, chance: &mut Chance) -> (Table, Step) {
    // SI-2.8: three power tiles for the last player.
    let mut powers: Vec<Tile> = TileType::Power.tiles().collect();
    chance.shuffle(&mut powers);
    let drafter = table.power_drafter(0);
    table.player_mut(drafter).powers_drawn = powers
        .into_iter()
        .take(table.data().power_choice())
        .collect();
    // SI-2.11: one stack, from which four tiles are turned up after the power draft.
    let mut rest: Vec<Tile> = Vec::new();
    for kind in [
        TileType::Production,
        TileType::Research,
        TileType::Transformation,
        TileType::Exploration,
    ] {
        rest.extend(shuffled(table.data(), kind, chance));
    }
    chance.shuffle(&mut rest);
    table.stack = rest.into_iter().map(Hidden::unknown).collect();
    let dragons = shuffled_dragons(chance).into_iter();
    table.dragon_stack = dragons.map(Hidden::unknown).collect();
    (table.clone(), Step::Ask(Question::PowerDraft(0)))
}

/// The tiles on offer: what the player before passed on, and what was drawn.
fn power_offer(table: &Table, turn: u8) -> List<Tile, 8> {
    let turn = usize::from(turn);
    let drawn = table.player(table.power_drafter(turn)).powers_drawn;
    let passed = match turn {
        0 => List::EMPTY,
        _ => table.player(table.power_drafter(turn - 1)).passed,
    };
    let mut offer: List<Tile, 8> = drawn.iter().chain(passed.iter()).copied().collect();
    offer.sort_unstable();
    offer
}

/// SI-2.8.
pub(crate) fn may_keep_power(table: &Table, turn: u8, tile: Tile) -> Result<(), Refusal> {
    if power_offer(table, turn).contains(&tile) {
        Ok(())
    } else {
        Err(Refusal::NotDrawn { rule: "SI-2.8" })
    }
}

pub(crate) fn power_options(table: &Table, turn: u8, out: &mut Vec<Action>) {
    let offer = power_offer(table, turn);
    out.extend(offer.iter().map(|&tile| Action::KeepPower(tile)));
}

/// SI-2.8: keeps one, passes the others on; the next player draws a fresh one. SI-2.11: after the last one the tiles to
/// choose from are turned up, on the slots of the market.
pub(crate) fn keep_power(cx: &mut Cx<'_, Simurgh>, turn: u8, kept: Tile) {
    let offer = power_offer(cx.table, turn);
    let seat = cx.table.power_drafter(usize::from(turn));
    let player = cx.table.player_mut(seat);
    player.power = Some(kept);
    player.powers_drawn.clear();
    player.passed = offer.iter().copied().filter(|&tile| tile != kept).collect();
    cx.tell(Event::PowerKept {
        seat,
        tile: Some(kept),
    });
    let next = turn + 1;
    if usize::from(next) == cx.table.n() {
        fill_market(cx.table);
        cx.reveal();
        cx.work(Work::TileDraft(0));
        return;
    }
    let fresh: Vec<Tile> = unseen_powers(cx.table).collect();
    let tile = cx.chance().pick(&fresh);
    let drafter = cx.table.power_drafter(usize::from(next));
    cx.table.player_mut(drafter).powers_drawn.push(tile);
    cx.ask(Question::PowerDraft(next));
}

/// Power tiles that nobody has drawn yet.
pub(crate) fn unseen_powers(table: &Table) -> impl Iterator<Item = Tile> {
    let mut seen = Set::NONE;
    for player in table.players.iter() {
        let tiles = player
            .power
            .iter()
            .chain(player.passed.iter())
            .chain(player.powers_drawn.iter());
        seen = tiles.fold(seen, |seen, &tile| seen.with(tile));
    }
    TileType::Power.tiles().filter(move |&tile| !seen.has(tile))
}

/// SI-2.11: each player in turn takes one of the face-up tiles; then market and dragons.
pub(crate) fn tile_draft(cx: &mut Cx<'_, Simurgh>, pick: u8) {
    if is_drafting(cx.table, pick) {
        cx.ask(Question::DraftTile(pick));
        return;
    }
    open_market(cx);
    deal_dragons(cx);
    cx.push_all(&[Step::Do(Work::DragonPick), Step::Do(Work::Opening)]);
}

/// SI-2.11: whether somebody takes a so-many-th tile, from 0.
pub(crate) fn is_drafting(table: &Table, pick: u8) -> bool {
    usize::from(pick) < table.data().drafted_tiles() * table.n()
        && table.on_offer().next().is_some()
}

/// SI-2.12, SI-2.13: the tiles that nobody took are shuffled into the rest, and the market is filled from it. Dragons
/// are chosen afterwards, in view of the market.
fn open_market(cx: &mut Cx<'_, Simurgh>) {
    let mut tiles: Vec<Tile> = cx.table.stack.iter().map(|hidden| hidden.tile).collect();
    tiles.extend(cx.table.market.iter().flatten());
    tiles.sort_unstable();
    cx.chance().shuffle(&mut tiles);
    cx.table.stack = tiles.into_iter().map(Hidden::unknown).collect();
    cx.table.market = [None; 4];
    fill_market(cx.table);
}

/// SI-2.14: so many dragons for everybody, from the shuffled stack.
fn deal_dragons(cx: &mut Cx<'_, Simurgh>) {
    for seat in cx.table.seats() {
        for _ in 0..cx
            .table
            .data()
            .dragon_choice()
            .min(cx.table.dragon_stack.len())
        {
            let dragon = cx.table.dragon_stack.remove(0).tile;
            cx.table.player_mut(seat).dragons_drawn.push(dragon);
        }
    }
    cx.reveal();
}

/// SI-2.11.
pub(crate) fn may_draft(table: &Table, tile: Tile) -> Result<(), Refusal> {
    if table.market.contains(&Some(tile)) {
        Ok(())
    } else {
        Err(Refusal::NotDrawn { rule: "SI-2.11" })
    }
}

pub(crate) fn tile_options(table: &Table, out: &mut Vec<Action>) {
    out.extend(table.on_offer().map(|(_, tile)| Action::Take(tile)));
    out.sort_unstable();
}

/// SI-2.11: the gap is refilled at once.
pub(crate) fn take_draft_tile(cx: &mut Cx<'_, Simurgh>, pick: u8, tile: Tile) {
    let seat = cx.table.tile_drafter(usize::from(pick));
    let slot = cx
        .table
        .market
        .iter()
        .position(|&shown| shown == Some(tile));
    let slot = slot.expect("only face-up tiles are listed");
    let refill = (!cx.table.stack.is_empty()).then(|| cx.table.stack.remove(0).tile);
    cx.table.market[slot] = refill;
    let player = cx.table.player_mut(seat);
    player.hand = player.hand.with(tile);
    cx.reveal();
    cx.tell(Event::Drafted { seat, tile });
    cx.work(Work::TileDraft(pick + 1));
}

/// SI-2.14.
pub(crate) fn may_choose(table: &Table, seat: Seat, dragon: Dragon) -> Result<(), Refusal> {
    drawn(table.player(seat), dragon, "SI-2.14").map(drop)
}

pub(crate) fn dragon_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.extend(kinds_drawn(table.player(seat)).map(Action::KeepDragon));
}

/// SI-2.14, SI-2.15: the dragon comes with its markers; the others wait to be shuffled back.
pub(crate) fn choose_dragon(cx: &mut Cx<'_, Simurgh>, seat: Seat, dragon: Dragon) {
    let markers = cx.table.data().start_markers();
    let player = cx.table.player_mut(seat);
    take_drawn(player, dragon);
    player.add_dragon(OwnDragon::with_markers(dragon, markers));
    cx.tell(Event::DragonKept {
        seat,
        dragon,
        markers,
    });
}

/// SI-2.16, SI-2.17: shuffles the returned dragons into their stack, begins.
pub(crate) fn opening(cx: &mut Cx<'_, Simurgh>) {
    if cx.table.mode == Mode::Dragonlord {
        let mut dragons: Vec<Dragon> = cx
            .table
            .dragon_stack
            .iter()
            .map(|hidden| hidden.tile)
            .collect();
        for player in cx.table.players.iter_mut() {
            dragons.extend(player.dragons_drawn.iter());
            player.dragons_drawn.clear();
        }
        dragons.sort_unstable();
        cx.chance().shuffle(&mut dragons);
        cx.table.dragon_stack = dragons.into_iter().map(Hidden::unknown).collect();
    }
    cx.tell(Event::Began {
        first: cx.table.first,
    });
    cx.work(Work::StartTurn);
}
