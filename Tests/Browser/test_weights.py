"""What the pages weigh on the wire when nothing of them is there yet: what comes with a page, without type faces."""
import gzip
import http.client
import json
import re
from urllib.parse import urlsplit

from site_under_test import DESK, PHONE, url
from test_account import AccountTest

MOST = 80_000
# A chart grows with what it holds; what is left below the bound is for a birth that nobody has looked at.
MOST_CHART = 78_000

PUBLIC = (
    "/", "/now?place=Lisbon", "/chart?new=1", "/begin", "/begin/name", "/begin/date", "/sign-up", "/sign-in", "/recover", "/goodbye", "/terms",
    "/privacy", "/support", "/docs", "/docs/techniques", "/today", "/today?sign=leo", "/chapters", "/reports", "/offline", "/tarot", "/tarot/cards",
    "/tarot/cards/major-19", "/align", "/align/explore", "/align/explore/focus", "/align/explore/focus/01")
OWN = (
    "/profile", "/profile/birth", "/profile/password", "/profile/recovery", "/profile/calendar", "/profile/notifications", "/profile/delete",
    "/begin/done", "/today", "/today/parts/love_relationships", "/chapters", "/journal", "/reports", "/tarot", "/tarot/journal", "/tarot/patterns",
    "/tarot/learn", "/align", "/align/session/start", "/align/collect", "/align/progress", "/align/settings", "/align/explore", "/align/collections",
    "/align/clear", "/collect/insight/new?text=123")

KOLKATA, OSLO, BERLIN, SYDNEY, NEW_YORK = (
    ("Asia/Kolkata", 19.07, 72.9), ("Europe/Oslo", 69.65, 18.96), ("Europe/Berlin", 52.5, 13.4), ("Australia/Sydney", -33.9, 151.2),
    ("America/New_York", 40.7, -74.0))
# The heaviest of some hundred births, the lightest, and those without an hour.
BIRTHS = (
    ("1950-07-07", "00:17", KOLKATA), ("2012-07-01", "12:40", KOLKATA), ("2025-06-09", "22:54", SYDNEY), ("1955-02-07", "10:32", KOLKATA),
    ("1953-01-04", "03:02", OSLO), ("1920-07-28", "22:57", NEW_YORK), ("2011-07-06", "02:08", KOLKATA), ("1962-02-04", "12:10", KOLKATA),
    ("1940-03-03", "02:28", OSLO), ("1979-05-24", None, NEW_YORK), ("1923-10-07", None, BERLIN))


def fetched(path: str, cookie: str = "") -> tuple[int, bytes]:
    """An answer as it comes over the line: how many bytes with its head, and what they say."""
    base = urlsplit(url("/"))
    line = http.client.HTTPConnection(base.hostname, base.port, timeout=60)
    line.request("GET", path, headers={"Accept": "text/html,*/*", "Accept-Encoding": "gzip", "Cookie": cookie, "User-Agent": "weights"})
    answer = line.getresponse()
    body = answer.read()
    head = sum(len(name) + len(value) + 4 for name, value in answer.getheaders()) + len("HTTP/1.1 200 OK\r\n\r\n")
    text = gzip.decompress(body) if answer.getheader("content-encoding") == "gzip" else body
    line.close()
    return len(body) + head, text


class Weigher(AccountTest):
    """Weighs a page with its style sheets, scripts, signs and pictures, but for type faces, by the addresses in it."""

    # What stands in the head of a page, or is drawn at once; a picture that waits to be scrolled to is none of it.
    PARTS = re.compile(
        r'<link(?=[^>]* rel="(?:stylesheet|modulepreload|icon|manifest)")[^>]* href="([^"]+)"|<script[^>]* src="([^"]+)"'
        r'|<img(?![^>]* loading="lazy")[^>]* src="([^"]+)"|<use[^>]* href="(/[^"#]+)#')
    IMPORTS = re.compile(r'(?:from|import) ?\(?"(/[^"]+)"')

    def setUp(self):
        super().setUp()
        self.assets: dict[str, tuple[int, list[str]]] = {}

    def asset(self, path: str) -> tuple[int, list[str]]:
        """Of a part of pages: its bytes, and what it brings along."""
        if path not in self.assets:
            size, text = fetched(path)
            self.assets[path] = (size, self.IMPORTS.findall(text.decode()) if path.endswith(".js") else [])
        return self.assets[path]

    def weigh(self, path: str, cookie: str = "") -> int:
        size, text = fetched(path, cookie)
        waiting = ["".join(found) for found in self.PARTS.findall(text.decode())]
        known: set[str] = set()
        while waiting:
            part = waiting.pop()
            if part in known:
                continue
            known.add(part)
            weight, more = self.asset(part)
            size += weight
            waiting += more
        return size

    def cookie(self, page) -> str:
        return "; ".join(f"{kept['name']}={kept['value']}" for kept in page.context.cookies(url("/")))

    def assert_light(self, paths, most=MOST, cookie="") -> None:
        heaviest = (0, "")
        for path in paths:
            with self.subTest(page=path):
                weight = self.weigh(path, cookie)
                heaviest = max(heaviest, (weight, path))
                self.assertGreater(weight, 5_000)
                self.assertLessEqual(weight, most)
        print(f"\n  the heaviest of {len(paths)} pages: {heaviest[1]}, {heaviest[0] / 1000:.1f} kB on the wire", end="")

    def scale(self, page):
        """Opens an address in a window without its cache: the bytes of what comes with it, and of the pictures of cards on it."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        kinds, sizes = {}, {}

        def answered(event) -> None:
            address = urlsplit(event["response"]["url"]).path
            isCard = address.startswith("/tarot/cards/") and address.endswith(".svg")
            kinds[event["requestId"]] = "card" if isCard else "face" if event["type"] == "Font" else "page"

        session.on("Network.responseReceived", answered)
        session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))

        def open_alone(path: str) -> tuple[int, list[int]]:
            page.goto(url("/support"), wait_until="networkidle")
            kinds.clear()
            sizes.clear()
            page.goto(url(path), wait_until="networkidle")
            of = lambda kind: [size for name, size in sizes.items() if kinds.get(name) == kind]
            return sum(of("page")), of("card")

        return open_alone


class PageWeightTests(Weigher):
    def test_what_is_weighed_is_what_a_browser_fetches(self):
        opened = self.scale(page := self.window(viewport=PHONE))
        answer = page.request.post(url("/api/v1/chart/generate"), data={
            "birthData": {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7, "longitude": -74}})
        # What the script of the first page asks for beside it is weighed in `test_pages`.
        for path in ("/begin", "/today?sign=leo", "/tarot", "/docs", "/chart/" + json.loads(answer.text())["chartId"]):
            with self.subTest(page=path):
                weight, cards = opened(path)
                # Chromium asks for no manifest of a page that nobody installs, and without windows for no icon.
                ratio = self.weigh(path, self.cookie(page)) / (weight + sum(cards))
                self.assertTrue(0.97 < ratio < 1.15, ratio)

    def test_what_everybody_sees_is_light(self):
        self.assert_light(PUBLIC)

    def test_every_part_of_the_documentation_is_light(self):
        page = self.open("/docs", viewport=DESK)
        parts = page.eval_on_selector_all("main h2 a", "all => all.map(a => a.getAttribute('href'))")
        self.assertGreater(len(parts), 15)
        self.assert_light(parts)

    def test_the_chart_of_any_birth_is_light(self):
        page = self.window(viewport=PHONE)
        charts = []
        for date, time, (zone, latitude, longitude) in BIRTHS:
            born = {"date": date, "timezone": zone, "latitude": latitude, "longitude": longitude} | ({"time": time} if time else {})
            answer = page.request.post(url("/api/v1/chart/generate"), data={"birthData": born})
            charts.append("/chart/" + json.loads(answer.text())["chartId"])
        self.assert_light(charts, MOST_CHART)
        self.assert_light([f"{path}/words" for path in charts])

    def test_pictures_of_cards_come_when_they_are_scrolled_to(self):
        for viewport in (DESK, PHONE):
            opened = self.scale(page := self.window(viewport=viewport))
            weight, cards = opened("/tarot/cards")
            print(f"\n  the library with its first {len(cards)} pictures: {(weight + sum(cards)) / 1000:.1f} kB on the wire", end="")
            self.assertTrue(cards)
            self.assertLessEqual(weight + sum(cards), MOST)
        # Each is there when it is come to, and is kept for good.
        last = page.locator(".faces li").last
        last.scroll_into_view_if_needed()
        page.wait_for_function("card => [...card.querySelectorAll('img')].some(i => i.checkVisibility() && i.complete && i.naturalWidth)",
                               arg=last.element_handle())
        for picture in page.locator(".faces img.by-day").all()[:3]:
            kept = page.request.get(url(picture.get_attribute("src"))).headers["cache-control"]
            self.assertEqual(kept, "public, max-age=31536000, immutable")


class OwnWeightTests(Weigher):
    def test_what_a_member_sees_is_light(self):
        page = self.member(viewport=PHONE)
        for text in ("The tram was late.", "Nobody called. Good."):
            entry = self.send(page, "/journal", {"text": text, "mood": "light"})
        kept = self.send(page, "/tarot/keep", {"spread": "celtic", "question": "What now?", "nonce": "0123456789abcdef"})
        reports = [self.send(page, "/reports", {"kind": kind, "key": kind}) for kind in ("birth_chart", "year_ahead")]
        page.goto(url("/chapters"))
        chapters = page.eval_on_selector_all("main h2 a", "all => all.slice(0, 2).map(a => a.getAttribute('href'))")
        page.goto(url("/journal"))
        entries = page.eval_on_selector_all("a.entry", "all => all.slice(0, 1).map(a => a.getAttribute('href'))")
        self.assertTrue(entry and entries)
        cookie = self.cookie(page)
        self.assertIn(b"lang=", fetched("/journal", cookie)[1])
        self.assert_light([*OWN, kept, *reports, *chapters, *entries], cookie=cookie)
        self.assert_light(("/profile/chart",), MOST_CHART, cookie)
