#!/usr/bin/env python3
"""Lets a running server send notifications to a push service and letters to a mail server that stand here, and reads them as a browser would, with another
implementation of RFC 8188, 8291 and 8292.

    python3 Tests/Push/run.py .build/debug/astronova

Needs the packages of requirements.txt. Servers are started here, with an empty data folder, on ports of the system's choosing, and ended by
their own process ids.
"""
import argparse
import base64
import contextlib
import datetime
import http.client
import http.server
import json
import os
import pathlib
import queue
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

import letters
from letters import LetterTests  # letters to whoever has forgotten a password: run with the others

PASSWORD = "under the pear tree"
binary = pathlib.Path("astronova")


def text(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """Takes what is sent to it; says what it is told to."""

    def __init__(self):
        self.came, self.answers = queue.Queue(), []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.came.put((self.path, dict(self.headers), body))
                status, fields = service.answers.pop(0) if service.answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **fields}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A subscription with its private key."""

    def __init__(self, service, name):
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.told = {"endpoint": f"{service.origin}/{name}", "keys": {"p256dh": text(point), "auth": text(self.secret)}}

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


class Server:
    """A server process on a folder."""

    def __init__(self, folder, *options):
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--data", folder, "--limits", "off", "--password-cost", "10", "--log-level",
             "error", "--contact", "help@example.org", *options], stdout=subprocess.PIPE)
        found = re.search(rb":(\d+) ", self.process.stdout.readline())
        if not found:
            raise RuntimeError("the server did not start")
        self.port = int(found[1])

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(20)
        self.process.stdout.close()

    def ask(self, method, path, body=None, token=None):
        sent = {"Authorization": f"Bearer {token}"} if token else {}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())

    def tell(self, method, path, body=None, token=None):
        status, answer = self.ask(method, path, body, token)
        if status >= 300:
            raise AssertionError(f"{method} {path}: {status} {answer}")
        return answer

    def register(self, email):
        return self.tell("POST", "/api/v1/auth/register", {"email": email, "password": PASSWORD, "name": "Ada"})["jwtToken"]


class PushTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder, self.service = folder.name, PushService()
        self.addCleanup(self.service.close)
        self.server = Server(self.folder, "--push-loopback")
        self.addCleanup(lambda: self.server.end())

    def subscribed(self, email, name):
        token = self.server.register(email)
        browser = Browser(self.service, name)
        self.server.tell("POST", "/api/v1/notifications/subscriptions", browser.told, token)
        return token, browser

    def prove(self, fields, key):
        """The proof of RFC 8292, checked with the key that the browser has subscribed to."""
        found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", fields["Authorization"])
        self.assertEqual(found[4], key)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
        signature = data(found[3])
        signature = utils.encode_dss_signature(int.from_bytes(signature[:32]), int.from_bytes(signature[32:]))
        public.verify(signature, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256()))
        claims = json.loads(data(found[2]))
        self.assertEqual((claims["aud"], claims["sub"]), (self.service.origin, "mailto:help@example.org"))
        self.assertTrue(time.time() < claims["exp"] < time.time() + 86_400)

    def test_a_browser_reads_what_is_sent(self):
        token, browser = self.subscribed("ada@example.org", "ada")
        key = self.server.tell("GET", "/api/v1/notifications", token=token)["publicKey"]
        sent = self.server.tell("POST", "/api/v1/notifications/trial", token=token)
        self.assertEqual(sent, {"sent": 1, "gone": 0, "failed": 0})
        path, fields, body = self.service.came.get(timeout=5)
        self.assertEqual((path, fields["Content-Encoding"], fields["Urgency"]), ("/ada", "aes128gcm", "normal"))
        self.assertLessEqual(int(fields["TTL"]), 60)
        self.prove(fields, key)
        message = browser.read(body)
        self.assertEqual(message["web_push"], 8030)
        self.assertEqual(message["notification"]["navigate"], f"http://127.0.0.1:{self.server.port}/profile/notifications")
        self.assertLessEqual(len(body), 4096)
        self.assertNotIn(b"Astronova", body)
        # The service asks for time, and then says that the browser is gone.
        self.service.answers = [(503, {"Retry-After": "0"}), (410, {})]
        self.assertEqual(self.server.tell("POST", "/api/v1/notifications/trial", token=token)["gone"], 1)
        self.assertEqual(self.server.ask("POST", "/api/v1/notifications/trial", token=token)[0], 404)

    def test_a_redirect_is_not_followed(self):
        token, _ = self.subscribed("bea@example.org", "bea")
        self.service.answers = [(307, {"Location": f"{self.service.origin}/elsewhere"})]
        self.assertEqual(self.server.tell("POST", "/api/v1/notifications/trial", token=token)["failed"], 1)
        self.assertEqual([self.service.came.get(timeout=5)[0], self.service.came.empty()], ["/bea", True])

    def test_a_morning_comes_once_through_kills(self):
        token, browser = self.subscribed("cay@example.org", "cay")
        # A zone in which it is between seven and eight now.
        hours = (7 - datetime.datetime.now(datetime.timezone.utc).hour + 11) % 24 - 11
        zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
        self.server.tell("PATCH", "/api/v1/profile", {"timezone": zone}, token)
        self.server.tell("PATCH", "/api/v1/notifications", {"morning": True, "morningMinute": 360}, token)
        time.sleep(1.5)
        # What lay before it was asked for is not made up for.
        self.assertTrue(self.service.came.empty())
        # So it was asked for yesterday, by this device and in these settings, as another device may say.
        self.server.end(signal.SIGKILL)
        with contextlib.closing(sqlite3.connect(f"{self.folder}/astronova.sqlite")) as database, database:
            database.execute("UPDATE push_subscription SET created_at = created_at - 86400000000")
        self.server = Server(self.folder, "--push-loopback")
        pages = self.server.tell("GET", "/api/v1/sync", token=token)
        profile = next(record for record in pages["records"] if record["kind"] == "profile")
        profile["data"]["notifications"]["morningSince"] -= 86_400
        change = {"kind": "profile", "id": profile["id"], "baseTag": profile["changeTag"], "data": profile["data"]}
        self.server.tell("POST", "/api/v1/sync", {"changes": [change]}, token)
        path, fields, body = self.service.came.get(timeout=10)
        self.assertEqual((path, fields["Topic"]), ("/cay", "morning"))
        self.assertTrue(browser.read(body)["notification"]["navigate"].endswith("/today"))
        for _ in range(2):
            self.server.end(signal.SIGKILL)
            self.server = Server(self.folder, "--push-loopback")
            time.sleep(1.2)
        self.assertTrue(self.service.came.empty())


class ClosedTests(PushTests):
    """Without the setting for tests nothing on this machine is reached."""

    def setUp(self):
        super().setUp()
        self.server.end()
        self.server = Server(self.folder)

    test_a_browser_reads_what_is_sent = test_a_redirect_is_not_followed = test_a_morning_comes_once_through_kills = None

    def test_no_address_of_this_machine(self):
        token = self.server.register("dee@example.org")
        browser = Browser(self.service, "dee")
        for endpoint in (browser.told["endpoint"], "https://127.0.0.1/x", "https://localhost/x", "https://localtest/x"):
            status, answer = self.server.ask(
                "POST", "/api/v1/notifications/subscriptions", {**browser.told, "endpoint": endpoint}, token)
            self.assertEqual((status, answer["field"]), (400, "endpoint"))
        # A name without an address is given up, and nobody waits for it.
        told = {**browser.told, "endpoint": "https://push.invalid/x"}
        self.server.tell("POST", "/api/v1/notifications/subscriptions", told, token)
        self.assertEqual(self.server.tell("POST", "/api/v1/notifications/trial", token=token)["failed"], 1)
        self.assertTrue(self.service.came.empty())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    binary = letters.binary = pathlib.Path(arguments.binary).resolve()
    unittest.main(argv=[sys.argv[0], *arguments.names])
