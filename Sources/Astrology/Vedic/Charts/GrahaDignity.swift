/// How well a graha stands in a sign, best first.
public enum GrahaDignity: UInt8, Sendable, Hashable, CaseIterable {
  case exalted, moolatrikona, own, greatFriend, friend, neutral, enemy, greatEnemy, debilitated
}

/// Brihat Parashara Hora Shastra ch. 3.49–54. The nodes, on whose dignities authors differ, have none here.
extension Graha {
  /// The seven that have a body and a sign of their own, Sun to Saturn.
  public static let seven: [Graha] = [.sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn]

  /// The five that can stand still and fight: the seven without Sun and Moon.
  public static let five: [Graha] = [.mars, .mercury, .jupiter, .venus, .saturn]

  /// The sidereal longitude of deepest exaltation in degrees; `nil` for the nodes.
  public var exaltation: Double? {
    switch self {
    case .sun: 10
    case .moon: 33
    case .mars: 298
    case .mercury: 165
    case .jupiter: 95
    case .venus: 357
    case .saturn: 200
    case .rahu, .ketu: nil
    }
  }

  /// The sign of exaltation; `nil` for the nodes.
  public var exaltationSign: ZodiacSign? { exaltation.map { ZodiacSign(longitude: $0) } }

  /// The sign of debilitation, opposite; `nil` for the nodes.
  public var debilitationSign: ZodiacSign? { exaltationSign?.opposite }

  /// Whether the sign is one that this graha rules.
  public func rules(_ sign: ZodiacSign) -> Bool { sign.rashiLord == self }

  /// Where the moolatrikona begins and ends, in sidereal degrees; `nil` for the nodes.
  public var moolatrikona: Range<Double>? {
    switch self {
    case .sun: 120..<140
    case .moon: 33..<60
    case .mars: 0..<12
    case .mercury: 165..<170
    case .jupiter: 240..<250
    case .venus: 180..<195
    case .saturn: 300..<320
    case .rahu, .ketu: nil
    }
  }

  /// The dignity of this graha at a sidereal longitude in degrees; `nil` for the nodes.
  ///
  /// The Moon is exalted in the first 3° of Taurus and Mercury in the first 15° of Virgo; what follows there is moolatrikona
  /// and own sign. Every other graha is exalted in the whole sign.
  ///
  /// - Parameters:
  ///   - longitude: where the graha stands, in sidereal degrees.
  ///   - lordSign: where the lord of the sign stands, for the friendship of the day.
  public func dignity(at longitude: Double, lordSign: ZodiacSign) -> GrahaDignity? {
    guard let exaltation, let moolatrikona else { return nil }
    let degrees = normalizedDegrees(longitude)
    let sign = ZodiacSign(longitude: degrees)
    if sign == exaltationSign {
      // Only these two have their moolatrikona in the sign of their exaltation.
      let isShared = ZodiacSign(longitude: moolatrikona.lowerBound) == sign
      if !isShared || degrees < exaltation { return .exalted }
    }
    if sign == debilitationSign { return .debilitated }
    if moolatrikona.contains(degrees) { return .moolatrikona }
    let lord = sign.rashiLord
    if lord == self { return .own }
    switch compoundRegard(for: lord, house: lordSign.house(from: sign)) {
    case .greatFriend: return .greatFriend
    case .friend: return .friend
    case .neutral: return .neutral
    case .enemy: return .enemy
    case .greatEnemy: return .greatEnemy
    }
  }
}

extension VedicChart {
  /// The dignity of a graha where it stands; `nil` for the nodes.
  public func dignity(of graha: Graha) -> GrahaDignity? {
    let place = place(of: graha)
    return graha.dignity(at: place.longitude, lordSign: self.place(of: place.sign.rashiLord).sign)
  }
}
