"""Explore and insights in a browser: read, used, kept and brought back; by keyboard, without script, and looked over."""
from site_under_test import DESK, PHONE, url
from test_account import AccountTest


class ExploreTest(AccountTest):
    def press(self, page, name) -> None:
        with page.expect_navigation():
            page.get_by_role("button", name=name).first.press("Enter")

    def test_a_passage_by_keyboard(self):
        page = self.member()
        page.goto(url("/align/explore"))
        self.assertEqual(page.get_by_text("today: something about").count(), 3)
        page.get_by_role("searchbox").fill("grándmother milk")
        page.get_by_role("searchbox").press("Enter")
        page.wait_for_url("**/align/explore?q=*")
        self.assertIn("One passage.", page.inner_text("[role=status]"))
        page.locator(".passage-menu summary").press("Enter")
        self.press(page, "Keep it as an insight")
        self.assertIn("Kept among your insights.", page.inner_text("[role=status]"))
        self.press(page, "Begin a session with it")
        self.assertTrue(page.url.endswith("/align/session/start"))

    def test_without_script(self):
        page = self.member(script=False, viewport=PHONE)
        page.goto(url("/collect/insight/new?text=Half+the+list."))
        self.press(page, "Keep it")
        # What is rarely done with it is a row that opens without a script as well.
        page.locator(".align-more summary").press("Enter")
        self.press(page, "Delete")
        self.press(page, "Bring it back")
        # One part at a time, each with an address.
        parts = page.get_by_role("navigation", name="What you collect")
        self.assertEqual(parts.locator("[aria-current]").inner_text(), "Insights 1")
        parts.get_by_role("link", name="Personal code").press("Enter")
        page.wait_for_url("**/align/collect")
        self.assertNotIn("Half the list.", page.inner_text("main"))
        parts.get_by_role("link", name="Insights").press("Enter")
        page.wait_for_url("**/align/collect?part=insights")
        self.assertIn("Half the list.", page.inner_text("main"))
        page.goto(url("/today"))
        self.press(page, "Keep this thought")
        self.assertIn("From a reading", page.inner_text("main"))

    def test_a_visitor_finds_the_door(self):
        page = self.window(viewport=PHONE)
        self.answer(page, 4)
        page.goto(url("/today"))
        page.locator(".tabs").get_by_role("link", name="Align").click()
        page.keyboard.press("Enter")
        self.assertEqual(page.get_by_text("today: something about").count(), 3)
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            self.look_over(page, "align-door")
        page.locator(".align-bar").get_by_role("link", name="Explore").click()
        self.assertEqual(page.get_by_text("today: something about").count(), 3)
        page.goto(url("/align"))
        page.get_by_role("link", name="Begin with an account").click()
        self.assertIn("/sign-up?next=/align", page.url)

    def test_the_pages(self):
        for viewport, theme in ((PHONE, "dark"), (DESK, "light")):
            page = self.member(viewport=viewport, theme=theme)
            for path in ("/align/explore", "/align/explore/focus/01", "/align/collect", "/align/clear"):
                page.goto(url(path))
                self.look_over(page, path.strip("/").replace("/", "-"))
