import Astrology
import Ephemeris

/// Tells the contacts of a span: every word is an authored text of the contact or of the house that it touches.
struct ForecastWords {
  let chart: NatalChart
  let seed: UInt64
  let language: Language

  /// A month by its weightiest contact that has words; one whose sentence an earlier month has told stands back.
  func month(_ first: CalendarDate, _ transits: [Transit], told: inout Set<String>) -> ForecastMonth? {
    let ranked = transits.sorted(by: Transit.countsMore).filter { sentence($0) != nil }
    let fresh = ranked.first { sentence($0).map { !told.contains($0) } ?? false }
    guard let chief = fresh ?? ranked.first, let headline = sentence(chief) else { return nil }
    told.insert(headline)
    let theme = theme(chief)
    let second = ranked.lazy.map { self.theme($0) }.first { $0 != theme }
    let passes = transits.filter { $0.body == chief.body && $0.kind == chief.kind && $0.point == chief.point }
    let others = ranked.filter { $0 != chief }.prefix(3)
    var choice = PhraseChoice(language: language, seed: seed, day: first.year * 12 + first.month, seen: [])
    let nature = "\(chief.body.key) \(chief.kind.nature.key)"
    return ForecastMonth(
      year: first.year, month: first.month, transits: ranked, chief: chief, eventClass: eventClass(chief),
      band: ContactBand(chief), theme: theme, secondTheme: second, headline: headline,
      act: choice.pick("do \(nature)") ?? "", temptation: choice.pick("dont \(nature)") ?? "",
      trigger: language.book.filled("forecast trigger", ("contact", contact(chief)), ("dates", dates(passes))),
      keyDates: (passes + others).compactMap { Forecast.day(of: $0) }.sorted().reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
      })
  }

  /// The stretches in which slow bodies stand near points: from the first pass to the last, or within a degree of a single one.
  func windows(_ transits: [Transit], most: Int) throws(EphemerisError) -> [PeakWindow] {
    var passages: [[Transit]] = []
    for transit in transits where sentence(transit) != nil {
      let place = passages.firstIndex {
        $0[0].body == transit.body && $0[0].kind == transit.kind && $0[0].point == transit.point
      }
      if let place { passages[place].append(transit) } else { passages.append([transit]) }
    }
    var windows: [PeakWindow] = []
    for passes in passages.sorted(by: { Transit.countsMore($0[0], $1[0]) }).prefix(most) {
      let (start, end) = try span(of: passes)
      windows.append(
        PeakWindow(
          start: start, end: end, dates: language.dates.span(start, end),
          theme: language.book.filled(
            "forecast window", ("theme", theme(passes[0])), ("contact", contact(passes[0]))),
          band: ContactBand(passes[0]), passes: passes))
    }
    return windows.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The weightiest contact of a span.
  func summary(of transits: [Transit]) -> String {
    let told = transits.filter { sentence($0) != nil }
    guard let chief = told.min(by: Transit.countsMore), let sentence = sentence(chief) else {
      return language.book.text("forecast quiet")
    }
    let passes = told.filter { $0.body == chief.body && $0.kind == chief.kind && $0.point == chief.point }
    return language.book.filled(
      "forecast summary", ("contact", contact(chief)), ("dates", dates(passes)), ("text", sentence))
  }

  // MARK: words of a contact

  private func sentence(_ transit: Transit) -> String? {
    language.contacts.told(transit.body, to: transit.point)?[transit.kind.nature]
  }

  private func contact(_ transit: Transit) -> String { language.lines.contact(transit.body, transit.kind, transit.point) }

  /// The house of the point that is touched; the angles open their own.
  private func house(_ transit: Transit) -> Int? {
    guard chart.houses != nil else { return nil }
    switch transit.point {
    case .body(let body): return chart.placement(of: body)?.house
    case .ascendant: return 1
    case .midheaven: return 10
    }
  }

  private func eventClass(_ transit: Transit) -> EventClass {
    house(transit).map { EventClass(house: $0) } ?? EventClass(point: transit.point)
  }

  private func theme(_ transit: Transit) -> String {
    if let house = house(transit) { return HouseMeaning(house, language).lifeArea }
    return language.book.text("forecast class \(eventClass(transit).rawValue)")
  }

  private func dates(_ passes: [Transit]) -> String {
    language.counts.list(passes.prefix(3).map { language.dates.long($0) })
  }

  private func span(of passes: [Transit]) throws(EphemerisError) -> (start: CalendarDate, end: CalendarDate) {
    let (one, other) = (passes[0], passes[passes.count - 1])
    let (first, last) = (one.span?.from ?? one.instant, other.span?.until ?? other.instant)
    guard passes.count == 1 else { return (Self.day(first), Self.day(last)) }
    let speed = abs(try Sky(at: first).position(of: passes[0].body).longitudeSpeed)
    // Near a station a degree takes months: no longer than six weeks either way.
    let days = min(42, 1 / max(speed, 0.001))
    return (Self.day(first.advanced(byDays: -days)), Self.day(last.advanced(byDays: days)))
  }

  static func day(_ instant: TT) -> CalendarDate {
    CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000, calendar: .gregorian).date
  }
}
