import Astrology
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// The months ahead of a birth, and its chart in one look.
struct ForecastController: Sendable {
  let clock: WallClock
  let profiles: ProfileService

  func mount(on routes: RouteMounter) {
    routes.answer(.timeline) { request, context in
      try await timeline(try await request.json(TimelineRequest.self), context.language)
    }
    routes.answer(.peaks) { request, context in try await peaks(try request.queryFields, context.language) }
    routes.answer(.mirror) { request, context in
      try await mirror(try await request.json(MirrorRequest.self), context)
    }
    routes.answer(.narrative) { request, context in
      let (birth, reading) = try await read(try await request.json(MirrorRequest.self), context)
      return .json(
        NarrativeAnswer(
          synthesisNarrative: reading.narrative, archetype: ArchetypeAnswer(reading.archetype), warnings: birth.warnings,
          disclaimer: VedicNotice.disclaimer), capacity: 2048)
    }
    routes.answer(.mirrorStatus) { _, _ in
      .json(
        MirrorStatusAnswer(
          status: "ok",
          services: JSONMap(["numerology", "rajayoga", "prediction", "dasha", "strength", "synthesis_engine"].map { ($0, true) })),
        capacity: 256)
    }
    routes.answer(.rajayogaReport) { request, context in
      let (birth, reading) = try await read(try await request.json(MirrorRequest.self), context)
      return .json(
        RajayogaAnswer(
          yogaAnalysis: YogaAnswer(reading.yogas, knowsLagna: birth.vedic.isTimeKnown),
          optimizationMatrix: StandingMatrixAnswer(reading.standings),
          constraints: reading.constraints.map { ConstraintAnswer($0) }, archetype: ArchetypeAnswer(reading.archetype),
          warnings: birth.warnings, disclaimer: VedicNotice.disclaimer), capacity: 16_384)
    }
    routes.answer(.rajayogaMatrix) { request, context in
      let (birth, reading) = try await read(try await request.json(MirrorRequest.self), context)
      var answer = StandingMatrixAnswer(reading.standings)
      answer.warnings = birth.warnings.isEmpty ? nil : birth.warnings
      return .json(answer, capacity: 4096)
    }
  }

  // MARK: the months ahead

  private var today: CalendarDate { CivilDateTime(daysSinceJ2000: clock.now.daysSinceJ2000, calendar: .gregorian).date }

  private func timeline(_ request: TimelineRequest, _ language: Language) async throws -> Response {
    let first = try request.startDate.map { try CivilText.date($0, field: "start_date", calendar: .gregorian) } ?? today
    let last =
      try request.endDate.map { try CivilText.date($0, field: "end_date", calendar: .gregorian) }
      ?? Self.day(in: 11, monthsOf: first)
    guard last >= first else { throw Problem(.validation, "end_date must not lie before start_date.", field: "end_date") }
    let months = (last.year - first.year) * 12 + last.month - first.month + 1
    guard months <= Forecast.mostMonths else {
      throw Problem(
        .validation, "start_date and end_date may lie in at most \(Forecast.mostMonths) months, got \(months).",
        field: "end_date")
    }
    let birth = try await birth(BirthDetails(request.birthData))
    let forecast = try forecast(of: birth, from: first, to: last, language, field: "start_date")
    return .json(
      TimelineAnswer(
        monthlyTimeline: forecast.months.map { ForecastMonthAnswer($0) },
        peakWindows: forecast.windows.map { PeakWindowAnswer($0) }, summary: forecast.summary, warnings: birth.warnings,
        disclaimer: VedicNotice.disclaimer), capacity: 32_768)
  }

  private func peaks(_ fields: FormFields, _ language: Language) async throws -> Response {
    guard let date = fields["birth_date"] else {
      throw Problem(.validation, "birth_date is required: YYYY-MM-DD.", field: "birth_date")
    }
    let location = try fields.requiredLocation
    let count = try fields.integer("lookahead_months") ?? 12
    guard (1...Forecast.mostMonths).contains(count) else {
      throw Problem(
        .validation, "lookahead_months must be between 1 and \(Forecast.mostMonths), got \(count).", field: "lookahead_months")
    }
    let birth = try await birth(
      BirthDetails(
        date: date, time: fields["birth_time"], timezone: fields["timezone"], latitude: location.latitude,
        longitude: location.longitude),
      names: [
        "birth_data.date": "birth_date", "birth_data.time": "birth_time", "birth_data.timezone": "timezone",
      ])
    let forecast = try forecast(
      of: birth, from: today, to: Self.day(in: count - 1, monthsOf: today), language, field: "lookahead_months")
    return .json(
      PeaksAnswer(
        peakWindows: forecast.windows.map { PeakWindowAnswer($0) }, lookaheadMonths: count, warnings: birth.warnings,
        disclaimer: VedicNotice.disclaimer), capacity: 4096)
  }

  /// Reads a birth; of a time that the clocks skipped or showed twice the earlier reading, for the app cannot choose.
  ///
  /// - Parameter zodiac: the one that whoever asks has chosen in the profile.
  private func birth(
    _ details: BirthDetails, zodiac: String? = nil, names: [String: String] = [:]
  ) async throws -> ForecastBirth {
    try await ClockChoice.takingEarlier { try ForecastBirth(details, zodiac: zodiac, now: clock.now, names: names) }
  }

  private func forecast(
    of birth: ForecastBirth, from first: CalendarDate, to last: CalendarDate, _ language: Language, field: String
  ) throws -> Forecast {
    do {
      return try Forecast(of: birth.chart, from: first, to: last, seed: birth.seed, language: language)
    } catch {
      throw Problem(error, field: field)
    }
  }

  /// The first of a month that comes so many months later.
  private static func day(in count: Int, monthsOf date: CalendarDate) -> CalendarDate {
    let months = date.year * 12 + date.month - 1 + count
    return CalendarDate(year: months / 12, month: months % 12 + 1, day: 1, calendar: .gregorian) ?? date
  }

  // MARK: the chart in one look

  private func read(
    _ request: MirrorRequest, _ context: AppContext
  ) async throws -> (birth: ForecastBirth, reading: MirrorReading) {
    if let sum = request.phoneDigitSum { try NumerologyController.check(phone: sum) }
    let birth = try await birth(
      BirthDetails(request.birthData), zodiac: try await profiles.zodiac(of: context.caller.member))
    return (birth, MirrorReading(birth.vedic, at: clock.now, language: context.language))
  }

  private func mirror(_ request: MirrorRequest, _ context: AppContext) async throws -> Response {
    let (birth, reading) = try await read(request, context)
    let forecast = try forecast(
      of: birth, from: today, to: Self.day(in: 11, monthsOf: today), context.language, field: "birth_data.date")
    let month = forecast.months.first { $0.year == today.year && $0.month == today.month }
    return .json(
      MirrorAnswer(
        archetype: ArchetypeAnswer(reading.archetype), matrix: StandingMatrixAnswer(reading.standings),
        constraints: reading.constraints.map { ConstraintAnswer($0) },
        loshu: NumerologyAnswer(birth.date, phone: request.phoneDigitSum), currentMonth: month.map { ForecastMonthAnswer($0) },
        peakWindows: forecast.windows.map { PeakWindowAnswer($0) }, dashaPulse: reading.pulse.map { DashaPulseAnswer($0) },
        synthesisNarrative: reading.narrative, warnings: birth.warnings, disclaimer: VedicNotice.disclaimer), capacity: 16_384)
  }
}
