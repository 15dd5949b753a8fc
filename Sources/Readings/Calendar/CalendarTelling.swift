public import Astrology
public import Ephemeris

/// Tells what a calendar shows, from ``CalendarSky/daysBack`` days before a day to ``CalendarSky/daysOn`` after it.
///
/// Without an hour of birth a transit is told on the days on which it is exact at every hour of the birth day, when those are three at
/// most; one that hangs more on the hour, and whatever needs the Moon or the angles, is left out.
public struct CalendarTelling: Sendable {
  /// What a calendar is called.
  ///
  /// - Parameter name: of the person; empty when it is not known.
  public static func title(for name: String, in language: Language) -> String {
    name.isEmpty ? language.book.text("calendar name-bare") : language.book.filled("calendar name", ("name", name))
  }

  /// A session of practice.
  ///
  /// - Parameter key: the same whenever the session is planned again.
  public static func session(_ key: String, at instant: UTC, in language: Language) -> CalendarEvent {
    CalendarEvent(
      key: key, time: .moment(instant), title: language.book.text("calendar practice"),
      sentence: language.book.text("calendar practice-note"))
  }

  private let sky: CalendarSky
  private let zodiac: Zodiac
  private let today: LocalDay
  private let language: Language
  private let from: UTC
  private let until: UTC

  /// How near a new or full Moon must be to a point to count as on it, in degrees: as in the chapters.
  private static let lunationOrb = Chapters.lunationOrb
  /// On how many days a transit may be exact, by the hour of birth that is not known.
  private static let mostDays = 3
  /// The hours around an eclipse within which the new or full Moon is the same event, in days.
  private static let syzygy = 1.0
  private static let personal: [ChartPoint] = [
    .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars), .ascendant, .midheaven,
  ]

  /// Prepares to tell.
  ///
  /// - Parameters:
  ///   - sky: the one of the day (``CalendarSky/number(for:)``).
  ///   - zodiac: whose signs are told.
  ///   - today: the day of the person.
  ///   - language: in which it is written.
  public init(_ sky: CalendarSky, in zodiac: Zodiac, on today: LocalDay, language: Language) {
    self.sky = sky
    self.zodiac = zodiac
    self.today = today
    self.language = language
    from = today.advanced(by: -CalendarSky.daysBack).start
    until = today.advanced(by: CalendarSky.daysOn).end
  }

  /// The events, in order of time, each with a key of its own.
  ///
  /// - Parameters:
  ///   - chart: the birth chart; without one there is only what everybody sees.
  ///   - choices: what is wanted.
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the sky has no ephemeris.
  public func events(of chart: NatalChart?, _ choices: Set<CalendarChoice>) throws(EphemerisError) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    let wantsSky = choices.contains(.moon) || choices.contains(.stations)
    for event in wantsSky || (choices.contains(.lunations) && chart != nil) ? try sky.events(in: zodiac) : [] {
      switch event.kind {
      case .phase(let phase, _):
        if choices.contains(.moon), !isEclipse(event.instant) {
          add(event, "phase-\(phase.key.replacing(" ", with: "-"))", to: &events)
        }
      case .ingress(let body, let sign, _):
        if choices.contains(.stations) { add(event, "ingress-\(body.key)-\(sign.key)", to: &events) }
      case .station(let body, _, let turnsRetrograde):
        if choices.contains(.stations) {
          add(event, "station-\(body.key)-\(turnsRetrograde ? "retrograde" : "direct")", to: &events)
        }
      case .aspect: break
      }
    }
    if choices.contains(.moon) { try addEclipses(to: &events) }
    if let chart {
      if choices.contains(.transits) { try add(sky.transits, to: chart, &events) }
      if choices.contains(.quickTransits) { try add(sky.quickTransits, to: chart, &events) }
      if choices.contains(.lunations) { addLunations(on: chart, to: &events) }
    }
    var told: Set<String> = []
    return events.sorted { (order($0), $0.key) < (order($1), $1.key) }.filter { told.insert($0.key).inserted }
  }

  private func order(_ event: CalendarEvent) -> Double {
    switch event.time {
    case .moment(let moment): moment.daysSinceJ2000
    case .days(let first, _): LocalDay(first, in: today.zone).start.daysSinceJ2000
    }
  }

  /// The day of an instant in Greenwich, by which a key tells two passes apart.
  private static func day(_ instant: TT) -> String {
    ClockFigures.iso(CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000, calendar: .gregorian).date)
      .filter { $0 != "-" }
  }

  private func moment(_ instant: TT) -> UTC? {
    let moment = UTC(instant).toSecond
    return moment >= from && moment < until ? moment : nil
  }

  // MARK: - what everybody sees

  private func add(_ event: SkyEvent, _ key: String, to events: inout [CalendarEvent]) {
    guard let moment = moment(event.instant) else { return }
    events.append(
      CalendarEvent(
        key: "\(key)-\(Self.day(event.instant))", time: .moment(moment), title: language.lines.title(event),
        sentence: sentence(of: event)))
  }

  private func sentence(of event: SkyEvent) -> String {
    switch event.kind {
    case .phase(let phase, let longitude):
      language.book.filled(
        "calendar phase \(phase.key)", ("sign", language.names.name(ZodiacSign(longitude: longitude))))
    case .ingress(let body, let sign, let isRetrograde):
      Language.opening(
        language.book.filled(
          isRetrograde ? "calendar ingress back" : "calendar ingress", ("body", language.names.phrase(body)),
          ("sign", language.names.name(sign))))
    case .station(let body, let longitude, let turnsRetrograde):
      language.book.filled(
        turnsRetrograde ? "calendar station retrograde" : "calendar station direct", ("body", language.names.name(body)),
        ("place", language.names.place(longitude)))
    case .aspect: ""
    }
  }

  private func isEclipse(_ instant: TT) -> Bool {
    func isNear(_ other: TT) -> Bool { abs(other.daysSinceJ2000 - instant.daysSinceJ2000) < Self.syzygy }
    return sky.solarEclipses.contains { isNear($0.maximum) } || sky.lunarEclipses.contains { isNear($0.maximum) }
  }

  private func addEclipses(to events: inout [CalendarEvent]) throws(EphemerisError) {
    for eclipse in sky.solarEclipses {
      try addEclipse(
        "sun", eclipse.maximum, of: .sun, language.book.text("calendar eclipse sun \(eclipse.kind.word)"), to: &events)
    }
    for eclipse in sky.lunarEclipses {
      try addEclipse(
        "moon", eclipse.maximum, of: .moon, language.book.text("calendar eclipse moon \(eclipse.kind.word)"), to: &events)
    }
  }

  private func addEclipse(
    _ light: String, _ maximum: TT, of body: CelestialBody, _ title: String, to events: inout [CalendarEvent]
  ) throws(EphemerisError) {
    guard let moment = moment(maximum) else { return }
    let sign = ZodiacSign(longitude: try zodiac.longitude(of: body, in: Sky(at: maximum)))
    events.append(
      CalendarEvent(
        key: "eclipse-\(light)-\(Self.day(maximum))", time: .moment(moment), title: title,
        sentence: language.book.filled("calendar eclipse \(light)", ("sign", language.names.name(sign)))))
  }

  // MARK: - what touches a birth chart

  private func add(_ search: TransitSearch, to chart: NatalChart, _ events: inout [CalendarEvent]) throws(EphemerisError) {
    let known = chart.knownPoints
    for transit in try search.transits(to: chart, points: known) where Self.isTold(transit) {
      guard let time = time(of: transit) else { continue }
      let isOwn = transit.point == .body(transit.body)
      let title =
        isOwn && transit.kind == .conjunction
        ? language.book.filled("calendar return", ("body", language.names.name(transit.body)))
        : language.lines.contact(transit.body, transit.kind, transit.point)
      let told = language.contacts.told(transit.body, to: transit.point)?[transit.kind.nature]
      events.append(
        CalendarEvent(
          key:
            "transit-\(transit.body.key)-\(transit.kind.name)-\(transit.point.key)-\(Self.day(transit.instant))",
          time: time, title: title, sentence: told ?? language.book.text("calendar transit")))
    }
  }

  /// Contacts of a personal point, and those of a slow body with its own place.
  private static func isTold(_ transit: Transit) -> Bool {
    if personal.contains(transit.point) { return true }
    return transit.point == .body(transit.body) && [.conjunction, .square, .opposition].contains(transit.kind)
  }

  private func time(of transit: Transit) -> CalendarEvent.Time? {
    guard let span = transit.span else { return moment(transit.instant).map { .moment($0) } }
    let first = LocalDay(containing: UTC(span.from).toSecond, in: today.zone)
    let last = LocalDay(containing: UTC(span.until).toSecond, in: today.zone)
    guard last.number - first.number < Self.mostDays, first.start >= from, last.end <= until else { return nil }
    return .days(first.date, last.date)
  }

  private func addLunations(on chart: NatalChart, to events: inout [CalendarEvent]) {
    // Longitudes from the equinox, as the chart has them, whatever zodiac is told.
    for event in sky.events {
      guard case .phase(let phase, let longitude) = event.kind, phase == .new || phase == .full,
        let moment = moment(event.instant)
      else { continue }
      for point in chart.knownPoints where Self.personal.contains(point) {
        guard let arc = arc(of: point, in: chart) else { continue }
        for (kind, angle) in [(AspectKind.conjunction, 0.0), (.opposition, 180)] {
          // Whatever the hour of birth was.
          let low = signedDegrees(longitude - angle - arc.low)
          guard abs(low) <= Self.lunationOrb, abs(low - arc.width) <= Self.lunationOrb else { continue }
          let name = language.names.name(point)
          let way = kind == .conjunction ? "on" : "opposite"
          events.append(
            CalendarEvent(
              key: "lunation-\(phase.key)-\(way)-\(point.key)-\(Self.day(event.instant))", time: .moment(moment),
              title: language.book.filled("calendar lunation \(phase.key) \(way)", ("point", name)),
              sentence: language.book.filled("calendar lunation \(phase.key)", ("point", name))))
        }
      }
    }
  }

  /// Where a point may have stood, by the hour of birth: one degree and no width when the hour is known.
  private func arc(of point: ChartPoint, in chart: NatalChart) -> (low: Double, width: Double)? {
    guard let day = chart.day else { return chart.longitude(of: point).map { ($0, 0) } }
    guard case .body(let body) = point, let arc = day.arc(of: body) else { return nil }
    return (arc.low, arc.width)
  }
}

extension SolarEclipse.Kind {
  /// As it stands in the key of a text.
  fileprivate var word: String {
    switch self {
    case .partial: "partial"
    case .annular: "annular"
    case .total: "total"
    case .hybrid: "hybrid"
    }
  }
}

extension LunarEclipse.Kind {
  /// As it stands in the key of a text.
  fileprivate var word: String {
    switch self {
    case .penumbral: "penumbral"
    case .partial: "partial"
    case .total: "total"
    }
  }
}
