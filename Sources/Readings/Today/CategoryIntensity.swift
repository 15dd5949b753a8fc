import Astrology

/// How much a day has to say to one part of life.
public struct CategoryIntensity: Sendable, Hashable {
  public let category: LifeCategory
  /// 0 … 1, one half on a middling day; it never reaches 1.
  public let value: Double
  /// The contacts that make it, those that count most first, at most three.
  public let drivers: [DayContact]
}

extension DayContacts {
  /// The weight at which a part of life is half way up. Our own: about the median over births and days.
  private static let middle = 14.0

  /// How much this day has to say to a part of life: the strength of every contact, by how much its points, its body and its houses
  /// have to do with it.
  public func intensity(of category: LifeCategory) -> CategoryIntensity {
    let weighed = all.map { contact -> (contact: DayContact, weight: Double) in
      var relevance = category.rank(of: contact.point) + 0.2 * category.rank(of: .body(contact.body))
      if let house = contact.natalHouse, category.houses.contains(house) { relevance += 0.4 }
      if let house = contact.house, category.houses.contains(house) { relevance += 0.4 }
      return (contact, contact.strength * relevance)
    }
    let total = weighed.reduce(0) { $0 + $1.weight }
    let drivers = weighed.sorted { $0.weight > $1.weight }.prefix(3).map(\.contact)
    return CategoryIntensity(category: category, value: total / (total + Self.middle), drivers: drivers)
  }
}
