import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server
@testable import Wire

@Suite struct JournalPageTests {
  private func entryPath(_ text: String) throws -> String {
    String(try #require(text.firstMatch(of: /class="entry" href="(\/journal\/[0-9a-f-]{36})"/)).output.1)
  }

  /// Pressed twice, or sent again after an answer that was lost, a form writes one entry; the same words from a page made later are another.
  @Test func aFormThatIsSentTwiceWritesOneEntry() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      func write(_ text: String, tags: String = "") async throws {
        let page = try await ada.get("/journal").text
        let made = String(try #require(page.firstMatch(of: /name="made" value="([0-9]+)"/)).output.1)
        for _ in 0..<2 {
          let kept = try await ada.submit("/journal", [("made", made), ("text", text), ("tags", tags)])
          #expect(kept.status == .seeOther)
        }
      }
      try await write("Tired.")
      #expect(try await ada.get("/journal").text.contains("One entry."))
      try await write("Tired.", tags: "work")
      clock.advance(by: 60)
      try await write("Tired.")
      #expect(try await ada.get("/journal").text.contains("3 entries."))
    }
  }

  @Test func aReflectionFromItsWritingToItsEnd() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/journal").text.contains("Nothing here yet."))
      let empty = try await ada.submit("/journal", [("text", "  "), ("tags", "work")])
      #expect(empty.status == .unprocessableContent && empty.text.contains("A line is enough") && empty.text.contains("work"))
      let kept = try await ada.submitAndFollow(
        "/journal",
        [("text", "I wrote to Inês after all. Three lines."), ("mood", "light"), ("tags", "Work,  my  Sister, work,")])
      #expect(kept.page.text.contains("Kept.") && kept.page.text.contains("Work, my Sister<"))
      // The words begin the line as they are: nobody gave them a title.
      #expect(kept.page.text.contains("<span class=\"block\">I wrote to Inês after all. Three lines.</span>"))
      let path = try entryPath(kept.page.text)
      // What was written is read first, and a way leads to the form.
      let entry = try await ada.get(path).text
      #expect(entry.contains("<p class=\"own-words\">I wrote to Inês after all. Three lines.</p>"))
      #expect(entry.contains("Light · Work, my Sister<") && entry.contains("<details class=\"why\"><summary>Edit"))
      // The day itself has no room for what came of it; the next has.
      #expect(entry.contains("From tomorrow on"))
      #expect(try await ada.submit("\(path)/later", [("later", "x")]).status == .unprocessableContent)
      clock.advance(by: 86_400)
      let later = try await ada.submitAndFollow("\(path)/later", [("later", "She came on Sunday.")])
      #expect(later.page.text.contains("She came on Sunday.") && later.page.text.contains("22 November 2026"))
      let saved = try await ada.submitAndFollow(path, [("text", "I wrote to her."), ("mood", "nonsense"), ("tags", "")])
      #expect(saved.page.text.contains("I wrote to her.") && saved.page.text.contains("She came on Sunday."))
      let refused = try await ada.submit(path, [("text", "")])
      #expect(refused.status == .unprocessableContent && refused.text.contains("<details class=\"why\" open><summary>Edit"))
      let export = try await ada.get("/journal/export")
      #expect(export.headers[.contentDisposition]?.contains("astronova-journal.json") == true)
      #expect(export.text.contains("I wrote to her.") && export.text.contains("\"type\" : \"reflection\""))
      let gone = try await ada.submitAndFollow("\(path)/delete")
      #expect(gone.page.text.contains("The entry is deleted.") && gone.page.text.contains("Nothing here yet."))
      #expect(try await ada.get(path).status == .notFound)
    }
  }

  /// A change that was written before another one arrived is shown again and not kept over it; the same change sent twice is one.
  @Test func aChangeOfWhatWasChangedElsewhereIsAsked() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let path = try entryPath(try await ada.submitAndFollow("/journal", [("text", "First."), ("tags", "tram")]).page.text)
      func base() async throws -> String {
        String(try #require(try await ada.get(path).text.firstMatch(of: /name="base" value="([0-9a-f]{16})"/)).output.1)
      }
      let first = try await base()
      for _ in 1...2 {
        #expect(try await ada.submit(path, [("text", "Second."), ("tags", "tram"), ("base", first)]).status == .seeOther)
      }
      let late = try await ada.submit(path, [("text", "Third."), ("tags", "rain"), ("base", first)])
      #expect(late.status == .conflict && late.text.contains("changed elsewhere in the meantime") && late.text.contains("rain"))
      #expect(late.text.contains("<p class=\"own-words\">Second.</p>") && late.text.contains(">Third.</textarea>"))
      #expect(late.headers[.heldAs] == nil)
      // Whoever sends the form once more has seen what stands.
      let second = try await base()
      #expect(second != first && late.text.contains("name=\"base\" value=\"\(second)\""))
      let saved = try await ada.submitAndFollow(path, [("text", "Third."), ("tags", "rain"), ("base", second)])
      #expect(saved.page.text.contains("<p class=\"own-words\">Third.</p>"))
    }
  }

  /// What somebody wrote has the thought of that day beside it, or the way to the day, and nothing for whoever has no chart.
  @Test func theReadingOfTheDayStandsBesideTheEntry() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let before = try entryPath(try await ada.submitAndFollow("/journal", [("text", "Before the chart.")]).page.text)
      #expect(try await !ada.get(before).text.contains("That day’s reading"))
      _ = try await ada.begin()
      clock.advance(by: 86_400)
      let today = try await ada.get("/today").text
      let headline = try #require(today.firstMatch(of: /<h2 class="display" id="thought">(.*?)<\/h2>/)).output.1
      let path = try entryPath(try await ada.submitAndFollow("/journal", [("text", "A line of mine.")]).page.text)
      let entry = try await ada.get(path).text
      #expect(entry.contains("That day’s reading") && entry.contains("<p class=\"t3\">\(headline)</p>"))
      #expect(entry.contains(#"href="/today?date=2026-11-22">Open that day"#) && entry.contains("A line of mine."))
      // With what it advised, and once more in a line above the words.
      let reading = try #require(today.firstMatch(of: /<dl class="card counsel">(.*?)<\/dl>/)).output.1
      #expect(entry.contains("<dl class=\"counsel\">\(reading)</dl>"))
      #expect(entry.contains("href=\"#that-day\">\(headline)</a>"))
      // Nothing was read on the day before: it is told now, and the day is a link all the same.
      let unread = try await ada.get(before).text
      #expect(unread.contains("No reading was kept for that day.") && unread.contains(#"href="/today?date=2026-11-21">Open"#))
      // Far away, what was read still stands there, and leads nowhere.
      clock.advance(by: 40 * 86_400)
      let far = try await ada.get(path).text
      #expect(far.contains("<p class=\"t3\">\(headline)</p>") && !far.contains("Open that day"))
      #expect(try await !ada.get(before).text.contains("That day’s reading"))
    }
  }

  /// Of a day that was not read the entry tells what its page tells, and keeps nothing of it.
  @Test func aDayThatWasNotReadIsToldAnew() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.begin()
      let fields = [("text", "A line of the day before."), ("date", "2026-11-20")]
      let path = try entryPath(try await ada.submitAndFollow("/journal", fields).page.text)
      let mark = "No reading was kept for that day. As it would have read:"
      for _ in 0..<2 { #expect(try await ada.get(path).text.contains(mark)) }
      let told = try await ada.get(path).text
      let day = try await ada.get("/today?date=2026-11-20").text
      let headline = try #require(day.firstMatch(of: /<h2 class="display" id="thought">(.*?)<\/h2>/)).output.1
      #expect(told.contains("<p class=\"t3\">\(headline)</p>") && told.contains("<dl class=\"counsel\">"))
      // Whoever opened the day has a reading of it.
      let kept = try await ada.get(path).text
      #expect(kept.contains("<p class=\"t3\">\(headline)</p>") && !kept.contains("No reading was kept"))
    }
  }

  /// Whoever has written nothing is asked what today asks; whoever has no chart is asked nothing.
  @Test func anEmptyJournalAsksWhatTodayAsks() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let plain = try await ada.get("/journal").text
      #expect(!plain.contains("j-question") && !plain.contains("role=\"search\"") && !plain.contains("placeholder="))
      _ = try await ada.begin()
      let asked = try await ada.get("/journal").text
      let question = try #require(asked.firstMatch(of: /j-question">(.*?)<\/p>/)).output.1
      #expect(try await ada.get("/today").text.contains("<dd>\(question)</dd>"))
      #expect(asked.contains("placeholder=\"\(question)\""))
      let kept = try await ada.submitAndFollow("/journal", [("text", "A line.")]).page.text
      #expect(!kept.contains("j-question") && kept.contains("role=\"search\""))
    }
  }

  /// Case and accents keep nobody from finding what they wrote, in any script; and tags stay as they were typed.
  @Test func searchAndTagsAreFolded() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for (text, tags) in [
        ("I wrote to Inês after all.", "Amigos, C++"), ("Ο ΆΝΕΜΟΣ του νησιού.", "amigos"), ("Ёлка у окна.", "C"),
        ("昨日東京で。", "日本"), ("Tea with Đặng.", ""),
      ] {
        _ = try await ada.submitAndFollow("/journal", [("text", text), ("tags", tags)])
      }
      for (word, found) in [
        ("ines", "Inês"), ("INÊS", "Inês"), ("ανεμος", "ΆΝΕΜΟΣ"), ("елка", "Ёлка"), ("東京", "東京"), ("rote", "Inês"),
        ("after ines", "Inês"), ("dang", "Đặng"), ("ĐẶNG", "Đặng"),
      ] {
        let page = try await ada.get("/journal?q=\(word.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")").text
        #expect(page.matches(of: /class="entry"/).count == 1 && page.contains(found), "\(word)")
      }
      #expect(try await ada.get("/journal?tag=AMIGOS").text.matches(of: /class="entry"/).count == 2)
      #expect(try await ada.get("/journal?tag=c").text.matches(of: /class="entry"/).count == 1)
      let list = try await ada.get("/journal").text
      // As typed, and one theme.
      #expect(list.contains("Amigos, C++<") && list.contains(">amigos<"))
      #expect(list.matches(of: /\/journal\?tag=[Aa]migos"/).count == 1)
    }
  }

  @Test(arguments: [
    (["work", "Sister"], "work, Sister", ["work", "Sister"]), (["work"], "Work, new", ["work", "new"]),
    (["work"], "work, Inês, INES", ["work", "Inês"]),
    (["Work", "work"], "Work, work", ["Work", "work"]),
    (["Work", "work", "a,b"], "x, Work, work", ["x", "Work", "work", "a,b"]),
    (["old"], "", []),
  ])
  func tagsAreKeptAsTyped(_ had: [String], _ typed: String, _ kept: [String]) throws {
    var entry = StoredEntry(type: .reflection, date: "2026-11-21", text: "x", tags: had)
    ReflectionForm(try FormFields("text=x&tags=\(Route.encoded(typed))"), .english).put(into: &entry)
    #expect(entry.tags == kept)
  }

  @Test func searchingAndTurningPages() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for index in 1...30 {
        _ = try await ada.submit(
          "/journal",
          [("text", "Day \(index). The \(index % 2 == 0 ? "tram" : "ferry")."), ("tags", index % 5 == 0 ? "fifth" : "")])
      }
      var path = "/journal"
      var seen: Set<Substring> = []
      for page in 1...3 {
        let text = try await ada.get(path).text
        for match in text.matches(of: /block">(Day \d+)\./) { seen.insert(match.output.1) }
        let next = text.firstMatch(of: /href="(\/journal\?cursor=[^"]*)"/)?.output.1
        #expect((next == nil) == (page == 3))
        path = next.map(String.init) ?? ""
      }
      #expect(seen.count == 30)
      path = "/journal?q=TRAM"
      seen = []
      while !path.isEmpty {
        let text = try await ada.get(path).text
        #expect(!text.contains("The ferry."))
        for match in text.matches(of: /block">(Day \d+)\./) { seen.insert(match.output.1) }
        path =
          text.firstMatch(of: /href="(\/journal\?cursor=[^"]*)"/).map { String($0.output.1).replacing("&amp;", with: "&") } ?? ""
      }
      #expect(seen.count == 15)
      let tagged = try await ada.get("/journal?tag=fifth").text
      #expect(tagged.matches(of: /block">Day \d+\./).count == 6 && tagged.contains("Tag: fifth"))
      #expect(try await ada.get("/journal").text.contains("What keeps coming back"))
      #expect(try await ada.get("/journal?q=zeppelin").text.contains("Nothing here has those words."))
      for odd in ["/journal?cursor=x", "/journal?category=x", "/journal?q=%26%3Cb%3E", "/journal?tag=%C3%A9"] {
        #expect(try await ada.get(odd).status == .ok, "\(odd)")
      }
    }
  }

  @Test func nobodyReadsAnotherJournal() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let path = try entryPath(try await ada.submitAndFollow("/journal", [("text", "Mine alone.")]).page.text)
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      #expect(try await bob.get(path).status == .notFound)
      for form in ["", "/later", "/delete"] {
        #expect(try await bob.submit(path + form, [("text", "x"), ("later", "x")]).status == .notFound)
      }
      #expect(try await ada.get(path).text.contains("Mine alone."))
    }
  }

  @Test(arguments: [
    ("One. Two.", "One.", "Two."), ("No end", "No end", ""), ("", "", ""), ("Line\nnext. More", "Line next.", "More"),
    ("3.5 is a number. Yes", "3.5 is a number.", "Yes"),
  ])
  func theFirstSentenceIsTheTitle(_ text: String, _ head: String, _ rest: String) {
    let parts = JournalView.headAndRest(text)
    #expect(parts.head == head && parts.rest == rest)
  }

  @Test func longTitlesEndAtAWord() {
    let parts = JournalView.headAndRest(String(repeating: "word ", count: 60))
    #expect(parts.head.count <= 82 && parts.head.hasSuffix("word …"))
    #expect(JournalView.headAndRest(String(repeating: "a", count: 500)).head.count <= 82)
  }
}
