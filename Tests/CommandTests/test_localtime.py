"""The clocks of the world."""
import command
from command import CommandTest

# date, time, zone, longitude: what they mean. From the IANA database with its backzone; local mean time from the longitude.
CLOCKS = {
    "1990-06-15,14:30,America/New_York,-74.006": "1990-06-15T18:30:00Z,,ok",
    "1928-05-01,12:00,Europe/Amsterdam,4.9": "1928-05-01T11:40:28Z,,ok",
    "1928-07-01,12:00,Europe/Amsterdam,4.9": "1928-07-01T10:40:28Z,,ok",
    "1943-06-01,08:00,Asia/Kolkata,88.36": "1943-06-01T01:30:00Z,,ok",
    "2024-03-10,02:30,America/New_York,-74": "2024-03-10T06:30:00Z,2024-03-10T07:30:00Z,skipped",
    "2024-11-03,01:30,America/New_York,-74": "2024-11-03T05:30:00Z,2024-11-03T06:30:00Z,repeated",
    "1879-03-14,11:30:00,Europe/Berlin,10": "1879-03-14T10:50:00Z,,lmt",
    # Noon of a Julian 1 June; the instant is Gregorian, nine days on from 1500 March 1.
    "1500-06-01,12:00,Europe/Paris,0": "1500-06-11T12:00:00Z,,lmt",
    "2026-01-01,00:00,UTC,": "2026-01-01T00:00:00Z,,ok",
}


class LocalTimeTest(CommandTest):
    def test_batch(self):
        text = self.answer("localtime", "--batch", stdin="\n".join(CLOCKS))
        self.assertEqual(text.splitlines(), [f"{line},{meaning}" for line, meaning in CLOCKS.items()])

    def test_single_agrees_with_batch(self):
        for line, meaning in CLOCKS.items():
            date, time, zone, longitude = line.split(",")
            arguments = ["localtime", "--date", date, "--time", time, "--zone", zone, "--format", "json"]
            found = self.json(*arguments, *(["--lon", longitude] if longitude else []))
            first, second, status = meaning.split(",")
            self.assertEqual(found["status"], status, line)
            self.assertEqual([choice["utc"] for choice in found["instants"]], [first] + [second] * bool(second), line)

    def test_header_is_answered(self):
        text = self.answer("localtime", "--batch", stdin="date,time,zone,lon\n2026-01-01,00:00,UTC,0\n")
        self.assertEqual(text.splitlines()[0], "date,time,zone,lon,utc,utc_later,status")

    def test_no_line_is_dropped(self):
        good = "2026-01-01,00:00,UTC,0"
        bad = {
            "2026-13-01,00:00,UTC,0": "01 to 12", "2026-02-29,00:00,UTC,0": "01 to 28", "1582-10-10,00:00,UTC,0": "15th",
            "2026-01-01,24:00,UTC,0": "23:59:59", "2026-01-01,00:00,Europe/Berln,0": "Europe/Berlin", "2026-01-01,00:00,UTC,200": "180",
            "tomorrow,00:00,UTC,0": "YYYY-MM-DD", "2026-01-01,00:00": "date,time,zone,lon",
        }
        done = command.run("localtime", "--batch", stdin="\n".join([good, *bad, good]))
        rows = [line.split(",") for line in done.stdout.decode().splitlines()]
        self.assertEqual(done.returncode, 2)
        self.assertEqual([row[6] for row in rows], ["ok"] + ["error"] * len(bad) + ["ok"])
        for message, allowed in zip(done.stderr.decode().splitlines(), bad.values()):
            self.assertIn(allowed, message)

    def test_table_explains_the_clock(self):
        text = self.answer("localtime", "--date", "1990-06-15", "--time", "14:30", "--zone", "America/New_York")
        self.assertIn("1990-06-15T18:30:00Z  EDT  -04:00", text)
        self.assertIn("UTC−4", text)
