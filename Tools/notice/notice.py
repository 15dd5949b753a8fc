#!/usr/bin/env python3
"""Writes NOTICE: what is in the executable and is not ours, and under which terms. README.md beside this says more.

    python3 Tools/notice/notice.py FOLDER [--check]

FOLDER is that of the built executable, `.build/debug`.
"""
import argparse
import dataclasses
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
RULE = "=" * 78


class Unknown(Exception):
    """Something whose terms nobody has looked at."""


@dataclasses.dataclass
class Package:
    name: str
    address: str
    folder: pathlib.Path
    modules: list[str]


def linked_modules(built: pathlib.Path) -> list[str]:
    """The modules whose object files the linker was given."""
    text = (built / "astronova.product" / "Objects.LinkFileList").read_text(encoding="utf-8")
    modules = set(re.findall(r"/([^/\n]+)\.build/", text.replace("/.build/", "/")))
    if "astronova" not in modules:
        raise Unknown("this is not the list of what the executable is linked from")
    return sorted(modules)


def targets_of(checkout: pathlib.Path) -> set[str]:
    """The targets that the manifests of a checkout write out."""
    manifests = (path.read_text(encoding="utf-8") for path in checkout.glob("Package*.swift"))
    return {name for text in manifests for name in re.findall(r"arget\(\s*name:\s*\"(\w+)\"", text)}


def home(module: str, checkouts: list[pathlib.Path]) -> pathlib.Path:
    """The checkout of a module: the one whose manifest names it, or where none writes it out, the one that has its folder."""
    homes = [checkout for checkout in checkouts if module in targets_of(checkout)]
    homes = homes or [checkout for checkout in checkouts if (checkout / "Sources" / module).is_dir()]
    if len(homes) != 1:
        raise Unknown(f"{module} is of {', '.join(home.name for home in homes) or 'no package'}")
    return homes[0]


def packages(modules: list[str], checkouts: pathlib.Path) -> list[Package]:
    """The packages of the modules, by name; our own modules have none."""
    pins = {pin["identity"]: pin for pin in json.loads((ROOT / "Package.resolved").read_text(encoding="utf-8"))["pins"]}
    own = {path.name for path in (ROOT / "Sources").iterdir()} | {"ReadingsTexts"}
    known = [checkout for checkout in sorted(checkouts.iterdir()) if checkout.name.lower() in pins]
    found: dict[pathlib.Path, list[str]] = {}
    for module in modules:
        if module not in own:
            found.setdefault(home(module, known), []).append(module)
    result = []
    for checkout, of_it in found.items():
        pin = pins[checkout.name.lower()]
        result.append(Package(checkout.name, pin["location"], checkout, of_it))
    return sorted(result, key=lambda package: package.name.lower())


def licence(text: str) -> str:
    """The SPDX name of a licence, by its words."""
    words = " ".join(text.split())
    if "Apache License Version 2.0" in words:
        return "Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in words else "Apache-2.0"
    if "Permission is hereby granted, free of charge, to any person obtaining a copy of this software" in words:
        return "MIT"
    raise Unknown("a licence that is not known: " + words[:80])


def first(folder: pathlib.Path, *names: str) -> pathlib.Path | None:
    return next((folder / name for name in names if (folder / name).is_file()), None)


def tidy(text: str) -> str:
    """Without blanks at the ends of lines, and without empty lines at both ends."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")


def within(package: Package) -> list[pathlib.Path]:
    """Licences of what a package has taken in from others, in the folders of linked modules."""
    found = []
    for module in package.modules:
        for folder in package.folder.glob(f"Sources/**/{module}/"):
            found += [path for path in folder.rglob("LICENSE*") if path.is_file()]
    return sorted(set(found))


def notice(built: pathlib.Path) -> str:
    found = packages(linked_modules(built), ROOT / ".build" / "checkouts")
    lines = [
        "Astronova",
        "",
        "Astronova is under the Apache License 2.0, which stands in LICENSE. Its executable also holds what is named here.",
        "Tools/notice writes this file; it is not edited.",
        "", RULE, "Packages", "",
    ]
    texts = []
    notices = []
    for package in found:
        path = first(package.folder, "LICENSE.txt", "LICENSE")
        if path is None:
            raise Unknown(f"{package.name} has no licence")
        text = path.read_text(encoding="utf-8")
        terms = licence(text)
        lines.append(f"{package.name}, {terms}, {package.address.removesuffix('.git')}")
        if not terms.startswith("Apache"):
            texts.append((package.name, text))
        for inner in within(package):
            inside = inner.read_text(encoding="utf-8")
            licence(inside)
            texts.append((f"{package.name}, {inner.parent.name}", inside))
        passed_on = first(package.folder, "NOTICE.txt", "NOTICES.txt", "NOTICE")
        if passed_on is not None:
            notices.append((package.name, passed_on.read_text(encoding="utf-8")))
    lines += [
        "",
        "A released executable for Linux also holds the Swift runtime with Foundation and Dispatch, Apache-2.0 WITH Swift-exception,",
        "https://www.swift.org, and in it ICU, Unicode-3.0, https://icu.unicode.org. SQLite (public domain) and zlib (the zlib licence)",
        "are those of the system.",
        "", "The text of the Apache License 2.0 is that of LICENSE.",
        "", RULE, "Data", "", tidy((HERE / "data.md").read_text(encoding="utf-8")), "",
    ]
    for name, text in notices:
        lines += [RULE, f"Notice of {name}", "", tidy(text), ""]
    texts.append(("Unicode data and ICU", (HERE / "unicode.txt").read_text(encoding="utf-8")))
    texts.append(("the type faces", (HERE / "ofl.txt").read_text(encoding="utf-8")))
    for name, text in texts:
        lines += [RULE, f"Licence of {name}", "", tidy(text), ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the executable was built")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    chosen = parser.parse_args()
    try:
        text = notice(chosen.folder)
    except (Unknown, OSError) as problem:
        sys.exit(f"notice.py: {problem}")
    path = ROOT / "NOTICE"
    if not chosen.check:
        path.write_text(text, encoding="utf-8")
    elif not path.is_file() or path.read_text(encoding="utf-8") != text:
        sys.exit("notice.py: NOTICE is not what Tools/notice would write; run it")


if __name__ == "__main__":
    main()
