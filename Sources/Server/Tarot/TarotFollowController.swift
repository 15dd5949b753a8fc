import Companion
import HTTPTypes
import Hummingbird
import Readings
import Tarot
import Web
import Wire

/// Questions that follow a reading, on a page of their own and for the script of the table. Nothing is kept.
struct TarotFollowController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  /// Cards that somebody asks more of.
  private struct Laid {
    let draw: TarotDraw
    let asked: String
    let origin: TarotFollowOrigin
  }

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotFollow) { request, context in
      let fields = try await request.form()
      guard let laid = try await laid(fields, context) else { throw TarotJournalController.notFound }
      let question = (fields["follow"] ?? "").unixLines
      let bounds = TarotFollowUp.lengths
      guard question.utf8.count <= 40_000, bounds.contains(question.count) else {
        let key = question.count < bounds.lowerBound ? "short" : "long"
        return try await pages.answer(
          TarotFollowPage(
            laid.draw, asked: laid.asked, question: String(question.prefix(4000)), answer: nil,
            problem: context.language.page("tarot-follow \(key)"), origin: laid.origin), context,
          status: .unprocessableContent)
      }
      if let crisis = request.crisis(in: question, context) {
        return try await pages.answer(TarotHelpPage(crisis, origin: laid.origin), context)
      }
      return try await pages.answer(
        TarotFollowPage(
          laid.draw, asked: laid.asked, question: question,
          answer: context.language.followUp(question, to: laid.draw, asked: laid.asked), origin: laid.origin), context)
    }
  }

  /// The cards of a table, which its ritual lays once more, or of a kept reading; `nil` for a reading that is not one’s own or has no cards of ours.
  private func laid(_ fields: FormFields, _ context: AppContext) async throws -> Laid? {
    if let id = fields["reading"] {
      guard let member = context.caller.member else { return nil }
      try member.check(.person)
      guard let kept = try await companion.tarot.reading(id, account: member.id)?.kept, let draw = kept.draw else { return nil }
      return Laid(draw: draw, asked: kept.question ?? "", origin: .kept(id: id))
    }
    let ritual = RitualForm(fields)
    return Laid(draw: try ritual.laid().draw, asked: ritual.form.question, origin: .table(ritual.form))
  }
}
