import Atlas
import Ephemeris
import Server
import Wire

/// Where somebody was born, and by which clocks.
struct BirthPlace {
  /// Name, region and country of the gazetteer; `nil` when only coordinates were given.
  let name: String?
  /// In English, of the place or of the nearest one.
  let country: String?
  let location: GeographicLocation
  let zone: TimeZoneHistory

  /// Reads `--place`, or `--lat` and `--lon`; `--zone` goes before the zone of the place.
  init(place: String?, lat: String?, lon: String?, zone: String?) throws(FieldProblem) {
    let zoneOfPlace: String?
    switch (place, lat, lon) {
    case (let query?, nil, nil):
      let found: Place
      switch PlaceChoice.place(named: query) {
      case .one(let place): found = place
      case .several(let places):
        let names = places.map { "‘\($0.displayName)’" }.joined(separator: ", ")
        throw FieldProblem("--place", "‘\(query.prefix(40))’ may be \(names); give one of them, or --lat and --lon")
      case .none:
        throw FieldProblem("--place", "no place is called ‘\(query.prefix(40))’; give another name for it, or --lat and --lon")
      }
      guard let location = found.location else { throw FieldProblem("--place", "give --lat and --lon instead") }
      name = found.displayName
      country = found.country
      self.location = location
      zoneOfPlace = found.timeZone
    case (nil, let lat?, let lon?):
      let latitude = try CoordinateField.latitude(lat)
      let longitude = try CoordinateField.longitude(lon)
      guard let location = GeographicLocation(latitude: latitude, longitude: longitude) else {
        throw FieldProblem("--lat", "give degrees north, -90 to 90")
      }
      let nearest = Atlas.nearestPlace(latitude: latitude, longitude: longitude)
      name = nil
      country = nearest?.place.country
      self.location = location
      zoneOfPlace = nearest?.timeZone
    case (nil, nil, nil): throw FieldProblem("--place", "give the name of a place, or --lat and --lon")
    case (nil, _?, nil): throw FieldProblem("--lon", "give degrees east with --lat, -180 to 180")
    case (nil, nil, _?): throw FieldProblem("--lat", "give degrees north with --lon, -90 to 90")
    case (_?, _, _): throw FieldProblem("--place", "give --place, or --lat and --lon, not both")
    }
    self.zone = try ZoneField.zone(zone ?? zoneOfPlace ?? "UTC", field: "--zone")
  }
}

extension BirthPlace {
  /// The beginning of a civil day; where the clocks jumped over it, the moment of the jump.
  func midnight(of day: CalendarDate) -> UTC {
    let clock = CivilDateTime(daysSinceJ2000: day.midnight())
    return zone.resolve(clock, longitude: location.longitude).instants[0].utc
  }

  /// `2026-11-21 07:38` by the clocks of the place, to the nearest minute: the air allows no more.
  func minute(of instant: UTC) -> String {
    let local = instant.daysSinceJ2000 + zone.clock(at: instant, longitude: location.longitude).seconds / 86400
    return ISO8601.local(CivilDateTime(daysSinceJ2000: local), to: .minute).split(separator: "T").joined(separator: " ")
  }
}
