"""Backups, keys and roles: the commands on a data folder."""
import json
import os
import pathlib
import re
import stat
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request

import command
from command import CommandTest

PASSWORD = "under the pear tree"


class Server:
    """A server on a data folder, for as long as the block lasts."""

    def __init__(self, folder, *options, environment=None):
        self.process = subprocess.Popen(
            [str(command.binary), "serve", "--port", "0", "--data", folder, "--limits", "off", "--password-cost", "10", *options], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})})

    def __enter__(self):
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

    def ask(self, method, path, body=None, token=None):
        """The status and the body of an answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"{}")

    def register(self, email="ada@example.org"):
        status, answer = self.ask("POST", "/api/v1/auth/register", {"email": email, "password": PASSWORD, "name": "Ada"})
        assert status == 201, answer
        return answer["jwtToken"]

    def sign_in(self, email="ada@example.org"):
        return self.ask("POST", "/api/v1/auth/login", {"email": email, "password": PASSWORD})


class KeepingTest(CommandTest):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = pathlib.Path(place.name)
        self.data = str(self.place / "data")

    def failure(self, *arguments):
        """The line with which a command says what does not work."""
        done = command.run(*arguments)
        self.assertEqual((done.returncode, done.stdout), (1, b""), (arguments, done.stderr))
        return done.stderr.decode()

    def test_a_backup_comes_back(self):
        backup = str(self.place / "backup.sqlite")
        with Server(self.data) as server:
            server.register()
            self.assertIn("1 accounts", self.answer("backup", backup, "--data", self.data))
            server.register("bob@example.org")
            self.assertIn("in use", self.failure("restore", backup, "--data", self.data))
        self.assertEqual(stat.S_IMODE(os.stat(backup).st_mode), 0o600)
        self.assertIn("exists", self.failure("backup", backup, "--data", self.data))
        self.assertIn("before-restore", self.answer("restore", backup, "--data", self.data))
        with Server(self.data) as server:
            status, answer = server.sign_in()
            self.assertEqual((status, answer["user"]["fullName"]), (200, "Ada"))
            self.assertEqual(server.sign_in("bob@example.org")[0], 401)

    def test_what_is_no_backup_changes_nothing(self):
        with Server(self.data) as server:
            server.register()
        other = self.place / "other"
        other.write_bytes(b"SQLite format 3\0" + bytes(4096))
        self.assertIn("no database of Astronova", self.failure("restore", str(other), "--data", self.data))
        self.assertIn("there is no file", self.failure("restore", str(self.place / "missing"), "--data", self.data))
        self.assertIn("there is no file", self.failure("restore", str(self.place / "missing"), "--data", str(self.place / "new")))
        self.assertFalse((self.place / "new").exists())
        with Server(self.data) as server:
            self.assertEqual(server.sign_in()[0], 200)

    def test_another_key_opens_everything_afterwards(self):
        with Server(self.data) as server:
            server.register()
            self.assertIn("in use", self.failure("keys", "rotate", "--data", self.data))
        key = (pathlib.Path(self.data) / "master.key").read_text()
        self.assertIn("2 data keys", self.answer("keys", "rotate", "--data", self.data))
        self.assertNotEqual((pathlib.Path(self.data) / "master.key").read_text(), key)
        with Server(self.data) as server:
            self.assertEqual(server.sign_in()[1]["user"]["fullName"], "Ada")
        self.assertIn("no database", self.misuse("keys", "rotate", "--data", str(self.place / "nowhere")))

    def test_a_backup_of_an_earlier_key_comes_back(self):
        with Server(self.data) as server:
            server.register()
        key, backup = self.place / "kept.key", str(self.place / "backup.sqlite")
        key.write_bytes((pathlib.Path(self.data) / "master.key").read_bytes())
        self.assertEqual(self.answer("backup", backup, "--data", self.data, "--quiet"), "")
        self.assertIn("master.key.earlier", self.answer("keys", "rotate", "--data", self.data))
        self.answer("restore", backup, "--data", self.data)
        with Server(self.data) as server:
            self.assertEqual(server.sign_in()[1]["user"]["fullName"], "Ada")
        self.assertIn("--key", self.answer("keys", "rotate", "--forget", "--data", self.data))
        self.failure("restore", backup, "--data", self.data)
        self.assertIn("there is no file", self.misuse("restore", backup, "--data", self.data, "--key", str(self.place / "none")))
        self.answer("restore", backup, "--data", self.data, "--key", str(key))
        with Server(self.data) as server:
            self.assertEqual(server.sign_in()[1]["user"]["fullName"], "Ada")

    def test_invitations_are_made_beside_the_server(self):
        with Server(self.data, "--registration", "invite") as server:
            account = {"email": "ada@example.org", "password": PASSWORD}
            self.assertEqual(server.ask("POST", "/api/v1/auth/register", account)[0], 403)
            codes = self.answer("accounts", "invite", "--count", "2", "--data", self.data).split()
            self.assertEqual(len(set(codes)), 2)
            self.assertEqual(server.ask("POST", "/api/v1/auth/register", {**account, "invitation": codes[0]})[0], 201)
            other = {"email": "bob@example.org", "password": PASSWORD}
            self.assertEqual(server.ask("POST", "/api/v1/auth/register", {**other, "invitation": codes[0]})[0], 403)
            taken_back = self.answer("accounts", "invite", "--data", self.data).strip()
            self.answer("accounts", "revoke", taken_back, "--data", self.data)
            self.assertEqual(server.ask("POST", "/api/v1/auth/register", {**other, "invitation": taken_back})[0], 403)
        # What is kept opens nothing.
        kept = [file.name + file.read_text() for file in (pathlib.Path(self.data) / "invitations").iterdir()]
        self.assertEqual(len(kept), 1)
        self.assertNotIn(codes[1], "".join(kept))
        self.assertIn("--days", self.misuse("accounts", "invite", "--days", "0", "--data", self.data))

    def test_the_server_makes_backups_by_itself(self):
        backups = self.place / "backups"
        def found():
            return sorted(backups.glob("astronova-*Z.sqlite")) if backups.is_dir() else []
        with Server(self.data, "--backups", str(backups), "--backups-kept", "2") as server:
            server.register()
            for _ in range(300):
                if found():
                    break
                time.sleep(0.1)
            self.assertEqual(len(found()), 1)
        # One was made today, so a server that is started anew makes none.
        first = found()
        with Server(self.data, "--backups", str(backups), "--backups-kept", "2") as server:
            self.assertEqual(server.sign_in()[0], 200)
        self.assertEqual(found(), first)
        self.assertEqual(stat.S_IMODE(os.stat(backups).st_mode), 0o700)
        self.answer("restore", str(first[0]), "--data", self.data)

    def test_an_editor_is_made(self):
        with Server(self.data) as server:
            token = server.register()
            path = "/api/v1/content/management/insights"
            self.assertEqual(server.ask("PUT", path, {"insights": []}, token)[0], 403)
        self.assertEqual(self.answer("accounts", "role", "ADA@example.org", "admin", "--data", self.data), "ADA@example.org: admin\n")
        with Server(self.data) as server:
            token = server.sign_in()[1]["jwtToken"]
            self.assertEqual(server.ask("PUT", path, {"insights": []}, token)[0], 200)
        with Server(self.data) as server:
            identity = server.sign_in()[1]["user"]["id"]
        self.assertEqual(self.answer("accounts", "role", identity, "member", "--data", self.data), f"{identity}: member\n")
        self.assertIn("nobody", self.failure("accounts", "role", "bob@example.org", "admin", "--data", self.data))
        self.assertIn("member or admin", self.misuse("accounts", "role", "ada@example.org", "queen", "--data", self.data))

    def test_a_link_is_made_for_whoever_has_lost_everything(self):
        with Server(self.data) as server:
            server.register()
        link = self.answer("accounts", "recover", "ADA@example.org", "--data", self.data).strip()
        self.assertRegex(link, r"^/recover/link/anm_[\w-]{43}$")
        self.assertIn("nobody", self.failure("accounts", "recover", "bob@example.org", "--data", self.data))
        with Server(self.data) as server:
            body = {"token": link.rsplit("/", 1)[1], "newPassword": "over the old wall"}
            self.assertEqual([server.ask("POST", "/api/v1/auth/recover", body)[0] for _ in range(2)], [200, 401])
            self.assertEqual(server.sign_in()[0], 401)

    def test_the_key_of_the_environment(self):
        environment = {"ASTRONOVA_MASTER_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="}
        with Server(self.data, environment=environment) as server:
            server.register()
        self.assertFalse((pathlib.Path(self.data) / "master.key").exists())
        with Server(self.data, environment=environment) as server:
            self.assertEqual(server.sign_in()[0], 200)
        # Without it the server does not start, and makes no key that would hide what is missing.
        with self.assertRaises(RuntimeError):
            with Server(self.data):
                pass
        self.assertFalse((pathlib.Path(self.data) / "master.key").exists())

    def test_limits_are_chosen(self):
        birth = {"birthData": {"date": "1990-06-15", "latitude": 1, "longitude": 2}}
        with Server(self.data, "--limits", "standard", "--hourly", "2") as server:
            self.assertEqual([server.ask("POST", "/api/v1/chart/generate", birth)[0] for _ in range(3)], [200, 200, 429])
        for arguments in (["--limits", "some"], ["--hourly", "0"], ["--daily", "-1"]):
            self.assertIn(arguments[0], self.misuse("serve", "--data", self.data, *arguments))

    def test_a_provider_is_offered_when_it_is_configured(self):
        with Server(self.data, "--apple-audience", "org.example.app", environment={
                "ASTRONOVA_APPLE_KEYS_URL": "http://127.0.0.1:9/keys"}) as server:
            token = {"identityToken": "a.b.c"}
            self.assertEqual(server.ask("POST", "/api/v1/auth/apple", token)[0], 401)
            self.assertEqual(server.ask("POST", "/api/v1/auth/google", token)[0], 404)

    def test_behind_tls_the_cookie_and_the_page_still_answer(self):
        with Server(self.data, "--secure", "--trusted-proxy", "127.0.0.1") as server:
            self.assertEqual(server.ask("GET", "/api/v1/readiness")[1], {"status": "ready", "database": "ok"})


if __name__ == "__main__":
    unittest.main()
