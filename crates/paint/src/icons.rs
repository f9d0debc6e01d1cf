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

/// One table for everything that is listed by icon: the variant, its name and its layers.
macro_rules! icons {
    ($($(#[$doc:meta])* $icon:ident $name:literal $layers:path,)*) => {
        /// What a picture shows.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Icon {
            $($(#[$doc])* $icon,)*
        }

        impl Icon {
            /// All icons, in the order of their files.
            pub const ALL: [Icon; [$($name),*].len()] = [$(Icon::$icon),*];

            /// The icon's name, as in its id.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Icon::$icon => $name,)*
                }
            }

            const fn layers(self) -> &'static [Layer] {
                match self {
                    $(Icon::$icon => $layers,)*
                }
            }
        }
    };
}

icons! {
    /// A coin: gold, money.
    Coin "coin" goods::COIN,
    /// A pile of coins.
    Coins "coins" goods::COINS,
    /// A log.
    Wood "wood" goods::WOOD,
    /// A rough stone.
    Stone "stone" goods::STONE,
    /// A lump of wet clay.
    Clay "clay" goods::CLAY,
    /// A brick: dry clay.
    Brick "brick" goods::BRICK,
    /// An ear of grain.
    Grain "grain" goods::GRAIN,
    /// A turnip: vegetables.
    Vegetable "vegetable" goods::VEGETABLE,
    /// A leg of meat.
    Meat "meat" goods::MEAT,
    /// A woven cloth.
    Cloth "cloth" goods::CLOTH,
    /// An ingot of iron.
    Iron "iron" goods::IRON,
    /// A flask of glass.
    Glass "glass" goods::GLASS,
    /// A drop of water.
    Water "water" goods::WATER,
    /// A water jug.
    Jug "jug" goods::JUG,
    /// An amphora: trade goods.
    Amphora "amphora" goods::AMPHORA,
    /// Chi: the two halves of a circle.
    Chi "chi" goods::CHI,
    /// A cup of tea.
    TeaCup "tea-cup" goods::TEA_CUP,
    /// A leaf: tea, herbs.
    Leaf "leaf" goods::LEAF,
    /// A crate: supplies.
    Crate "crate" goods::CRATE,
    /// A chest with a lock.
    Chest "chest" goods::CHEST,
    /// A shield: soldiers, defence.
    Shield "shield" arms::SHIELD,
    /// A sword.
    Sword "sword" arms::SWORD,
    /// An axe.
    Axe "axe" arms::AXE,
    /// A spear.
    Spear "spear" arms::SPEAR,
    /// A halberd.
    Halberd "halberd" arms::HALBERD,
    /// A bow with an arrow: archers.
    Bow "bow" arms::BOW,
    /// A crossbow.
    Crossbow "crossbow" arms::CROSSBOW,
    /// A helmet: armour.
    Helmet "helmet" arms::HELMET,
    /// A skull: loss, death.
    Skull "skull" arms::SKULL,
    /// A dragon.
    Dragon "dragon" arms::DRAGON,
    /// A goblin with pointed ears.
    Goblin "goblin" arms::GOBLIN,
    /// A demon with horns.
    Demon "demon" arms::DEMON,
    /// A flame.
    Fire "fire" arms::FIRE,
    /// A worker.
    Worker "worker" people::WORKER,
    /// A pawn.
    Pawn "pawn" people::PAWN,
    /// A person.
    Person "person" people::PERSON,
    /// A bot.
    Bot "bot" people::BOT,
    /// A crown: king, first player.
    Crown "crown" people::CROWN,
    /// A sealed letter: the envoy.
    Envoy "envoy" people::ENVOY,
    /// A scroll: decree, papyrus.
    Scroll "scroll" people::SCROLL,
    /// A horse: riders.
    Horse "horse" people::HORSE,
    /// A camel.
    Camel "camel" people::CAMEL,
    /// An owl.
    Owl "owl" people::OWL,
    /// A lute: musicians.
    Lute "lute" people::LUTE,
    /// A hand: take, hold.
    Hand "hand" people::HAND,
    /// A hammer: building, craft.
    Hammer "hammer" people::HAMMER,
    /// A trowel: mason.
    Trowel "trowel" people::TROWEL,
    /// A brush with ink: writing, painting.
    Brush "brush" people::BRUSH,
    /// A feather: wing, quill.
    Feather "feather" people::FEATHER,
    /// A mask: theatre.
    Mask "mask" people::MASK,
    /// A bust on a plinth: statue.
    Statue "statue" people::STATUE,
    /// A house: building.
    House "house" places::HOUSE,
    /// A tower.
    Tower "tower" places::TOWER,
    /// A wall with battlements.
    Wall "wall" places::WALL,
    /// A temple.
    Temple "temple" places::TEMPLE,
    /// A pyramid: wonder.
    Pyramid "pyramid" places::PYRAMID,
    /// Arches of an aqueduct.
    Aqueduct "aqueduct" places::AQUEDUCT,
    /// A basin with steam: bath.
    Bath "bath" places::BATH,
    /// A fountain.
    Fountain "fountain" places::FOUNTAIN,
    /// A tree: garden.
    Tree "tree" places::TREE,
    /// A ship.
    Ship "ship" places::SHIP,
    /// A flag.
    Flag "flag" places::FLAG,
    /// A folding fan: shame.
    Fan "fan" places::FAN,
    /// A mountain: wilds.
    Mountain "mountain" places::MOUNTAIN,
    /// A laurel: victory points.
    Laurel "laurel" knowledge::LAUREL,
    /// An open book: knowledge.
    Book "book" knowledge::BOOK,
    /// A gear: engineering.
    Gear "gear" knowledge::GEAR,
    /// A pair of compasses: geometry.
    Compass "compass" knowledge::COMPASS,
    /// An inscribed tablet: writing.
    Tablet "tablet" knowledge::TABLET,
    /// Scales: trade.
    Scales "scales" knowledge::SCALES,
    /// A winged staff with two snakes.
    Caduceus "caduceus" knowledge::CADUCEUS,
    /// An hourglass: time.
    Hourglass "hourglass" knowledge::HOURGLASS,
    /// A moon: night.
    Moon "moon" knowledge::MOON,
    /// A blossom: spring.
    Spring "spring" knowledge::SPRING,
    /// The sun: summer.
    Summer "summer" knowledge::SUMMER,
    /// A falling leaf: autumn.
    Autumn "autumn" knowledge::AUTUMN,
    /// A snowflake: winter.
    Winter "winter" knowledge::WINTER,
    /// A magnifying glass: inspect.
    Magnifier "magnifier" knowledge::MAGNIFIER,
    /// An eye: peek, look.
    Eye "eye" knowledge::EYE,
    /// A die showing 1.
    Die1 "die-1" signs::DIE_1,
    /// A die showing 2.
    Die2 "die-2" signs::DIE_2,
    /// A die showing 3.
    Die3 "die-3" signs::DIE_3,
    /// A die showing 4.
    Die4 "die-4" signs::DIE_4,
    /// A die showing 5.
    Die5 "die-5" signs::DIE_5,
    /// A die showing 6.
    Die6 "die-6" signs::DIE_6,
    /// A +2 chip.
    PlusTwo "plus-two" signs::PLUS_TWO,
    /// The back of a card.
    CardBack "card-back" signs::CARD_BACK,
    /// A deck of cards.
    Deck "deck" signs::DECK,
    /// A hand of cards.
    Cards "cards" signs::CARDS,
    /// An arrow to the right.
    Arrow "arrow" signs::ARROW,
    /// An arrow to the left.
    ArrowLeft "arrow-left" signs::ARROW_LEFT,
    /// An arrow up.
    ArrowUp "arrow-up" signs::ARROW_UP,
    /// An arrow down.
    ArrowDown "arrow-down" signs::ARROW_DOWN,
    /// Two arrows: exchange.
    Swap "swap" signs::SWAP,
    /// A circular arrow: again, turn.
    Cycle "cycle" signs::CYCLE,
    /// An arrow back: undo.
    Undo "undo" signs::UNDO,
    /// A lock: closed.
    Lock "lock" signs::LOCK,
    /// A tick: done.
    Check "check" signs::CHECK,
    /// A cross: no.
    Cross "cross" signs::CROSS,
    /// A plus: more.
    Plus "plus" signs::PLUS,
    /// A minus: less.
    Minus "minus" signs::MINUS,
    /// A triangle with an exclamation mark: warning.
    Warning "warning" signs::WARNING,
    /// A circle with a question mark: help.
    Question "question" signs::QUESTION,
    /// A circle with an i: explanation.
    Info "info" signs::INFO,
    /// A star.
    Star "star" signs::STAR,
    /// A heart.
    Heart "heart" signs::HEART,
    /// A speech bubble: chat.
    Chat "chat" signs::CHAT,
    /// A lamp: hint.
    Lamp "lamp" signs::LAMP,
}

impl Icon {
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
    use crate::palette::Palette;
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
