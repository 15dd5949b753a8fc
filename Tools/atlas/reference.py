"""Writes the reference tables of Tests/AtlasTests: what Python's own `zoneinfo` says about the same zoneinfo tree."""
import argparse
import datetime
import pathlib
import random
import zoneinfo

import zones

HOUSE = pathlib.Path(__file__).resolve().parents[2]
EPOCH = datetime.datetime(1970, 1, 1)


def offset(zone, instant):
    moment = (EPOCH + datetime.timedelta(seconds=instant)).replace(tzinfo=datetime.timezone.utc).astimezone(zone)
    return round(moment.utcoffset().total_seconds()), moment.tzname()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zoneinfo", type=pathlib.Path, default=pathlib.Path("/usr/share/zoneinfo"))
    parser.add_argument("--output", type=pathlib.Path, default=HOUSE / "Tests" / "AtlasTests" / "Reference")
    arguments = parser.parse_args()
    zoneinfo.reset_tzpath([str(arguments.zoneinfo)])
    arguments.output.mkdir(parents=True, exist_ok=True)
    files, _, _ = zones.tree(arguments.zoneinfo)
    random_source = random.Random(20240310)
    names = sorted(files)
    histories = {name: [t for t, _ in zones.Zone(files[name]).steps if t is not None] for name in names}

    def near_change(name):
        changes = histories[name]
        return random_source.choice(changes) if changes else 0

    rows = ["zone,posix_second,offset,abbreviation"]
    for _ in range(2000):
        name = random_source.choice(names)
        kind = random_source.random()
        if kind < 0.4:
            instant = random_source.randint(-3_800_000_000, 5_700_000_000)  # 1849 … 2150
        elif kind < 0.7:
            instant = near_change(name) + random_source.choice([-1, 0, 1])
        else:
            instant = near_change(name) + random_source.randint(-40_000_000, 40_000_000)
        seconds, label = offset(zoneinfo.ZoneInfo(name), instant)
        rows.append(f"{name},{instant},{seconds},{label}")
    (arguments.output / "zone_offsets.csv").write_text("\n".join(rows) + "\n")

    rows = ["zone,local_second,status,first_posix_second,second_posix_second"]
    while len(rows) <= 900:
        name = random_source.choice(names)
        change = near_change(name)
        zone = zoneinfo.ZoneInfo(name)
        before, label_before = offset(zone, change - 1)
        after, label_after = offset(zone, change)
        if "LMT" in (label_before, label_after) or "-00" in (label_before, label_after):
            continue
        local_second = change + random_source.choice([before, after]) + random_source.randint(-4000, 4000)
        local = (EPOCH + datetime.timedelta(seconds=local_second)).replace(tzinfo=zone)
        early = round(local.replace(fold=0).utcoffset().total_seconds())
        late = round(local.replace(fold=1).utcoffset().total_seconds())
        status = "unique" if early == late else "repeated" if early > late else "skipped"
        rows.append(f"{name},{local_second},{status},{local_second - early},{local_second - late}")
    (arguments.output / "civil_times.csv").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
