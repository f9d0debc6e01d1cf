"""Makes the bundled fonts; see README.md beside this file. Usage: make.py FOLDER_OF_WOFF2 OUT_FOLDER"""

import math
import sys
import unicodedata
from pathlib import Path

from fontTools import merge, subset
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "Stolik Sans"
WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B]
WANTED += [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039]
WANTED += [0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265]
# Letters whose base does not follow from their Unicode decomposition.
BASES = {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ı": "i"}


def base_of(char):
    """The plain letter under a letter with a mark."""
    return BASES.get(char) or unicodedata.normalize("NFD", char)[0]


def lining_figures(font):
    """The default figures hang below the line; counters and scores want lining figures of one width."""
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if not table.cmap.get(code, ".tf").endswith(".tf"):
                table.cmap[code] = table.cmap[code] + ".tf"


def strip(font, codes):
    """Keeps the outlines of these characters, kerning, and nothing else."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    sub = subset.Subsetter(options)
    sub.populate(unicodes=codes)
    sub.subset(font)
    if "GSUB" in font:
        del font["GSUB"]


def glyph_from(font, parts):
    """A new outline made of transformed old ones: a list of (character, transform)."""
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    pen = TTGlyphPen(None)
    for char, transform in parts:
        record = DecomposingRecordingPen(glyphs)
        glyphs[cmap[ord(char)]].draw(record)
        target = ReverseContourPen(pen) if transform[0] * transform[3] - transform[1] * transform[2] < 0 else pen
        record.replay(TransformPen(target, transform))
    return pen.glyph()


def add_signs(font):
    """Arrows to the sides are the upright arrow turned; comparisons are composed."""
    up = font.getBestCmap()[0x2191]
    box = font["glyf"][up]
    middle_x, middle_y = (box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2
    length = box.yMax - box.yMin
    width = length + 80

    def turn(angle):
        return Transform().translate(width / 2, 300).rotate(math.radians(angle)).translate(-middle_x, -middle_y)

    equal = font["hmtx"][font.getBestCmap()[ord("=")]][0]
    new = {
        "arrowleft": (0x2190, [("↑", turn(90))], width),
        "arrowright": (0x2192, [("↑", turn(-90))], width),
        "lessequal": (0x2264, [("<", Transform().translate(0, 70)), ("−", Transform().translate(0, -270))], equal),
        "greaterequal": (0x2265, [(">", Transform().translate(0, 70)), ("−", Transform().translate(0, -270))], equal),
        "notequal": (0x2260, [("=", Transform()), ("/", Transform().translate(equal * 0.24, 90).scale(0.75, 0.6))], equal),
    }
    made = {name: glyph_from(font, parts) for name, (_, parts, _) in new.items()}
    for name, (code, _, advance) in new.items():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = made[name]
        made[name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(advance), made[name].xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def share_kerning(font, bases):
    """Letters of the second file have no pairs with the first: they take the pairs of their plain letter."""
    order = font.getReverseGlyphMap()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            assert table.Format == 2, "only pairs by class are expected"
            for glyph, base in bases.items():
                if base in table.Coverage.glyphs and glyph not in table.Coverage.glyphs:
                    table.Coverage.glyphs.append(glyph)
                    if base in table.ClassDef1.classDefs:
                        table.ClassDef1.classDefs[glyph] = table.ClassDef1.classDefs[base]
                if base in table.ClassDef2.classDefs:
                    table.ClassDef2.classDefs.setdefault(glyph, table.ClassDef2.classDefs[base])
            table.Coverage.glyphs.sort(key=order.__getitem__)


def rename(font, style):
    """The subset differs from the original, so it does not carry its name."""
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"StolikSans-{style}"}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID not in (0, 13, 14):
            font["name"].names.remove(record)


def make(source, out, weight, style):
    plain = TTFont(source / f"alegreya-sans-latin-{weight}-normal.woff2")
    marked = TTFont(source / f"alegreya-sans-latin-ext-{weight}-normal.woff2")
    lining_figures(plain)
    own = set(plain.getBestCmap())
    for font, codes, name in ((plain, WANTED, "plain"), (marked, [c for c in WANTED if c not in own], "marked")):
        strip(font, codes)
        if font is marked:
            del font["GPOS"]
        font.flavor = None
        font.save(out / f"{name}.ttf")
    font = merge.Merger().merge([str(out / "plain.ttf"), str(out / "marked.ttf")])
    (out / "plain.ttf").unlink()
    (out / "marked.ttf").unlink()
    add_signs(font)
    cmap = font.getBestCmap()
    bases = {cmap[c]: cmap[ord(base_of(chr(c)))] for c in cmap if c >= 0x100 and ord(base_of(chr(c))) in cmap}
    share_kerning(font, {glyph: base for glyph, base in bases.items() if glyph != base})
    rename(font, style)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(out / f"stolik-sans-{style.lower()}.ttf")
    font.flavor = "woff2"
    font.save(out / f"stolik-sans-{style.lower()}.woff2")
    missing = [chr(c) for c in WANTED if c not in cmap]
    print(style, len(cmap), "characters; missing:", missing)


source, out = Path(sys.argv[1]), Path(sys.argv[2])
make(source, out, 400, "Regular")
make(source, out, 700, "Bold")
