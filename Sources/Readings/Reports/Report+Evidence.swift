import Astrology
import Atlas
import Ephemeris

/// The facts of a report, told in a language.
struct ReportFacts {
  let language: Language
  /// Of a birth whose hour is not known.
  let day: BirthDay?
  /// By whose clocks moments are told; `nil` in UTC.
  let zone: TimeZoneHistory?

  private var names: SkyNames { language.names }

  private func fact(
    _ bodies: [Report.Point], aspect: AspectKind? = nil, orb: Double? = nil, exact: [UTC] = [], house: Int? = nil, _ text: String
  ) -> Report.Evidence {
    Report.Evidence(bodies: bodies, aspect: aspect, orb: orb, exact: exact, house: house, text: text)
  }

  /// Where a body stands, or from where to where it went on a day whose hour is not known.
  func evidence(_ placement: Placement) -> Report.Evidence {
    if let arc = day?.arc(of: placement.body) {
      let (low, high) = (names.place(arc.low), names.place(arc.high))
      return fact(
        [.chart(.body(placement.body))],
        language.book.filled(
          low == high ? "report fact" : "report fact day", ("body", names.name(placement.body)), ("place", low), ("end", high)))
    }
    return fact(
      [.chart(.body(placement.body))], house: placement.house,
      language.book.filled(
        placement.house == nil ? "report fact" : "report fact house", ("body", names.name(placement.body)),
        ("place", names.place(placement.position.longitude)), ("house", placement.house.map { "\($0)" } ?? "")))
  }

  /// In which house a body stands, without its sign.
  func housed(_ placement: Placement) -> Report.Evidence {
    fact(
      [.chart(.body(placement.body))], house: placement.house,
      language.book.filled("report in house", ("body", names.name(placement.body)), ("house", "\(placement.house ?? 0)")))
  }

  /// Where a point stands.
  func evidence(_ point: Report.Point, at longitude: Double) -> Report.Evidence {
    fact([point], language.book.filled("report fact", ("body", name(point)), ("place", names.place(longitude))))
  }

  private func name(_ point: Report.Point) -> String {
    switch point {
    case .chart(let point): names.name(point)
    case .descendant: names.cardinalPoints[2]
    case .imumCoeli: names.cardinalPoints[3]
    case .moonAtStart: language.book.text("report point moon-start")
    case .moonAtEnd: language.book.text("report point moon-end")
    }
  }

  /// An angle between two points of the chart.
  func evidence(_ aspect: Aspect) -> Report.Evidence {
    let orbs = day?.spread(of: aspect)?.orbs
    let (least, most) = (SkyNames.arc(orbs?.lowerBound ?? aspect.orb), SkyNames.arc(orbs?.upperBound ?? aspect.orb))
    return fact(
      [.chart(aspect.first), .chart(aspect.second)], aspect: aspect.kind, orb: orbs == nil ? aspect.orb : nil,
      language.book.filled(
        least == most ? "report fact aspect" : "report fact aspect day", ("first", names.name(aspect.first)),
        ("aspect", names.name(aspect.kind)), ("second", names.name(aspect.second)), ("orb", least), ("most", most)))
  }

  /// The passes of one moving body over one point.
  func evidence(_ passes: [Transit], house: Int?) -> Report.Evidence {
    let first = passes[0]
    func told(_ instant: TT) -> String { language.dates.moment(UTC(instant), in: zone) }
    let lines = passes.map { pass in
      if let span = pass.span {
        return language.book.filled(
          "report fact pass span", ("contact", language.lines.text(pass)),
          ("from", told(span.from)), ("until", told(span.until)))
      }
      return language.book.filled("report fact pass", ("contact", language.lines.text(pass)), ("moment", told(pass.instant)))
    }
    return fact(
      [.chart(.body(first.body)), .chart(first.point)], aspect: first.kind, orb: 0,
      exact: passes.filter { $0.span == nil }.map { UTC($0.instant).wholeSecond }, house: house, lines.joined(separator: "; "))
  }
}

extension Report.Point: NamedFact {
  public var apiName: String {
    switch self {
    case .chart(let point): point.apiName
    case .descendant: "Descendant"
    case .imumCoeli: "Imum coeli"
    case .moonAtStart: "Moon at the beginning of the day"
    case .moonAtEnd: "Moon at the end of the day"
    }
  }

  public init?(apiName: String) {
    if let found = [Report.Point.descendant, .imumCoeli, .moonAtStart, .moonAtEnd].first(where: { $0.apiName == apiName }) {
      self = found
    } else if let point = ChartPoint(apiName: apiName) {
      self = .chart(point)
    } else {
      return nil
    }
  }
}

/// What is kept of a fact: the names of the API, and moments in ISO 8601.
extension Report.Evidence: Codable {
  private enum CodingKeys: String, CodingKey {
    case bodies, aspect, orb, exact, house, text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    bodies = try fields.decode([Named<Report.Point>].self, forKey: .bodies).map(\.value)
    aspect = try fields.decodeIfPresent(Named<AspectKind>.self, forKey: .aspect)?.value
    orb = try fields.decodeIfPresent(Double.self, forKey: .orb)
    exact = try fields.decode([Named<UTC>].self, forKey: .exact).map(\.value)
    house = try fields.decodeIfPresent(Int.self, forKey: .house)
    text = try fields.decode(String.self, forKey: .text)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(bodies.map { Named($0) }, forKey: .bodies)
    try fields.encodeIfPresent(aspect.map { Named($0) }, forKey: .aspect)
    try fields.encodeIfPresent(orb, forKey: .orb)
    try fields.encode(exact.map { Named($0) }, forKey: .exact)
    try fields.encodeIfPresent(house, forKey: .house)
    try fields.encode(text, forKey: .text)
  }
}
