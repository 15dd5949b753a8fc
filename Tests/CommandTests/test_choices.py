"""What can be chosen of a chart: aspects and orbs, Vertex, returns as charts, divisional charts, the Yogini dasha."""
import re

from command import CommandTest

BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]


class AspectTest(CommandTest):
    def test_one_kind_with_one_orb(self):
        aspects = self.json("chart", *BIRTH, "--format", "json", "--aspects", "trine", "--orbs", "3")["westernChart"]["aspects"]
        self.assertTrue(aspects)
        self.assertEqual({(one["aspect"], one["orbLimit"]) for one in aspects}, {("trine", 3)})
        usual = self.json("chart", *BIRTH, "--format", "json")["westernChart"]["aspects"]
        tight = [one["orb"] for one in usual if one["aspect"] == "trine" and one["orb"] <= 3]
        self.assertEqual([one["orb"] for one in aspects], tight)

    def test_orbs_by_name_and_bonus(self):
        aspects = self.json(
            "chart", *BIRTH, "--format", "json", "--orbs", "square=1,quintile=2", "--luminary-bonus", "0")["westernChart"]["aspects"]
        limits = {one["aspect"]: one["orbLimit"] for one in aspects}
        self.assertEqual(limits.get("quintile"), 2)
        self.assertLessEqual(limits.get("square", 1), 1)
        self.assertEqual(limits.get("trine"), 7)

    def test_a_synastry(self):
        pair = [*BIRTH, "--date2", "1992-03-08", "--time2", "06:45", "--place2", "Berlin", "--format", "json"]
        kinds = {one["aspect"] for one in self.json("synastry", *pair, "--aspects", "quintile,biquintile")["aspects"]}
        self.assertTrue(kinds and kinds <= {"quintile", "biquintile"}, kinds)

    def test_misuse(self):
        self.assertIn("sesquiquadrate", self.misuse("chart", *BIRTH, "--aspects", "friendly"))
        for orbs in ("16", "-1", "wide", "trine=16", "trine=", "4,5"):
            self.assertIn("--orbs", self.misuse("chart", *BIRTH, "--orbs=" + orbs))
        self.assertIn("--aspects", self.misuse("chart", *BIRTH, "--aspects", "trine", "--orbs", "square=4"))
        self.assertIn("0 to 15", self.misuse("chart", *BIRTH, "--luminary-bonus", "20"))


class VertexTest(CommandTest):
    def test_a_birth(self):
        # 35.6616 degrees, by Swiss Ephemeris 2.10.03 for 40.7128 N, 74.006 W.
        angles = self.json(
            "houses", "--at", "1990-06-15T18:30Z", "--lat", "40.7128", "--lon", "-74.006", "--format", "json")["angles"]
        self.assertAlmostEqual(angles["vertex"]["longitude"], 35.6616, places=3)
        self.assertAlmostEqual(angles["antivertex"]["longitude"], 215.6616, places=3)
        self.assertRegex(self.answer("chart", *BIRTH), r"Vertex +5°\d\d′ Taurus +Anti-Vertex +5°\d\d′ Scorpio")


class ReturnChartTest(CommandTest):
    def test_a_solar_return_in_berlin(self):
        # 2026-06-15 11:23:27 UTC, Ascendant 178.6278, Midheaven 88.1917, Vertex 356.7836, by Swiss Ephemeris 2.10.03.
        answer = self.json(
            "returns", *BIRTH, "--from", "2026-01-01", "--charts", "--at-lat", "52.52", "--at-lon", "13.405", "--format", "json")
        found = answer["returns"][0]
        self.assertRegex(found["instant"], r"^2026-06-15T11:23:2")
        for name, known in (("ascendant", 178.6278), ("midheaven", 88.1917), ("vertex", 356.7836)):
            self.assertAlmostEqual(found["chart"]["angles"][name]["longitude"], known, delta=0.03)
        self.assertAlmostEqual(
            found["chart"]["positions"]["Sun"]["longitude"], answer["longitude"], delta=1e-5)

    def test_a_lunar_return_at_the_place_of_birth(self):
        # 2026-01-22 17:36:46 UTC, Ascendant 63.4123, by Swiss Ephemeris 2.10.03.
        answer = self.json(
            "returns", *BIRTH, "--body", "Moon", "--from", "2026-01-01", "--to", "2026-01-31", "--charts", "--format", "json")
        found = answer["returns"][0]
        self.assertRegex(found["instant"], r"^2026-01-22T17:36:4")
        self.assertAlmostEqual(found["chart"]["angles"]["ascendant"]["longitude"], 63.4123, delta=0.05)

    def test_a_table(self):
        table = self.answer(
            "returns", *BIRTH, "--from", "2026-01-01", "--charts", "--at-place", "Berlin", "--house-system", "WholeSign")
        self.assertRegex(table, r"^2026-06-15T11:23:2\dZ  Sun returns\n")
        self.assertIn("WholeSign houses\n", table)
        self.assertIn("Ascendant", table)

    def test_misuse(self):
        span = ["returns", *BIRTH, "--from", "2026-01-01"]
        self.assertIn("--charts", self.misuse(*span, "--at-place", "Berlin"))
        self.assertIn("--at-lat", self.misuse(*span, "--charts", "--at-lat", "95", "--at-lon", "0"))
        self.assertIn("24", self.misuse(*span, "--to", "2090-01-01", "--charts"))
        self.assertIn("calendar", self.misuse(*span, "--charts", "--format", "ics"))


class VedicChoiceTest(CommandTest):
    def test_divisional_charts_have_degrees(self):
        answer = self.json("vedic", "chart", *BIRTH, "--vargas", "D9,trimshamsha", "--format", "json")
        self.assertEqual(set(answer["vargas"]), {"D9", "D30"})
        own = {place["planet"]: place["longitude"] for place in answer["places"]}
        for planet, longitude in own.items():
            ninth = answer["vargas"]["D9"]["positions"][planet]["longitude"]
            self.assertAlmostEqual((ninth - 9 * longitude + 180) % 360 - 180, 0, places=6)
        self.assertEqual(len(self.json("vedic", "chart", *BIRTH, "--vargas", "all", "--format", "json")["vargas"]), 16)
        self.assertRegex(self.answer("vedic", "chart", *BIRTH, "--vargas", "D9"), r"D9 +Navamsha +House\nLagna +\d")

    def test_yogini(self):
        """Moon 25.2627 degrees Kumbha, Purva Bhadrapada, the 25th: 25 + 3 over 8 leaves 4, Bhramari, four years, of which 2.421 remain."""
        answer = self.json("vedic", "dasha", *BIRTH, "--system", "yogini", "--at", "2026-11-21T00:00Z", "--format", "json")
        self.assertEqual(answer["system"], "yogini")
        self.assertAlmostEqual(answer["balanceYears"], 2.4212, places=3)
        names = [one["yogini"] for one in answer["mahadashas"]]
        self.assertEqual(names[:8], [
            "Bhramari", "Bhadrika", "Ulka", "Siddha", "Sankata", "Mangala", "Pingala", "Dhanya"])
        self.assertEqual(len(names), 24)
        self.assertEqual([one["level"] for one in answer["running"]], [1, 2, 3, 4, 5])
        self.assertIn("Bhramari (Mangala)", self.answer("vedic", "dasha", *BIRTH, "--system", "yogini"))
        self.assertIn("Ulka (Shani) mahadasha", self.answer("vedic", "dasha", *BIRTH, "--system", "yogini", "--format", "ics"))

    def test_without_a_time_the_moon_is_a_range_everywhere(self):
        birth = ["--date", "1990-06-13", "--place", "New York"]
        span = ["--from", "2026-01-01"]
        chart = self.json("vedic", "chart", *birth, "--vargas", "D9", "--format", "json")
        doshas = self.json("vedic", "doshas", *birth, *span, "--format", "json")
        yogas = self.json("vedic", "yogas", *birth, "--format", "json")
        self.assertEqual(chart["moonRange"]["signs"], ["Makara", "Kumbha"])
        self.assertEqual(doshas["sadeSati"]["moonSigns"], ["Makara", "Kumbha"])
        moon = next(place for place in chart["places"] if place["planet"] == "Moon")
        self.assertEqual([moon[name] for name in ("longitude", "rashi", "pada")], [None] * 3)
        self.assertIsNone(chart["vargas"]["D9"]["positions"]["Moon"]["sign"])
        for answer in (chart, doshas, yogas):
            self.assertEqual(answer["warnings"][0]["code"], "TIME_UNKNOWN")
            self.assertRegex(answer["warnings"][0]["message"], "Makara.*Kumbha")
        for command in (["chart"], ["yogas"], ["doshas", *span]):
            table = self.answer("vedic", *command, *birth).replace("\n", " ")
            self.assertIn("The time of birth is not known.", table)
            self.assertRegex(table, r"The Moon went from \d+°\d\d′ Makara to \d+°\d\d′ Kumbha that day")
        self.assertRegex(self.answer("vedic", "chart", *birth), r"Chandra +\d+°\d\d′ Makara to +\d+°\d\d′ Kumbha")
        self.assertRegex(self.answer("vedic", "doshas", *birth, *span), r"Moon +Makara, then Kumbha\n")

    def test_misuse(self):
        self.assertIn("D60", self.misuse("vedic", "chart", *BIRTH, "--vargas", "D11"))
        self.assertIn("yogini", self.misuse("vedic", "dasha", *BIRTH, "--system", "ashtottari"))
