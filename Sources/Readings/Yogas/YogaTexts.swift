import Astrology

/// What the tradition says of each yoga, one line each.
struct YogaTexts: Sendable {
  let book: Phrasebook

  /// The line of a yoga.
  func meaning(_ yoga: Yoga) -> String { book.text("yoga \(yoga.rawValue)") }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { Yoga.allCases.map { meaning($0) } }
}
