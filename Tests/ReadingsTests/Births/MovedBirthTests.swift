import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// With an hour of birth that is not known no single value of the chart is false for some hour of that day, each span holds what every hour
/// gives, and its ends are reached.
@Suite struct MovedBirthTests {
  @Test(arguments: MovedBirth.days.indices) func arcsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let day = try #require(birth.chart.day)
    for body in birth.chart.placements.map(\.body) {
      let (arc, places) = (try #require(day.arc(of: body)), try birth.places(of: body))
      let ways = places.map { signedDegrees($0 - arc.low) }
      #expect(ways.allSatisfy { $0 > -1e-6 && $0 < arc.width + 1e-6 }, "\(body.name)")
      // A body that turns does so between two half hours.
      let room = arc.isRetrograde == nil ? 0.01 : 1e-6
      #expect((ways.max() ?? 0) - (ways.min() ?? 0) > arc.width - room, "\(body.name)")
      let signs = Set(places.map { ZodiacSign(longitude: $0) })
      #expect(birth.chart.sign(of: .body(body)) == (signs.count == 1 ? signs.first : nil), "\(body.name)")
      #expect(signs.isSubset(of: Set(arc.signs)))
      if let isRetrograde = arc.isRetrograde {
        for hour in birth.hours { #expect(hour.placement(of: body)?.position.isRetrograde == isRetrograde, "\(body.name)") }
      }
      guard signs.count == 2, let change = day.signChange(of: body) else { continue }
      for (hour, place) in zip(birth.hours, places) {
        let isFirst = ZodiacSign(longitude: place) == arc.signs[0]
        #expect(isFirst == (hour.moment.tt.daysSinceJ2000 < change.daysSinceJ2000), "\(body.name)")
      }
    }
    #expect(birth.chart.sign(of: .ascendant) == nil && birth.chart.sign(of: .midheaven) == nil)
  }

  @Test(arguments: MovedBirth.days.indices) func anglesHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let day = try #require(birth.chart.day)
    for aspect in birth.chart.aspects {
      let spread = try #require(day.spread(of: aspect))
      let found = birth.aspects(like: aspect)
      let orbs = try found.map { try #require($0).orb }
      #expect(orbs.allSatisfy { $0 > spread.orbs.lowerBound - 1e-6 && $0 < spread.orbs.upperBound + 1e-6 })
      // Between two half hours two bodies go a few hundredths of a degree.
      #expect((orbs.min() ?? 9) < spread.orbs.lowerBound + 0.05 && (orbs.max() ?? 0) > spread.orbs.upperBound - 0.01)
      if let phase = spread.phase { #expect(found.allSatisfy { $0?.phase == phase || $0?.phase == .exact }) }
      guard let exact = try birth.chart.exactMoment(of: aspect) else { continue }
      for hour in [0, birth.hours.count - 1] {
        guard let other = found[hour], let moment = try birth.hours[hour].exactMoment(of: other) else {
          Issue.record("\(aspect) is never exact")
          continue
        }
        #expect(abs(moment.daysSinceJ2000 - exact.daysSinceJ2000) < 2 / 86_400)
      }
    }
    // Whatever holds at every half hour is told, but for the Moon.
    for aspect in birth.hours[0].aspects where birth.aspects(like: aspect).allSatisfy({ $0 != nil }) {
      guard case .body(let first) = aspect.first, case .body(let second) = aspect.second, first != .moon, second != .moon else {
        continue
      }
      #expect(birth.chart.aspects.contains { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind })
    }
  }

  @Test(arguments: MovedBirth.days.indices) func contactsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    var told = 0
    for number in [2_461_366, 2_461_401] {
      let moment = ChartMoment(
        utc: UTC(daysSinceJ2000: CalendarDate(dayNumber: number, calendar: .gregorian).midnight(in: .gregorian) + 0.3))
      let sky = try SkyComparison(of: moment, over: birth.chart)
      for aspect in sky.aspects {
        #expect(try sky.exactMoment(of: aspect, in: birth.chart) == nil)
        let spread = try #require(sky.spread(of: aspect, in: birth.chart))
        let span = try sky.exactSpan(of: aspect, in: birth.chart)
        var moments: [Double] = []
        for hour in stride(from: 0, to: birth.hours.count, by: 8) {
          let other = try SkyComparison(of: moment, over: birth.hours[hour], bodies: [try #require(aspect.first.body)])
          let same = try #require(
            other.aspects.first { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind })
          #expect(same.orb > spread.orbs.lowerBound - 1e-6 && same.orb < spread.orbs.upperBound + 1e-6)
          if let phase = spread.phase { #expect(same.phase == phase) }
          guard let span, let exact = try other.exactMoment(of: same, in: birth.hours[hour]) else { continue }
          moments.append(exact.daysSinceJ2000)
          #expect(exact.daysSinceJ2000 > span.from.daysSinceJ2000 - 2 / 86_400, "\(aspect)")
          #expect(exact.daysSinceJ2000 < span.until.daysSinceJ2000 + 2 / 86_400, "\(aspect)")
        }
        guard let span, let first = moments.min(), let last = moments.max() else { continue }
        told += 1
        // The hours that are looked at begin with the first and leave out at most the last four.
        #expect(last - first > (span.until.daysSinceJ2000 - span.from.daysSinceJ2000) * 0.7, "\(aspect)")
      }
    }
    #expect(told > 3)
  }

  @Test(arguments: MovedBirth.days.indices) func theFirstReadingHoldsEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let insight = try #require(FirstInsight(birth.chart, language: .english))
    #expect(insight.birthHour?.contains("hour of your birth is not known") == true)
    let hours = try birth.hours.map { try #require(FirstInsight($0, language: .english)) }
    #expect(hours.allSatisfy { $0.birthHour == nil })
    // What does not speak of a change is what the reading says with each hour.
    let texts = Language.english.first
    for part in insight.parts where ![texts.movingSun, texts.movingMoon].contains(part.text) {
      switch part.evidence {
      case .arc(let body, let arc):
        #expect(hours.allSatisfy { $0.parts.contains { $0.text == part.text } }, "\(part.text)")
        for place in try birth.places(of: body) { #expect(signedDegrees(place - arc.low) < arc.width + 1e-6) }
      case .aspectOfDay(let aspect, let spread, let isClosest):
        for other in birth.aspects(like: aspect) {
          let orb = try #require(other).orb
          #expect(orb > spread.orbs.lowerBound - 1e-6 && orb < spread.orbs.upperBound + 1e-6)
        }
        guard isClosest else { continue }
        for hour in birth.hours {
          let bodies = hour.aspects.filter { $0.first.isKnown && $0.second.isKnown }
          #expect(Self.closest(of: bodies).map { $0.first == aspect.first && $0.second == aspect.second } == true)
        }
      case .placement, .rising, .aspect: Issue.record("\(part.text) of a birth without an hour")
      }
    }
    let headlines = Set(hours.map(\.headline))
    #expect(headlines.contains(insight.headline) == (headlines.count == 1), "\(insight.headline)")
    for hour in hours {
      let words = hour.signs.split(separator: ",").prefix(2).map { $0.split(separator: " ")[0] }
      for word in words { #expect(insight.signs.contains(word), "\(insight.signs)") }
    }
  }

  /// The closest of those that the reading has words for.
  private static func closest(of aspects: [Aspect]) -> Aspect? {
    let slow: [ChartPoint] = [.body(.jupiter), .body(.saturn), .body(.uranus), .body(.neptune), .body(.pluto)]
    return aspects.filter { aspect in
      Language.english.first.told(aspect) != nil && !(slow.contains(aspect.first) && slow.contains(aspect.second))
    }.min { $0.orb < $1.orb }
  }
}

extension ChartPoint {
  fileprivate var body: CelestialBody? { if case .body(let body) = self { body } else { nil } }
  /// Whether a birth without an hour has it in aspects.
  fileprivate var isKnown: Bool { body != nil && body != .moon }
}

/// Lists of exact moments, reports and sidereal charts of a birth without its hour.
@Suite struct MovedBirthListTests {
  private static let start = UTC(
    daysSinceJ2000: CalendarDate(dayNumber: 2_461_366, calendar: .gregorian).midnight(in: .gregorian))
  /// How the sky goes on is the same for all births: it is followed once.
  private static let search = Result {
    try TransitSearch(of: [.sun, .mercury, .mars, .saturn], from: TT(start), to: TT(start).advanced(byDays: 45))
  }
  private static let year = Result { try ReportComposer.search(from: start) }

  @Test(arguments: [1, 2, 5, 6]) func exactListsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let search = try Self.search.get()
    let told = try search.transits(to: birth.chart)
    #expect(told.count > 20)
    for hour in [0, 7, 20, 33, birth.hours.count - 1] {
      let exact = try search.transits(to: birth.hours[hour])
      for transit in told {
        let span = try #require(transit.span)
        let same = exact.filter {
          $0.body == transit.body && $0.kind == transit.kind && $0.point == transit.point
            && $0.isRetrograde == transit.isRetrograde
            && $0.instant.daysSinceJ2000 > span.from.daysSinceJ2000 - 2 / 86_400
            && $0.instant.daysSinceJ2000 < span.until.daysSinceJ2000 + 2 / 86_400
        }
        #expect(!same.isEmpty, "\(transit)")
        if let sign = span.sign { #expect(same.contains { ZodiacSign(longitude: $0.longitude) == sign }) }
      }
      #expect(exact.allSatisfy { $0.span == nil })
    }
    let slow = told.filter { if case .body(let body) = $0.point { [.neptune, .pluto].contains(body) } else { false } }
    #expect(slow.allSatisfy { ($0.span?.until.daysSinceJ2000 ?? 9) - ($0.span?.from.daysSinceJ2000 ?? 0) < 2 })
  }

  @Test(arguments: [1, 2, 6]) func reportsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    func report(_ chart: NatalChart, _ search: TransitSearch) throws -> Report {
      try ReportComposer(chart, from: Self.start, search, language: .english).report(.comprehensive)
    }
    let whole = try report(birth.chart, Self.year.get())
    // What is said of the birth itself is the same in an hour's report about a sky without bodies.
    let nothing = try TransitSearch(of: [], from: TT(Self.start), to: TT(Self.start).advanced(byDays: 1))
    let told = whole.sections.filter { !$0.id.contains("year") }.flatMap(\.paragraphs)
    #expect(told.count > 8)
    for hour in [0, birth.hours.count / 2, birth.hours.count - 1] {
      let chart = birth.hours[hour]
      let texts = Set(try report(chart, nothing).sections.flatMap(\.paragraphs).map(\.text))
      for paragraph in told {
        let fact = try #require(paragraph.evidence.first)
        #expect(fact.exact.isEmpty && fact.house == nil)
        if let aspect = fact.aspect {
          #expect(chart.aspects.contains { $0.kind == aspect && NatalReading.aspect($0, language: .english) == paragraph.text })
        } else if fact.bodies.count == 1, case .chart(.body(let body)) = fact.bodies[0], paragraph.evidence.count == 1 {
          let sign = try #require(chart.sign(of: .body(body)))
          #expect(texts.contains(paragraph.text), "\(body.name) in \(sign.name)")
        }
      }
    }
    let year = whole.sections.filter { $0.id.contains("year") }.flatMap(\.paragraphs).flatMap(\.evidence)
    #expect(!year.isEmpty && year.allSatisfy { $0.exact.isEmpty && $0.text.contains("by the hour of birth") })
  }

  @Test(arguments: MovedBirth.days.indices) func siderealChartsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let told = try VedicBirth(birth.chart, of: birth.birth)
    let (yogas, standings, mars) = (told.yogas(), GrahaStanding.all(of: told, .english), told.manglik())
    #expect(told.dasha() == nil && standings.count > 5 && standings.allSatisfy { $0.degree == nil })
    for hour in stride(from: 0, to: birth.hours.count, by: 3) {
      let chart = try VedicChart(of: try Sky(at: birth.hours[hour].moment.tt), ascendant: nil, ayanamsa: .lahiri, node: .mean)
      let found = YogaFinder().formations(in: chart)
      for yoga in yogas { #expect(found.contains(yoga), "\(yoga.yoga)") }
      for place in chart.places {
        let arc = try #require(told.arc(of: place.graha))
        let way = signedDegrees(place.longitude - arc.low)
        #expect(way > -1e-4 && way < arc.width + 1e-4, "\(place.graha)")
        if let sign = told.sign(of: place.graha) { #expect(sign == place.sign, "\(place.graha)") }
        if let isRetrograde = told.isRetrograde(place.graha) { #expect(isRetrograde == place.isRetrograde, "\(place.graha)") }
        let lodge = told.nakshatra(of: place.graha)
        if let nakshatra = lodge.nakshatra { #expect(nakshatra == place.nakshatra.nakshatra, "\(place.graha)") }
        if let pada = lodge.pada { #expect(pada == place.nakshatra.pada, "\(place.graha)") }
      }
      for standing in standings {
        let graha = standing.place.graha
        #expect(standing.place.sign == chart.place(of: graha).sign && standing.dignity == chart.dignity(of: graha), "\(graha)")
        #expect(standing.isCombust == chart.isCombust(graha), "\(graha)")
      }
      let known = Manglik(chart)
      #expect(mars.houseFromMoon == nil || mars.houseFromMoon == known.houseFromMoon)
      #expect(mars.houseFromVenus == nil || mars.houseFromVenus == known.houseFromVenus)
      #expect(mars.strengths.contains(known.strengths.lowerBound) && mars.strengths.upperBound >= known.strengths.upperBound)
    }
  }
}
