import Astrology
import Ephemeris

/// The large sentence of the landing page and what stands under it.
enum TonightTexts {
  /// By phase, then by the element of the Moon’s sign: fire, earth, air, water. At most fifteen words.
  static let headlines: [MoonPhase: [String]] = [
    .new: [
      "Nobody has seen it yet. Start anyway.", "Clear one shelf before you fill it again.",
      "Ask the question before you own the answer.", "Leave one evening with nothing in it.",
    ],
    .waxingCrescent: [
      "Take the first step while it is still small.", "Put a date beside the thing you keep meaning to do.",
      "Tell one person what you are trying.", "Water it lightly. It has only just come up.",
    ],
    .firstQuarter: [
      "The easy part is over. Choose it a second time.", "Something has to move so that the new thing fits.",
      "Answer the objection you have been walking around.", "Say what you want before you feel sure of it.",
    ],
    .waxingGibbous: [
      "Push once more before you judge it.", "Mend the one part that keeps catching.",
      "Read it aloud once before you send it.", "You know more of this than you have said.",
    ],
    .full: [
      "It is bright enough to see what you did.", "Count what is there, and then stop counting.",
      "Both sides of it are lit tonight.", "What you have been holding is full to the brim.",
    ],
    .waningGibbous: [
      "Tell the story now, while it is still warm.", "Give away the part you will not use.",
      "Explain it to somebody and hear what you learned.", "Thank the person who made the middle easier.",
    ],
    .lastQuarter: [
      "Put down the fight you have already won.", "Cross out one duty that nobody asked for.",
      "Change your mind on paper first.", "Forgive the plan for having been a plan.",
    ],
    .waningCrescent: [
      "Bank the fire and go to bed early.", "Leave the last drawer for the next month.",
      "Let one message stay unanswered until morning.", "Sleep on it. It is already turning.",
    ],
  ]

  /// What the Moon does in each sign; follows “The Moon is in Aries, which”.
  static let signs: [ZodiacSign: String] = [
    .aries: "likes a first step better than a plan",
    .taurus: "wants the blanket, the bread and the same chair as yesterday",
    .gemini: "has three tabs open and a fourth question",
    .cancer: "keeps the soup warm and remembers who was late",
    .leo: "would rather give the party than explain it",
    .virgo: "straightens the table before it can sit down",
    .libra: "hears both sides and then asks for a third",
    .scorpio: "closes the door before it says what it means",
    .sagittarius: "packs for a longer road than it needs",
    .capricorn: "counts the stairs and then climbs them",
    .aquarius: "steps back a little so that it can see everyone",
    .pisces: "picks up the mood of a room before the words",
  ]

  /// What the light does; `{days}` is the span to the next new or full Moon, such as “three days”.
  static let light: [MoonPhase: String] = [
    .new: "The month is blank; nothing has to show for a while.",
    .waxingCrescent: "Its light is young, with {days} of growing ahead.",
    .firstQuarter: "Half the disc is lit, and what resists has {days} to give way.",
    .waxingGibbous: "It is still growing, and what starts small has {days} of rising light behind it.",
    .full: "It is round tonight, so whatever is there can be seen.",
    .waningGibbous: "It has begun to give its light back, {days} before the dark.",
    .lastQuarter: "Half of the light is gone, and the rest of the month is for sorting.",
    .waningCrescent: "Only a rim is left, {days} from the next beginning.",
  ]

  /// Every authored text, for the tests of tone and length.
  static var all: [String] { headlines.values.flatMap(\.self) + Array(signs.values) + Array(light.values) }
}
