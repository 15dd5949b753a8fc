"""Looks at pages with axe, in both sizes and themes."""
import os
import pathlib

from axe_playwright_python.sync_playwright import Axe

from site_under_test import DESK, PHONE, SiteTest

# Without "resultTypes" axe describes every element that keeps a rule, too, which takes as long as finding those that break one.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}


# What another theme can break: a page has the same elements, names and places by night.
COLORS = dict(RULES, runOnly={"type": "rule", "values": ["color-contrast", "link-in-text-block"]})


class Scanner(SiteTest):
    def scan(self, page, name, rules=RULES) -> None:
        # Opens what is folded, so that it is scanned too.
        self.unfold(page)
        found = Axe().run(page, options=rules).response["violations"]
        said = [f"{v['id']}: {v['help']} {[n['target'] for n in v['nodes']][:3]}" for v in found]
        self.assertEqual(said, [], name)
        shots = os.environ.get("SHOTS")
        if shots:
            pathlib.Path(shots).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{shots}/{name}.png", full_page=True)

    def look_over(self, page, name) -> None:
        """The page by day and by night: no complaint of axe, and no wider than the screen.

        No script and no answer of the server asks for the theme, so that the page need not be made anew for the other one.
        """
        width = page.viewport_size["width"]
        for theme, rules in (("light", RULES), ("dark", COLORS)):
            with self.subTest(page=name, width=width, theme=theme):
                page.emulate_media(color_scheme=theme)
                self.scan(page, f"{name}-{width}-{theme}", rules)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width, page.url)
        page.emulate_media(color_scheme="light")

    def everywhere(self, name, make) -> None:
        """What `make` opens with a viewport, in both sizes."""
        for viewport in (PHONE, DESK):
            with self.subTest(page=name, width=viewport["width"]):
                self.look_over(make(viewport=viewport), name)
