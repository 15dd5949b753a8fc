/// Short texts for the first page, the one to show first at the front.
enum LandingInsightTexts {
  static let all = [
    LandingInsight(
      id: "three-places", title: "Start with three places.",
      content:
        "The Sun says what you are building, the Moon what you need at the end of the day, the Ascendant how people meet you at the door. Read these three and half the chart is open.",
      category: "chart"),
    LandingInsight(
      id: "hour-matters", title: "The hour moves the door.",
      content:
        "Every four minutes another degree rises in the east. If the time on your certificate is a round number, try ten minutes either way and see what changes.",
      category: "chart"),
    LandingInsight(
      id: "no-hour", title: "No birth time? Most of it still stands.",
      content:
        "The signs of the planets and nearly all their angles need only the day. What needs the hour is left out and marked, so nothing here is guessed.",
      category: "chart"),
    LandingInsight(
      id: "retrograde", title: "Backwards is a second reading.",
      content:
        "A retrograde planet goes over the same degrees again. It is the week for the sent folder, the second draft and the friend you meant to answer.",
      category: "sky"),
    LandingInsight(
      id: "moon-hours", title: "The Moon changes the subject.",
      content:
        "It stays about two and a half days in a sign. A mood that came on Sunday evening often has a leaving time, and you can look it up.",
      category: "sky"),
    LandingInsight(
      id: "squares", title: "A square is a calendar clash.",
      content:
        "Two good intentions want the same hour. Neither is wrong; one of them needs another place in the week.",
      category: "sky"),
    LandingInsight(
      id: "slow-planets", title: "Slow planets come three times.",
      content:
        "Saturn often passes a point of your chart, turns back over it and passes again. The first visit raises the question, the second works on it, the third leaves you with an answer.",
      category: "sky"),
    LandingInsight(
      id: "two-lines", title: "Write two lines tonight.",
      content:
        "One about what happened and one about how it felt. In a month the pattern will be on paper, with dates, and you can hold it against the sky.",
      category: "practice"),
    LandingInsight(
      id: "smallest-step", title: "Take the smallest version.",
      content:
        "A reading earns its keep when something on the table moves. Pick the act that fits into ten minutes and leave the rest for the next one.",
      category: "practice"),
    LandingInsight(
      id: "evidence", title: "Ask it why.",
      content:
        "Every sentence here rests on something you can check: which planet, which degree, which hour it is exact. Open the evidence and argue with it.",
      category: "practice"),
    LandingInsight(
      id: "weather", title: "Weather, and a coat.",
      content:
        "A chart describes conditions and leaves the walk to you. If a line does not fit, put it back on the hanger.",
      category: "care"),
    LandingInsight(
      id: "hard-day", title: "On a hard day, read less.",
      content:
        "One person you trust, something warm, an early night. The stars will be up again tomorrow and the reading will keep.",
      category: "care"),
  ]
}
