//! SI-4.1..4.4: placing a vassal on a space.

use crate::{
    Simurgh,
    action::Action,
    data::{Data, Room},
    effect::Stock,
    event::Event,
    names::{City, Figure, Space, Tile, Vassal},
    rules::{
        Refusal,
        effects::{Lack, may_do},
        scouts::{self, SCOUTS},
    },
    step::{Question, Source, Step, Work},
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

    /// SI-4.1, SI-4.2: whether this vassal may be placed on this space.
    pub(crate) fn may_place(&self, vassal: Vassal, space: Space) -> Result<(), Refusal> {
        if !self.is_available(vassal) {
            let rests = self.me.count(vassal, Where::RESTING) > 0;
            return Err(if rests {
                Refusal::Resting
            } else {
                Refusal::NoVassal
            });
        }
        let mut tile = space.tile().into_iter();
        if !tile.all(|tile| self.table.area_of(tile).is_some()) || !self.data.has_space(space) {
            return Err(Refusal::NoSpace { rule: "SI-4.2" });
        }
        self.may_use(vassal, space)
    }

    /// SI-4.2: whether an available vassal may use a space that is there.
    #[inline]
    fn may_use(&self, vassal: Vassal, space: Space) -> Result<(), Refusal> {
        let row = self.data.space(space);
        let entered = space.on_tile().filter(|(tile, _)| tile.is_exploration());
        if !row.who.admits(vassal) {
            let rule = if entered.is_some() {
                "SI-9.2"
            } else {
                "SI-1.9"
            };
            return Err(Refusal::RidersOnly { rule });
        }
        // SI-9.2, SI-9.4: riders enter at level 1, one of a player on a tile.
        if let Some((tile, level)) = entered {
            if self.me.level_on(tile).is_some() {
                return Err(Refusal::OwnRider);
            }
            if level > 0 || self.occupied.has(space) {
                return Err(Refusal::EnterFirst);
            }
        }
        if row.room == Room::Single && self.occupied.has(space) {
            return Err(Refusal::Occupied);
        }
        if space == SCOUTS {
            return if scouts::can_visit(self.table, self.stock) {
                Ok(())
            } else {
                Err(Refusal::NoPurchase)
            };
        }
        if space == MONUMENT {
            return if self.table.objective_stack.is_empty() {
                Err(Refusal::NoObjectives)
            } else {
                Ok(())
            };
        }
        may_do(self.table, self.stock, Some(vassal), &row.cost, &row.gain).map_err(
            |lack| match lack {
                Lack::Goods => Refusal::SpaceCost { cost: &row.cost },
                Lack::Vassal => Refusal::Acting { rule: "SI-6.3" },
                Lack::Figure => Refusal::NoFigure,
                Lack::Dragons => Refusal::NoDragons,
            },
        )
    }

    /// SI-8.7: whether some available vassal could use some space of this tile, newly laid, with these resources.
    pub(crate) fn fits(&self, tile: Tile, stock: Stock) -> bool {
        let n_spaces = if tile.is_exploration() { 1 } else { usize::MAX };
        self.data.spaces(tile).take(n_spaces).any(|space| {
            let row = self.data.space(space);
            Vassal::ALL.iter().any(|&vassal| {
                self.is_available(vassal)
                    && row.who.admits(vassal)
                    && may_do(self.table, stock, Some(vassal), &row.cost, &row.gain).is_ok()
            })
        })
    }

    /// The vassals that are available.
    pub(crate) fn crew(&self) -> impl Iterator<Item = Vassal> + '_ {
        let all = Vassal::ALL.iter().copied();
        all.filter(|&vassal| self.is_available(vassal))
    }

    /// Lists the placements on these spaces, which are there and sorted.
    pub(crate) fn placements(&self, spaces: &[Space], out: &mut Vec<Action>) {
        for vassal in self.crew() {
            let legal = spaces
                .iter()
                .copied()
                .filter(|&space| self.may_use(vassal, space).is_ok());
            out.extend(legal.map(|space| Action::Place(vassal, space)));
        }
    }

    /// Whether there is a placement on these spaces.
    pub(crate) fn any_placement(&self, spaces: &[Space]) -> bool {
        let is_legal = |vassal| move |&space: &Space| self.may_use(vassal, space).is_ok();
        let mut crew = self.crew();
        crew.any(|vassal| spaces.iter().any(is_legal(vassal)))
    }
}

/// SI-4.3: the figure is placed; then cost and gain; the removal checks wait below.
pub(crate) fn place(cx: &mut Cx<'_, Simurgh>, vassal: Vassal, space: Space) {
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
        cx.push_all(&[
            Step::Ask(Question::Gain(source)),
            Step::Ask(Question::ScoutsBuy),
        ]);
    } else if space == MONUMENT {
        cx.work(Work::Monument);
    } else {
        cx.push_all(&[
            Step::Ask(Question::Pay(source)),
            Step::Ask(Question::Gain(source)),
        ]);
    }
}
