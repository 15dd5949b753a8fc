import Atlas
import Ephemeris
import Server
import Wire

/// A birth as the options give it, turned to an instant.
struct Birth {
  let moment: BirthMoment
  let place: BirthPlace
  /// The calendar of the date, as it was given.
  let calendar: CivilCalendar
  private let data: BirthData

  /// Reads a birth; no time means that it is not known.
  init(
    date: String, time: String?, fold: ClockFold?, calendar: CivilCalendar, place: BirthPlace
  ) throws(FieldProblem) {
    let day = try CivilField.coveredDate(date, field: "--date", calendar: calendar)
    if let time {
      let bytes = Array(time.utf8)
      let clock = try CivilField.time(bytes.span, on: day, field: "--time")
      do {
        moment = try BirthMoment(clock, calendar: calendar, fold: fold, at: place.location, in: place.zone)
      } catch {
        throw FieldProblem(error, field: "--time")
      }
    } else {
      moment = BirthMoment(day: day, calendar: calendar, at: place.location, in: place.zone)
    }
    self.place = place
    self.calendar = calendar
    data = BirthData(
      date: date, time: time, timezone: place.zone.identifier, latitude: place.location.latitude,
      longitude: place.location.longitude, fold: fold?.rawValue,
      calendar: calendar == .automatic ? nil : "\(calendar)", place: place.name)
  }

  /// How the birth was read, as the API answers it.
  var answer: BirthAnswer { BirthAnswer(data, as: moment) }
}
