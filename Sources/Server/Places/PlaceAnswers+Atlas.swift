package import Atlas
package import Ephemeris
package import Wire

extension PlaceAnswer {
  /// A place of the atlas.
  package init(_ place: Place) {
    self.init(
      id: place.id, name: place.name, displayName: place.displayName, latitude: place.latitude, longitude: place.longitude,
      country: place.country, countryCode: place.countryCode, state: place.region, timezone: place.timeZone)
  }
}

extension LocationAnswer {
  /// A place on the Earth.
  package init(_ location: GeographicLocation) { self.init(latitude: location.latitude, longitude: location.longitude) }
}

extension TimeZoneAnswer.Status {
  /// What became of a reading.
  package init(_ resolution: CivilTimeResolution) {
    switch resolution {
    case .unique: self = .unambiguous
    case .localMeanTime: self = .localMeanTime
    case .skipped: self = .skipped
    case .repeated: self = .repeated
    }
  }
}

extension TimeZoneAnswer.Reading {
  /// What a reading of the clocks of a zone meant.
  ///
  /// - Parameter explanation: a sentence about a reading that stands for one instant.
  package init(
    _ resolution: CivilTimeResolution, in zone: TimeZoneHistory, longitude: Double?, explanation: String?
  ) {
    let status = TimeZoneAnswer.Status(resolution)
    let instants = TimeChoice.all(of: resolution.instants, in: zone, longitude: longitude)
    self.init(
      status: status, skipped: status == .skipped, repeated: status == .repeated,
      offsetSeconds: resolution.instants.first.map { zone.clock(at: $0.utc, longitude: longitude).seconds },
      offset: instants.first?.offset, abbreviation: instants.first?.abbreviation, utc: instants.first?.utc, instants: instants,
      explanation: explanation)
  }
}
