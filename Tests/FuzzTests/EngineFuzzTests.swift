import Astrology
import Atlas
import ChartArt
import Companion
import Ephemeris
import Readings
import Testing
import Web
import Wire

@testable import Server

/// Dates, zones and places: whatever they are, there is an answer or a typed error. A trap ends the process, and so the test.
@Suite(.serialized) struct EngineFuzzTests {
  @Test func dates() {
    var fuzzer = Fuzzer("dates")
    while fuzzer.goesOn {
      let text = fuzzer.random.oneIn(8) ? fuzzer.random.text() : fuzzer.random.date()
      let clock = fuzzer.random.time()
      let (number, day) = (fuzzer.random.double(), fuzzer.random.integer())
      fuzzer.note("\(text)\n\(clock)\n\(number)\n\(day)")
      for calendar in CivilCalendar.allCases {
        if let date = try? CivilText.date(text, field: "date", calendar: calendar) {
          _ = try? CivilText.time(clock, on: date, field: "time")
        }
        let date = CalendarDate(dayNumber: day, calendar: calendar)
        _ = ISO8601.local(CivilDateTime(daysSinceJ2000: number, calendar: calendar)) + ISO8601.date(date)
        _ = CalendarDate(year: day, month: fuzzer.random.integer(), day: fuzzer.random.integer(), calendar: calendar)
      }
      _ = try? CivilText.instant(text, field: "at")
      _ = try? InstantSpan(from: text, to: fuzzer.random.date(), now: UTC(daysSinceJ2000: 0), usually: 1, atMost: 400)
      if case .day(let date) = BirthDateText(text, language: .english) {
        _ = Language.english.dates.long(date) + Language.english.dates.weekday(date)
      }
      _ = BirthTimeText(clock, language: .english)
      _ = UTC(iso: text).map { ISO8601.string($0) }
      scales(number)
      sky(number)
    }
    fuzzer.report()
  }

  /// The scales of time, at any number.
  private func scales(_ days: Double) {
    let utc = UTC(daysSinceJ2000: days)
    let tt = TT(utc)
    _ = (UT1(tt), UTC(tt), TT(UT1(utc)), UTC(julianDate: days), UTC(unixSeconds: days))
    _ = ISO8601.string(utc) + ISO8601.string(UTC(unixSeconds: days)) + ISO8601.offset(seconds: days)
  }

  /// What is asked of the sky, at any number: a place, or an error that names the span.
  private func sky(_ days: Double) {
    let instant = TT(daysSinceJ2000: days)
    if let sky = try? Sky(at: instant) { for body in CelestialBody.allCases { _ = try? sky.position(of: body) } }
    // A span may be any length; one that the ephemeris covers is walked, so it is kept short.
    let span = abs(days) < 400_000 ? 3 : days
    if let place = GeographicLocation(latitude: 69.6, longitude: 19) {
      _ = try? HorizonPassages(of: .sun, at: place, from: instant, to: instant.advanced(byDays: span))
      _ = try? PlanetaryHours(containing: instant, at: place)
    }
    _ = try? LunarEvents.phases(from: instant, to: instant.advanced(byDays: span))
    _ = MoonPhase(elongation: days)
    _ = MoonPhase(nearestTo: days)
    _ = ZodiacPosition(longitude: days).degree
    _ = try? ChineseYear(dayNumber: Int(clamping: days))
    _ = try? ChineseYear(Int(clamping: days))
  }

  @Test func zones() throws {
    var fuzzer = Fuzzer("zones")
    let names = TimeZoneHistory.identifiers
    while fuzzer.goesOn {
      let name = fuzzer.random.oneIn(3) ? fuzzer.random.zone() : fuzzer.random.pick(names)
      let (days, longitude) = (fuzzer.random.double(), fuzzer.random.oneIn(2) ? fuzzer.random.double() : nil)
      let number = fuzzer.random.integer()
      fuzzer.note("\(name)\n\(days)\n\(longitude ?? 0)\n\(number)")
      _ = try? CivilText.zone(name, field: "timezone")
      guard let zone = try? TimeZoneHistory(identifier: name) else { continue }
      let utc = UTC(daysSinceJ2000: days)
      _ = zone.clock(at: utc, longitude: longitude)
      let clock = CivilDateTime(daysSinceJ2000: days, calendar: .gregorian)
      let resolution = zone.resolve(clock, calendar: .gregorian, longitude: longitude)
      #expect(!resolution.times.isEmpty)
      _ = ClockSentence(clock, zone.explanation(at: utc, longitude: longitude), language: .english).text
      let day = LocalDay(containing: utc, in: zone)
      _ = LocalDay(CalendarDate(dayNumber: number, calendar: .gregorian), in: zone).advanced(by: 1).days(to: day.noon)
    }
    fuzzer.report()
  }

  @Test func places() {
    var fuzzer = Fuzzer("places")
    while fuzzer.goesOn {
      let text = fuzzer.random.oneIn(3) ? fuzzer.random.text() : fuzzer.random.place()
      let (latitude, longitude) = (fuzzer.random.double(), fuzzer.random.double())
      let near = GeographicLocation(
        latitude: .random(in: -90...90, using: &fuzzer.random), longitude: .random(in: -180...180, using: &fuzzer.random))
      fuzzer.note("\(text)\n\(latitude) \(longitude)\n\(near.map { "\($0)" } ?? "")")
      for match in Atlas.search(text, limit: fuzzer.random.integer(), near: fuzzer.random.oneIn(2) ? near : nil) {
        _ = match.matchedName[match.matchedRange]
        _ = match.place.timeZone
      }
      _ = Atlas.nearestPlace(latitude: latitude, longitude: longitude)
      if let near { #expect(Atlas.nearestPlace(latitude: near.latitude, longitude: near.longitude) != nil) }
      _ = Atlas.nearestPlace(latitude: fuzzer.random.pick([90, -90]), longitude: fuzzer.random.pick([180, -180, 0]))
      _ = Atlas.place(id: fuzzer.random.integer())
      _ = HouseSystem(name: text)
      _ = FixedStar.named(text)
      _ = FixedStar.matching(text)
    }
    fuzzer.report()
  }

  /// A chart of any hour and place is drawn, whole.
  @Test func charts() {
    var fuzzer = Fuzzer("charts")
    while fuzzer.goesOn {
      let days = fuzzer.random.oneIn(4) ? fuzzer.random.double() : .random(in: -164_000...237_000, using: &fuzzer.random)
      let latitude = fuzzer.random.pick([90, -90, 66.6, .random(in: -90...90, using: &fuzzer.random), fuzzer.random.double()])
      let longitude = Double.random(in: -180...180, using: &fuzzer.random)
      let system = fuzzer.random.pick(HouseSystem.allCases)
      fuzzer.note("\(days) \(latitude) \(longitude) \(system)")
      guard let place = GeographicLocation(latitude: latitude, longitude: longitude) else { continue }
      let moment = ChartMoment(utc: UTC(daysSinceJ2000: days))
      guard let chart = try? NatalChart(moment: moment, location: place, options: ChartOptions(houseSystem: system)) else {
        continue
      }
      let figure = WheelFigure(chart)
      for layout in [WheelLayout.large, .medium, .small] {
        #expect(ChartWheel.svg(figure, layout: layout, options: .standalone(.dark)).hasSuffix("</svg>\n"))
      }
      #expect(AspectGrid.svg(figure, includesAngles: true, options: .standalone(.light)).hasSuffix("</svg>\n"))
    }
    fuzzer.report()
  }
}
