public import Ephemeris
public import Readings

/// The result of `get_sun_sign_from_date`. On a day on which the Sun changes its sign `sun_sign` is that of noon: clients decode one
/// sign there. `sun_signs` beside it names both.
public struct CallableSunSignAnswer: JSONEncodable, Sendable {
  let signs: [String]
  let changesAt: UTC?
  let profile: String

  /// - Parameters:
  ///   - signs: in lower case, that of noon first; two on a day on which the Sun changes sign.
  ///   - changesAt: when it does.
  ///   - profile: the profile of the first sign as JSON.
  public init(signs: [String], changesAt: UTC?, profile: String) {
    self.signs = signs
    self.changesAt = changesAt
    self.profile = profile
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("sun_sign", signs.first ?? "")
      if let changesAt {
        json.field("sun_signs", signs)
        json.field("changes_at", ISO8601.string(changesAt))
      }
      json.key("profile")
      json.raw(profile)
    }
  }
}

/// The result of `create_user_profile`.
public struct CallableCreatedAnswer: JSONEncodable, Sendable {
  let userID: String
  let signs: [String]
  let isExact: Bool
  let mode: String
  let warnings: [WarningAnswer]

  /// - Parameters:
  ///   - mode: `v2` when time, zone and both coordinates were given, else `v1`.
  ///   - warnings: what the reader must know of the birth.
  public init(userID: String, signs: [String], isExact: Bool, mode: String, warnings: [WarningAnswer] = []) {
    self.userID = userID
    self.signs = signs
    self.isExact = isExact
    self.mode = mode
    self.warnings = warnings
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("success", true)
      json.field("user_id", userID)
      json.field("sun_sign", signs.first ?? "")
      if signs.count > 1 { json.field("sun_signs", signs) }
      json.field("exact_chart", isExact)
      json.field("mode", mode)
      if !warnings.isEmpty { json.field("warnings", warnings) }
    }
  }
}

/// The result of `get_user_profile`.
public struct CallableProfileAnswer: JSONEncodable, Sendable {
  /// A birth as the first clients sent it.
  public struct Birth: Codable, Sendable, Hashable {
    public var date: String
    public var time: String?
    public var timezone: String?
    public var latitude: Double?
    public var longitude: Double?

    public init(date: String, time: String?, timezone: String?, latitude: Double?, longitude: Double?) {
      self.date = date
      self.time = time
      self.timezone = timezone
      self.latitude = latitude
      self.longitude = longitude
    }

    /// Whether all four optional fields are there, so that the chart has houses.
    public var isWhole: Bool { time != nil && timezone != nil && latitude != nil && longitude != nil }
  }

  let userID: String
  let name: String
  let email: String
  let birth: Birth
  let signs: [String]
  let chart: CallableChartAnswer
  let created: UTC
  let lastActive: UTC

  public init(
    userID: String, name: String, email: String, birth: Birth, signs: [String], chart: CallableChartAnswer, created: UTC,
    lastActive: UTC
  ) {
    self.userID = userID
    self.name = name
    self.email = email
    self.birth = birth
    self.signs = signs
    self.chart = chart
    self.created = created
    self.lastActive = lastActive
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("user_id", userID)
      json.field("name", name)
      json.field("email", email)
      // There is nothing to buy yet.
      json.field("is_premium", false)
      json.field("premium_expiry", String?.none)
      json.field("birth_date", birth.date)
      json.field("birth_time", birth.time)
      json.field("birth_timezone", birth.timezone)
      json.field("birth_lat", birth.latitude)
      json.field("birth_lon", birth.longitude)
      json.field("sun_sign", signs.first ?? "")
      if signs.count > 1 { json.field("sun_signs", signs) }
      json.field("natal_chart", chart)
      json.field("exact_chart", birth.isWhole)
      json.field("created_at", ISO8601.string(created))
      json.field("last_active", ISO8601.string(lastActive))
    }
  }
}

/// The result of `add_journal_entry`.
public struct CallableEntryAnswer: JSONEncodable, Sendable {
  let id: String

  public init(id: String) { self.id = id }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("success", true)
      json.field("entry_id", id)
    }
  }
}

/// The result of `get_memory`.
public struct CallableMemoryAnswer: JSONEncodable, Sendable {
  /// How often a part of life was opened.
  public struct Count: Codable, Sendable, Hashable {
    public var count: Int
    /// `2026-11-21`.
    public var lastMentioned: String?

    public init(count: Int = 0, lastMentioned: String? = nil) {
      self.count = count
      self.lastMentioned = lastMentioned
    }
  }

  /// A reading that was read.
  public struct Reading: Codable, Sendable, Hashable {
    /// A part of it that was opened.
    public struct Viewed: Codable, Sendable, Hashable {
      public var category: String
      public var text: String

      public init(category: String, text: String) {
        self.category = category
        self.text = text
      }
    }

    public var date: String
    public var summary: String
    public var viewed: [Viewed]

    public init(date: String, summary: String, viewed: [Viewed]) {
      self.date = date
      self.summary = summary
      self.viewed = viewed
    }
  }

  let userID: String
  let counts: [LifeCategory: Count]
  let recent: [Reading]
  let updated: UTC

  /// - Parameter recent: the oldest first.
  public init(userID: String, counts: [LifeCategory: Count], recent: [Reading], updated: UTC) {
    self.userID = userID
    self.counts = counts
    self.recent = recent
    self.updated = updated
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("user_id", userID)
      json.object("categories") { json in
        for category in LifeCategory.allCases {
          let known = counts[category] ?? Count()
          json.key(named: category.rawValue)
          json.object { json in
            json.field("count", known.count)
            json.field("last_mentioned", known.lastMentioned)
          }
        }
      }
      json.key("recent_readings")
      json.array(recent) { json, reading in
        json.object { json in
          json.field("date", reading.date)
          json.field("summary", reading.summary)
          json.key("categories_viewed")
          json.array(reading.viewed) { json, viewed in
            json.object { json in
              json.field("category", viewed.category)
              json.field("text", viewed.text)
            }
          }
        }
      }
      json.field("updated_at", ISO8601.string(updated))
    }
  }
}
