import Astrology
import Ephemeris

/// What two placements in the twelve signs say of money, of the upkeep of the body, of family, and of meaning.
struct MatterTexts: Sendable {
  let book: Phrasebook

  /// The sentence for a point in a sign; `nil` for points that have none in a matter.
  func text(_ matter: Matter, _ point: Report.Point, in sign: ZodiacSign) -> String? {
    book["\(matter.key) \(point.key) \(sign.key)"].first?.text
  }

  /// Every authored text, for the tests of tone and length.
  var all: [String] {
    Matter.allCases.flatMap { matter in
      matter.points.flatMap { point in ZodiacSign.allCases.map { text(matter, point, in: $0) ?? "" } }
    }
  }
}

/// A part of life that a report of its own is about.
enum Matter: CaseIterable {
  case money, health, family, meaning

  /// The word that the keys of its texts begin with.
  var key: String {
    switch self {
    case .money: "keeping"
    case .health: "upkeep"
    case .family: "kin"
    case .meaning: "inward"
    }
  }

  /// What its section is called in a report.
  var section: String {
    switch self {
    case .money: "money"
    case .health: "health"
    case .family: "family"
    case .meaning: "spiritual"
    }
  }

  /// The two points whose signs have sentences of its own, in the order in which they are told.
  var points: [Report.Point] {
    switch self {
    case .money: [.chart(.body(.venus)), .chart(.body(.jupiter))]
    case .health: [.chart(.body(.mars)), .chart(.body(.moon))]
    case .family: [.chart(.body(.moon)), .imumCoeli]
    case .meaning: [.chart(.body(.sun)), .chart(.body(.jupiter))]
    }
  }

  /// The houses whose occupants belong to it, as W. Lilly has them (*Christian Astrology*, 1647, book I).
  var houses: Set<Int> {
    switch self {
    case .money: [2, 8]
    case .health: [6]
    case .family: [4]
    case .meaning: [9, 12]
    }
  }

  /// The points whose aspects and passages belong to it.
  var significators: Set<ChartPoint> {
    switch self {
    case .money: [.body(.venus), .body(.jupiter)]
    case .health: [.body(.mars), .body(.moon), .ascendant]
    case .family: [.body(.moon), .body(.saturn), .midheaven]
    case .meaning: [.body(.sun), .body(.jupiter), .body(.neptune)]
    }
  }
}

extension Report.Point {
  /// The name in the keys of texts.
  fileprivate var key: String {
    switch self {
    case .chart(let point): point.key
    case .imumCoeli: "imum-coeli"
    case .descendant: "descendant"
    case .moonAtStart, .moonAtEnd: "moon"
    }
  }
}
