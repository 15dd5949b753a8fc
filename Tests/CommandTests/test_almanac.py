"""What almanacs print: twilight, the Moon's orbit, voids of course, planetary hours; and how instants are written."""
import random
import re

from command import CommandTest


def seconds(clock):
    hours, minutes = clock.split(":")
    return int(hours) * 3600 + int(minutes) * 60


class TwilightTest(CommandTest):
    # The Sun's centre 6, 12 and 18 degrees below the horizon in Berlin, by Swiss Ephemeris 2.10.03 (Moshier), at UTC+1.
    BERLIN = {"civil": ("07:00", "16:44"), "nautical": ("06:17", "17:27"), "astronomical": ("05:37", "18:07")}

    def test_berlin(self):
        arguments = ["riseset", "--date", "2026-11-21", "--place", "Berlin", "--bodies", "Sun", "--twilight"]
        table = self.answer(*arguments)
        for name, (dawn, dusk) in self.BERLIN.items():
            found = re.search(rf"^{name} +(\d\d:\d\d) +(\d\d:\d\d)$", table, re.M)
            self.assertIsNotNone(found, table)
            for shown, known in zip(found.groups(), (dawn, dusk)):
                self.assertLessEqual(abs(seconds(shown) - seconds(known)), 60, name)
        answer = self.json(*arguments, "--format", "json")
        self.assertEqual([one["twilight"] for one in answer["twilights"]], list(self.BERLIN))
        self.assertEqual(answer["bodies"][0]["body"], "Sun")
        self.assertNotIn("Twilight", self.answer(*arguments[:-1]))

    def test_white_nights(self):
        table = self.answer("riseset", "--date", "2026-06-21", "--place", "Helsinki", "--twilight")
        self.assertRegex(table, r"(?m)^nautical +never$|^nautical +.*never$")


class MoonTest(CommandTest):
    def test_apsides_and_nodes(self):
        lines = self.answer("events", "--from", "2027-01-01", "--to", "2027-01-31", "--kinds", "apsides,nodes").splitlines()
        self.assertEqual([re.sub(r", .*", "", line.split("  ", 1)[1]) for line in lines], [
            "Moon at apogee", "Moon at its ascending node", "Moon at perigee", "Moon at its descending node"])
        self.assertRegex(lines[1], r"^2027-01-10T15:5.*20°4\d′ Aquarius$")
        answer = self.json("events", "--from", "2027-01-01", "--to", "2027-01-31", "--kinds", "nodes", "--format", "json")
        self.assertEqual([event["kind"] for event in answer["events"]], ["ascendingNode", "descendingNode"])

    def test_chosen_aspects(self):
        span = ["events", "--from", "2026-11-01", "--to", "2026-11-30", "--bodies", "Sun,Moon", "--kinds", "aspects"]
        self.assertEqual(len(self.answer(*span, "--aspects", "quintile").splitlines()), 2)
        self.assertIn("biquintile", self.misuse(*span, "--aspects", "friendly"))

    def test_void_of_course(self):
        answer = self.json("void-of-course", "--at", "2026-11-21T07:30Z", "--format", "json")
        self.assertEqual((answer["sign"], answer["isVoid"], answer["lastAspect"]["body"]), ("Aries", False, "Mars"))
        lines = self.answer("void-of-course", "--from", "2026-11-05", "--to", "2026-11-17").splitlines()
        # The last aspects before each ingress, by Swiss Ephemeris 2.10.03 (Moshier).
        self.assertEqual([re.split(r"  +", line)[3] for line in lines[1:]], [
            "sextile Mercury", "sextile Jupiter", "square Jupiter", "trine Jupiter", "square Venus", "opposition Mars"])
        calendar = self.answer("void-of-course", "--from", "2026-11-05", "--to", "2026-11-17", "--format", "ics")
        self.assertEqual(calendar.count("BEGIN:VEVENT"), 6)
        self.assertIn("SUMMARY:Moon void of course in Virgo", calendar)

    def test_void_misuse(self):
        self.assertIn("--at", self.misuse("void-of-course", "--at", "now", "--from", "2026-11-05"))
        self.assertIn("--from", self.misuse("void-of-course", "--to", "2026-11-05"))
        self.assertIn("184 days", self.misuse("void-of-course", "--from", "2026-01-01", "--to", "2026-12-31"))
        self.assertIn("traditional", self.misuse("void-of-course", "--bodies", "ancient"))


class PlanetaryHoursTest(CommandTest):
    def test_a_saturday(self):
        table = self.answer("planetary-hours", "--date", "2026-11-21", "--place", "Berlin")
        self.assertTrue(table.startswith("The day of Saturn.\n"))
        rulers = re.findall(r"(?m)^ +\d+  (\w+) ", table)
        self.assertEqual(rulers[:8], ["Saturn", "Jupiter", "Mars", "Sun", "Venus", "Mercury", "Moon", "Saturn"])
        self.assertEqual(len(rulers), 24)

    def test_the_day_is_that_of_the_place(self):
        for zone in ([], ["--zone", "UTC"], ["--zone", "Asia/Seoul"]):
            answer = self.json(
                "planetary-hours", "--date", "2026-11-21", "--lat", "37.5", "--lon", "126", *zone, "--format", "json")
            self.assertEqual((answer["dayRuler"], answer["dayOf"], answer["weekday"]), ("Saturn", "place", "Saturday"))
            self.assertRegex(answer["sunrise"], r"^2026-11-20T22:2")

    def test_polar_night(self):
        self.assertIn("does not both rise and set", self.answer(
            "planetary-hours", "--date", "2026-12-21", "--lat", "69.65", "--lon", "18.96"))

    def test_misuse(self):
        self.assertIn("--lat", self.misuse("planetary-hours", "--date", "2026-12-21", "--lat", "91", "--lon", "0"))
        self.assertIn("--place", self.misuse("planetary-hours", "--date", "2026-12-21"))


class InstantTest(CommandTest):
    def test_whole_seconds_stay_whole(self):
        """An instant that was given to the second or the minute is written so, in every century."""
        generator = random.Random(1)
        for year in [1551, 1593, 1664, 1700, 1812, 1999, 2026, 2185, 2374, 2511, 2640]:
            for _ in range(3):
                at = (
                    f"{year}-{generator.randint(1, 12):02}-{generator.randint(1, 28):02}T{generator.randint(0, 23):02}:"
                    f"{generator.randint(0, 59):02}:{generator.choice([0, generator.randint(0, 59)]):02}Z")
                self.assertTrue(self.answer("positions", "--at", at, "--bodies", "Sun").startswith(at + " "), at)

    def test_rounding_carries_over_the_year(self):
        """What is less than half a unit short of midnight is midnight, and the next year."""
        header = self.answer("positions", "--at", "1799-12-31T23:59:59.9996Z", "--bodies", "Sun")
        self.assertTrue(header.startswith("1800-01-01T00:00:00Z "), header[:40])

    def test_leap_seconds(self):
        self.assertTrue(self.answer("positions", "--at", "2016-12-31T23:59:60Z").startswith("2016-12-31T23:59:60Z · "))
        self.assertTrue(self.answer("positions", "--at", "2017-01-01T00:59:60+01:00").startswith("2016-12-31T23:59:60Z · "))
        dates = [
            float(re.search(r"JD ([\d.]+) TT", self.answer("positions", "--at", at)).group(1)) * 86400
            for at in ("2016-12-31T23:59:59Z", "2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z")]
        self.assertAlmostEqual(dates[1] - dates[0], 1, places=3)
        self.assertAlmostEqual(dates[2] - dates[1], 1, places=3)
        for wrong in ("2016-12-30T23:59:60Z", "2017-12-31T23:59:60Z", "2016-12-31T12:00:60Z", "2016-12-31T23:59:60+01:00"):
            self.assertIn("no leap second", self.misuse("positions", "--at", wrong))
        self.assertIn("23:59:59", self.misuse("positions", "--at", "2016-12-31T23:59:61Z"))


class CalendarTest(CommandTest):
    def test_a_julian_birth(self):
        """By the Julian calendar, thirteen days behind: Greece until 1923, the churches of the East until today."""
        julian = self.json(
            "chart", "--date", "1990-06-02", "--time", "14:30", "--place", "New York", "--calendar", "julian", "--format", "json")
        own = self.json("chart", "--date", "1990-06-15", "--time", "14:30", "--place", "New York", "--format", "json")
        self.assertEqual(julian["birth"]["utc"], own["birth"]["utc"])
        self.assertEqual(julian["birth"]["calendar"], "julian")
        self.assertEqual(julian["westernChart"], own["westernChart"])
        self.assertIn("2 June 1990 (Julian calendar)", self.answer(
            "chart", "--date", "1990-06-02", "--unknown-time", "--place", "New York", "--calendar", "julian"))

    def test_an_old_gregorian_date(self):
        at = ["--date", "1560-03-01", "--time", "12:00", "--lat", "0", "--lon", "0", "--zone", "UTC", "--format", "json"]
        self.assertEqual(self.json("chart", *at)["birth"]["utc"], "1560-03-11T12:00:00Z")
        self.assertEqual(self.json("chart", *at, "--calendar", "gregorian")["birth"]["utc"], "1560-03-01T12:00:00Z")

    def test_days_that_only_one_calendar_has(self):
        leap = ["--date", "1900-02-29", "--time", "12:00", "--place", "Athens"]
        self.assertIn("no day 29", self.misuse("chart", *leap))
        self.assertIn("1900-03-13", self.answer("chart", *leap, "--calendar", "julian"))
        gap = ["--date", "1582-10-10", "--time", "12:00", "--place", "Rome"]
        self.assertIn("October 1582", self.misuse("chart", *gap))
        for calendar, day in (("julian", "1582-10-20"), ("gregorian", "1582-10-10")):
            self.assertIn(day, self.answer("chart", *gap, "--calendar", calendar))

    def test_everywhere(self):
        moved = ["--date", "1990-06-02", "--time", "14:30", "--place", "New York", "--calendar", "julian"]
        own = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]
        for command in (["vedic", "chart"], ["chinese"], ["lots"], ["dignities"]):
            self.assertEqual(self.answer(*command, *moved), self.answer(*command, *own), command)
        pair = ["--date2", "1992-02-24", "--time2", "06:45", "--place2", "Berlin", "--calendar2", "julian"]
        partner = ["--date2", "1992-03-08", "--time2", "06:45", "--place2", "Berlin"]
        self.assertEqual(self.answer("synastry", *own, *pair), self.answer("synastry", *own, *partner))
        clock = ["localtime", "--date", "1990-06-02", "--time", "14:30", "--zone", "America/New_York", "--calendar", "julian"]
        self.assertIn("1990-06-15T18:30:00Z", self.answer(*clock))
        rows = self.rows("localtime", "--batch", "--calendar", "julian", stdin="1990-06-02,14:30,America/New_York,-74")
        self.assertEqual(rows[0][4], "1990-06-15T18:30:00Z")

    def test_misuse(self):
        self.assertIn("gregorian", self.misuse("chart", "--date", "1990-06-15", "--time", "14:30", "--place", "Rome", "--calendar", "maya"))


class ExplanationTest(CommandTest):
    def test_a_zone_of_elsewhere_explains_no_country(self):
        birth = ["chart", "--date", "1990-06-15", "--time", "14:30", "--lat", "9.06", "--lon", "7.49"]
        self.assertIn("Nigeria", self.answer(*birth).replace("\n", " "))
        for zone in ("UTC", "Etc/GMT-1", "Europe/Berlin"):
            self.assertNotIn("Nigeria", self.answer(*birth, "--zone", zone), zone)
        self.assertIn("14:30 was given in UTC, not by the clocks of a place.", self.answer(*birth, "--zone", "UTC"))
