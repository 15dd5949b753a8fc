package import Atlas
import Ephemeris

extension CompanionError {
  /// What is wrong with a birth, in words for whoever sent it.
  package init(_ problem: BirthProblem, fields: CivilText.Fields) {
    let date = fields.date
    switch problem {
    case .unreadableDate:
      self = .invalidDate(
        "Invalid date/time format, use YYYY-MM-DD and optional HH:MM: \(date) cannot be read.", field: date)
    case .noSuchMonth(let month):
      self = .invalidDate("Invalid date/time format: month must be in 1..12, got \(month) in \(date).", field: date)
    case .noSuchDay(_, _, let day, _) where !(1...31).contains(day):
      self = .invalidDate("Invalid date/time format: day must be in 1..31, got \(day) in \(date).", field: date)
    case .noSuchDay(_, _, let day, _):
      self = .invalidDate("\(date) names a day that does not exist: that month has no day \(day).", field: date)
    case .dayLeftOut:
      self = .invalidDate(
        "\(date) names a day that does not exist: the days from 5 to 14 October 1582 were left out of the calendar.", field: date)
    case .outsideEphemeris(let year):
      let days = CivilFields.supportedDays
      let first = ISO8601.date(CalendarDate(dayNumber: days.lowerBound, calendar: .gregorian))
      let last = ISO8601.date(CalendarDate(dayNumber: days.upperBound, calendar: .gregorian))
      self = .invalidDate("\(date) must lie between \(first) and \(last), got the year \(year).", field: date)
    case .inTheFuture(let latest):
      self = .invalidDate(
        "\(date) lies in the future: a birth can be no later than today, \(ISO8601.date(latest)) where the day began first.",
        field: date)
    case .unreadableTime:
      self = .invalidDate(
        "Invalid date/time format, use YYYY-MM-DD and optional HH:MM: \(fields.time) cannot be read.", field: fields.time)
    case .noSuchTime:
      self = .invalidDate(
        "Invalid date/time format: \(fields.time) must lie between 00:00 and 23:59:59.", field: fields.time)
    case .unknownZone(let name, let suggestions):
      let examples = suggestions.isEmpty ? ["Europe/Paris", "America/New_York", "UTC"] : suggestions
      self = .unknownZone(
        "\(fields.zone): there is no time zone “\(name)”; use a name of the IANA database such as \(examples.joined(separator: ", ")).",
        field: fields.zone, allowed: suggestions)
    case .ambiguousClock(let clock): self = .ambiguousClock(clock, timeField: fields.time, foldField: fields.fold)
    }
  }
}
