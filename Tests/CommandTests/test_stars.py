"""The fixed stars."""
from command import CommandTest, difference


class StarsTest(CommandTest):
    BIRTH = ("--date", "1990-06-15", "--time", "14:30", "--place", "New York")

    def test_one_by_its_names(self):
        for name in ("Algol", "beta per", "β Persei", "HIP 14576", "caput algol"):
            answer = self.json("stars", "--at", "2000-01-01T12:00Z", "--search", name, "--format", "json")
            self.assertEqual([star["name"] for star in answer["stars"]], ["Algol"], name)
        star = answer["stars"][0]
        self.assertLess(difference(star["longitude"], 56.1682), 1)
        self.assertEqual((star["designation"], star["constellation"], star["hipparcos"], star["traditions"]),
                         ("Beta Persei", "Perseus", 14576, ["Behenian"]))
        self.assertTrue(85 < star["lightYears"] < 95)

    def test_table(self):
        table = self.answer("stars", "--at", "2000-01-01T12:00Z", "--magnitude", "1.5")
        self.assertRegex(table, r"Regulus +Alpha Leonis +1\.35 +29°49′ Leo +0\.46\d\d +11\.96\d\d\n")
        self.assertNotIn("Algol", table)
        self.assertNotIn("Galactic", table)

    def test_the_whole_list(self):
        answer = self.json("stars", "--format", "json")
        self.assertEqual(answer["total"], len(answer["stars"]))
        longitudes = [star["longitude"] for star in answer["stars"]]
        self.assertEqual(longitudes, sorted(longitudes))
        self.assertGreaterEqual(len(longitudes), 150)

    def test_contacts(self):
        answer = self.json("stars", *self.BIRTH, "--format", "json")
        orbs = [contact["orb"] for contact in answer["contacts"]]
        self.assertTrue(orbs)
        self.assertEqual(orbs, sorted(orbs))
        self.assertTrue(all(orb <= 1 for orb in orbs))
        self.assertEqual({contact["type"] for contact in answer["contacts"]}, {"conjunction", "opposition"})
        wide = self.json("stars", *self.BIRTH, "--orb", "robson", "--magnitude", "1.4", "--format", "json")
        self.assertTrue(all(contact["orbLimit"] == 7.5 for contact in wide["contacts"]))
        many = self.json("stars", *self.BIRTH, "--parallels", "--format", "json")
        self.assertIn("parallel", {contact["type"] for contact in many["contacts"]})
        # The Sun of that day stood at 24°23′ Gemini, Capella at 21°44′ and Polaris at 28°26′.
        table = self.answer("stars", *self.BIRTH, "--search", "Capella", "--orb", "3")
        self.assertRegex(table, r"Sun +conjunction +Capella +2°39′ +21°43′ Gemini")

    def test_without_an_hour(self):
        answer = self.json("stars", "--date", "1990-06-15", "--place", "New York", "--orb", "5", "--format", "json")
        self.assertFalse({"Moon", "Ascendant", "Midheaven"} & {contact["point"] for contact in answer["contacts"]})
        quiet = self.answer("stars", "--date", "1990-06-15", "--place", "New York", "--search", "Algol", "--orb", "0")
        self.assertIn("No star", quiet)

    def test_misuse(self):
        self.assertIn("Nibiru", self.misuse("stars", "--search", "Nibiru"))
        self.assertIn("bright", self.misuse("stars", "--magnitude", "bright"))
        self.assertIn("1550–2649", self.misuse("stars", "--at", "1200-01-01T00:00Z"))
        self.assertIn("robson", self.misuse("stars", *self.BIRTH, "--orb", "11"))
        self.assertIn("--date", self.misuse("stars", "--orb", "2"))
        self.assertIn("--date", self.misuse("stars", "--place", "Berlin"))
        self.assertIn("--at", self.misuse("stars", *self.BIRTH, "--at", "2026-11-21T04:00Z"))
