"""The first minute of a stranger, whose clocks the hours are, what moves, and what a limit costs."""
import math
import re

from site_under_test import BIRTH, DESK, PHONE, another_server, url
from test_account import AccountTest
from test_kept import KeptTest
from test_look import DIAL, RoomyTest, sheets

# Seconds that somebody needs on a phone for a tap, for a letter, and for looking at a screen that comes; and somebody slow, who looks before
# every tap. They are counted, and not clocked: a machine that is busy is no slower a person.
HUMAN = {"tap": 0.5, "letter": 1 / 5, "screen": 1.0}
SLOW = {"tap": 2.0, "letter": 1 / 3, "screen": 0.0}


class Stranger:
    """Somebody at a phone, with what they did."""

    def __init__(self, page) -> None:
        self.page, self.taps, self.letters, self.screens = page, 0, 0, 0
        page.on("framenavigated", lambda frame: self._count(frame))

    def _count(self, frame) -> None:
        if frame == self.page.main_frame:
            self.screens += 1

    def seconds(self, pace: dict[str, float]) -> float:
        return self.taps * pace["tap"] + self.letters * pace["letter"] + self.screens * pace["screen"]

    def told(self) -> str:
        return (f"{self.taps} taps, {self.letters} letters, {self.screens} screens, "
                f"{self.seconds(HUMAN):.1f} s at a human’s pace, {self.seconds(SLOW):.1f} s slowly")

    def tap(self, locator) -> None:
        self.taps += 1
        locator.tap()

    def choose(self, selector, value) -> None:
        """Opens a list and taps what is meant."""
        self.taps += 2
        self.page.select_option(selector, value)

    def scroll_to(self, locator) -> None:
        """Goes down the page; every screenful is looked at."""
        start = self.page.evaluate("scrollY")
        locator.scroll_into_view_if_needed()
        self.screens += math.ceil(abs(self.page.evaluate("scrollY") - start) / self.page.viewport_size["height"])

    def type(self, selector, text) -> None:
        self.taps += 1
        self.letters += len(text)
        self.page.tap(selector)
        self.page.keyboard.type(text)


class FirstMinuteTests(KeptTest, RoomyTest):
    def test_a_stranger_meets_the_true_paragraph_within_a_minute(self):
        page = self.window(viewport=PHONE, touch=True)
        stranger = Stranger(page)
        page.goto(url("/"))
        stranger.tap(page.locator(".phase-1 .btn-primary"))
        page.wait_for_url(re.compile("/begin$"))
        stranger.tap(page.get_by_role("link", name="Begin"))
        page.wait_for_url(re.compile("/begin/name$"))
        stranger.type("#name", "Maya")

        def go_on(path):
            stranger.taps += 1
            self.go_on(page)
            page.wait_for_url(re.compile(path))

        go_on("/begin/date")
        stranger.type("#day", "14")
        stranger.choose("#month", "5")
        stranger.type("#year", "1994")
        go_on("/begin/time")
        stranger.type("#time", "07:20")
        go_on("/begin/place")
        stranger.type("#birth-place", "Lisb")
        stranger.tap(page.locator("#birth-place-list [role=option]").filter(has_text="Lisbon").first)
        go_on("/begin/chart/")
        self.assertGreaterEqual(len(page.inner_text("#first-angle").split()), 5)
        # It stands where the screen opens.
        self.assertLess(page.locator("#first-angle").bounding_box()["y"], PHONE["height"])
        self.assert_quick(stranger, "the true paragraph")

    def test_a_birth_date_alone_is_answered_on_the_first_page(self):
        page = self.window(viewport=PHONE, touch=True)
        stranger = Stranger(page)
        page.goto(url("/"))
        stranger.scroll_to(page.locator(".born-form button"))
        stranger.type("#day", "14")
        stranger.choose("#month", "5")
        stranger.type("#year", "1994")
        with page.expect_navigation():
            stranger.tap(page.locator(".born-form button"))
        stranger.scroll_to(page.locator("#first-angle"))
        self.assertGreaterEqual(len(page.inner_text("#first-angle").split()), 5)
        self.assert_quick(stranger, "a first paragraph from a date alone")

    def test_the_journal_of_a_small_desk_has_one_wide_column(self):
        page = self.member(viewport={"width": 1024, "height": 768})
        self.send(page, "/journal", {"text": "A line about a long afternoon.", "tags": "work"})
        page.goto(url("/journal"))
        entries, words, mood = (page.locator(part).first.bounding_box() for part in (".j-cols .list", "#entry-text", ".moods"))
        self.assertGreater(entries["width"], 600)
        # The form has two columns where there is room: the words on the left, what goes with them on the right.
        self.assertLess(words["x"] + words["width"], mood["x"])
        page.set_viewport_size(DESK)
        entries, words = (page.locator(part).first.bounding_box() for part in (".j-cols .list", "#entry-text"))
        self.assertLess(entries["x"] + entries["width"], words["x"])

    def assert_quick(self, stranger, what: str) -> None:
        print(f"\n  {what}: {stranger.told()}", end="")
        self.assertLessEqual(stranger.screens, 7)
        for pace in (HUMAN, SLOW):
            self.assertLessEqual(stranger.seconds(pace), 60)

    def weigh(self, page, path) -> tuple[float, float, float]:
        """What a page takes on the wire with an empty cache, without and with its type faces, in kB, and by how much it shifts."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        faces, sizes = set(), {True: 0, False: 0}
        session.on("Network.responseReceived", lambda event: event["type"] == "Font" and faces.add(event["requestId"]))

        def note(event):
            sizes[event["requestId"] in faces] += event["encodedDataLength"]

        session.on("Network.loadingFinished", note)
        page.goto(url(path), wait_until="networkidle")
        shift = page.evaluate("""() => new Promise(done => {
          let sum = 0;
          new PerformanceObserver(l => l.getEntries().forEach(e => sum += e.value)).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => done(sum), 1200);
        })""")
        session.detach()
        return sizes[False] / 1000, sizes[True] / 1000, shift

    def test_the_pages_of_the_tabs_are_light_and_stand_still(self):
        stranger, member = self.answered(4, viewport=PHONE), self.member(viewport=PHONE)
        chart = stranger.url.replace("/begin/chart/", "/chart/").removeprefix(url(""))
        # The chart has its wheel twice, for a phone and for a desk, with the sky over each.
        for page, path in ((stranger, "/today"), (stranger, chart), (stranger, "/tarot"), (member, "/align")):
            with self.subTest(page=path):
                _, _, still = self.weigh(page, path)
                page.emulate_media(reduced_motion="no-preference")
                own, faces, shift = self.weigh(page, path)
                page.emulate_media(reduced_motion="reduce")
                print(f"\n  {path[:6]}: {own:.1f} kB, type faces {faces:.1f} kB, CLS {shift:.3f}", end="")
                self.assertLessEqual(own, 80)
                self.assertLessEqual(faces, 60)
                # What moves shifts nothing; the type faces that come late hardly do.
                self.assertLessEqual(shift, 0.02)
                self.assertAlmostEqual(shift, still, delta=0.002)

    def test_large_letters_on_the_pages_of_an_account(self):
        page = self.member(viewport={"width": 320, "height": 640})
        self.send(page, "/journal", {"text": "A line about a long afternoon.", "tags": "Work, my Sister"})
        self.keep_past(page, 12)
        self.keep(page, 2)
        for path in ("/profile", "/journal", "/reports", "/begin/name", "/begin/date", "/align", "/recover",
                     "/profile/chart", "/profile/password", "/profile/notifications", "/tarot/journal", "/tarot/patterns",
                     "/align/progress", "/align/settings", "/align/explore"):
            page.goto(url(path))
            for scale in (100, 200):
                page.evaluate("scale => document.documentElement.style.setProperty('font-size', scale + '%')", scale)
                self.unfold(page)
                with self.subTest(page=path, scale=scale):
                    self.assert_roomy(page, 320)

    def test_large_letters_on_a_higher_phone(self):
        """Where the seal stands around the first angle and the dial beside the greeting, neither takes the room of the words."""
        page = self.answered(4, viewport=PHONE)
        for path in (page.url, url("/today"), url("/now?place=Lisbon")):
            page.goto(path)
            for scale in (100, 150, 200):
                page.evaluate("scale => document.documentElement.style.setProperty('font-size', scale + '%')", scale)
                self.unfold(page)
                with self.subTest(page=path, scale=scale):
                    self.assert_roomy(page, 390)
                    self.assertFalse(page.evaluate(DIAL))

    def test_on_a_small_phone_with_large_letters_no_report_loses_a_word(self):
        page = self.member(viewport={"width": 320, "height": 568})
        self.send(page, "/reports", {"kind": "love_forecast"})
        page.goto(url("/reports"))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        cut = page.locator(".report-kinds > li, .reports .list-row").evaluate_all(
            "all => all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.innerText)")
        self.assertEqual(cut, [])
        # The words have the width of the card, beneath their sign.
        sign, words = (page.locator(f".report-kinds > li:first-child > {part}").bounding_box() for part in (".g", "div"))
        self.assertGreaterEqual(words["y"], sign["y"] + sign["height"])

    def test_reports_in_both_sizes_and_themes(self):
        def report(**options):
            page = self.member(**options)
            page.goto(url(self.send(page, "/reports", {"kind": "love_forecast"})))
            return page

        def reports(**options):
            page = report(**options)
            page.goto(url("/reports"))
            return page

        self.everywhere("reports", reports)
        self.everywhere("report", report)

    def test_what_members_print_takes_one_or_two_sheets(self):
        page = self.member()
        for path in ("/today", "/profile/chart"):
            with self.subTest(page=path):
                page.goto(url(path))
                self.assertLessEqual(sheets(page), 2)
        page.goto(url("/reports"))
        kinds = page.locator("input[name=kind]").evaluate_all("all => all.map(e => e.value)")
        self.assertEqual(len(kinds), 5)
        for kind in kinds:
            with self.subTest(report=kind):
                page.goto(url(self.send(page, "/reports", {"kind": kind})))
                self.assertLessEqual(sheets(page), 2)
        page.goto(url("/profile/chart"))
        self.assertTrue(page.locator(".chart-reports").is_visible())
        page.emulate_media(media="print")
        self.assertFalse(page.locator(".chart-reports").is_visible())

    def test_a_report_has_its_drawing_beside_it_and_on_its_first_sheet(self):
        page = self.member(viewport=DESK)
        for kind in ("birth_chart", "love_forecast"):
            with self.subTest(kind=kind):
                page.set_viewport_size(DESK)
                page.emulate_media(media="screen")
                page.goto(url(self.send(page, "/reports", {"kind": kind})))
                side, text = (page.locator(place).bounding_box() for place in (".report-side", ".report-text"))
                self.assertGreaterEqual(side["x"], text["x"] + text["width"])
                self.assertLess(side["y"], DESK["height"] / 4)
                self.assertGreater(page.locator(".report-contents a").count(), 1)
                for link in page.locator(".report-contents a").all():
                    self.assertEqual(page.locator(f"h2{link.get_attribute('href')}").count(), 1)
                # A sheet of A4 within its margins.
                page.set_viewport_size({"width": 703, "height": 1000})
                page.emulate_media(media="print")
                figure = page.locator(".report-figure").bounding_box()
                self.assertGreater(figure["height"], 100)
                self.assertLess(figure["y"] + figure["height"], 1000)
                self.assertFalse(page.locator(".report-contents").is_visible())

    def test_a_report_is_saved_as_a_file(self):
        page = self.member(viewport=PHONE)
        page.goto(url(self.send(page, "/reports", {"kind": "love_forecast"})))
        link = page.locator("a[data-making]")
        held = []
        page.route("**/reports/*/pdf", lambda route: held.append(route))
        link.click()
        # It says that it is being made, and a second click asks for nothing more.
        page.get_by_text("Laying out the pages…").wait_for()
        self.assertEqual(link.get_attribute("aria-disabled"), "true")
        link.evaluate("link => link.click()")
        self.assertEqual(len(held), 1)
        held[0].fulfill(status=503, json={"detail": "Too many reports are being printed right now."})
        page.get_by_text("The file could not be made just now.").wait_for()
        self.assertEqual(link.inner_text(), "Save as PDF")
        page.unroute("**/reports/*/pdf")
        with page.expect_download() as saved:
            link.click()
        self.assertEqual(saved.value.suggested_filename, "astronova-love_forecast.pdf")
        with open(saved.value.path(), "rb") as file:
            self.assertEqual(file.read(5), b"%PDF-")
        page.locator("a[data-making]:not([aria-disabled])").wait_for()
        self.assertEqual(page.inner_text("#not-printed"), "")

    def test_the_documentation(self):
        page = self.open("/docs", viewport=PHONE)
        parts = page.locator("main h2 a").count()
        self.assertGreater(parts, 15)
        self.scan(page, "docs")
        page.get_by_role("link", name="Techniques").click()
        self.assertEqual(page.get_by_role("navigation", name="Parts of the API").get_by_role("link").count(), parts)
        self.assertGreater(page.locator("main article").count(), 50)
        # The articles of a section are alike, and all of them take axe a minute: the first two of each are looked at.
        left = page.evaluate("""() => {
          for (const article of document.querySelectorAll('main article ~ article ~ article')) article.remove();
          return document.querySelectorAll('main article').length;
        }""")
        self.assertGreater(left, 3)
        self.scan(page, "docs-part")


class ClockTests(AccountTest):
    def test_hours_are_told_by_the_clocks_that_were_chosen(self):
        page = self.member()
        told = """() => [...document.querySelectorAll('time[data-local]')].map(t => {
          const zone = document.documentElement.dataset.zone ?? 'Europe/Lisbon';
          const clock = new Date(t.dateTime).toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit', timeZone: zone});
          return t.textContent.endsWith(clock);
        })"""
        self.assertTrue(all(page.evaluate(told)) and page.locator("time[data-local]").count() > 0)
        self.assertEqual(page.locator("text=as you chose").count(), 0)
        self.send(page, "/profile/preferences", {
            "house_system": "Placidus", "zodiac": "tropical", "theme": "system", "timezone": "Asia/Tokyo"})
        for path in ("/profile", "/profile/chart", "/today"):
            page.goto(url(path))
            self.assertEqual(page.get_attribute("html", "data-zone"), "Asia/Tokyo")
            self.assertTrue(all(page.evaluate(told)), path)
            self.assertEqual(page.locator("text=in Tokyo time").count(), 1, path)

    def test_a_stranger_at_the_door_of_today_is_known_by_the_next_page(self):
        page = self.open("/today?sign=leo")
        self.assertNotIn("UTC", page.inner_text(".hero-facts"))
        page.reload()
        self.assertNotIn("Greenwich", page.inner_text("main"))
        plain = self.open("/today", script=False, language="en")
        self.assertIn("UTC", plain.inner_text(".hero-facts"))

    def test_the_form_of_the_first_chart_brings_the_zone_of_the_device(self):
        page = self.to_the_place(viewport=PHONE)
        self.assertEqual(page.evaluate("document.querySelector('input[name=zone]').value"), "Europe/Lisbon")


class MotionTests(AccountTest):
    MOVES = "() => document.getAnimations().map(a => a.animationName ?? a.effect.target.getAttribute('class')).sort()"

    def test_text_rises_and_beads_travel_for_whoever_wants_motion(self):
        page = self.window(viewport=PHONE)
        self.answer(page, 4)
        page.emulate_media(reduced_motion="no-preference")
        page.goto(url("/today"))
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.greet')).animationName"), "rise")
        delays = page.evaluate("['.greet', '.hero-facts', '.headline'].map(s => getComputedStyle(document.querySelector(s)).animationDelay)")
        self.assertEqual(delays, ["0s", "0.1s", "0.2s"])
        self.assertIn("drift", page.evaluate(self.MOVES))
        self.assertNotIn("is", page.evaluate(self.MOVES))
        page.locator(".art-gauge:has(.was)").first.scroll_into_view_if_needed()
        page.wait_for_function("() => document.getAnimations().some(a => a.effect.target.getAttribute('class') === 'is')")
        # It begins where yesterday's bead stands, on the very track.
        apart = page.evaluate("""() => {
          const moving = document.getAnimations().find(a => a.effect.target.getAttribute('class') === 'is');
          moving.pause();
          moving.currentTime = 0;
          const dial = moving.effect.target.ownerSVGElement;
          const [was, is] = ['.was', '.is'].map(s => dial.querySelector(s).getBoundingClientRect());
          return Math.hypot(was.x + was.width / 2 - is.x - is.width / 2, was.y + was.height / 2 - is.y - is.height / 2);
        }""")
        self.assertLess(apart, 0.5)
        # The beads of the strings travel like those of the dials.
        page.locator(".movers .art-string:has(.was)").last.scroll_into_view_if_needed()
        page.wait_for_function("() => document.getAnimations().some(a => a.effect.target.closest('.art-string'))")
        # Further down nothing loops.
        loops = page.evaluate("""() => document.getAnimations().filter(a => a.effect.getTiming().iterations === Infinity)
          .map(a => a.effect.target.closest('.hero') !== null)""")
        self.assertTrue(loops and all(loops), loops)

    def test_nothing_moves_for_whoever_wants_none(self):
        page = self.answered(4, viewport=PHONE)
        for path in ("/today", "/"):
            page.goto(url(path))
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            page.wait_for_timeout(200)
            self.assertEqual(page.evaluate("document.getAnimations().length"), 0, path)


class KeptTests(AccountTest):
    def test_a_limit_costs_nothing_that_was_typed(self):
        page = self.member()
        for path, field, form in (("/journal", "#entry-text", ".j-form"),):
            page.goto(url(path))
            page.fill(field, "Three lines, no apology.")
            page.route("**" + path, lambda route: route.fulfill(
                status=429, content_type="text/html",
                body=f'<!doctype html><a data-again hidden href="/">Back</a><script type="module" src="{again}"></script>')
                if route.request.method == "POST" else route.continue_())
            again = page.locator("script[src*='/again.']").get_attribute("src")
            page.click(f"{form} button[type=submit]")
            page.locator("a[data-again]").wait_for()
            page.unroute("**" + path)
            page.click("a[data-again]")
            self.assertEqual(page.input_value(field), "Three lines, no apology.")

    def test_a_server_with_small_limits_keeps_what_is_typed_and_names_the_true_wait(self):
        self.enterContext(another_server("--limits", "standard", "--hourly", "4", "--daily", "400"))
        member = self.member()
        page = self.open("/chart", viewport=PHONE)
        birth = {"date": "1990-06-15", "time": "14:30", "timezone": "Europe/Lisbon", "latitude": 38.7, "longitude": -9.1}
        for _ in range(5):
            spent = page.request.post(url("/api/v1/chart/generate"), data={"birthData": birth}).status == 429
        self.assertTrue(spent)
        self.fill(page)
        self.choose_place(page)
        chosen = page.input_value("#birth-place")
        with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url == url("/chart")) as sent:
            self.submit(page)
        self.assertEqual(sent.value.status, 429)
        minutes = -(-int(sent.value.headers["retry-after"]) // 60)
        # Four in an hour: the next one within fifteen minutes.
        self.assertIn(minutes, range(2, 16))
        self.assertIn(f"in {minutes} minutes.", page.inner_text("main"))
        page.click("a[data-again]")
        self.assertEqual(
            [page.input_value(f"#birth-{name}") for name in ("date", "time", "place")], [BIRTH["date"], BIRTH["time"], chosen])
        # Writing is no reading: whoever keeps a journal is kept from it by none of this.
        member.goto(url("/journal"))
        member.fill("#entry-text", "Three lines, no apology.")
        member.locator(".j-form button[type=submit]").press("Enter")
        member.wait_for_url(re.compile("done=kept"))
        self.assertIn("Three lines, no apology.", member.inner_text("main"))

    def test_a_town_that_is_being_typed_stays(self):
        page = self.window()
        page.clock.install()
        page.goto(url("/"))
        page.locator(".elsewhere summary").click()
        page.fill("#moment-place", "Reykja")
        page.focus("#moment-place")
        asked = []
        page.on("request", lambda request: "/now" in request.url and asked.append(request.url))
        page.clock.fast_forward(1_300_000)
        page.wait_for_timeout(300)
        self.assertEqual((asked, page.input_value("#moment-place")), ([], "Reykja"))
        self.assertEqual(page.evaluate("document.activeElement.id"), "moment-place")
        page.fill("#moment-place", "")
        page.locator("h1").click()
        page.clock.fast_forward(700_000)
        page.wait_for_timeout(300)
        self.assertEqual(len(asked), 1)
