public import Ephemeris

/// The body of `POST /journal`.
public struct ReflectionRequest: Decodable, Sendable, Hashable {
  public var text: String
  public var mood: String?
  public var tags: [String]?
  /// `reflection`, the default, or `question`.
  public var type: String?
  /// `YYYY-MM-DD`; today when left out.
  public var date: String?
  /// The zone whose today is meant.
  public var timezone: String?
}

/// The body of `PATCH /journal/{id}`: what is left out stays, `null` clears.
public struct ReflectionEdit: Decodable, Sendable, Hashable {
  public var text: FieldEdit<String>
  public var mood: FieldEdit<String>
  public var tags: FieldEdit<[String]>

  private enum CodingKeys: String, CodingKey { case text, mood, tags }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value>(_ key: CodingKeys) throws -> FieldEdit<Value> {
      guard fields.contains(key) else { return .unchanged }
      return try fields.decodeNil(forKey: key) ? .cleared : .given(try fields.decode(Value.self, forKey: key))
    }
    text = try read(.text)
    mood = try read(.mood)
    tags = try read(.tags)
  }
}

/// The body of `POST /journal/{id}/later`.
public struct LaterRequest: Decodable, Sendable, Hashable {
  public var text: String
}

/// An entry of a journal.
public struct JournalEntryAnswer: JSONEncodable, Sendable {
  /// What happened later.
  public struct Later: Sendable, Hashable {
    let text: String
    let at: String

    public init(text: String, at: String) {
      self.text = text
      self.at = at
    }
  }

  /// A part of a reading that was opened.
  public struct Viewed: Sendable, Hashable {
    let category: String
    let text: String

    public init(category: String, text: String) {
      self.category = category
      self.text = text
    }
  }

  let id: String
  let type: String
  let date: String
  let text: String?
  let mood: String?
  let tags: [String]
  let summary: String?
  let viewed: [Viewed]
  let seconds: Int
  let later: [Later]
  let created: UTC
  let updated: UTC
  let change: Int64

  public init(
    id: String, type: String, date: String, text: String?, mood: String?, tags: [String], summary: String?, viewed: [Viewed],
    seconds: Int, later: [Later], created: UTC, updated: UTC, change: Int64
  ) {
    self.id = id
    self.type = type
    self.date = date
    self.text = text
    self.mood = mood
    self.tags = tags
    self.summary = summary
    self.viewed = viewed
    self.seconds = seconds
    self.later = later
    self.created = created
    self.updated = updated
    self.change = change
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("type", type)
      json.field("date", date)
      json.field("text", text)
      json.field("mood", mood)
      json.field("tags", tags)
      json.field("summaryViewed", summary)
      json.key("categoriesViewed")
      json.array(viewed) { json, item in
        json.object { json in
          json.field("category", item.category)
          json.field("text", item.text)
        }
      }
      json.field("timeSpentSeconds", seconds)
      json.key("later")
      json.array(later) { json, item in
        json.object { json in
          json.field("text", item.text)
          json.field("at", item.at)
        }
      }
      json.field("createdAt", ISO8601.string(created))
      json.field("updatedAt", ISO8601.string(updated))
      json.field("changeTag", "\(change)")
    }
  }
}

/// What comes back in a journal.
public struct JournalPatternsAnswer: JSONEncodable, Sendable {
  /// How often each part of life was opened in a week.
  public struct Week: Sendable {
    let start: String
    let entries: Int
    let counts: [(name: String, value: Int)]

    /// - Parameter start: the Monday, `2026-11-16`.
    public init(start: String, entries: Int, counts: [(name: String, value: Int)]) {
      self.start = start
      self.entries = entries
      self.counts = counts
    }
  }

  /// Something that came back.
  public struct Theme: Sendable {
    let kind: String
    let name: String
    let count: Int
    let entries: [String]

    /// - Parameters:
    ///   - kind: `tag`, `category`, `mood` or `contact`.
    ///   - entries: the ids of the entries behind it, the newest first.
    public init(kind: String, name: String, count: Int, entries: [String]) {
      self.kind = kind
      self.name = name
      self.count = count
      self.entries = entries
    }
  }

  let weeks: [Week]
  let themes: [Theme]
  let entries: Int

  public init(weeks: [Week], themes: [Theme], entries: Int) {
    self.weeks = weeks
    self.themes = themes
    self.entries = entries
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("entries", entries)
      json.key("weeks")
      json.array(weeks) { json, week in
        json.object { json in
          json.field("week", week.start)
          json.field("entries", week.entries)
          json.key("categories")
          JSONMap(week.counts).encode(to: &json)
        }
      }
      json.key("themes")
      json.array(themes) { json, theme in
        json.object { json in
          json.field("kind", theme.kind)
          json.field("name", theme.name)
          json.field("count", theme.count)
          json.field("entries", theme.entries)
        }
      }
    }
  }
}
