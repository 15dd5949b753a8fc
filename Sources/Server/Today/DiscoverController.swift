import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The parts of life and the day at a glance: of a birth, worked out from the contacts of the day, or of a sign, from the bodies in its houses.
struct DiscoverController: Sendable {
  let companion: Companion

  /// How many days to come have a marker.
  private static let markers = 14
  /// The weight of all contacts at which a day is half way up. Our own.
  private static let middle = 40.0

  func mount(on routes: RouteMounter) {
    routes.answer(.ownDomains) { request, context in
      switch try await asked(request, context) {
      case .birth(let subject): try domains(subject)
      case .sign(let subject): try domains(subject)
      }
    }
    routes.answer(.domains) { request, context in try domains(try await sent(request, context)) }
    routes.answer(.ownSnapshot) { request, context in
      switch try await asked(request, context) {
      case .birth(let subject): try snapshot(subject)
      case .sign(let subject): try snapshot(subject)
      }
    }
    routes.answer(.snapshot) { request, context in try snapshot(try await sent(request, context)) }
  }

  // MARK: whose day

  /// A chart on a day, with its reading.
  private struct Birth {
    let chart: NatalChart
    let day: LocalDay
    let reading: DailyReading
    let language: Language
  }

  /// A sign on a day; the whole zodiac, which begins with Aries, when none is named.
  private struct Sign {
    let sign: ZodiacSign
    let day: LocalDay
    let told: SignDay
    let language: Language
  }

  private enum Subject {
    case birth(Birth)
    case sign(Sign)
  }

  /// The own day of whoever is signed in and has a birth, and otherwise that of a sign.
  private func asked(_ request: Request, _ context: AppContext) async throws -> Subject {
    let fields = try request.queryFields
    switch context.caller {
    case .member(let member):
      try member.check(.account(scope: .records))
      if let person = try await companion.readings.person(
        member.account, timezone: fields["timezone"] ?? request.currentZone?.identifier, language: context.language)
      {
        let day = try companion.readings.day(fields["date"], in: person.zone)
        return .birth(
          Birth(
            chart: person.drawn.chart, day: day, reading: try await companion.readings.reading(of: person, on: day).reading,
            language: context.language))
      }
    case .visitor(.none): break
    case .visitor, .vouched: _ = try context.caller.member(for: .account(scope: .records))
    }
    let sign = try fields["sign"].map { name throws in try SignHoroscopes.sign(name) } ?? .aries
    let day = try companion.readings.day(
      fields["date"],
      in: try fields["timezone"].map { name throws in try CivilText.zone(name, field: "timezone") }
        ?? request.currentZone ?? CivilText.zone("UTC", field: "timezone"))
    do {
      return .sign(
        Sign(
          sign: sign, day: day,
          told: try SignDay(
            sign: sign, day: day, sky: companion.sky.sky(around: day.date),
            coming: companion.sky.events(from: day, over: .monthly), markers: Self.markers, language: context.language),
          language: context.language))
    } catch {
      throw Problem(error, field: "date")
    }
  }

  private func sent(_ request: Request, _ context: AppContext) async throws -> Birth {
    let body = try await request.json(HoroscopeRequest.self)
    let member = context.caller.member
    let drawn = try await companion.profiles.told(companion.charts.drawn(body, for: member), for: member)
    let current: TimeZoneHistory? =
      if let name = body.timezone { try CivilText.zone(name, field: "timezone") } else { request.currentZone }
    let zone = current ?? drawn.birth.moment.zone
    let day = try companion.readings.day(
      body.date ?? body.targetDate, in: zone, field: body.date == nil && body.targetDate != nil ? "targetDate" : "date")
    return Birth(
      chart: drawn.chart, day: day,
      reading: try companion.readings.reading(
        of: drawn.chart, bornOn: drawn.birth.moment.date, on: day, isZoneKnown: current != nil, language: context.language),
      language: context.language)
  }

  /// What a reading for a birth has to say besides its words; `nil` with a birth time.
  private static func warnings(_ subject: Birth) -> [WarningAnswer]? {
    let warnings = ChartNotice.ofReading(for: subject.chart)
    return warnings.isEmpty ? nil : warnings
  }

  // MARK: parts of life

  private func domains(_ subject: Birth) throws -> Response {
    let contacts = try companion.readings.contacts(to: subject.chart, on: subject.day)
    var answers = subject.reading.categories.map { item in
      let intensity = contacts.intensity(of: item.category)
      return DomainsAnswer.Domain(
        id: item.category.rawValue, domain: item.category.domainName, title: subject.language.title(item.category),
        intensity: intensity.value, shortInsight: item.teaser, fullInsight: item.paragraph.text,
        drivers: intensity.drivers.map { DomainsAnswer.Driver($0, in: subject.language) },
        evidence: item.paragraph.evidence.map(ReadingEvidenceAnswer.init))
    }
    let told = MeterTelling(
      .physicalEnergy, in: try companion.meters.readings(of: subject.chart, on: subject.day), day: subject.day.number,
      seed: DailyComposer.seed(of: subject.chart), language: subject.language)
    let health = contacts.healthIntensity
    answers.append(
      DomainsAnswer.Domain(
        id: DayDomain.health.rawValue, domain: DayDomain.health.rawValue, title: subject.language.title(Meter.physicalEnergy),
        intensity: health.value, shortInsight: told.stateLabel + ".", fullInsight: told.interpretation + " " + told.advice,
        drivers: health.drivers.map { DomainsAnswer.Driver($0, in: subject.language) }, evidence: []))
    let (reading, moon) = (subject.reading, subject.reading.moon)
    let signs = reading.sunSigns
    return .json(
      DomainsAnswer(
        date: reading.date, sign: signs.count == 1 ? signs[0].name : nil, signs: signs.count > 1 ? signs.map(\.name) : nil,
        personalized: true, domains: answers,
        cosmicWeather: DomainsAnswer.Weather(
          date: reading.date, summary: reading.overview.text,
          mood: Self.energy(contacts, subject).label(in: subject.language),
          dominantPlanet: contacts.all.first?.body.name, headline: reading.headline,
          overview: ParagraphAnswer(reading.overview), moonPhase: moon.phase.apiName, moonSign: moon.sign.apiName,
          illumination: moon.illumination), dailyHoroscope: reading.summary.text, warnings: Self.warnings(subject)),
      capacity: 16_384)
  }

  private func domains(_ subject: Sign) throws -> Response {
    let told = subject.told
    let overview = told.reading.paragraphs.first.map { ParagraphAnswer($0) } ?? ParagraphAnswer(text: "", evidence: [])
    return .json(
      DomainsAnswer(
        date: told.reading.date, sign: subject.sign.name, personalized: false,
        domains: told.parts.map { part in
          DomainsAnswer.Domain(
            id: part.domain.rawValue, domain: part.domain.rawValue, title: part.domain.title(in: subject.language),
            intensity: part.intensity,
            shortInsight: part.opening, fullInsight: part.text, drivers: part.drivers.map(DomainsAnswer.Driver.init),
            evidence: part.drivers.map { ReadingEvidenceAnswer($0.fact) })
        },
        cosmicWeather: DomainsAnswer.Weather(
          date: told.reading.date, summary: overview.text, mood: told.energy.label(in: subject.language),
          dominantPlanet: subject.sign.modernRuler.name, headline: told.reading.headline, overview: overview,
          moonPhase: told.moonPhase.apiName, moonSign: told.moonSign.apiName,
          illumination: told.illumination), dailyHoroscope: told.reading.text),
      capacity: 16_384)
  }

  // MARK: at a glance

  private func snapshot(_ subject: Birth) throws -> Response {
    let contacts = try companion.readings.contacts(to: subject.chart, on: subject.day)
    let reading = subject.reading
    let intensities = LifeCategory.allCases.map { contacts.intensity(of: $0) }
    func share(_ category: LifeCategory, of categories: [LifeCategory]) -> Double {
      let counted = intensities.filter { categories.contains($0.category) }
      let total = counted.reduce(0) { $0 + $1.value }
      return total > 0 ? (counted.first { $0.category == category }?.value ?? 0) / total : 0
    }
    let areas = SnapshotArea.allCases.map(\.category)
    let tiles = SnapshotArea.allCases.compactMap { area -> SnapshotAnswer.Tile? in
      guard let part = reading.categories.first(where: { $0.category == area.category }) else { return nil }
      let driver = intensities.first { $0.category == area.category }?.drivers.first
      return SnapshotAnswer.Tile(
        id: area.rawValue, text: part.teaser, domain: area.rawValue, weight: share(area.category, of: areas),
        driver: driver.map { SnapshotAnswer.Driver($0.body, at: $0.longitude) })
    }
    var markers: [SnapshotAnswer.Marker] = []
    for offset in 1...Self.markers {
      let day = subject.day.advanced(by: offset)
      let coming = try companion.readings.contacts(to: subject.chart, on: day)
      markers.append(
        SnapshotAnswer.Marker(
          day, intensity: Self.intensity(coming), isHard: coming.share { $0.nature == .strain } > 0.5,
          leading: coming.all.first?.words(in: subject.language) ?? "", in: subject.language))
    }
    var seen: Set<CelestialBody> = []
    let active = contacts.all.filter { seen.insert($0.body).inserted }.prefix(3)
    return .json(
      SnapshotAnswer(
        date: reading.date,
        sign: subject.language.counts.alternatives(reading.sunSigns.map { $0.name.lowercased() }), personalized: true,
        now: SnapshotAnswer.Now(
          theme: reading.headline, narrativeTiles: tiles,
          actions: SnapshotAnswer.Action.both(reading.advice.doThis, reading.advice.dont), date: reading.date,
          headline: reading.headline, summary: ParagraphAnswer(reading.summary), intensity: Self.intensity(contacts)),
        lens: SnapshotAnswer.Lens(
          energyState: SnapshotAnswer.Energy(Self.energy(contacts, subject), in: subject.language),
          domainWeights: SnapshotAnswer.Weights(tiles),
          activations: active.map {
            SnapshotAnswer.Activation(type: "transit", planet: $0.body.name, sign: ZodiacSign(longitude: $0.longitude).name)
          },
          partWeights: JSONMap(LifeCategory.allCases.map { ($0.rawValue, share($0, of: LifeCategory.allCases)) })),
        next: SnapshotAnswer.Next(markers), lucky: SignHoroscopes.lucky(of: reading, language: subject.language),
        cacheHints: hints(subject.day.zone), warnings: Self.warnings(subject)),
      capacity: 16_384)
  }

  private func snapshot(_ subject: Sign) throws -> Response {
    let told = subject.told
    let areas = SnapshotArea.allCases.compactMap { area in
      told.parts.first { $0.domain == area.domain }.map { (area: area, part: $0) }
    }
    let total = areas.reduce(0) { $0 + $1.part.intensity }
    let all = told.parts.reduce(0) { $0 + $1.intensity }
    let tiles = areas.map { area, part in
      SnapshotAnswer.Tile(
        id: area.rawValue, text: part.opening, domain: area.rawValue, weight: total > 0 ? part.intensity / total : 0,
        driver: part.drivers.first.flatMap { driver in
          driver.fact.longitude.map { SnapshotAnswer.Driver(driver.body, at: $0) }
        })
    }
    return .json(
      SnapshotAnswer(
        date: told.reading.date, sign: subject.sign.name.lowercased(), personalized: false,
        now: SnapshotAnswer.Now(
          theme: told.reading.headline, narrativeTiles: tiles, actions: SnapshotAnswer.Action.both(told.doThis, told.dont),
          date: told.reading.date, headline: told.reading.headline,
          summary: told.reading.paragraphs.first.map { ParagraphAnswer($0) } ?? ParagraphAnswer(text: "", evidence: []),
          intensity: told.intensity),
        lens: SnapshotAnswer.Lens(
          energyState: SnapshotAnswer.Energy(told.energy, in: subject.language), domainWeights: SnapshotAnswer.Weights(tiles),
          activations: told.places.prefix(3).map {
            SnapshotAnswer.Activation(
              type: "transit", planet: $0.body.name, sign: ZodiacSign(longitude: $0.longitude).name, speed: $0.speed)
          }, partWeights: JSONMap(told.parts.map { ($0.domain.rawValue, all > 0 ? $0.intensity / all : 0) })),
        next: SnapshotAnswer.Next(
          told.markers.map {
            SnapshotAnswer.Marker($0.day, intensity: $0.intensity, isHard: $0.isHard, leading: $0.leading, in: subject.language)
          }), lucky: SignHoroscopes.lucky(of: told.reading, subject.sign, language: subject.language),
        cacheHints: hints(subject.day.zone)),
      capacity: 16_384)
  }

  private func hints(_ zone: TimeZoneHistory) -> SnapshotAnswer.CacheHints {
    let midnight = ISO8601.string(companion.readings.today(in: zone).end)
    return SnapshotAnswer.CacheHints(
      ttlSeconds: companion.readings.secondsToMidnight(in: zone), nextRefresh: midnight, validUntil: midnight)
  }

  /// How the day feels, as far as its thought lets it be said.
  private static func energy(_ contacts: DayContacts, _ subject: Birth) -> DayEnergy {
    DayAccord(subject.reading, in: subject.language).energy(contacts.energy(intensity: intensity(contacts)))
  }

  private static func intensity(_ contacts: DayContacts) -> Double {
    let total = contacts.all.reduce(0) { $0 + $1.strength }
    return total / (total + middle)
  }
}
