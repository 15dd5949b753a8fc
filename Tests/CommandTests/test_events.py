"""What happens in the sky, and at the horizon of a place."""
import re

from command import CommandTest


class EventsTest(CommandTest):
    def test_a_fortnight(self):
        lines = self.answer("events", "--from", "2026-11-21", "--to", "2026-11-26", "--bodies", "Sun,Mars").splitlines()
        self.assertIn("2026-11-22T07:23:21Z  Sun enters Sagittarius", lines)
        self.assertIn("2026-11-25T23:37:05Z  Mars enters Virgo", lines)
        self.assertEqual(lines, sorted(lines))

    def test_the_last_day_counts(self):
        answer = self.json("events", "--from", "2026-11-24", "--to", "2026-11-24", "--kinds", "phases", "--format", "json")
        self.assertEqual([event["phase"] for event in answer["events"]], ["Full"])
        self.assertRegex(answer["events"][0]["instant"], r"^2026-11-24T14:53:3\d")

    def test_kinds(self):
        stations = self.json("events", "--from", "2024-01-01", "--bodies", "mercury", "--kinds", "stations", "--format", "json")["events"]
        self.assertEqual([event["turns"] for event in stations], ["direct", "retrograde"] * 3 + ["direct"])
        self.assertTrue(all(event["type"] == "station" and event["body"] == "Mercury" for event in stations))

    def test_a_quiet_span_says_so(self):
        self.assertIn("Nothing", self.answer("events", "--from", "2026-11-21", "--to", "2026-11-21", "--kinds", "phases"))

    def test_a_calendar(self):
        text = self.answer("events", "--from", "2026-11-24", "--to", "2026-11-24", "--kinds", "phases", "--format", "ics")
        lines = text.split("\r\n")
        self.assertEqual((lines[0], lines[-2], lines[-1]), ("BEGIN:VCALENDAR", "END:VCALENDAR", ""))
        self.assertEqual(lines.count("BEGIN:VEVENT"), 1)
        self.assertIn("SUMMARY:Full Moon at 2°20′ Gemini", lines)
        self.assertTrue(any(re.fullmatch(r"DTSTART:20261124T1453\d\dZ", line) for line in lines))
        self.assertTrue(all(len(line.encode()) <= 75 for line in lines))

    def test_misuse(self):
        self.assertIn("1550–2649", self.misuse("events", "--from", "1200-01-01"))
        self.assertIn("--to", self.misuse("events", "--from", "2026-01-02", "--to", "2026-01-01T00:00Z"))
        self.assertIn("century", self.misuse("events", "--from", "1800-01-01", "--to", "2000-01-01"))
        self.assertIn("ingresses", self.misuse("events", "--from", "2026-01-01", "--kinds", "weddings"))
        self.assertIn("OsculatingApogee", self.misuse("events", "--from", "2026-01-01", "--bodies", "Vulcan"))

    def test_the_end_of_the_ephemeris(self):
        # Without an end the span is as long as there is an ephemeris.
        lines = self.answer("events", "--from", "2649-06-01", "--kinds", "phases").splitlines()
        self.assertTrue(lines[-1].startswith("2650-01-17T14:19"), lines[-1])
        self.assertIn("2649-", self.answer("eclipses", "--from", "2649-03-01"))
        self.assertIn("--to: ", self.misuse("events", "--from", "2649-06-01", "--to", "2650-02-01T00:00Z"))
        self.assertIn("--from: ", self.misuse("events", "--from", "2700-06-01T00:00Z"))


class EclipsesTest(CommandTest):
    def test_the_next_years(self):
        answer = self.json("eclipses", "--from", "2026-01-01", "--to", "2027-12-31", "--format", "json")
        found = [(event["instant"][:16], event["type"], event["kind"], event["saros"]) for event in answer["events"]]
        self.assertEqual(found[:4], [
            ("2026-02-17T12:11", "solarEclipse", "annular", 121), ("2026-03-03T11:33", "lunarEclipse", "total", 133),
            ("2026-08-12T17:45", "solarEclipse", "total", 126), ("2026-08-28T04:12", "lunarEclipse", "partial", 138)])
        self.assertEqual(len(found), 9)
        total = answer["events"][1]
        order = [total[name][end] for name, end in (
            ("penumbral", "start"), ("partial", "start"), ("total", "start"), ("total", "end"), ("partial", "end"), ("penumbral", "end"))]
        self.assertEqual(order, sorted(order))

    def test_table(self):
        self.assertIn("Total eclipse of the Sun, magnitude 1.039, Saros 126", self.answer("eclipses", "--from", "2026-08-01"))


class RiseSetTest(CommandTest):
    def test_berlin(self):
        table = self.answer("riseset", "--date", "2026-11-21", "--place", "Berlin")
        self.assertRegex(table, r"Sun +07:3[78] +11:52 +16:0[45]\n")

    def test_polar_night(self):
        answer = self.json("riseset", "--date", "2026-12-21", "--lat", "69.65", "--lon", "18.96", "--bodies", "Sun", "--format", "json")
        self.assertEqual((answer[0]["neverRises"], answer[0]["neverSets"]), (True, False))
        self.assertRegex(self.answer("riseset", "--date", "2026-12-21", "--lat", "69.65", "--lon", "18.96"), r"Sun +never")

    def test_misuse(self):
        self.assertIn("--lat", self.misuse("riseset", "--date", "2026-12-21", "--lat", "91", "--lon", "0"))
        self.assertIn("month 13", self.misuse("riseset", "--date", "2026-13-21", "--place", "Berlin"))


class TransitsTest(CommandTest):
    BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]

    def test_a_year_of_saturn(self):
        answer = self.json("transits", *self.BIRTH, "--from", "2026-01-01", "--bodies", "Saturn", "--format", "json")
        transits = answer["transits"]
        self.assertTrue(transits)
        self.assertEqual([one["instant"] for one in transits], sorted(one["instant"] for one in transits))
        # Where the sky says that the angle is exact, the positions say so too.
        first = transits[0]
        instant = first["instant"]
        where = self.json("positions", "--at", instant, "--bodies", "Saturn", "--format", "json")
        self.assertAlmostEqual(where["positions"]["Saturn"]["longitude"], first["longitude"], places=4)

    def test_ranked(self):
        answer = self.json("transits", *self.BIRTH, "--from", "2026-11-01", "--to", "2026-11-30", "--ranked", "--format", "json")
        weights = [one["weight"] for one in answer["transits"]]
        self.assertEqual(weights, sorted(weights, reverse=True))

    def test_without_the_time_the_moon_is_left_out(self):
        answer = self.json(
            "transits", "--date", "1990-06-15", "--place", "New York", "--from", "2026-11-01", "--to", "2026-11-30", "--format", "json")
        points = {one["point"] for one in answer["transits"]}
        self.assertTrue(points)
        self.assertFalse(points & {"Moon", "Ascendant", "Midheaven"})

    def test_returns(self):
        answer = self.json(
            "returns", *self.BIRTH, "--body", "Saturn", "--from", "2018-01-01", "--to", "2022-12-31", "--format", "json")
        self.assertTrue(all(one["instant"].startswith(("2019", "2020")) for one in answer["returns"]), answer)
        self.assertIn(len(answer["returns"]), (1, 3))
        sun = self.answer("returns", *self.BIRTH, "--from", "2027-01-01", "--to", "2027-12-31")
        self.assertRegex(sun, r"^2027-06-1[56]T\S+  Sun returns\n$")

    def test_misuse(self):
        self.assertIn("--time", self.misuse("returns", "--date", "1990-06-15", "--place", "Berlin", "--from", "2026-01-01"))
        self.assertIn("Vulcan", self.misuse("transits", *self.BIRTH, "--from", "2026-01-01", "--bodies", "Vulcan"))
