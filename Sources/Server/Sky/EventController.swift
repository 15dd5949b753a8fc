import Astrology
import Ephemeris
import Hummingbird
import Wire

/// What happens in the sky over a span of time, and at the horizon of a place.
struct EventController: Sendable {
  let clock: WallClock

  func mount(on desk: RouteDesk) {
    desk.answer(.events) { request, _ in try events(try request.queryFields) }
    desk.answer(.eclipses) { request, _ in try eclipses(try request.queryFields) }
    desk.answer(.horizon) { request, _ in try horizon(try request.queryFields) }
  }

  private func events(_ fields: FormFields) throws(Problem) -> Response {
    // A year of every pair of ten bodies is half a second of work; more must be asked for in parts.
    let span = try span(fields, usually: 30, atMost: 366)
    let names = fields["bodies"].map { $0.split(separator: ",").map(String.init) }
    let bodies = names == nil ? CelestialBody.planets : try Choices.bodies(names, field: "bodies")
    let categories = try Self.categories(fields["kinds"])
    return try .computed(field: "from", capacity: 32_768) { () throws(EphemerisError) in
      EventsAnswer(
        from: span.start, to: span.end,
        try SkyEvent.all(from: TT(span.start), to: TT(span.end), bodies: bodies, categories: categories))
    }
  }

  private func eclipses(_ fields: FormFields) throws(Problem) -> Response {
    let span = try span(fields, usually: 366, atMost: 36_600)
    let place = try fields.location
    return try .computed(field: "from", capacity: 32_768) { () throws(EphemerisError) in
      try EventsAnswer(
        from: span.start, to: span.end, solar: SolarEclipse.all(from: TT(span.start), to: TT(span.end)),
        lunar: LunarEclipse.all(from: TT(span.start), to: TT(span.end)), seenFrom: place)
    }
  }

  private func horizon(_ fields: FormFields) throws(Problem) -> Response {
    let location = try fields.requiredLocation
    let names = fields["bodies"].map { $0.split(separator: ",").map(String.init) }
    let bodies = names == nil ? [.sun, .moon] : try Choices.bodies(names, field: "bodies")
    let start =
      try fields["from"].map { (text) throws(Problem) in try InstantSpan.instant(text, field: "from", daysOn: 0) }
      ?? clock.wholeSecond
    let end = UTC(daysSinceJ2000: start.daysSinceJ2000 + 1)
    return try .computed(field: "from") { () throws(EphemerisError) in
      var answers: [HorizonAnswer] = []
      for body in bodies {
        answers.append(HorizonAnswer(body, try HorizonPassages(of: body, at: location, from: TT(start), to: TT(end))))
      }
      return HorizonsAnswer(from: start, to: end, answers)
    }
  }

  private func span(_ fields: FormFields, usually: Double, atMost: Double) throws(Problem) -> InstantSpan {
    try InstantSpan(from: fields["from"], to: fields["to"], now: clock.wholeSecond, usually: usually, atMost: atMost)
  }

  private static func categories(_ names: String?) throws(Problem) -> [SkyEvent.Category] {
    guard let names else { return SkyEvent.Category.allCases }
    let allowed = ["ingresses", "stations", "aspects", "phases"]
    var chosen: [SkyEvent.Category] = []
    for name in names.split(separator: ",") {
      guard let index = allowed.firstIndex(of: name.lowercased()) else {
        throw Problem(
          .validation, "kinds: there is no kind “\(name.prefix(32))”; use \(allowed.joined(separator: ", ")).", field: "kinds",
          allowed: allowed)
      }
      chosen.append(SkyEvent.Category.allCases[index])
    }
    return chosen
  }
}
