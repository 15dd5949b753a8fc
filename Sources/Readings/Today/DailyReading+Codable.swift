import Astrology
import Ephemeris

// What is kept of a reading: the words as they were told, and the facts by their names on the API, which are the same in every language.

extension DailyReading.Moon: Codable {
  private enum CodingKeys: String, CodingKey {
    case sign, longitude, phase, elongation, illumination, nextPhase, nextPhaseAt
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    sign = try fields.decode(Named<ZodiacSign>.self, forKey: .sign).value
    longitude = try fields.decode(Double.self, forKey: .longitude)
    phase = try fields.decode(Named<MoonPhase>.self, forKey: .phase).value
    elongation = try fields.decode(Double.self, forKey: .elongation)
    illumination = try fields.decode(Double.self, forKey: .illumination)
    // Both are empty when the next one is outside the ephemeris.
    nextPhase = MoonPhase(apiName: try fields.decode(String.self, forKey: .nextPhase))
    nextPhaseAt = UTC(apiName: try fields.decode(String.self, forKey: .nextPhaseAt))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Named(sign), forKey: .sign)
    try fields.encode(longitude, forKey: .longitude)
    try fields.encode(Named(phase), forKey: .phase)
    try fields.encode(elongation, forKey: .elongation)
    try fields.encode(illumination, forKey: .illumination)
    try fields.encode(nextPhase?.apiName ?? "", forKey: .nextPhase)
    try fields.encode(nextPhaseAt?.apiName ?? "", forKey: .nextPhaseAt)
  }
}

extension ComingEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case at, date, time, title, line, isChief, bodies, aspect
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    at = try fields.decode(Named<UTC>.self, forKey: .at).value
    date = try fields.decode(String.self, forKey: .date)
    time = try fields.decode(String.self, forKey: .time)
    title = try fields.decode(String.self, forKey: .title)
    line = try fields.decode(String.self, forKey: .line)
    isChief = try fields.decode(Bool.self, forKey: .isChief)
    bodies = try fields.decode([String].self, forKey: .bodies).map { key in
      guard let point = ChartPoint(key: key) else {
        throw DecodingError.dataCorruptedError(forKey: .bodies, in: fields, debugDescription: "no point is called \(key)")
      }
      return point
    }
    aspect = try fields.decodeIfPresent(Named<AspectKind>.self, forKey: .aspect)?.value
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Named(at), forKey: .at)
    try fields.encode(date, forKey: .date)
    try fields.encode(time, forKey: .time)
    try fields.encode(title, forKey: .title)
    try fields.encode(line, forKey: .line)
    try fields.encode(isChief, forKey: .isChief)
    try fields.encode(bodies.map(\.key), forKey: .bodies)
    try fields.encodeIfPresent(aspect.map { Named($0) }, forKey: .aspect)
  }
}
