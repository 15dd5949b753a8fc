public import Ephemeris

/// Something that is exact in the secondary progressions of a chart.
public struct ProgressionEvent: Sendable, Hashable {
  /// What may be exact.
  public enum Kind: Sendable, Hashable {
    /// A progressed point (first) is exactly in aspect to a point of the birth chart, which stays (second).
    case aspectToBirth(ChartPoint, AspectKind, ChartPoint)
    /// Two progressed points are exactly in aspect.
    case aspect(ChartPoint, AspectKind, ChartPoint)
    /// A progressed point enters a sign; `isRetrograde` when it enters backwards.
    case ingress(ChartPoint, ZodiacSign, isRetrograde: Bool)
    /// A progressed body stands still and turns, at a longitude in degrees.
    case station(CelestialBody, longitude: Double, turnsRetrograde: Bool)
    /// One of the eight phases of the progressed Moon, at its longitude in degrees.
    case phase(MoonPhase, longitude: Double)
  }

  /// What can be asked for.
  public enum Category: UInt8, Sendable, Hashable, CaseIterable {
    case aspectsToBirth, aspects, ingresses, stations, phases
  }

  /// What is exact.
  public let kind: Kind
  /// When it is exact in life.
  public let instant: TT
  /// The instant of the sky that shows it, as many days from birth as ``instant`` is years.
  public let progressed: TT

  /// What kind of event it is.
  public var category: Category {
    switch kind {
    case .aspectToBirth: .aspectsToBirth
    case .aspect: .aspects
    case .ingress: .ingresses
    case .station: .stations
    case .phase: .phases
    }
  }
}
