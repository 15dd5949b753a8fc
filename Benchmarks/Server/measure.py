"""Measures the server: start-up, memory, requests a second beside a fixed text, a profile under load, durable writes.

    measure.py PATH-TO-ASTRONOVA [--seconds 4] [--rounds 3] [--soak SECONDS]

With --soak the server works for so long under a mixed load, and its memory is watched instead. The server listens at 127.0.0.1 on a port
of the system's choosing, keeps its data in a folder that is deleted afterwards, and is ended by its own process id.
"""

import argparse
import contextlib
import json
import os
import re
import statistics
import subprocess
import tempfile
import time
import urllib.request

CONNECTIONS = 32
STARTS = 5
HERE = os.path.dirname(os.path.abspath(__file__))
PERSON = {"email": "ada@example.org", "password": "under the pear tree", "name": "Ada"}
BIRTH = {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}
# A soak is flat when the last quarter holds no more than this many MB above the second.
FLAT = 8


@contextlib.contextmanager
def server(executable: str, data: str | None = None, log=None):
    """A running server: its process, its address, and the seconds to its first answer.

    With `data` it keeps its data there, with `log` it tells a file what it does.
    """
    with contextlib.ExitStack() as stack:
        if data is None:
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="astronova-bench-"))
        command = [
            executable, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--log-level", "info" if log else "error",
            "--ping", "--limits", "off"]
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
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


def own(process: subprocess.Popen) -> float:
    """Of that, what is the process's own: not the pages of its executable, which the system drops when it needs them."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"RssAnon:\s+(\d+)", file.read())[1]) / 1024


def ask(address: str, path: str, body=None, token: str | None = None, method: str | None = None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers, method=method), timeout=60) as answer:
        return json.loads(answer.read())


def person(address: str) -> str:
    """The token of somebody with a birth in the profile."""
    token = ask(address, "/api/v1/auth/register", PERSON)["jwtToken"]
    ask(address, "/api/v1/profile", {"birthData": BIRTH}, token, "PATCH")
    return token


def wrk(url: str, seconds: int, script: str | None = None, token: str | None = None) -> list[str]:
    command = [
        "wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s", "--timeout", "30s", "--latency"]
    if script:
        command += ["--script", os.path.join(HERE, script)]
    if token:
        command += ["--header", f"Authorization: Bearer {token}"]
    return command + [url]


def result(shown: str, url: str) -> tuple[float, float]:
    """Requests a second, all of which must have succeeded, and the 99th percentile of their times in milliseconds."""
    if "Non-2xx" in shown or "Socket errors" in shown:
        raise SystemExit(f"not every request of {url} was answered well:\n{shown}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", shown)[1])
    late = re.search(r"99%\s+([\d.]+)(us|ms|s|m)\b", shown)
    return rate, float(late[1]) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}[late[2]]


def load(url: str, seconds: int, script: str | None = None, token: str | None = None) -> tuple[float, float]:
    command = wrk(url, seconds, script, token)
    shown = subprocess.run(command, capture_output=True, text=True, check=True, timeout=seconds + 60).stdout
    return result(shown, url)


def records(address: str, token: str) -> int:
    """How many pages of the journal are there."""
    since, count, more = "0", 0, True
    while more:
        page = ask(address, f"/api/v1/sync?since={since}&limit=500", token=token)
        count += sum(record["kind"] == "journalEntry" for record in page["records"])
        since, more = page["next"], page["more"]
    return count


def measure(executable: str, seconds: int, rounds: int) -> None:
    starts = []
    for _ in range(STARTS):
        with server(executable) as (_, _, start):
            starts.append(start)

    with server(executable) as (process, address, _):
        time.sleep(3)
        idle = megabytes(process)
        alone = own(process) if os.path.exists("/proc/self/status") else None
        fixed, sky, charts, late, writes = [], [], [], [], []
        token = person(address)
        for _ in range(rounds):
            fixed.append(load(address + "/ping", seconds)[0])
            sky.append(load(address + "/api/v1/ephemeris/current", seconds)[0])
            charts.append(load(address + "/api/v1/chart/generate", seconds, "chart.lua")[0])
            late.append(load(address + "/api/v1/profile", seconds, token=token)[1])
        known = records(address, token)
        for _ in range(rounds):
            writes.append(load(address + "/api/v1/sync", seconds, "journal.lua", token)[0])
            now = records(address, token)
            if now - known < writes[-1] * seconds * 0.98:
                raise SystemExit(f"{writes[-1] * seconds:.0f} writes were answered, {now - known} are there")
            known = now
        busy = megabytes(process)

    def line(name: str, figure: str, aim: str = "") -> None:
        print(f"{name + ':':<34}{figure:>22}{'   aim: ' + aim if aim else ''}")

    line("start to first answer", f"{statistics.median(starts) * 1000:.0f} ms", "60 ms")
    line("memory, idle", f"{idle:.0f} MB", "50 MB")
    if alone is not None:
        line("  without the executable's pages", f"{alone:.0f} MB")
    line("memory, after the load", f"{busy:.0f} MB")
    line("GET  /ping (a fixed text)", f"{statistics.median(fixed):.0f} requests/s")
    line("GET  /api/v1/ephemeris/current", f"{statistics.median(sky):.0f} requests/s", "70 % of the fixed text")
    line("POST /api/v1/chart/generate", f"{statistics.median(charts):.0f} requests/s", "6290 requests/s")
    line("GET  /api/v1/profile, p99", f"{statistics.median(late):.2f} ms", f"5 ms at {CONNECTIONS} connections")
    line("POST /api/v1/sync, durable", f"{statistics.median(writes):.0f} writes/s", "500 writes/s")
    print(f"ratio: {statistics.median(sky) / statistics.median(fixed):.2f}")


def soak(executable: str, seconds: int) -> None:
    with server(executable) as (process, address, _):
        # A token lasts fifteen minutes, so the load changes it every ten.
        token, held, end = person(address), [], time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0.5:
            part = max(1, min(int(rest), 600))
            url = address + "/"
            command = wrk(url, part, "mixed.lua", token)
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as worker:
                while worker.poll() is None:
                    time.sleep(min(1, seconds / 20))
                    held.append(megabytes(process))
                rate, late = result(worker.stdout.read(), url)
            print(f"{part} s: {rate:.0f} requests/s, p99 {late:.1f} ms, {held[-1]:.0f} MB", flush=True)
            token = ask(address, "/api/v1/auth/login", PERSON)["jwtToken"]
    quarter = max(1, len(held) // 4)
    early, last = statistics.median(held[quarter:2 * quarter] or held), statistics.median(held[-quarter:])
    print(f"memory in the second and the last quarter: {early:.1f} MB, {last:.1f} MB; at most {max(held):.1f} MB")
    print("flat" if last - early <= FLAT else f"not flat: {last - early:.1f} MB more")
    if last - early > FLAT:
        raise SystemExit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("executable")
    parser.add_argument("--seconds", type=int, default=4, help="of each run of wrk")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--soak", type=int, metavar="SECONDS", help="watch the memory for so long instead")
    arguments = parser.parse_args()
    executable = os.path.abspath(arguments.executable)
    if arguments.soak:
        soak(executable, arguments.soak)
    else:
        measure(executable, arguments.seconds, arguments.rounds)


if __name__ == "__main__":
    main()
