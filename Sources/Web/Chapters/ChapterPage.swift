package import Ephemeris
package import Readings
import Shapes

/// One chapter of a life: what it is about, where in it the person is, its days.
package struct ChapterPage: Page {
  package static let template = "chapter"
  package let telling: ChapterTelling
  /// The chapters that it is one of.
  package let reading: ChapterReading
  package let now: UTC
  /// Whether whoever looks is signed in.
  package let isMember: Bool

  package init(_ telling: ChapterTelling, of reading: ChapterReading, now: UTC, isMember: Bool) {
    self.telling = telling
    self.reading = reading
    self.now = now
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: telling.title, tab: .today, sheets: ["today.css"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let day = reading.day
    let query = ChapterView.query(day, now: now)
    var values = ChapterView(telling, day: day, now: now, language: language).values
    values["date"] = DayHeading(day: day, now: now, name: "", language: language).date
    values["all"] = Route.chaptersPage.path + query
    values["back"] = Route.todayPage.path + query
    values["notes"] = ChapterNotes.values(reading, isMember: isMember)
    return values
  }
}
