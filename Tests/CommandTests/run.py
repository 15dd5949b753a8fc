#!/usr/bin/env python3
"""Runs the tests of the command against a built executable."""
import argparse
import pathlib
import sys
import unittest

import command

FOLDER = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "binary", nargs="?", default=str(FOLDER.parents[1] / ".build/debug/astronova"), help="the executable to test")
    parser.add_argument("names", nargs="*", help="modules, module.Class or module.Class.test; all without")
    arguments = parser.parse_args()
    command.binary = pathlib.Path(arguments.binary).resolve()
    if not command.binary.is_file():
        print(f"there is no {command.binary}; run: swift build --product astronova", file=sys.stderr)
        return 2
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(arguments.names) if arguments.names else loader.discover(str(FOLDER))
    if suite.countTestCases() == 0:
        print("no test has such a name", file=sys.stderr)
        return 2
    result = unittest.TextTestRunner(verbosity=1).run(suite)
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER))
    sys.exit(main())
