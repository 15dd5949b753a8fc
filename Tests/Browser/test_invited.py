"""An account by invitation with somebody who vouches: there and back, refused, twice, and where nobody may begin one."""
import re

import local_provider
from scanner import Scanner
from site_under_test import another_server, invitations, url

BUTTON = f"Continue with {local_provider.NAME}"


class ProviderTest(Scanner):
    """A server that offers the provider, for the tests of a class, and the steps that several of them take."""

    registration = ""

    @classmethod
    def setUpClass(cls) -> None:
        cls.provider = cls.enterClassContext(local_provider.serving())
        cls.data = cls.enterClassContext(another_server(
            "--registration", cls.registration, "--openid-issuer", cls.provider.address, "--openid-client", local_provider.CLIENT,
            "--openid-name", local_provider.NAME))

    def leave(self, page) -> None:
        """Goes to the provider: the page in between goes on by itself."""
        page.get_by_role("button", name=BUTTON).click()
        page.wait_for_url(re.compile("^" + re.escape(self.provider.address) + "/authorize"))
        self.assertEqual(page.inner_text("h1"), local_provider.NAME)

    def come_back(self, page, words: str) -> int:
        """Follows a link of the provider's page; the status of where it ends."""
        with page.expect_navigation() as answer:
            page.get_by_role("link", name=words).click()
        return answer.value.status

    def assert_not_signed_in(self, page) -> None:
        self.assertNotIn("astronova", [cookie["name"] for cookie in page.context.cookies()])


class InvitedTests(ProviderTest):
    registration = "invite"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.codes = iter(invitations(cls.data, 12))

    def form(self, code: str, path="/sign-up?next=/journal", **options):
        """The form for a new account with a code typed in."""
        page = self.open(path, **options)
        page.fill("#invitation", code)
        return page

    def test_how_the_pages_look(self):
        good = next(self.codes)

        def refused(**options):
            page = self.form("ani_wrong", **options)
            with page.expect_navigation():
                page.get_by_role("button", name=BUTTON).click()
            return page

        def leaving(**options):
            page = self.form(good, **options)
            # Where it goes on to is not reached, so that the page in between can be looked at.
            page.route(self.provider.address + "/**", lambda route: route.abort("aborted"))
            page.get_by_role("button", name=BUTTON).click()
            page.get_by_role("heading", name=f"Taking you to {local_provider.NAME}").wait_for()
            self.assertEqual(page.evaluate("document.querySelector('main a.btn').host"), self.provider.address.removeprefix("http://"))
            return page

        self.everywhere("invited", lambda **o: self.open("/sign-up", **o))
        self.everywhere("invited-refused", refused)
        self.everywhere("invited-leaving", leaving)

    def test_a_good_code_makes_an_account_and_is_good_once(self):
        for script in (True, False):
            with self.subTest(script=script):
                code = next(self.codes)
                page = self.form(code, script=script)
                seen = []
                page.on("request", lambda request: seen.append(request.url))
                self.leave(page)
                self.come_back(page, "Go on as Maya" if script else "Go on as somebody new")
                self.assertEqual(page.url, url("/journal"))
                self.assertFalse([address for address in seen if code in address], "the code stands in no address")
                page.goto(url("/profile"))
                page.locator("#safe > summary").click()
                self.assertIn(local_provider.NAME, page.inner_text("main"))
        page = self.form(code)
        with page.expect_navigation() as answer:
            page.get_by_role("button", name=BUTTON).click()
        self.assertEqual(answer.value.status, 422)
        self.assertIn("is not good", page.inner_text("#invitation-problem"))
        # Those who have an account need no code.
        page = self.open("/sign-in?next=/journal")
        page.get_by_role("link", name=BUTTON).click()
        self.come_back(page, "Go on as Maya")
        self.assertEqual(page.url, url("/journal"))

    def test_a_wrong_code_is_said_at_its_field(self):
        page = self.open("/sign-up?next=/journal")
        page.fill("#email", "maya@example.org")
        for code, words in (("", "is missing"), ("ani_wrong", "is not good")):
            page.fill("#invitation", code)
            with page.expect_navigation():
                page.get_by_role("button", name=BUTTON).click()
            self.assertTrue(page.url.startswith(url("/sign-up/openid")), page.url)
            self.assertIn(words, page.inner_text("#invitation-problem"))
            self.assertEqual(page.get_attribute("#invitation", "aria-describedby"), "invitation-problem")
            # It comes with the first picture of the page, which may be after it has loaded.
            page.locator("#invitation:focus").wait_for()
            self.assertEqual(page.input_value("#invitation"), code)
            self.assertEqual(page.input_value("#email"), "maya@example.org", "what was typed is not lost")
        # From there it goes on.
        page.fill("#invitation", next(self.codes))
        self.leave(page)

    def test_an_answer_is_for_the_browser_that_asked(self):
        page, other = self.form(next(self.codes)), self.form(next(self.codes))
        self.leave(page)
        self.leave(other)
        address = page.get_by_role("link", name="Go on as somebody new").get_attribute("href")
        asked = self.provider.exchanges
        self.assertEqual(other.goto(address).status, 422)
        self.assertIn("did not begin here", other.inner_text("#form-problem"))
        self.assertEqual(self.provider.exchanges, asked, "the provider is not asked for it")
        self.assert_not_signed_in(other)
        self.assertEqual(page.goto(address).status, 200)
        self.assertEqual(page.url, url("/journal"))

    def test_whoever_refuses_there_goes_on_with_the_same_code(self):
        code = next(self.codes)
        page = self.form(code)
        self.leave(page)
        self.assertEqual(self.come_back(page, "Refuse"), 422)
        self.assertIn(f"{local_provider.NAME} did not sign you in.", page.inner_text("#form-problem"))
        self.assertEqual(page.input_value("#invitation"), code)
        self.assert_not_signed_in(page)
        self.leave(page)
        self.come_back(page, "Go on as somebody new")
        self.assertEqual(page.url, url("/journal"))

    def test_the_way_back_of_the_browser(self):
        page = self.form(next(self.codes))
        self.leave(page)
        # Back leads to the form and not to the page in between, which would lead on again at once.
        page.go_back()
        self.assertEqual(page.url, url("/sign-up?next=/journal"))
        page.fill("#invitation", next(self.codes))
        self.leave(page)
        there = page.url
        self.come_back(page, "Go on as somebody new")
        self.assertEqual(page.url, url("/journal"))
        # The same attempt a second time makes nothing, and takes nothing away.
        page.go_back()
        self.assertEqual(page.url, there)
        self.assertEqual(self.come_back(page, "Go on as Maya"), 422)
        self.assertIn("did not begin here", page.inner_text("#form-problem"))
        page.goto(url("/profile"))
        self.assertEqual(page.url, url("/profile"))


class ClosedTests(ProviderTest):
    registration = "closed"

    def test_nobody_begins_an_account(self):
        page = self.open("/sign-up")
        self.assertIn("This server is not opening new accounts.", page.inner_text("main"))
        self.assertEqual(page.get_by_text(BUTTON).count(), 0)
        # Those who have one may come in by the provider; whoever has none is told so there.
        page = self.open("/sign-in")
        page.get_by_role("link", name=BUTTON).click()
        self.assertEqual(self.come_back(page, "Go on as Maya"), 422)
        self.assertIn("this server is not opening new ones. Nothing was changed.", page.inner_text("#form-problem"))
        self.assert_not_signed_in(page)
        # A form that was open since before registration was closed.
        page.evaluate("document.querySelector('main form').action = '/sign-up/openid'")
        with page.expect_navigation() as answer:
            page.evaluate("document.querySelector('main form').submit()")
        self.assertEqual(answer.value.status, 403)
        self.assertIn("This server is not opening new accounts.", page.inner_text("main"))
