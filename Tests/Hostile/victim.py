"""The server that is attacked, and what is seen of it from outside."""
import http.client
import json
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import tempfile
import threading
import time

FULL = bool(os.environ.get("HOSTILE_FULL"))
PASSWORD = "under the pear tree"


class Server:
    """A server with an empty data folder and a log of its own. `ASTRONOVA_BINARY` names the command."""

    def __init__(self, *options, files=None, level="notice"):
        self.place = tempfile.TemporaryDirectory()
        self.log = open(f"{self.place.name}/log", "wb+")
        command = [
            os.environ["ASTRONOVA_BINARY"], "serve", "--host", "127.0.0.1", "--port", "0", "--data", f"{self.place.name}/data",
            "--password-cost", "10", "--log-level", level, *options]
        limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, preexec_fn=limit)
        found = re.search(rb":(\d+) ", self.process.stdout.readline())
        if not found:
            raise RuntimeError("the server did not start: " + self.logged())
        self.port = int(found[1])

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)
        self.process.stdout.close()
        self.log.close()
        self.place.cleanup()

    def logged(self):
        return pathlib.Path(f"{self.place.name}/log").read_text(errors="replace")

    def megabytes(self):
        """Memory that the server holds."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def seconds(self):
        """Processor time that the server has used."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def sockets(self):
        """How many sockets the server has open, its own for listening apart."""
        return sum(target.startswith("socket:") for target in self.open_files()) - 1

    def open_files(self):
        """What the server's descriptors lead to. One that closes while the list is read is left out."""
        for file in pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir():
            try:
                yield os.readlink(file)
            except FileNotFoundError:
                continue

    def register(self, name, source="127.0.0.1"):
        """A token of a new account."""
        status, _, body = self.ask(
            "POST", "/api/v1/auth/register", json.dumps({"email": f"{name}@example.org", "password": PASSWORD}), source=source)
        assert status == 201, body
        return json.loads(body)["jwtToken"]

    def connect(self, source="127.0.0.1", timeout=60):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout, source_address=(source, 0))

    def ask(self, method, path, body=None, token=None, headers=(), source="127.0.0.1", timeout=120):
        """A request with a connection of its own: status, headers, body."""
        headers = dict(headers)
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(source, 0))
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()


class Meter(threading.Thread):
    """Asks for one thing again and again, as a person elsewhere would, and notes how long each answer took."""

    def __init__(self, server, path, source, headers=(), pause=0.02):
        super().__init__(daemon=True)
        self.server, self.path, self.source, self.headers, self.pause = server, path, source, dict(headers), pause
        self.times, self.statuses, self.goes_on = [], [], True

    def run(self):
        while self.goes_on:
            start = time.monotonic()
            status, _, _ = self.server.ask("GET", self.path, headers=self.headers, source=self.source)
            self.times.append(time.monotonic() - start)
            self.statuses.append(status)
            time.sleep(self.pause)

    def stop(self):
        self.goes_on = False
        self.join()
        return self

    def percentile(self, share):
        """Milliseconds under which this share of the answers stayed."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    def __str__(self):
        shown = ", ".join(f"p{int(share * 100)} {self.percentile(share):.1f} ms" for share in (0.5, 0.95, 0.99))
        return f"{self.path}: {shown} ({len(self.times)} answers)"
