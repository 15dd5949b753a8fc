"""The calendar that people subscribe to: made, copied, changed, renewed, taken away; by mouse, by keyboard, without script."""
import re
import urllib.request

from site_under_test import DESK, PHONE, url
from test_account import AccountTest


class CalendarTests(AccountTest):
    def calendar(self, **options):
        page = self.member(**options)
        page.get_by_role("link", name=re.compile("^Calendar")).click()
        self.assertIn("The sky in your calendar", page.inner_text("h1"))
        return page

    def fetch(self, page) -> str:
        path = re.search(r"/calendar/[\w-]+\.ics", page.input_value("#address"))[0]
        with urllib.request.urlopen(url(path), timeout=20) as answer:
            return answer.read().decode()

    def press(self, page, name) -> None:
        with page.expect_navigation():
            page.get_by_role("button", name=name).press("Enter")

    def test_a_whole_life_by_keyboard(self):
        page = self.calendar()
        page.get_by_role("checkbox", name=re.compile("^Sun and Mars")).press("Space")
        self.press(page, "Make my calendar")
        self.assertIn("Copy its address now", page.inner_text("[role=status]"))
        first = page.input_value("#address")
        self.assertTrue(first.startswith("webcal://"))
        self.assertIn("UID:transit-mars-", self.fetch(page))
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy").press("Enter")
        page.get_by_role("button", name="Copied").wait_for()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), first)
        self.press(page, "Make a new address")
        self.assertNotEqual(page.input_value("#address"), first)
        self.press(page, "Remove the calendar")
        self.assertEqual(page.locator("#address").count(), 0)

    def test_without_script(self):
        page = self.calendar(script=False, viewport=PHONE)
        self.press(page, "Make my calendar")
        self.assertIn("UID:phase-full-", self.fetch(page))
        self.assertFalse(page.locator("button[data-copy]").is_visible())
        page.locator("label", has_text="Moon and eclipses").click()
        self.press(page, "Save")
        self.assertNotIn("UID:phase-full-", self.fetch(page))
        self.press(page, "Remove the calendar")
        self.assertIn("leads nowhere now", page.inner_text("[role=status]"))


class CalendarLooks(AccountTest):
    def test_the_page(self):
        for viewport in (PHONE, DESK):
            page = self.member(viewport=viewport)
            self.look_over(page, "profile-with-calendar")
            page.goto(url("/profile/calendar"))
            self.look_over(page, "calendar-none")
            with page.expect_navigation():
                page.get_by_role("button", name="Make my calendar").click()
            self.look_over(page, "calendar-made")
