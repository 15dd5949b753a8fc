import Astrology

/// The Midheaven and Saturn in the twelve signs: what one is known for, and where patience is asked.
struct WorkPlacementTexts: Sendable {
  let book: Phrasebook

  func midheaven(in sign: ZodiacSign) -> String { book.text("standing midheaven \(sign.key)") }
  func saturn(in sign: ZodiacSign) -> String { book.text("standing saturn \(sign.key)") }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { ZodiacSign.allCases.flatMap { [midheaven(in: $0), saturn(in: $0)] } }
}
