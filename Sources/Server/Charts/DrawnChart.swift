import Astrology
import Atlas
import Ephemeris
import Wire

/// A birth with the figure of its sky.
struct DrawnChart: Sendable {
  let birth: ReadBirth
  let chart: NatalChart
  let notices: [ChartNotice]

  /// When each aspect is exact, if that is within reach.
  var exactTimes: [UTC?] { chart.aspects.map { try? chart.exactMoment(of: $0).map { UTC($0) } } }

  /// Works out the figure of a birth.
  ///
  /// - Throws: ``Problem`` with code `INVALID_DATE` outside the years of the ephemeris.
  init(_ birth: ReadBirth, houseSystem: HouseSystem) throws(Problem) {
    var options = ChartOptions(houseSystem: houseSystem)
    var notices: [ChartNotice] = []
    do {
      // Chiron's years are fewer than the kernel's; its absence is no reason to refuse a chart.
      do {
        _ = try Sky(at: TT(birth.utc)).position(of: .chiron)
      } catch EphemerisError.outsideRange(.chiron?, _, let years) {
        options.bodies.removeAll { $0 == .chiron }
        notices.append(.bodyLeftOut(name: CelestialBody.chiron.name, years: YearSpan.text(years)))
      }
      switch birth.hour {
      case .known(let time, _):
        chart = try NatalChart(moment: ChartMoment(utc: time.utc), location: birth.location, options: options)
      case .unknown(let noon, let dayStart, let dayEnd):
        chart = try NatalChart(
          noon: ChartMoment(utc: noon), dayStart: ChartMoment(utc: dayStart), dayEnd: ChartMoment(utc: dayEnd),
          location: birth.location, options: options)
        notices.append(.timeUnknown)
      }
    } catch {
      throw Problem(error, field: "birthData.date")
    }
    self.birth = birth
    self.notices = notices + chart.warnings.map(ChartNotice.chart)
  }
}
