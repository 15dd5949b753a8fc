package import Readings

/// What somebody has written and read, day by day.
package struct JournalPage: Page {
  /// A list of entries, and the form above it.
  package struct Model: Sendable, Hashable {
    package var entries: [JournalLine]
    /// How many there are in all; `nil` while something is searched for.
    package var count: Int?
    /// What is searched for; may be empty.
    package var search: String
    /// What the list is narrowed to, in words: `Tag “work”`; may be empty.
    package var narrowing: String
    /// The address of the older entries.
    package var older: String?
    /// Tags and themes that come back.
    package var themes: [JournalTheme]
    /// The day of today, `2026-11-21`.
    package var today: String
    /// What was typed and could not be kept.
    package var draft: JournalDraft
    /// Said once, after something was done.
    package var notice: String
    /// How many entries of this page are missing because they are damaged.
    package var damaged: Int
    /// What to write about, where nothing has been written yet; `nil` for whoever has no chart.
    package var invitation: Invitation?
    /// When the page is made, in seconds of POSIX time: its form names it, so that one that is sent twice is known.
    package var made: Int64 = 0

    package init(
      entries: [JournalLine], count: Int?, search: String = "", narrowing: String = "", older: String? = nil,
      themes: [JournalTheme] = [], today: String, draft: JournalDraft = JournalDraft(), notice: String = "", damaged: Int = 0
    ) {
      self.entries = entries
      self.count = count
      self.search = search
      self.narrowing = narrowing
      self.older = older
      self.themes = themes
      self.today = today
      self.draft = draft
      self.notice = notice
      self.damaged = damaged
    }
  }

  /// The thought of today and the question that it asks.
  package struct Invitation: Sendable, Hashable {
    package var headline: String
    package var question: String

    package init(headline: String, question: String) {
      self.headline = headline
      self.question = question
    }
  }

  package static let template = "journal"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("journal window-title"), tab: .profile, sheets: ["today.css"], modules: ["waiting.js", "zone.js"],
      isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "notice": model.notice.isEmpty ? [] : [["text": model.notice]], "count": countWords(language), "search": model.search,
      "hasEntries": !model.entries.isEmpty, "entries": model.entries.map(\.values),
      "isSearching": !model.search.isEmpty || !model.narrowing.isEmpty, "narrowing": model.narrowing,
      "hasNarrowing": !model.narrowing.isEmpty, "nothing": nothingWords(language),
      "damaged": damagedWords(language).map { [["text": $0]] } ?? [],
      "older": model.older.map { [["path": $0]] } ?? [], "hasThemes": !model.themes.isEmpty,
      "themes": model.themes.map { $0.values(language) }, "today": model.today, "made": "\(model.made)",
      "draft": [draft.values(language)],
      "isUnwritten": isUnwritten,
      "invitation": model.invitation.map { [["headline": $0.headline, "question": $0.question]] } ?? [],
    ]
  }

  /// Whether there is no entry at all, so that there is nothing to search.
  private var isUnwritten: Bool {
    model.count == 0 && model.entries.isEmpty && model.damaged == 0 && model.search.isEmpty && model.narrowing.isEmpty
  }

  /// The form, with the question of today as its example where there is one.
  private var draft: JournalDraft {
    var draft = model.draft
    draft.example = model.invitation?.question ?? ""
    return draft
  }

  /// A search ends after a while, and goes on behind the link to the older entries.
  private func nothingWords(_ language: Language) -> String {
    language.page(model.older == nil ? "journal nothing-found" : "journal nothing-yet")
  }

  private func damagedWords(_ language: Language) -> String? {
    switch model.damaged {
    case 0: nil
    case 1: language.page("journal damaged-one")
    default: language.page("journal damaged", ("count", "\(model.damaged)"))
    }
  }

  private func countWords(_ language: Language) -> String {
    switch model.count {
    case nil: ""
    case 0: language.page("journal count-none")
    case 1: language.page("journal count-one")
    case .some(let count): language.page("journal count", ("count", "\(count)"))
    }
  }
}

/// An entry as a line of the list.
package struct JournalLine: Sendable, Hashable {
  /// `21`.
  package var day: String
  /// `Nov`, or of another year `Nov 2025`.
  package var month: String
  /// `Reading`, `Reflection`.
  package var kind: String
  /// Whether it was made from a reading.
  package var isReading: Bool
  /// The headline of a reading; empty for what somebody wrote, which has no title.
  package var title: String
  /// The beginning of the text, or what was opened.
  package var excerpt: String
  package var mood: String
  package var tags: [String]
  package var path: String

  package init(
    day: String, month: String, kind: String, isReading: Bool, title: String, excerpt: String, mood: String = "",
    tags: [String] = [], path: String
  ) {
    self.day = day
    self.month = month
    self.kind = kind
    self.isReading = isReading
    self.title = title
    self.excerpt = excerpt
    self.mood = mood
    self.tags = tags
    self.path = path
  }

  var values: [String: Any] {
    [
      "day": day, "month": month, "kind": kind, "icon": isReading ? "i-today" : "i-pen", "title": title,
      "hasTitle": !title.isEmpty, "excerpt": excerpt, "hasExcerpt": !excerpt.isEmpty, "mood": mood, "hasMood": !mood.isEmpty,
      "tags": tags, "hasTags": !tags.isEmpty, "tagLine": tags.joined(separator: ", "), "path": path,
    ]
  }
}

/// What was typed into the form of a reflection.
package struct JournalDraft: Sendable, Hashable {
  package var text: String
  package var mood: String
  package var tags: String
  package var problem: String
  /// A question that stands in the empty field; may be empty.
  package var example = ""

  package init(text: String = "", mood: String = "", tags: String = "", problem: String = "") {
    self.text = text
    self.mood = mood
    self.tags = tags
    self.problem = problem
  }

  /// The moods one can choose: how the day sat, from light to heavy, and then the two that lie beside that line.
  package static let moods = ["light", "steady", "mixed", "heavy", "restless", "tender"]

  /// What a mood is called; one of an app's own as the app wrote it.
  package static func name(of mood: String, _ language: Language) -> String {
    moods.contains(mood) ? language.page("moods \(mood)") : mood.prefix(1).uppercased() + mood.dropFirst()
  }

  /// The same within a line: `light`.
  package static func word(for mood: String, _ language: Language) -> String {
    moods.contains(mood) ? language.page("moods line-\(mood)") : mood
  }

  func values(_ language: Language) -> [String: Any] {
    [
      "text": text, "tags": tags, "hasProblem": !problem.isEmpty, "problem": problem,
      "example": example, "hasExample": !example.isEmpty,
      // An app may have a word of its own; the form shows it beside the six, so that saving does not take it away.
      "moods": (Self.moods + (mood.isEmpty || Self.moods.contains(mood) ? [] : [mood])).map { word in
        ["value": word, "name": Self.name(of: word, language), "isChosen": word == mood] as [String: Any]
      },
    ]
  }
}
