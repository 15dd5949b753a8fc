"""Every arrow of the manifest has an import behind it: a target names what it imports, and nothing else."""

import glob
import json
import os
import re
import subprocess
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? +)*(?:public +|package +|internal +|fileprivate +|private +)?"
    r"import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)",
    re.MULTILINE,
)


def manifest() -> dict:
    done = subprocess.run(["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    return json.loads(done.stdout)


def targets() -> list[dict]:
    return manifest()["targets"]


def dependencies(target: dict) -> list[str]:
    return [next(iter(entry.values()))[0] for entry in target["dependencies"]]


def imports(target: dict) -> set[str]:
    folder = target.get("path") or os.path.join("Tests" if target["type"] == "test" else "Sources", target["name"])
    found: set[str] = set()
    for path in glob.glob(os.path.join(ROOT, folder, "**", "*.swift"), recursive=True):
        with open(path, encoding="utf-8") as file:
            found.update(IMPORT.findall(file.read()))
    return found


class Libraries(unittest.TestCase):
    """Whoever looks for a library finds it: README, the documentation, and the Swift Package Index know those of the manifest."""

    @classmethod
    def setUpClass(cls):
        cls.libraries = [product["name"] for product in manifest()["products"] if "library" in product["type"]]

    def text(self, name: str) -> str:
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            return file.read()

    def test_the_readme_names_them(self):
        self.assertGreater(len(self.libraries), 7)
        listed = re.search(r"says that you want the libraries \(([^)]*)\)", self.text("README.md"))[1]
        self.assertEqual(re.findall(r"`(\w+)`", listed), self.libraries)

    def test_the_package_index_documents_them(self):
        listed = re.search(r"documentation_targets: \[([^]]*)\]", self.text(".spi.yml"))[1]
        self.assertEqual([name.strip() for name in listed.split(",")], self.libraries)

    def test_the_script_for_the_documentation_builds_them(self):
        listed = re.search(r"for library in ([\w ]+); do", self.text("script/docs"))[1]
        self.assertEqual(sorted(listed.split()), sorted(self.libraries))

    def test_each_has_a_catalogue_that_is_gated(self):
        with open(os.path.join(ROOT, "Tests/Outside/test_pages.py"), encoding="utf-8") as file:
            gated = re.search(r"^LIBRARIES = \(([^)]*)\)", file.read(), re.MULTILINE)[1]
        self.assertEqual(sorted(re.findall(r'"(\w+)"', gated)), sorted(self.libraries))
        for name in self.libraries:
            self.assertTrue(os.path.exists(os.path.join(ROOT, f"Sources/{name}/{name}.docc/{name}.md")), name)


class Benches(unittest.TestCase):
    def test_the_parts_of_the_script_are_told(self):
        with open(os.path.join(ROOT, "script/bench"), encoding="utf-8") as file:
            parts = re.search(r"usage: ./script/bench ([a-z|]+)", file.read())[1].split("|")
        with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
            told = re.findall(r"^\| `\./script/bench (\w+)` \|", file.read(), re.MULTILINE)
        with open(os.path.join(ROOT, "Benchmarks/README.md"), encoding="utf-8") as file:
            ratios = re.search(r"the ratio: ([^.]*)\.", file.read())[1]
        self.assertGreater(len(parts), 9)
        self.assertEqual(sorted(told), sorted(parts))
        self.assertEqual(sorted(re.findall(r"`(\w+)`", ratios)), sorted(set(parts) - {"all"}))


class Manifest(unittest.TestCase):
    def test_every_dependency_is_imported(self):
        all_targets = targets()
        self.assertGreater(sum(len(dependencies(target)) for target in all_targets), 100)
        for target in all_targets:
            with self.subTest(target["name"]):
                self.assertEqual([name for name in dependencies(target) if name not in imports(target)], [])

    def test_every_import_of_a_room_is_a_dependency(self):
        all_targets = targets()
        names = {target["name"] for target in all_targets}
        for target in (target for target in all_targets if target["type"] != "test"):
            with self.subTest(target["name"]):
                self.assertEqual(sorted((imports(target) & names) - set(dependencies(target)) - {target["name"]}), [])

    def test_whoever_imports_the_libraries_alone_fetches_nothing(self):
        # Tests/Outside does it; this says which line is to blame. A package that no trait guards is fetched by everybody.
        package = manifest()
        products = [(target["name"], entry["product"]) for target in package["targets"] for entry in target["dependencies"] if "product" in entry]
        self.assertGreater(len(products), 30)
        unguarded = [(name, product[0]) for name, product in products if (product[3] or {}).get("traits") != ["Server"]]
        self.assertEqual(unguarded, [])
        used = {product[1].lower() for _, product in products}
        packages = {next(iter(entry.values()))[0]["identity"] for entry in package["dependencies"]}
        self.assertEqual(sorted(packages - used), [])

    def test_the_pattern_finds_every_kind_of_import(self):
        text = "import A\n@testable import B\npublic import struct C.D\n@preconcurrency package import E\n// import F\n"
        self.assertEqual(IMPORT.findall(text), ["A", "B", "C", "E"])


if __name__ == "__main__":
    unittest.main()
