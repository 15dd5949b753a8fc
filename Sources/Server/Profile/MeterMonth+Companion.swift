import Astrology
import Companion
import Readings
import Web

extension MeterMonth {
  /// How many days are shown, today among them.
  private static let days = 30

  /// The month of the meter that stands for what somebody opens most; where none does, of the one that moved most.
  ///
  /// - Throws: ``CompanionError`` when a noon is outside the ephemeris.
  init(of chart: NatalChart, upTo today: LocalDay, opened: LifeCategory?, _ meters: MeterService) throws(CompanionError) {
    let days = try meters.days(of: chart, upTo: today, count: Self.days)
    let chosen = opened.flatMap { Meter(hearing: $0) }
    let meter = chosen ?? days.mostMoved
    self.init(
      meter: meter, numbers: days[meter], dates: (0..<Self.days).map { today.advanced(by: $0 + 1 - Self.days).date },
      isOpenedMost: chosen != nil)
  }
}
