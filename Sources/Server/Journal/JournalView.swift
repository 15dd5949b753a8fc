import Atlas
import Companion
import Ephemeris
import Readings
import Web
import Wire

/// Puts together what the pages of the journal show.
struct JournalView: Sendable {
  let today: LocalDay
  let language: Language

  /// - Parameter device: the zone that the device names; it goes before that of the last sign-in, and after the one that was chosen.
  init(clock: WallClock, profile: StoredProfile, device: TimeZoneHistory? = nil, language: Language) {
    self.language = language
    let birthZone = (try? profile.birth.map { try ReadBirth($0.birthData).moment.zone }) ?? nil
    let chosen = profile.currentZone(asked: device?.identifier).flatMap { try? TimeZoneHistory(identifier: $0) }
    let utc = try? TimeZoneHistory(identifier: "UTC")
    // The zone of the world's time is always there.
    guard let zone = chosen ?? birthZone ?? utc else { preconditionFailure("the atlas has no UTC") }
    today = LocalDay(containing: clock.now, in: zone)
  }

  /// The days that themes look back.
  private static let lookBack = 182
  /// How many themes stand on the profile; the journal shows more.
  private static let themesOfJourney = 2

  // MARK: lines

  func line(_ entry: JournalEntry) -> JournalLine {
    let kept = entry.kept
    let date = date(of: entry)
    let opened = kept.viewed.compactMap { LifeCategory(rawValue: $0.category).map { language.title($0) } }
    return JournalLine(
      day: "\(date.day)",
      month: date.year == today.date.year ? language.dates.shortMonth(date) : language.dates.monthOfYear(date),
      kind: language.page(kept.isReading ? "journal reading" : "journal reflection"), isReading: kept.isReading,
      title: kept.isReading ? kept.summary ?? language.page("journal a-reading") : "",
      excerpt: kept.isReading
        ? (opened.isEmpty ? "" : language.page("journal opened", ("parts", opened.joined(separator: ", "))))
        : opening(of: kept),
      mood: kept.mood.map { JournalDraft.word(for: $0, language) } ?? "",
      tags: kept.tags, path: Route.journalEntryPage.path(entry.id))
  }

  /// The beginning of what somebody wrote, with an ellipsis where more follows; for an entry without words what it is.
  private func opening(of kept: StoredEntry) -> String {
    let opening = Excerpt.opening(kept.text ?? "", upTo: 160)
    return opening.isEmpty ? language.page("journal a-reflection") : opening
  }

  /// The first sentence, at most 80 characters of it, and what follows.
  static func headAndRest(_ text: String) -> (head: String, rest: String) {
    let text = text.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: " ")
    var head = ""
    var rest = text[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      head.append(first)
      if ".?!".contains(first), rest.first == " " || rest.isEmpty { break }
      if head.count >= 80 {
        guard !rest.isEmpty else { break }
        // Never within a word.
        if let space = head.lastIndex(of: " ") {
          return (head[..<space] + " …", String(head[head.index(after: space)...]) + rest)
        }
        return (head + " …", String(rest))
      }
    }
    return (head, String(rest.drop(while: \.isWhitespace)))
  }

  /// The day an entry speaks of; an entry without one speaks of the day on which it was written.
  func date(of entry: JournalEntry) -> CalendarDate {
    if let date = try? CivilText.date(entry.kept.date, field: "date", calendar: .gregorian) { return date }
    return today.clock(at: UTC(microseconds: entry.createdAt)).date
  }

  /// Calendar days since the day an entry speaks of.
  func age(of entry: JournalEntry) -> Int { today.number - date(of: entry).dayNumber(in: .gregorian) }

  // MARK: what comes back

  func journey(_ overview: JournalOverview) -> JourneyView {
    let entries = overview.entries
    let aged = entries.map { ($0, age(of: $0)) }
    let strands = LifeCategory.allCases.map { category in
      let ages = aged.filter { entry, _ in entry.kept.viewed.contains { $0.category == category.rawValue } }.map(\.1)
      let weeks = (0..<8).reversed().map { week in ages.count { $0 >= 0 && $0 / 7 == week } }
      return JourneyView.Strand(category: category, count: ages.count { (0..<30).contains($0) }, weeks: weeks)
    }
    return JourneyView(
      strands: strands, themes: Array(themes(entries).prefix(Self.themesOfJourney)), latest: entries.prefix(3).map(line),
      count: overview.count)
  }

  /// Tags that stand behind at least two entries of the last half year, the most frequent first.
  func themes(_ entries: [JournalEntry]) -> [JournalTheme] {
    var ages: [String: (name: String, ages: [Int])] = [:]
    for entry in entries {
      let age = age(of: entry)
      guard (0...Self.lookBack).contains(age) else { continue }
      var seen: Set<String> = []
      for tag in entry.kept.tags where seen.insert(TagKey.of(tag)).inserted {
        ages[TagKey.of(tag), default: (tag, [])].ages.append(age)
      }
    }
    let first = today.advanced(by: -Self.lookBack)
    let ticks = (0...Self.lookBack).filter { today.advanced(by: -$0).date.day == 1 }.map { place($0) }
    return ages.filter { $0.value.ages.count >= 2 }
      .sorted { $0.value.ages.count != $1.value.ages.count ? $0.value.ages.count > $1.value.ages.count : $0.key < $1.key }.prefix(
        5
      )
      .map { _, theme in
        let (tag, ages) = theme
        return JournalTheme(
          name: tag, count: ages.count, dots: ages.sorted(by: >).map { place($0) }, ticks: ticks, isToday: ages.contains(0),
          start: language.dates.shortMonth(first.date), end: language.page("journal theme-end"),
          path: "\(Route.journalPage.path)?tag=\(Route.encoded(tag))")
      }
  }

  private func place(_ age: Int) -> Double { 1 - Double(age) / Double(Self.lookBack) }

  // MARK: one entry

  /// - Parameters:
  ///   - told: the reading of that day, as it was told; `nil` where none is kept.
  ///   - hasBirth: whether there are readings of the person at all.
  func model(
    _ entry: JournalEntry, told: DailyReading? = nil, hasBirth: Bool = false, notice: String
  ) -> JournalEntryPage.Model {
    let kept = entry.kept
    let date = date(of: entry)
    let age = age(of: entry)
    let path = abs(age) <= TodayPage.reach ? "\(Route.todayPage.path)?date=\(ISO8601.date(date))" : nil
    var model = JournalEntryPage.Model(
      id: entry.id, date: language.dates.whole(date), isReading: kept.isReading,
      title: kept.isReading ? line(entry).title : language.dates.whole(date),
      draft: ReflectionForm.draft(of: kept),
      opened: kept.viewed.compactMap { part in
        LifeCategory(rawValue: part.category).map { JournalEntryPage.Opened(category: $0, text: part.text) }
      },
      readingPath: kept.isReading ? path : nil,
      later: kept.later.map { note in
        let date = UTC(iso: note.at).map { today.clock(at: $0).date }
        return JournalEntryPage.Note(text: note.text, date: date.map { language.dates.long($0) } ?? "")
      }, canHaveLater: age >= 1, notice: notice)
    if !kept.isReading {
      model.words = kept.text ?? ""
      model.marks = marks(of: kept)
      model.base = ReflectionForm.base(of: kept)
      if hasBirth, told != nil || path != nil {
        model.day = JournalEntryPage.Day(path: path)
        if let told { model.day?.tell(told) }
      }
    }
    return model
  }

  /// `Light · work, letters`, as far as there is a mood and as far as there are tags.
  private func marks(of kept: StoredEntry) -> String {
    let mood = kept.mood.map { JournalDraft.name(of: $0, language) } ?? ""
    return [mood, kept.tags.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
