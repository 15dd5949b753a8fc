import Astrology

/// Sun, Moon and Ascendant in the twelve signs, a line each.
struct PlacementTexts: Sendable {
  let book: Phrasebook

  func sun(in sign: ZodiacSign) -> String { book.text("line sun \(sign.key)") }
  func moon(in sign: ZodiacSign) -> String { book.text("line moon \(sign.key)") }
  func rising(_ sign: ZodiacSign) -> String { book.text("line rising \(sign.key)") }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { ZodiacSign.allCases.flatMap { [sun(in: $0), moon(in: $0), rising($0)] } }
}
