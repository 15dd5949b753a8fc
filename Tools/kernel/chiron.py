"""The orbit of Chiron: Chebyshev series of heliocentric positions that PyPI's `caelus-engine` (MIT) fitted to JPL Horizons."""

import json
import os

import astroengine
import erfa
import numpy as np

import reduction

with open(os.path.join(os.path.dirname(astroengine.__file__), "data", "chiron_cheb.json")) as _file:
    _pack = json.load(_file)

SEGMENT = float(_pack["seg_days"])
START = _pack["jd0"] - reduction.J2000
END = START + 1325 * 243.5  # June 2483: the source vouches for 1600-2484, and our segments divide its own
_coefficients = np.array(_pack["segments"])

# Horizons' "ecliptic of J2000" is the ICRS equator turned by the IAU 1976 obliquity.
_TO_ICRS = erfa.rx(-84381.448 * np.pi / 180 / 3600, np.eye(3))
_TO_ECLIPTIC = erfa.ecm06(reduction.J2000, 0.0)


def heliocentric(days_tt):
    """Positions (n × 3, au) in the mean ecliptic and equinox of J2000, IAU 2006."""
    days = days_tt + reduction.tdb_minus_tt_days(days_tt)
    index = np.clip(np.floor((days - START) / SEGMENT).astype(int), 0, len(_coefficients) - 1)
    x = 2 * (days - START - index * SEGMENT) / SEGMENT - 1
    angle = np.arccos(np.clip(x, -1, 1))
    terms = np.cos(np.arange(_coefficients.shape[2])[None, :] * angle[:, None])
    vector = np.einsum("nck,nk->nc", _coefficients[index], terms)
    return vector @ _TO_ICRS.T @ _TO_ECLIPTIC.T
