"""Vedic charts, dashas and the panchang."""
from command import CommandTest

BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]


class VedicTest(CommandTest):
    def test_the_chart_is_the_tropical_one_less_the_ayanamsa(self):
        vedic = self.json("vedic", "chart", *BIRTH, "--format", "json")
        tropical = self.json("positions", "--at", "1990-06-15T18:30Z", "--bodies", "Sun", "--format", "json")
        sun = next(place for place in vedic["places"] if place["graha"] == "Surya")
        self.assertAlmostEqual(
            tropical["positions"]["Sun"]["longitude"] - vedic["ayanamsaDegrees"], sun["longitude"], places=4)
        self.assertEqual(len(vedic["places"]), 9)
        self.assertTrue(23.7 < vedic["ayanamsaDegrees"] < 23.75)

    def test_rahu_and_ketu_stand_opposite(self):
        places = {one["graha"]: one for one in self.json("vedic", "chart", *BIRTH, "--format", "json")["places"]}
        self.assertAlmostEqual((places["Rahu"]["longitude"] + 180) % 360, places["Ketu"]["longitude"], places=6)

    def test_dashas_nest(self):
        answer = self.json("vedic", "dasha", *BIRTH, "--at", "2026-11-21T00:00Z", "--format", "json")
        running = answer["running"]
        self.assertEqual([one["level"] for one in running], [1, 2, 3, 4, 5])
        for outer, inner in zip(running, running[1:]):
            self.assertTrue(outer["start"] <= inner["start"] < inner["end"] <= outer["end"])
        self.assertEqual(len(answer["mahadashas"]), 9)

    def test_dashas_as_a_calendar(self):
        lines = self.answer("vedic", "dasha", *BIRTH, "--format", "ics").splitlines()
        titles = [line.removeprefix("SUMMARY:") for line in lines if line.startswith("SUMMARY:")]
        self.assertEqual((len(titles), len(set(titles))), (90, 90))
        self.assertEqual(sum(title.endswith(" mahadasha") for title in titles), 9)
        self.assertIn("Rahu antardasha of Guru", titles)

    def test_panchang_of_a_day(self):
        answer = self.json("vedic", "panchang", "--date", "2022-01-26", "--place", "New Delhi", "--format", "json")
        self.assertEqual(answer["vara"][:5], "Budha")
        self.assertTrue(answer["tithis"][0]["start"] < answer["sunrise"] < answer["tithis"][0]["end"])
        self.assertIn("Sunrise", self.answer("vedic", "panchang", "--date", "2022-01-26", "--place", "New Delhi"))

    def test_misuse(self):
        self.assertIn("lahiri", self.misuse("vedic", "chart", *BIRTH, "--ayanamsa", "guess"))
        self.assertIn("--time", self.misuse("vedic", "dasha", "--date", "1990-06-15", "--place", "Berlin"))
        self.assertIn("after birth", self.misuse("vedic", "dasha", *BIRTH, "--at", "1980-01-01T00:00Z"))
