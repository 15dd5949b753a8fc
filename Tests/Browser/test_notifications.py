"""Notifications: switched on by a tap, shown by the service worker, and leading to their page; settings without script."""
import re
import threading

from site_under_test import DESK, PHONE, url
from test_account import AccountTest

# A push service that Chromium brings along cannot be reached from here, so the page is given a subscription of its own.
KEYS = ("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg")
SUBSCRIPTION = """
PushManager.prototype.subscribe = async (options) => {
  window.subscribedWith = options;
  return { toJSON: () => ({ endpoint: `https://push.example.org/${crypto.randomUUID()}`, keys: { p256dh: "%s", auth: "%s" } }) };
};
window.askedFor = 0;
Notification.requestPermission = async () => { window.askedFor += 1; return "granted"; };
""" % KEYS
MESSAGE = '{"web_push":8030,"notification":{"title":"Your day is ready","body":"It is there.","tag":"morning","navigate":"%s"}}'


class NotificationTests(AccountTest):
    def page_of(self, script=True):
        page = self.member(script=script, worker=script)
        if script:
            page.add_init_script(SUBSCRIPTION)
            page.context.grant_permissions(["notifications"], origin=url("/").rstrip("/"))
        page.goto(url("/profile"))
        page.get_by_role("link", name=re.compile("^Notifications")).click()
        self.assertIn("Notifications", page.inner_text("h1"))
        return page

    def test_a_tap_switches_it_on_and_a_message_opens_its_page(self):
        page = self.page_of()
        self.assertEqual(page.evaluate("window.askedFor"), 0)
        with page.expect_navigation():
            page.get_by_role("button", name="Switch on notifications here").click()
        self.assertIn("Notifications are on for this device", page.inner_text("[role=status]"))
        session = page.context.new_cdp_session(page)
        found, came = [], threading.Event()
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: (found.extend(told["registrations"]), came.set()))
        session.send("ServiceWorker.enable")
        for _ in range(50):
            if found:
                break
            page.wait_for_timeout(50)
        session.send("ServiceWorker.deliverPushMessage", {
            "origin": url("/").rstrip("/"), "registrationId": found[0]["registrationId"], "data": MESSAGE % url("/today")})
        shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        for _ in range(50):
            if page.evaluate(f"{shown}.then((all) => all.length)"):
                break
            page.wait_for_timeout(50)
        told = page.evaluate(f"{shown}.then(([one]) => [one.title, one.body, one.tag, one.data.path])")
        self.assertEqual(told, ["Your day is ready", "It is there.", "morning", "/today"])
        # A finger on it cannot be given from here; the event that it makes can, with the message that is shown.
        worker = page.context.service_workers[0]
        with page.expect_navigation(url=url("/today")):
            worker.evaluate("""async () => {
              const [notification] = await registration.getNotifications();
              const click = new NotificationEvent("notificationclick", { notification });
              // A browser waits only for events of its own.
              Object.defineProperty(click, "waitUntil", { value: () => {} });
              dispatchEvent(click);
            }""")
        # It is put away with that.
        self.assertEqual(page.evaluate(f"{shown}.then((all) => all.length)"), 0)
        self.assertEqual(worker.evaluate("() => [path('https://evil.example/x'), path('/align?a=1'), path(7)]"),
                         ["/today", "/align?a=1", "/7"])
        # Another address takes the place of the first.
        worker.evaluate("() => renew({ newSubscription: { toJSON: () => ({ endpoint: 'https://push.example.org/new', keys: { p256dh: '%s', auth: '%s' } }) } })" % KEYS)
        page.goto(url("/profile/notifications"))
        self.assertEqual(page.get_by_role("button", name=re.compile("^Switch off notifications: ")).count(), 1)

    def test_settings_need_no_script(self):
        page = self.page_of(script=False)
        self.assertFalse(page.get_by_role("button", name="Switch on notifications here").is_visible())
        page.locator("label", has_text="The day’s reading is ready").click()
        page.fill("#morning-at", "07:15")
        with page.expect_navigation():
            page.get_by_role("button", name="Save").press("Enter")
        self.assertIn("Nothing is sent between", page.inner_text("[role=status]"))
        self.assertTrue(page.is_checked("[name=morning]"))
        self.assertEqual(page.input_value("#morning-at"), "07:15")


class NotificationLooks(AccountTest):
    def test_the_page(self):
        for viewport in (PHONE, DESK):
            page = self.member(viewport=viewport)
            page.goto(url("/profile/notifications"))
            self.look_over(page, "notifications")
