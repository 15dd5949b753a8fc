import Ephemeris
import Foundation
import Identity
import Readings
import Testing

@testable import Companion
@testable import Store

/// Two processes on one database: what one writes the other sees at once, whatever it had read before.
@Suite struct TwoProcessesTests {
  /// A folder that lives as long as the suite does.
  private final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let folder = Folder()
  private let keys = MasterKeys.temporary()
  private let clock = WallClock.fixed(at: UTC(daysSinceJ2000: 9821.5))

  /// Two stores on the folder, with what the product does over each.
  private func open() async throws -> (one: (DataStore, Companion), two: (DataStore, Companion)) {
    let first = try DataStore(.folder(folder.path), masterKeys: keys)
    let second = try DataStore(driver: SQLiteDriver(beside: folder.path), vault: Vault(keys: keys))
    return (
      (first, await Companion.test(first, clock)),
      (second, await Companion.test(second, clock))
    )
  }

  private func makeAccount(in store: DataStore) async throws -> Account {
    let account = Account(id: UUIDv7.generate(microseconds: 1), role: .member, createdAt: 1)
    let way = Credential(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .google, subject: "s", email: nil, secret: nil,
      createdAt: 1)
    #expect(try await store.accounts.create(account, with: way))
    return account
  }

  @Test func aProfileIsNeverOlderThanWhatStands() async throws {
    let (one, two) = try await open()
    let account = try await makeAccount(in: one.0)
    #expect(try await two.1.profiles.profile(account).profile.name == nil)
    try await one.1.profiles.revise(account) { $0.name = "Ada" }
    #expect(try await two.1.profiles.profile(account).profile.name == "Ada")
    #expect(try await two.1.profiles.summary(account).name == "Ada")
    try await two.1.profiles.revise(account) { $0.name = "Grace" }
    #expect(try await one.1.profiles.profile(account).profile.name == "Grace")
    #expect(try await one.1.profiles.summary(account).name == "Grace")
  }

  @Test func aPersonIsBornWhereTheProfileSaysNow() async throws {
    let (one, two) = try await open()
    let account = try await makeAccount(in: one.0)
    func set(_ date: String, by companion: Companion) async throws {
      try await companion.profiles.revise(account) { profile in
        profile.birth = StoredBirth(
          birthData: BirthDetails(date: date, time: "14:30", timezone: "UTC", latitude: 48, longitude: 16), chartType: nil,
          houseSystem: nil)
      }
    }
    try await set("1990-06-15", by: one.1)
    let before = try #require(try await two.1.readings.person(account, language: .english))
    let day = two.1.readings.today(in: before.zone)
    let reading = try await two.1.readings.reading(of: before, on: day).reading
    try await set("1975-01-02", by: one.1)
    let after = try #require(try await two.1.readings.person(account, language: .english))
    #expect(after.drawn.birth.data.date == "1975-01-02" && after.fingerprint != before.fingerprint)
    // The reading of another birth is another one, and both have the same of it.
    let other = try await two.1.readings.reading(of: after, on: day).reading
    let isAnother = other != reading
    #expect(isAnother)
    let person = try #require(try await one.1.readings.person(account, language: .english))
    let isSame = try await one.1.readings.reading(of: person, on: day).reading == other
    #expect(isSame)
  }

  @Test func aDeviceThatWasSignedOutIsOut() async throws {
    let (one, two) = try await open()
    let account = try await makeAccount(in: one.0)
    let token = OpaqueToken(.session)
    let signIn = SignIn(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .browser, device: "", createdAt: 1, provenAt: 1,
      seenAt: clock.microseconds, expiresAt: 4_000_000_000_000_000)
    try await one.0.signIns.start(signIn, tokenHash: token.hash)
    func isKnown(to companion: Companion) async throws -> Bool { try await companion.accounts.browser(token).member != nil }
    #expect(try await isKnown(to: one.1))
    #expect(try await isKnown(to: two.1))
    _ = try await one.0.signIns.end(signIn.id, account: account.id)
    #expect(try await isKnown(to: two.1) == false)
    #expect(try await isKnown(to: one.1) == false)
  }
}
