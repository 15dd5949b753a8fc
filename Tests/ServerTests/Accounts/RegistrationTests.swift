import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Testing

@testable import Server
@testable import Wire

/// Who may begin an account: anybody, whoever was invited, or nobody.
@Suite struct RegistrationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path

  private func body(_ email: String, _ invitation: String? = nil) -> String {
    let code = invitation.map { #", "invitation": "\#($0)""# } ?? ""
    return #"{"email": "\#(email)", "password": "under the pear tree"\#(code)}"#
  }

  private func server(_ registration: Registration) -> TestServer {
    var server = TestServer()
    server.registration = registration
    server.storage = .folder(folder)
    return server
  }

  /// A code that is good for a day from the time of the test servers.
  private func invite(days: Int64 = 1) throws -> String {
    let code = OpaqueToken(.invitation)
    try Invitations(.folder(folder)).make(
      code.hash, expiresAt: Int64(TestServer.now.unixSeconds) + days * 86_400)
    return code.text
  }

  @Test func whereRegistrationIsClosedThoseWhoHaveAnAccountSignIn() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await server(.open).run { browser in _ = try await TestPerson(browser) }
    try await server(.closed).run { browser in
      let refused = try await browser.post(Route.register.path, body("bob@example.org"))
      #expect(refused.status == .forbidden && refused.code == "FORBIDDEN", "\(refused.text)")
      #expect(refused.string("message")?.contains("registration is closed") == true)
      let ada = try await browser.post(Route.signIn.path, body("ada@example.org"))
      #expect(ada.status == .ok)
      let visitor = TestVisitor(browser)
      let page = try await visitor.get("/sign-up").text
      #expect(page.contains("This server is not opening new accounts") && !page.contains("<form class=\"stack-4\""))
      #expect(!(try await visitor.get("/sign-in").text.contains("No account yet?")))
      // A form that was open since before says so, too.
      let late = try await visitor.submit("/sign-up", [("email", "b@example.org"), ("password", "under the pear tree")])
      #expect(late.status == .forbidden && late.text.contains("This server is not opening new accounts"), "\(late.text)")
    }
  }

  @Test func anInvitationIsGoodForOneAccount() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await server(.invite).run { browser in
      let code = try invite()
      for (attempt, words) in [(nil, "by invitation"), ("ani_nonsense", "not good"), ("", "by invitation")] as [(String?, String)]
      {
        let refused = try await browser.post(Route.register.path, body("bob@example.org", attempt))
        #expect(refused.status == .forbidden && refused.string("field") == "invitation", "\(refused.text)")
        #expect(refused.string("message")?.contains(words) == true)
      }
      // What is wrong with the rest does not cost the invitation.
      #expect(try await browser.post(Route.register.path, body("bob", code)).status == .badRequest)
      #expect(try await browser.post(Route.register.path, body("ada@example.org", code)).status == .created)
      #expect(try await browser.post(Route.register.path, body("bob@example.org", code)).status == .forbidden)
      // Nor does an address that is taken.
      let next = try invite()
      #expect(try await browser.post(Route.register.path, body("ada@example.org", next)).status == .conflict)
      #expect(try await browser.post(Route.register.path, body("bob@example.org", next)).status == .created)
      let old = try invite(days: 0)
      #expect(try await browser.post(Route.register.path, body("eve@example.org", old)).status == .forbidden)
    }
  }

  @Test func thePageAsksForTheInvitation() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await server(.invite).run { browser in
      let visitor = TestVisitor(browser)
      #expect(try await visitor.get("/sign-up").text.contains("name=\"invitation\""))
      #expect(!(try await visitor.get("/sign-in").text.contains("name=\"invitation\"")))
      let fields = [("email", "ada@example.org"), ("password", "under the pear tree")]
      let wrong = try await visitor.submit("/sign-up", fields + [("invitation", "ani_wrong")])
      #expect(wrong.status == .unprocessableContent)
      #expect(
        wrong.text.contains("id=\"invitation-problem\">The invitation is not good") && wrong.text.contains("value=\"ani_wrong\""))
      let right = try await visitor.submit("/sign-up", fields + [("invitation", try invite())])
      #expect(right.status == .seeOther)
    }
  }

  @Test func ofTwoWhoUseAnInvitationAtOnceOneHasAnAccount() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await server(.invite).run { browser in
      let code = try invite()
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for index in 0..<6 {
          group.addTask { try await browser.post(Route.register.path, body("person\(index)@example.org", code)).status.code }
        }
        return try await group.reduce(into: [Int]()) { $0.append($1) }
      }
      #expect(statuses.sorted() == [201, 403, 403, 403, 403, 403])
    }
  }

  @Test(arguments: [Registration.invite, .closed]) func aProviderMakesNoAccountEither(_ registration: Registration) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let issuer = TestIssuer()
    try await issuer.serve { provider in
      var server = server(registration)
      server.providers = [provider]
      try await server.run { browser in
        let token = try await issuer.token(TestIssuer.Payload(nonce: nil))
        let refused = try await browser.post(Route.signInWithGoogle.path, #"{"idToken": "\#(token)"}"#)
        #expect(refused.status == .forbidden && refused.code == "FORBIDDEN", "\(refused.text)")
        let code = try invite()
        let invited = try await browser.post(
          Route.signInWithGoogle.path, #"{"idToken": "\#(token)", "invitation": "\#(code)"}"#)
        #expect(invited.status == (registration == .invite ? .created : .forbidden), "\(invited.text)")
        // Whoever has an account signs in; the code is used up.
        if registration == .invite {
          #expect(try await browser.post(Route.signInWithGoogle.path, #"{"idToken": "\#(token)"}"#).status == .ok)
          let other = try await issuer.token(TestIssuer.Payload(sub: "002", nonce: nil))
          let again = try await browser.post(
            Route.signInWithGoogle.path, #"{"idToken": "\#(other)", "invitation": "\#(code)"}"#)
          #expect(again.status == .forbidden)
        }
        let visitor = TestVisitor(browser)
        let left = URLComponents(string: try #require(try await visitor.get("/sign-in/google").headers[.location]))
        let asked = Dictionary(uniqueKeysWithValues: (left?.queryItems ?? []).map { ($0.name, $0.value ?? "") })
        let eve = try await issuer.token(TestIssuer.Payload(sub: "003", nonce: asked["nonce"]))
        let back = try await visitor.submit(
          "/sign-in/google/callback", [("state", asked["state"] ?? ""), ("id_token", eve)],
          headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site", .origin: TestIssuer.address])
        #expect(back.status == .unprocessableContent && back.text.contains("No account here is linked to your Google"))
        #expect(back.text.contains("by invitation") == (registration == .invite))
      }
    }
  }

  @Test func aCallableFunctionMakesNoAccountEither() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let issuer = TestIssuer()
    try await issuer.serve(.firebase) { provider in
      var server = server(.closed)
      server.providers = [provider]
      try await server.run { browser in
        let token = try await issuer.token(TestIssuer.Payload(sub: "uid-ada", nonce: nil))
        let answer = try await browser.post(
          "/create_user_profile",
          #"{"data": {"user_id": "uid-ada", \#(CallableTests.whole)}}"#,
          headers: [.authorization: "Bearer \(token)"])
        #expect(answer.status == .forbidden && answer.text.contains("PERMISSION_DENIED"), "\(answer.text)")
        #expect(answer.text.contains("registration is closed"))
      }
    }
  }
}
