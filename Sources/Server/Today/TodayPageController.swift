import Astrology
import Atlas
import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import Practice
import Readings
import Store
import Web
import Wire

extension Companion {
  /// How the practice of a member stands, also before its first session: in a line and, once there was one, as a card; `nil` where it
  /// cannot be opened.
  func practiceStanding(of member: Member, in zone: TimeZoneHistory) async -> (line: PracticeLine, card: PracticeCard?)? {
    guard let code = try? await practice.code(account: member.id),
      let progress = try? await practice.progress(member.account, timezone: zone.identifier)
    else { return nil }
    let line = PracticeLine(
      isDone: progress.streak.isTodayDone, days: progress.streak.current,
      isNew: code.statements.isEmpty && progress.ledger.days.isEmpty,
      wasHeld: progress.streak.hold(on: progress.today.advanced(by: -1)) == .freeze,
      evening: progress.today.date == LocalDay(containing: clock.now, in: zone).date ? nil : progress.today.date)
    guard !progress.ledger.days.isEmpty else { return (line, nil) }
    return (
      line,
      PracticeCard(
        line: line, ledger: progress.ledger, streak: progress.streak, today: progress.today,
        weekBegins: progress.settings.weekBegins)
    )
  }
}

/// The page of a day, for whoever asks: members, visitors with a chart, and everybody else.
struct TodayPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let source: any TodaySource
  /// The chart of a visitor.
  let visitorCookie: SealedCookie
  let isSecure: Bool

  func mount(on routes: RouteMounter) {
    routes.answer(.todayPage) { request, context in try await show(request, context) }
    routes.answer(.todayPartPage) { request, context in try await part(request, context) }
    routes.answer(.todayCard) { request, context in try await card(request, context) }
    routes.answer(.submitTodayBookmark) { request, context, member in try await bookmark(request, context, member) }
    routes.answer(.submitTodayReads) { request, context, member in try await noteReads(request, context, member) }
  }

  // MARK: who asks

  /// Somebody with a chart.
  private struct Person {
    let reader: TodayReader
    let name: String
    /// Whose days are the person's days.
    let zone: TimeZoneHistory
    /// The zone that they have chosen; `nil` while the days follow the device.
    var chosenZone: String?
    /// Where a visitor makes an account that keeps the chart.
    let keepPath: String?
  }

  private func person(_ request: Request, _ context: AppContext) async throws -> Person? {
    if let member = context.caller.member {
      let profile = try await companion.profiles.profile(member.account).profile
      guard let kept = profile.ownBirth else { return nil }
      let drawn = try DrawnChart(kept)
      let current = profile.currentZone(asked: request.currentZone?.identifier)
      let zone = current.flatMap { try? TimeZoneHistory(identifier: $0) } ?? drawn.birth.moment.zone
      let reader = TodayReader(
        member: member, id: member.id, chart: drawn.chart, birthday: drawn.birth.moment.date, zone: request.currentZone,
        language: context.language)
      return Person(reader: reader, name: profile.name ?? "", zone: zone, chosenZone: profile.timezone, keepPath: nil)
    }
    guard let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
      let kept = try? await companion.charts.find(visitor.id).birth, let drawn = try? DrawnChart(kept)
    else { return nil }
    let zone = visitor.currentZone(request)
    return Person(
      reader: TodayReader(
        member: nil, id: visitor.id, chart: drawn.chart, birthday: drawn.birth.moment.date, zone: zone,
        language: context.language),
      name: kept.birthData.name ?? "",
      zone: zone ?? drawn.birth.moment.zone, keepPath: "\(Route.signUpPage.path)?chart=\(visitor.id)")
  }

  // MARK: the page

  private func show(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try request.queryFields
    // The page as a device holds it: a launch is what somebody has seen.
    let isWhole = fields.contains("whole")
    let sign = fields["sign"].flatMap { text in ZodiacSign.allCases.first { $0.name.lowercased() == text.lowercased() } }
    var response: Response
    if sign == nil, let person = try await person(request, context) {
      guard let day = day(fields["date"], in: person.zone) else { return .redirect(to: Route.todayPage.path, type: .normal) }
      do {
        let launch = LaunchCount(request, now: companion.clock.wholeSeconds, isSecure: isSecure)
        var model = try await model(person, day, launch)
        model.isWhole = isWhole
        model.elsewhere = ZoneNote(chosen: person.chosenZone, device: request.currentZone)?.words(context.language)
        if isWhole { model.isWelcome = false }
        response = try await pages.answer(
          TodayPage(model), context, held: isWhole ? "\(Route.todayPage.path)?date=\(model.reading.date)" : nil)
        if let cookie = launch.cookie, !isWhole { response = response.setting(cookie) }
      } catch is EphemerisError {
        response = try await signs(request, context, sign)
      }
    } else {
      response = try await signs(request, context, sign)
    }
    // Whoever has signed in no longer needs the chart of before, and whoever comes after them must not see it.
    if context.caller.member != nil,
      visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds) != nil
    {
      response = response.setting(visitorCookie.takingAway)
    }
    return response
  }

  private func model(_ person: Person, _ day: LocalDay, _ launch: LaunchCount) async throws -> TodayPage.Model {
    let told = try await source.day(day, for: person.reader)
    let now = companion.clock.now
    let keeping: TodayPage.Keeping
    var hasTour = launch.isWelcome
    if hasTour, let member = person.reader.member {
      hasTour = try await companion.practice.settings(account: member.id).chosen.hintsSeen?.contains(TourView.name) != true
    }
    if let member = person.reader.member {
      keeping = .member(isBookmarked: try await companion.bookmarks.holds(told.reading, account: member.id))
    } else {
      keeping = .visitor(path: person.keepPath ?? Route.signUpPage.path)
    }
    return TodayPage.Model(
      name: person.name, reading: told.reading, day: day, now: now,
      moon: try moon(of: told.reading, person.reader.chart.zodiac, day, now), span: told.span,
      week: told.week, meters: told.meters, chapter: told.chapter, keeping: keeping, isWelcome: launch.isWelcome,
      hasTour: hasTour, practice: try await practice(person))
  }

  /// How the practice stands, for a visitor as for somebody who has not begun; what cannot be opened of it keeps nobody from the day.
  private func practice(_ person: Person) async throws -> PracticeLine? {
    guard let member = person.reader.member else { return PracticeLine(isDone: false, days: 0, isNew: true) }
    return await companion.practiceStanding(of: member, in: person.zone)?.line
  }

  private func moon(of reading: DailyReading, _ zodiac: Zodiac, _ day: LocalDay, _ now: UTC) throws -> TodayPage.Moon {
    guard day.contains(now) else {
      return TodayPage.Moon(longitude: reading.moon.longitude, elongation: reading.moon.elongation)
    }
    let sky = try Sky(at: TT(now))
    let moon = try sky.position(of: .moon).longitude
    var shown = TodayPage.Moon(
      longitude: try zodiac.longitude(of: .moon, in: sky),
      elongation: normalizedDegrees(moon - (try sky.position(of: .sun).longitude)))
    // The reading counts from noon; beside the Moon of this hour stands what is still to come.
    for event in try companion.sky.sky(around: day.date).events {
      guard case .phase(let phase, _) = event.kind, phase.isPrincipal, UTC(event.instant) > now else { continue }
      (shown.next, shown.nextAt) = (phase, UTC(event.instant))
      break
    }
    return shown
  }

  /// - Returns: `nil` for a text that is no date, or a day further away than the page reaches.
  private func day(_ text: String?, in zone: TimeZoneHistory) -> LocalDay? {
    let today = LocalDay(containing: companion.clock.now, in: zone)
    guard let text else { return today }
    guard let date = try? CivilText.date(text, field: "date", calendar: .gregorian) else { return nil }
    let day = LocalDay(date, in: zone)
    return abs(day.number - today.number) <= TodayPage.reach ? day : nil
  }

  private func signs(_ request: Request, _ context: AppContext, _ sign: ZodiacSign?) async throws -> Response {
    var name: String?
    if let member = context.caller.member { name = try await companion.profiles.profile(member.account).profile.name ?? "" }
    let known = try await companion.knownZone(of: context.caller, device: request.currentZone)
    let guess = known == nil ? request.guessedZone : nil
    let zone = try known ?? guess ?? TimeZoneHistory(identifier: "UTC")
    let day = LocalDay(containing: companion.clock.now, in: zone)
    let reading = try sign.map {
      try SignReading(sign: $0, day: day, sky: companion.sky.sky(around: day.date), language: context.language)
    }
    var model = SignDayPage.Model(sky: pages.tonight, day: day, sign: sign, reading: reading, name: name)
    model.clocks = known != nil ? .known : guess != nil ? .guessed : .universal
    return try await pages.answer(SignDayPage(model), context, held: sign == nil ? Route.todayPage.path : nil)
  }

  /// One part of life: a page of its own, of which the page of the day takes the text when a card is opened. That it was read is noted by
  /// a request of its own, so browsers may fetch it ahead.
  private func part(_ request: Request, _ context: AppContext) async throws -> Response {
    guard let category = context.parameters.get("category").flatMap({ LifeCategory(rawValue: $0) }) else {
      throw Problem(.notFound, "There is no such part of life.")
    }
    guard let person = try await person(request, context), let day = day(try request.queryFields["date"], in: person.zone) else {
      return .redirect(to: Route.todayPage.path, type: .normal)
    }
    let reading = try await source.reading(day, for: person.reader)
    return try await pages.answer(
      TodayPartPage(
        reading: reading, category: category, day: day, now: companion.clock.now, isMember: person.reader.member != nil), context)
  }

  private func note(
    _ category: LifeCategory, of reading: DailyReading, _ member: Member, seconds: Int
  ) async throws {
    try await companion.journal.noteRead(Journal.PartRead(category, of: reading, seconds: seconds), account: member.id)
  }

  /// The picture that is shared: the headline, the date and the Moon, and nothing of the birth.
  private func card(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try request.queryFields
    let svg: String
    if let person = try await person(request, context) {
      guard let day = day(fields["date"], in: person.zone) else {
        throw Problem(.notFound, "There is no reading at this address.")
      }
      svg = ShareCard.svg(
        try await source.reading(day, for: person.reader), on: day, language: context.language, address: context.host)
    } else {
      guard let sky = pages.tonight else { throw Problem(.notFound, "There is no sky to draw for this day.") }
      let zone = try request.likelyZone ?? TimeZoneHistory(identifier: "UTC")
      svg = ShareCard.svg(
        sky, on: LocalDay(containing: companion.clock.now, in: zone), language: context.language, address: context.host)
    }
    return .file(Array(svg.utf8), mediaType: "image/svg+xml", cacheControl: "no-store")
  }

  // MARK: keeping

  private func ownDay(_ fields: FormFields, _ request: Request, _ context: AppContext) async throws -> (Person, LocalDay) {
    guard let person = try await person(request, context) else {
      throw Problem(.notFound, "The profile has no birth data yet, so there is no reading.")
    }
    guard let day = day(fields["date"], in: person.zone) else {
      throw Problem(.validation, "date must be a day within \(TodayPage.reach) days of today.", field: "date")
    }
    return (person, day)
  }

  private func bookmark(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try await request.form()
    let (person, day) = try await ownDay(fields, request, context)
    let reading = try await source.reading(day, for: person.reader)
    // A form that waited on a device says what is wanted, so that it may come twice.
    try await companion.bookmarks.mark(reading, fields["keep"].map { $0 == "yes" }, account: member.id)
    let isToday = day.contains(companion.clock.now)
    return .redirect(to: Route.todayPage.path + (isToday ? "" : "?date=\(reading.date)"), type: .normal)
  }

  private func noteReads(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try await request.form()
    guard let category = fields["category"].flatMap({ LifeCategory(rawValue: $0) }) else {
      throw Problem(
        .validation, "category must be one of the eight parts of life.", field: "category",
        allowed: LifeCategory.allCases.map(\.rawValue))
    }
    let seconds = min(max(fields["seconds"].flatMap { Int($0) } ?? 0, 0), 3600)
    let (person, day) = try await ownDay(fields, request, context)
    let reading = try await source.reading(day, for: person.reader)
    // A button that leads to the part, where no script opens it in place.
    let isOnTheWay = fields["show"] == "part"
    do {
      try await note(category, of: reading, member, seconds: seconds)
    } catch let error as StoreError where error.isDamagedRecord && isOnTheWay {
      // An entry that cannot be read keeps nobody from reading on.
      context.noteDamaged(1, of: "journalEntry")
    }
    guard isOnTheWay else { return Response(status: .noContent, headers: [.cacheControl: "no-store"]) }
    return .redirect(to: "\(Route.todayPartPage.path(category.rawValue))?date=\(reading.date)", type: .normal)
  }
}
