import Astrology
import ChartArt
import Ephemeris
import Readings

/// The Sun's way through the year, and where it stood on a day.
struct SunLine {
  private let date: CalendarDate?
  private let language: Language

  init(_ date: CalendarDate?, _ language: Language) {
    self.date = date
    self.language = language
  }

  func svg(sprite: String) -> String {
    let sun = date.flatMap(Self.sun)
    let words = sun.map {
      "A \(language.dates.weekday($0.date)), the Sun at \($0.position.degree)° \(language.names.name($0.position.sign))"
    }
    var ticks = ""
    for step in 0...24 {
      let x = SVG.number(2 + Double(step) * 14)
      ticks += step.isMultiple(of: 2) ? "M\(x) 40V48" : "M\(x) 42V46"
    }
    var out = """
      <svg class="ob-zod" data-sun="" viewBox="0 0 340 84" role="img" aria-label="\(words ?? "The twelve signs of the year")">\
      <path class="base" d="M2 44H338"/><path class="tick" d="\(ticks)"/>
      """
    for sign in ZodiacSign.allCases {
      let isHere = sun?.position.sign == sign
      out += """
        <use href="\(sprite)#\(Glyphs.id(sign))" x="\(SVG.number(7.5 + Double(sign.rawValue) * 28))" y="55.5" width="17" height="17" \
        class="\(isHere ? "on" : "off")"/>
        """
    }
    let x = 2 + (sun?.position.longitude ?? 0) * 336 / 360
    return out + LineMark.svg(at: sun == nil ? nil : x, words: words ?? "", centre: min(max(x, 122), 218)) + "</svg>"
  }

  private static func sun(_ date: CalendarDate) -> (date: CalendarDate, position: ZodiacPosition)? {
    // At noon in Greenwich; nobody needs the minute before the place is known.
    let noon = TT(UTC(daysSinceJ2000: date.midnight() + 0.5))
    guard let longitude = try? Sky(at: noon).position(of: .sun).longitude else { return nil }
    return (date, ZodiacPosition(longitude: longitude))
  }
}
