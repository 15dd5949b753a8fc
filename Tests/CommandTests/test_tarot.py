"""Cards in the terminal."""
from command import CommandTest

RITUAL = ["--question", "What do I need to see?", "--knocks", "0,420,900", "--cut", "31", "--nonce", "0000000000000007"]
LAID = ["swords-12", "major-10", "wands-05", "wands-03", "pentacles-03", "wands-06", "wands-09", "major-09", "cups-07", "cups-12"]


class TarotTest(CommandTest):
    def test_the_same_ritual_lays_the_same_cards(self):
        answer = self.json("tarot", "--spread", "celtic", *RITUAL, "--format", "json")
        # The library and another program lay the same; see Tests/TarotTests.
        self.assertEqual([card["id"] for card in answer["cards"]], LAID)
        self.assertEqual([card["index"] for card in answer["cards"] if card["reversed"]], [0, 3, 5, 8])
        self.assertEqual(answer["ritual"]["seed"], "befc8f6b63657e37")
        self.assertEqual(answer["cards"][3]["role"], "near_future")
        self.assertEqual(len(answer["analysis"]["celtic"]["checks"]), 4)
        self.assertTrue(all(finding["text"].endswith(".") for finding in answer["findings"]))

    def test_cards_are_drawn_in_the_terminal(self):
        text = self.answer("tarot", "--spread", "celtic", *RITUAL)
        self.assertTrue(text.startswith("Celtic Cross\nWhat do I need to see?\n"))
        self.assertEqual(text.count("+-----+"), 20)
        self.assertRegex(text, r" 1  Present +Knight of Swords +Reversed\n")
        self.assertRegex(text, r"10  Outcome +Knight of Cups +Upright\n")
        self.assertIn("--nonce 0000000000000007", text)
        self.assertLessEqual(max(len(line) for line in text.splitlines()), 80)

    def test_the_reading_is_told(self):
        answer = self.json("tarot", *RITUAL, "--format", "json")
        told = answer["reading"]
        self.assertEqual([section["index"] for section in told["sections"]], [0, 1, 2])
        text = " ".join(self.answer("tarot", *RITUAL).split())
        for part in [told["opening"], told["together"], told["next"], told["ask"]] + [
            part["text"] for part in told["sections"] + told["relations"]
        ]:
            self.assertIn(" ".join(part.split()), text)
        short = self.json("tarot", *RITUAL, "--depth", "short", "--format", "json")["reading"]
        self.assertLess(sum(len(s["text"]) for s in short["sections"]), sum(len(s["text"]) for s in told["sections"]))
        self.assertIn("use short, standard, deep", self.misuse("tarot", "--depth", "long"))

    def test_help_comes_before_the_cards(self):
        asked = ["tarot", "--question", "Should I kill myself?", "--nonce", "0000000000000007"]
        text = self.answer(*asked, environment={"LANG": "en_GB.UTF-8", "TZ": "Etc/UTC"})
        self.assertIn("116 123", text)
        self.assertIn("--heard", text)
        self.assertNotIn("+-----+", text)
        self.assertLessEqual(max(len(line) for line in text.splitlines()), 80)
        self.assertIn("+-----+", self.answer(*asked, "--heard"))
        self.assertEqual(self.json(*asked, "--format", "json")["cards"], [])
        heard = self.json(*asked, "--heard", "--format", "json")
        self.assertEqual((len(heard["cards"]), heard["help"]["category"]), (3, "self-harm"))

    def test_another_nonce_each_time(self):
        nonces = {self.json("tarot", "--format", "json")["ritual"]["nonce"] for _ in range(3)}
        self.assertEqual(len(nonces), 3)

    def test_cards_of_paper(self):
        answer = self.json("tarot", "--cards", "The Tower, Ten of Coins reversed, Le Soleil", "--format", "json")
        self.assertEqual([card["id"] for card in answer["cards"]], ["major-16", "pentacles-10", "major-19"])
        self.assertNotIn("ritual", answer)
        self.assertEqual(answer["analysis"]["mood"]["arc"], "struggle-to-resolution")
        own = self.answer("tarot", "--positions", "Root, Branch", "--cards", "sun, moon reversed")
        self.assertRegex(own, r"2  Branch +The Moon +Reversed\n")
        five = self.json("tarot", "--spread", "relationship", "--cards", "sun,moon,star,world,fool", "--format", "json")
        self.assertEqual(five["cards"][4]["role"], "rel_outcome")

    def test_a_chance_of_none_or_all(self):
        for chance, reversed_cards in (("0", 0), ("1", 10)):
            answer = self.json("tarot", "--spread", "celtic", "--reversed", chance, "--format", "json")
            self.assertEqual(sum(card["reversed"] for card in answer["cards"]), reversed_cards)

    def test_a_card(self):
        table = self.answer("tarot", "card", "Two of Coins")
        self.assertRegex(table, r"In the sky +Jupiter in Capricorn, 0° to 10°")
        self.assertRegex(table, r"Thoth +Two of Disks")
        self.assertEqual(self.json("tarot", "card", "la", "maison-dieu", "--format", "json")["id"], "major-16")
        self.assertRegex(self.answer("tarot", "card", "wands-13"), r"From 20° Pisces to 20° Aries")

    def test_a_question_cannot_steer_the_terminal(self):
        self.assertNotIn("\x1b", self.answer("tarot", "--question", "\x1b[2Jwhy?"))

    def test_misuse(self):
        for field, arguments in {
            "--spread": ["--spread", "pentagram"], "--cut": ["--cut", "78"], "--reversed": ["--reversed", "1.5"],
            "--nonce": ["--nonce", "+00000000000000a"], "--knocks": ["--knocks", "5,4"], "--positions": ["--positions", "a,,b"],
            "--question": ["--question", "x" * 2001],
        }.items():
            self.assertIn(f"astronova: {field}: ", self.misuse("tarot", *arguments))
        self.assertIn("‘x’", self.misuse("tarot", "--knocks", "0,x"))
        self.assertIn("card 3 lies", self.misuse("tarot", "--cards", "sun,moon,sun reversed"))
        self.assertIn("this spread has 3 cards", self.misuse("tarot", "--cards", "sun"))
        self.assertIn("there is no card", self.misuse("tarot", "--cards", "sun,moon,sunny"))
        self.assertIn("nothing is drawn", self.misuse("tarot", "--cards", "sun,moon,star", "--cut", "3"))
        self.assertIn("there is no card", self.misuse("tarot", "card", "Joker"))
