package import Astrology
import Atlas
package import Ephemeris
package import Wire

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

extension ChartService {
  /// The chart that a request is about, with the name of its field.
  ///
  /// - Throws: ``CompanionError``, as ``drawn(_:)``.
  package func asked(_ subject: some ChartSubject, for member: Member?) async throws -> AskedChart {
    AskedChart(
      drawn: try await drawn(subject, for: member), chartId: subject.chartId,
      field: subject.chartId == nil ? "birthData" : "chartId")
  }

  /// The two charts that a request is about.
  ///
  /// - Throws: ``CompanionError`` that names the field, when one of the two is missing, came twice, or cannot be read.
  package func asked(_ pair: PairRequest, for member: Member?) async throws -> (first: AskedChart, second: AskedChart) {
    let options = try Choices.chartOptions(pair.options)
    return (
      try await asked(pair.first, named: PairRequest.fields.first, options: options, for: member),
      try await asked(pair.second, named: PairRequest.fields.second, options: options, for: member)
    )
  }

  private func asked(
    _ people: [PairRequest.Person], named names: [String], options: ChartOptions, for member: Member?
  ) async throws -> AskedChart {
    guard let person = people.first else {
      throw CompanionError.invalid("\(names[0]) is required, or \(names[names.count - 1]).", field: names[0])
    }
    if people.count > 1 {
      let field = people[1].field
      throw CompanionError.invalid("Send \(person.field) or \(field), not both.", field: field)
    }
    switch person {
    case .birth(let data, let field, let olderNames):
      let path = field + "."
      do {
        return AskedChart(
          drawn: try DrawnChart(ReadBirth(data, path: path), options: options, path: path), chartId: nil, field: field)
      } catch {
        throw error.renamed(Dictionary(uniqueKeysWithValues: olderNames.map { (path + $0.key, path + $0.value) }))
      }
    case .kept(let id, let field):
      do {
        return AskedChart(drawn: try await DrawnChart(find(id, for: member).birth), chartId: id, field: field)
      } catch CompanionError.notFound(let message, _) {
        throw CompanionError.notFound(message, field: field)
      }
    }
  }
}
