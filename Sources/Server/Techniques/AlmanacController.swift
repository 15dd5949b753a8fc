import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Wire

/// What almanacs print: the Moon void of course, the planetary hours, the next eclipse.
struct AlmanacController: Sendable {
  let clock: WallClock

  func mount(on routes: RouteMounter) {
    routes.answer(.voidOfCourse) { request, _ in try voidOfCourse(try request.queryFields) }
    routes.answer(.planetaryHours) { request, _ in try planetaryHours(try request.queryFields) }
    routes.answer(.topoSubstitutions) { _, _ in try topoSubstitutions() }
  }

  private func voidOfCourse(_ fields: FormFields) throws -> Response {
    let bodies = try Choices.named(fields["bodies"], usually: VoidOfCourse.Bodies.modern, field: "bodies")
    if fields["from"] != nil || fields["to"] != nil {
      guard fields["at"] == nil else { throw Problem(.validation, "Send at, or from and to, not both.", field: "at") }
      let span = try InstantSpan(
        from: fields["from"], to: fields["to"], now: clock.wholeSecond, usually: 30, atMost: VoidsOfCourse.longestSpan)
      return try .computed(field: "from", capacity: 16_384) { () throws(EphemerisError) in
        VoidsOfCourseAnswer(try VoidsOfCourse(from: span.start, to: span.end, bodies: bodies))
      }
    }
    let instant = try InstantSpan.moment(fields["at"], field: "at", now: clock.wholeSecond)
    return try .computed(field: "at", capacity: 4096) { () throws(EphemerisError) in
      VoidOfCourseAnswer(at: instant, try VoidOfCourse(at: TT(instant), bodies: bodies), bodies: bodies)
    }
  }

  private func planetaryHours(_ fields: FormFields) throws -> Response {
    let location = try fields.requiredLocation
    let asked = try fields.first("tz", "timezone").map { (name) throws in
      try CivilText.zone(name, field: fields.nameOfFirst("tz", "timezone"))
    }
    let own = try CivilText.zone(Self.zoneName(at: location), field: "tz")
    // Today is a day of the place, whose morning may have come while the clocks of another zone still show yesterday.
    let (zone, date): (TimeZoneHistory, CalendarDate) =
      if let text = fields["date"] { (asked ?? own, try CivilText.date(text, field: "date")) } else {
        (own, today(in: own, at: location))
      }
    let civilNoon = zone.resolve(CivilDateTime(daysSinceJ2000: date.midnight() + 0.5), longitude: location.longitude).instants[0]
    return try .computed(field: "date", capacity: 4096) { () throws(EphemerisError) in
      PlanetaryHoursAnswer(
        date, in: zone.identifier, at: location,
        try PlanetaryHours(dayNumber: date.dayNumber(), clockNoon: TT(civilNoon.utc), at: location), now: clock.now)
    }
  }

  /// The zone of the nearest place; at sea far from all of them the nautical one, an hour for fifteen degrees.
  private static func zoneName(at location: GeographicLocation) -> String {
    if let near = Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude) { return near.timeZone }
    let hours = Int(clamping: (location.longitude / 15).rounded())
    // The signs of these names are those of POSIX: west is positive.
    return hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }

  private func today(in zone: TimeZoneHistory, at location: GeographicLocation) -> CalendarDate {
    let now = clock.wholeSecond
    let offset = zone.clock(at: now, longitude: location.longitude).seconds
    return CivilDateTime(daysSinceJ2000: now.daysSinceJ2000 + offset / JulianDate.secondsPerDay).date
  }

  /// Days within which there is a solar eclipse: they come at least every six lunations.
  private static let eclipseSeason = 190.0

  private func topoSubstitutions() throws -> Response {
    let now = clock.wholeSecond
    return try .computed(field: nil, capacity: 512) { () throws(EphemerisError) in
      let tt = TT(now)
      let sky = try Sky(at: tt)
      var placements: [Placement] = []
      for body in VoidOfCourse.Bodies.traditional.list + [.moon] {
        placements.append(Placement(body: body, position: try sky.position(of: body), house: nil))
      }
      let aspect = Aspect.all(among: placements, orbs: .classicalMajor).first {
        $0.first == .body(.moon) || $0.second == .body(.moon)
      }
      let eclipses = try SolarEclipse.all(from: tt, to: tt.advanced(byDays: Self.eclipseSeason))
      return TopoSubstitutionsAnswer(
        at: now, try VoidOfCourse(at: tt), aspect, eclipse: eclipses.first?.maximum ?? tt.advanced(byDays: Self.eclipseSeason))
    }
  }
}
