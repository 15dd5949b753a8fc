import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Tarot
import Web
import Wire

/// Learning the cards that came up in one’s own readings.
struct TarotLearnController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotLearnPage) { request, context, member in
      let day = try await day(request, member)
      let (box, begun) = try await companion.learning.box(account: member.id, on: day)
      let due = box.due(on: day.number, begun: begun)
      let next = box.next(after: day.number).map { number in
        context.language.page(
          "tarot-learn next",
          ("date", context.language.dates.heading(CalendarDate(dayNumber: number, calendar: .gregorian))))
      }
      return try await pages.answer(
        TarotLearnPage(
          card: due.first, due: due.count, counts: box.counts, drawn: box.drawn.count, next: next ?? ""), context)
    }
    routes.answer(.submitTarotLearn) { request, _, member in
      let fields = try await request.form()
      guard let card = fields["card"].flatMap({ TarotCard.named($0) }) else {
        throw Problem(.validation, "card must be the name of a card.", field: "card")
      }
      guard let recall = fields["recall"].flatMap({ Recall(rawValue: $0) }) else {
        let allowed = Recall.allCases.map(\.rawValue)
        throw Problem(
          .validation, "recall must be one of \(allowed.joined(separator: ", ")).", field: "recall", allowed: allowed)
      }
      try await companion.learning.take(recall, of: card, account: member.id, on: try await day(request, member))
      return .redirect(to: Route.tarotLearnPage.path, type: .normal)
    }
  }

  private func day(_ request: Request, _ member: Member) async throws -> LocalDay {
    let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
    return LocalDay(containing: companion.clock.now, in: zone)
  }
}
