#!/usr/bin/env python3
"""Cuts the type faces of the pages, writes the style that names them, and tells how wide letters are. README.md beside this says more.

    .cache/faces/bin/python Tools/faces/faces.py [FOLDER]

FOLDER holds the Debian packages, unpacked; without one they are fetched with `apt-get download` into .cache/faces/packages.
"""
import collections
import pathlib
import subprocess
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "Sources/WebAssets/files"
WIDTHS = ROOT / "Sources/Web/Today/FaceWidths.swift"
PACKAGES = ("fonts-manrope", "fonts-inter-variable", "fonts-roboto-unhinted", "fonts-liberation", "fonts-dejavu-core")
# What every page writes, which is fetched before it is asked for: letters without marks, figures, punctuation, and the signs of a chart, which are
# degree, minute, second, minus, times and arrows.
PLAIN = (
    (0x20, 0x7E), (0xA0, 0xA0), (0xB0, 0xB0), (0xB7, 0xB7), (0xD7, 0xD7), (0x2009, 0x2009), (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022),
    (0x2026, 0x2026), (0x202F, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044), (0x20AC, 0x20AC), (0x2122, 0x2122),
    (0x2190, 0x2193), (0x2212, 0x2212))
# Latin letters with their marks, and what else Latin-1 has, which a browser fetches where a page has some.
MARKED = (
    (0xA1, 0xAF), (0xB1, 0xB6), (0xB8, 0xD6), (0xD8, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x2C6, 0x2C6), (0x2DA, 0x2DC))
# The files of a face by the end of their names: their signs, and the features of the type that these need.
MORE = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"]
PARTS = {"": (PLAIN, ["kern", "tnum"]), "-marked": (MARKED, MORE)}
# What a picture that is sent to others brings along. A browser paints a picture without waiting for a second file of its letters.
WHOLE = (PLAIN + MARKED, MORE)
# What a device may have while ours have not come: its name there, and the file that has the same widths here.
STANDING = (
    ("Roboto", "Roboto-Regular.ttf", "Roboto-Medium.ttf"), ("Arial", "LiberationSans-Regular.ttf", "LiberationSans-Regular.ttf"),
    ("Liberation Sans", "LiberationSans-Regular.ttf", "LiberationSans-Regular.ttf"), ("DejaVu Sans", "DejaVuSans.ttf", "DejaVuSans.ttf"))


def fetched(folder: pathlib.Path) -> pathlib.Path:
    """The packages, unpacked below a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PACKAGES:
        subprocess.run(["apt-get", "download", "-q", name], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    for package in folder.glob("*.deb"):
        subprocess.run(["dpkg", "-x", package.name, "."], cwd=folder, check=True)
    return folder


def found(folder: pathlib.Path, name: str) -> pathlib.Path:
    """The file of a name, wherever its package puts it."""
    files = sorted(folder.rglob(name))
    if not files:
        raise SystemExit(f"{name} is in none of {', '.join(PACKAGES)}")
    return files[0]


def named(font: TTFont, family: str) -> None:
    """Gives a face its own name; copyright and license stay."""
    table = font["name"]
    kept = [record for record in table.names if record.nameID in (0, 13, 14)]
    table.names = kept
    for number, text in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", ""))):
        table.setName(text, number, 3, 1, 0x409)


def cut(font: TTFont, family: str, part: tuple, path: pathlib.Path) -> None:
    """Writes the signs of a face that a part has, with the features that they need."""
    signs, features = part
    named(font, family)
    options = subset.Options(
        flavor="woff2", layout_features=features, hinting=False, desubroutinize=True, name_IDs=["*"], name_legacy=False, notdef_outline=True,
        recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for low, high in signs for code in range(low, high + 1)])
    cutter.subset(font)
    path.parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, str(path), options)


def frequencies() -> collections.Counter:
    """How often each letter and sign comes in the texts."""
    counted: collections.Counter = collections.Counter()
    for path in sorted((ROOT / "Sources/Readings/Resources/Texts/en").rglob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("[", "#")):
                counted.update(line)
    return counted


def width(font: TTFont, often: collections.Counter) -> float:
    """The mean width of a letter as it comes in the texts, in ems."""
    glyphs, advances = font.getBestCmap(), font["hmtx"]
    known = {sign: count for sign, count in often.items() if ord(sign) in glyphs}
    total = sum(advances[glyphs[ord(sign)]][0] * count for sign, count in known.items())
    return total / sum(known.values()) / font["head"].unitsPerEm


def percent(value: float) -> str:
    return f"{100 * value:.2f}%"


def style(folder: pathlib.Path) -> str:
    """The rules that name the faces, and those that stand in for them."""
    often = frequencies()
    rules = ["/* Written by Tools/faces. The faces of the pages, and what stands in for them, as wide and as high, until they have come. */"]
    stacks = []
    for family, file, weight, bold in (("Astronova Text", "text", "400 600", 1), ("Astronova Display", "display", "500", 2)):
        for part, (signs, _) in PARTS.items():
            codes = ", ".join(f"U+{low:04X}" if low == high else f"U+{low:04X}-{high:04X}" for low, high in signs)
            rules.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: normal; font-display: swap; '
                f"src: url({{{{{file}{part}.woff2}}}}) format(\"woff2\"); unicode-range: {codes}; }}")
        ours = TTFont(FILES / f"faces/{file}.woff2")
        metrics, em = ours["hhea"], ours["head"].unitsPerEm
        stack = [family]
        for standing in STANDING:
            ratio = width(ours, often) / width(TTFont(found(folder, standing[bold])), often)
            name = f"{family}, {standing[0]}"
            rules.append(
                f'@font-face {{ font-family: "{name}"; src: local("{standing[0]}"); size-adjust: {percent(ratio)}; '
                f"ascent-override: {percent(metrics.ascent / em / ratio)}; descent-override: {percent(-metrics.descent / em / ratio)}; "
                f"line-gap-override: {percent(metrics.lineGap / em / ratio)}; }}")
            stack.append(name)
        stacks.append(f"--face-{file}: " + ", ".join(f'"{name}"' for name in stack) + ";")
    rules.append(":root { " + " ".join(stacks) + " }")
    return "\n".join(rules) + "\n"


def advances() -> str:
    """A table in Swift: how wide the letters of the face of headlines are, for pictures that are set without a browser."""
    font = TTFont(FILES / "faces/display-whole.woff2")
    widths = {code: font["hmtx"][glyph][0] for code, glyph in font.getBestCmap().items()}
    em = font["head"].unitsPerEm
    letters = collections.defaultdict(str)
    for code in sorted(widths):
        if chr(code).isprintable() and not chr(code).isspace():
            letters[widths[code]] += chr(code)
    quoted = {width: text.replace("\\", "\\\\").replace('"', '\\"') for width, text in letters.items()}
    return "\n".join((
        "// Written by Tools/faces; changes belong there.", "", "/// The widths of the letters of `display.woff2`, in ems.", "enum FaceWidths {",
        "  /// That of the space between words.", f"  static let space = {widths[0x20] / em}", "",
        "  /// The letters of each width.", "  static let letters: [(width: Double, letters: String)] = [",
        *(f'    ({width / em}, "{quoted[width]}"),' for width in sorted(quoted)), "  ]", "}", ""))


def main() -> None:
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else fetched(ROOT / ".cache/faces/packages")
    for name, part in (PARTS | {"-whole": WHOLE}).items():
        manrope = TTFont(found(folder, "Manrope-Medium.ttf"), recalcTimestamp=False)
        cut(manrope, "Astronova Display", part, FILES / f"faces/display{name}.woff2")
    for name, part in PARTS.items():
        inter = TTFont(found(folder, "Inter-roman.var.ttf"), recalcTimestamp=False)
        cut(instancer.instantiateVariableFont(inter, {"wght": (400, 600)}), "Astronova Text", part, FILES / f"faces/text{name}.woff2")
    (FILES / "css/faces.css").write_text(style(folder), encoding="utf-8")
    WIDTHS.write_text(advances(), encoding="utf-8")
    for path in sorted((FILES / "faces").glob("*.woff2")):
        print(path.relative_to(ROOT), path.stat().st_size)


if __name__ == "__main__":
    main()
