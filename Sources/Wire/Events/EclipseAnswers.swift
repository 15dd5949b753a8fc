import Ephemeris
import Readings

/// An eclipse of the Sun, and what a place sees of it.
struct SolarEclipseAnswer: JSONEncodable, Sendable {
  let eclipse: SolarEclipse
  let local: LocalSolarEclipse?

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(eclipse.maximum)))
      json.field("title", EventLine.text(eclipse))
      json.field("type", "solarEclipse")
      switch eclipse.kind {
      case .partial: json.field("kind", "partial")
      case .annular: json.field("kind", "annular")
      case .total: json.field("kind", "total")
      case .hybrid: json.field("kind", "hybrid")
      }
      json.field("central", eclipse.isCentral)
      json.field("magnitude", eclipse.magnitude, decimals: 4)
      json.field("gamma", eclipse.gamma, decimals: 4)
      json.field("saros", eclipse.saros)
      if let local { json.object("local") { json in Self.encode(local, to: &json) } }
    }
  }

  private static func encode(_ local: LocalSolarEclipse, to json: inout JSONWriter) {
    switch local.kind {
    case .partial: json.field("kind", "partial")
    case .annular: json.field("kind", "annular")
    case .total: json.field("kind", "total")
    }
    json.field("magnitude", local.greatest.magnitude, decimals: 4)
    json.field("obscuration", local.greatest.obscuration, decimals: 4)
    json.field("beginsAtSunrise", local.beginsAtSunrise)
    json.field("endsAtSunset", local.endsAtSunset)
    json.field("centralSeconds", local.centralSeconds)
    let contacts: [(String, SolarEclipseSight?)] = [
      ("firstContact", local.firstContact), ("secondContact", local.secondContact), ("maximum", local.maximum),
      ("thirdContact", local.thirdContact), ("fourthContact", local.fourthContact), ("sunrise", local.sunrise),
      ("sunset", local.sunset),
    ]
    json.key("contacts")
    json.array(contacts.filter { $0.1 != nil }) { json, contact in
      json.object { json in
        json.field("contact", contact.0)
        guard let sight = contact.1 else { return }
        json.field("instant", ISO8601.string(UTC(sight.instant)))
        json.field("altitude", sight.sun.altitude, decimals: 3)
        json.field("azimuth", sight.sun.azimuth, decimals: 3)
        json.field("visible", sight.isAboveHorizon)
        json.field("magnitude", sight.magnitude, decimals: 4)
      }
    }
  }
}

/// An eclipse of the Moon, and what a place sees of it.
struct LunarEclipseAnswer: JSONEncodable, Sendable {
  let eclipse: LunarEclipse
  let local: LocalLunarEclipse?

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(eclipse.maximum)))
      json.field("title", EventLine.text(eclipse))
      json.field("type", "lunarEclipse")
      switch eclipse.kind {
      case .penumbral: json.field("kind", "penumbral")
      case .partial: json.field("kind", "partial")
      case .total: json.field("kind", "total")
      }
      json.field("penumbralMagnitude", eclipse.penumbralMagnitude, decimals: 4)
      json.field("umbralMagnitude", eclipse.umbralMagnitude, decimals: 4)
      json.field("gamma", eclipse.gamma, decimals: 4)
      json.field("saros", eclipse.saros)
      json.contact("penumbral", eclipse.penumbralSpan)
      if let span = eclipse.partialSpan { json.contact("partial", span) }
      if let span = eclipse.totalSpan { json.contact("total", span) }
      if let local { json.object("local") { json in Self.encode(local, to: &json) } }
    }
  }

  private static func encode(_ local: LocalLunarEclipse, to json: inout JSONWriter) {
    switch local.visibility {
    case .none: json.field("visibility", "none")
    case .part: json.field("visibility", "part")
    case .whole: json.field("visibility", "whole")
    }
    json.key("contacts")
    json.array(local.sights) { json, sight in
      json.object { json in
        json.field("contact", sight.contact.name)
        json.field("instant", ISO8601.string(UTC(sight.instant)))
        json.field("altitude", sight.moon.altitude, decimals: 3)
        json.field("azimuth", sight.moon.azimuth, decimals: 3)
        json.field("visible", sight.isAboveHorizon)
      }
    }
  }
}

extension LunarEclipseContact {
  /// The usual short name: `P1`, `U1`, `U2`, `maximum`, `U3`, `U4`, `P4`.
  fileprivate var name: String {
    switch self {
    case .penumbraBegins: "P1"
    case .partialBegins: "U1"
    case .totalBegins: "U2"
    case .maximum: "maximum"
    case .totalEnds: "U3"
    case .partialEnds: "U4"
    case .penumbraEnds: "P4"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func contact(_ name: StaticString, _ span: ClosedRange<TT>) {
    object(name) { json in
      json.field("start", ISO8601.string(UTC(span.lowerBound)))
      json.field("end", ISO8601.string(UTC(span.upperBound)))
    }
  }
}
