package import Atlas
import Ephemeris

/// From where somebody is told the sky.
package struct Vantage: Sendable {
  let location: GeographicLocation
  let zone: TimeZoneHistory
  /// What it is called; `nil` for Greenwich, when nothing is known.
  let name: String?
  /// Whether it is the nearest place, and not the place itself.
  let isNear: Bool
  /// What it is called with its region and country, where somebody has named it: there are many Springfields.
  private(set) var wholeName: String?
  /// The country of a zone’s city (ISO 3166-1).
  package private(set) var country: String?

  /// A place of the gazetteer, by any of its names; `nil` when nothing is called so.
  init?(called name: String) {
    guard let place = Atlas.search(name, limit: 1).first?.place else { return nil }
    self.init(place)
    wholeName = place.displayName
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

  /// The city that a zone is named after, or else its largest place; `nil` for a zone that is no place’s, or that has none in the gazetteer.
  package init?(cityOf zone: TimeZoneHistory) {
    guard !zone.isPlaceless, let place = Self.city(of: zone), let location = place.location else { return nil }
    (self.location, self.zone, name, isNear) = (location, zone, place.name, false)
    country = place.countryCode
  }

  /// The name of a zone as it was sent goes before the one that it is a link to: `Europe/Bratislava` is not Prague.
  private static func city(of zone: TimeZoneHistory) -> Place? {
    if let city = namesake(of: zone.identifier, in: zone) { return city }
    let largest = Atlas.largestPlace(in: zone)
    // A link with places of its own is told by them, and not by the city of another land with the same clocks.
    if let largest, largest.timeZone == zone.identifier { return largest }
    return namesake(of: zone.canonicalIdentifier, in: zone) ?? largest
  }

  /// The place with the whole name of a zone’s city that has the clocks of the zone. A name such as `US/Pacific` is no city’s: its first part
  /// is none of the parts of the world by which places name their zones.
  private static func namesake(of name: String, in zone: TimeZoneHistory) -> Place? {
    let parts = name.split(separator: "/")
    guard let area = parts.first, let city = parts.dropFirst().last else { return nil }
    return Atlas.search(String(city).replacing("_", with: " "), limit: 10).first { match in
      match.quality == .exact && match.place.timeZone.hasPrefix("\(area)/")
        && (try? TimeZoneHistory(identifier: match.place.timeZone))?.canonicalIdentifier == zone.canonicalIdentifier
    }?.place
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
