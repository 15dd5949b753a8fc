/// The body of `astrology/chinese`: a birth or a kept chart, and the choices on which the schools differ.
public struct ChineseRequest: Decodable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// Of no use here; read so that one body serves every route.
  public var options: ChartRequestOptions?
  /// `civil`, the default, `localMean` or `trueSolar`: which clock tells the double hour.
  public var clock: String?
  /// `midnight`, the default, or `twentyThree`: when the day pillar changes.
  public var dayChange: String?
  /// `birthPlace`, the default, or `china`: which day is looked up in the calendar.
  public var calendarDay: String?
}
