/// What the houses (bhavas) and the rising signs of a sidereal chart are about.
enum BhavaTexts {
  /// Houses 1 to 12.
  static let meanings = [
    "The body, the first impression, and the direction life takes when nobody is steering.",
    "What is kept: savings, food, the family voice, and the words that come out of it.",
    "Hands and nerve: siblings, neighbors, short roads, the courage of a first attempt.",
    "The ground floor: home, mother, the land one comes from, the peace of an evening in.",
    "What is brought forth: children, ideas, study, play, and the good of earlier efforts.",
    "The day’s resistance: work that repeats, debts, opponents, and the strength gained on them.",
    "The one across the table: marriage, partners, open dealings with others.",
    "What is not in one’s own hands: shared money, inheritance, upheaval, and what is learned from it.",
    "The long view: teachers, father, faith, far travel, the luck that looks like guidance.",
    "What is done in public: work, standing, and the name that stays on the door.",
    "What comes back: gains, wishes, elder siblings, the friends one belongs with.",
    "What is let go: expenses, sleep, distance, retreat, and whatever is given without a receipt.",
  ]

  /// The rising rashi, Mesha first.
  static let risings = [
    "Mars keeps the door: the body answers first, and the plan is drawn up on the way.",
    "Venus keeps the door: arrivals are unhurried, and what is useful is also made pleasant.",
    "Mercury keeps the door: two conversations begin before the coat is off.",
    "The Moon keeps the door: the welcome depends a little on the day, and is remembered for years.",
    "The Sun keeps the door: there is a front step, and it gets used.",
    "Mercury keeps the door with a list: what is slightly off is noticed first and mended quietly.",
    "Venus keeps the door and looks both ways: the other person is in the plan from the first line.",
    "Mars keeps the door from inside: little is shown, and much is taken in.",
    "Jupiter keeps the door open: strangers get directions, and sometimes a small lecture.",
    "Saturn keeps the door: trust is given in installments, and each of them is honored.",
    "Saturn keeps the door of a hall: everybody may come in, and few see the kitchen.",
    "Jupiter keeps the door ajar: moods and guests come in, and not all of them knock.",
  ]

  /// Every authored text, for the tests of tone.
  static var all: [String] { meanings + risings }
}
