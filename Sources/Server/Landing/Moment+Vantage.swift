import Atlas
import Ephemeris
import Readings
import Web

extension Moment {
  /// The sky of a place; `nil` outside the years of the kernel.
  ///
  /// - Parameter address: where the same is told a little later.
  init?(_ vantage: Vantage, sky: SkyTonight, address: String) {
    guard let here = try? SkyHere(sky, from: vantage.location) else { return nil }
    func clock(_ instant: UTC) -> CivilDateTime {
      let offset = vantage.zone.clock(at: instant, longitude: vantage.location.longitude).seconds
      return CivilDateTime(
        daysSinceJ2000: ((instant.daysSinceJ2000 * 86400 + offset) / 60).rounded(.down) / 1440, calendar: .gregorian)
    }
    self.init(
      here: here, clock: clock(sky.instant), moonRise: here.moonRise.map(clock), zone: vantage.zone.identifier,
      place: vantage.name,
      isNear: vantage.isNear, address: address)
    wholeName = vantage.wholeName
  }
}
