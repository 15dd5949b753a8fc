"""Builds Sources/EphemerisKernel: `kernel.bin` (the coefficients) and `kernel_series.inc` (where each series lies in it).

    python3 build.py [--output DIRECTORY]

A series is a run of equal segments. In each segment three components (x y z, or longitude latitude distance) are Chebyshev polynomials of
one degree. A coefficient is an integer number of quanta, stored in as many bits as the largest of its kind needs; the bits of a segment
follow each other, lowest first, highest degree first, and a segment fills whole bytes."""

import argparse
import hashlib
import os

import numpy as np

import chiron
import rounding
import series

NODES = 44
CHUNK = 2000
MAXIMUM_BITS = 40


def chebyshev(values):
    """Coefficients (segments × NODES × 3) of the interpolant through Chebyshev nodes, by the discrete orthogonality of the T_k."""
    k = np.arange(NODES)
    angles = np.pi * (k + 0.5) / NODES
    result = np.zeros_like(values)
    for degree in range(NODES):
        weights = np.cos(degree * angles) * (2 / NODES if degree else 1 / NODES)
        total = np.zeros_like(values[:, 0])
        for node in range(NODES):
            total += weights[node] * values[:, node]
        result[:, degree] = total
    return result


def fit(item, start, end, length):
    """All coefficients of a series in one span, and the length of a segment."""
    count = int(np.ceil((end - start) / length))
    length = (end - start) / count
    nodes = np.cos(np.pi * (np.arange(NODES) + 0.5) / NODES) * (1 + item.overlap)
    parts = []
    for first in range(0, count, CHUNK):
        middle = start + length * (np.arange(first, min(first + CHUNK, count)) + 0.5)
        parts.append(chebyshev(item.sample(middle[:, None] + length / 2 * nodes[None, :], middle)))
    return np.concatenate(parts), length


def quantize(coefficients, quanta, tail, reach):
    """Integers, cut at the degree beyond which less than `tail` quanta are left, and the bits that each (degree, component) needs."""
    coefficients = coefficients / np.array(quanta)[None, None, :]
    # What is cut must stay small altogether, not one coefficient at a time; most of it the others take over.
    cut = np.cumsum(np.abs(coefficients)[:, ::-1], axis=1)[:, ::-1].max(axis=(0, 2))
    terms = NODES
    while terms > 1 and cut[terms - 1] < tail:
        terms -= 1
    if terms > NODES - 6:
        raise SystemExit("the segments are too long for the number of nodes")
    integers = rounding.together(coefficients, terms, reach)
    lowest = integers.min(axis=0)
    highest = integers.max(axis=0)
    bits = np.zeros((terms, 3), dtype=int)
    for degree in range(terms):
        for component in range(3):
            low, high = int(lowest[degree, component]), int(highest[degree, component])
            bits[degree, component] = max((-low - 1).bit_length() if low < 0 else 0, high.bit_length()) + 1
    if bits.max() > MAXIMUM_BITS:
        raise SystemExit("a coefficient needs more bits than the reader allows")
    return integers, bits


def pack(integers, bits):
    """The bytes of all segments, one after the other."""
    segments, terms, _ = integers.shape
    total = int(bits.sum())
    stride = (total + 7) // 8
    stream = np.zeros((segments, stride * 8), dtype=np.uint8)
    position = 0
    for degree in reversed(range(terms)):
        for component in range(3):
            width = int(bits[degree, component])
            values = integers[:, degree, component].astype(np.uint64)
            for bit in range(width):
                stream[:, position] = (values >> np.uint64(bit)) & np.uint64(1)
                position += 1
    return np.packbits(stream, axis=1, bitorder="little").tobytes(), stride


def fields_of(bits):
    """Where each coefficient stands in a segment, as `pack` writes it: the byte in which it begins; how far eight bytes are shifted to
    the left, and back, until only it is left."""
    fields = []
    bit = 0
    for degree in reversed(range(bits.shape[0])):
        for width in map(int, bits[degree]):
            fields.append((bit >> 3, 64 - width - (bit & 7), 64 - width))
            bit += width
    return fields


def c_numbers(values):
    return ", ".join(repr(float(value)) for value in values)


def main():
    parser = argparse.ArgumentParser()
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--output", default=os.path.join(here, "..", "..", "Sources", "EphemerisKernel"))
    output = parser.parse_args().output

    blob = bytearray()
    table = []
    fields = []
    ellipses = []
    for item in series.catalogue():
        if item.name == "Moon":
            amplitudes = item.amplitudes
        if item.elements:
            ellipses.append((item.name, item.elements))
        for index, (tier, start, end) in enumerate(series.TIERS):
            if item.name == "Chiron":
                if index:
                    continue
                start, end = chiron.START, chiron.END
            length = item.lengths[0 if tier == "precise" else 1]
            coefficients, length = fit(item, start, end, length)
            quanta = item.quanta(tier)
            integers, bits = quantize(coefficients, quanta, item.tail(tier), 1 / (1 + item.overlap))
            packed, stride = pack(integers, bits)
            name = item.name if item.name == "Chiron" else f"{item.name}, {tier}"
            print(f"{name:22} {len(integers):6} segments of {length:8.3f} d, {bits.shape[0]:2} terms, {stride:3} B: {len(packed) / 1e3:7.1f} kB", flush=True)
            offset = len(fields)
            fields += fields_of(bits)
            table.append(
                f"  {{ {start!r}, {length!r}, {1 / (1 + item.overlap)!r}, {{ {c_numbers(quanta)} }}, {len(blob)}u, {len(integers)}u, {stride}u, "
                f"{bits.shape[0]}u, {offset}u }}, /* {name} */"
            )
            blob += packed
    blob += bytes(8)  # the reader loads eight bytes at a time

    with open(os.path.join(output, "kernel.bin"), "wb") as file:
        file.write(blob)
    digest = hashlib.sha256(blob).hexdigest()
    with open(os.path.join(output, "kernel_series.inc"), "w") as file:
        file.write("/* Written by Tools/kernel/build.py; do not edit. */\n\n")
        file.write("const EphemerisSeries ephemeris_series[] = {\n" + "\n".join(table) + "\n};\n")
        file.write(f"const int32_t ephemeris_series_count = {len(table)};\n\n")
        file.write("const EphemerisField ephemeris_fields[] = {\n")
        for first in range(0, len(fields), 10):
            file.write("  " + ", ".join("{ %d, %d, %d }" % field for field in fields[first : first + 10]) + ",\n")
        file.write("};\n\n")
        file.write("/* a, da, lambda, dlambda, h, dh, k, dk, p, dp, q, dq at J2000 and a day: au, radians */\n")
        file.write("const double ephemeris_ellipses[][12] = {\n")
        for name, elements in ellipses:
            file.write(f"  {{ {c_numbers(elements)} }}, /* {name} */\n")
        file.write("};\n\n")
        file.write("/* Amplitudes of the Moon's reference motion: radians, radians, au; in the order of Tools/kernel/lunar.py. */\n")
        for name, values in zip(("longitude", "latitude", "distance"), amplitudes):
            file.write(f"const double ephemeris_lunar_{name}[] = {{ {c_numbers(values)} }};\n")
    with open(os.path.join(output, "kernel.sha256"), "w") as file:
        file.write(f"{digest}  kernel.bin\n")
    print(f"{len(blob) / 1e6:.3f} MB in all, sha256 {digest}")


if __name__ == "__main__":
    main()
