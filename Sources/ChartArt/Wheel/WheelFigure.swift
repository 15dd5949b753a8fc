public import Astrology

/// What a wheel shows: points at longitudes, the frame of angles and houses when it is known, and the contacts between them.
///
/// A figure is made from a chart by ``init(_:)``, from a chart with a moving sky by ``init(natal:sky:)``, or by hand.
public struct WheelFigure: Sendable, Hashable {
  /// A body or a calculated point.
  public struct Point: Sendable, Hashable {
    /// Its sign.
    public var glyph: Glyph
    /// The name that titles speak: `Sun`.
    public var name: String
    /// Ecliptic longitude in degrees; any finite value is folded into 0 ..< 360.
    public var longitude: Double
    /// Whether it moves backwards, which is marked with ℞.
    public var isRetrograde: Bool
    /// House 1 … 12, when there are houses.
    public var house: Int?
    /// Whether its aspects are drawn in the middle of the wheel. Ten planets and two angles make a web that can be read; the
    /// contacts of minor points stand in the grid and in the table only.
    public var isInWeb: Bool
    /// Where it went on a day whose hour is not known, from its first to its last degree; then ``longitude``, that of noon, is
    /// told on the wheel of a phone only.
    public var range: LongitudeRange?

    /// A point; the name is the glyph's title unless another is given.
    public init(
      _ glyph: Glyph, at longitude: Double, name: String? = nil, isRetrograde: Bool = false, house: Int? = nil,
      isInWeb: Bool = true, range: LongitudeRange? = nil
    ) {
      self.glyph = glyph
      self.name = name ?? glyph.title
      self.longitude = longitude
      self.isRetrograde = isRetrograde
      self.house = house
      self.isInWeb = isInWeb
      self.range = range
    }

    /// Sign, degree and minute.
    public var zodiac: ZodiacPosition { ZodiacPosition(longitude: longitude) }
  }

  /// One end of a contact.
  public enum End: Sendable, Hashable {
    /// A point of the birth chart, by its index in ``WheelFigure/points``.
    case point(Int)
    /// A moving point, by its index in ``WheelFigure/moving``.
    case moving(Int)
    case ascendant
    case midheaven
  }

  /// An aspect between two ends.
  public struct Contact: Sendable, Hashable {
    /// Which angle it is.
    public var kind: AspectKind
    /// Where its line begins.
    public var first: End
    /// Where its line ends.
    public var second: End
    /// Distance from exactness in degrees; the greatest of the day when the hour is not known.
    public var orb: Double
    /// 1 at exactness, 0 at the limit of the orb.
    public var closeness: Double
    /// The least distance of a day whose hour is not known.
    public var leastOrb: Double?

    public init(_ kind: AspectKind, _ first: End, _ second: End, orb: Double, closeness: Double, leastOrb: Double? = nil) {
      self.kind = kind
      self.first = first
      self.second = second
      self.orb = orb
      self.closeness = closeness
      self.leastOrb = leastOrb
    }
  }

  /// The points of the birth chart.
  public var points: [Point]
  /// The points of the sky around it; when there are any, the wheel has two rings.
  public var moving: [Point]
  /// Ascendant and Midheaven; `nil` without a birth time.
  public var angles: Angles?
  /// The twelve cusps in degrees, first house first; `nil` without a birth time.
  public var cusps: InlineCusps?
  /// What is drawn in the middle and listed in the grid.
  public var contacts: [Contact]
  /// The arc of the Moon over a day whose hour is not known; drawn instead of one place of the Moon.
  public var moonRange: LongitudeRange?

  public init(
    points: [Point], moving: [Point] = [], angles: Angles? = nil, cusps: InlineCusps? = nil, contacts: [Contact] = [],
    moonRange: LongitudeRange? = nil
  ) {
    self.points = points
    self.moving = moving
    self.angles = angles
    self.cusps = cusps
    self.contacts = contacts
    self.moonRange = moonRange
  }

  /// The arc of a point over a day whose hour is not known, which is drawn instead of one place.
  func range(of index: Int) -> LongitudeRange? { points[index].range ?? (points[index].glyph == .moon ? moonRange : nil) }

  /// Whether a point has no single place that an aspect line could end at.
  func isWide(_ index: Int) -> Bool { range(of: index).map { normalizedDegrees($0.end - $0.start) > 4 } ?? false }

  /// Whether a point without an hour goes through more than one degree of its sign that day.
  func crossesDegrees(_ index: Int) -> Bool {
    guard let range = range(of: index) else { return false }
    let (start, end) = (ZodiacPosition(longitude: range.start), ZodiacPosition(longitude: range.end))
    return start.sign != end.sign || start.degree != end.degree
  }

  /// Where a point and its label stand: at its longitude, or in the middle of its range.
  func labelLongitude(of index: Int) -> Double {
    guard let range = range(of: index) else { return points[index].longitude }
    return range.start + normalizedDegrees(range.end - range.start) / 2
  }

  /// The longitude of an end in degrees; `nil` when the figure does not have it.
  func longitude(of end: End) -> Double? {
    switch end {
    case .point(let index): points.indices.contains(index) ? labelLongitude(of: index) : nil
    case .moving(let index): moving.indices.contains(index) ? moving[index].longitude : nil
    case .ascendant: angles?.ascendant
    case .midheaven: angles?.midheaven
    }
  }

  /// The name of an end; empty when the figure does not have it.
  func name(of end: End) -> String {
    switch end {
    case .point(let index): points.indices.contains(index) ? points[index].name : ""
    case .moving(let index): moving.indices.contains(index) ? moving[index].name : ""
    case .ascendant: Glyph.ascendant.title
    case .midheaven: Glyph.midheaven.title
    }
  }

  /// Whether the aspects of an end are drawn in the web.
  func isInWeb(_ end: End) -> Bool {
    switch end {
    case .point(let index): points.indices.contains(index) && points[index].isInWeb
    case .moving(let index): moving.indices.contains(index) && moving[index].isInWeb
    case .ascendant, .midheaven: angles != nil
    }
  }
}
