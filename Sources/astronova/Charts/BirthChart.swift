import Astrology
import Atlas
import Ephemeris
import Readings
import Server
import Wire

/// The figure of a birth.
struct BirthChart {
  let birth: Birth
  let chart: NatalChart

  /// Works out the figure of a birth.
  init(_ birth: Birth, options: ChartOptions) throws(FieldProblem) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    self.birth = birth
  }

  /// When each aspect is exact; `nil` where the bodies turn back before, or the ephemeris ends.
  var exactTimes: [UTC?] { chart.exactMoments.map { $0.map { UTC($0) } } }

  /// Whose chart it is, as the API answers it.
  var asked: AskedBirth { AskedBirth(birth: birth.answer, chart: chart) }

  /// The chart as the API answers it, without a drawing.
  var answer: ChartAnswer {
    ChartAnswer(id: nil, type: "natal", lifetime: nil, birth: birth.answer, chart: chart, exactTimes: exactTimes)
  }
}

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
    let reader = BirthReader(.told(at: Clock.now), calendar: calendar)
    let day: CalendarDate
    do {
      day = try reader.day(date)
    } catch {
      throw FieldProblem(error, field: "--date", shown: "‘\(date.prefix(40))’")
    }
    do {
      let clock: CivilDateTime? = if let time { try reader.time(time, on: day) } else { nil }
      moment = try reader.birth(on: day, clock: clock, fold: fold, at: place.location, in: place.zone)
    } catch {
      throw FieldProblem(error, field: "--time", shown: "‘\((time ?? "").prefix(40))’")
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
