extension DashaTexts {
  /// Eighteen years.
  static let rahu = DashaVoice(
    keywords: ["hunger", "ambition", "the foreign", "invention", "risk", "shortcuts"],
    years: "Eighteen years of appetite: the unfamiliar calls, and the old map has edges.",
    months: "A restless stretch: the odd offer, the foreign word, the door without a sign.",
    supportive: "Rahu has a strong host here; what is strange turns useful quickly.",
    mixed: "Rahu has a host of two minds here; the bold offer deserves a second reading by daylight.",
    demanding: "Rahu has a tired host here; appetite runs ahead of the means, so test the ice near the shore.",
    overview: """
      Rahu’s years pull toward what the family never did. Another country, another trade, another way of being somebody looks brighter \
      than anything at hand, and sometimes it is. Rules seem made for other people. The gift is reach; the price is that enough keeps \
      moving a little further off, and has to be named by you.
      """,
    advice: "Write down what enough would be before the next offer comes. Keep one friend who knew you before.",
    opportunities: [
      "A field that did not exist when you were at school.", "Work across a border, a language or a class.",
      "A talent nobody in the family has a word for.",
    ],
    challenges: [
      "Believing the photograph of the thing instead of the thing.", "A shortcut that turns out to be somebody’s garden.",
      "Never arriving, because arriving looks ordinary.",
    ],
    experiences: [
      "You are the only one of your kind in the room.", "Something spreads faster than you can explain it.",
      "An old friend says you have changed, and means it as a question.",
    ],
    interlude: """
      For these months the larger period wears a borrowed coat. Offers come from the side, quick and oddly flattering, and one or two of \
      them are real.
      """,
    interludeAdvice: "Sleep one night on whatever has to be decided by midnight.",
    preparation: [
      "Tell one person what you want, without making it smaller.", "Learn the rules you are tempted to skip.",
    ])

  /// Seven years.
  static let ketu = DashaVoice(
    keywords: ["release", "insight", "solitude", "roots", "precision", "letting go"],
    years: "Seven years of letting go: what is finished leaves quietly, and the rest gets clear.",
    months: "An inward stretch: fewer words, finer instruments, and a door or two that closes softly.",
    supportive: "Ketu has a strong host here; leaving things out comes easily, and what stays is exact.",
    mixed: "Ketu has a host of two minds here; half of you wants the mountain and half the mail.",
    demanding: "Ketu has a tired host here; interest drops without notice, so keep promises few and small.",
    overview: """
      Ketu’s years take things out of the hand rather gently, mostly those that had become habits. What used to impress you stops doing so; \
      a question you had set aside comes back and stays. It is a good period for research, craft, silence and repair, and a thin one for \
      applause.
      """,
    advice: "Finish, archive, give back. Keep two or three people close enough to notice when you have gone too quiet.",
    opportunities: [
      "Depth in one narrow thing.", "Peace with a chapter that was never properly closed.",
      "A habit of stillness that fits in a pocket.",
    ],
    challenges: [
      "Leaving before the end because the end is boring.", "Treating the body as somebody else’s errand.",
      "Being right and out of reach.",
    ],
    experiences: [
      "You clear a cupboard and then a calendar.", "An old skill returns without being called.",
      "Company thins out for a while, and the ones who stay are the right ones.",
    ],
    interlude: """
      For these months the larger period is edited. Something is dropped from it that had seemed essential, and the sentence reads better.
      """,
    interludeAdvice: "Let one thing go unfinished, on purpose, and watch what happens to the rest.",
    preparation: ["Put names and dates on the photographs.", "Say the thank you that is late."])
}
