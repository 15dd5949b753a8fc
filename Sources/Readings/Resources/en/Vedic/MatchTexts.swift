import Astrology

/// What the points of a match are about.
enum MatchTexts {
  /// A koota in a sentence.
  static func meaning(of koota: Koota) -> String {
    switch koota {
    case .varna: "Outlook: where the two Moon signs stand in the old order of four."
    case .vashya: "Influence: who gives way to whom, by the kinds of creature the Moon signs are."
    case .tara: "Well-being: the count from one birth star to the other, both ways."
    case .yoni: "Instinct: the animals of the two birth stars, and how they get along."
    case .grahaMaitri: "Friendship: how the lords of the two Moon signs regard each other."
    case .gana: "Temper: whether the birth stars are of gods, of people or of giants."
    case .bhakoot: "Household: the distance between the two Moon signs."
    case .nadi: "Constitution: whether both birth stars share one of three humors."
    }
  }

  /// Why a dosha is held to be lifted.
  static func reason(_ cancellation: KootaCancellation) -> String {
    switch cancellation {
    case .sameSignLord: "One graha rules both Moon signs."
    case .friendlySignLords: "The lords of both Moon signs are friends."
    case .friendlyNavamshaLords: "The lords of both Moons in the navamsha are the same or friends."
    case .sameNakshatraDifferentPada: "Both have the same birth star in different quarters."
    case .sameSignDifferentNakshatra: "Both Moons share a sign and stand in different birth stars."
    case .sameNakshatraDifferentSign: "Both have the same birth star in different signs."
    }
  }

  /// What is said of Mars in both charts.
  static let manglik =
    "Mars in certain houses from the lagna, the Moon and Venus: a custom with many exceptions, stated here and not judged."

  /// Every authored text, for the tests of tone.
  static var all: [String] {
    Koota.allCases.map { meaning(of: $0) } + KootaCancellation.allCases.map { reason($0) } + [manglik]
  }
}
