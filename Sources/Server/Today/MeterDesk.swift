import Astrology
import Ephemeris
import Readings
import Synchronization
import Wire

/// Reads the meters of people. The sky of a noon is worked out once for everybody who lives by the same clocks.
final class MeterDesk: Sendable {
  private struct Shelf {
    var skies: [UTC: MeterSky] = [:]
    var order: [UTC] = []
  }

  private let shelf: Mutex<Shelf>
  private let room: Int

  /// - Parameter room: how many noons are kept at most.
  init(room: Int = 256) {
    shelf = Mutex(Shelf())
    self.room = room
  }

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
  func answer(of chart: NatalChart, on day: LocalDay) throws(Problem) -> AstrometersAnswer {
    let (today, yesterday) = try skies(day)
    return AstrometersAnswer(
      MeterReadings(chart: MeterChart(chart), today: today, yesterday: yesterday), of: chart, on: day,
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
    if let known = shelf.withLock({ $0.skies[noon] }) { return known }
    let sky: MeterSky
    do {
      sky = try MeterSky(at: TT(noon))
    } catch {
      throw Problem(error, field: "date")
    }
    shelf.withLock { shelf in
      guard shelf.skies.updateValue(sky, forKey: noon) == nil else { return }
      shelf.order.append(noon)
      // The one that was worked out first goes first.
      if shelf.order.count > room { shelf.skies[shelf.order.removeFirst()] = nil }
    }
    return sky
  }
}
