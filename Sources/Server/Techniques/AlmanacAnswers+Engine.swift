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
    return "\(hour):\(clock.minute < 10 ? "0" : "")\(clock.minute) \(clock.hour < 12 ? "AM" : "PM")"
  }
}

extension HouseInsightsAnswer {
  /// The insights, in the order in which they were asked for.
  package init(_ insights: [HouseInsight]) {
    self.init(
      insights: insights.map {
        Insight(
          planetId: $0.body.identifier, planetName: $0.body.name, planetSymbol: $0.body.symbol, house: $0.house.number,
          houseName: $0.house.name, houseTheme: $0.house.theme, summary: $0.summary, strengths: $0.strengths,
          challenges: $0.challenges, lifeArea: $0.house.lifeArea, isRetrograde: $0.isRetrograde, retrogradeNote: $0.retrogradeNote
        )
      },
      houses: JSONMap(
        HouseMeaning.all(in: .english).filter { house in insights.contains { $0.house == house } }.map {
          (name: "\($0.number)", value: House(name: $0.name, theme: $0.theme, lifeArea: $0.lifeArea))
        }))
  }
}
