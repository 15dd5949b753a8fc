import Astrology
import ChartArt
import Ephemeris
import Readings
import Synchronization

/// Draws previews, and keeps those of the hour.
final class PreviewPainter: Sendable {
  /// What a picture shows.
  enum Subject: Hashable, Sendable {
    /// The sky of the hour under the first sentence of the first page.
    case sky
    /// The Moon of the hour, with its phase and its sign.
    case moon
    /// A sign, under the sky of the hour.
    case sign(ZodiacSign)
    /// Cards as they lie.
    case cards([PreviewCard.LaidCard])
  }

  private struct Key: Hashable {
    var subject: Subject
    var hour: Int
    var language: Language
  }

  /// How many pictures are kept at a time: some 80 kB each.
  private static let most = 60
  private let kept = Mutex<[Key: [UInt8]]>([:])

  /// The file of a picture; `nil` outside the years of the kernel.
  func file(_ subject: Subject, at now: UTC, language: Language) -> [UInt8]? {
    let hour = Int(clamping: (now.daysSinceJ2000 * 24).rounded(.down))
    let key = Key(subject: subject, hour: hour, language: language)
    if let known = kept.withLock({ $0[key] }) { return known }
    // By the hour, so that the same picture is drawn for all who ask in it.
    guard let card = card(subject, at: UTC(daysSinceJ2000: Double(hour) / 24), language),
      let file = PNGFile.bytes(of: card.drawn())
    else { return nil }
    kept.withLock { kept in
      kept = kept.filter { $0.key.hour == hour }
      if kept.count >= Self.most { kept.removeAll() }
      kept[key] = file
    }
    return file
  }

  private func card(_ subject: Subject, at hour: UTC, _ language: Language) -> PreviewCard? {
    guard let sky = try? SkyTonight(at: hour), let greenwich = Vantage.greenwich(),
      let here = try? SkyHere(sky, from: greenwich.location)
    else { return nil }
    let drawn: PreviewCard.Subject =
      switch subject {
      case .sky: .wheel
      case .moon: .moon(tilt: here.moonTilt)
      case .sign(let sign): .glyph(Glyph(sign))
      case .cards(let cards): .cards(cards)
      }
    let title =
      switch subject {
      case .sky: language.page("landing title")
      case .moon:
        language.names.name(MoonPhase(elongation: sky.elongation)) + " "
          + language.page("today moon-in", ("sign", language.names.name(sky.sign(of: .moon))))
      case .sign(let sign): language.page("signs title-sign", ("sign", language.names.name(sign)))
      // A card alone is told in large letters beside its face.
      case .cards(let cards): cards.count == 1 ? cards[0].card.title : language.page("landing title")
      }
    let clock = CivilDateTime(daysSinceJ2000: hour.daysSinceJ2000, calendar: .gregorian)
    let light: PreviewCard.Light =
      switch HourMood(hour: clock.hour) {
      case .mysterious: .night
      case .awakening: .morning
      case .radiant: .day
      case .transformative: .evening
      }
    return PreviewCard(
      lines: Self.lines(title), subject: drawn, light: light, elongation: sky.elongation,
      bodies: sky.placements.map { (glyph: Glyph($0.body), longitude: $0.position.longitude) })
  }

  /// A sentence in lines of at most sixteen letters; none in a language whose letters the deck does not write.
  static func lines(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 16 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
