"""The page of performance says what is kept of the benchmarks, and what they print is understood."""

import importlib.util
import os
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SPEC = importlib.util.spec_from_file_location("page", os.path.join(ROOT, "Benchmarks", "Page", "page.py"))
page = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(page)

ENGINE = """==> seven rounds each
allocations: 0.0 per position, 2.0 per chart
Astronova:         228378 charts/s  (13 bodies with speeds, Placidus, houses of bodies, aspects)
Swiss Ephemeris:    10130 charts/s  (the same 13 bodies with speeds, Placidus)
ratio: 22.5
Many at once:      550365 charts/s  (the same 13 bodies with speeds, Placidus, a quarter of a million in a batch)
batch ratio: 54.3
"""
EVENTS = """panchang of 30 days                                   1.059 ms (  273)   pyswisseph    26.909 ms (  273)   ratio: 25.4
a year of a calendar: signs, stations, phases, eclipses, transits: 1.364 ms (342)
Kerykeion, the year of transits day by day, in orb and not exact: 900 ms   ratio: 1200
"""
SERVER = """==> measuring; a minute and a half without options
start to first answer:                             45 ms   aim: 500 ms
GET  /ping (a fixed text):              60000 requests/s
POST /api/v1/chart/generate:             6500 requests/s   aim: 6290 requests/s
POST /api/v1/sync, durable:                 900 writes/s   aim: 500 writes/s
ratio: 0.74
"""
TODAY = """get_daily_horoscope     as fast as they come   p50   12.50 ms  p99   40.00 ms   Arca 5419 ms   ratio: 434
the evening before      450 readings a second, kept durably   aim: 300 a second on one core
"""
PRACTICE = """[12/14] Compiling Practice Streak.swift
Build complete! (12.3s)
\u25c7 Test run started.
\u2714 Test "a year" passed after 3.1 seconds.
ten years of daily sessions: 4.2 ms
"""
SIGHTS = """==> the first sight of each page, empty cache; two minutes
page          LCP     aim    CLS   aim  the largest thing
landing    0.93 s   1.2 s  0.004  0.02  p.lead
chart      1.31 s   1.2 s  0.000  0.02  h2.display   misses: LCP
"""


class Performance(unittest.TestCase):
    def test_the_page_is_what_is_kept(self):
        with open(page.PAGE, encoding="utf-8") as file:
            self.assertEqual(file.read(), page.render(page.load()))

    def test_every_part_says_command_machine_and_date(self):
        kept = page.load()
        self.assertIn("engine", kept)
        for part, found in kept.items():
            self.assertIn(part, page.PARTS)
            self.assertEqual(found["command"], f"script/bench {part}")
            self.assertRegex(found["date"], r"^\d{4}-\d\d-\d\d$")
            self.assertIn("cores", found["machine"])
            self.assertTrue(found["rows"])

    def test_rates_of_charts_have_their_rival_and_ratio(self):
        rows = page.parse("engine", ENGINE)
        self.assertEqual([row["ratio"] for row in rows], ["", "22.5", "54.3"])
        self.assertEqual([row["ours"] for row in rows[1:]], ["228,378/s", "550,365/s"])
        self.assertEqual((rows[0]["what"], rows[0]["rival"]), ("allocations", ""))
        self.assertEqual({row["rival"] for row in rows[1:]}, {"Swiss Ephemeris 10,130/s"})

    def test_events_have_theirs(self):
        rows = page.parse("events", EVENTS)
        self.assertEqual(
            rows[0], {"what": "panchang of 30 days", "ours": "1.059 ms", "rival": "pyswisseph 26.909 ms", "ratio": "25.4"})
        self.assertEqual((rows[1]["ours"], rows[2]["rival"], rows[2]["ratio"]), ("1.364 ms (342)", "Kerykeion 900 ms", "1200"))

    def test_an_aim_is_not_our_figure_and_the_share_has_a_row_of_its_own(self):
        rows = page.parse("server", SERVER)
        self.assertEqual(
            [row["ours"] for row in rows], ["45 ms", "60000 requests/s", "6500 requests/s", "900 writes/s", "0.74"])
        self.assertEqual(rows[0]["what"], "start to first answer")
        self.assertEqual(rows[-1]["what"], page.SHARE)
        self.assertEqual({row["ratio"] for row in rows}, {""})

    def test_the_callables_have_their_rival(self):
        rows = page.parse("today", TODAY)
        self.assertEqual(
            rows[0], {
                "what": "get_daily_horoscope as fast as they come", "ours": "p50 12.50 ms p99 40.00 ms", "rival": "Arca 5419 ms",
                "ratio": "434"})
        self.assertFalse(any("aim" in row["what"] or "aim" in row["ours"] for row in rows))

    def test_a_sight_of_a_page_stands_beside_what_is_promised(self):
        rows = page.parse("pages", SIGHTS)
        self.assertEqual(
            rows[0], {
                "what": "landing: LCP (`p.lead`), promised 1.2 s; CLS, promised 0.02", "ours": "0.93 s; 0.004", "rival": "", "ratio": ""})
        self.assertEqual([row["ours"] for row in rows[1:]], ["1.31 s; 0.000, misses: LCP"])

    def test_compiler_and_test_runner_are_not_figures(self):
        self.assertEqual(
            page.parse("practice", PRACTICE), [{"what": "ten years of daily sessions", "ours": "4.2 ms", "rival": "", "ratio": ""}])

    def test_a_part_without_figures_is_refused(self):
        with self.assertRaises(SystemExit):
            page.record("engine", "==> building\n")


if __name__ == "__main__":
    unittest.main()
