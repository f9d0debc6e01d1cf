//! Which icon stands for what.

use crate::{Colour, Part, Symbol};
use paint::{Icon, Palette, Tone};

/// The icon of a face.
pub(super) const fn symbol(symbol: Symbol) -> Icon {
    match symbol {
        Symbol::Wood => Icon::Wood,
        Symbol::Stone => Icon::Stone,
        Symbol::Clay => Icon::Brick,
        Symbol::Glass => Icon::Glass,
        Symbol::Papyrus => Icon::Scroll,
        Symbol::Textile => Icon::Cloth,
        Symbol::Bath => Icon::Bath,
        Symbol::Temple => Icon::Temple,
        Symbol::Theatre | Symbol::Mask => Icon::Mask,
        Symbol::Statue => Icon::Statue,
        Symbol::Aqueduct => Icon::Aqueduct,
        Symbol::Garden => Icon::Tree,
        Symbol::Axe => Icon::Axe,
        Symbol::Sword => Icon::Sword,
        Symbol::Shield => Icon::Shield,
        Symbol::Scales => Icon::Scales,
        Symbol::Amphora => Icon::Amphora,
        Symbol::Ship => Icon::Ship,
        Symbol::Tablet => Icon::Tablet,
        Symbol::Compass => Icon::Compass,
        Symbol::Gear => Icon::Gear,
        Symbol::Warehouse => part(Part::Warehouse),
        Symbol::Agora => part(Part::Agora),
        Symbol::BarracksWest => part(Part::BarracksWest),
        Symbol::BarracksEast => part(Part::BarracksEast),
        Symbol::Market => part(Part::Market),
        Symbol::University => part(Part::University),
        Symbol::Crown => Icon::Crown,
        Symbol::General => Icon::Helmet,
        Symbol::Orator => Icon::Chat,
        Symbol::Scholar => Icon::Book,
        Symbol::Trader => Icon::Hand,
        Symbol::Fountain => Icon::Fountain,
        Symbol::Owl => Icon::Owl,
        Symbol::Caduceus => Icon::Caduceus,
        Symbol::Chest => Icon::Chest,
        Symbol::Coin => Icon::Coin,
        Symbol::Camel => Icon::Camel,
        Symbol::LeaderLaurel
        | Symbol::LeaderRed
        | Symbol::LeaderBlue
        | Symbol::LeaderGreen
        | Symbol::LeaderYellow => Icon::Person,
        Symbol::Barracks => Icon::Tower,
        Symbol::Any => Icon::House,
        Symbol::Wonder => part(Part::Wonder),
    }
}

/// The icon of a part of the city. The two Barracks are told apart by an arrow beside it.
pub(super) const fn part(part: Part) -> Icon {
    match part {
        Part::Warehouse => Icon::Crate,
        Part::Agora => Icon::House,
        Part::BarracksWest | Part::BarracksEast => Icon::Tower,
        Part::Market => Icon::Grain,
        Part::University => Icon::Feather,
        Part::GuildCourt => Icon::Hammer,
        Part::Gallery => Icon::Person,
        Part::Wonder => Icon::Pyramid,
    }
}

/// How dice and headings of a colour are painted.
pub(super) fn tone(colour: Colour, palette: &Palette) -> Tone {
    match colour {
        Colour::Grey => palette.stone,
        Colour::Blue => palette.water,
        Colour::Red => palette.fire,
        Colour::Yellow => palette.gold,
        Colour::Green => palette.jade,
        Colour::Black => Tone::new(paint::Colour::hex(0x2b_2a28), paint::Colour::hex(0xf8_f2e2)),
        Colour::White => palette.ivory,
        Colour::Purple => palette.violet,
    }
}

/// The tone of a part's heading.
pub(super) fn part_tone(part: Part, palette: &Palette) -> Tone {
    part.colour()
        .map_or(palette.grain, |colour| tone(colour, palette))
}

/// The word for the letter that tells a colour without seeing it.
pub(super) const fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Grey => "mark-grey",
        Colour::Blue => "mark-blue",
        Colour::Red => "mark-red",
        Colour::Yellow => "mark-yellow",
        Colour::Green => "mark-green",
        Colour::Black => "mark-black",
        Colour::White => "mark-white",
        Colour::Purple => "mark-purple",
    }
}
