/// The body of `astrology/vedic/chart` and its sisters: a birth or a kept chart.
public struct VedicFigureRequest: Decodable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// How to make the chart: its ayanamsa and its node.
  public var options: ChartRequestOptions?
  /// Divisional charts by number or name, `D9`, `navamsha`; D1 and D9 when left out, `all` for all sixteen.
  public var vargas: [String]?
  /// `common` or `withSecond`: which houses of Mars count.
  public var manglikHouses: String?
  /// The first day of the span in which Saturn is followed; the day of birth when left out.
  public var from: String?
  /// The last day of that span; a hundred years later when left out.
  public var to: String?
}
