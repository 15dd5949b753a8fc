public import Astrology
public import Ephemeris

/// The Moon's stay in the sign in which it is, and the void of course that ends it.
public struct VoidOfCourseAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let stay: VoidOfCourse
  let bodies: VoidOfCourse.Bodies

  /// The stay that holds an instant.
  public init(at instant: UTC, _ stay: VoidOfCourse, bodies: VoidOfCourse.Bodies) {
    self.instant = instant
    self.stay = stay
    self.bodies = bodies
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("at", ISO8601.string(instant))
      json.field("bodies", bodies.wireName)
      json.field("sign", stay.sign.name)
      json.field("isVoid", stay.isVoid(at: TT(instant)))
      stay.writeFields(to: &json)
    }
  }
}

/// The voids of course of a span.
public struct VoidsOfCourseAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let stays: [VoidOfCourse]
  let bodies: VoidOfCourse.Bodies

  /// The longest span in days that one answer tells: half a year of the Moon is 80 signs.
  public static let longestSpan = 184.0

  /// The voids that run at some time between two instants, in order.
  ///
  /// - Throws: ``EphemerisError`` when the three days before the span and after it have no ephemeris.
  public init(from start: UTC, to end: UTC, bodies: VoidOfCourse.Bodies) throws(EphemerisError) {
    self.start = start
    self.end = end
    self.bodies = bodies
    // The Moon is in a sign for less than three days.
    let (first, last) = (TT(start), TT(end))
    stays = try VoidOfCourse.all(from: first.advanced(byDays: -3), to: last.advanced(byDays: 3), bodies: bodies)
      .filter { $0.exit > first && $0.start < last }
  }

  /// The stays that end in a void of the span.
  public var found: [VoidOfCourse] { stays }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.field("bodies", bodies.wireName)
      json.key("voids")
      json.array(stays) { json, stay in
        json.object { json in
          json.field("sign", stay.sign.name)
          stay.writeFields(to: &json)
        }
      }
    }
  }
}

extension VoidOfCourse {
  /// The sign into which the Moon goes when the void ends.
  public var nextSign: ZodiacSign { ZodiacSign(longitude: 30 * Double(sign.rawValue) + 45) }

  fileprivate func writeFields(to json: inout JSONWriter) {
    json.object("void") { json in json.spanFields(start, exit) }
    json.object("stay") { json in json.spanFields(entry, exit) }
    json.field("nextSign", nextSign.name)
    json.key("lastAspect")
    if let lastAspect { lastAspect.encode(to: &json) } else { json.null() }
    json.key("aspects")
    json.array(aspects) { json, aspect in aspect.encode(to: &json) }
  }
}

extension LunarAspect {
  fileprivate func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("body", body.name)
      json.field("aspect", kind.name)
      json.field("instant", instant)
    }
  }
}
