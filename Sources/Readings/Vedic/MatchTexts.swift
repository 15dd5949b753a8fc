import Astrology

/// What the points of a match are about.
struct MatchTexts: Sendable {
  let book: Phrasebook

  /// A koota in a sentence.
  func meaning(of koota: Koota) -> String { book.text("koota \(koota.key)") }
  /// Why a dosha is held to be lifted.
  func reason(_ cancellation: KootaCancellation) -> String { book.text("koota lifted \(cancellation.key)") }
  /// What is said of Mars in both charts.
  var manglik: String { book.text("manglik") }

  /// Every authored text, for the tests of tone.
  var all: [String] { Koota.allCases.map { meaning(of: $0) } + KootaCancellation.allCases.map { reason($0) } + [manglik] }
}

extension Koota {
  /// The name in the keys of texts.
  fileprivate var key: String {
    switch self {
    case .varna: "varna"
    case .vashya: "vashya"
    case .tara: "tara"
    case .yoni: "yoni"
    case .grahaMaitri: "graha maitri"
    case .gana: "gana"
    case .bhakoot: "bhakoot"
    case .nadi: "nadi"
    }
  }
}

extension KootaCancellation {
  /// The name in the keys of texts.
  fileprivate var key: String {
    switch self {
    case .sameSignLord: "same sign lord"
    case .friendlySignLords: "friendly sign lords"
    case .friendlyNavamshaLords: "friendly navamsha lords"
    case .sameNakshatraDifferentPada: "same nakshatra different pada"
    case .sameSignDifferentNakshatra: "same sign different nakshatra"
    case .sameNakshatraDifferentSign: "same nakshatra different sign"
    }
  }
}
