public import Atlas
import Ephemeris

/// One way to read a time of a clock that was put forward or back.
public struct TimeChoice: Sendable, Hashable, JSONEncodable {
  /// The value of `fold` that chooses this instant: `earlier` or `later`; `nil` when there is only one.
  public var fold: String?
  /// What the clocks of the place showed at the instant, `YYYY-MM-DDTHH:MM:SS`; an hour off the reading that was jumped over.
  public var local: String
  /// The instant, ISO 8601 with `Z`.
  public var utc: String
  /// The offset from UTC, `-04:00`.
  public var offset: String
  /// The abbreviation of the zone at that instant.
  public var abbreviation: String

  /// An instant with what the clocks of the zone really showed at it; of a time that they jumped over that is an hour off the
  /// reading.
  public init(_ time: ResolvedTime, in zone: TimeZoneHistory, longitude: Double? = nil, fold: ClockFold? = nil) {
    let clock = zone.clock(at: time.utc, longitude: longitude)
    let shown = UTC(daysSinceJ2000: time.utc.daysSinceJ2000 + clock.seconds / JulianDate.secondsPerDay)
    self.fold = fold?.rawValue
    local = String(ISO8601.string(shown).dropLast())
    utc = ISO8601.string(time.utc)
    offset = ISO8601.offset(seconds: clock.seconds)
    abbreviation = clock.abbreviation
  }

  /// The ways to read a time: one, or the two of a time that was skipped or repeated, each with the `fold` that chooses it.
  public static func all(of instants: [ResolvedTime], in zone: TimeZoneHistory, longitude: Double? = nil) -> [TimeChoice] {
    let folds: [ClockFold?] = instants.count == 1 ? [nil] : ClockFold.allCases
    return zip(instants, folds).map { TimeChoice($0, in: zone, longitude: longitude, fold: $1) }
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("fold", ifPresent: fold)
      json.field("local", local)
      json.field("utc", utc)
      json.field("offset", offset)
      json.field("abbreviation", abbreviation)
    }
  }
}

/// The body of an error answer.
public struct ErrorAnswer: JSONEncodable, Sendable {
  /// What went wrong.
  public let problem: Problem
  /// The id of the request, to quote to whoever runs the server.
  public let requestId: String

  /// The answer to a request.
  public init(_ problem: Problem, requestId: String) {
    self.problem = problem
    self.requestId = requestId
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("error", problem.code.title)
      json.field("code", problem.code.rawValue)
      json.field("message", problem.message)
      json.field("field", ifPresent: problem.field)
      if !problem.allowed.isEmpty { json.field("allowed", problem.allowed) }
      if !problem.choices.isEmpty { json.field("choices", problem.choices) }
      json.field("requestId", requestId)
    }
  }
}
