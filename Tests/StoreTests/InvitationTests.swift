import Foundation
import Testing

@testable import Store

@Suite struct InvitationTests {
  let folder = TemporaryFolder()
  private let hash = String(repeating: "ab", count: 32)

  @Test func anInvitationIsGoodOnce() throws {
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    #expect(invitations.count(now: 99) == 1)
    #expect(invitations.take(hash, now: 99) == 100)
    #expect(invitations.take(hash, now: 99) == nil)
    #expect(invitations.count(now: 99) == 0)
    try invitations.giveBack(hash, expiresAt: 100)
    #expect(invitations.take(hash, now: 99) == 100)
  }

  @Test func itsTimeIsOverAtItsEnd() throws {
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    #expect(invitations.take(hash, now: 100) == nil)
    try invitations.make(hash, expiresAt: 100)
    #expect(invitations.count(now: 100) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/invitations").isEmpty)
  }

  @Test func anInvitationIsTakenBack() throws {
    let invitations = Invitations(.folder(folder.path))
    let other = String(repeating: "cd", count: 32)
    for hash in [hash, other] { try invitations.make(hash, expiresAt: 100) }
    #expect(invitations.revoke(hash))
    #expect(!invitations.revoke(hash) && invitations.take(hash, now: 1) == nil)
    #expect(invitations.revokeAll() == 1 && invitations.count(now: 1) == 0)
  }

  @Test func ofManyWhoUseItAtOnceOneMay() async throws {
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { invitations.take(String(repeating: "ab", count: 32), now: 1) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(taken == 1)
  }

  @Test(arguments: ["", "../master.key", "AB", "zz"])
  func whatIsNoHashIsNoFile(_ text: String) throws {
    let invitations = Invitations(.folder(folder.path))
    #expect(invitations.take(text, now: 0) == nil)
    #expect(throws: StoreError.self) { try invitations.make(text, expiresAt: 1) }
    #expect(Invitations(.memory).take(hash, now: 0) == nil)
  }
}
