public import Ephemeris

/// One of the seven planets of antiquity, the only ones that hold dignities.
///
/// Cases stand in Chaldean order, from the slowest to the fastest, in which faces and hours take turns.
public enum ClassicalPlanet: UInt8, Sendable, Hashable, CaseIterable {
  case saturn, jupiter, mars, sun, venus, mercury, moon

  /// The planet that a body is, or `nil` for the outer planets, points and centaurs.
  public init?(_ body: CelestialBody) {
    switch body {
    case .saturn: self = .saturn
    case .jupiter: self = .jupiter
    case .mars: self = .mars
    case .sun: self = .sun
    case .venus: self = .venus
    case .mercury: self = .mercury
    case .moon: self = .moon
    default: return nil
    }
  }

  /// The same planet as a body of the ephemeris.
  public var body: CelestialBody {
    switch self {
    case .saturn: .saturn
    case .jupiter: .jupiter
    case .mars: .mars
    case .sun: .sun
    case .venus: .venus
    case .mercury: .mercury
    case .moon: .moon
    }
  }

  /// The planet `steps` places further in Chaldean order, which goes round from the Moon to Saturn; `steps` ≥ 0.
  public func chaldean(after steps: Int) -> ClassicalPlanet {
    ClassicalPlanet(rawValue: UInt8((Int(rawValue) + steps) % 7))!
  }

  /// The planet that names a day of the week, which begins with the Sun's day.
  ///
  /// - Parameter weekday: 0 for Sunday … 6 for Saturday; any other integer is folded.
  public init(weekday: Int) {
    // The ruler of a day is the one of its first hour, and 24 hours are three more than full rounds of seven.
    let folded = (weekday % 7 + 7) % 7
    self = ClassicalPlanet.sun.chaldean(after: 24 * folded)
  }
}
