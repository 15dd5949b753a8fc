#!/usr/bin/env python3
"""Writes how clocks and dates are told where; README.md beside this file tells from what."""
import pathlib
import re
import textwrap

from babel import Locale, localedata
from babel.core import get_global

WRITTEN = pathlib.Path(__file__).resolve().parents[2] / "Sources/Readings/Language/RegionalFormat+Regions.swift"
USUAL = (False, False)
NAMES = {
    (True, True): "twelveMonthFirst", (True, False): "twelveDayFirst",
    (False, True): "twentyFourMonthFirst", (False, False): "twentyFourDayFirst",
}
ABOUT = {
    (True, True): "12 hours, and the month before the day.", (True, False): "12 hours, and the day before the month.",
    (False, True): "24 hours, and the month before the day.",
    (False, False): "24 hours, and the day before the month, where the others of the region tell it in another way.",
}


def told(locale: Locale) -> tuple[bool, bool]:
    """Whether a locale counts twelve hours, and whether it names the month before the day."""
    time, date = (re.sub("'[^']*'", "", text.pattern) for text in (locale.time_formats["short"], locale.date_formats["long"]))
    month = min(date.find(letter) % 99 for letter in "ML")
    return bool(re.search("[hK]", time)), month < date.find("d")


def table() -> dict[str, tuple[bool, bool]]:
    locales: dict[str, tuple[bool, bool]] = {}
    # Those without a script come first: `zh` is what `zh-Hans` is.
    for locale in sorted((Locale.parse(name) for name in localedata.locale_identifiers()), key=lambda one: one.script or ""):
        if not locale.variant:
            locales.setdefault("-".join(filter(None, (locale.language, locale.territory))), told(locale))
    likely = get_global("likely_subtags")
    regions = {}
    for tag, whole in likely.items():
        if found := re.fullmatch("und_([A-Z]{2}|[0-9]{3})", tag):
            language, region = whole.split("_")[0], found[1]
            regions[region] = locales.get(f"{language}-{region}", locales.get(language, USUAL))
    for name in locales:
        language, _, region = name.partition("-")
        if region:
            regions.setdefault(region, locales.get(f"en-{region}", locales[name]))
    made = {f"und-{region}": way for region, way in regions.items() if way != USUAL}
    for name, way in locales.items():
        region = name.partition("-")[2]
        if way != (regions[region] if region else USUAL):
            made[name] = way
    return made


def main() -> None:
    made = table()
    lines = [
        "// Written by Tools/regions from Unicode's Common Locale Data Repository (Unicode License V3); not to be edited.", "",
        "extension RegionalFormat {",
    ]
    for way, name in NAMES.items():
        tags = sorted(tag.lower() for tag, own in made.items() if own == way)
        rows = textwrap.wrap(" ".join(tags), width=110, break_on_hyphens=False)
        lines += [f"  /// {ABOUT[way]}", f'  static let {name} = """']
        lines += [f"    {row}" + (" \\" if row is not rows[-1] else "") for row in rows]
        lines += ['    """']
    lines += ["}", ""]
    WRITTEN.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
