import Atlas
import Ephemeris
import Readings
import Wire

/// A birth that has been read: every field checked, the clock of the place turned to an instant.
struct ReadBirth: Sendable {
  /// What is known of the hour.
  enum Hour: Sendable {
    /// The instant of birth.
    case known(ResolvedTime, clock: CivilDateTime)
    /// The civil day, by the clocks of the place.
    case unknown(noon: UTC, dayStart: UTC, dayEnd: UTC)
  }

  let data: BirthData
  let date: CalendarDate
  let location: GeographicLocation
  let zone: TimeZoneHistory
  let hour: Hour

  /// Reads a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``Problem`` that names the field and what is allowed.
  init(_ data: BirthData, path: String = "birthData.") throws(Problem) {
    try Choices.shortText(data.place, limit: 400, field: path + "place")
    try Choices.shortText(data.name, limit: 400, field: path + "name")
    let location = try GeographicLocation(
      latitude: data.latitude, longitude: data.longitude, latitudeField: path + "latitude", longitudeField: path + "longitude")
    let zone = try CivilMoment.zone(data.timezone ?? Self.zoneName(at: location), field: path + "timezone")
    let calendar = try CivilText.calendar(data.calendar, field: path + "calendar")
    let date = try CivilText.date(data.date, field: path + "date", calendar: calendar)
    let fold = try Choices.fold(data.fold, field: path + "fold")
    if let time = data.time {
      let clock = try CivilText.time(time, on: date, field: path + "time")
      let moment = try CivilMoment(
        clock, in: zone, calendar: calendar, longitude: location.longitude,
        fold: fold, timeField: path + "time", foldField: path + "fold")
      hour = .known(moment.time, clock: clock)
    } else {
      let nextDay = CalendarDate(dayNumber: date.dayNumber(in: calendar) + 1, calendar: calendar)
      func first(_ date: CalendarDate, hour: Int) throws(Problem) -> UTC {
        guard let clock = CivilDateTime(date: date, hour: hour, minute: 0) else {
          throw Problem(.invalidDate, "\(path)date cannot be read.", field: path + "date")
        }
        // Only the bounds of a day: of two readings either will do.
        return zone.resolve(clock, calendar: calendar, longitude: location.longitude).times[0].utc
      }
      hour = .unknown(
        noon: try first(date, hour: 12), dayStart: try first(date, hour: 0), dayEnd: try first(nextDay, hour: 0))
    }
    self.data = data
    self.date = date
    self.location = location
    self.zone = zone
  }

  /// The zone of the nearest place; that of ships far from all of them.
  static func zoneName(at location: GeographicLocation) -> String {
    Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude)?.timeZone ?? "UTC"
  }

  /// The instant of birth; local noon when the time is not known.
  var utc: UTC {
    switch hour {
    case .known(let time, _): time.utc
    case .unknown(let noon, _, _): noon
    }
  }

  /// The sentence that explains the clock of that place and day.
  var explanation: String? {
    guard case .known(let time, let clock) = hour else { return nil }
    let country = Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude)?.place.country
    return ClockSentence(clock, zone.explanation(at: time.utc, longitude: location.longitude), country: country).text
  }

  /// How the birth was read, for an answer.
  var answer: BirthAnswer {
    let time: ResolvedTime? = if case .known(let time, _) = hour { time } else { nil }
    return BirthAnswer(
      data: data, timezone: zone.identifier, utc: utc, julianDateTT: TT(utc).julianDate, offsetSeconds: time?.clock.seconds,
      abbreviation: time?.clock.abbreviation, explanation: explanation)
  }
}
