"""Places by name."""
from command import CommandTest


class PlacesTest(CommandTest):
    def first(self, *words):
        return self.json("places", *words, "--format", "json")["locations"][0]

    def test_what_people_mean(self):
        for query, country, zone in [
            (["Paris"], "FR", "Europe/Paris"), (["Paris,", "Texas"], "US", "America/Chicago"), (["münchen"], "DE", "Europe/Berlin"),
            (["Munich"], "DE", "Europe/Berlin"), (["New", "York"], "US", "America/New_York"), (["東京"], "JP", "Asia/Tokyo"),
        ]:
            place = self.first(*query)
            self.assertEqual((place["countryCode"], place["timezone"]), (country, zone), query)

    def test_limit(self):
        self.assertEqual(len(self.json("places", "San", "--limit", "3", "--format", "json")["locations"]), 3)
        self.assertEqual(len(self.answer("places", "San", "--limit", "3").splitlines()), 3)

    def test_table(self):
        line = self.answer("places", "New York", "--limit", "1")
        self.assertRegex(line, r"^New York, New York, United States +40\.71\d\d +-74\.00\d\d +America/New_York\n$")

    def test_nothing_found(self):
        self.assertEqual(self.json("places", "qqxzzy", "--format", "json"), {"locations": []})
        self.assertIn("qqxzzy", self.answer("places", "qqxzzy"))
