import Astrology
import Ephemeris

/// Degrees as the tables show them.
enum ZodiacText {
  /// `24°23′ Gemini`, with two places for the degree.
  static func position(_ longitude: Double) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    return "\(zodiac.degree < 10 ? " " : "")\(angle(zodiac.degree, zodiac.minute)) \(zodiac.sign.name)"
  }

  /// `1°07′`: an arc in degrees, cut off at the minute.
  static func arc(_ degrees: Double) -> String {
    let minutes = Int((degrees + 1e-9) * 60)
    return angle(minutes / 60, minutes % 60)
  }

  /// `0°12′ to 1°03′`, the second to the next minute so that no hour lies beyond it, and one where both read the same.
  static func arcs(_ orbs: ClosedRange<Double>) -> String {
    let (least, greatest) = (arc(orbs.lowerBound), arc((orbs.upperBound * 60 - 1e-6).rounded(.up) / 60))
    return least == greatest ? least : "\(least) to \(greatest)"
  }

  /// From where to where a point went; one place where both read the same.
  static func way(_ arc: DayArc) -> String {
    let (low, high) = (position(arc.low), position(arc.high))
    return low == high ? low : "\(low) to \(high)"
  }

  /// `+0.9552`: degrees a day.
  static func speed(_ degrees: Double) -> String {
    var text = ByteText(capacity: 16)
    text.number(degrees, decimals: 4)
    let number = String(decoding: text.bytes, as: UTF8.self)
    return number.hasPrefix("-") ? number : "+" + number
  }

  /// `℞` for a body that moves backwards. The nodes run so as a rule and the apogees have no retrogradation of their own.
  static func retrograde(_ body: CelestialBody, _ position: EclipticPosition) -> String {
    position.isRetrograde && !CelestialBody.lunarPoints.contains(body) ? "℞" : ""
  }

  private static func angle(_ degree: Int, _ minute: Int) -> String { "\(degree)°\(minute < 10 ? "0" : "")\(minute)′" }
}
