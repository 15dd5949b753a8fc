"""Every command of README.md runs, and what stands after an arrow below it is what it prints."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import command
from server import running

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARROW = "# → "
ANY_LINES = "…"


def blocks(text):
    """The shell commands of a page, block by block: each command with the lines that it is said to print."""
    found = []
    for block in re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        commands = []
        # A line that ends within quotes or after a backslash goes on.
        piece = ""
        for line in block.splitlines():
            if line.startswith(ARROW) and not piece:
                commands[-1][1].append(line[len(ARROW):])
                continue
            piece += line + "\n"
            if not piece.strip():
                piece = ""
            elif subprocess.run(["bash", "-n"], input=piece, capture_output=True, text=True).returncode == 0 and not line.endswith("\\"):
                commands.append((piece.strip(), []))
                piece = ""
        if piece:
            raise ValueError("a command has no end: " + piece)
        found.append(commands)
    return found


def agree(claimed, printed):
    """Whether printed lines are those that are claimed, in order; an ellipsis stands for any number of lines."""
    if not claimed:
        return not printed
    if claimed[0] == ANY_LINES:
        return any(agree(claimed[1:], printed[skipped:]) for skipped in range(len(printed) + 1))
    return bool(printed) and claimed[0] == printed[0].rstrip() and agree(claimed[1:], printed[1:])


class ReadmeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.blocks = blocks((ROOT / "README.md").read_text(encoding="utf-8"))

    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = pathlib.Path(place.name)
        (self.place / "bin").mkdir()
        (self.place / "bin" / "astronova").symlink_to(command.binary)

    def shell(self, text):
        # The port of the page may be taken where the tests run.
        text = text.replace("astronova doctor", "astronova doctor --port 0")
        environment = {**os.environ, "PATH": f"{self.place}/bin{os.pathsep}{os.environ['PATH']}", "HOME": str(self.place)}
        return subprocess.run(
            ["bash", "-c", "set -o pipefail\n" + text], cwd=self.place, env=environment, capture_output=True, text=True, timeout=120)

    def run_all(self, commands, prepare=lambda text: text):
        for text, claimed in commands:
            with self.subTest(text):
                done = self.shell(prepare(text))
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                if claimed:
                    self.assertTrue(agree(claimed, done.stdout.splitlines()), done.stdout)
                elif ">" not in text:
                    self.assertTrue(done.stdout.strip())

    def chosen(self, pattern, without="curl|data"):
        return [commands for commands in self.blocks
                if any(re.search(pattern, text) for text, _ in commands) and not any(re.search(without, text) for text, _ in commands)]

    def test_commands_of_the_terminal(self):
        found = self.chosen(r"\bastronova ", without=r"curl|--data\b|--assets|script/")
        self.assertGreater(sum(len(commands) for commands in found), 25)
        self.assertGreater(sum(len(claimed) for commands in found for _, claimed in commands), 8)
        for commands in found:
            self.run_all(commands)
        self.assertTrue((self.place / "chart.svg").read_text().startswith("<svg"))
        self.assertTrue((self.place / "sky.ics").read_text().startswith("BEGIN:VCALENDAR"))

    def test_requests(self):
        found = self.chosen("^curl ", without="^astronova")
        self.assertGreater(sum(len(commands) for commands in found), 6)
        with running(command.binary) as address:
            def here(text):
                # Our own server, whose answer must be one of success, and not a word beside it.
                self.assertIn("localhost:8080", text)
                return text.replace("http://localhost:8080", address).replace("localhost:8080", address).replace(
                    "curl ", "curl --silent --show-error --fail ", 1)
            for commands in found:
                self.run_all(commands, here)

    def test_commands_on_kept_data(self):
        found = self.chosen(r"^astronova backup", without="curl")
        self.assertEqual(len(found), 1)
        process = subprocess.Popen(
            [str(command.binary), "serve", "--port", "0", "--data", str(self.place / "data")], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.readline()
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()
        self.run_all(found[0])

    @unittest.skipUnless(shutil.which("bash"), "bash is not installed")
    def test_the_reader_of_the_page(self):
        text = "```sh\nastronova a   # why\n# → 1\n# → …\n\ncurl x -d '{\n  \"a\": 1}'\n```\n```swift\nlet a = 1\n```\n"
        self.assertEqual(blocks(text), [[("astronova a   # why", ["1", "…"]), ("curl x -d '{\n  \"a\": 1}'", [])]])
        self.assertTrue(agree(["1", "…"], ["1", "2"]))
        self.assertFalse(agree(["1"], ["1", "2"]))
        self.assertFalse(agree(["2", "…"], ["1", "2"]))
