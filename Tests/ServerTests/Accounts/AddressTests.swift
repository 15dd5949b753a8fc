import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Testing

@testable import Server
@testable import Wire

/// Spellings of one address.
@Suite struct AddressTests {
  static func json(_ values: [String: String]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
  }

  static func register(_ browser: TestBrowser, _ email: String) async throws -> TestResponse {
    try await browser.post(Route.register.path, json(["email": email, "password": TestPerson.password]))
  }

  static func signIn(_ browser: TestBrowser, _ email: String, _ password: String = TestPerson.password) async throws
    -> TestResponse
  {
    try await browser.post(Route.signIn.path, json(["email": email, "password": password]))
  }

  @Test func lookAlikesAreOneAccount() async throws {
    try await TestServer().run { browser in
      let first = try await Self.register(browser, "ren\u{E9}e@b\u{FC}cher.example")
      #expect(first.status == .created)
      for other in [
        "RENE\u{301}E@b\u{FC}cher.example", "ren\u{E9}e@BU\u{308}CHER.example", "ren\u{E9}e@xn--bcher-kva.example",
        "ren\u{200B}\u{E9}e@b\u{FC}cher.example", "\u{FEFF}ren\u{E9}e@b\u{FC}\u{2060}cher.example",
        "ren\u{E9}e@b\u{FC}cher\u{3002}\u{FF45}\u{FF58}ample",
      ] {
        let second = try await Self.register(browser, other)
        #expect(second.status == .conflict && second.string("field") == "email", "\(other.debugDescription)")
        #expect(try await Self.signIn(browser, other).string("user.id") == first.string("user.id"), "\(other.debugDescription)")
      }
      #expect(first.string("user.email") == "ren\u{E9}e@b\u{FC}cher.example")
    }
  }

  @Test(arguments: [
    ("ada@exa_mple.org", "domain"), ("a da@example.org", "before the @"), ("ada@127.0.0.1", "domain"), ("ada", "such as"),
  ])
  func whatIsNoAddressSaysWhy(_ email: String, _ words: String) async throws {
    try await TestServer().run { browser in
      let refused = try await Self.register(browser, email)
      #expect(refused.status == .badRequest && refused.string("field") == "email")
      #expect(refused.string("message")?.contains(words) == true, "\(refused.text)")
    }
  }

  /// Accounts from before: their addresses were trimmed and lowered, nothing else.
  @Test func accountsOfBeforeSignInAndHaveNoTwins() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "astronova-addresses-\(UUIDv7.generate(microseconds: 1))")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try DataStore(.folder(folder))
    var ids: [String: String] = [:]
    // The last two look the same; there could be two such accounts.
    let subjects = ["ada@b\u{FC}cher.example", "odd@exa_mple.org", "twin@example.org", "tw\u{200B}in@example.org"]
    for (index, subject) in subjects.enumerated() {
      let account = Account(id: UUIDv7.generate(microseconds: Int64(index)), role: .member, createdAt: Int64(index))
      let credential = Credential(
        id: UUIDv7.generate(microseconds: Int64(index)), accountID: account.id, kind: .password, subject: subject, email: subject,
        secret: PasswordHash("the password of \(index)", cost: TestServer.cost).text, createdAt: Int64(index))
      #expect(try await store.accounts.create(account, with: credential))
      ids[subject] = account.id
    }
    try await store.close()
    let known = ids
    for _ in 0..<2 {
      try await TestServer(storage: .folder(folder)).run { browser in
        for (index, subject) in subjects.enumerated() {
          let answer = try await Self.signIn(browser, " " + subject.uppercased(), "the password of \(index)")
          #expect(answer.string("user.id") == known[subject], "\(subject.debugDescription) \(answer.text)")
        }
        let ascii = try await Self.signIn(browser, "ada@xn--bcher-kva.example", "the password of 0")
        #expect(ascii.string("user.id") == known[subjects[0]])
        for spelling in ["ADA@bu\u{308}cher.example", "ada@xn--bcher-kva.example", "twi\u{200D}n@example.org"] {
          #expect(try await Self.register(browser, spelling).status == .conflict)
        }
      }
    }
  }
}
