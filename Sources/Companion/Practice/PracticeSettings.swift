package import Practice
import Readings

/// The settings of a practice as they are kept; what is left out is as usual.
package struct StoredPracticeSettings: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "settings"

  var part = Self.key
  /// Minutes after midnight.
  package var dayBoundary: Int?
  package var breathSeconds: Int?
  /// The name of a pace.
  package var pace: String?
  /// 0: statements are turned by hand.
  package var statementSeconds: Int?
  package var visualisationSeconds: Int?
  package var asksIntention: Bool?
  /// 1 … 7, Monday to Sunday.
  package var weekBegins: Int?
  /// Sessions a day.
  package var goal: Int?
  package var allowsRepair: Bool?
  package var remindersOn: Bool?
  package var reminderCount: Int?
  /// Minutes after midnight.
  package var windowStart: Int?
  /// Minutes after the midnight before the window opened.
  package var windowEnd: Int?
  /// 1 … 7, Monday to Sunday.
  package var quietDays: [Int]?
  /// Whether a device that can vibrate does so with each step; not when nothing is said.
  package var haptics: Bool?
  /// Whether a soft tone sounds with each step; not when nothing is said.
  package var tone: Bool?
  /// The names of the hints that were put away.
  package var hintsSeen: [String]?

  package init() {}
}

/// The settings of a practice, complete and checked.
package struct PracticeSettings: Sendable, Hashable {
  package let boundary: DayBoundary
  package let breath: Int
  package let pace: String
  /// 0: statements are turned by hand.
  package let statementSeconds: Int
  package let visualisation: Int
  package let asksIntention: Bool
  package let weekBegins: Weekday
  package let goal: DailyGoal
  package let allowsRepair: Bool
  package let remindersOn: Bool
  package let haptics: Bool
  package let tone: Bool
  package let reminders: ReminderPlan

  /// The usual ones with what somebody has chosen.
  ///
  /// - Throws: ``CompanionError`` that names the field.
  package init(_ chosen: StoredPracticeSettings) throws(CompanionError) {
    pace = chosen.pace ?? "even"
    let names = BreathPace.named.map(\.name)
    guard names.contains(pace) else {
      throw .invalid("pace must be one of \(names.joined(separator: ", ")).", field: "pace", allowed: names)
    }
    var quiet: [Weekday] = []
    do {
      weekBegins = try Self.weekday(chosen.weekBegins ?? 1, .weekBegins)
      for number in chosen.quietDays ?? [] {
        let day = try Self.weekday(number, .quietDays)
        if !quiet.contains(day) { quiet.append(day) }
      }
      try PracticeRules.check(chosen.statementSeconds ?? 0, .statementSeconds)
    } catch {
      throw CompanionError(error)
    }
    breath = chosen.breathSeconds ?? 60
    statementSeconds = chosen.statementSeconds ?? 0
    visualisation = chosen.visualisationSeconds ?? 0
    asksIntention = chosen.asksIntention ?? true
    allowsRepair = chosen.allowsRepair ?? false
    remindersOn = chosen.remindersOn ?? false
    haptics = chosen.haptics ?? false
    tone = chosen.tone ?? false
    do {
      boundary = try chosen.dayBoundary.map { (minute) throws(PracticeError) in try DayBoundary(minute: minute) } ?? .usual
      goal = try DailyGoal(sessions: chosen.goal ?? 1)
      reminders = try ReminderPlan(
        count: chosen.reminderCount ?? 2, start: chosen.windowStart ?? max(480, boundary.minute), end: chosen.windowEnd ?? 1_200,
        boundary: boundary, quiet: quiet, goal: goal)
      _ = try SessionPlan(
        statements: [], breath: breath, turning: statementSeconds == 0 ? .byHand : .timed(seconds: statementSeconds),
        visualisation: visualisation)
    } catch {
      throw CompanionError(error)
    }
  }

  private static func weekday(_ number: Int, _ field: PracticeField) throws(PracticeError) -> Weekday {
    guard let day = Weekday(rawValue: number) else { throw .outside(field, allowed: PracticeRules.weekday) }
    return day
  }

  /// Checks what only a change must keep: somebody who is to be reminded must be awake for a while in the window.
  ///
  /// - Throws: ``CompanionError`` that names `windowEnd`.
  func checkAwake() throws(CompanionError) {
    guard remindersOn, reminders.awake < ReminderPlan.leastAwake else { return }
    let (night, morning) = (ClockFigures.two(ReminderPlan.nightBegins / 60), ClockFigures.two(ReminderPlan.nightEnds / 60))
    throw .invalid(
      "windowEnd must leave at least \(ReminderPlan.leastAwake) minutes of the window outside of the night, from \(night):00 to "
        + "\(morning):00: nobody is reminded then.", field: "windowEnd")
  }

  /// What a session with these settings consists of.
  ///
  /// - Parameter opening: a sentence that is said before those of the code; if it stands among them, it is said once.
  package func plan(_ code: PersonalCode, opening: String? = nil) throws(PracticeError) -> SessionPlan {
    let spoken = (opening.map { [$0] } ?? []) + code.spoken.map(\.text).filter { $0 != opening }
    return try SessionPlan(
      statements: Array(spoken.prefix(SessionPlan.mostStatements)), breath: breath,
      pace: BreathPace.named.first { $0.name == pace }?.pace ?? .even,
      turning: statementSeconds == 0 ? .byHand : .timed(seconds: statementSeconds), visualisation: visualisation,
      asksIntention: asksIntention)
  }
}
