import Astrology
import ChartArt
import Ephemeris
import Readings
import Tarot

/// What the name of a picture asks for, as pages write it: what it shows, and whose sky it has.
struct PreviewName {
  let subject: PreviewPainter.Subject
  /// The instant whose sky it has, the middle of a day or the beginning of an hour; `nil` for the present hour.
  let instant: UTC?

  /// - Parameter file: `sky-2026112822.png`, `card-17-20261128.png`, `moon.png`.
  init?(_ file: String, in language: Language) {
    guard file.hasSuffix(".png"), file.utf8.count <= 80 else { return nil }
    var parts = file.dropLast(4).split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    if let last = parts.last, last.utf8.count == 8 || last.utf8.count == 10, let time = UInt32(last) {
      guard let instant = Self.instant(Int(time), hasHour: last.utf8.count == 10) else { return nil }
      self.instant = instant
      parts.removeLast()
    } else {
      instant = nil
    }
    guard let subject = Self.subject(parts.first ?? "", Array(parts.dropFirst()), in: language) else { return nil }
    self.subject = subject
  }

  /// - Parameter time: `20261128`, or `2026112822` with its hour.
  private static func instant(_ time: Int, hasHour: Bool) -> UTC? {
    let (day, hour) = hasHour ? time.quotientAndRemainder(dividingBy: 100) : (time, 12)
    guard hour < 24, let date = CalendarDate(year: day / 10000, month: day / 100 % 100, day: day % 100, calendar: .gregorian)
    else { return nil }
    return UTC(daysSinceJ2000: date.midnight(in: .gregorian) + Double(hour) / 24)
  }

  private static func subject(_ kind: String, _ rest: [String], in language: Language) -> PreviewPainter.Subject? {
    guard let name = rest.first else {
      switch kind {
      case "sky": return .sky
      case "moon": return .moon(nil)
      case "day": return .day
      case "tarot": return .cardOfDay
      case "cards": return .deck
      default: return nil
      }
    }
    switch (kind, rest.count) {
    case ("moon", 1): return place(name).map { .moon($0) }
    case ("sign", 1): return ZodiacSign(apiName: name).map { .sign($0) }
    case ("card", 1): return Int(name).flatMap { CardArt(number: $0) }.map { .cards([.init($0)]) }
    case ("spread", 1): return Spread.Kind(rawValue: name).map { .spread($0) }
    case ("page", 1): return PreviewPainter.Topic(rawValue: name).map { .topic($0) }
    case ("collection", 1): return language.passages.collection(name).map { .text($0.name) }
    case ("passage", 2): return language.passages.collection(name)?.passage(rest[1]).map { .text($0.title) }
    default: return nil
    }
  }

  /// - Parameter text: whole degrees, `n39w9`.
  private static func place(_ text: String) -> GeographicLocation? {
    guard let split = text.lastIndex(where: { $0 == "e" || $0 == "w" }), text.hasPrefix("n") || text.hasPrefix("s"),
      let latitude = UInt16(text[..<split].dropFirst()), let longitude = UInt16(text[text.index(after: split)...])
    else { return nil }
    return GeographicLocation(
      latitude: text.hasPrefix("s") ? -Double(latitude) : Double(latitude),
      longitude: text[split] == "w" ? -Double(longitude) : Double(longitude))
  }
}
