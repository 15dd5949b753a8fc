#!/usr/bin/env python3
"""Treats a server as no decent client would: bodies without end, heads that drip, paths that climb, bytes that are no text.

    python3 Tests/Transport/run.py .build/debug/astronova

Every attempt must be bounded, be told clearly what was wrong where there is anybody to tell, leave none of what was sent in the log,
and leave the server as it was: answering, and no larger.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Hostile"))
from victim import PASSWORD, Server  # noqa: E402

MEGABYTE = b"a" * 1_000_000
CANARY = b"canary-8d3f1c"
# What the server may grow by, in MB: its arenas, not what was sent.
GROWTH = 60


def request(method, path, *headers, body=b""):
    """A request as bytes; nothing is added but a host."""
    return b"\r\n".join([method + b" " + path + b" HTTP/1.1", b"Host: localhost", *headers, b"", body])


def drain(connection):
    """Everything until the other end closes, and the seconds it took."""
    start, got = time.monotonic(), b""
    try:
        while part := connection.recv(65536):
            got += part
    except ConnectionError:
        pass
    return got, time.monotonic() - start


class TransportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The log tells all, so that it can be searched for what was sent.
        cls.server = Server("--limits", "off", level="info")
        cls.ask("GET", "/health")
        status, answer = cls.ask("POST", "/api/v1/auth/register", {"email": "ada@example.org", "password": PASSWORD})
        assert status == 201, answer
        cls.token = answer["jwtToken"]
        cls.before = cls.server.megabytes()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()

    def tearDown(self):
        self.assertEqual(self.ask("GET", "/health")[0], 200, "the server does not answer any more")
        self.assertLess(self.server.megabytes() - self.before, GROWTH, "memory has grown")
        self.assertNotIn(CANARY.decode(), self.server.logged(), "the log repeats what was sent")

    @classmethod
    def ask(cls, method, path, body=None, token=None):
        """A decent request: its status and its JSON."""
        headers = [b"Connection: close"]
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            headers.append(b"Content-Length: %d" % len(data))
        if token:
            headers.append(b"Authorization: Bearer " + token.encode())
        status, answer = cls.send(request(method.encode(), path.encode(), *headers, body=data))
        return status, json.loads(answer) if answer else None

    @classmethod
    def send(cls, data):
        """Sends bytes and reads until the server closes: the status and the body; 0 when it closed without a word."""
        with cls.server.connect() as connection:
            try:
                connection.sendall(data)
            except ConnectionError:
                pass
            got, _ = drain(connection)
        head, _, body = got.partition(b"\r\n\r\n")
        return (int(head.split(b" ", 2)[1]) if head else 0), body

    # -- too much ---------------------------------------------------------------------------------------------------

    def pour(self, path, *headers, chunked):
        """Pours 100 MB into a request: how many megabytes were taken, what was answered, and the seconds until the connection ended."""
        head = request(b"POST", path, b"Transfer-Encoding: chunked" if chunked else b"Content-Length: 100000000", *headers)
        start, taken = time.monotonic(), 0
        with self.server.connect() as connection:
            try:
                connection.sendall(head)
                for _ in range(100):
                    connection.sendall(b"f4240\r\n" + MEGABYTE + b"\r\n" if chunked else MEGABYTE)
                    taken += 1
            except (ConnectionError, TimeoutError):
                pass
            got, _ = drain(connection)
        return taken, got, time.monotonic() - start

    def test_a_hundred_megabytes(self):
        form = b"Content-Type: application/x-www-form-urlencoded"
        for path, headers in [
            (b"/api/v1/chart/generate", []), (b"/api/v1/auth/login", []), (b"/sign-in", [form]), (b"/nothing", []), (b"/health", []),
            (b"/api/v1/import", []), (b"/api/v1/import", [b"Authorization: Bearer " + self.token.encode()]),
        ]:
            for chunked in (False, True):
                with self.subTest(path=path, chunked=chunked, signed_in=bool(headers)):
                    taken, got, seconds = self.pour(path, *headers, chunked=chunked)
                    # What the kernels of both ends hold besides is not the server's.
                    self.assertLess(taken, 70, "the server goes on reading")
                    self.assertLess(seconds, 15)
                    # A client that only sends may lose the answer with the connection.
                    if got:
                        self.assertRegex(got, rb"^HTTP/1\.1 4(01|04|05|13) ")

    def test_a_client_that_listens_is_told(self):
        for size, path, limit in [(2_000_000, b"/api/v1/chart/generate", "1 MB"), (17_000_000, b"/api/v1/import", "16 MB")]:
            status, body = self.send(
                request(
                    b"POST", path, b"Authorization: Bearer " + self.token.encode(), b"Content-Length: %d" % size))
            self.assertEqual((status, json.loads(body)["code"]), (413, "BODY_TOO_LARGE"))
            self.assertIn(limit, json.loads(body)["message"])

    def test_ten_thousand_headers(self):
        many = [b"X-%d: " % number + CANARY for number in range(10_000)]
        status, _ = self.send(request(b"GET", b"/health", *many))
        self.assertIn(status, (0, 400, 431))
        for data in [
            request(b"GET", b"/health", b"X-Long: " + MEGABYTE), request(b"GET", b"/" + MEGABYTE),
            request(b"GET", b"/health?" + MEGABYTE), b"GET " + MEGABYTE, MEGABYTE,
        ]:
            status, _ = self.send(data)
            self.assertIn(status, (0, 400, 414, 431))

    # -- too slow ---------------------------------------------------------------------------------------------------

    def drip(self, first, drop):
        """Sends the beginning of a request and then a few bytes every half second: the seconds until the server had enough."""
        with self.server.connect(timeout=0.5) as connection:
            connection.sendall(first)
            start = time.monotonic()
            while time.monotonic() - start < 75:
                try:
                    connection.sendall(drop)
                    if not connection.recv(65536):
                        break
                except TimeoutError:
                    continue
                except ConnectionError:
                    break
            return time.monotonic() - start

    def test_clients_that_drip(self):
        head = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
        body = request(b"POST", b"/api/v1/chart/generate", b"Content-Length: 900000")
        chunked = request(b"POST", b"/api/v1/chart/generate", b"Transfer-Encoding: chunked")
        cases = [(b"", b"G"), (head, b"X-A: b\r\n"), (head, b""), (body, b" "), (chunked, b"1\r\n \r\n"), (body, b"")]
        with concurrent.futures.ThreadPoolExecutor(len(cases) * 4) as pool:
            waiting = [pool.submit(self.drip, *case) for case in cases * 4]
            # Others are served meanwhile.
            for _ in range(5):
                start = time.monotonic()
                self.assertEqual(self.ask("GET", "/health")[0], 200)
                self.assertLess(time.monotonic() - start, 5)
                time.sleep(1)
            for case, future in zip(cases * 4, waiting):
                self.assertLess(future.result(), 40, case)

    def test_a_slow_client_that_comes_to_the_point_is_served(self):
        birth = {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}
        data = json.dumps({"birthData": birth}).encode()
        whole = request(
            b"POST", b"/api/v1/chart/generate", b"Connection: close", b"Content-Length: %d" % len(data), body=data)
        with self.server.connect() as connection:
            for index in range(0, len(whole), 40):
                connection.sendall(whole[index:index + 40])
                time.sleep(0.3)
            got, _ = drain(connection)
        self.assertTrue(got.startswith(b"HTTP/1.1 200 "), got[:200])

    def test_a_connection_is_used_again_and_again(self):
        with self.server.connect() as connection:
            for _ in range(50):
                connection.sendall(request(b"GET", b"/health"))
                got = b""
                while b"\r\n\r\n" not in got or not got.endswith(b"}"):
                    got += connection.recv(65536)
                self.assertTrue(got.startswith(b"HTTP/1.1 200 "))

    # -- what is no text ----------------------------------------------------------------------------------------------

    def test_paths_that_climb(self):
        for path in [
            b"/../../etc/passwd", b"/assets/../../../../etc/passwd", b"/assets/..%2f..%2f..%2fetc%2fpasswd",
            b"/assets/%2e%2e/%2e%2e/etc/passwd", b"/assets/%252e%252e/etc/passwd", b"/assets//etc/passwd", b"/chart/..%2f..%2fetc",
            b"/assets/..%5c..%5cetc", b"/api/v1/chart/..%2f..%2fhealth", b"/api/v1/reports/%2e%2e%2f",
        ]:
            with self.subTest(path=path):
                status, body = self.send(request(b"GET", path + b"?" + CANARY, b"Connection: close"))
                self.assertIn(status, (400, 401, 404))
                self.assertNotIn(b"root:", body)

    def test_bytes_that_are_no_text(self):
        for path in [b"/\x00", b"/chart/\xf0\x9f\x8c\x99", b"/\xff", b"/a\x7fb"]:
            with self.subTest(path=path):
                self.assertIn(self.send(request(b"GET", path, b"Connection: close"))[0], (400, 404))
        for path, expected in [
            (b"/%00", 404), (b"/assets/%00", 404), (b"/chart/%00", 404), (b"/api/v1/chart/%00", 404), (b"/%ff%fe", 404),
            (b"/api/v1/locations/search?q=%00" + CANARY, 400), (b"/api/v1/locations/search?q=%ff", 400),
            (b"/sign-in?next=%00", 200), (b"/api/v1/ephemeris/at?date=1990-06-15%00", 400),
        ]:
            with self.subTest(path=path):
                self.assertEqual(self.send(request(b"GET", path, b"Connection: close"))[0], expected)
        for body in [
            b"\x00", b'{"a": "\x00' + CANARY + b'"}', b'{"birthData": null}\x00', b"\xff\xfe", b'{"birthData": {"date": "\\u0000"}}',
            b'{"birthData": {"date": "\xed\xa0\x80"}}', b"[" * 100_000, b'{"a":' * 100_000, b"",
        ]:
            with self.subTest(body=body[:40]):
                status, answer = self.send(
                    request(
                        b"POST", b"/api/v1/chart/generate", b"Connection: close", b"Content-Length: %d" % len(body), body=body))
                self.assertEqual(status, 400, answer)
                self.assertIn(json.loads(answer)["code"], ("INVALID_JSON", "VALIDATION_ERROR"))
        for value in [b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]:
            self.assertIn(self.send(value + b"\r\n" * 4)[0], (0, 400, 404, 405, 505))

    def test_two_lengths_are_one_too_many(self):
        """Requests that two servers in a row might cut in different places (RFC 9112, section 11.2)."""
        for headers in [
            (b"Content-Length: 5", b"Content-Length: 6"), (b"Content-Length: 5", b"Transfer-Encoding: chunked"),
            (b"Transfer-Encoding: chunked, identity",), (b"Content-Length: -1",), (b"Content-Length: 1e3",),
            (b"Content-Length : 5",),
        ]:
            with self.subTest(headers=headers):
                smuggled = b"0\r\n\r\nGET /health?smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
                with self.server.connect(timeout=3) as connection:
                    connection.sendall(request(b"POST", b"/api/v1/chart/generate", *headers, body=smuggled))
                    try:
                        got = connection.recv(65536)
                    except (TimeoutError, ConnectionError):
                        got = b""
                self.assertNotIn(b"200 OK", got)

    # -- names --------------------------------------------------------------------------------------------------------

    def test_names(self):
        for name in ["🌙✨", "👩‍👩‍👧‍👦 Ada", "é" * 100, "\u202eADA", "'; DROP TABLE account; --", "<script>alert(1)</script>", "أدا"]:
            with self.subTest(name=name):
                status, answer = self.ask("PATCH", "/api/v1/profile", {"name": name}, self.token)
                self.assertEqual((status, answer["name"]), (200, name))
                self.assertEqual(self.ask("GET", "/api/v1/profile", token=self.token)[1]["name"], name)
        self.ask("PATCH", "/api/v1/profile", {"name": "Ada"}, self.token)
        for name in [CANARY.decode() * 1000, "🌙" * 10_000, "\x00Ada", "A\x00da"]:
            with self.subTest(name=name[:20]):
                status, answer = self.ask("PATCH", "/api/v1/profile", {"name": name}, self.token)
                self.assertEqual((status, answer.get("field")), (400, "name"))
                self.assertLess(len(json.dumps(answer)), 600, "the answer repeats what was sent")
        self.assertEqual(self.ask("GET", "/api/v1/profile", token=self.token)[1]["name"], "Ada")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("tests", nargs="*", help="TransportTest.test_name; all without")
    arguments = parser.parse_args()
    os.environ["ASTRONOVA_BINARY"] = str(pathlib.Path(arguments.binary).resolve())
    unittest.main(argv=[sys.argv[0], "--verbose", *arguments.tests])
