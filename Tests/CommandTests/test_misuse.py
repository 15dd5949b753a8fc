"""What the command refuses: exit code 2, and one line that names the field and what is allowed."""
from command import CommandTest

BIRTH = {"--date": "1990-06-15", "--time": "14:30", "--place": "Paris"}


class MisuseTest(CommandTest):
    def birth(self, *extra, **changes):
        options = {**BIRTH, **{"--" + name.replace("_", "-"): value for name, value in changes.items()}}
        return ["chart", *(word for name, value in options.items() if value is not None for word in (name, value)), *extra]

    def refused(self, arguments, *pieces):
        message = self.misuse(*arguments)
        for piece in pieces:
            self.assertIn(piece, message)

    def test_dates(self):
        self.refused(self.birth(date="1990-13-01"), "--date", "month 13", "01 to 12")
        self.refused(self.birth(date="1990-02-30"), "--date", "01 to 28")
        self.refused(self.birth(date="1200-06-15"), "--date", "1550–2649")
        self.refused(self.birth(date="2700-06-15"), "--date", "1550–2649")
        self.refused(self.birth(date="1582-10-10"), "--date", "15th")
        self.refused(self.birth(date="15 June 1990"), "--date", "YYYY-MM-DD")
        self.refused(self.birth(date=None), "--date", "YYYY-MM-DD")

    def test_times(self):
        self.refused(self.birth(time="24:00"), "--time", "23:59:59")
        self.refused(self.birth(time="2pm"), "--time", "HH:MM")
        self.refused(self.birth(date="2640-06-15"), "--date", "nobody is born yet")
        self.refused(self.birth("--unknown-time"), "--unknown-time", "--time")

    def test_times_that_were_skipped_or_repeated(self):
        for date, time, first, second in [
            ("2024-03-10", "02:30", "2024-03-10T06:30:00Z", "2024-03-10T07:30:00Z"),
            ("2024-11-03", "01:30", "2024-11-03T05:30:00Z", "2024-11-03T06:30:00Z"),
        ]:
            self.refused(
                self.birth(date=date, time=time, place="New York"), "--time", f"--fold earlier for {first}", f"--fold later for {second}")
        self.refused(self.birth(fold="both"), "--fold", "earlier", "later")

    def test_places(self):
        self.refused(self.birth(place=None, lat="91", lon="0"), "--lat", "-90 to 90")
        self.refused(self.birth(place=None, lat="0", lon="-181"), "--lon", "-180 to 180")
        self.refused(self.birth(place=None, lat="north", lon="0"), "--lat", "-90 to 90")
        self.refused(self.birth(place=None, lat="nan", lon="0"), "--lat", "-90 to 90")
        self.refused(self.birth(place=None, lat="0"), "--lon")
        self.refused(self.birth(place=None), "--place", "--lat", "--lon")
        self.refused(self.birth(lat="0", lon="0"), "--place", "not both")
        self.refused(self.birth(place="Qqxzzy"), "--place", "Qqxzzy")
        self.refused(self.birth(zone="Europe/Berln"), "--zone", "Europe/Berlin")

    def test_choices(self):
        self.refused(self.birth(house_system="Foo"), "--house-system", "Placidus", "SavardA")
        self.refused(self.birth(format="pdf"), "--format", "table", "json", "svg")
        self.refused(self.birth(theme="sepia"), "--theme", "light", "dark")

    def test_bodies(self):
        self.refused(["positions", "--bodies", "Vulcan"], "--bodies", "Vulcan", "Sun", "OsculatingApogee")
        self.refused(["positions", "--bodies", "Sun,"], "--bodies", "Sun")
        self.refused(["positions", "--bodies", "Chiron", "--at", "1570-01-01T00:00Z"], "--at", "Chiron", "1600–2482")

    def test_instants(self):
        for instant in ["yesterday", "2026-11-21", "2026-11-21T04:00", "2026-11-21T04:00+2", "2026-11-21T25:00Z", "+00:00Z", ""]:
            self.refused(["positions", "--at", instant], "--at")
        self.refused(["positions", "--at", "1200-01-01T00:00Z"], "--at", "1550–2649")
        self.refused(["houses", "--at", "3000-01-01T00:00Z", "--lat", "0", "--lon", "0"], "--at", "1550–2649")

    def test_houses(self):
        self.refused(["houses", "--lon", "0"], "--lat", "-90 to 90")
        self.refused(["houses", "--lat", "0"], "--lon", "-180 to 180")
        self.refused(["houses", "--lat", "-91", "--lon", "0"], "--lat", "-90 to 90")
        self.refused(["houses", "--lat", "0", "--lon", "0", "--system", "Foo"], "--system", "Placidus")

    def test_others(self):
        self.refused(["places", "Paris", "--limit", "0"], "--limit", "1 to 50")
        self.refused(["localtime", "--date", "2026-01-01", "--time", "00:00"], "--zone")
        self.refused(["doctor", "--port", "70000"], "--port", "65535")
        self.refused(["serve", "--port", "70000"], "--port", "65535")
        self.refused(["conjure"], "conjure", "--help")
        self.refused(["chart", "--moon", "full"], "--moon", "--help")
        self.refused(["places"], "query")

    def test_numbers(self):
        birth = self.birth()
        for arguments, allowed in [
            ([*birth, "--orbs", "-1"], "0 to 15"), ([*birth, "--luminary-bonus", "-.5"], "0 to 15"),
            (["harmonic", *birth[1:], "--number", "-5"], "1 to 360"), (["harmonic", *birth[1:], "--number", "1e5"], "1 to 360"),
            (["patterns", *birth[1:], "--orb", "-1"], "0 to 5"), (["tarot", "--cut", "-1"], "0 to 77"),
            (["tarot", "--reversed", "-0.1"], "0 to 1"), (["deck", "--card", "x"], "0 to 77"),
            (["align", "--breath", "-1"], "0 to 1200"), (["align", "--breath", "long"], "0 to 1200"),
            (["places", "Paris", "--limit", "-3"], "1 to 50"), (self.birth(date="-0100-06-15"), "YYYY-MM-DD"),
            (["positions", "--at", "-13000-01-01T00:00Z"], "2026-11-21T04:00Z"),
        ]:
            option = next(word for word in reversed(arguments) if word.startswith("--"))
            self.refused(arguments, "--date" if "-0100-06-15" in arguments else option, allowed)

    def test_a_number_below_zero_is_a_number(self):
        self.assertIn("Sirius", self.answer("stars", "--magnitude", "-1"))

    def test_help_is_no_misuse(self):
        text = self.answer("--help")
        for name in ["chart", "positions", "houses", "places", "localtime", "serve", "doctor"]:
            self.assertIn(f"  {name} ", text)
            self.assertIn("USAGE: astronova " + name, self.answer(name, "--help"))
        self.assertRegex(self.answer("--version"), r"^\d+\.\d+\.\d+\n$")
