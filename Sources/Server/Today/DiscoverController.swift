import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The eight parts of life and the day at a glance, worked out from the contacts of the day.
struct DiscoverController: Sendable {
  let companion: Companion

  /// How many days to come have a marker.
  private static let markers = 14
  /// The weight of all contacts at which a day is half way up. Our own.
  private static let middle = 40.0

  func mount(on routes: RouteMounter) {
    routes.answer(.ownDomains) { request, _, member in try await domains(try await own(request, member)) }
    routes.answer(.domains) { request, context in try await domains(try await sent(request, context)) }
    routes.answer(.ownSnapshot) { request, _, member in try await snapshot(try await own(request, member)) }
    routes.answer(.snapshot) { request, context in try await snapshot(try await sent(request, context)) }
  }

  /// A chart on a day, with its reading.
  private struct Subject {
    let chart: NatalChart
    let day: LocalDay
    let reading: DailyReading
  }

  private func own(_ request: Request, _ member: Member) async throws -> Subject {
    let fields = try request.queryFields
    guard
      let person = try await companion.readings.person(
        member.account, timezone: fields["timezone"] ?? request.currentZone?.identifier)
    else {
      throw Problem(
        .notFound, "Your profile has no birth data yet. Set birthData with PATCH /api/v1/profile.", field: "birthData")
    }
    let day = try companion.readings.day(fields["date"], in: person.zone)
    return Subject(
      chart: person.drawn.chart, day: day, reading: try await companion.readings.reading(of: person, on: day).reading)
  }

  private func sent(_ request: Request, _ context: AppContext) async throws -> Subject {
    let body = try await request.json(HoroscopeRequest.self)
    let drawn = try await companion.charts.drawn(body, for: context.caller.member)
    let current: TimeZoneHistory? =
      if let name = body.timezone { try CivilText.zone(name, field: "timezone") } else { request.currentZone }
    let zone = current ?? drawn.birth.moment.zone
    let day = try companion.readings.day(body.date, in: zone)
    let seed = ReadingPerson.seed(body.chartId ?? "\(drawn.chart.moment.tt.daysSinceJ2000)")
    return Subject(
      chart: drawn.chart, day: day,
      reading: try companion.readings.reading(of: drawn.chart, seed: seed, on: day, isZoneKnown: current != nil))
  }

  private func domains(_ subject: Subject) async throws -> Response {
    let contacts = try companion.readings.contacts(to: subject.chart, on: subject.day)
    let answers = subject.reading.categories.map { item in
      let intensity = contacts.intensity(of: item.category)
      return DomainsAnswer.Domain(
        id: item.category.rawValue, domain: Language.english.title(item.category), intensity: intensity.value,
        shortInsight: item.teaser,
        fullInsight: item.paragraph.text, drivers: intensity.drivers.map(Self.words),
        evidence: item.paragraph.evidence.map(ReadingEvidenceAnswer.init))
    }
    let (reading, moon) = (subject.reading, subject.reading.moon)
    return .json(
      DomainsAnswer(
        date: reading.date, domains: answers,
        cosmicWeather: DomainsAnswer.Weather(
          headline: reading.headline, overview: ParagraphAnswer(reading.overview), moonPhase: moon.phase.apiName,
          moonSign: moon.sign.apiName,
          illumination: moon.illumination)), capacity: 16_384)
  }

  private func snapshot(_ subject: Subject) async throws -> Response {
    let contacts = try companion.readings.contacts(to: subject.chart, on: subject.day)
    let intensities = LifeCategory.allCases.map { contacts.intensity(of: $0) }
    let total = intensities.reduce(0) { $0 + $1.value }
    var markers: [SnapshotAnswer.Marker] = []
    for offset in 1...Self.markers {
      let day = subject.day.advanced(by: offset)
      let coming = try companion.readings.contacts(to: subject.chart, on: day)
      markers.append(
        SnapshotAnswer.Marker(
          date: ISO8601.date(day.date), intensity: Self.intensity(coming), leading: coming.all.first.map(Self.words) ?? ""))
    }
    return .json(
      SnapshotAnswer(
        now: SnapshotAnswer.Now(
          date: subject.reading.date, headline: subject.reading.headline, summary: ParagraphAnswer(subject.reading.summary),
          intensity: Self.intensity(contacts)),
        next: SnapshotAnswer.Next(markers: markers),
        lens: SnapshotAnswer.Lens(
          domainWeights: JSONMap(intensities.map { ($0.category.rawValue, total > 0 ? $0.value / total : 0) })),
        lucky: SignHoroscopes.lucky(of: subject.reading),
        cacheHints: SnapshotAnswer.CacheHints(
          validUntil: ISO8601.string(companion.readings.today(in: subject.day.zone).end))), capacity: 16_384)
  }

  private static func intensity(_ contacts: DayContacts) -> Double {
    let total = contacts.all.reduce(0) { $0 + $1.strength }
    return total / (total + middle)
  }

  /// `Saturn square your Moon`.
  private static func words(_ contact: DayContact) -> String {
    Language.english.lines.contact(contact.body, contact.kind, contact.point)
  }
}
