import Astrology
package import Ephemeris
package import Readings
package import Store

/// Who somebody is to us: name, birth and preferences, kept sealed. One per account.
package struct ProfileService: Sendable {
  package let store: DataStore
  package let charts: ChartService
  package let clock: WallClock

  /// What is kept of an account: its profile, with the record that holds it when there is one.
  package typealias Standing = (profile: StoredProfile, record: Record?)

  private let versions = VersionedCache<String, CommitMark, IdentityVersion>(room: 4096)
  private let profiles = VersionedCache<String, IdentityVersion, Standing>(room: 1024)
  private let summaries = VersionedCache<String, IdentityVersion, AccountSummary>(room: 1024)
  /// By account, for a change of its profile.
  private let drawn = VersionedCache<String, Int64, DrawnChart>(room: 1024)

  /// What makes a profile the only one of its account.
  package static let key = "profile"

  /// The version of what is known of an account: while it is the same, what was read of it is still true.
  package func version(of account: Account) async throws -> IdentityVersion {
    let mark = try store.commitMark()
    if let known = versions.value(for: account.id, at: mark) { return known }
    let version = try await store.identityVersion(of: account.id)
    versions.keep(version, for: account.id, at: mark)
    return version
  }

  /// The profile of an account, made when there is none.
  package func profile(_ account: Account) async throws -> Standing {
    let version = try await version(of: account)
    if let known = profiles.value(for: account.id, at: version) { return known }
    let record = try await store.records.record(.profile, account: account.id, naturalKey: Self.key)
    let payload = record?.payload
    let standing: Standing = (
      try payload.map { try StoredProfile(payload: $0) } ?? StoredProfile(), payload == nil ? nil : record
    )
    profiles.keep(standing, for: account.id, at: version)
    return standing
  }

  /// The same for what goes on without it; `nil` where what is kept does not open.
  package func standing(_ account: Account) async throws -> Standing? {
    do {
      return try await profile(account)
    } catch let error as StoreError where error.isDamagedRecord {
      return nil
    } catch CompanionError.damaged {
      return nil
    }
  }

  /// The profile for what goes on without it: where it does not open, one in which nothing stands. Nothing is written from it, for what is kept
  /// may be mended.
  package func readable(_ account: Account) async throws -> StoredProfile {
    try await standing(account)?.profile ?? StoredProfile()
  }

  /// The chart of a profile, with the houses that the person has chosen; `nil` without a birth.
  package func chart(_ account: Account, _ profile: StoredProfile, _ record: Record?) throws(CompanionError) -> DrawnChart? {
    guard let birth = profile.birth else { return nil }
    if let record, let known = drawn.value(for: account.id, at: record.change) { return known }
    let houseSystem = try Choices.houseSystem(profile.houseSystem ?? birth.houseSystem, field: "houseSystem")
    let chart = try DrawnChart(ReadBirth(birth.birthData), options: ChartOptions(houseSystem: houseSystem))
      .told(in: profile.zodiac)
    if let record { drawn.keep(chart, for: account.id, at: record.change) }
    return chart
  }

  /// A chart as somebody reads it: a member in the zodiac of their profile.
  package func told(_ drawn: DrawnChart, for member: Member?) async throws -> DrawnChart {
    try drawn.told(in: try await zodiac(of: member))
  }

  /// The zodiac that a member has chosen, `tropical` or an ayanamsa; `nil` for nobody and when none was chosen.
  package func zodiac(of member: Member?) async throws -> String? {
    guard let member else { return nil }
    return try await readable(member.account).zodiac
  }

  /// Deletes an account with everything that hangs on it.
  package func delete(_ account: String) async throws {
    _ = try await store.accounts.delete(account)
    profiles.forget(account)
    summaries.forget(account)
    drawn.forget(account)
  }

  /// Changes the profile of an account by what stands in it.
  @discardableResult
  package func revise(
    _ account: Account, _ change: @escaping @Sendable (inout StoredProfile) -> Void
  ) async throws -> (profile: StoredProfile, record: Record) {
    let now = clock.microseconds
    let record = try await store.records.revise(
      .profile, account: account.id, naturalKey: Self.key, newID: UUIDv7.generate(microseconds: now), now: now
    ) { standing in
      var profile = try standing.map { try StoredProfile(payload: $0) } ?? StoredProfile()
      change(&profile)
      return try profile.payload(over: standing)
    }
    guard let record, let payload = record.payload else { throw CompanionError.notFound("The account no longer exists.") }
    return (try StoredProfile(payload: payload), record)
  }

  /// Changes the profile of an account while a version of it stands.
  ///
  /// - Parameter base: the version; 0 when nothing had been kept.
  /// - Returns: whether it was changed; `false` when another version stands.
  package func revise(
    _ account: Account, base: Int64, _ change: @escaping @Sendable (inout StoredProfile) -> Void
  ) async throws -> Bool {
    let now = clock.microseconds
    let standing = try await profile(account)
    guard standing.record?.change ?? 0 == base else { return false }
    // The version is compared again within the transaction, so what was read here is what is changed there.
    var profile = standing.profile
    change(&profile)
    let payload = try profile.payload(over: standing.record?.payload)
    let outcome = try await store.records.revise(
      .profile, account: account.id, naturalKey: Self.key, newID: UUIDv7.generate(microseconds: now), base: base, now: now
    ) { _ in payload }
    guard case .kept = outcome else { return false }
    return true
  }

  /// Notes that the callable functions have seen somebody.
  ///
  /// - Returns: when they did so last, in microseconds of POSIX time; `nil` when never.
  package func noteActivity(of account: Account) async throws -> Int64? {
    let known = try await store.records.record(.memory, account: account.id, naturalKey: StoredActivity.key)
    let last = known?.payload.flatMap { try? StoredActivity(payload: $0) }?.lastActive
    let now = clock.microseconds
    _ = try await store.records.revise(
      .memory, account: account.id, naturalKey: StoredActivity.key, newID: UUIDv7.generate(microseconds: now), now: now
    ) { standing in
      // One that cannot be read stays as it is; the profile is told all the same.
      if let standing, (try? StoredActivity(payload: standing)) == nil { return nil }
      return try StoredActivity(lastActive: now).payload(over: standing)
    }
    return last
  }

  /// What a new account begins with: a name, and the birth of a chart that was made before.
  ///
  /// - Parameter device: what is known of the device.
  package func begin(_ account: Account, name: String?, chart id: String?, device: DeviceTraits = DeviceTraits()) async throws {
    var birth: StoredBirth?
    if let id {
      // The account stands; a chart that has expired meanwhile is no reason to refuse it.
      birth = try? await charts.find(id).birth
    }
    guard name != nil || birth != nil || device != DeviceTraits() else { return }
    let kept = birth
    try await revise(account) { profile in
      if let name = name?.trimmed, !name.isEmpty { profile.name = name }
      if let zone = device.zone { profile.deviceTimezone = zone }
      if let language = device.language { profile.deviceLanguage = language }
      if let kept {
        profile.birth = kept
        profile.name = profile.name ?? kept.birthData.name
      }
    }
    // The chart goes with it, under the address that the person may have kept.
    if let id, birth != nil { _ = try await store.charts.claim(id: id, account: account.id, now: clock.microseconds) }
  }

  /// Takes a chart that was made before signing in for an account that has no birth yet, and notes where the device comes from.
  package func adopt(chart id: String?, for account: Account, device: DeviceTraits = DeviceTraits()) async throws {
    let known = try await profile(account).profile
    let wanted = known.birth == nil ? id : nil
    let isKnown =
      (device.zone == nil || device.zone == known.deviceTimezone)
      && (device.language == nil || device.language == known.deviceLanguage)
    guard wanted != nil || !isKnown else { return }
    try await begin(account, name: nil, chart: wanted, device: device)
  }

  /// Follows somebody to where they are: the zone of the device that they use is from now on the one whose hours and days are theirs,
  /// while they have chosen none.
  package func follow(_ zone: String, of account: Account) async throws {
    guard try await profile(account).profile.deviceTimezone != zone else { return }
    try await revise(account) { $0.deviceTimezone = zone }
  }

  /// Keeps a chart that was made before signing in among the charts of an account that has a birth of its own.
  package func keepBeside(chart id: String, for account: Account) async throws {
    _ = try await store.charts.claim(id: id, account: account.id, now: clock.microseconds)
  }

  /// Keeps a birth among the charts of an account.
  package func keepBeside(birth: StoredBirth, for account: Account) async throws {
    let now = clock.microseconds
    _ = try await store.records.insert(
      .chart, account: account.id, id: UUIDv7.generate(microseconds: now), payload: birth.payload(), now: now)
  }

  /// What an account says of itself; without a name where its profile does not open, for nobody is kept out by that.
  package func summary(_ account: Account) async throws -> AccountSummary {
    let (profile, record) = try await standing(account) ?? (StoredProfile(), nil)
    return try await summary(account, profile, record)
  }

  /// The same of an account whose profile has been read already.
  package func summary(_ account: Account, _ profile: StoredProfile, _ record: Record?) async throws -> AccountSummary {
    let version = try await version(of: account)
    if let known = summaries.value(for: account.id, at: version) { return known }
    let email = try await store.accounts.credentials(of: account.id).compactMap(\.email).first
    let summary = AccountSummary(
      id: account.id, email: email, name: profile.name, createdAt: UTC(microseconds: account.createdAt),
      updatedAt: UTC(microseconds: record?.updatedAt ?? account.createdAt))
    summaries.keep(summary, for: account.id, at: version)
    return summary
  }
}

/// What a device tells of where its owner lives.
package struct DeviceTraits: Sendable, Hashable {
  /// The zone of its clocks; `nil` when it names none.
  package var zone: String?
  /// The language tag that it names first, such as `en-US`; `nil` when it names none.
  package var language: String?

  package init(zone: String? = nil, language: String? = nil) {
    self.zone = zone
    self.language = language
  }
}

/// An account in short: who it is, and since when.
package struct AccountSummary: Sendable {
  package let id: String
  package let email: String?
  package let name: String?
  package let createdAt: UTC
  /// When the profile was changed last.
  package let updatedAt: UTC
}

/// The profile as it is kept. Field names are part of people's files and are never changed.
package struct StoredProfile: StoredPayload, Hashable {
  package static let storedVersion = 1

  package var name: String?
  package var birth: StoredBirth?
  /// A language tag such as `en`.
  package var language: String?
  package var houseSystem: String?
  /// `tropical`, or an ayanamsa.
  package var zodiac: String?
  /// `system`, `light` or `dark`.
  package var theme: String?
  /// `metric` or `imperial`.
  package var units: String?
  /// The zone whose days are the person's days, as the person chose it.
  package var timezone: String?
  /// The zone of the device that somebody used last; good while none is chosen.
  package var deviceTimezone: String?
  /// `h12` or `h23`, as the person chose it.
  package var hourCycle: String?
  /// `dayFirst` or `monthFirst`, as the person chose it.
  package var dateOrder: String?
  /// The language tag of the device that somebody signed in with last: how hours and days are told while nothing is chosen.
  package var deviceLanguage: String?
  /// Whether tomorrow’s reading is to be prepared the evening before; no when nothing is said.
  package var preparesReadings: Bool?
  /// What the person is told of without asking; nothing when nothing is said.
  package var notifications: StoredNotifications?
  /// What the callable functions were told, as they were told it.
  package var callable: StoredCallableProfile?

  package init() {}
}

extension StoredProfile {
  /// The name of the zone that the person lives by: the one that they chose, the one that a request names, or that of their device;
  /// `nil` while none is known.
  package func currentZone(asked: String? = nil) -> String? { timezone ?? asked ?? deviceTimezone }

  /// How the person is told hours and days: as they chose, or else as is usual where their device comes from.
  package var format: RegionalFormat {
    var format = deviceLanguage.flatMap { RegionalFormat(tag: $0) } ?? .usual
    if let hours = hourCycle.flatMap(RegionalFormat.HourCycle.init) { format.hours = hours }
    if let order = dateOrder.flatMap(RegionalFormat.DateOrder.init) { format.order = order }
    return format
  }

  /// What the person reads, of the languages that there are, when they do not ask themselves.
  package func language(among languages: Languages) -> Language {
    (language.flatMap { languages.language($0) } ?? languages.first).telling(format)
  }

  /// The birth with the house system and the zodiac that the person prefers.
  package var ownBirth: StoredBirth? {
    guard var kept = birth else { return nil }
    kept.houseSystem = houseSystem ?? kept.houseSystem
    kept.zodiac = zodiac
    return kept
  }
}
