#!/usr/bin/env python3
"""Runs the browser tests against a server, which it starts itself unless told where one is.

With --workers N they are dealt out to N processes, each with a server and a browser of its own.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile
import unittest

import site_under_test

FOLDER = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base-url", help="a running server; otherwise one is started")
    parser.add_argument("--binary", default=str(FOLDER.parents[1] / ".build/debug/astronova"), help="the executable to start")
    parser.add_argument("--workers", type=int, default=1, help="how many processes share the tests")
    parser.add_argument("--share", default="0/1", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help="classes or Class.test_name; all without")
    arguments = parser.parse_args()
    if arguments.workers > 1:
        return deal(arguments)

    share, shares = map(int, arguments.share.split("/"))
    number = 0
    loader = unittest.TestLoader()
    suite = unittest.TestSuite()
    for module in ("test_journey", "test_form", "test_pages", "test_account", "test_today", "test_language"):
        found = loader.loadTestsFromName(module)
        for group in found:
            for test in group:
                identity = test.id().split(".", 1)[1]
                if not arguments.names or any(identity == name or identity.startswith(name + ".") for name in arguments.names):
                    if number % shares == share:
                        suite.addTest(test)
                    number += 1
    if suite.countTestCases() == 0:
        print("no test has such a name", file=sys.stderr)
        return 2
    with site_under_test.running(arguments.base_url, arguments.binary):
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() else 1


def deal(arguments) -> int:
    """Runs the workers; what each of them said is shown when it is done."""
    workers = []
    for share in range(arguments.workers):
        command = [sys.executable, __file__, "--binary", arguments.binary, "--share", f"{share}/{arguments.workers}"]
        if arguments.base_url:
            command += ["--base-url", arguments.base_url]
        said = tempfile.TemporaryFile("w+")
        workers.append((subprocess.Popen(command + arguments.names, stdout=said, stderr=subprocess.STDOUT), said))
    worst = 0
    for process, said in workers:
        worst = max(worst, abs(process.wait()))
        said.seek(0)
        print(said.read(), flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
