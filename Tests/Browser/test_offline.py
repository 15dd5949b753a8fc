"""Without a connection: what was held opens, what was written arrives once, and nobody finds what was held for somebody else.

The server stands behind a tunnel that can be closed for real, since Chromium's airplane mode does not reach the service worker.
"""
import re
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from playwright.sync_api import Error

from site_under_test import DESK, PHONE, tunnel, url
from test_account import ANSWERS, PASSWORD, AccountTest

TEXT = "Written between two stations."
CHANGED = "The tunnel was longer than that."
ENTRY = re.compile("/journal/[0-9a-f-]+$")
# Sends a form of a page to an address of it, or of another site.
SUBMIT = """([address, fields]) => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}"""
WORKER = "navigator.serviceWorker.ready.then(({ active }) => active.postMessage(%s))"
HELD = """async () => {
  const name = (await caches.keys()).find((key) => key.startsWith('held-'));
  if (!name) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url.replace(location.origin, ''));
}"""

# How many forms wait on the device to be sent, whoever wrote them.
OUTBOX = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('astronova', 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('outbox').objectStore('outbox').count();
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
  };
})"""

# When a page was held, and whether it names a zone that was chosen; and an instant as pages tell it.
HELD_JOURNAL = """async () => {
  const name = (await caches.keys()).find((key) => key.startsWith('held-'));
  const page = await (await caches.open(name)).match('/journal');
  const text = await page.text();
  return [page.headers.get('X-Held-At'), text.includes('data-zone="Asia/Kathmandu"'), /<html[^>]*>/.exec(text)[0]];
}"""
TOLD = """([at, timeZone]) => {
  const { locale, hours: hourCycle } = document.documentElement.dataset;
  return new Date(at).toLocaleString(locale, { hour: '2-digit', minute: '2-digit', hourCycle, timeZone });
}"""


class TunnelTest(AccountTest):
    def setUp(self) -> None:
        super().setUp()
        entered = tunnel()
        self.tunnel = entered.__enter__()
        self.addCleanup(entered.__exit__, None, None, None)

    def _note_failure(self, request) -> None:
        # A connection that is not there fails.
        if not self.tunnel.was_closed:
            super()._note_failure(request)

    def write_what_is_refused(self, page) -> None:
        """An entry that is written away from the connection, and that the server does not take."""
        self.away(page)
        page.goto(url("/journal"))
        page.fill("#entry-text", TEXT)
        page.fill("#entry-tags", "x" * 300)
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**/journal#waiting")
        self.back(page)

    def writer(self, *, entry=None, **options):
        """Somebody who has opened their journal."""
        page = self.member(worker=True, **options)
        if entry:
            self.send(page, "/journal", {"text": entry, "tags": ""})
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        self.open_journal(page)
        return page

    def at_an_entry(self, page) -> str:
        """Opens the newest entry of the journal, so that it is held; where it is."""
        page.locator(".entry").first.click()
        page.wait_for_url(ENTRY)
        path = page.url.removeprefix(url(""))
        self.until(page, lambda: path in page.evaluate(HELD))
        return path

    def change(self, page, text: str) -> None:
        """Changes the entry whose page is open, away from the connection."""
        page.locator("details", has=page.locator("#entry-text")).evaluate("fold => fold.open = true")
        page.fill("#entry-text", text)
        # Changed a second time it leads to where it is.
        with page.expect_navigation(url="**/journal/*#waiting"):
            page.get_by_role("button", name="Save").press("Enter")

    def crash(self, page) -> None:
        # The navigation fails at once; the process, which is that of the worker, too, is gone a moment later.
        with page.expect_event("crash"), self.assertRaises(Error):
            page.goto("chrome://crash")

    def past(self, path: str) -> str:
        """An address of the server that is reached past the tunnel."""
        return "http://{}:{}{}".format(*self.tunnel.server, path)

    def open_journal(self, page) -> None:
        page.goto(url("/journal"))
        self.until(page, lambda: "/journal" in page.evaluate(HELD))

    def reader(self, *, entry=None, **options):
        """Somebody who has opened Today once, with all that it brings along."""
        page = self.member(worker=True, **options)
        if entry:
            self.send(page, "/journal", {"text": entry, "tags": ""})
        page.goto(url("/today"))
        self.gather(page)
        return page

    def gather(self, page) -> None:
        page.evaluate(WORKER % "{ do: 'gather' }")
        self.until(page, lambda: "/offline.json" in page.evaluate(HELD))

    def until(self, page, holds) -> None:
        for _ in range(600):
            if holds():
                return
            page.wait_for_timeout(40)
        self.fail("it did not come to be")

    def away(self, page) -> None:
        self.tunnel.close()
        page.context.set_offline(True)

    def back(self, page) -> None:
        self.tunnel.open()
        page.context.set_offline(False)

    def entries(self, page, text=TEXT) -> int:
        """How many entries of the journal the server has with a text; it is asked past the tunnel."""
        listed = page.context.request.get(self.past("/journal")).text()
        return len(re.findall(r'class="entry"[^>]*>(?:(?!</a>).)*' + re.escape(text), listed, re.DOTALL))


class OfflineReadingTests(TunnelTest):
    def test_what_was_held_opens_after_one_visit(self):
        page = self.reader(entry="Nobody called. Good.", viewport=PHONE)
        headline = page.inner_text("#thought")
        self.away(page)
        page.goto(url("/today"))
        self.assertEqual(page.inner_text("#thought"), headline)
        page.locator("#device p", has_text="the one from").wait_for()
        # With its styles, and every part of life with its text.
        self.assertNotEqual(page.evaluate("getComputedStyle(document.body).marginTop"), "8px")
        part = page.locator("details[data-part]").first
        part.locator("summary").first.click()
        self.assertGreater(len(part.locator(".body").inner_text().split()), 40)
        for days in range(1, 7):
            day = date.today() + timedelta(days=days)
            page.goto(url(f"/today?date={day}"))
            self.assertEqual(page.get_attribute("[data-day]", "data-day"), str(day))
        # The chapter that a day is told in, where it is told in one, opens too.
        for day in (date.today(), day):
            page.goto(url(f"/today?date={day}"))
            chapter = page.locator(".chapter-line a[href^='/chapters/']")
            if chapter.count():
                name = chapter.inner_text()
                chapter.click()
                page.wait_for_url("**/chapters/*")
                self.assertIn(page.inner_text("h1"), name)
                self.assertEqual(page.locator("#missing").count(), 0)
        page.goto(url("/chart"))
        self.assertRegex(page.inner_text(".big3"), r"Rising\s+Taurus")
        page.goto(url("/chart/own/words"))
        self.assertGreater(page.locator(".told > .why").count(), 15)
        page.goto(url("/journal"))
        page.locator(".entry", has_text="Nobody called").click()
        page.wait_for_url(ENTRY)
        self.assertEqual(page.input_value("#entry-text"), "Nobody called. Good.")
        # What is not held says so, and what is.
        page.goto(url("/tarot/cards"))
        self.assertIn("isn’t on your device", page.inner_text("#missing"))
        # The worker tells the list when the page is there.
        page.locator("#held li").first.wait_for()
        self.assertGreaterEqual(page.locator("#held li").count(), 10)
        # What was written is listed by its first words and its day.
        self.assertIn(f"Nobody called. Good. · {date.today():%A}", page.locator("#held li a[href^='/journal/']").inner_text())
        self.scan(page, "offline-missing")
        self.back(page)
        page.get_by_role("link", name="Try again").click()
        page.wait_for_url("**/tarot/cards")
        self.assertIn("cards", page.inner_text("h1").lower())

    def test_the_journal_goes_on_behind_its_first_page(self):
        page = self.member(worker=True, viewport=PHONE)
        for number in range(1, 31):
            self.send(page, "/journal", {"text": f"Entry number {number}.", "tags": "work"})
        page.goto(url("/today"))
        self.gather(page)
        # What is written afterwards moves the places where the pages begin.
        page.goto(url("/journal"))
        page.fill("#entry-text", "The newest of all.")
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**done=kept")
        second = page.get_attribute(".j-older", "href")
        # Those of before go when the new ones are there.
        places = lambda: [path for path in page.evaluate(HELD) if "cursor=" in path]
        self.until(page, lambda: second in places() and len(places()) == 2)
        self.away(page)
        page.goto(url("/journal"))
        for number in (19, 7):
            page.get_by_role("link", name="Older entries").click()
            page.wait_for_url("**/journal?cursor=*")
            self.assertIn(f"Entry number {number}.", page.inner_text(".entry >> nth=0"))
        page.locator(".entry").last.click()
        page.wait_for_url(ENTRY)
        self.assertEqual(page.input_value("#entry-text"), "Entry number 1.")
        # What is not held of it says how far back that is, and the list folds all but the newest.
        page.goto(url("/journal?tag=work"))
        self.assertIn("the newest 60 entries are here", page.inner_text("#missing"))
        entries = page.locator("#held .card > ul a[href^='/journal/']")
        self.assertIn("The newest of all.", entries.first.inner_text())
        self.assertEqual(page.locator("#held a[href*='cursor=']").count(), 0)
        self.assertEqual((entries.count(), page.locator("#earlier a").count()), (5, 26))
        page.locator("#earlier > summary").click()
        self.look_over(page, "offline-journal")
        page.goto(url("/tarot/cards"))
        self.assertNotIn("newest 60", page.inner_text("#missing"))

    def test_the_first_page_of_a_visitor_leads_to_today(self):
        page = self.answered(4, worker=True, viewport=PHONE)
        page.goto(url("/today"))
        self.gather(page)
        self.away(page)
        page.goto(url("/"))
        self.assertEqual((page.url, page.locator("#missing").count()), (url("/today"), 0))

    def test_a_bookmark_that_waits_is_told_as_its_day_is(self):
        page = self.reader(viewport=PHONE)
        self.away(page)
        page.goto(url("/today"))
        day = page.get_attribute("[data-day]", "data-day")
        page.get_by_role("button", name="Bookmark this day", exact=True).press("Enter")
        page.wait_for_url("**/today?date=*")
        page.goto(url("/offline"))
        told = page.locator(f"#held a[href='/today?date={day}']").inner_text()
        self.assertNotIn(day, told)
        self.assertEqual(page.inner_text("#waiting .own-words"), f"Your bookmark for {told}")

    def test_instants_are_told_by_the_clocks_that_were_chosen(self):
        page = self.writer()
        self.send(page, "/profile/preferences", {
            "house_system": "Placidus", "zodiac": "tropical", "theme": "system", "hour_cycle": "h23", "timezone": "Asia/Kathmandu"})
        page.goto(url("/journal"))
        self.until(page, lambda: page.evaluate(HELD_JOURNAL)[1])
        told = page.evaluate(TOLD, [page.evaluate(HELD_JOURNAL)[0], "Asia/Kathmandu"])
        # The page of what is held comes the same for everybody, and still has the clocks of whoever reads here.
        page.goto(url("/offline"))
        self.assertEqual(page.get_attribute("html", "data-zone"), "Asia/Kathmandu")
        held = page.locator("#held li", has=page.locator("a[href='/journal']")).locator(".label")
        held.wait_for()
        self.assertIn(told, held.inner_text())
        self.away(page)
        page.goto(url("/journal"))
        page.locator("#device p[data-matter=copy]").wait_for()
        self.assertIn(told, page.inner_text("#device"))
        page.fill("#entry-text", TEXT)
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**/journal#waiting")
        for path in ("/journal", "/offline"):
            page.goto(url(path))
            line = page.locator("#waiting .waiting-copy .label")
            line.wait_for()
            at = page.evaluate("""() => new Promise((resolve) => {
              const opening = indexedDB.open('astronova', 1);
              opening.onsuccess = () => {
                const asked = opening.result.transaction('outbox').objectStore('outbox').getAll();
                asked.onsuccess = () => { opening.result.close(); resolve(asked.result[0].at); };
              };
            })""")
            self.assertIn(page.evaluate(TOLD, [at, "Asia/Kathmandu"]), line.inner_text())

    def test_the_page_of_what_is_held_looks_as_its_reader_chose(self):
        page = self.writer(viewport=PHONE)
        self.send(page, "/profile/preferences", {"house_system": "Placidus", "zodiac": "tropical", "theme": "dark", "hour_cycle": "h23"})
        page.goto(url("/journal"))
        self.until(page, lambda: "dark" in page.evaluate(HELD_JOURNAL)[2])
        self.away(page)
        for path in ("/offline", "/tarot/cards"):
            page.goto(url(path))
            self.assertEqual(page.get_attribute("html", "data-theme"), "dark")
            self.assertEqual(page.inner_text(".me-tab").strip()[-7:], "Profile")
            self.assertEqual(page.locator(".tabs [aria-current], #look").count(), 0)
        self.look_over(page, "offline-member")


class OfflineWritingTests(TunnelTest):
    def test_an_entry_arrives_once_after_a_crash_and_a_lost_answer(self):
        page = self.reader(viewport=PHONE)
        self.away(page)
        page.goto(url("/journal"))
        page.fill("#entry-text", TEXT)
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**/journal#waiting")
        self.assertIn(TEXT, page.locator("#waiting .own-words").inner_text())
        page.goto(url("/today"))
        page.get_by_role("button", name="Bookmark this day", exact=True).press("Enter")
        page.wait_for_url("**/today?date=*")
        page.get_by_text("Waiting on this device to be sent: 2.").wait_for()
        page.context.set_offline(False)
        self.crash(page)
        # The server hears every word of the next connection, and its answers are lost.
        other = page.context.new_page()
        self.tunnel.open(deaf=True)
        other.goto(url("/journal"))
        self.until(other, lambda: self.entries(other) == 1)
        other.locator("#waiting li").first.wait_for()
        self.tunnel.open()
        other.goto(url("/journal"))
        other.get_by_text("What waited here has arrived.").wait_for()
        self.assertEqual(self.entries(other), 1)
        other.locator("#waiting").wait_for(state="hidden")
        other.goto(url("/today"))
        self.assertEqual(other.locator("button[aria-pressed]").get_attribute("aria-pressed"), "true")

    def test_a_changed_entry_arrives_once_after_a_crash_and_a_lost_answer(self):
        page = self.writer(entry=TEXT, viewport=PHONE)
        self.at_an_entry(page)
        self.away(page)
        self.change(page, "A first try.")
        # What waits is changed in its own place.
        page.locator("#waiting").get_by_role("button", name="Edit").click()
        self.assertEqual(page.input_value("#entry-text"), "A first try.")
        self.change(page, CHANGED)
        self.assertIn(CHANGED, page.locator("#waiting .own-words").inner_text())
        self.scan(page, "entry-waiting")
        page.goto(url("/journal"))
        page.locator("#waiting").get_by_role("link", name="Open the entry").wait_for()
        self.assertEqual(page.evaluate(OUTBOX), 1)
        page.context.set_offline(False)
        self.crash(page)
        other = page.context.new_page()
        self.tunnel.open(deaf=True)
        other.goto(url("/journal"))
        self.until(other, lambda: self.entries(other, CHANGED) == 1)
        self.assertEqual(other.evaluate(OUTBOX), 1)
        self.tunnel.open()
        other.goto(url("/journal"))
        other.get_by_text("What waited here has arrived.").wait_for()
        self.assertEqual((self.entries(other, CHANGED), self.entries(other), other.evaluate(OUTBOX)), (1, 0, 0))

    def test_who_leaves_while_it_is_sent_is_told_by_the_next_page(self):
        page = self.writer(viewport=PHONE)
        self.away(page)
        page.goto(url("/journal"))
        page.fill("#entry-text", TEXT)
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**/journal#waiting")
        self.back(page)
        page.evaluate(WORKER % "{ do: 'hello', path: '/journal' }")
        page.goto(url("/today"))
        page.get_by_text("What waited here has arrived.").wait_for()
        self.assertEqual((self.entries(page), page.evaluate(OUTBOX)), (1, 0))

    def test_a_change_that_was_overtaken_is_kept_and_can_be_sent_anew(self):
        page = self.writer(entry=TEXT)
        path = self.at_an_entry(page)
        self.away(page)
        self.change(page, CHANGED)
        other = {"text": "Written at the desk.", "tags": ""}
        page.context.request.post(self.past(path), form=other, headers={"Sec-Fetch-Site": "same-origin"})
        self.back(page)
        page.goto(url("/journal"))
        page.get_by_text("Not accepted, still on this device: 1.").wait_for()
        self.assertEqual((self.entries(page, "Written at the desk."), self.entries(page, CHANGED)), (1, 0))
        self.assertIn(CHANGED, page.locator("#waiting .own-words").inner_text())
        page.get_by_role("link", name="Open the entry").click()
        page.locator("#waiting").get_by_role("button", name="Edit").click()
        self.assertEqual(page.input_value("#entry-text"), CHANGED)
        page.get_by_role("button", name="Save").press("Enter")
        page.wait_for_url("**done=saved")
        self.assertEqual((self.entries(page, CHANGED), page.evaluate(OUTBOX)), (1, 0))

    def test_what_is_written_away_is_of_the_day_that_was_chosen(self):
        # Far in the east or far in the west it is another day than in Lisbon.
        here = datetime.now(ZoneInfo("Europe/Lisbon")).date()
        name = next(name for name in ("Pacific/Kiritimati", "Pacific/Pago_Pago") if datetime.now(ZoneInfo(name)).date() != here)
        page = self.writer()
        self.send(page, "/profile/preferences", {"house_system": "Placidus", "zodiac": "tropical", "theme": "system", "timezone": name})
        page.goto(url("/journal"))
        self.until(page, lambda: f'data-zone="{name}"' in page.evaluate(HELD_JOURNAL)[2])
        self.away(page)
        page.goto(url("/journal"))
        before = datetime.now(ZoneInfo(name)).date()
        page.fill("#entry-text", TEXT)
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**/journal#waiting")
        days = {str(before), str(datetime.now(ZoneInfo(name)).date())}
        self.back(page)
        self.until(page, lambda: self.entries(page) == 1)
        kept = page.context.request.get(self.past("/journal/export")).text()
        self.assertIn(re.search(r'"date" : "([\d-]+)"', kept)[1], days)

    def test_what_cannot_wait_says_so_and_keeps_what_was_typed(self):
        page = self.member(worker=True, viewport=PHONE)
        self.send(page, "/journal", {"text": TEXT, "tags": "", "date": str(datetime.now(timezone.utc).date() - timedelta(days=2))})
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        self.open_journal(page)
        path = self.at_an_entry(page)
        self.away(page)
        page.fill("#later-text", "Nobody was late after all.")
        page.get_by_role("button", name="Add the note").press("Enter")
        page.wait_for_url("**/offline#unsent")
        self.assertIn("That was not sent.", page.inner_text("#unsent"))
        self.assertFalse(page.locator("#missing").is_visible())
        self.look_over(page, "offline-unsent")
        page.get_by_role("link", name="Back to what you typed").click()
        page.wait_for_url("**" + path)
        self.assertEqual(page.input_value("#later-text"), "Nobody was late after all.")
        # The way back of the browser leads there, too.
        page.get_by_role("button", name="Add the note").press("Enter")
        page.wait_for_url("**/offline#unsent")
        page.go_back()
        page.wait_for_url("**" + path)
        self.assertEqual(page.input_value("#later-text"), "Nobody was late after all.")
        # So do the forms of every other page.
        for action in (
                "/profile/preferences", "/align/settings", "/align/collect", "/tarot/journal/undo", "/tarot/table", "/profile/reports",
                path + "/delete", "/profile/delete"):
            page.evaluate(SUBMIT, [action, {"a": "1"}])
            page.wait_for_url("**/offline#unsent")
            self.assertTrue(page.locator("#unsent").is_visible(), action)
            self.assertFalse(page.locator("#unsent a").is_visible())
            page.goto(url(path))
        self.assertEqual(page.evaluate(OUTBOX), 0)
        # With a connection they go through.
        self.back(page)
        page.goto(url(path))
        page.fill("#later-text", "Nobody was late after all.")
        page.get_by_role("button", name="Add the note").press("Enter")
        page.wait_for_url("**done=later")

    def test_what_the_server_refuses_stays_and_can_be_changed(self):
        page = self.writer()
        self.write_what_is_refused(page)
        page.get_by_text("Not accepted, still on this device: 1.").wait_for()
        self.assertEqual(self.entries(page), 0)
        page.goto(url("/journal"))
        page.get_by_role("button", name="Edit").click()
        self.assertEqual(page.input_value("#entry-text"), TEXT)
        page.fill("#entry-tags", "train")
        page.get_by_role("button", name="Keep it").press("Enter")
        page.wait_for_url("**done=kept")
        self.assertEqual(self.entries(page), 1)
        page.goto(url("/offline"))
        self.assertFalse(page.locator("#waiting").is_visible())


class OfflinePrivacyTests(TunnelTest):
    def test_signing_out_empties_and_nobody_else_finds_anything(self):
        page = self.reader(entry=TEXT)
        chapters = [path for path in page.evaluate(HELD) if path.startswith("/chapters/")]
        page.goto(url("/profile"))
        page.locator("#safe > summary").click()
        page.get_by_role("button", name="Sign out this device").click()
        page.wait_for_url(url("/"))
        self.assertEqual(page.evaluate(HELD), [])
        # Somebody else, on the same device, while the first is still signed in.
        fields = {"email": page.email, "password": PASSWORD, "next": ""}
        self.send(page, "/sign-in", fields)
        self.open_journal(page)
        for path, answers in ANSWERS:
            self.send(page, path, answers)
        self.send(page, "/sign-up", {"email": self.address(), "password": PASSWORD, "next": ""})
        page.goto(url("/terms"))
        self.away(page)
        page.goto(url("/journal"))
        self.assertIn("isn’t on your device", page.inner_text("#missing"))
        page.locator("#nothing").wait_for()
        self.assertNotIn(TEXT, page.content())
        self.assertEqual(page.locator("#held li").count(), 0)
        for path in chapters:
            page.goto(url(path))
            self.assertTrue(page.locator("#missing").is_visible())

    def test_what_another_site_sends_is_not_taken_for_ours(self):
        page = self.writer(entry=TEXT)
        path = self.at_an_entry(page)
        page.context.route("http://elsewhere.test/", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>x</title>"))
        for action in ("/journal", path, "/profile/preferences"):
            page.goto("http://elsewhere.test/")
            with page.expect_navigation():
                page.evaluate(SUBMIT, [url(action), {"text": CHANGED, "tags": ""}])
            self.assertNotIn("done=", page.url)
        self.assertEqual((self.entries(page, CHANGED), self.entries(page)), (0, 1))

    def test_signing_out_in_a_tunnel_holds_when_there_is_a_connection(self):
        page = self.writer(entry=TEXT)
        page.goto(url("/profile"))
        page.locator("#safe > summary").click()
        self.away(page)
        page.get_by_role("button", name="Sign out this device").click()
        page.wait_for_url("**/offline#left")
        self.assertIn("signed out on this device as soon as", page.inner_text("#left"))
        self.assertFalse(page.locator("#missing").is_visible())
        self.assertNotIn("/journal", page.evaluate(HELD))
        # The very first page afterwards is that of somebody who is signed out.
        self.back(page)
        page.goto(url("/journal"))
        self.assertIn("/sign-in", page.url)
        self.assertEqual(page.evaluate(OUTBOX), 0)

    def test_deleting_the_account_empties_and_takes_along_what_waits(self):
        page = self.writer(entry="Nobody called. Good.")
        # Something that the server does not take, so that it waits with a connection, too.
        self.write_what_is_refused(page)
        refused = page.get_by_text("Not accepted, still on this device: 1.")
        refused.wait_for()
        asked = []

        def delete(password, goes):
            page.once("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept() if goes else dialog.dismiss()))
            page.fill("#password", password)
            page.get_by_role("button", name="Delete everything").press("Enter")

        page.goto(url("/profile/delete"))
        refused.wait_for()
        delete(PASSWORD, False)
        self.assertEqual((len(asked), page.url), (1, url("/profile/delete")))
        self.assertIn("has not been sent yet", asked[0])
        # Nothing goes before the account is gone.
        with page.expect_navigation():
            delete("the wrong one", True)
        self.assertEqual(page.evaluate(OUTBOX), 1)
        self.assertNotEqual(page.evaluate(HELD), [])
        refused.wait_for()
        delete(PASSWORD, True)
        page.wait_for_url("**/goodbye")
        self.assertEqual((len(asked), page.evaluate(OUTBOX), page.evaluate(HELD)), (3, 0, []))
        self.away(page)
        page.goto(url("/journal"))
        self.assertIn("isn’t on your device", page.inner_text("#missing"))
        page.locator("#nothing").wait_for()
        self.assertEqual(page.locator("#waiting li, #held li").count(), 0)


class OfflineDeviceTests(TunnelTest):
    def test_the_page_of_what_is_held(self):
        page = self.open("/today", worker=True)
        self.gather(page)
        page.goto(url("/offline"))
        page.locator("#held li").first.wait_for()
        for viewport in (PHONE, DESK):
            page.set_viewport_size(viewport)
            self.look_over(page, "offline")
        page.get_by_role("button", name="Remove what is held here").click()
        page.get_by_text("Nothing is held here now.").wait_for()
        self.assertEqual(page.evaluate(HELD), [])
        # Without script it says what that means.
        plain = self.open("/offline", script=False)
        self.assertIn("Without scripts this device holds nothing", plain.inner_text("main"))


class OfflineVersionTests(TunnelTest):
    def test_a_newer_version_waits_to_be_asked(self):
        page = self.open("/terms", worker=True)
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        # The server has another script now; it goes as it is, and whole.
        self.tunnel.swaps = [(b"Accept-Encoding:", b"Accept-Encodinx:"), (b"If-None-Match:", b"If-None-Matcx:"),
                             (b'told.title || "Astronova"', b'told.title || "Astronewa"')]
        page.reload()
        button = page.get_by_role("button", name="Use it now")
        button.wait_for()
        with page.expect_navigation():
            button.click()
        page.wait_for_load_state("load")
        self.assertEqual(page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting)"), None)
        self.assertEqual(page.locator("#device p").count(), 0)
