public import Atlas
import Ephemeris

extension BirthMoment {
  /// The sentence that explains the clock of that place and day; `nil` when the hour is not known.
  public func explanation(in language: Language) -> String? {
    guard case .known(let clock, let time) = hour else { return nil }
    let explanation = zone.explanation(at: time.utc, longitude: location.longitude)
    // A reading that the clocks jumped over was by a clock that did not stand so at that instant.
    guard abs(time.clock.seconds - explanation.clock.seconds) < 0.5 else {
      return ClockSentence(skipped: clock, readBy: time.clock, language: language).text
    }
    // Of a scale that is no place's nothing is told of a country.
    let country = zone.isPlaceless ? nil : country
    return ClockSentence(clock, explanation, country: country, isPlaceless: zone.isPlaceless, language: language).text
  }

  /// The country whose clocks the zone is: that of the nearest place, if its zone was used and not another one.
  private var country: String? {
    guard let nearest = Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude),
      let own = try? TimeZoneHistory(identifier: nearest.timeZone), own.canonicalIdentifier == zone.canonicalIdentifier
    else { return nil }
    return nearest.place.country
  }
}
