"""A server of its own for the tests of the contract, with somebody who may edit."""
import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import unittest
import urllib.request

PASSWORD = "under the pear tree"
# The executable; run.py sets it.
binary = pathlib.Path("astronova")


class Server:
    """A server on a data folder, with options of its own, for as long as the block lasts."""

    def __init__(self, folder, *options):
        self.folder, self.options = folder, options

    def __enter__(self):
        self.log = open(f"{self.folder}.log", "ab")
        command = [
            str(binary), "serve", "--host", "127.0.0.1", "--port", "0", "--data", self.folder, "--limits", "off", "--password-cost", "10",
            "--log-level", "error", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log)
        found = re.search(rb":(\d+) ", self.process.stdout.readline())
        if not found:
            self.__exit__()
            raise RuntimeError("the server did not say where it is")
        self.address = f"http://127.0.0.1:{int(found[1])}"
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=30)
        self.process.stdout.close()
        self.log.close()

    def ask(self, method, path, body=None, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())


class ServedTest(unittest.TestCase):
    """Tests with a server in `server`, and an editor’s `token` and account id `person`."""

    @classmethod
    def setUpClass(cls):
        stack = contextlib.ExitStack()
        cls.addClassCleanup(stack.close)
        place = stack.enter_context(tempfile.TemporaryDirectory(prefix="astronova-contract-"))
        cls.place = pathlib.Path(place)
        data = str(cls.place / "data")
        person = {"email": "ada@example.org", "password": PASSWORD, "name": "Ada"}
        with Server(data) as server:
            server.ask("POST", "/api/v1/auth/register", person)
        subprocess.run([str(binary), "accounts", "role", person["email"], "admin", "--data", data], check=True, capture_output=True)
        cls.server = stack.enter_context(Server(data))
        answer = cls.server.ask("POST", "/api/v1/auth/login", person)
        cls.token, cls.person = answer["jwtToken"], answer["user"]["id"]
