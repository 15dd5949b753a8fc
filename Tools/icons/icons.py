#!/usr/bin/env python3
"""Draws the icons of the web app: the mark of the brand as SVG, and the sizes that phones ask for as PNG.

No package is needed: circles, an arc and a line are sampled on a grid of 4 × 4 points a pixel and written as PNG with zlib.
"""
import math
import pathlib
import struct
import sys
import zlib

NIGHT = (15, 15, 35)
INK = (248, 250, 252)
GOLD = (251, 191, 36)

# The mark on its grid of 28 units: three quarters of a circle, the horizon, and the Sun where the circle is open.
CENTRE, RADIUS, STROKE = (14.0, 14.0), 10.0, 1.4
SUN, SUN_RADIUS = (22.4, 8.6), 2.7
HORIZON_Y, HORIZON = 18.5, (2.0, 26.0)
GAP = (math.radians(-56), math.radians(0))  # of the circle, clockwise from three o'clock


def paint(x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point of the grid."""
    if math.hypot(x - SUN[0], y - SUN[1]) <= SUN_RADIUS:
        return GOLD
    distance = math.hypot(x - CENTRE[0], y - CENTRE[1])
    angle = math.atan2(y - CENTRE[1], x - CENTRE[0])
    if abs(distance - RADIUS) <= STROKE / 2 and not GAP[0] < angle < GAP[1]:
        return INK
    if abs(y - HORIZON_Y) <= STROKE / 2 and HORIZON[0] <= x <= HORIZON[1]:
        return INK
    return NIGHT


def png(size: int, margin: float, samples: int = 4) -> bytes:
    """A square icon; `margin` is the part of the side that stays empty around the mark."""
    scale = 28 / (size * (1 - 2 * margin))
    offset = size * margin
    rows = bytearray()
    for row in range(size):
        rows.append(0)
        for column in range(size):
            total = [0, 0, 0]
            for i in range(samples):
                for j in range(samples):
                    colour = paint((column + (i + 0.5) / samples - offset) * scale, (row + (j + 0.5) / samples - offset) * scale)
                    for k in range(3):
                        total[k] += colour[k]
            rows.extend((value + samples * samples // 2) // (samples * samples) for value in total)
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")))


SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#0f0f23"/>\
<g transform="translate(6 6)" fill="none" stroke="#f8fafc" stroke-width="1.6" stroke-linecap="round">\
<path d="M19.6 5.7A10 10 0 1 0 24 14M2 18.5h24"/><circle cx="22.4" cy="8.6" r="2.7" fill="#fbbf24" stroke="none"/></g></svg>
"""


def main() -> None:
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else (
        pathlib.Path(__file__).resolve().parents[2] / "Sources/WebAssets/files/icons")
    (folder / "icon.svg").write_text(SVG)
    for name, size, margin in (
            ("icon-180", 180, 0.14), ("icon-192", 192, 0.14), ("icon-512", 512, 0.14), ("icon-maskable-192", 192, 0.22),
            ("icon-maskable-512", 512, 0.22)):
        (folder / f"{name}.png").write_bytes(png(size, margin))


if __name__ == "__main__":
    main()
