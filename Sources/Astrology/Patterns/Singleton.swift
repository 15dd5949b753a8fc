public import Ephemeris

/// A body that stands alone in a part of the figure while the other nine are elsewhere.
public struct Singleton: Sendable, Hashable {
  /// The part in which it is alone.
  public enum Part: Sendable, Hashable {
    case hemisphere(HemisphereBalance.Hemisphere)
    case element(Element)
    case modality(Modality)
  }

  /// The body that stands alone.
  public let body: CelestialBody
  /// Where it is alone.
  public let part: Part

  /// The singletons of a chart among the ten bodies from Sun to Pluto: by hemisphere (with a birth time), element and modality.
  ///
  /// Empty when one of the ten is not placed, or on a day of unknown hour on which the Moon changes sign: nothing can be said to
  /// be alone then.
  public static func all(in chart: NatalChart) -> [Singleton] {
    let balance = ChartBalance(chart)
    guard balance.elements.reduce(0, { $0 + $1.count }) == CelestialBody.planets.count else { return [] }
    var found: [Singleton] = []
    func note(_ bodies: [CelestialBody], _ part: Part) {
      if bodies.count == 1 { found.append(Singleton(body: bodies[0], part: part)) }
    }
    if let halves = HemisphereBalance(chart) {
      for half in HemisphereBalance.Hemisphere.allCases { note(halves.bodies(in: half), .hemisphere(half)) }
    }
    for element in Element.allCases { note(balance.bodies(in: element), .element(element)) }
    for modality in Modality.allCases { note(balance.bodies(in: modality), .modality(modality)) }
    return found
  }
}
