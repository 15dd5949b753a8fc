import Astrology
import ChartArt
import Companion
import Ephemeris
import Readings
import Tarot
import Web

/// Draws previews, and keeps the latest.
final class PreviewPainter: Sendable {
  /// What a picture shows.
  enum Subject: Hashable, Sendable {
    /// The sky of the hour under the first sentence of the first page.
    case sky
    /// The Moon with its phase and its sign, as it leans over a place; over Greenwich without one.
    case moon(GeographicLocation?)
    /// The Moon of a day, under its date.
    case day
    /// A sign, with the Moon and its sign.
    case sign(ZodiacSign)
    /// Cards as they lie.
    case cards([PreviewCard.LaidCard])
    /// The card that the day has for everybody.
    case cardOfDay
    /// Some cards of the deck, others every day.
    case deck
    /// The places of a spread.
    case spread(Spread.Kind)
    /// A page, by its title and a mark.
    case topic(Topic)
    /// Something to read, by what it is called.
    case text(String)
  }

  /// A page that is about one thing; the raw value stands in the address of its picture.
  enum Topic: String, Sendable, Hashable, CaseIterable {
    case chart, begin, docs, terms, privacy, support, align, explore, chapters

    /// What is written in the picture.
    func title(in language: Language) -> String {
      switch self {
      case .chart: language.page("chart-form title")
      case .begin: language.page("begin title")
      case .docs: language.page("docs title")
      case .terms: language.page("terms title")
      case .privacy: language.page("privacy title")
      case .support: language.page("support title")
      case .align: language.page("align title")
      case .explore: language.page("explore title")
      case .chapters: language.page("chapters title")
      }
    }

    /// What is drawn beside it.
    var subject: PreviewCard.Subject {
      switch self {
      case .chart: .wheel
      case .begin: .glyph(.ascendant)
      case .docs: .glyph(.mercury)
      case .terms: .glyph(.iconCheck)
      case .privacy: .glyph(.iconLock)
      case .support: .glyph(.iconMail)
      case .align: .glyph(.tabAlign)
      case .explore: .glyph(.iconSearch)
      case .chapters: .glyph(.saturn)
      }
    }
  }

  private struct Key: Hashable {
    var subject: Subject
    var hour: Int
    var language: Language
  }

  /// Pictures that were asked for lately, some 80 kB each.
  private let kept = Recent<Key, [UInt8]>(room: 60)

  /// The file of a picture; `nil` outside the years of the kernel.
  func file(_ subject: Subject, at now: UTC, language: Language) -> [UInt8]? {
    let hour = Int(clamping: (now.daysSinceJ2000 * 24 + 0.001).rounded(.down))
    let key = Key(subject: subject, hour: hour, language: language)
    if let known = kept.find(key) { return known }
    // By the hour, so that the same picture is drawn for all who ask in it.
    guard let card = card(subject, at: UTC(daysSinceJ2000: Double(hour) / 24), language),
      let file = PNGFile.bytes(of: card.drawn())
    else { return nil }
    kept.keep(file, for: key)
    return file
  }

  private func card(_ subject: Subject, at hour: UTC, _ language: Language) -> PreviewCard? {
    guard let sky = try? SkyTonight(at: hour) else { return nil }
    // A little within the hour, so that no rounding takes it for the one before.
    let within = hour.daysSinceJ2000 + 0.001
    let clock = CivilDateTime(daysSinceJ2000: within, calendar: .gregorian)
    let day = clock.date.dayNumber(in: .gregorian)
    let moonIn = language.page("today moon-in", ("sign", language.names.name(sky.sign(of: .moon))))
    var card = PreviewCard(
      title: language.page("landing title"), subject: .wheel, light: Self.light(hour: clock.hour), elongation: sky.elongation,
      bodies: sky.placements.map { (glyph: Glyph($0.body), longitude: $0.position.longitude) })
    switch subject {
    case .sky: break
    case .moon(let place):
      guard let place = place ?? Vantage.greenwich()?.location, let here = try? SkyHere(sky, from: place) else { return nil }
      card.title = language.names.name(sky.phase) + " " + moonIn
      card.subject = .moon(tilt: here.moonTilt)
      // The light is that of the hour there.
      let local = CivilDateTime(daysSinceJ2000: within + place.longitude / 360, calendar: .gregorian)
      card.light = Self.light(hour: local.hour)
    case .day:
      card.title = language.dates.long(clock.date)
      card.subject = .moon(tilt: 0)
      card.note = language.names.name(sky.phase) + " " + moonIn
    case .sign(let sign):
      card.title = language.page("signs title-sign", ("sign", language.names.name(sign)))
      card.subject = .sign(sign)
      card.note = moonIn
    case .cards(let cards):
      card.subject = .cards(cards)
      // A card alone is told in large letters beside its face.
      if cards.count == 1 { card.title = cards[0].card.title }
    case .cardOfDay:
      guard let drawn = try? DrawnCard.ofDay(day), let face = CardArt(number: drawn.card.number) else { return nil }
      card.title = language.page("tarot title")
      card.note = face.title
      card.subject = .cards([.init(face, isReversed: drawn.isReversed)])
    case .deck:
      // 17 and 78 have no divisor in common: five cards that differ, and in 78 days every one.
      let faces = (0..<5).compactMap { CardArt(number: ((day + $0 * 17) % CardArt.count + CardArt.count) % CardArt.count) }
      card.subject = .cards(faces.map { .init($0) })
    case .spread(let kind):
      card.title = language.tarot.name(kind)
      card.subject = .table(SpreadPreview.table(of: kind))
    case .topic(let topic):
      card.title = topic.title(in: language)
      card.subject = topic.subject
    case .text(let title):
      card.title = title
      card.subject = .glyph(.iconReflect)
    }
    return card
  }

  /// The light of an hour of the day.
  private static func light(hour: Int) -> PreviewCard.Light {
    switch HourMood(hour: hour) {
    case .mysterious: .night
    case .awakening: .morning
    case .radiant: .day
    case .transformative: .evening
    }
  }
}
