import Astrology
import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The periods of a life.
struct DashaController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.dashas) { request, _ in try dashas(try request.queryFields) }
    routes.answer(.completeDashas) { request, context in
      try await complete(try await request.json(DashaCompleteRequest.self), context.caller.member)
    }
  }

  private func dashas(_ fields: FormFields) throws -> Response {
    guard let date = fields["birth_date"], let target = fields["target_date"] else {
      throw Problem(
        .validation, "birth_date and target_date required: YYYY-MM-DD.",
        field: fields["birth_date"] == nil ? "birth_date" : "target_date")
    }
    let names = Names(target: "target_date", targetTime: "target_time")
    let showsBoundaries = try fields.flag("include_boundaries") ?? false
    let showsWorkings = try fields.flag("debug") ?? false
    let year = try Choices.named(fields.first("year_length", "yearLength"), usually: DashaYear.julian, field: "year_length")
    let system = try Choices.dashaSystem(fields["system"], field: "system")
    let ayanamsa = try Choices.named(fields["ayanamsa"], usually: Ayanamsa.lahiri, field: "ayanamsa")
    let facts: DashaFacts
    do {
      let drawn = try DrawnChart(birth(fields, date: date), options: ChartOptions(), path: "birth.")
      let asked = AskedChart(drawn: drawn, chartId: nil, field: "birth")
      facts = try self.facts(
        AskedVedicBirth(asked: asked, birth: VedicBirth(drawn, ayanamsa: ayanamsa, dateField: asked.dateField)),
        tellsStrengths: false, system, year, day: target, time: fields["target_time"], names)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      throw problem.renamed(Self.queryNames)
    }
    return .json(DashasAnswer(facts, showsBoundaries: showsBoundaries, showsWorkings: showsWorkings), capacity: 4096)
  }

  private func complete(_ request: DashaCompleteRequest, _ member: Member?) async throws -> Response {
    let year = try Choices.named(request.yearLength, usually: DashaYear.julian, field: "yearLength")
    let system = try Choices.dashaSystem(request.system, field: "system")
    let names = Names(target: "targetDate", targetTime: "targetTime")
    if request.targetTime != nil, request.targetDate == nil {
      throw Problem(.validation, "targetDate is required with targetTime.", field: "targetDate")
    }
    let facts = try facts(
      try await companion.charts.vedicBirth(request, for: member), tellsStrengths: true, system, year, day: request.targetDate,
      time: request.targetTime,
      names)
    return .json(
      DashaCompleteAnswer(
        facts, showsTransitions: request.includeTransitions ?? true, showsEducation: request.includeEducation ?? true),
      capacity: 16_384)
  }

  // MARK: reading

  /// What the fields of the day that is asked about are called.
  private struct Names {
    let target: String
    let targetTime: String
  }

  /// What the fields of a birth are called in a query.
  private static let queryNames = [
    "birth.date": "birth_date", "birth.time": "birth_time", "birth.timezone": "timezone", "birth.fold": "fold",
  ]

  /// The birth of a query. Coordinates may be left out when the zone is given: periods have no horizon.
  private func birth(_ fields: FormFields, date: String) throws -> ReadBirth {
    let location = try fields.location
    guard location != nil || fields["timezone"] != nil else {
      throw Problem(
        .validation, "timezone, or lat and lon, are required: the time is the local time of the place.", field: "timezone")
    }
    let birth = try ReadBirth(
      BirthDetails(
        date: date, time: fields["birth_time"], timezone: fields["timezone"], latitude: location?.latitude ?? 0,
        longitude: location?.longitude ?? 0, fold: fields["fold"]),
      .told(at: companion.clock.now), path: "birth.")
    guard location != nil || birth.moment.time?.clock.abbreviation != "LMT" else {
      throw Problem(
        .validation, "lat and lon are required: before standard time every place kept its own local time.", field: "lat")
    }
    return birth
  }

  private func facts(
    _ asked: AskedVedicBirth, tellsStrengths: Bool, _ system: DashaSystem, _ year: DashaYear, day: String?, time: String?,
    _ names: Names
  ) throws -> DashaFacts {
    try asked.asked.requireTime("Dashas")
    let birth = asked.birth
    guard let dasha = birth.dasha(system, year: year) else {
      throw Problem(.validation, "The periods cannot be worked out without the time of birth.", field: asked.asked.field)
    }
    let (target, date) = try target(day, time, birth, names)
    let running: [DashaPeriod]
    do {
      running = try dasha.periods(at: target)
    } catch .beforeBirth {
      throw Problem(
        .validation, "\(names.target) must not lie before the birth, \(birth.natal.moment.tt.civilSecond).",
        field: names.target)
    } catch {
      throw Problem(
        .validation,
        "\(names.target) lies after the \(Dasha.cycles) cycles covered here, \(Dasha.cycles * system.cycleYears) years.",
        field: names.target)
    }
    return DashaFacts(
      birth: asked.answer.birth, chart: birth.chart, strengthFacts: tellsStrengths ? try asked.strengthFacts() : nil,
      dasha: dasha,
      running: running, targetDate: date, moonSpeed: birth.moonSpeed)
  }

  /// The instant that is asked about, by the clocks of the place of birth: noon of the day when no time is given, and birth itself when
  /// that noon of the day of birth lies before it.
  private func target(
    _ day: String?, _ time: String?, _ birth: VedicBirth, _ names: Names
  ) throws -> (instant: TT, date: CalendarDate) {
    guard let day else { return (TT(companion.clock.now), TT(companion.clock.now).civilDate) }
    let moment = birth.moment
    let date = try CivilText.date(day, field: names.target)
    let reading = try CivilText.time(time ?? "12:00", on: date, field: names.targetTime)
    // Of a time that was skipped or shown twice either will do: no boundary is that exact.
    let instant = TT(moment.zone.resolve(reading, longitude: moment.location.longitude).times[0].utc)
    let born = birth.natal.moment.tt
    let gregorian = CalendarDate(dayNumber: date.dayNumber(), calendar: .gregorian)
    return (time == nil && date == moment.date ? max(instant, born) : instant, gregorian)
  }
}
