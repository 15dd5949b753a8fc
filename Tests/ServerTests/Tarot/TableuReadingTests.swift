import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// Readings at the path of Tableu, for both of its clients.
@Suite struct TableuReadingTests {
  private static let path = "/api/tarot-reading"
  private static let three = "Three-Card Story (Past, Present, Future)"

  static func decode<Answer: Decodable>(_ type: Answer.Type, _ response: TestResponse) throws -> Answer {
    do {
      return try JSONDecoder().decode(type, from: Data(response.body.readableBytesView))
    } catch {
      Issue.record("\(error): \(response.text.prefix(600))")
      throw error
    }
  }

  private static func text(_ body: some Encodable, snake: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    if snake { encoder.keyEncodingStrategy = .convertToSnakeCase }
    return String(decoding: try encoder.encode(body), as: UTF8.self)
  }

  private static func web(
    _ names: [String] = ["The Star", "Two of Wands", "Reine de Coupe"], spread: String = three, key: String? = "threeCard",
    question: String? = "Should I take the job in another city?"
  ) -> TableuReader.Web {
    TableuReader.Web(
      spreadInfo: .init(name: spread, key: key),
      cardsInfo: names.enumerated().map {
        .init(position: "Place \($0 + 1)", card: $1, orientation: $0 == 1 ? "Reversed" : "Upright")
      }, userQuestion: question)
  }

  // MARK: the web's client

  @Test func theWebIsToldOfEveryCard() async throws {
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, try Self.text(Self.web()))
      #expect(response.status == .ok)
      let answer = try Self.decode(TableuReader.Answer.self, response)
      #expect(answer.provider == "local-composer" && answer.gateBlocked == nil && answer.context == "career")
      #expect(answer.requestId == response.headers[HTTPField.Name("X-Request-ID")!])
      for name in ["The Star", "Two of Wands", "Queen of Cups", "Place 3"] {
        #expect(answer.reading.contains(name), "\(name)")
      }
      #expect((300...500).contains(answer.reading.split(separator: " ").count))
      #expect(answer.spreadAnalysis?.version == "1.0.0" && answer.spreadAnalysis?.spreadKey == "threeCard")
      #expect(answer.themes?.majorCount == 1 && answer.themes?.reversalCount == 1 && answer.themes?.suitCounts["Cups"] == 1)
      // The same cards and question are read alike.
      let again = try Self.decode(TableuReader.Answer.self, try await browser.post(Self.path, try Self.text(Self.web())))
      #expect(again.reading == answer.reading)
    }
  }

  @Test func whatIsWrongIsSaidInTheWordsOfTheContract() async throws {
    var withoutSpread = Self.web()
    withoutSpread.spreadInfo = nil
    var turned = Self.web()
    turned.cardsInfo[0].orientation = "sideways"
    var bare = Self.web()
    bare.cardsInfo[2].meaning = "  "
    let whole = try Self.text(Self.web())
    let five = ["The Star", "The Sun", "The Moon", "The Tower", "The Fool", "The World"]
    let bodies: [(String, String)] = [
      ("{", "Invalid JSON payload."), ("[]", "Invalid JSON payload."),
      (try Self.text(withoutSpread), "Missing spread information."),
      (try Self.text(Self.web([])), "No cards were provided for the reading."),
      (try Self.text(bare), "One or more cards are missing required details."), (try Self.text(turned), "orientation"),
      (try Self.text(Self.web(["The Star"])), "expects 3 cards"),
      (
        try Self.text(Self.web(["The Star", "The Sun"], spread: "Relationship Snapshot", key: "relationship")),
        "requires at least 3 cards"
      ),
      (try Self.text(Self.web(five, spread: "Relationship Snapshot", key: "relationship")), "allows at most 5 cards"),
      (try Self.text(Self.web(spread: "Pentagram", key: nil)), "Unknown spread"),
      (try Self.text(Self.web(spread: "Celtic Cross", key: "threeCard")), "does not match"),
      (try Self.text(Self.web(["The Star", "The Star", "The Sun"])), "lies on the table already"),
      (try Self.text(Self.web(["The Star", "Sunny", "The Sun"])), "Sunny"),
      (
        whole.replacing("\"journalContext\":\"x\"", with: "\"location\":{\"latitude\":1,\"longitude\":2,\"altitude\":3}"),
        "altitude"
      ),
      (whole.replacing("\"journalContext\":\"x\"", with: "\"location\":{\"latitude\":91,\"longitude\":2}"), "latitude"),
      (
        whole.replacing("\"journalContext\":\"x\"", with: "\"personalization\":{\"readingTone\":\"cruel\"}"),
        "personalization.readingTone"
      ),
    ]
    let refused = bodies
    try await TestServer().run { browser in
      for (body, said) in refused {
        let response = try await browser.post(Self.path, body)
        #expect(response.status == .badRequest && response.string("error")?.contains(said) == true, "\(said): \(response.text)")
      }
      // A spread of somebody's own may be called like one of ours.
      let own = try await browser.post(Self.path, try Self.text(Self.web(spread: "Daily Draw", key: "custom")))
      #expect(own.status == .ok && own.string("spreadKey") == "custom")
      let proof =
        #""visionProof":{"id":"1","signature":"s","createdAt":"2026-01-01T00:00:00Z","expiresAt":"2026-01-01T01:00:00Z","insights":[]}"#
      let old = try await browser.post(Self.path, whole.replacing("\"journalContext\":\"x\"", with: proof))
      #expect(old.status == .conflict)
    }
  }

  @Test func eventsComeInTheirOrder() async throws {
    let body = try Self.text(Self.web())
    try await TestServer().run { browser in
      let plain = try Self.decode(TableuReader.Answer.self, try await browser.post(Self.path, body))
      let wish: HTTPFields = [.accept: "text/event-stream", .acceptEncoding: "gzip"]
      for (path, headers) in [(Self.path, wish), (Self.path + "?stream=true", [:])] {
        let response = try await browser.post(path, body, headers: headers)
        #expect(response.status == .ok && response.headers[.contentType]?.hasPrefix("text/event-stream") == true)
        #expect(response.headers[.contentEncoding] == nil)
        let events = TableuReader.Event.all(in: response.text)
        #expect(events.first?.name == "meta" && events.first?.data["provider"] as? String == "local-composer")
        #expect(events.first?.data["themes"] != nil && events.dropFirst().first?.name == "reasoning")
        let pieces = events.filter { $0.name == "delta" }.compactMap { $0.data["text"] as? String }
        #expect(pieces.joined() == plain.reading && pieces.allSatisfy { (1...160).contains($0.count) })
        #expect(events.last?.name == "done" && events.last?.data["fullText"] as? String == plain.reading)
      }
      // What is wrong is said before the stream begins.
      let refused = try await browser.post(Self.path + "?stream=true", "{")
      #expect(refused.status == .badRequest && refused.string("error") == "Invalid JSON payload.")
    }
  }

  // MARK: the first app

  @Test func theFirstAppsBodyIsRead() async throws {
    let cards = [
      TableuReader.Phone.Card(name: "The Fool", reversed: false, position: "Present", positionIndex: 1),
      TableuReader.Phone.Card(name: "2 of Wands", reversed: true, position: "Past", positionIndex: 0),
      TableuReader.Phone.Card(name: "Ten of Cups", reversed: false, position: "Future", positionIndex: 2),
    ]
    let body = TableuReader.Phone(question: "What now?", spreadKey: "threeCard", cards: cards, sessionSeed: "s-1")
    let laid = TableuReader.Phone(question: "What now?", spreadKey: "celtic", cards: nil, sessionSeed: "s-1")
    try await TestServer().run { browser in
      for snake in [false, true] {
        let answer = try Self.decode(
          TableuReader.PhoneAnswer.self, try await browser.post(Self.path, try Self.text(body, snake: snake)))
        #expect(answer.cards.map(\.name) == ["Two of Wands", "The Fool", "Ten of Cups"] && answer.cards[0].reversed)
        #expect(answer.spreadKey == "threeCard" && answer.question == "What now?" && answer.analysis.spreadKey == "threeCard")
        #expect(answer.cards.map(\.positionIndex) == [0, 1, 2] && answer.reading.contains("The Fool"))
      }
      // A ritual without cards lays them: the same one the same, another cut others.
      func drawn(_ ask: TableuReader.Phone) async throws -> [String] {
        let answer = try Self.decode(
          TableuReader.PhoneAnswer.self, try await browser.post(Self.path, try Self.text(ask)))
        // Ten cards have much to do with each other; no paragraph of it is a wall.
        let paragraphs = answer.reading.components(separatedBy: "\n\n")
        #expect(paragraphs.allSatisfy { $0.split(separator: " ").count < 130 }, "\(paragraphs.suffix(4))")
        return answer.cards.map(\.name)
      }
      var cut = laid
      cut.ritual.cutPosition = 14
      let first = try await drawn(laid)
      #expect(first.count == 10)
      #expect(try await drawn(laid) == first)
      #expect(try await drawn(cut) != first)
      var twice = body
      twice.cards?[1].positionIndex = 1
      #expect(try await browser.post(Self.path, try Self.text(twice)).status == .badRequest)
    }
  }

  // MARK: help before the cards

  @Test func aCrisisIsMetBeforeTheCards() async throws {
    let body = try Self.text(Self.web(question: "I want to kill myself"))
    let figure = try Self.text(Self.web(question: "This deadline is killing me, what helps?"))
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, body, headers: [.acceptLanguage: "en-GB"])
      let answer = try Self.decode(TableuReader.Answer.self, response)
      #expect(response.status == .ok && answer.provider == "safety-gate" && answer.gateBlocked == true)
      #expect(answer.gateReason == "crisis_gate" && answer.crisisCategories == ["self-harm"])
      #expect(answer.reading.contains("116 123") && !answer.reading.contains("The Star") && answer.themes == nil)
      let events = TableuReader.Event.all(in: try await browser.post(Self.path + "?stream=1", body).text)
      #expect(events.last?.data["gateReason"] as? String == "crisis_gate" && events.map(\.name).contains("delta"))
      let plain = try Self.decode(TableuReader.Answer.self, try await browser.post(Self.path, figure))
      #expect(plain.provider == "local-composer")
    }
  }

  /// The first app decodes one kind of answer: what lacks a field of it would be an error there, and the help lost.
  @Test(arguments: ["I want to kill myself", "", "Will it rain?"])
  func theFirstAppReadsHelpAsItReadsAReading(_ question: String) async throws {
    let body = TableuReader.Phone(
      question: question, spreadKey: "single",
      cards: [TableuReader.Phone.Card(name: "The Star", reversed: false, position: "theme", positionIndex: 0)], sessionSeed: "s")
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, try Self.text(body))
      let answer = try Self.decode(TableuReader.PhoneAnswer.self, response)
      #expect(answer.question == question && answer.spreadKey == "single" && answer.cards == body.cards)
      #expect((response.string("gateReason") == "crisis_gate") == question.contains("kill"))
      #expect(!answer.reading.isEmpty && response.string("narrative") == answer.reading)
    }
  }

  /// Our own answer has help and no cards until it is asked for again with `heard`.
  @Test func ourOwnDrawWaits() async throws {
    let draw = "/api/v1/tarot/draw"
    try await TestServer().run { browser in
      let asked = #"{"spread":"single","question":"I want to kill myself","nonce":"00000000000000aa"}"#
      let met = try await browser.post(draw, asked)
      #expect(met.string("help.category") == "self-harm" && (met.value("cards") as? [Any])?.isEmpty == true)
      #expect(met.value("analysis") == nil && met.string("ritual.nonce") == "00000000000000aa")
      let gone = try await browser.post(draw, asked.replacing("{\"spread\"", with: "{\"heard\":true,\"spread\""))
      #expect(gone.string("help.category") == "self-harm" && (gone.value("cards") as? [Any])?.count == 1)
      #expect(gone.value("analysis") != nil)
    }
  }

  // MARK: hostile questions

  @Test func hostileQuestions() async throws {
    try await TestServer().run { browser in
      for question in ["<script>alert(1)</script>{{sprite}}", "🔮🌙", "מה עכשיו?", "\u{202E}\u{2066}?", "\"\n\n'>", " "] {
        let response = try await browser.post(Self.path, try Self.text(Self.web(question: question)))
        #expect(
          response.status == .ok && response.string("provider") == "local-composer", "\(question): \(response.text.prefix(200))")
      }
      for question in [String(repeating: "w", count: 10_000), "a\0b"] {
        let response = try await browser.post(Self.path, try Self.text(Self.web(question: question)))
        #expect(response.status == .badRequest && response.string("error")?.contains("userQuestion") == true)
      }
    }
  }
}
