"""The tarot: from the question to the last card, by finger, by keys, without scripts; the library; help before the cards."""
import re

from scanner import Scanner
from site_under_test import DESK, PHONE, url
from test_account import ANSWERS, PASSWORD, AccountTest


class TarotTests(Scanner):
    def lay(self, page, spread="threeCard", question=""):
        page.locator(f"input[value={spread}]").check(force=True)
        page.fill("#question", question)
        page.click(".lay")
        page.locator(".reading.set").wait_for()
        return page

    def turned(self, page) -> int:
        return page.locator(".seat.up").count()

    # -- every page ---------------------------------------------------------------------------------------------------

    def test_the_beginning(self):
        def make(**options):
            page = self.open("/tarot", **options)
            page.fill("#question", "Will he come back?")
            page.locator("#hint .quality-line").wait_for()
            return page

        self.everywhere("tarot", make)

    def test_the_table(self):
        def make(**options):
            page = self.lay(self.open("/tarot", **options), "celtic", "What do I need to see about the job in Porto?")
            page.click("#turn-rest")
            page.locator(".closing").wait_for()
            page.locator(".seat").nth(6).click()
            return page

        self.everywhere("tarot-table", make)

    def test_the_library_and_a_card(self):
        self.everywhere("tarot-cards", lambda **o: self.open("/tarot/cards", **o))
        self.everywhere("tarot-card", lambda **o: self.open("/tarot/cards/major-02", **o))
        self.everywhere("tarot-nothing", lambda **o: self.open("/tarot/cards?q=xyzzy", **o))

    def test_help(self):
        def make(**options):
            page = self.open("/tarot", **options)
            page.fill("#question", "I want to kill myself")
            page.click(".lay")
            page.locator(".help").wait_for()
            return page

        self.everywhere("tarot-help", make)

    # -- the ritual ---------------------------------------------------------------------------------------------------

    def test_by_finger(self):
        page = self.open("/tarot", viewport=PHONE)
        for _ in range(3):
            page.locator(".knock").click()
            page.wait_for_timeout(150)
        knocks = page.locator("input[name=knocks]").input_value()
        self.assertRegex(knocks, r"^0,\d+,\d+$")
        self.assertEqual(page.locator(".rhythm .hit").count(), 3)
        box = page.locator("#cut").bounding_box()
        page.locator("#cut").click(position={"x": box["width"] * 0.25, "y": box["height"] / 2})
        over = int(page.locator("#cut").input_value())
        self.assertTrue(10 < over < 30, over)
        self.assertEqual(page.locator(".leaf-up").count(), over)
        self.assertEqual(page.inner_text(".cut output"), f"{over} lifted, {78 - over} left")
        self.lay(page, "threeCard", "What now?")
        self.assertEqual(page.evaluate("document.activeElement.id"), "asked")
        # Face down, nobody is told what lies there.
        self.assertEqual(page.locator(".seat").first.get_attribute("aria-label"), "Position 1, Past: face down, turn it")
        self.assertEqual(page.locator(".finds li:visible").count(), 0)
        self.assertFalse(page.locator(".closing").is_visible())
        page.locator(".seat").nth(0).click()
        self.assertEqual(self.turned(page), 1)
        self.assertEqual(page.locator(".card-sheet:visible").count(), 0)
        self.assertEqual(page.inner_text("#turned"), "1 of 3 turned")
        # The second touch opens it, Escape brings it back.
        page.locator(".seat").nth(0).click()
        self.assertEqual(page.locator(".card-sheet:visible").count(), 1)
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".card-sheet:visible").count(), 0)
        self.assertTrue(page.evaluate("document.activeElement.matches('.seat')"))
        page.click("#turn-rest")
        page.locator(".closing").wait_for()
        self.assertEqual(self.turned(page), 3)
        self.assertFalse(page.locator("#turn-rest").is_visible())
        self.assertTrue(page.locator(".opening").is_visible())

    def test_by_keys(self):
        page = self.open("/tarot")
        page.locator(".knock").focus()
        for _ in range(3):
            page.keyboard.press("Space")
            page.wait_for_timeout(120)
        self.assertEqual(page.inner_text("#knock-said"), "This rhythm is yours.")
        page.locator("#cut").focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.locator("#cut").get_attribute("aria-valuetext"), "39 lifted, 39 left")
        self.lay(page, "celtic")
        first = page.locator(".seat").first
        first.focus()
        page.keyboard.press("Enter")
        self.assertEqual(self.turned(page), 1)
        self.assertTrue(page.locator("#card-1").is_visible())
        # The arrows go where the eye goes.
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('href')"), "#card-3")
        page.keyboard.press("Space")
        self.assertEqual(self.turned(page), 2)
        page.locator("#turn-rest").focus()
        page.keyboard.press("Enter")
        page.locator(".closing").wait_for()
        # A sign under a sentence puts the frame on its card.
        chip = page.locator(".finds li .ev:visible").first
        chip.press("Enter")
        self.assertEqual(page.locator(".seat[aria-current]").get_attribute("href"), chip.get_attribute("href"))

    def test_what_was_typed_is_there_on_the_way_back(self):
        page = self.open("/tarot")
        self.lay(page, "fiveCard", "What is mine to do?")
        self.assertRegex(page.url, r"/tarot/table$")
        page.go_back()
        page.locator(".ritual-form").wait_for()
        self.assertEqual(page.locator("#question").input_value(), "What is mine to do?")
        self.assertTrue(page.locator("input[value=fiveCard]").is_checked())
        page.reload()
        self.assertEqual(page.inner_text("h1"), "Tarot")

    def test_the_same_cards_lie_there_after_a_reload_and_on_the_way_back(self):
        """What was turned stays turned; a card that is looked up, and a reload, cost nobody a reading that is not kept."""
        page = self.open("/tarot", viewport=PHONE)
        self.lay(page, "celtic", "What is mine to do?")
        cards = lambda: page.locator(".table .seat").evaluate_all("all => all.map((seat) => seat.dataset.said)")
        laid = cards()
        for index in (2, 4):
            page.locator(".seat").nth(index).click()
        page.reload()
        page.locator(".reading.set").wait_for()
        self.assertEqual((cards(), self.turned(page)), (laid, 2))
        page.locator(".seat").nth(2).click()
        page.locator(".card-sheet:visible a.link").click()
        page.wait_for_url("**/tarot/cards/*")
        page.go_back()
        page.locator(".reading.set").wait_for()
        self.assertEqual((cards(), self.turned(page)), (laid, 2))
        # Before it stands the ritual with what was typed, and behind that the table once more.
        page.go_back()
        page.locator(".ritual-form").wait_for()
        self.assertEqual(page.input_value("#question"), "What is mine to do?")
        page.go_forward()
        page.locator(".reading.set").wait_for()
        self.assertEqual((cards(), self.turned(page)), (laid, 2))
        # Whoever comes by another way begins anew.
        page.goto(url("/tarot"))
        self.assertEqual(page.input_value("#question"), "")

    def test_a_place_has_one_name(self):
        """The list of the table, the card that is open and the answer to a question name it alike, and beneath the card stands a short form."""
        page = self.lay(self.open("/tarot"), "threeCard")
        page.click("#turn-rest")
        page.locator(".closing").wait_for()
        self.assertEqual(page.locator(".seats em").all_inner_texts(), ["Past", "Present", "Future"])
        self.assertEqual(page.locator(".table .label").all_inner_texts(), ["1 Past", "2 Present", "3 Future"])
        self.assertEqual(page.locator(".card-sheet:visible .label").first.inner_text(), "1 · Past")

    def test_before_the_cards_are_turned_nothing_is_said_of_keeping_them(self):
        page = self.lay(self.open("/tarot"), "single")
        self.assertEqual(page.get_by_text("With an account a reading is kept").locator("visible=true").count(), 0)
        page.locator(".seat").click()
        page.locator(".closing").wait_for()
        self.assertEqual(page.get_by_text("With an account a reading is kept").locator("visible=true").count(), 1)

    def test_a_suggestion_leaves_the_caret_in_the_field(self):
        page = self.open("/tarot")
        start = page.locator(".asks .ask").first
        words = start.get_attribute("value")
        start.click()
        self.assertEqual(page.locator("#question").input_value(), words)
        self.assertEqual(page.evaluate("document.activeElement.id"), "question")

    def test_a_lost_connection_keeps_everything(self):
        page = self.open("/tarot")
        page.fill("#question", "Still here?")
        page.route("**/tarot/table", lambda route: route.abort("connectionrefused"))
        page.click(".lay")
        page.locator(".lost").wait_for()
        self.assertIn("still here", page.inner_text(".lost"))
        self.assertEqual(page.locator("#question").input_value(), "Still here?")
        self.complaints.clear()
        page.unroute("**/tarot/table")
        page.click(".lay")
        page.locator(".reading.set").wait_for()

    def test_hostile_questions_stay_text(self):
        page = self.open("/tarot")
        self.lay(page, "single", "<script>alert(1)</script> מה עכשיו 🔮 {{sprite}}")
        self.assertEqual(page.inner_text("h1"), "<script>alert(1)</script> מה עכשיו 🔮 {{sprite}}")
        self.assertEqual(page.locator("h1 script").count(), 0)

    def test_without_scripts(self):
        page = self.open("/tarot", script=False)
        self.assertFalse(page.locator(".knock").is_visible())
        page.fill("#question", "Will he come back?")
        page.get_by_role("button", name="Look at my question").click()
        self.assertEqual(page.locator("#question").input_value(), "Will he come back?")
        self.assertTrue(page.locator("#hint .quality-line").is_visible())
        page.locator("input[value=celtic]").check(force=True)
        page.get_by_role("button", name="Lay the cards").click()
        self.assertEqual(page.locator(".seat").count(), 10)
        self.assertEqual(page.locator(".card-sheet:visible").count(), 10)
        page.locator(".seat").nth(3).click()
        self.assertRegex(page.url, r"#card-4$")
        self.assertTrue(page.locator(".closing").is_visible())
        page = self.open("/tarot/cards", script=False)
        page.fill("#find", "la maison dieu")
        page.get_by_role("button", name="Search").click()
        page.locator(".faces a").click()
        self.assertEqual(page.inner_text("h1"), "The Tower")
        page.get_by_role("link", name=re.compile("After it")).click()
        self.assertEqual(page.inner_text("h1"), "The Star")

    def test_help_first_then_the_cards(self):
        page = self.open("/tarot", viewport=PHONE, language="en-US")
        page.fill("#question", "I want to kill myself")
        page.click(".lay")
        page.locator(".help").wait_for()
        # The browser speaks American, and its clocks are Lisbon’s: a number that answers there.
        self.assertEqual(page.locator(".help-call").first.get_attribute("href"), "tel:1411")
        page.get_by_role("button", name="Go on to the reading").click()
        page.locator(".reading.set").wait_for()
        self.assertEqual(page.locator(".seat").count(), 3)

    def test_no_page_is_wider_than_the_smallest_screen(self):
        small = {"width": 320, "height": 640}
        for path in ("/tarot", "/tarot/cards", "/tarot/cards/cups-12"):
            page = self.open(path, viewport=small)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320, path)
        page = self.lay(self.open("/tarot", viewport=small), "celtic")
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)

    def test_a_spread_of_ones_own(self):
        for viewport in (PHONE, DESK):
            page = self.open("/tarot", viewport=viewport)
            places = page.locator("#positions")
            self.assertFalse(places.is_visible())
            page.locator("input[value=custom]").check(force=True)
            places.fill("What I hold on to\nWhat holds on to me\nWhat is in the drawer\nThe door\nThe street")
            page.locator("input[value=deep]").check(force=True)
            self.look_over(page, "tarot-own")
            page.click(".lay")
            page.locator(".reading.set").wait_for()
            page.click("#turn-rest")
            page.locator(".closing").wait_for()
            self.assertEqual(page.locator(".table-custom-5 .seat").count(), 5)
            boxes = [seat.bounding_box() for seat in page.locator(".table-custom-5 .seat").all()]
            for index, one in enumerate(boxes):
                for other in boxes[index + 1:]:
                    apart = (one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                             or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])
                    self.assertTrue(apart, (one, other))
            self.assertIn("What is in the drawer", page.inner_text(".seats"))
            self.look_over(page, "tarot-own-table")

    def test_the_question_stays_with_its_cards(self):
        for question in ("What do I need to see about the job in Porto?", "What do I need to see about the job in Porto? " * 20):
            page = self.lay(self.open("/tarot", viewport=DESK), "celtic", question)
            page.click("#turn-rest")
            page.locator(".closing").wait_for()
            page.locator(".together").scroll_into_view_if_needed()
            asked, table = page.locator("#asked").bounding_box(), page.locator(".table-frame").bounding_box()
            self.assertGreaterEqual(asked["y"], 0)
            self.assertGreaterEqual(table["y"], asked["y"] + asked["height"] - 1)
            self.assertLessEqual(table["y"] + table["height"], DESK["height"])
        # What does not fit scrolls in its place, by keys, too.
        self.assertEqual(page.get_attribute("#asked", "tabindex"), "0")

    def test_question_and_ritual_end_together(self):
        """On a desk neither column before a reading leaves a hole, and each spread is drawn with what lies beneath its cards."""
        for viewport in (DESK, {"width": 1024, "height": 768}):
            page = self.open("/tarot", viewport=viewport)
            for kind in ("threeCard", "relationship"):
                page.locator(f"input[value={kind}]").check(force=True)
                ends = [box["y"] + box["height"] for box in (page.locator(name).bounding_box() for name in (".revs", ".ritual"))]
                self.assertLess(abs(ends[0] - ends[1]), 2, (viewport, kind))
            drawn = page.locator(".spread").count()
            self.assertEqual(page.locator(".spread:has(.layout .orb)").count(), drawn)
            # The last spread fills its row.
            edges = page.evaluate("['.spreads', '.spread:last-child'].map((name) => document.querySelector(name).getBoundingClientRect().right)")
            self.assertLess(abs(edges[0] - edges[1]), 2, viewport)

    def test_the_card_that_lies_across_is_named(self):
        """Where there is no room for its word, by its number; no label runs into another."""
        for width, said in ((1280, "1 Now, 2 across"), (390, "1 Now, 2 across"), (375, "1 Now, 2 across"), (320, "1 Now, 2")):
            page = self.lay(self.open("/tarot", viewport={"width": width, "height": 844}), "celtic")
            labels = page.locator(".table .p1 .label, .table .p3 .label, .table .p4 .label")
            self.assertEqual(" ".join(labels.first.inner_text().split()), said, width)
            boxes = sorted((label.bounding_box() for label in labels.all()), key=lambda box: box["x"])
            for one, other in zip(boxes, boxes[1:]):
                self.assertLessEqual(one["x"] + one["width"], other["x"] + 1, width)

    def test_the_table_in_motion(self):
        page = self.open("/tarot")
        page.emulate_media(reduced_motion="no-preference")
        self.lay(page, "threeCard")
        page.click("#turn-rest")
        self.assertLess(self.turned(page), 3)
        page.locator(".closing").wait_for()
        self.assertEqual(self.turned(page), 3)


class KeptTarotTests(AccountTest):
    def asked(self, page, question) -> list:
        """Asks, lays three cards and turns them: what lies there."""
        page.goto(url("/tarot"))
        page.fill("#question", question)
        page.click(".lay")
        return self.turned(page)

    def turned(self, page) -> list:
        page.locator(".reading.set").wait_for()
        page.click("#turn-rest")
        page.locator(".closing").wait_for()
        return page.locator(".seats .what").all_inner_texts()

    def test_a_device_keeps_what_lies_until_there_is_an_account(self):
        page = self.window(viewport=PHONE)
        cards = self.asked(page, "What is mine to do?")
        page.get_by_role("button", name="Keep here").click()
        page.get_by_role("button", name="Kept on this device").wait_for()
        page.goto(url("/tarot"))
        row = page.locator("#kept-here .list-row")
        self.assertEqual(row.locator("strong").inner_text(), "What is mine to do?")
        row.locator(".kept-open").click()
        # The same ritual lays the same cards.
        self.assertEqual(self.turned(page), cards)
        chart = self.answer(page, len(ANSWERS)).rsplit("/", 1)[1]
        self.send(page, "/sign-up", {"email": self.address(), "password": PASSWORD, "chart": chart, "next": ""})
        # Whoever is signed out meanwhile is led to the door: nothing was kept, so nothing leaves the device.
        page.route("**/tarot/keep", lambda route: route.fulfill(status=303, headers={"Location": "/sign-in"}))
        with page.expect_response(re.compile("/sign-in")):
            page.goto(url("/tarot"))
        self.assertIn("What is mine to do?", page.evaluate("localStorage.getItem('astronova-tarot')"))
        page.unroute("**/tarot/keep")
        page.goto(url("/tarot"))
        page.locator("#moved:not([hidden])").wait_for()
        self.assertEqual(page.evaluate("localStorage.getItem('astronova-tarot')"), None)
        page.goto(url("/tarot/journal"))
        self.assertIn("What is mine to do?", page.inner_text("main"))

    def test_the_same_question_within_a_day(self):
        """What a device keeps goes first, as what an account keeps does; new cards are laid when they are asked for."""
        page = self.window(viewport=PHONE)
        cards = self.asked(page, "What is mine to do?")
        page.get_by_role("button", name="Keep here").click()
        page.goto(url("/tarot"))
        page.fill("#question", "  what is mine to  do? ")
        page.click(".lay")
        note = page.locator("#asked-here:not([hidden])")
        note.wait_for()
        self.assertEqual(page.evaluate("document.activeElement.id"), "asked-before")
        self.look_over(page, "tarot-asked-here")
        note.get_by_role("button", name="Open that reading").click()
        self.assertEqual(self.turned(page), cards)
        page.goto(url("/tarot"))
        page.fill("#question", "What is mine to do?")
        page.click(".lay")
        note.get_by_role("button", name="Lay new cards anyway").click()
        self.assertNotEqual(self.turned(page), cards)
        # Another question asks nobody.
        self.asked(page, "What is hers to do?")

    def test_a_member_keeps_what_lies(self):
        page = self.member(viewport=DESK)
        cards = self.asked(page, "What is mine to do?")
        page.get_by_role("button", name="Keep this reading").click()
        page.wait_for_url(re.compile("/tarot/journal/"))
        for card in cards:
            self.assertIn(card.removesuffix(", reversed"), page.inner_text("main"))

    def test_what_can_be_done_with_a_reading_takes_a_line_each(self):
        lines = """(buttons) => buttons.filter((button) => button.getClientRects().length).map((button) => {
          const range = document.createRange(), walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), tops = new Set();
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            for (const box of range.getClientRects()) if (box.width > 1) tops.add(Math.round(box.top));
          }
          return [button.innerText.trim(), tops.size, button.scrollWidth <= button.clientWidth];
        })"""
        for width in (320, 390, 1024, 1280):
            page = self.member(viewport={"width": width, "height": 800})
            self.asked(page, "What is mine to do?")
            found = page.locator(".keep-row .btn").evaluate_all(lines)
            self.assertGreaterEqual(len(found), 3)
            for said, count, fits in found:
                self.assertEqual((count, fits), (1, True), (width, said))

    def test_what_leads_on_from_a_reading(self):
        page = self.member(viewport=PHONE)
        page.goto(url("/tarot"))
        self.assertFalse(page.locator(".people").is_visible())
        page.locator("input[value=relationship]").check(force=True)
        self.assertEqual(page.locator(".people .segmented").inner_text().split(), ["Three", "Four", "Five"])
        page.locator(".people input[value='5']").check(force=True)
        page.fill("#question", "What do we need now?")
        page.click(".lay")
        page.locator(".reading.set").wait_for()
        self.assertEqual(page.locator(".seat").count(), 5)
        page.click("#turn-rest")
        page.locator("#follow").wait_for()
        # A question that follows is answered in its place, and the next one below it.
        for count, question in enumerate(("What is in the way?", "And what should I do?"), 1):
            page.fill("#follow", question)
            page.get_by_role("button", name="Ask these cards").click()
            page.locator(".answer").nth(count - 1).wait_for()
            self.assertEqual(page.locator("#follow").input_value(), "")
        self.assertEqual(page.locator(".answer h2").all_inner_texts(), ["What is in the way?", "And what should I do?"])
        self.look_over(page, "tarot-followed")
        page.get_by_role("button", name="Keep this reading").click()
        page.wait_for_url(re.compile("/tarot/journal/"))
        page.get_by_role("button", name="Make a link").click()
        page.wait_for_url(re.compile("done=linked"))
        self.look_over(page, "tarot-reading-linked")
        shared = page.locator("#link-1").input_value()
        page.goto(shared)
        self.look_over(page, "tarot-shared")
        self.assertNotIn("What do we need now?", page.inner_text("main"))
        # The same question shows the earlier reading first.
        page.goto(url("/tarot"))
        page.fill("#question", "what do we need NOW")
        page.click(".lay")
        page.locator(".earlier").wait_for()
        self.look_over(page, "tarot-earlier")
        page.get_by_role("button", name="Lay new cards anyway").click()
        page.locator(".reading").wait_for()
        page.goto(url("/tarot/learn"))
        self.look_over(page, "tarot-learn")
        page.get_by_text("Turn it over").click()
        self.look_over(page, "tarot-learn-turned")
        page.get_by_role("button", name="I knew it").click()
        page.locator(".flash").wait_for()
        self.assertIn("4 cards are due", page.inner_text(".flash h2"))
