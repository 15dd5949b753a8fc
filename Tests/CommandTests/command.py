"""The executable under test, and how it is asked."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

binary = pathlib.Path("astronova")


def run(*arguments, stdin="", environment=None):
    """Runs the command in an empty folder, so that nothing but the executable itself can help it."""
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            [str(binary), *arguments], input=stdin.encode(), capture_output=True, cwd=folder, timeout=120, check=False,
            env={**os.environ, **(environment or {})})


class CommandTest(unittest.TestCase):
    """Assertions about what the command says."""

    def answer(self, *arguments, stdin="", environment=None):
        """The standard output of a command that succeeds and has nothing to complain about."""
        done = run(*arguments, stdin=stdin, environment=environment)
        self.assertEqual((done.returncode, done.stderr.decode()), (0, ""), arguments)
        return done.stdout.decode()

    def json(self, *arguments):
        return json.loads(self.answer(*arguments))

    def rows(self, *arguments, stdin):
        """The rows of a batch, split into fields."""
        return [line.split(",") for line in self.answer(*arguments, stdin=stdin).splitlines()]

    def misuse(self, *arguments):
        """The one line with which a command refuses what it was given."""
        done = run(*arguments)
        message = done.stderr.decode()
        self.assertEqual(done.returncode, 2, (arguments, message))
        self.assertEqual(done.stdout, b"", arguments)
        self.assertEqual(message.count("\n"), 1, (arguments, message))
        self.assertTrue(message.startswith("astronova: "), message)
        return message


def difference(first, second):
    """The arc between two longitudes, in arcseconds."""
    return abs((float(first) - float(second) + 180) % 360 - 180) * 3600
