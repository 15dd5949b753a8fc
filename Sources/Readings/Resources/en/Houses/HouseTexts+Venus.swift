extension HouseTexts {
  /// Venus in the twelve houses: what somebody finds lovely, and what is done to keep the peace.
  static let venus: [HouseText] = [
    HouseText(
      "You meet the world with an open hand, and people feel better dressed for having stood next to you.",
      strengths: [
        "You put strangers at ease in a sentence.",
        "You know what suits you, and you wear it lightly.",
      ],
      challenges: [
        "Being liked may cost you the honest answer.",
        "The mirror can take more of the morning than it gives.",
      ]),
    HouseText(
      "Love has a texture here: good bread, a fair wage, the one coat worth its price.",
      strengths: [
        "You choose things that stay beautiful in use.",
        "You are generous in ways people can hold.",
      ],
      challenges: [
        "A gift may stand in for a hard conversation.",
        "Comfort can argue you out of a change you wanted.",
      ]),
    HouseText(
      "You flatter no one, and still people leave the shop smiling because you found the kind true word.",
      strengths: [
        "You can say a difficult thing pleasantly.",
        "You keep peace between neighbors and siblings.",
      ],
      challenges: [
        "Charm may smooth over what should have been said.",
        "You might write the lovely message and avoid the call.",
      ]),
    HouseText(
      "Affection lives at home, in a table laid for a plain Tuesday and flowers that nobody needed.",
      strengths: [
        "You make rooms that let people exhale.",
        "You keep the good part of a family alive.",
      ],
      challenges: [
        "Harmony at home can be bought with your silence.",
        "You may stay in for comfort and call it choice.",
      ]),
    HouseText(
      "Romance and making belong together for you, and the flirting shows in the work.",
      strengths: [
        "You fall in love with what is in front of you.",
        "You bring style to play and play to style.",
      ],
      challenges: [
        "The beginning may be so good that the middle looks dull.",
        "Being admired can get confused with being known.",
      ]),
    HouseText(
      "You love by doing, and a colleague’s day goes better for something you did without being asked.",
      strengths: [
        "You make dull work pleasant to be near.",
        "You notice craft and thank the person for it.",
      ],
      challenges: [
        "You may take on a task to be liked, and then be tired.",
        "Taste can turn into fault-finding by Thursday.",
      ]),
    HouseText(
      "You come into your own beside someone, and a fair agreement moves you as much as a good song.",
      strengths: [
        "You make a partner feel chosen.",
        "You find the middle and make it look easy.",
      ],
      challenges: [
        "Keeping it nice can keep it shallow.",
        "You may be half of a pair before you have asked who is in it.",
      ]),
    HouseText(
      "You love all the way down or hardly at all, and a promise means more to you than a declaration.",
      strengths: [
        "You can be trusted with what is shared, keys included.",
        "You stay when closeness is tested, and it deepens.",
      ],
      challenges: [
        "Jealousy may knock before there is anything to be jealous of.",
        "Letting go of what was shared takes you a long season.",
      ]),
    HouseText(
      "You fall for accents, for books, for the person who makes the world larger over dinner.",
      strengths: [
        "You find beauty in customs that are not yours.",
        "You make learning sociable.",
      ],
      challenges: [
        "The one far away can seem easier to love.",
        "You may like the idea of the trip better than the bus.",
      ]),
    HouseText(
      "People connect your name with grace, and it opens doors that argument would have kept shut.",
      strengths: [
        "You make work look good without making it hollow.",
        "You get rivals to share a table.",
      ],
      challenges: [
        "The pleasant version of you may be on duty too long.",
        "Approval from above can weigh more than it should.",
      ]),
    HouseText(
      "Friendship is your great love story, told in many chapters and with a large cast.",
      strengths: [
        "You bring the right people together and then leave them room.",
        "You stay friends with almost everyone you have loved.",
      ],
      challenges: [
        "You may go along with a group’s taste before checking your own.",
        "Favors can pile up until nobody knows who owes whom.",
      ]),
    HouseText(
      "You love in private, sometimes in secret, and best when there is nothing to prove.",
      strengths: [
        "Your kindness asks for no receipt.",
        "Music, water and quiet give you back to yourself.",
      ],
      challenges: [
        "A love you never mention may take up the most room.",
        "You might forgive so early that nothing gets repaired.",
      ]),
  ]
}
