import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// The card journal at a browser without script.
@Suite struct KeptPageTests {
  private static func table(_ question: String = "Shall I go?", nonce: String = "00000000000000a7", spread: String = "threeCard")
    -> [(String, String)]
  {
    [("spread", spread), ("question", question), ("knocks", "0,400,900"), ("cut", "31"), ("nonce", nonce), ("reversed", "on")]
  }

  @Test func aReadingFromTheTableToItsEnd() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/tarot/journal").text.contains("No readings yet."))
      #expect(try await ada.get("/tarot/patterns").text.contains("There is nothing to count yet."))
      let kept = try await ada.submitAndFollow("/tarot/keep", Self.table())
      #expect(
        kept.page.text.contains("Shall I go?") && kept.page.text.contains("Kept.")
          && kept.page.text.contains("Knocked 3 times, cut at card 31."))
      #expect(kept.page.text.matches(of: /class="seat seat-/).count == 3)
      // The same table sent twice is one reading.
      let again = try await ada.submitAndFollow("/tarot/keep", Self.table())
      #expect(
        again.path.prefix { $0 != "?" } == kept.path.prefix { $0 != "?" }
          && again.page.text.contains("You kept this reading before"))
      let path = String(kept.path.prefix { $0 != "?" })
      // On a long page one comes back to where something was done.
      #expect(try await ada.submitAndFollow("\(path)/share", [("hours", "24")]).path.hasSuffix("?done=linked#share"))
      let noted = try await ada.submitAndFollow(path, [("title", "Ferry"), ("notes", "It rained.\r\nThen not.")])
      #expect(noted.page.text.contains("value=\"Ferry\"") && noted.page.text.contains("It rained.\nThen not."))
      let later = try await ada.submitAndFollow("\(path)/later", [("later", "I went.")])
      #expect(later.page.text.contains("I went.") && later.page.text.contains("21 November 2026"))
      #expect(try await ada.submit("\(path)/later", [("later", "  ")]).status == .unprocessableContent)
      let long = try await ada.submit(path, [("title", String(repeating: "x", count: 401)), ("notes", "")])
      #expect(long.status == .unprocessableContent && long.text.contains("Ferry"))
      let list = try await ada.get("/tarot/journal")
      #expect(list.text.contains("One reading.") && list.text.contains("Ferry") && list.text.contains("I went."))
      let gone = try await ada.submitAndFollow("\(path)/delete")
      #expect(gone.page.text.contains("The reading is deleted.") && gone.page.text.contains("action=\"\(path)/undo\""))
      #expect(try await ada.get(path).status == .notFound)
      let back = try await ada.submitAndFollow("\(path)/undo")
      #expect(back.page.text.contains("The reading is back.") && back.page.text.contains("Ferry"))
      _ = try await ada.submitAndFollow("\(path)/delete")
      time.advance(by: 31)
      #expect(try await ada.submitAndFollow("\(path)/undo").page.text.contains("It is too late"))
    }
  }

  /// What the table told is kept with it, and a reading that a device kept comes with the day on which it was laid.
  @Test func whatWasToldIsKept() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let table = try await ada.submit("/tarot/table", Self.table())
      let opening = try #require(table.text.firstMatch(of: /<p class="opening last">([^<]+)<\/p>/)).output.1
      let act = try #require(table.text.firstMatch(of: /<span class="label">A small act<\/span>([^<]+)<\/p>/)).output.1
      let kept = try await ada.submitAndFollow("/tarot/keep", Self.table())
      #expect(kept.page.text.contains(opening) && kept.page.text.contains(act))
      #expect(kept.page.text.matches(of: /<h3 class="t3 told-card">/).count == 3)
      // In the list a reading without notes shows how it began, in whole sentences.
      let beginning = opening.prefix(30).prefix { !".;?".contains($0) }
      #expect(beginning.count > 1, "\(opening)")
      #expect(try await ada.get("/tarot/journal").text.contains(beginning))
      // From a device: laid on 1 November 2026, never in the future, and not before devices kept any.
      let now = 1_795_246_200
      for (nonce, at, day) in [
        ("00000000000000b1", "1793520000", "1 November 2026"), ("00000000000000b2", "\(now + 90_000)", "21 November 2026"),
        ("00000000000000b3", "-9223372036854775808", "21 November 2026"), ("00000000000000b4", "0", "21 November 2026"),
      ] {
        let moved = try await ada.submitAndFollow("/tarot/keep", Self.table(nonce: nonce) + [("at", at)])
        #expect(moved.page.text.contains(day), "\(at)")
      }
      #expect(try await ada.submit("/tarot/keep", Self.table(nonce: "00000000000000b5") + [("at", "soon")]).status == .badRequest)
    }
  }

  /// Whoever has an account finds the ways to what is kept where a reading begins; whoever has none, a place on the device.
  @Test func theWaysToWhatIsKept() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let before = try await ada.get("/tarot").text
      #expect(
        before.contains("id=\"kept-here\"") && !before.contains("href=\"/tarot/journal\"") && !before.contains("id=\"moved\""))
      #expect(try await ada.submit("/tarot/table", Self.table()).text.contains("id=\"keep-here\" hidden"))
      try await ada.signUp()
      let after = try await ada.get("/tarot").text
      for path in ["/tarot/journal", "/tarot/patterns", "/tarot/learn"] { #expect(after.contains("href=\"\(path)\""), "\(path)") }
      #expect(!after.contains("id=\"kept-here\"") && after.contains("data-keep=\"/tarot/keep\""))
      #expect(!(try await ada.submit("/tarot/table", Self.table()).text.contains("keep-here")))
    }
  }

  @Test func theFormLaysTheSameCardsAsTheTable() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let draw = try await browser.post(
        Route.tarotDraw.path,
        #"{"spread":"celtic","question":"One\nTwo","knockTimes":[0,400,900],"cut":31,"nonce":"00000000000000a7"}"#)
      let names = (draw.value("cards") as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      // Browsers end lines of forms with two characters.
      let kept = try await ada.submitAndFollow("/tarot/keep", Self.table("One\r\nTwo", spread: "celtic"))
      let shown = kept.page.text.matches(of: /<strong class="block">([^<(]*?)(?: \(reversed\))?<\/strong><\/span><\/li>/).map {
        String($0.output.1)
      }
      #expect(shown == names && names.count == 10)
      let paper = try await ada.submitAndFollow(
        "/tarot/keep", [("spread", "threeCard"), ("question", ""), ("cards", "The Moon reversed\r\nLe Mat\r\n\r\nten of cups")])
      #expect(
        paper.page.text.contains("laid by hand") && paper.page.text.contains("The Moon (reversed)")
          && paper.page.text.contains("The Fool"))
    }
  }

  /// Where nothing is kept there is nothing to search and to narrow, and every page leads to the cards.
  @Test func nothingIsKeptYet() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let list = try await ada.get("/tarot/journal").text
      #expect(!list.contains("role=\"search\"") && !list.contains("href=\"/tarot/patterns\""))
      #expect(list.contains("Lay the cards and"))
      #expect(try await ada.get("/tarot/journal?q=sea").text.contains("role=\"search\""))
      for path in ["/tarot/patterns", "/tarot/learn"] {
        #expect(try await ada.get(path).text.contains("btn-primary\" href=\"/tarot\""), "\(path)")
      }
    }
  }

  @Test func searchingFilteringAndTurningPages() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for index in 0..<30 {
        _ = try await ada.submit(
          "/tarot/keep",
          Self.table(
            "Day \(index) \(index % 2 == 0 ? "Évora" : "Porto")?", nonce: "00000000000000" + String(index + 16, radix: 16)))
      }
      func all(_ start: String) async throws -> Int {
        var path = start
        var seen: Set<String> = []
        while !path.isEmpty {
          let text = try await ada.get(path).text
          for match in text.matches(of: /class="entry entry-t" href="([^"]*)"/) { seen.insert(String(match.output.1)) }
          path =
            text.firstMatch(of: /href="(\/tarot\/journal\?cursor=[^"]*)"/).map {
              String($0.output.1).replacing("&amp;", with: "&")
            } ?? ""
        }
        return seen.count
      }
      #expect(try await all("/tarot/journal") == 30)
      #expect(try await all("/tarot/journal?q=evora") == 15)
      #expect(try await all("/tarot/journal?spread=celtic") == 0)
      #expect(try await all("/tarot/journal?from=2026-11-21&to=2026-11-21") == 30)
      #expect(try await ada.get("/tarot/journal?card=nonsense").text.contains("There is no card called “nonsense”."))
      // What is searched, or older, is not counted, so nothing is said of what comes back.
      #expect(!(try await ada.get("/tarot/journal?q=evora").text.contains("kept-patterns")))
      for odd in [
        "cursor=x", "card=%26%3Cb%3E", "from=x", "to=99999999999", "done=deleted&id=x", "done=x", "q=%00", "spread=%F0%9F%83%8F",
      ] {
        #expect(try await ada.get("/tarot/journal?" + odd).status == .ok, "\(odd)")
      }
      // The nearest seals stand in a row beside the list; all of them are a page further.
      let list = try await ada.get("/tarot/journal").text
      #expect((1...4).contains(list.matches(of: /class="badge"/).count))
      let patterns = try await ada.get("/tarot/patterns").text
      #expect(
        patterns.contains("30 readings.") && patterns.contains("One day, the start of a run.")
          && patterns.matches(of: /class="badge"/).count == 22)
    }
  }

  @Test(arguments: [
    String(repeating: "é", count: 2000), "<script>alert(1)</script>{{sprite}}", "שלום \u{202E}gnorw", "🃏🔮", "",
  ]) func hostileQuestionsAreShownAsTheyAre(_ question: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let kept = try await ada.submitAndFollow("/tarot/keep", Self.table(question))
      #expect(kept.page.status == .ok && !kept.page.text.contains("<script>alert"))
      #expect(try await ada.get("/tarot/journal").status == .ok)
    }
  }

  @Test(arguments: [
    [("spread", "threeCard")], [("spread", "x"), ("nonce", "00000000000000a7")], [("nonce", "x")],
    [("nonce", "00000000000000a7"), ("cut", "900")], [("nonce", "00000000000000a7"), ("knocks", "a,b")],
    [("spread", "single"), ("cards", "No such card")],
    [("nonce", "00000000000000a7"), ("question", String(repeating: "x", count: 10_000))],
  ]) func whatCannotBeLaidIsNotKept(_ fields: [(String, String)]) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.submit("/tarot/keep", fields).status == .badRequest)
      #expect(try await ada.get("/tarot/journal").text.contains("No readings yet."))
    }
  }

  @Test func nobodyElseSeesOrSendsAnything() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let path = String(try await ada.submitAndFollow("/tarot/keep", Self.table()).path.prefix { $0 != "?" })
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      #expect(try await bob.get(path).status == .notFound)
      for part in ["", "/later", "/delete"] {
        #expect(try await bob.submit(path + part, [("notes", "x"), ("later", "x")]).status == .notFound, "\(part)")
      }
      #expect(try await TestVisitor(browser).get("/tarot/journal").headers[.location] == "/sign-in?next=/tarot/journal")
      let foreign = try await ada.submit("\(path)/delete", headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"])
      #expect(foreign.status == .forbidden)
      #expect(try await ada.get(path).status == .ok)
    }
  }
}
