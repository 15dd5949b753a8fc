public import Ephemeris

/// The nine movers of Indian astrology.
public enum Graha: UInt8, Sendable, Hashable, CaseIterable {
  case sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .sun: "Surya"
    case .moon: "Chandra"
    case .mars: "Mangala"
    case .mercury: "Budha"
    case .jupiter: "Guru"
    case .venus: "Shukra"
    case .saturn: "Shani"
    case .rahu: "Rahu"
    case .ketu: "Ketu"
    }
  }

  /// The body that carries it; `nil` for the two nodes, of which there is a mean and a true one (Ketu is opposite Rahu).
  public var body: CelestialBody? {
    switch self {
    case .sun: .sun
    case .moon: .moon
    case .mars: .mars
    case .mercury: .mercury
    case .jupiter: .jupiter
    case .venus: .venus
    case .saturn: .saturn
    case .rahu, .ketu: nil
    }
  }

  /// How this graha regards another by nature; itself as a friend. For the seven, Brihat Parashara Hora Shastra ch. 3 (naisargika
  /// maitri); the nodes, on whom authors differ, are neutral to all.
  public func regard(for other: Graha) -> GrahaRegard {
    if self == other { return .friend }
    let (friends, enemies): ([Graha], [Graha]) =
      switch self {
      case .sun: ([.moon, .mars, .jupiter], [.venus, .saturn])
      case .moon: ([.sun, .mercury], [])
      case .mars: ([.sun, .moon, .jupiter], [.mercury])
      case .mercury: ([.sun, .venus], [.moon])
      case .jupiter: ([.sun, .moon, .mars], [.mercury, .venus])
      case .venus: ([.mercury, .saturn], [.sun, .moon])
      case .saturn: ([.mercury, .venus], [.sun, .moon, .mars])
      case .rahu, .ketu: ([], [])
      }
    if friends.contains(other) { return .friend }
    return enemies.contains(other) ? .enemy : .neutral
  }
}

/// How one graha regards another.
public enum GrahaRegard: UInt8, Sendable, Hashable, CaseIterable {
  case enemy, neutral, friend
}
