#!/usr/bin/env python3
"""Takes a picture of every page in both sizes and themes, and writes a page that shows them beside pictures of the same names.

    .cache/venv/bin/python Tests/Browser/faces.py FOLDER [--beside FOLDER] [--binary FILE] [NAME …]

Nothing is judged here: somebody looks. `script/faces` calls it.
"""
import argparse
import html
import os
import pathlib
import shutil
import sys

import site_under_test
from site_under_test import DESK, PHONE, url
from test_account import AccountTest

SIZES = (PHONE, DESK)
THEMES = ("light", "dark")
LINES = "I finish what I name.\nRest is on today's list."
# The whole of a page is taken while it is no higher; on the desk what is seen first besides.
MOST_PIXELS = 8_000


class Faces(AccountTest):
    """The pages by the names that their pictures have."""

    folder: pathlib.Path
    wanted: list[str]

    def runTest(self) -> None:
        pages = {name[5:].replace("_", "-"): getattr(self, name) for name in dir(self) if name.startswith("face_")}
        for name in self.wanted or sorted(pages):
            if name not in pages:
                raise SystemExit(f"no page is called {name}; there are {', '.join(sorted(pages))}")
            for size in SIZES:
                page = pages[name](viewport=size)
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)
                    page.evaluate("scrollTo(0, 0)")
                    page.wait_for_load_state("networkidle")
                    height = page.evaluate("document.documentElement.scrollHeight")
                    width = size["width"]
                    if height <= MOST_PIXELS:
                        # The window is made as high as the page, so that what stays at its edge stays there.
                        whole = "" if size == PHONE else "-full"
                        page.set_viewport_size({"width": width, "height": max(height, size["height"])})
                        page.screenshot(path=self.folder / f"{name}-{width}{whole}-{theme}.png", full_page=True)
                        page.set_viewport_size(size)
                    if size == DESK or height > MOST_PIXELS:
                        page.screenshot(path=self.folder / f"{name}-{width}-{theme}.png")
                page.context.close()
            print(name, flush=True)

    def at(self, page, path: str):
        page.goto(url(path))
        return page

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
        return self.begun(**options)

    def face_first_insight(self, **options):
        return self.answered(4, **options)

    def face_chart(self, **options):
        return self.new_york(**options)

    def face_chart_unknown_hour(self, **options):
        page = self.open("/chart", **options)
        page.fill("#birth-date", "15 June 1990")
        page.get_by_text("I don’t know the time").click()
        self.choose_place(page)
        self.submit(page)
        return page

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

    # What members see.

    def face_today(self, **options):
        return self.at(self.member(**options), "/today")

    def face_profile(self, **options):
        return self.member(**options)

    def face_reports(self, **options):
        page = self.member(**options)
        self.send(page, "/reports", {"kind": "love_forecast"})
        return self.at(page, "/reports")

    def face_report(self, **options):
        page = self.face_reports(**options)
        page.locator(".reports .list-row").first.click()
        page.locator(".report-part").first.wait_for()
        return page

    def face_boston(self, **options):
        """The date of birth as it is asked in Boston."""
        page = self.window(language="en-US", **options)
        self.send(page, "/begin/name", {"name": "Maya"})
        return self.at(page, "/begin/date")

    def face_journal(self, **options):
        return self.at(self.member(**options), "/journal")

    def face_tarot_journal(self, **options):
        page = self.table(self.member(**options))
        page.locator("form[action$='/keep'] button, .keep button").first.click()
        page.wait_for_load_state()
        return self.at(page, "/tarot/journal")

    def practising(self, **options):
        page = self.member(**options)
        self.send(page, "/align/collect", {"do": "add", "text": LINES})
        # Past the entrance, which is its own picture.
        self.at(page, "/align").wait_for_timeout(2000)
        return page

    def face_align(self, **options):
        return self.practising(**options)

    def face_align_session(self, **options):
        page = self.practising(**options)
        page.get_by_role("button", name="Begin").click()
        page.locator(".align-session").wait_for()
        return page

    def face_align_collect(self, **options):
        return self.at(self.practising(**options), "/align/collect")

    def face_align_explore(self, **options):
        return self.at(self.practising(**options), "/align/explore")

    def face_align_settings(self, **options):
        page = self.member(**options)
        page.goto(url("/align/settings"))
        return page

    def face_align_progress(self, **options):
        return self.at(self.practising(**options), "/align/progress")


def index(folder: pathlib.Path, beside: pathlib.Path | None) -> None:
    """A page of all pictures, each beside the one of the same name where there is one."""
    if beside:
        (folder / "beside").mkdir(exist_ok=True)
    rows = []
    for picture in sorted(folder.glob("*.png")):
        other = beside / picture.name if beside else None
        told = f'<img src="{html.escape(picture.name)}" alt="">'
        if other and other.is_file():
            shutil.copy(other, folder / "beside" / picture.name)
            told += f'<img src="beside/{html.escape(picture.name)}" alt="">'
        rows.append(f"<h2>{html.escape(picture.stem)}</h2><div>{told}</div>")
    head = "<!doctype html><meta charset=utf-8><title>Faces</title><style>body{font:1rem system-ui}div{display:flex;gap:1rem}img{max-width:48%}</style>"
    (folder / "index.html").write_text(head + "".join(rows), encoding="utf-8")


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
