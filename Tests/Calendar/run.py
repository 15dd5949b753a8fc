#!/usr/bin/env python3
"""Reads the calendar of a running server with another implementation of iCalendar, and kills the server while an address is renewed.

    python3 Tests/Calendar/run.py .build/debug/astronova [--rounds 12]

Needs the packages of requirements.txt. The server is started here, with an empty data folder, on a port of the system's choosing, and
ended by its own process id.
"""
import argparse
import contextlib
import datetime
import gzip
import http.client
import json
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import icalendar

PASSWORD = "under the pear tree"
NAMES = (
    "Ada", "Ada, Countess; of Lovelace", "back\\slash \\n", "two\nlines", "carriage\r\nreturn", "👩‍👩‍👧‍👦 " * 12, "שלום עולם مرحبا",
    "END:VCALENDAR\r\nBEGIN:VEVENT", "ä" * 90, "\u2028sep", "Zoë \"quoted\": colon")
BIRTH = {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}
UTC = datetime.timezone.utc
binary = pathlib.Path("astronova")
rounds = 12


class Server:
    """A server process on a folder."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--data", folder, "--limits", "off", "--password-cost", "10", "--log-level", "error"],
            stdout=subprocess.PIPE)
        found = re.search(rb":(\d+) ", self.process.stdout.readline())
        if not found:
            raise RuntimeError("the server did not start")
        self.port = int(found[1])

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(20)
        self.process.stdout.close()

    def ask(self, method, path, body=None, token=None, headers=()):
        """Status, headers and bytes of an answer."""
        sent = dict(headers)
        if token:
            sent["Authorization"] = f"Bearer {token}"
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def tell(self, method, path, body=None, token=None):
        status, _, answer = self.ask(method, path, body, token)
        if status >= 300:
            raise AssertionError(f"{method} {path}: {status} {answer[:300]}")
        return json.loads(answer)

    def register(self, email):
        return self.tell("POST", "/api/v1/auth/register", {"email": email, "password": PASSWORD, "name": "Ada"})["jwtToken"]


class CalendarTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.server = Server(folder.name)
        self.addCleanup(lambda: self.server.end())


class FormTests(CalendarTest):
    """What another reader of iCalendar makes of it."""

    def fetch(self, path, **headers):
        status, answered, body = self.server.ask("GET", path, headers=headers)
        self.assertEqual(status, 200)
        if answered.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        for line in body.split(b"\r\n"):
            self.assertLessEqual(len(line), 75)
            self.assertNotRegex(line, rb"[\x00-\x08\x0a-\x1f\x7f]")
            line.decode()
        self.assertTrue(body.endswith(b"END:VCALENDAR\r\n"))
        return icalendar.Calendar.from_ical(body)

    def changed(self, token, **fields):
        self.server.tell("PATCH", "/api/v1/profile", fields, token)

    def test_it_is_read_as_it_was_meant(self):
        token = self.server.register("ada@example.org")
        self.changed(token, birthData=BIRTH, timezone="America/New_York")
        path = self.server.tell("POST", "/api/v1/calendar", {"quickTransits": True}, token)["path"]
        calendar = self.fetch(path)
        self.assertEqual(str(calendar["METHOD"]), "PUBLISH")
        self.assertEqual(str(calendar["VERSION"]), "2.0")
        events = calendar.walk("VEVENT")
        self.assertGreater(len(events), 200)
        self.assertEqual(len({str(event["UID"]) for event in events}), len(events))
        now = datetime.datetime.now(UTC)
        for event in events:
            self.assertFalse(event.errors, event.errors)
            for name in ("DTSTAMP", "LAST-MODIFIED", "DTSTART"):
                self.assertEqual(event[name].dt.utcoffset(), datetime.timedelta(0))
            self.assertLess(abs(event["DTSTART"].dt - now), datetime.timedelta(days=367))
            self.assertEqual(str(event["TRANSP"]), "TRANSPARENT")
            self.assertTrue(str(event["SUMMARY"]) and str(event["DESCRIPTION"]))
        packed = self.fetch(path, **{"Accept-Encoding": "gzip"})
        self.assertEqual(packed.to_ical(), calendar.to_ical())
        # Reading, writing and reading again changes nothing.
        self.assertEqual(icalendar.Calendar.from_ical(calendar.to_ical()).to_ical(), calendar.to_ical())

    def test_names_come_through(self):
        token = self.server.register("bea@example.org")
        path = self.server.tell("POST", "/api/v1/calendar", {"stations": False}, token)["path"]
        for name in NAMES:
            with self.subTest(name=name):
                self.changed(token, name=name)
                calendar = self.fetch(path)
                kept = self.server.tell("GET", "/api/v1/profile", token=token)["name"]
                wanted = "The sky for " + re.sub("\r\n|[\u2028\r]", "\n", kept)
                # The package knows neither as text, and leaves them as they are written.
                for title in ("NAME", "X-WR-CALNAME"):
                    told = re.sub(r"\\(.)", lambda escape: "\n" if escape[1] in "nN" else escape[1], str(calendar[title]))
                    self.assertEqual(told, wanted)
                self.assertGreater(len(calendar.walk("VEVENT")), 40)

    def test_a_birth_without_its_hour_has_days(self):
        token = self.server.register("cay@example.org")
        self.changed(token, birthData={**BIRTH, "time": None}, timezone="Pacific/Kiritimati")
        choices = {"moon": False, "stations": False, "lunations": False, "quickTransits": True}
        path = self.server.tell("POST", "/api/v1/calendar", choices, token)["path"]
        events = self.fetch(path).walk("VEVENT")
        self.assertGreater(len(events), 3)
        for event in events:
            first, end = event["DTSTART"].dt, event["DTEND"].dt
            self.assertIs(type(first), datetime.date)
            self.assertIn((end - first).days, (1, 2, 3))

    def test_what_stands_is_not_sent_again(self):
        token = self.server.register("dee@example.org")
        path = self.server.tell("POST", "/api/v1/calendar", {}, token)["path"]
        _, answered, body = self.server.ask("GET", path)
        status, again, nothing = self.server.ask("GET", path, headers={"If-None-Match": answered["etag"]})
        self.assertEqual((status, again["etag"], nothing), (304, answered["etag"], b""))
        status, head, nothing = self.server.ask("HEAD", path)
        self.assertEqual((status, head["etag"], nothing), (200, answered["etag"], b""))
        # Another process says the same, to the last byte.
        self.server.end()
        self.server = Server(self.folder)
        self.assertEqual(self.server.ask("GET", path)[2], body)


class RenewalTests(CalendarTest):
    def test_a_kill_while_renewing_leaves_one_address(self):
        chance = random.Random(20261123)
        token = self.server.register("eve@example.org")
        answered = [self.server.tell("POST", "/api/v1/calendar", {}, token)["path"]]
        for number in range(rounds):
            stopped = threading.Event()

            def renew():
                with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
                    while not stopped.is_set():
                        answered.append(self.server.tell("POST", "/api/v1/calendar", None, token)["path"])

            before = len(answered)
            client = threading.Thread(target=renew)
            client.start()
            while len(answered) == before and client.is_alive():
                time.sleep(0.001)
            time.sleep(chance.uniform(0, 0.05))
            self.server.end(signal.SIGKILL)
            stopped.set()
            client.join()
            self.server = Server(self.folder)
            state = self.server.tell("GET", "/api/v1/calendar", token=token)
            self.assertTrue(state["active"])
            found = [path for path in answered if self.server.ask("GET", path)[0] == 200]
            # The last one that was answered, or one whose answer was lost; never an earlier one.
            self.assertIn(found, ([answered[-1]], []), f"round {number}")
            answered = [self.server.tell("POST", "/api/v1/calendar", None, token)["path"]]
            self.assertEqual(self.server.ask("GET", answered[0])[0], 200)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    binary, rounds = pathlib.Path(arguments.binary).resolve(), arguments.rounds
    unittest.main(argv=[sys.argv[0], *arguments.names])
