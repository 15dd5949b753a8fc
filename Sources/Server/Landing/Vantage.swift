import Atlas
import Ephemeris

/// From where somebody is told the sky.
struct Vantage: Sendable {
  let location: GeographicLocation
  let zone: TimeZoneHistory
  /// What it is called; `nil` for Greenwich, when nothing is known.
  let name: String?
  /// Whether it is the nearest place, and not the place itself.
  let isNear: Bool

  /// A place of the gazetteer, by any of its names; `nil` when nothing is called so.
  init?(called name: String) {
    guard let place = Atlas.search(name, limit: 1).first?.place else { return nil }
    self.init(place)
  }

  private init?(_ place: Place) {
    guard let location = place.location, let zone = try? TimeZoneHistory(identifier: place.timeZone) else { return nil }
    (self.location, self.zone, name, isNear) = (location, zone, place.name, false)
  }

  /// Where somebody says that they are, named by the nearest place.
  init?(at location: GeographicLocation) {
    guard let nearest = Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude),
      let zone = try? TimeZoneHistory(identifier: nearest.timeZone)
    else { return nil }
    (self.location, self.zone, name, isNear) = (location, zone, nearest.place.name, true)
  }

  /// The city that a zone is named after; `nil` for a zone that is no place’s, or whose city is not in the gazetteer.
  init?(cityOf zone: TimeZoneHistory) {
    guard !zone.isPlaceless, let last = zone.canonicalIdentifier.split(separator: "/").last else { return nil }
    let matches = Atlas.search(String(last).replacing("_", with: " "), limit: 10).map(\.place)
    let place = matches.first { place in
      (try? TimeZoneHistory(identifier: place.timeZone))?.canonicalIdentifier == zone.canonicalIdentifier
    }
    guard let location = place?.location else { return nil }
    (self.location, self.zone, name, isNear) = (location, zone, place?.name, false)
  }

  /// The meridian of universal time.
  static func greenwich() -> Vantage? {
    guard let location = GeographicLocation(latitude: 51.4779, longitude: 0), let zone = try? TimeZoneHistory(identifier: "UTC")
    else {
      return nil
    }
    return Vantage(location: location, zone: zone)
  }

  private init(location: GeographicLocation, zone: TimeZoneHistory) {
    (self.location, self.zone, name, isNear) = (location, zone, nil, false)
  }
}
