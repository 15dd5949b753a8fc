package import Astrology
import Ephemeris
package import Readings

/// Reads the meters of people. The sky of a noon is worked out once for everybody who lives by the same clocks.
package final class MeterService: Sendable {
  private struct Noon: Hashable, Sendable {
    let instant: UTC
    let zodiac: Zodiac
  }

  private let skies: Recent<Noon, MeterSky>

  /// - Parameter room: how many noons are kept at most.
  package init(room: Int = 512) { skies = Recent(room: room) }

  /// The twenty-three meters and five groups of a chart on a day, with their trends.
  ///
  /// - Throws: ``CompanionError`` that names `date` when a noon is outside the ephemeris.
  package func readings(of chart: NatalChart, on day: LocalDay) throws(CompanionError) -> MeterReadings {
    let (today, yesterday) = try skies(day, in: chart.zodiac)
    return MeterReadings(chart: MeterChart(chart), today: today, yesterday: yesterday)
  }

  /// The seventeen meters and five groups of the later view; as for the twenty-three.
  package func modernReadings(of chart: NatalChart, on day: LocalDay) throws(CompanionError) -> ModernMeterReadings {
    let (today, yesterday) = try skies(day, in: chart.zodiac)
    return ModernMeterReadings(chart: MeterChart(chart), today: today, yesterday: yesterday)
  }

  /// The meters of a chart on the last days up to one, that day last.
  ///
  /// - Throws: ``CompanionError`` that names `date` when a noon is outside the ephemeris.
  package func days(of chart: NatalChart, upTo day: LocalDay, count: Int) throws(CompanionError) -> MeterDays {
    var skies: [MeterSky] = []
    for back in stride(from: count - 1, through: 0, by: -1) {
      skies.append(try sky(at: day.advanced(by: -back).noon, in: chart.zodiac))
    }
    return MeterDays(chart: MeterChart(chart), skies: skies)
  }

  /// The skies of a day and of the day before, with the elements of a zodiac.
  package func skies(_ day: LocalDay, in zodiac: Zodiac) throws(CompanionError) -> (today: MeterSky, yesterday: MeterSky) {
    (try sky(at: day.noon, in: zodiac), try sky(at: day.advanced(by: -1).noon, in: zodiac))
  }

  private func sky(at noon: UTC, in zodiac: Zodiac) throws(CompanionError) -> MeterSky {
    let key = Noon(instant: noon, zodiac: zodiac)
    if let known = skies.find(key) { return known }
    let common = zodiac == .tropical ? nil : try self.sky(at: noon, in: .tropical)
    let sky: MeterSky
    do {
      sky = if let common { try common.told(in: zodiac) } else { try MeterSky(at: TT(noon)) }
    } catch {
      throw CompanionError(error, field: "date")
    }
    skies.keep(sky, for: key)
    return sky
  }
}
