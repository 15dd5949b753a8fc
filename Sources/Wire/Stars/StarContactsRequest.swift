/// The body of `astrology/stars/contacts`: a birth or a kept chart, and which contacts count.
public struct StarContactsRequest: Codable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// Names of stars; all when left out.
  public var stars: [String]?
  /// No star fainter than this, and none without a magnitude.
  public var magnitude: Double?
  /// The widest orb on the ecliptic in degrees, 0 … 10; 1° when left out.
  public var orb: Double?
  /// `uniform` when left out, or `robson`: by magnitude.
  public var orbPolicy: String?
  /// Whether parallels of declination count; no when left out.
  public var parallels: Bool?
  /// How to make the chart.
  public var options: ChartRequestOptions?
}
