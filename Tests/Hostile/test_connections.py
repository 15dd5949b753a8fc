"""Clients that take and never give back: places, memory, file descriptors."""
import json
import select
import socket
import time
import unittest

from victim import FULL, Server

# Kilobytes that a client may cost who sends ahead and reads nothing.
MOST_KILOBYTES = 100


def request(path, *headers):
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: localhost", *headers, b"", b""])


def is_closed(connection):
    """Whether the other end has closed or reset a connection that we do not read from."""
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP)
    return any(event & (select.POLLRDHUP | select.POLLHUP | select.POLLERR) for _, event in poll.poll(0))


class UnreadTest(unittest.TestCase):
    """Requests are sent ahead and no answer is ever read."""

    def test_it_costs_little_and_ends(self):
        count, ahead = (100, 2000) if FULL else (40, 2000)
        server = Server("--limits", "off")
        self.addCleanup(server.close)
        # What a first answer brings into memory is not the attacker's.
        for path in ("/openapi.yaml", "/health", "/api/v1/ephemeris/current"):
            server.ask("GET", path)
        before, most = server.megabytes(), 0
        start = time.monotonic()
        clients = []
        for number in range(count):
            client = server.connect()
            # As little may be taken as the system allows, so that the answers stay with the server.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.setblocking(False)
            path = b"/nothing" if FULL and number % 4 == 0 else b"/openapi.yaml"
            try:
                client.send(request(path) * ahead)
            except BlockingIOError:
                pass
            clients.append(client)
        # The server may not have taken the first of them yet.
        while server.sockets() == 0 and time.monotonic() - start < 30:
            time.sleep(0.05)
        most = server.megabytes()
        # A client that reads nothing does not see the end either, so the server's side is looked at.
        while server.sockets() > 0 and time.monotonic() - start < 90:
            most = max(most, server.megabytes())
            time.sleep(0.25)
        seconds = time.monotonic() - start
        each = (most - before) * 1024 / count
        print(f"\n{count} clients that read nothing: {before:.0f} MB, then {most:.0f} MB at most, {each:.0f} kB each, gone after {seconds:.0f} s")
        self.assertEqual(server.sockets(), 0, "connections that nobody reads from stay open")
        # A dozen megabytes are arenas of the allocator, however many clients there are.
        self.assertLess(most - before, 12 + count * MOST_KILOBYTES / 1024)
        self.assertEqual(server.ask("GET", "/health")[0], 200)
        for client in clients:
            client.close()


class PlacesTest(unittest.TestCase):
    def test_one_network_does_not_take_all_places(self):
        server = Server("--limits", "off", "--connections-per-network", "50")
        self.addCleanup(server.close)
        clients = [server.connect(source="127.0.0.9") for _ in range(70)]
        self.addCleanup(lambda: [client.close() for client in clients])
        time.sleep(0.5)
        self.assertEqual(sum(not is_closed(client) for client in clients), 50)
        self.assertEqual(server.ask("GET", "/health", source="127.0.0.1")[0], 200)
        for client in clients[:30]:
            client.close()
        time.sleep(0.5)
        self.assertEqual(server.ask("GET", "/health", source="127.0.0.9")[0], 200, "a place that is given back is not given out again")

    def test_a_server_without_descriptors_waits_and_goes_on(self):
        # The bound on connections is left out of play: other files take what there is.
        server = Server("--limits", "off", files=60)
        self.addCleanup(server.close)
        clients = []
        for number in range(90):
            clients.append(server.connect(source=f"127.0.0.{10 + number % 40}"))
        time.sleep(0.5)
        before = server.seconds()
        time.sleep(2)
        used = server.seconds() - before
        print(f"\nno place is left: {used:.2f} s of processor time in 2 s")
        self.assertLess(used, 0.5, "the server turns without rest")
        for client in clients:
            client.close()
        self.assertEqual(server.ask("GET", "/health", timeout=20)[0], 200)


class HeadTest(unittest.TestCase):
    """What HTTP asks of a server (RFC 9110, RFC 9112)."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("--limits", "off")
        cls.addClassCleanup(cls.server.close)

    def tearDown(self):
        self.assertNotIn("error", self.server.logged())

    def send(self, data, until_closed=True):
        """Everything that comes back, and whether the server closed."""
        with self.server.connect(timeout=10) as connection:
            connection.sendall(data)
            got = b""
            try:
                while part := connection.recv(65536):
                    got += part
                    if not until_closed and b"}" in got:
                        return got, False
            except TimeoutError:
                return got, False
            except ConnectionError:
                pass
            return got, True

    def refused(self, data, status=400):
        got, closed = self.send(data)
        head, _, body = got.partition(b"\r\n\r\n")
        self.assertTrue(head.startswith(b"HTTP/1.1 %d " % status), got[:200])
        self.assertTrue(closed, "the connection stays open")
        self.assertEqual(json.loads(body)["code"], "VALIDATION_ERROR")
        return json.loads(body)

    def test_host(self):
        self.assertEqual(self.refused(b"GET /health HTTP/1.1\r\n\r\n")["field"], "Host")
        self.assertEqual(self.refused(b"GET /health HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n")["field"], "Host")

    def test_framing(self):
        chunked = b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        for body in (b"xyz\r\n", b"5\r\nabcdefgh\r\n0\r\n\r\n", b"ffffffffffffffffff\r\nabc", b"-1\r\na\r\n0\r\n\r\n"):
            with self.subTest(body=body):
                self.refused(chunked + body)
        for head in (b"Transfer-Encoding: gzip", b"Transfer-Encoding: chunked, identity", b"Content-Length: 99999999999999999999",
                     b"Content-Length: -1", b"Content-Length: 1, 2"):
            with self.subTest(head=head):
                self.refused(b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\n" + head + b"\r\n\r\n")

    def test_what_is_no_request(self):
        for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET /health HTTP/9.9\r\n\r\n", b"GET /health HTTP/1.1\r\nHost : a\r\n\r\n"):
            with self.subTest(data=data):
                self.refused(data)
        self.refused(b"GET /health HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000 + b"\r\n\r\n", status=431)

    def test_expect(self):
        body = b'{"birthData":{"date":"1990-06-15","time":"14:30","latitude":52.5,"longitude":13.4}}'
        head = b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        with self.server.connect(timeout=10) as connection:
            connection.sendall(head)
            self.assertEqual(connection.recv(100), b"HTTP/1.1 100 Continue\r\n\r\n")
            connection.sendall(body)
            got = b""
            while part := connection.recv(65536):
                got += part
            self.assertTrue(got.startswith(b"HTTP/1.1 200 "), got[:200])
        self.refused(b"GET /health HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n", status=417)
        # Nobody is asked for a body that will not be read.
        got, _ = self.send(b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 900000000\r\n\r\n")
        self.assertTrue(got.startswith(b"HTTP/1.1 413 "), got[:200])

    def test_the_first_version_ends_with_its_answer(self):
        for head in (b"", b"Host: a\r\n", b"Connection: keep-alive\r\n"):
            with self.subTest(head=head):
                got, closed = self.send(b"GET /health HTTP/1.0\r\n" + head + b"\r\n")
                self.assertTrue(got.startswith(b"HTTP/1.0 200 ") or got.startswith(b"HTTP/1.1 200 "), got[:100])
                self.assertTrue(closed)
                self.assertNotIn(b"chunked", got)
                self.assertEqual(json.loads(got.partition(b"\r\n\r\n")[2])["status"], "ok")

    def test_requests_sent_ahead_are_answered_in_their_order(self):
        body = b'{"birthData":{"date":"1990-06-15","time":"14:30","latitude":52.5,"longitude":13.4}}'
        post = b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\nX-Request-ID: %s\r\nContent-Length: %d\r\n\r\n%s"
        chunks = b"POST /api/v1/chart/generate HTTP/1.1\r\nHost: a\r\nX-Request-ID: %s\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n"
        get = b"GET /health HTTP/1.1\r\nHost: a\r\nX-Request-ID: %s\r\n\r\n"
        ids = [b"request-%03d" % number for number in range(60)]
        data = b""
        for number, name in enumerate(ids):
            data += (get % name, post % (name, len(body), body), chunks % (name, len(body), body))[number % 3]
        got, closed = self.send(data + request(b"/health", b"Connection: close", b"X-Request-ID: request-end"))
        names = [line.split(b": ")[1] for line in got.split(b"\r\n") if line.lower().startswith(b"x-request-id: ")]
        self.assertEqual(names, ids + [b"request-end"])
        self.assertTrue(closed)

    def test_a_client_that_closes_its_side_gets_its_answers(self):
        with self.server.connect(timeout=10) as connection:
            connection.sendall(request(b"/health") * 5)
            connection.shutdown(socket.SHUT_WR)
            got = b""
            while part := connection.recv(65536):
                got += part
        self.assertEqual(got.count(b"HTTP/1.1 200 OK"), 5)
