"""Measures a release build of the server: start-up, memory, and requests a second beside a fixed text.

    measure.py PATH-TO-ASTRONOVA

The server listens at 127.0.0.1 on a port of the system's choosing, keeps its data in a folder that is deleted afterwards, and is
ended by its own process id.
"""

import contextlib
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

SECONDS = 4  # of each run of wrk
ROUNDS = 3
CONNECTIONS = 32
STARTS = 5
HERE = os.path.dirname(os.path.abspath(__file__))


@contextlib.contextmanager
def server(executable: str):
    """A running server: its process, its address, and the seconds to its first answer."""
    with tempfile.TemporaryDirectory(prefix="astronova-bench-") as data:
        command = [
            executable, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--log-level", "error", "--ping", "--limits",
            "off"]
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            line = process.stdout.readline()
            port = re.search(r"http://\S+?:(\d+)", line)
            if not port:
                raise SystemExit(f"the server did not start: {line!r}")
            address = f"http://127.0.0.1:{port[1]}"
            with urllib.request.urlopen(address + "/health", timeout=10) as answer:
                answer.read()
            yield process, address, time.monotonic() - start
        finally:
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def megabytes(process: subprocess.Popen) -> float:
    """Resident memory."""
    shown = subprocess.run(["ps", "-o", "rss=", "-p", str(process.pid)], capture_output=True, text=True, check=True)
    return int(shown.stdout) / 1024


def load(url: str, script: str | None = None) -> float:
    """Requests a second, all of which must succeed."""
    command = ["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{SECONDS}s", "--timeout", "30s"]
    if script:
        command += ["--script", os.path.join(HERE, script)]
    shown = subprocess.run(command + [url], capture_output=True, text=True, check=True, timeout=SECONDS + 30).stdout
    if "Non-2xx" in shown or "Socket errors" in shown:
        raise SystemExit(f"not every request of {url} was answered well:\n{shown}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", shown)[1])


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: measure.py PATH-TO-ASTRONOVA")
    executable = os.path.abspath(sys.argv[1])
    starts = []
    for _ in range(STARTS):
        with server(executable) as (_, _, seconds):
            starts.append(seconds)

    with server(executable) as (process, address, seconds):
        time.sleep(3)
        idle = megabytes(process)
        fixed, sky, charts = [], [], []
        for _ in range(ROUNDS):
            fixed.append(load(address + "/ping"))
            sky.append(load(address + "/api/v1/ephemeris/current"))
            charts.append(load(address + "/api/v1/chart/generate", "chart.lua"))
        busy = megabytes(process)

    print(f"start to first answer:            {statistics.median(starts) * 1000:8.0f} ms")
    print(f"memory, idle / after the load:    {idle:8.0f} MB / {busy:.0f} MB")
    print(f"GET  /ping (a fixed text):        {statistics.median(fixed):8.0f} requests/s")
    print(f"GET  /api/v1/ephemeris/current:   {statistics.median(sky):8.0f} requests/s")
    print(f"POST /api/v1/chart/generate:      {statistics.median(charts):8.0f} requests/s")
    print(f"ratio: {statistics.median(sky) / statistics.median(fixed):.2f}")


if __name__ == "__main__":
    main()
