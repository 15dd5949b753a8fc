/// The body of `astrology/dashas/complete`: a birth or a kept chart, and a day.
public struct DashaCompleteRequest: Decodable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// How to make the chart: its ayanamsa.
  public var options: ChartRequestOptions?
  /// The day that is asked about, by the clocks of the place of birth; this moment when left out.
  public var targetDate: String?
  /// The time of that day; noon when left out.
  public var targetTime: String?
  /// Whether to tell what comes next; yes when left out.
  public var includeTransitions: Bool?
  /// Whether to explain; yes when left out.
  public var includeEducation: Bool?
  /// `vimshottari`, the default, or `yogini`.
  public var system: String?
  /// `julian`, the default, `gregorian`, `savana` or `sidereal`.
  public var yearLength: String?
}
