extension HouseTexts {
  /// Jupiter in the twelve houses: what somebody trusts, and where there is too much of it.
  static let jupiter: [HouseText] = [
    HouseText(
      "You enter like good news, and people tell you their plans because you seem to believe in them.",
      strengths: [
        "Your confidence is catching and usually kind.",
        "You give strangers the benefit of the doubt.",
      ],
      challenges: [
        "You may promise with your whole face and forget by Friday.",
        "More can look like better until the bill comes.",
      ]),
    HouseText(
      "You trust that there will be enough, and you are rarely caught counting.",
      strengths: [
        "You are generous before anyone has asked.",
        "You see value where others see clutter.",
      ],
      challenges: [
        "The budget may be written in pencil.",
        "Plenty can make you careless with what is rare.",
      ]),
    HouseText(
      "You think in large sentences, and the walk to the corner shop turns into a seminar.",
      strengths: [
        "You make people feel their question was a good one.",
        "You pick up languages, trades and stories as you go.",
      ],
      challenges: [
        "A short answer may take you twenty minutes.",
        "The small print is where your optimism trips.",
      ]),
    HouseText(
      "The house is open, the table extends, and somebody’s cousin is asleep on the sofa.",
      strengths: [
        "You give a home breadth and good humor.",
        "You carry a faith from childhood, or have made your own.",
      ],
      challenges: [
        "There may be room for everyone except you.",
        "Family pride can talk over a family fact.",
      ]),
    HouseText(
      "You bet on joy, and your best work was begun because it sounded like fun.",
      strengths: [
        "You encourage talent wherever you meet it.",
        "You can turn a free afternoon into an occasion.",
      ],
      challenges: [
        "The gamble may be chosen for the thrill and defended as a plan.",
        "Too many beginnings can be a way to avoid one ending.",
      ]),
    HouseText(
      "You make work bigger and friendlier, and no job description was ever quite large enough.",
      strengths: [
        "Colleagues do better when you are around.",
        "You find in service the meaning that others find in titles.",
      ],
      challenges: [
        "You may say yes to a fourth project because the third was fun.",
        "Good habits can be declared grandly and kept till Wednesday.",
      ]),
    HouseText(
      "You look for partners who enlarge the map, and you think well of people until they insist otherwise.",
      strengths: [
        "You bring goodwill to every negotiation.",
        "You give a partner room to become more.",
      ],
      challenges: [
        "You may overlook what is plain because the promise is so good.",
        "The next person can always seem a size larger.",
      ]),
    HouseText(
      "You trust the deep end, and you come up from hard conversations with something in your hand.",
      strengths: [
        "You can speak about loss and money without lowering your voice.",
        "People share with you, and you share back.",
      ],
      challenges: [
        "You may count on what has been offered and not yet given.",
        "Boundaries can look stingy to you until you need one.",
      ]),
    HouseText(
      "The world is a school with good food, and you would like to take every class.",
      strengths: [
        "You connect what experts keep apart.",
        "You make hope sound reasonable.",
      ],
      challenges: [
        "You may preach when a question would do.",
        "The horizon can be easier to love than the street.",
      ]),
    HouseText(
      "You grow in public, and people hand you more room because you fill it with some grace.",
      strengths: [
        "You see the large use of a small post.",
        "You promote people, and they remember it.",
      ],
      challenges: [
        "Your reputation may run ahead of the work.",
        "It is tempting to widen the role before filling it.",
      ]),
    HouseText(
      "Your friendships cross borders, ages and incomes, and hope is what you have in common.",
      strengths: [
        "You make a group believe the plan could work.",
        "You have given so much help that asking for some is fair.",
      ],
      challenges: [
        "The circle may get so wide that nobody is close.",
        "Big hopes need someone to book the room.",
      ]),
    HouseText(
      "You find your faith in private, and a week alone leaves you richer than a party.",
      strengths: [
        "You give without wanting the story told.",
        "You can forgive and actually feel lighter.",
      ],
      challenges: [
        "You may trust a little too long that it will sort itself out.",
        "Escapes can be dressed up as retreats.",
      ]),
  ]
}
