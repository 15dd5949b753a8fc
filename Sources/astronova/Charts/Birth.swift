import Atlas
import Ephemeris
import Wire

/// A birth as the options give it, turned to an instant.
struct Birth {
  let moment: BirthMoment
  let place: BirthPlace
  private let data: BirthData

  /// Reads a birth; no time means that it is not known.
  init(date: String, time: String?, fold: ClockFold?, place: BirthPlace) throws(FieldProblem) {
    let day = try CivilField.coveredDate(date, field: "--date")
    if let time {
      let bytes = Array(time.utf8)
      let clock = try CivilField.time(bytes.span, on: day, field: "--time")
      do {
        moment = try BirthMoment(clock, fold: fold, at: place.location, in: place.zone)
      } catch {
        throw FieldProblem(error, field: "--time")
      }
    } else {
      moment = BirthMoment(day: day, at: place.location, in: place.zone)
    }
    self.place = place
    data = BirthData(
      date: date, time: time, timezone: place.zone.identifier, latitude: place.location.latitude,
      longitude: place.location.longitude, fold: fold?.rawValue, place: place.name)
  }

  /// How the birth was read, as the API answers it.
  var answer: BirthAnswer { BirthAnswer(data, as: moment) }
}
