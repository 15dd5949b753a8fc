import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Thoughts that are kept, changed and collected, at a browser without script.
@Suite struct InsightPageTests {
  @Test func aThoughtSurvivesTheDoor() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let thought = "Half & \"half\" <of> the list/ведро"
      let path = "/collect/insight/new?source=reading&text=" + Route.encoded(thought)
      let door = try #require(try await ada.get(path).headers[.location])
      #expect(door.hasPrefix("/sign-in?next="))
      let form = try await ada.get(door).text
      let next = try #require(form.firstMatch(of: /name="next" value="([^"]*)"/)?.output.1)
      let signed = try await ada.submit(
        "/sign-up",
        [
          ("email", "ada@example.org"), ("password", TestVisitor.password), ("name", "Ada"), ("chart", ""),
          ("next", String(next).replacing("&amp;", with: "&")),
        ])
      // The recovery codes are shown on the way.
      let codes = try await ada.get(try #require(signed.headers[.location])).text
      let on = try #require(codes.firstMatch(of: /codes-on" href="([^"]*)"/)?.output.1)
      let back = String(on).replacing("&amp;", with: "&")
      #expect(back.contains("/collect/insight/new"))
      let filled = try await ada.get(back).text
      #expect(filled.contains("Half &amp; &quot;half&quot; &lt;of&gt; the list/ведро") && filled.contains("value=\"reading\""))
      for _ in 0..<2 {
        let kept = try await ada.submitAndFollow("/collect/insight/new", [("text", thought), ("source", "reading")])
        #expect(kept.page.text.matches(of: /<p class="own-words">/).count == 1 && kept.page.text.contains("From a reading"))
      }
    }
  }

  @Test func aLongThoughtIsRefusedKindly() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let long = String(repeating: "ab ", count: 3_334)
      // Whoever is not signed in keeps what was typed.
      let visitor = try await ada.submit("/collect/insight/new", [("text", long)])
      #expect(visitor.status == .unprocessableContent && visitor.text.contains("Open another tab to sign in"))
      try await ada.signUp()
      let asked = try await ada.get("/collect/insight/new?text=" + String(repeating: "x", count: 2_001))
      #expect(asked.status == .unprocessableContent && asked.text.contains("has 2001 characters"))
      let refused = try await ada.submit("/collect/insight/new", [("text", long), ("source", "dream")])
      #expect(
        refused.status == .unprocessableContent && refused.text.contains("an insight may have 2000")
          && refused.text.contains("ab ab"))
      #expect(try await ada.submit("/collect/insight/new", [("text", "  ")]).status == .unprocessableContent)
      #expect(try await !ada.get("/align/collect?part=insights").text.contains("class=\"own-words\""))
    }
  }

  @Test func insightsAreChangedAndCollected() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let imported = try await ada.submitAndFollow("/align/insights", [("do", "import"), ("text", "- One.\r\n- Two.")])
      #expect(imported.page.text.contains("2 insights are new."))
      func ids(_ text: String) -> [String] {
        text.matches(of: /name="id" value="([0-9a-f-]{36})"><p class="own-words">/).map { String($0.output.1) }
      }
      let (one, two) = (ids(imported.page.text)[0], ids(imported.page.text)[1])
      #expect(try await ids(ada.submitAndFollow("/align/insights", [("do", "up"), ("id", two)]).page.text) == [two, one])
      let saved = try await ada.submitAndFollow("/align/insights", [("do", "save"), ("id", one), ("text", "<b>Uno</b>")])
      #expect(saved.page.text.contains("&lt;b&gt;Uno&lt;/b&gt;"))
      let long = try await ada.submit(
        "/align/insights", [("do", "save"), ("id", one), ("text", String(repeating: "x", count: 10_000))])
      #expect(long.status == .unprocessableContent && long.text.contains("value=\"\(one)\"") && long.text.contains("xxxx"))
      let away = try await ada.submitAndFollow("/align/insights", [("do", "archive"), ("id", two)])
      #expect(away.page.text.contains("value=\"unarchive\""))
      let gone = try await ada.submitAndFollow("/align/insights", [("do", "delete"), ("id", one)])
      #expect(gone.page.text.contains("The insight is deleted.") && ids(gone.page.text) == [two])
      let back = try await ada.submitAndFollow("/align/insights", [("do", "undelete"), ("id", one)])
      #expect(ids(back.page.text).contains(one))
      #expect(try await ada.submit("/align/insights", [("do", "save"), ("id", "none"), ("text", "x")]).status == .seeOther)

      let made = try await ada.submitAndFollow("/align/collections", [("do", "make"), ("name", "For <Mondays>")])
      let collection = String(try #require(made.page.text.firstMatch(of: /id="c-([0-9a-f-]{36})"/)?.output.1))
      #expect(made.page.text.contains("For &lt;Mondays&gt;"))
      let put = try await ada.submitAndFollow("/align/collections", [("do", "put"), ("id", collection), ("member", one)])
      #expect(put.page.text.contains("value=\"remove\""))
      let strange = try await ada.submit("/align/collections", [("do", "put"), ("id", collection), ("member", "none")])
      #expect(strange.status == .unprocessableContent)
      #expect(
        try await ada.submit("/align/collections", [("do", "make"), ("name", String(repeating: "x", count: 81))]).status
          == .unprocessableContent)
      let deleted = try await ada.submitAndFollow("/align/collections", [("do", "delete"), ("id", collection)])
      #expect(deleted.page.text.contains("No collection yet."))
    }
  }

  /// An insight has more room than a line: what is too long becomes a form to shorten it, and the insight stays.
  @Test func aThoughtBecomesALine() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let thought = "First line.\n" + String(repeating: "ab ", count: 100) + "end."
      let page = try await ada.submitAndFollow("/align/insights", [("do", "keep"), ("text", thought)]).page.text
      let id = String(try #require(page.firstMatch(of: /name="id" value="([0-9a-f-]{36})"><p class="own-words">/)).output.1)
      for fields in [
        [("do", "adopt"), ("id", id)], [("do", "adopt"), ("id", id), ("text", "  ")],
        [("do", "adopt"), ("id", id), ("text", thought)],
      ] {
        let refused = try await ada.submit("/align/insights", fields)
        #expect(refused.status == .unprocessableContent && refused.text.contains("a line may have 280"))
        #expect(refused.text.contains(">First line. ab ab ") && refused.text.contains("value=\"adopt\""))
      }
      #expect(try await !ada.get("/align/collect").text.contains("First line."))
      let adopted = try await ada.submitAndFollow("/align/insights", [("do", "adopt"), ("id", id), ("text", "First\nline.")])
      #expect(adopted.page.text.contains("Added to your code.") && adopted.page.text.contains("ab ab ab"))
      #expect(try await ada.get("/align/collect").text.contains(">First line.</textarea>"))
      #expect(try await ada.submit("/align/insights", [("do", "adopt"), ("id", "none")]).status == .seeOther)
      // The name of a collection that is too long stands in its field.
      let name = String(repeating: "name ", count: 20) + "end"
      let long = try await ada.submit("/align/collections", [("do", "make"), ("name", name)])
      #expect(long.status == .unprocessableContent && long.text.contains("value=\"\(name)\""))
      #expect(long.text.contains(#"aria-describedby="collection-wrong" aria-invalid="true""#))
      #expect(long.text.contains(#"id="collection-wrong" role="alert">The name must have 1 to 80 characters."#))
      let made = try await ada.submitAndFollow("/align/collections", [("do", "make"), ("name", "Short")]).page.text
      let known = String(try #require(made.firstMatch(of: /id="c-([0-9a-f-]{36})"/)).output.1)
      let renamed = try await ada.submit("/align/collections", [("do", "rename"), ("id", known), ("name", name)])
      #expect(
        renamed.text.contains(#"id="w-\#(known)" role="alert">The name must"#) && !renamed.text.contains("collection-wrong"))
    }
  }

  @Test func aCardAndADayCanBeKept() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let card = try await ada.get("/tarot/cards/major-00").text
      let thought = try #require(card.firstMatch(of: /name="text" value="([^"]+)"/)?.output.1)
      #expect(card.contains("name=\"source\" value=\"card\""))
      let door = try await ada.submit("/collect/insight/new", [("text", String(thought)), ("source", "card")])
      #expect(door.headers[.location]?.hasPrefix("/sign-in?next=%2Fcollect%2Finsight%2Fnew") == true)
      #expect(try await !ada.get("/today").text.contains("keep-thought"))
    }
  }
}
