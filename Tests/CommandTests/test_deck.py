"""The tarot deck as pictures."""
import pathlib
import tempfile
import xml.etree.ElementTree as xml

from command import CommandTest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class DeckTest(CommandTest):
    def test_the_sheet_of_the_documentation_is_the_deck_as_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet = pathlib.Path(folder, "deck.svg")
            self.assertEqual(self.answer("deck", "--sheet", str(sheet)), "")
            self.assertEqual(sheet.read_bytes(), (ROOT / "docs/deck.svg").read_bytes(), "astronova deck --sheet docs/deck.svg writes it anew")

    def test_the_sheet_holds_every_card_and_every_glyph(self):
        sheet = xml.parse(ROOT / "docs/deck.svg").getroot()
        space = "{http://www.w3.org/2000/svg}"
        titles = [element.text for element in sheet.iter(space + "title")]
        self.assertEqual((len(titles), len(set(titles))), (79, 79))
        ids = [element.get("id") for element in sheet.iter() if element.get("id")]
        self.assertEqual(len(ids), len(set(ids)))
        used = {element.get("href").removeprefix("#") for element in sheet.iter(space + "use")}
        self.assertEqual(used - set(ids), set())
        self.assertEqual({element.get("id") for element in sheet.iter(space + "symbol")} - used, set())

    def test_one_card(self):
        star = xml.fromstring(self.answer("deck", "--card", "17", "--theme", "dark"))
        self.assertEqual(star.get("viewBox"), "0 0 700 1200")
        self.assertEqual(star.find("{http://www.w3.org/2000/svg}title").text, "The Star")
        self.assertNotEqual(self.answer("deck", "--card", "17"), self.answer("deck", "--card", "17", "--theme", "dark"))
        self.assertIn("Card back", self.answer("deck", "--back"))

    def test_what_cannot_be_drawn_is_refused(self):
        self.assertIn("no card 78", self.misuse("deck", "--card", "78"))
        self.assertIn("no card -1", self.misuse("deck", "--card=-1"))
        for arguments in (["--card", "1", "--back"], ["--sheet", "deck.svg", "--output", "deck.svg"], []):
            self.misuse("deck", *arguments)
