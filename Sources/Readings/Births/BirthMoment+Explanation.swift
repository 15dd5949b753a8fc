public import Atlas
import Ephemeris

extension BirthMoment {
  /// The sentence that explains the clock of that place and day; `nil` when the hour is not known.
  public var explanation: String? {
    guard case .known(let clock, let time) = hour else { return nil }
    let country = Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude)?.place.country
    return ClockSentence(clock, zone.explanation(at: time.utc, longitude: location.longitude), country: country).text
  }
}
