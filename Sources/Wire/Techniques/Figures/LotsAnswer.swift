public import Astrology
public import Ephemeris

/// The lots of a chart.
public struct LotsAnswer: TechniqueFinding {
  /// Whether the figure is one of the day or of the night.
  public let sect: Sect
  /// Every lot that the chart has the bodies for, with its longitude in degrees.
  public let lots: [(lot: Lot, longitude: Double)]
  private let houses: Houses?

  /// The lots of a chart; `nil` without a birth time.
  ///
  /// - Throws: ``EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public init?(of chart: NatalChart) throws(EphemerisError) {
    guard let sect = try Sect(of: chart) else { return nil }
    self.sect = sect
    houses = chart.houses
    lots = Lot.allCases.compactMap { lot in lot.longitude(in: chart, sect: sect).map { (lot, $0) } }
  }

  /// The house of a longitude in degrees.
  public func house(of longitude: Double) -> Int? { houses?.house(of: longitude) }

  public func writeFields(to json: inout JSONWriter) {
    json.field("sect", sect.wireName)
    json.key("lots")
    json.array(lots) { json, entry in
      json.object { json in
        json.field("lot", entry.lot.wireName)
        json.field("formula", entry.lot.formula.text(in: sect))
        json.zodiacFields(longitude: entry.longitude)
        json.field("house", house(of: entry.longitude))
        json.field("lord", ZodiacSign(longitude: entry.longitude).domicileRuler.body.name)
      }
    }
  }
}

extension LotFormula {
  /// What is counted in a figure of a sect: `Ascendant + Moon − Sun`.
  public func text(in sect: Sect) -> String {
    let isReversed = sect == .night && reversesByNight
    return "\(projectedFrom.name) + \((isReversed ? from : to).name) − \((isReversed ? to : from).name)"
  }
}

extension LotPoint {
  fileprivate var name: String {
    switch self {
    case .body(let body): body.name
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    case .fortune: "Fortune"
    case .spirit: "Spirit"
    }
  }
}
