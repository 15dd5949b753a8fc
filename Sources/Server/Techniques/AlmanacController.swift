import Astrology
import Atlas
import Ephemeris
import Hummingbird
import Wire

/// What almanacs print: the Moon void of course, the planetary hours, the next eclipse.
struct AlmanacController: Sendable {
  let clock: WallClock

  func mount(on desk: RouteDesk) {
    desk.answer(.voidOfCourse) { request, _ in try voidOfCourse(try request.queryFields) }
    desk.answer(.planetaryHours) { request, _ in try planetaryHours(try request.queryFields) }
    desk.answer(.topoSubstitutions) { _, _ in try topoSubstitutions() }
  }

  private func voidOfCourse(_ fields: FormFields) throws(Problem) -> Response {
    let instant = try InstantSpan.moment(fields["at"], field: "at", now: clock.wholeSecond)
    let bodies = try Choices.named(fields["bodies"], usually: VoidOfCourse.Bodies.modern, field: "bodies")
    return try .computed(field: "at", capacity: 4096) { () throws(EphemerisError) in
      VoidOfCourseAnswer(at: instant, try VoidOfCourse(at: TT(instant), bodies: bodies), bodies: bodies)
    }
  }

  private func planetaryHours(_ fields: FormFields) throws(Problem) -> Response {
    let location = try fields.requiredLocation
    let zone = try CivilText.zone(
      fields.first("tz", "timezone") ?? ReadBirth.zoneName(at: location), field: fields.nameOfFirst("tz", "timezone"))
    let date: CalendarDate =
      if let text = fields["date"] { try CivilText.date(text, field: "date") } else { today(in: zone, at: location) }
    let civilNoon = zone.resolve(CivilDateTime(daysSinceJ2000: date.midnight() + 0.5), longitude: location.longitude).instants[0]
    return try .computed(field: "date", capacity: 4096) { () throws(EphemerisError) in
      PlanetaryHoursAnswer(
        date, in: zone.identifier, at: location,
        try PlanetaryHours(
          containing: try Self.solarNoon(nearest: civilNoon.utc, at: location), at: location,
          clockOffsetSeconds: civilNoon.clock.seconds), now: clock.now)
    }
  }

  private func today(in zone: TimeZoneHistory, at location: GeographicLocation) -> CalendarDate {
    let now = clock.wholeSecond
    let offset = zone.clock(at: now, longitude: location.longitude).seconds
    return CivilDateTime(daysSinceJ2000: now.daysSinceJ2000 + offset / JulianDate.secondsPerDay).date
  }

  /// The Sun's own noon that is nearest to that of the clocks: if the Sun is up at all on a day, it is up then.
  private static func solarNoon(nearest noon: UTC, at location: GeographicLocation) throws(EphemerisError) -> TT {
    // Half an hour more than half a day either way: the equation of time.
    let passages = try HorizonPassages(
      of: .sun, at: location, from: TT(noon).advanced(byDays: -0.52), to: TT(noon).advanced(byDays: 0.52))
    let noons = passages.events.filter { $0.kind == .upperCulmination }.map(\.instant)
    func distance(_ instant: TT) -> Double { abs(instant.daysSinceJ2000 - TT(noon).daysSinceJ2000) }
    return noons.min { distance($0) < distance($1) } ?? TT(noon)
  }

  /// Days within which there is a solar eclipse: they come at least every six lunations.
  private static let eclipseSeason = 190.0

  private func topoSubstitutions() throws(Problem) -> Response {
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
