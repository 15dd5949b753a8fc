public import Astrology
public import Ephemeris

/// A moving body in aspect to a point of a birth chart, seen from one day.
public struct DayContact: Sendable, Hashable {
  /// Where the moment of exactness lies, seen from the day.
  public enum Approach: Sendable, Hashable {
    /// Before the day.
    case gone
    /// On the day.
    case today
    /// After the day.
    case coming
  }

  /// The body that moves.
  public let body: CelestialBody
  /// The point of the birth chart.
  public let point: ChartPoint
  /// The angle, one of the five of Ptolemy.
  public let kind: AspectKind
  /// The exact moment nearest to the day.
  public let exact: UTC
  /// Where that moment lies.
  public let approach: Approach
  /// Every exact moment within a year and a half, for Jupiter to Pluto; else the one.
  public let passes: [UTC]
  /// When it is exact, if the hour of birth is not known: every hour of that day leads to a moment within it. `nil` with a known hour.
  public let span: ExactSpan?
  /// The place of `exact` among `passes`, from 0.
  public let pass: Int
  /// Whether the body goes backwards in this pass.
  public let isRetrograde: Bool
  /// Where the body stands at noon of the day in the zodiac of the chart, degrees 0 ..< 360; so are the other two.
  public let longitude: Double
  /// Where the body stands at ``exact``, degrees 0 ..< 360.
  public let exactLongitude: Double
  /// Where the point stands, degrees 0 ..< 360.
  public let natalLongitude: Double
  /// Degrees from exactness at noon of the day, 0 or more.
  public let orb: Double
  /// The house of the birth chart that the body passes through at noon, 1 … 12; `nil` without a birth time.
  public let house: Int?
  /// The house of the point, 1 … 12; `nil` without a birth time, and for the angles.
  public let natalHouse: Int?
  /// How much it counts today beside the others, greater than 0.
  public let strength: Double

  /// Whether it is the contact that a transit makes exact.
  func isOf(_ transit: Transit) -> Bool { body == transit.body && point == transit.point && kind == transit.kind }

  /// The nature of the angle.
  public var nature: AspectNature { kind.nature }

  /// A name that stays the same from day to day: `saturn square moon`.
  public var name: String { "\(body.key) \(kind.key) \(point.key)" }
}
