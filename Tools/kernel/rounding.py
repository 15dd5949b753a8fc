"""Whole numbers for the coefficients of a segment, chosen together.

A coefficient that is rounded for itself is off by up to half a quantum, and at the ends of a segment, where the derivative of T_k is k²,
these halves add up to a speed that leaps from one segment to the next: stations were late by that. Rounded together, highest degree first,
each coefficient makes good what those before it spoilt, in the value and in the rate, at the ends above all. That costs no byte and no time
of the reader.

It is the nearest-plane method (Babai 1986, Combinatorica 6, 1): the lattice is that of all polynomials with whole coefficients, its lengths
are the weighted squares of value and rate on the points below. All sums are exactly rounded and in a fixed order, so that the result does
not depend on a linear algebra library."""

import math

import numpy as np

POINTS = 48
# What an error of the rate weighs beside one of the value; rates grow with the degree to the power 1.5 on average, at the ends with its square.
RATE = 1.0
# What both ends weigh beside all points together.
EDGE = 0.5


def _basis(x, count):
    """T_k(x) and its derivative for k < count."""
    values, slopes = [1.0, x], [0.0, 1.0]
    for k in range(2, count):
        slopes.append(2 * values[k - 1] + 2 * x * slopes[k - 1] - slopes[k - 2])
        values.append(2 * x * values[k - 1] - values[k - 2])
    return values[:count], slopes[:count]


def _triangles(terms, count, reach):
    """The lattice in triangular form, terms × terms, and what brings a series of `count` real coefficients to it, terms × count."""
    rate = RATE / terms**1.5
    rows = []
    for x, weight in [(math.cos(math.pi * i / (POINTS - 1)) * reach, 1 / math.sqrt(POINTS)) for i in range(POINTS)] + [(reach, EDGE), (-reach, EDGE)]:
        values, slopes = _basis(x, count)
        rows.append([weight * value for value in values])
        rows.append([weight * rate * slope for slope in slopes])
    gram = [[math.fsum(row[i] * row[j] for row in rows) for j in range(count)] for i in range(terms)]
    lattice = [[0.0] * terms for _ in range(terms)]
    wanted = [[0.0] * count for _ in range(terms)]
    for i in range(terms):
        for j in range(i, count):
            rest = math.fsum([gram[i][j]] + [-lattice[k][i] * wanted[k][j] for k in range(i)])
            if j == i:
                lattice[i][i] = math.sqrt(rest)
            wanted[i][j] = rest / lattice[i][i]
            if j < terms:
                lattice[i][j] = wanted[i][j]
    return lattice, wanted


def together(coefficients, terms, reach):
    """Whole coefficients (segments × terms × components) of the polynomials nearest to `coefficients`, in quanta, which may have more terms;
    the argument runs from −reach to reach."""
    count = coefficients.shape[1]
    lattice, wanted = _triangles(terms, count, reach)
    whole = np.zeros((coefficients.shape[0], terms, coefficients.shape[2]))
    for i in reversed(range(terms)):
        total = np.zeros_like(coefficients[:, 0])
        for j in range(i, count):
            total = total + wanted[i][j] * coefficients[:, j]
        for j in range(i + 1, terms):
            total = total - lattice[i][j] * whole[:, j]
        whole[:, i] = np.rint(total / lattice[i][i])
    return whole.astype(np.int64)
