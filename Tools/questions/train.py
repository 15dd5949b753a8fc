#!/usr/bin/env python3
"""Learns what kind a question is from the questions in `asked/` (KIND.txt, one in a line) and writes
Sources/Readings/Resources/Texts/en/tarot/questions.model; README.md beside this file tells how.

Usage: train.py HEAR [--keep N]     HEAR: the executable of `swift build --product HearQuestions`
"""
import argparse
import collections
import math
import pathlib
import struct
import subprocess

import numpy
import scipy.sparse
from sklearn.svm import LinearSVC

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parents[1] / "Sources/Readings/Resources/Texts/en/tarot/questions.model"
# In how many questions something must stand to be looked at.
LEAST = 3
# What is rare weighs more: its weight, in twentieths.
RARITY = 20


def heard(hear, questions):
    """The buckets of each question."""
    said = subprocess.run([hear, "heard"], input="\n".join(questions) + "\n", capture_output=True, text=True, check=True).stdout
    return [[int(number) for number in line.split("\t")[0].split()] for line in said.splitlines()]


def learned(rows, kinds):
    counts = collections.Counter(bucket for row in rows for bucket in row)
    buckets = sorted(bucket for bucket in counts if counts[bucket] >= LEAST)
    places = {bucket: place for place, bucket in enumerate(buckets)}
    rarity = numpy.array(
        [min(255, round(RARITY * (math.log((1 + len(rows)) / (1 + counts[bucket])) + 1))) for bucket in buckets], dtype=numpy.float64) / RARITY
    first, second, values = [], [], []
    for number, row in enumerate(rows):
        own = [places[bucket] for bucket in row if bucket in places]
        length = math.sqrt(sum(rarity[place] ** 2 for place in own)) or 1
        first += [number] * len(own)
        second += own
        values += [rarity[place] / length for place in own]
    matrix = scipy.sparse.csr_matrix((values, (first, second)), shape=(len(rows), len(buckets)))
    model = LinearSVC(C=1.0, random_state=2026)
    model.fit(matrix, kinds)
    return buckets, rarity, model


def packed(buckets, rarity, model, keep):
    weights = model.coef_
    most = float(abs(weights).max())
    scale = most / 127
    floor = max(scale / 2, float(numpy.sort(abs(weights), axis=None)[-keep]) if keep < weights.size else 0)
    rounded = numpy.where(abs(weights) > floor, numpy.rint(weights / scale), 0).astype(numpy.int8)
    names = "\n".join(model.classes_).encode()
    parts = [b"AQM2", struct.pack("<HH", len(model.classes_), len(names)), names]
    parts += [struct.pack("<f", bias) for bias in model.intercept_]
    parts.append(struct.pack("<fI", scale, len(buckets)))
    entries = []
    for place, bucket in enumerate(buckets):
        own = numpy.nonzero(rounded[:, place])[0]
        parts.append(struct.pack("<I", bucket)[:3] + bytes([round(rarity[place] * RARITY), len(own)]))
        for kind in own:
            entries.append(bytes([kind]) + struct.pack("b", rounded[kind, place]))
    return b"".join(parts + entries)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("hear")
    parser.add_argument("--keep", type=int, default=700_000, help="how many weights are kept, the largest")
    parser.add_argument("--asked", type=pathlib.Path, default=HERE / "asked")
    parser.add_argument("--model", type=pathlib.Path, default=MODEL)
    options = parser.parse_args()
    questions, kinds = [], []
    for file in sorted(options.asked.glob("*.txt")):
        own = [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        questions += own
        kinds += [file.stem] * len(own)
    rows = heard(options.hear, questions)
    assert len(rows) == len(questions), "a question holds a line feed"
    content = packed(*learned(rows, kinds), options.keep)
    options.model.write_bytes(content)
    print(f"{len(content)} bytes from {len(questions)} questions of {len(set(kinds))} kinds")


if __name__ == "__main__":
    main()
