import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct SignInPageTests {
  private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!

  @Test func signUpOutAndIn() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      #expect(try await ada.get("/sign-up").status == .ok)
      #expect(try await ada.signUp().headers[.location] == "/profile/recovery?next=%2Fprofile")
      let profile = try await ada.get("/profile")
      #expect(profile.status == .ok && profile.headers[.cacheControl] == "no-store")
      #expect(profile.text.contains(">Ada</h1>") && profile.text.contains("Firefox on Linux"))
      let out = try await ada.submit("/sign-out")
      #expect(out.status == .seeOther && out.headers[.location] == "/" && ada.cookies.isEmpty)
      #expect(try await ada.get("/profile").headers[.location] == "/sign-in?next=/profile")
      let again = try await ada.submitAndFollow(
        "/sign-in", [("email", "ADA@example.org"), ("password", TestVisitor.password), ("next", "/profile/birth")])
      #expect(again.path == "/profile/birth" && again.page.status == .ok)
      // Somebody who is signed in has no use for the form.
      #expect(try await ada.get("/sign-in?next=/chart").headers[.location] == "/chart")
    }
  }

  @Test(arguments: [
    ("/sign-up", "ada", "under the pear tree", "email"), ("/sign-up", "ada@example.org", "short", "password"),
    ("/sign-up", "ada@example.org", "password123", "password"), ("/sign-in", "ada@example.org", "not this one", "password"),
    ("/sign-in", "", "", "password"),
  ])
  func whatIsWrongStandsBesideItsField(_ path: String, _ email: String, _ password: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let response = try await ada.submit(path, [("email", email), ("password", password)])
      #expect(response.status == .unprocessableContent)
      #expect(
        response.text.contains("id=\"\(field)-problem\"") && response.text.contains("aria-describedby=\"\(field)-problem\""))
      #expect(email.isEmpty || response.text.contains("value=\"\(email)\""))
      #expect(password.isEmpty || !response.text.contains(password))
      #expect(ada.cookies.isEmpty)
    }
  }

  @Test func anAddressIsTakenOnceAndUnknownIsLikeWrong() async throws {
    try await TestServer().run { browser in
      try await TestVisitor(browser).signUp()
      let second = try await TestVisitor(browser).submit(
        "/sign-up", [("email", "Ada@Example.org"), ("password", "over the old wall")])
      #expect(second.text.contains("An account with this address already exists."))
      let wrong = try await TestVisitor(browser).submit("/sign-in", [("email", "ada@example.org"), ("password", "wrong wrong")])
      let unknown = try await TestVisitor(browser).submit(
        "/sign-in", [("email", "bob@example.org"), ("password", "wrong wrong")])
      #expect(wrong.text == unknown.text.replacing("bob@", with: "ada@"))
    }
  }

  /// The form for a new account, pressed twice on a slow line: the browser takes the second answer alone, and is let in by it.
  @Test func aFormThatIsSentTwiceMakesOneAccountAndLetsIn() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let maya = TestVisitor(browser)
      let chart = try await maya.begin().path
      let before = maya.cookies
      try await maya.signUp()
      // The first answer never came.
      let again = TestVisitor(browser)
      for (name, value) in before { again.plant(name, value) }
      let answer = try await again.signUp()
      let next = try #require(answer.headers[.location])
      #expect(next == "/profile/recovery?next=%2Ftoday")
      // The codes of the first answer were seen by nobody, so these are new and work.
      let codes = try await again.get(next).text
      #expect(codes.contains("Eight codes") && codes.firstMatch(of: /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/) != nil)
      let profile = try await again.get("/profile").text
      #expect(profile.contains("Lisbon") && profile.matches(of: /class="label kind">Chart/).count == 1, "\(chart)")
      // Later it is a way in like the other, and the codes stay.
      clock.advance(by: 86_400)
      let later = try await TestVisitor(browser).signUp()
      #expect(later.headers[.location] == "/today")
      // Any other password is told what it was told before.
      let other = try await TestVisitor(browser).submit(
        "/sign-up", [("email", "ada@example.org"), ("password", "over the old wall")])
      #expect(other.status == .unprocessableContent && other.text.contains("An account with this address already exists."))
    }
  }

  /// A form that comes after the session has ended leads back to its own page.
  @Test func aFormWithoutASessionLeadsBackToItsPage() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      func next(_ page: String?) async throws -> String? {
        var headers: HTTPFields = [:]
        if let page { headers[.referer] = page }
        return try await ada.submit("/today/bookmark", [("date", "2026-11-20")], headers: headers).headers[.location]
      }
      #expect(try await next(nil) == "/sign-in?next=/profile")
      let page = try await next("http://localhost/today?date=2026-11-20")
      #expect(page == "/sign-in?next=%2Ftoday%3Fdate%3D2026-11-20")
      #expect(try await next("http://elsewhere.test/today") == "/sign-in?next=/profile")
    }
  }

  /// “For 60 days after your last visit”: a page begins the time anew, and says so to the browser, once a day.
  @Test func aBrowserThatIsUsedStaysSignedIn() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      func handed(_ response: TestResponse) -> [String] {
        response.headers[values: .setCookie].filter { $0.hasPrefix("astronova=") }
      }
      time.advance(by: 86_000)
      #expect(try await handed(ada.get("/profile")).isEmpty)
      for _ in 0..<5 {
        let token = try #require(ada.cookies["astronova"])
        time.advance(by: 59 * 86_400)
        // What a cache may keep for others, and what is no page, hands nothing out.
        #expect(try await handed(ada.get("/offline")).isEmpty)
        #expect(try await handed(ada.get("/api/v1/journal")).isEmpty)
        let page = try await ada.get("/profile")
        #expect(
          page.status == .ok
            && handed(page) == ["astronova=\(token); Path=/; Max-Age=5184000; HttpOnly; SameSite=Lax"])
        #expect(try await handed(ada.get("/journal")).isEmpty)
      }
      // A day on which it is due is no reason to bring somebody back who leaves.
      time.advance(by: 2 * 86_400)
      #expect(try await ada.submit("/sign-out").status == .seeOther && ada.cookies.isEmpty)
      _ = try await ada.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      time.advance(by: 60 * 86_400)
      #expect(try await ada.get("/profile").headers[.location] == "/sign-in?next=/profile")
    }
  }

  /// A character may carry any number of marks: names are bounded by what they take, too.
  @Test(arguments: ["a" + String(repeating: "\u{301}", count: 5000), String(repeating: "👩‍👩‍👧‍👦", count: 60), "a\0\nb"])
  func namesAreShortWhateverTheyAreMadeOf(_ name: String) async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let made = try await maya.submit(
        "/sign-up", [("email", "maya@example.org"), ("password", TestVisitor.password), ("name", name)])
      #expect(made.status == .seeOther)
      let kept = try await maya.get(Route.profile.path).string("name") ?? ""
      #expect(kept.utf8.count <= 400 && kept.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(kept)")
      let told = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      let app = try await browser.post(
        Route.register.path, #"{"email": "ada@example.org", "password": "under the pear tree", "device": \#(told)}"#)
      #expect(app.status == .created, "\(app.text)")
      let ada = try await TestPerson(browser, app)
      let key = try await ProgramKeyTests.make(browser, ada, #"{"name": \#(told)}"#)
      #expect([.created, .badRequest].contains(key.status), "\(key.text)")
    }
  }

  @Test func theCookieIsBoundToTheHost() async throws {
    var server = TestServer()
    server.isSecure = true
    try await server.run { browser in
      let response = try await TestVisitor(browser).signUp()
      let cookie = try #require(response.headers[values: .setCookie].first)
      #expect(cookie.hasPrefix("__Host-astronova=ans_"))
      for attribute in ["Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=5184000"] {
        #expect(cookie.contains("; \(attribute)"))
      }
      #expect(!cookie.contains("Domain"))
      let draft = try await TestVisitor(browser).submit("/begin/name", [("name", "x")])
      let kept = try #require(draft.headers[values: .setCookie].first)
      #expect(kept.hasPrefix("__Host-astronova-draft=") && kept.contains("; HttpOnly; SameSite=Lax; Secure"))
    }
    try await TestServer().run { browser in
      let cookie = try #require(try await TestVisitor(browser).signUp().headers[values: .setCookie].first)
      #expect(cookie.hasPrefix("astronova=ans_") && cookie.contains("HttpOnly; SameSite=Lax") && !cookie.contains("Secure"))
    }
  }

  @Test func aSessionThatSomebodyPlantedIsNeverTakenOver() async throws {
    try await TestServer().run { browser in
      let mallory = TestVisitor(browser)
      try await mallory.signUp("mallory@example.org")
      let planted = try #require(mallory.cookies["astronova"])
      try await TestVisitor(browser).signUp()
      let victim = TestVisitor(browser)
      victim.plant("astronova", planted)
      let response = try await victim.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      #expect(response.status == .seeOther)
      #expect(victim.cookies["astronova"] != planted)
      #expect(try await victim.get("/profile").text.contains(">Ada</h1>"))
      // And the planted one is worth nothing any more.
      #expect(try await mallory.get("/profile").headers[.location] == "/sign-in?next=/profile")
      let invented = TestVisitor(browser)
      invented.plant("astronova", "ans_" + String(repeating: "A", count: 43))
      _ = try await invented.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      #expect(invented.cookies["astronova"] != "ans_" + String(repeating: "A", count: 43))
    }
  }

  @Test(arguments: [
    "https://evil.example/", "//evil.example", "/\\evil.example", "\\\\evil.example", "http:evil.example", "javascript:alert(1)",
    "/\t/evil.example", "evil.example", " //evil.example", "/\u{0}", "/é", "/" + String(repeating: "a", count: 2100),
    "/profile\r\nSet-Cookie: a=b",
  ])
  func nothingLeadsElsewhere(_ next: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submit("/sign-out")
      let response = try await ada.submit(
        "/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", next)])
      #expect(response.headers[.location] == "/profile")
    }
  }

  @Test func aFormOfAnotherSiteIsRefused() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let device = try #require(try await ada.get("/profile").text.firstMatch(of: /Chrome|Firefox/)).output
      #expect(device == "Firefox")
      for route in Route.all where route.audience == .person && route.method == .post && route != .returnFromProvider {
        for origin in [
          [Self.secFetchSite: "cross-site"], [Self.secFetchSite: "same-site"], [HTTPField.Name.origin: "https://evil.example"],
        ] as [[HTTPField.Name: String]] {
          var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded", .accept: "text/html"]
          headers[.cookie] = ada.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
          for (name, value) in origin { headers[name] = value }
          let response = try await browser.post(
            route.path.replacing("{id}", with: "x"), "password=under+the+pear+tree&theme=dark", headers: headers)
          #expect(response.status == .forbidden, "\(route.path)")
          #expect(response.headers[values: .setCookie].isEmpty)
        }
      }
      #expect(try await ada.get("/profile").status == .ok)
    }
  }

  @Test func guardedPagesLeadToTheDoorAndBack() async throws {
    try await TestServer().run { browser in
      for route in Route.all where route.audience == .person && route.access == .person {
        let visitor = TestVisitor(browser)
        let path = route.path.replacing("{id}", with: "x")
        let response = route.method == .get ? try await visitor.get(path) : try await visitor.submit(path)
        #expect(response.status == .seeOther, "\(path)")
        #expect(response.headers[.location] == "/sign-in?next=\(route.method == .get ? path : "/profile")")
      }
    }
  }

  @Test func theChartThatWasTriedIsKept() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, page) = try await maya.begin()
      let id = String(path.dropFirst("/begin/chart/".count))
      #expect(page.text.contains("href=\"/sign-up?chart=\(id)\""))
      #expect(try await maya.get("/sign-up?chart=\(id)").text.contains("name=\"chart\" value=\"\(id)\""))
      _ = try await maya.submitAndFollow(
        "/sign-up", [("email", "maya@example.org"), ("password", TestVisitor.password), ("chart", id)])
      let profile = try await maya.get("/profile").text
      #expect(profile.contains(">Maya</h1>") && profile.contains("14 May 1994, 07:20, Lisbon"))
      // It has an owner now, and is no longer there for whoever has the address.
      #expect(try await TestVisitor(browser).get(path).status == .notFound)
      #expect(try await maya.get("/profile/chart").text.contains("action=\"/profile/birth\""))
    }
  }

  @Test func existingPagesWorkSignedInToo() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let before = try await ada.get("/")
      #expect(before.headers[.cacheControl] == "no-cache" && before.text.contains("href=\"/sign-in\""))
      #expect(before.text.contains("<a class=\"btn btn-primary\" href=\"/begin\">"))
      try await ada.signUp()
      #expect(try await ada.get("/").headers[.location] == "/today")
      let after = try await ada.get("/chart")
      #expect(after.headers[.cacheControl] == "no-store" && after.text.contains("href=\"/profile\""))
      let (path, chart) = try await ada.submitAndFollow("/chart", PageTests.form)
      #expect(chart.status == .ok && chart.text.contains("15 June 1990"))
      #expect(try await ada.get("/profile").text.contains("href=\"\(path)\""))
      // It belongs to the account: nobody else sees it.
      #expect(try await TestVisitor(browser).get(path).status == .notFound)
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      #expect(try await bob.get(path).status == .notFound)
    }
  }
}
