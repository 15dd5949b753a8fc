import Ephemeris
import Readings
import Testing

@testable import Web

@Suite struct JournalPageTests {
  private func line(_ text: String) -> JournalLine {
    JournalLine(
      day: "21", month: "Nov", kind: "Reflection", isReading: false, title: text, excerpt: text, mood: text, tags: [text],
      path: "/journal/x")
  }

  private func theme(_ text: String) -> JournalTheme {
    JournalTheme(
      name: text, count: 3, dots: [0.1, 0.5, 1], ticks: [0.3], isToday: true, start: "May", end: "Today", path: "/journal")
  }

  @Test(arguments: ["I wrote to Inês", PageTests.hostile, "", "\u{202E}evil", String(repeating: "ab ", count: 2000)])
  func theJournalShowsAnyWords(_ text: String) throws {
    let draft = JournalDraft(text: text, mood: "light", tags: text, problem: text)
    let list = try Site().html(
      JournalPage(
        .init(
          entries: [line(text)], count: 1, search: text, narrowing: text, older: "/journal?cursor=x&q=y", themes: [theme(text)],
          today: "2026-11-21", draft: draft, notice: text)))
    #expect(Markup(list).problems.isEmpty, "\(Markup(list).problems.prefix(3))")
    #expect(!list.contains("<script>") && !list.contains("alert(\"x\")") && list.contains("One entry."))
    for isReading in [true, false] {
      let entry = try Site().html(
        JournalEntryPage(
          .init(
            id: "x", date: "Saturday", isReading: isReading, title: text, draft: draft,
            opened: [.init(category: .loveRelationships, text: text)], readingPath: "/today?date=2026-11-21",
            later: [.init(text: text, date: "24 November 2026")], canHaveLater: true, notice: text)))
      #expect(Markup(entry).problems.isEmpty, "\(Markup(entry).problems.prefix(3))")
      #expect(!entry.contains("<script>") && entry.contains("What you opened") == isReading)
    }
  }

  @Test func anEmptyJournalInvites() throws {
    let html = try Site().html(JournalPage(.init(entries: [], count: 0, today: "2026-11-21")))
    #expect(Markup(html).problems.isEmpty && html.contains("gather here by themselves"))
    let unfinished = try Site().html(
      JournalPage(.init(entries: [], count: nil, search: "x", older: "/journal?cursor=1", today: "2026-11-21", damaged: 2)))
    #expect(unfinished.contains("Search the older ones below") && unfinished.contains("2 entries are damaged"))
    #expect(!html.contains("damaged"))
    let searched = try Site().html(JournalPage(.init(entries: [], count: nil, search: "x", today: "2026-11-21")))
    #expect(searched.contains("Nothing here has those words."))
  }

  /// The curve of a month and its words say the same.
  @Test(arguments: [
    ([20.0, 90, 61, 68], "Highest at 90 on 19 Nov, lowest at 20 on 18 Nov, 68 today.", "up 7 since yesterday"),
    ([20.0, 61, 90], "Today’s 90 is the highest. The lowest was 20 on 19 Nov.", "up 29 since yesterday"),
    ([90.0, 61, 20], "Today’s 20 is the lowest. The highest was 90 on 19 Nov.", "down 41 since yesterday"),
    ([50.2, 49.8, 50], "It stood at 50 every day.", "as yesterday"),
    ([50.0], "It stood at 50 every day.", ""),
  ])
  func aMonthIsToldInWords(_ numbers: [Double], _ sentence: String, _ change: String) throws {
    let last = try #require(CalendarDate(year: 2026, month: 11, day: 21)).dayNumber(in: .gregorian)
    let dates = numbers.indices.map { CalendarDate(dayNumber: last - numbers.count + 1 + $0, calendar: .gregorian) }
    let month = MeterMonth(meter: .relationshipHarmony, numbers: numbers, dates: dates, isOpenedMost: true)
    let told = try #require(month.values(.english).first)
    #expect(told["told"] as? String == sentence && told["change"] as? String == change)
    #expect(told["path"] as? String == "/today#meter-relationship_harmony")
    let curve = try #require(told["curve"] as? String)
    #expect(curve.contains("role=\"img\"") && curve.contains("Relationship"))
    #expect((JourneyView().values(in: .english)["month"] as? [[String: Any]])?.isEmpty == true)
    #expect(MeterMonth(meter: .fireEnergy, numbers: [], dates: [], isOpenedMost: false).values(.english).isEmpty)
  }

  @Test func theJourneyCountsWhatIsThere() throws {
    var view = JourneyView(
      strands: LifeCategory.allCases.map { .init(category: $0, count: $0 == .loveRelationships ? 4 : 0, weeks: [0, 1, 3]) },
      themes: [theme("work")], latest: [line("x")], count: 9)
    var model = view.values(in: .english)
    #expect(view.mostOpened == .loveRelationships && JourneyView().mostOpened == nil)
    #expect((model["strands"] as? [[String: Any]])?.count == 1)
    #expect((model["strands"] as? [[String: Any]])?.first?["width"] as? String == "100%")
    #expect((model["river"] as? String)?.contains("week by week over the last 3 weeks: 0, 8, 24.") == true)
    view = JourneyView()
    model = view.values(in: .english)
    #expect(model["hasStrands"] as? Bool == false && model["hasRiver"] as? Bool == false)
  }
}
