"""The settings of the server: three places to say them, one table, and errors that name the place."""
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import command

ROOT = pathlib.Path(__file__).resolve().parents[2]


class SettingsTest(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        self.addCleanup(self.place.cleanup)

    def serve(self, *arguments, environment=None):
        clean = {name: value for name, value in os.environ.items() if not name.startswith("ASTRONOVA_")}
        return subprocess.run(
            [str(command.binary), "serve", *arguments], capture_output=True, text=True, timeout=60, env=clean | (environment or {}))

    def printed(self, *arguments, environment=None):
        """Value and origin by setting."""
        done = self.serve("--print-configuration", *arguments, environment=environment)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        rows = [re.split(r"  +", line) for line in done.stdout.splitlines()]
        self.assertEqual(rows[0], ["setting", "value", "from"])
        return {row[0]: tuple(row[1:]) for row in rows[1:]}

    def file(self, content):
        path = pathlib.Path(self.place.name) / "astronova.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    def test_options_win_over_variables_and_those_over_the_file(self):
        file = self.file({"port": 9100, "daily": 7, "trusted-proxy": ["10.0.0.9"], "secure": True})
        found = self.printed("--port", "9000", "--config", file, environment={
            "ASTRONOVA_PORT": "9200", "ASTRONOVA_DAILY": "8", "ASTRONOVA_TRUSTED_PROXY": "10.0.0.1,10.0.0.2"})
        self.assertEqual(found["port"], ("9000", "--port"))
        self.assertEqual(found["daily"], ("8", "ASTRONOVA_DAILY"))
        self.assertEqual(found["trusted-proxy"], ("10.0.0.1, 10.0.0.2", "ASTRONOVA_TRUSTED_PROXY"))
        self.assertEqual(found["secure"], ("yes", file))
        self.assertEqual(found["hourly"], ("50", "default"))

    def test_the_file_may_be_named_by_a_variable_and_an_empty_variable_says_nothing(self):
        file = self.file({"host": "::1"})
        found = self.printed(environment={"ASTRONOVA_CONFIG": file, "ASTRONOVA_PORT": ""})
        self.assertEqual((found["host"], found["port"]), (("::1", file), ("8080", "default")))

    def test_a_secret_is_not_printed(self):
        key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
        found = self.printed(environment={"ASTRONOVA_MASTER_KEY": key})
        self.assertEqual(found["master-key"], ("(set)", "ASTRONOVA_MASTER_KEY"))
        found = self.printed("--openid-issuer", "https://login.example.org", "--openid-client", "c", environment={"ASTRONOVA_OPENID_SECRET": "hush"})
        self.assertEqual(found["openid-secret"], ("(set)", "ASTRONOVA_OPENID_SECRET"))
        self.assertEqual(found["openid-issuer"], ("https://login.example.org", "--openid-issuer"))
        self.assertEqual(self.serve("--openid-secret", "hush").returncode, 2)
        # Other users of the machine can read options.
        self.assertEqual(self.serve("--master-key", key).returncode, 2)

    def test_what_is_wrong_is_told_with_its_place(self):
        file = self.file("")
        cases = [
            (["--port", "70000"], {}, None, ["--port", "between 0 and 65535", "70000"]),
            ([], {"ASTRONOVA_PORT": "many"}, None, ["ASTRONOVA_PORT", "between 0 and 65535"]),
            ([], {"ASTRONOVA_SECURE": "perhaps"}, None, ["ASTRONOVA_SECURE", "true or false"]),
            ([], {"ASTRONOVA_MASTER_KEY": "short"}, None, ["ASTRONOVA_MASTER_KEY"]),
            ([], {"ASTRONOVA_CONTACT": "nobody"}, None, ["ASTRONOVA_CONTACT", "address for mail"]),
            ([], {"ASTRONOVA_REGISTRATION": "family"}, None, ["ASTRONOVA_REGISTRATION", "one of open, invite, closed", "family"]),
            (["--openid-issuer", "http://login.example.org", "--openid-client", "c"], {}, None, ["--openid-issuer", "https address", "http://login"]),
            (["--openid-issuer", "https://login.example.org"], {}, None, ["--openid-client", "identifier"]),
            (["--openid-client", "c"], {}, None, ["--openid-client", "no openid-issuer"]),
            (["--smtp", "mail.example.org"], {}, None, ["--smtp", "smtps://mail.example.org"]),
            (["--smtp", "smtp://ada:hush@mail.example.org"], {}, None, ["--smtp", "without a name"]),
            (["--smtp", "smtps://mail.example.org", "--mail-from", "a@example.org"], {}, None, ["--origin", "https://stars", "none"]),
            (["--smtp", "smtps://mail.example.org", "--origin", "http://stars.example.org", "--mail-from", "a@example.org"], {}, None, ["--origin"]),
            (["--smtp", "smtps://mail.example.org", "--origin", "https://stars.example.org"], {}, None, ["--mail-from", "none"]),
            (["--origin", "http://stars.example.org"], {}, None, ["--origin", "https://stars.example.org", "http://stars"]),
            ([], {"ASTRONOVA_SMTP_PASSWORD": "hush"}, None, ["ASTRONOVA_SMTP_PASSWORD", "no smtp"]),
            ([], {}, {"port": "80"}, ["port in " + file, "between 0 and 65535"]),
            ([], {}, {"hourly": 0}, ["hourly in " + file, "between 1 and 1000000", "got 0"]),
            ([], {}, {"limits": "some"}, ["limits in " + file, "standard or off", "some"]),
            ([], {}, {"log-level": "loud"}, ["log-level in " + file, "one of trace, debug"]),
            ([], {}, {"prot": 80}, ["prot in " + file, "no such setting", "port"]),
            ([], {}, "[1]", ["--config", "one JSON object"]),
            ([], {}, "{", ["--config", "JSON"]),
            ([], {}, "", ["--config", "JSON"]),
            (["--config", self.place.name], {}, None, ["--config"]),
            (["--config", "/nowhere/astronova.json"], {}, None, ["--config", "there is no file"]),
        ]
        for arguments, environment, content, words in cases:
            with self.subTest(arguments=arguments, environment=environment, content=content):
                if content is not None:
                    arguments = [*arguments, "--config", self.file(content)]
                done = self.serve(*arguments, "--data", self.place.name + "/data", environment=environment)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertEqual(len(done.stderr.splitlines()), 1)
                for word in words:
                    self.assertIn(word, done.stderr)
        self.assertFalse(pathlib.Path(self.place.name + "/data").exists())

    def test_the_documentation_lists_every_setting(self):
        rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|$", (ROOT / "docs/configuration.md").read_text(), re.MULTILINE)
        told = {name: standard.strip().strip("`") for name, standard, _, _ in rows}
        found = {name: "" if value == "–" else value for name, (value, _) in self.printed().items()}
        self.assertEqual(told, found)
        for name, _, option, variable in rows:
            if name in ("master-key", "metrics-token", "openid-secret", "smtp-password"):
                self.assertEqual(option.strip(), "")
            else:
                self.assertEqual(option.strip(), f"`--{name}`")
            self.assertEqual(variable.strip(), "`ASTRONOVA_" + name.upper().replace("-", "_") + "`")


if __name__ == "__main__":
    unittest.main()
