"""The server under test, and pages of it that remember everything that went wrong on them."""
import contextlib
import functools
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request
from collections.abc import Callable

from playwright.sync_api import Browser, Page, sync_playwright

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
BIRTH = {"date": "15 June 1990", "time": "14:30", "place": "New York"}

# What Playwright turns off by itself in Chromium, and the pages behind the address bar: nobody sees them, and two of them were loaded for
# every window, which took half of the processor time of the tests.
FEATURES_OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup")

_base_url = ""
_binary: str | None = None
_browser: Browser | None = None
_worker_browser: Callable[[], Browser] | None = None


def url(path: str) -> str:
    return _base_url + path


@contextlib.contextmanager
def running(base_url: str | None, binary: str):
    """Starts a server, if none is given, and a browser, for as long as the block lasts."""
    global _base_url, _binary, _browser, _worker_browser
    with contextlib.ExitStack() as stack:
        if base_url:
            _base_url = base_url.rstrip("/")
        else:
            _binary = binary
            _base_url, _ = stack.enter_context(_server(binary))
        playwright = stack.enter_context(sync_playwright())
        whole = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        # The same without windows, tabs and what stands behind them: the tests take two thirds of the time. It has no service workers.
        shell = shutil.which("chromium-headless-shell")

        def started(executable: str) -> Browser:
            browser = playwright.chromium.launch(
                executable_path=executable, args=["--no-sandbox", "--disable-features=" + ",".join(FEATURES_OFF)])
            stack.callback(browser.close)
            return browser

        _browser = started(shell or whole)
        _worker_browser = functools.cache(lambda: started(whole)) if shell else lambda: _browser
        yield


@contextlib.contextmanager
def another_server(*options: str):
    """A server with other options, for as long as the block lasts; the pages of the block are its own. Gives its folder of data.

    None where one was given to us."""
    global _base_url
    if _binary is None:
        raise unittest.SkipTest("the server was started by somebody else")
    with _server(_binary, *options) as (address, data):
        first, _base_url = _base_url, address
        try:
            yield data
        finally:
            _base_url = first


@contextlib.contextmanager
def _server(binary: str, *options: str):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [binary, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data, "--limits", "off",
             "--password-cost", "10", *options], stdout=log, stderr=log)
        try:
            _wait(f"http://127.0.0.1:{port}/health", process, log)
            yield f"http://127.0.0.1:{port}", data
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                raise


class Tunnel:
    """A way to the server that can be closed for real, also for what a service worker asks."""

    def __init__(self, server: str) -> None:
        host, port = server.removeprefix("http://").split(":")
        self.server = (host, int(port))
        self.was_closed = False
        # How many answers did not come back.
        self.lost = 0
        self._port = 0
        self._listener: socket.socket | None = None
        self._open: list[socket.socket] = []
        self._deaf = False
        # Pieces that arrive as others, as long as themselves.
        self.swaps: list[tuple[bytes, bytes]] = []
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self, *, deaf=False) -> None:
        """Lets everything through; with `deaf` nothing comes back."""
        self.close()
        self.was_closed = self._port != 0
        self._deaf = deaf
        self._listener = socket.create_server(("127.0.0.1", self._port), backlog=64)
        self._port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def close(self) -> None:
        self.was_closed = True
        for end in [self._listener, *self._open]:
            if end:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
        self._listener, self._open = None, []

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(self.server)
                self._open += [near, far]
                deaf = self._deaf
                threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near, deaf), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, deaf: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                if deaf:
                    self.lost += 1
                    break
                for old, new in self.swaps:
                    data = data.replace(old, new)
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def tunnel():
    """The pages of the block are reached through a tunnel."""
    global _base_url
    first = _base_url
    way = Tunnel(first)
    _base_url = way.address
    try:
        yield way
    finally:
        way.close()
        _base_url = first


def invitations(data: str, count: int) -> list[str]:
    """Codes by which people may begin an account on a server."""
    command = [_binary, "accounts", "invite", "--count", str(count), "--data", data]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def _wait(address: str, process: subprocess.Popen, log) -> None:
    for _ in range(200):
        if process.poll() is None:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(address, timeout=1)
                return
        else:
            break
        time.sleep(0.1)
    log.seek(0)
    raise RuntimeError(f"the server did not start:\n{log.read().decode(errors='replace')}")


class SiteTest(unittest.TestCase):
    """A test with fresh browser contexts; fails at its end if any of its pages complained."""

    def setUp(self) -> None:
        self.complaints: list[str] = []
        self.addCleanup(self._report)

    def _report(self) -> None:
        self.assertEqual(self.complaints, [], "the browser complained")

    def open(self, path: str, *, expect=200, **options) -> Page:
        page = self.window(**options)
        answer = page.goto(url(path))
        self.assertEqual(answer.status, expect, path)
        return page

    def window(self, *, viewport=DESK, theme="light", script=True, language=None, touch=False, worker=False) -> Page:
        """An empty page of somebody who was never here; with the service worker where that is what is tested."""
        context = (_worker_browser() if worker else _browser).new_context(
            viewport=viewport, color_scheme=theme, java_script_enabled=script, reduced_motion="reduce", locale=language or "en-GB",
            timezone_id="Europe/Lisbon", has_touch=touch, service_workers="allow" if worker else "block")
        self.addCleanup(context.close)
        if script:
            context.add_init_script(
                "addEventListener('securitypolicyviolation', e => console.error('CSP: ' + e.violatedDirective + ' ' + e.blockedURI))")
        page = context.new_page()
        # A page that is meant to answer 404 or 422 makes the browser note just that.
        page.on("console", lambda message: self._note(message, page))
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("requestfailed", lambda request: self._note_failure(request))
        return page

    # What a test has asked for itself.
    UNTOLD = ("Failed to load resource", "Service Worker registration blocked")

    def _note(self, message, page: Page) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(self.UNTOLD):
            self.complaints.append(f"{page.url}: {message.text}")

    def _note_failure(self, request) -> None:
        # A search that is overtaken by the next letter, or a page that is left, is given up on purpose.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.url}: {request.failure}")

    # -- steps ------------------------------------------------------------------------------------------------------

    def unfold(self, page: Page) -> None:
        """Opens everything that is folded, and waits until it is laid out and what it asks for has come."""
        page.evaluate("""() => {
          document.querySelectorAll('details').forEach(d => d.open = true);
          return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        }""")
        page.locator("[aria-busy=true]").first.wait_for(state="detached")

    def fill(self, page: Page, date=BIRTH["date"], time=BIRTH["time"]) -> None:
        page.fill("#birth-date", date)
        page.fill("#birth-time", time)

    def choose_place(self, page: Page, typed="New Y", name="New York") -> None:
        """Types the beginning of a name and takes the first suggestion."""
        page.click("#birth-place")
        page.keyboard.type(typed, delay=30)
        option = page.locator("#birth-place-list [role=option]").filter(has_text=name).first
        option.click()

    def submit(self, page: Page) -> None:
        # By keyboard: on a slow machine the suggestions for what was just typed may still open over the button.
        with page.expect_navigation():
            page.press(".birth-form button[type=submit]", "Enter")

    def new_york(self, path="/chart", **options) -> Page:
        """A chart of the usual birth."""
        page = self.open(path, **options)
        self.fill(page)
        self.choose_place(page)
        self.submit(page)
        return page

    def without_its_hour(self, **options) -> Page:
        """A chart of the usual birth whose hour is not known."""
        page = self.open("/chart", **options)
        page.fill("#birth-date", "15 June 1990")
        page.get_by_text("I don’t know the time").click()
        self.choose_place(page)
        self.submit(page)
        return page

    def assert_new_york(self, page: Page) -> None:
        self.assertRegex(page.url, r"/chart/[0-9a-f-]{36}$")
        text = page.inner_text("main")
        self.assertIn("15 June 1990, 14:30, New York. Placidus.", text)
        # What is closed tells what is in it.
        self.assertRegex(text, r"Ascendant 13°4[01]′ Libra, Midheaven")
        self.assertRegex(page.inner_text(".table-card >> nth=0"), r"Sun\s+24°2\d′\s+Gemini\s+9")
        self.assertIn("Rising\nLibra", page.inner_text(".big3"))
        self.assertIn("14:30 was UTC−4 there.", text)
