import Astrology
import Atlas
import ChartArt
import Ephemeris
import Foundation
import Readings
import Testing

@testable import Web

@Suite struct TodayPageTests {
  private func rendered(_ model: TodayPage.Model) throws -> String {
    let html = try Site().html(TodayPage(model), for: .member(name: model.name, look: .system))
    #expect(Markup(html).problems.isEmpty, "\(Markup(html).problems.prefix(4))")
    #expect(!html.contains("Optional(") && !html.contains("{{") && !html.contains("style="))
    return html
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      .replacing("'", with: "&#39;")
  }

  @Test func everyTextOfTheDayIsOnThePage() throws {
    let model = try TodayPage.Model.sample
    let html = try rendered(model)
    // The parts of life have pages of their own, which this one opens in place.
    let parts = Set(model.reading.categories.flatMap { [$0.paragraph.text, $0.teaser] })
    for part in model.reading.categories {
      #expect(html.contains("<span class=\"lede\">\(escaped(FirstLine.opening(part.paragraph.text)))</span>"))
    }
    // Under its heading the temptation does not say “Don’t” again.
    let advice = model.reading.advice
    #expect(advice.dont.hasPrefix("Don’t ") && html.contains(escaped(advice.temptation(in: .english))))
    for text in model.reading.texts where !parts.contains(text) && text != advice.dont {
      #expect(html.contains(escaped(text)), "\(text)")
    }
    for category in LifeCategory.allCases {
      #expect(html.contains("data-part=\"\(category.rawValue)\""))
      #expect(html.contains("data-path=\"/today/parts/\(category.rawValue)?date=\(model.reading.date)\""))
    }
  }

  @Test func everyPartOfLifeHasItsPage() throws {
    let model = try TodayPage.Model.sample
    for part in model.reading.categories {
      let page = TodayPartPage(reading: model.reading, category: part.category, day: model.day, now: model.now, isMember: false)
      let html = try Site().html(page, for: .member(name: model.name, look: .system))
      #expect(Markup(html).problems.isEmpty, "\(Markup(html).problems.prefix(4))")
      #expect(!html.contains("Optional(") && !html.contains("{{") && !html.contains("style="))
      #expect(html.contains("id=\"part-text\"><p>\(escaped(part.paragraph.text))</p>"))
      #expect(html.contains(escaped(part.teaser)) && html.contains(escaped(Language.english.title(part.category))))
      #expect(!part.paragraph.evidence.isEmpty)
      for fact in part.paragraph.evidence {
        #expect(html.contains(escaped(fact.text)) && (fact.meaning.isEmpty || html.contains(escaped(fact.meaning))))
      }
    }
  }

  @Test func everySymbolIsInTheSprite() throws {
    let site = try Site()
    let sprite = String(
      decoding: try #require(site.assets.asset(at: site.assets.path("sprite.svg"))).bytes, as: UTF8.self)
    var model = try TodayPage.Model.sample
    model.meters = TodayPage.Model.sampleMeters
    for match in try rendered(model).matches(of: /sprite\.[0-9a-f]+\.svg#([^"]*)"/) {
      #expect(sprite.contains("id=\"\(match.output.1)\""), "\(match.output.1)")
    }
  }

  @Test func aDayOfStrangersNamesStaysText() throws {
    var model = try TodayPage.Model.sample
    model.name = PageTests.hostile
    model.reading.headline = PageTests.hostile
    model.reading.keyTransit.text = PageTests.hostile
    model.reading.categories[0].teaser = PageTests.hostile
    for index in model.reading.summary.evidence.indices {
      model.reading.summary.evidence[index].text = PageTests.hostile
      model.reading.summary.evidence[index].meaning = PageTests.hostile
    }
    model.meters = [
      .init(
        whole: .init(name: PageTests.hostile, today: 5, yesterday: 6, tone: .quiet, state: PageTests.hostile),
        members: [.init(name: PageTests.hostile, today: 5, yesterday: nil, tone: .flow, state: PageTests.hostile)])
    ]
    let html = try Site().html(TodayPage(model))
    #expect(Markup(html).problems.isEmpty)
    #expect(!html.contains("<script>") && !html.contains("alert(\"x\")"))
    #expect(!ShareCard.svg(headline: PageTests.hostile, date: "x", elongation: 3).contains("<script>"))
  }

  @Test func withoutAnEngineNoMeterIsDrawn() throws {
    var model = try TodayPage.Model.sample
    #expect(try !rendered(model).contains("Your meters"))
    model.meters = TodayPage.Model.sampleMeters
    let html = try rendered(model)
    #expect(html.contains("Mental clarity: 74 of 100, clear. Yesterday 66, rising."))
    #expect(html.contains("Decision quality: 63 of 100, measured. Yesterday 62, level."))
    #expect(html.contains("Relationship harmony: 71 of 100, warm."))
    #expect(html.contains("q-friction") && html.contains("13 in five groups") == false)
    // For whoever wants to see it: the page as a file, with the address of a running server for its styles.
    if let path = ProcessInfo.processInfo.environment["PREVIEW"] {
      try html.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// What the headline rests on is not shown again under the words below it.
  @Test func aChipStandsOnce() throws {
    var model = try TodayPage.Model.sample
    let fact = try #require(model.reading.summary.evidence.first)
    model.reading.overview.evidence = [fact]
    model.reading.sky?.evidence = [fact]
    let html = try rendered(model)
    let tone = try #require(html.firstMatch(of: /<section class="today-tone"(.*?)<\/section>/.dotMatchesNewlines())).output.1
    #expect(!tone.contains("why-chip") && tone.contains(escaped(model.reading.overview.text)))
    // Why this day is somebody's stands in the open, right below.
    #expect(tone.contains(escaped(try #require(model.reading.sky).text)))
  }

  /// After midnight the practice is still that of the evening before, and is called by its day.
  @Test func thePracticeOfAnEveningIsCalledByItsDay() throws {
    let saturday = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    func told(_ isDone: Bool, held: Bool = false, evening: CalendarDate? = nil) -> String {
      PracticeLine(isDone: isDone, days: 3, wasHeld: held, evening: evening).text(.english)
    }
    #expect(told(true) == "Align is done today · 3 days in a row")
    #expect(told(true, evening: saturday) == "Saturday’s Align is done · 3 days in a row")
    #expect(told(false, evening: saturday) == "Saturday’s Align is still open · 3 days in a row")
    #expect(told(true, held: true) == "Align is done today · 3 days in a row, yesterday covered by a freeze")
    let held = told(true, held: true, evening: saturday)
    #expect(held == "Saturday’s Align is done · 3 days in a row, the day before covered by a freeze")
  }

  /// A desk sees the week without opening it: a line for each day, that of its chief event.
  @Test func theWeekHasALineForEveryDay() throws {
    let model = try TodayPage.Model.sample
    let list = try #require(rendered(model).firstMatch(of: /<ol class="week-days">(.*?)<\/ol>/.dotMatchesNewlines())).output.1
    #expect(list.matches(of: /<li/).count == 7 && list.matches(of: /aria-current="date"/).count == 1)
    #expect(list.contains("<span class=\"label\">Today</span>"))
    let days = Dictionary(grouping: model.reading.week) { $0.date }
    #expect(!days.isEmpty)
    for events in days.values {
      let title = try #require(events.min { $0.leads($1) }).title
      #expect(list.contains(">\(escaped(title))</span>"), "\(title)")
    }
    #expect(list.matches(of: /<span class="muted">Nothing large<\/span>/).count == 7 - days.count)
  }

  /// Four weeks, each day seen from the days before it: what leads it is the same from everywhere, and no day is called quiet that
  /// something leads, however much counts more in its week. Those of the Moon are told on their day only.
  @Test func aDayIsLedByTheSameEventFromWhereverItIsSeen() throws {
    var told: [String: Set<String>] = [:]
    for step in 0..<28 {
      let model = try TodayPage.Model.made(.sample, on: step)
      let rows = try #require(WeekView(model, language: .english).values["days"] as? [[String: Any]])
      for (day, row) in zip(model.week, rows) {
        let headline = try #require(row["headline"] as? String)
        let isOfMoon = headline == "Nothing large" || headline.hasPrefix("Moon ")
        told[ClockFigures.iso(day.date), default: []].insert(isOfMoon ? "" : headline)
      }
    }
    #expect(told.values.contains { $0 != [""] })
    for (day, headlines) in told { #expect(headlines.count == 1, "\(day): \(headlines)") }
  }

  /// The place of something at birth is one thing: its glyph stands once, with its sign and its degree.
  @Test func aPlaceAtBirthIsNotDoubled() throws {
    for (chart, isTimed) in [(try ChartPage.Model.sample, true), (try ChartPage.Model.unknownTime, false)] {
      var met = 0
      for step in 0..<14 {
        let model = try TodayPage.Model.made(chart, on: step)
        for fact in model.reading.overview.evidence where fact.aspect == nil && fact.point == fact.body {
          let view = EvidenceView(day: model.day, language: .english)
          var paragraph = model.reading.overview
          paragraph.evidence = [fact]
          let chip = try #require((view.paragraph(paragraph)["evidence"] as? [[String: Any]])?.first)
          let name = Language.english.names.name(fact.body)
          let (spoken, short) = (chip["spoken"] as? String ?? "", chip["short"] as? String ?? "")
          #expect(Set(view.glyphs(fact)).count == view.glyphs(fact).count, "\(view.glyphs(fact))")
          #expect(short != name && !spoken.contains("\(name) \(name)"), "\(spoken) \(short)")
          if fact.pointLongitude != nil { #expect(short.contains("°") && spoken.contains(" in "), "\(spoken) \(short)") }
          met += 1
        }
      }
      #expect(met > 0, "\(isTimed)")
    }
  }

  /// The rows of a page of another day count from that day, so its week calls no day today.
  @Test func onlyItsOwnPageCallsADayToday() throws {
    var model = try TodayPage.Model.sample
    var event = try #require(model.reading.week.first)
    event.date = "2026-11-22"
    event.isChief = true
    model.reading.week = [event]
    model.reading.collective = []
    func told(_ list: String, _ name: String) -> [String] {
      let rows = WeekView(model, language: .english).values[list] as? [[String: Any]] ?? []
      return rows.compactMap { $0[name] as? String }
    }
    func line() -> String { WeekView(model, language: .english).values["line"] as? String ?? "" }
    #expect(told("days", "name").prefix(2) == ["Today", "Sun 22"] && told("events", "day") == ["Sun 22"])
    #expect(line().hasPrefix("\(event.title), Sun 22, "))
    // A day later this is the page of yesterday.
    model.now = UTC(daysSinceJ2000: model.now.daysSinceJ2000 + 1)
    #expect(told("days", "name").prefix(2) == ["Sat 21", "Sun 22"] && told("events", "day") == ["Sun 22"])
    #expect(line().hasPrefix("\(event.title), Sun 22, "))
    // Another day later the event is of today, on a page of its own day.
    model.day = model.day.advanced(by: 1)
    #expect(told("events", "day") == ["Today"] && line().hasPrefix("\(event.title), today, "))
  }

  /// Where the row of the sky for everybody tells the chief event of the week, the week tells the next.
  @Test func theWeekTellsTheNextEventWhereTheFirstIsToldAbove() throws {
    var model = try TodayPage.Model.sample
    let event = try #require(model.reading.week.first)
    let now = model.now.daysSinceJ2000
    func made(_ title: String, in days: Double, isChief: Bool = false) -> ComingEvent {
      var made = event
      made.title = title
      made.at = UTC(daysSinceJ2000: now + days)
      made.isChief = isChief
      return made
    }
    func line(_ events: [ComingEvent], above: [ReadingParagraph]) -> String {
      model.reading.week = events
      model.reading.collective = above
      return String((WeekView(model, language: .english).values["line"] as? String ?? "").prefix { $0 != "," })
    }
    var other = try #require(model.reading.collective.first)
    other.text = "Venus enters Scorpio, and everybody has that."
    other.evidence[0].exact = []
    var same = other
    // An eclipse is greatest a quarter of an hour before the Moon is exactly new.
    same.evidence[0].exact = [UTC(daysSinceJ2000: now + 1.99)]
    let (first, chief, last) = (made("First", in: 0.5), made("Chief", in: 2, isChief: true), made("Last", in: 3))
    #expect(line([first, chief, last], above: [other]) == "Chief" && line([first, chief, last], above: []) == "Chief")
    #expect(line([first, chief, last], above: [same, other]) == "Last" && line([first, chief], above: [same]) == "First")
    #expect(line([chief], above: [same]) == "Chief")
    // What stands further down behind the row is not on its line.
    #expect(line([first, chief, last], above: [other, same]) == "Chief")
  }

  /// Three weeks of readings: the two rows that stand together never name the same hour.
  @Test func theRowsThatStandTogetherTellTwoThings() throws {
    var met = 0
    for step in 0..<21 {
      let model = try TodayPage.Model.made(.sample, on: step)
      let line = try #require(WeekView(model, language: .english).values["line"] as? String)
      let hours = (model.forEveryone?.line ?? "").matches(of: /\d\d:\d\d/).map { String($0.output) }
      if model.reading.week.contains(where: { $0.isChief && hours.contains($0.time) }) { met += 1 }
      #expect(model.reading.week.count < 2 || !hours.contains { line.contains($0) }, "\(step): \(line)")
    }
    #expect(met > 0)
  }

  @Test func quietDaysAndUnknownHoursHaveAPage() throws {
    var model = try TodayPage.Model.made(.unknownTime)
    #expect(try !rendered(model).contains("Midheaven, "))
    model.reading.leading = ""
    model.reading.keyTransit.evidence = []
    model.reading.week = []
    model.span = nil
    let html = try rendered(model)
    #expect(html.contains("Nothing large is exact in these seven days.") && !html.contains("art-angle\""))
  }

  @Test func theGreetingFollowsTheHour() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let midnight = LocalDay(containing: PageTests.now, in: zone).start
    func greeting(_ hour: Double, dayOffset: Int = 0, name: String = "Maya") -> String {
      let now = UTC(daysSinceJ2000: midnight.daysSinceJ2000 + hour / 24)
      return DayHeading(
        day: LocalDay(containing: now, in: zone).advanced(by: dayOffset), now: now, name: name,
        language: .english
      ).greeting
    }
    #expect(greeting(0.1) == "Still up, Maya?" && greeting(2.9, name: "") == "Still up?" && greeting(4.9) == "Still up, Maya?")
    #expect(greeting(5.1) == "Good morning, Maya" && greeting(23.9) == "Good evening, Maya")
    #expect(greeting(11.9, name: "") == "Good morning" && greeting(12.1) == "Good afternoon, Maya")
    #expect(greeting(18.1) == "Good evening, Maya")
    #expect(greeting(9, dayOffset: 1) == "Tomorrow" && greeting(9, dayOffset: -1) == "Yesterday")
    #expect(greeting(9, dayOffset: 3) == "In 3 days" && greeting(9, dayOffset: -2) == "2 days ago")
  }

  @Test func onePagesThroughAMonthAndNoFurther() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let today = LocalDay(containing: PageTests.now, in: zone)
    func heading(_ offset: Int) -> DayHeading {
      DayHeading(day: today.advanced(by: offset), now: PageTests.now, name: "", language: .english)
    }
    #expect(heading(0).next?.path == "/today?date=2026-11-22" && heading(1).previous?.path == "/today")
    #expect(heading(30).next == nil && heading(30).previous != nil && heading(-30).previous == nil)
  }

  @Test func visitorsAreLedToKeepTheirChart() throws {
    var model = try TodayPage.Model.sample
    model.keeping = .visitor(path: "/sign-up?chart=x")
    model.isWelcome = false
    let html = try rendered(model)
    #expect(html.contains("href=\"/sign-up?chart=x\"") && !html.contains("/today/bookmark"))
    #expect(!html.contains("data-reads") && !html.contains("This page is new every morning"))
  }

  @Test func aKeptReadingSaysSo() throws {
    var model = try TodayPage.Model.sample
    model.keeping = .member(isBookmarked: true)
    #expect(try rendered(model).contains("aria-pressed=\"true\""))
  }

  // MARK: - by sign

  @Test(arguments: ZodiacSign.allCases) func everySignHasADay(sign: ZodiacSign) throws {
    let zone = try TimeZoneHistory(identifier: "UTC")
    let model = SignDayPage.Model(
      sky: try SkyTonight(at: PageTests.now), day: LocalDay(containing: PageTests.now, in: zone), sign: sign, name: nil)
    let html = try Site().html(SignDayPage(model))
    #expect(Markup(html).problems.isEmpty && !html.contains("Optional(") && !html.contains("{{"))
    #expect(html.contains("House from \(sign.name)"))
    var empty = model
    empty.sky = nil
    empty.sign = nil
    #expect(Markup(try Site().html(SignDayPage(empty))).problems.isEmpty)
  }

  @Test func twelveSignsReadTwelveThings() throws {
    let zone = try TimeZoneHistory(identifier: "UTC")
    let pages = try ZodiacSign.allCases.map { sign in
      try Site().html(
        SignDayPage(
          .init(
            sky: SkyTonight(at: PageTests.now), day: LocalDay(containing: PageTests.now, in: zone), sign: sign, name: "A")))
    }
    #expect(Set(pages).count == 12)
    #expect(SignDayPage.house(of: .aries, from: .leo) == 9 && SignDayPage.house(of: .leo, from: .leo) == 1)
  }

  // MARK: - the picture

  @Test func theCardHoldsTheHeadlineAndTheAddress() {
    let svg = ShareCard.svg(headline: "A & B", date: "Saturday", elongation: 130, address: "astronova.example:8080")
    #expect(svg.contains("A &amp; B") && svg.contains("width=\"1080\"") && !svg.contains("var(--"))
    #expect(svg.contains("x=\"540\" y=\"60\"") && svg.contains(">astronova.example:8080</text>"))
  }

  /// Whoever gets a picture has none of our faces.
  @Test func aPictureBringsItsFace() {
    #expect(ShareFace.rule.contains("src:url(data:font/woff2;base64,d09GMg") && ShareFace.rule.utf8.count > 10_000)
    // One file, with every letter: whoever paints a picture does not wait for a second one.
    #expect(ShareFace.rule.components(separatedBy: "@font-face").count == 2)
    let address = "astronova.example:8080"
    for svg in [
      ShareCard.svg(headline: "A", date: "Saturday", elongation: 130, address: address), LineShareCard.svg("A", address: address),
    ] {
      #expect(svg.contains("<style>\(ShareFace.rule)") && svg.contains("text{font-family:\"Astronova Display\","))
      #expect(svg.contains(">\(address)</text>"))
    }
  }

  @Test func instantsAreRead() {
    #expect(UTC(iso: "2026-11-21T07:30:00Z") == PageTests.now)
    for text in ["", "2026-11-21", "2026-13-01T00:00:00Z", "x", "2026-11-21T07:30Z", "2026-02-30T00:00:00Z"] {
      #expect(UTC(iso: text) == nil, "\(text)")
    }
  }
}
