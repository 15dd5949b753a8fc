#!/usr/bin/env python3
"""Attacks a server of its own as a client would who means to keep it from others, and looks what that costs the server and the others.

    python3 Tests/Hostile/run.py .build/debug/astronova            bounded: seconds, for ./script/test
    python3 Tests/Hostile/run.py --full .build/release/astronova   at full size, for ./script/bench hostile

Memory and the percentiles of other people's requests are printed. What is asserted are bounds of memory, what is refused and who is served
first, never a time: machines differ.
"""
import argparse
import os
import pathlib
import sys
import unittest

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    os.environ["ASTRONOVA_BINARY"] = str(arguments.binary.resolve())
    os.environ["HOSTILE_FULL"] = "1" if arguments.full else ""
    here = pathlib.Path(__file__).parent
    sys.path.insert(0, str(here))
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(arguments.names) if arguments.names else loader.discover(str(here))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    sys.exit(not result.wasSuccessful())
