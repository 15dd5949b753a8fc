import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What leads on from a reading: questions that follow, the same question again, links, pictures, and learning.
@Suite struct TarotWayTests {
  private static let ritual = [
    ("spread", "threeCard"), ("question", "Should I take the job?"), ("cut", "31"), ("nonce", "0000000000000007"),
  ]

  // MARK: questions that follow

  @Test func aQuestionThatFollowsIsAnsweredFromTheTable() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      let table = try await visitor.submit("/tarot/table", Self.ritual)
      #expect(table.text.contains("action=\"/tarot/follow\""))
      let page = try await visitor.submit("/tarot/follow", Self.ritual + [("follow", "What lies ahead?")])
      #expect(page.status == .ok && page.text.contains("class=\"answer\"") && page.text.contains("Should I take the job?"))
      // The same cards as those of the table, and no others.
      let told = page.text.matches(of: /href="(\/tarot\/cards\/[a-z0-9-]+)"/).map { String($0.output.1) }
      #expect(!told.isEmpty && told.allSatisfy { table.text.contains($0) })
      for (question, said) in [
        ("", "at least three"), ("??", "at least three"), (String(repeating: "w", count: 501), "500 characters"),
      ] {
        let refused = try await visitor.submit("/tarot/follow", Self.ritual + [("follow", question)])
        #expect(refused.status == .unprocessableContent && refused.text.contains(said), "\(question.prefix(4))")
      }
      for question in ["<script>alert(1)</script>{{sprite}}", "🔮🌙🔮", "מה עכשיו?", "\u{202E}abc"] {
        let page = try await visitor.submit("/tarot/follow", Self.ritual + [("follow", question)])
        #expect(page.status == .ok && !page.text.contains("<script>alert"), "\(question)")
      }
      let crisis = try await visitor.submit("/tarot/follow", Self.ritual + [("follow", "I want to kill myself")])
      #expect(crisis.text.contains("name=\"heard\"") && !crisis.text.contains("class=\"answer\""))
      #expect(try await visitor.submit("/tarot/follow", [("follow", "And then?"), ("reading", "x")]).status == .notFound)
    }
  }

  // MARK: the same question again

  @Test func theSameQuestionShowsTheEarlierReadingFirst() async throws {
    let time = ManualClock(TestServer.now)
    var server = TestServer()
    server.clock = time.clock
    try await server.run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let kept = try await ada.submit("/tarot/keep", Self.ritual)
      let reading = try #require(kept.headers[.location]).prefix { $0 != "?" }
      var other = Self.ritual
      other[3].1 = "00000000000000bb"
      let earlier = try await ada.submit("/tarot/table", other)
      #expect(earlier.text.contains("href=\"\(reading)\"") && earlier.text.contains("name=\"anew\""))
      #expect(!earlier.text.contains("class=\"seat\""))
      // Whoever wants new cards has them; the same table is no other reading; and another question is another one.
      #expect(try await ada.submit("/tarot/table", other + [("anew", "yes")]).text.contains("class=\"seat\""))
      #expect(try await ada.submit("/tarot/table", Self.ritual).text.contains("class=\"seat\""))
      other[1].1 = "Should I move?"
      #expect(try await ada.submit("/tarot/table", other).text.contains("class=\"seat\""))
      other[1].1 = "SHOULD I, take the job"
      #expect(try await ada.submit("/tarot/table", other).text.contains("name=\"anew\""))
      time.advance(by: 86_500)
      #expect(try await ada.submit("/tarot/table", other).text.contains("class=\"seat\""))
    }
  }

  // MARK: a kept reading

  @Test func aKeptReadingIsAskedAndShown() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let kept = try await ada.submit("/tarot/keep", Self.ritual)
      let path = String(try #require(kept.headers[.location]).prefix { $0 != "?" })
      let id = String(path.dropFirst("/tarot/journal/".count))
      _ = try await ada.submit(path, [("title", "Mine"), ("notes", "secret note")])
      let follow = try await ada.submit("/tarot/follow", [("reading", id), ("follow", "What is in the way?")])
      #expect(follow.status == .ok && follow.text.contains("class=\"answer\"") && follow.text.contains("href=\"\(path)\""))
      let (_, page) = try await ada.submitAndFollow("\(path)/share", [("hours", "24")])
      let address = try #require(page.text.firstMatch(of: /value="(?:http:\/\/[^\/"]*)?(\/tarot\/shared\/[A-Za-z0-9_-]+)"/)?.1)
      let shown = try await browser.get(String(address))
      #expect(shown.status == .ok && !shown.text.contains("secret note") && !shown.text.contains("Mine"))
      // Its cards are a picture for those who show the link.
      #expect(shown.text.contains("\(address)/preview.png"))
      #expect(try await browser.get("\(address)/preview.png").headers[.contentType] == "image/png")
      // The question was not to be seen.
      #expect(!shown.text.contains("take the job"))
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      for way in ["share", "unshare"] { #expect(try await bob.submit("\(path)/\(way)").status == .notFound) }
      #expect(try await bob.submit("/tarot/follow", [("reading", id), ("follow", "And then?")]).status == .notFound)
      _ = try await ada.submit("\(path)/unshare")
      for ending in ["", "/preview.png"] { #expect(try await browser.get("\(address)\(ending)").status == .notFound) }
    }
  }

  // MARK: learning

  @Test func cardsThatCameUpAreLearned() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/tarot/learn").text.contains("Keep a reading"))
      _ = try await ada.submit("/tarot/keep", Self.ritual)
      var shown: [String] = []
      for _ in 0..<3 {
        let page = try await ada.get("/tarot/learn").text
        let card = try #require(page.firstMatch(of: /name="card" value="([a-z]+-[0-9]+)"/)?.1)
        shown.append(String(card))
        let taken = try await ada.submit("/tarot/learn", [("card", String(card)), ("recall", "known")])
        #expect(taken.status == .seeOther || taken.status == .found)
      }
      #expect(Set(shown).count == 3)
      let done = try await ada.get("/tarot/learn").text
      #expect(done.contains("That is all for today") && !done.contains("name=\"recall\""))
      for wrong in [
        [("card", "x"), ("recall", "known")], [("card", shown[0]), ("recall", "x")], [("card", "wands-01"), ("recall", "known")],
      ] {
        let status = try await ada.submit("/tarot/learn", wrong).status
        // One card of the suit may have come up; then it is no stranger.
        #expect(status == .badRequest || status == .unprocessableContent || shown.contains("wands-01"), "\(wrong)")
      }
      #expect(try await ada.get("/tarot/patterns").text.contains("href=\"/tarot/learn\""))
    }
  }

  // MARK: relationships of three to five

  @Test(arguments: [3, 4, 5]) func aRelationshipHasAsManyCardsAsAreWanted(_ count: Int) async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      let fields = [("spread", "relationship"), ("question", ""), ("count", "\(count)"), ("nonce", "00000000000000aa")]
      let table = try await visitor.submit("/tarot/table", fields)
      #expect(table.status == .ok && table.text.components(separatedBy: "class=\"seat\"").count == count + 1)
      #expect(table.text.contains(count == 3 ? "table-relationship\"" : "table-relationship-more\""))
      let picture = try #require(table.text.firstMatch(of: /href="(\/tarot\/share\.svg\?[^"]*)"/)?.1)
      let drawn = try await browser.get(String(picture).replacing("&amp;", with: "&"))
      #expect(drawn.status == .ok && drawn.text.components(separatedBy: "viewBox=\"0 0 700 1200\"").count >= count + 1)
      let six = try await visitor.submit(
        "/tarot/table", [("spread", "relationship"), ("count", "6"), ("nonce", "00000000000000aa")])
      #expect(six.status == .unprocessableContent)
    }
  }

  // MARK: pictures

  @Test func picturesAreAskedForOnce() async throws {
    try await TestServer().run { browser in
      let face = "/tarot/cards/major-17.svg"
      let first = try await browser.get(face)
      let tag = try #require(first.headers[.eTag])
      #expect(
        first.status == .ok && first.headers[.contentType] == "image/svg+xml"
          && first.headers[.vary]?.contains("Accept-Encoding") == true)
      #expect(first.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      for held in [tag, "W/" + tag, "\"x\", " + tag, "*"] {
        let again = try await browser.get(face, headers: [.ifNoneMatch: held])
        #expect(again.status == .notModified && again.body.readableBytes == 0 && again.headers[.eTag] == tag, "\(held)")
      }
      #expect(try await browser.get(face, headers: [.ifNoneMatch: "\"x\""]).status == .ok)
      // Packed it is another form, with a tag of its own.
      let packed = try await browser.get(face, headers: [.acceptEncoding: "gzip"])
      #expect(packed.headers[.contentEncoding] == "gzip" && packed.headers[.eTag] != tag)
      #expect(try await browser.get("/tarot/cards/back.svg").status == .ok)
      for missing in ["/tarot/cards/major-22.svg", "/tarot/cards/nobody", "/tarot/cards/.svg"] {
        #expect(try await browser.get(missing).status == .notFound, "\(missing)")
      }
      #expect(try await browser.get(face + "?theme=pink").status == .badRequest)
      // Another name of a card leads to the one address that it has.
      #expect(try await browser.get("/tarot/cards/the%20star").headers[.location] == "/tarot/cards/major-17")
      let share = try await browser.get("/tarot/share.svg?spread=threeCard&cards=major-17,cups-03r,wands-10")
      #expect(share.status == .ok && share.headers[.contentType] == "image/svg+xml" && share.text.contains("rotate(180)"))
      #expect(share.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      #expect(share.text.contains("data:font/woff2;base64,"))
      let own = try await browser.get("/tarot/share.svg?spread=custom&cards=major-17,cups-03r")
      #expect(own.status == .ok && own.text.contains("Your own spread"))
      for wrong in [
        "", "?spread=threeCard&cards=major-17",
        "?spread=custom&cards=" + (0..<16).map { "wands-\($0 + 1)" }.joined(separator: ","), "?spread=single&cards=%3Cb%3E",
      ] {
        let refused = try await browser.get("/tarot/share.svg" + wrong)
        #expect(refused.status == .badRequest && !refused.text.contains("<b>"), "\(wrong)")
      }
    }
  }
}
