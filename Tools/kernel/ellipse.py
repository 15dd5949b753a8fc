"""Reference ellipses: what is subtracted from the inner planets before Chebyshev series are fitted, so that only perturbations are stored.

The elements are equinoctial (a, λ, h = e sin ϖ, k = e cos ϖ, p = tan(i/2) sin Ω, q = tan(i/2) cos Ω), linear in time, and taken at the
middle of a segment, so that within one segment the reference is a plain Kepler orbit. `position` is mirrored by
Sources/Ephemeris/Kernel/ReferenceEllipse.swift: change both or neither."""

import numpy as np

GM_SUN = 0.00029591220828411956  # au³/day², DE440


def osculating(position, velocity, mass_factor):
    """Equinoctial elements of heliocentric states (n × 3, au and au/day)."""
    mu = GM_SUN * mass_factor
    r = np.linalg.norm(position, axis=1)
    v2 = np.sum(velocity**2, axis=1)
    a = 1 / (2 / r - v2 / mu)
    angular = np.cross(position, velocity)
    unit = angular / np.linalg.norm(angular, axis=1)[:, None]
    p = unit[:, 0] / (1 + unit[:, 2])
    q = -unit[:, 1] / (1 + unit[:, 2])
    f, g = frame(p, q)
    eccentricity = np.cross(velocity, angular) / mu - position / r[:, None]
    k = np.sum(eccentricity * f, axis=1)
    h = np.sum(eccentricity * g, axis=1)
    x = np.sum(position * f, axis=1)
    y = np.sum(position * g, axis=1)
    beta = 1 / (1 + np.sqrt(1 - h * h - k * k))
    root = a * np.sqrt(1 - h * h - k * k)
    cos_f = k + ((1 - k * k * beta) * x - h * k * beta * y) / root
    sin_f = h + ((1 - h * h * beta) * y - h * k * beta * x) / root
    longitude = np.arctan2(sin_f, cos_f)
    return a, longitude + h * np.cos(longitude) - k * np.sin(longitude), h, k, p, q


def frame(p, q):
    """The two axes of the orbital plane."""
    w = 1 / (1 + p * p + q * q)
    f = np.stack([(1 - p * p + q * q) * w, 2 * p * q * w, -2 * p * w], axis=-1)
    g = np.stack([2 * p * q * w, (1 + p * p - q * q) * w, 2 * q * w], axis=-1)
    return f, g


def fit(days, position, velocity, mass_factor):
    """Twelve numbers: value at J2000 and rate a day of a, λ, h, k, p, q."""
    a, longitude, h, k, p, q = osculating(position, velocity, mass_factor)
    longitude = np.unwrap(longitude)
    numbers = [float(np.mean(a)), 0.0]
    for series in (longitude, h, k, p, q):
        rate, value = np.polyfit(days, series, 1)
        numbers += [float(value), float(rate)]
    numbers[2] = float(np.mod(numbers[2], 2 * np.pi))
    return numbers


def position(elements, middle, offset):
    """Positions at `middle` + `offset` days (arrays of equal shape) on the ellipse of each segment's middle."""
    a, _, l0, l1, h0, h1, k0, k1, p0, p1, q0, q1 = elements
    h = h0 + h1 * middle
    k = k0 + k1 * middle
    p = p0 + p1 * middle
    q = q0 + q1 * middle
    mean = np.mod(l0 + l1 * middle, 2 * np.pi) + l1 * offset
    f_angle = mean.copy()
    for _ in range(12):
        sine, cosine = np.sin(f_angle), np.cos(f_angle)
        f_angle = f_angle - (f_angle + h * cosine - k * sine - mean) / (1 - h * sine - k * cosine)
    sine, cosine = np.sin(f_angle), np.cos(f_angle)
    beta = 1 / (1 + np.sqrt(1 - h * h - k * k))
    x = a * ((1 - h * h * beta) * cosine + h * k * beta * sine - k)
    y = a * ((1 - k * k * beta) * sine + h * k * beta * cosine - h)
    f, g = frame(p, q)
    return x[..., None] * f + y[..., None] * g
