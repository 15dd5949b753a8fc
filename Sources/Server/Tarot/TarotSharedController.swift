import Companion
import Ephemeris
import Hummingbird
import Readings
import Tarot
import Web
import Wire

/// The page of a link to readings of the cards, for whoever has it.
struct TarotSharedController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotSharedPage) { _, context in
      let language = context.language
      switch try await companion.shares.shown(at: context.parameters.get("id") ?? "") {
      case .missing: throw Problem(.notFound, "There is nothing at this address; a link can be taken back.")
      case .expired:
        return try await pages.answer(TarotSharedPage(title: "", readings: [], until: ""), context, status: .gone)
      case .open(let link, let readings):
        let shown = readings.compactMap { Self.reading($0, link, language) }
        let until = language.dates.whole(Self.day(link.expiresAt))
        var page = TarotSharedPage(
          title: link.title ?? "", readings: shown, until: language.page("tarot-shared until", ("date", until)))
        if !shown.isEmpty { page.preview = Route.tarotSharedPreview.path(context.parameters.get("id") ?? "") }
        return try await pages.answer(page, context)
      }
    }
  }

  private static func day(_ microseconds: Int64) -> CalendarDate {
    CivilDateTime(daysSinceJ2000: UTC(microseconds: microseconds).daysSinceJ2000, calendar: .gregorian).date
  }

  private static func reading(
    _ reading: KeptTarotReading, _ link: TarotShareLink, _ language: Language
  ) -> TarotSharedPage.Reading? {
    let kept = reading.kept
    guard let draw = kept.draw else { return nil }
    let date = (try? CivilText.date(kept.day, field: "day", calendar: .gregorian)) ?? day(reading.createdAt)
    return TarotSharedPage.Reading(
      date: language.dates.whole(date), question: link.showsQuestion ? kept.question ?? "" : "",
      spread: language.tarot.name(draw.spread.kind), draw: draw,
      places: kept.cards.enumerated().map { KeptPosition.name(of: $1, at: $0, in: kept, language.tarot) })
  }
}
