/// The body of `astrology/vedic/shadbala`: a birth or a kept chart, and whose procedure is followed.
public struct StrengthRequest: Decodable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// How to make the chart: its ayanamsa and its node.
  public var options: ChartRequestOptions?
  /// `parashara`, the default, or `raman`.
  public var policy: String?
}
