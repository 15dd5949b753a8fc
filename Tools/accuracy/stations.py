"""Finds every station of every planet and asteroid from DE440 alone, asks the engine for the same, and writes those that the tests hold.

    python3 stations.py

Written: `Tests/EphemerisTests/Reference/stations_de440.csv`, of each body and span the stations at which the engine is worst, those nearest to a
seam of the kernel, and others; and `Tests/AstrologyTests/Reference/accuracy_stations.csv`, how many were compared and what the worst is."""

import os

import numpy as np

import engine
import sky

_TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests")
OUTPUT = os.path.join(_TESTS, "EphemerisTests", "Reference", "stations_de440.csv")
FIGURES = os.path.join(_TESTS, "AstrologyTests", "Reference", "accuracy_stations.csv")

# Days between samples of the speed, less than a third of the shortest retrograde motion, and the step of its differences: where the
# longitude turns slowly the last bits of an instant count for more.
INNER = {"Mercury": (4.0, 0.01), "Venus": (8.0, 0.01), "Mars": (12.0, 0.01)}
OUTER = {name: (16.0, 0.05) for name in ("Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Ceres", "Pallas", "Juno", "Vesta")}
SPANS = {"1800–2200": [(-73048.5, 73048.5)], "1550–2650, rest": [(-164349.0, -73048.5), (73048.5, 137420.0)]}
# The three that the engine once missed by more than its promise, about (Julian dates).
NAMED = {"Mars": 2444335.85, "Neptune": 2434193.89, "Pluto": 2468298.9}
KEPT = {"1800–2200": (10, 8, 8), "1550–2650, rest": (5, 2, 3)}


def roots(body, first, last, sample, step):
    """Instants (TT days since J2000) at which the speed is zero, whether the body turns retrograde, and the longitudes there."""
    days = np.arange(first, last, sample)
    speeds = sky.Reference(days, step).speed(body)
    index = np.flatnonzero((speeds[:-1] < 0) != (speeds[1:] < 0))
    low, high, at_low, at_high = days[index], days[index + 1], speeds[index], speeds[index + 1]
    # Regula falsi (Illinois) for all at once.
    side = np.zeros(len(index), dtype=int)
    for _ in range(10):
        middle = (low * at_high - high * at_low) / (at_high - at_low)
        value = sky.Reference(middle, step).speed(body)
        is_low = (value < 0) == (at_low < 0)
        at_high = np.where(is_low, np.where(side == 1, at_high / 2, at_high), value)
        at_low = np.where(is_low, value, np.where(side == -1, at_low / 2, at_low))
        low, high = np.where(is_low, middle, low), np.where(is_low, high, middle)
        side = np.where(is_low, 1, -1)
        if np.max(np.abs(value)) < 1e-9:
            break
    if np.max(np.abs(value)) > 1e-8:
        raise SystemExit(f"{body}: a root was not found")
    return middle, speeds[index] > 0, sky.Observer(middle).place(body)[0]


def main():
    rows, figures, total = [], [], 0
    for body, (sample, step) in {**INNER, **OUTER}.items():
        seams = engine.seams(body, "EarthMoon", "Nutation")
        for span, parts in SPANS.items():
            found = [np.concatenate(column) for column in zip(*(roots(body, *part, sample, step) for part in parts))]
            days, retrograde, longitude = found
            answer = engine.stations(body, days)
            seconds = np.abs(answer[0] - days) * 86400
            degrees = np.abs(sky.signed(answer[1] - longitude))
            total += len(days)
            print(f"{body:8} {span:16} {len(days):5} stations, worst {seconds.max():7.2f} s, root mean square {np.sqrt(np.mean(seconds**2)):6.2f} s, {degrees.max() * 3600:.4f}″ at {days[seconds.argmax()] + sky.J2000:.5f}", flush=True)
            figures.append(f"{body},{span.replace(',', '')},{len(days)},{seconds.max():.2f}")
            worst, near, others = KEPT[span]
            after = np.clip(np.searchsorted(seams, days), 1, len(seams) - 1)
            to_seam = np.minimum(np.abs(days - seams[after - 1]), np.abs(days - seams[after]))
            chosen = set(np.argsort(-seconds)[:worst]) | set(np.argsort(to_seam)[:near]) | set(np.linspace(0, len(days) - 1, others).astype(int))
            if body in NAMED and span == "1800–2200":
                chosen.add(int(np.argmin(np.abs(days + sky.J2000 - NAMED[body]))))
            rows += [f"{body},{'R' if retrograde[i] else 'D'},{days[i] + sky.J2000:.7f},{longitude[i]:.8f}" for i in sorted(chosen)]
    print(total, "stations in all")
    with open(OUTPUT, "w") as file:
        file.write("body,type(R=turns retrograde,D=direct),jd_tt,lon_deg\n" + "\n".join(rows) + "\n")
    with open(FIGURES, "w") as file:
        file.write("body,span,stations,off_by_seconds\n" + "\n".join(figures) + "\n")


if __name__ == "__main__":
    main()
