import ArgumentParser
import Atlas
import Companion
import Practice
import SystemPackage

/// The row of days of whoever practises in the terminal.
struct StreakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak", abstract: "Says how many days in a row you have practised, and what held them.",
    discussion: "astronova streak --log practice.log --in Europe/Berlin")

  @OptionGroup var kept: PracticeOptions

  func run() throws {
    let today = DayBoundary.usual.day(at: WallClock.system.wholeSeconds, on: try kept.clock())
    let isThere = try kept.file.exists
    let ledger = PracticeLedger(try kept.file.records())
    let streak = Streak(ledger, today: today)
    let totals = PracticeTotals(ledger)
    var text = "\(PracticeOptions.days(streak.current)) in a row, \(streak.isTodayDone ? "today is done" : "today is open")\n"
    text += "longest \(streak.longest), in all \(totals.days), \(totals.sessions) sessions, \(totals.seconds / 60) minutes\n"
    text += "freezes \(streak.freezes)\n"
    for held in streak.held { text += "\(held.day) held: \(held.hold.rawValue)\n" }
    if !isThere { text += "There is no \(kept.log) yet; the first session makes it.\n" }
    try Channel.output.write(text)
  }
}

/// Where sessions are noted, and by which clocks days are counted.
struct PracticeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The file in which sessions are noted.", valueName: "file"))
  var log = "practice.log"

  @Option(name: .customLong("in"), help: ArgumentHelp("The IANA zone whose days and clocks are meant.", valueName: "zone"))
  var zone: String?

  var file: PracticeLog { PracticeLog(path: FilePath(log)) }

  func clock() throws(FieldProblem) -> ZoneClock {
    let chosen = try zone.map { (name) throws(FieldProblem) in try ZoneField.zone(name, field: "--in") } ?? Clock.zone
    guard let history = chosen ?? (try? TimeZoneHistory(identifier: "UTC")) else { return ZoneClock(offset: 0) }
    return ZoneClock(history, around: WallClock.system.wholeSeconds)
  }

  static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
