"""What the scripts that gather texts share: curly signs, the pieces of a folder of files, and the table of texts in texts.c."""
import pathlib
import re
import sys

TEXTS = pathlib.Path(__file__).resolve().parents[2] / "Sources/Readings/Resources/Texts"


def curly(text):
    """A text with typographic quotation marks and apostrophes."""
    text = re.sub(r'(^|[\s(“{—])"', r"\1“", text).replace('"', "”")
    return re.sub(r"(^|[\s(“])'(?=\w)", r"\1‘", text).replace("'", "’") if "'" in text else text


def pieces(folders, left_out=("#",)):
    """What stands under each [head] of all files, with the file that it stands in."""
    for folder in folders:
        paths = sorted(pathlib.Path(folder).glob("*.txt"))
        if not paths:
            # What is gathered takes the place of what stood there: nothing may not take its place.
            sys.exit(f"{folder}: no folder with *.txt")
        for path in paths:
            current = []
            for line in path.read_text(encoding="utf-8").split("\n"):
                line = line.rstrip()
                if line.startswith("[") and current:
                    yield path, current
                    current = []
                if line and not line.startswith(left_out):
                    current.append(curly(line))
            if current:
                yield path, current


def write_table():
    """Writes the declarations and the entries of texts.c: every file below the folder, by its path."""
    path = TEXTS / "texts.c"
    text = path.read_text(encoding="utf-8")
    names = sorted(str(file.relative_to(TEXTS)) for file in (TEXTS / "en").rglob("*") if file.is_file())

    def symbol(name):
        return re.sub(r"[/.-]", "_", name)

    declared = "".join(f'static const unsigned char {symbol(name)}[] = {{\n#embed "{name}"\n}};\n' for name in names)
    entries = "".join(f'  FILE_ENTRY("{name}", {symbol(name)}),\n' for name in names)
    text = re.sub(r"(static const unsigned char en_\w+\[\] = \{\n#embed .*\n\};\n)+", lambda _: declared, text, count=1)
    text = re.sub(r'(  FILE_ENTRY\("en/.*\n)+', lambda _: entries, text, count=1)
    path.write_text(text, encoding="utf-8")
