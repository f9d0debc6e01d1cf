//! The colours of the three themes.

use crate::colour::{Colour, Tone};
use table::{MAX_SEATS, Seat, Theme};

/// Every colour a drawing uses, by meaning. Text colours read on `paper`, `surface` and `raised` with 4.5:1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The theme these colours belong to.
    pub theme: Theme,
    /// The sheet everything lies on.
    pub paper: Colour,
    /// Panels and spaces on the sheet.
    pub surface: Colour,
    /// Cards and plates on a panel.
    pub raised: Colour,
    /// Text and outlines.
    pub ink: Colour,
    /// Text of second rank.
    pub muted: Colour,
    /// Frames and rules.
    pub line: Colour,
    /// Headings and what is chosen now.
    pub accent: Colour,
    /// Text on `accent`.
    pub on_accent: Colour,
    /// Outline of what may be chosen; always together with a dash or a mark.
    pub legal: Colour,
    /// Text and signs of warning.
    pub warning: Colour,
    /// Text and signs of gain.
    pub good: Colour,
    /// Text and signs of loss.
    pub bad: Colour,
    /// Signs and icons without a material: ink on the surface.
    pub plain: Tone,
    /// Gold, coins.
    pub gold: Tone,
    /// Wood.
    pub wood: Tone,
    /// Stone.
    pub stone: Tone,
    /// Clay, brick.
    pub clay: Tone,
    /// Iron, weapons, steel.
    pub iron: Tone,
    /// Bronze.
    pub bronze: Tone,
    /// Jade, laurels.
    pub jade: Tone,
    /// Tea, leaves.
    pub tea: Tone,
    /// Water, glass.
    pub water: Tone,
    /// Fire, war.
    pub fire: Tone,
    /// Grain, food.
    pub grain: Tone,
    /// Cloth, silk.
    pub cloth: Tone,
    /// Violet: guilds, magic.
    pub violet: Tone,
    /// Paper and bone: white dice, cards, scrolls.
    pub ivory: Tone,
    /// Something of nobody.
    pub neutral: Tone,
    seats: [Tone; MAX_SEATS],
    seat_text: [Colour; MAX_SEATS],
}

impl Palette {
    /// The colours of a theme.
    pub const fn of(theme: Theme) -> Palette {
        match theme {
            Theme::Light => LIGHT,
            Theme::Dark => DARK,
            Theme::Contrast => CONTRAST,
        }
    }

    /// Pieces of a seat: its colour and the ink on it. Draw them with a mark or a pattern as well.
    pub const fn seat(&self, seat: Seat) -> Tone {
        self.seats[seat.index()]
    }

    /// A seat's colour for text on paper and surface.
    pub const fn seat_text(&self, seat: Seat) -> Colour {
        self.seat_text[seat.index()]
    }

    /// The materials with their names, for contact sheets and tests.
    pub const fn materials(&self) -> [(&'static str, Tone); 16] {
        [
            ("plain", self.plain),
            ("gold", self.gold),
            ("wood", self.wood),
            ("stone", self.stone),
            ("clay", self.clay),
            ("iron", self.iron),
            ("bronze", self.bronze),
            ("jade", self.jade),
            ("tea", self.tea),
            ("water", self.water),
            ("fire", self.fire),
            ("grain", self.grain),
            ("cloth", self.cloth),
            ("violet", self.violet),
            ("ivory", self.ivory),
            ("neutral", self.neutral),
        ]
    }
}

const fn tone(fill: u32, ink: u32) -> Tone {
    Tone::new(Colour::hex(fill), Colour::hex(ink))
}

const NIGHT: u32 = 0x1c_1a17;
const IVORY: u32 = 0xfb_f8f0;

const LIGHT: Palette = Palette {
    theme: Theme::Light,
    paper: Colour::hex(0xf6_f1e6),
    surface: Colour::hex(0xfd_faf3),
    raised: Colour::hex(0xff_ffff),
    ink: Colour::hex(0x2a_2520),
    muted: Colour::hex(0x67_5f54),
    line: Colour::hex(0xc9_bfad),
    accent: Colour::hex(0x8a_3324),
    on_accent: Colour::hex(0xff_fdf8),
    legal: Colour::hex(0x1d_6a72),
    warning: Colour::hex(0x8f_4e00),
    good: Colour::hex(0x2f_6b3c),
    bad: Colour::hex(0xa1_2b23),
    plain: tone(0xfd_faf3, 0x2a_2520),
    gold: tone(0xe4_b849, NIGHT),
    wood: tone(0xb0_8254, NIGHT),
    stone: tone(0xaf_ada6, NIGHT),
    clay: tone(0xd0_8560, NIGHT),
    iron: tone(0x9f_aebb, NIGHT),
    bronze: tone(0xc4_9560, NIGHT),
    jade: tone(0x82_b594, NIGHT),
    tea: tone(0xa3_b06a, NIGHT),
    water: tone(0x88_b7d4, NIGHT),
    fire: tone(0xd9_7a66, NIGHT),
    grain: tone(0xea_d184, NIGHT),
    cloth: tone(0xd3_95ad, NIGHT),
    violet: tone(0xb2_9ccb, NIGHT),
    ivory: tone(0xf8_f2e2, NIGHT),
    neutral: tone(0xc4_bfb6, NIGHT),
    seats: [
        tone(0xb2_392f, IVORY),
        tone(0x2c_62a3, IVORY),
        tone(0xe8_bf4a, NIGHT),
        tone(0x3b_7a4b, IVORY),
        tone(0x75_4594, IVORY),
        tone(0xd9_7a2e, NIGHT),
        tone(0x30_343a, IVORY),
    ],
    seat_text: [
        Colour::hex(0xa4_3027),
        Colour::hex(0x2a_5c9a),
        Colour::hex(0x7a_5a00),
        Colour::hex(0x2f_6b3e),
        Colour::hex(0x6d_3f8b),
        Colour::hex(0x96_4b12),
        Colour::hex(0x40_4850),
    ],
};

const DARK: Palette = Palette {
    theme: Theme::Dark,
    paper: Colour::hex(0x1b_1d20),
    surface: Colour::hex(0x25_282c),
    raised: Colour::hex(0x2f_3338),
    ink: Colour::hex(0xec_e7db),
    muted: Colour::hex(0xb0_aca2),
    line: Colour::hex(0x4c_5157),
    accent: Colour::hex(0xe5_a07f),
    on_accent: Colour::hex(NIGHT),
    legal: Colour::hex(0x6c_c9cd),
    warning: Colour::hex(0xf0_b352),
    good: Colour::hex(0x8c_cf97),
    bad: Colour::hex(0xf2_958a),
    plain: tone(0xec_e7db, NIGHT),
    gold: tone(0xe0_b74f, NIGHT),
    wood: tone(0xbd_9065, NIGHT),
    stone: tone(0xab_aca9, NIGHT),
    clay: tone(0xd4_8a68, NIGHT),
    iron: tone(0xa6_b6c4, NIGHT),
    bronze: tone(0xc9_9c69, NIGHT),
    jade: tone(0x7f_b994, NIGHT),
    tea: tone(0xa7_b56d, NIGHT),
    water: tone(0x82_b6d8, NIGHT),
    fire: tone(0xe0_7f6b, NIGHT),
    grain: tone(0xe4_cd82, NIGHT),
    cloth: tone(0xd9_9bb3, NIGHT),
    violet: tone(0xb6_a0d1, NIGHT),
    ivory: tone(0xf1_ebdc, NIGHT),
    neutral: tone(0xb3_b0a9, NIGHT),
    seats: [
        tone(0xdd_6a6a, NIGHT),
        tone(0x6b_a4e0, NIGHT),
        tone(0xec_c75a, NIGHT),
        tone(0x6d_b67e, NIGHT),
        tone(0xb7_8bd6, NIGHT),
        tone(0xea_9440, NIGHT),
        tone(0x0c_0d0f, 0xec_e7db),
    ],
    seat_text: [
        Colour::hex(0xf0_9186),
        Colour::hex(0x84_b6ea),
        Colour::hex(0xec_c75a),
        Colour::hex(0x85_c894),
        Colour::hex(0xc8_a3e2),
        Colour::hex(0xf0_a869),
        Colour::hex(0xd8_d8d4),
    ],
};

const CONTRAST: Palette = Palette {
    theme: Theme::Contrast,
    paper: Colour::hex(0xff_ffff),
    surface: Colour::hex(0xff_ffff),
    raised: Colour::hex(0xff_ffff),
    ink: Colour::hex(0x00_0000),
    muted: Colour::hex(0x33_3333),
    line: Colour::hex(0x00_0000),
    accent: Colour::hex(0x00_2f9c),
    on_accent: Colour::hex(0xff_ffff),
    legal: Colour::hex(0x00_2f9c),
    warning: Colour::hex(0x7a_3300),
    good: Colour::hex(0x00_5016),
    bad: Colour::hex(0x95_0000),
    plain: tone(0xff_ffff, 0),
    gold: tone(0xff_cf33, 0),
    wood: tone(0xd1_9a5b, 0),
    stone: tone(0xc4_c4c4, 0),
    clay: tone(0xff_9a66, 0),
    iron: tone(0xa9_c3d9, 0),
    bronze: tone(0xdd_a552, 0),
    jade: tone(0x7f_dba4, 0),
    tea: tone(0xb8_d653, 0),
    water: tone(0x82_cfff, 0),
    fire: tone(0xff_8a75, 0),
    grain: tone(0xff_e88a, 0),
    cloth: tone(0xff_a8ca, 0),
    violet: tone(0xcd_b0ff, 0),
    ivory: tone(0xff_ffff, 0),
    neutral: tone(0xd9_d9d9, 0),
    seats: [
        tone(0xb0_0000, 0xff_ffff),
        tone(0x00_3fb5, 0xff_ffff),
        tone(0xff_d500, 0),
        tone(0x00_6420, 0xff_ffff),
        tone(0x6a_1b9a, 0xff_ffff),
        tone(0xff_7a00, 0),
        tone(0x00_0000, 0xff_ffff),
    ],
    seat_text: [
        Colour::hex(0x95_0000),
        Colour::hex(0x00_3393),
        Colour::hex(0x5c_4700),
        Colour::hex(0x00_5016),
        Colour::hex(0x5a_1483),
        Colour::hex(0x7a_3300),
        Colour::hex(0x00_0000),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_reads_on_every_ground() {
        for theme in Theme::ALL {
            let p = Palette::of(theme);
            let mut inks = vec![
                ("ink", p.ink),
                ("muted", p.muted),
                ("accent", p.accent),
                ("legal", p.legal),
                ("warning", p.warning),
                ("good", p.good),
                ("bad", p.bad),
            ];
            inks.extend(Seat::first(MAX_SEATS).map(|seat| ("seat text", p.seat_text(seat))));
            for (name, ink) in inks {
                for ground in [p.paper, p.surface, p.raised] {
                    let contrast = ink.contrast(ground);
                    assert!(
                        contrast >= 4.5,
                        "{theme:?} {name} {ink} on {ground}: {contrast:.2}"
                    );
                }
            }
            assert!(p.on_accent.contrast(p.accent) >= 4.5, "{theme:?}");
        }
    }

    #[test]
    fn pieces_read_and_stand_out() {
        for theme in Theme::ALL {
            let p = Palette::of(theme);
            let seats = Seat::first(MAX_SEATS).map(|seat| ("seat", p.seat(seat)));
            for (name, tone) in p.materials().into_iter().chain(seats) {
                let contrast = tone.ink.contrast(tone.fill);
                assert!(
                    contrast >= 4.5,
                    "{theme:?} {name} {}: {contrast:.2}",
                    tone.fill
                );
                for ground in [p.paper, p.surface, p.raised] {
                    let outline = tone.ink.contrast(ground).max(tone.fill.contrast(ground));
                    assert!(
                        outline >= 3.0,
                        "{theme:?} {name} {} on {ground}: {outline:.2}",
                        tone.fill
                    );
                }
            }
        }
    }

    #[test]
    fn seats_have_colours_of_their_own() {
        for theme in Theme::ALL {
            let p = Palette::of(theme);
            for a in Seat::first(MAX_SEATS) {
                for b in Seat::first(a.index()) {
                    let (c, d) = (p.seat(a).fill, p.seat(b).fill);
                    let gap = [c.r.abs_diff(d.r), c.g.abs_diff(d.g), c.b.abs_diff(d.b)]
                        .map(u32::from)
                        .iter()
                        .sum::<u32>();
                    assert!(gap > 70, "{theme:?}: seats {a} and {b} look alike");
                }
            }
        }
    }
}
