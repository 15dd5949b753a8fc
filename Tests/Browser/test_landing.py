"""The first page: this minute over the reader, a first line from a date, and the way on; with scripts and without."""
import re

from site_under_test import DESK, PHONE, SiteTest, url


class LandingTests(SiteTest):
    def born(self, page) -> None:
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        with page.expect_navigation():
            page.click(".born-form button")

    def test_a_stranger_reaches_a_true_paragraph_and_the_chart(self):
        for script in (True, False):
            with self.subTest(script=script):
                page = self.open("/", viewport=PHONE, script=script)
                self.assertIn("The sky has kept your place.", page.inner_text("h1"))
                self.assertIn("Astrology", page.inner_text(".phase-1 .lead"))
                self.assertEqual(page.get_attribute(".phase-1 .btn-primary", "href"), "/begin")
                self.born(page)
                self.assertTrue(page.url.endswith("/#born"))
                self.assertIn("From the sky of 14 May 1994", page.inner_text("#born"))
                self.assertGreater(len(page.inner_text("#first-angle")), 20)
                # The date goes with them to the question for the hour.
                page.get_by_role("link", name="Add the hour and the place").click()
                self.assertEqual(page.url, url("/begin/time"))

    def test_the_answer_to_a_date_stands_on_the_screen_that_opens(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                page = self.open("/", viewport=viewport)
                self.born(page)
                # What the device knows better comes into its place above, and pushes nothing away.
                page.locator("#now h2", has_text="Lisbon").wait_for()
                end = page.locator(".tabs").bounding_box()["y"] if viewport == PHONE else viewport["height"]
                drawing, said, more = (page.locator(part).bounding_box() for part in (
                    "#born .first-angle-drawing", "#first-angle", "#born .knot-text >> nth=0"))
                self.assertGreaterEqual(drawing["y"], 0)
                self.assertLessEqual(said["y"] + said["height"], end)
                self.assertLess(more["y"], end)

    def test_a_date_that_is_none_is_told_and_kept(self):
        page = self.open("/", viewport=PHONE)
        page.fill("#day", "31")
        page.select_option("#month", "2")
        page.fill("#year", "1990")
        with page.expect_navigation():
            page.click(".born-form button")
        self.assertIn("February 1990 had 28 days", page.inner_text("#date-problem"))
        self.assertEqual(page.input_value("#day"), "31")

    def test_the_moment_is_that_of_the_place(self):
        page = self.open("/", viewport=DESK)
        # The city of the device's clocks, without having been asked.
        page.locator("#now h2", has_text="Lisbon").wait_for()
        page.locator(".clock", has_text=re.compile(r"^\d\d:\d\d\s*\d\d$")).wait_for()
        self.assertRegex(page.inner_text(".moment"), r"The hour\s+(Mysterious|Awakening|Radiant|Transformative)")
        self.assertIn("38.7° N", page.inner_text(".moment"))
        self.assertIn("The sky over Lisbon now", page.get_attribute("#now .horizon", "aria-label"))
        # A town that is typed, in its place.
        page.click(".elsewhere summary")
        page.fill("#moment-place", "Auckland")
        page.press("#moment-place", "Enter")
        page.locator("#now h2", has_text="Auckland").wait_for()
        self.assertEqual(page.url, url("/"))
        self.assertEqual(page.text_content(".horizon .card-pt >> nth=0"), "W", "the south looks north")
        self.assertIn("over Auckland", page.inner_text("#moon-here"))
        # The very place, after a tap and not before.
        page.context.grant_permissions(["geolocation"])
        page.context.set_geolocation({"latitude": 64.146, "longitude": -21.942})
        page.click(".here")
        page.locator(".moment", has_text="64.1° N").wait_for(timeout=8000)

    def test_without_script_a_town_is_asked_for(self):
        # Nothing names the clocks, not even a country beside the language.
        page = self.open("/", viewport=PHONE, script=False, language="en")
        self.assertIn("Greenwich", page.inner_text("#now h2"))
        self.assertFalse(page.is_visible(".here"))
        page.click(".elsewhere summary")
        page.fill("#moment-place", "Nairobi")
        with page.expect_navigation():
            page.press("#moment-place", "Enter")
        self.assertIn("Nairobi", page.inner_text("h1"))
        self.open("/now?place=Xqzzkvwjx", expect=422, viewport=PHONE)

    def test_without_script_a_country_with_one_clock_names_the_town(self):
        page = self.open("/", viewport=PHONE, script=False, language="de-AT")
        self.assertIn("Vienna", page.inner_text("#now h2"))
        # With one, the device knows better.
        page = self.open("/", viewport=PHONE, language="de-AT")
        page.locator("#now h2", has_text="Lisbon").wait_for()

    def test_by_twelve_hours_the_clock_names_its_half(self):
        for script, seconds in ((False, ""), (True, r" [0-5]\d")):
            page = self.open("/now?place=Tokyo", viewport=PHONE, script=script, language="en-US")
            self.assertRegex(page.inner_text(".clock"), rf"^(1[0-2]|[1-9]):[0-5]\d\s+(am|pm){seconds}$")
        page = self.open("/", viewport=PHONE, script=False, language="en")
        self.assertRegex(page.inner_text(".clock"), r"^\d{1,2}:\d\d\s+(am |pm )?UTC$")

    def test_the_drawing_leaves_the_words_and_the_navigation_alone(self):
        page = self.open("/", viewport=PHONE)
        frame, words = page.locator(".atlas-frame").bounding_box(), page.locator(".hook").bounding_box()
        self.assertLessEqual(frame["y"] + frame["height"], words["y"] + 1)
        page.set_viewport_size(DESK)
        bar, frame = page.locator(".tabs").bounding_box(), page.locator(".atlas-frame").bounding_box()
        self.assertGreaterEqual(frame["y"], bar["y"] + bar["height"] - 1)

    def test_no_star_stands_in_the_words_of_a_desk(self):
        page = self.open("/", viewport=DESK)
        for width in (1024, 1280, 1920):
            with self.subTest(width=width):
                page.set_viewport_size({"width": width, "height": 800})
                page.evaluate("document.querySelector('.atlas-frame').hidden = false")
                boxes = page.evaluate("""() => ['.hook', '.phase-1 .lead'].map(part => {
                  const words = document.createRange();
                  words.selectNodeContents(document.querySelector(part));
                  const { x, y, width, height } = words.getBoundingClientRect();
                  return { x, y, width, height };
                })""")
                drawn = [page.screenshot(clip=box) for box in boxes]
                page.evaluate("document.querySelector('.atlas-frame').hidden = true")
                self.assertEqual([page.screenshot(clip=box) for box in boxes], drawn)

    def test_what_walks_through_the_sky_of_a_desk_is_in_sight(self):
        page = self.open("/", viewport=DESK)
        for width in (1024, 1152, 1280, 1920):
            page.set_viewport_size({"width": width, "height": 768})
            sky = page.locator(".atlas").bounding_box()
            # A tenth of it is beyond the edge, where no body is drawn.
            self.assertLess(sky["x"] + sky["width"] - width, 90, width)

    def test_a_small_screen_has_the_way_on(self):
        page = self.open("/", viewport=PHONE)
        for width, height in ((390, 664), (320, 568), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            bar = page.locator(".tabs").bounding_box()
            for button in page.locator(".phase-1 .btn").all():
                box = button.bounding_box()
                self.assertLessEqual(box["y"] + box["height"], bar["y"], width)
        # The words keep clear of the drawing beside them.
        frame, words = page.locator(".atlas-frame").bounding_box(), page.locator(".phase-1 .lead").bounding_box()
        self.assertGreaterEqual(frame["x"], words["x"] + words["width"])

    def test_the_question_for_the_date_leaves_no_half_of_a_desk_empty(self):
        page = self.open("/", viewport=DESK)
        words, fields = page.locator(".born-ask h2").bounding_box(), page.locator(".born-form").bounding_box()
        self.assertLess(words["x"], DESK["width"] / 2)
        self.assertGreater(fields["x"], DESK["width"] / 2)
        self.assertLess(abs(fields["y"] - words["y"]), 24)
        page.set_viewport_size(PHONE)
        words, fields = page.locator(".born-ask h2").bounding_box(), page.locator(".born-form").bounding_box()
        self.assertGreater(fields["y"], words["y"] + words["height"])

    def test_the_drawing_of_the_welcome_has_no_cut_edge(self):
        page = self.open("/begin", viewport=PHONE)
        for width in (320, 390, 432, 440, 768, 1024, 1280, 1920, 2560):
            with self.subTest(width=width):
                page.set_viewport_size({"width": width, "height": 800})
                # Only the edge of the screen may cut its circles.
                cut = page.evaluate("""() => {
                  const art = document.querySelector('.ob-art'), box = art.getBoundingClientRect();
                  const rings = art.querySelector('.ring').getBoundingClientRect();
                  return [box.left > 1 && rings.left < box.left - 1, rings.right > box.right + 1, rings.top < box.top - 1];
                }""")
                self.assertEqual(cut, [False, False, False])
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

    def test_the_moment_can_be_read_by_everyone(self):
        page = self.open("/now?place=Lisbon", viewport=PHONE)
        self.assertEqual(page.locator("h1").count(), 1)
        self.assertTrue(re.search(r"\d", page.inner_text(".clock")))
