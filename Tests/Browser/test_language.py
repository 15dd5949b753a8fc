"""The main pages in a language that is longer than English: nothing is wider than a phone, and scripts speak it, too."""
import pathlib
import re
import tempfile

from site_under_test import PHONE, another_server, url
from test_account import PASSWORD, AccountTest

ENGLISH = pathlib.Path(__file__).resolve().parents[2] / "Sources/Readings/Resources/Texts/en"
TAG = "en-XA"
LETTERS = {letter: accented * 2 for letter, accented in zip("aeiou", "áéíóú")} | {
    letter.upper(): accented.upper() + accented for letter, accented in zip("aeiou", "áéíóú")} | {"y": "ý", "Y": "Ý"}
# What stays: fields, values to fill in, and the names of marked words.
KEPT = re.compile(r"(^[a-z-]+: |\{[^}]*\}|\]\([a-z-]+\))")


def pseudo(line: str) -> str:
    """A line of a text file as a translator would leave it, accented and about 40 % longer."""
    if line.startswith("#") or (line.startswith("[") and line.endswith("]")):
        return line
    parts = KEPT.split(line)
    return "".join(part if index % 2 else "".join(LETTERS.get(letter, letter) for letter in part) for index, part in enumerate(parts))


class LanguageTests(AccountTest):
    def setUp(self) -> None:
        super().setUp()
        folder = self.enterContext(tempfile.TemporaryDirectory())
        for file in (*ENGLISH.rglob("*.txt"), *ENGLISH.rglob("*.chapters")):
            copy = pathlib.Path(folder, TAG, file.relative_to(ENGLISH))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text("\n".join(map(pseudo, file.read_text().split("\n"))))
        self.enterContext(another_server("--texts", folder))

    def check(self, page, name: str) -> None:
        """No wider than the screen, with everything open."""
        with self.subTest(name):
            self.assertEqual(page.get_attribute("html", "lang"), TAG)
            self.assertRegex(page.inner_text("body"), "[áéíóú]{2}")
            self.unfold(page)
            wide = page.evaluate(
                """() => [document.documentElement.scrollWidth, document.documentElement.clientWidth,
                [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1
                  && !e.closest('svg, .vh, .suggest, [hidden]')).slice(0, 5).map(e => e.outerHTML.slice(0, 120))]""")
            self.assertLessEqual(wide[0], wide[1], wide[2])

    def test_nothing_is_wider_than_a_phone(self):
        page = self.window(viewport=PHONE, language=TAG)
        for path in ("/", "/chart", "/begin", "/begin/name", "/begin/date", "/sign-up", "/sign-in", "/terms", "/privacy", "/support",
                     "/today", "/today?sign=leo", "/chapters", "/nowhere"):
            self.assertEqual(page.goto(url(path)).status, 404 if path == "/nowhere" else 200)
            self.check(page, path)
        page.goto(url("/begin/name"))
        page.fill("#name", "Maya")
        self.go_on(page)
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        self.check(page, "the date")
        self.assertRegex(page.text_content(".mark-words"), "[áéíóú]{2}")
        self.go_on(page)
        page.fill("#time", "07:20")
        self.check(page, "the time")
        self.assertRegex(page.text_content(".mark-words"), "[áéíóú]{2}")
        self.go_on(page)
        self.check(page, "the place")
        self.choose_place(page, "Lisb", "Lisbon")
        self.assertIn("Lisbon", page.text_content(".field [role=status]"))
        self.assertRegex(page.text_content(".field [role=status]"), "[áéíóú]{2}")
        self.go_on(page)
        self.check(page, "the first insight")
        chart = page.url.replace("/begin", "")
        page.goto(chart)
        self.check(page, "the chart")
        page.goto(chart.replace("/chart/", "/sign-up?chart="))
        page.fill("#email", self.address())
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.keyboard.press("Enter")
        for path in ("/profile", "/profile/chart", "/profile/birth", "/profile/password", "/profile/delete", "/today", "/journal",
                     "/today/parts/love_relationships", "/chapters"):
            page.goto(url(path))
            self.check(page, path)
        page.locator(".chapters h2 a").first.click()
        self.check(page, "a chapter")
