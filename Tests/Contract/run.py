#!/usr/bin/env python3
"""Tries the served description of the API against the server that serves it.

    python3 Tests/Contract/run.py .build/debug/astronova [--seconds 80] [--seed 20261121]

Needs the packages of requirements.txt in the Python that runs it. The server is started here, with an empty data folder, on a port of
the system's choosing, and ended by its own process id.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import sysconfig
import unittest

import served
from served import ServedTest
from test_callables import CallableTests  # noqa: F401 — found by unittest
from test_document import DocumentTests  # noqa: F401
from test_openid import OpenIDTests  # noqa: F401

BIRTH = {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance,"
    "unsupported_method,allow_header_conformance,missing_required_header,use_after_free,ignored_auth")
# What ends the sign-in that everything else needs, works on a password for seconds, starts a browser of its own to print, or needs a voice.
LAST = r"/auth/(logout|delete-account|devices|password|register|login)|/(pdf|download)$|^/api/tts$"
options = argparse.Namespace(seconds=80, seed=20261121)


class ContractTest(ServedTest):
    def configuration(self):
        """Ids of things that are there, for the paths that ask for one."""
        def make(path, body):
            return self.server.ask("POST", "/api/v1/" + path, body, self.token)

        chart = make("chart/generate", {"birthData": BIRTH})["chartId"]
        report = make("reports/full", {"birthData": BIRTH})["reportId"]
        mark = make("bookmarks", {"readingType": "daily", "title": "Say the short version first", "content": "Mercury."})["id"]
        visitors = self.server.ask("POST", "/api/v1/chart/generate", {"birthData": BIRTH})["chartId"]
        known = {
            "/api/v1/chart/{id}": chart, "/api/v1/charts/{id}/claim": visitors, "/api/v1/bookmarks/{id}": mark,
            "/api/v1/reports/user/{id}": self.person, "/api/v1/reports/{id}": report, "/api/v1/reports/{id}/status": report,
        }
        text = "".join(
            f'[[operations]]\ninclude-path = "{path}"\nparameters = {{ "path.id" = "{identity}" }}\n\n' for path, identity in known.items())
        (self.place / "schemathesis.toml").write_text(text)

    def explore(self, share, *more):
        """Runs schemathesis for a share of the time; whatever it says is shown when it found something."""
        self.configuration()
        command = [
            str(pathlib.Path(sysconfig.get_path("scripts")) / "st"), "--config-file", str(self.place / "schemathesis.toml"), "run",
            self.server.address + "/openapi.yaml", "--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--seed", str(options.seed),
            "--max-time", str(max(5, round(options.seconds * share))), "--generation-database", "none", "--no-shrink", "--continue-on-failure", "--no-color",
            "--warnings", "off", *more]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.place, timeout=options.seconds + 600)
        counted = re.search(r"(\d+) generated", done.stdout)
        self.assertTrue(counted, done.stdout[-4000:] + done.stderr[-2000:])
        print(f"{counted[0]} cases", file=sys.stderr)
        self.assertEqual(done.returncode, 0, done.stdout[-20_000:] + done.stderr[-2000:])
        self.assertGreater(int(counted[1]), 0, "nothing was tried")

    def test_an_editor_who_is_signed_in(self):
        self.explore(0.6, "--header", f"Authorization: Bearer {self.token}", "--exclude-path-regex", LAST)

    def test_a_visitor(self):
        # Every guarded route says 401 here; the open ones are the other test's.
        guarded = r"/(profile|charts|bookmarks|reports|sync|export|import|content|history|birth-data|auth/(devices|credentials|api-keys|logout))"
        self.explore(0.25, "--include-path-regex", guarded)

    def test_who_leaves(self):
        # The last in the order of names: it ends the sign-in of the others, and their account.
        self.explore(
            0.15, "--include-path-regex", r"/auth/(logout|delete-account|devices|validate|refresh|apple|google|firebase|openid)", "--header",
            f"Authorization: Bearer {self.token}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--seconds", type=int, default=options.seconds, help="of all tests together, besides the starts")
    parser.add_argument("--seed", type=int, default=options.seed)
    parser.add_argument("tests", nargs="*", help="ContractTest.test_name; all without")
    options = parser.parse_args()
    served.binary = pathlib.Path(options.binary).resolve()
    unittest.main(argv=[sys.argv[0], "--verbose", *options.tests])
