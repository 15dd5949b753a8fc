public import Ephemeris

/// How the ten bodies, Sun to Pluto, are spread over the halves and quarters that horizon and meridian cut.
///
/// The cuts are the Ascendant, the Midheaven and the points across, whatever the house system: a body on a cut belongs to what
/// follows it.
public struct HemisphereBalance: Sendable, Hashable {
  /// A half of the figure.
  public enum Hemisphere: UInt8, Sendable, Hashable, CaseIterable {
    /// The half of the lower meridian, below the horizon: quadrants 1 and 2.
    case northern
    /// The half of the Midheaven: quadrants 3 and 4. It is above the horizon, unless the Midheaven itself is below it, as it can be
    /// beyond the polar circles.
    case southern
    /// On the side of the Ascendant: quadrants 4 and 1.
    case eastern
    /// On the side of the Descendant: quadrants 2 and 3.
    case western

    /// Whether a quadrant, 1 … 4, is part of the half.
    public func contains(quadrant: Int) -> Bool {
      switch self {
      case .northern: quadrant <= 2
      case .southern: quadrant >= 3
      case .eastern: quadrant == 1 || quadrant == 4
      case .western: quadrant == 2 || quadrant == 3
      }
    }
  }

  /// A body and where it stands.
  public struct Entry: Sendable, Hashable {
    /// The body.
    public let body: CelestialBody
    /// 1 … 4, from the Ascendant downwards.
    public let quadrant: Int
  }

  /// Every body with its quadrant, in the order of the chart.
  public let entries: [Entry]

  /// The balance of a chart; `nil` without a birth time.
  public init?(_ chart: NatalChart) {
    guard let angles = chart.angles else { return nil }
    var entries: [Entry] = []
    for placement in chart.placements where CelestialBody.planets.contains(placement.body) {
      entries.append(
        Entry(body: placement.body, quadrant: Self.quadrant(of: placement.position.longitude, angles)))
    }
    self.entries = entries
  }

  /// The bodies in a quadrant, 1 … 4.
  public func bodies(inQuadrant quadrant: Int) -> [CelestialBody] {
    entries.filter { $0.quadrant == quadrant }.map { $0.body }
  }

  /// The bodies in a half.
  public func bodies(in hemisphere: Hemisphere) -> [CelestialBody] {
    entries.filter { hemisphere.contains(quadrant: $0.quadrant) }.map { $0.body }
  }

  /// The quadrant, 1 … 4, of a longitude in degrees.
  public static func quadrant(of longitude: Double, _ angles: Angles) -> Int {
    // The Ascendant is the eastern of the two points, and so never more than half a turn ahead of the Midheaven.
    let first = normalizedDegrees(angles.imumCoeli - angles.ascendant)
    let arc = normalizedDegrees(longitude - angles.ascendant)
    if arc < 180 { return arc < first ? 1 : 2 }
    return arc < 180 + first ? 3 : 4
  }
}
