/// A birth as somebody tells it: when by the clocks of which place. Nothing of it has been checked. Field names are part of people's files
/// and are never changed.
package struct BirthDetails: Codable, Sendable, Hashable {
  /// `1990-06-15`.
  package var date: String
  /// `HH:MM` or `HH:MM:SS`; `nil` when the time is not known.
  package var time: String?
  /// An IANA zone; `nil` for that of the nearest place.
  package var timezone: String?
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// `earlier` or `later`, when the clocks showed the time twice.
  package var fold: String?
  /// Whether `fold` was not said but assumed, for a client that cannot choose.
  package var foldIsAssumed: Bool?
  /// `automatic`, `julian` or `gregorian`.
  package var calendar: String?
  /// What the person calls the place.
  package var place: String?
  /// Whose birth it is.
  package var name: String?

  /// A birth.
  package init(
    date: String, time: String? = nil, timezone: String? = nil, latitude: Double, longitude: Double, fold: String? = nil,
    calendar: String? = nil, place: String? = nil, name: String? = nil
  ) {
    self.date = date
    self.time = time
    self.timezone = timezone
    self.latitude = latitude
    self.longitude = longitude
    self.fold = fold
    self.calendar = calendar
    self.place = place
    self.name = name
  }

  /// Whether both are the same birth, whatever the person is called.
  package func isSameBirth(as other: BirthDetails) -> Bool {
    var renamed = other
    renamed.name = name
    return self == renamed
  }

  /// The same with the earlier of two instants, as nobody chose.
  var assumingEarlier: BirthDetails {
    var data = self
    data.fold = "earlier"
    data.foldIsAssumed = true
    return data
  }
}
