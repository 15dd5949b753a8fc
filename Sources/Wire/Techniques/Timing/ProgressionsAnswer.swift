public import Astrology
import Ephemeris

/// Secondary progressions of a birth chart.
public struct ProgressionsAnswer: TechniqueFinding {
  let progressed: ProgressedChart
  let policy: ProgressedAngles

  /// A progressed chart and how its angles were carried forward.
  public init(_ progressed: ProgressedChart, angles policy: ProgressedAngles) {
    self.progressed = progressed
    self.policy = policy
  }

  public var notices: [ChartNotice] {
    (progressed.warnings + (progressed.houses?.warning.map { [$0] } ?? [])).map(ChartNotice.chart)
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("at", progressed.target)
    json.field("progressedTo", progressed.progressed)
    json.field("years", progressed.years)
    json.field("anglesBy", policy.wireName)
    json.figureFields(progressed.placements, progressed.angles, progressed.houses)
    json.field("aspectsToBirth", progressed.aspectsToBirth)
    json.field("aspects", progressed.aspects)
  }
}
