import Astrology

/// What is told of the periods of a life.
struct DashaTexts: Sendable {
  private let book: Phrasebook
  private let voices: [DashaVoice]

  init(_ book: Phrasebook) {
    self.book = book
    voices = Graha.allCases.map { DashaVoice("dasha \($0.key)", in: book) }
  }

  /// The voice of a lord.
  func voice(of lord: Graha) -> DashaVoice { voices[Int(lord.rawValue)] }

  /// The antardasha of the mahadasha’s own lord.
  var opening: String { book.text("dasha opening") }

  /// How two lords stand to each other in the birth chart, by the house of the second from the first.
  func relation(house: Int) -> String {
    let relation =
      switch house {
      case 1: "together"
      case 7: "opposite"
      case 5, 9: "trine"
      case 4, 10: "square"
      case 3, 11: "sextile"
      case 2, 12: "neighbors"
      default: "unseen"
      }
    return book.text("dasha relation \(relation)")
  }

  /// When no area of life changes much from one period to the next.
  var sameWeight: String { book.text("dasha same weight") }

  /// Every authored sentence, for the tests of tone.
  var all: [String] { voices.flatMap(\.all) + [opening, sameWeight] + [1, 7, 5, 4, 3, 2, 6].map { relation(house: $0) } }
}
