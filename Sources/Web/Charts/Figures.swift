import Astrology
import ChartArt
import Ephemeris
import Readings

/// Numbers as a reader of charts expects them.
enum Figures {
  /// `23°12′`.
  static func degree(_ position: ZodiacPosition) -> String { "\(position.degree)°\(ClockFigures.two(position.minute))′" }

  /// An orb as `0°42′`, cut off at the minute as in the titles of the drawings.
  static func orb(_ degrees: Double) -> String { ArcText.cut(degrees) }

  /// An angle as it is told beside its orb: both are cut off at the minute, and would miss one together. It keeps what is missing, so that
  /// 119°57′ stands beside 0°03′.
  static func angle(_ degrees: Double, of kind: AspectKind) -> Double {
    let missing = degrees - kind.angle
    let minutes = (missing.magnitude * 60 + 1e-9).rounded(.down)
    return kind.angle + (missing < 0 ? -minutes : minutes) / 60
  }

  /// Orbs from the least to the greatest, as `0°12′ to 1°03′`; one where both read the same.
  static func orbs(_ orbs: ClosedRange<Double>, _ language: Language) -> String {
    let (least, greatest) = (orb(orbs.lowerBound), orb(orbs.upperBound))
    return least == greatest ? least : language.page("chart span", ("from", least), ("to", greatest))
  }

  /// The degrees of an arc within their signs, as `23°51′ to 24°48′`; one where both read the same.
  static func degrees(_ arc: DayArc, _ language: Language) -> String {
    let (low, high) = (ZodiacPosition(longitude: arc.low), ZodiacPosition(longitude: arc.high))
    let (first, last) = (degree(low), degree(high))
    return first == last && low.sign == high.sign ? first : language.page("chart span", ("from", first), ("to", last))
  }

  /// Degrees a day with the sign of the direction, as `+13°11′` or `−0°03′`.
  static func speed(_ degreesPerDay: Double) -> String {
    let minutes = Int(clamping: (abs(degreesPerDay) * 60).rounded())
    return "\(degreesPerDay < 0 ? "−" : "+")\(minutes / 60)°\(ClockFigures.two(minutes % 60))′"
  }

  /// A coordinate as `40.71° N, 74.01° W`.
  static func coordinates(latitude: Double, longitude: Double) -> String {
    "\(hundredths(latitude))° \(latitude < 0 ? "S" : "N"), \(hundredths(longitude))° \(longitude < 0 ? "W" : "E")"
  }

  private static func hundredths(_ value: Double) -> String {
    let scaled = Int(clamping: (abs(value) * 100).rounded())
    return "\(scaled / 100).\(ClockFigures.two(scaled % 100))"
  }
}
