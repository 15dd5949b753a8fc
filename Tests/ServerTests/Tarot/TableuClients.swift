import Foundation

/// What the web's client reads of the journal, after the contract.
struct TableuWeb {
  struct Journal: Decodable {
    let entries: [Entry]
    let pagination: Pagination
  }
  struct Pagination: Decodable {
    let total, limit, offset: Int
    let cursor, nextCursor: Int64?
    let hasMore: Bool
  }
  struct Entry: Decodable {
    let id: String
    let ts: Int64
    let spread, spreadKey: String
    let question: String?
    let cards: [Card]
    let personalReading: String?
    let reflections: [String: String]?
    let provider, sessionSeed, deckId, requestId, context: String?
    let followUps: [FollowUp]?
  }
  struct Card: Decodable {
    let position, card, orientation: String
    let number: Int?
    let suit, rank: String?
    let rankValue: Int?
  }
  struct FollowUp: Decodable, Equatable {
    let question, answer: String
  }
  struct Saved: Decodable {
    struct Entry: Decodable {
      let id: String
      let ts: Int64
    }
    let success: Bool
    let deduplicated: Bool?
    let entry: Entry
  }
  struct Journey: Decodable {
    struct Analytics: Decodable {
      struct Card: Decodable {
        let cardName: String
        let cardNumber, count: Int
      }
      struct Badge: Decodable {
        let badgeKey, cardName: String
      }
      struct Trend: Decodable {
        let yearMonth: String
        let totalReadings: Int
      }
      struct Stats: Decodable {
        let needsBackfill: Bool
        let entriesProcessed, totalJournalEntries, trackedCardRows, currentStreak: Int
        let lastAnalyzedAt: String
        let firstJournalMonth, lastJournalMonth, firstTrackedMonth, lastTrackedMonth: String?
      }
      let currentMonth: String
      let topCards, allCards, streaks: [Card]
      let badges: [Badge]
      let trends: [Trend]
      let majorArcanaFrequency: [String: Int]
      let totalReadingsThisMonth: Int
      let stats: Stats
    }
    let success: Bool
    let analytics: Analytics
  }
  struct Frequency: Decodable {
    struct Card: Decodable {
      let cardName: String
      let cardNumber, totalCount: Int
      let firstSeen, lastSeen: String
    }
    struct Stats: Decodable {
      let uniqueCardsSeen, totalDraws, totalDeckSize: Int
    }
    let cards: [Card]
    let stats: Stats
  }
  struct Alerts: Decodable {
    struct Alert: Decodable {
      let patternType, patternId, lastSeen: String
      let occurrenceCount: Int
    }
    let alerts: [Alert]
  }
  struct Failure: Decodable { let error: String }
}

/// What the first app sends and reads, after its README: cards by name, reversed as a flag.
struct TableuPhone {
  struct Journal: Decodable { let entries: [Entry] }
  struct Entry: Decodable {
    let id: String
    let question: String?
    let spreadKey: String
    let cards: [Card]
  }
  struct Card: Codable, Equatable {
    let name: String
    let reversed: Bool
    let position: String
    let positionIndex: Int
  }
  struct Save: Encodable {
    let question, spread, spreadKey, sessionSeed, personalReading: String
    let cards: [Card]
  }
}
