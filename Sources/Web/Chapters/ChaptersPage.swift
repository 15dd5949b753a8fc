package import Ephemeris
package import Readings
import Shapes

/// What lasts in the life of whoever looks: the chapters that are open, or how to come to see them.
package struct ChaptersPage: Page {
  package static let template = "chapters"
  /// Nothing for somebody without a chart.
  package let reading: ChapterReading?
  /// The day, by the clocks of the person.
  package let day: LocalDay
  package let now: UTC
  /// Whether they are signed in.
  package let isMember: Bool
  /// Whether a chapter was asked for that is not open.
  package let isClosed: Bool

  package init(_ reading: ChapterReading?, day: LocalDay, now: UTC, isMember: Bool, isClosed: Bool = false) {
    self.reading = reading
    self.day = day
    self.now = now
    self.isMember = isMember
    self.isClosed = isClosed
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("chapters title"), tab: .today, sheets: ["today.css"], isPublic: false,
      preview: reading == nil ? .ofToday("page-chapters") : nil)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let invitation = [
      "path": (isMember ? Route.birthPage : .beginPage).path,
      "title": language.page(isMember ? "chapters add-birth" : "chapters make-chart"),
    ]
    let told = reading?.told ?? []
    return [
      "date": DayHeading(day: day, now: now, name: "", language: language).date,
      "back": Route.todayPage.path + ChapterView.query(day, now: now), "isClosed": isClosed && reading != nil,
      "invitation": reading == nil ? [invitation] : [],
      "hasChapters": !told.isEmpty,
      "chapters": told.map { ChapterView($0, day: day, now: now, language: language).entry },
      "nothing": language.page(reading?.isHourKnown == false ? "chapters none-hour" : "chapters none"),
      "notes": ChapterNotes.values(reading, isMember: isMember),
    ]
  }
}

/// What must be known besides, under the chapters.
enum ChapterNotes {
  /// The sentences; a member finds the way to the hour of birth behind the first one.
  static func values(_ reading: ChapterReading?, isMember: Bool) -> [[String: Any]] {
    (reading?.notes ?? []).enumerated().map { index, text in
      let isHour = index == 0 && reading?.isHourKnown == false
      return ["text": text, "birth": isHour && isMember ? [["path": Route.birthPage.path]] : []]
    }
  }
}
