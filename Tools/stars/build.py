"""Builds Sources/Ephemeris/Stars/Table: the fixed stars as Swift values.

    python3 build.py path/to/catalog.dat           writes the table
    python3 build.py path/to/catalog.dat --check   fails when the table is not what would be written

stars.csv and objects.csv say which; every number comes from the catalogues."""

import csv
import math
import os
import re
import sys

from pyongc import ongc

from catalogues import HERE, ROOT, bright_stars, hipparcos
from names import ABBREVIATIONS, GREEK

OUTPUT = os.path.join(ROOT, "Sources", "Ephemeris", "Stars", "Table")
# The eye cannot part two stars that are nearer than this, in arcseconds; their light counts together.
BLEND = 30
HEADER = "// Written by Tools/stars/build.py; do not edit.\n\n"
GALACTIC_CENTRE = {
    "name": "Galactic Centre", "aliases": ["Galactic Center", "Sgr A*"], "designation": "Sagittarius A*", "constellation": "Sgr",
    "kind": "galacticCentre", "magnitude": None, "flamsteed": None, "hipparcos": None,
    # The VLBI position that SIMBAD gives, and the motion of Reid & Brunthaler (2004), Astrophysical Journal 616, 872.
    "ra": 15 * (17 + 45 / 60 + 40.03599 / 3600), "dec": -(29 + 0 / 60 + 28.1699 / 3600), "epoch": 2000,
    "east": "-3.151", "north": "-5.547", "velocity": 0,
    # GRAVITY Collaboration (2019), Astronomy & Astrophysics 625, L10: 8178 pc.
    "parallax": "0.12228",
}
# Hipparcos saw three years of an orbit of eighty; carried on in a straight line its α Centauri A would be 50″ astray in 1800. The
# centre of mass of the pair, Akeson et al. (2021), Astronomical Journal 162, 14, table 9.
CENTRES_OF_MASS = {
    71683: {
        "ra": 219.85892215, "dec": -60.83163195, "epoch": 2019.5, "east": "-3639.95", "north": "700.40", "parallax": "750.81",
        "velocity": -22.38,
    }
}


def combined(magnitudes):
    return -2.5 * math.log10(sum(10 ** (-0.4 * m) for m in magnitudes))


def star(row, positions, bright):
    entry = positions[int(row["hip"])]
    letter, constellation = re.fullmatch(r"(.+) (\w+)", row["designation"]).groups()
    parts = re.fullmatch(r"([a-z]+)(\d?)|(\d+)", letter)
    place = entry.at_j2000()
    near = [b for b in bright if abs(b.declination - place[1]) < 0.1 and b.distance(*place) < BLEND]
    same = [b for b in near if b.distance(*place) < 10]
    if parts[3]:
        found = [b for b in same if b.flamsteed == int(parts[3])]
        spoken = parts[3]
    else:
        # The catalogue leaves the number of a component out where it has one star under the letter.
        found = [b for b in same if b.letter.lower() == parts[1][:3] and b.component in ("", parts[2])]
        spoken = GREEK[parts[1][:3]].capitalize() + parts[2]
        assert GREEK[parts[1][:3]] == parts[1], row
    if not found or found[0].constellation != constellation:
        raise SystemExit(f"HIP {entry.number} is not {row['designation']} in the Bright Star Catalogue")
    found = min(found, key=lambda b: b.magnitude)
    designation = f"{spoken} {ABBREVIATIONS[constellation][1]}"
    return {
        "name": row["name"] or designation, "aliases": [a for a in row["aliases"].split(";") if a], "designation": designation,
        "constellation": constellation, "flamsteed": found.flamsteed, "hipparcos": entry.number, "kind": "star",
        "magnitude": combined([b.magnitude for b in near]), "ra": entry.right_ascension, "dec": entry.declination, "epoch": 1991.25,
        "east": entry.motion_east, "north": entry.motion_north, "parallax": entry.parallax,
        "velocity": found.radial_velocity or 0,
    } | CENTRES_OF_MASS.get(entry.number, {})


def extended(row):
    entry = ongc.Dso(row["catalogue"])
    ra, dec = degrees(entry)
    return {
        "name": row["name"], "aliases": [a for a in row["aliases"].split(";") if a], "designation": row["designation"],
        "constellation": entry.constellation, "flamsteed": None, "hipparcos": None, "kind": row["kind"],
        "magnitude": float(row["magnitude"] or entry.magnitudes[1]), "ra": ra, "dec": dec, "epoch": 2000, "east": "0", "north": "0",
        "parallax": f"{1000 / float(row['parsecs']):.6f}", "velocity": 0,
    }


def degrees(entry):
    (hours, minutes, seconds), (d, m, s) = entry.coords
    size = abs(d) + m / 60 + s / 3600
    return 15 * (hours + minutes / 60 + seconds / 3600), -size if entry.dec.startswith("-") else size


def identifier(name):
    words = re.sub(r"[^A-Za-z0-9 ]", "", name).split()
    return words[0][0].lower() + words[0][1:] + "".join(word[0].upper() + word[1:] for word in words[1:])


def number(text):
    value = float(text)
    return f"{value:g}" if value == int(value) else f"{value!r}"


def source(index, entry):
    """One star as Swift."""
    flamsteed = f"{entry['flamsteed']} " if entry["flamsteed"] and not entry["designation"][0].isdigit() else ""
    hip = f"; HIP {entry['hipparcos']}" if entry["hipparcos"] else ""
    aliases = ", ".join(f'"{alias}"' for alias in entry["aliases"])
    facts = [
        f'{index}, "{entry["name"]}"', f"[{aliases}]", f'"{entry["designation"]}"', f".{ABBREVIATIONS[entry['constellation']][2]}",
        f"flamsteed: {entry['flamsteed'] or 'nil'}", f"hipparcos: {entry['hipparcos'] or 'nil'}", f".{entry['kind']}",
        f"magnitude: {'nil' if entry['magnitude'] is None else number(round(entry['magnitude'], 2))}",
    ]
    place = (
        f"Astrometry(\n      rightAscension: {entry['ra']:.9f}, declination: {entry['dec']:.9f}, epoch: {number(entry['epoch'])}, "
        f"motion: ({number(entry['east'])}, {number(entry['north'])}),\n"
        f"      parallax: {number(entry['parallax'])}, radialVelocity: {entry['velocity']}))"
    )
    lines = ["    " + facts[0]]
    for fact in facts[1:]:
        if len(lines[-1]) + len(fact) + 3 > 128:
            lines[-1] += ","
            lines.append("    " + fact)
        else:
            lines[-1] += ", " + fact
    body = "\n".join(lines) + ",\n    " + place
    return f"  /// {flamsteed}{entry['designation']}{hip}.\n  public static let {entry['identifier']} = FixedStar(\n{body}\n"


def check(entries):
    """No two may answer to the same word."""
    seen = {}
    for entry in entries:
        words = {entry["name"], entry["designation"], *entry["aliases"]}
        for word in {re.sub(r"[^a-z0-9]", "", word.lower()) for word in words}:
            if word in seen:
                raise SystemExit(f"‘{word}’ names both {seen[word]} and {entry['name']}")
            seen[word] = entry["name"]
        if float(entry["parallax"]) <= 0:
            raise SystemExit(f"{entry['name']} has no distance")
    if len({entry["identifier"] for entry in entries}) != len(entries):
        raise SystemExit("two stars share an identifier")


def files(entries):
    """The files of the table: one for three hours of right ascension, and the list."""
    made = {}
    for hour in range(0, 24, 3):
        chosen = [pair for pair in enumerate(entries) if hour <= pair[1]["ra"] / 15 < hour + 3]
        stars = "\n".join(source(index, entry) for index, entry in chosen)
        title = f"// Right ascension {hour} to {hour + 3} hours.\n"
        made[f"FixedStar+{hour:02}h.swift"] = HEADER + title + "extension FixedStar {\n" + stars + "}\n"
    lines = ["   "]
    for entry in entries:
        word = f" .{entry['identifier']},"
        if len(lines[-1]) + len(word) > 130:
            lines.append("   ")
        lines[-1] += word
    made["FixedStar+All.swift"] = (
        HEADER + "extension FixedStar {\n  /// Every star and object of the table, by right ascension.\n"
        "  public static let all: [FixedStar] = [\n" + "\n".join(lines) + "\n  ]\n}\n")
    return made


def read(catalogue):
    """Every star and object, by right ascension; `catalogue` is the path of the Bright Star Catalogue."""
    positions = hipparcos()
    bright = bright_stars(catalogue)
    with open(os.path.join(HERE, "stars.csv"), encoding="utf-8") as file:
        entries = [star(row, positions, bright) for row in csv.DictReader(file)]
    with open(os.path.join(HERE, "objects.csv"), encoding="utf-8") as file:
        entries += [extended(row) for row in csv.DictReader(file)]
    entries.append(GALACTIC_CENTRE)
    entries.sort(key=lambda entry: entry["ra"])
    for entry in entries:
        entry["identifier"] = identifier(entry["name"])
    check(entries)
    return entries


def main():
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    entries = read(arguments[0])
    made = files(entries)
    if "--check" in sys.argv:
        for name, text in made.items():
            with open(os.path.join(OUTPUT, name), encoding="utf-8") as file:
                if file.read() != text:
                    raise SystemExit(f"{name} differs")
    else:
        os.makedirs(OUTPUT, exist_ok=True)
        for name, text in made.items():
            with open(os.path.join(OUTPUT, name), "w", encoding="utf-8") as file:
                file.write(text)
    print(f"{len(entries)} stars and objects")


if __name__ == "__main__":
    main()
