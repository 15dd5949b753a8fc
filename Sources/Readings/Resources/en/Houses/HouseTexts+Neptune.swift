extension HouseTexts {
  /// Neptune in the twelve houses: where somebody dreams, and where the edges blur.
  static let neptune: [HouseText] = [
    HouseText(
      "Your outline is soft, and you take on the color of whoever you spent the afternoon with.",
      strengths: [
        "You understand people without being told.",
        "You can be many things on a stage or a page.",
      ],
      challenges: [
        "You may not notice that you agreed until you are there.",
        "Being everybody’s mirror leaves you wondering at night.",
      ]),
    HouseText(
      "Money runs through your hands like water, and what you treasure can seldom be put in a drawer.",
      strengths: [
        "You give with no thought of return.",
        "You can earn with images, music, care or imagination.",
      ],
      challenges: [
        "The account may be a place you would rather not look.",
        "You might undersell what came to you in a dream.",
      ]),
    HouseText(
      "You think in pictures and half tones, and you hear the feeling in a sentence before its meaning.",
      strengths: [
        "You find the phrase that makes people go quiet.",
        "You listen like someone with no appointment.",
      ],
      challenges: [
        "What you heard and what was said may differ by a mile.",
        "Directions, dates and keys tend to drift.",
      ]),
    HouseText(
      "Home is partly a place and partly a longing, and a song can bring you nearer to it than a street.",
      strengths: [
        "You make a refuge out of very little.",
        "You forgive your family further than they know.",
      ],
      challenges: [
        "The childhood you remember may be kinder or darker than it was.",
        "Private sorrow can fill a house if no window is opened.",
      ]),
    HouseText(
      "Your imagination falls in love first and meets the person later.",
      strengths: [
        "You make things that move people.",
        "You bring wonder to a game, a stage or a bedtime.",
      ],
      challenges: [
        "You may love the picture and feel cheated by the face.",
        "A muse can be very expensive in sleep.",
      ]),
    HouseText(
      "You work by feel, and the day goes well when the task has some mercy or some beauty in it.",
      strengths: [
        "You sense what a tired colleague needs.",
        "You bring care to work that others do by the clock.",
      ],
      challenges: [
        "You may be given what nobody else would carry.",
        "Vague tasks can spread until they cover the week.",
      ]),
    HouseText(
      "You look at people with a generous eye, and you see who they might be on their best day.",
      strengths: [
        "You love without keeping score.",
        "You can forgive the clumsy version of a good intention.",
      ],
      challenges: [
        "You may rescue someone who only wanted company.",
        "A wish can be taken for an agreement.",
      ]),
    HouseText(
      "The wall between you and someone you trust is thin, and their silence tells you most of it.",
      strengths: [
        "You can comfort people where words stop.",
        "You let go more gracefully than you think.",
      ],
      challenges: [
        "What is shared may stay unspoken until it is muddled.",
        "You might dissolve into a bond and miss your own shape.",
      ]),
    HouseText(
      "You believe before you can prove it, and far places call to you in the voice of a song.",
      strengths: [
        "You find the holy in other people’s customs.",
        "You can give a plain day some meaning.",
      ],
      challenges: [
        "A teacher may look taller than any teacher is.",
        "Faith can be used to skip the homework.",
      ]),
    HouseText(
      "The world sees something shimmering and is not sure what you do, which has been both a gift and a nuisance.",
      strengths: [
        "You bring vision to a role that others find dry.",
        "You can stand for something larger than yourself.",
      ],
      challenges: [
        "Your title may fit everyone’s hopes and no one’s calendar.",
        "You might wait for a calling when a job would start it.",
      ]),
    HouseText(
      "You dream in company, and you can make a roomful of skeptics hum.",
      strengths: [
        "You give a group its picture of what it is for.",
        "You welcome those who have no other table.",
      ],
      challenges: [
        "You may give to a circle that does not know it is taking.",
        "An ideal of friendship can be hard on actual friends.",
      ]),
    HouseText(
      "Your door to the unseen rooms is left ajar; music, sleep and sorrow come and go.",
      strengths: [
        "You have a compassion that needs no explanation.",
        "You can rest in what you do not understand.",
      ],
      challenges: [
        "You may vanish when you needed to be found.",
        "Daydreams can use up the hours that would have fed them.",
      ]),
  ]
}
