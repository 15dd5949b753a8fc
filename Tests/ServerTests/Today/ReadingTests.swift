import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server
@testable import Wire

@Suite struct ReadingTests {
  @Test func aReadingIsKeptAndComesBackTheSame() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestReader(browser)
      let first = try await ada.own()
      #expect(first.status == .ok && first.string("reading.date") == "2026-11-21")
      #expect(first.string("reading.timezone") == "Europe/Berlin" && first.string("reading.sunSign") == "gemini")
      #expect((first.value("reading.categories") as? [Any])?.count == 8)
      let meters = try #require(first.value("reading.astrometers") as? [String: Any])
      for name in Meter.allCases.map(\.rawValue) + MeterGroup.allCases.map(\.rawValue) {
        let meter = try #require(meters[name] as? [String: Any], "\(name)")
        #expect((meter["state_label"] as? String)?.isEmpty == false && (meter["advice"] as? [String])?.count == 1, "\(name)")
        #expect(["improving", "stable", "worsening"].contains(meter["trend"] as? String), "\(name)")
        let intensity = try #require(meter["intensity"] as? Double)
        #expect((0...100).contains(intensity))
      }
      let paragraph = try #require(first.value("reading.keyTransit.evidence") as? [[String: Any]])
      #expect(paragraph.first?["body"] is String)
      time.advance(by: 600)
      #expect(try await ada.own().text == first.text)
      #expect(try await ada.own("?date=2026-11-21").text == first.text)
      // The history shows it once, and whoever is somebody else has another.
      let history = try await browser.get(Route.horoscopeHistory.path, headers: ada.headers)
      #expect((history.value("horoscopes") as? [[String: Any]])?.map { $0["id"] as? String } == [first.string("id")])
      let bob = try await TestReader(browser, email: "bob@example.org")
      #expect(try await bob.own().string("id") != first.string("id"))
    }
  }

  @Test func tenAtOnceGetOneReading() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<10 { group.addTask { try await ada.own().text } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(answers.count == 1)
      let history = try await browser.get(Route.horoscopeHistory.path, headers: ada.headers)
      #expect((history.value("horoscopes") as? [Any])?.count == 1)
    }
  }

  @Test func aTagIsAnsweredInShort() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let first = try await ada.own()
      let tag = try #require(first.headers[.eTag])
      // It is asked after each time, for another birth makes another one; and another person on the same device has their own.
      #expect(first.headers[.cacheControl] == "private, no-cache")
      #expect(first.headers[values: .vary].contains("Authorization, Cookie, X-Timezone"))
      var headers = ada.headers
      headers[.ifNoneMatch] = tag
      let second = try await browser.get(Route.ownReading.path, headers: headers)
      #expect(second.status == .notModified && second.text.isEmpty && second.headers[.eTag] == tag)
      headers[.ifNoneMatch] = "W/\"0\""
      #expect(try await browser.get(Route.ownReading.path, headers: headers).status == .ok)
    }
  }

  @Test func anotherBirthMakesOtherReadingsFromTodayOn() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let before = try await (ada.own("?date=2026-11-20"), ada.own(), ada.own("?date=2026-11-23"))
      try await ada.edit(#"{"name": "Ada King"}"#)
      #expect(try await ada.own().text == before.1.text)
      try await ada.edit(#"{"birthData": {"date": "1985-02-01", "time": "06:00", "latitude": 48.1, "longitude": 11.6}}"#)
      let after = try await (ada.own("?date=2026-11-20"), ada.own(), ada.own("?date=2026-11-23"))
      // What is past stays as it was read; its meters are worked out for the birth that stands now.
      #expect(after.0.string("reading.headline") == before.0.string("reading.headline"))
      #expect(after.0.string("reading.keyTransit.text") == before.0.string("reading.keyTransit.text"))
      #expect(after.1.string("reading.sunSign") == "aquarius" && after.2.string("reading.sunSign") == "aquarius")
      #expect(after.1.string("id") == before.1.string("id"))
      #expect(after.1.headers[.eTag] != before.1.headers[.eTag])
    }
  }

  @Test(arguments: [("2027-03-28", 23), ("2026-10-25", 25), ("2026-11-21", 24)])
  func aDayIsAsLongAsTheClocksMakeIt(_ date: String, _ hours: Int) async throws {
    // A minute past midnight in Berlin.
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let day = try #require(CalendarDate(year: parts[0], month: parts[1], day: parts[2], calendar: .gregorian))
    let offset: Double = date == "2026-10-25" ? 2 : 1
    let midnight = UTC(daysSinceJ2000: day.midnight(in: .gregorian) - offset / 24 + 1.0 / 1440)
    try await TestServer(clock: .fixed(at: midnight)).run { browser in
      let ada = try await TestReader(browser)
      let reading = try await ada.own()
      #expect(reading.string("reading.date") == date)
      let ofSign = try await browser.get(Route.dailyHoroscope.path + "?sign=leo&timezone=Europe/Berlin")
      #expect(ofSign.string("date") == date)
      let control = try #require(ofSign.headers[.cacheControl])
      let seconds = try #require(Int(control.split(separator: "=")[1]))
      #expect(abs(seconds - (hours * 3600 - 60)) <= 1)
    }
  }

  @Test func theZoneOfTheProfileComesFirstThenThatOfTheRequest() async throws {
    // 07:30 UTC is still the evening before in Honolulu, and the evening of the day in Auckland.
    try await TestServer().run { browser in
      let ada = try await TestReader(browser, timezone: nil)
      #expect(try await ada.own("?timezone=Pacific/Honolulu").string("reading.date") == "2026-11-20")
      #expect(try await ada.own().string("reading.timezone") == "America/New_York")
      try await ada.edit(#"{"timezone": "Pacific/Auckland"}"#)
      let own = try await ada.own("?timezone=Pacific/Honolulu")
      #expect(own.string("reading.date") == "2026-11-21" && own.string("reading.timezone") == "Pacific/Auckland")
      #expect(try await ada.own("?timezone=Mars/Olympus").string("field") == "timezone")
    }
  }

  @Test func theComingWeekIsThereAndRepeatsNoAdvice() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let week = try await ada.own("?days=7")
      let readings = try #require(week.value("readings") as? [[String: Any]])
      let dates = readings.compactMap { ($0["reading"] as? [String: Any])?["date"] as? String }
      #expect(dates == (21...27).map { "2026-11-\($0)" })
      // What a day asks and says at the top is never read twice in a week.
      let advice = week.sentences(under: ["headline", "do", "dont", "reflectOn", "affirmation"]).filter { !$0.isEmpty }
      #expect(advice.count >= 7 && Set(advice).count == advice.count)
      // Each is the reading of its day, and the same when it is asked for alone.
      let third = try await ada.own("?date=2026-11-23")
      #expect((readings[2]["id"] as? String) == third.string("id"))
      #expect(try await ada.own("?days=7").text == week.text)
    }
  }

  /// The readings know of each other: what one has used the others pass over, as far as the texts go round.
  @Test(arguments: [(7, 0.95), (14, 0.9)])
  func theDaysToComeRepeatLittle(_ days: Int, _ least: Double) async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let sentences = try await ada.own("?days=\(days)").sentences()
      let share = Double(Set(sentences).count) / Double(sentences.count)
      #expect(sentences.count > 40 * days && share >= least, "\(sentences.count) sentences, \(share) of them read once")
    }
  }

  @Test(arguments: [
    ("?days=0", "days"), ("?days=15", "days"), ("?days=x", "days"), ("?date=tomorrow", "date"), ("?date=9999-01-01", "date"),
  ])
  func whatIsWrongIsNamed(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let response = try await ada.own(query)
      #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
    }
  }

  @Test func withoutABirthItIsSaidWhatToDo() async throws {
    try await TestServer().run { browser in
      #expect(try await browser.get(Route.ownReading.path).status == .unauthorized)
      let ada = try await TestPerson(browser)
      let response = try await browser.get(Route.ownReading.path, headers: ada.headers)
      #expect(response.status == .notFound && response.string("field") == "birthData")
    }
  }

  @Test func aReadingSurvivesExportAndImport() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let reading = try await ada.own()
      let file = try await browser.get(Route.export.path, headers: ada.headers).text
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let taken = try await browser.post(Route.importRecords.path, file, headers: bob.headers)
      #expect(taken.status == .ok, "\(taken.text)")
      let again = try await browser.get(Route.ownReading.path, headers: bob.headers)
      #expect(again.text == reading.text)
    }
  }
}
