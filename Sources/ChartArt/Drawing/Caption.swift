import Astrology

/// The words of titles and descriptions.
enum Caption {
  /// `24°18′`, the minutes always in two figures.
  static func degrees(_ position: ZodiacPosition) -> String { position.degree.description + "°" + minutes(position) }

  /// `18′`.
  static func minutes(_ position: ZodiacPosition) -> String { twoFigures(position.minute) + "′" }

  /// `24°18′ Gemini`.
  static func place(_ position: ZodiacPosition) -> String { degrees(position) + " " + position.sign.name }

  /// `0°42′`, to the nearest minute; an orb is at most half a circle.
  static func orb(_ degrees: Double) -> String {
    let minutes = Int((degrees.clamped(to: 0, 180) * 60).rounded(.toNearestOrEven))
    return (minutes / 60).description + "°" + twoFigures(minutes % 60) + "′"
  }

  /// `Sun trine Moon, 0°42′`; `Sun trine Saturn, 0°12′ to 1°03′` when the hour is not known.
  static func contact(_ contact: WheelFigure.Contact, in figure: WheelFigure) -> String {
    figure.name(of: contact.first) + " " + contact.kind.name + " " + figure.name(of: contact.second) + ", "
      + (contact.leastOrb.map { orb($0) + " to " } ?? "") + orb(contact.orb)
  }

  /// `Sun 24°18′ Gemini, house 9, retrograde`.
  static func point(_ point: WheelFigure.Point) -> String {
    var words = point.name + " " + place(point.zodiac)
    if let house = point.house { words += ", house " + house.description }
    if point.isRetrograde { words += ", retrograde" }
    return words
  }

  /// `Moon from 12°04′ Taurus to 25°10′ Taurus that day`.
  static func range(_ name: String, _ range: LongitudeRange) -> String {
    name + " from " + place(ZodiacPosition(longitude: range.start)) + " to " + place(ZodiacPosition(longitude: range.end))
      + " that day"
  }

  private static func twoFigures(_ number: Int) -> String { (number < 10 ? "0" : "") + number.description }
}
