"""The programs in the documentation: where they stand, what they say that they print, and the sources that are made of them.

Every block of Swift on a page is part of a program. The opening page of a catalogue (`GettingStarted.md`, or the one named like the
library) is the program's beginning; every other page goes on from it, by itself. A comment that begins with an arrow is a line that the
page prints; an arrow with an ellipsis stands for any number of lines.

    print(written(chart.angles!.ascendant))
    // → 7°05′ Libra
"""

import dataclasses
import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARROW = re.compile(r"// → (.*)$")
ANY_LINES = "…"
# What main.swift prints before the lines of a page.
HEADING = "page "


@dataclasses.dataclass(frozen=True)
class Page:
    # From the root of the repository.
    path: pathlib.Path

    @property
    def text(self) -> str:
        return (ROOT / self.path).read_text(encoding="utf-8")

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def blocks(self) -> list[tuple[int, list[str]]]:
        """Each block of Swift: the number of its first line on the page, and its lines."""
        return blocks(self.text)

    @property
    def claims(self) -> list[str]:
        """The lines that the page says it prints."""
        return claims(self.blocks)


@dataclasses.dataclass(frozen=True)
class Program:
    # The name of the target, and the modules that a page without imports of its own has.
    target: str
    modules: tuple[str, ...]
    # The opening page first.
    pages: tuple[Page, ...]


def blocks(text: str) -> list[tuple[int, list[str]]]:
    found = []
    inside = None
    for number, line in enumerate(text.split("\n"), start=1):
        if inside is None and line.strip() == "```swift":
            inside = (number + 1, [])
        elif inside is not None and line.strip() == "```":
            found.append(inside)
            inside = None
        elif inside is not None:
            inside[1].append(line)
    if inside is not None:
        raise ValueError(f"the block that begins in line {inside[0]} has no end")
    return found


def claims(found: list[tuple[int, list[str]]]) -> list[str]:
    return [match[1] for _, lines in found for line in lines if (match := ARROW.search(line))]


def agree(claimed: list[str], printed: list[str]) -> bool:
    """Whether lines are the ones that are claimed, in order and without others."""
    if not claimed:
        return not printed
    if claimed[0] == ANY_LINES:
        return any(agree(claimed[1:], printed[skipped:]) for skipped in range(len(printed) + 1))
    return bool(printed) and claimed[0] == printed[0] and agree(claimed[1:], printed[1:])


def catalogue(library: str) -> list[Page]:
    """The pages of a library, the opening one first."""
    folder = pathlib.Path("Sources", library, f"{library}.docc")
    pages = [Page(file.relative_to(ROOT)) for file in sorted((ROOT / folder).glob("*.md"))]
    opening = "GettingStarted" if any(page.name == "GettingStarted" for page in pages) else library
    return sorted(pages, key=lambda page: page.name != opening)


def programs() -> list[Program]:
    return [
        Program("ReadmePages", ("Astrology", "Ephemeris"), (Page(pathlib.Path("README.md")),)),
        Program("EphemerisPages", ("Ephemeris",), tuple(catalogue("Ephemeris"))),
        Program("AstrologyPages", ("Astrology", "Ephemeris"), tuple(catalogue("Astrology"))),
        Program("TarotPages", ("Astrology", "Tarot"), tuple(catalogue("Tarot"))),
        Program("PracticePages", ("Practice",), tuple(catalogue("Practice"))),
        Program("AtlasPages", ("Atlas", "Ephemeris"), tuple(catalogue("Atlas"))),
        Program("ChartArtPages", ("Astrology", "ChartArt", "Ephemeris"), tuple(catalogue("ChartArt"))),
        Program("ReadingsPages", ("Astrology", "Atlas", "Ephemeris", "Readings"), tuple(catalogue("Readings"))),
        Program("ShapesPages", ("Shapes",), tuple(catalogue("Shapes"))),
    ]


def write_programs(folder: pathlib.Path) -> None:
    """Writes the sources of every program to a folder of its own below this one, which is emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    for program in programs():
        sources = folder / program.target
        sources.mkdir(parents=True)
        opening, *others = program.pages
        main = [f'print("{HEADING}{opening.name}")', *swift(opening)]
        for number, page in enumerate(others, start=1):
            code = swift(page)
            if not code:
                continue
            # A page that waits for tasks is waited for.
            waits = any("await " in line for line in code)
            main += [f'print("{HEADING}{page.name}")', f"try {'await ' if waits else ''}page{number}()"]
            imports = [f"import {module}" for module in program.modules]
            function = [f"@MainActor func page{number}() {'async ' if waits else ''}throws {{", *code, "}"]
            (sources / f"Page{number}.swift").write_text("\n".join(imports + function) + "\n", encoding="utf-8")
        (sources / "main.swift").write_text("\n".join(main) + "\n", encoding="utf-8")


def swift(page: Page) -> list[str]:
    """The code of a page, which the compiler is told to call by its place on the page."""
    code = []
    for line, lines in page.blocks:
        code += [f'#sourceLocation(file: "{page.path.as_posix()}", line: {line})', *lines, "#sourceLocation()"]
    return code


def outputs(text: str) -> dict[str, list[str]]:
    """What each page has printed, from what a program has."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith(HEADING):
            name = line.removeprefix(HEADING)
            found[name] = []
        else:
            found[name].append(line)
    return found
