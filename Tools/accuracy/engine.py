"""Asks the engine: the program `EnginePlaces`, built in release."""

import os
import re
import subprocess

import numpy as np

import sky

_HERE = os.path.dirname(os.path.abspath(__file__))
_ROOT = os.path.join(_HERE, "..", "..")
_SERIES = os.path.join(_ROOT, "Sources", "EphemerisKernel", "kernel_series.inc")

# As `CelestialBody` numbers them.
_NUMBER = {name: number for number, name in enumerate(sky.BODIES[:10])} | {"Chiron": 10, "Ceres": 15, "Pallas": 16, "Juno": 17, "Vesta": 18}
_built = None


def _ask(what, body, days, columns):
    global _built
    if _built is None:
        build = ["swift", "build", "-c", "release", "--package-path", _ROOT, "--scratch-path", os.path.join(_ROOT, ".build-release")]
        subprocess.run([*build, "--product", "EnginePlaces"], check=True, stdout=subprocess.DEVNULL)
        folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
        _built = os.path.join(folder.stdout.strip(), "EnginePlaces")
    asked = np.stack([np.full(len(days), float(_NUMBER[body])), days], axis=1)
    answer = subprocess.run([_built, what], input=asked.tobytes(), stdout=subprocess.PIPE, check=True).stdout
    return np.frombuffer(answer).reshape(-1, columns).T


def places(body, days):
    """Longitude, latitude, distance, longitude speed."""
    return _ask("positions", body, days, 4)


def stations(body, days):
    """Instant and longitude of the station nearest to each."""
    return _ask("stations", body, days, 2)


def seams(*names):
    """The instants at which segments of the named series of the kernel meet, ends of tiers included."""
    found = []
    with open(_SERIES) as file:
        for line in file:
            match = re.match(r"  \{ (\S+), (\S+), .*?\}, (\d+)u, (\d+)u, .*/\* (\w+)", line)
            if match and match[5] in names:
                found.append(float(match[1]) + float(match[2]) * np.arange(int(match[4]) + 1))
    return np.unique(np.concatenate(found))
