import Companion
import Foundation
import Hummingbird
import Readings
import Tarot
import Wire

/// Cards, spreads, and what a ritual lays. Nothing is kept.
struct TarotController: Sendable {
  func mount(on routes: RouteMounter) {
    routes.answer(.tarotDraw) { request, context in
      try draw(try await request.json(TarotDrawRequest.self), request, context)
    }
    routes.answer(.tarotCards) { _, context in
      let texts = context.language.tarot
      return .json(TarotCardsAnswer(cards: TarotCard.all.map { TarotCardAnswer($0, texts) }), capacity: 49_152)
    }
    routes.answer(.tarotCard) { _, context in
      // Names have spaces and accents, and come as they stand in the path.
      let name = context.parameters.get("id")?.removingPercentEncoding ?? ""
      guard let card = TarotCard.named(name) else {
        throw Problem(.notFound, "There is no card “\(name.prefix(32))”; \(Route.tarotCards.path) lists them.", field: "id")
      }
      return .json(TarotCardAnswer(card, context.language.tarot, isWhole: true), capacity: 8192)
    }
    routes.answer(.tarotSpreads) { _, context in
      let texts = context.language.tarot
      return .json(
        TarotSpreadsAnswer(
          spreads: Spread.named.map { TarotSpreadAnswer($0, texts) },
          relationshipOfFive: TarotSpreadAnswer(try Spread(.relationship, cards: 5), texts),
          ownPositionsMaximum: Spread.ownPositions.upperBound), capacity: 8192)
    }
  }

  private func draw(_ body: TarotDrawRequest, _ request: Request, _ context: AppContext) throws -> Response {
    let asked = try AskedDraw(body)
    let depth = try Choices.named(body.depth, usually: TarotNarrative.Depth.standard, field: "depth")
    return .json(
      TarotDrawAnswer(
        asked.draw, question: asked.question, ritual: asked.ritual, reversedChance: asked.reversedChance, context.language,
        crisis: asked.question.flatMap { request.crisis(in: $0, context) }, isHeard: body.heard ?? false, depth: depth),
      capacity: 2048 * asked.draw.cards.count + 4096)
  }
}
