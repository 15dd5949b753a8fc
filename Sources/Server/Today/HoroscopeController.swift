import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Store
import Wire

/// Horoscopes: of signs for everybody, of births, and one's own that are kept.
struct HoroscopeController: Sendable {
  let companion: Companion
  let signs: SignHoroscopes

  func mount(on routes: RouteMounter) {
    routes.answer(.horoscope) { request, context in try await bySign(request, context, isDaily: false) }
    routes.answer(.dailyHoroscope) { request, context in try await bySign(request, context, isDaily: true) }
    routes.answer(.juneHoroscope) { request, context in
      let sign = try SignHoroscopes.sign(context.parameters.get("zodiac"))
      let span = try SignHoroscopes.Span(context.parameters.get("span"), field: "span")
      return try told(of: sign, span, try request.queryFields, request, context)
    }
    routes.answer(.customHoroscope) { request, context in try await personal(request, context) }
    routes.answer(.personalizedHoroscope) { request, context in try await personal(request, context) }
    routes.answer(.ownReading) { request, context, member in try await own(request, context, member) }
  }

  // MARK: by sign

  private func bySign(_ request: Request, _ context: AppContext, isDaily: Bool) async throws -> Response {
    let fields = try request.queryFields
    let span = isDaily ? .daily : try SignHoroscopes.Span(fields["type"])
    if fields["sign"] == nil, let member = context.caller.member {
      try member.check(Route.ownReading.access)
      return try await own(span, date: fields["date"], timezone: fields["timezone"], request, context, member)
    }
    return try told(of: try SignHoroscopes.sign(fields["sign"]), span, fields, request, context)
  }

  /// The horoscope of a sign on the day of a query.
  private func told(
    of sign: ZodiacSign, _ span: SignHoroscopes.Span, _ fields: FormFields, _ request: Request, _ context: AppContext
  ) throws -> Response {
    let current = fields["timezone"] == nil ? request.currentZone : nil
    let zone = try current ?? CivilText.zone(fields["timezone"] ?? "UTC", field: "timezone")
    let day = try Self.day(fields["date"], in: zone, companion.readings)
    let answer = try signs.horoscope(of: sign, span, on: day, language: context.language)
    // What depends on a header is not for the caches of others.
    return Self.cached(
      answer, "\(current == nil ? "public" : "private"), max-age=\(companion.readings.secondsToMidnight(in: zone))", request)
  }

  /// The first clients look for this message.
  private static func day(_ text: String?, in zone: TimeZoneHistory, _ readings: ReadingService) throws -> LocalDay {
    do {
      return try readings.day(text, in: zone)
    } catch {
      let problem = Problem(error)
      throw Problem(problem.code, "Invalid date format, use YYYY-MM-DD. \(problem.message)", field: "date")
    }
  }

  // MARK: by birth

  private func personal(_ request: Request, _ context: AppContext) async throws -> Response {
    let body = try await request.json(HoroscopeRequest.self)
    let span = try SignHoroscopes.Span(body.type)
    if body.birthData == nil, body.chartId == nil, let member = context.caller.member {
      try member.check(Route.ownReading.access)
      return try await own(span, date: body.date, timezone: body.timezone, request, context, member)
    }
    let member = context.caller.member
    let drawn = try await companion.profiles.told(companion.charts.drawn(body, for: member), for: member)
    let current: TimeZoneHistory? =
      if let name = body.timezone { try CivilText.zone(name, field: "timezone") } else { request.currentZone }
    let zone = current ?? drawn.birth.moment.zone
    let day = try Self.day(body.date, in: zone, companion.readings)
    // Whoever has the same birth and no account begins the lists at the same places, as for the command.
    let seed = DailyComposer.seed(of: drawn.chart)
    if let length = span.length {
      return .json(
        try signs.horoscope(of: drawn.chart, seed: seed, over: length, span, on: day, language: context.language),
        capacity: 16_384)
    }
    let reading = try companion.readings.reading(
      of: drawn.chart, bornOn: drawn.birth.moment.date, on: day, isZoneKnown: current != nil, language: context.language)
    return .json(
      SignHoroscopes.horoscope(
        reading, id: "daily-\(reading.date)",
        astrometers: try companion.meters.answer(
          of: drawn.chart, on: day, accord: DayAccord(reading, in: context.language), language: context.language),
        language: context.language),
      capacity: 65_536)
  }

  // MARK: one's own

  private func own(
    _ span: SignHoroscopes.Span, date: String?, timezone: String?, _ request: Request, _ context: AppContext, _ member: Member
  ) async throws -> Response {
    let person = try await person(member, timezone: timezone ?? request.currentZone?.identifier, context)
    let day = try Self.day(date, in: person.zone, companion.readings)
    if let length = span.length {
      let answer = try signs.horoscope(
        of: person.drawn.chart, seed: person.seed, over: length, span, on: day, language: context.language)
      return Self.cached(answer, Self.own, request)
    }
    let kept = try await companion.readings.reading(of: person, on: day)
    let answer = SignHoroscopes.horoscope(
      kept.reading, id: kept.id ?? "daily-\(kept.reading.date)",
      astrometers: try companion.meters.answer(
        of: person.drawn.chart, person.measured, on: day, accord: DayAccord(kept.reading, in: person.language),
        language: person.language),
      language: person.language)
    return Self.cached(answer, Self.own, request)
  }

  private func own(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let person = try await person(member, timezone: fields["timezone"] ?? request.currentZone?.identifier, context)
    let day = try Self.day(fields["date"], in: person.zone, companion.readings)
    guard let count = try fields.integer("days") else {
      let kept = try await companion.readings.reading(of: person, on: day)
      return Self.cached(try answer(kept, person, day), Self.own, request)
    }
    guard (1...ReadingService.mostDays).contains(count) else {
      throw Problem(.validation, "days must lie between 1 and \(ReadingService.mostDays).", field: "days")
    }
    var answers: [OwnReadingAnswer] = []
    for offset in 0..<count {
      let day = day.advanced(by: offset)
      answers.append(try answer(try await companion.readings.reading(of: person, on: day), person, day))
    }
    return Self.cached(OwnReadingsAnswer(readings: answers), Self.own, request)
  }

  private func answer(_ kept: ReadingService.Kept, _ person: ReadingPerson, _ day: LocalDay) throws -> OwnReadingAnswer {
    OwnReadingAnswer(
      id: kept.id ?? "daily-\(kept.reading.date)",
      reading: DailyReadingAnswer(
        kept.reading,
        astrometers: try companion.meters.answer(
          of: person.drawn.chart, person.measured, on: day, accord: DayAccord(kept.reading, in: person.language),
          language: person.language)))
  }

  private func person(_ member: Member, timezone: String?, _ context: AppContext) async throws -> ReadingPerson {
    guard let person = try await companion.readings.person(member.account, timezone: timezone, language: context.language) else {
      throw Problem(
        .notFound, "Your profile has no birth data yet. Set birthData with PATCH /api/v1/profile, or send one with this request.",
        field: "birthData")
    }
    return person
  }

  /// One's own reading may be kept and is asked after each time: another birth makes another one.
  private static let own = "private, no-cache"

  /// An answer with a tag to ask by, and with the headers on which its day and its words depend: who asks, and whose clocks they live by.
  private static func cached(_ answer: some JSONEncodable, _ cacheControl: String, _ request: Request) -> Response {
    let bytes = answer.jsonBytes(capacity: 65_536)
    var response = Response.json(bytes: ByteBuffer(bytes: bytes), cacheControl: cacheControl)
    response.headers.append(HTTPField(name: .vary, value: "Authorization, Cookie, X-Timezone"))
    return Validator(of: bytes).answer(response, to: request)
  }
}
