"""Lists what a wasm module imports, one `module.name` a line; nothing for a module that stands alone."""

import sys


def number(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number and the position after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def name(data: bytes, at: int) -> tuple[str, int]:
    length, at = number(data, at)
    return data[at : at + length].decode(), at + length


def imports(data: bytes) -> list[str]:
    if data[:8] != b"\0asm\1\0\0\0":
        raise SystemExit("not a wasm module")
    at = 8
    while at < len(data):
        section = data[at]
        length, at = number(data, at + 1)
        if section == 2:  # WebAssembly core specification, section 5.5.5
            found = []
            count, inside = number(data, at)
            if count:
                # Kinds differ in length, and one name is enough to fail on.
                module, inside = name(data, inside)
                found.append(f"{module}.{name(data, inside)[0]}" + (f" and {count - 1} more" if count > 1 else ""))
            return found
        at += length
    return []


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        print("\n".join(imports(file.read())), end="")
