#!/usr/bin/env python3
"""Takes a picture of every page in both sizes and themes, and writes a page that shows them beside pictures of the same names.

    .cache/venv/bin/python Tests/Browser/faces.py FOLDER [--beside FOLDER] [--binary FILE] [NAME …]

Nothing is judged here: somebody looks. `script/faces` calls it, and docs/faces.md says what was seen.
"""
import argparse
import datetime
import html
import inspect
import os
import pathlib
import re
import shutil
import sys
import uuid

import site_under_test
from site_under_test import DESK, PHONE, url
from test_kept import KeptTest

SIZES = (PHONE, DESK)
THEMES = ("light", "dark")
LINES = "\n".join((
    "I finish what I name.", "My first draft is allowed to be plain.", "I answer the oldest message first.", "Rest is on today's list.",
    "I can want Porto and still love this kitchen."))
# What the account that is looked at has written, and how many days ago.
ENTRIES = (
    (1, "steady", "work, sister", "I wrote to Inês after all. Three lines, no apology. She answered before lunch."),
    (4, "light", "work", "Said it out loud on the tram. Finished the estimate."),
    (9, "heavy", "home", "Slept badly and was short with everybody. The kitchen is clean, at least."),
    (15, "light", "sister", "The Hermit again. This time it felt less like hiding and more like a lamp."),
    (26, "steady", "money", "Paid the last of it. Nobody cheered; I bought myself a pear tart."))
# The hints that Align gives once, and the tour of the first days.
HINTS = ("align", "collect", "explore", "progress", "settings", "tour")
# What it has opened of the days, and how many days ago.
READ = (
    (2, "love_relationships", "You’re waiting for a word that was never promised."), (6, "path_profession", "It went well, so now there’s a bigger one."),
    (8, "love_relationships", "Somebody laughs at the right place."), (12, "home_environment", "The hedge is a hand’s breadth over the line."),
    (13, "love_relationships", "The door is open, and nobody stands in it."), (20, "path_profession", "The second draft is the first one that you believe."))
# The whole of a page is one picture while it is no higher, and several below each other otherwise; on the desk what is seen first besides.
MOST_PIXELS, SLICE = 8_000, 3_000
# What is told once is known to whoever is looked at.
KNOWN = "localStorage.setItem('tour', 'seen'); localStorage.setItem('install', 'told'); sessionStorage.setItem('align-opened', 'yes');"
# What is as high or as wide as a part of the window stays so when the window grows.
FREEZE = """() => {
  const names = ['minHeight', 'maxHeight', 'maxWidth', 'paddingTop', 'paddingBottom'];
  const found = [...document.querySelectorAll('body *')].map((e) => [e, getComputedStyle(e)])
    .map(([e, style]) => [e, names.filter((name) => parseFloat(style[name]) > 0).map((name) => [name, style[name]])]);
  for (const [element, values] of found) for (const [name, value] of values) element.style[name] = value;
}"""
# Pictures that wait until they are about to be seen are here before one is taken; those of the other theme are not seen and stay away.
LOADED = """() => Promise.all([...document.images].filter((image) => image.getClientRects().length).map((image) => {
  image.loading = 'eager';
  return image.complete && image.naturalWidth ? null : image.decode().catch(() => null);
}))"""


class Faces(KeptTest):
    """The pages by the names that their pictures have: each function gives a page, or one after the other what it looks like step by step."""

    folder: pathlib.Path
    wanted: list[str]
    # The cookies of the account that is looked at.
    account: list = []

    def runTest(self) -> None:
        pages = {name[5:].replace("_", "-"): getattr(self, name) for name in dir(self) if name.startswith("face_")}
        for name in self.wanted or sorted(pages):
            if name not in pages:
                raise SystemExit(f"no page is called {name}; there are {', '.join(sorted(pages))}")
            for size in SIZES:
                made = pages[name](viewport=size)
                if not inspect.isgenerator(made):
                    self.take(made, name, size)
                    made.context.close()
                    continue
                for number, page in enumerate(made, 1):
                    self.take(page, name, size, f"-{number}")
                page.context.close()
            print(name, flush=True)

    def window(self, **options):
        page = super().window(**options)
        page.context.add_init_script(KNOWN)
        return page

    def take(self, page, name: str, size: dict[str, int], step="") -> None:
        """Pictures of a page by day and by night: of the whole of it, and on the desk of what is seen first.

        The window is made as high as the page, so that what stays at its edge stays there."""
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_load_state("networkidle")
        width = size["width"]
        if size == DESK and not step:
            for theme in THEMES:
                self.light(page, theme)
                page.screenshot(path=self.folder / f"{name}-{width}-{theme}{step}.png")
        height = max(page.evaluate("document.documentElement.scrollHeight"), size["height"])
        page.evaluate(FREEZE)
        page.set_viewport_size({"width": width, "height": height})
        # The library shows what has come near.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
        for theme in THEMES:
            self.light(page, theme)
            whole = f"{name}-{width}{'' if size == PHONE else '-full'}-{theme}{step}"
            if height <= MOST_PIXELS:
                page.screenshot(path=self.folder / f"{whole}.png")
                continue
            for number, top in enumerate(range(0, height, SLICE), 1):
                clip = {"x": 0, "y": top, "width": width, "height": min(SLICE, height - top)}
                page.screenshot(path=self.folder / f"{whole}-{number}.png", clip=clip)
        page.set_viewport_size(size)

    def light(self, page, theme: str) -> None:
        """Day or night, with every picture of it."""
        page.emulate_media(color_scheme=theme)
        page.evaluate(LOADED)

    # Who is looked at.

    def at(self, page, path: str):
        page.goto(url(path))
        return page

    def lived(self, **options):
        """A window of somebody who has used the house for months: entries, cards, marked days, lines and sessions."""
        page = self.window(**options)
        if not self.account:
            maker = self.member()
            self.live(maker)
            Faces.account = maker.context.cookies()
            maker.context.close()
        page.context.add_cookies(self.account)
        return page

    def live(self, page) -> None:
        now = datetime.datetime.now(datetime.timezone.utc)
        ago = lambda days: now - datetime.timedelta(days=days)
        kept = [(days, {"type": "reflection", "mood": mood, "tags": tags.split(", "), "text": text, "seconds": 0, "viewed": []})
                for days, mood, tags, text in ENTRIES]
        kept += [(days, {"type": "horoscope_reading", "tags": [], "summary": text, "seconds": 60, "viewed": [{"category": part, "text": text}]})
                 for days, part, text in READ]
        self.post(page, "/api/v1/import", {"format": "astronova-export", "version": 1, "records": {"journalEntry": [
            {"id": str(uuid.uuid4()), "key": None, "createdMicroseconds": int(ago(days).timestamp()) * 1_000_000,
             "data": {"date": str(ago(days).date()), "later": [], **data}} for days, data in kept]}})
        self.keep_past(page, 12)
        self.keep(page, 3)
        for days in (6, 2, 0):
            self.send(page, "/today/bookmark", {"date": str(ago(days).date()), "keep": "yes"})
        self.equip(page)
        for days in (*range(1, 9), *range(10, 19), 21, 22, 24, 25, 27, 31, 32, 36, 44, 45, 52, 60, 71, 90):
            self.post(page, "/api/v1/practice/sessions", {
                "id": str(uuid.uuid4()), "practisedSeconds": 180 + days * 37 % 240, "statements": 5,
                "intention": "The oldest message before ten." if days % 4 == 1 else None, "completedAt": f"{ago(days):%Y-%m-%dT07:40:00Z}"})

    def equip(self, page) -> None:
        """Lines to say, and no hint that is told once."""
        self.send(page, "/align/collect", {"do": "add", "text": LINES})
        for hint in HINTS:
            self.send(page, "/align/hints", {"hint": hint, "do": "seen", "back": "/align"})

    def post(self, page, path: str, data: dict) -> None:
        answer = page.context.request.post(url(path), data=data, headers={"Sec-Fetch-Site": "same-origin"})
        self.assertTrue(answer.ok, f"{path} {answer.text()}")

    def table(self, page, spread="threeCard"):
        page.goto(url("/tarot"))
        page.locator(f"input[value={spread}]").check(force=True)
        page.fill("#question", "What do I need to see about the job in Porto?")
        page.click(".lay")
        page.locator(".reading.set").wait_for()
        page.click("#turn-rest")
        page.locator(".closing").wait_for()
        return page

    # What a stranger sees.

    def face_landing(self, **options):
        return self.open("/", **options)

    def face_onboarding(self, **options):
        """The five steps with what is typed into them, and what they lead to."""
        page = self.open("/begin", **options)
        yield page
        page.get_by_role("link", name="Begin").click()
        page.fill("#name", "Maya")
        yield page
        self.go_on(page)
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        yield page
        self.go_on(page)
        page.fill("#time", "07:20")
        yield page
        self.go_on(page)
        page.click("#birth-place")
        page.keyboard.type("Lisb", delay=30)
        option = page.locator("#birth-place-list [role=option]").filter(has_text="Lisbon").first
        option.wait_for()
        yield page
        option.click()
        self.go_on(page)
        yield page

    def face_first_insight(self, **options):
        return self.answered(4, **options)

    def face_chart(self, **options):
        return self.new_york(**options)

    def face_chart_words(self, **options):
        page = self.new_york(**options)
        page.goto(page.url + "/words")
        page.locator(".told > .why > summary").first.click()
        return page

    def face_chart_unknown_hour(self, **options):
        return self.without_its_hour(**options)

    def face_today_stranger(self, **options):
        return self.open("/today", **options)

    def face_sign_in(self, **options):
        return self.open("/sign-in", **options)

    def face_tarot(self, **options):
        return self.open("/tarot", **options)

    def face_tarot_table(self, **options):
        return self.table(self.window(**options))

    def face_tarot_celtic(self, **options):
        return self.table(self.window(**options), "celtic")

    def face_tarot_cards(self, **options):
        return self.open("/tarot/cards", **options)

    def face_tarot_card(self, **options):
        return self.open("/tarot/cards/major-02", **options)

    def face_boston(self, **options):
        """The date of birth as it is asked in Boston."""
        page = self.window(language="en-US", **options)
        self.send(page, "/begin/name", {"name": "Maya"})
        return self.at(page, "/begin/date")

    # What members see.

    def face_today(self, **options):
        return self.at(self.lived(**options), "/today")

    def face_profile(self, **options):
        return self.at(self.lived(**options), "/profile")

    def face_reports(self, **options):
        page = self.lived(**options)
        self.send(page, "/reports", {"kind": "love_forecast"})
        return self.at(page, "/reports")

    def face_report(self, **options):
        page = self.face_reports(**options)
        page.locator(".reports .list-row").first.click()
        page.locator(".report-part").first.wait_for()
        return page

    def face_journal(self, **options):
        return self.at(self.lived(**options), "/journal")

    def face_tarot_journal(self, **options):
        return self.at(self.lived(**options), "/tarot/journal")

    def face_tarot_patterns(self, **options):
        return self.at(self.lived(**options), "/tarot/patterns")

    def face_align(self, **options):
        """A line of a session that runs, as the picture of this name shows it."""
        page = self.begun_session(**options)
        page.get_by_role("button", name="Go on").click()
        page.locator(".align-words").wait_for()
        return page

    def face_align_start(self, **options):
        return self.at(self.lived(**options), "/align")

    def face_align_breath(self, **options):
        return self.begun_session(**options)

    def begun_session(self, **options):
        """Somebody of their own, so that no other window has the session."""
        page = self.member(**options)
        self.equip(page)
        self.at(page, "/align").get_by_role("button", name="Begin").click()
        page.locator(".align-phase").wait_for()
        return page

    def face_align_collect(self, **options):
        return self.at(self.lived(**options), "/align/collect")

    def face_align_explore(self, **options):
        return self.at(self.lived(**options), "/align/explore")

    def face_align_settings(self, **options):
        return self.at(self.lived(**options), "/align/settings")

    def face_align_progress(self, **options):
        return self.at(self.lived(**options), "/align/progress")


def index(folder: pathlib.Path, beside: pathlib.Path | None) -> None:
    """A page of all pictures, each beside the one of the same name where there is one.

    What was taken in several pictures stands below each other, beside the one picture or the several of the other folder."""
    if beside:
        (folder / "beside").mkdir(exist_ok=True)
    rows = []
    for name, pictures in parts(folder).items():
        columns = [[picture.name for picture in pictures]]
        others = parts(beside).get(name, []) if beside else []
        for other in others:
            shutil.copy(other, folder / "beside" / other.name)
        if others:
            columns.append([f"beside/{other.name}" for other in others])
        told = "".join("<p>" + "".join(f'<img src="{html.escape(file)}" alt="">' for file in column) + "</p>" for column in columns)
        rows.append(f"<h2>{html.escape(name)}</h2><div>{told}</div>")
    head = (
        "<!doctype html><meta charset=utf-8><title>Faces</title><style>body{font:1rem system-ui}"
        "div{display:flex;gap:1rem;align-items:start}p{margin:0;max-width:48%}img{display:block;max-width:100%}</style>")
    (folder / "index.html").write_text(head + "".join(rows), encoding="utf-8")


def parts(folder: pathlib.Path) -> dict[str, list[pathlib.Path]]:
    """The pictures of a folder by their names; several with the same name and a number behind it are one, in their order."""
    found: dict[str, list[tuple[list[int], pathlib.Path]]] = {}
    for picture in folder.glob("*.png"):
        name, numbers = re.fullmatch(r"(.+?-(?:light|dark)|.+?)((?:-\d+)*)", picture.stem).groups()
        found.setdefault(name, []).append(([int(number) for number in re.findall(r"\d+", numbers)], picture))
    return {name: [picture for _, picture in sorted(found[name])] for name in sorted(found)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the pictures go; it is made")
    parser.add_argument("--beside", type=pathlib.Path, help="a folder of pictures of the same names")
    parser.add_argument("--binary", default=str(pathlib.Path(__file__).resolve().parents[2] / ".build/debug/astronova"), help="the executable to start")
    parser.add_argument("names", nargs="*", help="pages; all without")
    arguments = parser.parse_intermixed_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    faces = Faces()
    faces.folder, faces.wanted, faces.complaints = arguments.folder, arguments.names, []
    with site_under_test.running(os.environ.get("ASTRONOVA_URL"), arguments.binary):
        faces.runTest()
        faces.doCleanups()
    index(arguments.folder, arguments.beside)
    print(arguments.folder / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
