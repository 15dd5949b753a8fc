/// What a paragraph rests on: one contact of the sky to a birth chart, or one fact of the sky.
public struct ReadingEvidence: Codable, Sendable, Hashable {
  /// The body that moves, by name: `Mars`.
  public var body: String
  /// Where it stands at noon of the day, degrees of ecliptic longitude, 0 ..< 360.
  public var longitude: Double?
  /// The other end: a point of the birth chart by name, or a second body of the sky.
  public var point: String?
  /// Where the other end stands, degrees 0 ..< 360.
  public var pointLongitude: Double?
  /// The angle by name: `square`.
  public var aspect: String?
  /// Degrees from exactness at noon of the day.
  public var orb: Double?
  /// `applying`, `exact` or `separating`.
  public var phase: String?
  /// The exact moments, ISO 8601 in UTC; of a slow body all its passes.
  public var exact: [String]
  /// The house of the birth chart that the body passes through, 1 … 12.
  public var house: Int?
  /// The house of the point at birth, 1 … 12.
  public var natalHouse: Int?
  /// Plain and exact, by the person's clocks: `Mars square your Mercury, 0°42′, exact today at 16:10.`
  public var text: String
  /// What such a contact means in the tradition, in one sentence; empty when the fact speaks for itself.
  public var meaning: String
}

/// A few sentences with what they rest on.
public struct ReadingParagraph: Codable, Sendable, Hashable {
  /// The sentences.
  public var text: String
  /// What they rest on; at least one fact.
  public var evidence: [ReadingEvidence]
}
