"""The morning: the page of today signed in and signed out, its evidence by keyboard, the journal, and the journey on the profile."""
import base64
import datetime
import os
import pathlib
import re

from site_under_test import DESK, PHONE, url
from test_account import AccountTest

THREADS = pathlib.Path(__file__).parents[2] / "Sources/Readings/Resources/Texts/en/threads"


class MorningTests(AccountTest):
    def press_to(self, page, selector, most=80) -> None:
        for _ in range(most):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press("Tab")
        self.fail(f"Tab does not reach {selector} on {page.url}")

    def test_every_page_in_both_sizes_and_themes(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                page = self.open("/today?sign=leo", viewport=viewport)
                self.look_over(page, "today-sign")
                page = self.member(viewport=viewport)
                page.goto(url("/today"))
                page.locator(".cat summary").nth(2).click()
                page.locator(".cat[open] .why-chip").first.wait_for()
                self.look_over(page, "today")
                page.goto(url("/today/parts/home_environment"))
                self.look_over(page, "today-part")
                page.goto(url("/chapters"))
                self.look_over(page, "chapters")
                page.locator(".chapters h2 a").first.click()
                self.look_over(page, "chapter")
                page.goto(url("/journal"))
                page.fill("#entry-text", "I wrote to Inês after all. Three lines, no apology.")
                page.locator(".mood input[value=light]").check(force=True)
                page.fill("#entry-tags", "words, sister")
                page.click(".j-form button[type=submit]")
                page.wait_for_url(re.compile("done=kept"))
                self.look_over(page, "journal")
                page.locator(".entry").first.click()
                self.look_over(page, "entry")
                page.goto(url("/profile"))
                self.look_over(page, "journey")

    def test_a_visitor_sees_the_day_of_the_chart_they_made(self):
        page = self.open("/today")
        self.assertIn("Today by Sun sign", page.inner_text("main"))
        page.get_by_role("link", name="Pisces").click()
        self.assertIn("House from Pisces", page.inner_text("main"))
        page = self.answered(4)
        page.goto(url("/today"))
        self.assertIn("Maya", page.inner_text("h1"))
        self.assertEqual(page.locator(".cat[data-part]").count(), 8)
        self.assertEqual(page.get_by_role("link", name="Keep my chart").count(), 1)

    def test_today_is_short_until_something_is_opened(self):
        for script in (True, False):
            with self.subTest(script=script):
                page = self.window(viewport=PHONE, script=script)
                self.answer(page, 4)
                page.goto(url("/today"))
                # The greeting, the thought, what is behind it, the meters, the parts of life, and the card of the first visits.
                headings = page.locator("h1, h2, h3, h4").evaluate_all("all => all.filter(e => e.checkVisibility()).map(e => e.innerText)")
                self.assertLessEqual(len(headings), 6, headings)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollHeight"), 5000)
                # Everything else is behind a row that tells something, and opens without a script, too.
                self.assertEqual(page.locator(".cat[open], .today details[open]").count(), 0)
                for line in page.locator(".cat .lede").all_inner_texts():
                    self.assertRegex(line, r"^\S.{8,220}$")
                self.assertEqual(page.locator(".movers > .meter").count(), 4)
                moved = [int(re.sub(r"\D", "", text) or 0) for text in page.locator(".movers .trend").all_inner_texts()]
                every = page.locator(".all-meters .group li.meter .trend").evaluate_all("all => all.map(e => e.textContent)")
                most = sorted((int(re.sub(r"\D", "", text) or 0) for text in every), reverse=True)[:8]
                self.assertTrue(set(moved) <= set(most), (moved, most))
                self.assertEqual(moved, sorted(moved, reverse=True))
                night, week = page.locator(".tonight .cat"), page.locator(".today-week .cat")
                self.assertFalse(night.get_by_text("The Moon tonight").is_visible())
                self.assertFalse(page.locator(".week-days").is_visible())
                # The Moons of the week and its curve stand there, its hours do not.
                self.assertEqual((page.locator(".week-sky .week svg").count(), page.locator(".week-sky .art-tide").count()), (7, 1))
                self.assertTrue(page.locator(".week-sky").is_visible())
                self.assertFalse(week.locator(".week-events").is_visible())
                for row in (night, week):
                    row.locator("summary").first.press("Enter")
                self.assertTrue(night.get_by_text("The Moon tonight").is_visible())
                self.assertTrue(week.locator(".week-events").is_visible())
                page.locator(".all-meters > summary").press("Enter")
                self.assertEqual(page.locator(".all-meters .group").count(), 5)

    def box(self, page, part: str) -> dict:
        return page.locator(part).evaluate("e => e.getBoundingClientRect().toJSON()")

    def test_the_columns_of_a_desk_end_together(self):
        page = self.answered(4)
        page.goto(url("/today"))
        left, right = (self.box(page, part)["bottom"] for part in (".today-cats", ".today-week"))
        self.assertLess(abs(left - right), 200)
        # The meters begin beside the key transit, and what is below them follows without a hole.
        self.assertLess(abs(self.box(page, ".today-meters")["top"] - self.box(page, ".transit")["top"]), 2)
        self.assertLess(self.box(page, ".tonight")["top"] - self.box(page, ".today-side")["bottom"], 100)

    def test_a_small_desk_has_one_column(self):
        page = self.answered(4, viewport={"width": 1024, "height": 768})
        page.goto(url("/today"))
        parts = [self.box(page, part) for part in (".transit", ".counsel", ".today-meters", ".today-cats", ".tonight", ".today-week")]
        self.assertEqual({(round(part["left"]), round(part["right"])) for part in parts}, {(256, 984)})
        for above, below in zip(parts, parts[1:]):
            self.assertLess(above["bottom"], below["top"])
        # What belongs to one part stands beside each other.
        for left, right in ((".transit-top", ".transit-window"), (".meter-key", ".movers"), (".week-sky", ".week-days")):
            self.assertLessEqual(self.box(page, left)["right"], self.box(page, right)["left"])
        page.locator(".cat[data-part] summary").first.click()
        page.locator(".cat[open] .why-chip").first.wait_for()
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 1024)

    def test_what_to_do_is_a_row_where_there_is_room(self):
        for viewport, tops in ((PHONE, 3), (DESK, 1)):
            page = self.answered(4, viewport=viewport)
            page.goto(url("/today"))
            words = page.locator(".counsel > div")
            self.assertEqual([words.nth(index).locator("dt").inner_text() for index in range(3)], ["Do", "Don’t", "Reflect on"])
            self.assertEqual(len({round(word.bounding_box()["y"]) for word in words.all()}), tops, viewport)

    def test_no_chip_stands_twice_below_the_headline(self):
        page = self.answered(4)
        page.goto(url("/today"))
        above, below = (page.locator(f"{part} .why-card > p:first-child").evaluate_all("all => all.map(e => e.textContent)")
                        for part in (".headline", ".today-tone"))
        self.assertEqual(set(above) & set(below), set())

    def test_the_week_is_open_on_a_desk(self):
        page = self.answered(4)
        page.goto(url("/today"))
        days = page.locator(".week-days li")
        self.assertEqual(days.count(), 7)
        self.assertTrue(days.first.inner_text().startswith("Today"))
        for day in days.all():
            self.assertTrue(day.is_visible())
            self.assertTrue(all(part.strip() for part in day.locator("span").all_inner_texts()), day.inner_text())
        # The hours, and what they are like, are one step further, and then the days are not told twice.
        row = page.locator(".today-week .cat")
        self.assertFalse(row.locator(".week-events").is_visible())
        row.locator("summary").first.press("Enter")
        self.assertTrue(row.locator(".week-events").is_visible())
        self.assertFalse(days.first.is_visible())

    def test_the_slow_sky_drifts_and_yields(self):
        moving = """() => document.getAnimations().filter(motion => motion.animationName === 'pass').map(motion =>
          Object.keys(motion.effect.getKeyframes().at(-1)).filter(name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)))"""
        for viewport in (PHONE, DESK):
            page = self.answered(4, viewport=viewport)
            page.emulate_media(reduced_motion="no-preference")
            page.goto(url("/today"))
            self.assertEqual(page.evaluate(moving), [["transform"]] * 2)
            # They stand behind the words, fade before the edges, and widen nothing.
            sky = page.locator(".slow-sky")
            self.assertEqual(sky.get_attribute("aria-hidden"), "true")
            self.assertEqual(sky.evaluate("e => [getComputedStyle(e).zIndex, getComputedStyle(e).maskImage.split('gradient').length]"), ["-1", 3])
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])
            page.emulate_media(reduced_motion="reduce")
            self.assertEqual(page.evaluate(moving), [])

    def test_no_day_is_long(self):
        page = self.answered(4, viewport=PHONE)
        page.goto(url("/today"))
        today = datetime.date.fromisoformat(page.get_attribute("[data-day]", "data-day"))
        for offset in range(-30, 31, 3):
            page.goto(url(f"/today?date={today + datetime.timedelta(offset)}"))
            self.assertLessEqual(page.evaluate("document.documentElement.scrollHeight"), 5000, offset)
            self.assertLessEqual(page.locator("h1, h2, h3, h4").evaluate_all("all => all.filter(e => e.checkVisibility()).length"), 6)

    def test_what_can_be_done_with_a_day_is_one_row(self):
        for viewport in (PHONE, DESK):
            page = self.member(viewport=viewport)
            page.goto(url("/today"))
            ways = page.locator(".day-acts .btn")
            self.assertEqual(ways.count(), 3)
            self.assertEqual(len({way.bounding_box()["y"] for way in ways.all()}), 1, viewport)

    def test_the_dial_leaves_the_greeting_its_line(self):
        page = self.answered(4, viewport={"width": 320, "height": 640})
        page.goto(url("/today"))
        right = page.evaluate("""() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('.greet'));
          return [...range.getClientRects()].map(box => [box.right, box.bottom]);
        }""")
        dial = page.locator(".hero-moon").bounding_box()
        middle, radius = (dial["x"] + dial["width"] / 2, dial["y"] + dial["height"] / 2), dial["width"] / 2
        for x, y in right:
            self.assertGreater(((middle[0] - x) ** 2 + (middle[1] - y) ** 2) ** 0.5, radius * 0.9, right)

    def test_a_day_leads_to_its_chapter_and_back(self):
        page = self.open("/chapters")
        page.get_by_role("link", name="Draw my chart").click()
        self.assertRegex(page.url, r"/begin$")
        page = self.answered(4)
        page.goto(url("/today"))
        line = page.get_by_role("link", name=re.compile("^Chapter: "))
        said = line.inner_text().removeprefix("Chapter: ").split(" · ")
        line.click()
        self.assertEqual(page.inner_text("h1"), said[0])
        for words in said[1:]:
            self.assertIn(words, page.inner_text("main"))
        # Where the person is stands open; the rest opens.
        folded = page.locator(".chapter details.why").first
        self.assertFalse(folded.locator("p").is_visible())
        folded.locator("summary").press("Enter")
        self.assertTrue(folded.locator("p").is_visible())
        page.get_by_role("link", name="All chapters").last.click()
        self.assertGreaterEqual(page.locator(".chapters > li").count(), 1)
        page.get_by_role("link", name="Back to the day").last.click()
        self.assertRegex(page.url, r"/today$")
        page.goto(url("/chapters/sun-square-moon"))
        self.assertIn("This chapter is not open", page.inner_text("[role=status]"))

    def test_the_first_page_of_a_member_is_today(self):
        page = self.member()
        page.goto(url("/"))
        self.assertRegex(page.url, r"/today$")
        self.assertEqual(page.locator("nav.tabs a[aria-current=page]").inner_text(), "Today")

    def test_evidence_by_keyboard(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                page = self.member(viewport=viewport)
                page.goto(url("/today"))
                self.press_to(page, ".headline .why-chip > summary")
                self.assertRegex(page.evaluate("document.activeElement.textContent"), r"^Why: \w+")
                card = page.locator(".headline .why-card").first
                self.assertFalse(card.is_visible())
                page.keyboard.press("Enter")
                self.assertTrue(card.is_visible())
                self.assertEqual(card.get_attribute("role"), "group")
                # What a screen reader is told: a control that has opened, and a group after it.
                tree = page.locator(".headline .why-chip").first.aria_snapshot()
                self.assertIn('group "Evidence"', tree)
                page.keyboard.press("Enter")
                self.assertFalse(card.is_visible())

    def test_what_is_opened_is_noted(self):
        page = self.member()
        page.goto(url("/today"))
        # Asking for the text notes nothing; that it has come is told by itself.
        with page.expect_response(re.compile("/today/reads$")) as told:
            with page.expect_response(re.compile("/today/parts/love_relationships")) as answer:
                page.locator(".cat summary").first.click()
            self.assertEqual(answer.value.status, 200)
        self.assertEqual(told.value.status, 204)
        page.locator(".cat .why-chip").first.wait_for()
        self.assertGreater(len(page.locator(".cat .body p").first.inner_text().split()), 60)
        # How long it stood open is told when it closes.
        page.wait_for_timeout(1100)
        with page.expect_response(re.compile("/today/reads$")) as answer:
            page.locator(".cat summary").first.click()
        self.assertEqual(answer.value.status, 204)
        page.goto(url("/journal"))
        self.assertIn("Opened: Love and relationships.", page.inner_text("main"))
        page.goto(url("/profile"))
        self.assertIn("What you return to", page.inner_text("main"))

    def test_a_part_that_comes_slowly_or_not_at_all(self):
        page = self.member()
        page.goto(url("/today"))
        page.route("**/today/parts/**", lambda route: None)
        page.locator(".cat summary").nth(1).click()
        waiting = page.locator(".cat[open] [role=status]")
        waiting.wait_for()
        self.assertEqual(page.locator(".cat[open] .body").get_attribute("aria-busy"), "true")
        first = waiting.inner_text()
        page.locator(".cat[open] [role=status]", has_not_text=first).wait_for()
        page = self.member()
        page.goto(url("/today"))
        page.route("**/today/parts/**", lambda route: route.abort("aborted"))
        page.locator(".cat summary").nth(1).click()
        page.get_by_role("button", name="It didn’t load. Open it on its own page").wait_for()

    def test_what_was_kept_leads_back_to_its_day(self):
        page = self.member()
        page.goto(url("/today"))
        page.locator("a[rel=prev]").click()
        page.get_by_role("button", name="Bookmark this day", exact=True).click()
        headline = page.inner_text("#thought")
        page.goto(url("/profile"))
        page.locator("#bookmarks > summary").click()
        page.locator("#bookmarks a.entry").click()
        self.assertEqual(page.inner_text("#thought"), headline)

    def test_keeping_and_turning_the_page(self):
        page = self.member()
        page.goto(url("/today"))
        page.get_by_role("button", name="Bookmark this day", exact=True).click()
        self.assertEqual(page.get_by_role("button", name="Kept").get_attribute("aria-pressed"), "true")
        page.locator("a[rel=next]").click()
        self.assertEqual(page.inner_text("h1"), "Tomorrow")
        page.get_by_role("link", name="Back to today").click()
        page.locator("a[rel=prev]").click()
        self.assertEqual(page.inner_text("h1"), "Yesterday")
        page.goto(url("/profile"))
        page.locator("#bookmarks > summary").click()
        self.assertIn("Daily", page.inner_text("#bookmarks"))

    def test_the_picture_is_drawn_in_the_browser(self):
        page = self.member()
        page.goto(url("/today"))
        with page.expect_download() as download:
            page.get_by_role("link", name="Share image").click()
        self.assertRegex(download.value.suggested_filename, r"^astronova-\d{4}-\d\d-\d\d\.png$")
        with open(download.value.path(), "rb") as file:
            head = file.read(24)
        self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual((int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")), (1080, 1350))

    def test_letters_with_marks_are_in_the_picture(self):
        """What is sent is what the browser paints at once: a picture has no time to wait for letters."""
        inks = []
        for line in ("Mañana I call Zoë.", "Manana I call Zoe."):
            page = self.member()
            self.send(page, "/align/collect", {"do": "add", "text": line})
            page.goto(url("/align/collect"))
            with page.expect_download() as download:
                page.locator("a[data-drawing]").first.dispatch_event("click")
            drawn = base64.b64encode(pathlib.Path(download.value.path()).read_bytes()).decode()
            # How many points of the middle, where the words stand, are light on the dark ground.
            inks.append(page.evaluate("""async drawn => {
              const image = new Image();
              image.src = `data:image/png;base64,${drawn}`;
              await image.decode();
              const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1350 });
              const context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(120, 220, 840, 740);
              let ink = 0;
              for (let index = 0; index < data.length; index += 4) if (data[index] > 128) ink += 1;
              return ink;
            }""", drawn))
        marked, plain = inks
        self.assertGreater(plain, 5000)
        # The marks are a little more.
        self.assertTrue(plain < marked < 1.1 * plain, inks)

    def test_without_script(self):
        page = self.to_the_place(script=False, viewport=PHONE)
        page.fill("#birth-place", "Lisbon, Portugal")
        self.go_on(page)
        page.goto(url("/today"))
        page.locator(".cat summary").first.click()
        page.get_by_role("link", name="Read this part").first.click()
        self.assertGreater(len(page.locator("#part-text p").first.inner_text().split()), 60)
        page.locator("#part-text .why-chip > summary").first.click()
        self.assertTrue(page.locator("#part-text .why-card").first.is_visible())
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        page.get_by_role("link", name="Back to the day").first.click()
        page.get_by_role("link", name="Keep my chart").click()
        page.fill("#email", self.address())
        page.fill("#password", "under the pear tree")
        page.click("main button[type=submit]")
        page.goto(url("/today"))
        page.get_by_role("button", name="Bookmark this day", exact=True).click()
        self.assertIn("Kept", page.inner_text(".day-acts"))
        page.goto(url("/journal"))
        page.fill("#entry-text", "By hand.")
        page.click(".j-form button[type=submit]")
        page.locator(".entry").first.click()
        self.assertEqual(page.inner_text(".own-words"), "By hand.")
        self.assertFalse(page.locator("#entry-text").is_visible())
        page.click("summary:has-text('Edit')")
        page.fill("#entry-text", "By hand, twice.")
        page.click(".j-words button[type=submit]")
        self.assertEqual(page.inner_text(".own-words"), "By hand, twice.")
        page.click("summary:has-text('Delete this entry')")
        page.click("button:has-text('Delete it')")
        self.assertIn("The entry is deleted.", page.inner_text("main"))

    def test_no_page_is_wider_than_the_smallest_screen(self):
        small = {"width": 320, "height": 640}
        page = self.member(viewport=small)
        for path in ("/today", "/journal", "/profile", "/today?sign=sagittarius"):
            page.goto(url(path))
            self.unfold(page)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320, path)

    def test_targets_are_large_enough_for_a_thumb(self):
        page = self.member(viewport=PHONE)
        for path in ("/today", "/journal", "/profile"):
            page.goto(url(path))
            small = page.evaluate("""() => [...document.querySelectorAll('.btn, .input, summary, .mood, .sign-grid a, .bars a, .theme a')]
              .filter(e => e.offsetParent).map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect().height]).filter(([, h]) => h < 43.5)""")
            self.assertEqual(small, [], path)


class ShareCardTests(AccountTest):
    def measured(self, cards: list[str]) -> list[dict]:
        """Cards as a browser draws them, each with its own face: the box of every text, and how long each line of words is."""
        page = self.window(viewport=DESK)
        # A page of nobody, where a drawing may bring its style.
        page.goto("about:blank")
        return page.evaluate("""async cards => {
          const told = [];
          for (const card of cards) {
            const drawn = new DOMParser().parseFromString(card, 'image/svg+xml').documentElement;
            document.body.replaceChildren(document.importNode(drawn, true));
            const [svg] = document.body.children;
            svg.getBBox();
            await document.fonts.ready;
            const boxes = [...svg.querySelectorAll('text')].map(text => {
              const { x, y, width, height } = text.getBBox();
              return [text.textContent, x, y, x + width, y + height, Number(text.getAttribute('font-size'))];
            });
            const lines = [...svg.querySelectorAll('text.words')].map(text => [text.textContent, text.getComputedTextLength()]);
            told.push({ label: svg.getAttribute('aria-label'), faces: [...document.fonts].map(face => `${face.family.replaceAll('"', "")} ${face.status}`), lines, boxes });
          }
          return told;
        }""", cards)

    def test_five_hundred_headlines_stand_whole_in_their_frame(self):
        """A server breaks lines without a browser. Here are headlines of the product as pictures of lines of one’s own, which it breaks as
        it does those of a day, and a browser says how long each line is."""
        written = [
            line.removeprefix("headline: ") for path in sorted(THREADS.glob("*.threads"))
            for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("headline: ")]
        # Some in pairs, so that there are long ones among them.
        headlines = (written + [f"{first} {second}" for first, second in zip(written, reversed(written))])[:500]
        cards = []
        for start in range(0, len(headlines), 100):
            page = self.member()
            self.send(page, "/align/collect", {"do": "add", "text": "\n".join(headlines[start:start + 100])})
            listed = page.request.get(url("/align/collect")).text()
            for path in re.findall(r'href="(/align/collect/[^"/]+/share\.svg)"', listed):
                cards.append(page.request.get(url(path)).text())
        drawn = self.measured(cards)
        self.assertEqual(sorted(told["label"] for told in drawn), sorted(headlines))
        for told in drawn:
            # The last words are the name below.
            lines = told["lines"][:-1]
            self.assertIn("Astronova Display loaded", told["faces"])
            self.assertEqual(" ".join(text for text, _ in lines), told["label"])
            for text, length in lines:
                # A browser that does not fit letters to pixels sets them a thousandth wider; the frame has room for more.
                self.assertTrue(0 < length <= 803, (text, length))

    def test_no_line_of_a_card_is_cut(self):
        """The lines of a card are set by widths that are known beforehand; here a browser measures them as it draws them: the cards of ten people
        on five days, and on fifty-one where `ASTRONOVA_ALL_CARDS` is set."""
        reach = 25 if os.environ.get("ASTRONOVA_ALL_CARDS") else 2
        today = datetime.date.today()
        days = [str(today + datetime.timedelta(days=offset)) for offset in range(-reach, reach + 1)]
        cards = []
        for number in range(10):
            page = self.window(viewport=PHONE)
            page.context.add_cookies([{"name": "astronova-zone", "value": "Europe%2FLisbon", "url": url("/")}])
            for path, fields in (
                    ("/begin/name", {"name": "Maya"}),
                    ("/begin/date", {"day": str(2 + number * 2), "month": str(1 + number), "year": str(1950 + number * 6)}),
                    ("/begin/time", {"time": f"{number * 2:02}:20"}), ("/begin/place", {"place": "Lisbon, Portugal"})):
                self.send(page, path, fields)
            for day in days:
                answer = page.request.get(url(f"/today/card.svg?date={day}"))
                self.assertEqual((answer.status, answer.headers["content-type"]), (200, "image/svg+xml"))
                cards.append(answer.text())
        self.assertEqual(len(cards), 10 * len(days))
        headlines, smallest = set(), 1000.0
        for told in self.measured(cards):
            # Whole, in its own face, within the margins, and with no line over another's.
            self.assertIn("Astronova Display loaded", told["faces"])
            self.assertEqual(" ".join(text for text, _ in told["lines"]).split(), told["label"].split())
            for text, left, top, right, bottom, size in told["boxes"]:
                self.assertTrue(left >= 80 and right <= 1000 and top >= 0 and bottom <= 1350, (text, left, top, right, bottom))
            headlines.add(told["label"])
            smallest = min(smallest, min(box[5] for box in told["boxes"] if box[0] in told["label"]))
        print(f"\n  {len(cards)} cards, {len(headlines)} headlines, the smallest in {smallest:.0f}", end="")
        self.assertGreater(len(headlines), len(cards) // 5)
