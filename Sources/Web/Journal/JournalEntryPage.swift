public import Readings

/// One entry of the journal: to read, to change, to add to, to delete.
public struct JournalEntryPage: Page {
  /// An entry.
  public struct Model: Sendable, Hashable {
    public var id: String
    /// `Saturday 21 November 2026`.
    public var date: String
    public var isReading: Bool
    public var title: String
    /// For a reflection what was written; for a reading its headline stands in the title.
    public var draft: JournalDraft
    /// For a reading, the parts that were opened.
    public var opened: [Opened]
    /// Where the reading of that day is; `nil` when it is too far away.
    public var readingPath: String?
    /// What happened later, the oldest note first.
    public var later: [Note]
    /// Whether the entry is old enough for such a note.
    public var canHaveLater: Bool
    public var notice: String

    public init(
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
  public struct Opened: Sendable, Hashable {
    public var category: LifeCategory
    /// What was read there; may be empty.
    public var text: String

    public init(category: LifeCategory, text: String) {
      self.category = category
      self.text = text
    }
  }

  /// A note on what happened later.
  public struct Note: Sendable, Hashable {
    public var text: String
    /// `24 November 2026`.
    public var date: String

    public init(text: String, date: String) {
      self.text = text
      self.date = date
    }
  }

  public static let template = "journal-entry"
  public let model: Model

  public init(_ model: Model) { self.model = model }

  public func shell(in language: Language) -> Shell {
    Shell(title: model.title, tab: .profile, sheets: ["today.css"], isPublic: false)
  }

  public func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "id": model.id, "date": model.date, "isReading": model.isReading, "title": model.title,
      "notice": model.notice.isEmpty ? [] : [["text": model.notice]], "draft": [model.draft.values],
      "hasOpened": !model.opened.isEmpty,
      "opened": model.opened.map { part in
        [
          "icon": Glyphs.id(part.category), "title": language.title(part.category), "text": part.text,
          "hasText": !part.text.isEmpty,
        ] as [String: Any]
      },
      "reading": model.readingPath.map { [["path": $0]] } ?? [], "hasLater": !model.later.isEmpty,
      "notes": model.later.map { ["text": $0.text, "date": $0.date] as [String: Any] },
      "canHaveLater": model.canHaveLater,
    ]
  }
}
