import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// With an hour of birth that is not known nothing is told that is false for some hour of that day: typed statements are compared with the
/// chart of every quarter of an hour.
@Suite struct UnknownHourTests {
  /// A day of birth, also one of 25 hours and one on which Mercury turns.
  private static let births: [(date: CalendarDate, zone: String, latitude: Double, longitude: Double)] = [
    (CalendarDate(year: 1990, month: 6, day: 15)!, "America/New_York", 40.7, -74),
    (CalendarDate(year: 1998, month: 10, day: 25)!, "Europe/Berlin", 52.5, 13.4),
    (CalendarDate(year: 1985, month: 3, day: 24)!, "Asia/Kolkata", 19.1, 72.9),
    (CalendarDate(year: 2001, month: 9, day: 8)!, "America/Argentina/Buenos_Aires", -34.6, -58.4),
  ]

  /// Where the points of a chart stood at every quarter of an hour of the day of birth.
  private struct Hours {
    let skies: [Sky]
    let chart: NatalChart
    let zone: TimeZoneHistory

    init(_ index: Int) throws {
      let (date, name, latitude, longitude) = UnknownHourTests.births[index]
      zone = try TimeZoneHistory(identifier: name)
      let location = try #require(GeographicLocation(latitude: latitude, longitude: longitude))
      let birth = BirthMoment(day: date, at: location, in: zone)
      chart = try NatalChart(of: birth)
      guard case .unknown(_, let start, let end) = birth.hour else {
        throw EphemerisError.notFinite
      }
      skies = try stride(from: start.daysSinceJ2000, through: end.daysSinceJ2000, by: 1.0 / 96).map {
        try Sky(at: TT(UTC(daysSinceJ2000: $0)))
      }
    }

    /// Whether a body comes to an angle with a point within a span, whatever the hour of birth: on one of the two sides of the point it
    /// stands before the angle at one end of the span and behind it at the other.
    func hold(_ body: CelestialBody, _ kind: AspectKind, _ natal: CelestialBody, within span: ExactSpan) throws -> Bool {
      // Seconds are told, so each end has one of room.
      let before = try Sky(at: TT(UTC(daysSinceJ2000: span.from.daysSinceJ2000 - 1.0 / 86_400))).position(of: body).longitude
      let after = try Sky(at: TT(UTC(daysSinceJ2000: span.until.daysSinceJ2000 + 1.0 / 86_400))).position(of: body).longitude
      return try skies.allSatisfy { sky in
        let longitude = try sky.position(of: natal).longitude
        return [kind.angle, -kind.angle].contains { angle in
          let (first, last) = (signedDegrees(before - longitude - angle), signedDegrees(after - longitude - angle))
          return first * last <= 0 && abs(first - last) < 90
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3]) func noContactIsFalseForAnyHour(_ index: Int) throws {
    let hours = try Hours(index)
    var told = 0
    for number in stride(from: 2_461_366, to: 2_461_380, by: 3) {
      let date = CalendarDate(dayNumber: number, calendar: .gregorian)
      let day = LocalDay(date, in: hours.zone)
      var composer = try DailyComposer(
        chart: hours.chart, day: day, sky: ReadingSky(around: date), leadingSky: LeadingSky(around: date), seed: 7,
        language: .english)
      let reading = try composer.reading()
      #expect(reading.birthHour?.contains("hour of your birth is not known") == true)
      #expect(reading.week.allSatisfy { $0.aspect == nil || $0.bodies.count == 2 })
      #expect(!reading.correspondences.contains { $0.kind == "hour" })
      let paragraphs =
        [reading.overview, reading.summary, reading.technicalAnalysis, reading.keyTransit, reading.areaOfLife]
        + reading.categories.map(\.paragraph)
      for fact in paragraphs.flatMap(\.evidence) + reading.lookAhead.evidence.filter({ !$0.between.isEmpty }) {
        #expect(fact.house == nil && fact.natalHouse == nil)
        guard let point = fact.point else { continue }
        guard case .body(let natal) = point, natal != .moon else {
          Issue.record("\(point) of a birth without an hour")
          continue
        }
        #expect(fact.pointLongitude == nil && fact.orb == nil && fact.phase == nil && fact.exact.isEmpty)
        guard let kind = fact.aspect, case .body(let body) = fact.body else { continue }
        #expect(!fact.between.isEmpty)
        for span in fact.between {
          #expect(try hours.hold(body, kind, natal, within: span), "\(fact.text)")
          told += 1
        }
      }
    }
    #expect(told > 20)
  }

  /// Signs at birth are told only where they were the same all day.
  @Test func aSignThatChangesOnTheDayIsNotTold() throws {
    for index in Self.births.indices {
      let hours = try Hours(index)
      for body in CelestialBody.planets where body != .moon {
        guard let sign = hours.chart.sign(of: .body(body)) else { continue }
        for sky in hours.skies { #expect(ZodiacSign(longitude: try sky.position(of: body).longitude) == sign) }
      }
    }
    // The Sun went from Pisces into Aries on 20 March 1990, in Greenwich at 21:19.
    let location = try #require(GeographicLocation(latitude: 51.5, longitude: 0))
    let date = try #require(CalendarDate(year: 1990, month: 3, day: 20))
    let chart = try NatalChart(of: BirthMoment(day: date, at: location, in: TimeZoneHistory(identifier: "UTC")))
    #expect(chart.sign(of: .body(.sun)) == nil)
    let zone = try TimeZoneHistory(identifier: "UTC")
    let today = CalendarDate(dayNumber: 2_461_366, calendar: .gregorian)
    var composer = try DailyComposer(
      chart: chart, day: LocalDay(today, in: zone), sky: ReadingSky(around: today),
      leadingSky: LeadingSky(around: today), seed: 7, language: .english)
    #expect(try composer.reading().sunSigns == [.pisces, .aries])
  }

  @Test func aKnownHourHasMinutes() throws {
    let person = try ReadingPerson(0)
    let sky = try DaySky(2_461_366)
    let reading = try person.reading(2_461_366, in: sky)
    #expect(reading.birthHour == nil)
    #expect(reading.summary.evidence.allSatisfy { $0.between.isEmpty } && reading.summary.evidence.contains { !$0.exact.isEmpty })
  }

  @Test func aSpanIsToldFromTheDay() throws {
    let zone = try TimeZoneHistory(identifier: "UTC")
    let day = LocalDay(CalendarDate(year: 2026, month: 11, day: 21)!, in: zone)
    func told(_ from: Double, _ until: Double) -> String {
      func at(_ hours: Double) -> UTC { UTC(daysSinceJ2000: day.start.daysSinceJ2000 + hours / 24 + 1e-6) }
      return Language.english.dates.when(ExactSpan(from: at(from), until: at(until)), from: day)
    }
    #expect(told(12.62, 14.2) == "today between 12:37 and 14:12")
    #expect(told(24 + 1, 24 + 2.5) == "tomorrow between 01:00 and 02:30")
    #expect(told(22, 26) == "between Saturday 22:00 and Sunday 02:00")
    #expect(told(24 * 9, 24 * 11) == "between 30 November and 2 December")
    #expect(told(24 * 9, 24 * 9 + 5) == "on 30 November")
    #expect(told(10, 10) == "today at 10:00")
  }
}
