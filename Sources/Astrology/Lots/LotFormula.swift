public import Ephemeris

/// Something from which, or to which, a lot is counted.
public enum LotPoint: Sendable, Hashable {
  case body(CelestialBody)
  case ascendant
  case midheaven
  /// The Lot of Fortune of the same figure.
  case fortune
  /// The Lot of Spirit of the same figure.
  case spirit
}

/// How a lot is found: the arc from one point to another in the order of the signs, counted off from a third.
public struct LotFormula: Sendable, Hashable {
  /// Where the arc begins by day.
  public let from: LotPoint
  /// Where the arc ends by day.
  public let to: LotPoint
  /// Where the arc is counted off from.
  public let projectedFrom: LotPoint
  /// Whether the arc runs the other way by night.
  public let reversesByNight: Bool

  public init(from: LotPoint, to: LotPoint, projectedFrom: LotPoint = .ascendant, reversesByNight: Bool) {
    self.from = from
    self.to = to
    self.projectedFrom = projectedFrom
    self.reversesByNight = reversesByNight
  }

  /// The longitude of the lot in degrees, 0 ..< 360; `nil` when the chart has no birth time or lacks one of the points.
  public func longitude(in chart: NatalChart, sect: Sect) -> Double? {
    guard chart.angles != nil else { return nil }
    return longitude(in: sect) { point in
      switch point {
      case .body(let body): chart.placement(of: body)?.position.longitude
      case .ascendant: chart.angles?.ascendant
      case .midheaven: chart.angles?.midheaven
      case .fortune, .spirit: nil
      }
    }
  }

  /// The longitude of the lot in degrees, 0 ..< 360, from longitudes in degrees that the caller knows; Fortune and Spirit are
  /// worked out from the Sun, the Moon and the Ascendant and are never asked for.
  public func longitude(in sect: Sect, _ place: (LotPoint) -> Double?) -> Double? {
    guard let start = Self.resolve(from, sect, place), let end = Self.resolve(to, sect, place),
      let origin = Self.resolve(projectedFrom, sect, place)
    else { return nil }
    let arc = sect == .night && reversesByNight ? start - end : end - start
    return normalizedDegrees(origin + arc)
  }

  private static func resolve(_ point: LotPoint, _ sect: Sect, _ place: (LotPoint) -> Double?) -> Double? {
    switch point {
    case .body, .ascendant, .midheaven: return place(point)
    case .fortune, .spirit:
      guard let sun = place(.body(.sun)), let moon = place(.body(.moon)), let ascendant = place(.ascendant) else { return nil }
      let isFromSun = (point == .fortune) == (sect == .day)
      return normalizedDegrees(ascendant + (isFromSun ? moon - sun : sun - moon))
    }
  }
}
