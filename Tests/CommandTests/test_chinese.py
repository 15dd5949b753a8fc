"""The Chinese animal, calendar and Four Pillars."""
from command import CommandTest

BIRTH = ["--date", "1990-01-15", "--time", "14:30", "--place", "New York"]


class ChineseTest(CommandTest):
    def test_january_belongs_to_the_year_before(self):
        answer = self.json("chinese", *BIRTH, "--format", "json")
        self.assertEqual((answer["animal"]["byNewYear"]["element"], answer["animal"]["byNewYear"]["animal"]), ("earth", "Snake"))
        self.assertTrue(answer["animal"]["agree"])
        self.assertEqual(answer["newYear"], "1989-02-06")
        self.assertEqual(
            answer["lunarDate"], {"year": 1989, "yearOfCycle": 6, "month": 12, "leapMonth": False, "day": 19})
        pillars = answer["pillars"]
        self.assertEqual(
            [pillars[name]["characters"] for name in ("year", "month", "day", "hour")], ["己巳", "丁丑", "庚辰", "癸未"])
        self.assertEqual(sum(answer["elements"]["characters"].values()), 8)
        self.assertEqual(answer["boundaries"], [])
        self.assertTrue(answer["solarTerm"]["start"] < answer["instant"] < answer["solarTerm"]["end"])

    def test_both_usages_are_named(self):
        table = self.answer("chinese", "--date", "2024-02-05", "--time", "12:00", "--place", "Beijing")
        self.assertRegex(table, r"By New Year +Water Rabbit")
        self.assertRegex(table, r"By Lichun +Wood Dragon")

    def test_without_the_time_a_boundary_is_told(self):
        answer = self.json("chinese", "--date", "2024-02-04", "--place", "Shanghai", "--format", "json")
        self.assertIsNone(answer["pillars"]["hour"])
        self.assertEqual([(one["type"], one["term"]) for one in answer["boundaries"]], [("jie", "Lichun")])
        self.assertEqual(answer["boundaries"][0]["instant"][:16], "2024-02-04T08:27")
        table = self.answer("chinese", "--date", "2024-02-04", "--place", "Shanghai")
        self.assertIn("Lichun begins", table)
        # Neither of the two years is stated alone.
        self.assertRegex(table, r"By Lichun +Water Rabbit .* or Wood Dragon ")
        self.assertEqual((answer["pillars"]["year"], [one["animal"] for one in answer["pillars"]["years"]]), (None, ["Rabbit", "Dragon"]))
        eve = self.json("chinese", "--date", "2024-02-09", "--place", "New York", "--format", "json")
        self.assertEqual([one["type"] for one in eve["boundaries"]], ["newYear"])

    def test_policies(self):
        late = ["--date", "1990-01-15", "--time", "23:30", "--place", "Beijing", "--format", "json"]
        midnight = self.json("chinese", *late)["pillars"]
        early = self.json("chinese", *late, "--day-change", "twentyThree")["pillars"]
        self.assertEqual((midnight["day"]["number"] % 60) + 1, early["day"]["number"])
        self.assertEqual(midnight["hour"], early["hour"])
        # Three hours behind the clock of Beijing.
        west = ["--date", "2024-11-03", "--time", "12:30", "--lat", "39.47", "--lon", "75.99", "--zone", "Asia/Shanghai", "--format", "json"]
        self.assertEqual(self.json("chinese", *west)["pillars"]["hour"]["branch"], "Wu")
        solar = self.json("chinese", *west, "--clock", "trueSolar")["pillars"]
        self.assertEqual((solar["hour"]["branch"], solar["clock"][:16]), ("Si", "2024-11-03T09:50"))

    def test_misuse(self):
        self.assertIn("1645-01-28 to 2649-02-03", self.misuse("chinese", "--date", "1600-01-01", "--place", "Beijing"))
        self.assertIn("--place", self.misuse("chinese", "--date", "1990-01-15"))
        self.assertIn("trueSolar", self.misuse("chinese", *BIRTH, "--clock", "sundial"))
