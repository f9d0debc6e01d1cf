//! Our own icons on a grid of 24 by 24: a body in one colour, outline and details in another.
//!
//! An icon is defined once in a drawing and used wherever it appears. What sticks out of a body (a shaft, a string) is
//! drawn as an outlined limb, so that an icon keeps its silhouette both as dark outline on paper and as light body on a
//! dark table.

mod arms;
mod goods;
mod knowledge;
mod people;
mod places;
mod signs;

use crate::{colour::Tone, svg::Svg};

/// A part of an icon as path data, drawn in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layer {
    /// Filled with the body colour, outlined with ink.
    Body(&'static str),
    /// A body and its mirror image.
    Pair(&'static str),
    /// A line of ink on a body.
    Line(&'static str),
    /// A heavy line of ink on a body.
    Bold(&'static str),
    /// Filled with ink.
    Solid(&'static str),
    /// Filled with the body colour, without an outline.
    Fill(&'static str),
    /// A stick in the body colour, outlined with ink.
    Limb(&'static str),
    /// A stick and its mirror image.
    LimbPair(&'static str),
    /// A thin stick.
    Thread(&'static str),
    /// A thin stick and its mirror image.
    ThreadPair(&'static str),
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Icon {
    /// A coin: gold, money.
    Coin,
    /// A pile of coins.
    Coins,
    /// A log.
    Wood,
    /// A rough stone.
    Stone,
    /// A lump of wet clay.
    Clay,
    /// A brick: dry clay.
    Brick,
    /// An ear of grain.
    Grain,
    /// A turnip: vegetables.
    Vegetable,
    /// A leg of meat.
    Meat,
    /// A woven cloth.
    Cloth,
    /// An ingot of iron.
    Iron,
    /// A flask of glass.
    Glass,
    /// A drop of water.
    Water,
    /// A water jug.
    Jug,
    /// An amphora: trade goods.
    Amphora,
    /// Chi: the two halves of a circle.
    Chi,
    /// A cup of tea.
    TeaCup,
    /// A leaf: tea, herbs.
    Leaf,
    /// A crate: supplies.
    Crate,
    /// A shield: soldiers, defence.
    Shield,
    /// A sword.
    Sword,
    /// An axe.
    Axe,
    /// A spear.
    Spear,
    /// A halberd.
    Halberd,
    /// A bow with an arrow: archers.
    Bow,
    /// A crossbow.
    Crossbow,
    /// A helmet: armour.
    Helmet,
    /// A skull: loss, death.
    Skull,
    /// A dragon.
    Dragon,
    /// A goblin with pointed ears.
    Goblin,
    /// A demon with horns.
    Demon,
    /// A flame.
    Fire,
    /// A worker.
    Worker,
    /// A pawn.
    Pawn,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A crown: king, first player.
    Crown,
    /// A sealed letter: the envoy.
    Envoy,
    /// A scroll: decree, papyrus.
    Scroll,
    /// A horse: riders.
    Horse,
    /// A lute: musicians.
    Lute,
    /// A hand: take, hold.
    Hand,
    /// A hammer: building, craft.
    Hammer,
    /// A trowel: mason.
    Trowel,
    /// A brush with ink: writing, painting.
    Brush,
    /// A feather: wing, quill.
    Feather,
    /// A mask: theatre.
    Mask,
    /// A bust on a plinth: statue.
    Statue,
    /// A house: building.
    House,
    /// A tower.
    Tower,
    /// A wall with battlements.
    Wall,
    /// A temple.
    Temple,
    /// A pyramid: wonder.
    Pyramid,
    /// Arches of an aqueduct.
    Aqueduct,
    /// A basin with steam: bath.
    Bath,
    /// A tree: garden.
    Tree,
    /// A ship.
    Ship,
    /// A flag.
    Flag,
    /// A folding fan: shame.
    Fan,
    /// A mountain: wilds.
    Mountain,
    /// A laurel: victory points.
    Laurel,
    /// An open book: knowledge.
    Book,
    /// A gear: engineering.
    Gear,
    /// A pair of compasses: geometry.
    Compass,
    /// An inscribed tablet: writing.
    Tablet,
    /// Scales: trade.
    Scales,
    /// An hourglass: time.
    Hourglass,
    /// A moon: night.
    Moon,
    /// A blossom: spring.
    Spring,
    /// The sun: summer.
    Summer,
    /// A falling leaf: autumn.
    Autumn,
    /// A snowflake: winter.
    Winter,
    /// A magnifying glass: inspect.
    Magnifier,
    /// An eye: peek, look.
    Eye,
    /// A die showing 1.
    Die1,
    /// A die showing 2.
    Die2,
    /// A die showing 3.
    Die3,
    /// A die showing 4.
    Die4,
    /// A die showing 5.
    Die5,
    /// A die showing 6.
    Die6,
    /// A +2 chip.
    PlusTwo,
    /// The back of a card.
    CardBack,
    /// A deck of cards.
    Deck,
    /// A hand of cards.
    Cards,
    /// An arrow to the right.
    Arrow,
    /// An arrow to the left.
    ArrowLeft,
    /// An arrow up.
    ArrowUp,
    /// An arrow down.
    ArrowDown,
    /// Two arrows: exchange.
    Swap,
    /// A circular arrow: again, turn.
    Cycle,
    /// An arrow back: undo.
    Undo,
    /// A lock: closed.
    Lock,
    /// A tick: done.
    Check,
    /// A cross: no.
    Cross,
    /// A plus: more.
    Plus,
    /// A minus: less.
    Minus,
    /// A triangle with an exclamation mark: warning.
    Warning,
    /// A circle with a question mark: help.
    Question,
    /// A circle with an i: explanation.
    Info,
    /// A star.
    Star,
    /// A heart.
    Heart,
    /// A speech bubble: chat.
    Chat,
    /// A lamp: hint.
    Lamp,
}

impl Icon {
    /// All icons, in the order of their files.
    pub const ALL: [Icon; 103] = [
        Icon::Coin,
        Icon::Coins,
        Icon::Wood,
        Icon::Stone,
        Icon::Clay,
        Icon::Brick,
        Icon::Grain,
        Icon::Vegetable,
        Icon::Meat,
        Icon::Cloth,
        Icon::Iron,
        Icon::Glass,
        Icon::Water,
        Icon::Jug,
        Icon::Amphora,
        Icon::Chi,
        Icon::TeaCup,
        Icon::Leaf,
        Icon::Crate,
        Icon::Shield,
        Icon::Sword,
        Icon::Axe,
        Icon::Spear,
        Icon::Halberd,
        Icon::Bow,
        Icon::Crossbow,
        Icon::Helmet,
        Icon::Skull,
        Icon::Dragon,
        Icon::Goblin,
        Icon::Demon,
        Icon::Fire,
        Icon::Worker,
        Icon::Pawn,
        Icon::Person,
        Icon::Bot,
        Icon::Crown,
        Icon::Envoy,
        Icon::Scroll,
        Icon::Horse,
        Icon::Lute,
        Icon::Hand,
        Icon::Hammer,
        Icon::Trowel,
        Icon::Brush,
        Icon::Feather,
        Icon::Mask,
        Icon::Statue,
        Icon::House,
        Icon::Tower,
        Icon::Wall,
        Icon::Temple,
        Icon::Pyramid,
        Icon::Aqueduct,
        Icon::Bath,
        Icon::Tree,
        Icon::Ship,
        Icon::Flag,
        Icon::Fan,
        Icon::Mountain,
        Icon::Laurel,
        Icon::Book,
        Icon::Gear,
        Icon::Compass,
        Icon::Tablet,
        Icon::Scales,
        Icon::Hourglass,
        Icon::Moon,
        Icon::Spring,
        Icon::Summer,
        Icon::Autumn,
        Icon::Winter,
        Icon::Magnifier,
        Icon::Eye,
        Icon::Die1,
        Icon::Die2,
        Icon::Die3,
        Icon::Die4,
        Icon::Die5,
        Icon::Die6,
        Icon::PlusTwo,
        Icon::CardBack,
        Icon::Deck,
        Icon::Cards,
        Icon::Arrow,
        Icon::ArrowLeft,
        Icon::ArrowUp,
        Icon::ArrowDown,
        Icon::Swap,
        Icon::Cycle,
        Icon::Undo,
        Icon::Lock,
        Icon::Check,
        Icon::Cross,
        Icon::Plus,
        Icon::Minus,
        Icon::Warning,
        Icon::Question,
        Icon::Info,
        Icon::Star,
        Icon::Heart,
        Icon::Chat,
        Icon::Lamp,
    ];

    /// Draws the icon with its top left corner at a place, `size` wide and high.
    pub fn draw(self, svg: &mut Svg, x: f32, y: f32, size: f32, tone: Tone) {
        let id = format!("i-{}", self.name());
        svg.define_raw(&id, || self.definition(&id));
        // Body and limbs inherit fill and stroke, ink is the current colour: one definition serves all tones.
        svg.reuse(&id, x, y)
            .scale(size / 24.0)
            .fill(tone.fill)
            .attr("stroke", tone.fill)
            .attr("color", tone.ink);
    }

    /// Draws the icon around a centre.
    pub fn draw_at(self, svg: &mut Svg, x: f32, y: f32, size: f32, tone: Tone) {
        self.draw(svg, x - size / 2.0, y - size / 2.0, size, tone);
    }

    /// The face of a die, 1 to 6; a question mark for anything else.
    pub const fn die(face: u8) -> Icon {
        match face {
            1 => Icon::Die1,
            2 => Icon::Die2,
            3 => Icon::Die3,
            4 => Icon::Die4,
            5 => Icon::Die5,
            6 => Icon::Die6,
            _ => Icon::Question,
        }
    }

    /// The icon's name, as in its id.
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Coin => "coin",
            Icon::Coins => "coins",
            Icon::Wood => "wood",
            Icon::Stone => "stone",
            Icon::Clay => "clay",
            Icon::Brick => "brick",
            Icon::Grain => "grain",
            Icon::Vegetable => "vegetable",
            Icon::Meat => "meat",
            Icon::Cloth => "cloth",
            Icon::Iron => "iron",
            Icon::Glass => "glass",
            Icon::Water => "water",
            Icon::Jug => "jug",
            Icon::Amphora => "amphora",
            Icon::Chi => "chi",
            Icon::TeaCup => "tea-cup",
            Icon::Leaf => "leaf",
            Icon::Crate => "crate",
            Icon::Shield => "shield",
            Icon::Sword => "sword",
            Icon::Axe => "axe",
            Icon::Spear => "spear",
            Icon::Halberd => "halberd",
            Icon::Bow => "bow",
            Icon::Crossbow => "crossbow",
            Icon::Helmet => "helmet",
            Icon::Skull => "skull",
            Icon::Dragon => "dragon",
            Icon::Goblin => "goblin",
            Icon::Demon => "demon",
            Icon::Fire => "fire",
            Icon::Worker => "worker",
            Icon::Pawn => "pawn",
            Icon::Person => "person",
            Icon::Bot => "bot",
            Icon::Crown => "crown",
            Icon::Envoy => "envoy",
            Icon::Scroll => "scroll",
            Icon::Horse => "horse",
            Icon::Lute => "lute",
            Icon::Hand => "hand",
            Icon::Hammer => "hammer",
            Icon::Trowel => "trowel",
            Icon::Brush => "brush",
            Icon::Feather => "feather",
            Icon::Mask => "mask",
            Icon::Statue => "statue",
            Icon::House => "house",
            Icon::Tower => "tower",
            Icon::Wall => "wall",
            Icon::Temple => "temple",
            Icon::Pyramid => "pyramid",
            Icon::Aqueduct => "aqueduct",
            Icon::Bath => "bath",
            Icon::Tree => "tree",
            Icon::Ship => "ship",
            Icon::Flag => "flag",
            Icon::Fan => "fan",
            Icon::Mountain => "mountain",
            Icon::Laurel => "laurel",
            Icon::Book => "book",
            Icon::Gear => "gear",
            Icon::Compass => "compass",
            Icon::Tablet => "tablet",
            Icon::Scales => "scales",
            Icon::Hourglass => "hourglass",
            Icon::Moon => "moon",
            Icon::Spring => "spring",
            Icon::Summer => "summer",
            Icon::Autumn => "autumn",
            Icon::Winter => "winter",
            Icon::Magnifier => "magnifier",
            Icon::Eye => "eye",
            Icon::Die1 => "die-1",
            Icon::Die2 => "die-2",
            Icon::Die3 => "die-3",
            Icon::Die4 => "die-4",
            Icon::Die5 => "die-5",
            Icon::Die6 => "die-6",
            Icon::PlusTwo => "plus-two",
            Icon::CardBack => "card-back",
            Icon::Deck => "deck",
            Icon::Cards => "cards",
            Icon::Arrow => "arrow",
            Icon::ArrowLeft => "arrow-left",
            Icon::ArrowUp => "arrow-up",
            Icon::ArrowDown => "arrow-down",
            Icon::Swap => "swap",
            Icon::Cycle => "cycle",
            Icon::Undo => "undo",
            Icon::Lock => "lock",
            Icon::Check => "check",
            Icon::Cross => "cross",
            Icon::Plus => "plus",
            Icon::Minus => "minus",
            Icon::Warning => "warning",
            Icon::Question => "question",
            Icon::Info => "info",
            Icon::Star => "star",
            Icon::Heart => "heart",
            Icon::Chat => "chat",
            Icon::Lamp => "lamp",
        }
    }

    const fn layers(self) -> &'static [Layer] {
        match self {
            Icon::Coin => goods::COIN,
            Icon::Coins => goods::COINS,
            Icon::Wood => goods::WOOD,
            Icon::Stone => goods::STONE,
            Icon::Clay => goods::CLAY,
            Icon::Brick => goods::BRICK,
            Icon::Grain => goods::GRAIN,
            Icon::Vegetable => goods::VEGETABLE,
            Icon::Meat => goods::MEAT,
            Icon::Cloth => goods::CLOTH,
            Icon::Iron => goods::IRON,
            Icon::Glass => goods::GLASS,
            Icon::Water => goods::WATER,
            Icon::Jug => goods::JUG,
            Icon::Amphora => goods::AMPHORA,
            Icon::Chi => goods::CHI,
            Icon::TeaCup => goods::TEA_CUP,
            Icon::Leaf => goods::LEAF,
            Icon::Crate => goods::CRATE,
            Icon::Shield => arms::SHIELD,
            Icon::Sword => arms::SWORD,
            Icon::Axe => arms::AXE,
            Icon::Spear => arms::SPEAR,
            Icon::Halberd => arms::HALBERD,
            Icon::Bow => arms::BOW,
            Icon::Crossbow => arms::CROSSBOW,
            Icon::Helmet => arms::HELMET,
            Icon::Skull => arms::SKULL,
            Icon::Dragon => arms::DRAGON,
            Icon::Goblin => arms::GOBLIN,
            Icon::Demon => arms::DEMON,
            Icon::Fire => arms::FIRE,
            Icon::Worker => people::WORKER,
            Icon::Pawn => people::PAWN,
            Icon::Person => people::PERSON,
            Icon::Bot => people::BOT,
            Icon::Crown => people::CROWN,
            Icon::Envoy => people::ENVOY,
            Icon::Scroll => people::SCROLL,
            Icon::Horse => people::HORSE,
            Icon::Lute => people::LUTE,
            Icon::Hand => people::HAND,
            Icon::Hammer => people::HAMMER,
            Icon::Trowel => people::TROWEL,
            Icon::Brush => people::BRUSH,
            Icon::Feather => people::FEATHER,
            Icon::Mask => people::MASK,
            Icon::Statue => people::STATUE,
            Icon::House => places::HOUSE,
            Icon::Tower => places::TOWER,
            Icon::Wall => places::WALL,
            Icon::Temple => places::TEMPLE,
            Icon::Pyramid => places::PYRAMID,
            Icon::Aqueduct => places::AQUEDUCT,
            Icon::Bath => places::BATH,
            Icon::Tree => places::TREE,
            Icon::Ship => places::SHIP,
            Icon::Flag => places::FLAG,
            Icon::Fan => places::FAN,
            Icon::Mountain => places::MOUNTAIN,
            Icon::Laurel => knowledge::LAUREL,
            Icon::Book => knowledge::BOOK,
            Icon::Gear => knowledge::GEAR,
            Icon::Compass => knowledge::COMPASS,
            Icon::Tablet => knowledge::TABLET,
            Icon::Scales => knowledge::SCALES,
            Icon::Hourglass => knowledge::HOURGLASS,
            Icon::Moon => knowledge::MOON,
            Icon::Spring => knowledge::SPRING,
            Icon::Summer => knowledge::SUMMER,
            Icon::Autumn => knowledge::AUTUMN,
            Icon::Winter => knowledge::WINTER,
            Icon::Magnifier => knowledge::MAGNIFIER,
            Icon::Eye => knowledge::EYE,
            Icon::Die1 => signs::DIE_1,
            Icon::Die2 => signs::DIE_2,
            Icon::Die3 => signs::DIE_3,
            Icon::Die4 => signs::DIE_4,
            Icon::Die5 => signs::DIE_5,
            Icon::Die6 => signs::DIE_6,
            Icon::PlusTwo => signs::PLUS_TWO,
            Icon::CardBack => signs::CARD_BACK,
            Icon::Deck => signs::DECK,
            Icon::Cards => signs::CARDS,
            Icon::Arrow => signs::ARROW,
            Icon::ArrowLeft => signs::ARROW_LEFT,
            Icon::ArrowUp => signs::ARROW_UP,
            Icon::ArrowDown => signs::ARROW_DOWN,
            Icon::Swap => signs::SWAP,
            Icon::Cycle => signs::CYCLE,
            Icon::Undo => signs::UNDO,
            Icon::Lock => signs::LOCK,
            Icon::Check => signs::CHECK,
            Icon::Cross => signs::CROSS,
            Icon::Plus => signs::PLUS,
            Icon::Minus => signs::MINUS,
            Icon::Warning => signs::WARNING,
            Icon::Question => signs::QUESTION,
            Icon::Info => signs::INFO,
            Icon::Star => signs::STAR,
            Icon::Heart => signs::HEART,
            Icon::Chat => signs::CHAT,
            Icon::Lamp => signs::LAMP,
        }
    }

    fn definition(self, id: &str) -> String {
        let mut out = format!(
            r#"<g id="{id}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">"#
        );
        for layer in self.layers() {
            layer.write(&mut out);
        }
        out.push_str("</g>");
        out
    }
}

impl Layer {
    fn write(self, out: &mut String) {
        match self {
            Layer::Body(d) => path(out, d, r#" stroke="currentColor""#),
            Layer::Pair(d) => {
                path(out, d, r#" stroke="currentColor""#);
                path(out, d, &format!(r#" stroke="currentColor"{MIRROR}"#));
            }
            Layer::Line(d) => path(out, d, r#" fill="none" stroke="currentColor""#),
            Layer::Bold(d) => path(
                out,
                d,
                r#" fill="none" stroke="currentColor" stroke-width="2.2""#,
            ),
            Layer::Solid(d) => path(out, d, r#" fill="currentColor" stroke="none""#),
            Layer::Fill(d) => path(out, d, r#" stroke="none""#),
            Layer::Limb(d) => stick(out, d, 4.6, 2.2, ""),
            Layer::LimbPair(d) => {
                stick(out, d, 4.6, 2.2, "");
                stick(out, d, 4.6, 2.2, MIRROR);
            }
            Layer::Thread(d) => stick(out, d, 3.2, 1.3, ""),
            Layer::ThreadPair(d) => {
                stick(out, d, 3.2, 1.3, "");
                stick(out, d, 3.2, 1.3, MIRROR);
            }
        }
    }
}

const MIRROR: &str = r#" transform="matrix(-1 0 0 1 24 0)""#;

fn path(out: &mut String, d: &str, attributes: &str) {
    out.push_str("<path d=\"");
    out.push_str(d);
    out.push('"');
    out.push_str(attributes);
    out.push_str("/>");
}

fn stick(out: &mut String, d: &str, outer: f32, inner: f32, more: &str) {
    path(
        out,
        d,
        &format!(r#" fill="none" stroke="currentColor" stroke-width="{outer}"{more}"#),
    );
    path(
        out,
        d,
        &format!(r#" fill="none" stroke-width="{inner}"{more}"#),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{palette::Palette, png::png};
    use std::collections::BTreeSet;
    use table::Theme;

    #[test]
    fn icons_are_listed_once_with_their_own_name_and_shape() {
        let count = Icon::ALL.len();
        assert_eq!(Icon::ALL.into_iter().collect::<BTreeSet<_>>().len(), count);
        assert_eq!(
            Icon::ALL
                .into_iter()
                .map(Icon::name)
                .collect::<BTreeSet<_>>()
                .len(),
            count
        );
        let shapes: BTreeSet<_> = Icon::ALL
            .into_iter()
            .map(|icon| icon.definition("x"))
            .collect();
        assert_eq!(shapes.len(), count);
    }

    /// Small pictures in grey, compared pixel by pixel: icons differ without colour, and none is empty.
    #[test]
    fn icons_look_different() {
        let palette = Palette::of(Theme::Light);
        let pictures: Vec<_> = Icon::ALL
            .into_iter()
            .map(|icon| {
                let mut svg = Svg::new(20.0, 20.0);
                svg.background(palette.paper);
                icon.draw(&mut svg, 0.0, 0.0, 20.0, palette.stone);
                let bytes = png(&svg.finish(), None).expect("an icon is a good drawing");
                resvg::tiny_skia::Pixmap::decode_png(&bytes).expect("a good PNG")
            })
            .collect();
        for (i, a) in pictures.iter().enumerate() {
            let drawn = a.pixels().iter().filter(|p| p.red() < 200).count();
            assert!(drawn > 40, "{:?} is nearly empty: {drawn}", Icon::ALL[i]);
            for (j, b) in pictures.iter().enumerate().take(i) {
                let gap = a
                    .pixels()
                    .iter()
                    .zip(b.pixels())
                    .filter(|(p, q)| p.red().abs_diff(q.red()) > 60)
                    .count();
                assert!(
                    gap >= 10,
                    "{:?} and {:?} look alike: {gap}",
                    Icon::ALL[i],
                    Icon::ALL[j]
                );
            }
        }
    }

    #[test]
    fn an_icon_is_defined_once() {
        let palette = Palette::of(Theme::Dark);
        let mut svg = Svg::new(20.0, 20.0);
        for _ in 0..3 {
            Icon::Coin.draw(&mut svg, 0.0, 0.0, 20.0, palette.gold);
        }
        let text = svg.finish();
        assert_eq!(
            (
                text.matches("<g id=\"i-coin\"").count(),
                text.matches("<use").count()
            ),
            (1, 3)
        );
    }
}
