import Astrology
import Companion
import Ephemeris
import Readings
import Wire

extension MeterService {
  /// The meters as the wire has them.
  ///
  /// - Parameters:
  ///   - measured: the chart as meters need it, when it was worked out before.
  ///   - accord: what the words for the whole day keep to: the thought that the same reader is told of that day.
  func answer(
    of chart: NatalChart, _ measured: MeterChart? = nil, on day: LocalDay, accord: DayAccord, language: Language
  ) throws -> AstrometersAnswer {
    let (today, yesterday) = try skies(day, in: chart.zodiac)
    return AstrometersAnswer(
      MeterReadings(chart: measured ?? MeterChart(chart), today: today, yesterday: yesterday), of: chart, on: day,
      moon: try sign(of: .moon, at: day.noon, in: chart.zodiac), sun: try sign(of: .sun, at: day.noon, in: chart.zodiac),
      accord: accord, language: language)
  }

  /// The later view as the wire has it.
  func modernAnswer(of chart: NatalChart, on day: LocalDay, language: Language) throws -> ModernAstrometersAnswer {
    ModernAstrometersAnswer(try modernReadings(of: chart, on: day), of: chart, on: day, language: language)
  }

  private func sign(of body: CelestialBody, at instant: UTC, in zodiac: Zodiac) throws -> String {
    do {
      return ZodiacSign(longitude: try zodiac.longitude(of: body, in: Sky(at: TT(instant)))).name.lowercased()
    } catch {
      throw Problem(error, field: "date")
    }
  }
}
