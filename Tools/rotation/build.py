"""Builds Sources/EphemerisKernel/earth_rotation.inc: TT − UT1 and the leap seconds.

    python3 build.py

Sources: IERS EOP C04 and finals2000A with Bulletin A's predictions and the leap second list, as PyPI `astropy-iers-data` ships them; the
cubic splines of Morrison, Stephenson, Hohenkerk & Zawilski (2021), Table S15.2020, as PyPI `skyfield` ships them."""

import importlib.util
import os

import astropy_iers_data
import numpy as np

STEP = 10  # days
HERE = os.path.dirname(os.path.abspath(__file__))
OUTPUT = os.path.join(HERE, "..", "..", "Sources", "EphemerisKernel", "earth_rotation.inc")


def leap_seconds():
    rows = []
    with open(astropy_iers_data.IERS_LEAP_SECOND_FILE) as file:
        for line in file:
            if not line.startswith("#"):
                parts = line.split()
                rows.append((int(float(parts[0])), int(parts[4])))
    return rows


def universal_time():
    """MJD → UT1 − UTC in seconds: C04 where it reaches, predictions after it."""
    values = {}
    with open(astropy_iers_data.IERS_A_FILE) as file:
        for line in file:
            if line[58:68].strip():
                values[int(float(line[7:15]))] = float(line[58:68])
    with open(astropy_iers_data.IERS_B_FILE) as file:
        for line in file:
            if not line.startswith("#"):
                parts = line.split()
                values[int(float(parts[4]))] = float(parts[7])
    return values


def main():
    leaps = leap_seconds()
    table = universal_time()
    first = 41317  # 1972-01-01: UTC with whole leap seconds begins
    last = max(table)
    last = first + (last - first) // STEP * STEP
    numbers = []
    for mjd in range(first, last + 1, STEP):
        offset = max(seconds for start, seconds in leaps if start <= mjd)
        numbers.append(round((32.184 + offset - table[mjd]) * 1e5))
    folder = importlib.util.find_spec("skyfield").submodule_search_locations[0]
    splines = np.load(os.path.join(folder, "data", "delta_t.npz"))["Table-S15.2020.txt"].T
    splines = [row for row in splines if 1500 <= row[0] < 1973]
    with open(OUTPUT, "w") as file:
        file.write("/* Written by Tools/rotation/build.py; do not edit. */\n\n")
        file.write(f"/* TT - UT1 in units of 10 microseconds every {STEP} days from MJD {first} (UTC). */\n")
        file.write(f"const double earth_rotation_start = {first - 51544.5!r};\nconst double earth_rotation_step = {float(STEP)!r};\n")
        file.write(f"const int32_t earth_rotation_count = {len(numbers)};\nconst int32_t earth_rotation_table[] = {{\n")
        for index in range(0, len(numbers), 15):
            file.write("  " + ", ".join(map(str, numbers[index : index + 15])) + ",\n")
        file.write("};\n\n/* Start year, end year, a3, a2, a1, a0: TT - UT1 in seconds as a cubic in the fraction of the interval. */\n")
        file.write(f"const int32_t delta_t_spline_count = {len(splines)};\nconst double delta_t_splines[][6] = {{\n")
        for row in splines:
            file.write("  { " + ", ".join(repr(float(value)) for value in row) + " },\n")
        file.write("};\n\n/* UTC day (since J2000) from which TAI - UTC has the value, and the value in seconds. */\n")
        file.write(f"const int32_t leap_second_count = {len(leaps)};\nconst double leap_seconds[][2] = {{\n")
        for mjd, seconds in leaps:
            file.write(f"  {{ {mjd - 51544.5!r}, {float(seconds)!r} }},\n")
        file.write("};\n")


if __name__ == "__main__":
    main()
