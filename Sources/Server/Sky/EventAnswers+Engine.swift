package import Astrology
package import Ephemeris
import Readings
package import Wire

extension EventsAnswer {
  /// Ingresses, stations, aspects and phases; and where the Moon is on its orbit, if that was asked for.
  package init(from start: UTC, to end: UTC, _ events: [SkyEvent], orbit: [LunarOrbitEvent] = []) {
    let all = events.map { ($0.instant, EventAnswer($0)) } + orbit.map { ($0.instant, EventAnswer($0)) }
    self.init(from: start, to: end, all)
  }

  /// Eclipses of both kinds; with a place, only those that are seen there, and what is seen.
  ///
  /// - Throws: `EphemerisError` when an eclipse cannot be followed at the place.
  package init(
    from start: UTC, to end: UTC, solar: [SolarEclipse], lunar: [LunarEclipse], seenFrom place: GeographicLocation? = nil
  ) throws(EphemerisError) {
    var all: [(TT, EventAnswer)] = []
    for eclipse in solar {
      let local = if let place { try eclipse.seen(from: place) } else { LocalSolarEclipse?.none }
      if place == nil || local != nil { all.append((eclipse.maximum, EventAnswer(eclipse, local))) }
    }
    for eclipse in lunar {
      let local = if let place { try eclipse.seen(from: place) } else { LocalLunarEclipse?.none }
      if local?.visibility != LocalLunarEclipse.Visibility.none { all.append((eclipse.maximum, EventAnswer(eclipse, local))) }
    }
    self.init(from: start, to: end, all)
  }

  private init(from start: UTC, to end: UTC, _ all: [(TT, EventAnswer)]) {
    self.init(from: ISO8601.string(start), to: ISO8601.string(end), events: all.sorted { $0.0 < $1.0 }.map(\.1))
  }
}

extension EventAnswer {
  fileprivate init(_ event: SkyEvent) {
    let (instant, title) = (ISO8601.string(UTC(event.instant)), Language.english.lines.text(event))
    switch event.kind {
    case .ingress(let body, let sign, let isRetrograde):
      self.init(
        instant: instant, title: title, type: .ingress, body: body.name, sign: sign.name, retrograde: isRetrograde)
    case .station(let body, let longitude, let turnsRetrograde):
      self.init(
        instant: instant, title: title, type: .station, body: body.name, longitude: longitude,
        turns: turnsRetrograde ? "retrograde" : "direct")
    case .aspect(let first, let kind, let second):
      self.init(instant: instant, title: title, type: .aspect, body: first.name, aspect: kind.name, other: second.name)
    case .phase(let phase, let longitude):
      self.init(instant: instant, title: title, type: .phase, phase: phase.name, longitude: longitude)
    }
  }

  fileprivate init(_ event: LunarOrbitEvent) {
    self.init(
      instant: ISO8601.string(UTC(event.instant)), title: Language.english.lines.text(event),
      type: event.kind.isApsis ? .apsis : .node,
      body: "Moon", kind: event.kind.name, longitude: event.longitude, distanceKilometres: event.kilometres)
  }

  fileprivate init(_ eclipse: SolarEclipse, _ local: LocalSolarEclipse?) {
    self.init(
      instant: ISO8601.string(UTC(eclipse.maximum)), title: Language.english.lines.text(eclipse), type: .solarEclipse,
      kind: "\(eclipse.kind)",
      central: eclipse.isCentral, magnitude: eclipse.magnitude, gamma: eclipse.gamma, saros: eclipse.saros,
      local: local.map(LocalEclipseAnswer.init))
  }

  fileprivate init(_ eclipse: LunarEclipse, _ local: LocalLunarEclipse?) {
    self.init(
      instant: ISO8601.string(UTC(eclipse.maximum)), title: Language.english.lines.text(eclipse), type: .lunarEclipse,
      kind: "\(eclipse.kind)",
      penumbralMagnitude: eclipse.penumbralMagnitude, umbralMagnitude: eclipse.umbralMagnitude, gamma: eclipse.gamma,
      saros: eclipse.saros, penumbral: SpanAnswer(eclipse.penumbralSpan), partial: eclipse.partialSpan.map(SpanAnswer.init),
      total: eclipse.totalSpan.map(SpanAnswer.init), local: local.map(LocalEclipseAnswer.init))
  }
}

extension SpanAnswer {
  /// A span of time.
  package init(_ span: ClosedRange<TT>) {
    self.init(start: ISO8601.string(UTC(span.lowerBound)), end: ISO8601.string(UTC(span.upperBound)))
  }
}

extension LocalEclipseAnswer {
  fileprivate init(_ local: LocalSolarEclipse) {
    let contacts: [(String, SolarEclipseSight?)] = [
      ("firstContact", local.firstContact), ("secondContact", local.secondContact), ("maximum", local.maximum),
      ("thirdContact", local.thirdContact), ("fourthContact", local.fourthContact), ("sunrise", local.sunrise),
      ("sunset", local.sunset),
    ]
    self.init(
      kind: "\(local.kind)", magnitude: local.greatest.magnitude, obscuration: local.greatest.obscuration,
      beginsAtSunrise: local.beginsAtSunrise, endsAtSunset: local.endsAtSunset, centralSeconds: .some(local.centralSeconds),
      contacts: contacts.compactMap { name, sight in
        sight.map {
          Contact(
            contact: name, instant: ISO8601.string(UTC($0.instant)), altitude: $0.sun.altitude, azimuth: $0.sun.azimuth,
            visible: $0.isAboveHorizon, magnitude: $0.magnitude)
        }
      })
  }

  fileprivate init(_ local: LocalLunarEclipse) {
    self.init(
      visibility: "\(local.visibility)",
      contacts: local.sights.map {
        Contact(
          contact: $0.contact.name, instant: ISO8601.string(UTC($0.instant)), altitude: $0.moon.altitude,
          azimuth: $0.moon.azimuth,
          visible: $0.isAboveHorizon)
      })
  }
}

extension LunarEclipseContact {
  /// The usual short name: `P1`, `U1`, `U2`, `maximum`, `U3`, `U4`, `P4`.
  fileprivate var name: String {
    switch self {
    case .penumbraBegins: "P1"
    case .partialBegins: "U1"
    case .totalBegins: "U2"
    case .maximum: "maximum"
    case .totalEnds: "U3"
    case .partialEnds: "U4"
    case .penumbraEnds: "P4"
    }
  }
}

extension HorizonAnswer {
  /// The passages of one body.
  package init(_ body: CelestialBody, _ passages: HorizonPassages) {
    self.init(
      body: body.name, neverRises: passages.neverRises, neverSets: passages.neverSets,
      events: passages.events.map { Passage(type: Passage.Kind($0.kind), instant: ISO8601.string(UTC($0.instant))) })
  }
}

extension HorizonAnswer.Passage.Kind {
  fileprivate init(_ kind: HorizonEvent.Kind) {
    switch kind {
    case .rise: self = .rise
    case .set: self = .set
    case .upperCulmination: self = .upperCulmination
    case .lowerCulmination: self = .lowerCulmination
    }
  }
}

extension TwilightAnswer {
  /// A twilight of a span.
  package init(_ times: TwilightTimes) {
    let ends = times.dawns.map { ($0, "dawn") } + times.dusks.map { ($0, "dusk") }
    self.init(
      twilight: times.twilight.wireName, sunBelowHorizon: times.twilight.depression, neverBegins: times.neverBegins,
      neverEnds: times.neverEnds,
      events: ends.sorted { $0.0 < $1.0 }.map { Passage(type: $0.1, instant: ISO8601.string(UTC($0.0))) })
  }
}

extension HorizonsAnswer {
  /// The passages of a span; the twilights only when they were asked for.
  package init(from start: UTC, to end: UTC, _ bodies: [HorizonAnswer], twilights: [TwilightTimes] = []) {
    self.init(
      from: ISO8601.string(start), to: ISO8601.string(end), bodies: bodies,
      twilights: twilights.isEmpty ? nil : twilights.map(TwilightAnswer.init))
  }
}
