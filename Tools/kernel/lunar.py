"""The reference motion of the Moon: a few dozen periodic terms that are subtracted before Chebyshev series are fitted, which takes a third
off the largest part of the kernel.

The arguments are the Delaunay angles of the IERS Conventions 2003 (Simon et al. 1994), taken with their rates at the middle of a segment
and carried on linearly; the amplitudes are a least-squares fit to DE440. Mirrored by Sources/Ephemeris/Kernel/LunarReference.swift:
change both or neither."""

import numpy as np

ARCSECOND = np.pi / 180 / 3600
CENTURY = 36525.0

# Polynomials in Julian centuries, arcseconds: l, l', F, D and the mean longitude F + Ω.
DELAUNAY = np.array(
    [
        [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470],
        [1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149],
        [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
        [1072260.703692, 1602961601.2090, -6.3706, 0.006593, -0.00003169],
        [335779.526232 + 450160.398036, 1739527262.8478 - 6962890.5431, -12.7512 + 7.4722, -0.001037 + 0.007702, 0.00000417 - 0.00005939],
    ]
)

# Multiples of l, l', F, D. Sines for longitude and latitude, cosines for distance.
LONGITUDE = [
    (1, 0, 0, 0), (-1, 0, 0, 2), (0, 0, 0, 2), (2, 0, 0, 0), (0, 1, 0, 0), (0, 0, 2, 0), (-2, 0, 0, 2), (-1, -1, 0, 2), (1, 0, 0, 2),
    (0, -1, 0, 2), (1, -1, 0, 0), (0, 0, 0, 1), (1, 1, 0, 0), (0, 0, -2, 2), (-1, 0, 0, 4), (3, 0, 0, 0), (-2, 0, 0, 4),
]  # fmt: skip
LATITUDE = [
    (0, 0, 1, 0), (1, 0, 1, 0), (1, 0, -1, 0), (0, 0, -1, 2), (-1, 0, 1, 2), (-1, 0, -1, 2), (0, 0, 1, 2), (2, 0, 1, 0), (1, 0, -1, 2),
]  # fmt: skip
DISTANCE = [
    (1, 0, 0, 0), (-1, 0, 0, 2), (0, 0, 0, 2), (2, 0, 0, 0), (-2, 0, 0, 2), (-1, -1, 0, 2), (1, 0, 0, 2), (0, -1, 0, 2), (1, -1, 0, 0),
    (0, 0, 0, 1), (1, 1, 0, 0),
]  # fmt: skip


def arguments(middle, offset):
    """l, l', F, D and the mean longitude in radians."""
    t = middle / CENTURY
    result = []
    for c in DELAUNAY:
        value = np.mod(c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4]))), 1296000.0)
        rate = (c[1] + t * (2 * c[2] + t * (3 * c[3] + t * 4 * c[4]))) / CENTURY
        result.append((value + rate * offset) * ARCSECOND)
    return result


def angle(multiples, angles):
    return sum(m * a for m, a in zip(multiples, angles) if m)


def fit(days, longitude, latitude, distance):
    """Amplitudes in radians, radians and au (the first distance is the constant term)."""
    angles = arguments(days, np.zeros_like(days))
    rest = np.mod(longitude - angles[4] + np.pi, 2 * np.pi) - np.pi
    sines = lambda table: np.stack([np.sin(angle(row, angles)) for row in table], axis=1)
    cosines = np.stack([np.ones_like(days)] + [np.cos(angle(row, angles)) for row in DISTANCE], axis=1)
    solve = lambda matrix, values: np.linalg.lstsq(matrix, values, rcond=None)[0]
    # Ten digits are plenty and make the result independent of the last bits of the solver.
    rounded = lambda values: [float(f"{value:.7e}") for value in values]
    return rounded(solve(sines(LONGITUDE), rest)), rounded(solve(sines(LATITUDE), latitude)), rounded(solve(cosines, distance))


def position(amplitudes, middle, offset):
    """Longitude (not folded), latitude and distance of the reference."""
    angles = arguments(middle, offset)
    longitude = angles[4] + sum(a * np.sin(angle(row, angles)) for a, row in zip(amplitudes[0], LONGITUDE))
    latitude = sum(a * np.sin(angle(row, angles)) for a, row in zip(amplitudes[1], LATITUDE))
    distance = amplitudes[2][0] + sum(a * np.cos(angle(row, angles)) for a, row in zip(amplitudes[2][1:], DISTANCE))
    return longitude, latitude, distance
