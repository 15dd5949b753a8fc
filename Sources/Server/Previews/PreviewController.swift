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
      guard let name = PreviewName(context.parameters.get("name") ?? "", in: context.language) else {
        throw Problem(.notFound, "There is no such picture; sky.png is one.")
      }
      guard let instant = name.instant else { return try answer(name.subject, context) }
      // What has its time in its address stays as it is.
      guard let bytes = painter.file(name.subject, at: instant, language: context.language) else {
        throw Problem(.notFound, "The sky of this day is outside the years of the ephemeris.")
      }
      return .file(bytes, mediaType: "image/png", cacheControl: "public, max-age=31536000, immutable")
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
