"""Birth charts in their three forms."""
import json
import pathlib
import re
import tempfile
import urllib.request
import xml.etree.ElementTree

import command
import server
from command import CommandTest, difference

NEW_YORK = ["chart", "--date", "1990-06-15", "--time", "14:30", "--place", "New York"]
EINSTEIN = ["chart", "--date", "1879-03-14", "--time", "11:30", "--place", "Ulm"]


class ChartTest(CommandTest):
    def longitude(self, degree, minute, sign):
        signs = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split()
        return 30 * signs.index(sign) + degree + minute / 60

    def test_new_york(self):
        chart = self.json(*NEW_YORK, "--format", "json")
        western = chart["westernChart"]
        self.assertEqual(chart["birth"]["utc"], "1990-06-15T18:30:00Z")
        self.assertEqual(chart["birth"]["timezone"], "America/New_York")
        self.assertIn("New York", chart["birth"]["place"])
        self.assertLess(difference(western["angles"]["ascendant"]["longitude"], 193.68), 72)
        self.assertEqual(western["houseSystem"], "Placidus")
        self.assertEqual(len(western["houses"]), 12)
        self.assertEqual(sum(len(names) for names in western["balance"]["elements"].values()), 10)
        self.assertTrue(western["positions"]["saturn"]["retrograde"])
        orbs = [aspect["orb"] for aspect in western["aspects"]]
        self.assertEqual(orbs, sorted(orbs))
        moon = next(aspect for aspect in western["aspects"] if (aspect["planet1"], aspect["planet2"]) == ("Moon", "Venus"))
        self.assertEqual((moon["type"], moon["phase"]), ("sextile", "applying"))
        self.assertTrue(moon["exactAt"].startswith("1990-06-15T18:4"))

    def test_exact_moments_are_exact(self):
        chart = self.json(*NEW_YORK, "--format", "json")
        checked = 0
        for aspect in chart["westernChart"]["aspects"]:
            pair = [aspect["planet1"], aspect["planet2"]]
            if "exactAt" not in aspect or not set(pair).isdisjoint({"Ascendant", "Midheaven"}):
                continue
            sky = self.json("positions", "--at", aspect["exactAt"], "--bodies", ",".join(pair), "--format", "json")["positions"]
            arc = difference(sky[pair[0]]["longitude"], sky[pair[1]]["longitude"])
            # Instants are written to the millisecond, in which the Moon goes half a hundredth of an arcsecond.
            self.assertLess(abs(arc - aspect["angle"] * 3600), 0.01, aspect)
            self.assertEqual(aspect["exactAt"] > chart["birth"]["utc"], aspect["applying"], aspect)
            checked += 1
        self.assertGreater(checked, 10)

    def test_einstein(self):
        western = self.json(*EINSTEIN, "--format", "json")["westernChart"]
        for found, expected in [
            (western["angles"]["ascendant"], (11, 38, "Cancer")), (western["angles"]["midheaven"], (12, 50, "Pisces")),
            (western["positions"]["moon"], (14, 31, "Sagittarius")),
        ]:
            self.assertLess(difference(found["longitude"], self.longitude(*expected)), 120)
        self.assertIn("own Sun", self.answer(*EINSTEIN))

    def test_table(self):
        table = self.answer(*NEW_YORK)
        for line in table.splitlines():
            self.assertLessEqual(len(line), 80, line)
            self.assertEqual(line, line.rstrip())
        for piece in [
            r"15 June 1990, 14:30 · New York", r"14:30 was UTC−4 there\.", r"(?m)^Sun +24°23′ Gemini +9 +\+0\.9551$",
            r"(?m)^Saturn +24°00′ Capricorn +℞ +4 +-0\.0589$", r"Ascendant +13°41′ Libra", r"House 7 +13°41′ Aries",
            r"(?m)^Moon +sextile +Venus +0°06′ +applying +1990-06-15 18:42$", r"(?m)^earth +4 +Venus Saturn Uranus Neptune$",
            r"(?m)^mutable +3 ",
        ]:
            self.assertTrue(re.search(piece, table), piece)

    def test_unknown_time_is_honest(self):
        arguments = ["chart", "--date", "1990-06-15", "--unknown-time", "--place", "New York"]
        chart = self.json(*arguments, "--format", "json")
        western = chart["westernChart"]
        self.assertFalse(chart["timeKnown"])
        self.assertIsNone(western["angles"])
        self.assertIsNone(western["houses"])
        self.assertIsNone(western["positions"]["sun"]["house"])
        self.assertEqual(chart["birth"]["utc"], "1990-06-15T16:00:00Z")
        self.assertLess(western["moonRange"]["start"]["longitude"], western["moonRange"]["end"]["longitude"])
        self.assertFalse([aspect for aspect in western["aspects"] if "Moon" in (aspect["planet1"], aspect["planet2"])])
        self.assertEqual([notice["code"] for notice in chart["warnings"]], ["TIME_UNKNOWN"])
        table = self.answer(*arguments)
        self.assertIn("time not known", table)
        self.assertIn("10°55′ Pisces to 24°20′ Pisces", table)
        for absent in ["Ascendant", "House"]:
            self.assertNotIn(absent, table)

    def test_no_hour_of_the_day_lies_beyond_the_orbs_that_are_shown(self):
        arguments = ["chart", "--date", "1990-06-15", "--unknown-time", "--place", "New York"]
        table = re.findall(r"^(\w+) +(\w+) +(\w+) +(\d+)°(\d\d)′(?: to (\d+)°(\d\d)′)?", self.answer(*arguments), re.MULTILINE)
        shown = {(first, kind.lower(), second): orbs for first, kind, second, *orbs in table}
        for aspect in self.json(*arguments, "--format", "json")["westernChart"]["aspects"]:
            least, minutes, greatest, others = shown[aspect["planet1"], aspect["aspect"], aspect["planet2"]]
            self.assertLessEqual(int(least) + int(minutes) / 60, aspect["orbFrom"] + 1e-6)
            if greatest:
                self.assertGreaterEqual(int(greatest) + int(others) / 60, aspect["orbTo"] - 1e-6, aspect)

    def test_a_time_that_is_left_out_is_not_known(self):
        told = self.answer("chart", "--date", "1990-06-15", "--unknown-time", "--place", "New York")
        self.assertEqual(self.answer("chart", "--date", "1990-06-15", "--place", "New York"), told)

    def test_a_zone_may_be_a_fixed_difference(self):
        for zone, instant in [("GMT+5", "09:30:00Z"), ("GMT-3", "17:30:00Z"), ("UTC+05:30", "09:00:00Z")]:
            chart = self.json("chart", "--date", "1990-06-15", "--time", "14:30", "--place", "Paris", "--zone", zone, "--format", "json")
            self.assertEqual((chart["birth"]["timezone"], chart["birth"]["utc"]), (zone, "1990-06-15T" + instant))

    def test_coordinates_find_their_zone(self):
        by_name = self.json(*NEW_YORK, "--format", "json")
        birth = by_name["birth"]
        by_point = self.json(
            "chart", "--date", "1990-06-15", "--time", "14:30", "--lat", str(birth["latitude"]), "--lon", str(birth["longitude"]),
            "--format", "json")
        self.assertEqual(by_point["birth"]["timezone"], "America/New_York")
        self.assertEqual(by_point["westernChart"], by_name["westernChart"])

    def test_the_equator_and_the_first_meridian_are_places(self):
        birth = self.json(
            "chart", "--date", "1990-06-15", "--time", "12:00", "--lat", "0", "--lon", "0", "--zone", "UTC", "--format", "json")["birth"]
        self.assertEqual((birth["latitude"], birth["longitude"], birth["utc"]), (0, 0, "1990-06-15T12:00:00Z"))

    def test_fold_chooses(self):
        night = ["chart", "--date", "2024-11-03", "--time", "01:30", "--place", "Boston", "--format", "json"]
        self.assertEqual(self.json(*night, "--fold", "earlier")["birth"]["utc"], "2024-11-03T05:30:00Z")
        self.assertEqual(self.json(*night, "--fold", "later")["birth"]["utc"], "2024-11-03T06:30:00Z")

    def test_an_hour_that_was_jumped_over_is_told_as_it_is_read(self):
        night = ["chart", "--date", "2024-03-31", "--time", "02:30", "--place", "Paris", "--format", "json"]
        for fold, utc, offset in (("earlier", "2024-03-31T00:30:00Z", "UTC+2"), ("later", "2024-03-31T01:30:00Z", "UTC+1")):
            birth = self.json(*night, "--fold", fold)["birth"]
            self.assertEqual((birth["utc"], birth["explanation"]), (
                utc, f"The clocks jumped over 02:30 that day, so it is read as {offset}."))

    def test_polar_fallback_is_told(self):
        place = ["chart", "--date", "1990-06-15", "--time", "14:30", "--lat", "78.2", "--lon", "15.6"]
        self.assertEqual(self.json(*place, "--format", "json")["westernChart"]["houseSystem"], "Porphyry")
        self.assertIn("Placidus houses do not exist", self.answer(*place))

    def test_a_body_without_data_is_left_out_and_told(self):
        table = self.answer("chart", "--date", "1570-06-15", "--time", "14:30", "--place", "Florence, Italy")
        self.assertNotRegex(table, r"(?m)^Chiron  ")
        self.assertIn("Chiron is left out", table)
        self.assertIn("Julian calendar", table)

    def test_svg_stands_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "wheel.svg"
            self.assertEqual(self.answer(*NEW_YORK, "--format", "svg", "--theme", "dark", "--output", str(path)), "")
            dark = path.read_text()
        light = self.answer(*NEW_YORK, "--format", "svg")
        for drawing in (dark, light):
            root = xml.etree.ElementTree.fromstring(drawing)
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertIn("24°23′ Gemini", "".join(root.itertext()))
            self.assertNotIn("var(--", drawing)
        self.assertNotEqual(dark, light)

    def test_the_server_answers_the_same_chart(self):
        mine = self.json(*NEW_YORK, "--format", "json")
        sent = {key: mine["birth"][key] for key in ("date", "time", "timezone", "latitude", "longitude", "place")}
        body = json.dumps({"birthData": sent, "options": {"svg": False, "exactTimes": True}}).encode()
        with server.running(command.binary) as address:
            request = urllib.request.Request(
                address + "/api/v1/chart/generate", data=body, headers={"Content-Type": "application/json"})
            with urllib.request.urlopen(request, timeout=60) as response:
                theirs = json.load(response)
        for field in ("type", "timeKnown", "birth", "westernChart", "warnings"):
            self.assertEqual(mine[field], theirs[field], field)
