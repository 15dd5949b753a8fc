import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// What calendars show, against the sky itself.
@Suite struct CalendarTellingTests {
  static let all = Set(CalendarChoice.allCases)

  static func day(_ year: Int, _ month: Int, _ day: Int, in zone: String = "UTC") throws -> LocalDay {
    LocalDay(try #require(CalendarDate(year: year, month: month, day: day)), in: try TimeZoneHistory(identifier: zone))
  }

  static func telling(_ day: LocalDay, _ zodiac: Zodiac = .tropical) throws -> CalendarTelling {
    CalendarTelling(
      try CalendarSky(number: CalendarSky.number(for: day.number)), in: zodiac, on: day, language: .english)
  }

  /// A birth on a day in New York, at an hour or at one that is not known.
  static func chart(hour: Int?, minute: Int = 0) throws -> NatalChart {
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let date = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    guard let hour else { return try NatalChart(of: BirthMoment(day: date, at: place, in: zone), options: ChartOptions()) }
    let clock = try #require(CivilDateTime(date: date, hour: hour, minute: minute))
    return try NatalChart(
      of: BirthMoment(clock, calendar: .automatic, fold: nil, at: place, in: zone), options: ChartOptions())
  }

  static func moment(_ event: CalendarEvent) -> UTC? {
    guard case .moment(let moment) = event.time else { return nil }
    return moment
  }

  @Test func theYearHasItsEclipsesPhasesAndTurns() throws {
    let day = try Self.day(2026, 11, 21)
    let events = try Self.telling(day).events(of: nil, Self.all)
    // Espenak & Meeus, Five Millennium Canons: greatest eclipse in TD; UT1 is 69 seconds earlier. The penumbral ones count, too.
    let eclipses = events.filter { $0.key.hasPrefix("eclipse-") }
    #expect(
      eclipses.map(\.key) == [
        "eclipse-sun-20270206", "eclipse-moon-20270220", "eclipse-moon-20270718", "eclipse-sun-20270802",
        "eclipse-moon-20270817",
      ])
    #expect(eclipses.last { $0.key.contains("sun") }?.title == "Total eclipse of the Sun")
    let total = try #require(eclipses.first { $0.key == "eclipse-sun-20270802" }.flatMap(Self.moment))
    #expect(abs(total.unixSeconds - 1_817_201_197) < 60)
    // 396 days have 53 or 54 quarters of the Moon; five of them are eclipses.
    #expect((53...54).contains(events.count { $0.key.hasPrefix("phase-") } + eclipses.count))
    #expect(!events.contains { $0.key.hasPrefix("phase-new-202708") && $0.key < "phase-new-20270803" })
    #expect(events.count { $0.key.hasPrefix("station-mercury-") } >= 6)
    #expect(events.contains { $0.title == "Sun enters Capricorn" && $0.key == "ingress-sun-capricorn-20261221" })
    #expect(!events.contains { $0.key.hasPrefix("transit-") || $0.key.hasPrefix("lunation-") })
  }

  @Test func everyEventLiesWithinTheYearAndHasAKeyOfItsOwn() throws {
    let day = try Self.day(2026, 11, 21, in: "Pacific/Kiritimati")
    let (from, until) = (day.advanced(by: -30).start, day.advanced(by: 365).end)
    for hour in [nil, 3, 14] {
      let events = try Self.telling(day).events(of: Self.chart(hour: hour), Self.all)
      #expect(Set(events.map(\.key)).count == events.count && events.count > 120)
      for event in events {
        #expect(event.key.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(event.key)")
        #expect(!event.title.isEmpty && !event.sentence.isEmpty && !(event.title + event.sentence).contains("{"), "\(event)")
        if let moment = Self.moment(event) { #expect(moment >= from && moment < until, "\(event.key)") }
      }
    }
  }

  /// Tomorrow, next month and in the next sky the same events have the same keys, and the same moments to the second.
  @Test(arguments: [1, 40, 63, 64, 65, 200]) func whatIsWorkedOutAgainStaysTheSame(_ later: Int) throws {
    let day = try Self.day(2026, 11, 21)
    let chart = try Self.chart(hour: 14, minute: 30)
    let then = day.advanced(by: later)
    let first = try Self.telling(day).events(of: chart, Self.all)
    let second = try Self.telling(then).events(of: chart, Self.all)
    let begin = then.advanced(by: -30).start
    let end = day.advanced(by: 365).end
    func shared(_ events: [CalendarEvent]) -> [CalendarEvent] {
      events.filter { event in Self.moment(event).map { $0 >= begin && $0 < end } ?? false }
    }
    let (before, after) = (shared(first), shared(second))
    #expect(before.map(\.key) == after.map(\.key) && before.count > 50)
    for (one, other) in zip(before, after) {
      let (a, b) = (try #require(Self.moment(one)), try #require(Self.moment(other)))
      #expect(abs(a.unixSeconds - b.unixSeconds) <= 1, "\(one.key)")
    }
  }

  /// A transit is told when the moving body stands at the angle, to a thousandth of a degree.
  @Test func transitsAreExactWhenTheyAreTold() throws {
    let day = try Self.day(2026, 11, 21)
    let chart = try Self.chart(hour: 14, minute: 30)
    let events = try Self.telling(day).events(of: chart, [.transits, .quickTransits])
    #expect(events.count > 60)
    for event in events {
      let parts = event.key.split(separator: "-").map(String.init)
      let body = try #require(CelestialBody.planets.first { $0.key == parts[1] })
      let point = try #require(ChartPoint.spoken.first { $0.key == parts[3] })
      let kind = try #require(AspectKind(named: parts[2]))
      let longitude = try Sky(at: TT(try #require(Self.moment(event)))).position(of: body).longitude
      let apart = abs(signedDegrees(longitude - (try #require(chart.longitude(of: point)))))
      #expect(abs(apart - kind.angle) < 0.001, "\(event.key)")
    }
  }

  @Test func withoutAnHourThereIsOnlyWhatHoldsAllDay() throws {
    let day = try Self.day(2026, 11, 21, in: "America/New_York")
    let hourless = try Self.telling(day).events(of: Self.chart(hour: nil), Self.all)
    let transits = hourless.filter { $0.key.hasPrefix("transit-") }
    #expect(!transits.isEmpty)
    let hours = try [0, 4, 8, 12, 16, 20, 23].map { hour in
      try Self.telling(day).events(of: Self.chart(hour: hour, minute: hour == 23 ? 59 : 0), Self.all)
    }
    for event in hourless where event.key.hasPrefix("transit-") || event.key.hasPrefix("lunation-") {
      #expect(!event.key.contains("ascendant") && !event.key.contains("midheaven"))
      #expect(!event.key.contains("-moon-20"), "\(event.key)")
      let stem = event.key.split(separator: "-").dropLast().joined(separator: "-")
      for told in hours {
        let same = told.filter { $0.key.hasPrefix(stem + "-20") }
        switch event.time {
        case .moment:
          // A lunation is when it is; that it falls on the point is so at every hour.
          #expect(event.key.hasPrefix("lunation-") && same.contains { $0.time == event.time }, "\(event.key)")
        case .days(let first, let last):
          #expect(last.dayNumber(in: .gregorian) - first.dayNumber(in: .gregorian) < 3)
          let (start, end) = (LocalDay(first, in: day.zone).start, LocalDay(last, in: day.zone).end)
          #expect(
            same.contains { Self.moment($0).map { $0 >= start && $0 < end } ?? false }, "\(event.key) \(same.map(\.key))")
        }
      }
    }
  }

  @Test func choicesLeaveOutWhatIsNotWanted() throws {
    let day = try Self.day(2026, 11, 21)
    let chart = try Self.chart(hour: 14)
    let telling = try Self.telling(day)
    let whole = try telling.events(of: chart, Self.all)
    var parts: [CalendarEvent] = []
    for choice in CalendarChoice.allCases { parts += try telling.events(of: chart, [choice]) }
    #expect(Set(parts) == Set(whole) && parts.count == whole.count)
    #expect(try telling.events(of: chart, []).isEmpty)
  }

  @Test func aSiderealCalendarTellsItsOwnSigns() throws {
    let day = try Self.day(2026, 11, 21)
    let tropical = try Self.telling(day).events(of: nil, [.stations])
    let sidereal = try Self.telling(day, .sidereal(.lahiri)).events(of: nil, [.stations])
    func sun(_ events: [CalendarEvent]) -> [String] { events.filter { $0.key.hasPrefix("ingress-sun-") }.map(\.key) }
    #expect(sun(tropical).contains("ingress-sun-capricorn-20261221"))
    // Makara Sankranti.
    #expect(sun(sidereal).contains("ingress-sun-capricorn-20270114"))
  }

  /// Years at the ends of what the clocks of servers may say.
  @Test func yearsWithoutEphemerisAreAnError() throws {
    #expect(throws: EphemerisError.self) { try CalendarSky(number: 100_000_000 / CalendarSky.step) }
  }
}
