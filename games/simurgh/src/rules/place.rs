//! SI-4.1..4.4: placing a vassal on a space.

use crate::{
    Simurgh,
    action::Action,
    data::{Data, Room},
    effect::Stock,
    event::Event,
    names::{City, Figure, Space, Tile, Vassal},
    rules::{
        effects::is_possible,
        scouts::{self, SCOUTS},
    },
    step::{Source, Step},
    table::{Player, SpaceSet, Table, Where},
};
use table::Cx;

/// SI-7.13.
const MONUMENT: Space = Space::city(City::DragonlordMonument);

/// What the player at turn can do on the board, looked up once for a list of options.
pub(crate) struct Scan<'a> {
    pub(crate) data: &'static Data,
    pub(crate) table: &'a Table,
    pub(crate) me: &'a Player,
    pub(crate) stock: Stock,
    occupied: SpaceSet,
    available: [bool; 2],
}

impl<'a> Scan<'a> {
    pub(crate) fn new(table: &'a Table) -> Self {
        let me = table.me();
        Scan {
            data: table.data(),
            table,
            me,
            stock: me.stock(),
            occupied: table.occupied(),
            available: [Vassal::Spearman, Vassal::Dragonrider]
                .map(|vassal| me.count(vassal, Where::AVAILABLE) > 0),
        }
    }

    /// Whether such a vassal can be placed (SI-10.6: a resting one cannot).
    #[inline]
    pub(crate) fn is_available(&self, vassal: Vassal) -> bool {
        self.available[vassal.index()]
    }

    /// SI-4.2: whether this vassal may go to this space.
    #[inline]
    pub(crate) fn is_legal(&self, vassal: Vassal, space: Space) -> bool {
        let row = self.data.space(space);
        if !row.who.admits(vassal) || (row.room == Room::Single && self.occupied.has(space)) {
            return false;
        }
        // SI-9.2, SI-9.4: riders enter at level 1, one of a player on a tile.
        if let Some((tile, level)) = space.on_tile()
            && tile.is_exploration()
            && (level > 0 || self.me.level_on(tile).is_some())
        {
            return false;
        }
        if space == SCOUTS {
            scouts::can_visit(self.table, self.stock)
        } else if space == MONUMENT {
            !self.table.objective_stack.is_empty()
        } else {
            is_possible(self.table, self.stock, Some(vassal), &row.cost, &row.gain)
        }
    }

    /// SI-8.7: whether some available vassal could use some space of this tile, newly laid, with these resources.
    pub(crate) fn fits(&self, tile: Tile, stock: Stock) -> bool {
        let n_spaces = if tile.is_exploration() { 1 } else { usize::MAX };
        self.data.spaces(tile).take(n_spaces).any(|space| {
            let row = self.data.space(space);
            Vassal::ALL.iter().any(|&vassal| {
                self.is_available(vassal)
                    && row.who.admits(vassal)
                    && is_possible(self.table, stock, Some(vassal), &row.cost, &row.gain)
            })
        })
    }

    /// Lists the placements on these spaces, which are sorted.
    pub(crate) fn placements(&self, spaces: &[Space], out: &mut Vec<Action>) {
        for &vassal in Vassal::ALL
            .iter()
            .filter(|&&vassal| self.is_available(vassal))
        {
            let legal = spaces
                .iter()
                .copied()
                .filter(|&space| self.is_legal(vassal, space));
            out.extend(legal.map(|space| Action::Place(vassal, space)));
        }
    }
}

/// SI-4.3: the figure is placed; then cost and gain; the removal checks wait below.
pub(crate) fn place(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::Place(vassal, space) = action else {
        unreachable!("only placements are listed");
    };
    let seat = cx.table.active;
    cx.table
        .me_mut()
        .move_figure(vassal, Where::AVAILABLE, Where::on(space));
    cx.table.turn.main_done = true;
    cx.table.turn.acting = Some(Figure { vassal, space });
    cx.table.turn.entered = space.tile().filter(|tile| tile.is_exploration());
    cx.tell(Event::Placed {
        seat,
        vassal,
        space,
    });
    let source = Source::Space(space);
    if space == SCOUTS {
        cx.push_all(&[Step::Gain(source), Step::ScoutsBuy]);
    } else if space == MONUMENT {
        cx.push(Step::Monument);
    } else {
        cx.push_all(&[Step::Pay(source), Step::Gain(source)]);
    }
}
