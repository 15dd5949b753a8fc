"""Data folders that something has happened to: nothing is lost, and it is said."""
import http.client
import os
import pathlib
import shutil
import signal
import sqlite3
import stat
import subprocess
import tempfile
import time
import unittest
import urllib.parse

import command
import test_keeping
from command import CommandTest

KEY_OF_THE_ENVIRONMENT = {"ASTRONOVA_MASTER_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="}


class FolderTest(CommandTest):
    """A folder in which Ada has an account, and whose server was stopped."""

    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = pathlib.Path(place.name)
        self.folder = self.place / "data"
        self.data = str(self.folder)
        self.database = self.folder / "astronova.sqlite"
        with test_keeping.Server(self.data) as server:
            server.register()

    def refusal(self, *options, environment=None):
        """What a server says that does not start."""
        done = subprocess.run(
            [str(command.binary), "serve", "--port", "0", "--data", self.data, *options], capture_output=True, timeout=20,
            env={**os.environ, **(environment or {})}, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b""), done.stderr)
        return done.stderr.decode().splitlines()[-1]

    def trace(self):
        """Everything in the folder: names, rights, times and bytes."""
        files = [self.folder, *sorted(self.folder.iterdir())]
        return [(str(file), (found := file.stat()).st_mode, found.st_mtime_ns, file.read_bytes() if file.is_file() else b"") for file in files]

    def doctor(self, environment=None):
        """The exit code of a look, and the parts that it finds ill; it changes nothing."""
        before = self.trace()
        done = subprocess.run(
            [str(command.binary), "doctor", "--port", "0", "--data", self.data], capture_output=True, timeout=20,
            env={**os.environ, **(environment or {})}, check=False)
        self.assertEqual(self.trace(), before)
        self.assertEqual(done.stderr, b"")
        lines = done.stdout.decode().splitlines()
        return done.returncode, [line.split()[1] for line in lines if line.startswith("FAIL")], done.stdout.decode()

    def signs_in(self):
        with test_keeping.Server(self.data) as server:
            return server.sign_in()[0] == 200


class LostDatabaseTest(FolderTest):
    def test_a_database_that_is_missing_or_empty_is_not_begun_afresh(self):
        for spoil in (self.database.unlink, lambda: self.database.write_bytes(b"")):
            with self.subTest(spoil):
                spoil()
                for _ in range(2):
                    message = self.refusal()
                    self.assertIn("astronova restore", message)
                    self.assertIn("--new", message)
        with test_keeping.Server(self.data, "--new") as server:
            self.assertEqual(server.sign_in()[0], 401)
            server.register()
        # There is something now, which is not to be lost by habit.
        self.assertIn("--new", self.refusal("--new"))
        self.assertTrue(self.signs_in())

    def test_the_key_of_the_environment_makes_no_difference(self):
        self.data = str(self.place / "other")
        with test_keeping.Server(self.data, environment=KEY_OF_THE_ENVIRONMENT) as server:
            server.register()
        os.unlink(self.data + "/astronova.sqlite")
        self.assertIn("--new", self.refusal(environment=KEY_OF_THE_ENVIRONMENT))

    def test_damage_is_told_with_what_to_do(self):
        whole = self.database.read_bytes()
        for damaged in (b"x" * 100 + whole[100:], whole[:8192], whole[:100]):
            self.database.write_bytes(damaged)
            self.assertIn("astronova restore", self.refusal())
            self.assertEqual(self.database.read_bytes(), damaged)


class DoctorTest(FolderTest):
    def test_a_good_folder_is_good_stopped_running_and_killed(self):
        self.assertEqual(self.doctor()[:2], (0, []))
        with test_keeping.Server(self.data) as server:
            server.register("bob@example.org")
            code, ill, text = self.doctor()
            self.assertEqual((code, ill), (0, []))
            self.assertIn("2 accounts", text)
            server.process.kill()
            server.process.wait()
            self.assertEqual(self.doctor()[:2], (0, []))
        self.assertTrue(self.signs_in())

    def test_what_is_wrong_is_found(self):
        whole, key = self.database.read_bytes(), (self.folder / "master.key").read_bytes()
        with sqlite3.connect(self.database) as newer:
            newer.execute("INSERT INTO schema_step (number) VALUES (9999)")
        newer.close()
        newer = self.database.read_bytes()
        middle = len(whole) // 8192 * 4096
        for name, part, words, database, master in [
                ("overwritten header", "store", "header", bytes(100) + whole[100:], key),
                ("truncated", "store", "damaged", whole[:middle], key),
                ("a page of something else", "store", "damaged", whole[:middle] + b"\xa5" * 4096 + whole[middle + 4096:], key),
                ("empty", "store", "empty", b"", key),
                ("newer", "store", "schema 9999", newer, key),
                ("missing", "store", "missing", None, key),
                ("no key", "keys", "missing", whole, None),
                ("another key", "keys", "does not open", whole, b"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n"),
                ("no key at all", "keys", "cannot be used", whole, b"none\n")]:
            with self.subTest(name):
                for path, content in ((self.database, database), (self.folder / "master.key", master)):
                    path.unlink(missing_ok=True)
                    if content is not None:
                        path.write_bytes(content)
                code, ill, text = self.doctor()
                self.assertEqual((code, ill), (1, [part]), text)
                self.assertIn(words, text)

    def test_the_key_of_the_environment_is_tried(self):
        self.assertEqual(self.doctor(KEY_OF_THE_ENVIRONMENT)[:2], (1, ["keys"]))


class GuardTest(FolderTest):
    def test_files_that_stand_open_are_closed(self):
        self.folder.chmod(0o755)
        for file in self.folder.iterdir():
            file.chmod(0o644)
        with test_keeping.Server(self.data) as server:
            server.register("bob@example.org")
            self.assertEqual(stat.S_IMODE(self.folder.stat().st_mode), 0o700)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in self.folder.iterdir() if file.is_file()}
            self.assertEqual(set(modes.values()), {0o600}, modes)
            self.assertIn("astronova.sqlite-wal", modes)

    def test_a_lock_that_is_deleted_still_holds(self):
        backup = str(self.place / "backup")
        with test_keeping.Server(self.data) as server:
            (self.folder / "astronova.lock").unlink()
            for _ in range(2):
                self.assertIn("in use", self.refusal())
            done = command.run("keys", "rotate", "--data", self.data)
            self.assertIn("in use", done.stderr.decode())
            self.answer("backup", backup, "--data", self.data)
            self.assertEqual(self.doctor()[:2], (0, []))
            self.assertEqual(server.sign_in()[0], 200)
        self.assertTrue(self.signs_in())

    def test_printing_leaves_nothing_behind(self):
        printer = self.place / "chromium"
        printer.write_text("#!/bin/sh\ntouch began\nsleep 60\n")
        printer.chmod(0o700)
        with test_keeping.Server(self.data, environment={"CHROMIUM": str(printer)}) as server:
            token = server.sign_in()[1]["jwtToken"]
            body = {"birthData": {"date": "1990-06-15", "latitude": 1, "longitude": 2}}
            report = server.ask("POST", "/api/v1/reports/full", body, token)[1]["reportId"]
            asking = subprocess.Popen(
                ["python3", "-c", "import sys, urllib.request as u\n"
                 "u.urlopen(u.Request(sys.argv[1], headers={'Authorization': 'Bearer ' + sys.argv[2]}))",
                 f"{server.address}/api/v1/reports/{report}/pdf", token], stderr=subprocess.DEVNULL)
            try:
                room = self.folder / "printing"
                while not list(room.glob("*/began")):
                    self.assertIsNone(asking.poll())
                    time.sleep(0.01)
                self.assertEqual(stat.S_IMODE(next(room.iterdir()).stat().st_mode), 0o700)
                server.process.kill()
                server.process.wait()
            finally:
                asking.kill()
                asking.wait()
            self.assertTrue(list(room.glob("*/page.html")))
        with test_keeping.Server(self.data):
            self.assertEqual(list(self.folder.glob("printing/*")), [])
            # The browser of before is gone with its page.
            found = [path for path in pathlib.Path("/proc").glob("[0-9]*/cmdline") if self.holds(path, str(self.folder).encode() + b"/printing")]
            self.assertEqual(found, [])

    @staticmethod
    def holds(path, text):
        try:
            return text in path.read_bytes()
        except OSError:
            return False


class KillTest(FolderTest):
    """SIGKILL at the moment in which a file appears, and at moments that nobody has chosen."""

    def killed(self, *arguments, appearing=None, after=0.0):
        process = subprocess.Popen(
            [str(command.binary), *arguments, "--data", self.data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + (after or 20)
        while process.poll() is None and time.monotonic() < end:
            if appearing and appearing():
                break
        process.send_signal(signal.SIGKILL)
        process.wait()

    def took(self, *arguments):
        start = time.monotonic()
        self.answer(*arguments, "--data", self.data)
        return time.monotonic() - start

    def test_a_restore(self):
        backup = str(self.place / "backup")
        self.answer("backup", backup, "--data", self.data)
        whole = self.took("restore", backup)
        moments = [{"appearing": (self.folder / "astronova.sqlite.new").exists}]
        moments += [{"appearing": lambda: len(list(self.folder.glob("*before-restore*"))) > len(before)}]
        moments += [{"after": whole * share} for share in (0.5, 0.7, 0.8, 0.9)]
        for moment in moments:
            before = list(self.folder.glob("*before-restore*"))
            self.killed("restore", backup, **moment)
            self.assertTrue(self.signs_in(), moment)
            self.assertFalse((self.folder / "astronova.sqlite.new").exists())
            self.assertEqual(self.doctor()[:2], (0, []))

    def test_a_rotation(self):
        whole = self.took("keys", "rotate")
        key = self.folder / "master.key"
        moments = [{"appearing": (self.folder / "master.key.new").exists}]
        moments += [{"appearing": lambda: len(key.read_text().split()) > 1}]
        moments += [{"after": whole * share} for share in (0.5, 0.7, 0.8, 0.9)]
        for moment in moments:
            self.killed("keys", "rotate", **moment)
            self.assertTrue(self.signs_in(), moment)
            self.assertEqual(len(key.read_text().split()), 1)
            self.assertFalse((self.folder / "master.key.new").exists())
            self.assertEqual(self.doctor()[:2], (0, []))


class Browser:
    """Sends forms and follows no redirect."""

    def __init__(self, address):
        self.host = urllib.parse.urlsplit(address).netloc

    def post(self, path, fields, cookie=""):
        connection = http.client.HTTPConnection(self.host, timeout=30)
        connection.request("POST", path, urllib.parse.urlencode(fields), {
            "Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html", "Sec-Fetch-Site": "same-origin", "Cookie": cookie})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer


class DiskFullTest(CommandTest):
    """A server on a file system of its own, which is filled."""

    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = place.name
        if shutil.which("mount") is None or subprocess.run(
                ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", self.place], capture_output=True, check=False).returncode != 0:
            self.skipTest("no file system of one's own without root")
        self.addCleanup(subprocess.run, ["umount", self.place], check=False)

    def test_what_does_not_fit_is_told_and_what_was_answered_stays(self):
        with test_keeping.Server(self.place + "/data") as server:
            token = server.register()
            browser = Browser(server.address)
            signed_in = browser.post("/sign-in", {"email": "ada@example.org", "password": test_keeping.PASSWORD})
            cookie = signed_in.getheader("Set-Cookie").split(";")[0]
            self.assertEqual((signed_in.status, cookie[:14]), (303, "astronova=ans_"))
            self.assertEqual(server.ask("GET", "/api/v1/readiness")[0], 200)
            kept, status = [], 200
            while status == 200 and len(kept) < 200:
                record = f"0190f7a2-7c3e-7000-8000-{len(kept):012x}"
                change = {"kind": "journalEntry", "id": record, "data": {"text": "x" * 100_000}}
                status, answer = server.ask("POST", "/api/v1/sync", {"changes": [change]}, token)
                if status == 200:
                    kept.append(record)
            self.assertEqual((status, answer["code"]), (507, "STORAGE_FULL"))
            self.assertGreater(len(kept), 3)
            # Whoever leaves a machine that others use is signed out at it all the same.
            out = browser.post("/sign-out", {}, cookie)
            self.assertEqual((out.status, out.getheader("Location")), (303, "/"))
            self.assertIn("astronova=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax", out.headers.get_all("Set-Cookie"))
            status, answer = server.ask("GET", "/api/v1/readiness")
            self.assertEqual((status, answer["code"]), (507, "STORAGE_FULL"))
            self.assertEqual(server.ask("GET", "/health")[0], 200)
            self.assertEqual(server.ask("GET", "/api/v1/misc/system-status")[1]["status"], "degraded")
            status, page = server.ask("GET", "/api/v1/sync?limit=500", token=token)
            self.assertEqual(status, 200)
            self.assertEqual([record["id"] for record in page["records"] if record["kind"] == "journalEntry"], kept)
            # With room again it goes on without a restart.
            subprocess.run(["mount", "-o", "remount,size=64m", self.place], check=True)
            self.assertEqual(server.ask("POST", "/api/v1/sync", {"changes": [change]}, token)[0], 200)
            self.assertEqual(server.ask("GET", "/api/v1/readiness")[0], 200)


if __name__ == "__main__":
    unittest.main()
