public import Astrology
public import Ephemeris

/// What a paragraph rests on: one contact of the sky to a birth chart, or one fact of the sky.
///
/// The facts are typed; ``text`` and ``meaning`` tell them in the language of the reading.
public struct ReadingEvidence: Sendable, Hashable {
  /// Whether a body comes nearer to exactness. The raw values are the names on the API and in what is kept.
  public enum Phase: String, Codable, Sendable, Hashable {
    case applying, exact, separating
  }

  /// What moves; of a fact about the birth chart its point.
  public var body: ChartPoint
  /// Where it stands at noon of the day, degrees of ecliptic longitude in the zodiac of the reading, 0 ..< 360.
  public var longitude: Double?
  /// The other end: a point of the birth chart, or a second body of the sky.
  public var point: ChartPoint?
  /// Where the other end stands in that zodiac, degrees 0 ..< 360.
  public var pointLongitude: Double?
  /// The angle.
  public var aspect: AspectKind?
  /// Degrees from exactness at noon of the day.
  public var orb: Double?
  /// Whether it comes or goes.
  public var phase: Phase?
  /// The exact moments, whole seconds; of a slow body all its passes.
  public var exact: [UTC]
  /// Instead of ``exact``: the spans within which it is exact, when the hour of birth is not known.
  public var between: [ExactSpan] = []
  /// The house of the birth chart that the body passes through, 1 … 12.
  public var house: Int?
  /// The house of the point at birth, 1 … 12.
  public var natalHouse: Int?
  /// Plain and exact, by the person's clocks: `Mars square your Mercury, 0°42′, exact today at 16:10.`
  public var text: String
  /// What such a contact means in the tradition, in one sentence; empty when the fact speaks for itself.
  public var meaning: String

  /// A fact.
  ///
  /// - Parameter exact: the exact moments; the parts of their seconds are left out.
  init(
    _ body: ChartPoint, at longitude: Double? = nil, to point: ChartPoint? = nil, pointAt pointLongitude: Double? = nil,
    aspect: AspectKind? = nil, orb: Double? = nil, phase: Phase? = nil, exact: [UTC] = [], between: [ExactSpan] = [],
    house: Int? = nil,
    natalHouse: Int? = nil, text: String, meaning: String = ""
  ) {
    self.body = body
    self.longitude = longitude
    self.point = point
    self.pointLongitude = pointLongitude
    self.aspect = aspect
    self.orb = orb
    self.phase = phase
    self.exact = exact.map(\.wholeSecond)
    self.between = between.map { ExactSpan(from: $0.from.wholeSecond, until: $0.until.wholeSecond) }
    self.house = house
    self.natalHouse = natalHouse
    self.text = text
    self.meaning = meaning
  }
}

/// A few sentences with what they rest on.
public struct ReadingParagraph: Codable, Sendable, Hashable {
  /// The sentences.
  public var text: String
  /// What they rest on; at least one fact.
  public var evidence: [ReadingEvidence]
}

extension ReadingEvidence {
  /// An event of the sky that is exact at a moment.
  init(_ event: SkyEvent, told: (when: String, language: Language)) {
    let language = told.language
    let text = language.book.filled("line fact exact", ("event", language.lines.text(event)), ("when", told.when))
    let exact = [UTC(event.instant)]
    switch event.kind {
    case .station(let body, let longitude, _): self.init(.body(body), at: longitude, exact: exact, text: text)
    case .phase(_, let longitude): self.init(.body(.moon), at: longitude, exact: exact, text: text)
    case .ingress(let body, _, _): self.init(.body(body), exact: exact, text: text)
    case .aspect(let first, let kind, let second):
      self.init(.body(first), to: .body(second), aspect: kind, exact: exact, text: text)
    }
  }
}

/// What is kept of a fact: the names of the API, and moments in ISO 8601.
extension ReadingEvidence: Codable {
  private enum CodingKeys: String, CodingKey {
    case body, longitude, point, pointLongitude, aspect, orb, phase, exact, between, house, natalHouse, text, meaning
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    body = try fields.decode(Named<ChartPoint>.self, forKey: .body).value
    longitude = try fields.decodeIfPresent(Double.self, forKey: .longitude)
    point = try fields.decodeIfPresent(Named<ChartPoint>.self, forKey: .point)?.value
    pointLongitude = try fields.decodeIfPresent(Double.self, forKey: .pointLongitude)
    aspect = try fields.decodeIfPresent(Named<AspectKind>.self, forKey: .aspect)?.value
    orb = try fields.decodeIfPresent(Double.self, forKey: .orb)
    phase = try fields.decodeIfPresent(Phase.self, forKey: .phase)
    exact = try fields.decode([Named<UTC>].self, forKey: .exact).map(\.value)
    let spans = try fields.decodeIfPresent([[Named<UTC>]].self, forKey: .between) ?? []
    between = spans.compactMap { $0.count == 2 ? ExactSpan(from: $0[0].value, until: $0[1].value) : nil }
    house = try fields.decodeIfPresent(Int.self, forKey: .house)
    natalHouse = try fields.decodeIfPresent(Int.self, forKey: .natalHouse)
    text = try fields.decode(String.self, forKey: .text)
    meaning = try fields.decode(String.self, forKey: .meaning)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Named(body), forKey: .body)
    try fields.encodeIfPresent(longitude, forKey: .longitude)
    try fields.encodeIfPresent(point.map { Named($0) }, forKey: .point)
    try fields.encodeIfPresent(pointLongitude, forKey: .pointLongitude)
    try fields.encodeIfPresent(aspect.map { Named($0) }, forKey: .aspect)
    try fields.encodeIfPresent(orb, forKey: .orb)
    try fields.encodeIfPresent(phase, forKey: .phase)
    try fields.encode(exact.map { Named($0) }, forKey: .exact)
    if !between.isEmpty { try fields.encode(between.map { [Named($0.from), Named($0.until)] }, forKey: .between) }
    try fields.encodeIfPresent(house, forKey: .house)
    try fields.encodeIfPresent(natalHouse, forKey: .natalHouse)
    try fields.encode(text, forKey: .text)
    try fields.encode(meaning, forKey: .meaning)
  }
}
