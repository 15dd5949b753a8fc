"""The scripts and the papers around the code: they parse, they refuse nonsense, and what they point at exists."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPTS = [f"script/{name}" for name in sorted(os.listdir(os.path.join(ROOT, "script")))] + [".ci/run"]
RUN = [script for script in SCRIPTS if script != "script/common.sh"]

sys.path.insert(0, os.path.join(ROOT, "Tests", "Wasm"))
from imports import imports  # noqa: E402


def read(path: str) -> str:
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def run(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


class Scripts(unittest.TestCase):
    def test_bash_understands_them(self):
        for script in SCRIPTS:
            with self.subTest(script):
                done = run("bash", "-n", script)
                self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_they_can_be_run_and_stop_at_the_first_error(self):
        for script in RUN:
            with self.subTest(script):
                self.assertTrue(os.access(os.path.join(ROOT, script), os.X_OK))
                self.assertIn("\nset -euo pipefail\n", read(script))

    def test_they_refuse_what_they_do_not_know(self):
        for script in ["script/test", "script/bench", "script/bootstrap"]:
            with self.subTest(script):
                done = run(f"./{script}", "nonsense")
                self.assertEqual(done.returncode, 1)
                self.assertIn("usage: ", done.stderr)

    def test_they_keep_to_the_bash_that_macos_has(self):
        # Bash 3.2 knows no associative arrays, no mapfile and no ${name,,}.
        for script in SCRIPTS:
            with self.subTest(script):
                self.assertIsNone(re.search(r"\b(declare|local) -A\b|\bmapfile\b|\breadarray\b|\$\{\w+(,,|\^\^)", read(script)))

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is not installed")
    def test_shellcheck_has_no_complaint(self):
        done = run("shellcheck", "--external-sources", "--source-path=SCRIPTDIR", *SCRIPTS)
        self.assertEqual((done.returncode, done.stdout), (0, ""))


class TestsOfTests(unittest.TestCase):
    """`script/test quick` with a `swift` that only speaks: what goes wrong must be counted, and must end with an error."""

    SWIFT = """#!/bin/sh
case "$1 $2" in
"format lint") [ "$PLAY" != form ] ;;
"build --build-tests") [ "$PLAY" != build ] ;;
"test --skip-build")
  case $PLAY in
  crash) exit 132 ;;
  late)
    # Fails among others, passes alone.
    case "$*" in *"--filter a") echo '✔ Test run with 1 test in 1 suite passed after 0.1 seconds.'; exit 0 ;; esac
    echo '✘ Test a() failed after 0.001 seconds with 1 issue.'
    echo '✘ Test run with 12 tests in 3 suites failed after 0.1 seconds with 1 issue.'
    exit 1 ;;
  fail)
    echo '✘ Test a() failed after 0.001 seconds with 1 issue.'
    echo '✘ Suite B failed after 0.001 seconds with 1 issue.'
    echo '✘ Test run with 12 tests in 3 suites failed after 0.1 seconds with 1 issue.'
    exit 1 ;;
  *) echo '✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.' ;;
  esac ;;
esac
"""

    def play(self, what: str) -> tuple[int, str]:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.join(ROOT, "script"), os.path.join(folder, "script"))
            swift = os.path.join(folder, "bin", "swift")
            os.mkdir(os.path.dirname(swift))
            with open(swift, "w", encoding="utf-8") as file:
                file.write(self.SWIFT)
            os.chmod(swift, 0o755)
            environment = dict(os.environ, PLAY=what, PATH=os.path.dirname(swift) + os.pathsep + os.environ["PATH"])
            done = subprocess.run(
                ["./script/test", "quick"], cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
            return done.returncode, done.stdout.splitlines()[-1]

    def test_all_is_well(self):
        self.assertEqual(self.play("nothing"), (0, "13 passed, 0 failed"))

    def test_a_failing_test(self):
        self.assertEqual(self.play("fail"), (1, "12 passed, 1 failed"))

    def test_a_test_that_passes_alone(self):
        self.assertEqual(self.play("late"), (0, "13 passed, 0 failed"))

    def test_a_failing_build(self):
        self.assertEqual(self.play("build"), (1, "1 passed, 1 failed"))

    def test_a_crash(self):
        self.assertEqual(self.play("crash"), (1, "1 passed, 1 failed"))

    def test_bad_form(self):
        self.assertEqual(self.play("form"), (1, "12 passed, 1 failed"))


class Traps(unittest.TestCase):
    """What stops the process has no place where a request comes by; docs/traps.md has the rule."""

    def lines(self, *rooms: str):
        for room in rooms:
            for folder, _, names in os.walk(os.path.join(ROOT, "Sources", room)):
                for name in sorted(names):
                    if name.endswith(".swift"):
                        path = os.path.relpath(os.path.join(folder, name), ROOT)
                        for number, line in enumerate(read(path).splitlines(), 1):
                            if not line.lstrip().startswith("//"):
                                yield f"{path}:{number}", line

    def test_nothing_is_forced(self):
        found = [place for place, line in self.lines("") if re.search(r"\btry!|\bas!|\bfatalError\(", line)]
        self.assertEqual(found, [])

    def test_no_rounded_number_is_converted_unclamped(self):
        pattern = re.compile(r"\bU?Int(?:32|64)?\((?!clamping:)[^\"]*\.rounded\(")
        found = [place for place, line in self.lines("Server", "Web", "astronova") if pattern.search(line)]
        # The clock of the machine, which is a number.
        found = [place for place in found if not place.startswith("Sources/Server/Application/WallClock.swift")]
        self.assertEqual(found, [])


class Papers(unittest.TestCase):
    def test_links_lead_somewhere(self):
        for paper in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]:
            for target in re.findall(r"\]\((?!https?:)([^)#]+)", read(paper)):
                with self.subTest(paper, target=target):
                    self.assertTrue(os.path.exists(os.path.join(ROOT, target)))

    def test_every_room_is_on_the_map(self):
        readme = read("README.md")
        for room in sorted(os.listdir(os.path.join(ROOT, "Sources"))):
            with self.subTest(room):
                self.assertIn(f"`{room}`", readme)

    def test_the_notice_names_what_the_manifest_asks_for(self):
        # Tests/Tools compares all of it with what the linker is given; this needs no build.
        manifest = read("Package.swift")
        asked = set(re.findall(r'^    \.package\(url: "(https://github\.com/[^"]+?)(?:\.git)?"', manifest, re.MULTILINE))
        self.assertGreater(len(asked), 12)
        self.assertEqual(sorted(asked - set(re.findall(r", (https://github\.com/\S+)$", read("NOTICE"), re.MULTILINE))), [])

    def test_the_versions_agree(self):
        version = re.search(r'productVersion = "([^"]+)"', read("Sources/Server/Application/ProductVersion.swift"))
        self.assertIn(f"## [{version[1]}]", read("CHANGELOG.md"))


class Architecture(unittest.TestCase):
    """The ways that docs/architecture.md tells are short, and lead through files that are there."""

    def test_the_ways(self):
        text = read(os.path.join(ROOT, "docs", "architecture.md"))
        ways = re.findall(r"^\*\*(.+?)\*\*\n\n((?:\d+\. .+\n)+)", text, re.MULTILINE)
        self.assertEqual(len(ways), 3)
        for name, way in ways:
            with self.subTest(name):
                steps = way.splitlines()
                self.assertLess(len(steps), 15)
                files = re.findall(r"`(Sources/[^`]+)`", way)
                self.assertGreaterEqual(len(files), len(steps))
                self.assertEqual(len(files), len(set(files)), "a file is visited twice")
                self.assertEqual([path for path in files if not os.path.isfile(os.path.join(ROOT, path))], [])


class WasmImports(unittest.TestCase):
    """The gate of script/wasm must be able to fail."""

    HEADER = b"\0asm\1\0\0\0"

    def test_a_module_that_stands_alone(self):
        self.assertEqual(imports(self.HEADER), [])

    def test_a_module_that_imports(self):
        entry = b"\3env\3log" + b"\0\0"
        section = bytes([1]) + entry
        # A type section first: sections before the imports are skipped.
        types = b"\1\4\1\x60\0\0"
        self.assertEqual(imports(self.HEADER + types + b"\2" + bytes([len(section)]) + section), ["env.log"])

    def test_what_is_no_module(self):
        with self.assertRaises(SystemExit):
            imports(b"not a module")


if __name__ == "__main__":
    unittest.main()
