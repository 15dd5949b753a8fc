"""Writes Sources/Identity/Passwords/CommonPasswords+Data.swift from the frequency list that zxcvbn carries; see README.md."""

import base64
import hashlib
import pathlib
import textwrap

from zxcvbn.frequency_lists import FREQUENCY_LISTS

SHORTEST = 8
BYTES = 5


def main() -> None:
    words = FREQUENCY_LISTS["passwords"]
    words = words.split(",") if isinstance(words, str) else list(words)
    folded = {word.casefold() for word in words if len(word) >= SHORTEST}
    digests = sorted({hashlib.sha256(word.encode()).digest()[:BYTES] for word in folded})
    text = base64.b64encode(b"".join(digests)).decode()
    lines = "\\\n".join(f"    {line}" for line in textwrap.wrap(text, 120))
    target = pathlib.Path(__file__).parents[2] / "Sources/Identity/Passwords/CommonPasswords+Data.swift"
    target.write_text(
        "// Written by Tools/passwords/build.py. Do not edit.\n\n"
        "extension CommonPasswords {\n"
        f"  /// How many passwords are refused.\n  static let count = {len(digests)}\n\n"
        f"  /// The first {BYTES} bytes of the SHA-256 of each, in order, as base64.\n"
        f'  static let digests = """\n{lines}\n    """\n'
        "}\n"
    )
    print(f"{len(digests)} passwords of {SHORTEST} characters or more, {len(text)} bytes")


main()
