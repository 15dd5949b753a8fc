import Astrology
import Ephemeris

/// The words of the first reading that are not about a single placement.
enum FirstInsightTexts {
  /// Sun and Moon by their elements: fire, earth, air, water; the Sun's row, the Moon's column.
  static let headlines = [
    [
      "Two fires in one grate, and no draft missing.", "A match in the hand, and ground underfoot.",
      "A spark that likes to think out loud.", "A quick flame over deep water.",
    ],
    [
      "A patient builder with a short fuse for waiting.", "What you plant, you mean to sit under.",
      "A level head that keeps the window open.", "A steady hand with a tidal heart.",
    ],
    [
      "A question first, and feet already moving.", "Bright ideas that want a table to stand on.",
      "A mind that airs every room it enters.", "You explain the sea while standing in it.",
    ],
    [
      "Deep water that comes to the boil quickly.", "A soft shore with rock a little under it.",
      "You feel it first, then find the sentence.", "A tide that knows the tide in others.",
    ],
  ]

  /// The Moon of a day on which it changed its sign, for a birth without its hour.
  static let movingMoon = "The Moon changed its sign on your day, so the hour would tell which of the two keeps your moods."

  /// What stands at a point of a birth chart, as something that wants and speaks.
  static let voices: [ChartPoint: String] = [
    .body(.sun): "what you mean to be", .body(.moon): "what you need when the door is shut",
    .body(.mercury): "the way you put things", .body(.venus): "what you find worth keeping",
    .body(.mars): "the push in your arms", .body(.jupiter): "the hope for more room",
    .body(.saturn): "the voice that asks twice", .body(.uranus): "the wish to do it differently",
    .body(.neptune): "what you long for without naming it", .body(.pluto): "the part of you that digs",
    .ascendant: "the face you open the door with", .midheaven: "the name you are making",
  ]

  /// What two voices do in each of the five relations.
  static let relations: [AspectKind: String] = [
    .conjunction: "speak with one mouth, and friends seldom hear one without the other.",
    .sextile: "are neighbors with a low fence between them; a word across it is enough.",
    .square: "want the same chair at the same hour, and the arguing has made you good at both.",
    .trine: "have an understanding so old that you may not count it as a gift.",
    .opposition: "hold two ends of one rope, and somebody near you often picks up the end you drop.",
  ]

  /// Something to notice or do, by the relation.
  static let invitations: [AspectKind: String] = [
    .conjunction: "Once this week, let one of the two speak first and see what the other adds.",
    .sextile: "Ask for one small thing this week that you would usually do without.",
    .square: "Next time the two collide, give each of them its own half hour.",
    .trine: "Name one thing that comes easily to you, and use it on purpose tomorrow.",
    .opposition: "When somebody takes the other side this week, ask which of your own thoughts they are carrying.",
  ]

  /// The closest angle in a sentence or `nil` when it has no words.
  static func told(_ aspect: Aspect) -> String? {
    guard let first = voices[aspect.first], let second = voices[aspect.second], let relation = relations[aspect.kind] else {
      return nil
    }
    let text = "\(first) and \(second) \(relation)"
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Every authored text, for the tests of tone and length.
  static var all: [String] {
    headlines.flatMap(\.self) + [movingMoon] + invitations.values + relations.values + voices.values
  }
}
