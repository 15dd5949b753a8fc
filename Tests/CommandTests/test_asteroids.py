"""Ceres, Pallas, Juno and Vesta, for whoever names them."""
from command import CommandTest, difference

NAMES = ["Ceres", "Pallas", "Juno", "Vesta"]

# Julian date TT, body, apparent longitude and latitude (degrees), distance (au), speed (degrees a day): JPL sb441-n16 over DE440 reduced
# with jplephem and pyerfa.
JPL = """\
2440262.74786,Ceres,284.592503684,-1.784092859,3.599244501966,0.374670803
2440262.74786,Pallas,266.086114595,29.816958889,3.411353910295,0.355331863
2440262.74786,Juno,270.673339790,11.172592782,3.809074839959,0.298187485
2440262.74786,Vesta,32.502018971,-5.180539297,2.696365981919,0.323267489
"""


class AsteroidsTest(CommandTest):
    def test_batch_agrees_with_jpl(self):
        known = [line.split(",") for line in JPL.splitlines()]
        rows = self.rows("positions", "--batch", stdin="".join(f"{row[0]},{row[1]}\n" for row in known))
        for row, (date, body, longitude, latitude, distance, speed) in zip(rows, known, strict=True):
            self.assertEqual(row[:2], [date, body])
            self.assertLess(difference(row[2], longitude), 0.005, body)
            self.assertLess(abs(float(row[3]) - float(latitude)) * 3600, 0.005, body)
            self.assertLess(abs(float(row[4]) / float(distance) - 1), 1e-6, body)
            self.assertLess(abs(float(row[5]) - float(speed)) * 3600, 0.01, body)

    def test_only_by_name(self):
        listed = self.json("positions", "--at", "1990-06-15T18:30Z", "--format", "json")["positions"]
        self.assertEqual([name for name in NAMES if name in listed], [])
        named = self.json("positions", "--at", "1990-06-15T18:30Z", "--bodies", "ceres,PALLAS,Juno,Vesta", "--format", "json")
        self.assertEqual(sorted(named["positions"]), sorted(NAMES))

    def test_retrograde_is_marked(self):
        # Ceres was opposite to the Sun on 21 March 2023, in Virgo and Libra.
        table = self.answer("positions", "--at", "2023-03-21T00:00Z", "--bodies", "Ceres")
        self.assertIn("℞", table)

    def test_events_and_returns(self):
        events = self.answer("events", "--from", "2027-01-01", "--to", "2027-12-31", "--bodies", "Vesta")
        self.assertIn("Vesta", events)
        self.assertIn("Vesta", self.answer("riseset", "--date", "2026-11-21", "--place", "Berlin", "--bodies", "Vesta"))
