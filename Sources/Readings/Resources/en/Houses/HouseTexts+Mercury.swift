extension HouseTexts {
  /// Mercury in the twelve houses: what a mind works on, and where it talks too much.
  static let mercury: [HouseText] = [
    HouseText(
      "You think out loud and in motion, with your hands, halfway out of the chair.",
      strengths: [
        "You find the right word while others still look for the subject.",
        "You stay young by staying interested.",
      ],
      challenges: [
        "The answer can leave before the question is finished.",
        "Silence may feel like a gap you have to fill.",
      ]),
    HouseText(
      "Your mind likes what can be counted, compared and mended: prices, recipes, the true cost of a cheap chair.",
      strengths: [
        "You spot the clause that everyone skipped.",
        "You can earn with words, lists or clever hands.",
      ],
      challenges: [
        "Everything may get a price, including your Sunday.",
        "A worry about money can pose as thinking.",
      ]),
    HouseText(
      "Words are your home street; you know the shortcuts, the gossip and who moved in.",
      strengths: [
        "You can learn almost anything from a conversation.",
        "You introduce people who ought to have met years ago.",
      ],
      challenges: [
        "Twelve tabs are open and one of them matters.",
        "A clever line can land harder than you threw it.",
      ]),
    HouseText(
      "You think best in the kitchen, with the family voices still running somewhere behind the wall.",
      strengths: [
        "You remember the house stories and who told them wrong.",
        "You can talk a home through a hard change.",
      ],
      challenges: [
        "An argument from years ago may still be in draft.",
        "Turning thoughts over at night does not put them away.",
      ]),
    HouseText(
      "Your mind plays, and an idea is worth keeping if it makes somebody laugh on a Monday.",
      strengths: [
        "You can turn a lesson into a game.",
        "You flirt and write with the same quick wrist.",
      ],
      challenges: [
        "The joke may arrive where the answer was wanted.",
        "Ideas can be dropped the minute they stop being fun.",
      ]),
    HouseText(
      "You sort the world by doing it: one list, one method, the error in line forty.",
      strengths: [
        "You find the small fix that saves everyone an hour.",
        "People hand you a tangle and get back a thread.",
      ],
      challenges: [
        "The detail may win and the point go missing.",
        "Your inner editor works weekends.",
      ]),
    HouseText(
      "You think in dialogue, and half your best ideas belong to whoever was across the table.",
      strengths: [
        "You can state the other side so well that they thank you.",
        "You draft agreements people can live with.",
      ],
      challenges: [
        "You may argue both sides until the evening is over.",
        "Talking about the bond can replace being in it.",
      ]),
    HouseText(
      "You read what is between the lines, in contracts, in families, in the pause before yes.",
      strengths: [
        "You keep a confidence without making a show of it.",
        "You ask the question that opens the locked drawer.",
      ],
      challenges: [
        "Suspicion can look like insight at two in the morning.",
        "You may know too much and say too little.",
      ]),
    HouseText(
      "One subject leads to the next country, and you read the footnotes for the doors in them.",
      strengths: [
        "You can carry an idea across a border and make it fit.",
        "You teach without talking down.",
      ],
      challenges: [
        "The big theory may skip the small fact.",
        "An opinion can be packed before the trip is taken.",
      ]),
    HouseText(
      "You are known for what you say and how you say it, so people quote you when you are out of the room.",
      strengths: [
        "You can brief a busy person in four sentences.",
        "You think on your feet while people watch.",
      ],
      challenges: [
        "A careless message from you travels far.",
        "The plan may change faster than the people in it.",
      ]),
    HouseText(
      "Your friends are a newsroom, and an idea passes through six of them before it is yours.",
      strengths: [
        "You know who knows, and you are not shy to ask.",
        "You give a vague hope its first agenda.",
      ],
      challenges: [
        "The group chat can eat the afternoon you meant for the work.",
        "You might discuss a dream until it feels done.",
      ]),
    HouseText(
      "Your mind works in the dark like a printer in another room, and the page comes out in the morning.",
      strengths: [
        "You find words for what people could not say.",
        "You think well alone, on paper, near water or sleep.",
      ],
      challenges: [
        "A thought can circle for days before anyone hears it.",
        "You may doubt the conclusion because you cannot show the steps.",
      ]),
  ]
}
