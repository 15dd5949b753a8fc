import Foundation

/// What the clients of Tableu send for a reading and read of it, after the contract and the README of the first app.
enum TableuReader {
  /// The web's body.
  struct Web: Encodable {
    struct Spread: Encodable {
      var name: String
      var key: String?
    }
    struct Card: Encodable {
      var position, card, orientation: String
      var meaning = "…"
    }
    var spreadInfo: Spread?
    var cardsInfo: [Card]
    var userQuestion: String?
    /// Unknown to the contract: dropped.
    var journalContext = "x"
  }
  struct Answer: Decodable {
    struct Themes: Decodable {
      let suitCounts, elementCounts: [String: Int]
      let majorCount, reversalCount: Int
      let majorRatio, reversalRatio, averageNumber: Double
      let reversalFramework, timingProfile, lifecycleStage, archetypeLevel: String
    }
    struct Spread: Decodable {
      let version, spreadKey: String
    }
    struct Tone: Decodable { let emotion: String }
    let reading, provider, requestId: String
    let themes: Themes?
    let emotionalTone: Tone?
    let context: String?
    let spreadAnalysis: Spread?
    let gateBlocked: Bool?
    let gateReason: String?
    let crisisCategories: [String]?
  }

  /// The first app's body; it sends its names with underscores.
  struct Phone: Encodable {
    struct Card: Codable, Equatable {
      var name: String
      var reversed: Bool
      var position: String
      var positionIndex: Int
    }
    struct Ritual: Encodable { var knocks, cutPosition: Int }
    var question, spreadKey: String
    var cards: [Card]?
    var sessionSeed: String
    var ritual = Ritual(knocks: 3, cutPosition: 13)
  }
  struct PhoneAnswer: Decodable {
    struct Analysis: Decodable { let spreadKey: String }
    let reading, spreadKey, question, requestId: String
    let cards: [Phone.Card]
    let analysis: Analysis
  }

  struct Followed: Decodable {
    let response, provider: String
    let gateBlocked: Bool?
  }
  struct Made: Decodable {
    let question, provider: String
    let model: String?
    let forecast: Bool
  }
  struct Shared: Decodable {
    struct Entry: Decodable {
      struct Card: Decodable { let card, orientation: String }
      let spreadKey: String
      let question, personalReading: String?
      let cards: [Card]
    }
    let token, scope, url: String
    let entryCount: Int
    let entries: [Entry]?
    let viewCount: Int?
  }
  struct Shares: Decodable { let shares: [Shared] }
  struct Spoken: Decodable { let audio, provider: String }

  /// An event of a stream.
  struct Event {
    let name: String
    let data: [String: Any]

    static func all(in text: String) -> [Event] {
      text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.compactMap { block in
        let lines = block.components(separatedBy: "\n")
        guard lines.count == 2, lines[0].hasPrefix("event: "), lines[1].hasPrefix("data: "),
          let data = try? JSONSerialization.jsonObject(with: Data(lines[1].dropFirst(6).utf8)) as? [String: Any]
        else { return nil }
        return Event(name: String(lines[0].dropFirst(7)), data: data)
      }
    }
  }
}
