/// The body of `chart/generate` and of `chart/aspects`.
public struct ChartRequest: Codable, Sendable, Hashable {
  /// When and where.
  public var birthData: BirthData
  /// `natal` when left out; given back as `type`.
  public var chartType: String?
  /// Traditions: `western`, the default, `vedic` and `chinese`.
  public var systems: [String]?
  /// How to make the chart.
  public var options: ChartRequestOptions?
}

/// How to make a chart.
public struct ChartRequestOptions: Codable, Sendable, Hashable {
  /// A house system by name; Placidus when left out.
  public var houseSystem: String?
  /// Whether to draw the wheel into the answer; yes when left out.
  public var svg: Bool?
  /// Whether to search for the instant at which each aspect is exact; no when left out, since slow pairs take long to search.
  public var exactTimes: Bool?
  /// An ayanamsa by its identifier, for the Vedic system; Lahiri when left out.
  public var ayanamsa: String?
  /// Which node Rahu is, for the Vedic routes: `mean`, the default, or `true`.
  public var node: String?
  /// Which aspects count, by name; the major ones and the quincunx when left out.
  public var aspects: [String]?
  /// The widest orb in degrees by the name of the aspect, 0 … 15.
  public var orbs: [String: Double]?
  /// Degrees more with the Sun or the Moon, 0 … 15; 2 when left out, or none when orbs are given.
  public var luminaryBonus: Double?

  /// How to make a chart.
  public init(
    houseSystem: String? = nil, svg: Bool? = nil, exactTimes: Bool? = nil, ayanamsa: String? = nil, node: String? = nil,
    aspects: [String]? = nil, orbs: [String: Double]? = nil, luminaryBonus: Double? = nil
  ) {
    self.houseSystem = houseSystem
    self.svg = svg
    self.exactTimes = exactTimes
    self.ayanamsa = ayanamsa
    self.node = node
    self.aspects = aspects
    self.orbs = orbs
    self.luminaryBonus = luminaryBonus
  }
}

/// The body of `chart/transit`: a birth or a kept chart, and a moment.
public struct TransitRequest: Codable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// An ISO 8601 instant with `Z` or an offset; this moment when left out.
  public var moment: String?
  /// How to make the chart.
  public var options: ChartRequestOptions?
}
