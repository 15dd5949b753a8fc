import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Tarot
import Web
import Wire

/// The pages of the card journal.
struct TarotJournalPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// Whether browsers reach us over TLS, as addresses of links then say.
  var isSecure = false

  /// How many readings one page shows.
  private static let perPage = 12

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotJournalPage) { request, context, member in try await list(request, context, member) }
    routes.answer(.submitTarotKeep) { request, context, member in try await keep(request, context, member) }
    routes.answer(.tarotReadingPage) { request, context, member in
      let notice = try request.queryFields["done"].flatMap(Notice.init)
      return try await show(try await find(context, member), notice, request, context, member)
    }
    routes.answer(.submitTarotNotes) { request, context, member in
      _ = try await find(context, member)
      let fields = try await request.form()
      return try await change(request, context, member, .saved) { reading in
        reading.title = fields["title"]
        // What the form shows changed, and is sent back unchanged, stays as it is.
        let notes = fields["notes"]?.unixLines
        if notes != reading.notes.map(Self.shown) { reading.notes = notes }
      }
    }
    routes.answer(.submitTarotLater) { request, context, member in
      let reading = try await find(context, member)
      let text = (try await request.form()["later"] ?? "").unixLines
      guard !text.isEmpty else {
        return try await show(reading, .nothing, request, context, member, status: .unprocessableContent)
      }
      return try await change(request, context, member, .later) { try companion.tarot.add(later: text, to: &$0) }
    }
    routes.answer(.submitTarotDeletion) { _, context, member in
      let id = context.parameters.get("id") ?? ""
      guard try await companion.tarot.delete(id, account: member.id) else { throw TarotJournalController.notFound }
      return .redirect(
        to: "\(Route.tarotJournalPage.path)?done=\(Notice.deleted.rawValue)&id=\(Route.encoded(id))", type: .normal)
    }
    routes.answer(.submitTarotUndo) { _, context, member in
      let reading = try await companion.tarot.bringBack(context.parameters.get("id") ?? "", account: member.id)
      let notice = reading == nil ? Notice.late : .back
      return .redirect(to: "\(Route.tarotJournalPage.path)?done=\(notice.rawValue)", type: .normal)
    }
    routes.answer(.submitTarotShare) { request, context, member in
      let reading = try await find(context, member)
      let fields = try await request.form()
      _ = try await companion.shares.make(
        of: [reading.id], hours: try fields.integer("hours") ?? TarotShares.usualHours,
        showsQuestion: fields["question"] == "on", account: member.id)
      return back(to: reading.id, .linked)
    }
    routes.answer(.submitTarotUnshare) { _, context, member in
      let reading = try await find(context, member)
      for link in try await links(of: reading.id, member) {
        _ = try await companion.shares.revoke(link.token, account: member.id)
      }
      return back(to: reading.id, .unlinked)
    }
    routes.answer(.tarotPatternsPage) { request, context, member in
      let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
      let (patterns, damaged) = try await companion.tarot.patterns(account: member.id, in: zone)
      let view = TarotView(clock: companion.clock, zone: zone, language: context.language)
      return try await pages.answer(TarotPatternsPage(view.patterns(patterns, damaged: damaged.count)), context)
        .leavingOut(damaged, of: "tarotReading", context)
    }
  }

  /// What a page says once, after something was done.
  enum Notice: String {
    case kept, again, saved, later, nothing, deleted, back, late, linked, unlinked

    func words(_ language: Language) -> String { language.page("tarot-journal notice-\(rawValue)") }

    /// The part of the page of a reading that it is about, where it is told; empty for the head of the page.
    var part: String {
      switch self {
      case .saved: "own"
      case .later, .nothing: "later"
      case .linked, .unlinked: "share"
      case .kept, .again, .deleted, .back, .late: ""
      }
    }
  }

  /// What comes back of a text when the form is sent unchanged: without the white space around it.
  private static func shown(_ text: String) -> String { text.unixLines.trimmed }

  private func find(_ context: AppContext, _ member: Member) async throws -> KeptTarotReading {
    guard let reading = try await companion.tarot.reading(context.parameters.get("id") ?? "", account: member.id) else {
      throw TarotJournalController.notFound
    }
    return reading
  }

  private func view(_ request: Request, _ context: AppContext, _ member: Member) async throws -> TarotView {
    TarotView(
      clock: companion.clock, zone: try await companion.profiles.zone(of: member.account, asked: request.currentZone),
      language: context.language)
  }

  // MARK: the list

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let view = try await view(request, context, member)
    let (search, filter) = view.search(fields)
    let part = try await companion.tarot.page(
      search, account: member.id, after: fields["cursor"].flatMap { RecordPlace(text: $0) }, limit: Self.perPage)
    var returning: TarotJournalPage.Returning?
    if search.isEmpty, fields["cursor"] == nil, !part.readings.isEmpty {
      returning = view.returning(try await companion.tarot.patterns(account: member.id, in: view.zone).patterns)
    }
    let notice = fields["done"].flatMap(Notice.init)
    let undo = notice == .deleted ? fields["id"].flatMap { RecordID.isValid($0) ? $0 : nil } : nil
    let model = TarotJournalPage.Model(
      lines: part.readings.map(view.line), count: try await companion.tarot.count(account: member.id), filter: filter,
      older: part.next.map { TarotView.older(fields, $0.text) }, returning: returning,
      notice: notice?.words(context.language) ?? "", undo: undo, damaged: part.damaged.count)
    return try await pages.answer(TarotJournalPage(model), context).leavingOut(part.damaged, of: "tarotReading", context)
  }

  // MARK: writing

  private func keep(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try await request.form()
    let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
    let asked = try KeptForm.laid(fields)
    var reading = StoredTarotReading(asked, at: try laidAt(fields), in: zone)
    // The table told it from the same cards and the same question; it is kept as it was told, whatever we write later.
    reading.narrative =
      fields["narrative"]?.unixLines
      ?? context.language.narrative(of: asked.draw, question: fields["question"] ?? "", depth: KeptForm.depth(fields)).text
    reading.notes = fields["notes"]?.unixLines
    let made = try await companion.tarot.keep(reading, account: member.id)
    return back(to: made.reading.id, made.isNew ? .kept : .again)
  }

  /// When the cards were laid: now, or the second of POSIX time in `at`, for a reading that a device has kept for up to two years.
  private func laidAt(_ fields: FormFields) throws -> UTC {
    let now = companion.clock.wholeSecond
    guard let at = try fields.integer("at") else { return now }
    let seconds = companion.clock.wholeSeconds
    guard at <= Int(seconds), at > Int(seconds) - 2 * 366 * 86_400 else { return now }
    return UTC(unixSeconds: Double(at))
  }

  private func change(
    _ request: Request, _ context: AppContext, _ member: Member, _ notice: Notice,
    _ change: (inout StoredTarotReading) throws -> Void
  ) async throws -> Response {
    let id = context.parameters.get("id") ?? ""
    do {
      guard case .kept(let reading) = try await companion.tarot.change(id, account: member.id, change) else {
        throw TarotJournalController.notFound
      }
      return back(to: reading.id, notice)
    } catch {
      guard let problem = Problem(of: error), problem.code == .validation else { throw error }
      return try await show(
        try await find(context, member), nil, request, context, member, problem: FieldWords.text(problem, context.language),
        status: .unprocessableContent)
    }
  }

  private func show(
    _ reading: KeptTarotReading, _ notice: Notice?, _ request: Request, _ context: AppContext, _ member: Member,
    problem: String = "", status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let view = try await view(request, context, member)
    let links = try await links(of: reading.id, member)
    var model = view.withWays(view.model(reading), reading.kept, links, origin: origin(of: request))
    model.notice = notice?.words(context.language) ?? ""
    // A page that answers a form begins at its head; one that is led to begins where something was done.
    model.noticePart = status == .ok ? notice?.part ?? "" : ""
    model.problem = problem
    return try await pages.answer(TarotReadingPage(model), context, status: status)
  }

  /// The links that show a reading and nothing else.
  private func links(of id: String, _ member: Member) async throws -> [TarotShareLink] {
    try await companion.shares.links(account: member.id).filter {
      $0.readings == [id] && $0.expiresAt > companion.clock.microseconds
    }
  }

  /// The address of this server as the browser knows it; empty when it does not say.
  private func origin(of request: Request) -> String {
    guard let host = request.head.authority, host.utf8.count <= 255 else { return "" }
    return "\(isSecure ? "https" : "http")://\(host)"
  }

  private func back(to id: String, _ notice: Notice) -> Response {
    let part = notice.part.isEmpty ? "" : "#\(notice.part)"
    return .redirect(to: "\(Route.tarotReadingPage.path(id))?done=\(notice.rawValue)\(part)", type: .normal)
  }
}
