import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// The lines of a personal code, as their page puts them together.
@Suite struct CollectTests {
  private static func lines(_ person: TestVisitor) async throws -> (ids: [String], texts: [String]) {
    let page = try await person.get(Route.collectPage.path).text
    return (
      page.matches(of: /data-id="([0-9a-f-]+)"/).map { String($0.output.1) },
      page.matches(of: /maxlength="280">([^<]*)<\/textarea>/).map { String($0.output.1) }
    )
  }

  @Test func oneOfTwoPartsIsOpen() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      _ = try await ada.submit(Route.submitCollect.path, [("do", "add"), ("text", "A line of mine.")])
      let kept = try await ada.submitAndFollow(Route.submitInsights.path, [("do", "keep"), ("text", "A thought of mine.")])
      #expect(kept.path == "/align/collect?part=insights&done=kept")
      for (path, isCode) in [("", true), ("?part=none", true), ("?part=insights", false)] {
        let page = try await ada.get(Route.collectPage.path + path).text
        #expect(page.contains("A line of mine.") == isCode && page.contains("A thought of mine.") == !isCode)
        let bar = try #require(page.firstMatch(of: /<nav class="segmented[^>]*>(.*?)<\/nav>/)).output.1
        #expect(bar.matches(of: /href="[^"]*"/).count == 2 && bar.matches(of: /aria-current="page"/).count == 1)
        #expect(bar.contains("href=\"/align/collect\" aria-current") == isCode)
      }
    }
  }

  /// Two hundred and fifty insights stand on three pages, each with the way on and back.
  @Test func allInsightsAreReachedFromThePage() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      let text = (100..<350).map { "thought \($0)" }.joined(separator: "\n")
      _ = try await ada.submit(Route.submitInsights.path, [("do", "import"), ("text", text)])
      var (path, seen, pages): (String?, [String], Int) = ("/align/collect?part=insights", [], 0)
      while let here = path {
        let page = try await ada.get(here).text
        seen += page.matches(of: /<p class="own-words">(thought \d+)<\/p>/).map { String($0.output.1) }
        #expect(page.contains(#"<span class="align-count">250</span>"#))
        #expect(page.contains("The insights before these") == (pages > 0))
        path = page.firstMatch(of: /href="([^"]*)">Further insights</).map { String($0.output.1.replacing("&amp;", with: "&")) }
        pages += 1
        try #require(pages < 9)
      }
      #expect(pages == 3 && seen == (100..<350).map { "thought \($0)" })
      // Moved over the edge of a page it is found on the other one.
      let second = try await ada.get("/align/collect?part=insights&from=100").text
      let id = try #require(second.firstMatch(of: /name="id" value="([0-9a-f-]+)"/)).output.1
      _ = try await ada.submit(Route.submitInsights.path, [("do", "up"), ("id", String(id))])
      #expect(try await ada.get("/align/collect?part=insights").text.contains(">thought 200<"))
      // What is done on a later page leads back to that page, and so does taking it back.
      let third = try await ada.get("/align/collect?part=insights&from=200").text
      let last = String(try #require(third.firstMatch(of: /name="id" value="([0-9a-f-]+)"/)).output.1)
      for (act, done) in [("archive", "done=saved"), ("unarchive", "done=saved"), ("delete", "gone=\(last)")] {
        let answer = try await ada.submit(Route.submitInsights.path, [("do", act), ("id", last), ("from", "200"), ("away", "x")])
        #expect(answer.headers[.location] == "/align/collect?part=insights&\(done)&from=200")
      }
      let gone = try await ada.get("/align/collect?part=insights&gone=\(last)&from=200").text
      #expect(gone.contains(#"value="undelete""#) && gone.contains(#"name="from" value="200""#))
    }
  }

  @Test func newWordsThatAreTooManyStayWhereTheyWereTyped() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      _ = try await ada.submit(Route.submitCollect.path, [("do", "add"), ("text", "One.\nTwo.")])
      let ids = try await Self.lines(ada).ids
      let long = String(repeating: "word ", count: 60) + "end"
      let refused = try await ada.submit(Route.submitCollect.path, [("do", "save"), ("id", ids[1]), ("text", long)])
      #expect(refused.status == .unprocessableContent && refused.text.contains("280"))
      let fields = refused.text.matches(of: /<textarea[^>]*id="s-([0-9a-f-]+)"[^>]*>([^<]*)<\/textarea>/)
        .map { (String($0.output.1), String($0.output.2)) }
      #expect(fields.map(\.0) == ids && fields.map(\.1) == ["One.", long])
      #expect(try await Self.lines(ada).texts == ["One.", "Two."])
    }
  }

  /// What is wrong with several lines names the line, beside the field that still has them all.
  @Test func aLineThatIsTooLongIsNamedWhereItWasTyped() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      let lines = "Short.\n" + String(repeating: "long ", count: 80) + "end"
      let refused = try await ada.submit(Route.submitCollect.path, [("do", "add"), ("text", lines)])
      #expect(refused.status == .unprocessableContent)
      #expect(
        refused.text.contains(#"aria-invalid="true">Short."#)
          && refused.text.contains(">Line 2 must have 1 to 280 characters.</p>"))
      #expect(try await Self.lines(ada).texts.isEmpty)
    }
  }

  /// A line of one’s own is a picture to send, and nobody else’s to see.
  @Test func aLineIsAPictureForItsOwnerAlone() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      _ = try await ada.submit(Route.submitCollect.path, [("do", "add"), ("text", "I say <it> & mean it.")])
      let page = try await ada.get(Route.collectPage.path).text
      let path = String(try #require(page.firstMatch(of: /href="(\/align\/collect\/[^"]*share\.svg)"/)).output.1)
      let drawn = try await ada.get(path)
      #expect(drawn.headers[.contentType] == "image/svg+xml" && drawn.headers[.cacheControl] == "no-store")
      #expect(drawn.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      #expect(drawn.text.contains("I say &lt;it&gt; &amp; mean") && drawn.text.contains("Astronova"))
      let other = TestVisitor(browser)
      #expect(try await other.get(path).headers[.location]?.hasPrefix("/sign-in") == true)
      _ = try await other.signUp("eve@example.org")
      #expect(try await other.get(path).status == .notFound)
    }
  }

  @Test func linesAreOrderedPutAwayAndDeletedWithAWayBack() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      func send(_ fields: (String, String)...) async throws -> String {
        let answer = try await ada.submit(Route.submitCollect.path, fields)
        #expect(answer.status == .seeOther)
        return answer.headers[.location] ?? ""
      }
      // Several at once, as they stand in a note.
      _ = try await send(("do", "add"), ("text", "- One.\n2. Two.\n\n* Three.\nOne."))
      var standing = try await Self.lines(ada)
      #expect(standing.texts == ["One.", "Two.", "Three."])
      // The first is dragged before the third, then behind the last, then before what is not there.
      _ = try await send(("do", "place"), ("id", standing.ids[0]), ("before", standing.ids[2]))
      #expect(try await Self.lines(ada).texts == ["Two.", "One.", "Three."])
      _ = try await send(("do", "place"), ("id", standing.ids[1]), ("before", ""))
      #expect(try await Self.lines(ada).texts == ["One.", "Three.", "Two."])
      _ = try await send(("do", "place"), ("id", standing.ids[0]), ("before", "none"))
      #expect(try await Self.lines(ada).texts == ["Three.", "Two.", "One."])
      // What is put away stands apart and no session says it; it comes back behind the others.
      _ = try await send(("do", "archive"), ("id", standing.ids[2]))
      #expect(try await Self.lines(ada).texts == ["Two.", "One."])
      #expect(try await !ada.get(Route.alignPage.path).text.contains("Three."))
      _ = try await send(("do", "place"), ("id", standing.ids[1]), ("before", ""))
      #expect(try await Self.lines(ada).texts == ["One.", "Two."])
      _ = try await send(("do", "return"), ("id", standing.ids[2]))
      standing = try await Self.lines(ada)
      #expect(standing.texts == ["One.", "Two.", "Three."])
      // One that rested before it was put away rests when it comes back, and no session says it.
      _ = try await send(("do", "rest"), ("id", standing.ids[2]))
      _ = try await send(("do", "archive"), ("id", standing.ids[2]))
      _ = try await send(("do", "return"), ("id", standing.ids[2]))
      #expect(try await Self.lines(ada).texts == ["One.", "Two.", "Three."])
      #expect(try await !ada.get(Route.alignPage.path).text.contains("Three."))
      // The same when it is deleted from where it was put away, and the deletion taken back.
      let taken = try await send(("do", "delete"), ("id", standing.ids[2]))
      #expect(taken.contains("state=resting"))
      #expect(try await ada.get(taken).text.contains(#"name="state" value="resting""#))
      _ = try await send(("do", "restore"), ("text", "Three."), ("place", "2"), ("state", "resting"))
      #expect(try await !ada.get(Route.alignPage.path).text.contains("Three."))
      standing = try await Self.lines(ada)
      #expect(standing.texts == ["One.", "Two.", "Three."])
      _ = try await send(("do", "wake"), ("id", standing.ids[2]))
      // A deleted line comes back where it stood.
      let undo = try await send(("do", "delete"), ("id", standing.ids[1]))
      #expect(try await ada.get(undo).text.contains("value=\"restore\""))
      #expect(try await Self.lines(ada).texts == ["One.", "Three."])
      _ = try await send(("do", "restore"), ("text", "Two."), ("place", "1"))
      #expect(try await Self.lines(ada).texts == ["One.", "Two.", "Three."])
    }
  }
}
