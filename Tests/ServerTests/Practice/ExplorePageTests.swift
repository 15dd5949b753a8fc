import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What there is to read before a session, at a browser without script.
@Suite struct ExplorePageTests {
  @Test func aVisitorReadsAndIsAskedIn() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let page = try await maya.get("/align/explore")
      #expect(page.status == .ok && page.text.matches(of: /href="\/align\/explore\/[a-z]+"/).count == 12)
      #expect(page.text.contains("href=\"/begin\"") && !page.text.contains("name=\"back\""))
      // Each collection has a drawing of its own.
      let drawings = page.text.matches(of: /<svg viewBox="0 0 240 120"[^\n]*?<\/svg>/).map { String($0.output) }
      #expect(drawings.count == 12 && Set(drawings).count == 12)
      let collection = try await maya.get("/align/explore/focus")
      #expect(collection.text.matches(of: /<li class="card passage">/).count == 10)
      let passage = try await maya.get("/align/explore/focus/01")
      #expect(passage.text.contains("What milk does") && passage.text.contains("While the pan is on"))
      let picture = try await maya.get("/align/explore/focus/01/share.svg")
      #expect(picture.headers[.contentType] == "image/svg+xml" && picture.text.contains("stay in the"))
      #expect(picture.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      for act in ["code", "keep", "session"] {
        let sent = try await maya.submit("/align/explore/focus/01", [("do", act)])
        #expect(sent.headers[.location] == "/sign-in?next=/align/explore/focus/01")
      }
      for path in [
        "/align/explore/none", "/align/explore/focus/00", "/align/explore/focus/99", "/align/explore/focus/1",
        "/align/explore/FOCUS/01/share.svg", "/align/explore/focus/01%2F..", "/align/explore/%3Cscript%3E",
      ] {
        #expect(try await maya.get(path).status == .notFound, "\(path)")
      }
    }
  }

  /// A visitor is told what a session is; the chart that their browser keeps chooses what they are shown, and nobody else sees it.
  @Test func aVisitorFindsADoorAndTheirOwnPassages() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      for path in ["/align", "/align/explore"] {
        let page = try await maya.get(path)
        #expect(page.status == .ok && page.headers[.cacheControl] == "no-cache" && page.text.contains("href=\"/begin\""))
        #expect(!page.text.contains("today: something about") && !page.text.contains("href=\"/align/collect\""))
      }
      let door = try await maya.get("/align").text
      #expect(door.contains("href=\"/sign-up?next=/align\"") && door.contains("href=\"/sign-in?next=/align\""))
      #expect(try await maya.get("/today").text.contains("<li><a href=\"/align\">"))
      let made = try await maya.submit(
        "/chart", [("name", "Maya"), ("date", "15 June 1990"), ("time", "14:30"), ("place", "Lisbon, Portugal")])
      #expect(made.status == .seeOther)
      var first: [String] = []
      for path in ["/align", "/align/explore"] {
        let page = try await maya.get(path)
        #expect(page.headers[.cacheControl] == "no-store" && !page.text.contains("href=\"/begin\""))
        let told = page.text.matches(of: /<p class="label">(With [^<]* today: some[^<]*)<\/p>/).map { String($0.output.1) }
        #expect(told.count == 3 && (first.isEmpty || first == told))
        first = told
      }
      // What was looked for is everybody's.
      #expect(try await maya.get("/align/explore?q=milk").headers[.cacheControl] == "no-cache")
      #expect(try await maya.get("/align/session/start").headers[.location] == "/sign-in?next=/align/session/start")
    }
  }

  @Test(arguments: [
    ("?q=pan+of+milk", "What milk does"), ("?q=GR%C3%81NDMOTHER+milk", "What milk does"),
    ("?q=%3Cscript%3Ealert(1)%3C/script%3E", "Nothing here has those words."), ("?theme=none", "For you"), ("?q=", "For you"),
    ("?theme=patience", "passages."), ("?q=%D0%BC%D0%BE%D0%BB%D0%BE%D0%BA%D0%BE", "Nothing here has those words."),
  ]) func theSearch(_ query: String, _ wanted: String) async throws {
    try await TestServer().run { browser in
      let page = try await TestVisitor(browser).get("/align/explore" + query)
      #expect(page.status == .ok && page.text.contains(wanted) && !page.text.contains("<script>alert"))
    }
  }

  @Test func aMemberUsesAPassage() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/align/explore").text.contains("href=\"/profile/birth\""))
      for _ in 0..<2 {
        let added = try await ada.submitAndFollow("/align/explore/focus/01", [("do", "code")])
        #expect(added.page.text.contains("Its line is in your code."))
        let kept = try await ada.submitAndFollow("/align/explore/focus/02", [("do", "keep")])
        #expect(kept.page.text.contains("Kept among your insights."))
      }
      #expect(try await ada.get("/align/collect").text.matches(of: />[^<]*While the pan is on[^<]*<\/textarea>/).count == 1)
      #expect(try await ada.get("/align/collect?part=insights").text.matches(of: /<p class="own-words">/).count == 1)
      let session = try await ada.submitAndFollow("/align/explore/rest/01", [("do", "session")])
      #expect(session.path == "/align/session/start")
      let profile = try await ada.submit(
        "/profile/birth", [("name", "Ada"), ("date", "15 June 1990"), ("time", "14:30"), ("place", "Lisbon, Portugal")])
      #expect(profile.status == .seeOther)
      let forYou = try await ada.get("/align/explore").text
      #expect(forYou.matches(of: /today: something about\b/).count == 3 && !forYou.contains("href=\"/profile/birth\""))
      // The day has one quiet line for whoever has a code.
      #expect(try await ada.get("/today").text.contains("Align is open today · a streak can begin"))
    }
  }

  @Test func aHintIsPutAwayAndComesBack() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let features = ["align": "/align"].merging(
        ["collect", "explore", "progress", "settings"].map { ($0, "/align/\($0)") }
      ) { first, _ in first }
      for (name, path) in features {
        #expect(try await ada.get(path).text.contains("name=\"hint\" value=\"\(name)\""), "\(name)")
        guard name != "explore" else { continue }
        let seen = try await ada.submitAndFollow("/align/hints", [("do", "seen"), ("hint", name), ("back", path)])
        #expect(seen.path == path && !seen.page.text.contains("Got it"), "\(name)")
      }
      for _ in 0..<2 {
        let seen = try await ada.submitAndFollow(
          "/align/hints", [("do", "seen"), ("hint", "explore"), ("back", "/align/explore")])
        #expect(seen.path == "/align/explore" && !seen.page.text.contains("Got it"))
      }
      let elsewhere = try await ada.submit("/align/hints", [("do", "seen"), ("hint", "x"), ("back", "https://example.org")])
      #expect(elsewhere.headers[.location] == "/align")
      let reset = try await ada.submitAndFollow("/align/hints", [("do", "reset"), ("back", "/align/settings")])
      #expect(reset.page.text.contains("The hints are back."))
      for (name, path) in features { #expect(try await ada.get(path).text.contains("Got it"), "\(name)") }
    }
  }

  @Test(arguments: [
    ("web+astronova:align", "/align"), ("web+astronova://align/session/start", "/align/session/start"),
    ("WEB+ASTRONOVA:Today/", "/today"),
    ("web+astronova:collect/insight/new?text=a%20%26%20b", "/collect/insight/new?text=a%20%26%20b"),
    ("web+astronova://evil.example", "/"), ("https://evil.example", "/"), ("javascript:alert(1)", "/"), ("", "/"),
    ("web+astronova:profile/delete", "/"), ("web+astronova:collect/insight/new?text=%ZZ", "/collect/insight/new"),
  ]) func aLinkLeadsToWhatIsKnown(_ link: String, _ path: String) async throws {
    try await TestServer().run { browser in
      let sent = link.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      let answer = try await browser.get("/open?link=\(sent)")
      #expect(answer.headers[.location] == path)
    }
  }
}
