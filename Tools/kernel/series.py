"""What the kernel stores: for every series and tier, how long a segment is and how fine its coefficients are."""

import os

import erfa
import numpy as np
from jplephem.spk import SPK  # noqa: F401  (documents where the numbers come from)

import asteroids
import chiron
import ellipse
import lunar
import reduction

ARCSECOND = np.pi / 180 / 3600

# TT days since J2000: 1550-01-01, the precise tier with half a year to spare on both sides of 1800–2200, and 2650-01-24.
WIDE_START = 2287185.5 - reduction.J2000
PRECISE_START = 2378300.5 - reduction.J2000
PRECISE_END = 2524800.5 - reduction.J2000
WIDE_END = 2688975.5 - reduction.J2000
TIERS = [("precise", PRECISE_START, PRECISE_END), ("early", WIDE_START, PRECISE_START), ("late", PRECISE_END, WIDE_END)]

ECLIPTIC_J2000 = erfa.ecm06(reduction.J2000, 0.0)

MASS_FACTOR = {"Mercury": 1 + 1 / 6023600, "Venus": 1 + 1 / 408523.719, "EarthMoon": 1 + 1 / 328900.56, "Mars": 1 + 1 / 3098703.59}
TARGET = {"Mercury": 1, "Venus": 2, "EarthMoon": 3, "Mars": 4, "Jupiter": 5, "Saturn": 6, "Uranus": 7, "Neptune": 8, "Pluto": 9}


def heliocentric_state(name, days_tt):
    """Position and velocity from the Sun's centre in the mean ecliptic and equinox of J2000 (IAU 2006), au and au/day."""
    days = days_tt + reduction.tdb_minus_tt_days(days_tt)
    if name in asteroids.NUMBER:
        position, velocity = asteroids.heliocentric_state(name, days)
    else:
        planet, planet_velocity = reduction._state(TARGET[name], 0, days)
        sun, sun_velocity = reduction._state(10, 0, days)
        position, velocity = planet - sun, planet_velocity - sun_velocity
    return position @ ECLIPTIC_J2000.T, velocity @ ECLIPTIC_J2000.T


class Heliocentric:
    """x, y, z of a planet from the Sun, minus the reference ellipse where there is one."""

    def __init__(self, name, nearest, lengths, terms=None):
        self.name, self.nearest, self.lengths = name, nearest, lengths
        self.elements = None
        self.overlap = 0.0
        mass_factor = 1 if name in asteroids.NUMBER else MASS_FACTOR.get(name)
        if mass_factor:
            days = np.arange(WIDE_START + 1, WIDE_END - 1, 7.3)
            self.elements = ellipse.fit(days, *heliocentric_state(name, days), mass_factor)

    def quanta(self, tier):
        fine = (0.00036 if tier == "precise" else 0.016) * ARCSECOND * self.nearest
        if self.name == "Chiron":  # its source is no better than 0.1"
            fine = 0.004 * ARCSECOND * self.nearest
        return [fine] * 3

    def tail(self, tier):
        return 2.5 if tier == "precise" else 1.3

    def sample(self, days, middle):
        shape = days.shape
        if self.name == "Chiron":
            values = chiron.heliocentric(days.ravel()).reshape(*shape, 3)
        else:
            values = heliocentric_state(self.name, days.ravel())[0].reshape(*shape, 3)
        if self.elements:
            spread = np.broadcast_to(middle[:, None], shape)
            values = values - ellipse.position(self.elements, spread, days - spread)
        return values


class Asteroid(Heliocentric):
    """x, y, z of an asteroid from the centre of mass of the Sun and Mercury, minus the reference ellipse."""

    def __init__(self, name, nearest, lengths, mercury):
        super().__init__(name, nearest, lengths)
        self.mercury = mercury

    def quanta(self, tier):
        # Pallas, seen from near and far from the ecliptic, shows an error of its series magnified.
        return super().quanta(tier) if tier == "precise" else [0.012 * ARCSECOND * self.nearest] * 3

    def sample(self, days, middle):
        pull = asteroids.MERCURY_SHARE * ellipse.position(self.mercury.elements, days, np.zeros_like(days))
        return super().sample(days, middle) - pull


class Moon:
    """Longitude, latitude (mean ecliptic and equinox of date) and distance of the Moon as seen, in radians and au, minus the reference.

    The series overlap a little: the true node and the osculating apogee are worked out from the Moon's velocity, and a polynomial's
    derivative is worst at its very ends."""

    name = "Moon"
    elements = None
    overlap = 0.04

    def __init__(self, lengths):
        self.lengths = lengths
        days = np.arange(WIDE_START + 1, WIDE_END - 1, 3.7)
        self.amplitudes = lunar.fit(days, *reduction.apparent("Moon", days))

    def quanta(self, tier):
        if tier == "precise":
            return [0.0002 * ARCSECOND, 0.0001 * ARCSECOND, 1.2e-11]
        return [0.02 * ARCSECOND, 0.03 * ARCSECOND, 2e-9]

    def tail(self, tier):
        return 1.3

    def sample(self, days, middle):
        shape = days.shape
        values = [value.reshape(shape) for value in reduction.apparent("Moon", days.ravel())]
        spread = np.broadcast_to(middle[:, None], shape)
        reference = lunar.position(self.amplitudes, spread, days - spread)
        longitude = np.mod(values[0] - reference[0] + np.pi, 2 * np.pi) - np.pi
        return np.stack([longitude, values[1] - reference[1], values[2] - reference[2]], axis=-1)


class Nutation:
    """Δψ and Δε of IAU 2006/2000A in radians; the third component is zero."""

    name = "Nutation"
    elements = None
    overlap = 0.0

    def __init__(self, lengths):
        self.lengths = lengths

    def quanta(self, tier):
        fine = (0.00003 if tier == "precise" else 0.0018) * ARCSECOND
        return [fine, fine, 1.0]

    def tail(self, tier):
        return 4.0 if tier == "precise" else 1.3

    def sample(self, days, middle):
        psi, epsilon = erfa.nut06a(reduction.J2000, days.ravel())
        zero = np.zeros_like(psi)
        return np.stack([psi, epsilon, zero], axis=-1).reshape(*days.shape, 3)


def catalogue():
    """All series in the order in which the kernel holds them: the numbers are segment lengths in days for (precise, wide)."""
    mercury = Heliocentric("Mercury", 0.53, (32, 32))
    return [
        Nutation((32, 32)),
        Moon((8, 8)),
        Heliocentric("EarthMoon", 0.265, (64, 64)),
        mercury,
        Heliocentric("Venus", 0.265, (64, 64)),
        Heliocentric("Mars", 0.37, (128, 128)),
        Heliocentric("Jupiter", 3.93, (256, 512)),
        Heliocentric("Saturn", 8.0, (320, 768)),
        Heliocentric("Uranus", 17.3, (384, 768)),
        Heliocentric("Neptune", 28.8, (384, 768)),
        Heliocentric("Pluto", 28.6, (384, 768)),
        Heliocentric("Chiron", 7.4, (243.5, 243.5)),
        Asteroid("Ceres", 1.57, (768, 1024), mercury),
        Asteroid("Pallas", 1.18, (768, 1024), mercury),
        Asteroid("Juno", 1.02, (768, 1024), mercury),
        Asteroid("Vesta", 1.12, (768, 1024), mercury),
    ]
