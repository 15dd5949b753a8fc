"""Lines by the thousand: charts, objects, files, where a run ends, and what it says on the way."""
import json
import pathlib
import subprocess
import tempfile

import command
from command import CommandTest, difference

BORN = "1990-06-15T18:30:00Z,40.7128,-74.0060"


class ChartBatchTest(CommandTest):
    def test_a_row_is_the_chart(self):
        header, row = self.answer("chart", "--batch", stdin=f"utc,lat,lon\n{BORN}\n").splitlines()
        found = dict(zip(header.split(","), row.split(",")))
        self.assertEqual((found["status"], found["utc"], len(header.split(","))), ("ok", "1990-06-15T18:30:00Z", 3 + 15 + 39))
        chart = self.json("chart", "--date", "1990-06-15", "--time", "14:30", "--lat", "40.7128", "--lon=-74.0060", "--format", "json")
        western = chart["westernChart"]
        for planet in western["positions"].values():
            name = planet["name"]
            if f"{name}_lon" in found:
                self.assertLess(difference(found[f"{name}_lon"], planet["longitude"]), 0.01, name)
                self.assertEqual(int(found[f"{name}_house"]), planet["house"], name)
        self.assertLess(difference(found["Sun_lon"], 84.388225889), 0.01)
        cusps = self.rows("houses", "--batch", stdin=f"2448058.2708333335,56.9,40.7128,-74.0060,Placidus\n")[0]
        for index in range(12):
            self.assertLess(difference(found[f"cusp{index + 1}"], cusps[8 + index]), 20)

    def test_lines_stay_in_their_order_and_bad_ones_say_why(self):
        lines = [f"{1900 + index * 7 % 97}-01-01T00:00Z,{index % 60},{index % 180}" for index in range(9000)]
        lines[4] = "someday,0,0"
        lines[17] = "1990-01-01T00:00Z,91,0"
        lines[18] = "1990-01-01T00:00Z,1,-181"
        lines[30] = "1400-01-01T00:00Z,1,1"
        done = command.run("chart", "--batch", stdin="\n".join(lines))
        rows = [line.split(",") for line in done.stdout.decode().splitlines()]
        self.assertEqual(done.returncode, 2)
        self.assertEqual([row[:3] for row in rows], [line.split(",") for line in lines])
        self.assertEqual({len(row) for row in rows}, {57})
        self.assertEqual([index for index, row in enumerate(rows) if row[3] == "error"], [4, 17, 18, 30])
        self.assertEqual(
            [message.split(": ")[:2] for message in done.stderr.decode().splitlines()],
            [["line 5", "utc"], ["line 18", "lat"], ["line 19", "lon"], ["line 31", "utc"]])
        for index in (0, 8191, 8192, 8999):
            self.assertEqual(self.rows("chart", "--batch", stdin=lines[index]), [rows[index]])

    def test_what_does_not_exist_is_said(self):
        row = self.rows("chart", "--batch", stdin="1580-06-15T12:00Z,78,15\n")[0]
        self.assertEqual(row[3], "polar_fallback_porphyry")
        self.assertEqual(row[18 + 30:18 + 33], ["", "", ""])
        self.assertNotEqual(row[18 + 33], "")
        self.assertEqual(self.rows("chart", "--batch", "--house-system", "W", stdin="2000-06-15T12:00Z,78,15\n")[0][3], "ok")


class ObjectTest(CommandTest):
    def test_objects_are_answered_with_objects(self):
        told = self.answer("positions", "--batch", stdin='{"body": "Moon", "jd_tt": 2451545.0, "note": [1]}\n2451545.0,Moon\n')
        first, second = told.splitlines()
        found = json.loads(first)
        row = second.split(",")
        self.assertEqual(list(found), ["jd_tt", "body", "lon_deg", "lat_deg", "dist_au", "lon_speed_deg_per_day"])
        self.assertEqual((found["body"], found["lon_deg"], found["dist_au"]), ("Moon", float(row[2]), float(row[4])))

    def test_charts_as_objects(self):
        utc, lat, lon = BORN.split(",")
        found = json.loads(self.answer("chart", "--batch", stdin=json.dumps({"utc": utc, "lat": float(lat), "lon": float(lon)})))
        row = self.rows("chart", "--batch", stdin=BORN)[0]
        self.assertEqual((found["status"], found["asc"], found["Sun_house"]), ("ok", float(row[4]), int(row[20])))
        self.assertEqual(len(found), 57)

    def test_what_is_no_object_keeps_its_place(self):
        done = command.run("positions", "--batch", stdin='{"jd_tt": 2451545.0\n{"body": "Vulcan \\" x", "jd_tt": 1}\n{}\n')
        self.assertEqual(done.returncode, 2)
        answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
        self.assertEqual([answer["lon_deg"] for answer in answers], [None] * 3)
        self.assertEqual(answers[1]["body"], 'Vulcan " x')
        self.assertEqual([line.split(":")[0] for line in done.stderr.decode().splitlines()], ["line 1", "line 2", "line 3"])


class RunTest(CommandTest):
    def test_a_file_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "lines.csv"
            path.write_text("2451545.0,Sun\n")
            self.assertEqual(
                self.answer("positions", "--batch", "--input", str(path)), self.answer("positions", "--batch", stdin="2451545.0,Sun\n"))
            self.assertIn("--input", self.misuse("positions", "--batch", "--input", str(path) + "x"))

    def test_the_ends_of_the_ephemeris_cost_no_other_line(self):
        place = "40.7128,-74.0060"
        moments = ["1549-12-31T00:00:00Z", BORN.split(",")[0], "1550-01-01T00:00:00Z", "2650-01-01T00:00:00Z", "2651-01-01T00:00:00Z"]
        done = command.run("chart", "--batch", stdin="".join(f"{moment},{place}\n" for moment in moments))
        rows = [line.split(",") for line in done.stdout.decode().splitlines()]
        self.assertEqual([row[3] for row in rows], ["error", "ok", "ok", "ok", "error"])
        self.assertEqual(rows[1], self.rows("chart", "--batch", stdin=f"{moments[1]},{place}\n")[0])

    def test_options_of_batches_need_one(self):
        self.assertIn("--batch", self.misuse("positions", "--stop"))
        self.assertIn("--batch", self.misuse("houses", "--input", "x", "--lat", "1", "--lon", "1"))
        self.assertIn("--output", self.misuse("chart", "--batch", "--output", "x"))

    def test_what_every_line_says_is_no_option(self):
        for arguments in [
            ["chart", "--date", "1990-06-15"], ["chart", "--lat", "1"], ["chart", "--format", "json"], ["positions", "--bodies", "Sun"],
            ["positions", "--at", "2026-11-21T04:00Z"], ["houses", "--lon", "-1"], ["houses", "--system", "Koch"],
            ["houses", "--format", "json"], ["localtime", "--zone", "UTC"], ["localtime", "--format", "json"],
        ]:
            self.assertIn(arguments[1] + ": with --batch", self.misuse(*arguments, "--batch"))

    def test_a_folder_is_no_input(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("--input: cannot read " + folder, self.misuse("chart", "--batch", "--input", folder))

    def test_it_stops_where_it_is_told_to(self):
        done = command.run("positions", "--batch", "--stop", stdin="2451545.0,Sun\n2451545.0,Vulcan\n2451545.0,Moon\n")
        self.assertEqual((done.returncode, len(done.stdout.splitlines()), len(done.stderr.splitlines())), (2, 2, 1))
        done = command.run("chart", "--batch", "--stop", stdin=f"{BORN}\nx,1,1\n{BORN}\n")
        self.assertEqual((done.returncode, [line.split(b",")[3] for line in done.stdout.splitlines()]), (2, [b"ok", b"error"]))

    def test_it_says_how_far_it_is(self):
        process = subprocess.Popen(
            [str(command.binary), "positions", "--batch", "--progress"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            said = []
            for _ in range(2):
                process.stdin.write(b"2451545.0,Sun\n")
                process.stdin.flush()
                process.stdout.readline()
                # Nothing is said in the first half second.
                said.append(subprocess.run(["sleep", "0.6"], check=True))
            process.stdin.write(b"2451545.0,Sun\n")
            process.stdin.close()
            process.stdout.read()
            self.assertIn(b"2 lines", process.stderr.read())
        finally:
            process.stdout.close()
            process.stderr.close()
            self.assertEqual(process.wait(timeout=60), 0)
