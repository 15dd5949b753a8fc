package import Astrology
package import Atlas
package import Ephemeris
import Readings

/// A birth that has been read: every field checked, the clock of the place turned to an instant.
package struct ReadBirth: Sendable {
  package let data: BirthDetails
  package let moment: BirthMoment

  /// Reads a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``CompanionError`` that names the field and what is allowed.
  package init(_ data: BirthDetails, path: String = "birthData.") throws(CompanionError) {
    try Choices.shortText(data.place, limit: 400, field: path + "place")
    try Choices.shortText(data.name, limit: 400, field: path + "name")
    let location = try GeographicLocation(
      latitude: data.latitude, longitude: data.longitude, latitudeField: path + "latitude", longitudeField: path + "longitude")
    let zone = try CivilText.zone(data.timezone ?? Self.zoneName(at: location), field: path + "timezone")
    let calendar = try CivilText.calendar(data.calendar, field: path + "calendar")
    let date = try CivilText.date(data.date, field: path + "date", calendar: calendar)
    let fold = try Choices.fold(data.fold, field: path + "fold")
    if let time = data.time {
      let clock = try CivilText.time(time, on: date, field: path + "time")
      do {
        moment = try BirthMoment(clock, calendar: calendar, fold: fold, at: location, in: zone)
      } catch {
        throw CompanionError.ambiguousClock(error, timeField: path + "time", foldField: path + "fold")
      }
    } else {
      moment = BirthMoment(day: date, calendar: calendar, at: location, in: zone)
    }
    self.data = data
  }

  /// The zone of the nearest place; that of ships far from all of them.
  package static func zoneName(at location: GeographicLocation) -> String {
    Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude)?.timeZone ?? "UTC"
  }
}

/// A birth with the figure of its sky.
package struct DrawnChart: Sendable {
  package let birth: ReadBirth
  package let chart: NatalChart
  /// How the figure was made.
  package let options: ChartOptions

  /// Works out the figure of a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``CompanionError`` `invalidDate` outside the years of the ephemeris.
  package init(_ birth: ReadBirth, options: ChartOptions, path: String = "birthData.") throws(CompanionError) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw CompanionError(error, field: path + "date")
    }
    self.birth = birth
    self.options = options
  }
}
