#!/usr/bin/env python3
"""Runs the browser tests against a server, which it starts itself unless told where one is."""
import argparse
import pathlib
import sys
import unittest

import site_under_test

FOLDER = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base-url", help="a running server; otherwise one is started")
    parser.add_argument("--binary", default=str(FOLDER.parents[1] / ".build/debug/astronova"), help="the executable to start")
    parser.add_argument("names", nargs="*", help="classes or Class.test_name; all without")
    arguments = parser.parse_args()

    loader = unittest.TestLoader()
    suite = unittest.TestSuite()
    for module in ("test_journey", "test_form", "test_pages", "test_account", "test_today"):
        found = loader.loadTestsFromName(module)
        for group in found:
            for test in group:
                identity = test.id().split(".", 1)[1]
                if not arguments.names or any(identity == name or identity.startswith(name + ".") for name in arguments.names):
                    suite.addTest(test)
    if suite.countTestCases() == 0:
        print("no test has such a name", file=sys.stderr)
        return 2
    with site_under_test.running(arguments.base_url, arguments.binary):
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
