import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct SignInTests {
  @Test func anAccountIsMadeAndSignsInAgain() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let validation = try await browser.get(Route.validateSignIn.path, headers: ada.headers)
      #expect(validation.string("email") == "ada@example.org" && validation.string("user.firstName") == "Ada")
      let again = try await browser.post(
        Route.signIn.path, #"{"email": " ADA@example.org ", "password": "under the pear tree"}"#)
      #expect(again.status == .ok && again.string("user.id") == ada.id && again.value("isNew") as? Bool == false)
    }
  }

  @Test func unknownAndWrongAreTheSame() async throws {
    try await TestServer().run { browser in
      _ = try await TestPerson(browser)
      let wrong = try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "wrong wrong"}"#)
      let unknown = try await browser.post(Route.signIn.path, #"{"email": "bob@example.org", "password": "wrong wrong"}"#)
      #expect(wrong.status == .unauthorized && wrong.code == "INVALID_CREDENTIALS")
      #expect(unknown.status == wrong.status && unknown.string("message") == wrong.string("message"))
    }
  }

  @Test(arguments: [
    (#"{"email": "ada", "password": "under the pear tree"}"#, "email"),
    (#"{"email": "ada@", "password": "under the pear tree"}"#, "email"),
    (#"{"email": "a b@example.org", "password": "under the pear tree"}"#, "email"),
    (#"{"email": "ada@example.org\u0000", "password": "under the pear tree"}"#, "email"),
    (#"{"email": "ada@example.org", "password": "short"}"#, "password"),
    (#"{"email": "ada@example.org", "password": "password123"}"#, "password"),
    (#"{"email": "ada@example.org", "password": "ada@example.org"}"#, "password"),
    (#"{"email": "ada@example.org"}"#, "password"), (#"{"email": 5, "password": "under the pear tree"}"#, "email"),
  ])
  func whatCannotBeAnAccountIsRefused(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.post(Route.register.path, body)
      #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
    }
  }

  @Test func anAddressIsTakenOnce() async throws {
    try await TestServer().run { browser in
      _ = try await TestPerson(browser)
      let second = try await browser.post(
        Route.register.path, #"{"email": "Ada@Example.org", "password": "over the old wall"}"#)
      #expect(second.status == .conflict && second.string("field") == "email")
    }
  }

  @Test func aRefreshTokenWorksOnce() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let first = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#)
      #expect(first.status == .ok)
      let next = try await TestPerson(browser, first)
      #expect(next.refreshToken != ada.refreshToken && next.deviceID == ada.deviceID)
      // Somebody has a copy: the device is signed out, whoever holds which token.
      time.advance(by: 11)
      let reused = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#)
      #expect(reused.status == .unauthorized)
      let after = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(next.refreshToken)"}"#)
      #expect(after.status == .unauthorized)
      #expect(try await browser.get(Route.validateSignIn.path, headers: next.headers).status == .unauthorized)
    }
  }

  @Test func signingOutIsAtOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      #expect(try await browser.send(.post, Route.signOut.path, headers: ada.headers).status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: ada.headers).code == "INVALID_TOKEN")
    }
  }

  @Test func aNewPasswordSignsTheOthersOut() async throws {
    try await TestServer().run { browser in
      let phone = try await TestPerson(browser)
      let tablet = try await TestPerson(
        browser, try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#))
      let wrong = try await browser.post(
        Route.changePassword.path, #"{"currentPassword": "not this one", "newPassword": "over the old wall"}"#,
        headers: phone.headers)
      #expect(wrong.code == "INVALID_CREDENTIALS")
      let done = try await browser.post(
        Route.changePassword.path, #"{"currentPassword": "under the pear tree", "newPassword": "over the old wall"}"#,
        headers: phone.headers)
      #expect(done.status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: phone.headers).status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: tablet.headers).status == .unauthorized)
      let events = try await browser.get(Route.securityLog.path, headers: phone.headers).value("events") as? [[String: Any]]
      // The clock of the test stands still, so their order is anyone's.
      #expect(
        Set(events?.compactMap { $0["event"] as? String } ?? []) == [
          "passwordChanged", "proofFailed", "signedIn", "accountCreated",
        ])
    }
  }

  @Test func devicesAreListedAndSignedOutByTheirOwnerOnly() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: nil)
      let list = try await browser.get(Route.devices.path, headers: ada.headers).value("devices") as? [[String: Any]]
      #expect(list?.count == 1 && list?[0]["device"] as? String == "phone" && list?[0]["current"] as? Bool == true)
      #expect(try await browser.send(.delete, Route.signOutDevice.path(ada.deviceID), headers: bob.headers).status == .notFound)
      #expect(try await browser.send(.delete, Route.signOutDevice.path(ada.deviceID), headers: ada.headers).status == .ok)
      #expect(try await browser.get(Route.devices.path, headers: ada.headers).status == .unauthorized)
    }
  }

  @Test func aKeyForAProgramOpensWhatItMay() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(
        Route.makeProgramKey.path, #"{"name": "script", "scopes": ["profile"], "expiresInDays": 30}"#, headers: ada.headers)
      #expect(made.status == .created)
      let key = try #require(made.string("key"))
      let list = try await browser.get(Route.programKeys.path, headers: ada.headers)
      #expect(!list.text.contains(key) && list.text.contains("script"))
      // A program never acts on the account itself.
      for route in Route.all where route.access == .person {
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        let response = try await browser.send(
          method, route.path.replacing("{id}", with: "x"), headers: [.authorization: "Bearer \(key)"])
        #expect(response.status == .forbidden, "\(route.path)")
      }
      for body in [
        #"{"name": ""}"#, #"{"name": "x", "scopes": ["all"]}"#, #"{"name": "x", "scopes": []}"#,
        #"{"name": "x", "expiresInDays": 0}"#,
      ] {
        #expect(try await browser.post(Route.makeProgramKey.path, body, headers: ada.headers).status == .badRequest)
      }
    }
  }

  @Test func theOnlyWayInStays() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let ways = try await browser.get(Route.credentials.path, headers: ada.headers).value("credentials") as? [[String: Any]]
      let id = try #require(ways?.first?["id"] as? String)
      #expect(try await browser.send(.delete, Route.unlinkCredential.path(id), headers: ada.headers).status == .conflict)
      #expect(try await browser.send(.delete, Route.unlinkCredential.path("x"), headers: ada.headers).status == .notFound)
    }
  }

  @Test func deletingNeedsAProofAndLeavesNothing() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let wrong = try await browser.send(
        .delete, Route.deleteAccount.path, headers: ada.headers, body: #"{"password": "not this one"}"#)
      #expect(wrong.code == "INVALID_CREDENTIALS")
      let done = try await browser.send(
        .delete, Route.deleteAccount.path, headers: ada.headers, body: #"{"password": "under the pear tree"}"#)
      #expect(done.status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: ada.headers).status == .unauthorized)
      #expect(
        try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#).status
          == .unauthorized)
      _ = try await TestPerson(browser)
    }
  }

  @Test func aProviderThatIsNotConfiguredIsNotThere() async throws {
    try await TestServer().run { browser in
      for route in [Route.signInWithApple, .signInWithGoogle, .signInWithFirebase] {
        let response = try await browser.post(route.path, #"{"identityToken": "a.b.c"}"#)
        #expect(response.status == .notFound)
        let empty = try await browser.post(route.path, "{}")
        #expect(empty.string("field") == "identityToken")
      }
    }
  }
}
