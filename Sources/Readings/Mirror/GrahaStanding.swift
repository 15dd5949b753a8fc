public import Astrology

/// How a graha stands at birth, in the sidereal signs, with a sentence that says why.
public struct GrahaStanding: Sendable, Hashable {
  /// The five words that clients know; the raw value is the client's.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case exalted
    case ownSign = "own_sign"
    case friendly, neutral, debilitated

    /// The word for a dignity. There is none for enemies; they are neutral there, and ``GrahaStanding/dignity`` says what they are.
    init(_ dignity: GrahaDignity?) {
      switch dignity {
      case .exalted: self = .exalted
      case .moolatrikona, .own: self = .ownSign
      case .greatFriend, .friend: self = .friendly
      case .debilitated: self = .debilitated
      case .neutral, .enemy, .greatEnemy, nil: self = .neutral
      }
    }
  }

  /// Where it stands; when the hour is not known, where it stood at noon, of which only the sign is told.
  public let place: GrahaPlace
  /// Degrees within the sign; `nil` when the hour is not known.
  public let degree: Double?
  /// Whether it goes backwards; `nil` when the hour is not known and it turned on that day.
  public let isRetrograde: Bool?
  /// `nil` for the nodes, on whose dignities the texts differ.
  public let dignity: GrahaDignity?
  public let status: Status
  /// What the dignity rests on.
  public let reason: String
  /// Whether the house gives or takes direction (dig bala); `nil` for the houses between, the nodes and an unknown hour.
  public let direction: String?
  /// The houses that it rules, in order; none without a lagna.
  public let ruledHouses: [Int]
  public let isCombust: Bool

  /// The nine grahas of a birth; when its hour is not known, those that stood alike all day.
  static func all(of birth: VedicBirth, _ language: Language) -> [GrahaStanding] {
    let chart = birth.chart
    let hours = birth.chartsOfDay
    return chart.places.filter { place in
      let graha = place.graha
      return hours.allSatisfy { hour in
        hour.place(of: graha).sign == place.sign && hour.dignity(of: graha) == chart.dignity(of: graha)
          && hour.isCombust(graha) == chart.isCombust(graha)
      }
    }.map { GrahaStanding($0, of: birth, language) }
  }

  private init(_ place: GrahaPlace, of birth: VedicBirth, _ language: Language) {
    let chart = birth.chart
    let graha = place.graha
    degree = birth.isTimeKnown ? place.longitude - 30 * Double(place.sign.rawValue) : nil
    isRetrograde = birth.isRetrograde(graha)
    dignity = chart.dignity(of: graha)
    status = Status(dignity)
    self.place = place
    let key = dignity.map { "\($0)" } ?? "node"
    reason = language.book.filled(
      "standing \(key)", ("Graha", Language.opening(language.names.phrase(graha))), ("sign", language.names.name(place.sign)),
      ("lord", language.names.phrase(place.sign.rashiLord)))
    direction = Self.direction(place, language)
    ruledHouses =
      chart.lagnaSign.map { lagna in
        ZodiacSign.allCases.filter { graha.rules($0) }.map { $0.house(from: lagna) }.sorted()
      } ?? []
    isCombust = chart.isCombust(graha)
  }

  /// Jupiter and Mercury in the first house, the Sun and Mars in the tenth, Saturn in the seventh, the Moon and Venus in the fourth have
  /// full direction, and none in the opposite one (Brihat Parashara Hora Shastra ch. 27.7).
  private static func direction(_ place: GrahaPlace, _ language: Language) -> String? {
    let best: Int
    switch place.graha {
    case .jupiter, .mercury: best = 1
    case .moon, .venus: best = 4
    case .saturn: best = 7
    case .sun, .mars: best = 10
    case .rahu, .ketu: return nil
    }
    guard let house = place.house, house == best || house == (best + 5) % 12 + 1 else { return nil }
    return language.book.filled(
      "standing direction \(house == best ? "full" : "none")",
      ("Graha", Language.opening(language.names.phrase(place.graha))), ("house", language.counts.house(house)))
  }
}
