/// A birth as it is sent: when by the clocks of which place.
public struct BirthData: Codable, Sendable, Hashable {
  /// `YYYY-MM-DD`; Julian calendar before 1582-10-15 unless `calendar` says otherwise.
  public var date: String
  /// `HH:MM` or `HH:MM:SS` on the clocks of the place; left out or `null` when the time is not known.
  public var time: String?
  /// An IANA zone; that of the nearest place when left out.
  public var timezone: String?
  /// Degrees north, −90 … 90.
  public var latitude: Double
  /// Degrees east, −180 … 180.
  public var longitude: Double
  /// Which of the two, when the clocks showed the time twice: `earlier` or `later`.
  public var fold: String?
  /// `automatic`, `julian` or `gregorian`.
  public var calendar: String?
  /// What the person calls the place, given back as it came.
  public var place: String?
  /// Whose birth it is, given back as it came.
  public var name: String?

  /// A birth.
  public init(
    date: String, time: String?, timezone: String?, latitude: Double, longitude: Double, fold: String? = nil,
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
}
