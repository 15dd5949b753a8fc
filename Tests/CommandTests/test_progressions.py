"""Progressed charts, and the dates on which progressions and directions are exact."""
from command import CommandTest

BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]


class ProgressionsTest(CommandTest):
    def test_a_day_for_a_year(self):
        answer = self.json("progressions", *BIRTH, "--at", "2026-11-21", "--format", "json")
        self.assertAlmostEqual(answer["years"], 36.4340, places=3)
        sky = self.json("positions", "--at", answer["progressed"], "--bodies", "Moon", "--format", "json")
        self.assertAlmostEqual(
            sky["positions"]["Moon"]["longitude"], answer["positions"]["Moon"]["longitude"], places=4)
        self.assertIn("Ascendant", self.answer("progressions", *BIRTH, "--at", "2026-11-21"))

    def test_what_is_exact_is_exact_in_the_chart_of_its_date(self):
        answer = self.json("progressions", *BIRTH, "--from", "2026-01-01", "--to", "2028-12-31", "--bodies", "Moon,Sun", "--format", "json")
        events = answer["events"]
        self.assertGreater(len(events), 15)
        self.assertEqual([one["instant"] for one in events], sorted(one["instant"] for one in events))
        first = next(one for one in events if one["type"] == "aspectToBirth" and one["point"] == "Moon")
        chart = self.json("progressions", *BIRTH, "--at", first["instant"], "--format", "json")
        aspect = next(
            one for one in chart["aspectsToBirth"] if (one["planet1"], one["planet2"]) == ("Moon", first["other"]))
        self.assertEqual(aspect["type"], first["aspect"])
        self.assertLess(aspect["orb"], 1e-6)

    def test_directions(self):
        answer = self.json("progressions", *BIRTH, "--from", "2026-01-01", "--to", "2032-12-31", "--solar-arc", "--format", "json")
        first = next(one for one in answer["events"] if one["type"] == "aspectToBirth")
        chart = self.json("progressions", *BIRTH, "--at", first["instant"], "--solar-arc", "--format", "json")
        self.assertAlmostEqual(chart["arc"], first["arc"], places=6)
        aspect = next(
            one for one in chart["aspectsToBirth"] if (one["planet1"], one["planet2"]) == (first["point"], first["other"]))
        self.assertLess(aspect["orb"], 1e-6)

    def test_a_calendar(self):
        text = self.answer("progressions", *BIRTH, "--from", "2026-01-01", "--to", "2027-12-31", "--format", "ics")
        self.assertIn("SUMMARY:Progressed Moon ", text)
        self.assertTrue(text.endswith("END:VCALENDAR\r\n"))

    def test_without_the_time_it_is_said(self):
        date = ["--date", "1990-06-15", "--place", "New York"]
        for kind in [[], ["--solar-arc"]]:
            self.assertIn("--time", self.misuse("progressions", *date, "--from", "2026-01-01", "--to", "2036-01-01", *kind))
            table = self.answer("progressions", *date, "--at", "2026-11-21", *kind)
            self.assertIn("every hour of that day", " ".join(table.split()))
            self.assertRegex(table, r"(?m)^Sun +\d+°\d\d′ \w+ to +\d+°\d\d′ \w+")
            answer = self.json("progressions", *date, "--at", "2026-11-21", *kind, "--format", "json")
            self.assertIsNone(answer["arc" if kind else "years"])
        self.assertFalse(answer.get("timeKnown", False))

    def test_misuse(self):
        self.assertIn("--format", self.misuse("progressions", *BIRTH, "--at", "2026-11-21", "--format", "ics"))
        self.assertIn("--at", self.misuse("progressions", *BIRTH, "--at", "2026-11-21", "--from", "2026-01-01"))
        self.assertIn("--to", self.misuse("progressions", *BIRTH, "--to", "2026-01-01"))
        self.assertIn("--bodies", self.misuse("progressions", *BIRTH, "--bodies", "Sun", "--solar-arc"))
        self.assertIn("1550–2649", self.misuse("progressions", *BIRTH, "--at", "1200-01-01"))
