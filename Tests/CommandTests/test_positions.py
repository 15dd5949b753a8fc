"""Positions: one instant, and lines by the thousand."""
import subprocess

import command
from command import CommandTest, difference

NAMES = (
    "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Chiron MeanNode TrueNode MeanApogee OsculatingApogee".split())

# Julian date TT, body, apparent longitude and latitude (degrees), distance (au), speed (degrees a day): JPL DE440 reduced with
# jplephem and pyerfa.
JPL = """\
2416095.85412,Sun,259.395740017,-0.000117848,0.984412870595,1.016586290
2416095.85412,Moon,40.286755030,-1.448057317,0.002448898152,14.431334817
2416095.85412,Mercury,259.306552754,-1.195439613,1.450222957856,1.572819360
2416095.85412,Pluto,78.672115590,-9.041082484,45.575217113644,-0.019418019
2417366.33916,Moon,224.086731440,5.069712623,0.002402961041,15.116534167
2417366.33916,Mercury,68.253863366,0.133617378,1.310143723846,2.165294749
"""


class PositionsTest(CommandTest):
    def test_batch_agrees_with_jpl(self):
        known = [line.split(",") for line in JPL.splitlines()]
        rows = self.rows("positions", "--batch", stdin="".join(f"{row[0]},{row[1]}\n" for row in known))
        self.assertEqual(len(rows), len(known))
        for row, (date, body, longitude, latitude, distance, speed) in zip(rows, known):
            self.assertEqual(row[:2], [date, body])
            self.assertLess(difference(row[2], longitude), 0.005, body)
            self.assertLess(abs(float(row[3]) - float(latitude)) * 3600, 0.005, body)
            self.assertLess(abs(float(row[4]) / float(distance) - 1), 1e-7, body)
            self.assertLess(abs(float(row[5]) - float(speed)) * 3600, 0.2 if body == "Moon" else 0.01, body)
            for number in row[2:]:
                self.assertGreaterEqual(len(number.split(".")[1]), 9)

    def test_every_body_has_a_row(self):
        rows = self.rows("positions", "--batch", stdin="".join(f"2451545.0,{name}\n" for name in NAMES))
        self.assertEqual([row[1] for row in rows], NAMES)
        for row in rows:
            self.assertTrue(0 <= float(row[2]) < 360, row)

    def test_names_in_any_case(self):
        spelled = ["true node", "TRUENODE", "True_Node", "truenode", "true-node"]
        rows = self.rows("positions", "--batch", stdin="".join(f"2451545.0,{name}\n" for name in spelled))
        self.assertEqual([row[1] for row in rows], spelled)
        self.assertEqual(len({tuple(row[2:]) for row in rows}), 1)

    def test_windows_lines_blanks_header_and_mark(self):
        plain = self.answer("positions", "--batch", stdin="2451545.0,Sun\n2451546.0,Moon\n")
        dressed = self.answer("positions", "--batch", stdin="\ufeffjd_tt,body\r\n\r\n 2451545.0 ,\tSun \r\n\n2451546.0,Moon")
        header, rest = dressed.split("\n", 1)
        self.assertEqual(header, "jd_tt,body,lon_deg,lat_deg,dist_au,lon_speed_deg_per_day")
        self.assertEqual(rest, plain)

    def test_lines_across_blocks(self):
        count = 30_000
        lines = "".join(f"{2451545 + index * 0.25},{NAMES[index % 15]}\n" for index in range(count))
        rows = self.rows("positions", "--batch", stdin=lines)
        self.assertEqual([",".join(row[:2]) for row in rows], lines.splitlines())
        for index in range(0, count, 1511):
            alone = self.rows("positions", "--batch", stdin=lines.splitlines()[index])
            self.assertEqual(alone, [rows[index]])

    def test_a_digit_beyond_double_counts(self):
        # 2⁻⁴⁶ days are lost to a Julian date in a Double; the Moon moves 5 in the tenth place in that time.
        first, second = self.rows("positions", "--batch", stdin="2451545.00000000010,Moon\n2451545.00000000030,Moon\n")
        moved = float(second[2]) - float(first[2])
        self.assertAlmostEqual(moved, 2e-10 * float(first[5]), delta=2e-10)
        self.assertGreater(moved, 0)

    def test_no_line_is_dropped(self):
        lines = ["2451545.0,Sun", "2451545.0,Vulcan", "noon,Sun", "2000000.5,Sun", "2451545.0", "2299160.5,Chiron", "2451545.0,Moon"]
        done = command.run("positions", "--batch", stdin="\n".join(lines) + "\n")
        self.assertEqual(done.returncode, 2)
        rows = [row.split(",") for row in done.stdout.decode().splitlines()]
        self.assertEqual([row[0] for row in rows], [line.split(",")[0] for line in lines])
        self.assertEqual([len(row) for row in rows], [6] * len(lines))
        self.assertEqual([row[2] != "" for row in rows], [True, False, False, False, False, False, True])
        messages = done.stderr.decode().splitlines()
        self.assertEqual([message.split(":")[0] for message in messages], [f"line {number}" for number in range(2, 7)])
        self.assertIn("body", messages[0])
        for name in NAMES:
            self.assertIn(name, messages[0])
        self.assertIn("jd_tt", messages[1])
        self.assertIn("1550–2649", messages[2])
        self.assertIn("jd_tt,body", messages[3])
        self.assertIn("Chiron", messages[4])
        self.assertIn("1600–2482", messages[4])

    def test_many_bad_lines_are_counted(self):
        done = command.run("positions", "--batch", stdin="2451545.0,Vulcan\n" * 250)
        messages = done.stderr.decode().splitlines()
        self.assertEqual((done.returncode, len(messages), len(done.stdout.decode().splitlines())), (2, 101, 250))
        self.assertIn("150 more", messages[-1])

    def test_a_program_may_converse(self):
        process = subprocess.Popen([str(command.binary), "positions", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            for body in ("Sun", "Moon"):
                process.stdin.write(f"2451545.0,{body}\n".encode())
                process.stdin.flush()
                self.assertTrue(process.stdout.readline().startswith(f"2451545.0,{body},".encode()))
        finally:
            process.stdin.close()
            process.stdout.close()
            self.assertEqual(process.wait(timeout=60), 0)

    def test_a_line_longer_than_any_block(self):
        done = command.run("positions", "--batch", stdin="2451545.0," + "x" * 1_000_000 + "\n2451545.0,Sun\n")
        self.assertEqual(done.returncode, 2)
        self.assertLess(len(done.stderr), 500)
        self.assertTrue(done.stdout.splitlines()[1].startswith(b"2451545.0,Sun,280.36"))

    def test_nothing_in_nothing_out(self):
        self.assertEqual(self.answer("positions", "--batch", stdin=""), "")

    def test_forms_agree(self):
        at = ["positions", "--at", "1990-06-15T14:30:00-04:00"]
        listed = self.json(*at, "--format", "json")
        self.assertEqual(listed["timestamp"], "1990-06-15T18:30:00Z")
        self.assertEqual(sorted(listed["positions"]), sorted(NAMES))
        lines = self.answer(*at, "--format", "csv").splitlines()
        self.assertEqual(lines[0], "jd_tt,body,lon_deg,lat_deg,dist_au,lon_speed_deg_per_day")
        for line in lines[1:]:
            row = line.split(",")
            self.assertLess(difference(row[2], listed["positions"][row[1]]["longitude"]), 1e-4)
        again = self.answer("positions", "--batch", stdin="".join(",".join(line.split(",")[:2]) + "\n" for line in lines[1:]))
        for line, repeated in zip(lines[1:], again.splitlines()):
            self.assertLess(difference(line.split(",")[2], repeated.split(",")[2]), 2e-4)

    def test_table_shows_sign_degree_and_retrograde(self):
        table = self.answer("positions", "--at", "1990-06-15T18:30Z", "--bodies", "sun,Saturn")
        rows = [line.split() for line in table.splitlines()[3:]]
        self.assertEqual(rows[0][:3], ["Sun", "24°23′", "Gemini"])
        self.assertEqual(rows[1][:4], ["Saturn", "24°00′", "Capricorn", "℞"])
        self.assertEqual(len(rows), 2)

    def test_now_is_now(self):
        self.assertIn("Sun", self.json("positions", "--format", "json")["positions"])
