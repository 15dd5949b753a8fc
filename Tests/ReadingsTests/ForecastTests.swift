import Astrology
import Atlas
import Ephemeris
import PseudoLanguage
import Testing

@testable import Readings

/// The months ahead and the mirror of births of many years and places, against the sky itself.
@Suite struct ForecastTests {
  private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }

  private static func forecast(_ chart: NatalChart, _ language: Language = .english) throws -> Forecast {
    try Forecast(of: chart, from: day(2026, 11, 21), to: day(2027, 10, 3), seed: 7, language: language)
  }

  private static func vedic(_ index: Int, isTimeKnown: Bool = true) throws -> VedicBirth {
    let place = try #require(
      GeographicLocation(latitude: Double(index * 17 % 120) - 60, longitude: Double(index * 53 % 360) - 180))
    let zone = try TimeZoneHistory(identifier: "UTC")
    let date = CalendarDate(dayNumber: 2_430_000 + index * 613)
    let clock = try #require(CivilDateTime(date: date, hour: index * 7 % 24, minute: 30, second: 0))
    let moment =
      isTimeKnown
      ? try BirthMoment(clock, calendar: .automatic, fold: nil, at: place, in: zone) : BirthMoment(day: date, at: place, in: zone)
    return try VedicBirth(try NatalChart(of: moment, options: ChartOptions()), of: moment)
  }

  @Test(arguments: 0..<8) func everyMonthRestsOnAnExactContact(index: Int) throws {
    let chart = try ReportTests.chart(index)
    let months = try Self.forecast(chart).months
    #expect(months.map { $0.year * 12 + $0.month } == Array((2026 * 12 + 11)...(2027 * 12 + 10)))
    for month in months {
      #expect(month.transits.first.map { !Transit.countsMore(month.transits.last ?? $0, $0) } == true)
      for transit in month.transits + [month.chief] {
        let date = CivilDateTime(daysSinceJ2000: UTC(transit.instant).daysSinceJ2000, calendar: .gregorian).date
        #expect(date.year == month.year && date.month == month.month)
      }
      let chief = month.chief
      let longitude = try Sky(at: chief.instant).position(of: chief.body).longitude
      let natal = try #require(chart.longitude(of: chief.point))
      #expect(abs(abs(signedDegrees(longitude - natal)) - chief.kind.angle) < 1e-4, "\(month.trigger)")
      #expect(month.keyDates == month.keyDates.sorted() && !month.act.isEmpty && !month.temptation.isEmpty)
      #expect(month.secondTheme != month.theme && (8...22).contains(month.headline.split(separator: " ").count))
    }
    #expect(Set(months.map(\.headline)).count == months.count)
  }

  @Test(arguments: 0..<8) func windowsHoldTheirPassesAndAreInOrder(index: Int) throws {
    let forecast = try Self.forecast(try ReportTests.chart(index))
    #expect((1...Forecast.mostWindows).contains(forecast.windows.count))
    for window in forecast.windows {
      for pass in window.passes {
        let date = CivilDateTime(daysSinceJ2000: UTC(pass.instant).daysSinceJ2000, calendar: .gregorian).date
        #expect((window.start...window.end).contains(date))
      }
    }
    #expect(forecast.windows.map(\.start) == forecast.windows.map(\.start).sorted())
    #expect(!forecast.summary.isEmpty)
  }

  @Test func theHouseOfWhatIsTouchedDecidesThePart() throws {
    #expect(
      (1...12).map { EventClass(house: $0) } == [
        .health, .capital, .relocation, .relocation, .relationship, .health, .relationship, .capital, .relocation, .career,
        .capital,
        .health,
      ])
    // Without an hour there are no houses and no Moon.
    let unknown = try Self.vedic(3, isTimeKnown: false).natal
    let forecast = try Self.forecast(unknown)
    for month in forecast.months {
      #expect(month.eventClass == EventClass(point: month.chief.point))
      #expect(month.transits.allSatisfy { ![.ascendant, .midheaven, .body(.moon)].contains($0.point) })
    }
  }

  @Test(arguments: 0..<8) func theMirrorShowsTheChart(index: Int) throws {
    let birth = try Self.vedic(index)
    let now = UTC(daysSinceJ2000: 9_821.5)
    let mirror = MirrorReading(birth, at: now, language: .english)
    #expect(mirror.standings.map(\.place) == birth.chart.places)
    for standing in mirror.standings {
      let dignity = birth.chart.dignity(of: standing.place.graha)
      #expect(standing.dignity == dignity && (standing.status == .exalted) == (dignity == .exalted))
      #expect((standing.status == .debilitated) == (dignity == .debilitated))
      #expect(standing.reason.contains(Language.english.names.name(standing.place.sign)))
    }
    let running = try #require(birth.dasha()).periods(at: TT(now), levels: 2)
    #expect(mirror.pulse?.mahadasha == running[0] && mirror.pulse?.antardasha == running[1])
    #expect(mirror.yogas == birth.yogas())
    let lowest = Set(mirror.standings.filter { $0.status == .debilitated }.map(\.place.graha))
    #expect(lowest.isSubset(of: Set(mirror.constraints.map(\.graha))))
    let balance = ChartBalance(birth.natal)
    let most = Element.allCases.map { balance.bodies(in: $0).count }.max() ?? 0
    let leaders = Element.allCases.filter { balance.bodies(in: $0).count == most }
    #expect(leaders.contains { mirror.archetype.signals[0].hasPrefix(Language.english.names.title($0)) })
  }

  @Test(arguments: 0..<8) func withoutTheHourNothingIsToldThatNeedsIt(index: Int) throws {
    let birth = try Self.vedic(index, isTimeKnown: false)
    let mirror = MirrorReading(birth, at: UTC(daysSinceJ2000: 9_821.5), language: .english)
    #expect(mirror.pulse == nil && !mirror.archetype.primary.contains("rises"))
    #expect(mirror.standings.allSatisfy { $0.place.house == nil && $0.direction == nil && $0.ruledHouses.isEmpty })
    if birth.moonSigns.count > 1 { #expect(!mirror.standings.contains { $0.place.graha == .moon }) }
    #expect(mirror.narrative.contains("hour of birth"))
  }

  @Test func anotherLanguageTakesNoWordFromEnglish() throws {
    let language = PseudoLanguage.language
    let forecast = try Self.forecast(try ReportTests.chart(2), language)
    var texts = [forecast.summary] + forecast.windows.flatMap { [$0.dates, $0.theme] }
    for month in forecast.months {
      texts += [month.theme, month.headline, month.act, month.temptation, month.trigger] + [month.secondTheme].compactMap(\.self)
    }
    let mirror = MirrorReading(try Self.vedic(2), at: UTC(daysSinceJ2000: 9_821.5), language: language)
    texts += mirror.standings.flatMap { [$0.reason] + [$0.direction].compactMap(\.self) }
    texts += mirror.constraints.flatMap { [$0.title, $0.description, $0.guardrail] }
    texts += mirror.archetype.signals + [mirror.archetype.primary, mirror.archetype.secondary, mirror.narrative]
    texts += [mirror.pulse?.hint].compactMap(\.self)
    PseudoLanguageTests.check(texts, "the forecast")
  }
}
