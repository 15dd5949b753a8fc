import Atlas
import Crypto
package import Ephemeris
import Identity
import Practice
package import Readings
package import Store

/// A calendar as it stands at a moment: whose it is, what is in it, by which clocks.
package struct CalendarStanding: Sendable {
  /// What a calendar hangs on. While it is the same, its text is the same.
  package struct Version: Sendable, Hashable {
    let identity: IdentityVersion
    let changedAt: Int64
    let day: Int
    let zone: String
    let language: Language
    /// When sessions of practice are planned; none where the person has not asked for them.
    var sessions: [Reminder] = []
  }

  package let account: Account
  package let profile: ProfileService.Standing
  package let choices: Set<CalendarChoice>
  /// In which language it is told.
  package let language: Language
  /// The day of the person.
  package let today: LocalDay
  package private(set) var version: Version
  /// When something of it was changed last: its address, its choices, the profile, or the settings of the practice.
  package private(set) var modified: UTC

  init(
    feed: CalendarFeed, account: Account, profile: ProfileService.Standing, identity: IdentityVersion, language: Language,
    now: UTC
  ) throws(CompanionError) {
    self.account = account
    self.profile = profile
    self.language = language
    choices = Set(feed.choices.compactMap(CalendarChoice.init))
    // Where somebody was born says nothing of where they are.
    let name = profile.profile.currentZone() ?? "UTC"
    today = LocalDay(containing: now, in: try CivilText.zone(name, field: "timezone"))
    version = Version(
      identity: identity, changedAt: feed.changedAt, day: today.number, zone: name, language: language)
    modified = UTC(microseconds: max(feed.changedAt, profile.record?.updatedAt ?? 0))
  }

  /// Takes in when sessions of practice are planned.
  ///
  /// - Parameter changedAt: when the plan was changed last, in POSIX microseconds.
  mutating func take(_ sessions: [Reminder], changedAt: Int64) {
    version.sessions = sessions
    modified = max(modified, UTC(microseconds: changedAt))
  }

  /// The name of the person; empty when it is not known.
  package var name: String { profile.profile.name ?? "" }

  /// What sets the events of this person apart from the same events of others. It says nothing of the account, and stays when the address
  /// is renewed.
  package var mark: String {
    SHA256.hash(data: Array("calendar \(account.id)".utf8)).prefix(10).hexadecimal
  }
}
