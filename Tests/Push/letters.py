"""Letters to whoever has forgotten a password, handed to a mail server that stands here and speaks SMTP by itself."""
import base64
import contextlib
import datetime
import email
import email.policy
import http.client
import ipaddress
import json
import os
import pathlib
import queue
import re
import signal
import socketserver
import sqlite3
import ssl
import subprocess
import tempfile
import threading
import unittest

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

PASSWORD, ANOTHER = "under the pear tree", "over the old wall"
USER, SECRET = "stars", "pässword of the mail server"
ORIGIN = "https://stars.example.org"
binary = pathlib.Path("astronova")


def certificate(folder, name):
    """A certificate of this machine with its key; the paths of both."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.timezone.utc)
    made = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256()))
    paths = pathlib.Path(folder, name + ".pem"), pathlib.Path(folder, name + ".key")
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
    return paths


class MailServer:
    """Takes letters and remembers what was said to it. `way` is starttls, implicit or plain; whoever is plain knows everybody."""

    def __init__(self, way, certificates=None, auth="PLAIN"):
        self.letters, self.said, self.refusals = queue.Queue(), [], {}
        self.way, self.auth, self.isOpen = way, auth, way == "plain"
        if certificates:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(*certificates)
        mail = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                with contextlib.suppress(OSError, ssl.SSLError):
                    mail.talk(self.request)

        class Listener(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        self.listener = Listener(("127.0.0.1", 0), Handler)
        self.port = self.listener.server_address[1]
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def close(self):
        self.listener.shutdown()
        self.listener.server_close()

    def talk(self, line):
        with contextlib.ExitStack() as stack:
            self.converse(line, stack)

    def converse(self, line, stack):
        isSecret = self.way == "implicit"
        if isSecret:
            line = stack.enter_context(self.tls.wrap_socket(line, server_side=True))
        lines = stack.enter_context(line.makefile("rb"))
        say = lambda text: line.sendall(text.encode() + b"\r\n")
        say("220 mail.example.org ESMTP")
        proven, sender, recipient = self.isOpen, None, None
        while True:
            got = lines.readline()
            if not got.endswith(b"\r\n"):
                return
            word = got.decode().strip().split(" ")[0].upper()
            self.said.append((isSecret, got.decode().strip()))
            if self.refusals.get(word):
                say(f"{self.refusals[word].pop(0)} not now")
            elif word == "EHLO":
                offers = ["mail.example.org", "SIZE 1000000"]
                if self.way == "starttls" and not isSecret:
                    offers.append("STARTTLS")
                else:
                    offers.append("AUTH " + self.auth)
                for index, offer in enumerate(offers):
                    say(f"250{' ' if index == len(offers) - 1 else '-'}{offer}")
            elif word == "STARTTLS":
                say("220 go on")
                line = stack.enter_context(self.tls.wrap_socket(line, server_side=True))
                lines, isSecret = stack.enter_context(line.makefile("rb")), True
            elif word == "AUTH":
                parts = got.decode().split()
                if parts[1] == "PLAIN":
                    told = base64.b64decode(parts[2]).decode().split("\0")[1:]
                else:
                    told = []
                    for _ in range(2):
                        say("334 VXNlcm5hbWU6")
                        told.append(base64.b64decode(lines.readline()).decode())
                proven = told == [USER, SECRET]
                say("235 yes" if proven else "535 no")
            elif word in ("MAIL", "RCPT"):
                found = re.fullmatch(r"(?:MAIL FROM|RCPT TO):<([^>]*)>(.*)", got.decode().strip())
                if word == "MAIL":
                    sender = found[1]
                else:
                    recipient = found[1]
                say("250 fine" if proven else "530 who are you")
            elif word == "DATA":
                say("354 go on")
                data = []
                while (row := lines.readline()) != b".\r\n":
                    data.append(row[1:] if row.startswith(b".") else row)
                self.letters.put((sender, recipient, b"".join(data)))
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                return
            else:
                say("502 what")


class LetterTests(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = place.name
        self.data = self.place + "/data"
        self.certificates = certificate(self.place, "mine")

    def mail(self, way, certificates=None, auth="PLAIN"):
        server = MailServer(way, certificates or self.certificates, auth)
        self.addCleanup(server.close)
        return server

    def start(self, smtp):
        """A server of ours that sends through an address; ended with the test, or earlier."""
        self.log = open(self.place + "/log", "ab")
        self.addCleanup(self.log.close)
        clean = {name: value for name, value in os.environ.items() if not name.startswith("ASTRONOVA_")}
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--data", self.data, "--limits", "off", "--password-cost", "10", "--origin", ORIGIN,
             "--smtp", smtp, "--smtp-user", USER, "--smtp-certificates", str(self.certificates[0]), "--mail-from",
             "Our stårs <stars@example.org>"],
            stdout=subprocess.PIPE, stderr=self.log, env=clean | {"ASTRONOVA_SMTP_PASSWORD": SECRET})
        self.addCleanup(self.end)
        self.port = int(re.search(rb":(\d+) ", self.process.stdout.readline())[1])

    def end(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(20)
        self.process.stdout.close()

    def logged(self):
        return pathlib.Path(self.place, "log").read_text()

    def ask(self, method, path, body=None):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read()

    def registered(self, address):
        status, answer = self.ask("POST", "/api/v1/auth/register", {"email": address, "password": PASSWORD})
        self.assertEqual(status, 201, answer)

    def asked(self, address):
        return self.ask("POST", "/api/v1/auth/recover/mail", {"email": address})

    def opened(self, mail):
        """The next letter, and the token in it; every line of it is short and ASCII."""
        sender, recipient, data = mail.letters.get(timeout=10)
        for row in data.split(b"\r\n"):
            self.assertLessEqual(len(row), 78)
            self.assertTrue(row.isascii())
        letter = email.message_from_bytes(data, policy=email.policy.default)
        found = re.search(re.escape(ORIGIN) + r"/recover/link/(anm_[\w-]{43})\s", letter.get_content())
        self.assertTrue(found, letter.get_content())
        return sender, recipient, letter, found[1]

    def test_a_letter_leads_back_in_once(self):
        mail = self.mail("starttls")
        self.start(f"smtp://localhost:{mail.port}")
        self.registered("ada@example.org")
        self.assertEqual(self.asked("nobody@example.org"), self.asked("Ada@example.org"))
        sender, recipient, letter, token = self.opened(mail)
        self.assertEqual((sender, recipient), ("stars@example.org", "ada@example.org"))
        self.assertEqual(letter["From"].addresses[0].display_name, "Our stårs")
        self.assertEqual((letter["Auto-Submitted"], letter["Content-Language"]), ("auto-generated", "en"))
        self.assertRegex(letter["Message-ID"], r"^<[0-9a-f-]{36}@example\.org>$")
        self.assertLess(abs(letter["Date"].datetime - datetime.datetime.now(datetime.timezone.utc)), datetime.timedelta(minutes=5))
        self.assertTrue(letter["Subject"] and "ada@example.org" in letter.get_content())
        # Nothing was told before TLS, and only one letter was written.
        self.assertEqual([said for isSecret, said in mail.said if not isSecret], ["EHLO stars.example.org", "STARTTLS"])
        self.assertTrue(mail.letters.empty())
        # Programs that look at links use nothing up.
        for _ in range(2):
            self.assertEqual(self.ask("GET", f"/recover/link/{token}")[0], 200)
        body = {"token": token, "newPassword": ANOTHER}
        self.assertEqual([self.ask("POST", "/api/v1/auth/recover", body)[0] for _ in range(2)], [200, 401])
        for password, status in ((PASSWORD, 401), (ANOTHER, 200)):
            self.assertEqual(self.ask("POST", "/api/v1/auth/login", {"email": "ada@example.org", "password": password})[0], status)
        self.assertEqual(self.ask("GET", f"/recover/link/{token}")[0], 404)
        self.end()
        self.assertIn("letter sent", self.logged())
        for secret in (token, "ada@", "nobody@", SECRET, PASSWORD, ANOTHER):
            self.assertNotIn(secret, self.logged())

    def test_what_was_asked_for_outlives_failures_and_a_kill(self):
        mail = self.mail("implicit", auth="LOGIN")
        mail.refusals = {"MAIL": [451]}
        self.start(f"smtps://127.0.0.1:{mail.port}")
        self.registered("bea@example.org")
        self.registered("cay@example.org")
        self.asked("bea@example.org")
        database = contextlib.closing(sqlite3.connect(f"{self.data}/astronova.sqlite", timeout=5))
        with database as connection:
            self.waits(lambda: connection.execute("SELECT attempts FROM recovery_letter").fetchall() == [(1,)])
        self.assertIn("sender 451", self.logged())
        self.end(signal.SIGKILL)
        # Its time has come; and the mail server does not know the next one.
        with contextlib.closing(sqlite3.connect(f"{self.data}/astronova.sqlite")) as connection, connection:
            connection.execute("UPDATE recovery_letter SET due_at = 0")
        self.start(f"smtps://127.0.0.1:{mail.port}")
        self.assertEqual(self.opened(mail)[1], "bea@example.org")
        mail.refusals = {"RCPT": [550]}
        self.asked("cay@example.org")
        with contextlib.closing(sqlite3.connect(f"{self.data}/astronova.sqlite", timeout=5)) as connection:
            self.waits(lambda: "recipient 550" in self.logged()
                       and connection.execute("SELECT COUNT(*) FROM recovery_letter").fetchone() == (0,))
        self.assertTrue(mail.letters.empty())

    def test_a_certificate_of_somebody_else_gets_nothing(self):
        mail = self.mail("starttls", certificate(self.place, "other"))
        self.start(f"smtp://localhost:{mail.port}")
        self.registered("dee@example.org")
        self.asked("dee@example.org")
        self.waits(lambda: "letter not sent" in self.logged())
        self.assertRegex(self.logged(), r"at=tls")
        self.assertEqual([said for _, said in mail.said], ["EHLO stars.example.org", "STARTTLS"])

    def waits(self, condition):
        """Waits for something that comes soon."""
        for _ in range(100):
            if condition():
                return
            threading.Event().wait(0.1)
        self.fail("it did not come")
