package import Astrology
import Readings
package import Wire

/// A birth with the figure of its sky.
package struct DrawnChart: Sendable {
  package let birth: ReadBirth
  package let chart: NatalChart
  /// How the figure was made.
  package let options: ChartOptions

  /// Works out the figure of a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``Problem`` with code `INVALID_DATE` outside the years of the ephemeris.
  package init(_ birth: ReadBirth, options: ChartOptions, path: String = "birthData.") throws(Problem) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw Problem(error, field: path + "date")
    }
    self.birth = birth
    self.options = options
  }
}
