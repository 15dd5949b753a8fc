import Astrology
import Ephemeris
import Server
import Wire

/// Stars and their contacts as tables.
enum StarTable {
  /// Where stars stand.
  static func text(_ placed: [(FixedStar, EclipticPosition)], in sky: Sky) -> String {
    var table = TextTable(.left, .left, .right, .left, .right, .right)
    table.row("Star", "Designation", "Magnitude", "Position", "Latitude", "Declination")
    for (star, position) in placed {
      table.row(
        star.name, star.designation, magnitude(star), ZodiacText.position(position.longitude),
        number(position.latitude, decimals: 4), number(sky.equatorial(position).declination, decimals: 4))
    }
    return table.text
  }

  /// What stars touch.
  static func text(_ contacts: [StarContact]) -> String {
    var table = TextTable(.left, .left, .left, .right, .left, .right)
    table.row("Point", "Contact", "Star", "Orb", "Position", "Magnitude")
    for contact in contacts {
      table.row(
        contact.point.name, contact.kind.name, contact.star.name, ZodiacText.arc(contact.orb),
        ZodiacText.position(contact.position.longitude), magnitude(contact.star))
    }
    return table.text
  }

  private static func magnitude(_ star: FixedStar) -> String { star.magnitude.map { number($0, decimals: 2) } ?? "" }

  private static func number(_ value: Double, decimals: Int) -> String {
    var text = ByteText(capacity: 16)
    text.number(value, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
