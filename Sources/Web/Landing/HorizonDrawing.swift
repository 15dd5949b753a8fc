import Ephemeris
import Readings

/// What stands over the horizon of a place at this minute: the dome as the eye sees it when it looks to the meridian. Height is the sine of
/// the altitude; what stands behind the onlooker is fainter.
struct HorizonDrawing {
  private struct Mark {
    var x: Double
    var y: Double
    var names: [String]
    var bodies: [(body: CelestialBody, x: Double, y: Double, isBehind: Bool)]
  }

  private let here: SkyHere
  private let place: String
  private let language: Language
  private let facesSouth: Bool

  /// - Parameter place: what the place is called.
  init(_ here: SkyHere, place: String, _ language: Language) {
    self.here = here
    self.place = place
    self.language = language
    facesSouth = here.location.latitude >= 0
  }

  /// What is up, in words.
  var label: String {
    let up = here.bodies.filter { $0.altitude > 0 }.sorted { $0.altitude > $1.altitude }.map { seen in
      language.page(
        "horizon body", ("name", language.names.phrase(seen.body)), ("height", "\(Int(clamping: seen.altitude.rounded()))"),
        ("wind", Self.wind(seen.azimuth, language)))
    }
    return up.isEmpty
      ? language.page("horizon nothing", ("place", place))
      : language.page("horizon something", ("place", place), ("list", language.counts.list(up)))
  }

  /// The nearest of the eight winds.
  static func wind(_ azimuth: Double, _ language: Language) -> String {
    let winds = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
    return language.page("wind \(winds[Int(clamping: (azimuth / 45).rounded()) & 7])")
  }

  var svg: String {
    var out = """
      <svg class="horizon" viewBox="0 0 640 372" role="img" aria-label="\(SVG.escaped(label))">
      <defs><radialGradient id="dawn"><stop class="a" offset="0"/><stop class="b" offset=".35"/><stop class="c" offset="1"/></radialGradient>\
      <clipPath id="above"><path d="M32 330A288 288 0 0 1 608 330Z"/></clipPath></defs>
      <path class="net2" d="M32 330A288 288 0 0 1 608 330"/><path class="net" d="M70.6 186H569.4M176 80.6H464"/>\
      <path class="tick" d="\(ticks(every: 5))"/><path class="tick-5" d="\(ticks(every: 30))"/>
      """
    if !ecliptic.isEmpty { out += "<path class=\"way\" d=\"\(ecliptic)\"/>" }
    out += sun
    out += "<path class=\"ground\" d=\"M12 330H628\"/>"
    for (quarter, x) in zip(facesSouth ? ["east", "south", "west"] : ["west", "north", "east"], [32, 320, 608]) {
      out += "<text class=\"card-pt\" x=\"\(x)\" y=\"360\">\(SVG.escaped(language.page("horizon \(quarter)")))</text>"
    }
    return out + marks + "</svg>"
  }

  /// The Sun, and its light as long as it is not 18° under the horizon.
  private var sun: String {
    guard let sun = here.seen(.sun), sun.altitude > -18 else { return "" }
    let at = point(sun)
    let light = """
      <g clip-path="url(#above)"><circle class="sunglow\(sun.altitude < -1 ? " dim" : "")" cx="\(SVG.number(at.x))" \
      cy="\(SVG.number(min(at.y, 336)))" r="230"/></g>
      """
    guard sun.altitude > -1 else { return light }
    return light + "<circle class=\"gold-star\" cx=\"\(SVG.number(at.x))\" cy=\"\(SVG.number(at.y))\" r=\"9\"/>"
  }

  /// Moon and planets; those that stand close together under one name, and every name where it covers neither another nor a body.
  private var marks: String {
    var marks: [Mark] = []
    for seen in here.bodies where seen.body != .sun && seen.altitude > 0 {
      let at = point(seen)
      let name = language.names.name(seen.body)
      if let index = marks.firstIndex(where: { abs($0.x - at.x) < 30 && abs($0.y - at.y) < 24 }) {
        marks[index].names.append(name)
        marks[index].bodies.append((seen.body, at.x, at.y, at.isBehind))
      } else {
        marks.append(Mark(x: at.x, y: at.y, names: [name], bodies: [(seen.body, at.x, at.y, at.isBehind)]))
      }
    }
    var out = ""
    for body in marks.flatMap(\.bodies) {
      out += """
        <circle class="st\(body.isBehind ? " behind" : "")" cx="\(SVG.number(body.x))" cy="\(SVG.number(body.y))" \
        r="\(Self.size(of: body.body))"/>
        """
    }
    var taken: [(left: Double, right: Double, y: Double)] = []
    for mark in marks {
      let words = mark.names.joined(separator: ", ")
      // Letters of 24 units, as on a phone, are about 13 wide.
      let width = Double(words.count) * 13
      let edges = mark.bodies.map(\.x)
      let goesLeft = (edges.max() ?? mark.x) + 16 + width > 632
      let left = goesLeft ? (edges.min() ?? mark.x) - 16 - width : (edges.max() ?? mark.x) + 16
      let height = [0.0, 13, -13, 26, -26, 39, -39, 52, -52, -65, -78, -91].map { min(max(mark.y + $0, 24), 316) }.first { y in
        taken.allSatisfy { $0.right < left || $0.left > left + width || abs($0.y - y) > 25 }
          && marks.allSatisfy { $0.x < left - 6 || $0.x > left + width + 6 || abs($0.y - y) > 20 }
      }
      let y = height ?? min(max(mark.y, 24), 316)
      taken.append((left, left + width, y))
      out += """
        <text class="nm\(goesLeft ? " end" : "")" x="\(SVG.number(goesLeft ? left + width : left))" y="\(SVG.number(y + 6))">\
        \(SVG.escaped(words))</text>
        """
    }
    return out
  }

  /// The path of the planets, as far as it is up.
  private var ecliptic: String {
    var path = ""
    var isDrawing = false
    for seen in here.ecliptic {
      guard seen.altitude >= 0 else {
        isDrawing = false
        continue
      }
      let at = point(seen)
      path += "\(isDrawing ? "L" : "M")\(SVG.number(at.x)) \(SVG.number(at.y))"
      isDrawing = true
    }
    return path
  }

  /// Facing south, west is on the right; facing north, east is: the side of growing azimuth.
  private func point(_ seen: SkyHere.Seen) -> (x: Double, y: Double, isBehind: Bool) {
    let (up, along) = sineCosine(seen.altitude * .pi / 180)
    let (side, ahead) = sineCosine((seen.azimuth - (facesSouth ? 180 : 0)) * .pi / 180)
    return (320 + 288 * along * side, 330 - 288 * up, ahead < -0.0001)
  }

  private func ticks(every step: Int) -> String {
    stride(from: 0, through: 180, by: step).filter { step == 30 || $0 % 30 != 0 }.map { degree in
      let inner = step == 30 ? 278.0 : 283.0
      let (s, c) = sineCosine(Double(degree) * .pi / 180)
      return
        "M\(SVG.number(320 + 288 * c)) \(SVG.number(330 - 288 * s))L\(SVG.number(320 + inner * c)) \(SVG.number(330 - inner * s))"
    }.joined()
  }

  private static func size(of body: CelestialBody) -> String {
    switch body {
    case .moon: "9"
    case .venus, .jupiter: "5"
    case .mars, .saturn: "4"
    default: "3"
    }
  }
}
