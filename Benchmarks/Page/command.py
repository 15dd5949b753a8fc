#!/usr/bin/env python3
"""How long the command takes for a million lines, and how much memory it holds: `command.py EXECUTABLE [LINES]`."""
import os
import random
import subprocess
import sys
import tempfile

BODIES = "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto".split()


def position(draw: random.Random) -> str:
    return f"{2415020 + draw.random() * 70000:.5f},{draw.choice(BODIES)}\n"


def chart(draw: random.Random) -> str:
    date = f"{draw.randint(1900, 2090)}-{draw.randint(1, 12):02d}-{draw.randint(1, 28):02d}"
    time = f"{draw.randint(0, 23):02d}:{draw.randint(0, 59):02d}Z"
    return f"{date}T{time},{draw.uniform(-60, 60):.4f},{draw.uniform(-180, 180):.4f}\n"


def main() -> None:
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    count = int(sys.argv[2]) if len(sys.argv) == 3 else 1_000_000
    draw = random.Random(1990)
    with tempfile.TemporaryDirectory() as folder:
        for name, line in (("positions", position), ("chart", chart)):
            path = os.path.join(folder, name)
            with open(path, "w", encoding="ascii") as file:
                file.writelines(line(draw) for _ in range(count))
            process = subprocess.Popen([sys.argv[1], name, "--batch", "--input", path], stdout=subprocess.PIPE)
            written = 0
            while block := process.stdout.read(1 << 20):
                written += len(block)
            _, status, usage = os.wait4(process.pid, 0)
            if status != 0:
                raise SystemExit(f"{name} --batch failed")
            seconds = usage.ru_utime + usage.ru_stime
            print(
                f"{name} --batch, {count} lines to {written / 1e6:.0f} MB: {seconds:.1f} s of processor time, "
                f"{usage.ru_maxrss / 1024:.0f} MB of memory")


if __name__ == "__main__":
    main()
