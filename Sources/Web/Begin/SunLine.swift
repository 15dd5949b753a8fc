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
      language.page(
        "line sun", ("weekday", language.dates.weekday($0.date)), ("degree", "\($0.position.degree)"),
        ("sign", language.names.name($0.position.sign)))
    }
    var ticks = ""
    for step in 0...24 {
      let x = SVG.number(2 + Double(step) * 14)
      ticks += step.isMultiple(of: 2) ? "M\(x) 40V48" : "M\(x) 42V46"
    }
    var out = """
      <svg class="ob-zod" data-sun="" \(scriptWords) viewBox="0 0 340 84" role="img" \
      aria-label="\(SVG.escaped(words ?? language.page("line year")))">\
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

  /// What the script says when another day is typed.
  private var scriptWords: String {
    let signs = ZodiacSign.allCases.map { language.names.name($0) }.joined(separator: "|")
    let weekdays = (2...8).compactMap { CalendarDate(year: 2000, month: 1, day: $0) }.map { language.dates.weekday($0) }
    return """
      data-words="\(SVG.escaped(language.page("line sun")))" data-signs="\(SVG.escaped(signs))" \
      data-weekdays="\(SVG.escaped(weekdays.joined(separator: "|")))"
      """
  }

  private static func sun(_ date: CalendarDate) -> (date: CalendarDate, position: ZodiacPosition)? {
    // At noon in Greenwich; nobody needs the minute before the place is known.
    let noon = TT(UTC(daysSinceJ2000: date.midnight() + 0.5))
    guard let longitude = try? Sky(at: noon).position(of: .sun).longitude else { return nil }
    return (date, ZodiacPosition(longitude: longitude))
  }
}

/// The hours of a day, and one of them.
struct HourLine {
  private let hour: Double?
  private let language: Language

  /// - Parameter hour: 0 ..< 24, or `nil`.
  init(_ hour: Double?, _ language: Language) {
    self.hour = hour
    self.language = language
  }

  var svg: String {
    var ticks = ""
    for step in 0...24 {
      let x = SVG.number(10 + Double(step) * 320 / 24)
      ticks += step.isMultiple(of: 6) ? "M\(x) 38V50" : "M\(x) 41V47"
    }
    var out = """
      <svg class="ob-zod ob-hours" data-hours="" data-words="\(scriptWords)" \
      viewBox="0 0 340 84" role="img" \
      aria-label="\(SVG.escaped(hour == nil ? language.page("line day") : language.page("line on-line", ("part", words))))">\
      <path class="base" d="M10 44H330"/><path class="tick" d="\(ticks)"/>
      """
    // With its half of the day, midnight is wider than there is room beside its tick.
    let margin: Double = language.dates.halves == nil ? 10 : 24
    for hour in stride(from: 0, through: 24, by: 6) {
      let name = hour == 12 ? language.page("line noon") : language.dates.hour(hour)
      let x = min(max(10 + Double(hour) * 320 / 24, margin), 340 - margin)
      out += "<text class=\"hr\" x=\"\(SVG.number(x))\" y=\"70\">\(SVG.escaped(name))</text>"
    }
    let x = 10 + (hour ?? 0) * 320 / 24
    return out + LineMark.svg(at: hour == nil ? nil : x, words: hour == nil ? "" : words, centre: min(max(x, 50), 290)) + "</svg>"
  }

  /// What the script says when another hour is typed.
  private var scriptWords: String {
    SVG.escaped(["night", "morning", "afternoon", "evening", "late"].map { language.page("line \($0)") }.joined(separator: "|"))
  }

  private var words: String {
    switch hour ?? 0 {
    case ..<5: language.page("line night")
    case ..<12: language.page("line morning")
    case ..<17: language.page("line afternoon")
    case ..<22: language.page("line evening")
    default: language.page("line late")
    }
  }
}

/// The mark on a line and the words over it; without a place it waits for the script.
enum LineMark {
  static func svg(at x: Double?, words: String, centre: Double) -> String {
    """
    <g class="mark\(x == nil ? " away" : "")" transform="translate(\(SVG.number(x ?? 0)) 44)">\
    <circle class="halo-gold" r="10"/><circle class="gold-star" r="4.6"/></g>\
    <text class="mark-words" x="\(SVG.number(centre))" y="22">\(SVG.escaped(words))</text>
    """
  }
}
