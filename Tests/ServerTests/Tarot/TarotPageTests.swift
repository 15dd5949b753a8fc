import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// The pages of the tarot, as somebody without scripts meets them.
@Suite struct TarotPageTests {
  private static let ritual =
    "spread=celtic&question=What+do+I+need+to+see%3F&knocks=0%2C420%2C900&cut=31&nonce=0000000000000007&reversed=on"

  private func post(_ browser: TestBrowser, _ body: String, language: String? = nil) async throws -> TestResponse {
    var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    if let language { headers[.acceptLanguage] = language }
    return try await browser.send(.post, "/tarot/table", headers: headers, body: body)
  }

  @Test func theTabLeadsToTheRitual() async throws {
    try await TestServer().run { browser in
      let page = try await browser.get("/tarot")
      #expect(page.status == .ok && page.text.contains("aria-current=\"page\""))
      for field in ["spread", "question", "knocks", "cut", "nonce", "reversed", "cards", "positions", "depth"] {
        #expect(page.text.contains("name=\"\(field)\""), "\(field)")
      }
      #expect(page.text.contains("Card of the day"))
      let chosen = try await browser.get("/tarot?spread=celtic")
      #expect(chosen.text.contains("value=\"celtic\" class=\"vh\" checked"))
      // Where a table was laid and is asked for again, a reading begins; the script lays the same cards.
      let again = try await browser.get("/tarot/table")
      #expect(again.status == .ok && again.text.contains("class=\"ritual-form\""))
    }
  }

  /// A spread of one’s own: each line a place, in its order, kept under its names, and drawn without them.
  @Test func aSpreadOfOnesOwn() async throws {
    try await TestServer().run { browser in
      let body = "spread=custom&question=What+now%3F&knocks=&cut=31&nonce=0000000000000007&reversed=on&positions="
      let page = try await post(browser, body + "What+I+%3Cb%3Ehold%3C%2Fb%3E%0D%0A%0D%0A++What+holds+me++")
      #expect(page.status == .ok && page.text.components(separatedBy: "class=\"seat\"").count == 3)
      #expect(page.text.contains("table-custom-2") && page.text.contains("What I &lt;b&gt;hold&lt;/b&gt;"))
      #expect(page.text.contains("1 · What I") && page.text.contains("2 · What holds me<"))
      let picture = try #require(page.text.firstMatch(of: /href="(\/tarot\/share[^"]*)"/)).output.1
      let drawn = try await browser.get(String(picture).replacing("&amp;", with: "&"))
      #expect(drawn.status == .ok && !drawn.text.contains("hold"))
      for (positions, words) in [
        ("", "has one to fifteen places"), ((1...16).map { "p\($0)" }.joined(separator: "%0A"), "has one to fifteen places"),
        ("fine%0A" + String(repeating: "x", count: 81), "The name of place 2 has more than 80"),
      ] {
        let refused = try await post(browser, body + positions)
        #expect(refused.status == .unprocessableContent && refused.text.contains(words), "\(words)")
        #expect(refused.text.contains(#"aria-describedby="places-lead places-problem" aria-invalid="true""#))
        #expect(refused.text.contains(#"value="custom" class="vh" checked"#))
      }
    }
  }

  /// A reading is as long as it was asked to be, and is kept so.
  @Test func aReadingIsAsLongAsItIsAskedToBe() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      var words: [Int] = []
      for (number, depth) in ["short", "standard", "deep", "endless"].enumerated() {
        let fields = [
          ("spread", "threeCard"), ("question", "Should I take the job? \(number / 3)"), ("knocks", ""), ("cut", "31"),
          ("nonce", "000000000000000a"), ("reversed", "on"), ("depth", depth),
        ]
        let page = try await ada.submit("/tarot/table", fields)
        let told = page.text.matches(of: /<p class="(?:meaning|opening last|together last)">([^<]*)</).map { $0.output.1 }
        words.append(told.joined(separator: " ").split(separator: " ").count)
        #expect(page.text.contains(#"name="depth" value="\#(depth)""#) == ["short", "deep"].contains(depth))
        let kept = try await ada.submitAndFollow("/tarot/keep", fields).page.text
        #expect(told.allSatisfy { line in kept.contains(line) })
      }
      #expect(words.count == 4 && words[0] < words[1] && words[1] <= words[2])
    }
  }

  /// The card of the day stays for the day, also where the rest of the page is new.
  @Test func theCardOfTheDayStays() async throws {
    @Sendable func daily(_ text: String) -> Substring? {
      text.firstMatch(of: /day-card">Card of the day<\/h2><p class="t2"><a href="([^"]*)"/)?.1
    }
    try await TestServer().run { browser in
      let (first, second) = (try await browser.get("/tarot").text, try await browser.get("/tarot").text)
      #expect(daily(first) != nil && daily(first) == daily(second))
      // The number of the ritual is drawn anew.
      let nonce = /name="nonce" value="([0-9a-f]{16})"/
      #expect(first.firstMatch(of: nonce)?.1 != second.firstMatch(of: nonce)?.1)
    }
  }

  /// The page and the API lay the same cards for the same ritual (Tests/TarotTests has the vector).
  @Test func theTableLaysTheCardsOfTheRitual() async throws {
    try await TestServer().run { browser in
      let page = try await post(browser, Self.ritual)
      #expect(page.status == .ok)
      for name in ["Knight of Swords", "Wheel of Fortune", "Five of Wands"] { #expect(page.text.contains(name), "\(name)") }
      #expect(page.text.components(separatedBy: "class=\"seat\"").count == 11)
      #expect(page.text.components(separatedBy: "class=\"sheet card-sheet\"").count == 11)
      // Somebody without an account is told where readings are kept.
      #expect(!page.text.contains("action=\"/tarot/keep\"") && page.text.contains("href=\"/sign-up\""))
      #expect(page.headers[.cacheControl] == "no-store")
    }
  }

  @Test func cardsOfOnesOwnDeck() async throws {
    try await TestServer().run { browser in
      let laid = try await post(
        browser, "spread=threeCard&cards=Tower+reversed%0D%0A+2+of+cups%0D%0A%0D%0AReine+de+Coupe&nonce=x")
      #expect(laid.status == .ok && laid.text.contains("The Tower, reversed") && laid.text.contains("Queen of Cups"))
      for (cards, said) in [
        ("Tower%0ASun", "takes 3 cards, and you named 2"), ("Tower%0ATower%0ASun", "lies on the table already"),
        ("Tower%0ASun%0A%3Cb%3E", "there is none called “&lt;b&gt;”"),
      ] {
        let page = try await post(browser, "spread=threeCard&question=Kept&cards=\(cards)")
        #expect(page.status == .unprocessableContent && page.text.contains(said), "\(cards)")
        #expect(page.text.contains(">Kept</textarea>"))
      }
    }
  }

  /// Whatever is asked, it stays text and what was typed is kept.
  @Test func hostileQuestions() async throws {
    let markup = "%3Cscript%3Ealert(1)%3C%2Fscript%3E%7B%7Bsprite%7D%7D"
    try await TestServer().run { browser in
      for question in [
        markup, "%F0%9F%94%AE%F0%9F%8C%99", "%D7%9E%D7%94+%D7%A2%D7%9B%D7%A9%D7%99%D7%95%3F", "", "%0D%0A%0D%0A", "%27%22%3E",
      ] {
        let page = try await post(browser, "spread=single&question=\(question)&cut=5&nonce=00000000000000aa")
        #expect(page.status == .ok, "\(question)")
        #expect(!page.text.contains("<script>alert") && !page.text.contains("Optional("))
      }
      let long = try await post(browser, "spread=single&nonce=00000000000000aa&question=" + String(repeating: "w", count: 10_000))
      #expect(long.status == .unprocessableContent && long.text.contains("This one has 10,000"))
      #expect(long.text.contains(String(repeating: "w", count: 10_000)))
      for broken in ["knocks=x", "knocks=3,1", "cut=99", "nonce=zz", "cut=99999999999999999999", "spread=nothing"] {
        let page = try await post(
          browser, "question=Kept&\(broken)" + (broken.hasPrefix("nonce") ? "" : "&nonce=00000000000000aa"))
        #expect(page.status == .unprocessableContent && page.text.contains(">Kept</textarea>"), "\(broken)")
      }
    }
  }

  @Test func theQuestionIsLookedAt() async throws {
    try await TestServer().run { browser in
      let page = try await post(browser, "check=yes&spread=celtic&question=Will+he+come+back%3F&nonce=00000000000000aa")
      #expect(page.status == .ok && page.text.contains("quality-line") && page.text.contains("Or put it this way"))
      #expect(page.text.contains("value=\"celtic\" class=\"vh\" checked"))
      let start = try await post(browser, "start=What+now%3F&question=old&spread=single&nonce=00000000000000aa")
      #expect(start.status == .ok && start.text.contains(">What now?</textarea>"))
    }
  }

  // MARK: - help before the cards

  @Test func aCrisisIsMetFirst() async throws {
    let question = "question=I+want+to+kill+myself&spread=single&cut=3&nonce=00000000000000aa"
    try await TestServer().run { browser in
      let met = try await post(browser, question, language: "en-GB,en;q=0.9")
      #expect(met.status == .ok && met.text.contains("116 123") && met.text.contains("name=\"heard\""))
      #expect(!met.text.contains("class=\"seat\""))
      let american = try await post(browser, question, language: "en-US")
      #expect(american.text.contains("tel:988"))
      // Where the clocks say where somebody is, help is from there.
      let abroad = TestVisitor(browser)
      abroad.plant("astronova-zone", "Europe%2FLisbon")
      let near = try await abroad.submit(
        "/tarot/table", [("question", "I want to kill myself"), ("spread", "single"), ("nonce", "00000000000000aa")])
      #expect(near.text.contains("tel:112") && !near.text.contains("tel:988") && !near.text.contains("tel:999"))
      // Going on lays the cards of the same ritual.
      let gone = try await post(browser, question + "&heard=yes")
      #expect(gone.text.contains("class=\"seat\"") && !gone.text.contains("name=\"heard\""))
      // A figure of speech is one.
      let figure = try await post(browser, "question=This+deadline+is+killing+me%2C+what+helps%3F&nonce=00000000000000aa")
      #expect(figure.text.contains("class=\"seat\""))
    }
  }

  @Test func aProgramIsToldOfHelp() async throws {
    try await TestServer().run { browser in
      let path = "/api/v1/tarot/draw"
      let met = try await browser.post(path, #"{"spread":"single","question":"I want to kill myself"}"#)
      #expect(met.string("help.category") == "self-harm" && met.value("help.lines") is [Any])
      let plain = try await browser.post(path, #"{"spread":"single","question":"What now?"}"#)
      #expect(plain.value("help") == nil)
    }
  }
}
