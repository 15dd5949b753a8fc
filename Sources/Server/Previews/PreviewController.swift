import Astrology
import ChartArt
import Companion
import Hummingbird
import Readings
import Tarot
import Wire

/// The pictures that other programs show beside a link to a page.
struct PreviewController: Sendable {
  let companion: Companion
  private let painter = PreviewPainter()

  init(companion: Companion) { self.companion = companion }

  func mount(on routes: RouteMounter) {
    routes.answer(.preview) { _, context in
      let name = context.parameters.get("name") ?? ""
      if name == "sky.png" { return try answer(.sky, context) }
      if name == "moon.png" { return try answer(.moon, context) }
      if name.hasPrefix("sign-"), name.hasSuffix(".png"), let sign = ZodiacSign(apiName: String(name.dropFirst(5).dropLast(4))) {
        return try answer(.sign(sign), context)
      }
      // A card of the deck, by its number.
      guard name.hasPrefix("card-"), name.hasSuffix(".png"),
        let number = Int(name.dropFirst(5).dropLast(4)), let card = CardArt(number: number)
      else {
        throw Problem(.notFound, "There is no such picture; sky.png is one.")
      }
      return try answer(.cards([.init(card)]), context)
    }
    routes.answer(.tarotSharedPreview) { _, context in
      guard case .open(_, let readings) = try await companion.shares.shown(at: context.parameters.get("id") ?? ""),
        let draw = readings.compactMap(\.kept.draw).first
      else { throw Problem(.notFound, "There is nothing at this address; a link can be taken back.") }
      // What is shown ends with its link, so nobody else keeps it.
      return try answer(
        .cards(
          draw.cards.compactMap { laid in CardArt(number: laid.card.number).map { .init($0, isReversed: laid.isReversed) } }),
        context, cacheControl: "no-store")
    }
  }

  private func answer(
    _ subject: PreviewPainter.Subject, _ context: AppContext, cacheControl: String = "public, max-age=3600"
  ) throws -> Response {
    guard let bytes = painter.file(subject, at: companion.clock.now, language: context.language) else {
      throw Problem(.unavailable, "The sky of this hour is outside the years of the ephemeris.")
    }
    return .file(bytes, mediaType: "image/png", cacheControl: cacheControl)
  }
}
