package import Practice

/// What a notification is about.
package enum NotificationKind: String, Sendable, Hashable, CaseIterable {
  /// The reading of the day is there.
  case morning
  /// The time for a session.
  case practice
  /// Both at once: a reminder that would come within minutes of the reading comes with it.
  case together
  /// Somebody wants to see that it works.
  case trial
}

/// A notification whose time has come.
package struct DueNotification: Sendable, Hashable {
  package let kind: NotificationKind
  /// What it is marked by once it is told: the same for the same day or reminder, whatever else changes.
  package let mark: String
  /// When it was to be told, in POSIX seconds.
  package let instant: Int64
  /// Until when it is worth telling, in POSIX seconds.
  package let end: Int64

  /// The same with something beside it: still told once.
  fileprivate func with(_ kind: NotificationKind) -> DueNotification {
    DueNotification(kind: kind, mark: mark, instant: instant, end: end)
  }
}

/// What somebody wants to be told of, and since when: all that the rule needs of them.
package struct NotificationWishes: Sendable, Hashable {
  package let settings: NotificationSettings
  /// Since when the announcement of readings is wanted as it is, in POSIX seconds.
  package let morningSince: Int64
  /// When reminders are wanted; `nil` where nothing was ever chosen.
  package let reminders: ReminderPlan?
  /// Since when that stands, in POSIX seconds.
  package let remindersSince: Int64

  /// - Parameters:
  ///   - morningSince: POSIX seconds.
  ///   - reminders: `nil` where nothing was ever chosen.
  ///   - remindersSince: POSIX seconds.
  package init(settings: NotificationSettings, morningSince: Int64, reminders: ReminderPlan?, remindersSince: Int64) {
    self.settings = settings
    self.morningSince = morningSince
    self.reminders = reminders
    self.remindersSince = remindersSince
  }
}

/// Which notifications are due at an instant: pure, so that it can be asked for any person, zone and day.
package enum NotificationRule {
  /// From when on nobody is told anything, in minutes after midnight of their own clocks.
  package static let nightBegins = ReminderPlan.nightBegins
  /// Until when, likewise.
  package static let nightEnds = ReminderPlan.nightEnds
  /// For how long the announcement of a reading is worth telling, in seconds.
  package static let morningPatience: Int64 = 3 * 3600
  /// For how long a reminder is worth telling, in seconds.
  package static let reminderPatience: Int64 = 3600
  /// A reminder no further than this from the announcement of a reading comes with it, in seconds: two knocks in the same half hour would be
  /// one too many, and would take the place of the evening’s.
  package static let nearby: Int64 = 1800

  /// What is due for somebody, the earliest first: the whole decision of whoever sends, but for what was told before and the budget of the
  /// day, which a claim in the store settles once for all processes.
  ///
  /// - Parameters:
  ///   - now: POSIX seconds.
  ///   - ledger: what was practised in the last days.
  package static func due(
    _ wishes: NotificationWishes, now: Int64, _ clock: ZoneClock, _ ledger: PracticeLedger
  ) -> [DueNotification] {
    var due: [DueNotification] = []
    let plan = wishes.settings.practice ? wishes.reminders : nil
    if wishes.settings.morning,
      let morning = morning(at: wishes.settings.morningMinute, since: wishes.morningSince, now: now, clock)
    {
      let near = plan?.due(
        after: max(morning.instant - nearby - 1, wishes.remindersSince), through: morning.instant + nearby, clock: clock,
        ledger: ledger)
      due.append(near?.isEmpty == false ? morning.with(.together) : morning)
    }
    if let plan, let reminder = reminder(plan, since: wishes.remindersSince, now: now, clock, ledger),
      !comesWithMorning(reminder.instant, wishes, clock)
    {
      due.append(reminder)
    }
    return due.sorted { $0.instant < $1.instant }
  }

  /// Whether a reminder is left to the announcement of the reading of its day.
  private static func comesWithMorning(_ instant: Int64, _ wishes: NotificationWishes, _ clock: ZoneClock) -> Bool {
    guard wishes.settings.morning else { return false }
    let morning = morningInstant(at: wishes.settings.morningMinute, on: day(instant, clock), clock)
    return morning > wishes.morningSince && abs(morning - instant) <= nearby
  }

  private static func morningInstant(at minute: Int, on day: PracticeDay, _ clock: ZoneClock) -> Int64 {
    clock.earliest(showing: Int64(day.number) * 86_400 + Int64(minute) * 60)
  }

  /// Whether it is night for somebody.
  ///
  /// - Parameter instant: POSIX seconds.
  package static func isNight(_ instant: Int64, _ clock: ZoneClock) -> Bool {
    let minute = minute(instant, clock)
    return minute < nightEnds || minute >= nightBegins
  }

  /// The calendar day of somebody, by which notifications are counted.
  package static func day(_ instant: Int64, _ clock: ZoneClock) -> PracticeDay {
    let reading = clock.reading(at: instant)
    return PracticeDay(number: Int(clamping: (reading - reading.flooredRemainder(86_400)) / 86_400))
  }

  /// The announcement of the day's reading, if it is due; never at night.
  ///
  /// - Parameters:
  ///   - minute: when it is wanted, in minutes after midnight.
  ///   - since: since when it is wanted, in POSIX seconds; an hour that lay before is not made up for.
  ///   - now: POSIX seconds.
  package static func morning(at minute: Int, since: Int64, now: Int64, _ clock: ZoneClock) -> DueNotification? {
    guard !isNight(now, clock) else { return nil }
    let day = day(now, clock)
    let instant = morningInstant(at: minute, on: day, clock)
    let end = min(instant + morningPatience, nightfall(after: now, clock))
    guard instant > since, instant <= now, now < end else { return nil }
    return DueNotification(kind: .morning, mark: "morning-\(day)", instant: instant, end: end)
  }

  /// The reminder of a practice that is due: of several that a stop has left behind the last alone. Never at night.
  ///
  /// - Parameters:
  ///   - since: since when reminders are wanted, in POSIX seconds.
  ///   - now: POSIX seconds.
  ///   - ledger: what was practised; a day that has reached its goal has none.
  package static func reminder(
    _ plan: ReminderPlan, since: Int64, now: Int64, _ clock: ZoneClock, _ ledger: PracticeLedger
  ) -> DueNotification? {
    guard !isNight(now, clock) else { return nil }
    let start = max(since, now - reminderPatience)
    let due = plan.due(after: start, through: now, clock: clock, ledger: ledger)
    guard let last = due.last(where: { !isNight($0.instant, clock) }) else { return nil }
    return DueNotification(
      kind: .practice, mark: last.id, instant: last.instant,
      end: min(last.instant + reminderPatience, nightfall(after: now, clock)))
  }

  /// When the night begins that comes next, in POSIX seconds.
  private static func nightfall(after instant: Int64, _ clock: ZoneClock) -> Int64 {
    let reading = clock.reading(at: instant)
    return clock.earliest(showing: reading - reading.flooredRemainder(86_400) + Int64(nightBegins) * 60)
  }

  private static func minute(_ instant: Int64, _ clock: ZoneClock) -> Int {
    Int(clamping: clock.reading(at: instant).flooredRemainder(86_400) / 60)
  }
}

extension Int64 {
  /// What is left when a positive number is taken away as often as it goes, 0 or more.
  fileprivate func flooredRemainder(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
