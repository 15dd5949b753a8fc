import Foundation
import HTTPTypes
import HummingbirdTesting
import PseudoLanguage
import Readings
import Synchronization
import Testing

@testable import Companion
@testable import Server
@testable import Store
@testable import Wire

/// Comparisons that an account has asked for: kept once, paged, and said not to be kept where there is no room.
@Suite struct MatchHistoryTests {
  /// Two births, the second on a day of March 1992.
  private static func body(_ day: Int, _ more: String = "") -> String {
    let place = #""timezone":"Europe/London","latitude":51.5,"longitude":-0.12"#
    let date = "1992-03-\(day < 10 ? "0" : "")\(day)"
    return
      #"{"person1":{"date":"1990-06-15","time":"14:30",\#(place)},"person2":{"date":"\#(date)","time":"09:00",\#(place)}\#(more)}"#
  }

  private static func days(_ history: TestResponse) -> [String] {
    (history.value("matches") as? [[String: Any]] ?? []).compactMap { match in
      ((match["data"] as? [String: Any] ?? match)["person2"] as? [String: Any])?["date"] as? String
    }
  }

  @Test func theHistoryComesInPagesAndHasEachPairOnce() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      func ask(_ day: Int, _ more: String = "") async throws {
        time.advance(by: 1)
        let answer = try await browser.post(Route.match.path, Self.body(day, more), headers: ada.headers)
        try #require(answer.status == .ok, "\(answer.text)")
        #expect((answer.value("warnings") as? [Any])?.isEmpty == true)
      }
      for day in 1...5 { try await ask(day) }
      // The same pair once more is the one that is kept; the same two in other systems are another question.
      try await ask(2)
      let first = try await browser.get(Route.matchHistory.path + "?limit=3", headers: ada.headers)
      #expect(Self.days(first) == ["1992-03-05", "1992-03-04", "1992-03-03"], "\(first.text.prefix(400))")
      let cursor = try #require(first.string("next"))
      let second = try await browser.get(Route.matchHistory.path + "?limit=3&cursor=\(cursor)", headers: ada.headers)
      #expect(Self.days(second) == ["1992-03-02", "1992-03-01"] && second.value("next") is NSNull)
      try await ask(2, #","systems":["western"]"#)
      let all = try await browser.get(Route.matchHistory.path, headers: ada.headers)
      #expect(Self.days(all).sorted() == [1, 2, 2, 3, 4, 5].map { "1992-03-0\($0)" })
      // Nobody else's.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      #expect(Self.days(try await browser.get(Route.matchHistory.path, headers: bob.headers)).isEmpty)
    }
  }

  /// An account that is full is told so, and gets its answer all the same.
  @Test func whatIsNotKeptIsSaid() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("match-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let token = Mutex("")
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = try await TestPerson(browser)
      token.withLock { $0 = ada.accessToken }
    }
    let store = try DataStore(.folder(folder))
    _ = try await store.driver.write { (session) throws(StoreError) in
      try session.execute("UPDATE account SET kept_bytes = ?", [.integer(RecordQuota.mostBytes)])
    }
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      let headers: HTTPFields = [.authorization: "Bearer \(token.withLock { $0 })"]
      let answer = try await browser.post(Route.match.path, Self.body(1), headers: headers)
      #expect(answer.status == .ok && answer.number("overallScore") != nil)
      #expect((answer.value("warnings") as? [[String: Any]])?.compactMap { $0["code"] as? String } == ["NOT_KEPT"])
      #expect(Self.days(try await browser.get(Route.matchHistory.path, headers: headers)).isEmpty)
    }
  }

  /// Sentences are in the language that is asked for; names are those of the API.
  @Test func theWordsAreInTheLanguageOfTheRequest() async throws {
    try await TestServer(languages: Languages(first: .english, others: [PseudoLanguage.language])).run { browser in
      let english = try await browser.post(Route.match.path, Self.body(1))
      let other = try await browser.post(Route.match.path, Self.body(1), headers: [.acceptLanguage: PseudoLanguage.tag])
      #expect(english.status == .ok && other.status == .ok)
      #expect(other.string("summary")?.contains("áá") == true && other.string("summary") != english.string("summary"))
      for field in ["strengths", "challenges"] {
        let texts = try #require(other.value(field) as? [String])
        #expect(!texts.isEmpty && texts.allSatisfy { $0.contains("áá") }, "\(texts)")
      }
      let kootas = try #require(other.value("ashtakoota.kootas") as? [[String: Any]])
      #expect(kootas.count == 8 && kootas.allSatisfy { ($0["meaning"] as? String)?.contains("áá") == true })
      #expect(other.value("synastryAspects") as? [String] == english.value("synastryAspects") as? [String])
    }
  }
}
