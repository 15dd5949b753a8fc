import Astrology
import Atlas
import Ephemeris
import Wire

/// The figure of a birth, and what must be said with it.
struct BirthChart {
  let birth: Birth
  let chart: NatalChart
  let notices: [ChartNotice]

  /// Works out the figure of a birth.
  init(_ birth: Birth, houseSystem: HouseSystem) throws(FieldProblem) {
    var options = ChartOptions(houseSystem: houseSystem)
    var notices: [ChartNotice] = []
    do {
      let sky = try Sky(at: TT(birth.utc))
      // Chiron's years are fewer than the kernel's; its absence is no reason to refuse a chart.
      do {
        _ = try sky.position(of: .chiron)
      } catch {
        options.bodies.removeAll { $0 == .chiron }
        if case .outsideRange(_, _, let span) = error {
          notices.append(.bodyLeftOut(name: CelestialBody.chiron.name, years: SupportedSpan.years(span)))
        }
      }
      switch birth.hour {
      case .known(_, let time):
        chart = try NatalChart(moment: ChartMoment(utc: time.utc), location: birth.place.location, options: options)
      case .unknown(let noon, let dayStart, let dayEnd):
        chart = try NatalChart(
          noon: ChartMoment(utc: noon), dayStart: ChartMoment(utc: dayStart), dayEnd: ChartMoment(utc: dayEnd),
          location: birth.place.location, options: options)
        notices.append(.timeUnknown)
      }
    } catch {
      throw FieldProblem("--date", SupportedSpan.message(error))
    }
    self.birth = birth
    self.notices = notices + chart.warnings.map(ChartNotice.chart)
  }

  /// When each aspect is exact; `nil` where the bodies turn back before, or the ephemeris ends.
  var exactTimes: [UTC?] { chart.aspects.map { aspect in (try? chart.exactMoment(of: aspect)).map { UTC($0) } } }

  /// The chart as the API answers it, without a drawing.
  var answer: ChartAnswer {
    ChartAnswer(
      id: nil, type: "natal", lifetime: nil, birth: birth.answer, chart: chart, balance: ChartBalance(chart),
      exactTimes: exactTimes,
      notices: notices, wheel: "")
  }
}
