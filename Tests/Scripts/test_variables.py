"""Every variable of the environment that anything reads stands in docs/configuration.md, and nothing stands there that nobody reads."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "configuration.md"
# How each language reads one.
SWIFT = re.compile(r"environment\[\"([A-Z][A-Z0-9_]*)\"\]|getenv\(\"([A-Z][A-Z0-9_]*)\"\)")
PYTHON = re.compile(r"environ(?:\.get\(|\.setdefault\(|\[)\"([A-Z][A-Z0-9_]*)\"")
SHELL = re.compile(r"\$\{?([A-Z][A-Z0-9_]+)")
CADDY = re.compile(r"\{\$([A-Z][A-Z0-9_]*)")
# The shell's own, and the path, of which the page speaks in words.
NOT_OURS = {"BASH_SOURCE", "PATH"}
# What the page tells although no source of ours reads it by name: the system reads one, and the other is a custom that there is nothing to do for.
BY_THE_SYSTEM = {"NO_COLOR", "TZ"}


def files(*folders: str, suffix: str):
    for folder in folders:
        yield from sorted(path for path in (ROOT / folder).rglob(f"*{suffix}") if ".build" not in path.parts)


def settings() -> set[str]:
    """The variables of the settings of the server."""
    text = (ROOT / "Sources/astronova/Serving/Setting.swift").read_text(encoding="utf-8")
    names = re.findall(r"Setting\(\s*\"([a-z][a-z-]*)\"", text)
    of_providers = re.findall(r"Setting\(\"\\\(provider\)-([a-z-]+)\"", text)
    providers = re.findall(r"\"(\w+)\"", re.search(r"\+ \[([^]]*)\]\.flatMap", text)[1])
    names += [f"{provider}-{name}" for provider in providers for name in of_providers]
    return {"ASTRONOVA_" + name.upper().replace("-", "_") for name in names}


def read() -> set[str]:
    """Every variable that a source reads."""
    found = settings()
    for path in [ROOT / "Package.swift", *files("Sources", "Tests", "Tools", "Benchmarks", suffix=".swift")]:
        found.update(name for names in SWIFT.findall(path.read_text(encoding="utf-8")) for name in names if name)
    # The file of settings: the prefix of all of them, and a word.
    found.update("ASTRONOVA_" + name for name in re.findall(r"Setting\.prefix \+ \"([A-Z]+)\"", (ROOT / "Sources/astronova/Serving/ServerSettings.swift").read_text(encoding="utf-8")))
    for path in files("Tests", "Tools", "Benchmarks", suffix=".py"):
        found.update(PYTHON.findall(path.read_text(encoding="utf-8")))
    for path in [*sorted((ROOT / "script").iterdir()), *sorted((ROOT / ".ci").iterdir()), *files("Tests", "Tools", "deploy", suffix=".sh")]:
        if path.is_file() and path.suffix != ".swift":
            found.update(SHELL.findall(path.read_text(encoding="utf-8")))
    found.update(CADDY.findall((ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")))
    return found - NOT_OURS


def told() -> list[str]:
    """The variables in the tables of the page."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and cells[1].startswith("`"):
            found += re.findall(r"`([A-Z][A-Z0-9_]*)`", cells[4])
        elif len(cells) == 5 and cells[1].startswith("`"):
            found += re.findall(r"`([A-Z][A-Z0-9_]*)`", cells[1])
    return found


class Variables(unittest.TestCase):
    def test_every_variable_is_told_once(self):
        names = told()
        self.assertEqual(sorted({name for name in names if names.count(name) > 1}), [])
        self.assertEqual(sorted(read() - set(names)), [], "read, and not told")
        self.assertEqual(sorted(set(names) - read() - BY_THE_SYSTEM), [], "told, and read by nobody")

    def test_enough_is_found(self):
        # What finds nothing would agree with an empty page.
        self.assertGreater(len(settings()), 40)
        self.assertGreater(len(read()), 60)
        for name in ("ASTRONOVA_PORT", "ASTRONOVA_APPLE_KEYS_URL", "ASTRONOVA_CONFIG", "CHROMIUM", "PORT", "ASTRONOVA_GOLDEN", "ASTRONOVA_SITE", "SHOTS"):
            self.assertIn(name, read())


if __name__ == "__main__":
    unittest.main()
