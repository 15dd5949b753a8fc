public import Ephemeris

/// How the ten bodies, Sun to Pluto, are spread over elements and modalities.
public struct ChartBalance: Sendable, Hashable {
  /// The bodies in each element, by `Element` raw value, in chart order.
  public let elements: [[CelestialBody]]
  /// The bodies in each modality, by `Modality` raw value, in chart order.
  public let modalities: [[CelestialBody]]

  /// Counts the Sun, the Moon and the planets of a chart; points and centaurs are left out. With an unknown time, a Moon that changes
  /// sign during the day is left out too.
  public init(_ chart: NatalChart) {
    var elements: [[CelestialBody]] = Array(repeating: [], count: Element.allCases.count)
    var modalities: [[CelestialBody]] = Array(repeating: [], count: Modality.allCases.count)
    for placement in chart.placements where CelestialBody.planets.contains(placement.body) {
      if placement.body == .moon, let range = chart.moonRange, range.signs.count > 1 { continue }
      let sign = placement.zodiac.sign
      elements[Int(sign.element.rawValue)].append(placement.body)
      modalities[Int(sign.modality.rawValue)].append(placement.body)
    }
    self.elements = elements
    self.modalities = modalities
  }

  /// The bodies in an element.
  public func bodies(in element: Element) -> [CelestialBody] { elements[Int(element.rawValue)] }
  /// The bodies in a modality.
  public func bodies(in modality: Modality) -> [CelestialBody] { modalities[Int(modality.rawValue)] }
}
