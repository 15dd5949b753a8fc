import Astrology
import Ephemeris
import Foundation
import Readings
import Web

/// Finds when the leading contact of a day is in force: from its entry into three degrees of exactness to its leaving them.
enum TransitSpanSearch {
  /// Degrees from exactness.
  private static let reach = 3.0
  /// How many steps are looked at; the drawing needs no more.
  private static let steps = 72

  /// - Parameters:
  ///   - chart: the chart that the reading was made for.
  ///   - now: the moment of the figures when it falls on the day; noon otherwise.
  /// - Returns: `nil` on a day that no contact leads.
  static func span(
    of reading: DailyReading, for chart: NatalChart, on day: LocalDay, now: UTC
  ) throws(EphemerisError) -> TodayPage.TransitSpan? {
    guard let fact = reading.keyTransit.evidence.first, let kind = fact.aspect, fact.pointLongitude != nil,
      let longitude = fact.point.flatMap({ chart.longitude(of: $0) }), case .body(let body) = fact.body,
      CelestialBody.planets.contains(body)
    else { return nil }
    func orb(_ instant: UTC) throws(EphemerisError) -> Double {
      let place = try Sky(at: TT(instant)).position(of: body).longitude
      return abs(abs(signedDegrees(place - longitude)) - kind.angle)
    }
    let moment = day.contains(now) ? now : day.noon
    let sky = try Sky(at: TT(moment))
    let position = try sky.position(of: body)
    let noon = day.noon.daysSinceJ2000
    let moments = fact.exact
    let middle = moments.min { abs($0.daysSinceJ2000 - noon) < abs($1.daysSinceJ2000 - noon) } ?? day.noon
    // Half the steps reach as far as the body usually needs for the three degrees, and as far again.
    let stride = 2 * Self.reach / max(usualSpeed(of: body), 0.02) / Double(Self.steps)
    func edge(_ direction: Double) throws(EphemerisError) -> UTC {
      var at = middle
      for _ in 0..<(2 * Self.steps) {
        let next = UTC(daysSinceJ2000: at.daysSinceJ2000 + direction * stride)
        let isPastMoment = direction > 0 ? next > moment : next < moment
        if try orb(next) > Self.reach, isPastMoment { break }
        at = next
      }
      return at
    }
    let start = try edge(-1)
    let end = try edge(1)
    let length = end.daysSinceJ2000 - start.daysSinceJ2000
    guard length > 0 else { return nil }
    var strengths: [Double] = []
    for step in 0...Self.steps {
      let instant = UTC(daysSinceJ2000: start.daysSinceJ2000 + length * Double(step) / Double(Self.steps))
      let nearness = max(0, 1 - (try orb(instant)) / Self.reach)
      // Eased at both ends, so that the line meets the base as a bell does.
      strengths.append(nearness * nearness * (3 - 2 * nearness))
    }
    return TodayPage.TransitSpan(
      start: start, end: end, strengths: strengths, exact: moments.filter { $0 >= start && $0 <= end },
      moment: moment, longitude: try chart.zodiac.longitude(of: position, in: sky), speed: position.longitudeSpeed,
      separation: abs(signedDegrees(position.longitude - longitude)))
  }

  /// Mean motion in degrees a day.
  private static func usualSpeed(of body: CelestialBody) -> Double {
    switch body {
    case .moon: 13.2
    case .sun, .mercury, .venus: 1
    case .mars: 0.5
    case .jupiter: 0.12
    case .saturn: 0.06
    case .uranus: 0.035
    default: 0.022
    }
  }
}
