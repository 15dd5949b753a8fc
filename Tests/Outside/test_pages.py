"""The documentation tells the truth: its programs compile, warn of nothing and print what the pages say; its links lead to what there is."""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import unittest

import pages

PACKAGE = pages.ROOT / ".cache" / "pages"
GRAPHS = PACKAGE / "graphs"
ARCHIVES = pages.ROOT / ".cache" / "documentation"
# The order in which catalogues are made: each may link to the ones before it.
LIBRARIES = ("Ephemeris", "Astrology", "ChartArt", "Tarot", "Practice", "Atlas", "Readings", "Shapes")


# What the libraries are made of, that of C apart: it has a map of its module.
ROOMS = (*LIBRARIES, "JSON")
DATA = ("EphemerisKernel", "AtlasData", "ReadingsTexts")


def run(*command: object) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in command], cwd=pages.ROOT, capture_output=True, text=True)


def built() -> pathlib.Path:
    """The folder of the debug build, which has the modules and objects of the libraries already."""
    folder = pathlib.Path(run("swift", "build", "--show-bin-path").stdout.strip())
    missing = [room for room in ROOMS if not (folder / "Modules" / f"{room}.swiftmodule").exists()]
    if missing:
        raise AssertionError(f"{', '.join(missing)} missing in {folder}: swift build --build-tests comes first")
    return folder


def modules(folder: pathlib.Path) -> list[str]:
    """What tells the compiler where the modules of the libraries are."""
    maps = [f"-fmodule-map-file={folder / f'{name}.build' / 'module.modulemap'}" for name in DATA]
    return ["-I", str(folder / "Modules"), *[word for map in maps for word in ("-Xcc", map)]]


def objects(folder: pathlib.Path) -> list[str]:
    """What the libraries are linked from, by the list that the package manager made for the command: older files may lie beside them."""
    rooms = {f"{name}.build" for name in (*ROOMS, *DATA)}
    every = shlex.split((folder / "astronova.product" / "Objects.LinkFileList").read_text(encoding="utf-8"))
    return [name for name in every if rooms & set(pathlib.Path(name).parts)]


def compile_program(program: pages.Program, folder: pathlib.Path) -> None:
    """Compiles the program with the libraries that are built: a warning is an error, and nothing but them and the C library is linked."""
    sources = sorted((PACKAGE / program.target).glob("*.swift"))
    done = run(
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", program.target, *modules(folder), *sources, *objects(folder),
        "-lm", "-o", PACKAGE / program.target / "program")
    if done.returncode != 0:
        complaints = [line for line in done.stderr.splitlines() if re.match(r"\S+: (error|warning): ", line)]
        raise AssertionError("\n".join(dict.fromkeys(complaints)) or done.stdout + done.stderr)


def extract_graphs(folder: pathlib.Path) -> None:
    """Writes the graphs of the libraries' public symbols."""
    GRAPHS.mkdir(parents=True)
    target = json.loads(run("swift", "-print-target-info").stdout)["target"]["triple"]
    for library in LIBRARIES:
        done = run(
            "swift", "symbolgraph-extract", "-module-name", library, "-target", target, "-minimum-access-level", "public",
            # Shapes hands on what it is written and read with.
            "-experimental-allowed-reexported-modules=JSON", *modules(folder), "-output-dir", GRAPHS)
        if done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)


def graph(library: str) -> dict:
    return json.loads((GRAPHS / f"{library}.symbols.json").read_text(encoding="utf-8"))


def names(library: str) -> set[str]:
    """The public symbols that stand in no other."""
    return {symbol["pathComponents"][0] for symbol in graph(library)["symbols"] if len(symbol["pathComponents"]) == 1}


def docc() -> pathlib.Path:
    """The documentation compiler that came with swift."""
    resources = json.loads(run("swift", "-print-target-info").stdout)["paths"]["runtimeResourcePath"]
    return pathlib.Path(resources).resolve().parents[1] / "bin" / "docc"


def complaints(library: str) -> list[str]:
    """What the documentation compiler has to say about a catalogue, which it compiles."""
    symbols = ARCHIVES / f"{library}.symbols"
    symbols.mkdir(parents=True)
    shutil.copy(GRAPHS / f"{library}.symbols.json", symbols)
    earlier = LIBRARIES[: LIBRARIES.index(library)]
    diagnostics = ARCHIVES / f"{library}.json"
    done = run(
        docc(), "convert", pages.ROOT / "Sources" / library / f"{library}.docc", "--additional-symbol-graph-dir", symbols,
        "--output-dir", ARCHIVES / f"{library}.doccarchive", "--diagnostics-file", diagnostics,
        "--enable-experimental-external-link-support",
        *[word for other in earlier for word in ("--dependency", ARCHIVES / f"{other}.doccarchive")])
    found = [] if done.returncode == 0 else [done.stderr or done.stdout]
    # Comments in the sources name symbols of the lower library as the code does, without its name, and leave out parameters that
    # explain themselves.
    lower = "|".join(re.escape(name) for other in earlier for name in names(other))
    allowed = re.compile(rf"Parameter '\w+' is missing documentation|'({lower})' doesn't exist at ")
    for entry in json.loads(diagnostics.read_text(encoding="utf-8"))["diagnostics"]:
        source = entry.get("source", "")
        if entry["severity"] not in ("error", "warning") or (source.endswith(".swift") and allowed.match(entry["summary"])):
            continue
        place = source.partition("/Sources/")[2] or library
        found.append(f"{place}:{entry['range']['start']['line'] if entry.get('range') else 0}: {entry['summary']}")
    return found


class Documentation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = built()
        pages.write_programs(PACKAGE)
        extract_graphs(folder)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for _ in pool.map(lambda program: compile_program(program, folder), pages.programs()):
                pass

    def test_every_page_prints_what_it_says(self):
        for program in pages.programs():
            done = run(PACKAGE / program.target / "program")
            printed = pages.outputs(done.stdout)
            self.assertEqual((program.target, done.returncode, done.stderr), (program.target, 0, ""))
            for page in program.pages:
                with self.subTest(page.path.as_posix()):
                    lines = printed.get(page.name, [])
                    if not pages.agree(page.claims, lines):
                        self.fail("it prints\n" + "\n".join(f"// → {line}" for line in lines))

    def test_every_page_shows_an_example(self):
        for library in LIBRARIES:
            for page in pages.catalogue(library):
                if page.name not in (library, "Accuracy"):
                    with self.subTest(page.path.as_posix()):
                        self.assertTrue(page.claims, "no arrow says what it prints")

    def test_every_technique_says_whose_definition_it_follows_and_what_its_limits_are(self):
        for page in pages.catalogue("Astrology"):
            if page.name not in ("Astrology", "GettingStarted", "AccuracyOfCharts"):
                with self.subTest(page.path.as_posix()):
                    headings = re.findall(r"^## (.*)$", page.text, re.MULTILINE)
                    self.assertEqual([wanted for wanted in ("Whose definition", "Limits") if wanted not in headings], [])

    def test_links_lead_to_pages_and_public_symbols(self):
        shutil.rmtree(ARCHIVES, ignore_errors=True)
        for library in LIBRARIES:
            with self.subTest(library):
                self.assertEqual("\n".join(complaints(library)), "")

    def test_every_page_is_in_the_list_of_its_library(self):
        for library in LIBRARIES:
            every = pages.catalogue(library)
            root = next(page for page in every if page.name == library)
            listed = re.findall(r"^- <doc:(\w+)>$", root.text.partition("\n## Topics\n")[2], re.MULTILINE)
            self.assertEqual(sorted(listed), sorted(page.name for page in every if page != root))

    def test_every_public_name_is_on_a_page(self):
        for library in LIBRARIES:
            linked = set()
            for page in pages.catalogue(library):
                linked.update(re.findall(r"``(\w+(?:\([^`]*\))?)(?:/[^`]*)?``", page.text))
            self.assertEqual(sorted(names(library) - linked), [])


class TheGate(unittest.TestCase):
    """What the tests above stand on must be able to say no."""

    TEXT = """# Title

```swift
print(1)  // → 1
```
```sh
print(0)  // → 0
```

```swift
for n in 2...9 { print(n) }
// → 2
// → …
```
"""

    def test_blocks_are_those_of_swift_at_their_lines(self):
        self.assertEqual([line for line, _ in pages.blocks(self.TEXT)], [4, 11])
        self.assertEqual(pages.claims(pages.blocks(self.TEXT)), ["1", "2", "…"])

    def test_a_block_without_an_end(self):
        with self.assertRaises(ValueError):
            pages.blocks("```swift\nprint(1)\n")

    def test_lines_agree(self):
        self.assertTrue(pages.agree([], []))
        self.assertTrue(pages.agree(["1", "2"], ["1", "2"]))
        self.assertTrue(pages.agree(["1", "…"], ["1"]))
        self.assertTrue(pages.agree(["1", "…", "4"], ["1", "2", "3", "4"]))

    def test_lines_disagree(self):
        for claimed, printed in [
            (["1"], []), (["1"], ["2"]), (["1", "2"], ["2", "1"]), ([], ["1"]), (["1"], ["1", "2"]), (["…", "4"], ["4", "5"])
        ]:
            with self.subTest(claimed=claimed, printed=printed):
                self.assertFalse(pages.agree(claimed, printed))

    def test_outputs_are_told_apart(self):
        self.assertEqual(pages.outputs("page A\n1\npage B\npage C\n2\n3\n"), {"A": ["1"], "B": [], "C": ["2", "3"]})


if __name__ == "__main__":
    unittest.main()
