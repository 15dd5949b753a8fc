public import Atlas
public import Ephemeris
import Readings

/// How a birth was read: the clock of that place and day, and the instant it stands for.
public struct BirthAnswer: JSONEncodable, Sendable {
  /// What came in.
  public let data: BirthData
  /// The zone that was used.
  public let timezone: String
  /// The instant; local noon when the time is not known.
  public let utc: UTC
  /// TT, as a Julian date.
  public let julianDateTT: Double
  /// Seconds by which the clock was ahead of UTC; `nil` when the time is not known.
  public let offsetSeconds: Double?
  /// What the clock's time was called: `EDT`, `LMT`.
  public let abbreviation: String?
  /// A sentence that explains the clock.
  public let explanation: String?

  /// How `data` was read.
  public init(_ data: BirthData, as birth: BirthMoment) {
    self.data = data
    timezone = birth.zone.identifier
    utc = birth.utc
    julianDateTT = TT(birth.utc).julianDate
    offsetSeconds = birth.time?.clock.seconds
    abbreviation = birth.time?.clock.abbreviation
    explanation = birth.explanation
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", data.date)
      json.field("time", data.time)
      json.field("timezone", timezone)
      json.field("latitude", data.latitude)
      json.field("longitude", data.longitude)
      json.field("fold", ifPresent: data.fold)
      json.field("calendar", ifPresent: data.calendar)
      json.field("place", ifPresent: data.place)
      json.field("name", ifPresent: data.name)
      json.field("utc", ISO8601.string(utc))
      json.field("julianDateTT", julianDateTT)
      json.field("offsetSeconds", offsetSeconds)
      json.field("offset", offsetSeconds.map(ISO8601.offset))
      json.field("abbreviation", abbreviation)
      json.field("explanation", explanation)
    }
  }
}
