import Astrology

/// What the almanacs make of the parts of a day.
struct MuhuratTexts: Sendable {
  let book: Phrasebook

  /// A muhurat in a sentence; on a day that leaves it unused, the sentence for such days if it has one.
  func description(of kind: Muhurat.Kind, isAuspicious: Bool) -> String {
    let unused = isAuspicious ? nil : book["muhurat \(kind.key) unused"].first?.text
    return unused ?? book.text("muhurat \(kind.key) meaning")
  }

  /// For what it is kept.
  func suitable(_ kind: Muhurat.Kind) -> [String] { book.texts("muhurat \(kind.key) suitable") }
  /// What is kept out of it.
  func avoided(_ kind: Muhurat.Kind) -> [String] { book.texts("muhurat \(kind.key) avoided") }
  /// A choghadiya in a sentence.
  func description(of choghadiya: Choghadiya) -> String { book.text("choghadiya \(choghadiya.key)") }

  /// Every authored text, for the tests of tone.
  var all: [String] {
    Muhurat.Kind.allCases.flatMap { [description(of: $0, isAuspicious: true), description(of: $0, isAuspicious: false)] }
      + Choghadiya.allCases.map { description(of: $0) } + Muhurat.Kind.allCases.flatMap { suitable($0) + avoided($0) }
  }
}

extension Muhurat.Kind {
  /// The name in the keys of texts.
  var key: String {
    switch self {
    case .brahma: "brahma"
    case .abhijit: "abhijit"
    case .rahuKalam: "rahu kalam"
    case .yamaganda: "yamaganda"
    case .gulika: "gulika"
    case .durMuhurta: "dur muhurta"
    }
  }
}

extension Choghadiya {
  /// The name in the keys of texts.
  var key: String {
    switch self {
    case .udveg: "udveg"
    case .char: "char"
    case .labh: "labh"
    case .amrit: "amrit"
    case .kaal: "kaal"
    case .shubh: "shubh"
    case .rog: "rog"
    }
  }
}
