import Atlas
import Ephemeris
import Readings
import Wire

/// A birth as the options give it, turned to an instant.
struct Birth {
  /// What is known of the hour.
  enum Hour {
    /// What the clock showed, and the instant.
    case known(CivilDateTime, ResolvedTime)
    /// The civil day, by the clocks of the place.
    case unknown(noon: UTC, dayStart: UTC, dayEnd: UTC)
  }

  let date: CalendarDate
  let hour: Hour
  let place: BirthPlace
  private let data: BirthData

  /// Reads a birth; no time means that it is not known.
  init(date: String, time: String?, fold: ClockFold?, place: BirthPlace) throws(FieldProblem) {
    let day = try CivilField.coveredDate(date, field: "--date")
    if let time {
      let bytes = Array(time.utf8)
      let clock = try CivilField.time(bytes.span, on: day, field: "--time")
      let resolution = place.zone.resolve(clock, longitude: place.location.longitude)
      hour = .known(clock, try resolution.chosen(clock, in: place.zone, fold: fold))
    } else {
      // Only the bounds of a day: of two readings either will do.
      func instant(_ date: CalendarDate, hour: Int) throws(FieldProblem) -> UTC {
        guard let clock = CivilDateTime(date: date, hour: hour, minute: 0) else {
          throw FieldProblem("--date", "give YYYY-MM-DD")
        }
        return place.zone.resolve(clock, longitude: place.location.longitude).instants[0].utc
      }
      hour = .unknown(
        noon: try instant(day, hour: 12), dayStart: try instant(day, hour: 0),
        dayEnd: try instant(CalendarDate(dayNumber: day.dayNumber() + 1), hour: 0))
    }
    self.date = day
    self.place = place
    data = BirthData(
      date: date, time: time, timezone: place.zone.identifier, latitude: place.location.latitude,
      longitude: place.location.longitude,
      fold: fold?.rawValue, place: place.name)
  }

  /// The instant of birth; local noon when the time is not known.
  var utc: UTC {
    switch hour {
    case .known(_, let time): time.utc
    case .unknown(let noon, _, _): noon
    }
  }

  /// The sentence that explains the clock of that place and day.
  var explanation: String? {
    guard case .known(let clock, let time) = hour else { return nil }
    let facts = place.zone.explanation(at: time.utc, longitude: place.location.longitude)
    return ClockSentence(clock, facts, country: place.country).text
  }

  /// How the birth was read, as the API answers it.
  var answer: BirthAnswer {
    let time: ResolvedTime? = if case .known(_, let time) = hour { time } else { nil }
    return BirthAnswer(
      data: data, timezone: place.zone.identifier, utc: utc, julianDateTT: TT(utc).julianDate, offsetSeconds: time?.clock.seconds,
      abbreviation: time?.clock.abbreviation, explanation: explanation)
  }
}
