/// The three planets that share an element.
public struct Triplicity: Sendable, Hashable {
  /// The ruler by day.
  public let day: ClassicalPlanet
  /// The ruler by night.
  public let night: ClassicalPlanet
  /// The one that helps both.
  public let participating: ClassicalPlanet

  /// The rulers of an element: Dorotheus, Carmen astrologicum I.1.
  public init(of element: Element) {
    switch element {
    case .fire: (day, night, participating) = (.sun, .jupiter, .saturn)
    case .earth: (day, night, participating) = (.venus, .moon, .mars)
    case .air: (day, night, participating) = (.saturn, .mercury, .jupiter)
    case .water: (day, night, participating) = (.venus, .mars, .moon)
    }
  }

  /// The first ruler in a sect.
  public func ruler(in sect: Sect) -> ClassicalPlanet { sect == .day ? day : night }

  /// Whether a planet is one of the three.
  public func contains(_ planet: ClassicalPlanet) -> Bool { planet == day || planet == night || planet == participating }
}
