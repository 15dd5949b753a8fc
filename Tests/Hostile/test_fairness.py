"""One client asks for as much work as it can, and others want to be served beside it."""
import http.client
import json
import threading
import time
import unittest
import urllib.parse

from victim import FULL, PASSWORD, Meter, Server

# A debug build, which the bounded attack is for, needs twenty times as long for a year.
HEAVY = f"/api/v1/astrology/events?from=2026-01-01&to=2026-{'12-31' if FULL else '01-21'}&bodies=" + ",".join([
    "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron", "Ceres", "Pallas", "Juno",
    "Vesta", "MeanNode", "TrueNode", "MeanApogee", "OsculatingApogee"])
BIRTH = {"date": "1990-06-15", "time": "14:30", "timezone": "Europe/Berlin", "latitude": 52.52, "longitude": 13.405}
ATTACKER, PERSON = "127.0.0.66", "127.0.0.5"


class Attacker(threading.Thread):
    """A connection that asks for the same heavy thing without a pause."""

    def __init__(self, server, path=HEAVY):
        super().__init__(daemon=True)
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120, source_address=(ATTACKER, 0))
        self.path, self.times, self.statuses, self.goes_on = path, [], [], True

    def run(self):
        while self.goes_on:
            start = time.monotonic()
            self.connection.request("GET", self.path)
            answer = self.connection.getresponse()
            answer.read()
            self.times.append(time.monotonic() - start)
            self.statuses.append(answer.status)


def sign_up(server):
    """Somebody with a chart, and the cookie of their browser."""
    token = server.register("ada", source=PERSON)
    status, _, answer = server.ask("PATCH", "/api/v1/profile", json.dumps({"birthData": BIRTH}), token, source=PERSON)
    assert status == 200, (status, answer)
    form = urllib.parse.urlencode({"email": "ada@example.org", "password": PASSWORD})
    status, headers, _ = server.ask(
        "POST", "/sign-in", form, headers={"Content-Type": "application/x-www-form-urlencoded"}, source=PERSON)
    assert status == 303, status
    return {"Cookie": headers["Set-Cookie"].split(";")[0]}


class FairnessTest(unittest.TestCase):
    def test_others_are_served_beside_an_attacker(self):
        count, seconds = (32, 20) if FULL else (24, 3)
        server = Server("--limits", "off")
        self.addCleanup(server.close)
        cookie = sign_up(server)
        status, _, page = server.ask("GET", "/today", headers=cookie, source=PERSON)
        self.assertEqual(status, 200)
        attackers = [Attacker(server) for _ in range(count)]
        for attacker in attackers:
            attacker.start()
        time.sleep(1)
        health = Meter(server, "/health", "127.0.0.7")
        today = Meter(server, "/today", PERSON, cookie, pause=0.1)
        health.start()
        today.start()
        time.sleep(seconds)
        health.stop()
        today.stop()
        for attacker in attackers:
            attacker.goes_on = False
        for attacker in attackers:
            attacker.join()
        taken = sorted(sum((attacker.times for attacker in attackers), []))
        median = 1000 * taken[len(taken) // 2]
        print(f"\n{count} connections that ask for a year of events: p50 {median:.0f} ms ({len(taken)} answers)\n  {health}\n  {today}")
        self.assertEqual(set(health.statuses) | set(today.statuses), {200})
        # Whoever asks for little does not stand in the attacker's line.
        self.assertLess(health.percentile(0.5) * 4, median)
        self.assertLess(today.percentile(0.5) * 2, median)
