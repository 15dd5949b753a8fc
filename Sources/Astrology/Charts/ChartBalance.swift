public import Ephemeris

/// How the ten bodies, Sun to Pluto, are spread over elements and modalities.
public struct ChartBalance: Sendable, Hashable {
  /// The bodies in each element, by `Element` raw value, in chart order.
  public let elements: [[CelestialBody]]
  /// The bodies in each modality, by `Modality` raw value, in chart order.
  public let modalities: [[CelestialBody]]

  /// Counts the Sun, the Moon and the planets of a chart; points and centaurs are left out. With an unknown time, what changes
  /// its sign during the day is left out too.
  public init(_ chart: NatalChart) {
    var elements: [[CelestialBody]] = Array(repeating: [], count: Element.allCases.count)
    var modalities: [[CelestialBody]] = Array(repeating: [], count: Modality.allCases.count)
    for placement in chart.placements where CelestialBody.planets.contains(placement.body) {
      guard let sign = chart.sign(of: .body(placement.body)) else { continue }
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
