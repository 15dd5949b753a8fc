import Ephemeris
import Readings
import Shapes

/// A chapter of a life as the pages show it.
struct ChapterView {
  let telling: ChapterTelling
  let day: LocalDay
  let now: UTC
  let language: Language

  init(_ telling: ChapterTelling, day: LocalDay, now: UTC, language: Language) {
    self.telling = telling
    self.day = day
    self.now = now
    self.language = language
  }

  /// The one line on the page of a day.
  var line: [String: Any] {
    let text =
      telling.until.map { language.page("chapters line-until", ("name", telling.title), ("until", $0)) }
      ?? language.page("chapters line", ("name", telling.title))
    return ["text": text, "path": path]
  }

  /// Where its page is, on the same day.
  var path: String { Route.chapterPage.path(telling.slug) + Self.query(day, now: now) }

  /// `?date=2026-11-22`; nothing for today.
  static func query(_ day: LocalDay, now: UTC) -> String { day.contains(now) ? "" : "?date=\(ClockFigures.iso(day.date))" }

  /// Its place in the list.
  var entry: [String: Any] {
    [
      "title": telling.title, "facts": telling.facts, "about": telling.about, "path": path,
      "present": telling.present.map { [["title": $0.title]] } ?? [],
      "readAbout": "\(language.page("chapters read")): \(telling.title)",
    ]
  }

  /// Its own page.
  var values: [String: Any] {
    let others = telling.sections.filter { !$0.isPresent }
    return [
      "title": telling.title, "facts": telling.facts, "about": telling.about,
      "evidence": telling.evidence.isEmpty
        ? []
        : [
          EvidenceView(day: day, language: language).paragraph(telling.paragraph)
        ],
      "present": telling.present.map { [["title": $0.title, "text": $0.text]] } ?? [],
      "needsHour": telling.needsHour ? [[:] as [String: Any]] : [],
      "hasOthers": !others.isEmpty, "others": others.map { ["title": $0.title, "text": $0.text] },
      "hasDays": !telling.moments.isEmpty, "days": telling.moments.map(Self.moment),
    ]
  }

  private static func moment(_ moment: ChapterMoment) -> [String: Any] {
    [
      "when": moment.when, "text": moment.text, "isPast": moment.state == .past, "isToday": moment.state == .today,
      "isExact": moment.kind.isExact, "hasInstant": moment.at != nil, "instant": moment.at?.iso ?? "",
    ]
  }
}
