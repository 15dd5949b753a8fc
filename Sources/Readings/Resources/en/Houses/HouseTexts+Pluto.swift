extension HouseTexts {
  /// Pluto in the twelve houses: what somebody digs for, and what is held too tightly.
  static let pluto: [HouseText] = [
    HouseText(
      "People feel you before you speak, and you have been learning since childhood what to do with that.",
      strengths: [
        "You have started over more than once, and it shows as strength.",
        "You see through a pose and are kind about it.",
      ],
      challenges: [
        "You may watch from the corner until you know who has the power.",
        "A soft approach can be mistaken for a trick.",
      ]),
    HouseText(
      "You know what it is to lose a thing and remain, so what you own never quite owns you.",
      strengths: [
        "You can build again from the ground.",
        "You know exactly what you will not sell.",
      ],
      challenges: [
        "Holding on may feel like survival long after it was.",
        "Worth can become something to prove, again, this month.",
      ]),
    HouseText(
      "You dig when you talk, and a plain question from you can turn over somebody’s whole garden.",
      strengths: [
        "You find the fact that was buried.",
        "Your words are remembered, so you choose them.",
      ],
      challenges: [
        "You may interrogate when you meant to ask.",
        "One sentence from long ago can still hold the floor.",
      ]),
    HouseText(
      "Something in the family ground went unsaid, perhaps, and you were the one who could hear it.",
      strengths: [
        "You can end a pattern that is older than you.",
        "You make a home on honest foundations.",
      ],
      challenges: [
        "You may guard the house against people who only want in.",
        "The past can have its hand on the thermostat.",
      ]),
    HouseText(
      "What you love, you love to the root, and what you make has some of your marrow in it.",
      strengths: [
        "You create as if it mattered, and so it does.",
        "You bring courage to romance.",
      ],
      challenges: [
        "Affection may turn into a contest for who needs whom less.",
        "Play can get so serious that nobody dares to lose.",
      ]),
    HouseText(
      "You work at the root of the problem, and you are not done when it merely looks done.",
      strengths: [
        "You repair what others paint over.",
        "You can change a habit completely once you mean it.",
      ],
      challenges: [
        "You may run yourself like a machine with a grudge.",
        "Who holds the keys at work can matter more than the work.",
      ]),
    HouseText(
      "You do not meet people by halves, and partnership changes you more than you had planned.",
      strengths: [
        "You can love through another person’s worst year.",
        "You bring the truth to the table and stay seated.",
      ],
      challenges: [
        "Power may be the third guest at every dinner.",
        "You might choose people strong enough to fight, and then fight.",
      ]),
    HouseText(
      "You are at home where others whisper: with loss, desire, debt and the things families hide.",
      strengths: [
        "You are steady company in a hard hour.",
        "You can let something end and be changed by it.",
      ],
      challenges: [
        "You may keep digging where the ground has healed.",
        "Trust can be made to pass one test too many.",
      ]),
    HouseText(
      "You want the truth under the doctrine, and you have burned at least one map to get it.",
      strengths: [
        "You research until it holds.",
        "Your convictions are your own, and paid for.",
      ],
      challenges: [
        "Being certain may cost you the better question.",
        "You might convert people who came for coffee.",
      ]),
    HouseText(
      "You are given difficult rooms to run, and people feel that you could take the whole thing down and rebuild it.",
      strengths: [
        "You can lead through an upheaval.",
        "You do not need applause to use influence.",
      ],
      challenges: [
        "You may see rivals where there are only colleagues.",
        "The climb can become the purpose of the mountain.",
      ]),
    HouseText(
      "You change the groups you join, usually by saying the thing they had agreed not to notice.",
      strengths: [
        "You are a friend for the third hour of the night.",
        "You can turn a complaint into a movement.",
      ],
      challenges: [
        "You may leave a circle before it can leave you.",
        "Loyalty can be asked for in ways that feel like a test.",
      ]),
    HouseText(
      "Your strength is stored underground, and it comes up when someone needs it and nobody is looking.",
      strengths: [
        "You can face what others keep behind a curtain.",
        "Solitude works on you like good soil.",
      ],
      challenges: [
        "You may fight shadows that a conversation would thin.",
        "A secret can grow heavier than what it hides.",
      ]),
  ]
}
