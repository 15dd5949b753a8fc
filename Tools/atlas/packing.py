"""Small building blocks of the two binary files: all numbers little-endian, every section at a multiple of eight."""
import struct

import numpy


class Strings:
    """A pool of strings, each stored once as a length byte and UTF-8, named by its offset."""

    def __init__(self):
        self.bytes = bytearray()
        self.offsets = {}

    def add(self, text):
        if text not in self.offsets:
            raw = text.encode()
            assert len(raw) < 256, text
            self.offsets[text] = len(self.bytes)
            self.bytes += bytes([len(raw)]) + raw
        return self.offsets[text]


def u16(values):
    return struct.pack(f"<{len(values)}H", *values)


def u32(values):
    return struct.pack(f"<{len(values)}I", *values)


def i64(values):
    return struct.pack(f"<{len(values)}q", *values)


def assemble(magic, sections):
    """The file: 8 bytes of magic, then (offset, count) of every section as 32-bit numbers, then the sections."""
    assert len(magic) == 8
    offset = 8 + 8 * len(sections)
    table, body = [], bytearray()
    for data, count in sections:
        padding = -(offset + len(body)) % 8
        body += bytes(padding)
        table += [offset + len(body), count]
        body += data
    return magic + u32(table) + bytes(body)


def compress_names(names):
    """Names in order, each ended by a zero byte, with the commonest neighbours written as one byte.

    Byte pair encoding: the byte values that no name uses stand for pairs of bytes, or of earlier such values. Returns the
    expansions of all 256 values, the bytes, and the offset of every sixteenth name.
    """
    raw = numpy.frombuffer(b"\0".join(name.encode() for name in names) + b"\0", dtype=numpy.uint8).astype(numpy.int64)
    used = set(numpy.unique(raw).tolist())
    expansions = {value: bytes([value]) for value in used}
    for value in (v for v in range(1, 256) if v not in used):
        pairs = raw[:-1] * 256 + raw[1:]
        pairs = pairs[(raw[:-1] != 0) & (raw[1:] != 0)]
        counts = numpy.bincount(pairs, minlength=65536)
        first, second = divmod(int(counts.argmax()), 256)
        here = numpy.flatnonzero((raw[:-1] == first) & (raw[1:] == second))
        if first == second:  # of overlapping pairs only every other one
            keep, last = [], -2
            for position in here.tolist():
                if position > last + 1:
                    keep.append(position)
                    last = position
            here = numpy.array(keep)
        raw[here] = value
        raw = numpy.delete(raw, here + 1)
        expansions[value] = expansions[first] + expansions[second]
    packed = raw.astype(numpy.uint8).tobytes()
    starts = numpy.concatenate(([0], numpy.flatnonzero(raw == 0) + 1))
    return [expansions.get(v, b"") for v in range(256)], packed, starts[:-1][::16].tolist()
