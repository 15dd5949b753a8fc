"""Two charts together, the figures of one, and the periods of a life."""
import json
import re
import urllib.request

import command
import server
from command import CommandTest, difference, run

BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]
OTHER = ["--date2", "1992-03-08", "--time2", "06:45", "--place2", "Berlin"]
SELF = ["--date2", "1990-06-15", "--time2", "14:30", "--place2", "New York"]


class PairTest(CommandTest):
    def test_grid_and_overlays(self):
        table = self.answer("synastry", *BIRTH, *OTHER)
        self.assertLessEqual(max(map(len, table.splitlines())), 80)
        lines = table.splitlines()
        self.assertEqual(lines[0].split(), "Su Mo Me Ve Ma Ju Sa Ur Ne Pl Ch No Li AC MC".split())
        self.assertEqual([line.split()[0] for line in lines[1:16]][0], "Sun")
        self.assertTrue(all(len(line.split()) == 16 for line in lines[1:16]))
        self.assertTrue(all(len(line) <= 100 for line in lines))
        self.assertRegex(table, r"(?m)^Moon +conjunction +Sun +1°04′$")
        self.assertRegex(table, r"(?m)^Sun +3 +5$")
        answer = self.json("synastry", *BIRTH, *OTHER, "--format", "json")
        marks = sum(cell != "·" for line in lines[1:16] for cell in line.split()[1:])
        self.assertEqual(marks, len(answer["aspects"]))

    def test_whoever_meets_oneself(self):
        answer = self.json("synastry", *BIRTH, *SELF, "--format", "json")
        for index, row in enumerate(answer["grid"]["rows"]):
            self.assertEqual(row["cells"][index], {"aspect": "conjunction", "orb": 0})
        chart = self.json("chart", *BIRTH, "--format", "json")["westernChart"]
        composite = self.json("synastry", *BIRTH, *SELF, "--composite", "--format", "json")["composite"]
        davison = self.json("synastry", *BIRTH, *SELF, "--davison", "--format", "json")["davison"]
        for position in chart["positions"].values():
            body = position["name"]
            if body in ("Rahu", "Ketu", "Ascendant"):
                continue
            self.assertEqual(composite["positions"][body]["longitude"], position["longitude"])
            self.assertLess(difference(davison["chart"]["positions"][body]["longitude"], position["longitude"]), 0.001)
        self.assertEqual(davison["instant"], "1990-06-15T18:30:00Z")

    def test_tables_of_blended_charts(self):
        self.assertIn("Placidus houses", self.answer("synastry", *BIRTH, *OTHER, "--composite"))
        davison = self.answer("synastry", *BIRTH, *OTHER, "--davison")
        self.assertTrue(davison.startswith("1991-04-27T12:07:"), davison[:40])

    def test_an_unknown_time_is_told(self):
        table = self.answer("synastry", *BIRTH, "--date2", "1992-03-08", "--place2", "Berlin")
        self.assertIn("second birth time is not known", table)
        self.assertRegex(table, r"(?m)^Sun +– +5$")
        self.assertRegex(table, r"(?m)^Moon +conjunction +Sun +\d+°\d\d′ to \d+°\d\d′$")
        composite = self.answer("synastry", *BIRTH, "--date2", "1992-03-08", "--place2", "Berlin", "--composite")
        self.assertRegex(composite, r"(?m)^Sun +\d+°\d\d′ \w+ to +\d+°\d\d′ \w+")
        self.assertNotRegex(composite, r"(?m)^Moon ")

    def test_techniques_without_the_time(self):
        birth = ["--date", "1990-06-15", "--place", "New York"]
        for name, options in [("midpoints", ["--all"]), ("harmonic", ["--number", "5"]), ("stars", [])]:
            table = " ".join(self.answer(name, *birth, *options).split())
            self.assertIn("holds at every hour of that day", table)
            self.assertRegex(table, r"\d+°\d\d′( \w+)? to \d+°\d\d′")
        match = self.answer("vedic", "match", *birth, *OTHER)
        self.assertRegex(match, r"(?m)^Total +[\d.]+ to [\d.]+ +36$")

    def test_misuse(self):
        self.assertIn("--date2", self.misuse("synastry", *BIRTH))
        self.assertIn("--lat2: ‘91’", self.misuse("synastry", *BIRTH, "--date2", "1992-03-08", "--lat2", "91", "--lon2", "0"))
        self.assertIn("--lon2: give degrees east with --lat2", self.misuse("synastry", *BIRTH, "--date2", "1992-03-08", "--lat2", "9"))
        folded = self.misuse("synastry", *BIRTH, "--date2", "2024-11-03", "--time2", "01:30", "--place2", "Boston")
        self.assertIn("--time2", folded)
        self.assertIn("--fold2 earlier", folded)
        self.assertIn("--time2", self.misuse("synastry", *BIRTH, "--date2", "1992-03-08", "--place2", "Berlin", "--davison"))
        self.assertIn("not both", self.misuse("synastry", *BIRTH, *OTHER, "--composite", "--davison"))
        self.assertIn("Placidus", self.misuse("synastry", *BIRTH, *OTHER, "--house-system", "Foo"))


class FigureTest(CommandTest):
    def test_dignities(self):
        table = self.answer("dignities", *BIRTH)
        for piece in [
            r"A figure of the day\.", r"(?m)^Mars +11°14′ Aries +5 +domicile$", r"(?m)^Jupiter +15°56′ Cancer +4 +exaltation$",
            r"(?m)^Reception +Moon and Jupiter by domicile$", r"(?m)^Final dispositor +none$",
        ]:
            self.assertRegex(table, piece)
        self.assertIn("no sect", self.answer("dignities", "--date", "1990-06-15", "--place", "New York"))
        ptolemaic = self.json("dignities", *BIRTH, "--terms", "ptolemaic", "--all-triplicity-rulers", "--format", "json")
        moon = next(one for one in ptolemaic["planets"] if one["planet"] == "Moon")
        self.assertIn("triplicity", moon["dignities"])

    def test_lots(self):
        self.assertRegex(self.answer("lots", *BIRTH), r"(?m)^fortune +8°17′ Cancer +9 +Moon +Ascendant \+ Moon − Sun$")
        self.assertEqual(len(self.json("lots", *BIRTH, "--format", "json")["lots"]), 12)

    def test_patterns(self):
        table = self.answer("patterns", *BIRTH)
        self.assertRegex(table, r"(?m)^tSquare +Mars Jupiter Neptune, pointing to Mars +4°42′$")
        self.assertRegex(table, r"(?m)^alone in element fire +Mars$")
        self.assertIn("left out", self.answer("patterns", "--date", "1990-06-15", "--place", "New York"))

    def test_midpoints(self):
        lines = self.answer("midpoints", *BIRTH, "--orb", "0.2").splitlines()
        self.assertEqual(lines[1].split()[0], "Chiron")
        answer = self.json("midpoints", *BIRTH, "--orb", "0.2", "--format", "json")
        self.assertEqual(len(answer["contacts"]), len(lines) - 1)
        self.assertTrue(all(one["orb"] <= 0.2 for one in answer["contacts"]))
        self.assertIn("90° dial", self.answer("midpoints", *BIRTH, "--all"))

    def test_harmonic(self):
        first = self.json("harmonic", "--number", "1", *BIRTH, "--format", "json")
        positions = self.json("chart", *BIRTH, "--format", "json")["westernChart"]["positions"]
        chart = {position["name"]: position for position in positions.values()}
        for point in first["points"]:
            if point["point"] in chart:
                self.assertEqual(point["longitude"], chart[point["point"]]["longitude"])
        self.assertRegex(self.answer("harmonic", "--number", "5", *BIRTH), r"(?m)^Sun +1°56′ Gemini$")

    def test_relocate(self):
        table = self.answer("relocate", *BIRTH, "--to", "Tromsø")
        self.assertIn("Tromsø", table)
        self.assertIn("Porphyry", table)
        self.assertIn("Placidus houses do not exist", table)
        home = self.json("chart", *BIRTH, "--format", "json")["birth"]
        back = self.json(
            "relocate", *BIRTH, "--to-lat", str(home["latitude"]), "--to-lon", str(home["longitude"]), "--format", "json")
        self.assertEqual(
            back["chart"]["houses"], self.json("chart", *BIRTH, "--format", "json")["westernChart"]["houses"])

    def test_misuse(self):
        for name in ["lots", "relocate"]:
            self.assertIn("--time", self.misuse(name, "--date", "1990-06-15", "--place", "Berlin", *(["--to", "Rome"] if name == "relocate" else [])))
        self.assertIn("--to", self.misuse("relocate", *BIRTH))
        self.assertIn("--to-lat", self.misuse("relocate", *BIRTH, "--to-lat", "91", "--to-lon", "0"))
        self.assertIn("1 to 360", self.misuse("harmonic", "--number", "361", *BIRTH))
        self.assertIn("0 to 5", self.misuse("midpoints", *BIRTH, "--orb", "6"))
        self.assertIn("0 to 5", self.misuse("patterns", *BIRTH, "--orb", "wide"))
        self.assertIn("ptolemaic", self.misuse("dignities", *BIRTH, "--terms", "mine"))


class LifePeriodTest(CommandTest):
    AT = ["--at", "2026-11-21T00:00Z"]

    def entries(self, *arguments):
        """The titles and instants of a calendar."""
        text = self.answer(*arguments, "--format", "ics").replace("\r\n ", "")
        titles = re.findall(r"SUMMARY:(.*)\r", text)
        starts = re.findall(r"DTSTART:(\d{8}T\d{6}Z)", text)
        self.assertEqual((len(titles), text.count("BEGIN:VEVENT")), (len(starts), len(starts)))
        self.assertEqual(starts, sorted(starts))
        return list(zip(starts, titles))

    def test_profections(self):
        table = self.answer("profections", *BIRTH, *self.AT, "--years", "3")
        self.assertRegex(table, r"(?m)^ 36 +1 +Libra +Venus +2026-06-15 +2027-06-15$")
        self.assertRegex(table, r"(?m)^ +6 +Pisces +Jupiter +2026-11-14 +2026-12-15 +runs$")
        self.assertEqual(self.json("profections", *BIRTH, "--at", "2002-07-01T00:00Z", "--format", "json")["year"]["house"], 1)
        entries = self.entries("profections", *BIRTH, *self.AT, "--years", "2")
        self.assertEqual(len(entries), 24)
        self.assertIn("Profected year of Libra begins", entries[0][1])

    def test_releasing(self):
        table = self.answer("releasing", *BIRTH, *self.AT, "--levels", "3")
        self.assertRegex(table, r"(?m)^Aquarius +2017-01-24 +2046-08-20 +runs$")
        self.assertEqual(table.count("loosing of the bond"), 2)
        self.assertEqual(table.count("runs"), 3)
        answer = self.json("releasing", *BIRTH, *self.AT, "--levels", "4", "--format", "json")
        self.assertEqual([len(answer["levels"]), len(answer["running"])], [4, 4])
        titles = [title for _, title in self.entries("releasing", *BIRTH, *self.AT, "--levels", "1")]
        self.assertIn("Releasing from spirit\\, level 1: Capricorn begins\\, a peak", titles)

    def test_firdaria(self):
        table = self.answer("firdaria", *BIRTH, *self.AT)
        self.assertIn("A birth by day.", table)
        self.assertRegex(table, r"(?m)^Moon +Sun +2026-08-06 +2027-11-19 +runs$")
        entries = self.entries("firdaria", *BIRTH, *self.AT)
        self.assertEqual(len(entries), 7 * 7 + 2)
        self.assertEqual(entries[0], ("19900615T183000Z", "Firdaria of the Sun\\, part of the Sun begins"))

    def test_misuse(self):
        for name in ["profections", "releasing", "firdaria"]:
            self.assertIn("--time", self.misuse(name, "--date", "1990-06-15", "--place", "Berlin"))
            self.assertIn("after birth", self.misuse(name, *BIRTH, "--at", "1980-01-01T00:00Z"))
        self.assertIn("1 to 120", self.misuse("profections", *BIRTH, "--years", "0"))
        self.assertIn("1 to 4", self.misuse("releasing", *BIRTH, "--levels", "5"))
        self.assertIn("marriageOfWomen", self.misuse("releasing", *BIRTH, "--lot", "luck"))
        self.assertIn("nodesLast", self.misuse("firdaria", *BIRTH, "--order", "none"))

    def test_the_server_answers_the_same(self):
        mine = self.json("firdaria", *BIRTH, *self.AT, "--format", "json")
        sent = {key: mine["birth"][key] for key in ("date", "time", "timezone", "latitude", "longitude", "place")}
        body = json.dumps({"birthData": sent, "at": "2026-11-21T00:00:00Z"}).encode()
        with server.running(command.binary) as address:
            request = urllib.request.Request(
                address + "/api/v1/astrology/firdaria", data=body, headers={"Content-Type": "application/json"})
            with urllib.request.urlopen(request, timeout=60) as response:
                self.assertEqual(json.load(response), mine)


class ProgressTest(CommandTest):
    def test_nothing_is_said_unless_it_was_asked_for(self):
        self.answer("eclipses", "--from", "1990-01-01", "--to", "2009-12-31")

    def test_a_long_span_says_how_far_it_is(self):
        done = run("events", "--from", "2000-01-01", "--to", "2015-12-31", "--kinds", "aspects", "--progress", "--format", "json")
        self.assertEqual(done.returncode, 0)
        lines = done.stderr.decode().splitlines()
        for line in lines:
            self.assertRegex(line, r"^20\d\d of 2000–2015$")
        years = [line[:4] for line in lines]
        self.assertEqual(years, sorted(set(years)))
        json.loads(done.stdout)

    def test_the_parts_make_the_whole(self):
        def titles(*span):
            answer = self.json(
                "events", "--from", span[0], "--to", span[1], "--bodies", "Sun,Mercury,Venus,Mars", "--format", "json")
            return [(event["instant"][:16], event["title"]) for event in answer["events"]]

        whole = titles("2019-12-15", "2021-01-15")
        parts = titles("2019-12-15", "2020-01-05") + titles("2020-01-06", "2020-12-20") + titles("2020-12-21", "2021-01-15")
        self.assertEqual(sorted(whole), sorted(parts))
        self.assertEqual(len(set(whole)), len(whole))

    def test_the_other_name_of_riseset(self):
        day = ["--date", "2026-11-21", "--place", "Berlin"]
        self.assertEqual(self.answer("risetset", *day), self.answer("riseset", *day))
