"""What surrounds the command: completions, the manual page, colors, silence."""
import os
import pathlib
import pty
import shutil
import subprocess
import tempfile
import unittest

import command
from command import CommandTest

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMANDS = ["chart", "today", "positions", "serve", "backup", "restore", "vedic panchang", "keys rotate", "completions"]


class CompletionsTest(CommandTest):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.prefix = pathlib.Path(place.name)

    def test_they_are_installed_where_shells_look(self):
        written = self.answer("completions", "--prefix", str(self.prefix)).splitlines()
        share = self.prefix / "share"
        self.assertEqual(written, [str(share / name) for name in (
            "bash-completion/completions/astronova", "zsh/site-functions/_astronova", "fish/vendor_completions.d/astronova.fish",
            "man/man1/astronova.1")])
        for name, kind in zip(written, ("bash", "zsh", "fish", "man")):
            self.assertEqual(pathlib.Path(name).read_text(), self.answer("completions", kind))
        # Again, over what is there, and in silence.
        self.assertEqual(self.answer("completions", "--prefix", str(self.prefix), "--quiet"), "")

    def test_a_folder_that_cannot_be_written(self):
        done = command.run("completions", "--prefix", "/dev/null/nowhere")
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(b"/dev/null/nowhere", done.stderr)
        self.assertTrue(done.stderr.endswith(b": Not a directory\n"), done.stderr)
        done = command.run("samples", "--on", "2026-11-21", "--into", "/dev/null/nowhere")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (
            1, b"", b"astronova: cannot write /dev/null/nowhere: Not a directory\n"))

    def test_another_shell(self):
        self.assertIn("tcsh", self.misuse("completions", "tcsh"))

    @unittest.skipUnless(shutil.which("bash"), "bash is not installed")
    def test_bash_completes_a_command_and_an_option(self):
        script = self.answer("completions", "bash")
        for words, expected in [(["ast", "cha"], "chart"), (["astronova", "chart", "--house-s"], "--house-system")]:
            ask = script + (
                f"\nCOMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; COMP_LINE='{' '.join(words)}'; COMP_POINT=${{#COMP_LINE}}"
                f"\n_astronova astronova '{words[-1]}' '{words[-2]}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"\n")
            done = subprocess.run(["bash", "--norc"], input=ask, capture_output=True, text=True, timeout=60)
            self.assertIn(expected, done.stdout.split(), done.stderr)

    def test_the_manual_page_tells_every_command_and_every_variable(self):
        page = self.answer("completions", "man")
        for name in COMMANDS:
            self.assertIn(f"\n.SS {name}\n", page)
        for option in ("\\-\\-house\\-system", "\\-\\-trusted\\-proxy", "ASTRONOVA_TRUSTED_PROXY", "ASTRONOVA_MASTER_KEY", "NO_COLOR"):
            self.assertIn(option, page)
        # Nothing of the text is taken for a request of groff.
        requests = {line.split(" ")[0] for line in page.splitlines() if line.startswith((".", "'"))}
        self.assertEqual(requests, {".TH", ".SH", ".SS", ".nf", ".fi", ".TP", ".B", ".I"})

    @unittest.skipUnless(shutil.which("man"), "man is not installed")
    def test_man_reads_the_page(self):
        file = self.prefix / "astronova.1"
        file.write_text(self.answer("completions", "man"))
        done = subprocess.run(["man", "--warnings", "-l", str(file)], capture_output=True, text=True, timeout=60,
                              env={**os.environ, "MANWIDTH": "100", "LC_ALL": "C.UTF-8", "MANPAGER": "cat"})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("vedic panchang", done.stdout)


class HelpTest(CommandTest):
    def pages(self, *names):
        """What the help of every command says, by the words of the command."""
        text = self.answer("help", *names)
        yield names, text
        listed = text.partition("SUBCOMMANDS:\n")[2].partition("\n\n")[0].splitlines()
        for line in listed:
            if line[2] != " ":
                yield from self.pages(*names, line.split()[0].rstrip(","))

    def test_lines_are_as_long_as_there_is_room(self):
        seen = 0
        for names, text in self.pages():
            paragraphs = text.partition("USAGE:")[0].split("\n\n")
            for lines in map(str.splitlines, paragraphs):
                for line, following in zip(lines, lines[1:]):
                    if not following.startswith("astronova "):
                        self.assertGreaterEqual(len(line) + 1 + len(following.split()[0]), 80, (names, line, following))
                        seen += 1
        self.assertGreater(seen, 100)

    def test_a_calendar_is_told_by_name(self):
        for name in ("chart", "synastry", "localtime"):
            text = " ".join(self.answer(name, "--help").split())
            self.assertIn("(values: automatic, julian, gregorian; default: automatic)", text)


class TerminalTest(CommandTest):
    def seen(self, *arguments):
        """What a person sees in a terminal."""
        master, slave = pty.openpty()
        process = subprocess.Popen(
            [str(command.binary), *arguments], stdin=subprocess.DEVNULL, stdout=slave, stderr=slave,
            env={**os.environ, "NO_COLOR": "1", "TERM": "xterm-256color"})
        os.close(slave)
        text = b""
        while True:
            try:
                piece = os.read(master, 65536)
            except OSError:
                break
            if not piece:
                break
            text += piece
        os.close(master)
        process.wait(timeout=60)
        return text

    def test_there_are_no_colors(self):
        birth = ("--date", "1990-06-15", "--time", "14:30", "--place", "New York")
        for arguments in [("chart", *birth), ("chart", "--date", "1990-13-01"), ("--help",), ("places", "Paris")]:
            seen = self.seen(*arguments)
            self.assertTrue(seen)
            self.assertNotIn(b"\x1b", seen, arguments)

    def test_quiet_is_quiet_on_a_terminal(self):
        long = ("events", "--from", "1900-01-01", "--to", "1901-12-31", "--bodies", "Moon")
        seen = self.seen(*long, "--quiet")
        self.assertIn(b"1900-", seen)
        self.assertNotIn(b"\x1b", seen)
