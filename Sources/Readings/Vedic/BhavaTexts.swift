import Astrology

/// What the houses (bhavas) and the rising signs of a sidereal chart are about.
struct BhavaTexts: Sendable {
  let book: Phrasebook

  /// A house, 1 … 12.
  func meaning(_ house: Int) -> String { book.text("bhava \(house)") }
  /// The rising rashi.
  func rising(_ sign: ZodiacSign) -> String { book.text("bhava rising \(sign.key)") }

  /// Every authored text, for the tests of tone.
  var all: [String] { (1...12).map { meaning($0) } + ZodiacSign.allCases.map { rising($0) } }
}
