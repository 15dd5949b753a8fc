"""The rival of `script/bench events`: what a user of Python would run for the same events.

    events.py DATA stations|eclipses|transits|panchang|vimshottari [POINTS]    milliseconds of processor time, and how many were found
    events.py DATA kerykeion                                                   a year of Kerykeion's transits, day by day

Swiss Ephemeris has functions for eclipses, sunrise and sunset; all else is found by scanning, as everybody does it. The scan is given
the better of every choice: our own steps, speeds from Swiss Ephemeris, Newton's method, a tenth of a second.
"""

import math
import sys
import time

import swisseph as swe

START, END = 2415020.5, 2488069.5  # 1900-2100, TT
YEAR = 2460310.5, 2460676.5
FLAGS = swe.FLG_SWIEPH | swe.FLG_SPEED
PLANETS = [swe.MERCURY, swe.VENUS, swe.MARS, swe.JUPITER, swe.SATURN, swe.URANUS, swe.NEPTUNE, swe.PLUTO]
STEPS = {swe.SUN: 8, swe.MOON: 1, swe.MERCURY: 8, swe.VENUS: 16, swe.MARS: 16}
PRECISION = 0.1 / 86400


def state(body, day):
    place, flags = swe.calc(day, body, FLAGS)
    # Without its files it falls back to a coarser theory; that would be another rival.
    assert flags & swe.FLG_SWIEPH
    return place[0], place[3]


def samples(body, start, end):
    count = math.ceil((end - start) / STEPS.get(body, 32))
    return [start + (end - start) * i / count for i in range(count + 1)]


def turn(body, low, high):
    """The zero of the speed between two days: the secant in a bracket."""
    (a, fa), (b, fb) = (low, state(body, low)[1]), (high, state(body, high)[1])
    while abs(b - a) > PRECISION:
        middle = a - fa * (b - a) / (fb - fa)
        value = state(body, middle)[1]
        if abs(value) < 1e-9:
            return middle
        if (value < 0) == (fb < 0):
            b, fb, fa = middle, value, fa / 2
        else:
            a, fa, fb = middle, value, fb / 2
    return (a + b) / 2


def stations():
    found = []
    for body in PLANETS:
        days = samples(body, START, END)
        speeds = [state(body, day)[1] for day in days]
        for i in range(1, len(days)):
            if (speeds[i] < 0) != (speeds[i - 1] < 0):
                found.append(turn(body, days[i - 1], days[i]))
    return len(found)


def eclipses():
    found = 0
    start, end = START - swe.deltat(START), END - swe.deltat(END)
    day = start
    while True:
        _, times = swe.sol_eclipse_when_glob(day, swe.FLG_SWIEPH)
        if times[0] > end:
            break
        found += 1
        day = times[0] + 20
    day = start
    while True:
        _, times = swe.lun_eclipse_when(day, swe.FLG_SWIEPH)
        if times[0] > end:
            return found
        found += 1
        day = times[0] + 20


def signed(angle):
    return (angle + 180) % 360 - 180


def crossing(function, low, high, target):
    """Newton's method in a bracket."""
    day = (low + high) / 2
    while True:
        angle, rate = function(day)
        gap = signed(angle - target)
        if (gap > 0) == (rate > 0):
            high = day
        else:
            low = day
        step = day - gap / rate
        if not low <= step <= high:
            step = (low + high) / 2
        if abs(step - day) < PRECISION:
            return step
        day = step


def crossings(function, knots, targets):
    """Where an angle has one of some values between knots that no turn separates."""
    found = []
    for (a, angle, _), (b, next_angle, _) in zip(knots, knots[1:]):
        moved = signed(next_angle - angle)
        for target in targets:
            ahead = (target - angle) % 360 if moved > 0 else -((angle - target) % 360)
            if ahead != 0 and abs(ahead) <= abs(moved):
                found.append((crossing(function, a, b, target), target))
    return found


def transits(points):
    targets = [(p + s * a) % 360 for p in points for a in (0, 60, 90, 120, 180) for s in ((1,) if a in (0, 180) else (1, -1))]
    found = 0
    for body in [swe.SUN, swe.MOON] + PLANETS:
        knots = [(day, *state(body, day)) for day in samples(body, *YEAR)]
        turns = [
            turn(body, a[0], b[0]) for a, b in zip(knots, knots[1:]) if (a[2] < 0) != (b[2] < 0)]
        knots = sorted(knots + [(day, *state(body, day)) for day in turns])
        found += len(crossings(lambda day, body=body: state(body, day), knots, targets))
    return found


def panchang():
    swe.set_sid_mode(swe.SIDM_LAHIRI)

    def light(body, day):
        place, _ = swe.calc_ut(day, body, FLAGS | swe.FLG_SIDEREAL)
        return place[0], place[3]

    def elongation(day):
        (moon, fast), (sun, slow) = light(swe.MOON, day), light(swe.SUN, day)
        return (moon - sun) % 360, fast - slow

    def total(day):
        (moon, fast), (sun, slow) = light(swe.MOON, day), light(swe.SUN, day)
        return (moon + sun) % 360, fast + slow

    delhi = (77.209, 28.6139, 0)
    found = 0
    for number in range(30):
        midnight = 2460676.5 + number - 5.5 / 24
        rise = swe.rise_trans(midnight, swe.SUN, swe.CALC_RISE, delhi)[1][0]
        swe.rise_trans(rise, swe.SUN, swe.CALC_SET, delhi)
        following = swe.rise_trans(rise + 0.5, swe.SUN, swe.CALC_RISE, delhi)[1][0]
        days = [rise + (following - rise + 1.3) * i / 5 for i in range(6)]
        for function, width in (
            (elongation, 6), (elongation, 12), (lambda day: light(swe.MOON, day), 40 / 3), (total, 40 / 3)):
            knots = [(day, *function(day)) for day in days]
            edges = crossings(function, knots, [width * i for i in range(round(360 / width))])
            # The one at sunrise, and one for each that begins before the next.
            found += 1 + sum(day < following for day, _ in edges)
    return found


def vimshottari():
    lords = [("Ketu", 7), ("Venus", 20), ("Sun", 6), ("Moon", 10), ("Mars", 7), ("Rahu", 18), ("Jupiter", 16), ("Saturn", 19), ("Mercury", 17)]
    moon, birth = 123.4, 2448058.27
    passed = moon * 27 / 360
    first = int(passed) % 9
    periods = []

    def divide(begin, years, first, level):
        for i in range(9):
            lord, share = lords[(first + i) % 9]
            length = years * share / 120
            periods.append((level, lord, begin, begin + length * 365.25))
            if level < 3:
                divide(begin, length, (first + i) % 9, level + 1)
            begin += length * 365.25

    divide(birth - lords[first][1] * (passed % 1) * 365.25, 120, first, 1)
    return len(periods)


def kerykeion():
    from datetime import datetime

    from kerykeion import AstrologicalSubjectFactory, EphemerisDataFactory, TransitsTimeRangeFactory

    subject = AstrologicalSubjectFactory.from_birth_data(
        "Benchmark", 1990, 6, 15, 14, 30, lat=40.7143, lng=-74.006, tz_str="America/New_York", online=False)
    begin = time.process_time()
    days = EphemerisDataFactory(datetime(2024, 1, 1), datetime(2024, 12, 31)).get_ephemeris_data_as_astrological_subjects()
    moments = TransitsTimeRangeFactory(subject, days).get_transit_moments()
    return begin, sum(len(moment.aspects) for moment in moments.transits)


def main():
    swe.set_ephe_path(sys.argv[1])
    task = sys.argv[2]
    points = [float(p) for p in sys.argv[3].split(",")] if len(sys.argv) > 3 else []
    if task == "kerykeion":
        begin, found = kerykeion()
        print((time.process_time() - begin) * 1000, found)
        return
    work = {
        "stations": stations, "eclipses": eclipses, "transits": lambda: transits(points), "panchang": panchang,
        "vimshottari": vimshottari}[task]
    times = []
    for _ in range(1 if task == "eclipses" else 5):
        begin = time.process_time()
        found = work()
        times.append((time.process_time() - begin) * 1000)
    print(sorted(times)[len(times) // 2], found)


main()
