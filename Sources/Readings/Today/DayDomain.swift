import Astrology
import Ephemeris

/// A part of life by the seven names of the apps. Health has no part of its own in readings, the others have.
public enum DayDomain: String, Sendable, Hashable, CaseIterable {
  case personal, love, career, wealth, health, family, spiritual

  /// The part of life of readings; `nil` for health.
  public var category: LifeCategory? {
    switch self {
    case .personal: .personalGrowth
    case .love: .loveRelationships
    case .career: .pathProfession
    case .wealth: .financeAbundance
    case .health: nil
    case .family: .familyFriendships
    case .spiritual: .purposeSpirituality
    }
  }

  /// The name for a part of life; `nil` for home and decisions, which the apps do not know.
  public init?(_ category: LifeCategory) {
    guard let domain = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = domain
  }

  /// How much a point has to say, 0 … 1. For health the lights, Mars and the Ascendant, after Lilly (*Christian Astrology*, 1647, book II); the
  /// weights are our own.
  func rank(of point: ChartPoint) -> Double {
    if let category { return category.rank(of: point) }
    return switch point {
    case .body(.mars): 1
    case .ascendant: 0.9
    case .body(.sun), .body(.moon): 0.8
    case .body(.saturn): 0.4
    default: 0.1
    }
  }

  /// Its houses.
  var houses: Set<Int> { category?.houses ?? [6] }
}

/// How a day feels, in one of four words of the apps.
public enum DayEnergy: String, Sendable, Hashable, CaseIterable {
  case flowing, intense, quiet, volatile

  /// What a day is like.
  ///
  /// - Parameters:
  ///   - intensity: 0 … 1.
  ///   - strain: the share of hard angles, 0 … 1.
  ///   - suddenness: the share of Mars and Uranus, 0 … 1.
  public init(intensity: Double, strain: Double, suddenness: Double) {
    self = intensity < 0.3 ? .quiet : suddenness > 0.45 ? .volatile : strain > 0.5 || intensity > 0.7 ? .intense : .flowing
  }

  /// Two or three words.
  public func label(in language: Language) -> String { language.book.text("energy \(rawValue) label") }
  /// A sentence.
  public func description(in language: Language) -> String { language.book.text("energy \(rawValue) description") }
}

extension DayContacts {
  /// How a day of these contacts feels.
  ///
  /// - Parameter intensity: of the whole day, 0 … 1.
  public func energy(intensity: Double) -> DayEnergy {
    DayEnergy(
      intensity: intensity, strain: share { $0.nature == .strain }, suddenness: share { $0.body == .mars || $0.body == .uranus })
  }

  /// What share of all strength some contacts have.
  public func share(_ counts: (DayContact) -> Bool) -> Double {
    let total = all.reduce(0) { $0 + $1.strength }
    return total > 0 ? all.filter(counts).reduce(0) { $0 + $1.strength } / total : 0
  }

  /// How much this day has to say to health, and by which contacts.
  public var healthIntensity: (value: Double, drivers: [DayContact]) {
    let weighed = all.map { contact -> (contact: DayContact, weight: Double) in
      var relevance = DayDomain.health.rank(of: contact.point) + 0.2 * DayDomain.health.rank(of: .body(contact.body))
      if contact.house.map(DayDomain.health.houses.contains) ?? false { relevance += 0.4 }
      if contact.natalHouse.map(DayDomain.health.houses.contains) ?? false { relevance += 0.4 }
      return (contact, contact.strength * relevance)
    }
    let total = weighed.reduce(0) { $0 + $1.weight }
    // The same middle as the other parts of life have.
    return (total / (total + 14), weighed.sorted { $0.weight > $1.weight }.prefix(3).map(\.contact))
  }
}
