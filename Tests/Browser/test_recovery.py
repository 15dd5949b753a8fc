"""A password that was forgotten: the codes that are shown once, “I cannot sign in”, and the link of a letter."""
import email
import email.policy
import pathlib
import re
import sys

from site_under_test import PHONE, another_server, url
from test_account import PASSWORD, AccountTest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Push"))
from letters import MailServer  # noqa: E402

ANOTHER = "over the old wall"


class RecoveryTests(AccountTest):
    def sign_out(self, page) -> None:
        self.send(page, "/sign-out", {})

    def test_a_code_leads_back_in(self):
        for script in (True, False):
            with self.subTest(script=script):
                page = self.open("/sign-up?next=/journal", viewport=PHONE, script=script)
                address = self.address()
                page.fill("#email", address)
                page.fill("#password", PASSWORD)
                page.get_by_role("button", name="Make my account").click()
                codes = page.locator(".codes li").all_inner_texts()
                self.assertEqual(len(codes), 8)
                if script:
                    self.assertTrue(page.get_by_role("button", name="Copy").is_visible())
                    self.look_over(page, "recovery-codes")
                    page.emulate_media(media="print")
                    self.assertTrue(page.locator(".codes").is_visible())
                    self.assertFalse(page.locator(".codes-acts").is_visible() or page.locator("nav.tabs").is_visible())
                    page.emulate_media(media="screen")
                with page.expect_download() as download:
                    page.get_by_role("link", name="Save as a file").click()
                kept = pathlib.Path(download.value.path()).read_text()
                self.assertTrue(all(code in kept for code in codes) and address in kept)
                page.get_by_role("link", name="I have saved them. Go on").click()
                self.assertEqual(page.url, url("/journal"))
                self.sign_out(page)
                page.goto(url("/sign-in?next=/journal"))
                page.get_by_role("link", name="I cannot sign in").click()
                page.fill("#email", address)
                page.fill("#code", codes[2][:-1])
                page.fill("#password", ANOTHER)
                page.get_by_role("button", name="Set the new password").click()
                self.assertIn("this has 15", page.inner_text("#code-problem"))
                self.assertEqual((page.input_value("#email"), page.input_value("#code")), (address, codes[2][:-1]))
                page.fill("#code", codes[2].lower().replace("-", " "))
                page.fill("#password", ANOTHER)
                page.get_by_role("button", name="Set the new password").click()
                self.assertIn("7 recovery codes are left.", page.inner_text("main"))
                page.get_by_role("link", name="Go on", exact=True).click()
                self.assertEqual(page.url, url("/journal"))
                self.sign_out(page)
                self.assertEqual(self.send(page, "/sign-in", {"email": address, "password": ANOTHER, "next": "/journal"}), "/journal")

    def test_a_letter_leads_back_in(self):
        mail = MailServer("plain")
        self.addCleanup(mail.close)
        with another_server("--smtp", f"smtp://127.0.0.1:{mail.port}", "--mail-from", "stars@example.org", "--origin", "https://stars.example.org"):
            self.everywhere("recover", lambda **o: self.open("/recover?next=/journal", **o))
            page = self.member(viewport=PHONE)
            self.sign_out(page)
            page.goto(url("/recover"))
            page.fill("#mail-email", page.email)
            page.get_by_role("button", name="Send me a link").click()
            self.assertIn("Check your email", page.inner_text("main"))
            _, recipient, data = mail.letters.get(timeout=10)
            letter = email.message_from_bytes(data, policy=email.policy.default).get_content()
            path = re.search(r"https://stars\.example\.org(/recover/link/\S+)", letter)[1]
            self.assertEqual(recipient, page.email)
            page.goto(url(path))
            self.look_over(page, "recover-link")
            page.fill("#password", "short")
            page.get_by_role("button", name="Set the new password").click()
            self.assertIn("at least 8", page.inner_text("#password-problem"))
            page.fill("#password", ANOTHER)
            page.get_by_role("button", name="Set the new password").click()
            self.assertIn("Your new password is set", page.inner_text("main"))
            page.get_by_role("link", name="Go on", exact=True).click()
            self.assertEqual(page.url, url("/today"))
            self.assertEqual(page.goto(url(path)).status, 404)
            self.assertIn("This link no longer works", page.inner_text("h1"))
