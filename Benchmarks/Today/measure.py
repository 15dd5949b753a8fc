"""Measures what a morning costs the server: the callable functions, every answer composed fresh, at 16 connections.

    measure.py PATH-TO-ASTRONOVA [--people 200] [--days 12]

Each person asks for each day once, so no answer was kept before. Two loads: as fast as the answers come, which measures how much the
machine can do, and ten requests a second on each connection, which is what a person waits when the machine is not at its limit. The
client runs on the same processor cores as the server.
"""

import argparse
import asyncio
import datetime
import json
import os
import re
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Server"))
from measure import ask, megabytes, server  # noqa: E402

CONNECTIONS = 16
PLACES = [
    ("Europe/Lisbon", 38.72, -9.14), ("America/New_York", 40.71, -74.0), ("Asia/Kolkata", 19.07, 72.87),
    ("Australia/Sydney", -33.87, 151.21)]
# What the first backend measured of itself: medians in milliseconds.
ARCA = {"get_daily_horoscope": 5419, "get_detailed_horoscope": 9909}


def people(address: str, count: int) -> list[tuple[str, str]]:
    """Accounts with births: token and id."""
    found = []
    for number in range(count):
        answer = ask(address, "/api/v1/auth/register", {"email": f"bench{number}@example.org", "password": f"kettle on a hill {number}"})
        zone, latitude, longitude = PLACES[number % len(PLACES)]
        born = datetime.date(1970, 1, 1) + datetime.timedelta(days=number * 1597 % 12_000)
        call(address, "create_user_profile", answer["jwtToken"], {
            "user_id": answer["user"]["id"], "name": f"Person {number}", "email": f"bench{number}@example.org",
            "birth_date": born.isoformat(), "birth_time": f"{number % 24:02}:30", "birth_timezone": zone, "birth_lat": latitude,
            "birth_lon": longitude})
        found.append((answer["jwtToken"], answer["user"]["id"]))
    return found


def call(address: str, function: str, token: str, data: dict) -> dict:
    return ask(address, f"/{function}", {"data": data}, token=token)


async def load(address: str, calls: list[bytes], pace: float) -> list[float]:
    """Milliseconds of each answer; `pace` seconds between the requests of a connection, 0 as fast as they come."""
    host, port = address.removeprefix("http://").split(":")
    queue = iter(calls)
    taken: list[float] = []

    async def connection(offset: float) -> None:
        reader, writer = await asyncio.open_connection(host, int(port))
        await asyncio.sleep(offset)
        for request in queue:
            start = time.perf_counter()
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 200"):
                raise SystemExit(f"not every request was answered well: {head[:200]!r}")
            length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
            await reader.readexactly(length)
            taken.append((time.perf_counter() - start) * 1000)
            if pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))
        writer.close()

    await asyncio.gather(*(connection(index * pace / CONNECTIONS) for index in range(CONNECTIONS)))
    return taken


def request(function: str, token: str, data: dict) -> bytes:
    body = json.dumps({"data": data}).encode()
    head = f"POST /{function} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def processor_time(identity: int) -> float:
    """Seconds that a process has kept a processor core busy; 0 where the system does not tell."""
    try:
        with open(f"/proc/{identity}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def preparation(executable: str, count: int) -> None:
    """The job that prepares tomorrow: who asks for it is written down, then a server starts and finds them."""
    with tempfile.TemporaryDirectory(prefix="astronova-bench-") as data:
        with server(executable, data) as (_, address, _):
            for token, _ in people(address, count):
                ask(address, "/api/v1/profile", {"preparesReadings": True}, token, "PATCH")
        path = os.path.join(data, "log")
        with open(path, "w") as log, server(executable, data, log) as (process, _, _):
            deadline = time.monotonic() + 60
            while not (told := re.search(r"readings prepared.*|.*readings prepared", open(path).read())):
                if time.monotonic() > deadline:
                    raise SystemExit("no readings were prepared")
                time.sleep(0.1)
            spent = processor_time(process.pid)
        found = {name: int(re.search(rf"{name}=(\d+)", open(path).read())[1]) for name in ("count", "perSecond")}
        if found["count"] != count:
            raise SystemExit(f"{found['count']} readings were prepared for {count} people: {told[0]}")
        each = f", {count / spent:.0f} for each second of processor time with the start of the server in it" if spent else ""
        print(f"{'the evening before':<24}{found['perSecond']} readings a second, kept durably{each}   aim: 300 a second on one core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("executable")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--days", type=int, default=12)
    arguments = parser.parse_args()
    with server(os.path.abspath(arguments.executable)) as (process, address, _):
        members = people(address, arguments.people)
        first = datetime.date.today()

        def calls(function: str, days: range, some: list) -> list[bytes]:
            made = []
            for day in days:
                date = (first + datetime.timedelta(days=day)).isoformat()
                for token, identity in some:
                    data = {"user_id": identity, "date": date}
                    if function == "get_detailed_horoscope":
                        data["daily_horoscope"] = {"date": date}
                    made.append(request(function, token, data))
            return made

        # The first of a date follows its sky; that is the morning's first reader, and not counted.
        half = arguments.days // 2
        for function, offset in (("get_daily_horoscope", 0), ("get_detailed_horoscope", arguments.days)):
            fast = calls(function, range(offset, offset + half), members)
            start = time.perf_counter()
            taken = asyncio.run(load(address, fast, 0))
            seconds = time.perf_counter() - start
            slow = asyncio.run(load(address, calls(function, range(offset + half, offset + arguments.days), members[:100]), 0.1))
            for name, figures in (("as fast as they come", taken), ("ten a second each", slow)):
                figures.sort()
                p50, p99 = statistics.median(figures), figures[int(len(figures) * 0.99)]
                print(f"{function:<24}{name:<22} p50 {p50:7.2f} ms  p99 {p99:7.2f} ms   Arca {ARCA[function]} ms   ratio: {ARCA[function] / p50:.0f}")
            print(f"{function:<24}{len(fast) / seconds:.0f} fresh readings a second, kept durably; memory {megabytes(process):.0f} MB")
    preparation(os.path.abspath(arguments.executable), arguments.people)


if __name__ == "__main__":
    main()
