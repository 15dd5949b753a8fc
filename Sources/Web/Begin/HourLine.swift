/// The hours of a day, and one of them.
struct HourLine {
  private let hour: Double?

  /// - Parameter hour: 0 ..< 24, or `nil`.
  init(_ hour: Double?) { self.hour = hour }

  var svg: String {
    var ticks = ""
    for step in 0...24 {
      let x = SVG.number(10 + Double(step) * 320 / 24)
      ticks += step.isMultiple(of: 6) ? "M\(x) 38V50" : "M\(x) 41V47"
    }
    var out = """
      <svg class="ob-zod ob-hours" data-hours="" viewBox="0 0 340 84" role="img" \
      aria-label="\(hour == nil ? "The hours of a day" : "\(words) on a line of twenty-four hours")">\
      <path class="base" d="M10 44H330"/><path class="tick" d="\(ticks)"/>
      """
    for (hour, name) in [(0, "0"), (6, "6"), (12, "noon"), (18, "18"), (24, "24")] {
      out += "<text class=\"hr\" x=\"\(SVG.number(10 + Double(hour) * 320 / 24))\" y=\"70\">\(name)</text>"
    }
    let x = 10 + (hour ?? 0) * 320 / 24
    return out + LineMark.svg(at: hour == nil ? nil : x, words: hour == nil ? "" : words, centre: min(max(x, 50), 290)) + "</svg>"
  }

  private var words: String {
    switch hour ?? 0 {
    case ..<5: "in the night"
    case ..<12: "in the morning"
    case ..<17: "in the afternoon"
    case ..<22: "in the evening"
    default: "late in the evening"
    }
  }
}
