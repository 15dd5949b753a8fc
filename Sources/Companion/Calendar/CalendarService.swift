import Ephemeris
import Identity
import Practice
package import Readings
package import Store

/// Calendars that people subscribe to: an address that only its owner knows, and what is in it.
package struct CalendarService: Sendable {
  package let store: DataStore
  package let profiles: ProfileService
  package let accounts: AccountService
  package let practice: PracticeService
  package let clock: WallClock
  private let skies = CalendarSkies()

  /// Puts the service together.
  package init(
    store: DataStore, profiles: ProfileService, accounts: AccountService, practice: PracticeService, clock: WallClock
  ) {
    self.store = store
    self.profiles = profiles
    self.accounts = accounts
    self.practice = practice
    self.clock = clock
  }

  // MARK: the owner

  /// The calendar of a member; `nil` when there is none.
  package func feed(of member: Member) async throws -> CalendarFeed? { try await store.calendarFeeds.feed(of: member.id) }

  /// Gives the calendar of a member a new address; the one before leads nowhere from then on.
  ///
  /// - Parameter choices: what is in it; `nil` leaves it as it was, or takes ``CalendarChoice/usual``.
  /// - Returns: the calendar, and what stands in its address: it is kept nowhere and cannot be told again.
  package func renew(
    for member: Member, _ choices: [CalendarChoice]?, _ network: ClientNetwork
  ) async throws -> (feed: CalendarFeed, token: String) {
    let token = OpaqueToken(.calendar)
    let feed = try await store.calendarFeeds.renew(
      member.id, tokenHash: token.hash, choices: choices.map(Self.words), usual: Self.words(CalendarChoice.usual),
      now: clock.microseconds)
    try await accounts.note("calendarMade", by: member, network)
    return (feed, token.text)
  }

  /// Changes what is in the calendar of a member.
  ///
  /// - Parameter change: what is to be in it or not; the rest stays.
  /// - Throws: ``CompanionError`` `notFound` when there is none.
  package func choose(_ change: [CalendarChoice: Bool], for member: Member) async throws -> CalendarFeed {
    let feed = try await store.calendarFeeds.choose(member.id, now: clock.microseconds) { standing in
      Self.words(CalendarChoice.allCases.filter { change[$0] ?? standing.contains($0.rawValue) })
    }
    guard let feed else { throw CompanionError.notFound("There is no calendar yet; make one first.") }
    return feed
  }

  /// Takes the calendar of a member away: its address leads nowhere any more.
  ///
  /// - Throws: ``CompanionError`` `notFound` when there is none.
  package func revoke(for member: Member, _ network: ClientNetwork) async throws {
    guard try await store.calendarFeeds.revoke(member.id) else { throw CompanionError.notFound("There is no calendar.") }
    try await accounts.note("calendarRevoked", by: member, network)
  }

  /// Whether a token is that of the address at which the calendar of a member stands.
  package func isAddress(_ token: String, of member: Member) async throws -> Bool {
    guard let token = OpaqueToken(.calendar, text: token) else { return false }
    return try await store.calendarFeeds.feed(tokenHash: token.hash)?.accountID == member.id
  }

  private static func words(_ choices: [CalendarChoice]) -> [String] {
    CalendarChoice.allCases.filter(choices.contains).map(\.rawValue)
  }

  /// For how many days sessions of practice are planned ahead.
  private static let practiceDays = 28

  private static func event(_ session: Reminder, in language: Language) -> CalendarEvent {
    CalendarTelling.session(session.id, at: UTC(unixSeconds: Double(session.instant)), in: language)
  }

  // MARK: whoever has the address

  /// The calendar at an address; `nil` when the address is none of ours, was renewed or revoked, or its account is gone.
  ///
  /// It is found by a hash, so what is compared says nothing of how near a guess was.
  package func standing(at token: String, languages: Languages) async throws -> CalendarStanding? {
    guard let token = OpaqueToken(.calendar, text: token),
      let feed = try await store.calendarFeeds.feed(tokenHash: token.hash),
      let account = try await store.accounts.account(feed.accountID)
    else { return nil }
    // Taken before the profile is read: what is kept under it may be newer, and never older.
    let identity = try await profiles.version(of: account)
    let profile = try await profiles.profile(account)
    var standing = try CalendarStanding(
      feed: feed, account: account, profile: profile, identity: identity,
      language: profile.profile.language(among: languages), now: clock.now)
    if standing.choices.contains(.practice) {
      let planned = try await practice.planned(account, timezone: standing.version.zone, days: Self.practiceDays)
      standing.take(planned.sessions, changedAt: planned.changedAt)
    }
    return standing
  }

  /// What is in a calendar: what the sky shows, in order of time, then the sessions of practice.
  ///
  /// - Throws: ``CompanionError`` `invalidDate` when the sky of these years cannot be followed.
  package func events(of standing: CalendarStanding) throws(CompanionError) -> [CalendarEvent] {
    let drawn = try profiles.chart(standing.account, standing.profile.profile, standing.profile.record)
    let zodiac = try ProfileChange.zodiac(standing.profile.profile.zodiac ?? "tropical", field: "zodiac")
    do {
      let sky = try skies.sky(number: CalendarSky.number(for: standing.today.number))
      let told = try CalendarTelling(sky, in: zodiac, on: standing.today, language: standing.language)
        .events(of: drawn?.chart, standing.choices)
      return told + standing.version.sessions.map { Self.event($0, in: standing.language) }
    } catch {
      throw CompanionError(error, field: nil)
    }
  }
}

/// The skies of calendars, each followed once: nearly everybody needs the same one.
final class CalendarSkies: Sendable {
  private let known = Recent<Int, CalendarSky>(room: 4)

  /// A sky by its number. Two who ask at the same time may both work it out; that is harmless.
  func sky(number: Int) throws(EphemerisError) -> CalendarSky {
    if let sky = known.find(number) { return sky }
    let sky = try CalendarSky(number: number)
    known.keep(sky, for: number)
    return sky
  }
}
