public import Astrology
public import Ephemeris

/// Whether the server is well.
public struct HealthAnswer: JSONEncodable, Sendable {
  let version: String
  let environment: String
  let now: UTC

  /// The answer of a server that is well.
  public init(version: String, environment: String, now: UTC) {
    self.version = version
    self.environment = environment
    self.now = now
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("status", "ok")
      json.field("service", "astronova")
      json.field("version", version)
      json.field("timestamp", ISO8601.string(now))
      json.field("environment", environment)
    }
  }
}

/// Whether the server is well, in one word.
public struct BriefHealthAnswer: JSONEncodable, Sendable {
  /// The answer of a server that is well.
  public init() {}

  public func encode(to json: inout JSONWriter) { json.object { json in json.field("status", "ok") } }
}

/// The twelve signs with the days of the Sun in one year.
public struct ZodiacSignsAnswer: JSONEncodable, Sendable {
  /// A stay of the Sun in a sign.
  public struct Stay: Sendable, Hashable {
    /// The sign.
    public let sign: ZodiacSign
    /// When the Sun comes.
    public let start: UTC
    /// When the Sun goes.
    public let end: UTC

    /// A stay.
    public init(sign: ZodiacSign, start: UTC, end: UTC) {
      self.sign = sign
      self.start = start
      self.end = end
    }
  }

  let stays: [Stay]
  let year: Int

  /// The stays that begin in a year (Aries … Pisces from the March equinox on).
  public init(_ stays: [Stay], year: Int) {
    self.stays = stays
    self.year = year
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key("zodiac_signs")
      json.array(stays) { json, stay in
        json.object { json in
          json.field("name", stay.sign.name)
          json.field("symbol", stay.sign.symbol)
          json.field("element", stay.sign.element.name)
          json.field("modality", stay.sign.modality.name)
          json.field("dates", "\(Self.day(stay.start)) - \(Self.day(stay.end))")
          json.field("start", ISO8601.string(stay.start))
          json.field("end", ISO8601.string(stay.end))
          json.field("ruling_planet", stay.sign.modernRuler.name)
          json.field("traditional_ruler", stay.sign.traditionalRuler.name)
        }
      }
      json.field("total_count", stays.count)
      json.field("year", year)
      json.field("note", "The Sun's own dates in UTC, worked out for this year; they move by up to a day from year to year.")
    }
  }

  private static func day(_ instant: UTC) -> String {
    let date = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian).date
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    return "\(months[date.month - 1]) \(date.day)"
  }
}
