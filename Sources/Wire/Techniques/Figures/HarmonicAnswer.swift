public import Astrology

/// A harmonic of a chart.
public struct HarmonicAnswer: TechniqueFinding {
  let harmonic: HarmonicChart

  /// The answer for a harmonic chart.
  public init(_ harmonic: HarmonicChart) { self.harmonic = harmonic }

  public func writeFields(to json: inout JSONWriter) {
    json.field("number", harmonic.number)
    json.key("points")
    json.array(harmonic.points) { json, point in
      json.object { json in json.pointFields(point.point, longitude: point.longitude) }
    }
    json.field("aspects", harmonic.aspects)
  }
}
