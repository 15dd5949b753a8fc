public import Readings

/// One part of life on one day.
public struct DomainAnswer: JSONEncodable, Sendable {
  let category: LifeCategory
  let intensity: Double
  let drivers: [String]
  let short: String
  let full: ReadingParagraph

  /// - Parameters:
  ///   - intensity: 0 … 1.
  ///   - drivers: the contacts that make it, in words.
  public init(_ category: LifeCategory, intensity: Double, drivers: [String], short: String, full: ReadingParagraph) {
    self.category = category
    self.intensity = intensity
    self.drivers = drivers
    self.short = short
    self.full = full
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", category.rawValue)
      json.field("domain", Language.english.title(category))
      json.field("intensity", intensity, decimals: 3)
      json.field("shortInsight", short)
      json.field("fullInsight", full.text)
      json.field("drivers", drivers)
      json.field("evidence", full.evidence)
    }
  }
}

/// The eight parts of life, and the sky over them.
public struct DomainsAnswer: JSONEncodable, Sendable {
  let date: String
  let domains: [DomainAnswer]
  let headline: String
  let overview: ReadingParagraph
  let moon: DailyReading.Moon

  public init(date: String, domains: [DomainAnswer], headline: String, overview: ReadingParagraph, moon: DailyReading.Moon) {
    self.date = date
    self.domains = domains
    self.headline = headline
    self.overview = overview
    self.moon = moon
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", date)
      json.field("domains", domains)
      json.object("cosmicWeather") { json in
        json.field("headline", headline)
        json.field("overview", overview)
        json.field("moonPhase", moon.phase.apiName)
        json.field("moonSign", moon.sign.apiName)
        json.field("illumination", moon.illumination, decimals: 4)
      }
    }
  }
}

/// The day at a glance, and the two weeks that come.
public struct SnapshotAnswer: JSONEncodable, Sendable {
  /// One day to come.
  public struct Marker: JSONEncodable, Sendable {
    let date: String
    let intensity: Double
    let leading: String

    /// - Parameters:
    ///   - intensity: 0 … 1.
    ///   - leading: the contact that leads the day, in words; empty on a quiet day.
    public init(date: String, intensity: Double, leading: String) {
      self.date = date
      self.intensity = intensity
      self.leading = leading
    }

    public func encode(to json: inout JSONWriter) {
      json.object { json in
        json.field("date", date)
        json.field("intensity", intensity, decimals: 3)
        json.field("leading", leading)
      }
    }
  }

  let reading: DailyReading
  let intensity: Double
  let markers: [Marker]
  let weights: [(name: String, value: Double)]
  let lucky: LuckyElements
  let validUntil: String

  /// - Parameters:
  ///   - weights: how much of the day belongs to each part of life; they add up to 1.
  ///   - validUntil: the person's midnight, ISO 8601.
  public init(
    reading: DailyReading, intensity: Double, markers: [Marker], weights: [(name: String, value: Double)], lucky: LuckyElements,
    validUntil: String
  ) {
    self.reading = reading
    self.intensity = intensity
    self.markers = markers
    self.weights = weights
    self.lucky = lucky
    self.validUntil = validUntil
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.object("now") { json in
        json.field("date", reading.date)
        json.field("headline", reading.headline)
        json.field("summary", reading.summary)
        json.field("intensity", intensity, decimals: 3)
      }
      json.object("next") { json in json.field("markers", markers) }
      json.object("lens") { json in
        json.key("domainWeights")
        JSONMap(weights).encode(to: &json)
      }
      json.field("lucky", lucky)
      json.object("cacheHints") { json in json.field("validUntil", validUntil) }
    }
  }
}
