"""Angles and houses."""
import command
from command import CommandTest, difference

SYSTEMS = (
    "Placidus Koch Porphyry WholeSign Equal Regiomontanus Campanus EqualFromMidheaven Vehlow Alcabitius Topocentric Morinus Meridian"
    " Horizon Krusinski Sripati Carter APC PullenSD PullenSR SavardA").split()

# Julian date UT1, ΔT, latitude, longitude, Ascendant and Midheaven by ERFA, and the twelve cusps of Placidus by Swiss Ephemeris 2.10.03.
PLACIDUS = """\
2441731.401389,43.523,-13.6382,171.4518,13.4519578,282.5785416,13.4519577,43.4852686,73.1751328,102.5785415,132.6240623,163.4266368,\
193.4519577,223.4852686,253.1751328,282.5785415,312.6240623,343.4266368
2451269.64961,63.568,-57.9916,72.5371,29.1110535,312.9907610,29.1110535,55.3648267,90.7529390,132.9907609,167.1495599,191.5060268,\
209.1110535,235.3648267,270.7529390,312.9907609,347.1495599,11.5060268
2463960.097005,70.254,49.4357,107.2343,158.0008599,61.6342035,158.0008601,179.6130071,207.3112466,241.6342037,278.7388725,311.3553202,\
338.0008601,359.6130071,27.3112466,61.6342037,98.7388725,131.3553202
"""
HEADER = "jd_ut1,delta_t_s,lat,lon,system,status,asc,mc,cusp1,cusp2,cusp3,cusp4,cusp5,cusp6,cusp7,cusp8,cusp9,cusp10,cusp11,cusp12"


class HousesTest(CommandTest):
    def test_batch_agrees_with_erfa_and_swiss_ephemeris(self):
        known = [line.split(",") for line in PLACIDUS.splitlines()]
        rows = self.rows("houses", "--batch", stdin="".join(",".join(row[:4]) + ",Placidus\n" for row in known))
        self.assertEqual(len(rows), len(known))
        for row, expected in zip(rows, known):
            self.assertEqual(row[:6], expected[:4] + ["Placidus", "ok"])
            self.assertLess(difference(row[6], expected[4]), 0.02)
            self.assertLess(difference(row[7], expected[5]), 0.02)
            self.assertEqual(len(row), 20)
            for cusp, longitude in zip(row[8:], expected[6:]):
                self.assertLess(difference(cusp, longitude), 0.1)
            for number in row[6:]:
                self.assertGreaterEqual(len(number.split(".")[1]), 9)

    def test_every_system_opposes_its_cusps(self):
        rows = self.rows("houses", "--batch", stdin="".join(f"2451545.0,63.83,52.52,13.4,{name}\n" for name in SYSTEMS))
        self.assertEqual([row[4] for row in rows], SYSTEMS)
        for row in rows:
            self.assertEqual(row[5], "ok", row[4])
            # The houses of the APC above and below the horizon are not alike.
            for index in range(6) if row[4] != "APC" else (0, 3):
                self.assertLess(abs(difference(row[8 + index], row[14 + index]) - 180 * 3600), 1e-4, row[4])

    def test_letters_and_cases(self):
        rows = self.rows("houses", "--batch", stdin="".join(f"2451545,63.8,52,13,{name}\n" for name in ["W", "w", "WholeSign", "whole sign"]))
        self.assertEqual(len({tuple(row[5:]) for row in rows}), 1)

    def test_polar_fallback(self):
        placidus, koch, porphyry = self.rows(
            "houses", "--batch", stdin="".join(f"2451545.0,63.83,78.2,15.6,{name}\n" for name in ["Placidus", "K", "Porphyry"]))
        self.assertEqual([placidus[5], koch[5], porphyry[5]], ["polar_fallback_porphyry", "polar_fallback_porphyry", "ok"])
        self.assertEqual(placidus[6:], porphyry[6:])
        self.assertEqual(koch[6:], porphyry[6:])

    def test_header_is_answered(self):
        text = self.answer("houses", "--batch", stdin="jd_ut1,delta_t_s,lat,lon,system\n2451545,63.8,0,0,P\n")
        self.assertEqual(text.splitlines()[0], HEADER)
        self.assertEqual(len(text.splitlines()), 2)

    def test_no_line_is_dropped(self):
        good = "2451545,63.8,52,13,P"
        bad = {
            "x,63.8,52,13,P": "jd_ut1", "2451545,x,52,13,P": "delta_t_s", "2451545,63.8,91,13,P": "lat", "2451545,63.8,52,181,P": "lon",
            "2451545,63.8,52,13,Foo": "system", "2000000,63.8,52,13,P": "jd_ut1", "2451545,63.8,52,13": "fields",
        }
        done = command.run("houses", "--batch", stdin="\n".join([good, *bad, good]))
        rows = [line.split(",") for line in done.stdout.decode().splitlines()]
        self.assertEqual(done.returncode, 2)
        self.assertEqual([row[5] for row in rows], ["ok"] + ["error"] * len(bad) + ["ok"])
        self.assertEqual({len(row) for row in rows}, {20})
        self.assertEqual([message.split(": ")[1] for message in done.stderr.decode().splitlines()], list(bad.values()))

    def test_forms_agree(self):
        place = ["houses", "--at", "1990-06-15T18:30Z", "--lat", "40.7143", "--lon", "-74.006"]
        listed = self.json(*place, "--format", "json")
        self.assertEqual(listed["houseSystem"], "Placidus")
        self.assertLess(difference(listed["angles"]["ascendant"]["longitude"], 180 + 13.68), 72)
        header, row = self.answer(*place, "--format", "csv").splitlines()
        self.assertEqual(header, HEADER)
        for index in range(12):
            self.assertLess(difference(row.split(",")[8 + index], listed["houses"][str(index + 1)]["longitude"]), 1e-4)
        self.assertIn("Ascendant  13°41′ Libra", self.answer(*place))

    def test_table_says_when_a_system_does_not_exist(self):
        self.assertIn("Porphyry", self.answer("houses", "--lat", "78", "--lon", "15", "--system", "koch"))
