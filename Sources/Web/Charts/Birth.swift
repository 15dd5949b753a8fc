import Atlas
package import Ephemeris
package import Readings

/// A birth as its page tells it.
package struct Birth: Sendable, Hashable {
  /// The civil day.
  package var date: CalendarDate
  /// What the clock of the place showed; `nil` when the hour is not known.
  package var time: CivilDateTime?
  /// The instant; for an unknown hour that of local noon.
  package var instant: UTC
  /// The town.
  package var place: String
  /// Region and country, such as `New York, United States`; may be empty.
  package var region: String
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// The IANA name of the time zone; empty when none was used.
  package var zone: String
  /// The id by which the place search knows the town; empty when the birth came with coordinates alone.
  package var placeID: String

  package init(
    date: CalendarDate, time: CivilDateTime?, instant: UTC, place: String, region: String = "", latitude: Double,
    longitude: Double,
    zone: String = "", placeID: String = ""
  ) {
    self.date = date
    self.time = time
    self.instant = instant
    self.place = place
    self.region = region
    self.latitude = latitude
    self.longitude = longitude
    self.zone = zone
    self.placeID = placeID
  }

  /// The town with region and country.
  var fullPlace: String {
    if place.isEmpty { return Figures.coordinates(latitude: latitude, longitude: longitude) }
    return region.isEmpty ? place : "\(place), \(region)"
  }

  /// `14 May 1994, 07:20, Lisbon`.
  func line(in language: Language) -> String {
    let hour = time.map { language.dates.time($0) } ?? language.page("profile hour-unknown")
    return [language.dates.long(date), hour, place.isEmpty ? fullPlace : place].joined(separator: ", ")
  }

  /// What the clocks of the place showed at an instant, to the minute; `nil` when their zone is not known.
  func clock(at instant: UTC) -> CivilDateTime? {
    guard let zone = try? TimeZoneHistory(identifier: zone) else { return nil }
    let local = instant.daysSinceJ2000 + zone.clock(at: instant, longitude: longitude).seconds / 86_400
    return CivilDateTime(daysSinceJ2000: (local * 1440).rounded() / 1440)
  }

  /// The form filled with this birth, so that one thing can be changed.
  package func form(in language: Language) -> BirthForm {
    var form = BirthForm()
    form.date = language.dates.long(date)
    form.time = time.map { language.dates.time($0) } ?? ""
    form.timeUnknown = time == nil
    form.place = place.isEmpty ? "" : fullPlace
    form.placeID = placeID
    form.placeChosen = form.place
    return form
  }
}
