import Ephemeris
import Foundation
import Testing

@testable import Companion
@testable import Identity
@testable import Store

/// Two processes on one database, and an app that keeps one token.
@Suite struct OneTokenProcessesTests {
  private final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let folder = Folder()

  @Test func whatOneProcessKnowsTheOtherKnowsAtOnce() async throws {
    let (keys, clock) = (MasterKeys.temporary(), WallClock.fixed(at: TestServer.now))
    let store = try DataStore(.folder(folder.path), masterKeys: keys)
    let one = await Companion.test(store, clock).accounts
    let beside = try DataStore(driver: SQLiteDriver(beside: folder.path), vault: Vault(keys: keys))
    let two = await Companion.test(beside, clock).accounts

    let identity = VerifiedIdentity(
      provider: .apple, subject: "001.abc", email: nil, name: nil, expiresAt: 1_795_246_500,
      tokenHash: String(repeating: "a", count: 64))
    var origin = AccountService.Origin(kind: .app, device: "", network: ClientNetwork(address: "203.0.113.7"))
    origin.keepsOneToken = true
    let signedIn = try await one.signIn(identity, from: origin)
    // The same token, at the other process.
    await #expect(throws: CompanionError.self) { try await two.signIn(identity, from: origin) }

    let (token, _) = try await one.accessToken(for: signedIn)
    let member = try #require(try await two.app(token).member)
    #expect(member.signIn?.keepsOneToken == true)
    try await one.signOut(device: signedIn.signIn.id, of: member, origin.network)
    #expect(try await two.app(token).member == nil)
    await #expect(throws: CompanionError.self) { try await two.renew(member, network: origin.network) }
    try await beside.close()
    try await store.close()
  }
}
