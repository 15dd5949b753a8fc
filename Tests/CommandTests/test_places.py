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

    def test_a_name_that_does_not_clearly_mean_one_place_lists_those_it_may_mean(self):
        day = ("planetary-hours", "--date", "2026-11-21", "--place")
        message = self.misuse(*day, "Springfield")
        for name in ("Springfield, Illinois, United States", "Springfield, Massachusetts, United States", "Springfield, Missouri, United States"):
            self.assertIn(f"‘{name}’", message)
            # What it offers is what it understands.
            self.answer(*day, name)
        for name in ("Springfield, Illinois", "Springfield IL", "New York", "Paris", "Paris, Texas", "London", "New Delhi", "Rome", "München", "東京"):
            self.answer(*day, name)

    def test_the_other_names_of_a_place_do_not_hide_the_place_of_that_name(self):
        self.assertIn("Victoria, British Columbia, Canada", self.misuse("planetary-hours", "--date", "2026-11-21", "--place", "Victoria"))
