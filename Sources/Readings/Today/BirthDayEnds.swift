import Astrology
public import Ephemeris

/// The birth chart of a day whose hour is not known, seen from both ends of the day: what is the same in both is so at every hour.
struct BirthDayEnds {
  /// The chart of the beginning.
  let first: NatalChart
  /// The chart of the end.
  let last: NatalChart
  /// Degrees from the equinox to the beginning of the zodiac in which the chart is told.
  private let zodiacOffset: Double

  /// How far a civil day reaches from its noon, in days: 13 hours where the clocks were set back in the morning, and one more for changes
  /// of a zone itself. A span that is a little wide is still true.
  private static let reach = 14.0 / 24

  /// - Returns: `nil` for a chart whose hour is known.
  /// - Throws: ``EphemerisError`` when the day touches the edge of the ephemeris.
  init?(of chart: NatalChart) throws(EphemerisError) {
    guard chart.moonRange != nil else { return nil }
    first = try Self.chart(chart, days: -Self.reach)
    last = try Self.chart(chart, days: Self.reach)
    zodiacOffset = chart.zodiacOffset
  }

  private static func chart(_ chart: NatalChart, days: Double) throws(EphemerisError) -> NatalChart {
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: UTC(chart.moment.tt).daysSinceJ2000 + days))
    return try NatalChart(noon: moment, dayStart: moment, dayEnd: moment, location: chart.location)
  }

  /// Whether a point goes one way all day, so that it stands between its places at both ends; a planet that turns does not.
  func isSteady(_ point: ChartPoint) -> Bool {
    guard case .body(let body) = point, let start = first.placement(of: body), let end = last.placement(of: body) else {
      return false
    }
    return (start.position.longitudeSpeed < 0) == (end.position.longitudeSpeed < 0)
  }

  /// The sign that a point stands in at every hour of the day; `nil` when it changes.
  func sign(of point: ChartPoint) -> ZodiacSign? {
    guard isSteady(point), let start = first.longitude(of: point), let end = last.longitude(of: point) else { return nil }
    let sign = ZodiacSign(longitude: start - zodiacOffset)
    return sign == ZodiacSign(longitude: end - zodiacOffset) ? sign : nil
  }

  /// Whether two points are in aspect at every hour of the day.
  func holds(_ aspect: Aspect) -> Bool {
    [first, last].allSatisfy { chart in
      chart.aspects.contains { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind }
    }
  }
}

/// The span within which something is exact, when the minute depends on an hour of birth that is not known.
public struct ExactSpan: Sendable, Hashable {
  /// The earliest moment.
  public let from: UTC
  /// The latest moment.
  public let until: UTC

  /// A span.
  public init(from: UTC, until: UTC) {
    self.from = from
    self.until = until
  }

  /// The span that holds all of some moments; `nil` for none.
  init?(_ moments: [UTC]) {
    guard let from = moments.min(), let until = moments.max() else { return nil }
    self.init(from: from, until: until)
  }
}
