extension DashaTexts {
  /// Six years.
  static let sun = DashaVoice(
    keywords: ["visibility", "authority", "father", "vitality", "name", "daylight"],
    years: "Six years in which your own name does the work, and has to stand under it.",
    months: "A stretch of daylight: who decides, and who signs, wants to be clear.",
    supportive: "The Sun stands well here; saying what you want tends to shorten the way to it.",
    mixed: "The Sun is heard in some rooms and not in others; choose the room before the speech.",
    demanding: "The Sun has to work for its light here; credit may arrive late and in small coins.",
    overview: """
      The Sun’s years are about being seen and being answerable. Work that used to carry somebody else’s signature begins to carry \
      yours, and a father, a chief or an old rule often stands in the doorway of it. The question under it all is simple: what would \
      you still do if nobody were clapping?
      """,
    advice: """
      Put your name on one thing a season and finish it in public. Let the smaller honors pass to somebody who needs them more.
      """,
    opportunities: [
      "A task that has one name on the door.", "A clean word with a father, a teacher or a former chief.",
      "A steadier morning, and the strength that comes with it.",
    ],
    challenges: [
      "Taking a correction as an insult.", "Doing alone what three people could do by Friday.", "Heat without rest.",
    ],
    experiences: [
      "You are asked to lead something before you feel ready.",
      "An old permission is no longer needed, and you notice it on a Tuesday.",
      "Somebody senior watches more closely than is comfortable.",
    ],
    interlude: """
      For these months the larger period is lit from the front. Decisions that were shared want one person to make them, and it may well \
      be you.
      """,
    interludeAdvice: "Say the decision in one sentence, then stay long enough to hear the reply.",
    preparation: [
      "Keep one promise you made in your own name.",
      "Decide what you would like to be known for by people who have never met you.",
    ])

  /// Ten years.
  static let moon = DashaVoice(
    keywords: ["feeling", "mother", "home", "rhythm", "memory", "tides"],
    years: "Ten years that run by tides: home, care, and what the body remembers.",
    months: "A tidal stretch: moods come with their own timetable, and supper matters.",
    supportive: "The Moon is well placed here; people soften near you, and rest does what it promises.",
    mixed: "The Moon changes rooms often here; a calm week and a restless one take turns.",
    demanding: "The Moon is thin in this chart; sleep and supper have to be defended like appointments.",
    overview: """
      The Moon’s years move the weight of life toward home: who is fed, who is missed, where the key is kept. Plans made in the head \
      are revised at the kitchen table. Much of what happens has happened before in some other year, and now there is a chance to \
      answer it differently.
      """,
    advice: """
      Keep one rhythm that does not depend on mood. When a feeling insists, give it a night and a glass of water before you give it \
      the telephone.
      """,
    opportunities: [
      "A home, or a corner of one, that finally fits.",
      "An easier way of speaking with a mother, or with whoever did the mothering.",
      "Work with people, food, water or the public.",
    ],
    challenges: [
      "Taking everybody’s weather for your own.", "Moving the furniture instead of having the talk.",
      "Staying awake with a question that has no answer at three in the morning.",
    ],
    experiences: [
      "You change address, or the address changes around you.", "Somebody needs looking after, and sometimes it is you.",
      "A smell, a song or a photograph brings back a whole year.",
    ],
    interlude: """
      For these months the larger period is felt rather than argued. What was a project becomes a household matter, and the tone of \
      voice decides more than the words.
      """,
    interludeAdvice: "Eat before you answer, and then answer.",
    preparation: [
      "Find out which hour of sleep you keep giving away.", "Call the person whose kitchen you miss.",
    ])
}
