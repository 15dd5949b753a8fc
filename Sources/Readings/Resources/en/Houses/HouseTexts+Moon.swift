extension HouseTexts {
  /// The Moon in the twelve houses: where somebody needs to feel safe, and how moods get in.
  static let moon: [HouseText] = [
    HouseText(
      "Your mood arrives before your sentence, and people know how you are from the way you hold a cup.",
      strengths: [
        "You read a room in the time it takes to close the door.",
        "Others soften around you because you show feeling first.",
      ],
      challenges: [
        "Everyone’s weather can end up on your face.",
        "A passing feeling may get to decide something lasting.",
      ]),
    HouseText(
      "Safety has a weight here: a full cupboard, rent in the account, the good blanket in its place.",
      strengths: [
        "You know how much is enough for a household.",
        "What you keep tends to have a memory in it.",
      ],
      challenges: [
        "Worry may go shopping on your behalf.",
        "Old things can be kept long after they stop comforting.",
      ]),
    HouseText(
      "Feelings want words the same day, and a short message from the right person can turn the evening.",
      strengths: [
        "You remember how people said it as well as what they said.",
        "You keep a family talking.",
      ],
      challenges: [
        "An unanswered text can grow a whole plot by midnight.",
        "The tone you heard may have been only tiredness.",
      ]),
    HouseText(
      "Home is something you carry, and you feel a moved chair or a missing voice before you see it.",
      strengths: [
        "You can make three rooms feel looked after.",
        "You hold the thread between generations.",
      ],
      challenges: [
        "Leaving the house, or the past, can take several tries.",
        "You may feed a whole street and skip your own supper.",
      ]),
    HouseText(
      "Love and play are needs here and not extras; a week without laughing leaves you hungry.",
      strengths: [
        "You remember what delighted someone and bring it back.",
        "What you make has feeling in it that people recognize.",
      ],
      challenges: [
        "A crush can set the temperature of the whole house.",
        "You may perform cheer on a day that asked for quiet.",
      ]),
    HouseText(
      "The body keeps your diary, and a regular lunch does more for your mood than a long talk.",
      strengths: [
        "You notice who at work has not eaten.",
        "Small rituals carry you through large weeks.",
      ],
      challenges: [
        "A messy desk can become a messy mood.",
        "Being needed may pass for being cared about.",
      ]),
    HouseText(
      "You feel your way through other people, and peace with one of them is half of sleeping well.",
      strengths: [
        "You hear what a partner means under what they say.",
        "You know how to make up after a quarrel.",
      ],
      challenges: [
        "Their bad day may move into your chest.",
        "You might agree early to keep the room warm.",
      ]),
    HouseText(
      "Your feelings run in deep channels, out of sight, and they surface at the strangest kitchen tables.",
      strengths: [
        "You can sit with grief and not rush it.",
        "A promise of trust is safe with you for decades.",
      ],
      challenges: [
        "You may wait to be guessed instead of asking.",
        "Old hurts keep good records here.",
      ]),
    HouseText(
      "You are at home on the move, with foreign bread, an open book and a question larger than the day.",
      strengths: [
        "You can feel at ease among people who believe other things.",
        "A wider view comforts you when advice cannot.",
      ],
      challenges: [
        "Homesickness may follow you in both directions.",
        "A philosophy can become a place to put a feeling away.",
      ]),
    HouseText(
      "Your private weather has a public window, and people you barely know feel entitled to ask how you are.",
      strengths: [
        "You sense what a public or a team needs next.",
        "You lead by looking after people.",
      ],
      challenges: [
        "A remark from above can color the whole evening.",
        "It may be hard to be off duty, even at home.",
      ]),
    HouseText(
      "Friends are your second household, and you know which of them needs a call before they do.",
      strengths: [
        "You make newcomers feel expected.",
        "You carry a group through its low week.",
      ],
      challenges: [
        "Being left out of one plan can undo a good month.",
        "You might tend twenty people lightly to avoid leaning on one.",
      ]),
    HouseText(
      "You feel a great deal that has no name yet, and it needs an hour alone to turn into something.",
      strengths: [
        "Your dreams and hunches are worth writing down.",
        "You are gentle with people others overlook.",
      ],
      challenges: [
        "You may cry in the car and say it was nothing.",
        "Shared sadness gets in without knocking, and stays.",
      ]),
  ]
}
