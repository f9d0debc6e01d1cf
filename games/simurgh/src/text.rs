//! The table as plain text, for terminals and screen readers.

use crate::{
    Simurgh,
    data::Data,
    names::{Area, Good, MarketSlot, MonumentSlot, Vassal},
    speak::say,
    table::Where,
    view::{Back, PlayerView},
};
use std::fmt::Write;
use table::{Arg, Message, Seat, Speak, Taste, View};

struct Page<'a> {
    view: &'a View<Simurgh>,
    taste: &'a Taste,
    out: String,
}

pub(crate) fn text(view: &View<Simurgh>, taste: &Taste) -> String {
    let mut page = Page {
        view,
        taste,
        out: String::new(),
    };
    page.title();
    page.market();
    page.monument();
    page.wilds();
    page.stacks();
    for seat in Seat::first(view.table.players.len()) {
        page.player(seat);
    }
    page.out
}

impl Page<'_> {
    fn data(&self) -> &'static Data {
        self.view.edition.data()
    }

    fn say(&self, message: &Message) -> String {
        Simurgh::words().say(self.taste.lang, message, &self.taste.names)
    }

    fn term(&self, id: &str) -> String {
        Simurgh::words().term(self.taste.lang, id)
    }

    fn line(&mut self, text: &str) {
        writeln!(self.out, "{text}").expect("writing to a string succeeds");
    }

    fn tell(&mut self, message: &Message) {
        let text = self.say(message);
        self.line(&text);
    }

    fn title(&mut self) {
        let table = &self.view.table;
        let title = Message::new("board-title")
            .term("mode", table.mode.word())
            .term("length", table.length.word())
            .with("round", table.round.max(1));
        self.tell(&title);
        let end = self.data().end(table.length);
        let objectives = table.objectives.iter().flatten().count();
        for (word, n, most) in [
            ("board-chronicle", table.chronicle.len(), end.chronicle),
            ("board-objectives", objectives, end.objectives),
        ] {
            let count = self.say(&Message::new("board-count").with("n", n).with("most", most));
            let line = format!("{}: {count}", self.term(word));
            self.line(&line);
        }
    }

    fn market(&mut self) {
        let head = format!("{}:", self.term("board-market"));
        self.line(&head);
        for slot in MarketSlot::all() {
            let row = self.data().market(slot);
            let place = Message::new("board-slot")
                .with("n", slot.number())
                .with("cost", say::effect(&row.cost))
                .with("bonus", say::effect(&row.bonus));
            let tile = match self.view.table.market[slot.index()] {
                Some(tile) => self.say(&say::tile_help(self.data(), tile)),
                None => self.term("board-empty"),
            };
            let line = format!("  {}: {tile}", self.say(&place));
            self.line(&line);
        }
    }

    fn monument(&mut self) {
        let head = format!("{}:", self.term("board-monument"));
        self.line(&head);
        for slot in MonumentSlot::all() {
            let row = self.data().monument(slot);
            let place = Message::new("board-slot")
                .with("n", slot.number())
                .with("cost", say::effect(&row.cost))
                .with("bonus", say::effect(&row.bonus));
            let objective = match self.view.table.objectives[slot.index()] {
                Some(objective) => self.say(&say::objective_help(self.data(), objective)),
                None => self.term("board-empty"),
            };
            let line = format!("  {}: {objective}", self.say(&place));
            self.line(&line);
        }
    }

    fn wilds(&mut self) {
        let head = format!("{}:", self.term("board-wilds"));
        self.line(&head);
        let n_players = self.view.table.players.len();
        for area in Area::all() {
            let row = self.data().area(area);
            if usize::from(row.min_players) > n_players {
                continue;
            }
            let place = Message::new("board-area")
                .with("n", area.number())
                .with("reward", say::effect(&row.reward));
            let tile = match self.view.table.wilds[area.index()] {
                Some(tile) => self.say(&say::tile_help(self.data(), tile)),
                None => self.term("board-empty"),
            };
            let line = format!("  {}: {tile}", self.say(&place));
            self.line(&line);
        }
    }

    fn stacks(&mut self) {
        let table = &self.view.table;
        let lines = [
            self.stack("board-stack", &table.stack, say::tile),
            self.stack("board-dragon-stack", &table.dragon_stack, |dragon| {
                Message::new(dragon.word())
            }),
            self.stack(
                "board-objective-stack",
                &table.objective_stack,
                say::objective,
            ),
        ];
        for line in lines {
            self.line(&line);
        }
    }

    fn stack<T: Copy>(
        &self,
        word: &'static str,
        backs: &[Back<T>],
        name: impl Fn(T) -> Message,
    ) -> String {
        let size = Message::new("board-stack-help")
            .term("what", word)
            .with("n", backs.len());
        let known: Vec<Message> = backs
            .iter()
            .enumerate()
            .filter_map(|(at, back)| {
                let tile = name(back.tile?);
                Some(
                    Message::new("board-known-place")
                        .with("n", at + 1)
                        .with("tile", tile),
                )
            })
            .collect();
        let mut line = self.say(&size);
        if !known.is_empty() {
            let known = Message::new("board-known").with("tiles", Arg::List(known));
            let _ = write!(line, " ({})", self.say(&known));
        }
        line
    }

    fn player(&mut self, seat: Seat) {
        let it = &self.view.table.players[seat.index()];
        let points = Message::new("board-points")
            .with("seat", seat)
            .with("points", say::amount(it.points.total(), Good::Pp));
        let mut head = self.say(&points);
        for (holds, word) in [
            (self.view.table.active == seat, "board-active"),
            (self.view.table.first == seat, "board-first"),
            (self.view.table.closer == Some(seat), "board-closer"),
        ] {
            if holds {
                let _ = write!(head, ", {}", self.term(word));
            }
        }
        self.line(&head);
        let goods = Good::RESOURCES
            .iter()
            .map(|&good| say::amount(it.resources.get(good), good));
        let goods: Vec<String> = goods.map(|message| self.say(&message)).collect();
        let limit = self.data().resource_limit(self.view.table.mode);
        let total = Message::new("board-resources")
            .with("n", it.resources.total())
            .with("most", limit);
        let line = format!("  {}: {}", self.say(&total), goods.join(", "));
        self.line(&line);
        self.vassals(it);
        let dragons: Vec<String> = it
            .dragons
            .iter()
            .map(|own| {
                let marks: String = own.to_string().split(':').nth(1).unwrap_or("").to_owned();
                format!(
                    "{} [{marks}] {}",
                    self.term(own.kind.word()),
                    self.say(&say::dragon_help(self.data(), own.kind))
                )
            })
            .collect();
        for dragon in dragons {
            self.line(&format!("  {dragon}"));
        }
        self.hand(seat, it);
    }

    fn vassals(&mut self, it: &PlayerView) {
        for vassal in Vassal::ALL {
            let places: Vec<String> = it
                .figures(vassal)
                .iter()
                .map(|place| match place.space() {
                    Some(space) => self.say(&say::space(space)),
                    None if *place == Where::SUPPLY => self.term("place-supply"),
                    None if *place == Where::AVAILABLE => self.term("place-available"),
                    None => self.term("place-resting"),
                })
                .collect();
            let line = format!("  {}: {}", self.term(vassal.word()), places.join(", "));
            self.line(&line);
        }
    }

    fn hand(&mut self, seat: Seat, it: &PlayerView) {
        let power_laid = it.power.tiles.iter().flatten().any(|&tile| {
            self.view.table.chronicle.has(tile) || self.view.table.wilds.contains(&Some(tile))
        });
        let power = usize::from(it.power.n > 0 && !power_laid);
        self.tell_indented(&Message::new("board-hand-count").with("n", it.hand.n + power));
        if !self.view.viewer.is(seat) {
            return;
        }
        let own = it.hand.tiles.iter().flatten();
        let power = it.power.tiles.iter().flatten().filter(|_| !power_laid);
        let tiles: Vec<Message> = own
            .chain(power)
            .map(|&tile| say::tile_help(self.data(), tile))
            .collect();
        for tile in &tiles {
            self.tell_indented(tile);
        }
        let drawn: Vec<Message> = it
            .powers_drawn
            .tiles
            .iter()
            .flatten()
            .map(|&tile| say::tile_help(self.data(), tile))
            .chain(
                it.dragons_drawn
                    .tiles
                    .iter()
                    .flatten()
                    .map(|&dragon| say::dragon_help(self.data(), dragon)),
            )
            .chain(
                it.objectives_drawn
                    .tiles
                    .iter()
                    .flatten()
                    .map(|&objective| say::objective_help(self.data(), objective)),
            )
            .collect();
        for message in &drawn {
            let line = format!("  {}: {}", self.term("board-drawn"), self.say(message));
            self.line(&line);
        }
        for message in say::power_draft(&self.view.table, seat) {
            self.tell_indented(&message);
        }
    }

    fn tell_indented(&mut self, message: &Message) {
        let line = format!("  {}", self.say(message));
        self.line(&line);
    }
}
