import Astrology

/// The words of titles and descriptions.
enum Caption {
  /// `24°18′`, the minutes always in two figures.
  static func degrees(_ position: ZodiacPosition) -> String { position.degree.description + "°" + minutes(position) }

  /// `18′`.
  static func minutes(_ position: ZodiacPosition) -> String { ArcText.twoFigures(position.minute) + "′" }

  /// `24°18′ Gemini`.
  static func place(_ position: ZodiacPosition) -> String { degrees(position) + " " + position.sign.name }

  /// How a caption tells an orb.
  enum Orbs {
    /// Cut off at the minute, as the rows and panes of a page tell the same one.
    case cut
    /// To the nearest minute, as drawings that stand alone have always told it.
    case rounded

    /// `0°42′`; an orb is at most half a circle.
    fileprivate func text(_ degrees: Double) -> String {
      let orb = degrees.clamped(to: 0, 180)
      return switch self {
      case .cut: ArcText.cut(orb)
      case .rounded: ArcText.cut((orb * 60).rounded(.toNearestOrEven) / 60)
      }
    }

    /// `0°42′`; `0°12′ to 1°03′` of a contact whose hour is not known, and on a page one where both read the same.
    fileprivate func text(of contact: WheelFigure.Contact) -> String {
      let greatest = text(contact.orb)
      guard let least = contact.leastOrb.map({ text($0) }) else { return greatest }
      return self == .cut && least == greatest ? greatest : least + " to " + greatest
    }
  }

  /// `Sun trine Moon, 0°42′`; `Sun trine Saturn, 0°12′ to 1°03′` when the hour is not known.
  static func contact(_ contact: WheelFigure.Contact, in figure: WheelFigure, orbs: Orbs) -> String {
    figure.name(of: contact.first) + " " + contact.kind.name + " " + figure.name(of: contact.second) + ", "
      + orbs.text(of: contact)
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
}
