#!/usr/bin/env python3
"""How soon the first sight of a page is there, and how much it moves after that: LCP and CLS on a slow phone with a slow line.

    sights.py PATH-TO-ASTRONOVA [--base-url ADDRESS] [--rounds 5]

Each page is opened with an empty cache in a Chromium whose processor is slowed down four times, on a line of 1.6 Mbit/s with 150 ms on the way:
the slow 4G of Lighthouse. The type faces are loaded, and nothing is counted before they are there. Printed is the median of the rounds, beside
what is promised. The machine’s own load counts four times as well: what is measured while it builds is too large.
"""
import argparse
import contextlib
import os
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Server"))
from measure import server  # noqa: E402

# What is promised: seconds until the largest thing of the first sight is there, and how much of the window moves in all.
LCP, CLS = 1.2, 0.02
PHONE = {"width": 390, "height": 844}
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
STEPS = (
    ("/begin/name", {"name": "Maya"}), ("/begin/date", {"day": "14", "month": "5", "year": "1994"}), ("/begin/time", {"time": "07:20"}),
    ("/begin/place", {"place": "Lisbon, Portugal"}))
# The pages by name, and whether somebody is signed in; `{chart}` is the chart of the one who looks.
PAGES = (
    ("landing", "/", False), ("insight", "/begin/chart/{chart}", False), ("Today", "/today", False), ("chart", "/chart/{chart}", False),
    ("journal", "/journal", True), ("tarot", "/tarot", False), ("align", "/align", True))
SEEN = """() => new Promise(done => {
  const seen = {lcp: 0, cls: 0, what: ''};
  const name = (e) => e ? e.localName + [...e.classList].map(c => '.' + c).join('') : 'gone';
  new PerformanceObserver(l => l.getEntries().forEach(e => { seen.lcp = e.startTime; seen.what = name(e.element); }))
    .observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver(l => l.getEntries().forEach(e => seen.cls += e.value)).observe({type: 'layout-shift', buffered: true});
  document.fonts.ready.then(() => setTimeout(() => done(seen), 500));
})"""


def send(context, address: str, path: str, fields: dict[str, str]) -> str:
    """Sends a form of a page that nobody looks at; where its answer leads."""
    answer = context.request.post(address + path, form=fields, headers={"Sec-Fetch-Site": "same-origin"}, max_redirects=0)
    if answer.status != 303:
        raise SystemExit(f"{path} answered {answer.status}: {answer.text()[:300]}")
    return answer.headers["location"]


def stranger(browser, address: str):
    """The window of somebody who has answered the steps, and their chart."""
    context = browser.new_context(service_workers="block")
    context.add_cookies([{"name": "astronova-zone", "value": "Europe%2FLisbon", "url": address}])
    for path, fields in STEPS:
        following = send(context, address, path, fields)
    return context, following.rsplit("/", 1)[1]


def people(browser, address: str) -> tuple[str, dict[bool, list]]:
    """The chart of a visitor, and the cookies of the visitor and of somebody else, who has kept theirs and written a line."""
    context, visited = stranger(browser, address)
    visitor = context.cookies()
    context.close()
    context, chart = stranger(browser, address)
    send(context, address, "/sign-up", {"email": f"sights-{chart}@example.org", "password": "under the pear tree", "chart": chart, "next": ""})
    send(context, address, "/journal", {"text": "The first line of a long afternoon.", "tags": "work"})
    send(context, address, "/align/collect", {"do": "add", "text": "I answer the oldest message first."})
    member = context.cookies()
    context.close()
    return visited, {False: visitor, True: member}


def sight(browser, address: str, cookies: list, is_slow=True) -> dict:
    """Opens a page as a slow phone does that was never here; an error when it does not answer with a page."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=3, is_mobile=True, has_touch=True, service_workers="block", locale="en-GB", timezone_id="Europe/Lisbon")
    context.add_cookies(cookies)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER if is_slow else 1})
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if is_slow:
        session.send("Network.emulateNetworkConditions", LINE)
    answer = page.goto(address, wait_until="networkidle")
    if answer.status != 200:
        raise SystemExit(f"{address} answered {answer.status}")
    seen = page.evaluate(SEEN)
    context.close()
    return seen


def measure(address: str, rounds: int) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        chart, cookies = people(browser, address)
        print(f"{'page':<9} {'LCP':>7} {'aim':>7} {'CLS':>6} {'aim':>5}  the largest thing")
        for name, path, is_member in PAGES:
            where = address + path.replace("{chart}", chart)
            # What the server works out once is not what a page costs.
            sight(browser, where, cookies[is_member], is_slow=False)
            seen = [sight(browser, where, cookies[is_member]) for _ in range(rounds)]
            lcp = statistics.median(one["lcp"] for one in seen) / 1000
            cls = max(one["cls"] for one in seen)
            misses = [word for word, is_missed in (("LCP", lcp > LCP), ("CLS", cls > CLS)) if is_missed]
            print(f"{name:<9} {lcp:>5.2f} s {LCP:>5.1f} s {cls:>6.3f} {CLS:>5.2f}  {seen[-1]['what']}"
                  + (f"   misses: {', '.join(misses)}" if misses else ""), flush=True)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary", nargs="?", help="the executable to start")
    parser.add_argument("--base-url", help="a running server in its place")
    parser.add_argument("--rounds", type=int, default=5, help="how often each page is opened")
    arguments = parser.parse_args()
    if not arguments.binary and not arguments.base_url:
        parser.error("which executable, or which server?")
    with contextlib.ExitStack() as stack:
        address = (arguments.base_url or stack.enter_context(server(arguments.binary))[1]).rstrip("/")
        measure(address, max(1, arguments.rounds))


if __name__ == "__main__":
    main()
