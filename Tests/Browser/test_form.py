"""What the form asks, and how it asks."""
from site_under_test import PHONE, SiteTest


class FormTests(SiteTest):
    def test_an_unknown_hour_is_honest(self):
        page = self.open("/chart")
        page.fill("#birth-date", "15 June 1990")
        page.get_by_text("I don’t know the time").click()
        self.choose_place(page)
        self.submit(page)
        text = page.inner_text("main")
        self.assertIn("Without the hour there is no horizon", text)
        self.assertIn("The Moon went from", text)
        self.assertIn("Needs the hour", text)
        self.assertNotIn("Angles and houses", text)
        self.assertEqual(page.locator("th:has-text('House')").count(), 0)

    def test_a_form_on_its_way_is_not_sent_once_more(self):
        page = self.open("/sign-up")
        page.fill("#email", "twice@example.org")
        page.fill("#password", "a quiet long password")
        page.evaluate(
            "() => { window.stopped = []; addEventListener('submit', (event) => {"
            " window.stopped.push(event.defaultPrevented); event.preventDefault(); }); }")
        press = page.locator("form[action='/sign-up'] button[type=submit]").last
        press.click()
        press.click()
        self.assertEqual(page.evaluate("window.stopped"), [False, True])
        # Whoever comes back to the page may send it again.
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        press.click()
        self.assertEqual(page.evaluate("window.stopped"), [False, True, False])

    def test_a_skipped_time_asks(self):
        page = self.open("/chart", viewport=PHONE)
        self.fill(page, "10 March 2024", "02:30")
        self.choose_place(page)
        self.submit(page)
        self.assertIn("jumped over 02:30", page.inner_text("#clock-choice"))
        self.assertTrue(page.input_value("#birth-place").startswith("New York"), "nothing typed is lost")
        page.get_by_text("The old time, as before the change").click()
        self.submit(page)
        self.assertIn("10 March 2024", page.inner_text(".wheel-head"))
        self.assertIn("Universal time07:30", page.text_content(".facts"))

    def test_a_repeated_time_asks(self):
        page = self.open("/chart")
        self.fill(page, "3 November 2024", "01:30")
        self.choose_place(page)
        self.submit(page)
        self.assertIn("came twice", page.inner_text("#clock-choice"))
        page.get_by_text("The second, after the change").click()
        self.submit(page)
        self.assertIn("Universal time06:30", page.text_content(".facts"))

    def test_an_ambiguous_date_asks(self):
        page = self.open("/chart")
        self.fill(page, "6/5/1990")
        self.choose_place(page)
        self.submit(page)
        self.assertIn("Which day is 6/5/1990?", page.inner_text(".choices >> nth=0"))
        page.get_by_text("5 June 1990").click()
        self.submit(page)
        self.assertIn("5 June 1990, 14:30", page.inner_text(".wheel-head"))

    def test_mistakes_are_named_beside_their_fields(self):
        page = self.open("/chart")
        self.fill(page, "31 June 1990", "25:10")
        page.fill("#birth-place", "Xqzzkvwjx")
        self.submit(page)
        for field, words in (("date", "30 days"), ("time", "01:10"), ("place", "Xqzzkvwjx")):
            problem = page.get_attribute(f"#birth-{field}", "aria-describedby")
            self.assertIn(words, page.inner_text(f"#{problem}"))
            self.assertEqual(page.get_attribute(f"#birth-{field}", "aria-invalid"), "true")
        self.assertEqual(page.input_value("#birth-date"), "31 June 1990")
        self.assertEqual(page.evaluate("document.activeElement.id"), "form-problem", "the summary is read first")

    def test_what_is_typed_stays_text(self):
        hostile = "<img src=x onerror=alert(1)>\"'"
        page = self.open("/chart")
        self.fill(page, hostile, hostile)
        page.fill("#birth-place", hostile)
        self.submit(page)
        self.assertEqual(page.input_value("#birth-place"), hostile)
        self.assertEqual(page.locator("img").count(), 0)


class ComboboxTests(SiteTest):
    """The pattern of the ARIA Authoring Practices: an editable combobox with list autocomplete."""

    def suggestions(self):
        page = self.open("/chart")
        page.click("#birth-place")
        page.keyboard.type("New Y", delay=30)
        # Suggestions come while the name is being typed; these are the ones of the whole of it.
        page.locator("#birth-place-list mark", has_text="New Y").first.wait_for()
        return page

    def test_roles_and_states(self):
        page = self.suggestions()
        field = page.locator("#birth-place")
        self.assertEqual(field.get_attribute("role"), "combobox")
        self.assertEqual(field.get_attribute("aria-expanded"), "true")
        self.assertEqual(field.get_attribute("aria-controls"), "birth-place-list")
        self.assertEqual(page.get_attribute("#birth-place-list", "role"), "listbox")
        self.assertIsNone(field.get_attribute("aria-activedescendant"))
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        active = field.get_attribute("aria-activedescendant")
        self.assertEqual(page.locator("[role=option][aria-selected=true]").get_attribute("id"), active)
        self.assertEqual(page.evaluate("document.activeElement.id"), "birth-place")

    def test_escape_closes_and_keeps_the_text(self):
        page = self.suggestions()
        page.keyboard.press("Escape")
        self.assertEqual(page.get_attribute("#birth-place", "aria-expanded"), "false")
        self.assertFalse(page.is_visible("#birth-place-list"))
        self.assertEqual(page.input_value("#birth-place"), "New Y")

    def test_typing_on_forgets_the_choice(self):
        page = self.suggestions()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.assertNotEqual(page.input_value("#birth-place-id"), "")
        page.keyboard.type("x")
        self.assertEqual(page.input_value("#birth-place-id"), "")

    def test_the_beginning_is_marked(self):
        page = self.suggestions()
        self.assertEqual(page.locator("#birth-place-list mark").first.inner_text(), "New Y")

    def test_other_alphabets_and_accents(self):
        for typed, name in (("munch", "Munich"), ("São P", "São Paulo"), ("東京", "Tokyo")):
            with self.subTest(typed=typed):
                page = self.open("/chart")
                page.click("#birth-place")
                page.keyboard.insert_text(typed)
                page.wait_for_selector("#birth-place-list [role=option]")
                self.assertIn(name, page.inner_text("#birth-place-list"))
