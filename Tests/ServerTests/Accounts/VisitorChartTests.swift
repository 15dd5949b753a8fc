import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What becomes of the chart that somebody makes before they sign in.
@Suite struct VisitorChartTests {
  /// The words of a day that no account changes.
  private func words(_ page: String) throws -> [String] {
    try [/id="thought">([^<]*)</, /class="summary">([^<]*)</, /class="affirmation">([^<]*)</].map {
      String(try #require(page.firstMatch(of: $0)).output.1)
    } + page.matches(of: /class="lede">([^<]*)</).map { String($0.output.1) }
  }

  /// A browser may let go of the cookie that a script has set: the clocks of the visitor are kept with the chart.
  @Test func theZoneStaysWithTheChart() async throws {
    try await TestServer().run { browser in
      let form = [("date", "15 June 1990"), ("time", "14:30"), ("place", "Lisbon, Portugal")]
      for isByForm in [false, true] {
        let maya = TestVisitor(browser)
        // Half past seven in Greenwich is still yesterday there.
        maya.plant("astronova-zone", "America%2FLos_Angeles")
        if isByForm { _ = try await maya.submitAndFollow("/chart", form) } else { _ = try await maya.begin() }
        maya.plant("astronova-zone", "")
        let today = try await maya.get("/today").text
        #expect(today.contains("data-day=\"2026-11-20\"") && !today.contains("the clocks of"))
        #expect(try await maya.get("/offline.json").text.contains("date=2026-11-20"))
        // Where the visitor is now goes first; what is no zone is passed over.
        maya.plant("astronova-zone", "Asia%2FTokyo")
        #expect(try await maya.get("/today").text.contains("data-day=\"2026-11-21\""))
        maya.plant("astronova-zone", "Mars%2FOlympus")
        #expect(try await maya.get("/today").text.contains("data-day=\"2026-11-20\""))
        // Whoever makes an account goes on by the same clocks.
        try await maya.signUp(isByForm ? "form@example.org" : "steps@example.org")
        #expect(try await maya.get("/profile").text.contains("placeholder=\"Los Angeles, as on this device\""))
        #expect(try await maya.get("/today").text.contains("data-day=\"2026-11-20\""))
      }
    }
  }

  @Test func aCookieOfBeforeOpens() throws {
    let kept = try JSONDecoder().decode(VisitorChart.self, from: Data(#"{"id": "x"}"#.utf8))
    #expect(kept.id == "x" && kept.zone == nil)
  }

  private func signIn(_ visitor: TestVisitor, chart: String = "") async throws {
    let answer = try await visitor.submit(
      "/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password), ("chart", chart), ("next", "")])
    try #require(answer.status == .seeOther, "\(answer.text)")
  }

  /// Whoever signs in to an account without a birth has the chart that they have just made, and the day as it was told by it.
  @Test func signingInTakesTheChartOver() async throws {
    try await TestServer().run { browser in
      try await TestVisitor(browser).signUp()
      let ada = TestVisitor(browser)
      _ = try await ada.begin()
      let before = try words(try await ada.get("/today").text)
      try await signIn(ada)
      let page = try await ada.get("/today").text
      #expect(page.contains("/today/bookmark") && page.contains("Good morning, Ada"))
      #expect(try words(page) == before && before.count >= 11)
      #expect(try await ada.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
    }
  }

  /// A provider leads away and back: the chart waits, and the day is told as it was.
  @Test func aProviderTakesTheChartOver() async throws {
    let issuer = TestIssuer()
    try await issuer.serve { provider in
      try await TestServer(providers: [provider]).run { browser in
        let ada = TestVisitor(browser)
        _ = try await ada.begin()
        let before = try words(try await ada.get("/today").text)
        let location = try #require(try await ada.get("/sign-in/google?next=/today").headers[.location])
        let items = URLComponents(string: location)?.queryItems ?? []
        let asked = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        let (state, nonce) = (try #require(asked["state"]), try #require(asked["nonce"]))
        let token = try await issuer.token(TestIssuer.Payload(nonce: nonce))
        let back = try await ada.submit(
          "/sign-in/google/callback", [("state", state), ("id_token", token)],
          headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site", .origin: TestIssuer.address])
        try #require(back.status == .seeOther, "\(back.text)")
        let page = try await ada.get("/today").text
        #expect(page.contains("/today/bookmark") && before.count >= 11)
        #expect(try words(page) == before)
        #expect(try await ada.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
      }
    }
  }

  /// Whoever comes back by a recovery code to an account without a birth brings the chart that they have just made.
  @Test func aRecoveryCodeTakesTheChartOver() async throws {
    try await TestServer().run { browser in
      let first = TestVisitor(browser)
      _ = try await first.submit(
        "/sign-up", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", "/journal")])
      let shown = try await first.get("/profile/recovery?next=%2Fjournal").text
      let code = String(try #require(shown.firstMatch(of: /<li>((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})<\/li>/)).output.1)
      let ada = TestVisitor(browser)
      _ = try await ada.begin()
      let before = try words(try await ada.get("/today").text)
      let back = try await ada.submit(
        "/recover", [("email", "ada@example.org"), ("code", code), ("password", "over the old wall"), ("next", "/today")])
      try #require(back.status == .seeOther, "\(back.text)")
      #expect(try words(try await ada.get("/today").text) == before && before.count >= 11)
      #expect(try await ada.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
    }
  }

  /// An account with a birth keeps its own; what was made at the browser is kept beside it.
  @Test func aBirthOfOnesOwnStaysAndTheOtherChartIsKept() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.begin()
      try await ada.signUp()
      let own = try await ada.get("/profile").text
      _ = try await ada.submit("/sign-out")
      let later = TestVisitor(browser)
      let (path, _) = try await later.begin(name: "Tom", place: "Porto, Portugal")
      try await signIn(later)
      let profile = try await later.get("/profile").text
      #expect(own.contains("14 May 1994, 07:20, Lisbon") && profile.contains("14 May 1994, 07:20, Lisbon"))
      let chart = path.replacing("/begin/chart/", with: "/chart/")
      #expect(profile.contains("href=\"\(chart)\"") && profile.contains("Tom"))
      #expect(try await later.get(chart).text.contains("Tom’s sky"))
    }
  }

  /// An address with somebody else's chart makes it nobody's birth: it can be kept as what it is, and its maker keeps it.
  @Test func theChartOfSomebodyElseIsNobodysBirth() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, _) = try await maya.begin()
      let id = String(path.dropFirst("/begin/chart/".count))
      let eve = TestVisitor(browser)
      let shown = try await eve.get(path)
      #expect(shown.status == .seeOther && shown.headers[.location] == "/chart/\(id)")
      let page = try await eve.get("/chart/\(id)").text
      #expect(page.contains("href=\"/today\">See today") && page.contains("href=\"/sign-up?chart=\(id)\">Keep this chart"))
      try await eve.signUp(chart: id)
      #expect(try await eve.get("/today").text.contains("Today by Sun sign"))
      let profile = try await eve.get("/profile").text
      #expect(!profile.contains("14 May 1994, 07:20, Lisbon</p>") && profile.contains(">Maya<"))
      // It is still Maya's.
      let own = try await maya.get("/chart/\(id)").text
      #expect(own.contains("Keep my chart") && !own.contains("Keep this chart"))
      #expect(try await maya.get(path).status == .ok)
    }
  }

  /// Every page of a chart leads to today, and can be kept by whoever has not kept it.
  @Test func everyChartOffersTodayAndKeep() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, _) = try await maya.begin()
      let chart = path.replacing("/begin/chart/", with: "/chart/")
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let shown = try await ada.get(chart).text
      #expect(shown.contains("See today") && shown.contains("Keep this chart"))
      let (kept, copy) = try await ada.submitAndFollow("/chart", [("keep", String(chart.dropFirst("/chart/".count)))])
      #expect(kept.hasPrefix("/chart/") && kept != chart && copy.text.contains("Maya’s sky"))
      #expect(copy.text.contains("See today") && !copy.text.contains("Keep this chart"))
      #expect(try await ada.submit("/chart", [("keep", "x")]).status == .notFound)
      _ = try await ada.begin()
      #expect(try await ada.get("/profile/chart").text.contains("See today"))
    }
  }
}
