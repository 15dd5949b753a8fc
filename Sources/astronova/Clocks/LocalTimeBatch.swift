import Atlas
import Ephemeris
import Server
import Wire

/// Lines `date,time,zone,lon` to instants in UTC.
struct LocalTimeBatch: BatchTable {
  static let inputColumns = ["date", "time", "zone", "lon"]
  static let answerColumns = ["utc", "utc_later", "status"]
  static let answerOfProblem = ",,,error"

  /// The calendar of the dates.
  let calendar: CivilCalendar

  private var zones = NameCache { try? TimeZoneHistory(identifier: $0) }

  init(calendar: CivilCalendar = .automatic) { self.calendar = calendar }

  func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
    fields.count < 2 || line.extracting(fields[1]).startsWithLetter
  }

  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem) {
    let date = try CivilField.date(line.extracting(fields[0]), field: "date", calendar: calendar)
    let clock = try CivilField.time(line.extracting(fields[1]), on: date, field: "time")
    let name = line.string(fields[2])
    let zone = if let known = zones[name] { known } else { try ZoneField.zone(name, field: "zone") }
    var longitude: Double?
    if !fields[3].isEmpty {
      guard let value = DecimalNumber(line.extracting(fields[3]))?.value, (-180...180).contains(value) else {
        throw FieldProblem("lon", "\(line.shown(fields[3])) is not a longitude; give degrees east, -180 to 180, or nothing")
      }
      longitude = value
    }
    let resolution = zone.resolve(clock, calendar: calendar, longitude: longitude)
    let times = resolution.instants
    text.comma()
    text.instant(times[0].utc)
    text.comma()
    if times.count > 1 { text.instant(times[1].utc) }
    text.comma()
    text.append(TimeZoneAnswer.Status(resolution).rawValue)
  }
}
