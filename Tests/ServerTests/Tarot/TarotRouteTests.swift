import HTTPTypes
import HummingbirdTesting
import Readings
import Tarot
import Testing

@testable import Server

/// Cards through the API.
@Suite struct TarotRouteTests {
  private static let path = "/api/v1/tarot/draw"

  private static func ids(_ response: TestResponse) -> [String] {
    (response.value("cards") as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  /// What an answer says of its ritual lays the same cards again; without a nonce others come.
  @Test func theRitualOfAnAnswerLaysTheSameCards() async throws {
    try await TestServer().run { browser in
      let first = try await browser.post(Self.path, #"{"spread":"celtic","question":"Why?","knockTimes":[1.5,400.25],"cut":9}"#)
      let nonce = try #require(first.string("ritual.nonce"))
      let again = try await browser.post(
        Self.path, #"{"spread":"celtic","question":"Why?","knockTimes":[1.5,400.25],"cut":9,"nonce":"\#(nonce)"}"#)
      #expect(first.status == .ok && first.text == again.text && Self.ids(first).count == 10)
      let other = try await browser.post(Self.path, #"{"spread":"celtic","question":"Why?","knockTimes":[1.5,400.25],"cut":9}"#)
      #expect(Self.ids(other) != Self.ids(first))
    }
  }

  /// The library, the command and the API lay the same cards (Tests/TarotTests has the vector).
  @Test func aFixedRitual() async throws {
    try await TestServer().run { browser in
      let body =
        #"{"spread":"celtic","question":"What do I need to see?","knockTimes":[0,420,900],"cut":31,"nonce":"0000000000000007"}"#
      let answer = try await browser.post(Self.path, body)
      #expect(answer.string("ritual.seed") == "befc8f6b63657e37")
      #expect(Self.ids(answer).prefix(3) == ["swords-12", "major-10", "wands-05"])
    }
  }

  /// The reading is that of the library, part by part, as long as it was asked for; where help comes first it waits with the cards.
  @Test func theReadingIsTold() async throws {
    let ritual = #""question":"Should I move?","knockTimes":[0,420],"cut":3,"nonce":"00000000000000a7""#
    try await TestServer().run { browser in
      let ritualOfLibrary = try Ritual(question: "Should I move?", knockTimes: [0, 420], cut: 3, nonce: 0xA7)
      let draw = try TarotDraw(ritualOfLibrary, spread: .threeCard)
      for depth in TarotNarrative.Depth.allCases {
        let told = Language.english.narrative(of: draw, question: "Should I move?", depth: depth)
        let answer = try await browser.post(Self.path, #"{\#(ritual),"depth":"\#(depth.rawValue)"}"#)
        #expect(answer.string("reading.opening") == told.opening && answer.string("reading.next") == told.next)
        #expect(answer.string("reading.together") == told.together && answer.string("reading.ask") == told.ask)
        let sections = answer.value("reading.sections") as? [[String: Any]] ?? []
        #expect(sections.compactMap { $0["text"] as? String } == told.sections.map(\.text))
        #expect(sections.compactMap { $0["index"] as? Int } == [0, 1, 2])
        let relations = answer.value("reading.relations") as? [[String: Any]] ?? []
        #expect(relations.compactMap { $0["text"] as? String } == told.relations.map(\.text))
        if depth == .standard { #expect(try await browser.post(Self.path, "{\(ritual)}").text == answer.text) }
      }
      let help = try await browser.post(Self.path, #"{"question":"Should I kill myself?"}"#)
      #expect(help.value("help") != nil && help.value("reading") == nil && Self.ids(help).isEmpty)
      let heard = try await browser.post(Self.path, #"{"question":"Should I kill myself?","heard":true}"#)
      #expect(heard.value("help") != nil && heard.string("reading.opening") != nil && Self.ids(heard).count == 3)
    }
  }

  @Test func whatIsWrongIsNamed() async throws {
    let long = String(repeating: "é", count: 2001)
    let many = (1...16).map { "\"\($0)\"" }.joined(separator: ",")
    let knocks = (0...64).map { "\($0)" }.joined(separator: ",")
    let cards = (0..<20).map { _ in #"{"card":"sun"}"# }.joined(separator: ",")
    try await TestServer().run { browser in
      for (body, field) in [
        (#"{"question":"\#(long)"}"#, "question"), (#"{"question":"a\u0000b"}"#, "question"),
        (#"{"positions":[\#(many)]}"#, "positions"),
        (#"{"positions":[]}"#, "positions"), (#"{"positions":["a",""]}"#, "positions[1]"), (#"{"spread":"x"}"#, "spread"),
        (#"{"spread":"custom"}"#, "positions"), (#"{"cardCount":4}"#, "cardCount"), (#"{"cut":-1}"#, "cut"),
        (#"{"cut":1e300}"#, "cut"),
        (#"{"knockTimes":[\#(knocks)]}"#, "knockTimes"), (#"{"knockTimes":[-1]}"#, "knockTimes[0]"),
        (#"{"knockTimes":[3,2]}"#, "knockTimes[1]"), (#"{"nonce":"7"}"#, "nonce"), (#"{"nonce":"００００００００００００００００"}"#, "nonce"),
        (#"{"depth":"long"}"#, "depth"), (#"{"depth":""}"#, "depth"),
        (#"{"reversedChance":-0.1}"#, "reversedChance"), (#"{"deck":"x","cards":[]}"#, "deck"), (#"{"cards":[]}"#, "cards"),
        (#"{"cards":[\#(cards)]}"#, "cards"), (#"{"cards":[{"card":"x"}]}"#, "cards[0].card"),
        (#"{"spread":"single","nonce":"0000000000000000","cards":[{"card":"sun"}]}"#, "nonce"),
      ] {
        let response = try await browser.post(Self.path, body)
        #expect(
          response.status == .badRequest && response.string("field") == field, "\(body.prefix(80)): \(response.text.prefix(300))")
      }
    }
  }

  @Test func aQuestionOfTwoThousandLetters() async throws {
    try await TestServer().run { browser in
      let question = String(repeating: "é", count: 2000)
      let response = try await browser.post(Self.path, #"{"question":"\#(question)"}"#)
      #expect(response.status == .ok)
    }
  }

  @Test func cardsByAnyName() async throws {
    try await TestServer().run { browser in
      let tower = try await browser.get("/api/v1/tarot/cards/la%20maison-dieu")
      #expect(tower.string("id") == "major-16" && tower.string("correspondence.planet") == "Mars")
      #expect(try await browser.get("/api/v1/tarot/cards/towering").status == .notFound)
      let all = try await browser.get("/api/v1/tarot/cards")
      #expect(Self.ids(all).count == 78)
    }
  }
}
