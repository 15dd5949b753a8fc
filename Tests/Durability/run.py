#!/usr/bin/env python3
"""Kills a server under a load of concurrent writes, again and again, and looks whether everything that it answered is there.

    python3 Tests/Durability/run.py .build/debug/astronova [--rounds 50]

Every round starts the server on the same data folder, checks what the rounds before were promised, lets several clients write
without a pause, and sends SIGKILL at a moment nobody has chosen. At the end the database is asked for its integrity.
"""
import argparse
import http.client
import json
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import uuid

PASSWORD = "under the pear tree"
CLIENTS = 8
binary = pathlib.Path("astronova")
rounds = 50


class Server:
    """A server process with its port."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--data", folder, "--limits", "off", "--password-cost", "10", "--log-level", "error"], stdout=subprocess.PIPE)
        found = re.search(rb":(\d+) ", self.process.stdout.readline())
        if not found:
            raise RuntimeError("the server did not start again")
        self.port = int(found[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def connect(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)


def ask(connection, method, path, body=None, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


class Client(threading.Thread):
    """Writes until the server is gone, and notes what was answered."""

    def __init__(self, server, token, promised):
        super().__init__()
        self.server, self.token, self.promised = server, token, promised

    def run(self):
        connection = self.server.connect()
        try:
            while True:
                record = str(uuid.uuid4())
                change = {"kind": "journalEntry", "id": record, "data": {"text": record}}
                status, answer = ask(connection, "POST", "/api/v1/sync", {"changes": [change]}, self.token)
                if status == 200 and answer["results"][0]["status"] == "kept":
                    self.promised.add(record)
        except (OSError, http.client.HTTPException, ValueError):
            return
        finally:
            connection.close()


class DurabilityTest(unittest.TestCase):
    def test_what_was_answered_is_there(self):
        chance = random.Random(20261121)
        promised = set()
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            connection = server.connect()
            status, answer = ask(connection, "POST", "/api/v1/auth/register", {"email": "ada@example.org", "password": PASSWORD})
            self.assertEqual(status, 201)
            token = answer["jwtToken"]
            since, known = "0", set()
            for number in range(rounds):
                before = len(promised)
                clients = [Client(server, token, promised) for _ in range(CLIENTS)]
                for client in clients:
                    client.start()
                # Never before something was promised, so that no round is empty.
                while len(promised) == before:
                    time.sleep(0.001)
                time.sleep(chance.uniform(0, 0.15))
                connection.close()
                server.kill()
                for client in clients:
                    client.join()
                server = Server(folder)
                connection = server.connect()
                more = True
                while more:
                    status, page = ask(connection, "GET", f"/api/v1/sync?since={since}&limit=500", token=token)
                    self.assertEqual(status, 200, page)
                    for record in page["records"]:
                        if record["kind"] == "journalEntry":
                            self.assertEqual(record["data"]["text"], record["id"])
                            known.add(record["id"])
                    since, more = page["next"], page["more"]
                self.assertEqual(promised - known, set(), f"lost in round {number}")
            connection.close()
            server.kill()
            with sqlite3.connect(f"{folder}/astronova.sqlite") as database:
                self.assertEqual(database.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
                self.assertEqual(database.execute("PRAGMA foreign_key_check").fetchall(), [])
            database.close()
        print(f"{rounds} kills, {len(promised)} answered writes, all there", file=sys.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=50)
    arguments = parser.parse_args()
    binary, rounds = pathlib.Path(arguments.binary).resolve(), arguments.rounds
    unittest.main(argv=[sys.argv[0]])
