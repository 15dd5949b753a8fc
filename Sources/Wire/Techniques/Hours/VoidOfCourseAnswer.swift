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
      json.object("void") { json in json.spanFields(stay.start, stay.exit) }
      json.object("stay") { json in json.spanFields(stay.entry, stay.exit) }
      json.field("nextSign", ZodiacSign(longitude: 30 * Double(stay.sign.rawValue) + 45).name)
      json.key("lastAspect")
      if let aspect = stay.lastAspect { write(aspect, to: &json) } else { json.null() }
      json.key("aspects")
      json.array(stay.aspects) { json, aspect in write(aspect, to: &json) }
    }
  }

  private func write(_ aspect: LunarAspect, to json: inout JSONWriter) {
    json.object { json in
      json.field("body", aspect.body.name)
      json.field("aspect", aspect.kind.name)
      json.field("instant", aspect.instant)
    }
  }
}
