import Companion
import HTTPTypes
import Hummingbird
import Practice
import Readings
import Store
import Web
import Wire

/// The pages of what there is to read before a session. Everybody may read; keeping something asks to sign in first.
struct ExplorePageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// The chart of a visitor.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.explorePage) { request, context in try await show(request, context) }
    routes.answer(.exploreCollectionPage) { _, context in
      let collection = try collection(context)
      return try await pages.answer(
        ExploreCollectionPage(collection, isMember: context.caller.member != nil), context, isShared: true)
    }
    routes.answer(.passagePage) { request, context in
      let (collection, passage) = try passage(context)
      var notice = ""
      if let done = try request.queryFields["done"], ["added", "kept"].contains(done) {
        notice = context.language.page("explore \(done)")
      }
      let page = PassagePage(passage, of: collection, isMember: context.caller.member != nil, notice: notice)
      return try await pages.answer(page, context, isShared: notice.isEmpty)
    }
    routes.answer(.passageShare) { _, context in
      let (collection, passage) = try passage(context)
      return .file(
        Array(LineShareCard.svg(passage, collection: collection.name, address: context.host).utf8), mediaType: "image/svg+xml",
        cacheControl: "public, max-age=3600")
    }
    routes.answer(.submitPassage) { request, context in try await use(request, context) }
    routes.answer(.openLink) { request, _ in
      .redirect(to: OpenedLink.path(try request.queryFields["link"] ?? ""), type: .normal)
    }
    routes.answer(.submitAlignHints) { request, _, member in
      let fields = try await request.form()
      let back = OwnPath(fields["back"])?.text ?? Route.alignPage.path
      let isReset = fields["do"] == "reset"
      _ = try await companion.practice.changeSettings(account: member.id) { chosen in
        let seen = isReset ? [] : (chosen.hintsSeen ?? []) + (fields["hint"].map { [$0] } ?? [])
        // Each once, in the order of the table, so that the same request twice changes nothing.
        let kept = (AlignHint.allCases.map(\.rawValue) + [TourView.name]).filter(seen.contains)
        chosen.hintsSeen = kept.isEmpty ? nil : kept
      }
      return .redirect(to: back + (isReset && back == Route.alignSettingsPage.path ? "?done=hints" : ""), type: .normal)
    }
  }

  // MARK: reading

  private func show(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try request.queryFields
    var model = ExplorePage.Model()
    model.search = String((fields["q"] ?? "").prefix(PassageCatalog.longestSearch))
    model.theme = fields["theme"].flatMap(PassageTheme.init)
    model.isMember = context.caller.member != nil
    guard let member = context.caller.member else {
      let told =
        model.isSearch ? nil : await VisitorChart.suggestions(visitorCookie, request, companion, context.language)
      model.suggestions = told ?? []
      if told == nil { model.birthPath = Route.beginPage.path }
      return try await pages.answer(ExplorePage(model), context, isShared: told == nil)
    }
    model.hint = try await companion.practice.hint(.explore, account: member.id)
    if !model.isSearch {
      // A zone that a browser names and nobody knows keeps nobody from reading.
      let told = try await companion.suggestions(
        for: member.account, timezone: request.currentZone?.identifier, language: context.language)
      model.suggestions = told.suggestions
      if told.chart == nil { model.birthPath = Route.birthPage.path }
    }
    return try await pages.answer(ExplorePage(model), context)
  }

  private func collection(_ context: AppContext) throws(Problem) -> PassageCollection {
    guard let collection = context.parameters.get("collection").flatMap(context.language.passages.collection) else {
      throw Problem(.notFound, "There is no such collection; \(Route.explorePage.path) shows all of them.")
    }
    return collection
  }

  private func passage(_ context: AppContext) throws(Problem) -> (PassageCollection, Passage) {
    let collection = try collection(context)
    guard let passage = context.parameters.get("passage").flatMap(collection.passage) else {
      throw Problem(.notFound, "There is no such passage; \(Route.explorePage.path) shows all of them.")
    }
    return (collection, passage)
  }

  // MARK: using

  private func use(_ request: Request, _ context: AppContext) async throws -> Response {
    let (collection, passage) = try passage(context)
    let path = Route.passagePage.path(collection.id, passage.number)
    let fields = try await request.form()
    guard let member = context.caller.member else {
      return .redirect(to: "\(Route.signInPage.path)?next=\(path)", type: .normal)
    }
    let practice = companion.practice
    switch fields["do"] {
    case "code":
      try await practice.addStatements(passage.statement, account: member.id)
      return .redirect(to: path + "?done=added", type: .normal)
    case "keep":
      _ = try await practice.keepInsight(
        passage.statement, source: Insight.Source.passage.rawValue, key: "passage \(passage.id)", account: member.id)
      return .redirect(to: path + "?done=kept", type: .normal)
    case "session":
      _ = try await practice.begin(member.account, timezone: request.currentZone?.identifier, opening: passage.statement)
      return .redirect(to: Route.alignSessionPage.path, type: .normal)
    default: return .redirect(to: path, type: .normal)
    }
  }
}

extension PracticeService {
  /// A hint, unless somebody has put it away.
  func hint(_ hint: AlignHint, account: String) async throws -> AlignHint? {
    try await settings(account: account).chosen.hintsSeen?.contains(hint.rawValue) == true ? nil : hint
  }
}

/// Where a link of the scheme `web+astronova:` leads: to a page that is known, and to the beginning for every other.
enum OpenedLink {
  /// The pages that may be opened, by what stands behind the colon.
  private static let pages: [String: Route] = [
    "today": .todayPage, "chart": .chartForm, "tarot": .tarotPage, "tarot/cards": .tarotLibrary, "align": .alignPage,
    "align/session/start": .alignSessionPage, "align/collect": .collectPage, "align/explore": .explorePage,
    "align/progress": .alignProgressPage, "align/settings": .alignSettingsPage, "journal": .journalPage,
    "chapters": .chaptersPage, "profile": .profilePage,
  ]

  /// The path of a link; nothing that it says is taken over but the text of a thought to keep.
  static func path(_ link: String) -> String {
    let scheme = "web+astronova:"
    guard link.lowercased().hasPrefix(scheme) else { return Route.landingPage.path }
    let parts = link.dropFirst(scheme.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = (parts.first ?? "").split(separator: "/").joined(separator: "/").lowercased()
    if let page = pages[name] { return page.path }
    guard name == "collect/insight/new" else { return Route.landingPage.path }
    let text = parts.count > 1 ? (try? FormFields(parts[1]))?["text"] : nil
    return Route.newInsightPage.path + (text.map { "?text=" + Route.encoded($0) } ?? "")
  }
}
