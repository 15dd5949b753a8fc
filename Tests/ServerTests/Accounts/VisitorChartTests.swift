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

  /// The birth of a friend, as the form for a chart takes it.
  private static let friend = [("date", "15 June 1990"), ("time", "14:30"), ("place", "New York, New York, United States")]

  /// What is drawn beside one's own chart is somebody else's: it takes nothing over.
  @Test func theChartOfAFriendLeavesOnesOwnWhereItIs() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, _) = try await maya.begin()
      let own = path.replacing("/begin/chart/", with: "/chart/")
      let before = try words(try await maya.get("/today").text)
      let (other, page) = try await maya.submitAndFollow("/chart", Self.friend)
      #expect(other != own && page.text.contains("Keep this chart") && page.text.contains("href=\"/begin\">Is this you?"))
      #expect(try await maya.get("/chart").headers[.location] == own)
      let kept = try await maya.get(own).text
      #expect(kept.contains("Keep my chart") && !kept.contains("Is this you?"))
      #expect(try words(try await maya.get("/today").text) == before && before.count >= 11)
      try await maya.signUp()
      let profile = try await maya.get("/profile").text
      #expect(profile.contains("14 May 1994, 07:20, Lisbon") && !profile.contains("15 June 1990"))
    }
  }

  /// The form gives a first chart too, and the questions about one's own birth give another.
  @Test func theStepsPutAnotherChartInItsPlace() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (first, page) = try await maya.submitAndFollow("/chart", Self.friend)
      #expect(page.text.contains("Keep my chart"))
      #expect(try await maya.get("/chart").headers[.location] == first)
      let (path, _) = try await maya.begin()
      let own = path.replacing("/begin/chart/", with: "/chart/")
      #expect(try await maya.get("/chart").headers[.location] == own)
      #expect(try await maya.get(first).text.contains("Keep this chart"))
      try await maya.signUp()
      #expect(try await maya.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
      // An account has taken that chart over, so whoever draws one here after it has been signed out draws their own.
      _ = try await maya.submit("/sign-out")
      let (next, _) = try await maya.submitAndFollow("/chart", Self.friend)
      #expect(try await maya.get("/chart").headers[.location] == next)
    }
  }

  /// Whichever way leads to the form, it says that the chart is kept, and so does its window.
  @Test func theFormForAnAccountKnowsTheChart() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let before = try await maya.get("/sign-up").text
      #expect(before.contains("<title>Make an account") && before.contains(">Make an account</h1>"))
      let (path, _) = try await maya.begin()
      let id = String(path.dropFirst("/begin/chart/".count))
      for page in [
        try await maya.get("/sign-up").text, try await maya.get("/sign-up?chart=\(id)").text,
        try await maya.submit("/sign-up", [("email", "maya"), ("password", TestVisitor.password)]).text,
      ] {
        #expect(page.contains("<title>Keep your chart") && page.contains(">Keep your chart</h1>"))
        #expect(page.contains("name=\"chart\" value=\"\(id)\"") && !page.contains("id=\"person-name\""))
      }
      try await maya.signUp()
      _ = try await maya.submit("/sign-out")
      #expect(try await maya.get("/sign-up").text.contains("<title>Make an account"))
    }
  }

  /// What was typed before an account was made is gone on with, from where it stands.
  @Test func whatWasBegunGoesOnAfterSigningUp() async throws {
    try await TestServer().run { browser in
      let date = [("day", "14"), ("month", "5"), ("year", "1994")]
      let begun: [(name: String, steps: [(path: String, fields: [(String, String)])], next: String)] = [
        ("nothing", [], "/profile"), ("name", [("/begin/name", [("name", "Maya")])], "/begin/date"),
        ("date", [("/", date)], "/begin/time"),
        ("hour", [("/", date), ("/begin/time", [("time", "07:20")])], "/begin/place"),
        ("unknown", [("/", date), ("/begin/time", [("time_unknown", "yes")])], "/begin/place"),
      ]
      for (name, steps, next) in begun {
        let maya = TestVisitor(browser)
        for step in steps { #expect(try await maya.submit(step.path, step.fields).status == .seeOther) }
        let answer = try await maya.signUp("\(name)@example.org")
        #expect(answer.headers[.location] == "/profile/recovery?next=\(next.replacing("/", with: "%2F"))", "\(name)")
        #expect(try await maya.get(next).status == .ok)
      }
      // Whoever has asked for a page gets it, and what was typed becomes the birth of the account.
      let ada = TestVisitor(browser)
      _ = try await ada.submit("/", date)
      let asked = try await ada.submit(
        "/sign-up", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", "/journal")])
      #expect(asked.headers[.location] == "/profile/recovery?next=%2Fjournal")
      #expect(try await ada.submitAndFollow("/begin/time", [("time", "07:20")]).path == "/begin/place")
      #expect(try await ada.submitAndFollow("/begin/place", [("place", "Lisbon, Portugal")]).path == "/begin/done")
      #expect(try await ada.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
    }
  }

  /// A provider leads away and back, and what was typed is gone on with.
  @Test func aProviderLeadsBackToWhatWasBegun() async throws {
    let issuer = TestIssuer()
    try await issuer.serve { provider in
      try await TestServer(providers: [provider]).run { browser in
        let ada = TestVisitor(browser)
        _ = try await ada.submit("/", [("day", "14"), ("month", "5"), ("year", "1994")])
        let location = try #require(try await ada.get("/sign-in/google").headers[.location])
        let items = URLComponents(string: location)?.queryItems ?? []
        let asked = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        let (state, nonce) = (try #require(asked["state"]), try #require(asked["nonce"]))
        let token = try await issuer.token(TestIssuer.Payload(nonce: nonce))
        // Browsers leave it at home when another site sends a form.
        let draft = try #require(ada.cookies["astronova-draft"])
        ada.plant("astronova-draft", "")
        let back = try await ada.submit(
          "/sign-in/google/callback", [("state", state), ("id_token", token)],
          headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site", .origin: TestIssuer.address])
        #expect(back.headers[.location] == "/begin/time", "\(back.text)")
        ada.plant("astronova-draft", draft)
        #expect(try await ada.get("/begin/time").status == .ok)
      }
    }
  }

  /// The first page knows whoever comes back, and no cache gives that to anybody else.
  @Test func theFirstPageKnowsWhoeverComesBack() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let before = try await maya.get("/")
      #expect(before.headers[.cacheControl] == "no-cache" && before.text.contains("Draw my chart"))
      let (path, _) = try await maya.begin()
      let id = String(path.dropFirst("/begin/chart/".count))
      let page = try await maya.get("/")
      #expect(page.headers[.cacheControl] == "private, no-store")
      #expect(page.text.contains("href=\"/today\">See today") && page.text.contains("href=\"/chart/\(id)\">My chart"))
      #expect(page.text.contains("href=\"/sign-up?chart=\(id)\">Keep my chart") && !page.text.contains("Draw my chart"))
      let asked = try await maya.submit("/", [("day", "31"), ("month", "2"), ("year", "1990")])
      #expect(asked.status == .unprocessableContent && asked.text.contains("href=\"/chart/\(id)\">My chart"))
      // An account has taken the chart over: whoever sits here now is a stranger again.
      try await maya.signUp()
      _ = try await maya.submit("/sign-out")
      let after = try await maya.get("/")
      #expect(after.headers[.cacheControl] == "no-cache" && after.text.contains("Draw my chart"))
    }
  }

  /// Every page of a chart leads to today, and can be kept by whoever has not kept it.
  @Test func everyChartOffersTodayAndKeep() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, _) = try await maya.begin()
      let chart = path.replacing("/begin/chart/", with: "/chart/")
      for page in [chart, chart + "/words"] {
        let own = try await maya.get(page).text
        #expect(own.contains("See today") && own.contains("/sign-up?chart=") && own.contains("Keep my chart"), "\(page)")
      }
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for page in [chart, chart + "/words"] {
        let shown = try await ada.get(page).text
        #expect(shown.contains("See today") && shown.contains("Keep this chart"), "\(page)")
      }
      let (kept, copy) = try await ada.submitAndFollow("/chart", [("keep", String(chart.dropFirst("/chart/".count)))])
      #expect(kept.hasPrefix("/chart/") && kept != chart && copy.text.contains("Maya’s sky"))
      #expect(copy.text.contains("See today") && !copy.text.contains("Keep this chart"))
      #expect(try await ada.submit("/chart", [("keep", "x")]).status == .notFound)
      _ = try await ada.begin()
      for page in ["/profile/chart", "/chart/own/words"] {
        let own = try await ada.get(page).text
        #expect(own.contains("See today") && !own.contains("Keep this chart"), "\(page)")
      }
    }
  }
}
