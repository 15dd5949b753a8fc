#!/usr/bin/env python3
"""Gathers threads, written one file each, into the files of the executable, and names these in texts.c.

Usage: gather.py FOLDER...

Threads of quick contacts go to threads/<group>.threads, after the group of their first knot, those of slow ones to
threads/slow-<group>.threads, those without knots to threads/days.threads, each sorted by id. Their `thought:` lines stay behind, straight
quotes become curly. What has no `kind:` is in an older form, and is left out with a word.
"""
import collections
import re
import sys

import folder

SLOW = re.compile(r"(room|limit|jolt|mist|depth|ache)-(soft|hard)")


def groups():
    """The group of each knot."""
    found = {}
    for path in sorted((folder.TEXTS / "en/knots").glob("*.knots")):
        group = path.stem
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("group "):
                group = line[6:]
            elif head := re.fullmatch(r"\[([a-z0-9-]+)\] (?:rubs|bright)", line):
                found[head[1]] = group
    return found


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    group_of = groups()
    files, seen, skipped = collections.defaultdict(dict), {}, 0
    for path, lines in folder.pieces(sys.argv[1:], left_out=("#", "thought:")):
        head = re.fullmatch(r"\[thread ([a-z0-9-]+)\]", lines[0])
        fields = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
        if not head or "kind" not in fields:
            print(f"{path.name}: left out, no [thread] or no kind:", file=sys.stderr)
            skipped += 1
            continue
        if head[1] in seen:
            sys.exit(f"{path.name}: {head[1]} stands in {seen[head[1]]} too")
        seen[head[1]] = path.name
        knots = [knot.strip() for knot in fields.get("knots", "").split(",") if knot.strip()]
        unknown = [knot for knot in knots if knot not in group_of]
        if unknown:
            sys.exit(f"{path.name}: no knot is called {', '.join(unknown)}")
        name = "days" if not knots else ("slow-" if SLOW.fullmatch(fields["kind"]) else "") + group_of[knots[0]]
        files[name][head[1]] = lines
    place = folder.TEXTS / "en/threads"
    place.mkdir(exist_ok=True)
    for old in place.glob("*.threads"):
        old.unlink()
    for name, own in files.items():
        text = f"# What a day does to a habit: {len(own)} threads, each one thought. docs/readings.md tells the form.\n"
        text += "".join("\n" + "\n".join(own[id]) + "\n" for id in sorted(own))
        (place / f"{name}.threads").write_text(text, encoding="utf-8")
    folder.write_table()
    print(f"{len(seen)} threads in {len(files)} files, {skipped} left out")


main()
