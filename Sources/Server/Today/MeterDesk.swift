import Astrology
import Ephemeris
import Readings
import Wire

/// Reads the meters of people. The sky of a noon is worked out once for everybody who lives by the same clocks.
final class MeterDesk: Sendable {
  private let skies: Recent<UTC, MeterSky>

  /// - Parameter room: how many noons are kept at most.
  init(room: Int = 512) { skies = Recent(room: room) }

  /// The twenty-three meters and five groups of a chart on a day, with their trends.
  ///
  /// - Throws: ``Problem`` that names `date` when a noon is outside the ephemeris.
  func readings(of chart: NatalChart, on day: LocalDay) throws(Problem) -> MeterReadings {
    let (today, yesterday) = try skies(day)
    return MeterReadings(chart: MeterChart(chart), today: today, yesterday: yesterday)
  }

  /// The seventeen meters and five groups of the later view; as for the twenty-three.
  func modernReadings(of chart: NatalChart, on day: LocalDay) throws(Problem) -> ModernMeterReadings {
    let (today, yesterday) = try skies(day)
    return ModernMeterReadings(chart: MeterChart(chart), today: today, yesterday: yesterday)
  }

  /// The meters as the wire has them.
  ///
  /// - Parameter measured: the chart as meters need it, when it was worked out before.
  func answer(of chart: NatalChart, _ measured: MeterChart? = nil, on day: LocalDay) throws(Problem) -> AstrometersAnswer {
    let (today, yesterday) = try skies(day)
    return AstrometersAnswer(
      MeterReadings(chart: measured ?? MeterChart(chart), today: today, yesterday: yesterday), of: chart, on: day,
      moon: try sign(of: .moon, at: day.noon), sun: try sign(of: .sun, at: day.noon))
  }

  /// The later view as the wire has it.
  func modernAnswer(of chart: NatalChart, on day: LocalDay) throws(Problem) -> ModernAstrometersAnswer {
    ModernAstrometersAnswer(try modernReadings(of: chart, on: day), on: day, seed: DailyComposer.seed(of: chart))
  }

  private func sign(of body: CelestialBody, at instant: UTC) throws(Problem) -> String {
    do {
      return ZodiacSign(longitude: try Sky(at: TT(instant)).position(of: body).longitude).name.lowercased()
    } catch {
      throw Problem(error, field: "date")
    }
  }

  private func skies(_ day: LocalDay) throws(Problem) -> (today: MeterSky, yesterday: MeterSky) {
    (try sky(at: day.noon), try sky(at: day.advanced(by: -1).noon))
  }

  private func sky(at noon: UTC) throws(Problem) -> MeterSky {
    if let known = skies.find(noon) { return known }
    let sky: MeterSky
    do {
      sky = try MeterSky(at: TT(noon))
    } catch {
      throw Problem(error, field: "date")
    }
    skies.keep(sky, for: noon)
    return sky
  }
}
