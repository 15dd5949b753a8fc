import ChartArt
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Synchronization
import Tarot
import Web
import Wire

/// The library of the 78 cards, and their faces.
struct CardLibraryController: Sendable {
  let pages: PageRenderer
  private let faces = CardFaces()

  init(pages: PageRenderer) { self.pages = pages }

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotLibrary) { request, context in
      let fields = try request.queryFields
      let search = CardLibraryPage.Search(
        text: fields["q"].map { String($0.prefix(100)) } ?? "", group: fields["group"].map { String($0.prefix(20)) } ?? "")
      return try await pages.answer(CardLibraryPage(search), context, isShared: true)
    }
    routes.answer(.tarotCardPage) { request, context in
      let name = context.parameters.get("id")?.removingPercentEncoding ?? ""
      if name.hasSuffix(".svg") { return try face(String(name.dropLast(4)), request) }
      guard let card = TarotCard.named(name) else { throw Self.unknown(name) }
      guard card.id == name else { return .redirect(to: Route.tarotCardPage.path(card.id), type: .permanent) }
      return try await pages.answer(CardPage(card), context, isShared: true)
    }
  }

  private static func unknown(_ name: String) -> Problem {
    Problem(.notFound, "There is no card “\(name.prefix(32))”; \(Route.tarotLibrary.path) shows all of them.", field: "id")
  }

  /// The face of a card, or the back. An address that names this edition of the deck is good for ever; another one is asked for again.
  private func face(_ id: String, _ request: Request) throws -> Response {
    let card = TarotCard.all.first { $0.id == id }
    guard card != nil || id == "back" else { throw Self.unknown(id) }
    let fields = try request.queryFields
    let named = fields["theme"] ?? CardPicture.name(of: .light)
    guard let theme = CardPicture.theme(named: named) else {
      let allowed = ChartTheme.allCases.map { CardPicture.name(of: $0) }
      throw Problem(
        .validation, "theme must be \(allowed.joined(separator: " or ")), got “\(named.prefix(32))”.", field: "theme",
        allowed: allowed)
    }
    let picture = faces.picture(of: card, theme)
    let isPacked = request.acceptsGzip && picture.packed != nil
    // Each of the two forms has a tag of its own, so both can be strong (RFC 9110, section 8.8.1).
    let tag = "\"\(CardPicture.edition)-\(id)-\(named)\(isPacked ? "-gzip" : "")\""
    let isOfThisEdition = fields["v"] == CardPicture.edition
    var headers: HTTPFields = [
      .cacheControl: isOfThisEdition ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      .eTag: tag, .vary: "Accept-Encoding",
    ]
    if Validator(tag: tag).isHeld(by: request) { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = "image/svg+xml"
    if isPacked { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: isPacked ? picture.packed ?? picture.plain : picture.plain))
  }
}

/// The drawings of the deck, each drawn and packed once: two themes of 79 are half a megabyte.
private final class CardFaces: Sendable {
  struct Picture: Sendable {
    let plain: ByteBuffer
    let packed: ByteBuffer?
  }

  private struct Key: Hashable {
    let card: TarotCard?
    let theme: ChartTheme
  }

  private let known = Mutex<[Key: Picture]>([:])

  func picture(of card: TarotCard?, _ theme: ChartTheme) -> Picture {
    let key = Key(card: card, theme: theme)
    if let picture = known.withLock({ $0[key] }) { return picture }
    let plain = ByteBuffer(string: CardPicture.svg(of: card, theme: theme))
    let picture = Picture(plain: plain, packed: Gzip.compress(plain, level: 9))
    known.withLock { $0[key] = picture }
    return picture
  }
}
