import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// What people are told of without asking, over the wire and on its page.
@Suite struct NotificationTests {
  /// The receiver of RFC 8291, section 5.
  static func subscription(
    _ endpoint: String = "https://push.example.org/1",
    key: String = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    secret: String = "BTBZMqHH6r4Tts7J_aSIgg"
  ) -> String {
    #"{"endpoint": "\#(endpoint)", "expirationTime": null, "keys": {"p256dh": "\#(key)", "auth": "\#(secret)"}}"#
  }

  private static let path = Route.notifications.path

  @Test func quietUntilSomebodyAsks() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let before = try await browser.get(Self.path, headers: ada.headers)
      #expect(before.value("morning") as? Bool == false && before.value("practice") as? Bool == false)
      #expect(before.number("mostADay") == 2 && (before.value("subscriptions") as? [Any])?.isEmpty == true)
      let key = try #require(before.string("publicKey"))
      #expect(Base64URL.data(key)?.count == 65)
      let changed = try await browser.send(
        .patch, Self.path, headers: ada.headers, body: #"{"morning": true, "morningMinute": 450, "practice": true}"#)
      #expect(changed.value("morning") as? Bool == true && changed.number("morningMinute") == 450)
      #expect(changed.string("publicKey") == key && changed.number("mostADay") == 2)
      // The switch of the reminders is that of the practice.
      let practice = try await browser.get(Route.practiceSettings.path, headers: ada.headers)
      #expect(practice.value("remindersOn") as? Bool == true)
      for (body, field) in [
        (#"{"morningMinute": 359}"#, "morningMinute"), (#"{"morningMinute": 721}"#, "morningMinute"),
        (#"{"mostADay": 7}"#, "mostADay"), (#"{"mostADay": 0}"#, "mostADay"), (#"{"morning": 1}"#, "morning"),
      ] {
        let refused = try await browser.send(.patch, Self.path, headers: ada.headers, body: body)
        #expect(refused.status == .badRequest && refused.string("field") == field, "\(refused.text)")
      }
    }
  }

  @Test func devicesComeAndGo() async throws {
    try await TestServer().run { browser in
      let (ada, bob) = (try await TestPerson(browser), try await TestPerson(browser, email: "bob@example.org"))
      let path = Route.subscribeDevice.path
      let made = try await browser.post(path, Self.subscription(), headers: ada.headers)
      #expect(made.status == .created && made.value("isThis") as? Bool == true && made.string("name") == "phone")
      let again = try await browser.post(path, Self.subscription(), headers: ada.headers)
      #expect(again.status == .ok && again.string("id") == made.string("id"))
      // Whoever uses the browser next has its address, and it alone.
      let moved = try await browser.post(path, Self.subscription(), headers: bob.headers)
      #expect(moved.status == .created)
      let left = try await browser.get(Self.path, headers: ada.headers)
      #expect((left.value("subscriptions") as? [Any])?.isEmpty == true)
      let id = try #require(moved.string("id"))
      #expect(try await browser.send(.delete, Route.unsubscribeDevice.path(id), headers: ada.headers).status == .notFound)
      #expect(try await browser.send(.delete, Route.unsubscribeDevice.path(id), headers: bob.headers).status == .ok)
      #expect(try await browser.post(Route.tryNotification.path, "", headers: bob.headers).status == .notFound)
      for (body, field) in [
        (Self.subscription("http://push.example.org/1"), "endpoint"), (Self.subscription("https://10.0.0.1/1"), "endpoint"),
        (Self.subscription("https://127.0.0.1/1"), "endpoint"), (Self.subscription("https://localhost/1"), "endpoint"),
        (Self.subscription("https://[::1]/1"), "endpoint"), (Self.subscription(key: "BCVx"), "keys.p256dh"),
        (Self.subscription(secret: "BTBZ"), "keys.auth"), (#"{"endpoint": "https://push.example.org/1"}"#, "keys"),
      ] {
        let refused = try await browser.post(path, body, headers: ada.headers)
        #expect(refused.status == .badRequest && refused.string("field") == field, "\(refused.text)")
      }
      _ = try await browser.post(path, Self.subscription(), headers: ada.headers)
      #expect(try await browser.post(Route.signOut.path, "{}", headers: ada.headers).status == .ok)
      let anew = try await TestPerson(browser, email: "cay@example.org")
      #expect(try await browser.post(path, Self.subscription(), headers: anew.headers).status == .created)
    }
  }

  /// What stands behind a name is looked at as well: this one leads to the machine itself.
  @Test func aNameMayNotLeadToTheMachineItself() async throws {
    let endpoint = try PushEndpoint("https://push.example.org/x")
    let inner = try PushEndpoint("http://127.0.0.1:9/x", allowsLoopback: true)
    for address in ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:127.0.0.1"] {
      #expect(!PushSender.isAllowed(try SocketAddress(ipAddress: address, port: 443), for: endpoint), "\(address)")
    }
    #expect(PushSender.isAllowed(try SocketAddress(ipAddress: "142.250.185.74", port: 443), for: endpoint))
    #expect(PushSender.isAllowed(try SocketAddress(ipAddress: "127.0.0.1", port: 9), for: inner))
    #expect(!PushSender.isAllowed(try SocketAddress(ipAddress: "10.1.2.3", port: 9), for: inner))
  }

  @Test func thePageWorksWithoutScript() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let page = Route.notificationsPage.path
      #expect(try await ada.get(Route.profilePage.path).text.contains("href=\"\(page)\""))
      #expect(try await ada.get(Route.alignSettingsPage.path).text.contains("href=\"\(page)\""))
      let saved = try await ada.submit(page, [("morning", "on"), ("at", "07:15"), ("most", "3")])
      #expect(saved.headers[.location] == "\(page)?done=saved")
      let text = try await ada.get("\(page)?done=saved").text
      #expect(text.contains("value=\"07:15\"") && text.contains("between 22:00 and 06:00"))
      #expect(text.contains("name=\"morning\" value=\"on\" checked") && !text.contains("name=\"practice\" value=\"on\" checked"))
      let refused = try await ada.submit(page, [("at", "05:00"), ("most", "3")])
      #expect(refused.status == .unprocessableContent && refused.text.contains("06:00 to 12:00"))
      let gone = try await ada.submit(Route.submitUnsubscription.path, [("id", "nothing")])
      #expect(gone.headers[.location] == "\(page)?done=gone")
    }
  }

  /// Hours are told by the clock of the person; the field itself takes them as forms do.
  @Test func theHoursAreToldAsEverywhere() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser, language: "en-US")
      try await ada.signUp()
      let page = Route.notificationsPage.path
      let text = try await ada.get(page).text
      #expect(text.contains("from 6:00\u{A0}am to 12:00\u{A0}pm") && text.contains(#"min="06:00" max="12:00""#))
      #expect(try await ada.get("\(page)?done=saved").text.contains("between 10:00\u{A0}pm and 6:00\u{A0}am"))
      let refused = try await ada.submit(page, [("at", "05:00"), ("most", "3")])
      #expect(refused.status == .unprocessableContent && refused.text.contains("6:00\u{A0}am to 12:00\u{A0}pm"))
      let align = try await ada.get(Route.alignPage.path).text
      #expect(align.contains("until 4:00\u{A0}am.") && !align.contains("04:00"))
    }
  }

  @Test func theServiceWorkerStandsAtTheRoot() async throws {
    try await TestServer().run { browser in
      let worker = try await browser.get(Route.serviceWorker.path)
      #expect(worker.status == .ok && worker.headers[.contentType] == "text/javascript; charset=utf-8")
      #expect(worker.headers[.cacheControl] == "no-cache" && worker.headers[.eTag] != nil)
      #expect(worker.headers[try #require(HTTPField.Name("Service-Worker-Allowed"))] == "/")
      #expect(!worker.text.contains("{{") && worker.text.contains("/assets/icon-192."))
      #expect(worker.text.contains("\"\(Route.submitSubscription.path)\""))
    }
  }
}
