import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// The journal and the journey at the paths of Tableu, read as its clients read them.
@Suite struct TableuTests {
  private static let journal = "/api/journal"

  private func decode<Answer: Decodable>(_ type: Answer.Type, _ response: TestResponse) throws -> Answer {
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(type, from: Data(response.body.readableBytesView))
    } catch {
      Issue.record("\(error): \(response.text.prefix(600))")
      throw error
    }
  }

  private static func save(
    seed: String? = "s-1", question: String = "Should I go?",
    cards: [String] = ["The Star", "Queen of Cups reversed", "Ten of Wands"],
    more: String = ""
  ) -> String {
    let list = cards.enumerated().map { index, name in
      let isReversed = name.hasSuffix(" reversed")
      let card = isReversed ? String(name.dropLast(9)) : name
      return #"{"position":"P\#(index)","card":"\#(card)","orientation":"\#(isReversed ? "Reversed" : "Upright")","meaning":"…"}"#
    }.joined(separator: ",")
    let seed = seed.map { #","sessionSeed":"\#($0)""# } ?? ""
    return
      #"{"spread":"Three-Card Story (Past, Present, Future)","spreadKey":"threeCard","question":"\#(question)","cards":[\#(list)],"personalReading":"You go."\#(seed)\#(more)}"#
  }

  @Test func whatIsKeptComesBackAsTheWebReadsIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let more =
        #","provider":"local-composer","requestId":"r-1","reflections":{"0":"It rained."},"themes":{"majorRatio":0.33},"context":"self","location":{"latitude":1},"timestampMs":1795000000000"#
      let response = try await browser.post(Self.journal, Self.save(more: more), headers: ada.headers)
      #expect(response.status == .created)
      let saved = try decode(TableuWeb.Saved.self, response)
      #expect(saved.success && saved.deduplicated == nil && saved.entry.ts == 1_795_000_000_000)
      let again = try await browser.post(
        Self.journal, Self.save(more: #","reflections":{"0":"And then sun."}"#), headers: ada.headers)
      #expect(again.status == .ok)
      #expect(try decode(TableuWeb.Saved.self, again).deduplicated == true)
      let list = try await browser.get(Self.journal + "?includeFollowups=true", headers: ada.headers)
      let journal = try decode(TableuWeb.Journal.self, list)
      #expect(journal.pagination.total == 1 && journal.pagination.limit == 100 && !journal.pagination.hasMore)
      let entry = try #require(journal.entries.first)
      #expect(entry.id == saved.entry.id && entry.ts == saved.entry.ts && entry.spreadKey == "threeCard")
      #expect(
        entry.spread.hasPrefix("Three-Card Story") && entry.cards.map(\.card) == ["The Star", "Queen of Cups", "Ten of Wands"])
      #expect(entry.cards[1].orientation == "Reversed" && entry.cards[0].position == "P0")
      #expect(entry.personalReading == "You go." && entry.provider == "local-composer" && entry.context == "self")
      // The later edit wins, and what it leaves out stays.
      #expect(entry.reflections == ["0": "And then sun."] && entry.requestId == "r-1" && entry.followUps?.isEmpty == true)
      #expect(!list.text.contains("latitude"))
      let follow = try await browser.post(
        "\(Self.journal)/\(entry.id)/followups", #"{"followUps":[{"question":"And then?","answer":"Wait."}]}"#,
        headers: ada.headers)
      #expect(follow.status == .ok)
      let one = try await browser.get("\(Self.journal)/\(entry.id)", headers: ada.headers)
      struct One: Decodable { let entry: TableuWeb.Entry }
      #expect(try decode(One.self, one).entry.followUps == [.init(question: "And then?", answer: "Wait.")])
      // Our own journal has the same one.
      let ours = try await browser.get(Route.tarotReading.path(entry.id), headers: ada.headers)
      #expect(
        ours.string("question") == "Should I go?" && ours.string("narrative") == "You go." && ours.string("day") == "2026-11-18")
    }
  }

  @Test func theFirstAppsShapesFit() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let cards = [
        TableuPhone.Card(name: "The Fool", reversed: false, position: "present", positionIndex: 0),
        TableuPhone.Card(name: "Two of Wands", reversed: true, position: "challenge", positionIndex: 1),
      ]
      let body = TableuPhone.Save(
        question: "What now?", spread: "Mine", spreadKey: "custom", sessionSeed: "7", personalReading: "x", cards: cards)
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      #expect(try await browser.post(Self.journal, text, headers: ada.headers).status == .created)
      let journal = try decode(
        TableuPhone.Journal.self, try await browser.get(Self.journal + "?limit=50&offset=0", headers: ada.headers))
      #expect(journal.entries.first?.cards == cards && journal.entries.first?.question == "What now?")
      // One of ours is read by both.
      _ = try await browser.post(
        Route.tarotReadings.path, #"{"draw":{"spread":"celtic","nonce":"00000000000000a7"}}"#, headers: ada.headers)
      let both = try await browser.get(Self.journal, headers: ada.headers)
      // The test's clock stands still, so that either may come first.
      #expect(try decode(TableuPhone.Journal.self, both).entries.map(\.cards.count).sorted() == [2, 10])
      struct Mixed: Decodable {
        struct Entry: Decodable {
          let cards: [Card]
        }
        struct Card: Decodable { let name: String }
        let entries: [Entry]
      }
      #expect(try decode(Mixed.self, both).entries.count == 2)
    }
  }

  @Test func pagesByOffsetAndByCursorHaveEveryEntryOfAMillisecondOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for number in 0..<7 {
        let made = try await browser.post(
          Self.journal, Self.save(seed: "s-\(number)", more: #","timestampMs":\#(1_795_000_000_000 + number / 3)"#),
          headers: ada.headers)
        #expect(made.status == .created)
      }
      func page(_ query: String) async throws -> TableuWeb.Journal {
        try decode(TableuWeb.Journal.self, try await browser.get(Self.journal + "?limit=2" + query, headers: ada.headers))
      }
      var counted: [String] = []
      for offset in stride(from: 0, to: 8, by: 2) {
        let part = try await page("&offset=\(offset)")
        #expect(part.entries.count == (offset == 6 ? 1 : 2) && part.pagination.hasMore == (offset < 6))
        counted += part.entries.map(\.id)
      }
      #expect(counted.count == 7 && Set(counted).count == 7)
      var walked: [String] = []
      var cursor: Int64?
      repeat {
        let part = try await page(cursor.map { "&cursor=\($0)" } ?? "")
        walked += part.entries.map(\.id)
        cursor = part.pagination.nextCursor
      } while cursor != nil && walked.count < 20
      #expect(walked == counted)
      // Whoever counts first and goes on by the cursor misses none.
      let first = try await page("&offset=0")
      let second = try await page("&cursor=\(try #require(first.pagination.nextCursor))")
      #expect(Set(first.entries.map(\.id) + second.entries.map(\.id)).isSuperset(of: counted.prefix(3)))
    }
  }

  @Test(arguments: [#"{"followUps":"x"}"#, #"{"followUps":{}}"#, #"{"followUps":[{}]}"#, #"{"followUps":[]}"#, "[]", "{}"])
  func followUpsThatAreNoneAreRefused(_ body: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let id = try decode(
        TableuWeb.Saved.self, try await browser.post(Self.journal, Self.save(), headers: ada.headers)
      ).entry.id
      let refused = try await browser.post("\(Self.journal)/\(id)/followups", body, headers: ada.headers)
      #expect(refused.status == .badRequest)
      #expect(try decode(TableuWeb.Failure.self, refused).error == "Invalid follow-up data")
    }
  }

  @Test func whoeverIsNotSignedInIsToldSo() async throws {
    try await TestServer().run { browser in
      for (method, path) in [
        (HTTPRequest.Method.get, Self.journal), (.post, Self.journal), (.delete, Self.journal + "?id=x"),
        (.get, "/api/journal/search"),
        (.get, "/api/journal/x"), (.delete, "/api/journal/x"), (.post, "/api/journal/x/followups"),
        (.get, "/api/archetype-journey"),
        (.get, "/api/archetype-journey/card-frequency"), (.get, "/api/journal/pattern-alerts"),
      ] {
        let response = try await browser.send(method, path, body: method == .post ? "{}" : nil)
        #expect(response.status == .unauthorized && response.headers[.wwwAuthenticate] == "Bearer", "\(path)")
        #expect(try decode(TableuWeb.Failure.self, response).error == "Not authenticated", "\(path)")
      }
    }
  }

  @Test func aCookieOpensItToo() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let cookies = ada.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
      #expect(try await browser.get(Self.journal, headers: [.cookie: cookies]).status == .ok)
      #expect(try await browser.post(Self.journal, Self.save(), headers: [.cookie: cookies]).status == .created)
    }
  }

  @Test(arguments: [
    ("", "Invalid JSON payload."), ("[]", "Invalid JSON payload."), ("{", "Invalid JSON payload."),
    ("{}", "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single"}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[]}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[7]}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[{"position":"a"}]}"#, "Invalid journal entry data"),
    (#"{"spread":"  ","spreadKey":"single","cards":[{"card":"The Fool"}]}"#, "Invalid journal entry data"),
    (#"{"spread":7,"spreadKey":"single","cards":[{"card":"The Fool"}]}"#, "Invalid journal entry data"),
    (
      #"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool","orientation":"sideways"}]}"#, "Invalid journal entry data"
    ),
    (#"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool"}],"question":{}}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool"}],"themes":"x"}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool"}],"reflections":"x"}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool"}],"followUps":"x"}"#, "Invalid journal entry data"),
    (#"{"spread":"x","spreadKey":"single","cards":[{"card":"The Fool"}],"followUps":["x"]}"#, "Invalid journal entry data"),
  ]) func whatIsNoEntryIsRefused(_ body: String, _ error: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(Self.journal, body, headers: ada.headers)
      #expect(response.status == .badRequest)
      #expect(try decode(TableuWeb.Failure.self, response).error == error)
    }
  }

  @Test func deletingAndWhatIsNotOnesOwn() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let saved = try decode(TableuWeb.Saved.self, try await browser.post(Self.journal, Self.save(), headers: ada.headers))
      for path in ["\(Self.journal)/\(saved.entry.id)", "\(Self.journal)?id=\(saved.entry.id)", "\(Self.journal)/none"] {
        let response = try await browser.send(.delete, path, headers: bob.headers)
        #expect(response.status == .notFound)
        #expect(try decode(TableuWeb.Failure.self, response).error == "Entry not found")
      }
      #expect(try await browser.get("\(Self.journal)/\(saved.entry.id)", headers: bob.headers).status == .notFound)
      #expect(
        try await browser.post("\(Self.journal)/\(saved.entry.id)/followups", #"{"a":1}"#, headers: bob.headers).status
          == .notFound)
      #expect(
        try await browser.send(.delete, "\(Self.journal)/\(saved.entry.id)", headers: ada.headers).text == #"{"success":true}"#)
      #expect(try await browser.send(.delete, "\(Self.journal)/\(saved.entry.id)", headers: ada.headers).status == .notFound)
    }
  }

  @Test func pagesByCursorAndByOffsetMissNothing() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      // Three of each moment.
      for index in 0..<30 {
        let time = 1_795_000_000_000 + Int64(index / 3) * 1000
        let response = try await browser.post(
          Self.journal, Self.save(seed: "s\(index)", more: #","timestampMs":\#(time)"#), headers: ada.headers)
        #expect(response.status == .created)
      }
      var ids: [String] = []
      var cursor: Int64?
      var pages = 0
      repeat {
        let page = try decode(
          TableuWeb.Journal.self,
          try await browser.get(Self.journal + "?limit=4" + (cursor.map { "&cursor=\($0)" } ?? ""), headers: ada.headers))
        ids += page.entries.map(\.id)
        cursor = page.pagination.nextCursor
        #expect(page.pagination.hasMore == (cursor != nil) && page.pagination.total == 30)
        pages += 1
      } while cursor != nil && pages < 40
      #expect(ids.count == 30 && Set(ids).count == 30)
      let offset = try decode(
        TableuWeb.Journal.self, try await browser.get(Self.journal + "?limit=3&offset=27", headers: ada.headers))
      #expect(offset.entries.map(\.id) == Array(ids.suffix(3)) && !offset.pagination.hasMore)
      for odd in [
        "limit=x", "limit=-1", "limit=99999", "cursor=x", "cursor=-5", "cursor=99999999999999999", "offset=x", "all=true",
      ] {
        #expect(try await browser.get(Self.journal + "?" + odd, headers: ada.headers).status == .ok, "\(odd)")
      }
    }
  }

  @Test func withoutASeedTheCardsAndTheTimeMakeIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      func post(_ body: String) async throws -> HTTPResponse.Status {
        try await browser.post(Self.journal, body, headers: ada.headers).status
      }
      #expect(try await post(Self.save(seed: nil, more: #","timestampMs":1795000000000"#)) == .created)
      #expect(try await post(Self.save(seed: nil, question: " should i GO? ", more: #","timestampMs":1795000000000"#)) == .ok)
      #expect(try await post(Self.save(seed: nil, more: #","timestampMs":1795000000001"#)) == .created)
      #expect(
        try await post(Self.save(seed: nil, cards: ["The Sun", "The Moon", "Death"], more: #","timestampMs":1795000000000"#))
          == .created)
      // Times that cannot be are ours.
      for time in ["0", "946684799999", "99999999999999", "1e300", "-1", #""x""#] {
        let answer = try await browser.post(
          Self.journal, Self.save(seed: "t\(time.utf8.count)\(time.hashValue)", more: #","timestampMs":\#(time)"#),
          headers: ada.headers)
        #expect(try decode(TableuWeb.Saved.self, answer).entry.ts == 1_795_246_200_000)
      }
    }
  }

  @Test func theJourneyCountsReadings() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let empty = try decode(TableuWeb.Journey.self, try await browser.get("/api/archetype-journey", headers: ada.headers))
      #expect(empty.analytics.totalReadingsThisMonth == 0 && empty.analytics.stats.firstJournalMonth == nil)
      for day in 0..<3 {
        let time = 1_795_246_200_000 - Int64(day) * 86_400_000
        _ = try await browser.post(
          Self.journal,
          Self.save(
            seed: "d\(day)", cards: ["The Devil", "The Tower", "The Sun", "Two of Cups"], more: #","timestampMs":\#(time)"#),
          headers: ada.headers)
      }
      let journey = try decode(TableuWeb.Journey.self, try await browser.get("/api/archetype-journey", headers: ada.headers))
        .analytics
      #expect(journey.currentMonth == "2026-11" && journey.totalReadingsThisMonth == 3 && journey.stats.currentStreak == 3)
      #expect(journey.topCards.count == 4 && journey.topCards.allSatisfy { $0.count == 3 })
      #expect(journey.allCards.first { $0.cardName == "Two of Cups" }?.cardNumber == 37)
      #expect(journey.badges.contains { $0.badgeKey == "streak_3x_The Tower_2026-11" } && journey.trends.count == 6)
      #expect(journey.majorArcanaFrequency == ["15": 3, "16": 3, "19": 3])
      #expect(journey.stats.totalJournalEntries == 3 && journey.stats.lastTrackedMonth == "2026-11")
      let frequency = try decode(
        TableuWeb.Frequency.self, try await browser.get("/api/archetype-journey/card-frequency", headers: ada.headers))
      #expect(frequency.stats.uniqueCardsSeen == 4 && frequency.stats.totalDraws == 12 && frequency.stats.totalDeckSize == 78)
      #expect(frequency.cards.first?.firstSeen == "2026-11-19" && frequency.cards.first?.lastSeen == "2026-11-21")
      let alerts = try decode(TableuWeb.Alerts.self, try await browser.get("/api/journal/pattern-alerts", headers: ada.headers))
        .alerts
      #expect(alerts.contains { $0.patternType == "triad" && $0.patternId == "devil-tower-sun" && $0.occurrenceCount == 3 })
      #expect(alerts.allSatisfy { $0.lastSeen == "2026-11-21" } && Set(alerts.map(\.patternId)).count == alerts.count)
      let found = try await browser.get("/api/journal/search?q=TOWER&limit=2", headers: ada.headers)
      #expect((found.value("entries") as? [Any])?.count == 2)
    }
  }

  @Test func healthIsToldAndNotPosted() async throws {
    try await TestServer().run { browser in
      let health = try await browser.get("/api/health/tarot-reading")
      #expect(
        health.string("status") == "ok" && health.string("provider") == "local-composer" && health.string("timestamp") != nil)
      let posted = try await browser.post("/api/health/tarot-reading", "{}")
      #expect(posted.status == .methodNotAllowed && posted.string("error") == "Not supported.")
    }
  }
}
