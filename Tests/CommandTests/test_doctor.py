"""A look at the installation."""
import pathlib
import socket
import tempfile

import command
from command import CommandTest


class DoctorTest(CommandTest):
    def test_all_is_well(self):
        with tempfile.TemporaryDirectory() as folder:
            text = self.answer("doctor", "--port", "0", "--data", folder)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])
        self.assertEqual([line.split()[:2] for line in text.splitlines()], [
            ["ok", part] for part in ("kernel", "places", "zones", "port", "data")])

    def test_a_folder_to_be_made_is_well_and_is_not_made(self):
        with tempfile.TemporaryDirectory() as folder:
            missing = pathlib.Path(folder) / "one" / "two"
            self.assertIn("serve makes it", self.answer("doctor", "--port", "0", "--data", str(missing)))
            self.assertFalse(missing.parent.exists())

    def ill(self, part, *arguments):
        done = command.run("doctor", *arguments)
        self.assertEqual((done.returncode, done.stderr), (1, b""))
        lines = done.stdout.decode().splitlines()
        failed = [index for index, line in enumerate(lines) if line.startswith("FAIL")]
        self.assertEqual([lines[index].split()[1] for index in failed], [part])
        return lines[failed[0] + 1]

    def test_a_port_in_use(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            self.assertIn("--port", self.ill("port", "--port", str(taken.getsockname()[1])))

    def test_an_address_of_somebody_else(self):
        self.assertIn("--host", self.ill("port", "--host", "192.0.2.1", "--port", "0"))

    def test_a_file_where_the_data_should_be(self):
        with tempfile.NamedTemporaryFile() as file:
            self.assertIn("--data", self.ill("data", "--port", "0", "--data", file.name))
