/// What a technique finds in one chart: whose it is, what was found, and what must be told besides.
public struct ChartFinding<Found: TechniqueFinding>: JSONEncodable, Sendable {
  /// Whose chart it is.
  public let asked: AskedBirth
  /// What was found.
  public let found: Found

  /// What was found in a chart.
  public init(_ asked: AskedBirth, _ found: Found) {
    self.asked = asked
    self.found = found
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      asked.writeFields(to: &json)
      found.writeFields(to: &json)
      json.field("warnings", ChartNotice.all(of: asked.chart) + found.notices)
    }
  }
}
