import Atlas
import Crypto
package import Ephemeris
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
    let language: String
  }

  package let account: Account
  package let profile: ProfileService.Standing
  package let choices: Set<CalendarChoice>
  /// In which language it is told.
  package let language: Language
  /// The day of the person.
  package let today: LocalDay
  package let version: Version
  /// When something of it was changed last: its address, its choices, or the profile.
  package let modified: UTC

  init(
    feed: CalendarFeed, account: Account, profile: ProfileService.Standing, identity: IdentityVersion, language: Language,
    now: UTC
  ) throws(CompanionError) {
    self.account = account
    self.profile = profile
    self.language = language
    choices = Set(feed.choices.compactMap(CalendarChoice.init))
    let name = profile.profile.currentZone() ?? profile.profile.birth?.birthData.timezone ?? "UTC"
    today = LocalDay(containing: now, in: try CivilText.zone(name, field: "timezone"))
    version = Version(
      identity: identity, changedAt: feed.changedAt, day: today.number, zone: name, language: language.tag)
    modified = UTC(microseconds: max(feed.changedAt, profile.record?.updatedAt ?? 0))
  }

  /// The name of the person; empty when it is not known.
  package var name: String { profile.profile.name ?? "" }

  /// What sets the events of this person apart from the same events of others. It says nothing of the account, and stays when the address
  /// is renewed.
  package var mark: String {
    SHA256.hash(data: Array("calendar \(account.id)".utf8)).prefix(10).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
