package import Astrology
package import Ephemeris
import Readings

/// A chart as the callable functions know it.
package struct CallableChartAnswer: JSONEncodable, Sendable {
  let type: String
  let chart: NatalChart
  let location: GeographicLocation?
  let moment: UTC
  let warnings: [WarningAnswer]

  /// - Parameters:
  ///   - type: `natal` or `transit`.
  ///   - location: the place, when there is one.
  ///   - moment: of the chart; the noon of its day for a birth whose hour is not known.
  ///   - warnings: what is to be said besides the numbers.
  package init(
    type: String, chart: NatalChart, location: GeographicLocation?, moment: UTC, warnings: [WarningAnswer] = []
  ) {
    self.type = type
    self.chart = chart
    self.location = location
    self.moment = moment
    self.warnings = warnings
  }

  /// A body of the chart, and of a birth whose hour is not known the arc that it went through on that day.
  private struct Body {
    let name: String
    let symbol: String
    let longitude: Double
    let speed: Double
    let house: Int?
    let arc: DayArc?

    /// `nil` when the hour decides.
    var sign: ZodiacSign? { if let arc { arc.sign } else { ZodiacSign(longitude: longitude) } }
    /// `nil` when the hour decides.
    var isRetrograde: Bool? { if let arc { arc.isRetrograde } else { speed < 0 } }
  }

  /// The day of a birth whose hour is not known; `nil` for an instant without a place, too, whose day has no length.
  private var day: BirthDay? { chart.day.flatMap { $0.start < $0.end ? $0 : nil } }

  /// The ten, and the axis of the Moon’s nodes.
  private var bodies: [Body] {
    let day = day
    var list = CelestialBody.planets.compactMap { body in
      chart.placement(of: body).map {
        Body(
          name: body.name.lowercased(), symbol: body.symbol, longitude: $0.position.longitude,
          speed: $0.position.longitudeSpeed, house: $0.house, arc: day?.arc(of: body))
      }
    }
    if let node = chart.placement(of: .trueNode) {
      let (speed, arc) = (node.position.longitudeSpeed, day?.arc(of: .trueNode))
      list.append(
        Body(
          name: "north node", symbol: "☊", longitude: node.position.longitude, speed: speed, house: node.house, arc: arc))
      list.append(
        Body(
          name: "south node", symbol: "☋", longitude: normalizedDegrees(node.position.longitude + 180), speed: speed,
          house: node.house.map { ($0 + 5) % 12 + 1 }, arc: arc?.moved(back: -180)))
    }
    return list
  }

  package func encode(to json: inout JSONWriter) {
    let bodies = bodies
    json.object { json in
      json.field("chart_type", type)
      json.field("datetime_utc", Self.minutes(moment))
      json.field("location_lat", location?.latitude)
      json.field("location_lon", location?.longitude)
      json.key("angles")
      if let angles = chart.angles {
        json.object { json in
          for (name, longitude) in [
            ("ascendant", angles.ascendant), ("imum_coeli", angles.imumCoeli), ("descendant", angles.descendant),
            ("midheaven", angles.midheaven),
          ] {
            json.key(named: name)
            json.object { json in
              json.callableDegree(longitude)
              json.field("position_dms", Self.position(longitude))
            }
          }
        }
      } else {
        json.null()
      }
      json.key("planets")
      json.array(bodies) { json, body in
        json.object { json in
          json.field("name", body.name)
          json.field("symbol", body.symbol)
          if let arc = body.arc {
            json.callableArc(arc)
            json.field("speed", Double?.none)
          } else {
            json.field("position_dms", Self.position(body.longitude))
            json.callableDegree(body.longitude)
            json.field("house", body.house)
            json.field("speed", body.speed, decimals: 4)
          }
          json.field("retrograde", body.isRetrograde)
          json.field("element", body.sign?.element.name.lowercased())
          json.field("modality", body.sign?.modality.name.lowercased())
        }
      }
      houses(&json)
      json.key("aspects")
      json.array(chart.aspects.filter { Self.speaks($0.first) && Self.speaks($0.second) }) { json, aspect in
        json.object { json in
          json.field("body1", Self.name(aspect.first))
          json.field("body2", Self.name(aspect.second))
          json.field("aspect_type", aspect.kind.name)
          json.field("aspect_symbol", Self.symbol(aspect.kind))
          json.field("exact_degree", aspect.kind.angle)
          if let spread = day?.spread(of: aspect) {
            json.field("orb", Double?.none)
            json.field("orb_from", spread.orbs.lowerBound, decimals: 2)
            json.field("orb_to", spread.orbs.upperBound, decimals: 2)
            json.field("applying", spread.phase.map { $0 == .applying })
          } else {
            json.field("orb", aspect.orb, decimals: 2)
            json.field("applying", aspect.phase == .applying)
          }
        }
      }
      distributions(bodies, &json)
      if !warnings.isEmpty { json.field("warnings", warnings) }
    }
  }

  private func houses(_ json: inout JSONWriter) {
    json.key("houses")
    json.array(chart.houses == nil ? 0..<0 : 0..<12) { json, index in
      let cusp = chart.houses?.cusps[index] ?? 0
      let sign = ZodiacSign(longitude: cusp)
      json.object { json in
        json.field("number", index + 1)
        json.callableDegree(cusp)
        for (prefix, ruler) in [("", sign.modernRuler), ("classic_", sign.traditionalRuler)] {
          let place = chart.placement(of: ruler)
          json.key(named: "\(prefix)ruler")
          json.string(ruler.name.lowercased())
          json.key(named: "\(prefix)ruler_sign")
          place.map { $0.zodiac.sign.name.lowercased() }.encode(to: &json)
          json.key(named: "\(prefix)ruler_house")
          (place?.house).encode(to: &json)
        }
      }
    }
  }

  /// How the bodies are spread; without those whose sign the hour decides.
  private func distributions(_ bodies: [Body], _ json: inout JSONWriter) {
    let ten = bodies.prefix(10)
    json.object("distributions") { json in
      json.object("elements") { json in
        for element in Element.allCases {
          json.key(named: element.name.lowercased())
          json.integer(Int64(ten.count { $0.sign?.element == element }))
        }
      }
      json.object("modalities") { json in
        for modality in Modality.allCases {
          json.key(named: modality.name.lowercased())
          json.integer(Int64(ten.count { $0.sign?.modality == modality }))
        }
      }
      guard chart.houses != nil else {
        json.field("quadrants", String?.none)
        json.field("hemispheres", String?.none)
        return
      }
      func count(_ houses: Set<Int>) -> Int { ten.count { houses.contains($0.house ?? 0) } }
      json.object("quadrants") { json in
        json.field("first", count([1, 2, 3]))
        json.field("second", count([4, 5, 6]))
        json.field("third", count([7, 8, 9]))
        json.field("fourth", count([10, 11, 12]))
      }
      json.object("hemispheres") { json in
        json.field("northern", count([1, 2, 3, 4, 5, 6]))
        json.field("southern", count([7, 8, 9, 10, 11, 12]))
        json.field("eastern", count([10, 11, 12, 1, 2, 3]))
        json.field("western", count([4, 5, 6, 7, 8, 9]))
      }
    }
  }

  private static func speaks(_ point: ChartPoint) -> Bool {
    guard case .body(let body) = point else { return true }
    return body == .trueNode || CelestialBody.planets.contains(body)
  }

  private static func name(_ point: ChartPoint) -> String {
    point == .body(.trueNode) ? "north node" : point.name.lowercased()
  }

  private static func symbol(_ kind: AspectKind) -> String {
    switch kind {
    case .conjunction: "☌"
    case .sextile: "⚹"
    case .square: "□"
    case .trine: "△"
    case .opposition: "☍"
    case .quincunx: "⚻"
    case .semisextile: "⚺"
    case .sesquiquadrate: "⚼"
    case .quintile: "Q"
    case .biquintile: "bQ"
    case .semisquare: "∠"
    }
  }

  /// `24° ♊ 07'`.
  private static func position(_ longitude: Double) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    let glyph = zodiac.sign.symbol.unicodeScalars.first.map(String.init) ?? ""
    return "\(zodiac.degree)° \(glyph) \(ClockFigures.two(zodiac.minute))'"
  }

  /// `1990-06-15 18:30`.
  private static func minutes(_ instant: UTC) -> String {
    String(ISO8601.string(instant).prefix(16)).replacing("T", with: " ")
  }
}

extension JSONWriter {
  /// The same fields of a body on a day of birth whose hour is not known: no degree, the sign if it is one, and where the body went.
  fileprivate mutating func callableArc(_ arc: DayArc) {
    field("position_dms", String?.none)
    field("sign", arc.sign?.name.lowercased())
    field("degree_in_sign", Double?.none)
    field("absolute_degree", Double?.none)
    field("degree_from", arc.low, decimals: 2)
    field("degree_to", arc.high, decimals: 2)
    field("signs", arc.signs.map { $0.name.lowercased() })
    field("house", Int?.none)
  }

  /// The fields of a degree as the callable functions have them.
  fileprivate mutating func callableDegree(_ longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    field("sign", zodiac.sign.name.lowercased())
    field("degree_in_sign", zodiac.degreesInSign, decimals: 2)
    field("absolute_degree", zodiac.longitude, decimals: 2)
  }
}
