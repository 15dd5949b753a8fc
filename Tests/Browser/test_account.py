"""The five steps, an account from its making to its end, and the profile: by mouse, by keyboard, without script."""
import datetime
import itertools
import json
import re
import uuid

from scanner import Scanner
from site_under_test import DESK, PHONE, url

PASSWORD = "under the pear tree"
# What the five steps are answered with where a test is about something else.
ANSWERS = (
    ("/begin/name", {"name": "Maya"}), ("/begin/date", {"day": "14", "month": "5", "year": "1994"}), ("/begin/time", {"time": "07:20"}),
    ("/begin/place", {"place": "Lisbon, Portugal"}))
_numbers = itertools.count(1)


class AccountTest(Scanner):
    """Steps that several tests take."""

    def address(self) -> str:
        return f"maya{next(_numbers)}.{id(self)}@example.org"

    def go_on(self, page) -> None:
        with page.expect_navigation():
            page.press(".ob-foot button[type=submit]", "Enter")

    def to_the_date(self, **options):
        page = self.open("/begin", **options)
        page.get_by_role("link", name="Begin").click()
        page.fill("#name", "Maya")
        self.go_on(page)
        return page

    def to_the_time(self, **options):
        page = self.to_the_date(**options)
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        self.go_on(page)
        return page

    def to_the_place(self, **options):
        page = self.to_the_time(**options)
        page.fill("#time", "07:20")
        self.go_on(page)
        return page

    def begun(self, **options):
        """The first reading of the usual birth."""
        page = self.to_the_place(**options)
        self.choose_place(page, "Lisb", "Lisbon")
        self.go_on(page)
        self.assertIn("Welcome, Maya.", page.inner_text("h1"))
        return page

    def send(self, page, path: str, fields: dict[str, str]) -> str:
        """Sends a form of a page that nobody looks at; where its answer leads."""
        answer = page.context.request.post(url(path), form=fields, headers={"Sec-Fetch-Site": "same-origin"}, max_redirects=0)
        self.assertEqual(answer.status, 303, f"{path} {answer.text()}")
        return answer.headers["location"]

    def answer(self, page, count: int) -> str:
        """Sends the first steps without looking at them; what comes after."""
        # What a script of the first page would have told.
        page.context.add_cookies([{"name": "astronova-zone", "value": "Europe%2FLisbon", "url": url("/")}])
        following = ""
        for path, fields in ANSWERS[:count]:
            following = self.send(page, path, fields)
        return following

    def answered(self, count: int, **options):
        """The page after the first steps."""
        page = self.window(**options)
        page.goto(url(self.answer(page, count)))
        return page

    def member(self, **options):
        """The profile of somebody who has kept the chart."""
        page = self.window(**options)
        chart = self.answer(page, len(ANSWERS)).rsplit("/", 1)[1]
        page.email = self.address()
        fields = {"email": page.email, "password": PASSWORD, "chart": chart, "next": ""}
        # Whoever has a chart comes in by the day.
        self.assertEqual(self.send(page, "/sign-up", fields), "/profile/recovery?next=%2Ftoday")
        page.goto(url("/profile"))
        return page


class StepTests(AccountTest):
    def test_five_steps_in_both_sizes_and_themes(self):
        for viewport, theme in ((PHONE, "light"), (DESK, "dark")):
            with self.subTest(width=viewport["width"]):
                page = self.begun(viewport=viewport, theme=theme)
                for theme in ("light", "dark"):
                    page.emulate_media(color_scheme=theme)
                    text = page.inner_text("main")
                    self.assertRegex(page.inner_text(".big3"), r"Sun\s+Taurus\s+23°11′\s+Moon\s+Cancer\s+1°59′\s+Rising\s+Taurus\s+19°51′")
                    # The closest angle, drawn to scale, and its paragraph: the first sentence the largest of the page.
                    self.assertIn("Sun trine Neptune", page.inner_text(".first-angle .label"))
                    self.assertEqual(page.locator(".first-angle .art-angle").count(), 1)
                    self.assertGreaterEqual(len((page.inner_text("#first-angle") + " " + page.inner_text(".knot-text")).split()), 50)
                    self.assertEqual(page.locator("h1, h2").evaluate_all(
                        "all => all.sort((a, b) => parseFloat(getComputedStyle(b).fontSize) - parseFloat(getComputedStyle(a).fontSize))[0].id"),
                        "first-angle")
                    self.assertEqual(page.locator(".ob-foot a").all_inner_texts()[:2], ["See today", "Keep my chart"])
                    self.assertIn("See today", text)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])

    def test_the_first_sentence_and_the_three_facts_stand_above_the_bar(self):
        page = self.answered(4, viewport={"width": 320, "height": 568})
        bar = page.locator(".ob-foot").bounding_box()["y"]
        for part in ("#first-angle", ".big3"):
            box = page.locator(part).bounding_box()
            self.assertLessEqual(box["y"] + box["height"], bar, part)

    def test_without_script(self):
        page = self.to_the_place(script=False)
        page.fill("#birth-place", "Lisbon")
        self.go_on(page)
        self.assertIn("There are several.", page.inner_text("#place-choice"))
        self.go_on(page)
        self.assertIn("Welcome, Maya.", page.inner_text("h1"))
        self.assertRegex(page.inner_text(".big3"), r"Rising\s+Taurus")

    def test_nothing_is_lost_on_the_way(self):
        page = self.begun(viewport=PHONE)
        page.get_by_role("link", name="See today").click()
        thought, summary = page.inner_text("#thought"), page.inner_text(".summary")
        # The tab of the chart opens the chart that was made, and from there one comes to the day, and to keep it.
        page.locator("nav.tabs a", has_text="Chart").click()
        self.assertRegex(page.url, r"/chart/[0-9a-f-]{36}$")
        self.assertIn("Maya’s sky", page.inner_text("h1"))
        self.assertIn("Sun trine Neptune", page.inner_text(".first-angle .label"))
        page.locator(".chart-ways").get_by_role("link", name="See today").click()
        self.assertEqual(page.inner_text("#thought"), thought)
        # Signing up by the tab, with nothing of the chart in the address, claims it and changes no word.
        page.goto(url("/sign-up"))
        page.fill("#email", self.address())
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        # The recovery codes are shown once, on the way.
        page.get_by_role("link", name="I have saved them. Go on").click()
        self.assertRegex(page.url, r"/today$")
        self.assertEqual((page.inner_text("#thought"), page.inner_text(".summary")), (thought, summary))
        page.goto(url("/profile/chart"))
        self.assertIn("Sun trine Neptune", page.inner_text(".first-angle .label"))

    def test_four_questions_are_four(self):
        page = self.open("/begin")
        self.assertIn("Four small questions.", page.inner_text("h1"))
        asked = []
        for count in range(4):
            page = self.answered(count)
            if count == 0:
                page.goto(url("/begin/name"))
            asked.append(page.get_attribute(".steps", "aria-label"))
        self.assertEqual(asked, [f"Question {number} of 4" for number in (1, 2, 3, 4)])

    def test_on_a_desk_the_steps_stand_still(self):
        places = []
        for count in range(-1, 4):
            page = self.answered(count, viewport=DESK) if count > 0 else self.open(("/begin/name", "/begin")[-count], viewport=DESK)
            places.append(page.evaluate("['h1', '.ob-foot .btn'].map(s => document.querySelector(s).getBoundingClientRect().top)"))
            self.assertLessEqual(places[-1][1] + 52, 800)
        for top in zip(*places):
            self.assertLessEqual(max(top) - min(top), 1, places)

    def test_back_and_forth_loses_nothing(self):
        page = self.to_the_place()
        page.get_by_role("link", name="Back").click()
        self.assertEqual(page.input_value("#time"), "07:20")
        page.get_by_role("link", name="Back").click()
        self.assertEqual([page.input_value(f"#{name}") for name in ("day", "month", "year")], ["14", "5", "1994"])
        page.go_back()
        page.go_back()
        self.assertRegex(page.url, r"/begin/place$")
        page.reload()
        self.choose_place(page, "Lisb", "Lisbon")
        self.go_on(page)
        self.assertIn("Welcome, Maya.", page.inner_text("h1"))

    def test_nothing_of_a_birth_stands_in_an_address(self):
        seen = []
        page = self.open("/begin")
        page.on("request", lambda request: seen.append(request.url))
        page.get_by_role("link", name="Begin").click()
        page.fill("#name", "Maya")
        self.go_on(page)
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        self.go_on(page)
        page.fill("#time", "07:20")
        self.go_on(page)
        for address in seen:
            self.assertNotRegex(address, r"Maya|1994|07(:|%3A)20")

    def test_the_mark_moves_while_typing(self):
        page = self.to_the_date()
        self.assertFalse(page.is_visible(".mark"))
        page.fill("#day", "14")
        page.select_option("#month", "5")
        page.fill("#year", "1994")
        typed = (page.text_content(".mark-words"), page.get_attribute(".mark", "transform"))
        self.assertEqual(typed[0], "A Saturday, the Sun at 23° Taurus")
        self.go_on(page)
        page.get_by_role("link", name="Back").click()
        drawn = (page.text_content(".mark-words"), page.get_attribute(".mark", "transform"))
        # The short formula of the script and the ephemeris of the server mean the same place.
        self.assertEqual(drawn[0], typed[0])
        places = [float(re.search(r"\(([\d.]+)", one[1]).group(1)) for one in (typed, drawn)]
        self.assertLess(abs(places[0] - places[1]), 0.2)

    def test_an_unknown_hour(self):
        page = self.to_the_time()
        page.get_by_text("I don’t know the time").click()
        self.go_on(page)
        self.choose_place(page, "Lisb", "Lisbon")
        self.go_on(page)
        self.assertNotIn("rising", page.inner_text("main").lower())


class LifeTests(AccountTest):
    def test_a_whole_life_by_keyboard(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                self.life(viewport)

    def press_to(self, page, selector, most=60) -> None:
        for _ in range(most):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press("Tab")
        self.fail(f"Tab does not reach {selector} on {page.url}")

    def enter(self, page) -> None:
        with page.expect_navigation():
            page.keyboard.press("Enter")

    def type_into(self, page, selector, text) -> None:
        self.press_to(page, selector)
        page.keyboard.type(text, delay=15)

    def life(self, viewport) -> None:
        email = self.address()
        page = self.open("/", viewport=viewport)
        self.press_to(page, ".phase-1 .btn-primary")
        self.enter(page)
        self.press_to(page, ".ob-foot a")
        self.enter(page)
        self.type_into(page, "#name", "Maya")
        self.enter(page)
        self.type_into(page, "#day", "14")
        self.type_into(page, "#month", "May")
        self.type_into(page, "#year", "1994")
        self.enter(page)
        self.type_into(page, "#time", "07:20")
        self.enter(page)
        self.type_into(page, "#birth-place", "Lisb")
        page.wait_for_selector("#birth-place-list [role=option]")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.press_to(page, "button[type=submit]")
        self.enter(page)
        self.assertIn("Welcome, Maya.", page.inner_text("h1"))
        self.press_to(page, ".ob-foot .btn-secondary")
        self.enter(page)
        self.type_into(page, "#email", email)
        self.type_into(page, "#password", PASSWORD)
        self.enter(page)
        # The recovery codes, once, on the way.
        self.press_to(page, "a.codes-on")
        self.enter(page)
        self.assertRegex(page.url, r"/today$")
        self.press_to(page, "nav.tabs a[href='/profile']", most=250)
        self.enter(page)
        self.assertIn("14 May 1994, 07:20, Lisbon", page.inner_text("main"))
        self.press_to(page, "#safe > summary")
        page.keyboard.press("Enter")
        self.press_to(page, "form[action='/sign-out'] button")
        self.enter(page)
        self.assertEqual(page.url, url("/"))
        page.goto(url("/profile"))
        self.assertRegex(page.url, r"/sign-in\?next=/profile$")
        self.type_into(page, "#email", email)
        self.type_into(page, "#password", PASSWORD)
        self.enter(page)
        self.press_to(page, "a[href='/profile/export']")
        with page.expect_download() as download:
            page.keyboard.press("Enter")
        export = json.loads(open(download.value.path(), encoding="utf-8").read())
        self.assertEqual(export["records"]["profile"][0]["data"]["name"], "Maya")
        self.press_to(page, "a[href='/profile/delete']")
        self.enter(page)
        self.type_into(page, "#password", PASSWORD)
        self.enter(page)
        self.assertIn("Your account is deleted.", page.inner_text("h1"))
        page.goto(url("/sign-in"))
        page.fill("#email", email)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.keyboard.press("Enter")
        self.assertIn("or the password is wrong", page.inner_text("#password-problem"))

    def test_a_whole_life_without_script(self):
        page = self.to_the_place(script=False, viewport=PHONE)
        page.fill("#birth-place", "Lisbon, Portugal")
        self.go_on(page)
        page.get_by_role("link", name="Keep my chart").click()
        page.fill("#email", self.address())
        page.fill("#password", PASSWORD)
        page.click("main button[type=submit]")
        page.goto(url("/profile"))
        page.get_by_text("Houses and zodiac").click()
        page.select_option("#house-system", "WholeSign")
        page.check("input[name=theme][value=dark]", force=True)
        page.click("text=Save settings")
        self.assertIn("Your settings are saved.", page.inner_text("main"))
        self.assertEqual(page.get_attribute("html", "data-theme"), "dark")
        page.get_by_role("link", name="Open my chart").last.click()
        self.assertIn("Whole Sign.", page.inner_text("main"))
        page.goto(url("/profile/delete"))
        page.fill("#password", PASSWORD)
        page.click("text=Delete everything")
        self.assertIn("Your account is deleted.", page.inner_text("h1"))

    def test_the_first_screen_has_the_way_on(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                page = self.answered(4, viewport=viewport)
                chart = page.url.replace("/begin/chart/", "/chart/")
                box = page.get_by_role("link", name="See today").bounding_box()
                self.assertLessEqual(box["y"] + box["height"], viewport["height"])
                size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('#first-angle')).fontSize)")
                self.assertGreaterEqual(size, 48 if viewport == DESK else 34)
                drawing, welcome, said = (page.locator(part).bounding_box() for part in (
                    ".first-angle-drawing .burst", ".ob-welcome", "#first-angle"))
                # The angle stands in the middle of the seal.
                angle = page.locator(".first-angle-drawing .art-angle").bounding_box()
                self.assertAlmostEqual(angle["x"] + angle["width"] / 2, drawing["x"] + drawing["width"] / 2, delta=1)
                self.assertAlmostEqual(angle["y"] + angle["height"] / 2, drawing["y"] + drawing["height"] / 2, delta=1)
                self.assertGreater(angle["width"], 110)
                if viewport == DESK:
                    # The drawing is large, under the welcome and beside what it says.
                    self.assertGreater(drawing["width"], 280)
                    self.assertGreater(drawing["y"], welcome["y"] + welcome["height"])
                    self.assertLess(drawing["x"] + drawing["width"], said["x"])
                self.assert_facts(page, before=".ob-insight .knot-text")
                page.goto(chart)
                self.assert_facts(page, before=".chart-ways")
                box = page.locator(".chart-ways .btn-primary").bounding_box()
                end = page.locator(".tabs").bounding_box()["y"] if viewport == PHONE else viewport["height"]
                self.assertLessEqual(box["y"] + box["height"], end)

    def assert_facts(self, page, *, before) -> None:
        """Sun, Moon and Rising stand in one row under the sentence in display size."""
        said, facts, after = (page.locator(part).first.bounding_box() for part in ("#first-angle", ".big3", before))
        self.assertGreaterEqual(facts["y"], said["y"] + said["height"])
        # Each is named for eyes.
        for name in page.locator(".big3 dt").all():
            self.assertGreater(name.bounding_box()["width"], 15)
        self.assertLessEqual(facts["height"], 38)
        self.assertLessEqual(facts["y"] + facts["height"], after["y"])

    def test_the_facts_of_the_first_reading_are_not_covered(self):
        for height in (844, 664):
            for known in (True, False):
                with self.subTest(height=height, known=known):
                    page = self.answered(2, viewport={"width": 390, "height": height})
                    self.send(page, *(ANSWERS[2] if known else ("/begin/time", {"time_unknown": "yes"})))
                    page.goto(url(self.send(page, *ANSWERS[3])))
                    foot = page.locator(".ob-foot").bounding_box()
                    self.assertEqual(page.locator(".ob-hour").count(), 0 if known else 1)
                    for part in page.locator(".big3, .ob-hour").all():
                        box = part.bounding_box()
                        self.assertLessEqual(box["y"] + box["height"], foot["y"])

    def test_the_profile_keeps_what_is_for_safety_in_one_row(self):
        page = self.member(viewport=PHONE)
        self.assertFalse(page.get_by_role("link", name="Change the password").is_visible())
        self.assertGreater(page.locator("#safe").bounding_box()["y"], page.locator("#settings").bounding_box()["y"])
        page.locator("#safe > summary").click()
        for name in ("Change the password", "Recovery codes"):
            self.assertTrue(page.get_by_role("link", name=name).is_visible())

    def test_the_profile_of_somebody_with_a_history_leaves_no_column_empty(self):
        page = self.member(viewport=DESK)
        now = datetime.datetime.now(datetime.timezone.utc)
        parts = ("love_relationships", "path_profession", "home_environment")
        days = [(now - datetime.timedelta(days=number), parts[number % 3]) for number in range(1, 13)]
        answer = page.context.request.post(url("/api/v1/import"), headers={"Sec-Fetch-Site": "same-origin"}, data={
            "format": "astronova-export", "version": 1, "records": {"journalEntry": [
                {"id": str(uuid.uuid4()), "key": None, "createdMicroseconds": int(day.timestamp()) * 1_000_000, "data": {
                    "type": "horoscope_reading", "date": str(day.date()), "summary": "A headline of that day.", "tags": ["work"], "seconds": 60,
                    "viewed": [{"category": part, "text": "A line."}], "later": []}} for day, part in days]}})
        self.assertTrue(answer.ok, answer.text())
        for number in range(8):
            self.send(page, "/today/bookmark", {"date": str((now - datetime.timedelta(days=number)).date()), "keep": "yes"})
        page.goto(url("/profile"))
        ends = page.evaluate("""() => Object.fromEntries([['journey', 'div:has(> [aria-labelledby=journey])'], ['settings', '.settings'],
          ['history', '[aria-labelledby=history]']].map(([name, place]) => {
            const {top, bottom} = document.querySelector('.me-cols ' + place).getBoundingClientRect();
            return [name, [top, bottom]];
          }))""")
        self.assertLessEqual(abs(ends["journey"][1] - ends["history"][1]), 200)
        self.assertGreater(ends["history"][0], ends["settings"][1])
        # On a small desk the history stands beside the settings, and what comes back below both, as wide as they are.
        page.set_viewport_size({"width": 1024, "height": 768})
        boxes = {name: page.locator(f".me-cols {place}").bounding_box() for name, place in (
            ("back", "[aria-labelledby=journey]"), ("history", "[aria-labelledby=history]"), ("settings", ".settings"))}
        ends = {name: box["y"] + box["height"] for name, box in boxes.items()}
        self.assertLess(abs(ends["history"] - ends["settings"]), 300, boxes)
        self.assertGreater(boxes["back"]["y"], max(ends["history"], ends["settings"]))
        self.assertGreater(boxes["back"]["width"], boxes["history"]["width"] + boxes["settings"]["width"])
        page.set_viewport_size(DESK)
        # Every reading is told once, and says that it is bookmarked; what is bookmarked is a closed row.
        history = page.locator("[aria-labelledby=history]")
        self.assertEqual(history.locator(".entry:visible").count(), 3)
        self.assertIn("bookmarked", history.locator(".entry", has_text="Reading").first.inner_text())
        page.get_by_text("Bookmarks, 8").click()
        self.assertEqual(page.locator("#bookmarks .entry:visible").count(), 8)
        # The month of the meter that stands for what is opened most leads to its row, which opens.
        page.locator(".month .link").click()
        page.wait_for_url("**/today#meter-*")
        row = page.locator(":target")
        row.wait_for()
        self.assertTrue(row.is_visible())

    def test_the_practice_is_a_card_with_its_weeks(self):
        page = self.member(viewport=PHONE)
        # Before the first session it is a line.
        self.assertEqual((page.locator(".practice").count(), page.locator(".me-practice").count()), (0, 1))
        # At night it is the evening before that is open.
        now = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(hours=6)
        for days in (1, 2, 3):
            answer = page.context.request.post(url("/api/v1/practice/sessions"), headers={"Sec-Fetch-Site": "same-origin"}, data={
                "id": str(uuid.uuid4()), "practisedSeconds": 300, "statements": 2, "intention": None,
                "completedAt": f"{now - datetime.timedelta(days=days):%Y-%m-%dT12:00:00Z}"})
            self.assertTrue(answer.ok, answer.text())
        page.reload()
        card = page.locator(".practice")
        self.assertRegex(" ".join(card.inner_text().split()), r"3 days in a row 3 in all")
        self.assertEqual((card.locator("circle").count(), card.locator("circle.done").count(), card.locator("circle.open").count()), (35, 3, 1))
        self.assertIn("last five weeks: 3.", card.locator("svg").get_attribute("aria-label"))
        self.assertEqual(page.locator(".me-practice").count(), 0)
        card.get_by_role("link", name=re.compile("Align is (open today|still open)")).click()
        page.wait_for_url("**/align")

    def test_the_history_calls_a_report_by_its_title(self):
        page = self.member()
        self.send(page, "/reports", {"kind": "love_forecast"})
        page.goto(url("/profile"))
        titles = page.locator("section[aria-labelledby=history] .entry-copy strong").all_inner_texts()
        self.assertNotIn("Report", titles)

    def test_the_profile_decides_how_pages_look(self):
        page = self.member(theme="light")
        # Every choice keeps itself: the look at once, what the page is drawn with by drawing it anew.
        self.assertFalse(page.get_by_role("button", name="Save settings").is_visible())
        page.get_by_role("radio", name="Night").check()
        # It is said where it is seen, not on the hidden line of another field.
        page.locator(".list-foot [role=status]:visible", has_text="Saved.").wait_for()
        self.assertEqual(page.get_attribute("html", "data-theme"), "dark")
        # What is rarely chosen is folded, and whoever chose it is there again.
        self.assertFalse(page.locator("#house-system").is_visible())
        page.get_by_text("Houses and zodiac").click()
        with page.expect_navigation():
            page.select_option("#house-system", "WholeSign")
        page.locator("[role=status]", has_text="Saved.").wait_for()
        self.assertEqual(page.evaluate("document.activeElement.id"), "house-system")
        self.assertTrue(page.get_by_text("Whole Sign · Tropical").is_visible())
        page.get_by_text("Time, dates and language").click()
        page.click("#timezone")
        page.keyboard.type("Toky", delay=30)
        with page.expect_navigation():
            page.locator("#timezone-list [role=option]", has_text="Tokyo").first.click()
        self.assertEqual(page.input_value("#timezone"), "Tokyo")
        # A city that nobody knows: the settings again, with what is wrong beside it.
        page.fill("#timezone", "xqzzy")
        page.press("#timezone", "Tab")
        page.locator("#timezone-problem").wait_for()
        self.assertEqual((page.input_value("#timezone"), page.input_value("#house-system")), ("xqzzy", "WholeSign"))
        page.goto(url("/chart?new=1"))
        self.assertEqual(page.get_attribute("html", "data-theme"), "dark")
        self.assertEqual(page.locator("#look").count(), 0)

    def test_the_birth_is_edited_where_the_chart_is(self):
        page = self.member()
        page.get_by_role("link", name="Edit my birth").click()
        page.fill("#birth-time", "08:20")
        with page.expect_navigation():
            page.click(".birth-form button[type=submit]")
        self.assertIn("14 May 1994, 08:20, Lisbon", page.inner_text("main"))


class AccountPagesTests(AccountTest):
    """axe, in both sizes and themes, on every page of an account."""

    def test_the_steps(self):
        self.everywhere("begin-welcome", lambda **o: self.open("/begin", **o))
        self.everywhere("begin-name", lambda **o: self.open("/begin/name", **o))
        self.everywhere("begin-date", lambda **o: self.open("/begin/date", **o))
        self.everywhere("begin-time", lambda **o: self.answered(2, **o))

    def test_the_steps_that_ask_back(self):
        def place(**options):
            page = self.answered(3, **options)
            page.fill("#birth-place", "Springfield")
            self.go_on(page)
            return page

        def date(**options):
            page = self.answered(1, **options)
            page.fill("#day", "31")
            page.select_option("#month", "6")
            page.fill("#year", "1990")
            self.go_on(page)
            return page

        self.everywhere("begin-place", place)
        self.everywhere("begin-date-asked", date)

    def test_the_first_reading(self):
        self.everywhere("begin-done", lambda **o: self.answered(4, **o))

    def test_the_doors(self):
        self.everywhere("sign-in", lambda **o: self.open("/sign-in", **o))
        self.everywhere("sign-up", lambda **o: self.open("/sign-up", **o))
        self.everywhere("goodbye", lambda **o: self.open("/goodbye", **o))

        def wrong(**options):
            page = self.open("/sign-up", **options)
            page.fill("#email", "maya@example.org")
            page.fill("#password", "short")
            with page.expect_navigation():
                page.keyboard.press("Enter")
            return page

        self.everywhere("sign-up-asked", wrong)

    def test_the_profile_and_its_pages(self):
        paths = ("/profile", "/profile/birth", "/profile/password", "/profile/delete", "/profile/chart", "/begin/done", "/chart")
        for viewport in (PHONE, DESK):
            page = self.member(viewport=viewport)
            # With a key for a program the profile lists it, and two forms ask whether it stays.
            made = page.evaluate("""() => fetch('/api/v1/auth/api-keys', {method: 'POST', headers: {'Content-Type': 'application/json'},
              body: JSON.stringify({name: 'A script'})}).then(answer => answer.status)""")
            self.assertEqual(made, 201)
            for path in paths:
                with self.subTest(path=path, width=viewport["width"]):
                    page.goto(url(path))
                    self.look_over(page, "member" + path.replace("/", "-"))

    def test_a_long_name_breaks_nothing(self):
        for width in (320, 390):
            page = self.to_the_date(viewport={"width": width, "height": 700})
            page.goto(url("/begin/name"))
            page.fill("#name", "W" * 60)
            self.go_on(page)
            page.fill("#day", "14")
            page.select_option("#month", "5")
            page.fill("#year", "1994")
            self.go_on(page)
            page.fill("#time", "07:20")
            self.go_on(page)
            self.choose_place(page, "Lisb", "Lisbon")
            self.go_on(page)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            page.get_by_role("link", name="Keep my chart").click()
            page.fill("#email", self.address())
            page.fill("#password", PASSWORD)
            with page.expect_navigation():
                page.keyboard.press("Enter")
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def test_targets_are_large_enough_for_a_thumb(self):
        page = self.member(viewport=PHONE)
        small = page.evaluate("""() => [...document.querySelectorAll('.btn, .input, .tabs a, summary, .list-row, .segmented label, .entry')]
          .filter(e => e.offsetParent).map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect().height]).filter(([, h]) => h < 43.5)""")
        self.assertEqual(small, [])


class RegionTests(AccountTest):
    def test_boston_reads_its_own_clock(self):
        page = self.open("/now", viewport=PHONE, language="en-US")
        clock = page.locator("time[data-clock]")
        # The seconds come with the script.
        clock.filter(has_text=re.compile(r"(1[0-2]|[1-9]):[0-5]\d (am|pm) [0-5]\d$")).wait_for()
        page.goto(url("/begin/name"))
        page.fill("#name", "Maya")
        self.go_on(page)
        left = [page.locator(f"#{name}").bounding_box()["x"] for name in ("month", "day", "year")]
        self.assertEqual(left, sorted(left))
        page.select_option("#month", "5")
        page.fill("#day", "14")
        page.fill("#year", "1994")
        self.go_on(page)
        self.assertEqual(page.get_attribute("#time", "placeholder"), "7:20\u00a0am")
        page.fill("#time", "7:20 pm")
        self.go_on(page)
        self.choose_place(page, "Lisb", "Lisbon")
        self.go_on(page)
        page.goto(page.url.replace("/begin", ""))
        self.assertIn("May 14, 1994, 7:20\u00a0pm", page.inner_text(".wheel-head"))
        for told in page.locator("time[data-local]").all_inner_texts():
            self.assertNotRegex(told, r"\b(0\d|1[3-9]|2[0-3]):\d\d")
        page.goto(url("/today"))
        self.unfold(page)
        self.assertNotRegex(page.inner_text("main"), r"\b(0\d|1[3-9]|2[0-3]):[0-5]\d\b")
        self.assertRegex(page.inner_text("h1, .day-head, main"), r"[A-Z][a-z]+day, [A-Z][a-z]+ \d")
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        self.assertLessEqual(*wide)
