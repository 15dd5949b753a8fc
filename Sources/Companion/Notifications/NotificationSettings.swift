/// What somebody is told of without asking, as it is kept in their profile. Field names are part of people's files and are never changed.
package struct StoredNotifications: Codable, Sendable, Hashable {
  /// Whether the morning's reading is announced; no when nothing is said.
  package var morning: Bool?
  /// When, in minutes after midnight.
  package var morningMinute: Int?
  /// Since when that stands, in POSIX seconds: what lies before is not made up for.
  package var morningSince: Int64?
  /// How many a day may have, of all sorts together.
  package var mostADay: Int?

  package init() {}
}

/// What somebody is told of without asking, complete. Quiet until somebody asks for more.
package struct NotificationSettings: Sendable, Hashable {
  /// When the morning's reading may be announced, in minutes after midnight.
  package static let mornings = NotificationRule.nightEnds...720
  /// How many a day may be chosen.
  package static let budgets = 1...6
  /// How many a day has when nobody says.
  package static let usualBudget = 2

  /// Whether the morning's reading is announced.
  package var morning = false
  /// When, in minutes after midnight.
  package var morningMinute = 480
  /// Whether the practice reminds; the same switch as that of the practice.
  package var practice = false
  /// How many a day may have, of all sorts together.
  package var mostADay = usualBudget

  package init() {}

  /// The settings that are kept; what no longer is allowed is as usual.
  init(_ kept: StoredNotifications?, practice: Bool) {
    morning = kept?.morning ?? false
    if let minute = kept?.morningMinute, Self.mornings.contains(minute) { morningMinute = minute }
    if let most = kept?.mostADay, Self.budgets.contains(most) { mostADay = most }
    self.practice = practice
  }
}

/// A change of what somebody is told of; what is `nil` stays.
package struct NotificationChange: Sendable, Hashable {
  package var morning: Bool?
  /// Minutes after midnight.
  package var morningMinute: Int?
  package var practice: Bool?
  package var mostADay: Int?

  /// A change of nothing.
  package init() {}

  /// - Throws: ``CompanionError`` that names the field and what is allowed.
  func check() throws(CompanionError) {
    if let morningMinute, !NotificationSettings.mornings.contains(morningMinute) {
      let allowed = NotificationSettings.mornings
      throw .invalid(
        "morningMinute must be from \(allowed.lowerBound) to \(allowed.upperBound): minutes after midnight, from six to noon.",
        field: "morningMinute")
    }
    if let mostADay, !NotificationSettings.budgets.contains(mostADay) {
      let allowed = NotificationSettings.budgets
      throw .invalid("mostADay must be from \(allowed.lowerBound) to \(allowed.upperBound).", field: "mostADay")
    }
  }
}
