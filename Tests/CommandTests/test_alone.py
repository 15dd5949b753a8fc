"""The executable alone in an empty folder, with an empty environment, serves everything."""
import json
import pathlib
import re
import shutil
import tempfile
import urllib.request

import command
import server
from command import CommandTest


class AloneTest(CommandTest):
    def test_one_file_is_all(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "astronova"
            shutil.copy(command.binary, copy)
            with server.running(copy, environment={}) as address:
                page = self.fetch(address + "/")
                self.assertIn("</html>", page)
                for asset in set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', page)):
                    self.assertTrue(self.fetch(address + asset), asset)
                places = json.loads(self.fetch(address + "/api/v1/locations/search?query=Ulm&limit=1"))
                self.assertEqual(places["locations"][0]["timezone"], "Europe/Berlin")
                zone = json.loads(self.fetch(address + "/api/v1/locations/timezone?lat=52.37&lng=4.9"))
                self.assertEqual(zone["timezone"], "Europe/Amsterdam")
                sky = json.loads(self.fetch(address + "/api/v1/ephemeris/current"))
                self.assertEqual(sky["planets"][0]["name"], "Sun")

    @staticmethod
    def fetch(address):
        with urllib.request.urlopen(address, timeout=20) as answer:
            return answer.read().decode("utf-8", "replace")
