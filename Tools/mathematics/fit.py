"""Prints the polynomial coefficients of Sources/Ephemeris/Mathematics/Trigonometry.swift (near-minimax, from Chebyshev nodes in
high precision). Needs mpmath. Run: python3 fit.py"""

from mpmath import atan, chebyfit, cos, mp, mpf, pi, sin, sqrt, tan

mp.dps = 60


def show(name, function, low, high, terms):
    """Fits `function` of u on [low, high] by `terms` coefficients, lowest power first."""
    coefficients, error = chebyfit(function, [mpf(low), mpf(high)], terms, error=True)
    print(f"// {name}: {terms} terms, error {float(error):.1e}")
    for value in reversed(coefficients):
        print(f"  {float(value)!r},")


top = (pi / 4) ** 2 * mpf("1.001")
tiny = mpf("1e-20")
show("(sin x - x) / x^3 in x^2", lambda u: (sin(sqrt(u)) - sqrt(u)) / sqrt(u) ** 3, tiny, top, 6)
show("(cos x - 1 + x^2/2) / x^4 in x^2", lambda u: (cos(sqrt(u)) - 1 + u / 2) / u**2, tiny, top, 6)
edge = tan(pi / 16) ** 2 * mpf("1.001")
show("(atan x - x) / x^3 in x^2", lambda u: (atan(sqrt(u)) - sqrt(u)) / sqrt(u) ** 3, tiny, edge, 9)
for k in range(0, 5):
    t = tan(k * pi / 8) if k < 4 else None
    a = k * pi / 8
    high = float(a)
    print("// atan node", k, repr(float(t)) if t is not None else "inf", repr(high), repr(float(a - mpf(high))))
whole = pi / 2
one = float.fromhex(float(whole).hex()[: len(float(whole).hex())])
import struct


def split(value, bits):
    """The leading `bits` bits of value as a float."""
    exponent = int(mp.floor(mp.log(abs(value), 2)))
    scale = mpf(2) ** (bits - 1 - exponent)
    return float(mp.floor(value * scale) / scale)


first = split(whole, 33)
second = split(whole - mpf(first), 33)
third = float(whole - mpf(first) - mpf(second))
print("// pi/2 in parts", repr(first), repr(second), repr(third))
