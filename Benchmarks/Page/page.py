#!/usr/bin/env python3
"""The page of performance: what `script/bench` prints, kept with its date and machine, as a table.

    page.py record PART FILE    takes the figures of a part (`engine`, `events`, `server`, …) from what it printed
    page.py write               writes docs/performance.md

`script/bench all` does both. Figures are kept in figures.json, so that a part that is measured anew does not lose the others.
"""
import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIGURES = pathlib.Path(__file__).resolve().parent / "figures.json"
PAGE = ROOT / "docs" / "performance.md"
PARTS = ("engine", "events", "command", "today", "places", "tarot", "practice", "server", "pages", "hostile")

HEAD = """# How fast it is

Written by `script/bench all`, which runs every benchmark and keeps what it prints; `script/bench all engine events` renews these two alone.
Rivals run in the same minutes, on the same core, with the same questions. A figure of a busy machine is smaller than it could be; a ratio
suffers least. Nothing here is a test: what may not grow is counted by tests, in blocks of heap and bytes, never in seconds.

`script/bench pages` tells what the first sight of seven pages costs a slow phone, beside what is promised: the largest thing within 1.2 s (LCP), and
0.02 of the window that moves (CLS), at a fourth of the processor’s speed on a line of 1.6 Mbit/s with 150 ms on the way, the type faces loaded. It is
to be run on a machine that does nothing else, whose load counts four times. That no page moves more is a browser test as well.

"""
TABLE = "| what | ours | rival | ratio |\n|---|---|---|---|\n"
# The lines of the engine's own half are pairs with a line of ratio behind them.
RATE = re.compile(r"^(Astronova|Swiss Ephemeris|Many at once): +(\d+) charts/s +\((.*)\)$")
EVENT = re.compile(r"^(.+?) +([\d.]+) ms \( *\d+\) +(pyswisseph) +([\d.]+) ms \( *\d+\) +ratio: ([\d.]+)$")
# What a benchmark aims at stands behind its figure and is not one.
AIM = re.compile(r" +aim: .*$")
# The callables beside what the first backend measured of itself.
ARCA = re.compile(r"^(.+?) +(p50 .*?) +Arca (\d+) ms +ratio: (\d+)$")
# A ratio that stands alone behind the server's figures belongs to these two.
SHARE = "GET /api/v1/ephemeris/current, share of the rate of a fixed text"
# A page: how soon its first sight is there and how much it moves, each with what is promised behind it.
SIGHT = re.compile(r"^(\w+) +([\d.]+) s +([\d.]+) s +([\d.]+) +([\d.]+)  (\S+)( +misses: .+)?$")
# What a compiler and a test runner say while a benchmark is built or judged.
NOISE = re.compile(
    r"^(==>|error|warning|Building|Build |\[\d+/\d+\]|Compiling |Fetch|Computing |Computed |Creating |"
    r"Updat|Planning |Test |Suite |[\u2714\u2718\u25c7\u21b3\u279c\U00100000-\U0010ffff])")
KERYKEION = re.compile(r"^(Kerykeion), (.+): (\d+) ms +ratio: (\d+)$")


def parse(part: str, text: str) -> list[dict]:
    """The figures in what a part printed. A line that has no rival is kept as it stands."""
    rows = []
    swiss = None
    for line in text.splitlines():
        line = AIM.sub("", line.rstrip())
        if not line or NOISE.match(line):
            continue
        if match := RATE.match(line):
            name, rate, what = match.groups()
            if name == "Swiss Ephemeris":
                swiss = f"Swiss Ephemeris {int(rate):,}/s"
                for row in rows:
                    if row["what"].startswith("charts: "):
                        row["rival"] = swiss
            else:
                rows.append({"what": f"charts: {what}", "ours": f"{int(rate):,}/s", "rival": swiss or "", "ratio": ""})
        elif match := re.match(r"^(?:batch )?ratio: ([\d.]+)$", line):
            if rows and rows[-1]["what"].startswith("charts: ") and not rows[-1]["ratio"]:
                rows[-1]["ratio"] = match[1]
            else:
                rows.append({"what": SHARE, "ours": match[1], "rival": "", "ratio": ""})
        elif match := EVENT.match(line):
            what, ours, rival, theirs, ratio = match.groups()
            rows.append({"what": what, "ours": f"{ours} ms", "rival": f"{rival} {theirs} ms", "ratio": ratio})
        elif match := SIGHT.match(line):
            name, lcp, most, cls, shift, largest, missed = match.groups()
            rows.append({
                "what": f"{name}: LCP (`{largest}`), promised {most} s; CLS, promised {shift}",
                "ours": f"{lcp} s; {cls}" + (f", {missed.strip()}" if missed else ""), "rival": "", "ratio": ""})
        elif match := KERYKEION.match(line):
            rival, what, theirs, ratio = match.groups()
            rows.append({"what": what, "ours": "", "rival": f"{rival} {theirs} ms", "ratio": ratio})
        elif match := ARCA.match(line):
            what, ours, theirs, ratio = match.groups()
            rows.append({"what": " ".join(what.split()), "ours": " ".join(ours.split()), "rival": f"Arca {theirs} ms", "ratio": ratio})
        elif re.search(r"\d", line):
            what, colon, figure = line.rpartition(": ")
            rows.append({"what": what if colon else line, "ours": " ".join(figure.split()), "rival": "", "ratio": ""})
    return rows


def render(kept: dict) -> str:
    """The page, from what is kept."""
    text = HEAD
    for part in PARTS:
        if part not in kept:
            continue
        found = kept[part]
        text += f"## {part.capitalize()}\n\n`{found['command']}` on {found['date']}, {found['machine']}."
        text += f" {found['note']}\n\n" if found.get("note") else "\n\n"
        text += TABLE
        for row in found["rows"]:
            text += "| " + " | ".join(row[name].replace("|", "/") for name in ("what", "ours", "rival", "ratio")) + " |\n"
        text += "\n"
    return text.rstrip() + "\n"


def machine() -> str:
    """Processor, cores, system and compiler, without a name of anybody's."""
    model = platform.processor() or platform.machine()
    try:
        found = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        model = " ".join(found[1].split()) if found else model
        cores = len(os.sched_getaffinity(0))
    except (OSError, AttributeError):
        cores = 1
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False).stdout
    swift = re.search(r"Swift version ([\d.]+)", version)
    return f"{model}, {cores} cores, {platform.system()}, Swift {swift[1] if swift else 'unknown'}"


def load() -> dict:
    return json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}


def record(part: str, text: str) -> None:
    rows = parse(part, text)
    if not rows:
        raise SystemExit(f"page.py: {part} printed no figure")
    kept = load()
    # The processor's load while it was measured says how much a rate is worth.
    load_average = pathlib.Path("/proc/loadavg")
    busy = f"Load average {load_average.read_text(encoding='utf-8').split()[1]} of five minutes." if load_average.exists() else ""
    kept[part] = {
        "command": f"script/bench {part}", "date": datetime.date.today().isoformat(), "machine": machine(), "note": busy, "rows": rows}
    ordered = {name: kept[name] for name in PARTS if name in kept}
    FIGURES.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["record"] and len(sys.argv) == 4 and sys.argv[2] in PARTS:
        record(sys.argv[2], pathlib.Path(sys.argv[3]).read_text(encoding="utf-8"))
    elif sys.argv[1:] == ["write"]:
        PAGE.write_text(render(load()), encoding="utf-8")
    else:
        raise SystemExit(__doc__)
