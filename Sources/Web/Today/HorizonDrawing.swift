import Astrology
import Ephemeris
import Readings

/// The half of the zodiac that stands over the horizon while the Sun is on it: what anyone on Earth can see at dawn or at dusk,
/// whichever has more to show. A body’s height along the arc is its angle from the Sun.
struct HorizonDrawing {
  private struct Mark {
    var angle: Double
    var names: [String]
    var bodies: [CelestialBody]
  }

  let isDawn: Bool
  let label: String
  private let marks: [Mark]
  private let language: Language

  init(_ sky: SkyTonight, _ language: Language) {
    let seen: [CelestialBody] = [.moon, .mercury, .venus, .mars, .jupiter, .saturn]
    let placements = sky.placements.filter { seen.contains($0.body) }
    let west = placements.filter { sky.ahead($0) > 180 }
    self.language = language
    isDawn = west.count * 2 >= placements.count
    let isDawn = isDawn
    let up = placements.filter { (sky.ahead($0) > 180) == isDawn }
      .map { Mark(angle: isDawn ? 360 - sky.ahead($0) : sky.ahead($0), names: [language.names.name($0.body)], bodies: [$0.body]) }
      .sorted { $0.angle < $1.angle }
    // Marks closer than nine degrees share one label.
    var marks: [Mark] = []
    for mark in up {
      if let last = marks.last, mark.angle - last.angle < 9 {
        marks[marks.count - 1].names += mark.names
        marks[marks.count - 1].bodies += mark.bodies
      } else {
        marks.append(mark)
      }
    }
    self.marks = marks
    let names = up.flatMap(\.names)
    let count = names.isEmpty ? "none" : names.count == 1 ? "one" : "many"
    label = language.page("horizon \(isDawn ? "sunrise" : "sunset")-\(count)", ("names", language.counts.list(names)))
  }

  func svg(_ sky: SkyTonight) -> String {
    let sunX = x(0, radius: 288)
    var out = """
      <svg class="horizon" viewBox="0 0 640 420" role="img" aria-label="\(SVG.escaped(label))">
      <defs><radialGradient id="dawn"><stop class="a" offset="0"/><stop class="b" offset=".35"/><stop class="c" offset="1"/></radialGradient>\
      <clipPath id="above"><path d="M32 330A288 288 0 0 1 608 330Z"/></clipPath></defs>
      <path class="net2" d="M32 330A288 288 0 0 1 608 330"/><path class="net" d="M70.6 186H569.4M176 80.6H464"/>
      <path class="tick" d="\(ticks(every: 5))"/><path class="tick-5" d="\(ticks(every: 30))"/><path class="ground" d="M12 330H628"/>
      <text class="card-pt" x="32" y="360">\(SVG.escaped(language.page("horizon east")))</text><text class="card-pt" x="320" y="360">\
      \(SVG.escaped(language.page(isDawn ? "horizon at-sunrise" : "horizon at-sunset")))</text>\
      <text class="card-pt" x="608" y="360">\(SVG.escaped(language.page("horizon west")))</text>
      <g clip-path="url(#above)"><circle class="sunglow" cx="\(SVG.number(sunX))" cy="330" r="230"/></g>\
      <circle class="gold-star" cx="\(SVG.number(sunX))" cy="330" r="9"/>
      """
    for mark in marks {
      for body in mark.bodies {
        guard let placement = sky.placements.first(where: { $0.body == body }) else { continue }
        let angle = isDawn ? 360 - sky.ahead(placement) : sky.ahead(placement)
        out += """
          <circle class="st" cx="\(SVG.number(x(angle, radius: 262)))" cy="\(SVG.number(y(angle, radius: 262)))" r="\(size(of: body))"/>
          """
      }
      let isLeft = x(mark.angle, radius: 262) < 320
      let labelX = x(mark.angle, radius: 262) + (isLeft ? 14 : -14)
      out += """
        <text class="nm\(isLeft ? "" : " end")" x="\(SVG.number(labelX))" y="\(SVG.number(y(mark.angle, radius: 262) + 6))">\
        \(SVG.escaped(mark.names.joined(separator: ", ")))</text>
        """
    }
    return out + "</svg>"
  }

  private func x(_ angle: Double, radius: Double) -> Double { 320 + (isDawn ? -1 : 1) * radius * cosine(angle * .pi / 180) }
  private func y(_ angle: Double, radius: Double) -> Double { 330 - radius * sine(angle * .pi / 180) }

  private func ticks(every step: Int) -> String {
    stride(from: 0, through: 180, by: step).filter { step == 30 || $0 % 30 != 0 }.map { degree in
      let inner = step == 30 ? 278.0 : 283.0
      let angle = Double(degree)
      return "M\(SVG.number(x(angle, radius: 288))) \(SVG.number(y(angle, radius: 288)))"
        + "L\(SVG.number(x(angle, radius: inner))) \(SVG.number(y(angle, radius: inner)))"
    }.joined()
  }

  private func size(of body: CelestialBody) -> String {
    switch body {
    case .moon: "9"
    case .venus, .jupiter: "5"
    case .mars, .saturn: "4"
    default: "3"
    }
  }
}
