"""Align: the entrance, a whole session by touch and by keys, closed and taken up, on two devices; lines put in order."""
import datetime
import json
import uuid

from site_under_test import DESK, PHONE, url
from test_account import AccountTest

LINES = "I finish what I name.\nRest is on today's list."


class AlignTest(AccountTest):
    """Steps that several tests take."""

    def aligned(self, settings=None, **options):
        """Somebody with two lines, whose settings are these beside the usual ones."""
        page = self.member(**options)
        self.send(page, "/align/collect", {"do": "add", "text": LINES})
        if settings:
            answer = page.context.request.put(
                url("/api/v1/practice/settings"), data=json.dumps(settings),
                headers={"content-type": "application/json", "Sec-Fetch-Site": "same-origin"})
            self.assertEqual(answer.status, 200, answer.text())
        return page

    def begun(self, page) -> None:
        page.goto(url("/align"))
        # How it works is said once, over the page.
        page.get_by_role("button", name="Got it").click()
        page.locator(".align-hint-note").wait_for(state="detached")
        self.assertEqual(page.evaluate("document.activeElement.id"), "main")
        page.get_by_role("button", name="Begin").click()
        page.locator(".align-session").wait_for()

    def stands(self, page, words) -> None:
        page.locator(".align-words", has_text=words).wait_for()


class AlignTests(AlignTest):
    def test_the_entrance(self):
        page = self.member(viewport=PHONE)
        page.emulate_media(reduced_motion="no-preference")
        page.goto(url("/align"))
        launch = page.locator("#align-launch")
        launch.wait_for()
        self.assertEqual(page.locator(".align-launch path").count(), 5)
        # The slowest of its motions ends before 1.7 seconds; the night behind them does not count.
        ends = page.evaluate("""() => document.getAnimations().filter(a => a.animationName?.startsWith('launch-') && a.animationName !== 'launch-night')
          .map(a => a.effect.getComputedTiming().endTime)""")
        self.assertEqual(len(ends), 8)
        self.assertLess(max(ends), 1700)
        page.keyboard.press("Enter")
        launch.wait_for(state="detached")
        # Once in a visit.
        page.goto(url("/align"))
        self.assertFalse(page.locator("#align-launch").is_visible())
        # Without motion it stands still; a touch ends it, and touches nothing beneath.
        page.evaluate("sessionStorage.clear()")
        page.emulate_media(reduced_motion="reduce")
        page.goto(url("/align"))
        self.assertEqual(page.evaluate("document.querySelector('.align-launch path').getAnimations().length"), 0)
        page.mouse.click(195, 500)
        launch.wait_for(state="detached")
        self.assertRegex(page.url, r"/align$")
        # The bar comes along where the page is scrolled past it, open when the page has come to rest; it folds for whoever reads on.
        page.mouse.wheel(0, 2000)
        page.locator(".align-bar.afloat.open").wait_for()
        here = page.locator(".align-here")
        self.assertFalse(here.is_visible())
        # By keyboard it is put away and opened again.
        page.locator(".align-bar a", has_text="Explore").focus()
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("document.activeElement.className"), "align-here frame")
        self.assertEqual(here.get_attribute("aria-expanded"), "false")
        here.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "Session")
        page.evaluate("document.activeElement.blur()")
        # One touch leads to another section.
        page.mouse.wheel(0, -40)
        page.locator(".align-bar a", has_text="Progress").click()
        self.assertEqual(page.inner_text("h1"), "Progress")

    def test_a_session_by_touch(self):
        page = self.aligned({"breathSeconds": 1, "haptics": True, "tone": True}, viewport=PHONE, touch=True)
        page.add_init_script("""
          window.felt = []; navigator.vibrate = (length) => (felt.push(length), true);
          window.locks = 0; Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { locks += 1; return { addEventListener() {}, release: async () => {} }; } } });
        """)
        self.begun(page)
        # The breath ends by the clock.
        self.stands(page, "I finish what I name.")
        self.assertEqual(page.evaluate("felt.length"), 1)
        self.assertEqual(page.evaluate("locks"), 1)
        box = page.locator(".align-stage").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 60)
        self.stands(page, "Rest is on")
        # Nothing was loaded anew: the lock is the same one.
        self.assertEqual(page.evaluate("locks"), 1)
        page.get_by_role("button", name="Said it").tap()
        page.fill("#align-intention", "The oldest message.")
        page.get_by_role("button", name="Go on").tap()
        page.get_by_role("button", name="Close the session").tap()
        page.locator(".align-kept").wait_for()
        self.assertEqual(page.inner_text(".align-figure"), "1\nday in a row")
        self.assertEqual(page.evaluate("felt.at(-1)"), [12, 60, 12])
        page.get_by_role("link", name="See the days").tap()
        self.assertIn("The oldest message.", page.inner_text(".align-history"))
        self.assertEqual(page.locator(".align-history li").count(), 1)

    def test_what_is_typed_outlives_another_app(self):
        page = self.aligned({"breathSeconds": 0}, viewport=PHONE, touch=True)
        self.begun(page)
        for words in ("I finish", "Rest is on"):
            self.stands(page, words)
            page.get_by_role("button", name="Said it").tap()
        field = page.locator("#align-intention")
        field.fill("Water the fern")
        # Another app in between: the page is hidden, and asks for itself when it is back.
        with page.expect_response(lambda answer: "/align/session" in answer.url):
            page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_function("document.getElementById('align-intention')?.value === 'Water the fern'")
        # The browser has let go of the page altogether.
        page.reload()
        self.assertEqual(field.input_value(), "Water the fern")
        page.get_by_role("button", name="Go on").tap()
        page.get_by_role("button", name="Close the session").tap()
        page.locator(".align-kept").wait_for()
        page.goto(url("/align/progress"))
        self.assertIn("Water the fern", page.inner_text(".align-history"))
        page.goto(url("/align"))
        self.assertEqual(page.locator(".align-week li").count(), 7)
        self.assertIn("1 of 7 days this week.", page.inner_text(".align-go"))

    def test_settings_stand_where_they_are_wrong(self):
        page = self.aligned(viewport=PHONE)
        page.goto(url("/align/settings"))
        page.get_by_label("Sessions a day").fill("3")
        page.locator("label.chip", has_text="Sunday").click()
        page.evaluate("document.querySelector('.align-settings').noValidate = true")
        page.get_by_label("Seconds of breath, 0 to 1200").fill("4000")
        page.get_by_role("button", name="Save").click()
        wrong = page.locator("#breathSeconds")
        self.assertEqual(wrong.get_attribute("aria-invalid"), "true")
        self.assertIn("0 to 1,200", page.inner_text("#breathSeconds-problem"))
        self.assertEqual((wrong.input_value(), page.get_by_label("Sessions a day").input_value()), ("4000", "3"))
        self.assertTrue(page.locator("input[name=quietDay7]").is_checked())
        wrong.fill("40")
        page.get_by_role("button", name="Save").click()
        page.locator("[role=status]", has_text="Saved.").wait_for()
        self.assertTrue(page.locator("input[name=quietDay7]").is_checked())
        page.goto(url("/align"))
        self.assertIn("of 6 days this week.", page.inner_text(".align-go"))
        self.assertIn("0 of 3 sessions today.", page.inner_text(".align-go"))

    def test_a_thought_is_kept_where_it_stands(self):
        page = self.aligned(viewport=PHONE)
        page.goto(url("/tarot/cards/major-17"))
        page.get_by_role("button", name="Keep this thought for Align").click()
        told = page.locator(".kept-thought")
        self.assertIn("Kept for Align.", told.inner_text())
        self.assertTrue(page.url.endswith("/tarot/cards/major-17"))
        told.get_by_role("button", name="Undo").click()
        keep = page.get_by_role("button", name="Keep this thought for Align")
        keep.wait_for()
        keep.click()
        told.wait_for()
        page.reload()
        keep.click()
        # It was there before: nothing to take back.
        self.assertIn("You have this one already.", told.inner_text())
        self.assertEqual(told.get_by_role("button", name="Undo").count(), 0)
        page.goto(url("/align/collect?part=insights"))
        self.assertEqual(page.locator(".align-thoughts > li").count(), 1)

    def test_a_session_by_keys(self):
        page = self.aligned({"breathSeconds": 60})
        self.begun(page)
        page.locator(".align-phase").wait_for()
        self.assertEqual(page.locator(".tabs").count(), 0)
        # The whole screen, when it is asked for, until the session ends.
        whole = page.get_by_role("button", name="Full screen")
        whole.press("Enter")
        page.locator(".align-whole[aria-pressed=true]").wait_for()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        self.stands(page, "I finish what I name.")
        self.assertEqual(whole.get_attribute("aria-pressed"), "true")
        page.keyboard.press("ArrowRight")
        self.stands(page, "Rest is on")
        self.assertIn("Rest is on", page.inner_text("[role=status]"))
        page.keyboard.press("ArrowLeft")
        self.stands(page, "I finish")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Go on from here").wait_for()
        page.keyboard.press("Space")
        page.get_by_role("button", name="Said it").wait_for()
        page.keyboard.press("Space")
        self.stands(page, "Rest is on")
        page.keyboard.press("Space")
        page.locator("#align-intention").wait_for()
        # Letters and arrows belong to the field; Enter sends it.
        self.assertEqual(page.evaluate("document.activeElement.id"), "align-intention")
        page.keyboard.type("One thing")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Close the session").wait_for()
        self.assertTrue(page.evaluate("Boolean(document.fullscreenElement)"))
        page.keyboard.press("Enter")
        page.locator(".align-kept").wait_for()
        page.wait_for_function("!document.fullscreenElement")

    def test_a_line_stands_in_the_dial(self):
        page = self.aligned({"breathSeconds": 0}, viewport=PHONE)
        page.emulate_media(reduced_motion="no-preference")
        self.begun(page)
        self.stands(page, "I finish what I name.")
        self.assertEqual(page.inner_text(".align-step"), "Line 1 of 2")
        ring, words = page.locator(".align-dial .ring").bounding_box(), page.locator(".align-words").bounding_box()
        self.assertGreater(ring["width"], 220)
        self.assertTrue(ring["x"] < words["x"] and words["x"] + words["width"] < ring["x"] + ring["width"], (ring, words))
        # The hand goes round with the breath, and rests for whoever wants no motion.
        turning = "document.querySelector('.align-dial .hand circle').getAnimations()[0]?.effect.getComputedTiming().duration ?? 0"
        self.assertEqual(page.evaluate(turning), 8000)
        page.emulate_media(reduced_motion="reduce")
        self.assertEqual(page.evaluate(turning), 0)
        page.get_by_role("button", name="Said it").click()
        self.stands(page, "Rest is on")
        self.assertEqual(page.inner_text(".align-step"), "Line 2 of 2")
        page.get_by_role("button", name="Said it").click()
        page.locator("#align-intention").wait_for()
        self.assertEqual(page.inner_text(".align-step"), "Part 2 of 3")

    def test_a_session_that_stands_still(self):
        page = self.aligned({"breathSeconds": 60}, viewport=PHONE)
        page.emulate_media(reduced_motion="reduce")
        self.begun(page)
        # The breath is told in words and seconds, and no circle moves.
        page.locator(".align-phase").wait_for()
        self.assertIn("Breathe", page.inner_text(".align-phase"))
        moving = "document.getAnimations().filter((motion) => motion.playState === 'running' && motion.effect.getComputedTiming().duration > 10).length"
        self.assertEqual(page.evaluate(moving), 0)
        page.get_by_role("button", name="Go on").click()
        for words in ("I finish", "Rest is on"):
            self.stands(page, words)
            # Under a line the breath is counted, too, and nothing makes the page higher than the screen.
            self.assertIn("Breathe", page.inner_text(".align-phase"))
            self.assertEqual(page.evaluate("document.documentElement.scrollHeight"), PHONE["height"])
            page.get_by_role("button", name="Said it").click()
        page.locator("#align-intention").wait_for()
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="Close the session").click()
        page.locator(".align-kept").wait_for()
        self.assertEqual(page.evaluate(moving), 0)

    def test_closed_and_taken_up_on_another_device(self):
        page = self.aligned({"breathSeconds": 0}, viewport=PHONE)
        self.begun(page)
        self.stands(page, "I finish what I name.")
        page.get_by_role("button", name="Close it for now; it waits for you").click()
        self.assertIn("waiting where you left it", page.inner_text("main"))
        other = page.context.new_page()
        other.goto(url("/align"))
        other.keyboard.press("Enter")
        other.get_by_role("button", name="Pick it up").click()
        self.stands(other, "I finish what I name.")
        page.goto(url("/align/session/start"))
        # The one that shows an earlier part steps from what it shows; nothing is skipped and nothing told twice.
        other.get_by_role("button", name="Said it").click()
        self.stands(other, "Rest is on")
        page.get_by_role("button", name="Said it").click()
        self.stands(page, "Rest is on")
        page.get_by_role("button", name="Said it").click()
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="Close the session").click()
        page.locator(".align-kept").wait_for()
        # A lost connection keeps everything, and says so.
        other.route("**/align/session/start", lambda route: route.abort("connectionrefused"))
        other.get_by_role("button", name="Said it").click()
        other.get_by_role("alert").wait_for()
        self.complaints.clear()
        other.unroute("**/align/session/start")
        other.get_by_role("button", name="Said it").click()
        other.locator(".align-kept").wait_for()
        other.goto(url("/align/progress"))
        self.assertEqual(other.locator(".align-history li").count(), 1)

    def test_insights_in_order(self):
        page = self.aligned()
        for thought in ("First thought.", "Second thought.", "Third thought."):
            self.send(page, "/align/insights", {"do": "keep", "text": thought})
        page.goto(url("/align/collect?part=insights"))
        shown = lambda: [text.strip() for text in page.locator(".align-thoughts > li .own-words").all_inner_texts()]
        self.assertEqual(shown(), ["Third thought.", "Second thought.", "First thought."])
        grips = page.locator(".align-grip")
        one, last = grips.nth(0).bounding_box(), grips.nth(2).bounding_box()
        page.mouse.move(one["x"] + 10, one["y"] + 10)
        page.mouse.down()
        page.mouse.move(one["x"] + 10, one["y"] + 60, steps=3)
        with page.expect_response("**/align/insights"):
            page.mouse.move(last["x"] + 10, last["y"] + 60, steps=8)
            page.mouse.up()
        self.assertEqual(shown(), ["Second thought.", "First thought.", "Third thought."])
        page.reload()
        self.assertEqual(shown(), ["Second thought.", "First thought.", "Third thought."])
        with page.expect_response("**/align/insights"):
            grips.nth(1).press("ArrowUp")
        self.assertEqual(page.inner_text(".align-thoughts + [role=status]"), "1 / 3")
        page.reload()
        self.assertEqual(shown(), ["First thought.", "Second thought.", "Third thought."])

    def test_lines_in_order(self):
        page = self.aligned()
        page.goto(url("/align/collect"))
        lines = page.locator("#align-lines textarea")
        grips = page.locator(".align-grip")
        self.assertEqual(grips.count(), 2)
        one, other = grips.nth(0).bounding_box(), grips.nth(1).bounding_box()
        page.mouse.move(one["x"] + 10, one["y"] + 10)
        page.mouse.down()
        page.mouse.move(one["x"] + 10, one["y"] + 40, steps=3)
        with page.expect_response("**/align/collect"):
            page.mouse.move(other["x"] + 10, other["y"] + 20, steps=6)
            page.mouse.up()
        self.assertEqual(lines.first.input_value(), "Rest is on today's list.")
        page.reload()
        self.assertEqual(lines.first.input_value(), "Rest is on today's list.")
        with page.expect_response("**/align/collect"):
            grips.nth(1).press("ArrowUp")
        self.assertEqual(page.inner_text("#align-lines + [role=status]"), "Line 1")
        page.reload()
        self.assertEqual(lines.first.input_value(), "I finish what I name.")
        # What is done with a line is folded behind it. Put away, and back; deleted, and back.
        self.assertEqual(page.locator("#align-lines").get_by_role("button", name="Save").count(), 0)
        self.assertLess(page.locator("#align-lines > li").first.bounding_box()["height"], 70)
        page.locator(".align-more summary").first.click()
        page.get_by_role("button", name="Put away").first.click()
        self.assertEqual(lines.count(), 1)
        page.locator(".align-away summary").click()
        page.get_by_role("button", name="Say it again").click()
        self.assertEqual(lines.nth(1).input_value(), "I finish what I name.")
        page.locator(".align-more summary").first.click()
        page.locator("#align-lines").get_by_role("button", name="Delete").first.click()
        page.get_by_role("button", name="Bring it back").click()
        self.assertEqual(lines.first.input_value(), "Rest is on today's list.")

    def test_this_week_stands_beside_the_last(self):
        page = self.aligned(viewport=PHONE)
        now = datetime.datetime.now(datetime.timezone.utc)
        for days, minutes in ((7, 6), (0, 4)):
            answer = page.context.request.post(url("/api/v1/practice/sessions"), headers={"Sec-Fetch-Site": "same-origin"}, data={
                "id": str(uuid.uuid4()), "practisedSeconds": minutes * 60, "statements": 2, "intention": None,
                "completedAt": f"{now - datetime.timedelta(days=days):%Y-%m-%dT%H:%M:%SZ}"})
            self.assertTrue(answer.ok, answer.text())
        page.goto(url("/align/progress"))
        week = page.locator("section[aria-labelledby=align-week]")
        self.assertIn("this week, 4 so far", week.inner_text())
        self.assertEqual((week.locator(".weekly .was").count(), week.locator(".weekly .is").count()), (1, 1))
        week.get_by_text("As a table").click()
        self.assertEqual(week.locator("tbody tr", has_text="6").count(), 1)
        # On a small desk the milestones stand above the history, each as wide as the page.
        page.set_viewport_size({"width": 1024, "height": 768})
        marks, history = (page.locator(part).bounding_box() for part in (".align-marks", ".align-history"))
        self.assertEqual(marks["width"], history["width"])
        self.assertGreater(history["y"], marks["y"] + marks["height"])


class AlignLooks(AlignTest):
    """Every page of Align by day and by night, small and wide."""

    def both(self, page, name) -> None:
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            self.look_over(page, name)

    def test_every_page(self):
        page = self.aligned({"breathSeconds": 60})
        page.goto(url("/align"))
        page.keyboard.press("Enter")
        self.both(page, "align")
        page.get_by_role("button", name="Begin").click()
        page.locator(".align-phase").wait_for()
        self.both(page, "align-breath")
        page.get_by_role("button", name="Go on").click()
        self.stands(page, "I finish")
        self.look_over(page, "align-line")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Go on from here").wait_for()
        self.look_over(page, "align-paused")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Said it").wait_for()
        page.keyboard.press("ArrowRight")
        self.stands(page, "Rest is on")
        page.get_by_role("button", name="Said it").click()
        page.locator("#align-intention").wait_for()
        self.look_over(page, "align-intention")
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="Close the session").wait_for()
        self.look_over(page, "align-closing")
        page.get_by_role("button", name="Close the session").click()
        page.locator(".align-kept").wait_for()
        self.look_over(page, "align-kept")
        for path in ("collect", "collect?part=insights", "progress", "settings"):
            page.goto(url(f"/align/{path}"))
            self.both(page, f"align-{path.replace('?part=', '-')}")
        page.evaluate("document.querySelector('.align-settings').noValidate = true")
        page.fill("#goal", "40")
        page.get_by_role("button", name="Save").click()
        page.locator("#goal-problem").wait_for()
        self.look_over(page, "align-settings-wrong")
