"""Builds Sources/EphemerisKernel/earth_rotation.inc: TT − UT1 and the leap seconds.

    python3 build.py

Sources: IERS EOP C04 (since 1962) and finals2000A with Bulletin A's predictions and the leap second list, as PyPI `astropy-iers-data` ships
them; TAI - UTC of 1962-1971, when UTC ran at rates of its own, from PyPI `pyerfa`; TT - UT1 of 1948-1961 every half year from the US Naval
Observatory's historic_deltat.data (McCarthy & Babcock 1986, Physics of the Earth and Planetary Interiors 44, 281: the Bureau International de
l'Heure's atomic time since 1955.5, the Moon's occultations before), and the cubic splines of Morrison, Stephenson, Hohenkerk & Zawilski
(2021), Table S15.2020, as PyPI `skyfield` ships them.

The splines are smoothed over the years: by 1955 they are 0.68 s off what was measured, in 1965 0.65 s. Going back, both meet in the first
days of 1948 to 0.02 s; the table begins there with the value and the rate of the spline."""

import importlib.util
import os

import astropy_iers_data
import erfa
import numpy as np

STEP = 10  # days
JOIN = 32557  # MJD of 1948-01-07: from here on the table, before it the splines
ATOMIC = 37665  # 1962-01-01: the beginning of C04
LEAPS = 41317  # 1972-01-01: UTC with whole leap seconds begins
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


def atomic_minus_civil(mjd, leaps):
    """TAI - UTC in seconds."""
    if mjd >= LEAPS:
        return max(seconds for start, seconds in leaps if start <= mjd)
    year, month, day, fraction = erfa.jd2cal(2400000.5, mjd)
    return float(erfa.dat(year, month, day, fraction))


def long_term(splines, mjd):
    """TT - UT1 by the splines, with the year as `DeltaT` counts it."""
    year = 2000 + (mjd - 51544.0) / 365.2425
    row = [row for row in splines if row[0] <= year][-1]
    t = (year - row[0]) / (row[1] - row[0])
    return row[5] + t * (row[4] + t * (row[3] + t * row[2]))


def half_years(folder, splines, c04):
    """A function of MJD through the half-yearly values between the splines and C04: cubic, with a continuous rate."""
    days, values = np.load(os.path.join(folder, "data", "historic_deltat.npy"))
    knots = [(JOIN, long_term(splines, JOIN))]
    knots += [(day - 2400000.5, round(value, 3)) for day, value in zip(days, values) if JOIN < day - 2400000.5 < ATOMIC]
    knots.append((ATOMIC, c04(ATOMIC)))
    rates = [(long_term(splines, JOIN + 1) - long_term(splines, JOIN - 1)) / 2]
    rates += [(after[1] - before[1]) / (after[0] - before[0]) for before, after in zip(knots, knots[2:])]
    rates.append((c04(ATOMIC + 30) - c04(ATOMIC)) / 30)

    def value(mjd):
        index = max(i for i in range(len(knots) - 1) if knots[i][0] <= mjd)
        (start, first), (end, last) = knots[index], knots[index + 1]
        width = end - start
        s = (mjd - start) / width
        return (first * (1 + 2 * s) * (1 - s) ** 2 + last * s * s * (3 - 2 * s)
                + width * s * (1 - s) * (rates[index] * (1 - s) - rates[index + 1] * s))

    return value


def main():
    leaps = leap_seconds()
    table = universal_time()

    def measured(mjd):
        return 32.184 + atomic_minus_civil(mjd, leaps) - table[mjd]

    folder = importlib.util.find_spec("skyfield").submodule_search_locations[0]
    splines = np.load(os.path.join(folder, "data", "delta_t.npz"))["Table-S15.2020.txt"].T
    splines = [row for row in splines if 1500 <= row[0] < 1950]
    between = half_years(folder, splines, measured)
    # One more before the join, so that the interpolation has a neighbour there.
    first = JOIN - STEP
    last = max(table)
    last = first + (last - first) // STEP * STEP
    numbers = []
    for mjd in range(first, last + 1, STEP):
        seconds = long_term(splines, mjd) if mjd < JOIN else between(mjd) if mjd < ATOMIC else measured(mjd)
        numbers.append(round(seconds * 1e5))
    with open(OUTPUT, "w") as file:
        file.write("/* Written by Tools/rotation/build.py; do not edit. */\n\n")
        file.write(f"/* TT - UT1 in units of 10 microseconds every {STEP} days from MJD {first} (UTC); used from the second on. */\n")
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
