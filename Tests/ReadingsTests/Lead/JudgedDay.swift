import Astrology
import Atlas
import Ephemeris
import Foundation

@testable import Readings

/// A day that was judged by hand: whose, which, and what must, may and must not lead it. They lie in `judged-days.txt`.
struct JudgedDay: Sendable, CustomStringConvertible {
  /// What the file says that it is: `unknown`, `eclipse on`, …
  let kinds: [String]
  let chart: NatalChart
  let birthday: CalendarDate
  let day: LocalDay
  let must: [String]
  let may: [String]
  let not: [String]
  let told: [String]
  let reason: String
  /// Where it begins in the file, from 1.
  let line: Int

  var description: String { "judged-days.txt:\(line)" }

  /// What a line of the file has that cannot be read.
  struct Unreadable: Error {
    let line: Int
    let text: String
  }

  /// All of them, in the order of the file.
  static func all() throws -> [JudgedDay] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("judged-days.txt")
    var days: [JudgedDay] = []
    var head: (text: String, line: Int)?
    var fields: [String: String] = [:]
    func close() throws {
      if let head { days.append(try JudgedDay(head.text, fields, line: head.line)) }
      fields = [:]
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        try close()
        head = (String(line), index + 1)
      } else {
        guard let colon = line.firstIndex(of: ":"), head != nil,
          ["must", "may", "not", "told", "why"].contains(String(line[..<colon]))
        else { throw Unreadable(line: index + 1, text: String(line)) }
        fields[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
    try close()
    return days
  }

  private init(_ head: String, _ fields: [String: String], line: Int) throws {
    let unreadable = Unreadable(line: line, text: head)
    guard let bracket = head.firstIndex(of: "]") else { throw unreadable }
    kinds = head[head.index(after: head.startIndex)..<bracket].split(separator: ",").map { Self.trimmed($0) }
    let parts = head[head.index(after: bracket)...].split(separator: "|").map { Self.trimmed($0) }
    guard parts.count == 3 else { throw unreadable }
    let birth = parts[0].split(separator: " ").map(String.init)
    let place = parts[1].split(separator: " ").map(String.init)
    let when = parts[2].split(separator: " ").map(String.init)
    guard birth.count == 2, place.count == 3, when.count == 3, let date = Self.date(birth[0]), let latitude = Double(place[0]),
      let longitude = Double(place[1]), let location = GeographicLocation(latitude: latitude, longitude: longitude),
      let today = Self.date(when[0])
    else { throw unreadable }
    let zone = try TimeZoneHistory(identifier: place[2])
    if birth[1] == "unknown" {
      chart = try NatalChart(of: BirthMoment(day: date, at: location, in: zone))
    } else {
      let hour = birth[1].split(separator: ":").compactMap { Int($0) }
      guard hour.count == 2, let clock = CivilDateTime(date: date, hour: hour[0], minute: hour[1]) else { throw unreadable }
      chart = try NatalChart(of: BirthMoment(clock, fold: .earlier, at: location, in: zone))
    }
    birthday = date
    day = LocalDay(today, in: try TimeZoneHistory(identifier: when[2]))
    func list(_ key: String) -> [String] { fields[key]?.split(separator: ",").map { Self.trimmed($0) } ?? [] }
    must = list("must")
    may = list("may")
    not = list("not")
    told = list("told")
    reason = fields["why"] ?? ""
    self.line = line
  }

  private static func trimmed(_ text: some StringProtocol) -> String { text.trimmingCharacters(in: .whitespaces) }

  private static func date(_ text: String) -> CalendarDate? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CalendarDate(year: parts[0], month: parts[1], day: parts[2]) : nil
  }

  /// What the code makes of it, for somebody whose last days were quiet.
  func lead() throws -> DayLead {
    let quiet = ReadingMemory(days: (1...3).map { .init(number: day.number - $0, leading: "moon-sign", phrases: []) })
    return DayLead(
      chart: chart, day: day, sky: try LeadingSky(around: day.date), birthday: birthday, seed: DailyComposer.seed(of: chart),
      memory: quiet)
  }
}
