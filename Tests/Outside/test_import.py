"""Somebody else imports the libraries by a Git URL and a tag: nothing else is fetched, and the program runs. No network is needed."""

import json
import os
import pathlib
import shutil
import subprocess
import unittest

import pages

FOLDER = pages.ROOT / ".cache" / "import"
REPOSITORY = FOLDER / "astronova"
CONSUMER = FOLDER / "consumer"
VERSION = "9.8.7"

PROGRAM = """import Astrology
import Ephemeris

let born = ChartMoment(utc: UTC(unixSeconds: 645_474_600))
guard let newYork = GeographicLocation(latitude: 40.7128, longitude: -74.0060) else { fatalError("no such place") }
let sun = try NatalChart(moment: born, location: newYork).placements[0]
print(sun.body.name, "\\(sun.zodiac.degree)°\\(sun.zodiac.minute)′", sun.zodiac.sign.name)
"""


def dependency(text: str) -> str:
    """The line of README.md by which another package depends on this one."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith(".package(url:")]
    if len(lines) != 1:
        raise ValueError(f"README.md names {len(lines)} ways to depend on the package by URL")
    return lines[0]


def run(*command: object, folder: pathlib.Path) -> str:
    # Whoever wants something from elsewhere is sent to a port where nobody listens.
    nowhere = {name: "http://127.0.0.1:9" for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")}
    environment = dict(os.environ, **nowhere)
    # Flags for this package’s own builds, which nobody who depends on it may have.
    environment.pop("ASTRONOVA_OPTIMIZED_DEBUG", None)
    done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def publish() -> None:
    """Makes a repository with one tagged commit of the files that this one would commit."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", folder=pages.ROOT).split("\0")
    for name in filter(None, listed):
        source = pages.ROOT / name
        if source.is_file():
            target = REPOSITORY / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    git = ("git", "-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false")
    run("git", "init", "--quiet", folder=REPOSITORY)
    run("git", "add", "--all", folder=REPOSITORY)
    run(*git, "commit", "--quiet", "--message", "As it stands", folder=REPOSITORY)
    run("git", "tag", VERSION, folder=REPOSITORY)


class Import(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(FOLDER, ignore_errors=True)
        REPOSITORY.mkdir(parents=True)
        publish()
        (CONSUMER / "Sources" / "consumer").mkdir(parents=True)
        (CONSUMER / "Sources" / "consumer" / "main.swift").write_text(PROGRAM, encoding="utf-8")
        line = dependency((pages.ROOT / "README.md").read_text(encoding="utf-8"))
        self.assertIn("traits: []", line)
        # The address and the version are those of this run; the rest is what README.md says.
        words = line.rstrip(",").split('"')
        words[1], words[3] = f"file://{REPOSITORY}", VERSION
        here = '"'.join(words)
        (CONSUMER / "Package.swift").write_text(
            "// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n"
            '  name: "consumer", platforms: [.macOS(.v15)],\n'
            f"  dependencies: [{here}],\n"
            '  targets: [.executableTarget(name: "consumer", dependencies: [\n'
            '    .product(name: "Astrology", package: "astronova"), .product(name: "Ephemeris", package: "astronova")])])\n',
            encoding="utf-8")

    def test_nothing_else_is_fetched_and_the_program_runs(self):
        swift = ("swift", "package", "--cache-path", FOLDER / "cache")
        run(*swift, "resolve", folder=CONSUMER)
        tree = json.loads(run(*swift, "show-dependencies", "--format", "json", folder=CONSUMER))
        self.assertEqual([(found["identity"], found["version"]) for found in tree["dependencies"]], [("astronova", VERSION)])
        self.assertEqual(tree["dependencies"][0]["dependencies"], [])
        pins = json.loads((CONSUMER / "Package.resolved").read_text(encoding="utf-8"))["pins"]
        self.assertEqual([pin["identity"] for pin in pins], ["astronova"])
        printed = run(
            "swift", "run", "--quiet", "--disable-index-store", "-debug-info-format", "none", "--cache-path", FOLDER / "cache", "consumer", folder=CONSUMER)
        self.assertEqual(printed, "Sun 24°23′ Gemini\n")


if __name__ == "__main__":
    unittest.main()
