import Atlas
import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// What a device holds for the time without a connection.
struct OfflineController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let keys: ReaderKeys
  /// The chart of a visitor.
  let visitorCookie: SealedCookie

  /// How many days of readings are held, today among them.
  private static let days = 7

  func mount(on routes: RouteMounter) {
    routes.answer(.offlinePage) { _, context in pages.alike(OfflinePage(), context) }
    routes.answer(.offlineList) { request, context in
      let list = try await list(request, context)
      return .file(Array(try JSONEncoder().encode(list)), mediaType: "application/json", cacheControl: "no-store")
    }
  }

  /// What is to be held, and for whom.
  private struct HeldList: Encodable {
    let reader: String
    /// Where the pages are fetched.
    var pages: [String] = []
    /// Where an address leads that is no page itself.
    var ways: [String: String]
  }

  private func list(_ request: Request, _ context: AppContext) async throws -> HeldList {
    var list = HeldList(
      reader: keys.name(of: request, context), ways: [Route.landingPage.path: Route.todayPage.path])
    guard let member = context.caller.member else {
      if let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
        let kept = try? await companion.charts.find(visitor.id).birth,
        let zone = visitor.currentZone(request) ?? Self.zone(of: kept)
      {
        let chart = Route.chartPage.path(visitor.id)
        list.pages = week(in: zone) + [chart, Route.chartWordsPage.path(visitor.id)]
        list.ways[Route.chartForm.path] = chart
      } else {
        list.pages = [Route.todayPage.path]
        list.ways = [:]
      }
      return list
    }
    let profile = try await companion.profiles.readable(member.account)
    if let kept = profile.ownBirth {
      let current = profile.currentZone(asked: request.currentZone?.identifier)
      if let zone = current.flatMap({ try? TimeZoneHistory(identifier: $0) }) ?? Self.zone(of: kept) {
        list.pages = week(in: zone)
      }
      list.pages += [Route.ownChart.path, Route.chartWordsPage.path(PageController.ownID)]
      list.ways[Route.chartForm.path] = Route.ownChart.path
    } else {
      list.pages = [Route.todayPage.path]
    }
    list.pages += try await journal(of: member, context)
    return list
  }

  /// The pages of the journal, each with its entries behind it, as far back as they are held.
  private func journal(of member: Member, _ context: AppContext) async throws -> [String] {
    let all = JournalSearch(language: context.language)
    var (paths, place, count): ([String], RecordPlace?, Int) = ([], nil, 0)
    repeat {
      paths.append(place.map { JournalPageController.older(all, $0.text) } ?? Route.journalPage.path)
      let part = try await companion.journal.page(
        all, account: member.id, after: place, limit: JournalPageController.perPage)
      paths += part.entries.map { Route.journalEntryPage.path($0.id) }
      count += JournalPageController.perPage
      place = part.next
    } while place != nil && count < OfflinePage.journalEntries
    return paths
  }

  /// The zone of a birth: that of a person’s days, as long as no other is known.
  private static func zone(of kept: StoredBirth) -> TimeZoneHistory? { (try? DrawnChart(kept))?.birth.moment.zone }

  /// The days to come with all their text.
  private func week(in zone: TimeZoneHistory) -> [String] {
    let today = LocalDay(containing: companion.clock.now, in: zone)
    return (0..<Self.days).map { "\(Route.todayPage.path)?date=\(ISO8601.date(today.advanced(by: $0).date))&whole=1" }
  }
}
