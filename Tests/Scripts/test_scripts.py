"""The scripts and the papers around the code: they parse, they refuse nonsense, and what they point at exists."""

import glob
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


def papers() -> list[str]:
    """Everything in Markdown that is written by hand for whoever comes to the tree."""
    patterns = ["*.md", "docs/*.md", "docs/faces/*/*.md", "Tools/*/README.md", "Tests/**/README.md", "Benchmarks/README.md"]
    return sorted({path for pattern in patterns for path in glob.glob(pattern, root_dir=ROOT, recursive=True)})


def prose(paper: str) -> str:
    """A paper without its blocks of code."""
    return re.sub(r"^```.*?^```", "", read(paper), flags=re.MULTILINE | re.DOTALL)


def links(paper: str) -> list[tuple[str, str]]:
    """Where the links of a paper lead within the tree: a path from its root, and the name of a heading or nothing."""
    found = re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)", re.sub(r"`[^`\n]*`", "", prose(paper)))
    return [(os.path.normpath(os.path.join(os.path.dirname(paper), path)) if path else paper, heading) for path, heading in found]


def headings(paper: str) -> set[str]:
    """The headings of a paper as links call them."""
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in re.findall(r"^#+ (.*)$", prose(paper), re.MULTILINE)}


class Papers(unittest.TestCase):
    # What stands in code but is no name of ours: the beginning of one, a header, a setting of systemd.
    OTHERS = {"Stored", "Vary", "ReadWritePaths"}
    # The example of docs/architecture.md, which lies in Tests/ServerTests/NewFeature.
    EXAMPLE = "Nights"

    def test_enough_is_found(self):
        # What finds nothing would agree with everything.
        self.assertGreater(len(papers()), 35)
        self.assertGreater(sum(len(links(paper)) for paper in papers()), 60)

    def test_links_lead_somewhere(self):
        for paper in papers():
            for target, heading in links(paper):
                with self.subTest(paper, target=target, heading=heading):
                    self.assertTrue(os.path.exists(os.path.join(ROOT, target)))
                    if heading:
                        self.assertIn(heading, headings(target))

    def test_every_page_is_reached_from_the_readme(self):
        reached, ahead = set(), ["README.md"]
        while ahead:
            paper = ahead.pop()
            if paper not in reached and paper.endswith(".md") and os.path.isfile(os.path.join(ROOT, paper)):
                reached.add(paper)
                ahead += [target for target, _ in links(paper)]
        self.assertEqual(sorted(set(glob.glob("docs/*.md", root_dir=ROOT)) - reached), [])

    def test_paths_and_files_exist(self):
        files = {name for folder in ("Sources", "Tests", "Tools", "Benchmarks", "docs", "script", "deploy")
                 for _, _, names in os.walk(os.path.join(ROOT, folder)) for name in names}
        for paper in papers():
            for span in re.findall(r"`([^`\n]+)`", prose(paper)):
                with self.subTest(paper, span=span):
                    if re.fullmatch(r"(?:\./)?(?:Sources|Tests|Tools|Benchmarks|docs|script|deploy|\.ci)/[\w.+*/-]+", span):
                        if f"/{self.EXAMPLE}/" not in span and not span.endswith("/night.mustache"):
                            self.assertTrue(glob.glob(os.path.join(ROOT, span)))
                    elif re.fullmatch(r"[\w+-]+\.(?:swift|py|mjs|csv|inc|mustache|woff2|patterns|sh)", span):
                        self.assertIn(span, files)

    def test_names_of_the_code_exist(self):
        # A type that was renamed is noticed here; what stands in blocks of code is compiled elsewhere.
        known = set()
        for folder, _, names in os.walk(ROOT):
            inside = os.path.relpath(folder, ROOT)
            if not inside.startswith(("Sources", "Tests", "Tools", "Benchmarks")) or "/.build" in inside:
                continue
            known.update(re.findall(r"\w+", inside))
            for name in names:
                known.update(re.findall(r"\w+", name))
                if name.endswith((".swift", ".py")):
                    known.update(re.findall(r"\w+", read(os.path.join(inside, name))))
        for paper in papers():
            for span in re.findall(r"`([^`\n]+)`", prose(paper)):
                names = set(re.findall(r"\b(?:[A-Z][a-z]\w*[A-Za-z]|[a-z]+[A-Z]\w+)\b", span))
                self.assertEqual(names - known - self.OTHERS, set(), f"{paper}: `{span}`")

    def test_the_pages_of_the_readme_are_routes(self):
        routes = "".join(read(path) for path in glob.glob("Sources/Shapes/Routes/*.swift", root_dir=ROOT))
        table = re.search(r"^\| page \| what is there \|\n(?:\|.*\n)+", read("README.md"), re.MULTILINE)[0]
        pages = re.findall(r"`(/[a-z]*)`", table)
        self.assertGreater(len(pages), 8)
        self.assertEqual([page for page in pages if f'"{page}"' not in routes], [])

    def test_the_form_is_told_as_it_is_checked(self):
        checked = re.search(r"swift format lint .*--recursive (.*)$", read("script/test"), re.MULTILINE)[1]
        for paper in ("README.md", "CONTRIBUTING.md"):
            self.assertEqual(re.findall(r"`swift format -i -r ([^`]*)`", read(paper)), [checked], paper)

    def test_the_articles_are_counted(self):
        articles = [path for path in glob.glob("Sources/*/*.docc/*.md", root_dir=ROOT)
                    if os.path.basename(path)[:-3] != path.split(os.sep)[1]]
        self.assertIn(f"{len(articles)} articles", read("README.md"))

    def test_every_generator_is_told(self):
        for tool in sorted(os.listdir(os.path.join(ROOT, "Tools"))):
            text = read(f"Tools/{tool}/README.md")
            for script in glob.glob(f"Tools/{tool}/*.py", root_dir=ROOT):
                with self.subTest(script):
                    self.assertIn(f"{os.path.basename(script)}", text)

    def test_what_is_synchronised_is_told_field_by_field(self):
        kinds = re.findall(r"^  case (\w+)$", read("Sources/Store/Records/RecordKind.swift").split("/// The name of the table.")[0], re.MULTILINE)
        self.assertGreater(len(kinds), 12)
        rows = dict(re.findall(r"^\| (`[^|]*) \|[^|]*\| (.*) \|$", read("docs/sync.md").split("## Kinds")[1], re.MULTILINE))
        self.assertEqual(sorted(re.findall(r"`(\w+)`", " ".join(rows).replace("`birth`", ""))), sorted(kinds))
        stored = {
            "profile": "Profile/ProfileService.swift StoredProfile", "chart": "Charts/StoredBirth.swift StoredBirth",
            "bookmark": "Records/Bookmarks.swift StoredBookmark", "tarotReading": "Tarot/StoredTarotReading.swift StoredTarotReading",
            "journalEntry": "Journal/StoredEntry.swift StoredEntry", "practiceSession": "Practice/StoredPractice.swift StoredPracticeSession",
            "insight": "Practice/StoredPractice.swift StoredInsight",
        }
        for kind, place in stored.items():
            path, name = place.split()
            body = re.search(rf"^(?:package )?struct {name}\b.*?^}}", read(f"Sources/Companion/{path}"), re.MULTILINE | re.DOTALL)[0]
            fields = re.findall(r"^  (?:package )?var (\w+): [^{\n]+$", body, re.MULTILINE)
            told = next(row for names, row in rows.items() if f"`{kind}`" in names)
            with self.subTest(kind):
                self.assertGreater(len(fields), 2)
                self.assertEqual([field for field in fields if not re.search(rf"\b{field}\b", told)], [])

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


def throws(declaration: str) -> bool:
    """Whether a function or an initialiser throws by itself, and not only one that it is given."""
    found = re.match(r"[^({=]*\b(?:func [^(]+|init\??)(?=\()", declaration)
    if not found:
        return False
    depth = 0
    for place, letter in enumerate(declaration[found.end():], found.end()):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return re.match(r"\) (?:async )?throws\b", declaration[place:]) is not None
    return False


class Symbols(unittest.TestCase):
    """Whoever imports the pure libraries is told what every public symbol is, and what it throws."""

    LIBRARIES = ("Ephemeris", "Astrology", "ChartArt", "Tarot", "Practice", "Atlas")
    DECLARATION = re.compile(
        r" *(?:@\w+(?:\([^)]*\))? +)*public (?:(?:static|final|mutating|indirect|borrowing|consuming) )*"
        r"(?P<kind>struct|enum|class|protocol|func|var|let|init\??|subscript|typealias)\b(?P<rest>.*)")
    # What the language or a protocol explains.
    PLAIN = re.compile(r"static func (?:==|<) |func hash\(|var description\b")

    def test_throwing_is_seen(self):
        self.assertTrue(throws("public func a(b: (Int) -> Int = { $0 }) throws(E) -> Int { 0 }"))
        self.assertTrue(throws("public init?(a: A,   b: B) async throws {"))
        self.assertFalse(throws("public init(a: @escaping (Int) throws(E) -> Int) { try a(0) }"))

    def test_every_one_is_told(self):
        count, bare, silent = 0, [], []
        for library in self.LIBRARIES:
            for path in sorted(glob.glob(f"Sources/{library}/**/*.swift", root_dir=ROOT, recursive=True)):
                lines = read(path).splitlines()
                for number, line in enumerate(lines):
                    found = self.DECLARATION.match(line)
                    if not found or self.PLAIN.search(line):
                        continue
                    count += 1
                    above = number - 1
                    while re.match(r" *@", lines[above]):
                        above -= 1
                    comment = []
                    while above >= 0 and lines[above].strip().startswith("///"):
                        comment.append(lines[above])
                        above -= 1
                    # What an initialiser takes is told where it is kept.
                    if not comment and not found["kind"].startswith("init"):
                        bare.append(f"{path}:{number + 1} {line.strip()}")
                    if found["kind"] in ("func", "init", "init?") and throws(" ".join(lines[number:number + 12])) and "Throws" not in "".join(comment):
                        silent.append(f"{path}:{number + 1} {line.strip()}")
        self.assertGreater(count, 2000)
        self.assertEqual(bare, [])
        self.assertEqual(silent, [])


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
