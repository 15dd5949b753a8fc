#!/usr/bin/env python3
"""Runs the browser tests against a server, which it starts itself unless told where one is.

With --workers N, N processes take them from one list, each with a server and a browser of its own.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

import site_under_test

FOLDER = pathlib.Path(__file__).resolve().parent
# Those that take long first, so that no worker has one of them left when the others are done.
MODULES = (
    "test_language", "test_tarot", "test_today", "test_account", "test_look", "test_rooms", "test_align", "test_explore", "test_first", "test_pages", "test_invited",
    "test_weights", "test_kept", "test_journey", "test_landing", "test_form", "test_calendar", "test_notifications", "test_recovery", "test_offline")


class SharedTests(unittest.TestSuite):
    """Tests of which each is run by the worker that is first to leave its mark in a folder."""

    _cleanup = False
    marks: str | None = None

    def __iter__(self):
        for number, test in enumerate(self._tests):
            try:
                if self.marks:
                    os.close(os.open(os.path.join(self.marks, str(number)), os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                continue
            yield test


class TimedResult(unittest.TextTestResult):
    """Says at the end which tests took longest."""

    def __init__(self, *arguments, **named) -> None:
        super().__init__(*arguments, **named)
        self.took: list[tuple[float, str]] = []

    def startTest(self, test) -> None:
        super().startTest(test)
        self.began = time.monotonic()

    def stopTest(self, test) -> None:
        super().stopTest(test)
        self.took.append((time.monotonic() - self.began, test.id()))

    def printErrors(self) -> None:
        super().printErrors()
        for seconds, name in sorted(self.took, reverse=True)[:10]:
            self.stream.writeln(f"{seconds:6.1f} s {name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base-url", help="a running server; otherwise one is started")
    parser.add_argument("--binary", default=str(FOLDER.parents[1] / ".build/debug/astronova"), help="the executable to start")
    parser.add_argument("--workers", type=int, default=1, help="how many processes share the tests")
    parser.add_argument("--marks", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help="classes or Class.test_name; all without")
    arguments = parser.parse_args()
    if arguments.workers > 1:
        return deal(arguments)

    suite = SharedTests()
    for module in MODULES:
        for group in unittest.TestLoader().loadTestsFromName(module):
            for test in group:
                identity = test.id().split(".", 1)[1]
                if not arguments.names or any(identity == name or identity.startswith(name + ".") for name in arguments.names):
                    suite.addTest(test)
    if suite.countTestCases() == 0:
        print("no test has such a name", file=sys.stderr)
        return 2
    suite.marks = arguments.marks
    with site_under_test.running(arguments.base_url, arguments.binary):
        result = unittest.TextTestRunner(verbosity=2, resultclass=TimedResult).run(suite)
    return 0 if result.wasSuccessful() else 1


def deal(arguments) -> int:
    """Runs the workers; what each of them said is shown when it is done."""
    workers = []
    marks = tempfile.TemporaryDirectory()
    for _ in range(arguments.workers):
        command = [sys.executable, __file__, "--binary", arguments.binary, "--marks", marks.name]
        if arguments.base_url:
            command += ["--base-url", arguments.base_url]
        said = tempfile.TemporaryFile("w+")
        workers.append((subprocess.Popen(command + arguments.names, stdout=said, stderr=subprocess.STDOUT), said))
    worst = 0
    for process, said in workers:
        worst = max(worst, abs(process.wait()))
        said.seek(0)
        print(said.read(), flush=True)
    marks.cleanup()
    return worst


if __name__ == "__main__":
    sys.exit(main())
