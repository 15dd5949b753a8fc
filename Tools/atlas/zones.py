"""Compiles the time zones of a zoneinfo tree into `zones.bin`. `ZonesFile.swift` describes the same sections.

The tree must carry the backzone (Debian's does): the histories before 1970 that most systems leave out. Offsets, flags and
abbreviations are those of the compiled TZif files; links are those of `tzdata.zi` beside them.
"""
import datetime
import pathlib
import struct

import packing

NOT_ZONES = {"localtime", "posixrules", "Factory"}
DAYLIGHT, SET_BACK, LOCAL_MEAN_TIME = 1, 2, 4
USUAL_SAVINGS = [3600, 1800, 7200, 1200, 2400, 5400]


def read_tzif(data):
    """(transitions, [type index], [(offset, is daylight, abbreviation)], footer) of the 64-bit part of a TZif file (RFC 9636)."""

    def header(at):
        magic, version, *counts = struct.unpack_from(">4sc15x6L", data, at)
        assert magic == b"TZif" and version in b"234", "not a TZif file of version 2 or later"
        return counts

    ut, standard, leap, times, types, characters = header(0)
    at = 44 + times * 5 + types * 6 + characters + leap * 8 + standard + ut
    ut, standard, leap, times, types, characters = header(at)
    assert leap == 0, "a zone that counts leap seconds"
    at += 44
    transitions = list(struct.unpack_from(f">{times}q", data, at))
    at += 8 * times
    indices = list(data[at:at + times])
    at += times
    raw = [struct.unpack_from(">lBB", data, at + 6 * i) for i in range(types)]
    at += 6 * types
    pool = data[at:at + characters]
    at += characters + standard + ut
    kinds = [(offset, bool(flag), pool[start:pool.index(0, start)].decode()) for offset, flag, start in raw]
    return transitions, indices, kinds, data[at:].strip(b"\n").decode()


def _number(text, at):
    """A POSIX [+-]hh[:mm[:ss]] at a position, in seconds, and where it ends."""
    sign = -1 if text[at] == "-" else 1
    at += text[at] in "+-"
    total, unit = 0, 3600
    while True:
        end = at
        while end < len(text) and text[end].isdigit():
            end += 1
        total += int(text[at:end]) * unit
        unit //= 60
        if end == len(text) or text[end] != ":":
            return sign * total, end
        at = end + 1


def _abbreviation(text, at):
    if text[at] == "<":
        end = text.index(">", at)
        return text[at + 1:end], end + 1
    end = at
    while end < len(text) and text[end].isalpha():
        end += 1
    return text[at:end], end


def parse_footer(text):
    """((offset, abbreviation), None) or (standard, (offset, abbreviation, [(month, week, day, second)] x 2))."""
    name, at = _abbreviation(text, 0)
    west, at = _number(text, at)
    standard = (-west, name)
    if at == len(text):
        return standard, None
    name, at = _abbreviation(text, at)
    offset = standard[0] + 3600
    if text[at] != ",":
        west, at = _number(text, at)
        offset = -west
    rules = []
    for rule in text[at + 1:].split(","):
        day, _, time = rule.partition("/")
        assert day[0] == "M", "only rules by month, week and weekday occur"
        rules.append(tuple(map(int, day[1:].split("."))) + (_number(time, 0)[0] if time else 7200,))
    return standard, (offset, name, rules)


def _day_number(year, month, day):
    """Days since 1970-01-01."""
    return datetime.date(year, month, day).toordinal() - 719163


def rule_second(year, rule):
    """The local second since 1970 at which a rule acts in a year."""
    month, week, weekday, second = rule
    first = _day_number(year, month, 1)
    day = first + (weekday - (first + 4)) % 7 + 7 * (week - 1)  # 1970-01-01 was a Thursday
    length = _day_number(year + month // 12, month % 12 + 1, 1) - first
    while day >= first + length:
        day -= 7
    return day * 86400 + second


class Zone:
    """A history: types, transitions to them, and the rule after the last."""

    def __init__(self, data):
        transitions, indices, kinds, footer = read_tzif(data)
        # The first type is in force before everything. A "fat" file opens with a transition to it: not a change.
        steps = [(None, kinds[0])] + [(t, kinds[i]) for t, i in zip(transitions, indices)]
        merged = [steps[0]]
        for step in steps[1:]:
            if step[1] != merged[-1][1]:
                merged.append(step)
        standard, daylight = parse_footer(footer)
        self.rule = daylight and daylight[2]
        self.final = [(standard[0], False, standard[1])]
        if daylight:
            self.final.append((daylight[0], True, daylight[1]))
            merged = self._without_ruled(merged)
        else:
            assert merged[-1][1] == self.final[0], (merged[-1], self.final)
        self.steps = merged
        self.standards = self._standard_offsets()

    def _without_ruled(self, steps):
        """Drops the last transitions as far as the rule repeats them."""
        standard, daylight = self.final
        ruled = {}
        for year in range(1970, 2101):
            ruled[rule_second(year, self.rule[0]) - standard[0]] = daylight
            ruled[rule_second(year, self.rule[1]) - daylight[0]] = standard
        times = sorted(ruled)
        keep = len(steps)
        position = len(times) - 1
        while position >= 0 and times[position] > steps[-1][0]:
            position -= 1
        while keep > 2 and position >= 0 and steps[keep - 1] == (times[position], ruled[times[position]]):
            keep -= 1
            position -= 1
        # The state at the last kept transition must be the one the rule starts from: keep one that the rule agrees with.
        return steps[:keep + 1] if keep < len(steps) else steps

    def _standard_offsets(self):
        """The standard offset behind each step. TZif does not say it; a daylight period has it from a neighbour that makes
        the saving a usual one (an hour before all), the earlier neighbour first."""
        following = self.steps + ([(None, self.final[0])] if self.rule else [])
        result = []
        for index, (_, (offset, is_daylight, _)) in enumerate(self.steps):
            if not is_daylight:
                result.append(offset)
                continue
            before = next((k[0] for _, k in reversed(following[:index]) if not k[1]), None)
            after = next((k[0] for _, k in following[index + 1:] if not k[1]), None)
            near = [o for o in (before, after) if o is not None]
            usual = [o for saving in USUAL_SAVINGS for o in near if offset - o == saving]
            backward = [o for o in near if offset - o == -3600]
            # None: a change of standard and season at once that left the clock alone, as in Argentina in 1999.
            result.append((usual or backward or [offset - 3600])[0])
        return result


def tree(folder):
    """Every zone's bytes by name, and the version of the data."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if name.split("/")[0] in ("posix", "right") or name in NOT_ZONES or not path.is_file():
            continue
        data = path.read_bytes()
        if data[:4] == b"TZif":
            files[name] = data
    version, links = "", {}
    for line in (folder / "tzdata.zi").read_text().splitlines():
        if line.startswith("# version "):
            version = line.split()[2]
        elif line.startswith("L "):
            _, target, name = line.split()
            links[name] = target
    return files, links, version


def build(folder, provenance):
    files, links, version = tree(pathlib.Path(folder))
    zones, place_of = [], {}
    strings = packing.Strings()
    types, type_index = [], {}

    def type_of(offset, is_daylight, name, standard, first):
        # "-00" is a place nobody lived in yet. An "LMT" far from the zone's own is another town's time made law: São Tomé kept
        # Lisbon's. A whole day apart is the date line, as in Alaska before 1867.
        apart = (offset - first + 43200) % 86400 - 43200
        local_mean = name == "-00" or name == "LMT" and abs(apart) < 1200
        flags = (DAYLIGHT if is_daylight else 0) | (LOCAL_MEAN_TIME if local_mean else 0)
        if is_daylight and offset < standard:
            flags = flags & ~DAYLIGHT | SET_BACK
        key = (offset, standard, flags, strings.add(name))
        if key not in type_index:
            type_index[key] = len(types)
            types.append(key)
        return type_index[key]

    times, kinds, rows, by_data = [], [], [], {}
    for name, data in files.items():
        if data in by_data:
            place_of[name] = by_data[data]
            continue
        zone = Zone(data)
        place_of[name] = by_data[data] = len(rows) // 16
        start = len(times)
        for (time, kind), standard in zip(zone.steps, zone.standards):
            times.append(-(1 << 63) if time is None else time)
            kinds.append(type_of(*kind, standard, zone.steps[0][1][0]))
        row = [start, len(times) - start]
        if zone.rule:
            standard, daylight = zone.final
            row += [type_of(*standard, standard[0], 0), type_of(*daylight, standard[0], 0)]
            for month, week, day, second in zone.rule:
                row += [month, week, day, second & 0xFFFFFFFF]
        row += [0] * (16 - len(row))
        rows += row

    # Sorted by lower case, so that "europe/paris" is found too.
    order = sorted(files, key=lambda n: n.lower())
    position = {name: i for i, name in enumerate(order)}
    target = lambda name: name if name not in links else target(links[name])
    names = [v for name in order for v in (strings.add(name), place_of[name], position[target(name)])]
    type_rows = [v & 0xFFFFFFFF for key in types for v in key]
    sections = [
        (packing.u32(names), len(order)), (packing.u32(rows), len(rows) // 16), (packing.i64(times), len(times)),
        (packing.u16(kinds), len(kinds)), (packing.u32(type_rows), len(types)),
        (packing.u32([strings.add(version), strings.add(provenance)]), 2), (bytes(strings.bytes), len(strings.bytes)),
    ]
    report = {"zone names": len(order), "histories": len(rows) // 16, "transitions": len(times), "types": len(types), "version": version}
    return packing.assemble(b"ATLASZN1", sections), report
