package import Readings

/// One entry of the journal: to read, to change, to add to, to delete.
package struct JournalEntryPage: Page {
  /// An entry.
  package struct Model: Sendable, Hashable {
    package var id: String
    /// `Saturday 21 November 2026`.
    package var date: String
    package var isReading: Bool
    /// The headline of a reading; of what somebody wrote the date, for it has no title.
    package var title: String
    /// For a reflection, what was written.
    package var words = ""
    /// For a reflection, its mood and its tags on one line; may be empty.
    package var marks = ""
    /// The form of a reflection; it stands open where it has a problem.
    package var draft: JournalDraft
    /// What names that which the form was filled with, so that it is seen when it was changed elsewhere; empty for a reading.
    package var base = ""
    /// For a reading, the parts that were opened.
    package var opened: [Opened]
    /// Where the reading of that day is; `nil` when it is too far away.
    package var readingPath: String?
    /// What happened later, the oldest note first.
    package var later: [Note]
    /// Whether the entry is old enough for such a note.
    package var canHaveLater: Bool
    package var notice: String
    /// The reading of that day, beside what somebody wrote; `nil` where there is none to show and none to go to.
    package var day: Day?

    package init(
      id: String, date: String, isReading: Bool, title: String, draft: JournalDraft, opened: [Opened], readingPath: String?,
      later: [Note], canHaveLater: Bool, notice: String = ""
    ) {
      self.id = id
      self.date = date
      self.isReading = isReading
      self.title = title
      self.draft = draft
      self.opened = opened
      self.readingPath = readingPath
      self.later = later
      self.canHaveLater = canHaveLater
      self.notice = notice
    }
  }

  /// A part of a reading that was opened.
  package struct Opened: Sendable, Hashable {
    package var category: LifeCategory
    /// What was read there; may be empty.
    package var text: String

    package init(category: LifeCategory, text: String) {
      self.category = category
      self.text = text
    }
  }

  /// What was read on the day of an entry.
  package struct Day: Sendable, Hashable {
    /// The thought of the day; empty where no reading is told.
    package private(set) var headline = ""
    package private(set) var summary = ""
    /// What to do, what to leave, and a question; `nil` where no reading is told.
    package private(set) var advice: DailyReading.Advice?
    /// Whether the reading was not kept and is told now.
    package private(set) var isAnew = false
    /// Where the day is; `nil` when it is too far away.
    package var path: String?

    package init(path: String?) { self.path = path }

    /// Puts a reading there: the one that is kept, or one that is told now.
    package mutating func tell(_ reading: DailyReading, isAnew: Bool = false) {
      headline = reading.headline
      summary = reading.summary.text
      advice = reading.advice
      self.isAnew = isAnew
    }
  }

  /// A note on what happened later.
  package struct Note: Sendable, Hashable {
    package var text: String
    /// `24 November 2026`.
    package var date: String

    package init(text: String, date: String) {
      self.text = text
      self.date = date
    }
  }

  package static let template = "journal-entry"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: model.title, tab: .profile, sheets: ["today.css"], modules: model.isReading ? [] : ["waiting.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "id": model.id, "date": model.date, "isReading": model.isReading, "title": model.title,
      "notice": model.notice.isEmpty ? [] : [["text": model.notice]], "draft": [model.draft.values(language)],
      "base": model.base,
      "words": model.words, "hasWords": !model.words.isEmpty, "marks": model.marks, "hasMarks": !model.marks.isEmpty,
      "isRefused": !model.draft.problem.isEmpty,
      "hasOpened": !model.opened.isEmpty,
      "opened": model.opened.map { part in
        [
          "icon": Glyphs.id(part.category), "title": language.title(part.category), "text": part.text,
          "hasText": !part.text.isEmpty,
        ] as [String: Any]
      },
      "reading": model.readingPath.map { [["path": $0]] } ?? [], "hasLater": !model.later.isEmpty,
      "notes": model.later.map { ["text": $0.text, "date": $0.date] as [String: Any] },
      "canHaveLater": model.canHaveLater, "hasSide": model.isReading ? !model.opened.isEmpty : model.day != nil,
      "day": model.day.map { day in
        [
          [
            "hasHeadline": !day.headline.isEmpty, "headline": day.headline, "summary": day.summary, "isAnew": day.isAnew,
            "counsel": day.advice.map { CounselView.values($0, language) } ?? [], "hasCounsel": day.advice != nil,
            "way": day.path.map { [["path": $0]] } ?? [],
          ] as [String: Any]
        ]
      } ?? [],
    ]
  }
}
