import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

/// What happens in the sky over a span of time, and at the horizon of a place.
struct EventController: Sendable {
  let clock: WallClock

  func mount(on routes: RouteMounter) {
    routes.answer(.events) { request, _ in try events(try request.queryFields) }
    routes.answer(.eclipses) { request, _ in try eclipses(try request.queryFields) }
    routes.answer(.horizon) { request, _ in try horizon(try request.queryFields) }
  }

  private func events(_ fields: FormFields) throws -> Response {
    // A year of every pair of ten bodies is half a second of work; more must be asked for in parts.
    let page = try EventPage(fields)
    let span = try span(fields, page, usually: 30, atMost: 366)
    let names = fields["bodies"].map { $0.split(separator: ",").map(String.init) }
    let bodies = names == nil ? CelestialBody.planets : try Choices.bodies(names, field: "bodies")
    let kinds = try Choices.list(fields["kinds"], usually: EventKind.usual, field: "kinds")
    let aspects = try Choices.list(fields["aspects"], usually: AspectKind.major, field: "aspects")
    let (start, end) = (TT(span.start), TT(span.end))
    return try .computed(field: "from", capacity: 32_768) { () throws(EphemerisError) in
      let whole = EventsAnswer(
        from: span.start, to: span.end,
        try SkyEvent.all(
          from: start, to: end, bodies: bodies, categories: EventKind.categories(kinds), aspects: aspects),
        orbit: try EventKind.orbit(kinds, from: start, to: end))
      return page.page(of: whole, from: span.start)
    }
  }

  private func eclipses(_ fields: FormFields) throws -> Response {
    let page = try EventPage(fields)
    let span = try span(fields, page, usually: 366, atMost: 36_600)
    let place = try fields.location
    return try .computed(field: "from", capacity: 32_768) { () throws(EphemerisError) in
      let whole = try EventsAnswer(
        from: span.start, to: span.end, solar: SolarEclipse.all(from: TT(span.start), to: TT(span.end)),
        lunar: LunarEclipse.all(from: TT(span.start), to: TT(span.end)), seenFrom: place)
      return page.page(of: whole, from: span.start)
    }
  }

  private func horizon(_ fields: FormFields) throws -> Response {
    let location = try fields.requiredLocation
    let names = fields["bodies"].map { $0.split(separator: ",").map(String.init) }
    let bodies = names == nil ? [.sun, .moon] : try Choices.bodies(names, field: "bodies")
    let start =
      try fields["from"].map { (text) throws in try InstantSpan.instant(text, field: "from", daysOn: 0) }
      ?? clock.wholeSecond
    let twilights = try Self.twilights(fields["twilight"])
    let end = UTC(daysSinceJ2000: start.daysSinceJ2000 + 1)
    return try .computed(field: "from") { () throws(EphemerisError) in
      var answers: [HorizonAnswer] = []
      for body in bodies {
        answers.append(HorizonAnswer(body, try HorizonPassages(of: body, at: location, from: TT(start), to: TT(end))))
      }
      let ends = try twilights.map { (twilight) throws(EphemerisError) in
        try TwilightTimes(twilight, at: location, from: TT(start), to: TT(end))
      }
      return HorizonsAnswer(from: start, to: end, answers, twilights: ends)
    }
  }

  private func span(_ fields: FormFields, _ page: EventPage, usually: Double, atMost: Double) throws -> InstantSpan {
    try InstantSpan(
      from: fields["from"], to: fields["to"], now: page.now(clock.wholeSecond), usually: usually, atMost: atMost)
  }

  /// The twilights by name, all three for `true` or `all`; none when left out.
  private static func twilights(_ names: String?) throws -> [Twilight] {
    switch names?.lowercased() {
    case nil, "false"?: []
    case "true"?, "all"?: Twilight.allCases
    case let names?: try Choices.list(names, usually: Twilight.allCases, field: "twilight")
    }
  }
}
