"""What runs the server elsewhere: the container, the unit of systemd, the proxies. No engine and no proxy is needed."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

try:
    import yaml
except ImportError:
    yaml = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INSTRUCTIONS = {"ARG", "FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD"}


def read(path: str) -> str:
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, lines that go on joined, without comments."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [tuple(line.split(None, 1)) for line in joined.splitlines()]


def settings() -> set[str]:
    return set(re.findall(r"`(ASTRONOVA_[A-Z_]+)`", read("docs/configuration.md")))


class Container(unittest.TestCase):
    def setUp(self):
        self.found = instructions(read("Dockerfile"))

    def test_it_is_made_of_known_instructions(self):
        self.assertEqual({name for name, _ in self.found} - INSTRUCTIONS, set())
        self.assertEqual([rest for name, rest in self.found if name == "FROM"],
                         ["swift:${SWIFT_VERSION}-bookworm AS build", "debian:bookworm-slim"])

    def test_its_commands_are_understood_by_a_shell(self):
        for name, rest in self.found:
            if name == "RUN":
                with self.subTest(rest):
                    self.assertEqual(subprocess.run(["sh", "-n"], input=rest, text=True, capture_output=True).stderr, "")

    def test_what_it_copies_is_there_and_not_ignored(self):
        ignored = read(".dockerignore").splitlines()
        self.assertIn("**", ignored)
        for name, rest in self.found:
            if name == "COPY" and not rest.startswith("--from"):
                for source in rest.split()[:-1]:
                    with self.subTest(source):
                        self.assertTrue(os.path.exists(os.path.join(ROOT, source)))
                        self.assertIn("!" + source, ignored)

    def test_it_runs_as_nobody_in_particular(self):
        last = len(self.found) - 1 - [name for name, _ in reversed(self.found)].index("FROM")
        users = [rest for name, rest in self.found[last:] if name == "USER"]
        self.assertEqual(users, ["astronova"])
        self.assertIn(("CMD", '["serve"]'), self.found)
        self.assertIn(("ENTRYPOINT", '["astronova"]'), self.found)
        variables = {pair.split("=")[0] for name, rest in self.found[last:] if name == "ENV" for pair in rest.split()}
        self.assertEqual(variables - settings(), set())

    def test_the_flags_are_those_of_a_release(self):
        for flag in ("-c release", "--product astronova", "--static-swift-stdlib", "-Xlinker --no-export-dynamic",
                     "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=safe"):
            self.assertIn(flag, read("Dockerfile"))
            self.assertIn(flag, read("script/common.sh"))
        # A container has no use for symbols; who builds for themselves finds them beside the executable.
        self.assertIn("-Xlinker -s", read("Dockerfile"))
        self.assertIn("--strip-all --add-gnu-debuglink", read("script/common.sh"))

    def health(self, answer: bytes) -> int:
        """How the check of health ends when a server gives an answer."""
        rest = next(rest for name, rest in self.found if name == "HEALTHCHECK")
        command = json.loads(rest[rest.index("["):])
        server = ("import socket, sys\ns = socket.create_server(('127.0.0.1', 0))\nprint(s.getsockname()[1], flush=True)\n"
                  "c, _ = s.accept()\nasked = b''\n"
                  # The shell sends a line at a time: whoever hangs up before the last one breaks its pipe.
                  "while not asked.endswith(b'\\r\\n\\r\\n'): asked += c.recv(4096)\n"
                  "c.sendall(bytes.fromhex(sys.argv[1]))\nc.close()\n")
        process = subprocess.Popen(["python3", "-c", server, answer.hex()], stdout=subprocess.PIPE, text=True)
        try:
            port = process.stdout.readline().strip()
            done = subprocess.run(command, env={**os.environ, "ASTRONOVA_PORT": port}, capture_output=True, timeout=30)
            return done.returncode
        finally:
            process.stdout.close()
            process.kill()
            process.wait()

    def test_the_check_of_health_can_say_yes_and_no(self):
        self.assertEqual(self.health(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"), 0)
        self.assertNotEqual(self.health(b"HTTP/1.1 507 Insufficient Storage\r\n\r\n"), 0)
        self.assertNotEqual(self.health(b""), 0)

    @unittest.skipUnless(yaml, "PyYAML is not installed")
    def test_compose(self):
        compose = yaml.safe_load(read("compose.yaml"))
        self.assertEqual(set(compose), {"services", "networks", "volumes"})
        server, proxy = compose["services"]["astronova"], compose["services"]["proxy"]
        self.assertEqual({name for name in server["environment"]} - settings(), set())
        # The address that is believed is the proxy's.
        self.assertEqual(server["environment"]["ASTRONOVA_TRUSTED_PROXY"], proxy["networks"]["inside"]["ipv4_address"])
        self.assertNotIn("ports", server)
        volumes = [volume.split(":")[0] for service in (server, proxy) for volume in service["volumes"]]
        for volume in volumes:
            self.assertTrue(volume in compose["volumes"] or os.path.exists(os.path.join(ROOT, volume)), volume)


class Unit(unittest.TestCase):
    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_systemd_understands_it(self):
        with tempfile.TemporaryDirectory() as folder:
            # What it starts must be there.
            text = read("deploy/astronova.service").replace("/usr/local/bin/astronova", "/bin/true")
            path = os.path.join(folder, "astronova.service")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            done = subprocess.run(["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", path],
                                  capture_output=True, text=True, timeout=60)
            complaints = [line for line in done.stderr.splitlines() if "astronova" in line]
            self.assertEqual((done.returncode, complaints), (0, []), done.stderr)

    def test_it_names_settings_that_there_are(self):
        self.assertEqual(set(re.findall(r"ASTRONOVA_[A-Z_]+", read("deploy/astronova.service"))) - settings(), set())


class Guide(unittest.TestCase):
    def test_links_lead_somewhere(self):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", read("docs/running.md")):
            with self.subTest(target):
                self.assertTrue(os.path.exists(os.path.join(ROOT, "docs", target)))

    def test_braces_are_closed(self):
        for path in ("deploy/nginx.conf", "deploy/Caddyfile"):
            text = re.sub(r"#.*", "", read(path))
            self.assertEqual(text.count("{"), text.count("}"), path)


if __name__ == "__main__":
    unittest.main()
