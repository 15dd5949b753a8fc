#!/usr/bin/env python3
"""Writes docs/samples anew: readings (01 … 10) of the birth, the place and the day in the first line of each, told by the command; a week of the
first of them, four horoscopes by sign, and a chapter told over its passes, asked of a server that the command starts.

Usage: samples.py [PATH-OF-ASTRONOVA]     without a path: .build/release/astronova
"""
import contextlib
import datetime
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEAD = re.compile(
    r"\*.+?, born (?P<date>[\d-]+)(?: at (?P<time>[\d:]+)|, hour not known) in (?P<place>.+)\. Reading of (?P<on>[\d-]+), hours of (?P<zone>\S+)\.\*")


def unwrapped(text):
    """One line a paragraph, as Markdown is read."""
    paragraphs = []
    for block in text.strip().split("\n\n"):
        lines = []
        for line in block.split("\n"):
            if lines and not line.startswith("- "):
                lines[-1] += " " + line.removeprefix("> ") if lines[-1].startswith(">") else " " + line
            else:
                lines.append(line)
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs) + "\n"


@contextlib.contextmanager
def served(command):
    """The address of a server with an empty store."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [command, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(100):
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(address + "/health").close()
                    break
                time.sleep(0.2)
            yield address
        finally:
            server.terminate()
            server.wait()


def asked(address, body=None):
    """The answer of an address, as JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


BIRTH = {"date": "1994-05-14", "time": "07:20", "timezone": "Europe/Lisbon", "latitude": 38.7167, "longitude": -9.1333}
FIRST = datetime.date(2026, 11, 21)


def week(address):
    """Seven days in a row of somebody whom nobody remembers: only what leads each."""
    parts = ["*Maya, born 1994-05-14 at 07:20 in Lisbon: seven days from 2026-11-21, of a visitor.*"]
    for offset in range(7):
        day = (FIRST + datetime.timedelta(offset)).isoformat()
        told = asked(address + "/api/v1/horoscope/personalized", {"birthData": BIRTH, "date": day, "timezone": "Europe/Lisbon"})
        reading = told["reading"]
        parts += [f"## {day}: {reading['headline']}", reading["summary"]["text"], reading["overview"]["text"]]
        parts += [reading["sky"]["text"]] if reading.get("sky") else []
        parts.append("> " + reading["summary"]["evidence"][0]["text"])
    return parts


def signs(address):
    """One day of four signs."""
    parts = ["*Four signs on 2026-11-21, hours of Europe/Lisbon.*"]
    for sign in ("aries", "taurus", "libra", "pisces"):
        told = asked(f"{address}/api/v1/horoscope?sign={sign}&date=2026-11-21&timezone=Europe/Lisbon")
        parts += [f"## {sign.capitalize()}: {told['headline']}", *(paragraph["text"] for paragraph in told["paragraphs"])]
    return parts


def chapter(address):
    """The chapter with most passes of those that are open, on a day of its beginning, each pass, and its end."""
    def on(day):
        answer = asked(address + "/api/v1/today/chapters", {"birthData": BIRTH, "date": day, "timezone": "Europe/Lisbon"})
        return {one["id"]: one for one in answer["chapters"]}

    name, told = max(on(FIRST.isoformat()).items(), key=lambda item: sum(moment["kind"].startswith("exact") for moment in item[1]["moments"]))
    parts = ["*Maya, born 1994-05-14 at 07:20 in Lisbon: one chapter, from its first day to its last.*", f"# {told['title']}", told["facts"], told["about"]]
    shown = set()
    for moment in told["moments"]:
        day = moment["at"][:10]
        if not (now := on(day).get(name)) or now["present"] in shown:
            continue
        shown.add(now["present"])
        section = next(part for part in now["sections"] if part["isPresent"])
        parts += [f"## {day}: {section['title']}", section["text"]]
    return parts


def main():
    command = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/astronova")
    with served(command) as address:
        for name, told in (("week", week), ("signs", signs), ("chapter", chapter)):
            (ROOT / f"docs/samples/{name}.md").write_text("\n\n".join(told(address)) + "\n", encoding="utf-8")
    for path in sorted((ROOT / "docs/samples").glob("[0-9]*.md")):
        head = path.read_text(encoding="utf-8").split("\n", 1)[0]
        of = HEAD.fullmatch(head)
        if not of:
            sys.exit(f"{path.name}: the first line names no birth and no day")
        hour = ["--time", of["time"]] if of["time"] else []
        told = subprocess.run(
            [command, "today", "--date", of["date"], *hour, "--place", of["place"], "--on", of["on"], "--in", of["zone"], "--evidence"],
            check=True, capture_output=True, text=True).stdout
        path.write_text(f"{head}\n\n{unwrapped(told)}", encoding="utf-8")


if __name__ == "__main__":
    main()
