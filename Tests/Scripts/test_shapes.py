"""What Tools/shapes wrote is what it would write: the head of every file has the checksum of the sources and of the generator itself, and
one of its own text. So the generator is not run here: to build swift-syntax for it takes minutes, and this takes a second.
"""

import glob
import os
import re
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SHAPES = os.path.join(ROOT, "Sources", "Shapes")
APART = {"Generated", "Description", "JSON"}


def read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def checksum(text: str) -> str:
    """64-bit FNV-1a, as Tools/shapes counts it."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def sources(folder: str) -> str:
    return "".join(read(path) for path in sorted(glob.glob(os.path.join(SHAPES, folder, "*.swift"))))


def program() -> str:
    """The generator, of which everything that is written is made too."""
    return "".join(read(path) for path in sorted(glob.glob(os.path.join(ROOT, "Tools", "shapes", "Sources", "shapes", "*.swift"))))


class Shapes(unittest.TestCase):
    features = sorted(name for name in os.listdir(SHAPES) if name not in APART and os.path.isdir(os.path.join(SHAPES, name)))

    def head(self, path: str) -> str:
        text = read(path)
        found = re.search(r"Sources: ([0-9a-f]{16})\. Text: ([0-9a-f]{16})", text[:400])
        self.assertIsNotNone(found, path)
        self.assertEqual(found[2], checksum(text[found.end():]), f"{path} was changed by hand")
        return found[1]

    def test_each_feature_is_written_from_its_sources(self):
        wanted = sorted(
            os.path.join(name, os.path.basename(path)[:-len(".swift")] + "+Generated.swift")
            for name in self.features
            for path in glob.glob(os.path.join(SHAPES, name, "*.swift"))
            if re.search(r"^[^/]*: (Shape|RequestShape|Query)\b", read(path), re.MULTILINE)
        )
        self.assertGreater(len(wanted), 25)
        folder = os.path.join(SHAPES, "Generated")
        written = sorted(
            os.path.relpath(path, folder) for path in glob.glob(os.path.join(folder, "**"), recursive=True) if os.path.isfile(path)
        )
        self.assertEqual(wanted, written)
        whole = program()
        for path in written:
            with self.subTest(path):
                self.assertEqual(self.head(os.path.join(folder, path)), checksum(whole + sources(os.path.dirname(path))))

    def test_no_file_is_too_long_to_read(self):
        for path in glob.glob(os.path.join(SHAPES, "**", "*.swift"), recursive=True):
            self.assertLessEqual(read(path).count("\n"), 400, path)

    def test_the_description_is_written_from_all(self):
        overlays = [read(path) for path in sorted(glob.glob(os.path.join(SHAPES, "Description", "*.yaml")))]
        version = read(os.path.join(ROOT, "Sources", "Server", "Application", "ProductVersion.swift")).split('"')[1]
        whole = checksum(program() + "".join(sources(name) for name in self.features) + "".join(overlays) + version)
        body = "Sources/ShapesDocument/docs.html"
        for path in ["Sources/ShapesDocument/openapi.yaml", "Tests/ShapesTests/Generated/Samples.swift", body]:
            with self.subTest(path):
                self.assertEqual(self.head(os.path.join(ROOT, path)), whole)

    def test_the_example_of_the_architecture_is_written_too(self):
        folder = os.path.join(ROOT, "Tests", "ServerTests", "NewFeature")
        shapes = read(os.path.join(folder, "NightShapes.swift"))
        self.assertEqual(self.head(os.path.join(folder, "NightShapes+Generated.swift")), checksum(program() + shapes))


if __name__ == "__main__":
    unittest.main()
