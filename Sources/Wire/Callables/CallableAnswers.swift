package import Ephemeris
package import Readings

/// The result of `get_sun_sign_from_date`. On a day on which the Sun changes its sign `sun_sign` is that of noon: clients decode one
/// sign there. `sun_signs` beside it names both.
package struct CallableSunSignAnswer: JSONEncodable, Sendable {
  let signs: [String]
  let changesAt: UTC?
  let profile: String

  /// - Parameters:
  ///   - signs: in lower case, that of noon first; two on a day on which the Sun changes sign.
  ///   - changesAt: when it does.
  ///   - profile: the profile of the first sign as JSON.
  package init(signs: [String], changesAt: UTC?, profile: String) {
    self.signs = signs
    self.changesAt = changesAt
    self.profile = profile
  }

  package func encode(to json: inout JSONWriter) {
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
package struct CallableCreatedAnswer: JSONEncodable, Sendable {
  let userID: String
  let signs: [String]
  let isExact: Bool
  let mode: String
  let warnings: [WarningAnswer]

  /// - Parameters:
  ///   - mode: `v2` when time, zone and both coordinates were given, else `v1`.
  ///   - warnings: what the reader must know of the birth.
  package init(userID: String, signs: [String], isExact: Bool, mode: String, warnings: [WarningAnswer] = []) {
    self.userID = userID
    self.signs = signs
    self.isExact = isExact
    self.mode = mode
    self.warnings = warnings
  }

  package func encode(to json: inout JSONWriter) {
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
package struct CallableProfileAnswer: JSONEncodable, Sendable {
  /// A birth as the first clients sent it: its date, time and zone, and how far north and east it was.
  package struct Birth: Sendable {
    let date: String
    let time, timezone: String?
    let latitude, longitude: Double?

    package init(date: String, time: String?, timezone: String?, latitude: Double?, longitude: Double?) {
      (self.date, self.time, self.timezone, self.latitude, self.longitude) = (date, time, timezone, latitude, longitude)
    }

    /// Whether all four optional fields are there, so that the chart has houses.
    fileprivate var isWhole: Bool { time != nil && timezone != nil && latitude != nil && longitude != nil }
  }

  let userID: String
  let name: String
  let email: String
  let birth: Birth
  let signs: [String]
  let chart: CallableChartAnswer
  let created: UTC
  let lastActive: UTC

  package init(
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

  package func encode(to json: inout JSONWriter) {
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
package struct CallableEntryAnswer: JSONEncodable, Sendable {
  let id: String

  package init(id: String) { self.id = id }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("success", true)
      json.field("entry_id", id)
    }
  }
}

/// The result of `get_memory`.
package struct CallableMemoryAnswer: JSONEncodable, Sendable {
  /// How often a part of life was opened.
  package struct Count: Codable, Sendable, Hashable {
    package var count: Int
    /// `2026-11-21`.
    package var lastMentioned: String?

    package init(count: Int = 0, lastMentioned: String? = nil) {
      self.count = count
      self.lastMentioned = lastMentioned
    }
  }

  /// A reading that was read.
  package struct Reading: Codable, Sendable, Hashable {
    /// A part of it that was opened.
    package struct Viewed: Codable, Sendable, Hashable {
      package var category: String
      package var text: String

      package init(category: String, text: String) {
        self.category = category
        self.text = text
      }
    }

    package var date: String
    package var summary: String
    package var viewed: [Viewed]

    package init(date: String, summary: String, viewed: [Viewed]) {
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
  package init(userID: String, counts: [LifeCategory: Count], recent: [Reading], updated: UTC) {
    self.userID = userID
    self.counts = counts
    self.recent = recent
    self.updated = updated
  }

  package func encode(to json: inout JSONWriter) {
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
