package import Astrology
import Atlas
package import Ephemeris

/// The chart that a request is about, and what the request calls it.
package struct AskedChart: Sendable {
  package let drawn: DrawnChart
  /// The id, when it was asked for by that.
  package let chartId: String?
  /// The field in which it came: `birthData`, `person1`, `chartId`.
  package let field: String

  /// A chart with what it was asked for by.
  package init(drawn: DrawnChart, chartId: String?, field: String) {
    self.drawn = drawn
    self.chartId = chartId
    self.field = field
  }

  package var chart: NatalChart { drawn.chart }
  /// The date of birth, or the id, as the field that an error of the engine is about.
  package var dateField: String { chartId == nil ? field + ".date" : field }

  /// Refuses a birth without its time.
  ///
  /// - Parameter reason: what needs the time, as the beginning of a sentence: `Lots`.
  /// - Throws: ``CompanionError`` `invalid` that names the time, or the id of a chart that is kept without one.
  package func requireTime(_ reason: String) throws(CompanionError) {
    guard chart.houses == nil else { return }
    if chartId != nil {
      throw CompanionError.invalid(
        "\(field): this chart was saved without a time of birth. \(reason) cannot be worked out without one.",
        field: field)
    }
    let time = field + ".time"
    throw CompanionError.invalid(
      "\(time) is required: HH:MM or HH:MM:SS. \(reason) cannot be worked out without the time of birth.",
      field: time)
  }

  /// Refuses an instant before birth.
  package func requireAfterBirth(_ instant: UTC, field: String) throws(CompanionError) {
    guard TT(instant) < chart.moment.tt else { return }
    throw CompanionError.invalid("\(field) must not lie before birth, \(ISO8601.string(UTC(chart.moment.tt))).", field: field)
  }
}
