"""Bodies that are small to send and large to read, files that nobody reads to the end, and journals that are searched without end.

Memory is bounded in megabytes, processor time only against a plain body of the same length: how long
anything takes is printed and nobody's promise here.
"""
import concurrent.futures
import gzip
import http.client
import json
import socket
import time
import unittest
import uuid

from victim import FULL, PASSWORD, Server


def noughts(size):
    """A JSON array of about so many bytes."""
    return "[" + "0," * (size // 2) + "0]"


def archive(entries):
    return '{"format":"astronova-export","version":1,"records":{"journalEntry":[' + ",".join(entries) + "]}}"


def entry(text, **fields):
    return json.dumps({"id": str(uuid.uuid4()), "data": {"type": "reflection", "date": "2026-11-20", "text": text, **fields}})


class BodiesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--limits", "off")
        cls.token = cls.server.register("ada")
        cls.server.ask("GET", "/health")

    @classmethod
    def tearDownClass(cls):
        cls.server.close()

    def cost(self, *request):
        """The status of a request, its body, and the processor seconds that it took."""
        before = self.server.seconds()
        status, _, body = self.server.ask(*request)
        return status, body, self.server.seconds() - before

    # -- many small values ------------------------------------------------------------------------------------------

    def test_noughts_cost_no_more_than_a_text(self):
        large = 15_000_000 if FULL else 4_000_000
        for method, path, token, size, frame in [
            ("POST", "/api/v1/import", self.token, large,
             '{"format":"astronova-export","version":1,"records":{"journalEntry":[{"id":"%s","data":{"a":%%s}}]}}' % uuid.uuid4()),
            ("POST", "/api/v1/sync", self.token, 950_000,
             '{"changes":[{"kind":"journalEntry","id":"%s","data":{"a":%%s}}]}' % uuid.uuid4()),
            ("POST", "/get_memory", None, 950_000, '{"data":{"user_id":"x","a":%s}}'),
            ("POST", "/api/v1/ephemeris/calculate", None, 950_000, '{"date":"2026-11-21","a":%s}'),
        ]:
            with self.subTest(path=path):
                plain = self.cost(method, path, frame % ('"' + "x" * size + '"'), token)[2]
                status, body, hostile = self.cost(method, path, frame % noughts(size), token)
                print(f"\n{path}: {size / 1e6:.1f} MB of noughts {hostile:.2f} s of processor, of one text {plain:.2f} s", flush=True)
                self.assertEqual(status, 400)
                self.assertIn(b"values", body)
                # The clock of the kernel has steps of 10 ms; before, a nought took 80 times what a letter takes.
                self.assertLess(hostile, 5 * plain + 0.3)

    def test_the_largest_bodies_within_the_bounds(self):
        count = 49 if FULL else 8
        full = archive(json.dumps({"id": str(uuid.uuid4()), "data": {"a": [0] * 19_990}}) for _ in range(count))
        before = self.server.megabytes()
        status, body, seconds = self.cost("POST", "/api/v1/import", full, self.token)
        grown = self.server.megabytes() - before
        print(f"\nimport of {count} records with 19,990 values: {seconds:.2f} s of processor, {grown:.0f} MB more", flush=True)
        self.assertEqual(status, 200, body[:300])
        self.assertEqual(json.loads(body)["imported"]["journalEntry"], count)
        self.assertLess(grown, 250)

    def test_a_real_export_comes_back(self):
        words = "It rained all day and nobody minded. " * 20
        entries = [entry(words, tags=["rain", "work"], mood="steady") for _ in range(15_000 if FULL else 2000)]
        token = self.server.register(f"real-{uuid.uuid4().hex[:8]}")
        before = self.server.megabytes()
        status, body, seconds = self.cost("POST", "/api/v1/import", archive(entries), token)
        print(f"\nimport of {len(entries)} entries: {seconds:.2f} s of processor, "
              f"{self.server.megabytes() - before:.0f} MB more", flush=True)
        self.assertEqual(status, 200, body[:300])
        self.assertEqual(json.loads(body)["imported"]["journalEntry"], len(entries))

    def test_one_account_brings_one_file_at_a_time(self):
        token = self.server.register(f"twice-{uuid.uuid4().hex[:8]}")
        body = archive([entry("x")]).encode()
        head = (f"POST /api/v1/import HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
                f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n").encode()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as slow:
            slow.sendall(head + body[:10])
            time.sleep(0.5)
            status, headers, answer = self.server.ask("POST", "/api/v1/import", body, token)
            self.assertEqual(status, 503, answer)
            self.assertTrue(headers["Retry-After"].isdigit())
            # Others are not concerned.
            self.assertEqual(self.server.ask("POST", "/api/v1/import", body, self.token)[0], 200)
            slow.sendall(body[10:])
            got = b""
            while part := slow.recv(65536):
                got += part
            self.assertIn(b" 200 ", got.split(b"\r\n")[0])

    def test_others_are_answered_meanwhile(self):
        entries = [json.dumps({"id": str(uuid.uuid4()), "data": {"a": [0] * 19_000}}) for _ in range(40 if FULL else 10)]
        body = archive(entries)
        tokens = [self.server.register(f"many-{index}-{uuid.uuid4().hex[:8]}") for index in range(4)]
        times = []
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            imports = [pool.submit(self.server.ask, "POST", "/api/v1/import", body, token) for token in tokens]
            while not all(one.done() for one in imports):
                start = time.monotonic()
                self.assertEqual(self.server.ask("GET", "/health")[0], 200)
                times.append(time.monotonic() - start)
                time.sleep(0.01)
        statuses = [one.result()[0] for one in imports]
        times.sort()
        print(f"\nfour imports at once: {statuses}; /health p50 {times[len(times) // 2] * 1000:.0f} ms, "
              f"most {times[-1] * 1000:.0f} ms of {len(times)}", flush=True)
        self.assertTrue(all(status in (200, 503) for status in statuses), statuses)
        self.assertIn(200, statuses)


class FullAccountTest(unittest.TestCase):
    """An account that holds much."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--limits", "off")
        cls.token = cls.server.register("ada")
        text = "Nobody minded the rain. " * 5000
        cls.megabytes = 240 if FULL else 30
        # 120 kB an entry, a bit more than a hundred in a file.
        left = cls.megabytes * 1_000_000 // len(text)
        while left > 0:
            count = min(left, 100)
            status, _, body = cls.server.ask("POST", "/api/v1/import", archive(entry(text) for _ in range(count)), cls.token)
            assert status == 200, body[:300]
            left -= count
        time.sleep(1)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()

    def test_exports_that_nobody_reads(self):
        before = self.server.megabytes()
        head = (f"GET /api/v1/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {self.token}\r\n\r\n").encode()
        connections = []
        for _ in range(6):
            connection = socket.create_connection(("127.0.0.1", self.server.port), timeout=30)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(head)
            connections.append(connection)
        most = 0.0
        for _ in range(20):
            time.sleep(0.1)
            most = max(most, self.server.megabytes() - before)
        print(f"\nsix unread exports of {self.megabytes} MB: {most:.0f} MB more, {self.server.megabytes():.0f} in all", flush=True)
        self.assertEqual(self.server.ask("GET", "/health")[0], 200)
        for connection in connections:
            connection.close()
        # Before, each held three times what the account holds.
        self.assertLess(most, 40)

    def test_an_export_that_is_read_is_whole(self):
        before = self.server.megabytes()
        status, _, plain = self.server.ask("GET", "/api/v1/export", None, self.token)
        self.assertEqual(status, 200)
        count = len(json.loads(plain)["records"]["journalEntry"])
        status, headers, packed = self.server.ask("GET", "/api/v1/export", None, self.token, {"Accept-Encoding": "gzip"})
        self.assertEqual((status, headers["Content-Encoding"]), (200, "gzip"))
        self.assertEqual(len(json.loads(gzip.decompress(packed))["records"]["journalEntry"]), count)
        grown = self.server.megabytes() - before
        print(f"\nan export of {len(plain) / 1e6:.0f} MB, {len(packed) / 1e6:.1f} MB packed: {grown:.0f} MB more", flush=True)
        self.assertLess(grown, 40)

    def test_pages_and_searches_open_little(self):
        before = self.server.megabytes()
        for path in ["/api/v1/journal?limit=100", "/api/v1/journal?q=nowhere", "/api/v1/journal/patterns", "/api/v1/sync?limit=500"]:
            start = self.server.seconds()
            status, _, body = self.server.ask("GET", path, None, self.token)
            print(f"\n{path}: {self.server.seconds() - start:.2f} s of processor, {len(body) / 1e6:.1f} MB", flush=True)
            self.assertEqual(status, 200)
            self.assertLess(len(body), 8_000_000)
        answer = json.loads(self.server.ask("GET", "/api/v1/journal?q=nowhere", None, self.token)[2])
        self.assertEqual(answer["entries"], [])
        self.assertIsNotNone(answer["next"], "the search goes on")
        grown = self.server.megabytes() - before
        print(f"\nafterwards: {grown:.0f} MB more, {self.server.megabytes():.0f} in all", flush=True)
        self.assertLess(grown, 80)

    def test_the_profile_page_opens_little(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        origin = f"http://127.0.0.1:{self.server.port}"
        connection.request(
            "POST", "/sign-in", f"email=ada%40example.org&password={PASSWORD.replace(' ', '+')}",
            {"Content-Type": "application/x-www-form-urlencoded", "Origin": origin})
        response = connection.getresponse()
        response.read()
        connection.close()
        cookies = "; ".join(value.split(";")[0] for name, value in response.getheaders() if name.lower() == "set-cookie")
        self.assertTrue(cookies, f"not signed in: {response.status}")
        before = self.server.megabytes()
        for path in ["/profile", "/journal", "/journal?q=nowhere"]:
            start = self.server.seconds()
            status, _, body = self.server.ask("GET", path, None, None, {"Cookie": cookies})
            grown = self.server.megabytes() - before
            print(f"\n{path}: {self.server.seconds() - start:.2f} s of processor, {grown:.0f} MB more", flush=True)
            self.assertEqual(status, 200)
            self.assertLess(len(body), 1_000_000)
        self.assertLess(self.server.megabytes() - before, 60)


if __name__ == "__main__":
    unittest.main(verbosity=2)
