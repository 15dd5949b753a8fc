package import Astrology
import Readings

/// A birth with the figure of its sky.
package struct DrawnChart: Sendable {
  package let birth: ReadBirth
  package let chart: NatalChart
  /// How the figure was made.
  package let options: ChartOptions

  /// Works out the figure of a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``CompanionError`` `invalidDate` outside the years of the ephemeris.
  package init(_ birth: ReadBirth, options: ChartOptions, path: String = "birthData.") throws(CompanionError) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw CompanionError(error, field: path + "date")
    }
    self.birth = birth
    self.options = options
  }
}
