"""The reading of a day: whose days and clocks it is told by."""
import json
import os
import re
import subprocess
import unittest

import command

BIRTH = ["--date", "1990-06-15", "--time", "14:30", "--place", "New York"]


class TodayTest(command.CommandTest):
    def reading(self, *arguments, zone="UTC"):
        """The reading as JSON, on a machine that is set to a zone."""
        done = subprocess.run(
            [str(command.binary), "today", *BIRTH, "--on", "2026-11-21", "--format", "json", *arguments],
            capture_output=True, text=True, timeout=120, env=os.environ | {"TZ": zone})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return json.loads(done.stdout)

    def test_the_zone_that_is_said_counts(self):
        for zone in ("Europe/Berlin", "Asia/Tokyo"):
            told = self.reading("--in", zone, zone="America/Lima")
            self.assertEqual(told["zone"], zone)
            # It is the reader's own, so nothing is said of whose clocks they are.
            self.assertIsNone(told.get("clocks"))
        # The same hours by other clocks.
        hours = [set(re.findall(r"\b\d{1,2}:\d{2}\b", json.dumps(self.reading("--in", zone)))) for zone in ("Europe/Berlin", "Asia/Tokyo")]
        self.assertTrue(hours[0] and hours[1] and hours[0] != hours[1])

    def test_without_it_that_of_the_machine_does(self):
        self.assertEqual(self.reading(zone="Europe/Lisbon")["zone"], "Europe/Lisbon")

    def test_a_machine_without_a_place_has_the_clocks_of_the_birth_and_says_so(self):
        told = self.reading(zone="UTC")
        self.assertEqual(told["zone"], "America/New_York")
        self.assertIn("New York", told["clocks"])

    def test_it_fits_into_a_terminal(self):
        text = self.answer("today", *BIRTH, "--on", "2026-11-21", "--evidence", "--in", "UTC")
        self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_a_zone_that_there_is_not(self):
        self.assertIn("--in", self.misuse("today", *BIRTH, "--in", "Europe/Nowhere"))


if __name__ == "__main__":
    unittest.main()
