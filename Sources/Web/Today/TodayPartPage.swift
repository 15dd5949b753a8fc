package import Ephemeris
package import Readings
import Shapes

/// One part of life on one day. The page of the day opens it in place; without scripts it is a page of its own.
package struct TodayPartPage: Page {
  package static let template = "today-part"
  package let reading: DailyReading
  package let category: LifeCategory
  /// The day, by the clocks of the person.
  package let day: LocalDay
  package let now: UTC
  /// Whether what is read is noted for whoever reads.
  package let isMember: Bool

  package init(reading: DailyReading, category: LifeCategory, day: LocalDay, now: UTC, isMember: Bool) {
    self.reading = reading
    self.category = category
    self.day = day
    self.now = now
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.title(category), tab: .today, sheets: ["today.css"], modules: ["keep.js"], isPublic: false)
  }

  /// Where the page of a part is.
  static func path(_ category: LifeCategory, on date: String) -> String {
    "\(Route.todayPartPage.path(category.rawValue))?date=\(date)"
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let heading = DayHeading(day: day, now: now, name: "", language: language)
    let told = reading.categories.first { $0.category == category }
    let line = told.map { FirstLine.opening($0.paragraph.text) } ?? ""
    let others = LifeCategory.allCases
    let index = others.firstIndex(of: category) ?? 0
    let next = others[(index + 1) % others.count]
    return [
      "date": heading.date, "title": language.title(category), "icon": Glyphs.id(category), "teaser": line,
      "body": told.map { [EvidenceView(day: day, language: language).paragraph($0.paragraph)] } ?? [],
      "back": "\(Route.todayPage.path)\(heading.isToday ? "" : "?date=\(reading.date)")#parts",
      "next": Self.path(next, on: reading.date), "nextKey": next.rawValue, "nextTitle": language.title(next), "iso": reading.date,
      "isMember": isMember, "thought": line,
      "thoughtSource": "reading",
    ]
  }
}
