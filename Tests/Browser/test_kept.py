"""The card journal: kept readings, one reading, what comes back; deleting and bringing back by hand, by key and by swipe."""
from datetime import datetime, timedelta, timezone

from site_under_test import DESK, PHONE, url
from test_account import AccountTest

QUESTIONS = (
    "What would make the move a choice?", "What does the estimate need?", "What is between Inês and me?", "What is this tiredness?",
    "Keep the studio or share it?", "Shall I write to her?")
SPREADS = ("celtic", "threeCard", "relationship", "single", "decision", "fiveCard")


class KeptTest(AccountTest):
    def keeper(self, *, count=0, past=0, **options):
        """The card journal of somebody who has kept some readings, and some of the months before."""
        page = self.member(**options)
        self.keep_past(page, past)
        page.last = self.keep(page, count)
        page.goto(url("/tarot/journal"))
        return page

    def keep(self, page, count: int) -> str:
        """Keeps readings of today; where the last of them stands."""
        last = ""
        for index in range(count):
            fields = {"spread": SPREADS[index % len(SPREADS)], "question": QUESTIONS[index % len(QUESTIONS)], "knocks": "0,410,900",
                      "cut": "31", "nonce": f"{index + 1:016x}", "reversed": "on"}
            last = self.send(page, "/tarot/keep", fields).split("?")[0]
        return last

    def keep_past(self, page, count: int) -> None:
        """Keeps readings of the months before, as an app of long ago brings them."""
        for index in range(count):
            at = datetime.now(timezone.utc) - timedelta(days=3 + index * 5)
            cards = ["The Star", "Queen of Cups", "Ten of Wands", "The Tower", "Six of Swords", "Nine of Pentacles"]
            rest = [cards[(index + place) % len(cards)] for place in range(3)]
            body = {
                "spread": "Three cards", "spreadKey": "threeCard", "question": QUESTIONS[index % len(QUESTIONS)],
                "sessionSeed": f"seed {index}", "timestampMs": int(at.timestamp() * 1000),
                "cards": [{"card": name, "orientation": "Reversed" if place == 1 else "Upright"} for place, name in enumerate(rest)],
                "personalReading": "The Star stands first, and its water goes into the ground.\nSay the smaller number.",
                "reflections": {"0": "I laughed out loud on the tram."} if index % 2 else {}}
            answer = page.context.request.post(url("/api/journal"), data=body, headers={"Sec-Fetch-Site": "same-origin"})
            self.assertEqual(answer.status, 201, answer.text())


class LookTests(KeptTest):
    def test_the_pages_everywhere(self):
        for viewport in (PHONE, {"width": 1024, "height": 768}, DESK):
            page = self.keeper(count=6, past=24, viewport=viewport)
            self.look_over(page, "tarot-journal")
            page.goto(url("/tarot/patterns"))
            self.look_over(page, "tarot-patterns")
            for name in ("Celtic Cross", "Relationship"):
                page.goto(url("/tarot/journal"))
                page.locator(".entry-t", has_text=name).first.click()
                page.wait_for_url("**/tarot/journal/*")
                self.look_over(page, "tarot-reading-" + name.split()[0].lower())

    def test_the_columns_end_together(self):
        """However many readings there are, the list and what stands beside it leave no hole on a desk."""
        for count, past in ((5, 0), (4, 4), (6, 24)):
            page = self.keeper(count=count, past=past, viewport=DESK)
            ends = page.evaluate("""() => {
              const top = (name) => document.querySelector(name).getBoundingClientRect();
              const list = top('.kept-list'), right = ['.j-side', '.kept-suits', '.kept-seals'].map(top).filter((box) => box.left > list.left + 9);
              return [list.bottom, Math.max(...right.map((box) => box.bottom))];
            }""")
            # An excerpt has one to three lines, as its reading begins.
            self.assertLess(abs(ends[0] - ends[1]), 280, (count, past, ends))

    def test_an_excerpt_ends_with_its_sentence(self):
        page = self.keeper(count=6, past=6)
        excerpts = page.locator(".kept .entry-copy > .small").all_inner_texts()
        self.assertGreater(len(excerpts), 6)
        self.assertEqual([text for text in excerpts if text.endswith("…")], [])

    def test_on_a_small_desk_nothing_is_empty_beside_the_rhythm(self):
        page = self.keeper(count=6, past=24, viewport={"width": 1024, "height": 768})
        page.goto(url("/tarot/patterns"))
        card, rhythm = (page.locator(part).bounding_box() for part in (".stalker", ".j-side .card"))
        others = [part.bounding_box() for part in page.locator(".also:not(.seen) > li").all()]
        self.assertLess(abs(card["y"] + card["height"] - rhythm["y"] - rhythm["height"]), 40)
        self.assertEqual(len(others), 4)
        self.assertEqual(len({box["y"] for box in others}), 2)
        self.assertGreater(others[0]["y"], rhythm["y"] + rhythm["height"])

    def test_the_example_in_the_search_has_room(self):
        page = self.keeper(count=1)
        self.send(page, "/journal", {"text": "A line about a long afternoon.", "tags": "work"})
        for path in ("/journal", "/tarot/journal"):
            page.goto(url(path))
            for width in (390, 320):
                page.set_viewport_size({"width": width, "height": 640})
                room, example = page.locator(".j-search input").evaluate("""(field) => {
                  const style = getComputedStyle(field), pen = document.createElement('canvas').getContext('2d');
                  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
                  return [field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight), pen.measureText(field.placeholder).width];
                }""")
                self.assertGreater(room, example, (path, width))

    def test_every_suit_has_a_sign_and_a_color_that_is_seen(self):
        page = self.keeper(count=6, past=12)
        look = """() => {
          const light = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
            .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
          const ground = light(getComputedStyle(document.querySelector('.kept-suits .card')).backgroundColor);
          return [...document.querySelectorAll('.kept-suits .strand')].map((strand) => {
            const ink = getComputedStyle(strand.querySelector('.line')).stroke, [low, high] = [light(ink), ground].sort((a, b) => a - b);
            return [strand.querySelector('use').getAttribute('href').split('#')[1], ink, (high + 0.05) / (low + 0.05)];
          });
        }"""
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            found = page.evaluate(look)
            self.assertEqual([sign for sign, _, _ in found], ["g-fire", "g-water", "g-air", "g-earth"])
            self.assertEqual(len({ink for _, ink, _ in found}), 4)
            for sign, _, contrast in found:
                self.assertGreaterEqual(contrast, 4.5, (theme, sign))

    def test_nothing_kept_yet(self):
        page = self.keeper()
        self.look_over(page, "tarot-journal-empty")
        page.goto(url("/tarot/patterns"))
        self.look_over(page, "tarot-patterns-empty")


class DeletingTests(KeptTest):
    def test_by_key_and_back_again(self):
        for script in (True, False):
            with self.subTest(script=script):
                page = self.keeper(count=2)
                if not script:
                    state = page.context.storage_state()
                    page = self.window(script=False)
                    page.context.add_cookies(state["cookies"])
                    page.goto(url("/tarot/journal"))
                self.assertEqual(page.locator(".kept").count(), 2)
                # The bin is as quiet as a label, and large enough for a thumb.
                ink = "(name) => getComputedStyle(document.querySelector(name)).color"
                self.assertEqual(page.evaluate(ink, ".kept-delete button"), page.evaluate(ink, ".kept .label"))
                self.assertGreaterEqual(page.locator(".kept-delete button").first.bounding_box()["width"], 44)
                page.locator(".kept-delete button").first.focus()
                page.keyboard.press("Enter")
                page.wait_for_url("**done=deleted**")
                self.assertEqual(page.locator(".kept").count(), 1)
                page.get_by_role("button", name="Undo").click()
                page.wait_for_url("**done=back**")
                self.assertEqual(page.locator(".kept").count(), 2)

    def test_by_swipe(self):
        page = self.keeper(count=2, viewport=PHONE)
        swipe = """([far, down]) => {
          const link = document.querySelector('.kept a');
          const at = (x, y) => [new Touch({identifier: 1, target: link, clientX: x, clientY: y})];
          const send = (name, touches) => link.dispatchEvent(new TouchEvent(name, {touches, bubbles: true, cancelable: true}));
          send('touchstart', at(300, 300));
          send('touchmove', at(300 - far / 2, 300 + down));
          send('touchmove', at(300 - far, 300 + down));
          send('touchend', []);
        }"""
        # Neither a short pull nor scrolling deletes.
        page.evaluate(swipe, [40, 0])
        page.evaluate(swipe, [20, 200])
        self.assertEqual(page.url, url("/tarot/journal"))
        with page.expect_navigation():
            page.evaluate(swipe, [260, 0])
        self.assertIn("The reading is deleted.", page.inner_text("main"))
        self.assertEqual(page.locator(".kept").count(), 1)


class WritingTests(KeptTest):
    def test_notes_and_what_happened_later(self):
        page = self.keeper(count=1)
        page.locator(".entry-t").first.click()
        page.fill("#own-title", "The move")
        page.fill("#own-notes", "It was raining.\nThen it was not.")
        page.get_by_role("button", name="Save").click()
        page.wait_for_url("**done=saved**")
        self.assertEqual(page.input_value("#own-notes"), "It was raining.\nThen it was not.")
        # On a page of many screens one comes back to where one wrote, and is told there.
        notice = page.get_by_text("Your changes are saved.").bounding_box()
        self.assertTrue(0 <= notice["y"] < page.viewport_size["height"], notice)
        page.fill("#later-text", "They called on Thursday.")
        page.get_by_role("button", name="Add the note").click()
        page.wait_for_url("**done=later**")
        self.assertIn("They called on Thursday.", page.inner_text(".notes"))
        page.goto(url("/tarot/journal?q=THURSDAY"))
        self.assertEqual(page.locator(".kept").count(), 1)

    def test_filters(self):
        page = self.keeper(count=6)
        page.locator(".kept-filter summary").click()
        page.select_option("#kept-spread", "celtic")
        page.get_by_role("button", name="Narrow the list").click()
        page.wait_for_url("**spread=celtic**")
        self.assertEqual(page.locator(".kept").count(), 1)
        page.get_by_role("link", name="All", exact=True).click()
        page.wait_for_url(url("/tarot/journal"))
        self.assertEqual(page.locator(".kept").count(), 6)
