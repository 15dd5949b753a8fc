import Ephemeris
import Testing

@testable import Astrology

/// Events as a sidereal zodiac has them.
@Suite struct ZodiacEventTests {
  /// When a body enters a sign of Lahiri's zodiac, looked for in the ten days around a moment.
  private func ingress(of body: CelestialBody, into sign: ZodiacSign, near instant: TT) throws -> TT {
    let (start, end) = (instant.advanced(byDays: -5), instant.advanced(byDays: 5))
    let tropical = try SkyEvent.all(from: start, to: end, bodies: [body], categories: [.ingresses])
    let told = try SkyEvent.told(tropical, in: .lahiri, from: start, to: end, bodies: [body])
    return try #require(told.first { $0.kind == .ingress(body, sign, isRetrograde: false) }).instant
  }

  /// Places of JPL's DE440 from `apparent_geocentric_ecliptic_of_date.csv` that happen to lie within hours of a boundary, carried there by
  /// their own speed; the ayanamsa from `ayanamsas_swiss_ephemeris.csv`, nutation from its nine largest terms. Nothing of it is ours.
  private static let reckoned: [(julianDate: Double, body: CelestialBody, sign: ZodiacSign)] = [
    (2_416_095.769712, .venus, .sagittarius), (2_428_092.779760, .sun, .libra), (2_434_377.033288, .venus, .aquarius),
    (2_468_861.160431, .venus, .cancer),
  ]

  @Test(arguments: reckoned) func ingressesAreThoseOfIndependentTables(
    _ known: (julianDate: Double, body: CelestialBody, sign: ZodiacSign)
  ) throws {
    let instant = TT(julianDate: known.julianDate)
    let told = try ingress(of: known.body, into: known.sign, near: instant)
    #expect(abs(told.daysSinceJ2000 - instant.daysSinceJ2000) * 1440 < 0.5)
  }

  /// Makara Sankranti as an Indian almanac prints it, in Indian time: 02:54, 09:03 and 15:13. Almanacs leave nutation or aberration in or out,
  /// 20″ each, so that they differ by minutes: ours is held against the tables above.
  @Test(arguments: [(2024, 15, 2, 54), (2025, 14, 9, 3), (2026, 14, 15, 13)])
  func theSunEntersCapricornWhenTheAlmanacsSay(_ year: Int, _ day: Int, _ hour: Int, _ minute: Int) throws {
    let date = try #require(CalendarDate(year: year, month: 1, day: day))
    let utc = date.midnight(in: .gregorian) + (Double(hour) + Double(minute) / 60 - 5.5) / 24
    let told = try ingress(of: .sun, into: .capricorn, near: TT(UTC(daysSinceJ2000: utc)))
    #expect(abs(UTC(told).daysSinceJ2000 - utc) * 1440 < 15)
  }

  /// Only what has a sign changes; what happens for everybody keeps its hour.
  @Test func whatHasNoSignStays() throws {
    let (start, end) = (TT(julianDate: 2_461_360.5), TT(julianDate: 2_461_420.5))
    let tropical = try SkyEvent.all(from: start, to: end)
    let told = try SkyEvent.told(tropical, in: .lahiri, from: start, to: end)
    func isIngress(_ event: SkyEvent) -> Bool { if case .ingress = event.kind { true } else { false } }
    #expect(told.filter { !isIngress($0) }.map(\.instant) == tropical.filter { !isIngress($0) }.map(\.instant))
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    for event in told {
      switch event.kind {
      case .ingress(let body, let sign, _):
        let sky = try Sky(at: event.instant)
        let place = try Zodiac.lahiri.longitude(of: body, in: sky)
        let boundary = 30 * Double(sign.rawValue)
        #expect(min(abs(signedDegrees(place - boundary)), abs(signedDegrees(place - boundary - 30))) < 1e-6)
      case .station(let body, let longitude, _):
        let place = try Zodiac.lahiri.longitude(of: body, in: Sky(at: event.instant))
        #expect(abs(signedDegrees(place - longitude)) < 1e-9)
      case .phase(_, let longitude):
        let place = try Zodiac.lahiri.longitude(of: .moon, in: Sky(at: event.instant))
        #expect(abs(signedDegrees(place - longitude)) < 1e-9)
      case .aspect: break
      }
    }
    #expect(try SkyEvent.told(tropical, in: .tropical, from: start, to: end) == tropical)
  }

  /// A chart that is read in a zodiac keeps its places for searches, and tells them counted from the beginning of the zodiac.
  @Test func aChartIsToldInItsZodiac() throws {
    let location = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: -2408.7))
    let chart = try NatalChart(moment: moment, location: location, options: ChartOptions(houseSystem: .wholeSign))
    let read = try chart.told(in: .lahiri)
    let offset = try Ayanamsa.lahiri.value(at: moment.tt)
    #expect(read.placements == chart.placements && read.houses == chart.houses && read.zodiacOffset == offset)
    let told = read.inItsZodiac
    for (one, other) in zip(chart.placements, told.placements) {
      #expect(abs(signedDegrees(one.position.longitude - other.position.longitude - offset)) < 1e-9)
    }
    let angles = try #require(told.angles)
    let rising = ZodiacSign(longitude: angles.ascendant)
    // Whole signs are those of the zodiac that is told.
    for placement in told.placements {
      #expect(placement.house == (Int(placement.zodiac.sign.rawValue) - Int(rising.rawValue) + 12) % 12 + 1)
    }
    #expect(told.inItsZodiac == told && told.aspects == chart.aspects)
    #expect(try chart.told(in: .tropical).inItsZodiac == chart)
  }
}
