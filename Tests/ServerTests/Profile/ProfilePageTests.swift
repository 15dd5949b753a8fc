import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct ProfilePageTests {
  private static let preferences = [
    ("house_system", "WholeSign"), ("zodiac", "lahiri"), ("theme", "dark"),
  ]

  @Test func theBirthCanBeChangedAndEverythingFollows() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/profile").text.contains("There is no birth here yet"))
      #expect(try await ada.get("/profile/chart").headers[.location] == "/begin")
      let saved = try await ada.submitAndFollow("/profile/birth", [("name", "Ada 🦄")] + PageTests.form)
      #expect(saved.path == "/profile?done=birth" && saved.page.text.contains("worked out again"))
      #expect(saved.page.text.contains("Ada 🦄") && saved.page.text.contains("15 June 1990, 14:30, New York"))
      let form = try await ada.get("/profile/birth").text
      #expect(form.contains("value=\"15 June 1990\"") && form.contains("value=\"New York, New York, United States\""))
      let broken = try await ada.submit(
        "/profile/birth", [("name", "A"), ("date", "31 June 1990"), ("time", "x"), ("place", "Paris")])
      #expect(broken.status == .unprocessableContent && broken.text.contains("31 June 1990"))
      // The chart page sends the form without a name.
      let changed = try await ada.submitAndFollow(
        "/profile/birth", PageTests.form.map { $0.0 == "time" ? ("time", "15:30") : $0 })
      #expect(changed.path == "/profile/chart" && changed.page.text.contains("15:30"))
      #expect(try await ada.get("/profile").text.contains("Ada 🦄"))
      #expect(try await ada.get("/begin/done").text.contains("Welcome, Ada 🦄."))
    }
  }

  /// Weeks of days: what is older than a page of the history or of the bookmarks is reached by the way at its end, each row once,
  /// and a chart that was drawn on the first day is among it.
  @Test func whatIsOlderIsReached() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let ada = TestVisitor(browser)
      let path = try await ada.begin().path
      try await ada.signUp()
      for _ in 0..<45 {
        let day = try #require(try await ada.get("/today").text.firstMatch(of: /data-day="([0-9-]+)"/)).output.1
        _ = try await ada.submit("/today/bookmark", [("date", String(day)), ("keep", "yes")])
        clock.advance(by: 86_400)
      }
      func walk(_ name: String, _ label: String) async throws -> [String] {
        var rows: [String] = []
        var next: String? = "/profile"
        for _ in 0..<6 {
          guard let address = next else { break }
          let page = try await ada.get(address).text
          #expect(page.contains("Bookmarks, 45"))
          let start = try #require(page.firstRange(of: "id=\"\(name)\""))
          let end = try #require(page[start.upperBound...].firstRange(of: name == "history" ? "id=\"bookmarks\"" : "</section>"))
          let list = page[start.upperBound..<end.lowerBound]
          rows += list.matches(of: /class="entry" href="([^"]+)"/).map { String($0.output.1) }
          next = list.firstMatch(of: /href="(\/profile\?[^"#]+)#[a-z]+">/).map { String($0.output.1) }
          #expect(next == nil || list.contains(label))
        }
        return rows
      }
      let bookmarks = try await walk("bookmarks", "Older bookmarks")
      #expect(bookmarks.count == 45 && Set(bookmarks).count == 45)
      let history = try await walk("history", "Further back")
      #expect(Set(history).isSuperset(of: bookmarks) && Set(history).count == history.count)
      #expect(history.contains(path.replacing("/begin/chart/", with: "/chart/")))
    }
  }

  @Test func aMonthOfOneMeterIsDrawn() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await !ada.get("/profile").text.contains("art-month"))
      _ = try await ada.submitAndFollow("/profile/birth", PageTests.form)
      let page = try await ada.get("/profile").text
      #expect(page.contains("art-month") && page.contains("30 days of what moved most"))
      // It ends with the number that the meter has today, and leads to it.
      let number = try #require(page.firstMatch(of: /<strong>(\d+)<\/strong> (?:up|down|as)\b/)).output.1
      let anchor = try #require(page.firstMatch(of: /href="\/today#(meter-[a-z_]+)"/)).output.1
      let today = try await ada.get("/today").text
      #expect(today.ranges(of: "id=\"\(anchor)\"").count == 1)
      let row = try #require(today.range(of: "id=\"\(anchor)\"")).upperBound
      let told = try #require(today[row...].firstMatch(of: /class="val" aria-hidden="true">(\d+)</)).output.1
      #expect(told == number)
    }
  }

  @Test func preferencesAreKeptAndApplied() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submitAndFollow("/profile/birth", PageTests.form)
      #expect(try await ada.get("/profile/chart").text.contains("Placidus."))
      let saved = try await ada.submitAndFollow("/profile/preferences", Self.preferences)
      #expect(saved.path == "/profile?done=settings" && saved.page.text.contains("Your settings are saved."))
      #expect(saved.page.text.contains("data-theme=\"dark\""))
      // The Sun at 24° Gemini stands at 0° in the sidereal zodiac.
      #expect(
        saved.page.text.contains("Sidereal, Lahiri, in the wheel") && saved.page.text.contains("Gemini <span class=\"muted\">0°"))
      #expect(try await ada.get("/profile/chart").text.contains("Whole Sign."))
      #expect(try await ada.get("/chart?new=1").text.contains("data-theme=\"dark\""))
      for (field, value) in [("zodiac", "moon"), ("theme", "pink"), ("house_system", "<b>")] {
        let fields = Self.preferences.map { $0.0 == field ? (field, value) : $0 }
        #expect(try await ada.submit("/profile/preferences", fields).status == .badRequest, "\(field)")
      }
    }
  }

  @Test func devicesAreSignedOutByTheirOwnerOnly() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let fields = [("email", "ada@example.org"), ("password", TestVisitor.password)]
      let laptop = TestVisitor(browser)
      _ = try await laptop.submit("/sign-in", fields)
      let tablet = TestVisitor(browser)
      _ = try await tablet.submit("/sign-in", fields)
      let page = try await ada.get("/profile").text
      let others = page.matches(of: /\/profile\/devices\/([0-9a-f-]{36})\/sign-out/).map { String($0.output.1) }
      #expect(others.count == 2)
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      #expect(try await bob.submit("/profile/devices/\(others[0])/sign-out").status == .notFound)
      #expect(try await ada.submitAndFollow("/profile/devices/\(others[0])/sign-out").path == "/profile?done=device")
      #expect(try await ada.submit("/profile/devices/\(others[0])/sign-out").status == .notFound)
      #expect(try await ada.submitAndFollow("/profile/devices/sign-out-others").path == "/profile?done=others")
      for device in [laptop, tablet] { #expect(try await device.get("/profile").status == .seeOther) }
      let left = try await ada.get("/profile").text
      #expect(!left.contains("Sign out all others") && left.contains("A device was signed out"))
      #expect(try await bob.get("/profile").status == .ok)
    }
  }

  @Test func thePasswordIsChangedAndTheOthersAreOut() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let laptop = TestVisitor(browser)
      _ = try await laptop.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      let wrong = try await ada.submit("/profile/password", [("current", "not this one"), ("password", "over the old wall")])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("id=\"current-problem\""))
      let short = try await ada.submit("/profile/password", [("current", TestVisitor.password), ("password", "short")])
      #expect(short.text.contains("The new password must have at least 8 characters."))
      let done = try await ada.submitAndFollow(
        "/profile/password", [("current", TestVisitor.password), ("password", "over the old wall")])
      #expect(done.path == "/profile?done=password" && done.page.text.contains("The password was changed"))
      #expect(try await laptop.get("/profile").status == .seeOther)
    }
  }

  @Test func everythingComesAlong() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submitAndFollow("/profile/birth", [("name", "Ada \"🦄\"")] + PageTests.form)
      for _ in 0..<3 { _ = try await ada.submit("/chart", PageTests.form) }
      let file = try await ada.get("/profile/export")
      #expect(file.headers[.contentDisposition] == "attachment; filename=\"astronova-export.json\"")
      #expect(file.headers[.cacheControl] == "no-store")
      #expect(file.string("format") == "astronova-export")
      let profile = try #require((file.value("records.profile") as? [[String: Any]])?.first?["data"] as? [String: Any])
      #expect(profile["name"] as? String == "Ada \"🦄\"")
      #expect((file.value("records.chart") as? [[String: Any]])?.count == 3)
      #expect(!file.text.contains("secret") && !file.text.contains("scrypt"))
    }
  }

  @Test func deletingNeedsThePasswordAndLeavesNothing() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/profile/delete").text.contains("that includes us"))
      for password in ["", "not this one"] {
        let refused = try await ada.submit("/profile/delete", [("password", password)])
        #expect(refused.status == .unprocessableContent && refused.text.contains("Nothing was deleted."))
      }
      #expect(try await ada.get("/profile").status == .ok)
      let gone = try await ada.submitAndFollow("/profile/delete", [("password", TestVisitor.password)])
      #expect(gone.path == "/goodbye" && gone.page.text.contains("Your account is deleted."))
      #expect(ada.cookies.isEmpty)
      let back = try await ada.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      #expect(back.status == .unprocessableContent)
    }
  }
}
