#!/usr/bin/env python3
"""Gathers the texts of chapters, written a few in a file, into the files of the executable, and names these in texts.c.

Usage: gather_chapters.py FOLDER...

Those of a slow body go to chapters/<body>.chapters, those of eclipses, lunations and stations to chapters/events.chapters, years and their
lords to chapters/years.chapters, each sorted by name. Straight quotes become curly. Whether a text is complete is for the parser to say.
"""
import collections
import re
import sys

import folder

EVENT = re.compile(r"(solar-eclipse|lunar-eclipse|new-moon|full-moon|mercury-station|venus-station|mars-station)-")


def location(head):
    """The file and the place in it of a text with such a head."""
    kind, name = head
    if kind != "chapter":
        number = re.fullmatch(r"house-(\d+)", name)
        return "years", (kind != "year", int(number[1]) if number else 0, name)
    return ("events" if EVENT.match(name) else name.split("-")[0]), (False, 0, name)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    files, seen = collections.defaultdict(dict), {}
    for path, lines in folder.pieces(sys.argv[1:]):
        head = re.fullmatch(r"\[(chapter|year|lord) ([a-z0-9-]+)\]", lines[0])
        if not head:
            sys.exit(f"{path.name}: {lines[0][:40]} is no head of a chapter, a year or a lord")
        if head[0] in seen:
            sys.exit(f"{path.name}: {head[0]} stands in {seen[head[0]]} too")
        seen[head[0]] = path.name
        name, order = location(head.groups())
        files[name][order] = lines
    place = folder.TEXTS / "en/chapters"
    place.mkdir(exist_ok=True)
    for old in place.glob("*.chapters"):
        old.unlink()
    for name, own in files.items():
        text = f"# What lasts in a life: {len(own)} texts. docs/chapters.md tells the form.\n"
        text += "".join("\n" + "\n".join(own[order]) + "\n" for order in sorted(own))
        (place / f"{name}.chapters").write_text(text, encoding="utf-8")
    folder.write_table()
    print(f"{len(seen)} texts in {len(files)} files")


main()
