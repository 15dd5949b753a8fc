"""Compares the engine with DE440 at tens of thousands of instants a body and writes what `ACCURACY.md` prints and the tests hold.

    python3 positions.py [--count NUMBER]

Instants: random ones, and both sides of every seam between two segments of the kernel that the body, the Earth or nutation has, where a
polynomial is at its worst. Written to Tests/AstrologyTests/Reference:

`accuracy_spans.csv`    how many instants of a body were compared in a span, and the worst differences
`accuracy_epochs.csv`   the reference places at the worst instants of every kind, and at some random ones"""

import argparse
import os

import numpy as np

import engine
import sky

OUTPUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests", "AstrologyTests", "Reference")

# TT days since J2000. The wide span is all that the kernel holds outside the precise one.
FIRST, PRECISE, LAST = -164359.5, (-73048.5, 73048.5), 137430.5
SIDE = 1e-4  # days from a seam
WORST, RANDOM = 7, 12
KINDS = ("longitude", "latitude", "distance", "speed")


def spans(body):
    if body == "Chiron":
        seams = engine.seams("Chiron")
        return {"1600–2483": (seams[0] + 1, seams[-1] - 1)}
    return {"1800–2200": PRECISE, "1550–2650, rest": None}


def inside(span, days):
    if span is None:
        return (days > FIRST + 0.1) & (days < LAST - 0.1) & ((days < PRECISE[0]) | (days > PRECISE[1]))
    return (days > span[0]) & (days < span[1])


def random_days(span, count):
    generator = np.random.Generator(np.random.PCG64(2000))
    low, high = (FIRST, LAST) if span is None else span
    days = generator.uniform(low, high, count * 3)
    # Ten digits of the Julian date are what the tables write.
    days = np.round(days, 5)
    return days[inside(span, days)][:count]


def seam_days(span, names):
    seams = engine.seams(*names)
    days = np.unique(np.round(np.concatenate([seams - SIDE, seams + SIDE]), 5))
    return days[inside(span, days)]


def differences(body, days, reference):
    """Degrees, degrees, au, degrees a day: engine less reference, one row a kind; and the reference."""
    expected = (*reference.place(body), reference.speed(body))
    found = engine.places(body, days)
    return np.stack([sky.signed(found[0] - expected[0]), *(found[i] - expected[i] for i in (1, 2, 3))]), np.stack(expected)


def rows_of(body, span, days, off, expected, random_count):
    """The worst instants of each kind and some random ones."""
    chosen = list(np.linspace(0, random_count - 1, RANDOM).astype(int))
    for kind in range(4):
        chosen += list(np.argsort(-np.nan_to_num(np.abs(off[kind])))[:WORST])
    for index in sorted(set(int(i) for i in chosen), key=lambda i: days[i]):
        longitude, latitude, distance, speed = expected[:, index]
        if np.isfinite(speed):
            yield f"{body},{days[index] + sky.J2000:.5f},{longitude:.9f},{latitude:.9f},{distance:.12f},{speed:.9f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=25000)
    count = parser.parse_args().count
    figures, rows = [], []
    shared = {}

    def reference(name, days):
        key = (name, len(days))
        if key not in shared:
            shared[key] = sky.Reference(days)
        return shared[key]

    for body in [*sky.BODIES, "Chiron"]:
        for name, span in spans(body).items():
            parts = [("random", random_days(span, count)), ("seams", seam_days(span, ("Nutation", "EarthMoon")))]
            # The Sun has no series; Chiron's own seams are those of its source, which leaps there itself.
            if body not in ("Sun", "Chiron"):
                parts.append((body, seam_days(span, (body,))))
            results = [(days, *differences(body, days, reference(f"{name} {kind}", days))) for kind, days in parts]
            days = np.concatenate([part[0] for part in results])
            off = np.concatenate([part[1] for part in results], axis=1)
            expected = np.concatenate([part[2] for part in results], axis=1)
            rows += rows_of(body, name, days, off, expected, len(parts[0][1]))
            worst = np.nanmax(np.abs(off), axis=1) * np.array([3600, 3600, 1, 3600])
            root = np.sqrt(np.nanmean(off[:, : len(parts[0][1])] ** 2, axis=1)) * np.array([3600, 3600, 1, 3600])
            figures.append(f"{body},{name.replace(',', '')},{len(parts[0][1])},{len(days)},{worst[0]:.5f},{worst[1]:.5f},{worst[3]:.5f},{worst[2]:.2e}")
            print(figures[-1], "root mean squares", *(f"{value:.5f}" for value in (root[0], root[1], root[3])), "speeds left out", int(np.isnan(off[3]).sum()), flush=True)
    with open(os.path.join(OUTPUT, "accuracy_spans.csv"), "w") as file:
        file.write("body,span,random,compared,longitude_arcsec,latitude_arcsec,speed_arcsec_per_day,distance_au\n" + "\n".join(figures) + "\n")
    with open(os.path.join(OUTPUT, "accuracy_epochs.csv"), "w") as file:
        file.write("body,jd_tt,lon_deg,lat_deg,dist_au_lighttime,lon_speed_deg_per_day\n" + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
