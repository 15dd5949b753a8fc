"""From the first page to the chart: by mouse, by finger, by keyboard, without script."""
import re

from site_under_test import DESK, PHONE, SiteTest


class JourneyTests(SiteTest):
    def journey(self, viewport, theme) -> None:
        page = self.open("/chart", viewport=viewport, theme=theme)
        self.fill(page)
        self.choose_place(page)
        self.submit(page)
        self.assert_new_york(page)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            wheels = page.locator(".chart-wheel .wheels svg:visible")
            self.assertEqual(wheels.count(), 1, "one wheel is shown, the other is for other screens")
        self.assertGreaterEqual(page.locator(".contacts li").count(), 1)
        self.assertIn("exact", page.inner_text(".chart-sky"))

    def test_on_a_phone(self):
        self.journey(PHONE, "light")

    def test_on_a_desk(self):
        self.journey(DESK, "dark")

    def test_by_keyboard_alone(self):
        for viewport in (PHONE, DESK):
            with self.subTest(viewport=viewport):
                page = self.open("/chart", viewport=viewport)
                page.keyboard.press("Tab")
                self.assertEqual(page.evaluate("document.activeElement.textContent"), "Skip to content")
                page.keyboard.press("Enter")
                self.tab_to(page, "birth-date")
                page.keyboard.type("15 June 1990")
                self.tab_to(page, "birth-time")
                page.keyboard.type("14:30")
                self.tab_to(page, "birth-place")
                # The suggestions for the whole word, and not those for its beginning.
                with page.expect_response(re.compile(r"query=New%20Y&")):
                    page.keyboard.type("New Y", delay=30)
                page.locator("#birth-place-list [role=option]", has_text="New York").first.wait_for()
                page.keyboard.press("ArrowDown")
                active = page.get_attribute("#birth-place", "aria-activedescendant")
                self.assertIn("New York", page.inner_text(f"#{active}"))
                page.keyboard.press("Enter")
                self.assertTrue(page.input_value("#birth-place").startswith("New York"))
                page.keyboard.press("Tab")
                self.assertEqual(page.evaluate("document.activeElement.type"), "submit")
                with page.expect_navigation():
                    page.keyboard.press("Enter")
                self.assert_new_york(page)

    def tab_to(self, page, identity, most=25) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == identity:
                visible = page.evaluate("getComputedStyle(document.activeElement).outlineStyle !== 'none'")
                self.assertTrue(visible, "the focus can be seen")
                return
        self.fail(f"Tab does not reach {identity}")

    def test_without_script(self):
        for viewport in (PHONE, DESK):
            with self.subTest(viewport=viewport):
                page = self.open("/chart", viewport=viewport, script=False)
                self.fill(page)
                page.fill("#birth-place", "New York")
                self.submit(page)
                self.assertIn("There are several. Which one is it?", page.inner_text("#place-choice"))
                self.assertEqual(page.input_value("#birth-date"), "15 June 1990")
                self.assertEqual(page.input_value("#birth-time"), "14:30")
                first = page.locator("#place-choice input").first
                self.assertTrue(first.is_checked())
                self.submit(page)
                self.assert_new_york(page)

    def test_the_address_of_a_chart_can_be_kept(self):
        page = self.new_york()
        again = self.open("/" + page.url.split("/", 3)[3])
        self.assert_new_york(again)

    def test_something_can_be_changed(self):
        page = self.new_york()
        page.click(".told summary:has-text('The birth')")
        page.click("summary:has-text('Change something')")
        page.fill("#birth-time", "15:30")
        self.submit(page)
        self.assertIn("15 June 1990, 15:30, New York", page.inner_text("main"))
