package import Astrology
package import Ephemeris
package import Readings
package import Wire

extension LunarAspectAnswer {
  fileprivate init(_ aspect: LunarAspect) {
    self.init(body: aspect.body.name, aspect: aspect.kind.name, instant: aspect.instant.iso8601)
  }
}

extension SpanAnswer {
  /// A span between two instants.
  package init(_ start: TT, _ end: TT) {
    self.init(start: start.iso8601, end: end.iso8601)
  }
}

extension VoidOfCourse {
  /// The sign into which the Moon goes when the void ends.
  package var nextSign: ZodiacSign { ZodiacSign(longitude: 30 * Double(sign.rawValue) + 45) }
}

extension LunarStayAnswer {
  fileprivate init(_ stay: VoidOfCourse) {
    self.init(
      void: SpanAnswer(stay.start, stay.exit), stay: SpanAnswer(stay.entry, stay.exit), nextSign: stay.nextSign.name,
      lastAspect: stay.lastAspect.map(LunarAspectAnswer.init), aspects: stay.aspects.map(LunarAspectAnswer.init))
  }
}

extension VoidOfCourseAnswer {
  /// The stay that holds an instant.
  package init(at instant: UTC, _ stay: VoidOfCourse, bodies: VoidOfCourse.Bodies) {
    self.init(
      at: ISO8601.string(instant), bodies: bodies.wireName, sign: stay.sign.name, isVoid: stay.isVoid(at: TT(instant)),
      stay: LunarStayAnswer(stay))
  }
}

extension VoidsOfCourseAnswer {
  /// The voids of a span.
  package init(_ voids: VoidsOfCourse) {
    self.init(
      from: ISO8601.string(voids.start), to: ISO8601.string(voids.end), bodies: voids.bodies.wireName,
      voids: voids.stays.map { SignVoid(sign: $0.sign.name, stay: LunarStayAnswer($0)) })
  }
}

extension PlanetaryHoursAnswer {
  /// The hours of a day of the place, as the clocks of `timezone` name it; `nil` where the Sun does not rise and set on it. `now` tells
  /// which of them runs.
  package init(_ date: CalendarDate, in timezone: String, at location: GeographicLocation, _ hours: PlanetaryHours?, now: UTC?) {
    func told(_ instant: TT?) -> String? { instant.map(\.iso8601) }
    self.init(
      date: ISO8601.date(date), weekday: Language.english.dates.weekday(date), timezone: timezone,
      location: LocationAnswer(location),
      sunrise: told(hours?.sunrise), sunset: told(hours?.sunset), nextSunrise: told(hours?.nextSunrise),
      dayRuler: hours?.dayRuler.body.name, current: now.flatMap { hours?.hour(at: TT($0)) }.map(Hour.init),
      hours: (hours?.hours ?? []).map(Hour.init),
      reason: hours == nil
        ? "The Sun does not both rise and set here on this day, so there is nothing to divide into hours." : nil)
  }
}

extension PlanetaryHoursAnswer.Hour {
  fileprivate init(_ hour: PlanetaryHour) {
    self.init(number: hour.number, ruler: hour.ruler.body.name, byDay: hour.isByDay, span: SpanAnswer(hour.start, hour.end))
  }
}

extension TopoSubstitutionsAnswer {
  /// - Parameters:
  ///   - instant: when this is.
  ///   - stay: the Moon's stay in its sign.
  ///   - aspect: the tightest major aspect of the Moon, if any.
  ///   - eclipse: the next eclipse of the Sun.
  package init(at instant: UTC, _ stay: VoidOfCourse, _ aspect: Astrology.Aspect?, eclipse: TT) {
    let end = UTC(unixSeconds: UTC(stay.exit).unixSeconds.rounded())
    // The one of the two that is not the Moon.
    let partner = aspect.map { $0.first == .body(.moon) ? $0.second.name : $0.first.name }
    self.init(
      voidEndTimeIso: ISO8601.string(end), voidEndTime: Self.clock(end), aspectPartner: partner ?? "",
      aspectType: aspect?.kind.name ?? "", aspectAngle: aspect.map { "\(Int($0.kind.angle))°" } ?? "",
      aspectOrbDegrees: aspect?.orb ?? 0,
      eclipseDistanceDays: Int(clamping: (UTC(eclipse).daysSinceJ2000 - instant.daysSinceJ2000).rounded()),
      computedAtIso: ISO8601.string(instant))
  }

  /// `6:57 AM`, in UTC.
  private static func clock(_ instant: UTC) -> String {
    let clock = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian)
    let hour = clock.hour % 12 == 0 ? 12 : clock.hour % 12
    return "\(hour):\(ClockFigures.two(clock.minute)) \(clock.hour < 12 ? "AM" : "PM")"
  }
}

extension HouseInsightsAnswer {
  /// The insights, in the order in which they were asked for, each with what it is about.
  package init(_ insights: [(point: NamedOccupant, insight: HouseInsight)]) {
    self.init(
      insights: insights.map { point, insight in
        Insight(
          planetId: point.id, planetName: point.name, planetSymbol: point.symbol, house: insight.house.number,
          houseName: insight.house.name, houseTheme: insight.house.theme, summary: insight.summary,
          strengths: insight.strengths, challenges: insight.challenges, lifeArea: insight.house.lifeArea,
          isRetrograde: insight.isRetrograde, retrogradeNote: insight.retrogradeNote)
      },
      houses: JSONMap(
        HouseMeaning.all(in: .english).filter { house in insights.contains { $0.insight.house == house } }.map {
          (name: "\($0.number)", value: House(name: $0.name, theme: $0.theme, lifeArea: $0.lifeArea))
        }))
  }
}

/// What stands in a house, by the names of the API.
package struct NamedOccupant: Sendable {
  let id: String
  let name: String
  let symbol: String
  /// `nil` for a body that has no texts.
  let occupant: HouseOccupant?

  /// A planet, a node, the Ascendant, or another body, by its name in any case; `nil` for what is none.
  init?(named name: String) {
    switch name.lowercased() {
    case "rahu": self.init("Rahu", "☊", .rahu)
    case "ketu": self.init("Ketu", "☋", .ketu)
    case "ascendant": self.init("Ascendant", "Asc", .ascendant)
    default:
      guard let body = CelestialBody(named: name) else { return nil }
      let occupant: HouseOccupant? =
        switch body {
        case .meanNode, .trueNode: .rahu
        default: CelestialBody.planets.contains(body) ? .planet(body) : nil
        }
      self.init(body.name, body.symbol, occupant)
    }
  }

  private init(_ name: String, _ symbol: String, _ occupant: HouseOccupant?) {
    id = name.lowercased()
    self.name = name
    self.symbol = symbol
    self.occupant = occupant
  }
}
