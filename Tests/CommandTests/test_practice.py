"""The daily practice in the terminal."""
import pathlib
import re
import tempfile

import command
from command import CommandTest


class PracticeTest(CommandTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.log = self.folder / "practice.log"
        self.code = self.folder / "code.txt"
        self.code.write_text("- I finish what I name.\n- Rest is on today's list.\n")

    def session(self, keys):
        return self.answer("align", "--breath", "0", "--lines", str(self.code), "--log", str(self.log), stdin=keys)

    def test_a_session_is_noted_once(self):
        text = self.session("\nb\n\n\nThe oldest message.\n\n")
        self.assertIn("I finish what I name.", text)
        self.assertIn("Rest is on today's list.", text)
        self.assertTrue(text.endswith("Kept. 1 day in a row.\n"), text)
        self.assertEqual(len(self.log.read_text().splitlines()), 1)
        self.session("\n\n\n\n")
        streak = self.answer("streak", "--log", str(self.log))
        self.assertTrue(streak.startswith("1 day in a row, today is done\n"), streak)
        self.assertTrue(re.search("in all 1, 2 sessions", streak), streak)

    def test_what_lacks_only_the_last_touch_is_noted(self):
        self.assertTrue(self.session("\n\n\n").endswith("Kept. 1 day in a row.\n"))
        self.assertEqual(len(self.log.read_text().splitlines()), 1)

    def test_leaving_notes_nothing(self):
        self.assertTrue(self.session("\nq\n").endswith("Left. Nothing was counted.\n"))
        self.session("\n")
        self.assertFalse(self.log.exists())
        self.assertTrue(self.answer("streak", "--log", str(self.log)).startswith("0 days in a row, today is open\n"))

    def test_a_log_that_cannot_be_written_is_told_before_the_session(self):
        for log in ("/nowhere/practice.log", str(self.folder)):
            done = command.run("align", "--breath", "0", "--log", log, stdin="\n\n\n\n")
            self.assertEqual((done.returncode, done.stdout), (1, b""))
            self.assertIn(b"cannot write " + log.encode(), done.stderr)

    def test_a_log_that_is_not_there_is_told(self):
        self.assertIn("There is no elsewhere.log yet", self.answer("streak", "--log", "elsewhere.log"))
        self.session("\n\n\n\n")
        self.assertNotIn("There is no", self.answer("streak", "--log", str(self.log)))

    def test_what_is_wrong_is_named(self):
        for wrong in (["--breath", "1201"], ["--pace", "fast"], ["--in", "Nowhere"], ["--lines", "/nowhere"]):
            self.assertIn(wrong[0], self.misuse("align", *wrong))
