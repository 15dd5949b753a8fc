import Astrology

/// Venus, Mars and the Descendant in the twelve signs: how one draws near, how one wants, who stands opposite.
struct LovePlacementTexts: Sendable {
  let book: Phrasebook

  func venus(in sign: ZodiacSign) -> String { book.text("closeness venus \(sign.key)") }
  func mars(in sign: ZodiacSign) -> String { book.text("closeness mars \(sign.key)") }
  func descendant(in sign: ZodiacSign) -> String { book.text("closeness descendant \(sign.key)") }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { ZodiacSign.allCases.flatMap { [venus(in: $0), mars(in: $0), descendant(in: $0)] } }
}
